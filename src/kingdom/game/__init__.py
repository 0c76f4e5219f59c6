"""A game and what is kept of it: configuration, positions, records, and what each seat is told."""
