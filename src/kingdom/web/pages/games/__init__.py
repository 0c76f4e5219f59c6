"""Pages of finished and recorded games."""
