"""What `make docs` does to docstrings: their doctests become examples, which Markdown would take for quotations."""

from __future__ import annotations

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"^>>> .*(?:\n(?!\s*$).*)*(?:\n\n?(?=>>> ).*(?:\n(?!\s*$).*)*)*", re.MULTILINE)


def fenced(text: str) -> str:
    """A docstring with its doctests as blocks of code."""
    return EXAMPLE.sub(lambda found: f"```pycon\n{found[0]}\n```", text)


class Examples(griffe.Extension):
    """Looks at every docstring once."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """An object of the package, as it has been read."""
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)
