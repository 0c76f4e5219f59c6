"""All rules by what they are for, and which of them a game uses."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from kingdom.core.cards import Family, Kind
from kingdom.core.errors import KingdomError
from kingdom.core.module import EVERY, Module, Part
from kingdom.core.reasons import Reason, why
from kingdom.core.settings import Settings
from kingdom.roster.discovery import Expansion
from kingdom.rules import base

CARDS, LOCALE = "cards.toml", "locale"
ADVISORS = "advisors"
"""The module whose cards may each have their own module."""


class Roster:
    """Every module that introduced itself, by what it provides the rules for."""

    def __init__(self, ours: Iterable[Module], expansions: Iterable[Expansion] = ()) -> None:
        self._known = _sorted_out(ours)
        self.broken: dict[str, Reason] = {}
        """Packages that cannot be used, by name, each with the reason."""
        self.packs: dict[str, Path] = {}
        """The cards and boards that packages bring, by the name of the package."""
        self.locales: list[Path] = []
        """The message folders of packages, each with a folder per language."""
        for expansion in expansions:
            if expansion.broken is not None:
                self.broken[expansion.name] = expansion.broken
            else:
                self._add(expansion)

    def _add(self, expansion: Expansion) -> None:
        """Add what a package brings; one that claims something that already has rules is refused as a whole."""
        brought = _sorted_out(expansion.modules)
        for part, found in brought.items():
            for key, module in found.items():
                known = self._known[part].get(key, module)
                if known is not module:
                    self.broken[expansion.name] = why(
                        "rules-there-already", part=part.value, given=repr(key), known=repr(known)
                    )
                    return
        if not any(key not in self._known[part] for part, found in brought.items() for key in found):
            self.broken[expansion.name] = why("introduces-nothing")
        for part, found in brought.items():
            self._known[part] |= found
        if expansion.folder is not None and (expansion.folder / CARDS).is_file():
            self.packs[expansion.name] = expansion.folder / CARDS
        if expansion.folder is not None and (expansion.folder / LOCALE).is_dir():
            self.locales.append(expansion.folder / LOCALE)

    # --- what is available

    def keys(self, part: Part) -> tuple[str, ...]:
        """The keys that have rules, ours first."""
        return tuple(key for key in self._known[part] if key != EVERY)

    def all(self) -> tuple[Module, ...]:
        """Every module that introduced itself, each once."""
        return tuple(dict.fromkeys(module for found in self._known.values() for module in found.values()))

    def find(self, part: Part, key: str) -> Module | None:
        """The rules for a key; None if it has none of its own."""
        return self._known[part].get(key)

    # --- what a game uses

    def modules_for(self, chosen: Iterable[str], settings: Settings, box: Iterable[Kind]) -> tuple[Module, ...]:
        """The modules of a game, in the order in which they apply."""
        names, cards = tuple(chosen), tuple(box)
        alone = settings.players == 1
        found: list[Module | None] = [base]
        if alone:
            found.append(self.find(Part.SOLO, EVERY))
        found += [self._rules(Part.DECK, deck) for deck in _decks(settings, cards)]
        found += [self._rules(Part.MODULE, name) for name in names]
        if ADVISORS in names:
            found += [self.find(Part.ADVISOR, kind.key) for kind in cards if kind.family is Family.ADVISOR]
        if alone:
            found += [self.find(Part.SOLO, name) for name in names]
        if settings.scenario is not None:
            found.append(self.find(Part.SCENARIO, settings.scenario.key) or self.find(Part.SCENARIO, EVERY))
        return tuple(dict.fromkeys(module for module in found if module is not None))

    def _rules(self, part: Part, key: str) -> Module:
        found = self.find(part, key)
        if found is None:
            raise KingdomError(why("no-rules-for", part=part.value, given=repr(key)))
        return found


def _decks(settings: Settings, box: Iterable[Kind]) -> Iterator[str]:
    """The Menace decks in play: those of the seats, and those that a scenario adds."""
    standing = {key for key, _ in settings.scenario.standing} if settings.scenario else set()
    yield from dict.fromkeys((*settings.menaces, *(kind.deck for kind in box if kind.key in standing)))


def _sorted_out(modules: Iterable[Module]) -> dict[Part, dict[str, Module]]:
    found: dict[Part, dict[str, Module]] = {part: {} for part in Part}
    for module in modules:
        for part, key in module.parts:
            known = found[part].setdefault(key, module)
            if known is not module:
                raise KingdomError(
                    why("introduced-twice", one=repr(known), other=repr(module), part=part.value, given=repr(key))
                )
    return found
