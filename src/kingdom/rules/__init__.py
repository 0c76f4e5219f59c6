"""The base game: clauses GEN to END, as a module like any other."""

from kingdom.rules import building, choice, ending, planning, production, setup
from kingdom.rules.base import base

__all__ = ["base", "building", "choice", "ending", "planning", "production", "setup"]
