"""The account of a game: small hand-made games whose every figure can be counted on one's fingers."""

from __future__ import annotations

from collections import Counter

import pytest

import kingdom
from kingdom.bots import make
from kingdom.bots.match import play_out
from kingdom.core.cards import Family
from kingdom.core.errors import KingdomError
from kingdom.core.reasons import why
from kingdom.core.resources import Resource
from kingdom.lab.account import Account, account_of
from kingdom.rules.building import Place
from kingdom.rules.planning import DONE
from tests.kit.advisors import advisors_table, drafting
from tests.kit.cards import given
from tests.kit.menaces import menace_table
from tests.kit.quests import pay, quest_table
from tests.kit.refusals import refusal
from tests.kit.table import Table


def to_the_end(table: Table) -> Account:
    """Everybody stores all cubes, and is done as soon as may be."""
    game = table.game
    while waiting := game.waiting():
        seat = waiting[0]
        options = game.options(seat)
        stores = [Place(resource, None) for resource in Resource if Place(resource, None) in options]
        game.play(seat, DONE if DONE in options else stores[0] if stores else options[-1])
    return account_of(game)


def a_small_game() -> Account:
    """The last round. Ann completes a Farm and slates a Port, Bob recycles all he has."""
    table = given(
        "planning, round 4",
        "ann: selection Quarry, Port; construction Farm[MM], Statue; krystallium 1; duchy Garden, Cathedral",
        "bob: selection Barracks; duchy Island, Ruins; calamities 1",
    )
    table.play("ann: krystallium on Farm as P", "ann: recycle Quarry", "ann: place M on Statue", "ann: slate Port")
    table.play("ann: abandon Port", "bob: recycle Barracks", "bob: place M on alchemy")
    return to_the_end(table)


def test_what_each_seat_did_with_which_card() -> None:
    ann, bob = a_small_game().seats

    assert ann.did == {
        ("built", "farm"): 1,
        ("recycled", "quarry"): 1,
        ("slated", "port"): 1,
        ("abandoned", "port"): 1,
        ("supremacy", "population"): 1,
    }
    assert bob.did == {("recycled", "barracks"): 1, ("supremacy", "exploration"): 1, ("supremacy", "materials"): 1}


def test_cards_are_built_and_cubes_produced_in_a_round() -> None:
    ann, bob = a_small_game().seats

    assert (ann.built, bob.built) == ([0, 0, 0, 1], [0, 0, 0, 0])
    # The Duchies make MMPGE. Ann has besides PP of the Farm and P of the Garden, Bob ME of the Island.
    assert ann.produced == [[0] * 4, [0] * 4, [0] * 4, [2, 4, 1, 1]]
    assert bob.produced[3] == [3, 1, 1, 2]


def test_points_by_source_and_by_the_type_of_the_card_that_brings_them() -> None:
    account = a_small_game()
    ann, bob = account.seats

    # A Garden is worth 2, a Cathedral 3 for each Monument: itself and the Garden.
    assert (ann.lines["flat"], ann.lines["per_monument"], ann.lines["calamities"]) == (2, 6, 0)
    assert ann.by_type == (0, 0, 8, 0)
    # An Island is worth 1, Ruins 3; a Calamity costs 4.
    assert (bob.lines["flat"], bob.lines["calamities"]) == (4, -4)
    assert bob.by_type == (0, 0, 0, 4)
    assert (ann.score, bob.score) == (8, 0)
    assert (account.winners, account.reason, account.medal) == ((0,), "score", None)
    assert [account.half_points(seat) for seat in (0, 1)] == [2, 0]
    assert [seat.duchy for seat in account.seats] == ["valados", "teressie"]


