"""In a window the order of the seats does not matter, to the state and to what anybody sees (CON-8)."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from random import Random

import kingdom
from kingdom.core import engine
from kingdom.core.actions import Action
from kingdom.core.state import Seat, State
from kingdom.modules.advisors.module import DRAFT
from kingdom.rules.planning import DONE
from tests.kit import clause
from tests.kit.viewpoints import facts_of_all, views_of_all
from tests.kit.walks import Walk, choose, law
from tests.kit.windows import same_window, without_announcements

Deeds = list[tuple[Seat, Action]]


@clause("CON-8")
@law(two_players=True)
def test_two_actions_of_two_seats_commute(walk: Walk) -> None:
    rng = walk.rng()
    for state in walk.states():
        if engine.waiting(state) not in ((0, 1), (1, 0)):
            continue
        mine, yours = (choose(state, seat, walk.style, rng) for seat in (0, 1))

        one_way = engine.apply(engine.apply(state, 0, mine)[0], 1, yours)[0]
        other_way = engine.apply(engine.apply(state, 1, yours)[0], 0, mine)[0]

        assert one_way == other_way, (mine, yours)
        if rng.random() < 0.1:
            assert views_of_all(one_way) == views_of_all(other_way)


def rich(state: State) -> State:
    """The same with both seats so rich that they can pay for anything: what is rare in a game is common here."""
    found = state.copy()
    for player in found.players:
        player.krystallium = player.soldiers = 9
        if found.rules.settings.quests and found.rules.settings.edition.keeps_alchemy:
            player.alchemy = (6, 6, 6, 6)
    return replace(found, opening=tuple(player.copy() for player in found.players))


def one_of_each_kind(state: State, seat: Seat, rng: Random) -> list[Action]:
    options = engine.options(state, seat)
    rng.shuffle(options)
    return list({type(action): action for action in options}.values())


def closed(state: State) -> State:
    """The window closed, as far as both can be done with it."""
    for seat in engine.waiting(state):
        if state.opening and DONE in engine.options(state, seat):
            state, _ = engine.apply(state, seat, DONE)
    return state


@clause("CON-8", "QUE-3", "SHA-2")
@law(two_players=True, examples=0.5)
def test_any_two_kinds_of_actions_commute_and_come_to_the_same_when_the_window_closes(walk: Walk) -> None:
    rng = walk.rng()
    for state in walk.states():
        if set(engine.waiting(state)) != {0, 1} or state.phase is DRAFT or rng.random() < 0.8:
            continue
        state = rich(state)
        for mine in one_of_each_kind(state, 0, rng):
            for yours in one_of_each_kind(state, 1, rng):
                one_way = closed(engine.apply(engine.apply(state, 0, mine)[0], 1, yours)[0])
                other_way = closed(engine.apply(engine.apply(state, 1, yours)[0], 0, mine)[0])
                assert one_way == other_way, (mine, yours)


def deeds_by_window(walk: Walk) -> list[tuple[State, Deeds]]:
    """The actions, cut where windows and turns end."""
    found: list[tuple[State, Deeds]] = []
    for step in walk.steps():
        if not found or not same_window(found[-1][0], step.before):
            found.append((step.before, []))
        found[-1][1].append((step.seat, step.action))
    return found


def riffled(deeds: Deeds, rng: Random) -> Deeds:
    """Another order of the same actions in which each seat does its own in the same order."""
    heaps = [[deed for deed in deeds if deed[0] == seat] for seat in (0, 1)]
    order = [seat for seat, _ in deeds]
    rng.shuffle(order)
    return [heaps[seat].pop(0) for seat in order]


@clause("CON-8", "CON-9")
@law(two_players=True, examples=0.5)
def test_a_game_in_which_every_window_is_played_in_another_order_is_the_same_game(walk: Walk) -> None:
    """To every viewer, in state, view, and everything that was told, window by window.

    Only the moment at which a seat is said to be done depends on the order: it is public (PLA-7).
    """
    rng = walk.rng()
    game, other = (kingdom.new_game(seed=walk.seed, **walk.options) for _ in range(2))
    for start, deeds in deeds_by_window(walk):
        assert game.state == start
        for seat, action in deeds:
            game.play(seat, action)
        for seat, action in riffled(deeds, rng):
            other.play(seat, action)
        assert game.state == other.state
        assert views_of_all(game.state) == views_of_all(other.state)
    for (viewer, told), (_, also) in zip(facts_of_all(game).items(), facts_of_all(other).items(), strict=True):
        assert without_announcements(told) == without_announcements(also), viewer
    assert game.is_over
    assert game.outcome() == other.outcome()


def test_windows_were_played_in_another_order_at_all() -> None:
    """Otherwise the law above would compare a game with itself."""
    walk = Walk("two", 1)
    deeds = deeds_by_window(walk)

    assert sum(riffled(done, walk.rng()) != done for _, done in deeds) > 10
    assert all(start.opening or len(done) == 1 for start, done in deeds)
    assert any(before.phase is not after.phase for (before, _), (after, _) in pairwise(deeds))
