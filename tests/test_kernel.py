"""The kernel on its own: modules, their order, and what the verbs do, whatever the rules say."""

from __future__ import annotations

from collections.abc import Iterable
from copy import deepcopy
from dataclasses import replace

import pytest

import kingdom
from kingdom.core import engine, errors
from kingdom.core.actions import Action, Duty
from kingdom.core.cards import Benefit, CardId
from kingdom.core.errors import KingdomError
from kingdom.core.events import Discharged, Event, Owed
from kingdom.core.imagine import imagine
from kingdom.core.module import Module, Shows, Stage
from kingdom.core.phases import ENDED, GOLD, LAST, PLANNING, SETUP, Agenda
from kingdom.core.reasons import why
from kingdom.core.resources import Resource, cubes_of, spaces_of
from kingdom.core.ruleset import Ruleset, in_order
from kingdom.core.state import Player, SeatSlot, Slot, State
from kingdom.core.values import value
from kingdom.core.view import view
from kingdom.core.viewers import NOBODY
from kingdom.game.streams import streams_of
from kingdom.modules.advisors.module import advisor, advisors
from kingdom.rules.building import Abandoned, CubesGained, CubesSpent, Place, may_complete
from kingdom.rules.choice import Select
from kingdom.rules.planning import Slate
from kingdom.rules.production import produces
from tests.kit.cards import given
from tests.kit.modules import with_rules
from tests.kit.refusals import refusal

# --- modules and rulesets


def test_what_a_module_needs_comes_before_it_and_each_module_once() -> None:
    ground = Module("ground")
    wall = Module("wall", needs=[ground])
    roof = Module("roof", needs=[wall, ground])

    assert in_order([roof, wall]) == (ground, wall, roof)


def test_two_modules_that_replace_one_event_are_an_error() -> None:
    one, other = Module("one"), Module("other")
    for module in (one, other):
        module.instead_of(Abandoned, clause="CON-6")(lambda state, event: None)

    both = why("both-claim", names=("one", "other"), name="Abandoned", verb="instead_of")
    with refusal(KingdomError, both):
        with_rules(given("planning"), other, one)


def test_two_modules_that_resolve_one_action_are_an_error() -> None:
    module = Module("mine")
    module.resolves(Slate, clause="PLA-2")(lambda state, seat, action: ())

    both = why("both-claim", names=("base", "mine"), name="Slate", verb="resolves")
    with refusal(KingdomError, both):
        with_rules(given("planning"), module)


@value
class Shrug(Action):
    """An action of a test that does not say whether it ends a plan."""

    template = "shrug"


def test_an_action_that_does_not_declare_whether_it_ends_a_plan_is_an_error() -> None:
    module = Module("mine")
    module.resolves(Shrug, clause="PLA-2")(lambda state, seat, action: ())

    with pytest.raises(TypeError, match="Shrug does not declare ends_a_plan: set it to True or False"):
        with_rules(given("planning"), module)


def test_a_module_of_one_advisor_is_in_play_only_with_the_advisors() -> None:
    assert advisor("a_scholar").needs == (advisors,)


def test_rules_and_phases_are_shared_by_what_is_copied() -> None:
    rules = given("planning").state.rules

    assert deepcopy(rules) is rules
    assert deepcopy(GOLD) is GOLD


def test_without_words_a_refusal_says_its_reason_plainly() -> None:
    speaks = errors.wording()
    errors.set_wording(errors._untranslated)
    try:
        assert str(errors.IllegalAction(why("not-in-selection", card="Farm#2"))) == "not in selection: card Farm#2"
    finally:
        errors.set_wording(speaks)


def test_the_order_of_modules_is_the_order_in_which_they_amend() -> None:
    doubles, adds = Module("doubles"), Module("adds")
    doubles.amends(produces, clause="PRO-2")(lambda made, state, seat, resource: made * 2)
    adds.amends(produces, clause="PRO-2")(lambda made, state, seat, resource: made + 1)
    table = given("planning")

    for modules, cubes in (((doubles, adds), "MMMMM"), ((adds, doubles), "MMMMMM")):
        assert with_rules(table, *modules).play("ann: done", "bob: done").shows(f"ann: cubes {cubes}")


