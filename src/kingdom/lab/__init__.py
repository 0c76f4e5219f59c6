"""The lab: bots measured against each other, and cards measured by the games that bots play with them."""
