"""What actions say of themselves: what they are done with, whether they must be meant on purpose, what they cost."""

from __future__ import annotations

import pytest

from kingdom.core.actions import Action
from kingdom.core.cards import CardId
from kingdom.core.module import Part
from kingdom.core.resources import SOLDIER, Resource
from kingdom.core.targets import ALCHEMY, FINISHED, IN_HAND, NOTHING, Target
from kingdom.core.values import value
from kingdom.modules.advisors.abilities import (
    UseGreatSilversmith,
    UseMasterArtisan,
    UseMasterCartographer,
    UsePowerBehindTheThrone,
    UseWhimsicalGambler,
)
from kingdom.modules.advisors.draft import Keep
from kingdom.modules.advisors.production import PutForemansCube
from kingdom.modules.menace.combat import Vanquish
from kingdom.modules.menace.frost import House, VanquishGiant
from kingdom.modules.menace.shadows import GiveUp
from kingdom.modules.menace.thieves import Cover, VanquishThief
from kingdom.modules.quest.alchemy import Transmute
from kingdom.modules.quest.steps import CompleteStep
from kingdom.modules.solo.search import KeepFound, Search
from kingdom.modules.solo.spies import Spy
from kingdom.roster import roster
from kingdom.rules.building import Abandon, Place, UseKrystallium, UseSoldier
from kingdom.rules.choice import Laid, Offer, Select
from kingdom.rules.planning import Done, Recycle, Slate
from tests.kit.advisors import advisors_table
from tests.kit.menaces import menace_table, with_giant, with_stolen

SEVEN, EIGHT = CardId(7), CardId(8)
CARD: Target = ("card", SEVEN)
CUBES = (1, 0, 0, 0)

AT_ONE_STROKE: list[tuple[Action, Target]] = [
    (Offer((Laid(SEVEN, 0, False), Laid(EIGHT, 1, False))), IN_HAND),
    (Select(1), ("area", 1)),
    (Slate(SEVEN), CARD),
    (Recycle(SEVEN), CARD),
    (Done(), FINISHED),
    (Place(Resource.GOLD, SEVEN), ("space", SEVEN, 2)),
    (Place(Resource.GOLD, None), ("alchemy", 2)),
    (GiveUp(SEVEN), CARD),
    (House(SEVEN), CARD),
    (Vanquish(SEVEN), CARD),
    (VanquishGiant(SEVEN), CARD),
    (Cover(SEVEN, 1), ("icon", SEVEN, 1)),
    (Keep(SEVEN), CARD),
    (KeepFound(SEVEN), CARD),
    (Spy("a-1"), ("handle", "a-1")),
    (PutForemansCube(Resource.GOLD, SEVEN), ("space", SEVEN, 2)),
    (UseGreatSilversmith(), ("advisor", "great_silversmith")),
]

ON_PURPOSE: list[tuple[Action, str, Target | None, Target]] = [
    (UseKrystallium(SEVEN, 4), "krystallium", None, ("space", SEVEN, 4)),
    (UseSoldier(SEVEN), "soldier", None, ("space", SEVEN, SOLDIER)),
    (Abandon(SEVEN), "abandon", None, CARD),
    (Search(1, (SEVEN, EIGHT)), "search", ("area", 1), ("area", 1)),
    (Transmute((2, 1, 1, 1)), "transmute", ALCHEMY, ALCHEMY),
    (CompleteStep(0, 2, CUBES, CUBES, CUBES), "step-0-2", ("step", 0, 2), ("step", 0, 2)),
    (VanquishThief(EIGHT, SEVEN, 1), "thief", ("card", EIGHT), ("icon", SEVEN, 1)),
    (UseMasterArtisan(SEVEN), "master_artisan", ("advisor", "master_artisan"), CARD),
    (UseMasterCartographer(1), "master_cartographer", ("advisor", "master_cartographer"), ("area", 1)),
    (
        UsePowerBehindTheThrone("a-1"),
        "power_behind_the_throne",
        ("advisor", "power_behind_the_throne"),
        ("handle", "a-1"),
    ),
    (UseWhimsicalGambler("a-1"), "whimsical_gambler", ("advisor", "whimsical_gambler"), ("handle", "a-1")),
    (UseWhimsicalGambler(SEVEN), "whimsical_gambler", ("advisor", "whimsical_gambler"), CARD),
]


