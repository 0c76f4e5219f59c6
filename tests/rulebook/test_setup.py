"""SET: setup for two players."""

from __future__ import annotations

import random
from typing import Any

import pytest

import kingdom
from kingdom.core.cards import Family
from kingdom.core.events import RoundBegan
from kingdom.core.module import Module
from kingdom.core.reasons import Reason, why
from kingdom.core.state import Cards, Seat, State
from kingdom.rules.building import Abandon
from kingdom.rules.setup import traps_a_round
from tests.kit import clause
from tests.kit.cards import CARDS, given
from tests.kit.modules import with_rules
from tests.kit.refusals import refusal


def new_game(seed: int = 1, **options: Any) -> kingdom.Game:
    return kingdom.new_game(seed=seed, content=CARDS, **options)


def dealt_and_left(game: kingdom.Game) -> list[int]:
    """Every card of the Development deck, the dealt ones included; Calamities and Menaces in hands left out."""
    state = game.state
    hands: Cards = sum((player.hand for player in state.players), ())
    cards = (*state.pile("development"), *hands, *state.areas[0], *state.areas[1])
    return [card for card in cards if state.box[card].family not in (Family.CALAMITY, Family.MENACE)]


# --- SET-1: the Development deck


@clause("SET-1")
def test_developments_and_treasures_are_shuffled_together_into_the_development_deck() -> None:
    game = new_game()

    families = [game.state.box[card].family for card in dealt_and_left(game)]
    assert sorted(family.value for family in families) == ["development"] * 70 + ["treasure"] * 10


@clause("SET-1")
def test_the_order_of_the_deck_follows_from_the_seed_and_nothing_else() -> None:
    assert new_game(seed=1).state.pile("development") == new_game(seed=1).state.pile("development")
    assert new_game(seed=1).state.pile("development") != new_game(seed=2).state.pile("development")


