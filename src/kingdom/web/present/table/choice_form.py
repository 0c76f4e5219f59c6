"""Forms that compose one action: heaps of cubes, resource by resource, or cards to tick.

An action says which of its fields are chosen in a form (`in_a_form`), and the rules say which values are legal. So a
payment, a transmutation and whatever a module adds are all the same form here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from kingdom.core.actions import Action
from kingdom.core.cards import CardId
from kingdom.core.resources import RESOURCES, Resource
from kingdom.core.targets import Target, in_area, on_step
from kingdom.text import notation
from kingdom.web.present.cards.codes import CODES, letters
from kingdom.web.present.table.pieces import Pieces

HEAPS = "cubes"
TICKED = "pair"
"""The kinds of fields that are chosen in a form, by their names in the notation."""


@dataclass(frozen=True, slots=True)
class Way:
    """One way to choose the cubes of one kind."""

    value: str
    """`2.1.0`: how many of each heap."""
    label: str
    chosen: bool


@dataclass(frozen=True, slots=True)
class Composing:
    """The form in which cubes are chosen, kind by kind."""

    begun: str
    """The notation, with gaps for what is chosen."""
    heaps: str
    """The heaps to choose from, separated by dots."""
    title: str
    go: str
    kinds: tuple[tuple[str, str, tuple[Way, ...]], ...]
    """Code, name of the resource, and the ways: the thriftiest comes first, so that the first is never wasteful."""
    besides: str
    """What is spent regardless."""


def composing(pieces: Pieces) -> Composing | None:
    """The form of the current mode, if its actions are composed of cubes."""
    menu, texts, view = pieces.menu, pieces.texts, pieces.view
    if menu.mode is None or not _chosen(menu.actions[0], HEAPS):
        return None
    actions = menu.actions
    first = min(actions, key=_waste)
    heaps = first.in_a_form
    arguments = _step_named(pieces, first.target())
    name = type(first).__name__
    title, go = f"form-{name}", f"form-{name}.go"
    return Composing(
        begun=notation.open_text(first, view.rules.names),
        heaps=".".join(heaps),
        title=texts.t(title, **arguments) if texts.has(title) else texts.action(first, view),
        go=texts.t(go if texts.has(go) else "do-use"),
        kinds=tuple(
            (CODES[kind], texts.resource_name(int(kind)), ways)
            for kind in RESOURCES
            if (ways := _ways(pieces, actions, first, kind))
        ),
        besides=_besides(pieces, first.target()),
    )


def _waste(action: Action) -> list[int]:
    """What is spent from each heap, the last heap counting most."""
    return [sum(getattr(action, heap)) for heap in reversed(action.in_a_form)]


def _ways(pieces: Pieces, actions: Iterable[Action], first: Action, kind: Resource) -> tuple[Way, ...]:
    heaps = first.in_a_form
    found = {tuple(int(getattr(action, heap)[kind]) for heap in heaps) for action in actions}
    if found == {(0,) * len(heaps)}:
        return ()
    own = tuple(int(getattr(first, heap)[kind]) for heap in heaps)
    ways = sorted(found, key=lambda way: way[::-1])
    return tuple(Way(".".join(map(str, way)), _label(pieces, heaps, way), way == own) for way in ways)


def _label(pieces: Pieces, heaps: Sequence[str], way: Sequence[int]) -> str:
    """How many from which heap; just a number if there is only one heap."""
    if len(heaps) == 1:
        return str(way[0])
    texts = pieces.texts
    return texts.listed(
        [
            texts.t(f"heap-{heap}", count=count) if texts.has(f"heap-{heap}") else f"{count} {heap}"
            for heap, count in zip(heaps, way, strict=True)
            if count
        ]
    ) or texts.t("nothing")


def _step_named(pieces: Pieces, target: Target) -> dict[str, str]:
    """The name of the step that is paid for, if any."""
    if target[0] != on_step(0, 0)[0]:
        return {}
    _, quest, step = target
    return {"step": pieces.texts.step(int(str(quest)), int(str(step)), pieces.view.rules)}


def _besides(pieces: Pieces, target: Target) -> str:
    """The cost of a step in Krystallium and Soldiers."""
    if target[0] != on_step(0, 0)[0]:
        return ""
    _, quest, step = target
    cost = pieces.view.rules.settings.quests[int(str(quest))].steps[int(str(step))].cost
    return letters((0, 0, 0, 0, *cost[4:]))


# --- cards to tick


@dataclass(frozen=True, slots=True)
class Ticking:
    """Two cards of an area to tick."""

    begun: str
    cards: tuple[str, ...]
    go: str
    each: str
    """The label next to every card."""


def ticking(pieces: Pieces, area: int) -> Ticking | None:
    """The form of the current mode, if cards of this area are ticked in it."""
    menu, texts = pieces.menu, pieces.texts
    here = [one for one in menu.actions if one.target() == in_area(area) and _chosen(one, TICKED)]
    if not here:
        return None
    names = pieces.view.rules.names
    cards: dict[CardId, None] = {card: None for one in here for card in _chosen(one, TICKED)}
    go, each = (f"form-{type(here[0]).__name__}.{part}" for part in ("go", "each"))
    return Ticking(
        notation.open_text(here[0], names),
        tuple(names[card] for card in cards),
        texts.t(go if texts.has(go) else "do-use"),
        texts.t(each if texts.has(each) else "do-use"),
    )


def _chosen(action: Action, kind: str) -> Sequence[Any]:
    """The values of the fields of a kind that are chosen in a form."""
    kinds: Mapping[str, str] = notation.field_kinds(type(action))
    return [one for name in action.in_a_form if kinds[name] == kind for one in getattr(action, name)]
