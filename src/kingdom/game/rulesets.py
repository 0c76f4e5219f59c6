"""Rulesets by name: a list that covers every rule without including every combination.

For a card set with two editions, three Quests and six scenarios, it has:

- for one and for two players: each set of modules, in each edition and on each side of the Duchies: 64;
- with the Menace module: each pair of different decks, and solo each deck: 10;
- with the Quest module: each board, and solo also each pair of boards: 9;
- solo: each Search limit other than the default, without modules and with all: 2;
- each scenario on each side of the Duchies: 12.

The names list the choices: `two+menace+quest`, `two/first/A`, `solo+menace:thieves`, `the_prophecy`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from fnmatch import fnmatchcase
from itertools import chain, combinations
from typing import Any

from kingdom.content import Content, load
from kingdom.core.errors import KingdomError
from kingdom.core.reasons import why
from kingdom.game.config import WITH_BOARDS, WITH_DECKS
from kingdom.game.options import Options

GivenOptions = Mapping[str, Any]
"""Options of a game by name, as `kingdom.new_game` takes them."""

PLAYERS = {2: "two", 1: "solo"}
SIDES = ("B", "A")
ALL = "all"


def rulesets(content: Content | None = None) -> dict[str, GivenOptions]:
    """Every ruleset of the list, by name, as options of `kingdom.new_game`.

    >>> found = rulesets()
    >>> len(found)
    97
    >>> found["solo+menace:thieves"]
    {'players': 1, 'modules': ('menace',), 'menaces': ('thieves',)}
    """
    cards = content or load()
    return dict(
        chain(_module_sets(cards), _menace_decks(cards), _quest_boards(cards), _searches(cards), _scenarios(cards))
    )


def chosen(patterns: Iterable[str], content: Content | None = None) -> dict[str, GivenOptions]:
    """The rulesets that match the patterns, in the order of the list: `all`, a name, or a name with stars.

    >>> list(chosen(["the_p*", "two+quest"]))
    ['two+quest', 'the_prophecy', 'the_prophecy/A']
    """
    known = rulesets(content)
    found: set[str] = set()
    for pattern in patterns:
        fitting = {name for name in known if pattern == ALL or fnmatchcase(name, pattern)}
        if not fitting:
            near = get_close_matches(pattern, known, 3, cutoff=0.3) or list(known)[:3]
            raise KingdomError(why("no-ruleset", given=repr(pattern), example="'solo*'", names=tuple(near)))
        found |= fitting
    return {name: options for name, options in known.items() if name in found}


def _module_sets(content: Content) -> Iterator[tuple[str, GivenOptions]]:
    for players in PLAYERS:
        for modules in _subsets(content.modules):
            for edition in reversed(tuple(content.editions)):
                for side in SIDES:
                    yield _named(players, modules, edition=edition, side=side)


def _menace_decks(content: Content) -> Iterator[tuple[str, GivenOptions]]:
    yield from (_named(2, (WITH_DECKS,), menaces=pair) for pair in combinations(content.decks, 2))
    yield from (_named(1, (WITH_DECKS,), menaces=(deck,)) for deck in content.decks)


def _quest_boards(content: Content) -> Iterator[tuple[str, GivenOptions]]:
    boards = list(dict.fromkeys(key for key, _ in content.quests))
    yield from (_named(2, (WITH_BOARDS,), quests=(board,)) for board in boards)
    yield from (_named(1, (WITH_BOARDS,), quests=(board,)) for board in boards)
    yield from (_named(1, (WITH_BOARDS,), quests=pair) for pair in combinations(boards, 2))


def _searches(content: Content) -> Iterator[tuple[str, GivenOptions]]:
    for edition in content.editions.values():
        for search in edition.searches:
            if search != edition.search:
                for modules in ((), content.modules):
                    yield _named(1, modules, edition=edition.key, search=search)


def _scenarios(content: Content) -> Iterator[tuple[str, GivenOptions]]:
    for scenario in content.scenarios:
        yield scenario, {"scenario": scenario}
        yield f"{scenario}/A", {"scenario": scenario, "side": "A"}


USUAL = Options()
"""The defaults, omitted from names and options."""


def _named(
    players: int,
    modules: Sequence[str],
    *,
    menaces: tuple[str, ...] = (),
    quests: tuple[str, ...] = (),
    **choices: str,
) -> tuple[str, GivenOptions]:
    """A ruleset and its name: players and modules, then decks and boards after a colon, other choices after slashes."""
    unusual = {name: value for name, value in choices.items() if getattr(USUAL, name) != value}
    name = "+".join([PLAYERS[players], *modules])
    if menaces or quests:
        name += f":{'+'.join((*menaces, *quests))}"
    name = "/".join([name, *unusual.values()])
    options: dict[str, Any] = {"players": players, "modules": tuple(modules)}
    if menaces:
        options["menaces"] = menaces
    if quests:
        options["quests"] = quests
    return name, {**options, **unusual}


def _subsets(names: Sequence[str]) -> Iterator[tuple[str, ...]]:
    return chain.from_iterable(combinations(names, size) for size in range(len(names) + 1))
