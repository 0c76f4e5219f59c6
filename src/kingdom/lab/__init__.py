"""The lab: measures bots against each other, and cards by the games that bots play with them."""
