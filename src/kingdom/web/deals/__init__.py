"""Deals that several people play."""
