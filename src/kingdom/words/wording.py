"""Actions and facts in plain English, for menus and logs.

An action is said by its words in `ACTIONS`, or, if it has none there, by its notation with the fields written out.
A fact is said from what a viewer was told (`game.facts(viewer)`), never from the event itself: what was hidden from
the viewer is not there to be said. Sentences name their fields as events do, and the kind of a field where it does
not follow from its name: `{count:change}`.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from kingdom.core.actions import Action, Duty
from kingdom.core.names import CardNames
from kingdom.game.reading import read_verdict
from kingdom.rules.choice import AREA_NAMES
from kingdom.text import notation
from kingdom.words.scoresheet import verdict_words
from kingdom.words.seats import ANN_AND_BOB, Speaker, capitalised
from kingdom.words.sentences import ACTIONS, FACTS

SPACES = ("Materials", "Population", "Gold", "Exploration", "Krystallium", "Soldier")
"""What goes on a space, in the order of their letters."""

_FIELD = re.compile(r"\{(?P<name>\w+)(?P<whose>'s)?(?::(?P<kind>[^}]+))?\}")


# --- actions


def action_words(action: Action, names: CardNames) -> str:
    """An action as a menu says it.

    >>> import kingdom
    >>> game = kingdom.new_game(seed=7)
    >>> names = game.state.rules.names
    >>> from kingdom.core.resources import Resource
    >>> from kingdom.rules.building import Place
    >>> from kingdom.rules.planning import Slate
    >>> action_words(Slate(names.find("Farm#2")[0]), names)
    'Slate Farm#2'
    >>> action_words(Place(Resource.GOLD, names.find("Great Lighthouse")[0]), names)
    'Put 1 Gold on Great Lighthouse'
    >>> action_words(Place(Resource.GOLD, None), names)
    'Put 1 Gold in Alchemy'
    """
    kinds = notation.field_kinds(type(action))

    def field(slot: re.Match[str]) -> str:
        name = slot["name"]
        kind = slot["kind"] or kinds[name]
        value = getattr(action, name)
        if kind in _OF_ACTIONS:
            return _OF_ACTIONS[kind](value, names)
        return notation.FIELDS[kind].write(value, names)

    said = _FIELD.sub(field, ACTIONS.get(type(action).__name__, action.template))
    return capitalised(said)


def _laid(lays: Iterable[Any], names: CardNames) -> str:
    return " and ".join(
        f"{names[laid.card]} ({AREA_NAMES[laid.area]}{', face down' if laid.face_down else ''})" for laid in lays
    )


_OF_ACTIONS: Mapping[str, Callable[[Any, CardNames], str]] = {
    "onto": lambda card, names: "in Alchemy" if card is None else f"on {names[card]}",
    "resource": lambda resource, names: SPACES[resource],
    "space": lambda space, names: SPACES[space],
    "cubes": lambda cubes, names: heap_words(cubes),
    "from hand": lambda cubes, names: _paid(cubes, "from hand"),
    "from Alchemy": lambda cubes, names: _paid(cubes, "from Alchemy"),
    "as Krystallium": lambda cubes, names: f", Krystallium for {heap_words(cubes)}" if any(cubes) else "",
    "pair": lambda cards, names: listed(names.all(cards)),
    "handle": lambda handle, names: f"the face-down card {handle}",
    "lying": lambda card, names: f"the face-down card {card}" if isinstance(card, str) else names[card],
    "lays": _laid,
    "word": lambda word, names: str(word).replace("_", " "),
}
"""How fields are said, by their kind in the notation or in the sentence; the others are said as they are written."""


def _paid(cubes: Sequence[int], where: str) -> str:
    return f", {heap_words(cubes)} {where}" if any(cubes) else ""


def heap_words(heap: Sequence[int]) -> str:
    """A heap of cubes, or what fills spaces, in words.

    >>> heap_words((2, 0, 1, 0)), heap_words((0, 0, 0, 0)), heap_words((0, 0, 0, 0, 0, 2))
    ('2 Materials and 1 Gold', 'nothing', '2 Soldiers')
    """
    parts = [
        f"{count} {space}{'s' * (space == 'Soldier' and count > 1)}"
        for count, space in zip(heap, SPACES, strict=False)
        if count
    ]
    return listed(parts) or "nothing"


def listed(parts: Sequence[str]) -> str:
    """Things in a row, as one says them.

    >>> listed(["a"]), listed(["a", "b", "c"])
    ('a', 'a, b and c')
    """
    return " and ".join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)


# --- facts

Told = Sequence[Mapping[str, Any]]
"""Facts as `game.facts` tells them to a viewer."""


def news(before: Told, after: Told) -> list[Mapping[str, Any]]:
    """What has been told anew: one's own doings in a window are told at once, and not again when it closes."""
    known = Counter(json.dumps(fact, sort_keys=True) for fact in before)
    fresh = []
    for fact in after:
        line = json.dumps(fact, sort_keys=True)
        if known[line]:
            known[line] -= 1
        else:
            fresh.append(fact)
    return fresh


