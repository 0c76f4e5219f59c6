"""Advice: what a bot would do, with reasons that are true of the view."""

from __future__ import annotations

from random import Random

import pytest

import kingdom
from kingdom.bots.advice import advise
from kingdom.core.actions import Action
from kingdom.rules.choice import Select

PLAYERS = [{"duchy": ["Valados"], "hand": ["Port", "Calamity"], "traps": 2}, {"duchy": ["Téressie"], "hand": ["Port"]}]


def choice(**areas: list[str]) -> kingdom.Game:
    return kingdom.from_position({"phase": "choice", "turns": 3, "areas": areas, "players": PLAYERS})


def test_taking_an_area_is_weighed_against_the_other_and_explained() -> None:
    view = choice(left=["Farm", "Quarry"], right=["Calamity"]).view(0)

    advice = advise(view)

    assert advice.plan == (Select(0),)
    assert dict(advice.weighed)[Select(0)] > dict(advice.weighed)[Select(1)]
    kinds = {reason.kind for reason in advice.reasons}
    assert {"makes", "avoids"} <= kinds


def test_the_same_view_gets_the_same_advice() -> None:
    view = choice(left=["Farm"], right=["Tomb of Kings"]).view(0)

    assert advise(view) == advise(view)


def test_building_and_completing_are_reasons_in_planning() -> None:
    game = kingdom.from_position(
        {
            "phase": "planning",
            "players": [
                {
                    "duchy": ["Valados"],
                    "selection": ["Merchant Caravan"],
                    "construction": [{"card": "Farm", "filled": "MM"}],
                },
                {"duchy": ["Téressie"]},
            ],
        }
    )

    advice = advise(game.view(0))

    assert advice.reasons
    assert advice.weighed == ()


@pytest.mark.parametrize("options", [{}, {"players": 1}, {"modules": ["menace", "advisors", "quest"]}])
def test_advice_is_always_legal_and_never_without_a_plan(options: dict[str, object]) -> None:
    game = kingdom.new_game(seed=11, **options)
    rng = Random(1)
    for turn in range(60):
        if game.is_over:
            break
        seat = game.waiting()[0]
        if turn % 6 == 0:
            advice = advise(game.view(seat))
            assert advice.plan
            assert isinstance(advice.plan[0], Action)
            assert advice.plan[0] in game.options(seat)
            assert len(advice.reasons) <= 4
        game.play(seat, rng.choice(game.options(seat)))
