"""Live updates: the people who are present, and the events sent to them."""
