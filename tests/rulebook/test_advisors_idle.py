"""ADV-3, ADV-6: what one could think of doing with an Advisor, and why it cannot be done now."""

from __future__ import annotations

import pytest

from kingdom.core.actions import Action
from kingdom.core.cards import CardId, Family
from kingdom.core.engine import why_not
from kingdom.modules.advisors.using import Use
from tests.kit import Table, clause
from tests.kit.advisors import IDLE, SELECTS, advisors_table, unusable_advisor, with_slots


def thinkable(table: Table, advisor: str) -> list[Action]:
    """The uses of an Advisor that Ann could think of, whether she may or not."""
    (card,) = table.state.rules.names.find(advisor)
    kinds = [kind for kind in table.state.rules.actions() if issubclass(kind, Use)]
    return [action for kind in kinds for action in kind.thinkable(table.game.view(0), card)]


def thought_of(advisor: str, *seats: str, when: str = "planning") -> list[str]:
    table = advisors_table(when, *seats)
    return [table.game.text(action) for action in thinkable(table, advisor)]


@clause("ADV-3")
def test_of_ones_own_advisor_one_can_think_of_its_ability_though_the_soldiers_are_missing() -> None:
    assert thought_of("Great Silversmith", "ann: zone advisors Great Silversmith") == ["use Great Silversmith"]


@clause("ADV-3")
def test_of_the_opponents_advisor_there_is_nothing_to_think_of() -> None:
    assert thought_of("Great Silversmith", "bob: zone advisors Great Silversmith") == []


@clause("ADV-3")
def test_of_an_ability_with_something_to_choose_one_thinks_with_whatever_lies_there() -> None:
    own = "ann: zone advisors Master Cartographer; soldiers 5"
    assert thought_of("Master Cartographer", own) == [
        f"use Master Cartographer on {area}" for area in ("left", "right")
    ]

    built = "ann: zone advisors Master Artisan; construction Palace[M]; duchy Statue"
    assert thought_of("Master Artisan", built)[0] == "use Master Artisan on Palace#1"

    areas = "table: left Quarry, Mint (face down by bob)"
    gambler = thought_of(
        "Whimsical Gambler", "ann: zone advisors Whimsical Gambler; hand Farm, Port", areas, when=SELECTS
    )
    assert {"use Whimsical Gambler on left-1", "use Whimsical Gambler on Quarry#1"} <= set(gambler)
    assert not [line for line in gambler if "Mint" in line], "nobody sees it"


@clause("ADV-3")
def test_an_ability_with_several_things_to_choose_is_thought_of_with_all_of_them() -> None:
    table = advisors_table("planning", "ann: zone advisors Great Silversmith; construction Palace")
    (smith,) = table.state.rules.names.find("Great Silversmith")

    assert [vars(one) for one in Swap.thinkable(table.game.view(0), smith)][:2] == [
        {"card": table.card("Palace#1"), "area": 0},
        {"card": table.card("Palace#1"), "area": 1},
    ]
    assert list(Strange.thinkable(table.game.view(0), smith)) == [], "what nobody knows here, the ability has to tell"


class Swap(Use):
    """An ability of somebody else's, with two things to choose."""

    advisor = "great_silversmith"
    template = "use Great Silversmith on {card:card} and {area:area}"

    def __init__(self, card: CardId, area: int) -> None:
        self.card, self.area = card, area


class Strange(Use):
    """One with something to choose that is known to nobody else."""

    advisor = "great_silversmith"
    template = "use Great Silversmith at {hour:hour}"


@clause("ADV-3", "ADV-6")
@pytest.mark.parametrize(("advisor", "when", "besides", "reason", "clause_id"), IDLE)
def test_an_advisor_that_cannot_be_used_says_why(
    advisor: str, when: str, besides: str, reason: str, clause_id: str
) -> None:
    table = unusable_advisor(advisor, when, besides)
    uses = thinkable(table, advisor)

    assert uses
    assert not [line for line in table.options("ann") if line.startswith("use ")]
    error = why_not(table.state, 0, *uses)
    assert (error.reason.id, error.clause) == (reason, clause_id)


@clause("ADV-8")
def test_every_advisor_is_asked_about_and_an_ability_that_was_used_says_so() -> None:
    plain = advisors_table("planning", "ann: soldiers 9")
    every = [kind for kind in plain.state.box if kind.family is Family.ADVISOR]
    assert {advisor for advisor, *_ in IDLE} == {kind.name for kind in every}
    for kind in every:
        table = with_slots(SELECTS, f"ann: zone advisors {kind.name}; soldiers 9; hand Farm, Port", used=(kind.key,))
        error = why_not(table.state, 0, *thinkable(table, kind.name))
        assert (error.reason.id, error.clause) == ("advisor-used", "ADV-8")
