"""Lists of games, score sheets and the form of a new game."""
