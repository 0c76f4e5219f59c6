"""Live updates: who is there, and what they are sent."""
