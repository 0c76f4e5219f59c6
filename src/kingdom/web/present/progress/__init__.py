"""A player's history as templates show it."""
