"""What the pages add to the words of the game: errors of the server, and the language of a request."""

from __future__ import annotations

from collections.abc import Sequence

from kingdom.web.errors import Problem
from kingdom.web.texts import problems
from kingdom.web.texts.negotiation import COOKIE, negotiate
from kingdom.words import DEFAULT, LANGUAGES, CardLine, Explained, Status, Words

__all__ = ["COOKIE", "DEFAULT", "LANGUAGES", "CardLine", "Explained", "Status", "Texts", "negotiate"]


class Texts(Words):
    """All that a page says, in one language."""

    def problem(self, found: Problem, names: Sequence[str] = ()) -> str:
        """What went wrong and what to do."""
        return problems.problem(self, found, names)

    def problem_title(self, found: Problem) -> str:
        """The same as the heading of a page."""
        return problems.problem_title(self, found)
