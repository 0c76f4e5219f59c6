"""Loading content: read the files, turn entries into values, check the whole, give it a hash."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from kingdom.content import checks, parts
from kingdom.content.fields import Fields
from kingdom.content.files import SECTIONS, Entry, Pack, lay_over, read_pack
from kingdom.content.model import SIDES, Content, Rating
from kingdom.content.problems import ContentError, Problem
from kingdom.core.cards import Edition, Family, Kind, Quest, Scenario

RECONSTRUCTION = Path(__file__).parent / "reconstruction"
FAMILIES = {family.value: family for family in Family if family is not Family.DUCHY}
NOTHING = "nothing"


def load(path: Path | None = None) -> Content:
    """The Reconstruction, or a pack laid over it; raises ContentError with all that is wrong with it.

    A pack is a directory of TOML files or one such file. An entry with a key of the Reconstruction replaces
    the fields that it gives; a pack whose header says `extends = "nothing"` stands alone.
    """
    return _reconstruction() if path is None else _assemble(_extended(read_pack(path)), str(path))


@cache
def _reconstruction() -> Content:
    return _assemble(read_pack(RECONSTRUCTION), RECONSTRUCTION.name)


def _extended(pack: Pack) -> Pack:
    base = pack.header.pop("extends", "reconstruction")
    if base == NOTHING:
        return pack
    if base != "reconstruction":
        message = f'is {base!r}: write "reconstruction" or "{NOTHING}"'
        pack.problems.append(Problem("", "pack", "extends", message))
    return lay_over(read_pack(RECONSTRUCTION), pack)


class _Assembly:
    """The values read so far, by section."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.problems = list(pack.problems)
        self.cards: dict[str, tuple[Kind, int]] = {}
        self.duchies: dict[tuple[str, str], Kind] = {}
        self.quests: dict[tuple[str, int], Quest] = {}
        self.scenarios: dict[str, Scenario] = {}
        self.editions: dict[str, Edition] = {}
        self.modules: dict[str, Rating] = {}
        self.decks: dict[str, Rating] = {}
        self.first_game: tuple[str, ...] = ()
        self.texts: dict[str, dict[str, str]] = {}

    def read(self, entry: Entry) -> None:
        """Turn one entry into values."""
        found: list[Problem] = []
        fields_of = Fields(entry.values, "", entry.key, found)
        self.texts[entry.key] = fields_of.names()
        name = self.texts[entry.key]["en"]
        if entry.section in FAMILIES:
            self.cards[entry.key] = parts.read_kind(fields_of, FAMILIES[entry.section], name)
        elif entry.section == "duchy":
            for side, kind in parts.read_duchy(fields_of, name).items():
                self.duchies[entry.key, side] = kind
        elif entry.section == "quest":
            sides, steps = parts.read_quest(fields_of, name)
            self.quests.update({(entry.key, players): quest for players, quest in sides.items()})
            self.texts.update({f"{entry.key}.{place}": step for place, step in enumerate(steps, start=1)})
        elif entry.section == "scenario":
            self.scenarios[entry.key] = parts.read_scenario(fields_of, name)
        elif entry.section == "edition":
            self.editions[entry.key] = parts.read_edition(fields_of)
        elif entry.section == "module":
            self.modules[entry.key], first_game = parts.read_rating(fields_of)
            self.first_game = first_game or self.first_game
        else:
            self.decks[entry.key] = parts.read_deck(fields_of)
        fields_of.finish()
        self.problems += [found._replace(file=entry.file(found.field.split(".")[0])) for found in found]

    def check(self, path: str) -> None:
        """Check the whole, if the parts are sound."""
        if self.problems:
            return
        complaints = [
            *checks.check_counts(self.cards),
            *checks.check_boards(
                dict.fromkeys(key for key, _ in self.duchies),
                dict.fromkeys(key for key, _ in self.quests),
                self.editions,
                self.modules,
            ),
            *checks.check_scenarios(self.scenarios, self.cards, self.quests),
            *checks.check_editions(self.editions, self.scenarios, self.cards),
            *checks.check_names(self.texts, [*self.cards, *dict.fromkeys(key for key, _ in self.duchies)]),
        ]
        for key, field, message in complaints:
            file = self.pack.entries[key].file(field.split(".")[0]) if key else path
            self.problems.append(Problem(file, key, field, message))


def _assemble(pack: Pack, path: str) -> Content:
    assembly = _Assembly(pack)
    order = {section: place for place, section in enumerate(SECTIONS)}
    for entry in sorted(pack.entries.values(), key=lambda entry: order[entry.section]):
        assembly.read(entry)
    assembly.check(path)
    header = Fields(pack.header, path, "pack", assembly.problems)
    name, version = header.text("name", Path(path).stem), header.text("version", "")
    description = header.text("description", "")
    header.finish()
    if assembly.problems:
        raise ContentError(assembly.problems)
    cards = tuple(in_order_of_the_box(assembly.cards.values()))
    rules = (
        cards,
        *(
            list(part.values())
            for part in (assembly.duchies, assembly.quests, assembly.scenarios, assembly.editions)
        ),
    )
    return Content(
        name,
        version,
        description,
        sha256(json.dumps(plain(rules), sort_keys=True, ensure_ascii=False).encode()).hexdigest(),
        cards,
        {(key, side): assembly.duchies[key, side] for key in checks.DUCHIES for side in SIDES},
        assembly.quests,
        assembly.scenarios,
        assembly.editions,
        assembly.modules | assembly.decks,
        assembly.first_game,
        assembly.texts,
        {key: dict(sorted(entry.sources.items())) for key, entry in pack.entries.items()},
        pack.origins,
    )


def in_order_of_the_box(cards: Iterable[tuple[Kind, int]]) -> list[tuple[Kind, int]]:
    """Kinds that have copies, by family, and Developments by type; else as written."""
    families = list(Family)
    return sorted(
        (pair for pair in cards if pair[1]),
        key=lambda pair: (families.index(pair[0].family), pair[0].type or 0),
    )


def plain(value: Any) -> Any:
    """A value as plain data, for the hash: fields at their default are left out, so that a new field with a
    default changes no hash.

    >>> from kingdom.core.cards import Benefit
    >>> plain(Benefit(points=3))
    {'points': 3}
    """
    if is_dataclass(value):
        return {
            field.name: plain(getattr(value, field.name))
            for field in fields(value)
            if field.default is MISSING or getattr(value, field.name) != field.default
        }
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, tuple | list):
        return [plain(part) for part in value]
    return value
