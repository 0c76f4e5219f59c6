"""Why not: what cannot be done now, each kind of deed with its reason and clause, and where on the table to look."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from kingdom.core.actions import Action
from kingdom.core.cards import Family
from kingdom.core.engine import why_not
from kingdom.core.resources import KRYSTALLIUM, RESOURCES, SOLDIER
from kingdom.core.showing import Holds
from kingdom.core.state import State
from kingdom.core.targets import on_step
from kingdom.core.view import View, in_sight, seen
from kingdom.rules.building import Abandon, Place, UseKrystallium, UseSoldier
from kingdom.rules.choice import Laid, Offer, Select
from kingdom.rules.planning import Done, Recycle, Slate
from kingdom.web.present.table.help import called
from kingdom.web.present.table.module_data import each_kept
from kingdom.web.present.table.track import stage
from kingdom.web.texts import Texts

TO_DO = (
    (Offer, "hand"),
    (Select, "areas"),
    (Place, "cubes"),
    (Slate, "selection"),
    (Recycle, "selection"),
    (Abandon, "construction"),
    (UseKrystallium, "construction"),
    (UseSoldier, "construction"),
)
"""Where on the table the common deeds are, most urgent first."""

STEP = re.compile(r"quest ([1-9]) step ([1-9])")
MOST_TRIED = 12
"""How many examples of a kind are tried: the one that comes closest gives the reason."""


@dataclass(frozen=True, slots=True)
class Impossible:
    """A kind of deed that is not possible now, and why."""

    label: str
    sentence: str
    clause: str
    shows: str
    """The part of the table to look at; empty if there is none."""


def spot(reason: str, view: View) -> str:
    """The part of the table to look at for this reason; empty if the viewer has nothing to decide.

    Modules say where to look for their own reasons; any other reason leads to what can be done now.
    """
    if not view.to_decide:
        return ""
    if reason in view.rules.spots:
        return view.rules.spots[reason].value
    return next(
        (place for kind, place in TO_DO if any(isinstance(action, kind) for action in view.options)),
        "stage" if stage(view) == "combat" else "",
    )


def impossible(view: View, state: State, texts: Texts, names: tuple[str, ...]) -> list[Impossible]:
    """The kinds of deeds that are not possible now. `state` is only asked why, which reveals nothing (GEN-6)."""
    if view.seat is None or not view.to_decide:
        return []
    possible = {type(action) for action in view.options}
    found = []
    for kind in view.rules.actions():
        if kind in possible or not (examples := list(islice(_examples(kind, view), MOST_TRIED))):
            continue
        error = why_not(state, view.seat, *examples)
        sentence = texts.refusal(error.reason, names)
        found.append(
            Impossible(called(kind, examples[0], view, texts), sentence, error.clause, spot(error.reason.id, view))
        )
    return found + list(_steps(view, texts))


def together(refused: Sequence[Impossible]) -> list[Impossible]:
    """Group what is refused for the same reason, so that the reason is given once."""
    labels: dict[tuple[str, str, str], list[str]] = {}
    for one in refused:
        labels.setdefault((one.sentence, one.clause, one.shows), []).append(one.label)
    return [Impossible(", ".join(dict.fromkeys(found)), *reason) for reason, found in labels.items()]


def _examples(kind: type[Action], view: View) -> Iterator[Action]:
    """Deeds of a kind that a player in this seat might try."""
    me = view.me
    selected = [card for card in seen(me.selection) if view.box[card].family is Family.DEVELOPMENT]
    if kind is Select:
        yield from (Select(0), Select(1))
    elif kind is Offer and me.hand and len(me.hand) > 1:
        yield Offer((Laid(me.hand[0], 0, False), Laid(me.hand[1], 0, False)))
    elif kind is Slate or kind is Recycle:
        yield from (kind(card) for card in selected or me.hand or ())
    elif kind is Done:
        yield Done()
    elif kind is Place:
        yield from (Place(resource, site.card) for site in me.construction for resource in RESOURCES)
        yield from (Place(resource, None) for resource in RESOURCES if not me.construction)
    elif kind is UseKrystallium or kind is UseSoldier or kind is Abandon:
        yield from _at_sites(kind, view)
    else:
        for card in in_sight(view):
            yield from kind.thinkable(view, card)


def _at_sites(kind: type[Action], view: View) -> Iterator[Action]:
    for site in view.me.construction:
        cost = view.box[site.card].cost
        lacking = [space for space in range(SOLDIER + 1) if site.filled[space] < cost[space]]
        if kind is UseKrystallium:
            yield from (UseKrystallium(site.card, space) for space in lacking if space <= KRYSTALLIUM)
        elif kind is UseSoldier and SOLDIER in lacking:
            yield UseSoldier(site.card)
        elif kind is Abandon:
            yield Abandon(site.card)


def _steps(view: View, texts: Texts) -> Iterator[Impossible]:
    """Steps of Quests that are not done and that the seat cannot pay for."""
    for number, quest in enumerate(view.rules.settings.quests):
        for at in range(len(quest.steps)):
            if refused := step_refused(f"quest {number + 1} step {at + 1}", view, texts):
                yield refused


def step_refused(text: str, view: View, texts: Texts) -> Impossible | None:
    """Why the Quest step that a text names cannot be paid; None if it can be, is done, or no step is meant."""
    said = STEP.fullmatch(text)
    if said is None or view.seat is None or not view.to_decide or view.me.owes:
        return None
    number, at = int(said[1]) - 1, int(said[2]) - 1
    quests = view.rules.settings.quests
    if number >= len(quests) or at >= len(quests[number].steps):
        return None
    done = set(each_kept(view.me, view.rules, Holds.STEPS))
    if (number, at) in done or any(action.target() == on_step(number, at) for action in view.options):
        return None
    return Impossible(
        texts.t("step-pay-label", step=texts.step(number, at, view.rules)),
        texts.t("why-step", cost=texts.heap(quests[number].steps[at].cost)),
        "QUE-7",
        "stock",
    )