@pytest.mark.parametrize(("action", "target"), AT_ONE_STROKE, ids=repr)
def test_an_action_says_what_it_is_done_with(action: Action, target: Target) -> None:
    assert action.target() == target
    assert action.mode() == ""


@pytest.mark.parametrize(("action", "mode", "opener", "target"), ON_PURPOSE, ids=repr)
def test_what_must_be_meant_on_purpose_says_how_it_is_chosen_first(
    action: Action, mode: str, opener: Target | None, target: Target
) -> None:
    assert (action.mode(), action.opener(), action.target()) == (mode, opener, target)


def test_every_action_of_ours_that_takes_something_says_what() -> None:
    """So that none is offered far from what it is done with."""
    modules = {roster().find(part, key) for part in Part for key in roster().keys(part)}
    kinds = {hook.key for module in modules if module for hook in module.hooks if hook.verb == "resolves"}

    assert len(kinds) > 20
    assert [kind.__name__ for kind in kinds if kind.target is Action.target] == []


def test_an_action_that_says_nothing_lies_on_nothing_is_done_at_one_stroke_and_costs_nothing() -> None:
    @value
    class Wave(Action):
        template = "wave"

    view = menace_table("combat").game.view(0)
    assert (Wave().target(), Wave().mode(), Wave().opener(), Wave().costs(view)) == (NOTHING, "", None, None)
    assert list(Wave.thinkable(view, SEVEN)) == []


def test_abilities_cost_what_is_printed_on_their_advisor() -> None:
    view = advisors_table("planning").game.view(0)
    cost = UseGreatSilversmith().costs(view)

    assert cost is not None
    assert (cost.key, cost.soldiers) == ("great_silversmith", 5)


def test_vanquishing_costs_what_is_printed_on_the_menace() -> None:
    table = menace_table("combat", "ann: zone menaces Thief; duchy Mint; soldiers 9", menaces=("thieves", "giant_rats"))
    view = with_stolen(table, "ann", ("Mint#1", 0)).game.view(0)
    thief = next(card for card, kind in enumerate(view.box) if kind.key == "thief")

    assert Vanquish(CardId(thief)).costs(view).soldiers == 2
    assert VanquishThief(CardId(thief), SEVEN, 0).costs(view).soldiers == 2


def test_a_giant_under_a_card_costs_its_own_soldiers_and_where_there_is_none_nothing() -> None:
    table = menace_table("combat", "ann: zone menaces Frost Giant; construction Mint; soldiers 9")
    view = with_giant(table, "ann", "Mint#1", "Frost Giant#1").game.view(0)
    mint = view.me.construction[0].card
    giant = VanquishGiant(mint).costs(view)

    assert giant is not None
    assert giant.key == "frost_giant"
    assert VanquishGiant(SEVEN).costs(view) is None


def test_of_a_menace_in_front_of_one_it_is_thinkable_to_vanquish_it() -> None:
    view = menace_table("planning, round 3", "ann: zone menaces Giant Rat", "bob: zone menaces Giant Rat").game.view(0)
    (mine,), (theirs,) = (seat.zones["menaces"] for seat in view.seats)

    assert list(Vanquish.thinkable(view, mine)) == [Vanquish(mine)]
    assert list(Vanquish.thinkable(view, theirs)) == []


def test_an_action_says_which_of_its_fields_are_chosen_in_a_form() -> None:
    chosen = {action: action.in_a_form for action in (Offer, Search, Transmute, CompleteStep, Slate)}

    assert chosen == {
        Offer: ("lays",),
        Search: ("cards",),
        Transmute: ("cubes",),
        CompleteStep: ("hand", "alchemy", "krystallium"),
        Slate: (),
    }


def test_a_payment_that_spends_krystallium_in_place_of_cubes_is_shown_first() -> None:
    none = (0, 0, 0, 0)
    assert CompleteStep(0, 2, CUBES, none, none).at_one_stroke()
    assert not CompleteStep(0, 2, none, none, CUBES).at_one_stroke()
    assert not Transmute((2, 1, 1, 1)).at_one_stroke()
