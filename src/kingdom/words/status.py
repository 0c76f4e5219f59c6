"""The status line: the viewer's task or the players they are waiting for, in a few words and in a sentence.

It is made from a view. While a window is open it names the seats that are not done, which is public (PLA-7).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kingdom.core.actions import Duty
from kingdom.core.phases import CHOICE, LAST, PLANNING
from kingdom.core.resources import NO_CUBES
from kingdom.core.scoring import Verdict
from kingdom.core.view import SeatView, View
from kingdom.text.notation import verb
from kingdom.words.actions import card_in_view, seat_in_view
from kingdom.words.facts import Arguments
from kingdom.words.outcome import headline, outcome
from kingdom.words.terms import Terms, capitalised, sentence

VANQUISH = "vanquish"
"""The verb shared by all actions that vanquish, in any module."""


class Status(NamedTuple):
    """A status line: a few eye-catching words, and the sentence."""

    lead: str
    body: str

    def __str__(self) -> str:
        return f"{self.lead} {self.body}"


def status(words: Terms, view: View, waiting: Sequence[int], names: Sequence[str]) -> Status:
    """The status line of a viewer. `waiting` is used only in phases with turns."""
    if view.verdict is not None:
        return _over(words, view.verdict, names)
    if view.seat is not None and view.to_decide:
        return _yours(words, view)
    return _theirs(words, view, waiting, names)


def _over(words: Terms, verdict: Verdict, names: Sequence[str]) -> Status:
    return Status(
        words.t("lead-headline", headline=headline(words, verdict, names)), sentence(outcome(words, verdict, names))
    )


# --- the viewer has to decide


def _yours(words: Terms, view: View) -> Status:
    lead = "lead-your-turn" if view.phase is CHOICE else "lead-phase"
    body = _asked(words, view)
    return Status(words.t(lead, phase=words.phase(view.phase)), capitalised(body))


def _asked(words: Terms, view: View) -> str:
    me = view.me
    if me.owes:
        return duty_prompt(words, me.owes[0], view)
    if me.cubes != NO_CUBES:
        return words.t("status-place", cubes=words.heap(me.cubes), number=sum(me.cubes))
    if view.phase is CHOICE:
        return words.t("status-select") if view.turns % 2 else words.t("status-offer", traps=me.traps)
    if view.phase.turns:
        return words.t("status-solo-select", number=view.turns + 1, selections=view.phase.turns)
    if view.phase is PLANNING:
        count = len(me.selection)
        return words.t("status-plan", count=count) if count else words.t("status-planned")
    if view.phase.resource is not None:
        return words.t("status-placed")
    if (view.phase.stage or view.phase.name) == "combat":
        return words.t("status-combat", count=_to_vanquish(view))
    return words.t("status-last" if view.phase is LAST else "status-anything")


def _to_vanquish(view: View) -> int:
    """The number of Menaces that can be vanquished now. A Thief counts once, although it offers a choice of tokens."""
    return len({action.opener() or action.target() for action in view.options if verb(type(action)) == VANQUISH})


def duty_prompt(words: Terms, duty: Duty, view: View) -> str:
    """The request that a duty makes to the viewer."""
    id = f"duty-{type(duty).__name__}"
    if not words.has(id):
        return words.t("duty-unknown", duty=type(duty).__name__)
    arguments: Arguments = {}
    if (card := getattr(duty, "card", None)) is not None:
        arguments["card"] = card_in_view(words, card, view)
    if (area := getattr(duty, "area", None)) is not None:
        arguments["area"] = words.area(area)
    return words.t(id, **arguments)


# --- others have to decide


def _theirs(words: Terms, view: View, waiting: Sequence[int], names: Sequence[str]) -> Status:
    lead = words.t("lead-phase", phase=words.phase(view.phase))
    if view.phase.window:
        return Status(lead, _in_a_window(words, view, names))
    if not waiting:
        return Status(lead, words.t("status-wait"))
    return Status(lead, _on_turn(words, view, seat_in_view(view, waiting[0]), names))


def _in_a_window(words: Terms, view: View, names: Sequence[str]) -> str:
    others = [names[seat.seat] for seat in view.seats if seat.seat != view.viewer and not seat.done]
    if view.seat is not None:
        return words.t("status-done", seats=words.listed(others))
    phase = "production" if view.phase.resource is not None else words.phase(view.phase)
    return words.t("status-busy", phase=phase, seats=words.listed(others), count=len(others))


def _on_turn(words: Terms, view: View, seat: SeatView, names: Sequence[str]) -> str:
    name = names[seat.seat]
    if seat.owes:
        id = f"duty-{type(seat.owes[0]).__name__}.busy"
        if words.has(id.partition(".")[0]):
            return words.t(id, seat=name)
    if seat.cubes != NO_CUBES:
        return words.t("status-other-places", seat=name)
    if view.phase is CHOICE and view.turns % 2 == 0:
        return words.t("status-other-offers", seat=name)
    return words.t("status-other-selects", seat=name)


__all__ = ["Status", "duty_prompt", "status"]
