"""Positions written by hand: what is left out follows the configuration, words stand for everything, and what cannot
be is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

import kingdom
from kingdom.core.cards import Family
from kingdom.core.reasons import Reason, why
from kingdom.core.state import State
from tests.kit.refusals import reason_at, refusal
from tests.kit.rulesets import named
from tests.kit.walks import Walk


def read(phase: str = "planning", *seats: dict[str, Any], seed: int | None = None, **parts: Any) -> kingdom.Game:
    """A position of the shipped card set; seats that are not told have only their Duchy."""
    configuration = parts.pop("configuration", {})
    alone = configuration.get("players") == 1 or "scenario" in configuration
    told = [*seats, *[{}] * ((1 if alone else 2) - len(seats))]
    return kingdom.from_position({"phase": phase, "players": told, "configuration": configuration, **parts}, seed=seed)


def problems(phase: str = "planning", *seats: dict[str, Any], **parts: Any) -> tuple[Reason, ...]:
    with pytest.raises(kingdom.PositionError) as refused:
        read(phase, *seats, **parts)
    return refused.value.problems


def families(state: State, pile: str) -> dict[str, int]:
    found: dict[str, int] = {}
    for card in state.pile(pile):
        family = state.box[card].family.value
        found[family] = found.get(family, 0) + 1
    return found


# --- what is left out


def test_a_phase_is_enough() -> None:
    game = kingdom.from_position({"phase": "planning"})
    names = game.state.rules.names

    assert [names.all(player.duchy) for player in game.state.players] == [["Valados"], ["Téressie"]]
    assert game.waiting() == (0, 1)


def test_with_advisors_the_deck_has_advisors_in_place_of_the_treasures() -> None:
    state = read(configuration={"modules": ["advisors"]}).state
    deck = families(state, "development")

    assert deck[Family.ADVISOR.value] > 0
    assert Family.TREASURE.value not in deck


def test_the_first_printing_lacks_the_cards_that_it_lacks() -> None:
    first, second = (read(configuration={"edition": edition}).state for edition in ("first", "second"))
    lacking = len(first.rules.settings.edition.leaves_out)

    assert lacking
    assert len(second.pile("development")) - len(first.pile("development")) == lacking


def test_in_solo_games_there_is_a_danger_deck() -> None:
    state = read(configuration={"players": 1}).state

    assert families(state, "danger") == {"calamity": 4, "development": 8}
    assert "calamities" not in state.piles or not state.pile("calamities")


def test_with_menaces_there_is_no_calamity() -> None:
    state = read(configuration={"modules": ["menace"]}).state

    assert not state.pile("calamities")
    assert len(state.pile("giant_rats")) == 4
    assert set(families(state, "box")) >= {"calamity"}


def test_decks_are_shuffled_by_a_seed_and_lie_in_order_without_one() -> None:
    plain, one, same, other = (read(seed=seed).state.pile("development") for seed in (None, 1, 1, 2))

    assert list(plain) == sorted(plain)
    assert one == same != other
    assert sorted(one) == sorted(other) == list(plain)


def test_hands_to_come_are_in_an_order_drawn_by_the_seed() -> None:
    assert {draw.number for draw in read().state.draws["hands"]} == {0}
    assert len({draw.number for draw in read(seed=5).state.draws["hands"]}) > 1
    assert len(read(seed=5, round=3).state.draws["hands"]) == 2


@pytest.mark.parametrize("name", sorted(named()))
def test_a_phase_is_enough_in_every_ruleset_and_the_game_goes_on(name: str) -> None:
    """Scenarios and all: each card lies in one place, and the rest of the game can be played."""
    walk = Walk(name, 1)
    game = kingdom.from_position({"phase": "planning", "configuration": walk.game().configuration.to_data()}, seed=3)

    for number in range(60):
        if not (owing := game.waiting()):
            break
        options = game.options(owing[0])
        game.play(owing[0], options[number * 13 % len(options)])
    assert game.is_over or number == 59
    assert kingdom.from_position(game.position()).state == game.state


# --- before a phase begins


def test_a_position_before_planning_opens_with_what_happens_then() -> None:
    game = read("before planning", {"selection": ["Farm", "Calamity"]})
    names = game.state.rules.names

    assert game.state.phase.name == "planning"
    assert names.all(game.state.players[0].selection) == ["Farm#1"]
    assert names.all(game.state.players[0].duchy) == ["Valados", "Calamity#1"]
    assert "PhaseBegan" in {fact["event"] for fact in game.facts(0)}


def test_a_selection_before_planning_may_lie_face_down() -> None:
    game = read("before planning", {"selection": ["Farm"]}, face_down=[{"card": "Farm#1", "by": 1}])

    assert not game.state.face_down


def test_a_position_before_a_step_produces() -> None:
    before = read("before materials", {"duchy": ["Valados", "Farm"]})
    after = read("materials", {"duchy": ["Valados", "Farm"]})

    assert sum(before.state.players[0].cubes) > sum(after.state.players[0].cubes) == 0
    assert before.facts(0)


def test_a_position_before_choice_deals_the_hands() -> None:
    game = read("before choice", round=2, seed=4)

    assert [len(player.hand) for player in game.state.players] == [8, 8]
    assert game.waiting() == (1,)
    assert kingdom.replay(game.record()).state == game.state


def test_what_comes_before_the_end_is_not_a_position() -> None:
    phases = ("choice", "planning", "materials", "population", "gold", "exploration", "last window", "ended")

    assert problems("before ended") == (reason_at("phase", why("no-phase", given="'before ended'", names=phases)),)


# --- words for what modules keep


def test_quest_steps_have_words() -> None:
    game = read("planning", {"slots": {"quest_steps": ["quest 1 step 2"]}}, configuration={"modules": ["quest"]})

    assert game.state.players[0].slots["quest_steps"] == ((0, 1),)
    assert game.position()["players"][0]["slots"]["quest_steps"] == ["quest 1 step 2"]


def test_spies_have_words() -> None:
    game = read(
        "solo choice", {"slots": {"spies": {"ready": 2}}}, configuration={"players": 1}, areas={"left": ["Farm"]}
    )

    assert game.state.players[0].slots["spies"] == (2, 0)


THIEVES: dict[str, Any] = {"modules": ["menace"], "menaces": ["thieves", "frost_giants"]}


def test_stolen_tokens_name_a_card_and_an_icon() -> None:
    seat = {"duchy": ["Valados", "Farm#2"], "slots": {"stolen": ["icon 1 of Farm#2"]}, "zones": {"menaces": ["Thief"]}}
    game = read("gold", seat, configuration=THIEVES)
    (token,) = game.state.players[0].slots["stolen"]

    assert (game.state.rules.names[token[0]], token[1]) == ("Farm#2", 0)
    assert kingdom.from_position(json.loads(json.dumps(game.position()))).state == game.state


def test_frozen_cards_name_the_giant_under_them() -> None:
    seat = {
        "construction": ["Farm#2"],
        "zones": {"menaces": ["Frost Giant"]},
        "slots": {"frozen": ["Frost Giant#1 under Farm#2"]},
    }
    game = read("gold", seat, configuration=THIEVES)
    ((card, giant),) = game.state.players[0].slots["frozen"]

    assert game.state.rules.names.all([card, giant]) == ["Farm#2", "Frost Giant#1"]
    assert kingdom.from_position(json.loads(json.dumps(game.position()))).state == game.state


def test_numbers_of_the_box_are_read_as_well() -> None:
    """Records that were written before there were words have them."""
    seat = {"duchy": ["Valados", "Farm#2"], "zones": {"menaces": ["Thief"]}}
    worded = read("gold", {**seat, "slots": {"stolen": ["icon 1 of Farm#2"]}}, configuration=THIEVES).state
    token = list(worded.players[0].slots["stolen"][0])

    assert read("gold", {**seat, "slots": {"stolen": [token]}}, configuration=THIEVES).state == worded


PHASES = ("choice", "planning", "materials", "population", "gold", "exploration", "last window", "ended")


@pytest.mark.parametrize("phase", ["Planning", "PLANNING", " planning ", "Before  Planning"])
def test_phases_are_not_case_sensitive(phase: str) -> None:
    assert read(phase).state.phase.name == "planning"


# --- what cannot be


def test_a_position_without_a_phase_says_that_the_phase_is_missing() -> None:
    with refusal(kingdom.PositionError, reason_at("phase", why("phase-missing", names=PHASES))):
        kingdom.from_position({})


ALONE: dict[str, Any] = {"players": 1}


@pytest.mark.parametrize(
    ("phase", "parts"),
    [
        ("choice", {"turns": 16}),
        ("solo choice", {"turns": 4, "configuration": ALONE}),
        ("planning", {"players": [{"done": True}] * 2}),
        ("gold", {"players": [{"done": True}], "configuration": ALONE}),
    ],
)
def test_a_position_in_which_nobody_can_decide_is_refused(phase: str, parts: dict[str, Any]) -> None:
    with refusal(kingdom.PositionError, why("nobody-to-decide", phase=phase)):
        kingdom.from_position({"phase": phase, **parts})


@pytest.mark.clause("SOL-2")
@pytest.mark.parametrize(
    ("configuration", "most"),
    [(ALONE, 2), ({**ALONE, "edition": "first"}, 0), ({"scenario": "the_prophecy"}, 0)],
)
def test_there_are_no_more_spies_than_the_game_has(configuration: dict[str, Any], most: int) -> None:
    seat = {"slots": {"spies": {"ready": 2, "spent": 1}}}

    assert problems("planning", seat, configuration=configuration) == (
        reason_at("seat 0", why("too-many-spies", count=3, most=most).under("SOL-2")),
    )


@pytest.mark.clause("SOL-5")
@pytest.mark.parametrize(
    ("given", "turns", "traps", "configuration", "most"),
    [
        ([3, 0], 2, 0, ALONE, (2, 0)),
        ([2, 0], 3, 0, {**ALONE, "search": "printed"}, (1, 0)),
        ([1, 1], 2, 0, ALONE, (2, 0)),
        ([1, 1], 2, 1, {**ALONE, "edition": "first"}, (2, 0)),
        ([0, 1], 2, 0, {**ALONE, "edition": "first"}, (2, 0)),
        ([1, 2], 2, 0, {**ALONE, "edition": "first"}, (2, 1)),
    ],
)
def test_there_are_no_more_searches_than_the_limit_of_the_edition(
    given: list[int], turns: int, traps: int, configuration: dict[str, Any], most: tuple[int, int]
) -> None:
    seat = {"traps": traps, "slots": {"searches": given}}

    assert problems("solo choice", seat, turns=turns, configuration=configuration) == (
        reason_at("seat 0", why("too-many-searches", counts=tuple(given), most=most).under("SOL-5")),
    )


@pytest.mark.clause("SOL-5")
def test_two_searches_after_the_trap_at_one_selection_are_within_the_limit_of_the_first_edition() -> None:
    configuration = {**ALONE, "edition": "first"}
    game = read("solo choice", {"slots": {"searches": [1, 1]}}, turns=2, configuration=configuration)

    assert game.waiting() == (0,)


def test_counts_of_searches_are_two_numbers() -> None:
    seat = {"slots": {"searches": [1]}}

    assert problems("solo choice", seat, configuration=ALONE) == (
        reason_at("seat 0, slots, searches", why("not-counts", given="[1]", count=2)),
    )


ALL = {"modules": ["menace", "advisors", "quest"]}
SLOTS = ("advisors_used", "frozen", "quest_steps")
"""Of a seat, with all three modules and the decks that are usual."""
BOXED = why("stays-in-the-box", names=("Calamity#1",), more=0).under("SET-5")


def no_step(board: int, number: int) -> Reason:
    return why("no-such-step", board=board, number=number, boards=(("the_northern_lands", 4),)).under("QUE-1")


@pytest.mark.parametrize(
    ("seat", "configuration", "problem"),
    [
        (
            {"zones": {"menaces": ["Mountain Fortress"]}},
            ALL,
            reason_at(
                "seat 0", why("not-in-zone", copy="Mountain Fortress#1", zone="menaces", families=("menace", "vermin"))
            ),
        ),
        ({"duchy": ["Valados", "Calamity"]}, ALL, BOXED),
        (
            {"zones": {"advisors": ["Farm"]}},
            ALL,
            reason_at("seat 0", why("not-in-zone", copy="Farm#1", zone="advisors", families=("advisor",))),
        ),
        ({"slots": {"quest_steps": ["quest 1 step 9"]}}, ALL, reason_at("seat 0, slots, quest_steps", no_step(1, 9))),
        (
            {"slots": {"quest_steps": ["the last"]}},
            ALL,
            reason_at(
                "seat 0, slots, quest_steps", why("nothing-known", given="'the last'", example="'quest 1 step 2'")
            ),
        ),
        ({"traps": 7}, {}, reason_at("seat 0", why("too-many-traps", count=7, most=2).under("SET-4, SOL-2"))),
        (
            {"slots": {"quest_stepz": []}},
            ALL,
            reason_at("seat 0, slots", why("no-slot-of-a-seat", given="'quest_stepz'", names=SLOTS)),
        ),
        (
            {"slots": {"spies": {"ready": -1}}},
            {"players": 1},
            reason_at("seat 0, slots, spies", why("not-counts", given="[-1, 0]", count=2)),
        ),
        (
            {"slots": {"spies": {"asleep": 1}}},
            {"players": 1},
            reason_at("seat 0, slots, spies", why("no-side-of-a-token", given="'asleep'")),
        ),
        (
            {"slots": {"stolen": ["icon 7 of Farm"]}},
            THIEVES,
            reason_at("seat 0, slots, stolen", why("no-icon", copy="Farm#1", number=7, count=2)),
        ),
        (
            {"slots": {"stolen": ["icon 1 of Farm"]}},
            THIEVES,
            reason_at("seat 0", why("token-elsewhere", copy="Farm#1", slot="stolen")),
        ),
        (
            {"slots": {"stolen": ["Farm"]}},
            THIEVES,
            reason_at("seat 0, slots, stolen", why("not-a-token", given="'Farm'", example="'icon 1 of Farm#1'")),
        ),
        (
            {"slots": {"frozen": ["Frost Giant under Farm"]}, "zones": {"menaces": ["Frost Giant"]}},
            THIEVES,
            reason_at("seat 0", why("under-no-site", copy="Farm#1", slot="frozen")),
        ),
        (
            {"slots": {"frozen": ["Frost Giant under Farm"]}, "construction": ["Farm"]},
            THIEVES,
            reason_at("seat 0", why("under-from-nowhere", copy="Frost Giant#1", copy2="Farm#1")),
        ),
        (
            {"slots": {"frozen": ["Farm"]}},
            THIEVES,
            reason_at(
                "seat 0, slots, frozen", why("not-a-card-under", given="'Farm'", example="'Frost Giant#1 under Farm#1'")
            ),
        ),
        (
            {"slots": {"frozen": ["Dragon under Farm"]}},
            THIEVES,
            reason_at("seat 0, slots, frozen", why("no-such-card", given="'Dragon'")),
        ),
        (
            {"slots": {"advisors_used": ["Farmer"]}},
            ALL,
            reason_at("seat 0, slots, advisors_used", why("no-such-card", given="'Farmer'")),
        ),
        ({"slots": {"stolen": 5}}, THIEVES, reason_at("seat 0, slots, stolen", why("not-a-list", given="5"))),
        ({"selection": ["Farm"]}, None, reason_at("seat 0", why("selection-empty").under("PLA-7"))),
    ],
)
def test_what_cannot_be_is_refused(seat: dict[str, Any], configuration: dict[str, Any] | None, problem: Reason) -> None:
    found = problems("gold" if configuration is None else "planning", seat, configuration=configuration or {})

    assert found == (problem,)


def test_there_is_no_round_0_but_before_round_1() -> None:
    assert problems(round=0) == (reason_at("round", why("round-0", most=4).under("SET-6")),)


def test_the_table_has_slots_of_its_own() -> None:
    quest = {"modules": ["quest"]}
    finished = [f"quest 1 step {step}" for step in (1, 2, 3, 4)]
    game = read(
        "planning",
        {"slots": {"quest_steps": finished}},
        configuration=quest,
        slots={"quest_first": ["quest 1 by seat 0"]},
    )

    assert game.state.slots["quest_first"] == ((0, 0),)
    nobody = reason_at("slots, quest_first", why("no-such-first", given="'quest 1 by seat 5'").under("QUE-8"))
    assert problems(configuration=quest, slots={"quest_first": ["quest 1 by seat 5"]}) == (nobody,)
    of_a_seat = reason_at("slots, quest_steps", why("no-slot", given="'quest_steps'", names=("quest_first",)))
    assert problems(configuration=quest, slots={"quest_steps": []}) == (of_a_seat,)


def test_everything_of_a_seat_and_its_slots_is_said_at_once() -> None:
    found = problems("planning", {"slots": {"nonsense": 1, "quest_steps": ["quest 9 step 9"]}, "hand": ["Castle"]},
                     configuration=ALL)  # fmt: skip

    assert found == (
        reason_at("seat 0, hand", why("no-such-card", given="'Castle'")),
        reason_at("seat 0, slots", why("no-slot-of-a-seat", given="'nonsense'", names=SLOTS)),
        reason_at("seat 0, slots, quest_steps", no_step(9, 9)),
    )