def fact_words(fact: Mapping[str, Any], speaker: Speaker = ANN_AND_BOB) -> str:
    """A fact, as told to a viewer, in a sentence.

    >>> lays = [{"card": "Farm#1", "area": 0, "face_down": False},
    ...         {"card": {"hidden": "a-1"}, "area": 1, "face_down": True}]
    >>> fact_words({"event": "Offered", "seat": 0, "lays": lays, "because": "CHO-3"})
    'Ann offers Farm#1 (left) and a face-down card (right)'
    >>> fact_words({"event": "BridgeBuilt", "seat": 1, "card": "Farm#1", "because": "GEN-1"}, Speaker(you=1))
    'You: bridge built, card Farm#1'
    """
    sentence = FACTS.get(str(fact["event"]))
    seat = fact.get("seat")
    if sentence is None:
        return speaker.conjugated(_unworded(fact, speaker), seat)
    said = _FIELD.sub(lambda field: _field_words(fact, field, speaker), sentence)
    return speaker.conjugated(said, seat)


def _field_words(fact: Mapping[str, Any], field: re.Match[str], speaker: Speaker) -> str:
    value = fact[field["name"]]
    if field["whose"]:
        return speaker.whose(value)
    return value_words(value, field["kind"] or field["name"], speaker)


def value_words(value: Any, kind: str, speaker: Speaker) -> str:
    """A value of a fact; `kind` is the name of its field, or the kind that its sentence gives."""
    if kind in _OF_FACTS and value is not None:
        return _OF_FACTS[kind](value, speaker)
    return _plain_words(value)


def _plain_words(value: Any) -> str:
    if isinstance(value, Mapping):
        if "hidden" in value:
            return _cards_words([value])
        return listed([f"{name.replace('_', ' ')} {_plain_words(one)}" for name, one in value.items()])
    if isinstance(value, (list, tuple)):
        return listed([_plain_words(one) for one in value]) or "nothing"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "nothing" if value is None else str(value).replace("_", " ")


def _cards_words(cards: Sequence[Any]) -> str:
    """Cards by name, then those that the listener does not see: face-down ones, or cards in a hand."""
    known = [card for card in cards if isinstance(card, str)]
    down = sum(1 for card in cards if isinstance(card, Mapping) and card["hidden"] is not None)
    unseen = len(cards) - len(known) - down
    parts = list(known)
    if down:
        parts.append("a face-down card" if down == 1 else f"{down} face-down cards")
    if unseen:
        parts.append("a card" if unseen == 1 else f"{unseen} cards")
    return listed(parts) or "nothing"


def _lays_words(lays: Iterable[Mapping[str, Any]]) -> str:
    parts = []
    for laid in lays:
        down = ", face down" if laid["face_down"] and isinstance(laid["card"], str) else ""
        parts.append(f"{_cards_words([laid['card']])} ({AREA_NAMES[laid['area']]}{down})")
    return listed(parts)


def _duty_words(told: str) -> str:
    """What a duty asks for, by its name."""
    name = told.partition("(")[0]
    return next((duty.sentence for duty in _subclasses(Duty) if duty.__name__ == name), Duty.sentence)


def _subclasses(kind: type[Any]) -> Iterable[type[Any]]:
    for one in kind.__subclasses__():
        yield one
        yield from _subclasses(one)


def _change_words(count: int) -> str:
    """A gain, or, below zero, a cost."""
    return f"spend[s] {-count}" if count < 0 else f"get[s] {count}"


_OF_FACTS: Mapping[str, Callable[[Any, Speaker], str]] = {
    "seat": lambda seat, speaker: speaker.name(seat),
    "card": lambda card, speaker: _cards_words([card]),
    "cards": lambda cards, speaker: _cards_words(cards),
    "lays": lambda lays, speaker: _lays_words(lays),
    "area": lambda area, speaker: AREA_NAMES[area],
    "resource": lambda resource, speaker: str(resource).capitalize(),
    "space": lambda space, speaker: SPACES[space] if isinstance(space, int) else str(space).capitalize(),
    "cubes": lambda cubes, speaker: heap_words(cubes),
    "phase": lambda phase, speaker: _phase_words(phase),
    "duty": lambda duty, speaker: _duty_words(duty),
    "change": lambda count, speaker: _change_words(count),
    "soldiers": lambda count, speaker: f"{_change_words(count)} Soldier{'s' * (abs(count) > 1)}",
    "ordinal": lambda number, speaker: str(number + 1),
    "count": lambda things, speaker: str(things if isinstance(things, int) else len(things)),
    "verdict": lambda verdict, speaker: verdict_words(read_verdict(verdict), speaker),
}


def _phase_words(name: str) -> str:
    if name.capitalize() in SPACES:
        return f"the production of {name.capitalize()}"
    return f"the {name}" if name.endswith(("window", "draft")) else f"the {name} phase"


def _unworded(fact: Mapping[str, Any], speaker: Speaker) -> str:
    """A fact that nobody has written a sentence for: its name as words, and its fields."""
    name = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", str(fact["event"])).lower()
    who = f"{speaker.name(fact['seat'])}: " if fact.get("seat") is not None else ""
    fields = [
        f"{field.replace('_', ' ')} {value_words(value, field, speaker)}"
        for field, value in fact.items()
        if field not in ("event", "seat", "because")
    ]
    return ", ".join([f"{who}{name}", *fields])
