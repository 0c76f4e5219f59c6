"""The rules as a book: clauses, chapters, and the citations of clauses in code and tests."""
