"""SCE: the six scenarios: how each is laid out, how it is lost, and what its medals are."""

from __future__ import annotations

from collections import Counter

import pytest

import kingdom
from kingdom.content import load
from kingdom.core.cards import Family
from kingdom.core.reasons import Reason, why
from kingdom.modules.quest import STEPS_DONE
from kingdom.modules.solo.spies import SPIES
from tests.kit import clause
from tests.kit.cards import CARDS, given
from tests.kit.solo import worth

REQUIRED = {
    "rats_everywhere": "Farm, Farm, Farm, Farm",
    "the_prophecy": "Infernal Gate, Secret Fellowship, Royal Dungeon",
    "the_frozen_north": "Great Lighthouse, Navigators, Port, Cache of Giants",
    "the_final_battle": "Recruiters, Grand Army, Barracks, Alchemical Forge",
    "the_thief_guild": "nothing",
    "assaulted_from_every_side": "Barracks, Royal Guard, High Rampart, Munitions Specialists",
}
MEDALS = {
    "rats_everywhere": (70, 90, 110),
    "the_prophecy": (60, 80, 100),
    "the_frozen_north": (65, 85, 110),
    "the_final_battle": (80, 95, 125),
    "the_thief_guild": (80, 95, 120),
    "assaulted_from_every_side": (60, 85, 100),
}
CLAUSES = {
    "rats_everywhere": "SCE-1",
    "the_prophecy": "SCE-2",
    "the_frozen_north": "SCE-3",
    "the_final_battle": "SCE-4",
    "the_thief_guild": "SCE-5",
    "assaulted_from_every_side": "SCE-6",
}
FINAL_STEPS = ((0, 3), (1, 3))
"""The last of four steps, on one board or two."""


def deal(scenario: str) -> kingdom.Game:
    return kingdom.new_game(scenario=scenario, seed=7, content=CARDS)


def names(game: kingdom.Game, *piles: str) -> Counter[str]:
    return Counter(game.state.box[card].name for pile in piles for card in game.state.pile(pile))


def menaces_in(game: kingdom.Game, pile: str) -> Counter[str]:
    cards = game.state.pile(pile)
    return Counter(game.state.box[card].name for card in cards if game.state.box[card].family is Family.MENACE)


def at_the_end(
    scenario: str,
    duchy: str | None = None,
    *,
    steps: tuple[tuple[int, int], ...] = FINAL_STEPS,
    points: int = 0,
    ann: str = "",
) -> kingdom.Verdict:
    """How a scenario ends with these cards in the Duchy, these Quest steps done, and so many points besides."""
    built = REQUIRED[scenario] if duchy is None else duchy
    table = given("last window, round 4", f"ann: duchy {built}; {ann}", scenario=scenario)
    if "quest" in table.game.configuration.modules:
        table.player("ann").put(STEPS_DONE, steps)
    return worth(points, table).play("ann: done").game.outcome()


def reasons(outcome: kingdom.Verdict) -> list[Reason]:
    return [reason.under("") for reason in outcome.losses[0]]


# --- what all of them share


def test_every_scenario_of_the_card_set_is_tested_here() -> None:
    assert REQUIRED.keys() == MEDALS.keys() == CLAUSES.keys() == load().scenarios.keys()


@clause("SCE-1", "SCE-2", "SCE-3", "SCE-4", "SCE-5", "SCE-6")
@pytest.mark.parametrize("scenario", MEDALS)
@pytest.mark.parametrize("beyond", [-1, 0, 1], ids=["below", "at", "above"])
def test_each_scenario_has_medals_of_its_own(scenario: str, beyond: int) -> None:
    reached = {-1: ("none", "bronze", "silver"), 0: ("bronze", "silver", "gold"), 1: ("bronze", "silver", "gold")}

    outcomes = [at_the_end(scenario, points=least + beyond) for least in MEDALS[scenario]]

    assert tuple(outcome.medal for outcome in outcomes) == reached[beyond]
    assert {outcome.reason for outcome in outcomes} == {"medal"}


@clause("SCE-1", "SCE-2", "SCE-3", "SCE-4", "SCE-5", "SCE-6")
@pytest.mark.parametrize("scenario", MEDALS)
def test_required_cards_start_under_construction(scenario: str) -> None:
    game = deal(scenario)
    expected = Counter(card for card in REQUIRED[scenario].split(", ") if card != "nothing")

    sites = [game.state.box[site.card].name for site in game.state.players[0].construction]

    assert Counter(sites) == expected
    in_the_game = Counter(kind.name for kind in game.state.box) - names(game, "box")
    assert in_the_game & expected == expected


