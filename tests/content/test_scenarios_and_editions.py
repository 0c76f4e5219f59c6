"""The scenarios and editions as data are those of the rules."""

from __future__ import annotations

import pytest

from kingdom.content import load
from kingdom.core.cards import Edition, Scenario
from tests.kit import clause

CONTENT = load()


def scenario(
    key: str,
    name: str,
    clause_id: str,
    modules: tuple[str, ...],
    medals: tuple[int, int, int],
    *,
    menaces: tuple[str, ...] = (),
    quests: tuple[str, ...] = (),
    required: tuple[tuple[str, int], ...] = (),
    built: tuple[tuple[str, int], ...] = (),
    standing: tuple[tuple[str, int], ...] = (),
    advisors: tuple[str, ...] = (),
    soldiers: int = 0,
) -> Scenario:
    return Scenario(
        key, name, clause_id, modules, menaces, quests, required, built, standing, advisors, soldiers, medals
    )


@pytest.mark.parametrize(
    "expected",
    [
        pytest.param(
            scenario(
                *("rats_everywhere", "Rats Everywhere", "SCE-1", ("menace",), (70, 90, 110)),
                menaces=("giant_rats",),
                required=(("farm", 4),),
            ),
            marks=clause("SCE-1"),
        ),
        pytest.param(
            scenario(
                *("the_prophecy", "The Prophecy", "SCE-2", ("advisors",), (60, 80, 100)),
                required=(("infernal_gate", 1), ("secret_fellowship", 1), ("royal_dungeon", 1)),
                advisors=("illuminated_prophet", "power_behind_the_throne"),
                soldiers=6,
            ),
            marks=clause("SCE-2"),
        ),
        pytest.param(
            scenario(
                *("the_frozen_north", "The Frozen North", "SCE-3", ("menace", "quest"), (65, 85, 110)),
                menaces=("frost_giants",),
                quests=("the_northern_lands",),
                required=(("great_lighthouse", 1), ("navigators", 1), ("port", 1), ("cache_of_giants", 1)),
            ),
            marks=clause("SCE-3"),
        ),
        pytest.param(
            scenario(
                *("the_final_battle", "The Final Battle", "SCE-4", ("advisors", "quest"), (80, 95, 125)),
                quests=("the_usurper",),
                required=(("recruiters", 1), ("grand_army", 1), ("barracks", 1), ("alchemical_forge", 1)),
                advisors=("master_cartographer",),
                soldiers=2,
            ),
            marks=clause("SCE-4"),
        ),
        pytest.param(
            scenario(
                *("the_thief_guild", "The Thief Guild", "SCE-5", ("menace",), (80, 95, 120)),
                menaces=("shadows",),
                built=(("hamlet", 1), ("guildhall", 1)),
                standing=(("thief", 4),),
            ),
            marks=clause("SCE-5"),
        ),
        pytest.param(
            scenario(
                *("assaulted_from_every_side", "Assaulted from Every Side", "SCE-6", ("quest",), (60, 85, 100)),
                quests=("the_usurper", "the_pestilent_lord"),
                required=(("barracks", 1), ("royal_guard", 1), ("high_rampart", 1), ("munitions_specialists", 1)),
            ),
            marks=clause("SCE-6"),
        ),
    ],
    ids=lambda expected: expected.key,
)
def test_a_scenario_is_as_printed(expected: Scenario) -> None:
    assert CONTENT.scenarios[expected.key] == expected


def test_there_are_six_scenarios() -> None:
    assert [scenario.clause for scenario in CONTENT.scenarios.values()] == [f"SCE-{number}" for number in range(1, 7)]


def test_the_first_edition_is_as_printed() -> None:
    assert CONTENT.editions["first"] == Edition(
        key="first",
        leaves_out=("triumphal_arch", "hall_of_ancestors", "library_of_the_elves"),
        quests=("the_northern_lands", "the_usurper"),
        spies=None,
        search="first",
        searches=("first",),
        solo_side_a_points=0,
        scenarios=False,
        keeps_alchemy=False,
    )


def test_the_second_edition_is_as_printed_with_its_errata() -> None:
    assert CONTENT.editions["second"] == Edition(
        key="second",
        leaves_out=(),
        quests=("the_northern_lands", "the_usurper", "the_pestilent_lord"),
        spies=(1, 1),
        search="errata",
        searches=("errata", "printed"),
        solo_side_a_points=-15,
        scenarios=True,
        keeps_alchemy=True,
    )


@clause("QUE-8")
def test_only_the_final_step_for_two_players_pays_more_to_whoever_is_first() -> None:
    for (_, players), quest in CONTENT.quests.items():
        first = [step.benefit.points_if_first > 0 for step in quest.steps]

        assert first == [False, False, False, players == 2]


@clause("QUE-2")
def test_every_step_asks_and_gives() -> None:
    for quest in CONTENT.quests.values():
        for step in quest.steps:
            benefit = step.benefit

            assert any(step.cost)
            assert any((*benefit.cubes, benefit.krystallium, benefit.soldiers, benefit.points))
