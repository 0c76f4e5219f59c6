"""Quest steps: their payment and their rewards (QUE-2, QUE-4, QUE-7, QUE-8)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import product

from kingdom.core.actions import Action
from kingdom.core.events import Event
from kingdom.core.reasons import Reason, why
from kingdom.core.resources import KRYSTALLIUM, NO_CUBES, RESOURCES, SOLDIER, Cubes, add_cubes, take_cubes
from kingdom.core.showing import Spot
from kingdom.core.state import Seat, State
from kingdom.core.targets import Target, on_step
from kingdom.core.values import value
from kingdom.modules.quest.board import STEPS_DONE, boards, has_done, quest, step_at
from kingdom.rules.building import CubesGained, CubesSpent, KrystalliumGained, SoldiersGained


@value
class CompleteStep(Action):
    """Pay the whole cost of a step at once (QUE-2).

    The fields list, for each basic resource, the cubes from hand, the cubes from Alchemy, and the Krystallium used in
    its place. Krystallium and Soldiers printed in the cost are spent as well (QUE-7).
    """

    quest: int
    step: int
    hand: Cubes
    alchemy: Cubes
    krystallium: Cubes
    template = (
        "quest {quest:number} step {step:number}"
        " from hand {hand:cubes} alchemy {alchemy:cubes} krystallium {krystallium:cubes}"
    )
    short = "quest {quest:number} step {step:number}"
    ends_a_plan = False
    in_a_form = ("hand", "alchemy", "krystallium")

    def target(self) -> Target:
        return on_step(self.quest, self.step)

    def opener(self) -> Target:
        return on_step(self.quest, self.step)

    def mode(self) -> str:
        return f"step-{self.quest}-{self.step}"

    def at_one_stroke(self) -> bool:
        """Not if Krystallium replaces cubes: the player confirms such a payment first."""
        return not any(self.krystallium)


# --- events


@value
class AlchemySpent(Event):
    """Cubes leave Alchemy to pay for a Quest step."""

    seat: Seat
    cubes: Cubes

    def change(self, state: State) -> None:
        player = state.players[self.seat]
        player.alchemy = take_cubes(player.alchemy, self.cubes)


@value
class StepCompleted(Event):
    """A seat puts one of its tokens on a step."""

    seat: Seat
    quest: int
    step: int

    def change(self, state: State) -> None:
        player = state.players[self.seat]
        player.put(STEPS_DONE, tuple(sorted((*player[STEPS_DONE], (self.quest, self.step)))))


# --- rules


@quest.offers(None, clause="QUE-2")
def any_step_that_can_be_paid(state: State, seat: Seat) -> Iterable[Action]:
    """In any order, each once. This runs at every decision, so it skips unaffordable steps early."""
    player = state.players[seat]
    hand = player.cubes
    alchemy = player.alchemy
    stock = player.krystallium
    soldiers = player.soldiers
    materials, population, gold, exploration = add_cubes(hand, alchemy)
    found: list[Action] = []
    for board, side in enumerate(state.rules.settings.quests):
        for number, step in enumerate(side.steps):
            m, p, g, e, k, s = step.cost
            lacking = k
            if m > materials:
                lacking += m - materials
            if p > population:
                lacking += p - population
            if g > gold:
                lacking += g - gold
            if e > exploration:
                lacking += e - exploration
            if lacking <= stock and s <= soldiers and not has_done(player, board, number):
                found += _payments(board, number, (m, p, g, e), hand, alchemy, stock - k)
    return found


@lru_cache(maxsize=4096)
def _payments(
    board: int, number: int, cost: Cubes, hand: Cubes, alchemy: Cubes, spare: int
) -> tuple[CompleteStep, ...]:
    """Every way to pay for a step. Payments with more cubes from hand come first, then those with more from Alchemy."""
    kinds = [
        [
            (in_hand, stored, cost[kind] - in_hand - stored)
            for in_hand in range(min(cost[kind], hand[kind]), -1, -1)
            for stored in range(min(cost[kind] - in_hand, alchemy[kind]), -1, -1)
        ]
        for kind in RESOURCES
    ]
    return tuple(
        CompleteStep(board, number, (m[0], p[0], g[0], e[0]), (m[1], p[1], g[1], e[1]), (m[2], p[2], g[2], e[2]))
        for m, p, g, e in product(*kinds)
        if m[2] + p[2] + g[2] + e[2] <= spare
    )


@quest.resolves(CompleteStep, clause="QUE-7")
def pay_what_was_named(state: State, seat: Seat, action: CompleteStep) -> Iterable[Event]:
    cost = boards(state)[action.quest].steps[action.step].cost
    if action.hand != NO_CUBES:
        yield CubesSpent(seat, action.hand)
    if action.alchemy != NO_CUBES:
        yield AlchemySpent(seat, action.alchemy)
    if krystallium := sum(action.krystallium) + cost[KRYSTALLIUM]:
        yield KrystalliumGained(seat, -krystallium)
    if soldiers := cost[SOLDIER]:
        yield SoldiersGained(seat, -soldiers)
    yield StepCompleted(seat, action.quest, action.step)


@quest.on(StepCompleted, clause="QUE-8")
def its_benefit_is_given_at_once(state: State, event: StepCompleted) -> Iterable[Event]:
    """In any phase. Cubes go to the hand and are placed like any others; points are counted at the end."""
    benefit = boards(state)[event.quest].steps[event.step].benefit
    if benefit.cubes != NO_CUBES:
        yield CubesGained(event.seat, benefit.cubes)
    if benefit.krystallium:
        yield KrystalliumGained(event.seat, benefit.krystallium)
    if benefit.soldiers:
        yield SoldiersGained(event.seat, benefit.soldiers)


# --- refusals


@quest.refuses(CompleteStep, clause="QUE-1")
def only_steps_that_are_on_the_table(state: State, seat: Seat, action: CompleteStep) -> Reason | None:
    if step_at(state, action.quest, action.step) is not None:
        return None
    known = tuple((side.key, len(side.steps)) for side in boards(state))
    return why("no-step", number=action.quest + 1, number2=action.step + 1, boards=known)


@quest.refuses(CompleteStep, clause="QUE-2")
def each_step_once(state: State, seat: Seat, action: CompleteStep) -> Reason | None:
    if has_done(state.players[seat], action.quest, action.step):
        return why("step-done", number=action.step + 1, quest=_called(state, action))
    return None


quest.points_at(Spot.STOCK, "payment")


@quest.refuses(CompleteStep, clause="QUE-7")
def the_payment_adds_up(state: State, seat: Seat, action: CompleteStep) -> Reason | None:
    cost = boards(state)[action.quest].steps[action.step].cost
    paid = add_cubes(add_cubes(action.hand, action.alchemy), action.krystallium)
    if paid == cost[:KRYSTALLIUM] and min(*action.hand, *action.alchemy, *action.krystallium) >= 0:
        return None
    quest = _called(state, action)
    return why("payment", number=action.step + 1, quest=quest, cubes=cost[:KRYSTALLIUM], cubes2=paid)


@quest.refuses(CompleteStep, clause="QUE-4")
def nothing_is_paid_that_is_not_there(state: State, seat: Seat, action: CompleteStep) -> Reason | None:
    player = state.players[seat]
    for heap, paid, place in ((player.cubes, action.hand, "hand"), (player.alchemy, action.alchemy, "alchemy")):
        if min(take_cubes(heap, paid)) < 0:
            return why(f"payment-{place}", cubes=paid, cubes2=heap)
    cost = boards(state)[action.quest].steps[action.step].cost
    krystallium = sum(action.krystallium) + cost[KRYSTALLIUM]
    if krystallium > player.krystallium:
        return why("payment-krystallium", count=krystallium, count2=player.krystallium)
    return None


@quest.refuses(CompleteStep, clause="QUE-7")
def soldiers_are_paid_with_soldiers(state: State, seat: Seat, action: CompleteStep) -> Reason:
    asked = boards(state)[action.quest].steps[action.step].cost[SOLDIER]
    quest, stock = _called(state, action), state.players[seat].soldiers
    return why("payment-soldiers", number=action.step + 1, quest=quest, count=asked, count2=stock)


def _called(state: State, action: CompleteStep) -> str:
    return boards(state)[action.quest].key
