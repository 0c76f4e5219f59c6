"""END: the end of the game."""

from __future__ import annotations

import kingdom
from kingdom.core.events import Event
from kingdom.core.module import Module
from kingdom.core.reasons import Reason, why
from kingdom.core.scoring import TieBreak, Verdict
from kingdom.core.state import Seat, State
from kingdom.rules.building import Abandoned
from kingdom.rules.ending import shortcomings
from tests.kit import Table, clause
from tests.kit.cards import given
from tests.kit.modules import with_rules
from tests.kit.refusals import refusal


def judged(*seats: str, **options: object) -> Verdict:
    """The verdict on a table as it stands in the last window."""
    return the_end(given("last window, round 4", *seats, **options))


def the_end(table: Table) -> Verdict:
    return table.play("ann: done", "bob: done").game.outcome()


def lines(verdict: Verdict, seat: Seat) -> dict[str, int]:
    return {line.source: line.points for line in verdict.scores[seat] if line.points}


# --- END-1: the score


@clause("END-1")
def test_the_score_is_flat_points_plus_points_per_type_less_four_for_each_calamity() -> None:
    verdict = judged("ann: duchy Port, Great Lighthouse, Cathedral; calamities 3")

    assert lines(verdict, 0) == {"flat": 2 + 6, "per_monument": 3 * 2, "calamities": -12}
    assert verdict.total(0) == 2


@clause("END-1")
def test_the_duchy_card_gives_its_points_per_type() -> None:
    verdict = judged("ann: duchy Statue, Statue", "bob: duchy Recruiters, Statue", side="A")

    assert lines(verdict, 0) == {"flat": 6, "per_monument": 2 * 2}
    assert lines(verdict, 1) == {"flat": 3, "per_specialist": 2 * 1}


@clause("END-1")
def test_points_per_type_count_the_owners_duchy_only() -> None:
    verdict = judged("ann: duchy Cathedral; construction Statue", "bob: duchy Garden, Garden")

    assert verdict.total(0) == 3


@clause("END-1")
def test_krystallium_soldiers_and_cards_under_construction_are_worth_nothing() -> None:
    verdict = judged("ann: krystallium 9; soldiers 9; training 1; alchemy MMGG; construction High Rampart[MMS]")

    assert verdict.total(0) == 0


@clause("END-1")
def test_every_line_of_the_score_names_its_clause() -> None:
    verdict = judged("ann: duchy Port; calamities 1")

    assert {line.clause for seat in verdict.scores for line in seat} == {"END-1"}


@clause("END-1")
def test_the_game_ends_after_round_4_and_nothing_can_be_done_then() -> None:
    table = given("last window, round 4", "ann: construction Farm").play("ann: done", "bob: done")

    assert table.game.is_over
    assert table.game.waiting() == ()
    assert table.options("ann") == table.options("bob") == []
    assert table.refuses("ann: abandon Farm", "END-1") == why("game-over")


@clause("END-1")
def test_there_is_no_outcome_before_the_end() -> None:
    with refusal(kingdom.KingdomError, why("not-over")):
        given("planning").game.outcome()


@clause("END-1")
def test_the_higher_score_wins() -> None:
    verdict = judged("ann: duchy Port", "bob: duchy Statue")

    assert (verdict.winners, verdict.reason, verdict.clause, verdict.tie_breaks) == ((1,), "score", "END-1", ())


# --- END-2: ties


@clause("END-2")
def test_a_tie_is_broken_by_the_number_of_cards_in_the_duchy() -> None:
    verdict = judged("ann: duchy Great Lighthouse; soldiers 5", "bob: duchy Statue, Statue")

    assert (verdict.winners, verdict.reason, verdict.clause) == ((1,), "cards", "END-2")
    assert verdict.tie_breaks == (TieBreak("cards", (1, 2)),)


@clause("END-2")
def test_a_tie_in_cards_is_broken_by_soldiers() -> None:
    verdict = judged("ann: duchy Port; soldiers 3", "bob: duchy Port; soldiers 1")

    assert (verdict.winners, verdict.reason, verdict.clause) == ((0,), "soldiers", "END-2")
    assert verdict.tie_breaks == (TieBreak("cards", (1, 1)), TieBreak("soldiers", (3, 1)))


@clause("END-2")
def test_a_tie_in_everything_is_a_shared_victory() -> None:
    verdict = judged("ann: duchy Port; soldiers 1", "bob: duchy Port; soldiers 1")

    assert (verdict.winners, verdict.reason, verdict.clause) == ((0, 1), "shared", "END-2")


