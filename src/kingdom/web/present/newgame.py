"""The choices before a game, as a form offers them.

Options that exclude each other are not offered together: the stylesheet shows only what fits the current choices, and
each edition has its own Quests to choose from. So whatever is ticked, the resulting game is legal.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from typing import NamedTuple

from kingdom.bots.registry import LEVELS, elsewhere
from kingdom.core.scoring import MEDALS
from kingdom.game.config import EDITION, WITH_DECKS
from kingdom.web.present.arms import Arms, arms_of, tincture_of
from kingdom.web.present.wanted import MIDDLE, MODES, SIDES, known_duchies
from kingdom.web.texts import Texts
from kingdom.words import choices
from kingdom.words.choices import Explained


class Choice(NamedTuple):
    """Something that can be ticked: its value, its name, a sentence about it, and whether it starts ticked."""

    value: str
    name: str
    explanation: str
    chosen: bool = False


class EditionQuests(NamedTuple):
    """The Quests of an edition: for two players, and for solo games, where two can be played at once."""

    edition: str
    two: tuple[Choice, ...]
    alone: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class ScenarioCard:
    """A scenario on the home page."""

    key: str
    name: str
    teaser: str
    story: str
    rules: tuple[str, ...]
    medals: tuple[tuple[str, int, bool], ...]
    arms: Arms
    tincture: str


Choices = tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class NewGame:
    """Everything that the form offers."""

    modes: tuple[Choice, ...]
    levels: tuple[Choice, ...]
    modules: tuple[Choice, ...]
    deck_pairs: tuple[Choice, ...]
    decks: tuple[Choice, ...]
    quests: tuple[EditionQuests, ...]
    editions: tuple[Choice, ...]
    sides: tuple[Choice, ...]
    searches: tuple[Choice, ...]
    duchies: tuple[Choice, ...]
    deck_notes: tuple[Explained, ...]
    quest_notes: tuple[tuple[Explained, str], ...]
    """Each with the class of the only edition that has it."""
    search_only: str
    """The class of the edition that offers ways to search."""


def new_game(texts: Texts, said: Mapping[str, str] | None = None, modules: Sequence[str] | None = None) -> NewGame:
    """The form with sensible defaults; or with what was filled in before, to be corrected."""
    content = texts.content
    before = said or {}

    def ticked(name: str, keys: Sequence[str], usual: str) -> str:
        """Which option of a group is ticked."""
        return before[name] if before.get(name) in keys else usual

    def explained(name: str, keys: Sequence[str], say: Callable[[Texts, str], Explained], usual: str) -> Choices:
        first = ticked(name, keys, usual)
        return tuple(Choice(key, *say(texts, key), key == first) for key in keys)

    def boards(name: str, groups: Sequence[Sequence[str]]) -> Choices:
        values = ["+".join(keys) for keys in groups]
        first = ticked(name, values, values[0])
        names = [texts.listed([texts.card(key) for key in keys]) for keys in groups]
        return tuple(Choice(value, name, "", value == first) for value, name in zip(values, names, strict=True))

    usual = tuple(content.first_game)
    pairs = sorted(permutations(content.decks, 2), key=lambda pair: pair != usual)
    pair = ticked("decks", [f"{own}+{other}" for own, other in pairs], "+".join(usual))
    deck = ticked("deck", content.decks, usual[0])
    duchies = known_duchies(content)
    duchy = ticked("duchy", duchies, duchies[0])
    searching = next((edition for edition in content.editions.values() if len(edition.searches) > 1), None)
    chosen = (WITH_DECKS,) if modules is None else modules
    quests = list(dict.fromkeys(key for key, _ in content.quests))
    return NewGame(
        modes=explained("mode", MODES, _mode, MODES[0]),
        levels=explained("level", (*LEVELS, *elsewhere()), choices.bot, MIDDLE),
        modules=tuple(Choice(key, *choices.module(texts, key), key in chosen) for key in content.modules),
        deck_pairs=tuple(
            Choice(value, texts.t("deck-pair", own=texts.card(own), other=texts.card(other)), "", value == pair)
            for own, other in pairs
            for value in [f"{own}+{other}"]
        ),
        decks=tuple(
            Choice(key, texts.card(key), "", key == deck)
            for key in sorted(content.decks, key=lambda key: key != usual[0])
        ),
        quests=tuple(
            EditionQuests(
                key,
                boards(f"quest-{key}", [(quest,) for quest in edition.quests]),
                boards(f"quests-{key}", [*((one,) for one in edition.quests), *combinations(edition.quests, 2)]),
            )
            for key, edition in content.editions.items()
        ),
        editions=explained("edition", tuple(content.editions)[::-1], choices.edition, EDITION),
        sides=explained("side", SIDES, choices.side, SIDES[0]),
        searches=explained("search", searching.searches, choices.search, searching.search) if searching else (),
        duchies=tuple(
            Choice(key, texts.card(key), texts.t("duchy-second" if at else "duchy-begins"), key == duchy)
            for at, key in enumerate(duchies)
        ),
        deck_notes=tuple(choices.menace_deck(texts, key) for key in content.decks),
        quest_notes=tuple((choices.quest(texts, key), _only(texts, key)) for key in quests),
        search_only=f"for-{searching.key}" if searching else "",
    )


def _mode(texts: Texts, mode: str) -> Explained:
    return Explained(texts.t(f"mode-{mode}"), texts.t(f"option-mode-{mode}"))


def _only(texts: Texts, quest: str) -> str:
    """The class of the only edition that has a Quest, which is explained with that edition."""
    having = [key for key, edition in texts.content.editions.items() if quest in edition.quests]
    return f"for-{having[0]}" if len(having) == 1 else ""


def scenario_cards(texts: Texts, earned: Mapping[str, str]) -> tuple[ScenarioCard, ...]:
    """The scenarios, each with its story and the medal earned in it."""
    content = texts.content
    found = []
    for key, scenario in content.scenarios.items():
        reached = MEDALS.index(earned.get(key, MEDALS[0]))
        teaser = f"teaser-{key}"
        found.append(
            ScenarioCard(
                key=key,
                name=texts.card(key),
                teaser=texts.t(teaser) if texts.has(teaser) else "",
                story=choices.scenario(texts, key).explanation,
                rules=tuple(choices.scenario_rules(texts, scenario)),
                medals=tuple(
                    (medal, least, at < reached)
                    for at, (medal, least) in enumerate(zip(MEDALS[1:], scenario.medals, strict=True))
                ),
                arms=arms_of(key, content),
                tincture=tincture_of(key, content),
            )
        )
    return tuple(found)
