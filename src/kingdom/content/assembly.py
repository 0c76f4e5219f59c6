"""Assembles content: turns entries into values, then checks the whole."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from kingdom.content import checks, parts
from kingdom.content.fields import Fields
from kingdom.content.files import SECTIONS, Pack, TomlEntry
from kingdom.content.fingerprint import fingerprint
from kingdom.content.look import AbilityArt, CardArt
from kingdom.content.model import SIDES, Content, Rating
from kingdom.content.problems import ContentError, PackFault
from kingdom.core.cards import Edition, Family, Kind, Quest, Scenario
from kingdom.languages import Text

FAMILIES = {family.value: family for family in Family if family is not Family.DUCHY}


class Assembly:
    """The values of a pack, read entry by entry, and the errors found."""

    def __init__(self, pack: Pack, box: Mapping[str, str]) -> None:
        self.pack = pack
        self.box = box
        """The keys and sections of the original box, which every pack must have."""
        self.problems = list(pack.problems)
        self.cards: dict[str, tuple[Kind, int]] = {}
        self.duchies: dict[tuple[str, str], Kind] = {}
        self.quests: dict[tuple[str, int], Quest] = {}
        self.scenarios: dict[str, Scenario] = {}
        self.editions: dict[str, Edition] = {}
        self.modules: dict[str, Rating] = {}
        self.decks: dict[str, Rating] = {}
        self.first_game: tuple[str, ...] = ()
        self.texts: dict[str, Text] = {}
        self.looks: dict[str, CardArt] = {}
        self.abilities: dict[str, AbilityArt] = {}
        order = {section: place for place, section in enumerate(SECTIONS)}
        self.entries = sorted(pack.entries.values(), key=lambda entry: order[entry.section])
        for entry in self.entries:
            self.read(entry)

    def read(self, entry: TomlEntry) -> None:
        """Turn one entry into values."""
        faults: list[PackFault] = []
        fields = Fields(entry.values, "", entry.key, faults)
        self.texts[entry.key] = fields.names()
        name = self.texts[entry.key]["en"]
        if entry.section in FAMILIES:
            self.cards[entry.key] = parts.read_kind(fields, FAMILIES[entry.section], name)
            if ability := fields.ability():
                self.abilities[entry.key] = ability
        elif entry.section == "duchy":
            for side, kind in parts.read_duchy(fields, name).items():
                self.duchies[entry.key, side] = kind
        elif entry.section == "quest":
            sides, steps = parts.read_quest(fields, name)
            self.quests.update({(entry.key, players): quest for players, quest in sides.items()})
            self.texts.update({f"{entry.key}.{place}": step for place, step in enumerate(steps, start=1)})
        elif entry.section == "scenario":
            self.scenarios[entry.key] = parts.read_scenario(fields, name)
        elif entry.section == "edition":
            self.editions[entry.key] = parts.read_edition(fields)
        elif entry.section == "module":
            self.modules[entry.key], first_game = parts.read_rating(fields)
            self.first_game = first_game or self.first_game
        else:
            self.decks[entry.key] = parts.read_deck(fields)
        if any(look := fields.look()):
            self.looks[entry.key] = look
        fields.finish()
        self.problems += [problem._replace(file=entry.file(problem.field.split(".")[0])) for problem in faults]

    def check(self, path: str) -> None:
        """Check the pack as a whole, unless a file could not be read, since it would be incomplete."""
        if self.pack.problems:
            return
        sections = {key: entry.section for key, entry in self.pack.entries.items()}
        for key, field, message in (
            *checks.check_counts(self.cards),
            *checks.check_rules(self.cards, sections, self.box),
            *checks.check_scenarios(self.scenarios, self.cards, sections),
            *checks.check_editions(self.editions, self.scenarios, self.cards, sections),
            *checks.check_names(self.texts, self.named(sections)),
        ):
            file = self.pack.entries[key].file(field.split(".")[0]) if key else path
            self.problems.append(PackFault(file, key, field, message))

    def named(self, sections: Mapping[str, str]) -> list[str]:
        """The entries whose names must differ. Renamed ones come last, so that errors are reported for them."""
        keys = [key for key in sections if key in self.cards or sections[key] == "duchy"]
        return sorted(keys, key=lambda key: key in self.pack.renamed)

    def content(self, path: str) -> Content:
        """The finished content; raises ContentError with all problems."""
        self.check(path)
        header = Fields(self.pack.header, path, "pack", self.problems)
        name, version = header.text("name", Path(path).stem), header.text("version", "")
        description = header.text("description", "")
        header.finish()
        if self.problems:
            raise ContentError(self.problems)
        cards = tuple(in_order_of_the_box(self.cards.values()))
        duchies = {
            (key, side): self.duchies[key, side] for key in self.box if self.box[key] == "duchy" for side in SIDES
        }
        return Content(
            name=name,
            version=version,
            description=description,
            hash=fingerprint(cards, duchies, self.quests, self.scenarios, self.editions),
            cards=cards,
            duchies=duchies,
            quests=self.quests,
            scenarios=self.scenarios,
            editions=self.editions,
            modules=tuple(self.modules),
            decks=tuple(self.decks),
            ratings=self.modules | self.decks,
            first_game=self.first_game,
            texts=self.texts,
            looks=self.looks,
            abilities=self.abilities,
            sources={entry.key: entry.sources for entry in self.entries},
            origins=self.pack.origins,
            pack=self.pack,
        )


def in_order_of_the_box(cards: Iterable[tuple[Kind, int]]) -> list[tuple[Kind, int]]:
    """The kinds with copies, sorted by family, and Developments by type; otherwise in the order of the files."""
    families = list(Family)
    return sorted(
        (pair for pair in cards if pair[1]),
        key=lambda pair: (families.index(pair[0].family), pair[0].type or 0),
    )