def test_cards_offered_face_down_are_traps_of_whoever_offers_and_belong_to_whoever_takes() -> None:
    table = given(
        "choice, round 4, turn 14",
        "ann: hand Farm, Port; traps 2",
        "table: left Quarry",
    )
    table.play("ann: offer Farm left, Port right face down", "bob: select right")
    ann, bob = to_the_end(table).seats

    assert ann.did["trap", "port"] == 1
    assert ann.did["trap", "farm"] == 0
    assert bob.did["taken", "port"] == 1
    assert sum(count for (what, _), count in ann.did.items() if what == "taken") == 0


def test_menaces_stand_and_are_vanquished() -> None:
    table = menace_table("combat, round 4", "ann: zone menaces Giant Rat, Giant Rat; soldiers 2", "bob: done")
    table.play("ann: vanquish Giant Rat#1")
    account = to_the_end(table)

    assert account.seats[0].did["vanquished", "giant_rat"] == 1
    assert account.seats[0].lines["menaces"] == -3


def test_advisors_are_kept_and_used() -> None:
    kept = drafting()
    first = kept.state.box[kept.player("ann").zone("drawn")[0]]
    kept.play(f"ann: keep {first.name} as advisor")
    used = advisors_table("planning, round 4", "ann: zone advisors Great Silversmith; soldiers 5", "bob: done")
    used.play("ann: use Great Silversmith")

    assert to_the_end(kept).seats[0].did["kept", first.key] == 1
    assert to_the_end(used).seats[0].did["used", "great_silversmith"] == 1


def test_quest_steps_are_counted_from_one() -> None:
    table = quest_table("planning, round 4", "ann: alchemy MMP", "bob: done")
    table.play(f"ann: {pay(1, alchemy='MMP')}")
    account = to_the_end(table)

    assert account.seats[0].did["step", "the_usurper.1"] == 1
    assert account.winners == ()
    assert account.half_points(0) == account.half_points(1) == 1


@pytest.mark.parametrize(
    "options",
    [
        {"modules": ("menace", "advisors", "quest")},
        {"players": 1, "modules": ("advisors",)},
        {"scenario": "the_prophecy"},
    ],
    ids=["two", "alone", "scenario"],
)
def test_a_whole_game_adds_up(options: dict[str, object]) -> None:
    game = kingdom.new_game(seed=5, **options)
    play_out(game, [make("steward", seat) for seat in range(len(game.state.players))])
    account = account_of(game)

    verdict = game.outcome()
    for seat, own in enumerate(account.seats):
        done: Counter[str] = Counter()
        for (what, _), count in own.did.items():
            done[what] += count
        assert own.score == verdict.total(seat)
        left = ("recycled", "slated", "joined", "stood", "entered", "given up")
        assert done["taken"] == sum(done[what] for what in left)
        assert done["built"] == sum(own.built) > 5
        assert all(sum(made) >= 3 for made in own.produced)
    families = {kind.key: kind.family for kind in game.state.box}
    taken: Counter[str] = Counter()
    for own in account.seats:
        taken.update({key: count for (what, key), count in own.did.items() if what == "taken"})
    ordinary = [key for key in taken if families[key] in (Family.DEVELOPMENT, Family.TREASURE)]
    assert ordinary
    assert all(taken[key] <= account.seen[key] for key in ordinary)


@pytest.mark.parametrize(
    ("options", "decks"),
    [
        ({"modules": ["menace"], "menaces": ["thieves", "shadows"]}, ["thieves", "shadows"]),
        ({"players": 1, "modules": ["menace"], "menaces": ["thieves"]}, [""]),
        ({}, ["", ""]),
    ],
)
def test_each_seat_of_two_plays_with_a_menace_deck_of_its_own(options: dict[str, object], decks: list[str]) -> None:
    game = kingdom.new_game(seed=5, **options)
    play_out(game, [make("random", seat) for seat in range(len(game.state.players))])

    assert [own.deck for own in account_of(game).seats] == decks


def test_a_game_that_is_not_over_has_no_account() -> None:
    with refusal(KingdomError, why("not-over")):
        account_of(kingdom.new_game(seed=1))
