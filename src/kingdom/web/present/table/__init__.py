"""The table as templates show it."""
