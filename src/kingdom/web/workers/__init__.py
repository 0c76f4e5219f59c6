"""Work outside requests: bots, hints and reviews."""
