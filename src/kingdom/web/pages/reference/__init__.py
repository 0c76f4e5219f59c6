"""Cards, rules and the interface for programs."""
