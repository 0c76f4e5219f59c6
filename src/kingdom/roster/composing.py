"""All rules by the part of the game they implement, and the selection for a game."""

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
"""The module whose cards can have modules of their own."""


class Roster:
    """Every available module, by the parts of the game it introduces."""

    def __init__(self, ours: Iterable[Module], expansions: Iterable[Expansion] = ()) -> None:
        self._known = _by_part(ours)
        self.broken: dict[str, Reason] = {}
        """The unusable packages by name, each with the reason."""
        self.packs: dict[str, Path] = {}
        """The packs with the packages' cards and boards, by package name."""
        self.locales: list[Path] = []
        """The packages' folders of messages, each with a folder per language."""
        for expansion in expansions:
            if expansion.broken is not None:
                self.broken[expansion.name] = expansion.broken
            else:
                self._add(expansion)

    def _add(self, expansion: Expansion) -> None:
        """Add the modules, cards and messages of a package, or nothing if it claims a part that has rules already."""
        new = _by_part(expansion.modules)
        for part, modules in new.items():
            for key, module in modules.items():
                known = self._known[part].get(key, module)
                if known is not module:
                    self.broken[expansion.name] = why(
                        "rules-there-already", part=part.value, given=repr(key), known=repr(known)
                    )
                    return
        if not any(key not in self._known[part] for part, modules in new.items() for key in modules):
            self.broken[expansion.name] = why("introduces-nothing")
        for part, modules in new.items():
            self._known[part] |= modules
        if expansion.folder is not None and (expansion.folder / CARDS).is_file():
            self.packs[expansion.name] = expansion.folder / CARDS
        if expansion.folder is not None and (expansion.folder / LOCALE).is_dir():
            self.locales.append(expansion.folder / LOCALE)

    # --- available rules

    def keys(self, part: Part) -> tuple[str, ...]:
        """The keys of a part with rules, ours first."""
        return tuple(key for key in self._known[part] if key != EVERY)

    def all(self) -> tuple[Module, ...]:
        """Every available module, each once."""
        return tuple(dict.fromkeys(module for by_key in self._known.values() for module in by_key.values()))

    def find(self, part: Part, key: str) -> Module | None:
        """The module for a key; None if it has no rules of its own."""
        return self._known[part].get(key)

    # --- the rules of a game

    def modules_for(self, chosen: Iterable[str], settings: Settings, box: Iterable[Kind]) -> tuple[Module, ...]:
        """The modules of a game, in the order in which they apply."""
        names, cards = tuple(chosen), tuple(box)
        alone = settings.players == 1
        modules: list[Module | None] = [base]
        if alone:
            modules.append(self.find(Part.SOLO, EVERY))
        modules += [self._rules(Part.DECK, deck) for deck in _decks(settings, cards)]
        modules += [self._rules(Part.MODULE, name) for name in names]
        if ADVISORS in names:
            modules += [self.find(Part.ADVISOR, kind.key) for kind in cards if kind.family is Family.ADVISOR]
        if alone:
            modules += [self.find(Part.SOLO, name) for name in names]
        if settings.scenario is not None:
            modules.append(self.find(Part.SCENARIO, settings.scenario.key) or self.find(Part.SCENARIO, EVERY))
        return tuple(dict.fromkeys(module for module in modules if module is not None))

    def _rules(self, part: Part, key: str) -> Module:
        found = self.find(part, key)
        if found is None:
            raise KingdomError(why("no-rules-for", part=part.value, given=repr(key)))
        return found


def _decks(settings: Settings, box: Iterable[Kind]) -> Iterator[str]:
    """The Menace decks in play: those of the seats, and those of a scenario."""
    standing = {key for key, _ in settings.scenario.standing} if settings.scenario else set()
    yield from dict.fromkeys((*settings.menaces, *(kind.deck for kind in box if kind.key in standing)))


def _by_part(modules: Iterable[Module]) -> dict[Part, dict[str, Module]]:
    found: dict[Part, dict[str, Module]] = {part: {} for part in Part}
    for module in modules:
        for part, key in module.parts:
            known = found[part].setdefault(key, module)
            if known is not module:
                raise KingdomError(
                    why("introduced-twice", one=repr(known), other=repr(module), part=part.value, given=repr(key))
                )
    return found
