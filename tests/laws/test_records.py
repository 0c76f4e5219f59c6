"""Records and positions: what is written down is the game, at every step."""

from __future__ import annotations

import json

import kingdom
from kingdom import RULES_VERSION, Record
from kingdom.content import load
from kingdom.core import engine
from kingdom.core.state import State
from kingdom.game.position import position_data
from kingdom.game.reading import read_position
from kingdom.text import notation
from tests.kit.undos import walk_with_undos
from tests.kit.viewpoints import facts_of_all, views_of_all
from tests.kit.walks import Walk, choose, law


@law(examples=0.4)
def test_a_record_is_the_same_after_a_round_trip_through_json(walk: Walk) -> None:
    record = walk.game().record()

    text = record.to_json()

    assert Record.from_json(text) == record
    assert Record.from_json(text).to_json() == text
    assert len(text.splitlines()) == len(record.actions) + 2, "one action a line"


@law(examples=0.4)
def test_a_replayed_game_is_equal_at_every_step(walk: Walk) -> None:
    """In its state, and at the end in all that anybody was told: a history is not rebuilt without its viewer."""
    rng = walk.rng()
    game, _, undone = walk_with_undos(walk, rng, 0.1)
    record = Record.from_json(game.record().to_json())
    states: list[State] = []

    one = kingdom.new_game(seed=walk.seed, **walk.options)
    for seat, action in game.log:
        if action is None:
            one.undo(seat)
        else:
            one.play(seat, action)
        states.append(one.state)

    assert undone > 0
    for upto in rng.sample(range(len(states)), 5):
        assert kingdom.replay(record, upto=upto + 1).state == states[upto]
    replayed = kingdom.replay(record)
    assert replayed.state == states[-1] == game.state
    assert replayed.log == game.log
    assert facts_of_all(replayed) == facts_of_all(game)
    assert replayed.record() == record


@law(examples=0.4)
def test_a_record_says_by_which_rules_and_with_which_cards_it_was_played(walk: Walk) -> None:
    game = kingdom.new_game(seed=walk.seed, **walk.options)
    data = json.loads(game.record().to_json())

    assert data["rules"] == RULES_VERSION
    assert data["content"] == {"name": load(None).name, "hash": load(None).hash}
    assert data["seed"] == walk.seed
    assert kingdom.new_game(seed=walk.seed, **data["configuration"]).state == game.state


@law(examples=0.4)
def test_the_position_after_every_action_reads_back_as_the_same_state(walk: Walk) -> None:
    rules = walk.rules
    rng = walk.rng()
    for state in walk.states():
        if rng.random() < 0.6:
            continue
        data = json.loads(json.dumps(position_data(state)))

        found = read_position(data, rules)

        assert found == state
        assert position_data(found) == position_data(state)


@law(examples=0.3)
def test_a_game_taken_up_from_a_position_goes_on_as_it_would_have(walk: Walk) -> None:
    rng = walk.rng()
    steps = list(walk.steps())
    at = rng.randrange(len(steps))
    data = {"configuration": walk.options, **json.loads(json.dumps(position_data(steps[at].before)))}

    game = kingdom.from_position(json.loads(json.dumps(data)))

    for step in steps[at:]:
        assert game.options(step.seat) == engine.options(step.before, step.seat)
        game.play(step.seat, step.action)
        assert game.state == step.after
    assert views_of_all(game.state) == views_of_all(steps[-1].after)
    assert kingdom.replay(game.record()).state == game.state
    assert Record.from_json(game.record().to_json()).position is not None


@law(examples=0.4)
def test_the_text_of_every_option_reads_back_as_that_option(walk: Walk) -> None:
    """As the one legal action that it can mean; and no two options have one text."""
    for state in walk.states():
        rules = state.rules
        for seat in engine.waiting(state):
            options = engine.options(state, seat)
            texts = [notation.text(action, rules.names) for action in options]
            assert len(set(texts)) == len(texts)
            for action, text in list(zip(options, texts, strict=True))[:: 1 + len(options) // 8]:
                readings = notation.read(text, rules.names, rules.actions())
                assert [reading for reading in readings if reading in options] == [action], text
                assert notation.read(text.upper(), rules.names, rules.actions()) == readings


@law(examples=0.3)
def test_a_game_played_in_notation_is_the_same_game(walk: Walk) -> None:
    rng = walk.rng()
    game = kingdom.new_game(seed=walk.seed, **walk.options)
    while owing := game.waiting():
        seat = owing[0]
        action = choose(game.state, seat, walk.style, rng)
        expected, _ = engine.apply(game.state, seat, action)
        game.play(seat, game.text(action))
        assert game.state == expected
