"""The slots of modules in words, by the sort of their content; unknown slots appear as plain data."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from kingdom.core.cards import CardId
from kingdom.core.resources import LETTERS, NO_CUBES, cubes_text
from kingdom.core.showing import Holds
from kingdom.core.view import View
from kingdom.words.terms import Terms

Names = Sequence[str]


def slot_text(words: Terms, name: str, value: Any, view: View, names: Names) -> str:
    """The content of a slot in one line; empty if there is nothing to show."""
    slot = view.rules.slots.get(name)
    if slot is not None and slot.holds in _HELD:
        return _HELD[slot.holds](words, value, view, names)
    return plain_text(words, value) if value != () else ""


def plain_text(words: Terms, value: Any) -> str:
    """Nested plain data in one line.

    >>> plain_text(Terms("en"), (True, 3, ("farm", ())))
    'yes, 3, (farm, nothing)'
    """
    if isinstance(value, bool):
        return words.t("answer-yes" if value else "answer-no")
    if isinstance(value, (tuple, list)):
        inner = [
            f"({plain_text(words, one)})" if isinstance(one, (tuple, list)) and one else plain_text(words, one)
            for one in value
        ]
        return ", ".join(inner) or words.t("nothing")
    return str(value)


def _under_cards(words: Terms, value: Any, view: View, names: Names) -> str:
    return ", ".join(
        words.t("slot-frozen", card=_named(words, card, view), giant=_named(words, giant, view))
        for card, giant in value
    )


def _on_icons(words: Terms, value: Any, view: View, names: Names) -> str:
    """Icons are numbered from one, as in the notation."""
    return ", ".join(
        words.t(
            "slot-stolen",
            number=icon + 1,
            card=_named(words, card, view),
            letter=LETTERS[view.box[card].icons[icon].resource],
        )
        for card, icon in value
    )


def _cards(words: Terms, value: Any, view: View, names: Names) -> str:
    return ", ".join(_named(words, card, view) for card in value)


def _kinds(words: Terms, value: Any, view: View, names: Names) -> str:
    kinds = {kind.key: kind.name for kind in view.box}
    return ", ".join(words.named(kinds[key]) for key in value)


def _steps(words: Terms, value: Any, view: View, names: Names) -> str:
    quests = view.rules.settings.quests
    done = [", ".join(str(step + 1) for at, step in value if at == board) for board in range(len(quests))]
    return " · ".join(
        words.t("labelled", label=words.named(quest.name), text=steps)
        for quest, steps in zip(quests, done, strict=True)
        if steps
    )


def _first(words: Terms, value: Any, view: View, names: Names) -> str:
    quests = view.rules.settings.quests
    return ", ".join(
        words.t("labelled", label=words.named(quests[board].name), text=names[seat]) for board, seat in value
    )


def _ready_and_spent(words: Terms, value: Any, view: View, names: Names) -> str:
    ready, spent = value
    return words.t("slot-spies", ready=ready, spent=spent) if ready or spent else ""


def _counts(words: Terms, value: Any, view: View, names: Names) -> str:
    return words.t("slot-searches", count=sum(value)) if any(value) else ""


def _cubes(words: Terms, value: Any, view: View, names: Names) -> str:
    return cubes_text(value) if value != NO_CUBES else ""


def _named(words: Terms, card: CardId, view: View) -> str:
    return words.copy(view.rules.names[card])


_HELD: Mapping[Holds, Callable[[Terms, Any, View, Names], str]] = {
    Holds.UNDER_CARDS: _under_cards,
    Holds.ON_ICONS: _on_icons,
    Holds.CARDS: _cards,
    Holds.SPENT_KINDS: _kinds,
    Holds.STEPS: _steps,
    Holds.FIRSTS: _first,
    Holds.READY_AND_SPENT: _ready_and_spent,
    Holds.COUNTS: _counts,
    Holds.CUBES: _cubes,
}
