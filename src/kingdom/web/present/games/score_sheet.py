"""The end of a game: the score by source, how it grew, and the best cards. Nothing is hidden any more."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from kingdom import Game
from kingdom.core.cards import CardId, Family
from kingdom.core.engine import score
from kingdom.core.scoring import MEDALS, Verdict
from kingdom.core.state import Seat, State
from kingdom.rules.production import cards_of_type
from kingdom.web.present.cards.faces import Face, face_of
from kingdom.web.texts import Texts

BEST = 3
MOST_FIELDS, MOST_ON_A_PHONE = 10, 4
"""How many cards a panorama shows next to the board: those that are worth the most, in the order they were built."""


class ScoreRow(NamedTuple):
    """A source of points, and how many each seat has from it."""

    source: str
    label: str
    points: tuple[int, ...]
    clause: str
    glyph: str | None


class BestCard(NamedTuple):
    """A card that was worth a lot."""

    face: Face
    points: int


class PaintedCard(NamedTuple):
    """A card in the panorama of a kingdom."""

    face: Face
    is_wide_only: bool = False
    """Whether a phone leaves it out."""


@dataclass(frozen=True, slots=True)
class EndSeat:
    """A seat at the end."""

    seat: Seat
    name: str
    duchy: Face
    total: int
    won: bool
    losses: tuple[tuple[str, str], ...]
    """Why it cannot win: sentences and clauses."""
    best: tuple[BestCard, ...]
    built: int = 0
    """How many cards it has constructed."""
    land: tuple[PaintedCard, ...] = ()
    """Its board and the cards that it built, as a panorama."""


@dataclass(frozen=True, slots=True)
class EndSheet:
    """The score sheet."""

    headline: str
    sentence: str
    clause: str
    medal: str | None
    medals: tuple[tuple[str, int, bool], ...]
    """In a solo game: each medal, what it takes, and whether it was earned."""
    rows: tuple[ScoreRow, ...]
    ties: tuple[ScoreRow, ...]
    seats: tuple[EndSeat, ...]
    start: tuple[int, ...]
    """The score of each seat when the table was opened: not zero if that was in the middle of a game."""
    by_round: tuple[tuple[int, ...], ...]
    """The score of each seat at the end of each round."""
    round: int

    @property
    def ranked(self) -> tuple[EndSeat, ...]:
        """The seats, winners first."""
        return tuple(sorted(self.seats, key=lambda seat: not seat.won))

    @property
    def first_round(self) -> int:
        """The round in which the table was opened."""
        return self.round - len(self.by_round) + 1


def end_sheet(game: Game, texts: Texts, names: Sequence[str]) -> EndSheet:
    """The score sheet of a finished game."""
    verdict = game.outcome()
    seats = range(len(game.state.players))
    settings = game.state.rules.settings
    alone = len(verdict.scores) == 1
    return EndSheet(
        headline=texts.headline(verdict, names),
        sentence=texts.outcome(verdict, names),
        clause=verdict.clause,
        medal=verdict.medal if verdict.medal in MEDALS[1:] else None,
        medals=tuple(
            (medal, least, not verdict.losses[0] and verdict.total(0) >= least)
            for medal, least in zip(MEDALS[1:], settings.medals, strict=True)
        )
        if alone
        else (),
        rows=_rows(verdict, texts),
        ties=tuple(ScoreRow(tie.name, texts.tie_break(tie), tie.values, "END-2", None) for tie in verdict.tie_breaks),
        seats=tuple(_seat(game, seat, verdict, texts, names) for seat in seats),
        start=_scores(game.steps[0].before if game.steps else game.state),
        by_round=score_by_round(game),
        round=game.state.round,
    )


def _rows(verdict: Verdict, texts: Texts) -> tuple[ScoreRow, ...]:
    sources = dict.fromkeys((line.source, line.clause) for lines in verdict.scores for line in lines)
    found = []
    for source, clause in sources:
        points = tuple(
            sum(line.points for line in lines if (line.source, line.clause) == (source, clause))
            for lines in verdict.scores
        )
        if any(points) or source == "flat":
            glyph = source.removeprefix("per_") if source.startswith("per_") else None
            found.append(ScoreRow(source, texts.score_source(source), points, clause, glyph))
    return tuple(found)


def _seat(game: Game, seat: Seat, verdict: Verdict, texts: Texts, names: Sequence[str]) -> EndSeat:
    state = game.state
    duchy = state.players[seat].duchy
    worth = {
        card: state.box[card].points
        + sum(points * cards_of_type(state, seat, per) for per, points in state.box[card].points_per)
        for card in duchy
        if state.box[card].family is Family.DEVELOPMENT
    }
    board = face_of(state.box[duchy[0]], texts)
    best = sorted((card for card in worth if worth[card] > 0), key=lambda card: (-worth[card], card))[:BEST]
    return EndSeat(
        seat=seat,
        name=names[seat],
        duchy=board,
        total=verdict.total(seat),
        won=seat in verdict.winners,
        losses=texts.losses(verdict.losses[seat]),
        best=tuple(BestCard(face_of(state.box[card], texts), worth[card]) for card in best),
        built=len(worth),
        land=(PaintedCard(board), *_fields(state, worth, texts)),
    )


def _fields(state: State, worth: Mapping[CardId, int], texts: Texts) -> Iterator[PaintedCard]:
    """The fields of a panorama; copies of a card share one."""
    kinds: dict[str, CardId] = {}
    for card in worth:
        kinds.setdefault(state.box[card].key, card)
    ranking = sorted(kinds.values(), key=lambda card: -worth[card])[:MOST_FIELDS]
    for card in kinds.values():
        if card in ranking:
            yield PaintedCard(face_of(state.box[card], texts), ranking.index(card) >= MOST_ON_A_PHONE)


def score_by_round(game: Game) -> tuple[tuple[int, ...], ...]:
    """The score of each seat at the end of each round, as if the game had ended then.

    A round includes everything that its last action causes, such as Vermin after a Combat: it ends where the next
    begins.
    """
    states = [*(step.before for step in game.steps), game.state]
    begins = {state.round: state for state in reversed(states)}
    return tuple(_scores(begins.get(number + 1, game.state)) for number in sorted(begins) if number)


def _scores(state: State) -> tuple[int, ...]:
    """What each seat would score if the game ended here."""
    return tuple(sum(line.points for line in score(state, seat)) for seat in range(len(state.players)))
