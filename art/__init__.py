"""The programs that draw the pictures of the cards; see README.md."""
