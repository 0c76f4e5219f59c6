"""A game as text: the notation of actions and cards, and pictures of a table."""
