"""What holds in every game: the laws, random games that are held to them, and their tally."""
