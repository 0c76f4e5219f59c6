"""The steward, part by part: valuing cards and estates, planning a round, choosing areas and offers."""

from kingdom.bots.steward.bot import Steward

__all__ = ["Steward"]
