"""Cards, boards, scenarios and editions as data: TOML files, and the loader that turns them into values.

>>> from kingdom.content import load
>>> content = load()
>>> content.name, len(content.box("B"))
('Reconstruction', 130)
>>> content.names("farm", "fr")
'Ferme'
"""

from __future__ import annotations

from kingdom.content.loader import load
from kingdom.content.model import Content, Rating
from kingdom.content.problems import ContentError, PackFault

__all__ = ["Content", "ContentError", "PackFault", "Rating", "load"]
