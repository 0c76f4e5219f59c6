"""Invariants of every game: the laws, random games that check them, and statistics."""
