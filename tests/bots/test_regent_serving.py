"""How the regent's play-outs answer duties, finish what is half decided and use Advisors."""

from __future__ import annotations

import pytest

from kingdom.bots.regent import serving, works
from kingdom.bots.regent.compiled import COMPILED
from kingdom.bots.regent.serving import NOTHING, QUEST
from kingdom.fast import advisors as v
from kingdom.fast import columns as c
from kingdom.fast import numbers as a
from kingdom.fast import row as r
from tests.kit.made_up import E, G, M, MadeUp, P, done, plan

pytestmark = pytest.mark.skipif(COMPILED, reason="looks at the functions as they are written")
SEATS = pytest.mark.parametrize("seat", [0, 1])


class Legal:
    """What is legal, as a test says."""

    def __init__(self) -> None:
        self.numbers: list[int] = []
        self.asked: list[int] = []

    def __call__(self, t: object, row: object, seat: int, out: list[int]) -> int:
        self.asked.append(seat)
        out[: len(self.numbers)] = self.numbers
        return len(self.numbers)


@pytest.fixture
def legal(monkeypatch: pytest.MonkeyPatch) -> Legal:
    said = Legal()
    monkeypatch.setattr(serving, "legal", said)
    return said


def room() -> list[int]:
    return [0] * a.MOST_LEGAL


def test_a_plan_is_laid_out_as_whoever_carries_it_out_reads_it() -> None:
    for name in ("COUNT", "ORDER", "QUEST", "NOTHING"):
        assert getattr(serving, name) == getattr(works, name)
    assert QUEST > r.DEVELOPMENTS, "a step is no card that can be built"
    assert NOTHING < 0, "no action has that number"
    assert len((works.COUNT, works.MOST_K, works.FLAGS)) == works.ORDER


def test_open_spaces_of_the_plan_are_wanted_and_no_others() -> None:
    made = MadeUp()
    made.card(3, "MMG")
    made.card(4, "MMMG")
    made.card(5, "M")
    made.card(QUEST, "GGGG")
    for card in (3, 4, 5, QUEST):
        made.site(0, card, filled="M")

    assert serving.wanted(made.t, made.row, plan(3, 4), M) == 1 + 2
    assert serving.wanted(made.t, made.row, plan(3, QUEST), G) == 1
    assert serving.wanted(made.t, made.row, plan(), M) == 0
    assert serving.wanted(made.t, made.row, plan(4), P) == 0


def test_a_work_has_its_rank_in_the_plan() -> None:
    assert [serving.rank(plan(8, 9), work) for work in (8, 9, 0)] == [0, 1, 99]


# --- duties


@SEATS
def test_the_advisor_that_costs_least_is_kept(seat: int, legal: Legal) -> None:
    made = MadeUp(phase=r.DRAFT)
    made.card(r.ADVISORS + 2, soldiers=3)
    made.card(r.ADVISORS + 5, soldiers=1)
    made.own(seat, r.OWES_KEEP, 1)
    legal.numbers = [a.KEEP + 2, a.KEEP + 5]

    assert serving.answer_duty(made.t, made.row, seat, made.b[seat], plan(), room()) == a.KEEP + 5
    made.t[c.SOLDIERS + r.ADVISORS + 5] = 3
    assert serving.answer_duty(made.t, made.row, seat, made.b[seat], plan(), room()) == a.KEEP + 2, (
        "the first of equals"
    )
    assert legal.asked == [seat, seat]


@SEATS
def test_a_shadow_gets_the_card_that_comes_last_in_the_plan_and_brings_least(seat: int, legal: Legal) -> None:
    made = MadeUp()
    for card, recycling in ((3, (0, 0, 0, 0)), (4, (0, 0, 1, 1)), (5, (0, 0, 0, 1)), (6, (9, 0, 0, 0))):
        made.card(card, recycling=recycling)
    made.own(seat, r.OWES_SHADOW, 1)

    def given(*cards: int, order: tuple[int, ...] = ()) -> int:
        legal.numbers = [a.GIVE_UP + card for card in cards]
        return serving.answer_duty(made.t, made.row, seat, made.b[seat], plan(*order), room()) - a.GIVE_UP

    assert given(3, 4, order=(3,)) == 4, "what is not in the plan"
    assert given(4, 3, order=(3, 4)) == 4
    assert given(4, 3, order=(4, 3)) == 3
    assert given(4, 5) == 5, "if neither is, the one that brings less"
    assert given(5, 4) == 5
    assert given(6, 5) == 5


@SEATS
def test_a_thief_covers_what_the_plan_wants_least(seat: int, legal: Legal) -> None:
    made = MadeUp()
    made.card(3, "MMGGG")
    made.card(4, icons=((M, r.PLAIN, 1), (P, r.PLAIN, 1), (G, r.PLAIN, 1)))
    made.site(seat, 3)
    made.own(seat, r.OWES_COVER, 1)

    def covered(*icons: int) -> int:
        legal.numbers = [a.COVER + icon for icon in icons]
        return serving.answer_duty(made.t, made.row, seat, made.b[seat], plan(3), room()) - a.COVER

    assert covered(0, 1, 2) == 1
    assert covered(2, 0) == 0