def test_a_replaced_event_does_not_happen_and_nothing_follows_from_it() -> None:
    module = Module("mine")

    @module.instead_of(CubesGained, clause="PLA-3")
    def gold_only(state: State, event: CubesGained) -> Iterable[Event] | None:
        return None if event.cubes == (0, 0, 1, 0) else [CubesGained(event.seat, (0, 0, 1, 0))]

    table = with_rules(given("planning", "ann: selection Farm"), module).play("ann: recycle Farm")

    assert table.shows("ann: cubes G")
    assert [fact["cubes"] for fact in table.facts if fact["event"] == "CubesGained"] == [[0, 0, 1, 0]]


def test_a_phase_opens_by_stages_whatever_the_order_of_modules() -> None:
    order: list[str] = []
    modules = []
    for stage in reversed(Stage):
        module = Module(stage.name)

        @module.begins(PLANNING, clause="PLA-8", stage=stage)
        def note(state: State, name: str = stage.name) -> Iterable[Event]:
            order.append(name)
            return ()

        modules.append(module)

    with_rules(given("choice, turn 15"), *modules).play("ann: select left")

    assert order == [stage.name for stage in Stage]


def test_a_deep_copy_of_a_game_goes_on_as_the_game_does() -> None:
    game = kingdom.new_game(seed=3, modules=("menace", "advisors", "quest"))
    copied = deepcopy(game)

    while game.state.phase is not GOLD:
        seat = game.waiting()[0]
        assert copied.options(seat) == game.options(seat)
        action = game.options(seat)[-1]
        game.play(seat, action)
        assert copied.state != game.state
        copied.play(seat, action)
        assert copied.state == game.state
        assert copied.view(seat) == game.view(seat)


def test_a_module_and_a_phase_say_who_they_are() -> None:
    assert (repr(Module("mine")), repr(GOLD)) == ("<module mine>", "<gold>")


def test_a_query_carries_the_name_and_the_words_of_its_function() -> None:
    assert (may_complete.__name__, may_complete.clause) == ("may_complete", "CON-1")
    assert "completed now" in (may_complete.__doc__ or "")


# --- the agenda


def test_the_agenda_goes_from_set_up_to_the_end() -> None:
    agenda = Agenda()
    phase, number = SETUP, 0
    names = []
    while phase is not ENDED:
        phase, number = agenda.follows(phase, number)
        names.append(phase.name)

    each_round = ["choice", "planning", "materials", "population", "gold", "exploration"]
    assert names == each_round * 4 + ["last window", "ended"]


# --- duties


@value
class Bow(Action):
    """What is owed."""

    template = "bow"
    ends_a_plan = False


@value
class ToBow(Duty):
    """A duty of a test."""


def bowing() -> Module:
    module = Module("bowing")

    @module.begins(GOLD, clause="PLA-9", stage=Stage.HOUSE)
    def ann_owes_two_bows(state: State) -> Iterable[Event]:
        yield Owed(0, ToBow())
        yield Owed(0, ToBow())

    module.offers(ToBow, clause="PLA-9")(lambda state, seat: (Bow(),))
    module.resolves(Bow, clause="PLA-9")(lambda state, seat, action: (Discharged(seat),))
    return module


def test_duties_are_done_one_after_another_and_then_the_seat_is_free() -> None:
    table = with_rules(given("population", "ann: construction Farm"), bowing()).play("ann: done", "bob: done")

    assert table.options("ann") == ["bow"]
    assert table.refuses("ann: done", "PLA-9") == why("first", duty="ToBow")
    assert table.play("ann: bow").options("ann") == ["bow"]
    assert "done" not in table.play("ann: bow").options("ann"), "the cube of the step is in hand"
    assert "place G on alchemy" in table.options("ann")


def test_a_duty_is_data_and_survives_a_copy() -> None:
    table = with_rules(given("population"), bowing()).play("ann: done", "bob: done")

    copy = table.state.copy()
    engine.push(copy, 0, Bow())

    assert (len(copy.players[0].owes), len(table.player("ann").owes)) == (1, 2)


# --- an immediate loss at the very start


def begun(*modules: Module) -> tuple[State, list[str]]:
    """A new game of the base rules and these, and the events of its beginning."""
    rules = given("planning").state.rules
    state, facts = engine.begin(Ruleset((*rules.modules, *modules), rules.settings, rules.box), streams_of(1))
    return state, [type(fact.event).__name__ for fact in facts]


def test_a_game_may_be_lost_before_the_first_decision() -> None:
    module = Module("hopeless")
    module.judges(clause="SCE-8")(lambda state: why("hopeless") if state.players[0].hand else None)

    state, events = begun(module)

    assert state.verdict is not None
    assert state.verdict.reason == "loss"
    assert engine.waiting(state) == ()
    assert events[-2:] == ["Dealt", "GameEnded"]


