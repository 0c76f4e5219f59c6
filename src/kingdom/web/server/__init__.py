"""How a server runs: its socket, guard, limits, logs and metrics."""
