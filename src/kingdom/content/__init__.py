"""Cards, boards, scenarios and editions as data: TOML files, and the loader that turns them into values.

>>> from kingdom.content import load
>>> content = load()
>>> content.name, len(content.box("B"))
('Reconstruction', 130)
>>> content.names("farm", "fr")
'Ferme'
"""

from __future__ import annotations

from kingdom.content.fields import LANGUAGES
from kingdom.content.loader import load
from kingdom.content.model import Content, Rating
from kingdom.content.problems import ContentError, Problem

__all__ = ["LANGUAGES", "Content", "ContentError", "Problem", "Rating", "load"]