@clause("SET-1")
def test_treasures_can_come_at_any_place_of_the_deck() -> None:
    """Over some deals each tenth of the deck has had a Treasure."""
    places = set()
    for seed in range(20):
        state = new_game(seed=seed).state
        deck = state.pile("development")
        places |= {at * 10 // len(deck) for at, card in enumerate(deck) if state.box[card].family is Family.TREASURE}

    assert places == set(range(10))


@clause("SET-1")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_development_deck_lies_face_down(viewer: int | None) -> None:
    assert new_game().view(viewer).piles["development"].cards == ()


# --- SET-2: Calamities


@clause("SET-2")
def test_the_eight_calamities_form_a_stack_of_their_own() -> None:
    state = new_game().state

    stack = [state.box[card].family for card in state.pile("calamities")]
    in_hands = [card for player in state.players for card in player.hand if state.box[card].family is Family.CALAMITY]
    assert stack == [Family.CALAMITY] * 6
    assert len(in_hands) == 2


# --- SET-3: Duchies


def duchies(game: kingdom.Game) -> list[str]:
    return [game.state.box[player.duchy[0]].name for player in game.state.players]


@clause("SET-3")
def test_each_player_takes_a_duchy() -> None:
    state = new_game().state

    assert [len(player.duchy) for player in state.players] == [1, 1]
    assert {state.box[player.duchy[0]].family for player in state.players} == {Family.DUCHY}


@clause("SET-3")
@pytest.mark.parametrize("side", ["A", "B"])
def test_both_play_the_same_side(side: str) -> None:
    state = new_game(side=side).state

    faces = [state.box[player.duchy[0]] for player in state.players]
    assert faces == [CARDS.duchies["valados", side], CARDS.duchies["teressie", side]]


@clause("SET-3/R1")
def test_valados_is_player_1_unless_chosen_otherwise() -> None:
    assert duchies(new_game()) == ["Valados", "Téressie"]


@clause("SET-3")
def test_the_duchies_may_be_exchanged_and_with_them_who_starts() -> None:
    game = new_game(duchies=("teressie", "valados"))

    assert duchies(game) == ["Téressie", "Valados"]
    assert game.waiting() == (0,)


@clause("SET-3")
@pytest.mark.parametrize("chosen", [("valados", "valados"), ("valados",), ("valados", "atlantis")])
def test_two_different_duchies_are_needed(chosen: tuple[str, ...]) -> None:
    reason = why("duchies", given=chosen, duchies=("valados", "teressie"), players=2).under("SET-3")

    with refusal(kingdom.ConfigurationError, reason):
        new_game(duchies=chosen)


@clause("SET-3")
def test_there_is_no_third_side() -> None:
    with refusal(kingdom.ConfigurationError, why("side", given="C").under("SET-3")):
        new_game(side="C")


@clause("SET-3")
def test_nobody_plays_at_a_seat_that_is_not_there() -> None:
    with refusal(kingdom.IllegalAction, why("no-seat", number=2, numbers=(0, 1)).under("SET-3")):
        new_game().play(2, "select left")


# --- SET-4: Traps


@clause("SET-4")
def test_each_player_has_two_traps() -> None:
    assert [player.traps for player in new_game().state.players] == [2, 2]


# --- SET-5: modules


@clause("SET-5")
def test_a_modules_rules_take_precedence_and_what_it_does_not_change_stays() -> None:
    one_trap = Module("one_trap")

    @one_trap.amends(traps_a_round, clause="SET-5")
    def only_one(count: int, state: State) -> int:
        return 1

    table = with_rules(given("exploration, round 1"), one_trap)
    table.play("ann: done", "bob: done")

    assert [player.traps for player in table.state.players] == [1, 1]
    assert [len(player.hand) for player in table.state.players] == [8, 8]


@clause("SET-5/R1")
def test_modules_may_be_combined() -> None:
    """Advisors take the place of the Treasures in the deck, Menaces that of the Calamities in the hands."""
    game = new_game(modules=("menace", "advisors", "quest"), menaces=("giant_rats", "shadows"))
    while game.waiting() and not game.state.round:
        game.play(game.waiting()[0], game.options(game.waiting()[0])[0])

    families = [game.state.box[card].family for card in dealt_and_left(game)]
    assert families.count(Family.ADVISOR) == 10
    assert families.count(Family.TREASURE) == 0
    dangers = [
        [game.state.box[card].name for card in player.hand if game.state.box[card].family is not Family.DEVELOPMENT]
        for player in game.state.players
    ]
    assert [[name for name in hand if name in ("Giant Rat", "Shadow", "Calamity")] for hand in dangers] == [
        ["Giant Rat"],
        ["Shadow"],
    ]


@clause("SET-5/R2")
def test_the_base_game_can_be_played_solo_to_its_end() -> None:
    game = new_game(modules=())
    chance = random.Random(1)
    while not game.is_over:
        seat = chance.choice(game.waiting())
        game.play(seat, chance.choice(game.options(seat)))

    assert game.outcome().winners


@clause("SET-5")
def test_only_the_three_modules_can_be_chosen_and_each_once() -> None:
    with pytest.raises(kingdom.ConfigurationError) as refused:
        new_game(modules=("quest", "quest", "dragons"))

    assert refused.value.problems == (
        why("module", given="dragons", modules=("menace", "advisors", "quest")).under("SET-5"),
        why("module-twice").under("SET-5"),
    )


# --- SET-6: rounds and first player


@clause("SET-6")
def test_the_game_lasts_four_rounds_and_the_first_player_changes_each_round() -> None:
    game = new_game()
    chance = random.Random(2)
    first: list[tuple[int, Seat]] = [(game.state.round, game.waiting()[0])]
    while not game.is_over:
        seat = game.waiting()[0]
        facts = game.play(seat, chance.choice(game.options(seat)))
        if any(isinstance(fact.event, RoundBegan) for fact in facts):
            first.append((game.state.round, game.waiting()[0]))

    assert first == [(1, 0), (2, 1), (3, 0), (4, 1)]


# --- SET-7: what is settled before the game


@clause("SET-7")
def test_everything_chosen_before_the_game_is_its_configuration() -> None:
    game = new_game(side="A", modules=("menace", "quest"), menaces=("thieves", "shadows"), quests=("the_usurper",))

    assert game.record().configuration == {
        "players": 2,
        "edition": "second",
        "side": "A",
        "modules": ["menace", "quest"],
        "menaces": ["thieves", "shadows"],
        "quests": ["the_usurper"],
        "scenario": None,
        "search": None,
        "duchies": ["valados", "teressie"],
    }


@clause("SET-7")
@pytest.mark.parametrize("modules", [(), ("menace",), ("quest",)])
def test_without_advisors_the_first_decision_is_the_first_offer_of_round_1(modules: tuple[str, ...]) -> None:
    game = new_game(modules=modules)

    assert (game.state.round, game.state.phase.name, game.waiting()) == (1, "choice", (0,))


@clause("SET-7")
def test_the_choice_of_advisors_is_the_only_decision_before_round_1() -> None:
    game = new_game(modules=("advisors",))
    decisions = 0
    while not game.state.round:
        seat = game.waiting()[0]
        game.play(seat, game.options(seat)[0])
        decisions += 1

    assert decisions == 2
    assert (game.state.round, game.state.phase.name) == (1, "choice")


# --- SET-8: "cannot" beats "may"


@clause("SET-8")
def test_a_rule_that_forbids_prevails_over_one_that_permits() -> None:
    forbids = Module("forbids")
    permits = Module("permits")

    @forbids.forbids(Abandon, clause="SET-8")
    def nothing_is_given_up(state: State, seat: Seat, action: Abandon) -> Reason | None:
        return why("nothing-given-up")

    @permits.offers(None, clause="CON-6")
    def anything_may_be_given_up(state: State, seat: Seat) -> list[Abandon]:
        return [Abandon(site.card) for site in state.players[seat].construction]

    for modules in ((forbids, permits), (permits, forbids)):
        table = with_rules(given("planning", "ann: construction Farm"), *modules)

        assert table.options("ann") == ["done"]
        assert table.refuses("ann: abandon Farm", "SET-8") == why("nothing-given-up")


@clause("SET-8")
def test_a_rule_that_forbids_one_thing_leaves_the_others() -> None:
    forbids = Module("forbids")

    @forbids.forbids(Abandon, clause="SET-8")
    def farms_stay(state: State, seat: Seat, action: Abandon) -> Reason | None:
        return why("farms-stay") if state.box[action.card].name == "Farm" else None

    table = with_rules(given("planning", "ann: construction Farm, Port"), forbids)

    assert table.options("ann") == ["done", "abandon Port#1"]
