"""The rules as a book: clauses, where code and tests cite them, and the card set as tables."""
