"""Facts as sentences of the chronicle: in the third person, with the names of the seats.

A sentence is made only from what a viewer was told (`game.facts(viewer)`), so it cannot reveal what is hidden. The
message of a fact is `fact-` and the name of the event; its arguments are the fields of the event, each put into words
by its name.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from kingdom.core.ruleset import Ruleset
from kingdom.game.telling import fields_of_cards
from kingdom.game.verdicts import read_verdict
from kingdom.words.messages import Argument
from kingdom.words.outcome import outcome
from kingdom.words.terms import Terms, capitalised

Told = Mapping[str, Any]
"""A fact as `kingdom.game.telling.told` returns it."""
Arguments = dict[str, Argument]


def fact(words: Terms, told: Told, names: Sequence[str], rules: Ruleset | None = None) -> str:
    """A fact in a sentence; with the rules of its game it names Quests and icons instead of numbering them."""
    event = str(told["event"])
    if event == "Owed":
        return _owed(words, told, names)
    id = f"fact-{event}"
    if not words.has(id):
        return _unworded(words, told, names)
    arguments: Arguments = {}
    for field, value in told.items():
        say = _one_card(field) if field in fields_of_cards(event) else _ARGUMENTS.get(field)
        if say is not None and value is not None:
            arguments |= say(_Teller(words, told, names, rules), value)
    return capitalised(words.t(id, **arguments))


class _Teller:
    """The context for putting a field into words: the terms, the rest of the fact, the names and the rules."""

    def __init__(self, words: Terms, told: Told, names: Sequence[str], rules: Ruleset | None) -> None:
        self.words = words
        self.told = told
        self.names = names
        self.rules = rules


def _seat(tell: _Teller, seat: int) -> Arguments:
    return {"seat": tell.names[seat]}


def _one_card(field: str) -> Callable[[_Teller, Any], Arguments]:
    return lambda tell, card: {field: tell.words.told_cards([card])}


def _several_cards(field: str) -> Callable[[_Teller, Any], Arguments]:
    return lambda tell, cards: {field: tell.words.told_cards(cards), "number": len(cards)}


def _lays(tell: _Teller, lays: Sequence[Told]) -> Arguments:
    """An offer: both cards on one side, or one on each, and the Traps that it spends."""
    by_area: tuple[list[str], list[str]] = ([], [])
    for laid in lays:
        card = tell.words.told_cards([laid["card"]])
        if laid["face_down"] and isinstance(laid["card"], str):
            card = tell.words.t("card-laid-face-down", card=card)
        by_area[laid["area"]].append(card)
    sides = [area for area, cards in enumerate(by_area) if cards]
    cards = tell.words.listed([card for area in by_area for card in area])
    return {
        "layout": "split" if len(sides) > 1 else "same",
        "area": tell.words.area(sides[0]),
        "cards": cards,
        "left": tell.words.listed(by_area[0]),
        "right": tell.words.listed(by_area[1]),
        "traps": sum(laid["face_down"] for laid in lays),
    }


def _count(tell: _Teller, count: int) -> Arguments:
    """A number; for a stock, the change."""
    return {"count": abs(count), "change": "spend" if count < 0 else "gain"}


def _cubes(tell: _Teller, cubes: Sequence[int]) -> Arguments:
    return {"cubes": tell.words.heap(cubes), "number": sum(cubes)}


def _resource(tell: _Teller, resource: int | str) -> Arguments:
    key = tell.words.resource(resource)
    made: int = tell.told.get("count", 1)
    return {"resource": key, "amount": tell.words.amount(key, made)}


def _icon(tell: _Teller, icon: int) -> Arguments:
    return {"icon": tell.words.icon(str(tell.told["card"]), icon, tell.rules)}


def _quest(tell: _Teller, quest: int) -> Arguments:
    return {"quest": tell.words.quest(quest, tell.rules)}


def _step(tell: _Teller, step: int) -> Arguments:
    return {"step": tell.words.step(tell.told["quest"], step, tell.rules)}


def _verdict(tell: _Teller, verdict: Any) -> Arguments:
    return {"outcome": outcome(tell.words, read_verdict(verdict), tell.names)}


def _same(field: str) -> Callable[[_Teller, Any], Arguments]:
    return lambda tell, value: {field: value}


_ARGUMENTS: Mapping[str, Callable[[_Teller, Any], Arguments]] = {
    "seat": _seat,
    "card": _one_card("card"),
    "cards": _several_cards("cards"),
    "dangers": _several_cards("dangers"),
    "discarded": _several_cards("discarded"),
    "lays": _lays,
    "area": lambda tell, area: {"area": tell.words.area(area)},
    "resource": _resource,
    "space": lambda tell, space: {"resource": tell.words.resource(space)},
    "cubes": _cubes,
    "count": _count,
    "phase": lambda tell, phase: {"phase": tell.words.phase(phase)},
    "deck": lambda tell, deck: {"deck": tell.words.card(deck)},
    "icon": _icon,
    "quest": _quest,
    "step": _step,
    "verdict": _verdict,
    **{field: _same(field) for field in ("number", "ready", "spent", "icons", "zone")},
}
"""How the fields of events are put into words. Other fields appear in sentences only if they are cards."""


def _unworded(words: Terms, told: Told, names: Sequence[str]) -> str:
    """An event of a third-party module: its name as words, and its fields.

    >>> fact(Terms(), {"event": "BridgeBuilt", "seat": 1, "card": "Farm#1", "because": "GEN-1"}, ("Ann", "Bob"))
    'Bob: bridge built, card Farm'
    """
    name = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", str(told["event"])).lower()
    fields = [
        f"{field.replace('_', ' ')} {_plain(words, value, field)}"
        for field, value in told.items()
        if field not in ("event", "seat", "because")
    ]
    said = ", ".join([name, *fields])
    seat = told.get("seat")
    return capitalised(said if seat is None else words.t("labelled", label=names[seat], text=said))


def _plain(words: Terms, value: Any, field: str = "") -> str:
    if field == "card" or (isinstance(value, Mapping) and "hidden" in value):
        return words.told_cards([value])
    if isinstance(value, Mapping):
        return words.listed([f"{name.replace('_', ' ')} {_plain(words, one, name)}" for name, one in value.items()])
    if isinstance(value, (list, tuple)):
        return words.listed([_plain(words, one, field) for one in value])
    if isinstance(value, bool):
        return words.t("answer-yes" if value else "answer-no")
    return words.t("nothing") if value is None else str(value).replace("_", " ")


def news(before: Sequence[Told], after: Sequence[Told]) -> list[Told]:
    """The new facts: a viewer's own actions in a window are told at once, and not again when it closes."""
    known = Counter(json.dumps(told, sort_keys=True) for told in before)
    fresh = []
    for told in after:
        line = json.dumps(told, sort_keys=True)
        if known[line]:
            known[line] -= 1
        else:
            fresh.append(told)
    return fresh


def _owed(words: Terms, told: Told, names: Sequence[str]) -> str:
    """A duty: what its seat has to decide. Only its kind is told, since its fields are ids."""
    duty = str(told["duty"]).partition("(")[0]
    id = f"duty-{duty}.owed" if words.has(f"duty-{duty}") else "fact-Owed"
    return capitalised(words.t(id, seat=names[told["seat"]]))