def test_nothing_is_judged_before_round_1() -> None:
    module = Module("hopeless")
    module.judges(clause="SCE-8")(lambda state: why("hopeless"))

    state, events = begun(module)

    assert state.round == 1
    assert events[-2:] == ["RoundBegan", "GameEnded"]


def test_a_phase_that_is_entered_may_lose_the_game_at_once() -> None:
    module = Module("hopeless")
    module.judges(clause="SCE-8")(lambda state: why("hopeless"))
    state = with_rules(given("planning"), module).state.copy()

    facts = engine.enter(state, GOLD)

    assert state.verdict is not None
    assert state.verdict.reason == "loss"
    assert type(facts[-1].event).__name__ == "GameEnded"


# --- small things


def test_an_event_is_nobodys_secret_unless_it_says_so() -> None:
    event = Event()

    assert (event.named(), event.known_to()) == ((), NOBODY)
    with pytest.raises(NotImplementedError):
        event.change(given("planning").state)


def test_there_is_no_site_for_a_card_that_is_not_under_construction() -> None:
    with pytest.raises(KeyError):
        Player().site(CardId(3))


def test_a_slot_holds_its_default_until_something_is_put_there() -> None:
    table, seat = Slot("table", 1), SeatSlot("seat", 2)
    state = given("planning").state.copy()
    assert (state[table], state.players[0][seat]) == (1, 2)

    state.put(table, 5)
    state.players[0].put(seat, 6)

    assert (state[table], state.players[0][seat], state.players[1][seat]) == (5, 6, 2)


def test_push_is_apply_in_place() -> None:
    table = given("planning", "ann: construction Farm; cubes M")
    action = Place(Resource.MATERIALS, table.card("Farm#1"))
    after, facts = engine.apply(table.state, 0, action)

    pushed = table.state.copy()

    assert engine.push(pushed, 0, action) == facts
    assert pushed == after != table.state
    assert facts[0].event == CubesSpent(0, (1, 0, 0, 0))


def test_a_transition_that_is_not_legal_is_refused_with_its_reason() -> None:
    state = given("planning", "ann: selection Farm").state

    with refusal(kingdom.IllegalAction, why("select-in-choice", phase="planning").under("CHO-2")):
        engine.apply(state, 0, Select(0))


def test_a_heap_of_cubes_has_no_krystallium_and_no_soldiers() -> None:
    with refusal(KingdomError, why("not-a-heap", given="'MK'", letters=("M", "P", "G", "E"))):
        cubes_of("MK")


def test_letters_that_stand_for_nothing_are_refused() -> None:
    with refusal(KingdomError, why("not-spaces", given="'MXZ'", letters=("M", "P", "G", "E", "K", "S"))):
        spaces_of("MXZ")


def test_a_spectator_has_no_seat() -> None:
    seen = given("planning").game.view(None)

    assert len(seen.others) == 2
    with pytest.raises(ValueError, match="a spectator has no seat"):
        _ = seen.me


def test_a_view_that_no_game_can_show_cannot_be_imagined() -> None:
    """Two seats have drawn more Advisors than there are."""
    game = kingdom.new_game(seed=1, modules=("advisors",))
    seen = view(game.state, None)
    greedy = tuple(replace(seat, zones={"drawn": 8}) for seat in seen.seats)

    with pytest.raises(ValueError, match="no card is left for the hidden zone drawn"):
        imagine(replace(seen, seats=greedy), lambda: 0.5)


def test_piles_and_zones_are_declared_with_who_may_look_at_them() -> None:
    module = Module("mine")

    assert (module.pile("crypt", Shows.TOP), module.zone("pocket", Shows.OWNER)) == ("crypt", "pocket")
    rules = with_rules(given("planning"), module).state.rules
    assert (rules.piles["crypt"].shows, rules.zones["pocket"].shows) == (Shows.TOP, Shows.OWNER)


def test_the_last_window_comes_after_the_last_round() -> None:
    assert Agenda().follows(LAST, 4) == (ENDED, 4)


def test_a_benefit_gives_nothing_but_what_it_says() -> None:
    nothing = Benefit()
    assert (sum(nothing.cubes), nothing.krystallium, nothing.soldiers) == (0, 0, 0)
    assert (nothing.points, nothing.points_if_first) == (0, 0)
