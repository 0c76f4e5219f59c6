"""One module per family of cards. Importing a module registers its pictures."""
