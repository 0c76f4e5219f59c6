"""The choices before a game, and what a form with them means. Whatever it says, the game that comes of it is legal.

What does not go together is not offered side by side: the stylesheet shows what fits what has been ticked, and what
does not apply is left out here. So a form that was filled in at random opens a table all the same.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from typing import Any, NamedTuple

from kingdom.bots.registry import LEVELS
from kingdom.config import MENACES, MODULES
from kingdom.content import Content
from kingdom.web.present.arms import Arms, arms_of
from kingdom.web.texts import Texts, choices
from kingdom.web.texts.choices import Explained

MODES = ("bot", "screen", "link", "solo")
"""Against a bot, two at one screen, a friend by a link, alone."""
MIDDLE = "steward"
"""A bot of middle strength."""
EASY = "page"
"""A bot for a first game."""
SIDES = ("B", "A")


class Choice(NamedTuple):
    """Something that can be ticked: its value, its name, a sentence about it, and whether it is ticked at first."""

    value: str
    name: str
    explanation: str
    chosen: bool = False
    only: str = ""
    """A class: for which other choice it is shown."""


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


@dataclass(frozen=True, slots=True)
class NewGame:
    """All that the form offers."""

    modes: tuple[Choice, ...]
    levels: tuple[Choice, ...]
    modules: tuple[Choice, ...]
    deck_pairs: tuple[Choice, ...]
    decks: tuple[Choice, ...]
    quests: tuple[Choice, ...]
    solo_quests: tuple[Choice, ...]
    editions: tuple[Choice, ...]
    sides: tuple[Choice, ...]
    searches: tuple[Choice, ...]
    duchies: tuple[Choice, ...]
    deck_notes: tuple[Explained, ...]
    quest_notes: tuple[Explained, ...]


_TINCTURES = {
    "rats_everywhere": "menace", "the_prophecy": "specialist", "the_frozen_north": "discovery",
    "the_final_battle": "calamity", "the_thief_guild": "structure", "assaulted_from_every_side": "monument",
}  # fmt: skip


def new_game(texts: Texts) -> NewGame:
    """The form, with what is sensible ticked."""
    content = texts.content

    def explained(keys: Sequence[str], say: Callable[[Any, str], Explained], first: str) -> tuple[Choice, ...]:
        return tuple(Choice(key, *say(texts, key), key == first) for key in keys)

    usual = tuple(content.first_game)
    quests = list(dict.fromkeys(key for key, _ in content.quests))
    return NewGame(
        modes=tuple(
            Choice(mode, texts.t(f"mode-{mode}"), texts.t(f"option-mode-{mode}"), mode == "bot") for mode in MODES
        ),
        levels=explained(tuple(LEVELS), choices.bot, MIDDLE),
        modules=explained(MODULES, choices.module, "menace"),
        deck_pairs=tuple(
            Choice(f"{own}+{other}", texts.t("deck-pair", own=texts.card(own), other=texts.card(other)), "", first)
            for own, other in sorted(permutations(MENACES, 2), key=lambda pair: pair != usual)
            for first in [(own, other) == usual]
        ),
        decks=tuple(
            Choice(deck, texts.card(deck), "", deck == usual[0])
            for deck in sorted(MENACES, key=lambda deck: deck != usual[0])
        ),
        quests=tuple(
            Choice(key, texts.card(key), "", at == 0, _only(content, (key,))) for at, key in enumerate(quests)
        ),
        solo_quests=tuple(
            Choice("+".join(keys), texts.listed([texts.card(key) for key in keys]), "", at == 0, _only(content, keys))
            for at, keys in enumerate([*((key,) for key in quests), *combinations(quests, 2)])
        ),
        editions=explained(tuple(content.editions)[::-1], choices.edition, "second"),
        sides=explained(SIDES, choices.side, SIDES[0]),
        searches=tuple(
            Choice(search, *choices.search(texts, search), search == edition.search, f"for-{edition.key}")
            for edition in content.editions.values()
            for search in edition.searches
            if len(edition.searches) > 1
        ),
        duchies=tuple(
            Choice(key, texts.card(key), texts.t("duchy-begins" if at == 0 else "duchy-second"), at == 0)
            for at, key in enumerate(_duchies(content))
        ),
        deck_notes=tuple(choices.menace_deck(texts, deck) for deck in MENACES),
        quest_notes=tuple(choices.quest(texts, key) for key in quests),
    )


def _only(content: Content, quests: Sequence[str]) -> str:
    """Quests that only one edition has are shown with that edition."""
    having = [key for key, edition in content.editions.items() if set(quests) <= set(edition.quests)]
    return f"for-{having[0]}" if len(having) == 1 else ""


def _duchies(content: Content) -> tuple[str, ...]:
    return tuple(dict.fromkeys(key for key, _ in content.duchies))


def scenario_cards(texts: Texts, earned: Mapping[str, str]) -> tuple[ScenarioCard, ...]:
    """The scenarios, each with its story and the medals that were earned in it."""
    order = ("none", "bronze", "silver", "gold")
    found = []
    for key, scenario in texts.content.scenarios.items():
        reached = order.index(earned.get(key, "none"))
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
                    for at, (medal, least) in enumerate(zip(order[1:], scenario.medals, strict=True))
                ),
                arms=arms_of(key),
                tincture=_TINCTURES.get(key, "treasure"),
            )
        )
    return tuple(found)


# --- what a form means


class Wanted(NamedTuple):
    """The game that a form asks for, and who sits where."""

    options: dict[str, Any]
    mode: str
    level: str
    own_seat: int


def wanted(form: Mapping[str, str], modules: Sequence[str], content: Content) -> Wanted:
    """The legal game that comes nearest to what a form says."""
    scenario = form.get("scenario", "")
    mode = form.get("mode", "")
    if scenario in content.scenarios:
        return Wanted({"scenario": scenario, **_side(form)}, "solo", "", 0)
    mode = mode if mode in MODES else MODES[0]
    players = 1 if mode == "solo" else 2
    edition = form.get("edition", "")
    edition = edition if edition in content.editions else "second"
    options: dict[str, Any] = {
        "players": players,
        "edition": edition,
        "modules": tuple(module for module in MODULES if module in modules),
        **_side(form),
    }
    if "menace" in modules:
        options["menaces"] = _menaces(form, players, content)
    if "quest" in modules:
        options["quests"] = _quests(form, players, content.editions[edition].quests)
    if players == 1 and form.get("search") in content.editions[edition].searches:
        options["search"] = form["search"]
    duchies = _duchies(content)
    own = duchies.index(form["duchy"]) if form.get("duchy") in duchies else 0
    if players == 1:
        options["duchies"] = (duchies[own],)
    level = form.get("level", "")
    return Wanted(options, mode, level if level in LEVELS else MIDDLE, own if players == 2 else 0)


def _side(form: Mapping[str, str]) -> dict[str, str]:
    return {"side": form["side"] if form.get("side") in SIDES else SIDES[0]}


def _menaces(form: Mapping[str, str], players: int, content: Content) -> tuple[str, ...]:
    """The decks of the seats: the form has the viewer's own first, and says nothing of seats."""
    if players == 1:
        deck = form.get("deck", "")
        return (deck if deck in MENACES else content.first_game[0],)
    pair = tuple(form.get("decks", "").split("+"))
    if len(pair) != 2 or len(set(pair)) != 2 or set(pair) - set(MENACES):
        pair = tuple(content.first_game)
    second = form.get("duchy") == _duchies(content)[-1]
    return pair[::-1] if second else pair


def _quests(form: Mapping[str, str], players: int, known: Sequence[str]) -> tuple[str, ...]:
    said = tuple(form.get("quest" if players == 2 else "quests", "").split("+"))
    most = 1 if players == 2 else 2
    fits = len(set(said)) == len(said) <= most and not set(said) - set(known)
    return said if fits else tuple(known[:1])
