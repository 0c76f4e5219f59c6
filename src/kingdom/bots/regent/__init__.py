"""The regent, part by part: worths of cards, plans of rounds, a network's value, and the search over all of it."""

from kingdom.bots.regent.bot import Regent

__all__ = ["Regent"]
