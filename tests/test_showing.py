"""What modules keep says how it is shown, so that a table can be drawn by whoever knows no module."""

from __future__ import annotations

import inspect
import random

import pytest

import kingdom
from kingdom.content import load
from kingdom.core.module import Module, Shows
from kingdom.core.ruleset import Ruleset
from kingdom.core.showing import Heap, Holds, Lies, Spot
from kingdom.core.state import SeatSlot, Slot
from kingdom.roster import roster
from kingdom.rules.base import base
from tests.kit.rulesets import options_of

RULESETS = ("two+menace+advisors+quest", "two+menace:shadows+thieves", "solo+menace+advisors+quest", "the_thief_guild")


def everything() -> Ruleset:
    """Every slot, zone and pile of ours in one ruleset, though nobody could play it."""
    found = {}
    for options in (*map(options_of, RULESETS), *({"scenario": key} for key in load().scenarios)):
        found |= {module.name: module for module in kingdom.new_game(**options).state.rules.modules}
    rules = kingdom.new_game().state.rules
    plain = [_with_places_only(module) for module in found.values()]
    return Ruleset(plain, rules.settings, rules.box)


def _with_places_only(module: Module) -> Module:
    copy = Module(module.name)
    copy.piles, copy.zones, copy.slots = module.piles, module.zones, module.slots
    return copy


@pytest.mark.parametrize("name", RULESETS)
def test_whatever_a_game_keeps_has_been_declared(name: str) -> None:
    for seed in range(3):
        game = kingdom.new_game(seed=seed, **options_of(name))
        rng = random.Random(seed)
        while seats := game.waiting():
            seat = seats[0]
            game.play(seat, rng.choice(game.options(seat)))
        for holder in (game.state, *game.state.players):
            assert set(holder.slots) <= set(game.state.rules.slots)


def test_slots_are_found_by_what_they_hold() -> None:
    rules = everything()

    assert {holds: [slot.name for slot in rules.holding(holds)] for holds in Holds} == {
        Holds.DATA: [],
        Holds.CARDS: ["given_up", "lurking"],
        Holds.ON_ICONS: ["stolen"],
        Holds.UNDER_CARDS: ["frozen"],
        Holds.SPENT_KINDS: ["advisors_used"],
        Holds.READY_AND_SPENT: ["spies"],
        Holds.STEPS: ["quest_steps"],
        Holds.FIRSTS: ["quest_first"],
        Holds.CUBES: ["beside_danger"],
        Holds.COUNTS: ["searches"],
    }
    assert rules.slots["beside_danger"].most == 4


def test_zones_and_piles_say_where_they_lie_on_a_table() -> None:
    rules = everything()

    assert {name: zone.lies for name, zone in rules.zones.items() if zone.lies is not Lies.ASIDE} == {
        "menaces": Lies.THREATENING,
        "advisors": Lies.SERVING,
        "drawn": Lies.DRAWN,
        "searched": Lies.LOOKED_AT,
    }
    assert {name for name, pile in rules.piles.items() if pile.heap is Heap.ASIDE} == {"box"}


def test_a_slot_without_a_sort_holds_data_and_a_zone_without_one_lies_aside() -> None:
    module = Module("odd", needs=(base,))
    slot = module.keeps(SeatSlot("odd", 0))
    module.zone("oddments", Shows.ALL)
    settings = kingdom.new_game().state.rules
    rules = Ruleset((module,), settings.settings, settings.box)

    assert (slot.holds, slot.most, rules.slots["odd"]) == (Holds.DATA, None, slot)
    assert rules.zones["oddments"].lies is Lies.ASIDE
    assert isinstance(slot, Slot)


def test_reasons_say_where_one_sees_what_they_speak_of() -> None:
    alone = kingdom.new_game().state.rules.spots
    frost = kingdom.new_game(modules=("menace",), menaces=("frost_giants", "thieves")).state.rules.spots

    assert (alone["offer-now"], alone["no-soldier"]) == (Spot.HAND, Spot.STOCK)
    assert "frozen" not in alone
    assert frost == {**alone, "frozen": Spot.CONSTRUCTION}


def test_a_reason_that_says_where_to_look_is_one_that_its_module_gives() -> None:
    for module in (base, *roster().all()):
        given = " ".join(inspect.getsource(inspect.getmodule(hook.call) or base) for hook in module.hooks)
        assert [id for id in module.spots if f'why("{id}"' not in given] == [], module
