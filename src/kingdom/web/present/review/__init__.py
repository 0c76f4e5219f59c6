"""Reviews and puzzles as templates show them."""
