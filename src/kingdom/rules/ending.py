"""END: the score, the tie-breaks and the winner."""

from __future__ import annotations

from collections.abc import Iterable

from kingdom.core.cards import CardType, Family
from kingdom.core.engine import score
from kingdom.core.events import Event, GameEnded
from kingdom.core.phases import LAST
from kingdom.core.reasons import Reason
from kingdom.core.scoring import Ending, ScoreLine, TieBreak, Verdict
from kingdom.core.state import Seat, State
from kingdom.rules.base import base
from kingdom.rules.production import cards_of_type


@base.scores(clause="END-1")
def flat_points(state: State, seat: Seat) -> Iterable[ScoreLine]:
    """The fixed victory points of the Duchy card and of constructed cards."""
    kinds = [state.box[card] for card in state.players[seat].duchy]
    yield ScoreLine("flat", sum(kind.points for kind in kinds if kind.family is not Family.CALAMITY), "END-1")


@base.scores(clause="END-1")
def points_per_type(state: State, seat: Seat) -> Iterable[ScoreLine]:
    """One line for each type of card: the points for the cards of that type in the Duchy."""
    rates = [rate for card in state.players[seat].duchy for rate in state.box[card].points_per]
    for card_type in CardType:
        rate = sum(points for per, points in rates if per is card_type)
        yield ScoreLine(f"per_{card_type.name.lower()}", rate * cards_of_type(state, seat, card_type), "END-1")


@base.query(clause="END-1")
def calamities_count(state: State) -> int:
    """The number of times each Calamity is counted."""
    return 1


@base.scores(clause="END-1")
def calamities(state: State, seat: Seat) -> Iterable[ScoreLine]:
    kinds = [state.box[card] for card in state.players[seat].duchy]
    points = sum(kind.points for kind in kinds if kind.family is Family.CALAMITY)
    yield ScoreLine("calamities", points * calamities_count(state), "END-1")


@base.query(clause="END-4")
def shortcomings(state: State, seat: Seat) -> tuple[Reason, ...]:
    """The reasons why a seat cannot win, regardless of its score; empty if it can."""
    return ()


def cards_in_duchy(state: State, seat: Seat) -> int:
    """The number of constructed cards and Calamities. The Duchy card is the board and does not count (END-2)."""
    return len(state.players[seat].duchy) - 1


@base.query(clause="END-4")
def verdict(state: State) -> Verdict:
    """The verdict at the end of the game: eligibility first, then the score, then the tie-breaks."""
    seats = range(len(state.players))
    scores = tuple(tuple(score(state, seat)) for seat in seats)
    losses = tuple(shortcomings(state, seat) for seat in seats)
    eligible = [seat for seat in seats if not losses[seat]]
    if not eligible:
        return Verdict((), "nobody", losses[0][0].clause, scores, losses)
    if len(eligible) < len(seats):
        lacking = next(seat for seat in seats if losses[seat])
        return Verdict(tuple(eligible), "eligible", losses[lacking][0].clause, scores, losses)
    ladder: tuple[tuple[Ending, str, tuple[int, ...]], ...] = (
        ("score", "END-1", tuple(sum(line.points for line in lines) for lines in scores)),
        ("cards", "END-2", tuple(cards_in_duchy(state, seat) for seat in seats)),
        ("soldiers", "END-2", tuple(state.players[seat].soldiers for seat in seats)),
    )
    for used, (reason, clause, values) in enumerate(ladder):
        best = max(values)
        if values.count(best) == 1:
            ties = tuple(TieBreak(name, found) for name, _, found in ladder[1 : used + 1])
            return Verdict((values.index(best),), reason, clause, scores, losses, ties)
    ties = tuple(TieBreak(name, found) for name, _, found in ladder[1:])
    return Verdict(tuple(seats), "shared", "END-2", scores, losses, ties)


@base.query(clause="END-4")
def given_up(state: State, seat: Seat) -> Verdict:
    """The verdict if a seat resigns: the opponent wins, regardless of the scores; a solo game is lost."""
    seats = range(len(state.players))
    scores = tuple(tuple(score(state, other)) for other in seats)
    losses = tuple((Reason("resigned", clause="END-4"),) if other == seat else () for other in seats)
    winners = tuple(other for other in seats if other != seat)
    if not winners:
        return Verdict((), "loss", "END-4", scores, losses, medal="none")
    return Verdict(winners, "resigned", "END-4", scores, losses)


@base.query(clause="END-4")
def broken_off(state: State) -> Verdict:
    """The verdict if the players close an unfinished game: there is no winner."""
    seats = range(len(state.players))
    scores = tuple(tuple(score(state, seat)) for seat in seats)
    return Verdict((), "closed", "END-4", scores, tuple(() for _ in seats))


@base.ends(LAST, clause="CON-12")
def the_game_is_judged_when_the_last_window_closes(state: State) -> Iterable[Event]:
    yield GameEnded(verdict(state))
