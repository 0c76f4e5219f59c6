"""The register of pictures: how one is declared, and how all of them are drawn."""

from __future__ import annotations

import gzip
import importlib
import json
import pkgutil
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from art import families

WIDE = (240, 170)


@dataclass(frozen=True)
class Drawing:
    """The planes of a picture, back to front. The subject alone tells which card it is."""

    defs: str
    back: Sequence[str]
    subject: Sequence[str]
    front: Sequence[str] = ()


@dataclass(frozen=True)
class Picture:
    """A picture that can be drawn. `focus`: the height, in per cent, that a wide strip of it keeps."""

    name: str
    family: str
    focus: int
    size: tuple[int, int]
    draw: Callable[[], Drawing]

    def svg(self) -> str:
        drawing = self.draw()
        width, height = self.size
        text = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"><defs>{drawing.defs}</defs>'
            f'{"".join(drawing.back)}<g id="s">{"".join(drawing.subject)}</g>{"".join(drawing.front)}</svg>\n'
        )
        text = text.replace("<defs></defs>", "")
        return re.sub(r"#([0-9a-f])\1([0-9a-f])\2([0-9a-f])\3(?=\")", r"#\1\2\3", text)


_pictures: dict[str, Picture] = {}


def picture(
    name: str, focus: int = 50, size: tuple[int, int] = WIDE
) -> Callable[[Callable[[], Drawing]], Callable[[], Drawing]]:
    """Register a function that draws the picture of this name."""

    def register(draw: Callable[[], Drawing]) -> Callable[[], Drawing]:
        if name in _pictures:
            raise ValueError(f"two pictures are called {name}")
        family = draw.__module__.rsplit(".", 1)[-1].partition("_")[0]
        _pictures[name] = Picture(name, family, focus, size, draw)
        return draw

    return register


def pictures() -> dict[str, Picture]:
    """Every picture by name, in alphabetical order."""
    for module in pkgutil.iter_modules(families.__path__):
        importlib.import_module(f"{families.__name__}.{module.name}")
    return dict(sorted(_pictures.items()))


def table() -> str:
    """What the package needs to know about each picture, as JSON."""
    rows = (f"  {json.dumps(each.name)}: {json.dumps({'focus': each.focus})}" for each in pictures().values())
    return "{\n" + ",\n".join(rows) + "\n}\n"


def weight(svg: str) -> int:
    """Bytes on the wire."""
    return len(gzip.compress(svg.encode(), 9, mtime=0))
