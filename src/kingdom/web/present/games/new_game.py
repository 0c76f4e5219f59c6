"""The choices before a game, as a form offers them.

Options that exclude each other are not offered together: the stylesheet shows only what fits the current choices, and
each edition has its own Quests to choose from. So whatever is ticked, the resulting game is legal.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from typing import NamedTuple

from kingdom.bots.registry import LEVELS, MIDDLE, PACES, SECONDS, ability, offered, seconds_at
from kingdom.content import Content
from kingdom.core.scoring import MEDALS
from kingdom.game.config import WITH_DECKS
from kingdom.game.options import EDITION
from kingdom.web.present.cards.arms import Arms, arms_of, tincture_of
from kingdom.web.present.cards.pictures import Picture, drawing, picture_of, portrait
from kingdom.web.present.games.new_game_form import MODES, PACE, SIDES, known_duchies
from kingdom.web.texts import Texts
from kingdom.words import choices
from kingdom.words.choices import Explained
from kingdom.words.terms import decimal


class FormChoice(NamedTuple):
    """Something that can be ticked: its value, its name, a sentence about it, and whether it starts ticked."""

    value: str
    name: str
    explanation: str
    chosen: bool = False
    picture: Picture | None = None
    rating: tuple[int | None, int] | None = None
    """For a module: interaction and difficulty, as printed."""
    rank: int = 0
    """For a bot of ours: its strength, from 1."""


class EditionQuests(NamedTuple):
    """The Quests of an edition: for two players, and for solo games, where two can be played at once."""

    edition: str
    two: tuple[FormChoice, ...]
    alone: tuple[FormChoice, ...]


@dataclass(frozen=True, slots=True)
class ScenarioCard:
    """A scenario on the home page."""

    key: str
    name: str
    teaser: str
    story: str
    rules: tuple[str, ...]
    medals: tuple[tuple[str, int, bool], ...]
    picture: Picture | None
    arms: Arms
    tincture: str


Choices = tuple[FormChoice, ...]


@dataclass(frozen=True, slots=True)
class NewGame:
    """Everything that the form offers."""

    modes: tuple[FormChoice, ...]
    levels: tuple[FormChoice, ...]
    paces: tuple[FormChoice, ...]
    modules: tuple[FormChoice, ...]
    deck_pairs: tuple[FormChoice, ...]
    decks: tuple[FormChoice, ...]
    quests: tuple[EditionQuests, ...]
    editions: tuple[FormChoice, ...]
    sides: tuple[FormChoice, ...]
    searches: tuple[FormChoice, ...]
    duchies: tuple[FormChoice, ...]
    deck_notes: tuple[Explained, ...]
    quest_notes: tuple[tuple[Explained, str], ...]
    """Each with the class of the only edition that has it."""
    search_only: str
    """The class of the edition that offers ways to search."""


def new_game(
    texts: Texts,
    said: Mapping[str, str] | None = None,
    modules: Sequence[str] | None = None,
    *,
    seconds: float = SECONDS,
) -> NewGame:
    """The form with sensible defaults, or as it was filled in before; bots usually think for `seconds`."""
    content = texts.content
    before = said or {}

    def ticked(name: str, keys: Sequence[str], usual: str) -> str:
        """Which option of a group is ticked."""
        return before[name] if before.get(name) in keys else usual

    def explained(name: str, keys: Sequence[str], say: Callable[[Texts, str], Explained], usual: str) -> Choices:
        first = ticked(name, keys, usual)
        return tuple(FormChoice(key, *say(texts, key), key == first) for key in keys)

    def boards(name: str, groups: Sequence[Sequence[str]]) -> Choices:
        values = ["+".join(keys) for keys in groups]
        first = ticked(name, values, values[0])
        names = [texts.listed([texts.card(key) for key in keys]) for keys in groups]
        return tuple(FormChoice(value, name, "", value == first) for value, name in zip(values, names, strict=True))

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
        modes=tuple(
            one._replace(picture=drawing(f"mode-{one.value}")) for one in explained("mode", MODES, _mode, MODES[0])
        ),
        levels=tuple(
            one._replace(picture=portrait(one.value), rank=[*LEVELS].index(one.value) + 1 if one.value in LEVELS else 0)
            for one in explained("level", offered(), _level, MIDDLE)
        ),
        paces=explained("pace", tuple(PACES), lambda texts, pace: _pace(texts, pace, seconds), PACE),
        modules=tuple(_module(texts, key)._replace(chosen=key in chosen) for key in content.modules),
        deck_pairs=tuple(
            FormChoice(value, texts.t("deck-pair", own=texts.card(own), other=texts.card(other)), "", value == pair)
            for own, other in pairs
            for value in [f"{own}+{other}"]
        ),
        decks=tuple(
            FormChoice(key, texts.card(key), "", key == deck)
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
            FormChoice(
                key,
                texts.card(key),
                texts.t("duchy-second" if at else "duchy-begins"),
                key == duchy,
                drawing(f"duchy-{key.replace('_', '-')}-b"),
            )
            for at, key in enumerate(duchies)
        ),
        deck_notes=tuple(choices.menace_deck(texts, key) for key in content.decks),
        quest_notes=tuple((choices.quest(texts, key), _only(texts, key)) for key in quests),
        search_only=f"for-{searching.key}" if searching else "",
    )


def picture_of_module(key: str, content: Content) -> Picture | None:
    """The picture of a module: that of its first card, or of its first board."""
    kinds = (kind for kind, _ in content.cards if key.startswith(kind.family.value))
    boards = (drawing(f"{key}-{board.replace('_', '-')}-1") for board, _ in content.quests)
    return next(map(picture_of, kinds), None) or next(filter(None, boards), None)


def _module(texts: Texts, key: str) -> FormChoice:
    """A module with its picture and its printed ratings."""
    rating, id = texts.content.ratings[key], f"option-module-{key}"
    return FormChoice(
        key,
        texts.card(key),
        texts.t(id) if texts.has(id) else "",
        picture=picture_of_module(key, texts.content),
        rating=(rating.interaction, rating.difficulty),
    )


def _level(texts: Texts, key: str) -> Explained:
    """A bot; if it plays at reduced strength here, with how much it lacks and what to install."""
    found, here = choices.bot(texts, key), ability(key)
    if not here.is_reduced:
        return found
    reduced = texts.t(f"bot-reduced-{here.missing}", parts=here.parts)
    return found._replace(explanation=f"{found.explanation} {reduced}")


def _pace(texts: Texts, pace: str, usual: float) -> Explained:
    seconds = decimal(seconds_at(pace, usual), texts, "g")
    return Explained(texts.t(f"pace-{pace}"), texts.t("option-pace", seconds=seconds))


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
                picture=drawing(f"scenario-{key.replace('_', '-')}"),
                arms=arms_of(key, content),
                tincture=tincture_of(key, content),
            )
        )
    return tuple(found)
