"""SOL: the two decks, the tokens, the Choice of one player, and its medals. Search has a file of its own."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

import kingdom
from kingdom.core.cards import Family
from kingdom.core.module import Module
from kingdom.core.scoring import ScoreLine
from kingdom.core.state import Draw, Seat, State
from kingdom.core.view import Hidden
from kingdom.modules.solo.danger import in_order_of
from kingdom.modules.solo.spies import SPIES
from kingdom.rules.choice import Select
from tests.kit import Table, clause
from tests.kit.cards import CARDS, given
from tests.kit.modules import with_rules

LAID = "table: left Farm, Port; right Statue, Garden"
DECKS = "table: pile development Quarry, Island, Ruins, Mint, Cathedral, Palace; pile danger Calamity, Barracks, Hamlet"
HIDDEN = "table: left Farm, Port; right Statue, Calamity (face down)"


def alone(*lines: str, when: str = "solo choice", spies: tuple[int, int] = (1, 1), **options: object) -> Table:
    """A solo table, with Spies as at the start."""
    table = given(when, *lines, players=1, **options)
    table.player("ann").put(SPIES, spies)
    return table


def deal(**options: object) -> kingdom.Game:
    return kingdom.new_game(players=1, seed=7, content=CARDS, **options)


def kinds(game: kingdom.Game, pile: str) -> list[Family]:
    return [game.state.box[card].family for card in game.state.pile(pile)]


def rounds(game: kingdom.Game) -> Iterable[kingdom.Game]:
    """The game at the beginning of each round, played on with the first option that ends something."""
    words = ("select", "recycle", "place", "done")
    for number in range(1, 5):
        yield game
        while not game.is_over and game.state.round == number:
            options = [game.text(action) for action in game.options(0)]
            game.play(0, next(text for word in words for text in options if text.startswith(word)))


# --- SOL-1: the two decks


@clause("SOL-1")
def test_eight_unseen_cards_and_four_calamities_are_the_danger_deck() -> None:
    game = deal()

    assert len(game.state.pile("danger")) == 12
    assert kinds(game, "danger").count(Family.CALAMITY) == 4
    assert kinds(game, "box").count(Family.CALAMITY) == 4


@clause("SOL-1")
def test_the_rest_is_the_development_deck() -> None:
    game = deal()

    assert len(game.state.pile("development")) == 70 + 10 - 8 - 4, "less the four cards in the areas"
    assert set(kinds(game, "development")) == {Family.DEVELOPMENT, Family.TREASURE}
    assert "shuffled" not in game.state.piles


@clause("SOL-1", "GEN-4")
def test_the_first_edition_has_three_cards_fewer_in_the_deck() -> None:
    assert len(deal(edition="first").state.pile("development")) == 67 + 10 - 8 - 4


@clause("SOL-1")
@pytest.mark.parametrize("viewer", [0, None], ids=["player", "spectator"])
def test_the_top_card_of_the_development_deck_is_visible_and_the_danger_deck_is_not(viewer: Seat | None) -> None:
    game = deal()
    seen = game.view(viewer)

    assert seen.piles["development"].cards == game.state.pile("development")[:1]
    assert seen.piles["danger"].cards == ()


@clause("SOL-1")
def test_the_danger_deck_is_shuffled() -> None:
    """Four of twelve cards are Calamities, so a Calamity is on top in a third of the deals: 100 of 300, about."""
    games = [kingdom.new_game(players=1, seed=seed, content=CARDS) for seed in range(300)]

    assert 70 < sum(kinds(game, "danger")[0] is Family.CALAMITY for game in games) < 130
    assert 70 < sum(kinds(game, "danger")[-1] is Family.CALAMITY for game in games) < 130


@clause("SOL-1")
def test_every_order_of_the_danger_deck_has_its_own_numbers() -> None:
    draws = [(Draw(second, 3), Draw(first, 2)) for second in range(3) for first in range(2)]

    assert len({in_order_of((0, 1, 2), numbers) for numbers in draws}) == 6


# --- SOL-2: tokens


@clause("SOL-2")
def test_in_the_second_edition_one_spy_is_ready_and_one_spent_and_there_are_no_traps() -> None:
    player = deal().state.players[0]

    assert player[SPIES] == (1, 1)
    assert player.traps == 0


@clause("SOL-2")
def test_in_the_first_edition_there_is_one_trap_and_no_spy() -> None:
    player = deal(edition="first").state.players[0]

    assert player[SPIES] == (0, 0)
    assert player.traps == 1


@clause("SOL-2")
def test_the_trap_of_the_first_edition_can_be_used_again_in_the_next_round() -> None:
    table = alone(DECKS, "ann: traps 0", when="exploration", edition="first", spies=(0, 0))

    table.play("ann: done")

    assert table.state.round == 2
    assert table.shows("ann: traps 1")


# --- SOL-3: Choice


@clause("SOL-3")
def test_two_development_cards_lie_face_up_in_each_area() -> None:
    table = alone(DECKS, when="exploration")

    table.play("ann: done")

    assert table.shows("table: left Quarry, Island; right Ruins, Mint; pile development Cathedral, Palace")
    assert not table.state.face_down


@clause("SOL-3")
def test_after_a_selection_a_danger_card_and_two_development_cards_are_laid() -> None:
    table = alone(LAID, DECKS)

    table.play("ann: select left")

    assert table.shows(
        "ann: selection Farm, Port",
        "table: left Quarry, Island; right Statue, Garden, Calamity (face down)",
        "table: pile danger Barracks, Hamlet; pile development Ruins, Mint, Cathedral, Palace",
    )
    assert table.options("ann")[:2] == ["select left", "select right"]


@clause("SOL-3")
def test_the_fourth_time_one_only_selects_and_what_is_left_is_discarded() -> None:
    table = alone(LAID, DECKS, when="solo choice, turn 3")

    table.play("ann: select right")

    assert table.state.phase.name == "planning"
    assert table.shows("ann: selection Statue, Garden", "table: left nothing; right nothing; discards Farm, Port")
    assert table.shows("table: pile danger Calamity, Barracks, Hamlet")


@clause("SOL-3", "GEN-8")
def test_a_face_down_card_that_is_left_over_is_discarded_unseen() -> None:
    table = alone(HIDDEN, DECKS, when="solo choice, turn 3")

    table.play("ann: select left")

    (discarded,) = [card for card in table.game.view(0).discards if isinstance(card, Hidden)]
    assert discarded.card is None


@clause("SOL-3")
def test_the_danger_deck_holds_twelve_nine_six_three_and_no_cards() -> None:
    game = deal()

    assert [len(game.state.pile("danger")) for _ in rounds(game)] == [12, 9, 6, 3]
    assert game.is_over
    assert game.state.pile("danger") == ()


@clause("SOL-3")
def test_nothing_is_offered_and_there_are_just_two_areas() -> None:
    table = alone(LAID, DECKS, "ann: hand Amber, Silk")

    assert "offer nothing" in table.refuses("ann: offer Amber left, Silk right", "SOL-3")
    with pytest.raises(kingdom.IllegalAction, match="there is no area 2: choose left or right"):
        table.game.play(0, Select(2))


@clause("SOL-3", "PLA-9")
def test_cubes_in_hand_are_placed_before_selecting() -> None:
    table = alone(LAID, DECKS, "ann: cubes M")

    table.refuses("ann: select left", "PLA-9")
    table.play("ann: place M on alchemy", "ann: select left")


@clause("SOL-3", "CON-7")
def test_alone_too_some_things_are_done_any_time_in_choice() -> None:
    table = alone(LAID, DECKS, "ann: construction Barracks[M]; krystallium 1")

    table.play("ann: krystallium on Barracks as M")

    assert table.shows("ann: construction Barracks[MM]")


@clause("SOL-3")
def test_a_selection_cannot_be_taken_back() -> None:
    table = alone(LAID, DECKS).play("ann: select left")

    with pytest.raises(kingdom.IllegalAction, match="a Danger card has been laid"):
        table.undo("ann")


# --- SOL-4: spying


@clause("SOL-4")
@pytest.mark.parametrize("viewer", [0, None], ids=["player", "spectator"])
def test_a_spy_turns_up_a_face_down_card_for_all_to_see(viewer: Seat | None) -> None:
    table = alone(HIDDEN, DECKS)
    assert isinstance(table.game.view(viewer).areas[1][1], Hidden)

    table.play("ann: spy on right-1")

    assert table.player("ann")[SPIES] == (0, 2)
    assert table.game.view(viewer).areas[1] == (table.card("Statue#1"), table.card("Calamity#1"))


@clause("SOL-4")
def test_in_the_first_edition_the_trap_turns_up_a_card_once_a_round() -> None:
    table = alone(
        "table: left Farm (face down), Port; right Statue, Calamity (face down)",
        DECKS,
        "ann: traps 1",
        edition="first",
        spies=(0, 0),
    )

    table.play("ann: spy on right-1")

    assert table.shows("ann: traps 0")
    assert table.refuses("ann: spy on left-0", "SOL-4") == "no token is ready to be spent"


@clause("SOL-4")
def test_without_a_ready_spy_nothing_is_turned_up() -> None:
    table = alone(HIDDEN, DECKS, spies=(0, 2))

    assert not [text for text in table.options("ann") if text.startswith("spy")]
    assert table.refuses("ann: spy on right-1", "SOL-4") == "no token is ready to be spent"


@clause("SOL-4/R1")
def test_a_card_already_taken_is_not_spied_on() -> None:
    table = alone(
        "ann: selection Barracks",
        "table: left Farm, Port; right Statue, Calamity (face down)",
        DECKS.replace("Barracks", "Grand Army"),
        position={
            "face_down": [
                {"card": "Calamity#1", "handle": "right-1", "by": None, "round": 1},
                {"card": "Barracks#1", "handle": "danger-1-1", "by": None, "round": 1},
            ]
        },
    )

    sentence = table.refuses("ann: spy on danger-1-1", "SOL-4")

    assert sentence == "no face-down card of the areas is called danger-1-1: there is right-1"
    assert [text for text in table.options("ann") if text.startswith("spy")] == ["spy on right-1"]


@clause("SOL-4/R1")
def test_after_the_last_selection_it_is_too_late_to_spy() -> None:
    table = alone(HIDDEN, DECKS, when="solo choice, turn 3").play("ann: select right")

    assert "this is planning" in table.refuses("ann: spy on right-1", "SOL-4")


@clause("SOL-4")
def test_there_may_be_nothing_to_spy_on() -> None:
    table = alone(LAID, DECKS)

    assert table.refuses("ann: spy on right-1", "SOL-4").endswith("there is none")


@clause("SOL-4")
def test_what_a_spy_has_seen_cannot_be_unseen() -> None:
    table = alone(HIDDEN, DECKS).play("ann: spy on right-1")

    with pytest.raises(kingdom.IllegalAction, match="a face-down card has been turned up"):
        table.undo("ann")


# --- SOL-6: face-down cards taken


@clause("SOL-6")
def test_face_down_cards_taken_are_seen_only_in_planning() -> None:
    table = alone(HIDDEN, DECKS, when="solo choice, turn 2").play("ann: select right")

    (hidden,) = [card for card in table.game.view(0).me.selection if isinstance(card, Hidden)]
    assert hidden.card is None

    table.play("ann: select right")

    assert table.state.phase.name == "planning"
    assert table.shows("ann: calamities 1; selection Statue, Quarry, Island")


# --- SOL-7: Spies recover


@clause("SOL-7")
@pytest.mark.parametrize(
    ("before", "after"), [((1, 1), (2, 0)), ((0, 2), (1, 1)), ((2, 0), (2, 0))], ids=["one", "two", "none"]
)
def test_at_the_end_of_choice_one_spent_spy_becomes_ready(before: tuple[int, int], after: tuple[int, int]) -> None:
    table = alone(LAID, DECKS, when="solo choice, turn 3", spies=before).play("ann: select left")

    assert table.player("ann")[SPIES] == after


@clause("SOL-7")
def test_ready_spies_carry_over_to_the_next_round() -> None:
    table = alone(DECKS, when="exploration", spies=(2, 0)).play("ann: done")

    assert table.state.round == 2
    assert table.player("ann")[SPIES] == (2, 0)


# --- SOL-8: supremacy


@clause("SOL-8")
@pytest.mark.parametrize(
    ("duchy", "training"), [("Quarry", 0), ("Quarry, Munitions Specialists", 1)], ids=["four", "five"]
)
def test_alone_the_supremacy_bonus_takes_five_of_the_resource(duchy: str, training: int) -> None:
    """Valados makes 2 Materials, a Quarry 2 more, Munitions Specialists one more."""
    table = alone(f"ann: duchy {duchy}", when="planning").play("ann: done")

    assert table.state.phase.name == "materials"
    assert table.shows(f"ann: training {training}; soldiers 0")


@clause("SOL-8", "PRO-3")
def test_alone_too_the_second_supremacy_takes_the_soldier_from_training() -> None:
    table = alone("ann: duchy Quarry, Munitions Specialists; training 1", when="planning").play("ann: done")

    assert table.shows("ann: training 0; soldiers 1")


# --- SOL-9: score and medals


def scoring(points: int) -> Module:
    """A module of this test's own, worth so many points."""
    module = Module("scoring")

    @module.scores(clause="SOL-9")
    def so_many(state: State, seat: Seat) -> Iterable[ScoreLine]:
        yield ScoreLine("test", points, "SOL-9")

    return module


