"""What a form for a new game asks for: the options of the engine, and who sits where.

A plain form sends all its fields, including those that the stylesheet hides because they do not apply: these are
dropped. The others are taken as they are, and the engine says what does not fit.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from kingdom.bots.registry import LEVELS, elsewhere
from kingdom.content import Content
from kingdom.game.config import EDITION, WITH_BOARDS, WITH_DECKS

MODES = ("bot", "screen", "link", "solo")
"""Against a bot, two at one screen, a friend by a link, solo."""
MIDDLE = "steward"
"""A bot of medium strength."""
EASY = "page"
"""A bot for a first game."""
SIDES = ("B", "A")
BETWEEN = "+"
"""Separates decks, or Quests, that are chosen together."""


class Wanted(NamedTuple):
    """The game that a form asks for, and who sits where."""

    options: dict[str, Any]
    mode: str
    level: str
    own_seat: int


def known_duchies(content: Content) -> tuple[str, ...]:
    """The Duchies, in the order of the seats."""
    return tuple(dict.fromkeys(key for key, _ in content.duchies))


def wanted(form: Mapping[str, str], modules: Sequence[str], content: Content) -> Wanted:
    """What a form asks for; whether it can be played is for the engine to say."""
    if scenario := form.get("scenario"):
        return Wanted({"scenario": scenario, "side": _side(form), **_alone(form, EDITION, content)}, "solo", "", 0)
    mode = form.get("mode", "")
    mode = mode if mode in MODES else MODES[0]
    players = 1 if mode == "solo" else 2
    edition = form.get("edition") or EDITION
    options: dict[str, Any] = {
        "players": players,
        "edition": edition,
        "side": _side(form),
        "modules": tuple(modules),
    }
    if WITH_DECKS in modules and (decks := form.get("deck" if players == 1 else "decks")):
        options["menaces"] = tuple(decks.split(BETWEEN))
    if WITH_BOARDS in modules and (quests := form.get(f"quest{'s' if players == 1 else ''}-{edition}")):
        options["quests"] = tuple(quests.split(BETWEEN))
    if players == 1:
        return Wanted({**options, **_alone(form, edition, content)}, mode, "", 0)
    level = form.get("level", "")
    own = _own_seat(form, options, content)
    return Wanted(options, mode, level if level in (*LEVELS, *elsewhere()) else MIDDLE, own)


def _side(form: Mapping[str, str]) -> str:
    return form.get("side") or SIDES[0]


def _alone(form: Mapping[str, str], edition: str, content: Content) -> dict[str, Any]:
    """Options for solo games only."""
    found: dict[str, Any] = {}
    several = edition in content.editions and len(content.editions[edition].searches) > 1
    if several and (search := form.get("search")):
        found["search"] = search
    if duchy := form.get("duchy"):
        found["duchies"] = (duchy,)
    return found


def _own_seat(form: Mapping[str, str], options: dict[str, Any], content: Content) -> int:
    """The seat of whoever fills in the form: that of their Duchy. The form has their own Menace deck first."""
    known = known_duchies(content)
    duchy = form.get("duchy") or known[0]
    if duchy not in known:
        options["duchies"] = (duchy, known[-1])
        return 0
    own = known.index(duchy)
    if own and "menaces" in options:
        options["menaces"] = options["menaces"][::-1]
    elif own and WITH_DECKS in options["modules"]:
        options["menaces"] = tuple(content.first_game)[::-1]
    return own
