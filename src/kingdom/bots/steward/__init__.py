"""The steward, part by part: what things are worth, how a round is planned, how Choice is valued."""

from kingdom.bots.steward.bot import Steward

__all__ = ["Steward"]
