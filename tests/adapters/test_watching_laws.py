"""The laws that simulations look after: silent on sound games, and each speaks up when it is broken."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from kingdom.content import load
from kingdom.core import engine
from kingdom.core.errors import KingdomError
from kingdom.core.reasons import why
from kingdom.core.scoring import ScoreLine, Verdict
from kingdom.core.state import FaceDown, Site, State
from kingdom.game.rulesets import chosen, rulesets
from kingdom.proof.laws import EACH_STEP, SAMPLED, LawBroken, broken, check
from kingdom.proof.playout import Broken, Played, play_at_random, random_states, rules_of
from tests.kit.cards import CARDS, given
from tests.kit.refusals import refusal


def table_in_planning() -> State:
    return given("planning", "ann: selection Farm; construction Port[MM]; hand Quarry; krystallium 1").state


def finished() -> State:
    *_, last = random_states(rules_of({}, CARDS), seed=1)
    return last


def complaints(state: State) -> list[str]:
    return list(broken(state, EACH_STEP + SAMPLED))


def test_a_sound_state_breaks_no_law() -> None:
    assert complaints(table_in_planning()) == []
    assert complaints(finished()) == []


def twice(state: State) -> None:
    state.players[1].hand = state.players[0].hand


def nowhere(state: State) -> None:
    state.players[0].hand = ()


def in_debt(state: State) -> None:
    state.players[0].krystallium = -1


def owing_cubes(state: State) -> None:
    state.players[1].alchemy = (0, -1, 0, 0)


def in_training(state: State) -> None:
    state.players[0].training = 2


def overfull(state: State) -> None:
    state.players[0].construction = (Site(state.players[0].construction[0].card, (4, 0, 0, 0, 0, 0)),)


def face_down_in_hand(state: State) -> None:
    state.face_down = {state.players[0].hand[0]: FaceDown("a-1", 0, 1, 0)}


def judged_too_soon(state: State) -> None:
    state.verdict = Verdict((0,), "score", "END-1", ((), ()), ((), ()))


def in_round_five(state: State) -> None:
    state.round = 5


@pytest.mark.parametrize(
    ("harm", "law"),
    [
        (twice, "every card lies in exactly one place: Quarry#1 lies in 2 places"),
        (nowhere, "every card lies in exactly one place: Quarry#1 lies in 0 places"),
        (in_debt, "nothing is negative: seat 0 has -1 Krystallium"),
        (owing_cubes, "nothing is negative: seat 1 has -1 in Alchemy"),
        (in_training, "nothing is negative: seat 0 has 2 Soldiers in Training"),
        (overfull, "no more spaces are filled than there are: 4 of 3 M spaces of Port#1"),
        (face_down_in_hand, "face down cards lie where cards can: Quarry#1 is face down elsewhere"),
        (judged_too_soon, "a game is over when it is judged: phase planning"),
        (in_round_five, "a game is over when it is judged: round 5"),
    ],
)
def test_a_broken_law_is_named_with_what_breaks_it(harm: Callable[[State], None], law: str) -> None:
    state = table_in_planning()
    harm(state)

    assert any(line.startswith(law) for line in broken(state, EACH_STEP)), list(broken(state, EACH_STEP))
    with pytest.raises(LawBroken, match=law.split(":", maxsplit=1)[0]):
        check(state, EACH_STEP)


@pytest.mark.parametrize(
    ("options", "law"),
    [
        (lambda state, seat: [], "seat 0 owes a decision and has none"),
        (lambda state, seat: OPTIONS(state, 0), "seat 1 has options and owes nothing"),
        (lambda state, seat: 2 * OPTIONS(state, seat), "seat 0 has an option twice"),
    ],
)
def test_options_that_do_not_fit_are_found(
    monkeypatch: pytest.MonkeyPatch, options: Callable[..., Any], law: str
) -> None:
    state = given("planning", "ann: selection Farm", "bob: done").state
    monkeypatch.setattr(engine, "options", options)

    assert any(law in line for line in broken(state, EACH_STEP))


OPTIONS = engine.options


def test_a_score_that_does_not_add_up_is_found() -> None:
    state = finished()
    assert state.verdict is not None
    lines = (ScoreLine("flat", 99, "END-1"),)
    state.verdict = state.verdict._replace(reason="score", winners=(1,), scores=(lines, ()))
    found = complaints(state)

    assert [line for line in found if "seat 0 has" in line and "counted again" in line]
    assert [line for line in found if "seat (1,) wins by score, and 99 is the most" in line]


def careless(state: State, seat: int, action: Any) -> Any:
    after, facts = APPLY(state, seat, action)
    state.players[0].krystallium += 1
    return after, facts


APPLY = engine.apply


@pytest.mark.parametrize(
    ("part", "wrong", "law"),
    [
        ("engine.apply", careless, "changed the state it was given"),
        ("engine.apply", lambda state, seat, action: (finished(), []), "has a different result in place"),
        ("notation.read", lambda *said: [], "an action reads back from its text"),
        ("read_position", lambda data, rules: finished(), "a position reads back"),
        ("imagine", lambda seen, stream: finished(), "what a viewer imagines looks the same: a spectator's view"),
    ],
)
def test_each_sampled_law_can_be_broken(
    monkeypatch: pytest.MonkeyPatch, part: str, wrong: Callable[..., Any], law: str
) -> None:
    state = table_in_planning()
    monkeypatch.setattr(f"kingdom.proof.laws.{part}", wrong)

    assert any(law in line for line in broken(state, SAMPLED)), list(broken(state, SAMPLED))


# --- playing at random


def test_a_game_follows_from_its_seed_and_nothing_else() -> None:
    rules = rules_of({"modules": ("quest",)}, CARDS)
    games = [play_at_random(rules, seed) for seed in (1, 2, 1)]

    assert games[0] == games[2]
    assert games[0] != games[1]
    assert all(isinstance(game, Played) for game in games)


def test_what_goes_wrong_in_a_game_is_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    def complain(state: State, laws: object) -> None:
        if state.round == 2:
            raise LawBroken("nothing is negative: seat 0 has -1 Traps")

    monkeypatch.setattr("kingdom.proof.playout.check", complain)
    game = play_at_random(rules_of({}, CARDS), 1)

    assert isinstance(game, Broken)
    assert game.decisions > 16
    assert game.why == "LawBroken: nothing is negative: seat 0 has -1 Traps"


def test_a_game_that_does_not_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kingdom.proof.playout.LONGEST", 20)
    game = play_at_random(rules_of({}, CARDS), 1)

    assert isinstance(game, Broken)
    assert game.why == "LawBroken: the game did not end within 20 decisions"


def test_a_seat_without_anything_to_do_stops_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = rules_of({}, CARDS)
    monkeypatch.setattr("kingdom.proof.playout.check", lambda state, laws: None)
    monkeypatch.setattr(engine, "options", lambda state, seat: [])
    game = play_at_random(rules, 1)

    assert isinstance(game, Broken)
    assert "owes a decision in choice and has no option" in game.why


# --- the list of rulesets


def test_the_list_leaves_out_no_module_deck_board_edition_side_search_or_scenario() -> None:
    found = rulesets(CARDS)
    options = list(found.values())

    for players in (1, 2):
        mine = [one for one in options if one.get("players") == players]
        assert {frozenset(one["modules"]) for one in mine} == {
            frozenset(name for at, name in enumerate(load().modules) if bits >> at & 1) for bits in range(8)
        }
        for edition in ("first", None):
            for side in ("A", None):
                assert sum(one.get("edition") == edition and one.get("side") == side for one in mine) >= 8
    assert {frozenset(one["menaces"]) for one in options if "menaces" in one} == {
        frozenset(pair) for pair in [(one, other) for one in load().decks for other in load().decks]
    }
    assert {quest for one in options for quest in one.get("quests", ())} == {key for key, _ in CARDS.quests}
    assert {one["search"] for one in options if "search" in one} == {"printed"}
    assert {one["scenario"] for one in options if "scenario" in one} == set(CARDS.scenarios)
    assert len({repr(sorted(one.items())) for one in options}) == len(found)


def test_every_ruleset_of_the_list_can_be_composed() -> None:
    for name, options in rulesets(CARDS).items():
        assert rules_of(options, CARDS).settings.players == (2 if name.startswith("two") else 1)


def test_rulesets_are_chosen_by_name_and_by_pattern() -> None:
    assert list(chosen(["all"], CARDS)) == list(rulesets(CARDS))
    assert list(chosen(["two", "solo/*"], CARDS)) == ["two", "solo/A", "solo/first", "solo/first/A", "solo/printed"]
    near = ("the_prophecy", "the_prophecy/A", "two+menace")
    with refusal(KingdomError, why("no-ruleset", given="'three'", example="'solo*'", names=near)):
        chosen(["three"], CARDS)


@pytest.mark.parametrize("name", ["two+menace+advisors+quest", "solo+menace+advisors+quest/first", "rats_everywhere"])
def test_random_games_are_lawful(name: str) -> None:
    rules = rules_of(rulesets(CARDS)[name], CARDS)

    assert [game for seed in range(3) if isinstance(game := play_at_random(rules, seed), Broken)] == []
