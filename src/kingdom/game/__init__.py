"""A game and its data: configuration, positions, records, and the facts delivered to each viewer."""
