"""Plans, all or nothing; and the three kinds of error that an action can meet."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pkgutil import walk_packages

import pytest

import kingdom
import kingdom.modules
from kingdom.core.actions import Action
from kingdom.core.errors import ActionError, KingdomError, message_of, using_wording
from kingdom.core.reasons import Reason, why
from kingdom.rules.planning import Done, Slate
from tests.kit import Table, clause
from tests.kit.cards import given
from tests.kit.refusals import refusal

SEATS = ("ann: selection Farm, Port, Silk; construction Barracks[MM], Quarry", "bob: selection Hamlet")
PLAN = [
    "slate Farm",
    "recycle Port",
    "place E on alchemy",
    "recycle Silk",
    "place P on Farm",
    "place G on alchemy",
    "done",
]
KNOWN = ("abandon", "done", "krystallium on", "offer", "place", "recycle", "select", "slate", "soldier on")
COMES_LAST = {"Done", "Keep", "KeepFound", "Offer", "Search", "Select", "Spy"}
COMES_LAST |= {"UseMasterCartographer", "UsePowerBehindTheThrone"}
MAY_BE_FOLLOWED = {
    "Abandon",
    "CompleteStep",
    "Cover",
    "GiveUp",
    "House",
    "Place",
    "PutForemansCube",
    "Recycle",
    "Slate",
}
MAY_BE_FOLLOWED |= {
    "Transmute",
    "UseChiefMercenary",
    "UseForestChieftain",
    "UseGreatSilversmith",
    "UseIlluminatedProphet",
}
MAY_BE_FOLLOWED |= {
    "UseKrystallium",
    "UseMasterArtisan",
    "UseNegotiatorFromTheLake",
    "UseNurturingMother",
    "UseSoldier",
}
MAY_BE_FOLLOWED |= {"UsePirateOfTheFiveSeas", "UseScryingAlchemist", "UseTyrannicalForeman", "UseUndergroundSpy"}
MAY_BE_FOLLOWED |= {"UseWhimsicalGambler", "Vanquish", "VanquishGiant", "VanquishThief"}
"""Actions of ours that come last in a plan, and those that need not. Actions of others are free to do either."""
TWO_FARMS = why("ambiguous", text="place M on Farm", number=2, choices=("place M on Farm#1", "place M on Farm#2"))


def planning() -> Table:
    return given("planning", *SEATS)


# --- plans


def kinds_of(base: type[Action]) -> Iterator[type[Action]]:
    for kind in base.__subclasses__():
        yield kind
        yield from kinds_of(kind)


@clause("GEN-6")
def test_what_can_show_a_card_or_pass_the_turn_comes_last_in_a_plan() -> None:
    """Whatever came after it would be checked against what it showed."""
    for module in walk_packages(kingdom.modules.__path__, "kingdom.modules."):
        import_module(module.name)
    ours = {kind for kind in kinds_of(Action) if kind.__module__.startswith(("kingdom.rules.", "kingdom.modules."))}
    last = {kind.__name__ for kind in ours if getattr(kind, "ends_a_plan", False)}
    others = {kind.__name__ for kind in ours} - last

    assert last >= COMES_LAST
    assert others >= MAY_BE_FOLLOWED


def test_a_plan_does_what_its_actions_do_one_after_another() -> None:
    one, other = planning(), planning()

    facts = one.game.play(0, PLAN)
    single = [fact for action in PLAN for fact in other.game.play(0, action)]

    assert facts == single
    assert one.state == other.state
    assert one.game.record() == other.game.record()


def test_a_plan_may_mix_actions_and_their_notation() -> None:
    table = planning()

    table.game.play(0, [Slate(table.card("Farm#1")), "slate Port", "recycle Silk"])

    assert table.shows("ann: construction Barracks[MM], Quarry, Farm, Port; cubes PG")


def test_an_empty_plan_changes_nothing() -> None:
    table = planning()
    before = table.state

    assert table.game.play(0, []) == []
    assert table.state is before
    assert table.game.log == []


@pytest.mark.parametrize(
    ("plan", "index", "kind", "reason"),
    [
        (["slate Farm", "done"], 1, kingdom.IllegalAction, why("selection-first").under("PLA-7")),
        (["slate Mint", "slate Farm"], 0, kingdom.IllegalAction, why("not-in-selection", card="Mint#1").under("PLA-2")),
        (["recycle Farm", "slate Port", "dance"], 1, kingdom.IllegalAction, why("place-first").under("PLA-9")),
        (
            ["slate Farm", "slate Port", "dance"],
            2,
            kingdom.CannotParse,
            why("not-an-action", text="dance", texts=KNOWN),
        ),
    ],
)
def test_a_plan_is_all_or_nothing_and_names_the_first_action_that_fails(
    plan: list[str], index: int, kind: type[ActionError], reason: Reason
) -> None:
    table = planning()
    before, record = table.state, table.game.record()

    with refusal(kind, reason, at=index):
        table.game.play(0, plan)

    assert table.state is before
    assert table.game.record() == record
    assert table.game.facts(0) == []


def test_an_ambiguous_action_of_a_plan_has_its_place_too() -> None:
    table = given("planning", "ann: construction Farm[M], Farm[P]; cubes M; selection Port")

    with refusal(kingdom.Ambiguous, TWO_FARMS, at=0):
        table.game.play(0, ["place M on Farm", "done"])


def test_a_single_action_has_no_place_in_a_plan() -> None:
    with refusal(kingdom.IllegalAction, why("not-in-selection", card="Mint#1").under("PLA-2"), at=None):
        planning().game.play(0, "slate Mint")


LAST = why("ends-a-plan").under("GEN-6")


@clause("GEN-6/R2")
def test_what_can_show_cards_or_pass_the_turn_comes_last_in_a_plan() -> None:
    table = given("choice, turn 1", "bob: hand Farm, Port, Mint, Silk", "table: left Ruins")

    with pytest.raises(kingdom.IllegalAction) as refused:
        table.game.play(1, ["select left", "offer Farm left, Port left"])

    assert (refused.value.index, refused.value.reason) == (0, why("ends-a-plan").under("GEN-6"))
    assert table.shows("bob: selection nothing; hand Farm, Port, Mint, Silk")


@clause("GEN-6/R2")
def test_a_plan_does_not_reach_into_the_next_window() -> None:
    table = given("planning").play("bob: done")

    with refusal(kingdom.IllegalAction, LAST, at=0):
        table.game.play(0, ["done", "place M on alchemy"])

    table.game.play(0, "done")
    assert table.state.phase.name == "materials"


@clause("GEN-6/R2")
@pytest.mark.parametrize("last", ["slate Farm", "slate Mint", "dance", "done", "offer Farm left, Port left"])
@pytest.mark.parametrize("phase", ["planning", "choice", "materials"])
def test_such_a_plan_is_refused_in_the_same_words_whatever_the_table_looks_like(phase: str, last: str) -> None:
    """Also where its first action is not legal, or somebody else is to decide, or a text is no action at all."""
    table = given(phase, "ann: hand Port, Mint" if phase == "choice" else "ann: cubes M")

    for seat in (0, 1):
        with refusal(kingdom.IllegalAction, LAST, at=2):
            table.game.play(seat, ["slate Port", "nonsense", "done", last])


@clause("GEN-6/R2")
def test_a_plan_of_values_is_judged_like_one_of_texts() -> None:
    table = planning()

    with refusal(kingdom.IllegalAction, LAST, at=1):
        table.game.play(0, [Slate(table.card("Farm#1")), Done(), "slate Port"])


# --- three kinds of error and no more


def test_there_are_three_kinds_of_error() -> None:
    assert set(ActionError.__subclasses__()) == {kingdom.CannotParse, kingdom.IllegalAction, kingdom.Ambiguous}
    assert issubclass(ActionError, kingdom.KingdomError)


OFFER = ("offer <card> <left or right>, <card> <left or right>",)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", why("not-an-action", text="", texts=KNOWN)),
        ("build Farm", why("not-an-action", text="build Farm", texts=KNOWN)),
        ("slate Castle", why("no-card", text="Castle")),
        ("slate Farm#9", why("no-card", text="Farm#9")),
        ("place X on Farm", why("written-otherwise", text="place X on Farm",
                                usages=("place <M, P, G or E> on <card, or alchemy>",))),
        ("offer Farm left", why("not-an-offer", text="Farm left")),
        ("offer Farm up, Port left", why("not-offered", text="Farm up")),
        ("offer Infernal Gate left, Infernal Gate right",
         why("written-otherwise", text="offer Infernal Gate left, Infernal Gate right", usages=OFFER)),
    ],
)  # fmt: skip
def test_what_cannot_be_parsed_says_what_could(text: str, reason: Reason) -> None:
    table = planning()

    with refusal(kingdom.CannotParse, reason):
        table.game.play(0, text)


def test_an_error_can_be_read() -> None:
    """The end-to-end test of the English: what a person reads who has typed nonsense."""
    with pytest.raises(kingdom.CannotParse) as refused:
        planning().game.play(0, "offer Farm up, Port left")

    assert str(refused.value) == (
        "“Farm up” is not a card of an offer: write “Farm#1 left” or “Farm#1 right face down”"
    )


@pytest.mark.parametrize(
    ("error", "fault"),
    [
        (KingdomError(why("not-over")), why("not-over")),
        (
            kingdom.IllegalAction(why("treasure").under("PLA-4")).at(1),
            why("refused", refusal=why("in-plan", number=2, refusal=why("treasure").under("PLA-4"))),
        ),
        (
            kingdom.ConfigurationError([why("menace-same").under("MEN-1"), why("module-twice").under("SET-5")]),
            why("several", faults=(
                why("misfit", misfit=why("menace-same").under("MEN-1")),
                why("misfit", misfit=why("module-twice").under("SET-5")),
            )),
        ),
        (
            kingdom.PositionError([why("verdict-at-the-end").under("END-4")]),
            why("several", faults=(why("verdict-at-the-end").under("END-4"),)),
        ),
    ],
)  # fmt: skip
def test_an_error_of_any_kind_can_be_told_inside_another(error: KingdomError, fault: Reason) -> None:
    assert error.as_fault == fault
    assert message_of("fault", fault) == str(error)


def test_somebody_else_says_an_error_for_a_while_and_in_this_thread_alone() -> None:
    error = KingdomError(why("no-krystallium"))
    usual = str(error)

    with ThreadPoolExecutor(1) as pool, using_wording(lambda kind, reason: f"{kind}: {reason.id}"):
        assert str(error) == "fault: no-krystallium"
        assert pool.submit(str, error).result() == usual

    assert str(error) == usual != "fault: no-krystallium"


def test_what_is_not_legal_now_names_the_clause_and_says_what_to_do() -> None:
    with refusal(kingdom.IllegalAction, why("treasure").under("PLA-4")):
        planning().game.play(0, "slate Silk")


def test_a_text_that_fits_several_actions_that_differ_is_ambiguous() -> None:
    table = given("planning", "ann: construction Farm[M], Farm[P]; cubes M")

    with pytest.raises(kingdom.Ambiguous) as refused:
        table.game.play(0, "place M on Farm")

    assert refused.value.choices == ("place M on Farm#1", "place M on Farm#2")
    assert refused.value.reason == TWO_FARMS


def test_a_number_says_which_copy() -> None:
    table = given("planning", "ann: construction Farm[M], Farm[P]; cubes M")

    table.play("ann: place M on Farm#2")

    assert table.shows("ann: construction Farm[M], Farm[MP]")


@pytest.mark.parametrize(
    ("seat", "text", "after"),
    [
        ("selection Farm, Farm", "slate Farm", "selection Farm; construction Farm"),
        ("construction Farm[M], Farm[M]; cubes M", "place M on Farm", "construction Farm[M], Farm[MM]"),
        ("construction Farm, Farm", "abandon Farm", "construction Farm; alchemy M"),
        ("duchy Farm; selection Farm", "slate Farm", "duchy Farm; construction Farm"),
        ("construction Farm[MM], Farm; cubes M", "place M on Farm", "construction Farm[MM], Farm[M]"),
    ],
)
def test_copies_that_come_to_the_same_are_not_ambiguous(seat: str, text: str, after: str) -> None:
    table = given("planning", f"ann: {seat}")

    table.play(f"ann: {text}")

    assert table.shows(f"ann: {after}")


def test_two_copies_in_a_hand_are_not_ambiguous_in_an_offer() -> None:
    table = given("choice", "ann: hand Farm, Port, Farm; traps 1")

    table.play("ann: offer Port left, Farm right face down")

    assert table.shows("ann: hand Farm; traps 0", "table: left Port; right Farm (face down by ann)")


def test_two_copies_can_be_offered_together() -> None:
    table = given("choice", "ann: hand Farm, Port, Farm; traps 1")

    table.play("ann: offer Farm right, Farm left face down")

    assert table.shows("ann: hand Port; traps 0", "table: right Farm; left Farm (face down by ann)")


@pytest.mark.parametrize(
    ("text", "clause", "reason"),
    [
        ("recycle Farm", "PLA-9", why("place-first")),
        ("place M on Farm", "PLA-3", why("no-open-space", card="Farm#2", resource="materials")),
        ("krystallium on Farm as M", "CON-4", why("no-krystallium")),
    ],
)
def test_a_refusal_speaks_of_the_copy_that_was_most_likely_meant(text: str, clause: str, reason: Reason) -> None:
    """Farm#1 lies in the Duchy and Farm#4 nowhere near; what stands in the way is said of the Farm that fits best."""
    table = given("planning", "ann: duchy Farm#1; construction Farm#2[MM]; selection Farm#3; cubes M")

    assert table.refuses(f"ann: {text}", clause) == reason


def test_an_action_object_is_taken_as_it_is() -> None:
    table = given("planning")

    (fact,) = table.game.play(0, Done())

    assert fact.because == "PLA-7"
