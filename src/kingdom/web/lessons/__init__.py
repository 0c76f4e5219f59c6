"""Lessons and puzzles in a browser."""