@SEATS
def test_a_giant_is_housed_under_the_card_of_the_plan_that_comes_last(seat: int, legal: Legal) -> None:
    made = MadeUp()
    made.own(seat, r.OWES_HOUSE, 1)

    def housed(*cards: int, order: tuple[int, ...]) -> int:
        legal.numbers = [a.HOUSE + card for card in cards]
        return serving.answer_duty(made.t, made.row, seat, made.b[seat], plan(*order), room()) - a.HOUSE

    assert housed(3, 4, 5, order=(4, 5)) == 5
    assert housed(5, 4, 3, order=(5, 4)) == 4
    assert housed(3, 4, order=(4,)) == 4, "one that is not in the plan last of all: it would never be freed"


# --- what is half decided


@SEATS
def test_spare_cubes_are_transmuted_from_the_last_kind_down(seat: int, legal: Legal) -> None:
    made = MadeUp()
    made.board(0, ["EE", "EG"])
    made.own(seat, r.HALF, r.TRANSMUTING)
    made.alchemy(seat, "GGEE")
    legal.numbers = [a.TRANSMUTE + G, a.TRANSMUTE + E]

    def half(*order: int) -> int:
        return serving.second_half(made.t, made.row, seat, made.b[seat], plan(*order), room()) - a.TRANSMUTE

    assert half() == E
    assert half(QUEST) == G, "both Exploration cubes are needed"
    assert half(3, QUEST + 1) == E, "one is spare"
    assert half(QUEST, QUEST + 1) == G
    made.alchemy(seat, "GE")
    assert half(QUEST, QUEST + 1) == E, "nothing is spare: then the last kind"
    made.alchemy(seat, "GGEE")
    done(made, seat, 0)
    assert half(QUEST) == E, "a step that is done needs nothing"
    made.board(1, ["EE", "EE"])
    assert half(QUEST + 4) == G
    done(made, seat, 5)
    assert half(QUEST + 4) == G
    assert half(QUEST + 5) == E, "nor one of the other board"


@SEATS
def test_the_artisan_completes_the_card_that_lacks_most(seat: int, legal: Legal) -> None:
    made = MadeUp()
    made.card(3, "MM")
    made.card(4, "MMGE")
    made.card(5, "PPPP")
    for card in (3, 4, 5):
        made.site(seat, card)
    made.own(seat, r.HALF, r.SERVED)
    made.own(seat, r.HALF_WHAT, v.ARTISAN)
    legal.numbers = [a.ON_CARD + card for card in (3, 4, 5)]

    def half() -> int:
        return serving.second_half(made.t, made.row, seat, made.b[seat], plan(), room()) - a.ON_CARD

    assert half() == 4, "the first of those that lack as much"
    made.row[r.OPEN + made.spaces[4][0]] = 1
    assert half() == 5
    made.own(seat, r.HALF_WHAT, v.PROPHET)
    assert half() == 3, "any other ability takes the first target"
    made.own(seat, r.HALF_WHAT, v.ARTISAN)
    made.own(seat, r.HALF, r.PAYING)
    assert half() == 3, "so does a payment"


# --- Advisors


@SEATS
def test_soldiers_are_needed_for_menaces_and_for_the_first_three_works(seat: int) -> None:
    made = MadeUp()
    made.card(3, "MSS")
    made.card(4, "S")
    made.card(5, "SSS")
    made.card(r.RATS, soldiers=2)
    made.card(r.RATS + 1, soldiers=1)
    made.board(0, ["S", "SSSS"])
    for card in (3, 4, 5):
        made.site(seat, card)

    def needed(*order: int) -> int:
        return serving.needed_soldiers(made.t, made.row, seat, made.b[seat], plan(*order))

    assert needed() == 0
    assert needed(3) == 2
    assert needed(3, 4, 5) == 6
    assert needed(3, 4, QUEST + 1, 5) == 2 + 1 + 4, "the fourth work is far away"
    assert needed(QUEST) == 1
    made.stand(seat, r.RATS, r.RATS + 1)
    assert needed() == 3
    assert needed(QUEST + 1) == 7
    done(made, seat, 1)
    assert needed(QUEST + 1) == 3, "that step is done"
    made.board(1, ["SS", "S"])
    assert needed(QUEST + 4, QUEST + 5) == 3 + 2 + 1
    done(made, seat, 4)
    assert needed(QUEST + 4, QUEST + 5) == 3 + 1, "and that one, on the other board"