@clause("SCE-1", "SCE-2", "SCE-3", "SCE-4", "SCE-6", "SCE-10/R1")
@pytest.mark.parametrize("scenario", [scenario for scenario, cards in REQUIRED.items() if cards != "nothing"])
def test_without_a_required_card_the_game_is_lost(scenario: str) -> None:
    *built, lacking = REQUIRED[scenario].split(", ")

    outcome = at_the_end(scenario, ", ".join(built), points=200)

    assert (outcome.reason, outcome.medal, outcome.winners) == ("loss", "none", ())
    assert outcome.losses == ((why("required", card=lacking, count=1).under(CLAUSES[scenario]),),)
    assert outcome.clause == CLAUSES[scenario]


@clause("SCE-3", "SCE-4", "SCE-6")
@pytest.mark.parametrize(
    ("scenario", "steps", "quests"),
    [
        ("the_frozen_north", ((0, 0), (0, 1), (0, 2)), ["the_northern_lands"]),
        ("the_final_battle", (), ["the_usurper"]),
        ("assaulted_from_every_side", ((0, 3),), ["the_pestilent_lord"]),
        ("assaulted_from_every_side", ((1, 3),), ["the_usurper"]),
        ("assaulted_from_every_side", (), ["the_usurper", "the_pestilent_lord"]),
    ],
)
def test_without_the_final_step_of_each_quest_the_game_is_lost(
    scenario: str, steps: tuple[tuple[int, int], ...], quests: list[str]
) -> None:
    outcome = at_the_end(scenario, steps=steps, points=200)

    assert (outcome.reason, outcome.medal) == ("loss", "none")
    assert reasons(outcome) == [why("final-step", quest=quest) for quest in quests]


# --- SCE-2: The Prophecy


@clause("SCE-2", "SCE-7")
def test_the_prophecy_begins_with_two_advisors_and_six_soldiers() -> None:
    game = deal("the_prophecy")
    player = game.state.players[0]

    assert [game.state.box[card].name for card in player.zone("advisors")] == [
        "Illuminated Prophet",
        "Power Behind the Throne",
    ]
    assert player.soldiers == 6
    assert game.state.phase.name == "solo choice", "there is no draft"


@clause("SCE-2")
@pytest.mark.parametrize(("scenario", "others"), [("the_prophecy", 9), ("the_final_battle", 10)])
def test_the_other_advisors_are_in_the_deck(scenario: str, others: int) -> None:
    state = deal(scenario).state
    cards = (*state.pile("development"), *state.pile("danger"), *state.areas[0], *state.areas[1])

    assert sum(state.box[card].family is Family.ADVISOR for card in cards) == others
    assert not any(state.box[card].two_players_only for card in cards)


@clause("SCE-2")
def test_in_the_prophecy_there_are_no_spy_tokens() -> None:
    assert deal("the_prophecy").state.players[0][SPIES] == (0, 0)
    assert deal("the_final_battle").state.players[0][SPIES] == (1, 1)


@clause("SCE-2", "SOL-7")
def test_where_there_are_no_spies_none_recovers() -> None:
    table = given("solo choice, turn 3", "table: left Farm (face down); right Port", scenario="the_prophecy")
    assert table.refuses("ann: spy on left-0", "SOL-4") == why("no-spy")

    table.play("ann: select left")

    assert table.player("ann")[SPIES] == (0, 0)


# --- SCE-3: The Frozen North


@clause("SCE-3")
def test_in_the_frozen_north_frost_giants_are_in_the_danger_deck() -> None:
    game = deal("the_frozen_north")

    assert menaces_in(game, "danger") == {"Frost Giant": 4}
    assert [quest.name for quest in game.state.rules.settings.quests] == ["The Northern Lands"]


@clause("SCE-3/R1")
def test_the_frozen_north_has_combat() -> None:
    table = given("exploration", "ann: construction Port", scenario="the_frozen_north").play("ann: done")

    assert table.state.phase.name == "combat"


