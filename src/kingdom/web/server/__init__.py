"""Running a server: its socket, guard, limits, logs and metrics."""