def test_calamities_of_a_duchy_are_counted_and_nothing_else() -> None:
    made = MadeUp()
    for card in (r.CALAMITIES - 1, r.CALAMITIES, r.MENACES - 1, r.MENACES):
        made.row[r.STATUS + card] = r.BUILT
    made.row[r.STATUS + r.CALAMITIES + 3] = r.BUILT + 1
    assert [serving.calamities(made.row, seat) for seat in (0, 1)] == [2, 1]


def advised(seat: int, phase: int, ability: int, soldiers: int = 2, cost: int = 2) -> MadeUp:
    """A seat that one Advisor serves."""
    made = MadeUp(phase=phase)
    made.card(r.ADVISORS + ability, soldiers=cost)
    made.row[r.STATUS + r.ADVISORS + ability] = r.SERVING + seat
    made.stock(seat, "S" * soldiers)
    return made


def used(made: MadeUp, seat: int, legal: Legal, *order: int) -> int:
    """The ability that is used now; -1 for none."""
    legal.numbers = [a.DONE, *(a.USE + ability for ability in range(14))]
    found = serving.ability_now(made.t, made.row, seat, made.b[seat], plan(*order), room())
    return found - a.USE if found != NOTHING else NOTHING


@SEATS
def test_an_advisor_is_used_if_its_soldiers_can_be_spared_and_it_is_legal(seat: int, legal: Legal) -> None:
    phase = r.MATERIALS
    assert used(advised(seat, phase, v.CHIEFTAIN), seat, legal) == v.CHIEFTAIN
    assert used(advised(seat, phase, v.CHIEFTAIN, soldiers=1, cost=1), seat, legal) == NOTHING, "at least two to spare"
    assert used(advised(seat, phase, v.CHIEFTAIN, soldiers=2, cost=3), seat, legal) == NOTHING
    made = advised(seat, phase, v.CHIEFTAIN)
    made.stand(seat, made.card(r.VERMIN, soldiers=1))
    assert used(made, seat, legal) == NOTHING, "a Menace needs one of them"
    for outside in (r.CHOICE, r.DRAFT):
        made = advised(seat, outside, v.SILVERSMITH)
        assert used(made, seat, legal) == NOTHING
    made = advised(seat, phase, v.CHIEFTAIN)
    for status in (r.SPENT + seat, r.SERVING + 1 - seat):
        made.row[r.STATUS + r.ADVISORS + v.CHIEFTAIN] = status
        assert used(made, seat, legal) == NOTHING
    made = advised(seat, phase, v.CHIEFTAIN)
    found = serving.ability_now(made.t, made.row, seat, made.b[seat], plan(), room())
    assert found == a.USE + v.CHIEFTAIN
    legal.numbers = [a.DONE]
    assert serving.ability_now(made.t, made.row, seat, made.b[seat], plan(), room()) == NOTHING


@SEATS
def test_the_first_advisor_that_helps_is_used(seat: int, legal: Legal) -> None:
    made = advised(seat, r.POPULATION, v.CHIEFTAIN)
    made.row[r.STATUS + r.ADVISORS + v.CHIEFTAIN + 1] = r.SERVING + seat
    made.row[r.STATUS + r.ADVISORS + v.SILVERSMITH] = r.SERVING + seat
    assert used(made, seat, legal) == v.CHIEFTAIN + 1


@SEATS
def test_each_advisor_is_used_when_it_helps(seat: int, legal: Legal) -> None:
    phases = (*range(r.PLANNING, r.LAST + 1),)

    def when(ability: int, *, sites: int = 0, selected: int = 0, mine: int = 0, theirs: int = 0) -> list[int]:
        found = []
        for phase in phases:
            made = advised(seat, phase, ability)
            made.own(seat, r.SITES_N, sites)
            made.own(seat, r.SELECTED_N, selected)
            for k in range(mine):
                made.row[r.STATUS + r.CALAMITIES + k] = r.BUILT + seat
            for k in range(theirs):
                made.row[r.STATUS + r.MENACES - 1 - k] = r.BUILT + 1 - seat
            if used(made, seat, legal) == ability:
                found.append(phase)
        return found

    assert when(v.FOREMAN, sites=3) == [r.EXPLORATION]
    assert when(v.FOREMAN, sites=2) == []
    for resource in range(4):
        assert when(v.CHIEFTAIN + resource) == [r.MATERIALS + resource]
    assert when(v.ALCHEMIST, mine=1, theirs=2) == [r.LAST]
    assert when(v.ALCHEMIST, mine=1, theirs=1) == []
    assert when(v.PROPHET, mine=1) == [*phases]
    assert when(v.PROPHET, theirs=1) == []
    assert when(v.SILVERSMITH) == [phase for phase in phases if phase <= r.EXPLORATION]
    assert when(v.ARTISAN, sites=1) == [*phases]
    assert when(v.ARTISAN, sites=1, selected=1) == []
    assert when(v.ARTISAN) == []
    assert when(v.GAMBLER, sites=1) == [], "what is used in Choice is left to the search"
