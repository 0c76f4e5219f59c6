"""Windows: who owes a decision can take one, every window opens for every seat, and every window ends."""

from __future__ import annotations

from kingdom.core import engine
from kingdom.core.events import PhaseBegan, WindowClosed
from kingdom.core.phases import ENDED, ROUNDS
from kingdom.core.state import Seat, State
from kingdom.modules.advisors.module import ADVISORS, DRAWN, USED
from kingdom.modules.menace.shared import STANDING
from kingdom.modules.quest.board import STEPS_DONE
from kingdom.rules.planning import Done
from tests.kit import clause
from tests.kit.walks import Walk, law
from tests.kit.windows import same_window

Measure = tuple[int, int, int, int, int, int]


def measure(state: State, seat: Seat) -> Measure:
    """Why a window ends: each action but `done` lowers this, compared as words are in a dictionary.

    First abilities not used (those of Advisors just drawn too) and Quest steps not done, then duties owed, cards in
    Selection, cards and Menaces in Construction, cubes in hand with open spaces, and cubes in Alchemy.
    """
    player = state.players[seat]
    unused = [card for card in player.zone(ADVISORS) if state.box[card].key not in player[USED]]
    unused += player.zone(DRAWN)
    steps = sum(len(quest.steps) for quest in state.rules.settings.quests)
    spaces = sum(sum(state.box[site.card].cost) - sum(site.filled) for site in player.construction)
    return (
        len(unused) + steps - len(player[STEPS_DONE]),
        len(player.owes),
        len(player.selection),
        len(player.construction) + len(player.zone(STANDING)),
        sum(player.cubes) + spaces,
        sum(player.alchemy),
    )


@clause("CON-7")
@law()
def test_a_seat_that_owes_a_decision_has_one_to_take(walk: Walk) -> None:
    for state in walk.states():
        for seat in engine.waiting(state):
            assert engine.options(state, seat)


@law()
def test_every_action_but_done_brings_the_end_of_a_window_nearer(walk: Walk) -> None:
    for step in walk.steps():
        if same_window(step.before, step.after) and not isinstance(step.action, Done):
            assert measure(step.after, step.seat) < measure(step.before, step.seat), step.action


@clause("CON-9")
@law(two_players=True)
def test_an_action_in_a_window_leaves_the_opponent_as_it_is(walk: Walk) -> None:
    for step in walk.steps():
        if same_window(step.before, step.after):
            other = 1 - step.seat
            assert step.after.players[other] == step.before.players[other]
            assert engine.options(step.after, other) == engine.options(step.before, other)


@clause("PRO-7")
@law()
def test_every_window_opens_for_every_seat_and_closes_when_all_are_done(walk: Walk) -> None:
    """Also for one that has nothing to do there, which the others are not to know."""
    done: set[Seat] = set()
    for step in walk.steps():
        window = step.before.opening and step.before.phase in step.before.rules.agenda.each_round
        if window and isinstance(step.action, Done):
            done.add(step.seat)
            assert step.seat not in engine.waiting(step.after) or done == {*range(len(step.after.players))}
        closed = any(isinstance(fact.event, WindowClosed) for fact in step.facts)
        if window:
            assert closed == (done == {*range(len(step.before.players))}) or step.after.phase is ENDED
        if closed or any(isinstance(fact.event, PhaseBegan) for fact in step.facts):
            done = set()


@clause("SET-6", "CON-12")
@law()
def test_a_game_goes_through_its_agenda_and_ends(walk: Walk) -> None:
    """Every phase of every round, in order; a game that is lost at once stops on its way."""
    state = walk.begin()
    began = [(state.round, state.phase)]
    for step in walk.steps(state):
        state = step.after
        for fact in step.facts:
            if isinstance(fact.event, PhaseBegan):
                began.append((state.round, fact.event.phase))
    agenda = state.rules.agenda
    rounds = [(number, phase) for number in range(1, ROUNDS + 1) for phase in agenda.each_round]
    whole = [*((0, phase) for phase in agenda.before), *rounds, *((ROUNDS, phase) for phase in agenda.after)]

    assert state.phase is ENDED
    assert state.verdict is not None
    assert began == whole[: len(began)]
    assert len(began) == len(whole) or state.verdict.reason == "loss"
