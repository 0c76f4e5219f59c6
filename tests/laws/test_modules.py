"""Composition: a module without hooks changes nothing, and the order in which options are named does not matter."""

from __future__ import annotations

from random import Random

import kingdom
from kingdom.core import engine
from kingdom.core.module import Module
from kingdom.core.reasons import why
from kingdom.core.ruleset import Ruleset
from kingdom.game.streams import streams_of
from kingdom.rules.building import Abandon
from tests.kit.refusals import refusal
from tests.kit.rulesets import mixtures, named
from tests.kit.walks import Walk, law
from tests.kit.witness import with_witness


@law(examples=0.5)
def test_a_module_without_hooks_changes_nothing(walk: Walk) -> None:
    rules = walk.rules
    idle = Ruleset((*rules.modules, Module("idle")), rules.settings, rules.box)
    state, facts = engine.begin(idle, streams_of(walk.seed))
    assert facts == engine.begin(rules, streams_of(walk.seed))[1]
    for step in walk.steps():
        assert engine.options(state, step.seat) == engine.options(step.before, step.seat)
        state, facts = engine.apply(state, step.seat, step.action)
        assert (state, facts) == (step.after, step.facts)


@law(examples=0.3)
def test_the_witness_of_the_other_laws_changes_nothing(walk: Walk) -> None:
    state = walk.begin(with_witness(walk.rules, lambda state, event: None))
    for step in walk.steps():
        state, facts = engine.apply(state, step.seat, step.action)
        assert (state, facts) == (step.after, step.facts)


@law(examples=0.5)
def test_modules_are_the_same_in_whatever_order_they_are_named(walk: Walk) -> None:
    options = walk.options
    turned = {**options, "modules": tuple(reversed(options.get("modules", ())))}
    if "scenario" in options:
        del turned["modules"]

    assert kingdom.new_game(seed=walk.seed, **turned).state == walk.begin()


def test_two_modules_that_claim_one_action_are_refused() -> None:
    walk = Walk("two", 1)
    rival = Module("rival")
    rival.resolves(Abandon, clause="CON-6")(lambda state, seat, action: ())

    both = why("both-claim", names=("base", "rival"), name="Abandon", verb="resolves")
    with refusal(kingdom.KingdomError, both):
        Ruleset((*walk.rules.modules, rival), walk.rules.settings, walk.rules.box)


def test_every_mixture_can_be_dealt_and_asks_for_a_decision() -> None:
    """All of them, not a sample: it costs little."""
    rng = Random(1)
    for options in (*named().values(), *mixtures().values()):
        game = kingdom.new_game(seed=rng.randrange(1000), **options)
        assert game.waiting()
        assert all(game.options(seat) for seat in game.waiting())
