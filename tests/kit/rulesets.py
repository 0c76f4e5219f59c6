"""The rulesets for testing laws: those named in `kingdom.game.rulesets`, and all other mixtures."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import chain, combinations, permutations
from typing import Any

from kingdom.content import load
from kingdom.game import rulesets

Options = dict[str, Any]


@cache
def named() -> dict[str, Options]:
    """The named rulesets."""
    return {name: {"players": 2, **_players(options)} for name, options in rulesets.rulesets().items()}


@cache
def mixtures() -> dict[str, Options]:
    """All possible rulesets: each edition, side, set of modules, decks, boards, Search limit and scenario."""
    return {_name(options): options for options in _mixed()}


def options_of(name: str) -> Options:
    """The options of `new_game` for the name of a ruleset."""
    return dict(named()[name] if name in named() else mixtures()[name])


def _players(options: Any) -> Options:
    return {"players": 1, **options} if "scenario" in options else dict(options)


def _name(options: Options) -> str:
    words = [value if isinstance(value, str) else "+".join(value) for value in list(options.values())[1:]]
    return " ".join([str(options["players"]), *filter(None, words)])


def _mixed() -> Iterator[Options]:
    content = load(None)
    for edition in content.editions.values():
        for side in ("A", "B"):
            yield from _two_players(edition.key, side, edition.quests)
            for search in edition.searches:
                yield from _alone(edition.key, side, search, edition.quests)
                if edition.scenarios:
                    for scenario in content.scenarios:
                        yield {"players": 1, "scenario": scenario, "side": side, "search": search}


def _two_players(edition: str, side: str, quests: tuple[str, ...]) -> Iterator[Options]:
    decks = list(permutations(load().decks, 2))
    for modules in _subsets(load().modules):
        for menaces in decks if "menace" in modules else [()]:
            for quest in [(quest,) for quest in quests] if "quest" in modules else [()]:
                yield _options(2, edition, side, modules, menaces, quest)


def _alone(edition: str, side: str, search: str, quests: tuple[str, ...]) -> Iterator[Options]:
    boards = [*((quest,) for quest in quests), *combinations(quests, 2)]
    for modules in _subsets(load().modules):
        for menaces in [(deck,) for deck in load().decks] if "menace" in modules else [()]:
            for chosen in boards if "quest" in modules else [()]:
                yield {**_options(1, edition, side, modules, menaces, chosen), "search": search}


def _options(
    players: int, edition: str, side: str, modules: tuple[str, ...], menaces: tuple[str, ...], quests: tuple[str, ...]
) -> Options:
    found: Options = {"players": players, "edition": edition, "side": side, "modules": modules}
    if menaces:
        found["menaces"] = menaces
    if quests:
        found["quests"] = quests
    return found


def _subsets(names: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    return chain.from_iterable(combinations(names, size) for size in range(len(names) + 1))
