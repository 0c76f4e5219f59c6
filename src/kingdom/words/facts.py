"""Facts as sentences of the chronicle, in the third person, with the names of the seats.

A sentence is made only from a redacted fact (`game.facts(viewer)`), so it cannot reveal anything hidden. The message of
a fact is `fact-` and the name of the event; its arguments are the fields of the event, each converted by its name.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from kingdom.core.ruleset import Ruleset
from kingdom.game.redaction import fields_of_cards
from kingdom.game.verdicts import read_verdict
from kingdom.words.messages import Argument
from kingdom.words.outcome import outcome
from kingdom.words.terms import Terms, capitalised

RedactedFact = Mapping[str, Any]
"""A fact as `kingdom.game.redaction.redacted` returns it."""
Arguments = dict[str, Argument]


def fact(words: Terms, data: RedactedFact, names: Sequence[str], rules: Ruleset | None = None) -> str:
    """A fact as a sentence. With the rules of its game, Quests and icons appear by name instead of by number."""
    event = str(data["event"])
    if event == "Owed":
        return _owed(words, data, names)
    id = f"fact-{event}"
    if not words.has(id):
        return _unworded(words, data, names)
    arguments: Arguments = {}
    for field, value in data.items():
        convert = _one_card(field) if field in fields_of_cards(event) else _ARGUMENTS.get(field)
        if convert is not None and value is not None:
            arguments |= convert(_Context(words, data, names, rules), value)
    return capitalised(words.t(id, **arguments))


class _Context:
    """The context for converting a field: the terms, the rest of the fact, the names and the rules."""

    def __init__(self, words: Terms, data: RedactedFact, names: Sequence[str], rules: Ruleset | None) -> None:
        self.words = words
        self.data = data
        self.names = names
        self.rules = rules


def _seat(context: _Context, seat: int) -> Arguments:
    return {"seat": context.names[seat]}


def _one_card(field: str) -> Callable[[_Context, Any], Arguments]:
    return lambda context, card: {field: context.words.fact_cards([card])}


def _several_cards(field: str) -> Callable[[_Context, Any], Arguments]:
    return lambda context, cards: {field: context.words.fact_cards(cards), "number": len(cards)}


def _lays(context: _Context, lays: Sequence[RedactedFact]) -> Arguments:
    """An offer: both cards in one area or one in each, and the Traps spent."""
    by_area: tuple[list[str], list[str]] = ([], [])
    for laid in lays:
        card = context.words.fact_cards([laid["card"]])
        if laid["face_down"] and isinstance(laid["card"], str):
            card = context.words.t("card-laid-face-down", card=card)
        by_area[laid["area"]].append(card)
    sides = [area for area, cards in enumerate(by_area) if cards]
    cards = context.words.listed([card for area in by_area for card in area])
    return {
        "layout": "split" if len(sides) > 1 else "same",
        "area": context.words.area(sides[0]),
        "cards": cards,
        "left": context.words.listed(by_area[0]),
        "right": context.words.listed(by_area[1]),
        "traps": sum(laid["face_down"] for laid in lays),
    }


def _count(context: _Context, count: int) -> Arguments:
    """A number, and whether a stock grows or shrinks by it."""
    return {"count": abs(count), "change": "spend" if count < 0 else "gain"}


def _cubes(context: _Context, cubes: Sequence[int]) -> Arguments:
    return {"cubes": context.words.heap(cubes), "number": sum(cubes)}


def _resource(context: _Context, resource: int | str) -> Arguments:
    key = context.words.resource(resource)
    made: int = context.data.get("count", 1)
    return {"resource": key, "amount": context.words.amount(key, made)}


def _icon(context: _Context, icon: int) -> Arguments:
    return {"icon": context.words.icon(str(context.data["card"]), icon, context.rules)}


def _quest(context: _Context, quest: int) -> Arguments:
    return {"quest": context.words.quest(quest, context.rules)}


def _step(context: _Context, step: int) -> Arguments:
    return {"step": context.words.step(context.data["quest"], step, context.rules)}


def _verdict(context: _Context, verdict: Any) -> Arguments:
    return {"outcome": outcome(context.words, read_verdict(verdict), context.names)}


def _same(field: str) -> Callable[[_Context, Any], Arguments]:
    return lambda context, value: {field: value}


_ARGUMENTS: Mapping[str, Callable[[_Context, Any], Arguments]] = {
    "seat": _seat,
    "card": _one_card("card"),
    "cards": _several_cards("cards"),
    "dangers": _several_cards("dangers"),
    "discarded": _several_cards("discarded"),
    "lays": _lays,
    "area": lambda context, area: {"area": context.words.area(area)},
    "resource": _resource,
    "space": lambda context, space: {"resource": context.words.resource(space)},
    "cubes": _cubes,
    "count": _count,
    "phase": lambda context, phase: {"phase": context.words.phase(phase)},
    "deck": lambda context, deck: {"deck": context.words.card(deck)},
    "icon": _icon,
    "quest": _quest,
    "step": _step,
    "verdict": _verdict,
    **{field: _same(field) for field in ("number", "ready", "spent", "icons", "zone")},
}
"""The converters for the fields of events. Other fields appear in sentences only if they are cards."""


def _unworded(words: Terms, data: RedactedFact, names: Sequence[str]) -> str:
    """An event of a third-party module: its name and fields as plain words.

    >>> fact(Terms(), {"event": "BridgeBuilt", "seat": 1, "card": "Farm#1", "because": "GEN-1"}, ("Ann", "Bob"))
    'Bob: bridge built, card Farm'
    """
    name = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", str(data["event"])).lower()
    fields = [
        f"{field.replace('_', ' ')} {_plain(words, value, field)}"
        for field, value in data.items()
        if field not in ("event", "seat", "because")
    ]
    text = ", ".join([name, *fields])
    seat = data.get("seat")
    return capitalised(text if seat is None else words.t("labelled", label=names[seat], text=text))


def _plain(words: Terms, value: Any, field: str = "") -> str:
    if field == "card" or (isinstance(value, Mapping) and "hidden" in value):
        return words.fact_cards([value])
    if isinstance(value, Mapping):
        return words.listed([f"{name.replace('_', ' ')} {_plain(words, one, name)}" for name, one in value.items()])
    if isinstance(value, (list, tuple)):
        return words.listed([_plain(words, one, field) for one in value])
    if isinstance(value, bool):
        return words.t("answer-yes" if value else "answer-no")
    return words.t("nothing") if value is None else str(value).replace("_", " ")


def news(before: Sequence[RedactedFact], after: Sequence[RedactedFact]) -> list[RedactedFact]:
    """The facts that are new. A viewer's own actions in a window are not repeated when it closes."""
    known = Counter(json.dumps(data, sort_keys=True) for data in before)
    fresh = []
    for data in after:
        line = json.dumps(data, sort_keys=True)
        if known[line]:
            known[line] -= 1
        else:
            fresh.append(data)
    return fresh


def _owed(words: Terms, data: RedactedFact, names: Sequence[str]) -> str:
    """The sentence for a duty. It uses only the kind of duty, since the fields are ids."""
    duty = str(data["duty"]).partition("(")[0]
    id = f"duty-{duty}.owed" if words.has(f"duty-{duty}") else "fact-Owed"
    return capitalised(words.t(id, seat=names[data["seat"]]))
