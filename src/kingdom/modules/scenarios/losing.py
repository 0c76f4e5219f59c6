"""SCE-10: the requirements of a scenario at the end of the game. If they are not met, the game is lost."""

from __future__ import annotations

from collections.abc import Iterable

from kingdom.core.reasons import Reason, why
from kingdom.core.state import Cards, Seat, State
from kingdom.modules.menace.shared import STANDING
from kingdom.modules.scenarios.module import played, scenario
from kingdom.rules.ending import shortcomings


def count(state: State, cards: Cards, key: str) -> int:
    """The number of these cards that are of a kind."""
    return sum(state.box[card].key == key for card in cards)


def name_of(state: State, key: str) -> str:
    """The name of a kind in the notation."""
    return next(kind.name for kind in state.box if kind.key == key)


@scenario.amends(shortcomings, clause="SCE-10")
def every_required_card_is_built(found: tuple[Reason, ...], state: State, seat: Seat) -> tuple[Reason, ...]:
    """Any copies count: only the kind and the number matter."""
    data = played(state)
    duchy = state.players[seat].duchy
    lacking = [(key, number - count(state, duchy, key)) for key, number in data.required]
    return (*found, *_losses(state, "required", lacking))


@scenario.amends(shortcomings, clause="SCE-10")
def every_menace_of_the_start_is_vanquished(found: tuple[Reason, ...], state: State, seat: Seat) -> tuple[Reason, ...]:
    data = played(state)
    standing = state.players[seat].zone(STANDING)
    left = [(key, count(state, standing, key)) for key, _ in data.standing]
    return (*found, *_losses(state, "standing", left))


def _losses(state: State, id: str, lacking: Iterable[tuple[str, int]]) -> Iterable[Reason]:
    for key, number in lacking:
        if number > 0:
            yield why(id, card=name_of(state, key), count=number).under(played(state).clause)
