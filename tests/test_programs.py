"""What programs do with games: copy them, send them to other processes, ask them, and go through what has been."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from multiprocessing import get_context
from typing import Any

import pytest

import kingdom
from kingdom import Game
from kingdom.core import engine
from kingdom.core.phases import PLANNING
from kingdom.core.reasons import why
from kingdom.core.resources import cubes_of
from kingdom.game.redaction import kinds_of_fact
from tests.kit.cards import CARDS, given
from tests.kit.quests import pay, quest_table
from tests.kit.refusals import refusal

RULESETS: list[dict[str, Any]] = [
    {},
    {"modules": ("menace", "advisors", "quest")},
    {"scenario": "the_frozen_north"},
    {"content": CARDS},
]


def played(steps: int = 30, **options: Any) -> Game:
    game = kingdom.new_game(seed=4, **options)
    for number in range(steps):
        (who, *_) = game.waiting()
        found = game.options(who)
        game.play(who, found[number * 7 % len(found)])
    return game


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


WAYS: dict[str, Callable[[Game], Game]] = {
    "copy": Game.copy,
    "copy.copy": copy.copy,
    "copy.deepcopy": copy.deepcopy,
    "pickle": pickled,
}


# --- copies


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("options", RULESETS)
def test_a_copied_game_is_equal_and_goes_its_own_way(way: str, options: dict[str, Any]) -> None:
    game = played(**options)
    before, log = game.position(), list(game.log)
    other = WAYS[way](game)

    assert other == game
    assert other.facts(kingdom.OPEN_TABLE) == game.facts(kingdom.OPEN_TABLE)
    for _ in range(10):
        (who, *_) = other.waiting()
        other.play(who, other.options(who)[-1])
    assert (game.position(), game.log) == (before, log)
    assert len(other.log) == len(log) + 10


@pytest.mark.parametrize("way", WAYS)
def test_what_was_done_in_a_copy_can_be_taken_back_there_and_nowhere_else(way: str) -> None:
    game = given("planning", "ann: selection Farm, Port").game
    game.play(0, "slate Farm")
    other = WAYS[way](game)

    assert other.text(other.undo(0)) == "slate Farm#1"
    assert len(game.steps) == 1
    assert other.waiting() == game.waiting()


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, pickled])
@pytest.mark.parametrize("options", RULESETS)
def test_a_copied_state_is_equal_and_can_be_played_on(way: Callable[[Any], Any], options: dict[str, Any]) -> None:
    state = played(**options).state
    other = way(state)

    assert other == state
    assert (other.rules, other.phase) == (state.rules, state.phase)
    (who, *_) = engine.waiting(other)
    engine.push(other, who, engine.options(other, who)[0])
    assert other != state


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, pickled])
@pytest.mark.parametrize("viewer", [0, kingdom.SPECTATOR, kingdom.OPEN_TABLE])
@pytest.mark.parametrize("options", RULESETS)
def test_a_copied_view_is_equal(way: Callable[[Any], Any], viewer: kingdom.Viewer, options: dict[str, Any]) -> None:
    view = played(**options).view(viewer)

    assert way(view) == view
    assert kingdom.view_json(way(view)) == kingdom.view_json(view)


def test_a_deep_copy_of_a_view_shares_no_table() -> None:
    view = played().view(0)
    other = copy.deepcopy(view)
    dict.clear(other.seats[0].slots)  # type: ignore[arg-type]
    dict.clear(other.piles)  # type: ignore[arg-type]

    assert view == played().view(0)


def test_pickles_are_small() -> None:
    game = played(60, modules=("menace", "advisors", "quest"))

    assert len(pickle.dumps(game)) < 6_000
    assert len(pickle.dumps(game.state)) < 6_000
    assert len(pickle.dumps(game.view(0))) < 20_000
    assert len(pickle.dumps(game.record())) < 6_000


def test_a_record_comes_back_from_a_pickle() -> None:
    record = played().record()

    assert pickled(record) == record


def test_a_card_set_of_ones_own_is_not_doubled_by_a_pickle() -> None:
    assert pickled(CARDS) is CARDS
    assert pickled(kingdom.load()) is kingdom.load()
    assert copy.deepcopy(CARDS) is CARDS


def test_a_phase_is_pickled_as_what_it_is_called() -> None:
    assert pickled(PLANNING) is PLANNING


def options_of(state: kingdom.State) -> int:
    """In another process."""
    return sum(len(engine.options(state, seat)) for seat in engine.waiting(state))


def score_of(game: Game) -> list[int]:
    """In another process."""
    return [sum(line.points for line in game.score(seat)) for seat in range(len(game.state.players))]


def test_a_pool_of_processes_can_be_handed_games_and_positions() -> None:
    """Fresh processes, which have loaded nothing yet."""
    games = [played(20, modules=("menace", "advisors")), played(20, content=CARDS)]

    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        assert list(pool.map(options_of, [game.state for game in games])) == [options_of(game.state) for game in games]
        assert list(pool.map(score_of, games)) == [score_of(game) for game in games]


# --- questions


def test_a_game_is_told_in_one_line() -> None:
    assert repr(kingdom.new_game(seed=7)) == "<Game: 2 players, seed 7, 0 steps, round 1, choice, seat 0 to decide>"
    assert repr(given("planning").game) == (
        "<Game: 2 players, from a position, 0 steps, round 1, planning, seat 0 and 1 to decide>"
    )
    solo = repr(kingdom.new_game(seed=7, players=1, modules=("quest",)))
    assert solo.startswith("<Game: solo, quest, seed 7, 0 steps, round 1")
    over = given("last window, round 4").play("ann: done", "bob: done").game
    assert repr(over) == "<Game: 2 players, from a position, 2 steps, over>"


def test_a_score_can_be_asked_for_before_the_end() -> None:
    table = given("planning", "ann: duchy Port; calamities 1; soldiers 2")
    lines = table.game.score(0)

    assert {line.source: line.points for line in lines}["calamities"] == -4
    assert lines == engine.score(table.state, 0)
    with refusal(kingdom.KingdomError, why("no-seat", given="2", seats=(0, 1))):
        table.game.score(2)


def test_why_not_says_what_play_would_and_does_nothing() -> None:
    game = given("planning", "ann: selection Farm, Port").game
    before = game.position()

    assert game.why_not(0, "slate Farm") is None
    assert game.why_not(0, game.options(0)[0]) is None
    for said in ("slate Palace", "dance", "abandon", "select left"):
        refused = game.why_not(0, said)
        with pytest.raises(kingdom.ActionError) as error:
            game.play(0, said)
        assert refused is not None
        assert refused.reason == error.value.reason
        assert type(refused) is error.type
    assert game.position() == before


def test_the_past_of_a_game_can_be_gone_through() -> None:
    game = played(12)
    moments = list(game.history())

    assert [moment.number for moment in moments] == list(range(1, 13))
    assert moments[0].before == game.start
    assert moments[-1].after == game.state
    assert all(one.after == two.before for one, two in pairwise(moments))
    again, facts = engine.apply(moments[3].before, moments[3].seat, moments[3].action)
    assert (again, tuple(facts)) == (moments[3].after, moments[3].facts)
    assert list(kingdom.new_game(seed=1).history()) == []


def test_a_record_can_be_stepped_through_with_positions() -> None:
    game = played(6)
    seen = [one.position() for one in kingdom.replaying(game.record())]

    assert len(seen) == 7
    assert seen[-1] == game.position()
    assert seen[2]["turns"] == 2


def test_phases_and_kinds_of_facts_have_names() -> None:
    game = kingdom.new_game(seed=1, modules=("menace", "advisors"))

    assert {"advisor draft", "choice", "planning", "combat", "gold", "ended"} <= set(game.phases)
    told = {fact["event"] for fact in played(40).facts(0)}
    assert told <= set(kinds_of_fact())
    assert "PileFormed" not in kinds_of_fact(), "nobody is told how the decks lie"


def test_every_public_name_can_be_imported() -> None:
    for name in kingdom.__all__:
        assert getattr(kingdom, name, kingdom) is not kingdom
    assert kingdom.configure(kingdom.load(), kingdom.Options(players=1)).players == 1


# --- what is said of an action that is none


@pytest.mark.parametrize(
    ("strange", "given_", "at"),
    [(42, "42", None), (None, "None", None), (1.5, "1.5", None), ([42], "42", 0), (["slate Farm", None], "None", 1)],
)
def test_what_is_not_an_action_is_refused_with_what_was_given(strange: Any, given_: str, at: int | None) -> None:
    game = given("planning", "ann: selection Farm").game

    with refusal(kingdom.CannotParse, why("not-a-text", given=given_), at=at):
        game.play(0, strange)
    assert not game.steps


@pytest.mark.parametrize(
    ("line", "usage"),
    [
        ("abandon", "abandon <card>"),
        ("place M", "place <M, P, G or E> on <card, or alchemy>"),
        ("place X on Farm", "place <M, P, G or E> on <card, or alchemy>"),
        ("select middle", "select <left or right>"),
        ("offer", "offer <card> <left or right>, <card> <left or right>"),
        ("krystallium on Farm", "krystallium on <card> as <M, P, G, E, K or S>"),
    ],
)
def test_an_action_that_is_begun_shows_how_it_is_written(line: str, usage: str) -> None:
    with refusal(kingdom.CannotParse, why("written-otherwise", text=line, usages=(usage,))):
        given("planning").game.play(0, line)


@pytest.mark.parametrize(
    ("line", "part", "key"),
    [
        ("use Great Silversmith", "module", "advisors"),
        ("quest 1 step 2 from hand M alchemy - krystallium -", "module", "quest"),
        ("transmute MMMMM", "module", "quest"),
        ("vanquish Giant Rats#1", "module", "menace"),
        ("house giant under Farm", "deck", "frost_giants"),
        ("spy on a-1", "solo", "*"),
    ],
)
def test_an_action_of_a_module_that_is_not_played_names_the_module(line: str, part: str, key: str) -> None:
    with refusal(kingdom.CannotParse, why("not-in-this-game", text=line, part=part, key=key)):
        given("planning").game.play(0, line)


def test_a_quest_step_that_can_be_paid_in_one_way_needs_no_payment() -> None:
    short = quest_table("planning", "ann: cubes MMMMPPPPGGGGEEEE; krystallium 9; soldiers 9")
    lines = [line for line in short.options("ann") if line.startswith("quest ")]
    steps: dict[str, list[str]] = {}
    for line in lines:
        steps.setdefault(line.split(" from ")[0], []).append(line)

    assert steps
    for said, ways in steps.items():
        game = short.game.copy()
        if len(ways) == 1:
            game.play(0, said)
            assert game.text(game.steps[-1].action) == ways[0]
        else:
            with pytest.raises(kingdom.Ambiguous) as refused:
                game.play(0, said)
            assert refused.value.choices == tuple(ways)


def test_the_short_form_of_a_quest_step_is_refused_like_the_long_one() -> None:
    game = quest_table("planning", "ann: selection Farm").game

    no_step = why("no-step", number=1, number2=9, boards=(("the_usurper", 4),)).under("QUE-1")
    with refusal(kingdom.IllegalAction, no_step):
        game.play(0, "quest 1 step 9")
    costs = why("payment", number=1, quest="the_usurper", cubes=cubes_of("MMP"), cubes2=cubes_of("-")).under("QUE-7")
    with refusal(kingdom.IllegalAction, costs):
        game.play(0, "quest 1 step 1")
    with refusal(
        kingdom.CannotParse, why("written-otherwise", text="quest 1", usages=("quest <number> step <number>",))
    ):
        game.play(0, "quest 1")
    assert pay(1).startswith("quest 1 step 1 from hand")


def test_a_mistyped_option_is_found_by_python_itself() -> None:
    with pytest.raises(TypeError, match="playerz"):
        kingdom.new_game(playerz=2)  # type: ignore[call-arg]
