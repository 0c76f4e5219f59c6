"""The lab: compares bots by matches between them, and cards by games of bots that use them."""
