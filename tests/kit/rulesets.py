"""Every ruleset that can be composed, as options of `new_game`."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import chain, combinations, permutations
from typing import Any

from kingdom.config import MENACES, MODULES, configure, ruleset
from kingdom.content import load
from kingdom.modules import CHOSEN

Options = dict[str, Any]


@cache
def rulesets() -> tuple[str, ...]:
    """The rulesets that are built, by name; `options_of` gives back what a name stands for."""
    return tuple(name for name in _named() if _is_built(name))


@cache
def _named() -> dict[str, Options]:
    return {name_of(options): options for options in _composed()}


def options_of(name: str) -> Options:
    """The options of `new_game` for the name of a ruleset."""
    return dict(_named()[name])


def name_of(options: Options) -> str:
    """Options as a short readable name: the values, in order."""
    words = [str(value) if not isinstance(value, tuple) else "+".join(value) for value in options.values()]
    return " ".join(word for word in words if word)


def _is_built(name: str) -> bool:
    if any(module not in CHOSEN for module in options_of(name).get("modules", ()) if module != "menace"):
        return False
    try:
        ruleset(configure(load(None), **options_of(name)), load(None))
    except (KeyError, ImportError):
        return False
    return True


def _composed() -> Iterator[Options]:
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
    decks = list(permutations(MENACES, 2))
    for modules in _subsets(MODULES):
        for menaces in decks if "menace" in modules else [()]:
            for quest in [(quest,) for quest in quests] if "quest" in modules else [()]:
                yield _options(2, edition, side, modules, menaces, quest)


def _alone(edition: str, side: str, search: str, quests: tuple[str, ...]) -> Iterator[Options]:
    boards = [*((quest,) for quest in quests), *combinations(quests, 2)]
    for modules in _subsets(MODULES):
        for menaces in [(deck,) for deck in MENACES] if "menace" in modules else [()]:
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
