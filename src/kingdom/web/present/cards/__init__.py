"""Cards as templates show them."""
