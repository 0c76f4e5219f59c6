"""Tables: their games, seats, records and caches."""
