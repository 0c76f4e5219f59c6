"""Quest boards: the steps, who has done them, and whether they can be paid."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kingdom.core.showing import Holds
from kingdom.core.targets import on_step
from kingdom.web.present.cards.codes import letters
from kingdom.web.present.table.menu import Button
from kingdom.web.present.table.module_data import each_kept
from kingdom.web.present.table.pieces import Pieces
from kingdom.web.present.table.seats import SeatPanel


@dataclass(frozen=True, slots=True)
class StepShown:
    """A step of a Quest."""

    number: int
    name: str
    cost: str
    gives: str
    points: int
    points_if_first: int
    final: bool
    done_by: tuple[SeatPanel, ...]
    first: SeatPanel | None
    pay: Button | None
    """How it is paid: with one click if there is one way, through a mode if there are several."""


@dataclass(frozen=True, slots=True)
class Board:
    """A Quest board."""

    number: int
    key: str
    name: str
    steps: tuple[StepShown, ...]


def boards(pieces: Pieces, seats: Sequence[SeatPanel]) -> tuple[Board, ...]:
    """The Quest boards of a game."""
    view, texts = pieces.view, pieces.texts
    first = dict(each_kept(view, view.rules, Holds.FIRSTS))
    found = []
    for number, quest in enumerate(view.rules.settings.quests):
        steps = tuple(
            StepShown(
                number=at,
                name=texts.card(f"{quest.key}.{at + 1}"),
                cost=letters(step.cost),
                gives=letters((*step.benefit.cubes, step.benefit.krystallium, step.benefit.soldiers)),
                points=step.benefit.points,
                points_if_first=step.benefit.points_if_first,
                final=at == len(quest.steps) - 1,
                done_by=tuple(seat for seat in seats if (number, at) in seat.steps_done),
                first=next(
                    (seat for seat in seats if at == len(quest.steps) - 1 and first.get(number) == seat.seat), None
                ),
                pay=_pay(pieces, number, at),
            )
            for at, step in enumerate(quest.steps)
        )
        found.append(Board(number, quest.key, texts.card(quest.key), steps))
    return tuple(found)


def _pay(pieces: Pieces, quest: int, step: int) -> Button | None:
    menu, texts = pieces.menu, pieces.texts
    payments = menu.opened_from(*on_step(quest, step))
    if not payments:
        return None
    if len(payments) == 1 and payments[0].at_one_stroke():
        button = menu.button(payments[0])
        return button._replace(short=texts.t("step-pay"))
    name = texts.step(quest, step, pieces.view.rules)
    return Button(f"?with={payments[0].mode()}", texts.t("step-pay"), texts.t("step-pay-label", step=name), "mode")
