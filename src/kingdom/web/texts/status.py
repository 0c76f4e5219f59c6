"""The status line: what is asked of the viewer, or what everybody waits for, in two voices.

It is made from a view, and while a window is open it says who is not done with it yet: that is public (PLA-7).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kingdom.core.actions import Duty
from kingdom.core.phases import CHOICE, ENDED, LAST, PLANNING
from kingdom.core.resources import NO_CUBES
from kingdom.core.view import SeatView, View
from kingdom.modules.advisors.production import ForemansCube
from kingdom.modules.menace.combat import COMBAT, Vanquish
from kingdom.modules.menace.frost import VanquishGiant
from kingdom.modules.menace.thieves import VanquishThief
from kingdom.modules.solo.choice import SELECTIONS
from kingdom.modules.solo.phase import SOLO_CHOICE
from kingdom.modules.solo.search import KeepSearched, SearchAgain
from kingdom.web.texts.actions import card_in_view, seat_in_view
from kingdom.web.texts.facts import Arguments
from kingdom.web.texts.outcome import headline, outcome
from kingdom.web.texts.words import Words, sentence
from kingdom.words.seats import capitalised


class Status(NamedTuple):
    """A status line: a few words that catch the eye, and the sentence."""

    lead: str
    body: str

    def __str__(self) -> str:
        return f"{self.lead} {self.body}"


def status(words: Words, view: View, waiting: Sequence[int], names: Sequence[str]) -> Status:
    """What a viewer is asked for, or waits for. `waiting` is read only where turns are taken."""
    if view.phase is ENDED or view.verdict is not None:
        return _over(words, view, names)
    if view.seat is not None and view.to_decide:
        return _yours(words, view)
    return _theirs(words, view, waiting, names)


def _over(words: Words, view: View, names: Sequence[str]) -> Status:
    if view.verdict is None:
        return Status(words.t("lead-over"), "")
    return Status(
        words.t("lead-headline", headline=headline(words, view.verdict, names)),
        sentence(outcome(words, view.verdict, names)),
    )


# --- the viewer is to decide


def _yours(words: Words, view: View) -> Status:
    lead = "lead-your-turn" if view.phase is CHOICE else "lead-phase"
    body = _asked(words, view)
    return Status(words.t(lead, phase=words.phase(view.phase)), capitalised(body))


def _asked(words: Words, view: View) -> str:
    me = view.me
    if me.owes:
        return duty_prompt(words, me.owes[0], view)
    if me.cubes != NO_CUBES:
        return words.t("status-place", cubes=words.heap(me.cubes), number=sum(me.cubes))
    if view.phase is CHOICE:
        return words.t("status-select") if view.turns % 2 else words.t("status-offer", traps=me.traps)
    if view.phase is SOLO_CHOICE:
        return words.t("status-solo-select", number=view.turns + 1, selections=SELECTIONS)
    if view.phase is PLANNING:
        count = len(me.selection)
        return words.t("status-plan", count=count) if count else words.t("status-planned")
    if view.phase.resource is not None:
        return words.t("status-placed")
    if view.phase is COMBAT:
        return words.t("status-combat", count=_to_vanquish(view))
    return words.t("status-last" if view.phase is LAST else "status-anything")


def _to_vanquish(view: View) -> int:
    """How many Menaces can be vanquished now; of a Thief it is one, whichever token it frees."""
    found = set()
    for action in view.options:
        match action:
            case Vanquish():
                found.add(action.menace)
            case VanquishThief():
                found.add(action.thief)
            case VanquishGiant():
                found.add(action.card)
    return len(found)


def duty_prompt(words: Words, duty: Duty, view: View) -> str:
    """What a duty asks of the viewer."""
    id = f"duty-{type(duty).__name__}"
    if not words.has(id):
        return duty.sentence
    arguments: Arguments = {}
    if isinstance(duty, ForemansCube):
        arguments["card"] = card_in_view(words, duty.card, view)
    if isinstance(duty, (KeepSearched, SearchAgain)):
        arguments["area"] = words.area(duty.area)
    return words.t(id, **arguments)


# --- others are


def _theirs(words: Words, view: View, waiting: Sequence[int], names: Sequence[str]) -> Status:
    lead = words.t("lead-phase", phase=words.phase(view.phase))
    if view.phase.window:
        return Status(lead, _in_a_window(words, view, names))
    if not waiting:
        return Status(lead, words.t("status-wait"))
    return Status(lead, _on_turn(words, view, seat_in_view(view, waiting[0]), names))


def _in_a_window(words: Words, view: View, names: Sequence[str]) -> str:
    others = [names[seat.seat] for seat in view.seats if seat.seat != view.viewer and not seat.done]
    if view.seat is not None:
        return words.t("status-done", seats=words.listed(others))
    phase = "production" if view.phase.resource is not None else words.phase(view.phase)
    return words.t("status-busy", phase=phase, seats=words.listed(others), count=len(others))


def _on_turn(words: Words, view: View, seat: SeatView, names: Sequence[str]) -> str:
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
