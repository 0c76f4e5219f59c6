"""The home page, the form of a new game, and deals."""
