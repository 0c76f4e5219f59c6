"""A game and its data: configuration, positions, records, and what each seat is told."""
