"""Quest boards: the steps, who has done them, and how they can be paid."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kingdom.core.resources import RESOURCES
from kingdom.core.showing import Holds
from kingdom.core.targets import ALCHEMY, on_step
from kingdom.web.present.kept import each_kept
from kingdom.web.present.menu import Button, Menu, fields_of
from kingdom.web.present.pieces import Pieces
from kingdom.web.present.seats import SeatPanel
from kingdom.web.present.words import CODES, letters


@dataclass(frozen=True, slots=True)
class Step:
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
    """How it is paid: at one stroke if there is one way, by a mode if there are several."""


@dataclass(frozen=True, slots=True)
class Board:
    """A Quest board."""

    number: int
    key: str
    name: str
    steps: tuple[Step, ...]


def boards(pieces: Pieces, seats: Sequence[SeatPanel]) -> tuple[Board, ...]:
    """The Quest boards of a game."""
    view, texts = pieces.view, pieces.texts
    first = dict(each_kept(view, view.rules, Holds.FIRSTS))
    found = []
    for number, quest in enumerate(view.rules.settings.quests):
        steps = tuple(
            Step(
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
    # A payment that spends Krystallium is shown before it is made.
    if len(payments) == 1 and not any(fields_of(payments[0]).get("krystallium", ())):
        button = menu.button(payments[0])
        return button._replace(short=texts.t("step-pay"))
    name = texts.step(quest, step, pieces.view.rules)
    return Button(f"?with={payments[0].mode()}", texts.t("step-pay"), texts.t("step-pay-label", step=name), "mode")


# --- paying


@dataclass(frozen=True, slots=True)
class Split:
    """One way to pay the cubes of one kind."""

    value: str
    """`2.1.0`: so many from hand, from Alchemy, as Krystallium."""
    label: str


@dataclass(frozen=True, slots=True)
class Payment:
    """The form in which a payment is chosen, kind by kind."""

    quest: int
    step: int
    name: str
    kinds: tuple[tuple[str, str, tuple[Split, ...]], ...]
    """Code, name of the resource, and the ways to pay it: cubes before Krystallium, so the first is never wasteful."""
    besides: str


def payment(pieces: Pieces) -> Payment | None:
    """The payment that is being chosen, in the mode of a step."""
    menu, texts, rules = pieces.menu, pieces.texts, pieces.view.rules
    chosen = [(action.target(), fields_of(action)) for action in menu.actions] if menu.mode is not None else []
    payments = [named for target, named in chosen if target[0] == on_step(0, 0)[0]]
    if not payments:
        return None
    quest, step = payments[0]["quest"], payments[0]["step"]
    cost = rules.settings.quests[quest].steps[step].cost
    kinds = []
    for kind in RESOURCES:
        splits = dict.fromkeys((one["hand"][kind], one["alchemy"][kind], one["krystallium"][kind]) for one in payments)
        if cost[kind]:
            ways = sorted(splits, key=lambda split: (split[2], split[1]))
            found = tuple(Split(".".join(map(str, way)), _way(pieces, CODES[kind], way)) for way in ways)
            kinds.append((CODES[kind], texts.resource_name(int(kind)), found))
    besides = letters((0, 0, 0, 0, *cost[4:]))
    return Payment(quest, step, texts.step(quest, step, rules), tuple(kinds), besides)


def _way(pieces: Pieces, code: str, way: tuple[int, int, int]) -> str:
    texts = pieces.texts
    hand, alchemy, krystallium = way
    parts = [texts.t("pay-hand", count=hand)] if hand else []
    parts += [texts.t("pay-alchemy", count=alchemy)] if alchemy else []
    parts += [texts.t("pay-krystallium", count=krystallium)] if krystallium else []
    return texts.listed(parts)


@dataclass(frozen=True, slots=True)
class Transmuting:
    """The form in which five cubes are chosen: for each kind how many there are, and how many are taken at first."""

    kinds: tuple[tuple[str, str, int, int], ...]


def transmuting(pieces: Pieces) -> Transmuting | None:
    """The form, in its mode."""
    menu = pieces.menu
    if menu.mode is None or not menu.has(*ALCHEMY):
        return None
    first = fields_of(menu.actions[0])["cubes"]
    alchemy = pieces.view.me.alchemy
    return Transmuting(
        tuple(
            (CODES[kind], pieces.texts.resource_name(int(kind)), alchemy[kind], first[kind])
            for kind in RESOURCES
            if alchemy[kind]
        )
    )


def may_transmute(menu: Menu) -> bool:
    """Whether five cubes could be transmuted now."""
    return bool(menu.opened_from(*ALCHEMY))
