"""What the pages add to the words of the game: errors of the server, and the language of a request."""

from __future__ import annotations

import re
from collections.abc import Sequence

from markupsafe import Markup, escape

from kingdom.web.errors import Problem
from kingdom.web.texts import problems
from kingdom.web.texts.language import COOKIE, negotiate
from kingdom.words import DEFAULT, CardLine, Explained, Status, Words

__all__ = ["COOKIE", "DEFAULT", "CardLine", "Explained", "Status", "Texts", "negotiate"]


_KEY = re.compile(r"\{([A-Za-z.-]+)(?: (\d+))?\}")


class Texts(Words):
    """All that a page says, in one language."""

    def problem(self, found: Problem, names: Sequence[str] = ()) -> str:
        """What went wrong and what to do."""
        return problems.problem(self, found, names)

    def problem_title(self, found: Problem) -> str:
        """The same as the heading of a page."""
        return problems.problem_title(self, found)

    def keyed(self, text: str) -> Markup:
        """A sentence that names buttons, each with the label that it has on the table.

        >>> Texts("en").keyed("Press {do-Done}, or {some-to-alchemy 2}.")
        Markup('Press <b class="key">Done</b>, or <b class="key">2 to Alchemy</b>.')
        """

        def key(found: re.Match[str]) -> str:
            label = self.t(found[1], count=int(found[2])) if found[2] else self.t(found[1])
            return f'<b class="key">{escape(label)}</b>'

        return Markup(_KEY.sub(key, str(escape(text))))