@clause("END-2/R1")
def test_calamities_count_as_cards_in_the_duchy() -> None:
    verdict = judged("ann: duchy Secret Fellowship; calamities 1")

    assert verdict.total(0) == verdict.total(1) == 0
    assert (verdict.winners, verdict.tie_breaks) == ((0,), (TieBreak("cards", (2, 0)),))


@clause("END-2/R1")
def test_the_duchy_card_and_cards_under_construction_do_not_count() -> None:
    verdict = judged("ann: construction Farm, Port")

    assert verdict.tie_breaks[0] == TieBreak("cards", (0, 0))


@clause("END-2/R2")
def test_only_soldiers_in_stock_count() -> None:
    """Not those in Training, nor those on cards."""
    verdict = judged("ann: soldiers 1", "bob: training 1; construction High Rampart[SS]")

    assert (verdict.winners, verdict.reason) == ((0,), "soldiers")
    assert verdict.tie_breaks[-1] == TieBreak("soldiers", (1, 0))


# --- END-3: a scoring example


@clause("END-3")
def test_the_printed_example_comes_to_39_points() -> None:
    """Flat 2, 6 and 3; four Monuments at 3, 4 and (on the Duchy card) 2 each; two Calamities."""
    verdict = judged("ann: duchy Port, Great Lighthouse, Statue, Cathedral, Palace; calamities 2", side="A")

    assert lines(verdict, 0) == {"flat": 2 + 6 + 3, "per_monument": (3 + 4 + 2) * 4, "calamities": -8}
    assert verdict.total(0) == 11 + 36 - 8 == 39


# --- END-4: the verdict

LEADS = "duchy Palace, Cathedral, Statue"


def barring(*barred: Seat) -> Module:
    """A module under which these seats cannot win."""
    module = Module("barring")

    @module.amends(shortcomings, clause="END-4")
    def barred_seats_cannot_win(found: tuple[Reason, ...], state: State, seat: Seat) -> tuple[Reason, ...]:
        return (*found, why("barred").under("QUE-6")) if seat in barred else found

    return module


@clause("END-4")
def test_a_sole_eligible_player_wins_whatever_the_scores() -> None:
    table = given("last window, round 4", f"ann: {LEADS}", "bob: calamities 2")

    verdict = the_end(with_rules(table, barring(0)))

    assert verdict.total(0) > verdict.total(1)
    assert (verdict.winners, verdict.reason, verdict.clause) == ((1,), "eligible", "QUE-6")
    assert verdict.losses == ((why("barred").under("QUE-6"),), ())


@clause("END-4")
def test_with_nobody_eligible_nobody_wins() -> None:
    verdict = the_end(with_rules(given("last window, round 4", f"ann: {LEADS}"), barring(0, 1)))

    assert (verdict.winners, verdict.reason, verdict.clause) == ((), "nobody", "QUE-6")


@clause("END-4")
def test_with_both_eligible_the_score_decides() -> None:
    verdict = the_end(with_rules(given("last window, round 4", f"ann: {LEADS}"), barring()))

    assert (verdict.winners, verdict.reason) == ((0,), "score")


@clause("END-4")
def test_a_score_may_be_negative_and_still_win() -> None:
    verdict = judged("ann: calamities 1", "bob: calamities 2")

    assert [verdict.total(seat) for seat in (0, 1)] == [-4, -8]
    assert verdict.winners == (0,)


@clause("END-4")
def test_the_ties_come_after_the_score() -> None:
    verdict = judged("ann: duchy Farm, Farm, Farm; soldiers 5", "bob: duchy Port")

    assert verdict.winners == (1,)


def losing() -> Module:
    """A module under which it is lost at once to give up a card."""
    module = Module("losing")

    @module.judges(clause="SCE-8")
    def nothing_may_be_discarded(state: State) -> Reason | None:
        return why("given-up") if state.players[0].discards else None

    @module.on(Abandoned, clause="CON-6")
    def what_would_follow(state: State, event: Abandoned) -> list[Event]:
        raise AssertionError("the rest of the action is dropped")

    return module


@clause("END-4", "SCE-8")
def test_an_immediate_loss_comes_before_everything_and_ends_the_game_on_the_spot() -> None:
    table = with_rules(given("planning", f"ann: {LEADS}; construction Farm"), losing(), barring(1))

    table.play("ann: abandon Farm")

    verdict = table.game.outcome()
    assert (verdict.winners, verdict.reason, verdict.clause, verdict.medal) == ((), "loss", "SCE-8", "none")
    assert verdict.losses[0] == (why("given-up").under("SCE-8"),)
    assert table.shows("ann: alchemy -"), "the recycling bonus never came"
    assert [fact["event"] for fact in table.facts] == ["Abandoned", "GameEnded"]
