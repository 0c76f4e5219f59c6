"""One numbered file for each change of the schema."""
