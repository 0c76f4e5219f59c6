"""The picture of a card: the drawn one, or one composed of prepared parts.

`static/art/` has the drawings and `parts.json`, all drawn by the programs in `art/` of the repository. A card without a
drawing of its own gets a composed picture: its type chooses the scenery, its cost adds things to the foreground, and a
hash of its key chooses among the variants. The name of a composed picture says all of this, so the server can draw it
again from the name alone.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple
from zlib import crc32

from kingdom.core.cards import Family, Kind
from kingdom.web.present.cards.codes import letters
from kingdom.web.static_files import FOLDER, static

DRAWINGS = FOLDER / "art"
PLANES = ("back", "subject", "front")
MIDDLE = 50
PREFIXES = {Family.ADVISOR: "advisor-", Family.DUCHY: "duchy-"}

RECIPE = re.compile(r"([a-z]+)-(\d+)-(\d+)-(\d+)((?:-[a-z])*)")
MOST_PROPS = 3


class Picture(NamedTuple):
    """The address of a picture, and the height, in tenths, that a wide strip of it keeps."""

    address: str
    focus: int


@cache
def drawn() -> Mapping[str, int]:
    """The drawings, with the height in per cent that a strip keeps."""
    table = json.loads((DRAWINGS / "pictures.json").read_text(encoding="utf-8"))
    return {name: row["focus"] for name, row in table.items()}


@cache
def parts() -> Mapping[str, Mapping[str, list[str]]]:
    """The prepared parts: for each type or family the variants of each plane, and under "props" what a cost adds."""
    found: Mapping[str, Mapping[str, list[str]]] = json.loads((DRAWINGS / "parts.json").read_text(encoding="utf-8"))
    return found


@cache
def mark() -> str:
    """The mark of the parts: it changes with them, so browsers may cache composed pictures forever."""
    return hashlib.sha256((DRAWINGS / "parts.json").read_bytes()).hexdigest()[:6]


def picture_of(kind: Kind, side: str = "") -> Picture:
    """The picture of a card; a Duchy may have one for each side of its board."""
    name = PREFIXES.get(kind.family, "") + kind.key.replace("_", "-")
    found = drawing(f"{name}-{side.lower()}") or drawing(name)
    return found or Picture(f"/s/{mark()}/{recipe(kind)}.svg", round(MIDDLE / 10))


def drawing(name: str) -> Picture | None:
    """A drawing by its name; None if there is none."""
    focus = drawn().get(name)
    return None if focus is None else Picture(static(f"art/{name}.svg"), round(focus / 10))


def portrait(bot: str) -> Picture:
    """The face of a bot, which may have a thinking time in its name; bots without a portrait share one."""
    return drawing(f"bot-{bot.partition('@')[0]}") or Picture(static("art/bot-other.svg"), round(MIDDLE / 10))


def back() -> str:
    """The address of the back of a card."""
    return static("art/back.svg")


def recipe(kind: Kind) -> str:
    """The name of a composed picture: its scenery, a variant of each plane, and the Resources that show.

    >>> from kingdom.content import load
    >>> recipe(load().cards[0][0])
    'structure-...'
    """
    scenery = str(kind.family.value) if kind.type is None else kind.type.name.lower()
    chance = crc32(kind.key.encode())
    variants = []
    for plane in PLANES:
        chance, variant = divmod(chance, len(parts()[scenery][plane]))
        variants.append(str(variant))
    props = dict.fromkeys(letter for letter in letters(kind.cost) if letter in parts()["props"])
    return "-".join((scenery, *variants, *list(props)[:MOST_PROPS]))


def composed(name: str) -> str | None:
    """A composed picture as SVG; None if there is no such picture."""
    found = RECIPE.fullmatch(name)
    if found is None or found[1] == "props" or found[1] not in parts():
        return None
    scenery, props = parts()[found[1]], parts()["props"]
    chosen = [int(found[index]) for index in (2, 3, 4)]
    things = found[5].split("-")[1:]
    if any(number >= len(scenery[plane]) for plane, number in zip(PLANES, chosen, strict=True)):
        return None
    if len(things) > MOST_PROPS or any(letter not in props for letter in things):
        return None
    back, subject, front = (scenery[plane][number] for plane, number in zip(PLANES, chosen, strict=True))
    added = "".join(props[letter][place] for place, letter in enumerate(things))
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 170">{back}{subject}{added}{front}</svg>\n'