@clause("SCE-3/R1", "FRO-3", "FRO-6")
def test_a_required_card_can_be_frozen_and_is_built_when_the_giant_is_vanquished() -> None:
    table = given(
        "solo choice, turn 3",
        "ann: construction Port[MMMG]; soldiers 3; selection Frost Giant",
        "table: left nothing; right nothing",
        scenario="the_frozen_north",
    )
    table.play("ann: select left", "ann: house giant under Port")
    while table.state.phase.name != "combat":
        options = table.options("ann")
        table.play(f"ann: {next(text for text in options if text.endswith('on alchemy') or text == 'done')}")

    table.play("ann: vanquish giant under Port")

    assert table.shows("ann: duchy Port; construction nothing")


# --- SCE-4: The Final Battle


@clause("SCE-4")
def test_the_final_battle_begins_with_the_master_cartographer_and_two_soldiers() -> None:
    game = deal("the_final_battle")
    player = game.state.players[0]

    assert [game.state.box[card].name for card in player.zone("advisors")] == ["Master Cartographer"]
    assert player.soldiers == 2
    assert [quest.name for quest in game.state.rules.settings.quests] == ["The Usurper"]


# --- SCE-6: Assaulted from Every Side


@clause("SCE-6")
def test_assaulted_from_every_side_has_two_quest_boards() -> None:
    settings = deal("assaulted_from_every_side").state.rules.settings

    assert [quest.name for quest in settings.quests] == ["The Usurper", "The Pestilent Lord"]


# --- SCE-7: what is placed at set-up


@clause("SCE-7")
@pytest.mark.parametrize("scenario", MEDALS)
def test_named_cards_leave_the_deck_before_it_is_shuffled(scenario: str) -> None:
    game = deal(scenario)
    state, player = game.state, game.state.players[0]
    dealt = (*state.pile("development"), *state.pile("danger"), *state.areas[0], *state.areas[1])
    placed = (*(site.card for site in player.construction), *player.duchy[1:], *player.zone("advisors"))
    with_developments = 11 if "advisors" in game.configuration.modules else 10

    assert placed
    assert not set(placed) & set(dealt)
    assert len(dealt) + len(placed) == 70 + with_developments + 4, "Advisors or Treasures, and four dangers"


@clause("SCE-7")
@pytest.mark.parametrize("scenario", MEDALS)
def test_nothing_that_is_placed_triggers_anything(scenario: str) -> None:
    told = Counter(fact["event"] for fact in deal(scenario).facts(0))

    assert not told.keys() & {
        "Slated", "Completed", "AreaTaken", "AdvisorEntered", "AdvisorKept", "MenaceStood", "ThievesStruck", "Owed",
        "IconCovered", "KrystalliumGained",
    }  # fmt: skip


@clause("SCE-7")
@pytest.mark.parametrize(("scenario", "soldiers"), [("the_prophecy", [6]), ("the_final_battle", [2])])
def test_the_soldiers_of_a_scenario_replace_those_of_the_draft(scenario: str, soldiers: list[int]) -> None:
    told = deal(scenario).facts(0)

    assert [fact["count"] for fact in told if fact["event"] == "SoldiersGained"] == soldiers


# --- SCE-9: copies


@clause("SCE-9")
def test_the_card_set_has_the_copies_that_the_scenarios_speak_of() -> None:
    copies = {kind.name: number for kind, number in load().cards}
    several = ("Navigators", "Port", "Grand Army", "Barracks", "Hamlet", "Guildhall", "Munitions Specialists")
    named = {name for cards in REQUIRED.values() for name in cards.split(", ") if name != "nothing"}

    assert copies["Farm"] == 4
    assert all(copies[name] >= 2 for name in several)
    assert {copies[name] for name in named - {"Farm", *several}} == {1}


# --- SCE-10: required cards


@clause("SCE-10/R1")
def test_any_copy_of_a_required_card_will_do() -> None:
    outcome = at_the_end("the_final_battle", "Recruiters, Grand Army#3, Barracks#2, Alchemical Forge")

    assert outcome.losses == ((),)


@clause("SCE-10/R1")
def test_a_required_card_counts_by_number() -> None:
    outcome = at_the_end("rats_everywhere", "Farm, Farm")

    assert reasons(outcome) == [why("required", card="Farm", count=2)]


@clause("SCE-10/R2", "SCE-10/R3")
def test_required_cards_may_be_discarded_and_the_game_goes_on() -> None:
    """There is one Royal Guard only: without it the scenario cannot be won, but it ends at the end."""
    table = given("planning", "ann: construction Royal Guard", scenario="assaulted_from_every_side")

    table.play("ann: abandon Royal Guard", "ann: done")

    assert not table.game.is_over
    assert table.state.phase.name == "materials"
