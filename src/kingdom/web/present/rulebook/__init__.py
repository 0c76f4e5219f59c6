"""The rulebook as templates show it."""