def ended(points: int, **options: object) -> kingdom.Verdict:
    table = with_rules(alone(when="last window, round 4", **options), scoring(points))
    return table.play("ann: done").game.outcome()


@clause("SOL-9")
@pytest.mark.parametrize(
    ("points", "medal"),
    [
        (69, "none"),
        (70, "bronze"),
        (71, "bronze"),
        (94, "bronze"),
        (95, "silver"),
        (96, "silver"),
        (114, "silver"),
        (115, "gold"),
        (116, "gold"),
        (-12, "none"),
    ],
)
@pytest.mark.parametrize("edition", ["first", "second"])
def test_a_score_earns_a_medal_from_70_from_95_and_from_115(points: int, medal: str, edition: str) -> None:
    outcome = ended(points, edition=edition)

    assert (outcome.medal, outcome.reason, outcome.clause) == (medal, "medal", "SOL-9")


@clause("SOL-9")
def test_below_bronze_is_no_loss() -> None:
    outcome = ended(12)

    assert outcome.losses == ((),)
    assert outcome.winners == (0,)


@clause("SOL-9")
@pytest.mark.parametrize("modules", [("menace",), ("advisors",), ("menace", "advisors")])
def test_the_medals_are_the_same_with_any_mixture_of_modules(modules: tuple[str, ...]) -> None:
    assert [ended(points, modules=modules).medal for points in (69, 70, 95, 115)] == [
        "none",
        "bronze",
        "silver",
        "gold",
    ]


