"""What a form for a new game asks for: the options of the engine, and who sits where.

A plain form sends all its fields, including those that the stylesheet hides because they do not apply: these are
dropped. The others are taken as they are, and the engine says what does not fit.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from kingdom.bots.registry import LEVELS, MIDDLE, PACES, at_pace, elsewhere
from kingdom.content import Content
from kingdom.game.config import WITH_BOARDS, WITH_DECKS
from kingdom.game.options import EDITION, SIDE, Options

ALONE = "solo"
MODES = ("bot", "link", "screen", ALONE)
"""Against a bot, a friend by a link, two at one screen, solo."""
EASY = "page"
"""A bot for a first game."""
PACE = "normal"
SIDES = ("B", "A")
BETWEEN = "+"
"""Separates decks, or Quests, that are chosen together."""


class NewGameRequest(NamedTuple):
    """The game that a form asks for, and who sits where."""

    options: Options
    mode: str
    level: str
    own_seat: int
    pace: str = PACE

    def bot(self, usual: float) -> str:
        """The bot of the opponent's seat, where bots usually think for `usual` seconds."""
        return at_pace(self.level, self.pace, usual)


def is_for_one(form: Mapping[str, str]) -> bool:
    """Whether a form asks for a solo game; the page of a scenario does so without naming a mode."""
    return form.get("mode", ALONE) in ("", ALONE)


def known_duchies(content: Content) -> tuple[str, ...]:
    """The Duchies, in the order of the seats."""
    return tuple(dict.fromkeys(key for key, _ in content.duchies))


def wanted(form: Mapping[str, str], modules: Sequence[str], content: Content) -> NewGameRequest:
    """What a form asks for; whether it can be played is for the engine to say."""
    side = form.get("side") or SIDE
    scenario = form.get("scenario") if is_for_one(form) else None
    if scenario:
        alone = _alone(form, EDITION, content)
        return NewGameRequest(Options(scenario=scenario, side=side, **alone), ALONE, "", 0)
    mode = form.get("mode", "")
    mode = mode if mode in MODES else MODES[0]
    is_solo = mode == ALONE
    edition = form.get("edition") or EDITION
    duchy, duchies = form.get("duchy", ""), known_duchies(content)
    own = duchies.index(duchy) if duchy in duchies and not is_solo else 0
    decks = _together(form, "deck" if is_solo else "decks") if WITH_DECKS in modules else None
    if own and WITH_DECKS in modules:
        # The form has the own deck first.
        decks = tuple(decks or content.first_game)[::-1]
    quests = _together(form, f"quest{'s' if is_solo else ''}-{edition}") if WITH_BOARDS in modules else None
    options = Options(
        players=1 if is_solo else 2, edition=edition, side=side, modules=tuple(modules), menaces=decks, quests=quests
    )
    if is_solo:
        return NewGameRequest(replace(options, **_alone(form, edition, content)), mode, "", 0)
    if duchy and duchy not in duchies:
        options = replace(options, duchies=(duchy, duchies[-1]))
    level, pace = form.get("level", ""), form.get("pace", "")
    known = level if level in (*LEVELS, *elsewhere()) else MIDDLE
    return NewGameRequest(options, mode, known, own, pace if pace in PACES else PACE)


def _together(form: Mapping[str, str], field: str) -> tuple[str, ...] | None:
    """Decks or Quests that are chosen together; None if the form leaves them open."""
    return tuple(chosen.split(BETWEEN)) if (chosen := form.get(field)) else None


def _alone(form: Mapping[str, str], edition: str, content: Content) -> dict[str, Any]:
    """Options for solo games only."""
    several = edition in content.editions and len(content.editions[edition].searches) > 1
    duchy = form.get("duchy")
    return {"search": (form.get("search") or None) if several else None, "duchies": (duchy,) if duchy else None}
