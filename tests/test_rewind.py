"""Resigning, closing and taking back by agreement: entries of the log that no rule offers."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

import kingdom
from kingdom.core.errors import IllegalAction
from kingdom.core.reasons import why
from kingdom.game.rewind import CLOSE, RESIGN, TAKE_BACK, close, take_back
from kingdom.rules.planning import Done
from tests.kit import clause
from tests.kit.refusals import refusal
from tests.kit.walks import Walk, choose, law

RESIGNED = why("resigned").under("END-4")


def again(game: kingdom.Game) -> kingdom.Game:
    """The same game from its record, as text."""
    return kingdom.replay(kingdom.Record.from_json(game.record().to_json()), content=game.content)


# --- resigning


@clause("END-4/R2")
def test_whoever_resigns_has_lost_whatever_the_scores_and_whoever_is_to_decide() -> None:
    for seat in (0, 1):
        game = kingdom.new_game(seed=7)
        assert game.waiting() == (0,)

        facts = game.resign(seat)

        outcome = game.outcome()
        assert (outcome.winners, outcome.reason, outcome.clause) == ((1 - seat,), "resigned", "END-4")
        assert outcome.losses[seat] == (RESIGNED,)
        assert [fact.because for fact in facts] == ["END-4"]
        assert game.waiting() == ()
        assert game.is_over


@clause("END-4/R2")
def test_a_solo_game_that_is_given_up_is_lost() -> None:
    game = kingdom.new_game(players=1, seed=7)

    game.resign(0)

    outcome = game.outcome()
    assert (outcome.winners, outcome.reason, outcome.medal) == ((), "loss", "none")
    assert outcome.losses == ((RESIGNED,),)


@clause("END-4/R3")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_game_that_is_closed_has_no_winner_and_no_loser(seat: int) -> None:
    game = kingdom.new_game(seed=7)

    facts = close(game, seat)

    outcome = game.outcome()
    assert (outcome.winners, outcome.reason, outcome.clause) == ((), "closed", "END-4")
    assert outcome.losses == ((), ())
    assert [fact.because for fact in facts] == ["END-4"]
    assert game.is_over
    assert again(game).record() == game.record()
    assert game.record().actions[-1] == (seat, CLOSE)
    with pytest.raises(IllegalAction):
        close(game, seat)


def test_a_record_may_say_who_played_for_an_absent_player() -> None:
    game = kingdom.new_game(seed=7)
    close(game, 0)
    record = game.record()
    assert record.result is not None
    told = replace(record, result={**record.result, "substitutes": [None, "steward"]})

    assert kingdom.replay(kingdom.Record.from_json(told.to_json()), content=game.content).state == game.state


@clause("END-4/R2")
def test_when_a_game_was_given_up_nothing_more_can_be_done() -> None:
    game = kingdom.new_game(seed=7)
    game.resign(0)

    for attempt in (game.resign, game.undo, lambda seat: take_back(game, seat)):
        with pytest.raises(IllegalAction):
            attempt(0)
    with refusal(IllegalAction, why("no-seat", number=2, numbers=(0, 1)).under("SET-3")):
        kingdom.new_game(seed=7).resign(2)


@clause("END-4/R2")
@law(examples=0.2)
def test_a_game_that_was_given_up_replays_to_the_same_end(walk: Walk) -> None:
    rng = walk.rng()
    game = kingdom.new_game(seed=walk.seed, **walk.options)
    for _ in range(rng.randrange(60)):
        if game.is_over:
            return
        seat = rng.choice(game.waiting())
        game.play(seat, choose(game.state, seat, "mixed", rng))
    if game.is_over:
        return
    game.resign(rng.randrange(len(game.state.players)))

    replayed = again(game)

    assert game.record().actions[-1][1] == RESIGN
    assert (replayed.state, replayed.log) == (game.state, game.log)
    for viewer in (*range(len(game.state.players)), None):
        assert replayed.facts(viewer) == game.facts(viewer)
        assert game.facts(viewer)[-1]["event"] == "GameEnded"


def test_no_rule_offers_to_resign_or_to_take_back() -> None:
    game = kingdom.new_game(seed=7)

    for text in (RESIGN, TAKE_BACK):
        assert game.why_not(0, text) is not None
    assert not {"Resign", "Close", "TakeBack"} & {kind.__name__ for kind in game.state.rules.actions()}


# --- taking back by agreement


def test_an_offer_can_be_taken_back_by_agreement_although_the_turn_has_passed() -> None:
    game = kingdom.new_game(seed=7)
    before = game.state
    offer = game.options(0)[0]
    game.play(0, offer)
    with pytest.raises(IllegalAction):
        game.undo(0)

    assert take_back(game, 0).action == offer

    assert (game.state, game.steps) == (before, [])
    assert game.record().actions[-1] == (0, TAKE_BACK)
    assert again(game).state == before


def test_what_followed_is_taken_back_as_well() -> None:
    game = kingdom.new_game(seed=7)
    before = game.state
    game.play(0, game.options(0)[0])
    game.play(1, "select left")
    game.play(1, game.options(1)[0])

    take_back(game, 0)

    assert (game.state, game.steps) == (before, [])


def test_whoever_has_done_nothing_has_nothing_to_take_back() -> None:
    game = kingdom.new_game(seed=7)
    game.play(0, game.options(0)[0])

    with refusal(IllegalAction, why("nothing-to-undo").under("CON-9")):
        take_back(game, 1)


@clause("CON-8")
def test_what_the_opponent_did_in_the_same_window_stays_done() -> None:
    rng = Random(3)
    game = kingdom.new_game(seed=3, modules=("menace",))
    while game.state.phase.name != "planning":
        seat = game.waiting()[0]
        game.play(seat, choose(game.state, seat, "mixed", rng))

    def finish(seat: int) -> None:
        while seat in game.waiting() and game.state.phase.name == "planning":
            options = game.options(seat)
            game.play(
                seat,
                next((one for one in options if isinstance(one, Done)), None) or choose(game.state, seat, "mixed", rng),
            )

    finish(0)
    opened = game.state
    finish(1)
    mine = [step.action for step in game.steps if step.seat == 1 and step.before.opening][-3:]
    assert game.state.phase.name != "planning", "the window has closed"

    assert isinstance(take_back(game, 0).action, Done)

    assert game.state.phase.name == "planning"
    assert game.waiting() == (0,), "whoever had said to be done still is"
    assert [step.action for step in game.steps if step.seat == 1][-len(mine) :] == mine
    assert opened.players[0].done
    assert not game.state.players[0].done
    assert again(game).state == game.state


@law(examples=0.2)
def test_whatever_is_taken_back_the_record_replays_and_the_game_goes_on(walk: Walk) -> None:
    rng = walk.rng()
    game = kingdom.new_game(seed=walk.seed, **walk.options)
    for _ in range(120):
        if game.is_over:
            break
        acted = sorted({step.seat for step in game.steps})
        if acted and rng.random() < 0.1:
            count = len(game.log)
            take_back(game, rng.choice(acted))
            assert len(game.log) == count + 1, "the log only grows"
            assert game.waiting(), "somebody can go on"
            continue
        seat = rng.choice(game.waiting())
        game.play(seat, choose(game.state, seat, "mixed", rng))

    replayed = again(game)

    assert (replayed.state, replayed.log) == (game.state, game.log)
    assert [step.action for step in replayed.steps] == [step.action for step in game.steps]