@clause("SOL-9")
@pytest.mark.parametrize(
    ("edition", "side", "total"), [("second", "A", 85), ("second", "B", 100), ("first", "A", 100), ("first", "B", 100)]
)
def test_in_the_second_edition_side_a_costs_fifteen_points(edition: str, side: str, total: int) -> None:
    outcome = ended(100, edition=edition, side=side)

    assert outcome.total(0) == total
    assert [line.points for line in outcome.scores[0] if line.source == "side_a"] == ([-15] if total < 100 else [])


@clause("SOL-9/R1")
def test_side_a_costs_fifteen_points_in_scenarios_too() -> None:
    outcome = ended(100, scenario="the_prophecy", side="A")

    assert ScoreLine("side_a", -15, "SOL-9") in outcome.scores[0]


# --- SOL-10: a short deck


@clause("SOL-10")
def test_a_short_deck_feeds_the_left_area_first_and_the_other_may_stay_empty() -> None:
    table = alone(
        "table: pile development Quarry, Island, Ruins; pile danger Barracks, Hamlet, Farm", when="exploration"
    )

    table.play("ann: done")
    assert table.shows("table: left Quarry, Island; right Ruins; pile development nothing")

    table.play("ann: select left")
    assert table.shows("table: left nothing; right Ruins, Barracks (face down)")

    table.play("ann: select left", "ann: select right")
    assert table.shows("ann: selection Quarry, Island, Ruins, Barracks, Hamlet")


@clause("SOL-10")
def test_the_game_goes_on_when_the_deck_is_empty() -> None:
    table = alone("table: left nothing; right nothing; pile development nothing; pile danger Barracks")

    table.play("ann: select left")

    assert table.shows("table: right Barracks (face down)")
