"""Home for somebody who has played before: their games, the deal and the puzzle of the day, their progress."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from functools import lru_cache
from typing import Any, NamedTuple

from kingdom.content import Content
from kingdom.core.cards import CardId, Family, Kind
from kingdom.core.engine import score
from kingdom.core.imagine import open_state
from kingdom.core.view import Hidden, SeatView, View
from kingdom.review.puzzles import puzzles
from kingdom.store import TableRow, Visit
from kingdom.web.present.cards.faces import Face, face_of
from kingdom.web.present.cards.pictures import Picture, drawing, picture_of, portrait
from kingdom.web.present.games.deals import DealShown, deal_shown, fared
from kingdom.web.present.games.list import describe, result_of
from kingdom.web.present.games.new_game import picture_of_module
from kingdom.web.present.progress.history import is_won, own_games
from kingdom.web.texts import Texts
from kingdom.words.numerals import roman

MOST_PICTURES = 10
"""How many cards the strip of a land shows: its Duchy, and those that were built last."""
LEAST_PLACES = 7
"""A land with fewer cards shows how much is still to be built."""
MOST_IN_FAN = 4
WEEK = 7


class Land(NamedTuple):
    """A Duchy as a strip of pictures, and its points."""

    name: str
    pictures: tuple[Picture, ...]
    points: int

    @property
    def places(self) -> int:
        """How many pictures share the width."""
        return max(LEAST_PLACES, len(self.pictures))


@dataclass(frozen=True, slots=True)
class GameCard:
    """A game to continue, or one that is over."""

    id: str
    name: str
    """The opponent; in a solo game what is played."""
    face: Picture
    status: str
    """The phase and who has to decide; for a game that is over its result."""
    round: str
    """In Roman numerals; empty before the first round and after the last."""
    is_yours: bool
    is_over: bool
    lands: tuple[Land, ...]
    """The opponent's, if there is one, and the player's own."""
    waits_for: str = ""
    """Who has to decide, if that is somebody else."""


def running_card(row: TableRow, seen: View, waiting: Sequence[int], seats: Sequence[int], texts: Texts) -> GameCard:
    """A game to continue, as the player at these seats sees it; with no seat, as a spectator does."""
    is_yours = any(seat in seats for seat in waiting)
    own = seen.viewer if isinstance(seen.viewer, int) else 0
    names = tuple(seat.name for seat in row.seats)
    state = open_state(seen)
    lands = [
        _land(names[one.seat], _own_cards(one, seen), sum(line.points for line in score(state, one.seat)))
        for one in sorted(seen.seats, key=lambda one: one.seat == own)
    ]
    name, face = _opponent(row, own, texts)
    others = [names[seat] for seat in waiting if seat not in seats]
    return GameCard(
        id=row.id,
        name=name,
        face=face,
        status=texts.status(seen, waiting, names),
        round=roman(seen.round) if seen.round else "",
        is_yours=is_yours,
        is_over=False,
        lands=tuple(lands),
        waits_for="" if is_yours else texts.listed(others),
    )


def finished_card(visit: Visit, texts: Texts) -> GameCard:
    """A game that is over."""
    row = visit.table
    own = next((viewer for viewer in visit.viewers if viewer is not None), 0)
    name, face = _opponent(row, own, texts)
    result = row.result or {}
    built = row.built or tuple(() for _ in row.seats)
    order = sorted(range(len(row.seats)), key=lambda seat: seat == own)
    return GameCard(
        id=row.id,
        name=name,
        face=face,
        status=result_of(row, texts),
        round="",
        is_yours=False,
        is_over=True,
        lands=tuple(
            _land(
                row.seats[seat].name,
                [_duchy(row.configuration, seat, texts.content), *_kinds(built[seat], texts.content)],
                sum(line["points"] for line in result["scores"][seat]),
            )
            for seat in order
        ),
    )


def _own_cards(seat: SeatView, seen: View) -> list[tuple[Kind, str]]:
    """The cards in a Duchy, its board first."""
    cards: list[CardId] = sorted(seat.duchy, key=lambda card: seen.box[card].family is not Family.DUCHY)
    return [(seen.box[card], seen.rules.settings.side) for card in cards]


def _duchy(configuration: Mapping[str, Any], seat: int, content: Content) -> tuple[Kind, str]:
    side, duchies = str(configuration["side"]), configuration["duchies"]
    key = duchies[min(seat, len(duchies) - 1)]
    return content.duchies.get((key, side)) or next(iter(content.duchies.values())), side


def _kinds(keys: Iterable[str], content: Content) -> list[tuple[Kind, str]]:
    """Kinds by their keys, without those that this card set does not have."""
    known = {kind.key: kind for kind, _ in content.cards}
    return [(known[key], "") for key in keys if key in known]


def _land(name: str, kinds: Sequence[tuple[Kind, str]], points: int) -> Land:
    shown = [*kinds[:1], *kinds[1:][-(MOST_PICTURES - 1) :]]
    return Land(name, tuple(picture_of(kind, side) for kind, side in shown), points)


def _opponent(row: TableRow, own: int, texts: Texts) -> tuple[str, Picture]:
    """The name and the face of the opponent; in a solo game of the game itself."""
    if len(row.seats) == 1:
        scenario = row.configuration.get("scenario")
        duchy, side = _duchy(row.configuration, own, texts.content)
        own_land = picture_of(duchy, side)
        name = describe(row.configuration, texts) if scenario else texts.t("mode-solo")
        return name, (drawing(f"scenario-{_hyphens(scenario)}") or own_land) if scenario else own_land
    other = row.seats[1 - own]
    if other.bot is not None:
        return other.name, portrait(other.bot)
    return other.name, picture_of(*_duchy(row.configuration, 1 - own, texts.content))


def _hyphens(key: str) -> str:
    return key.replace("_", "-")


# --- the deal and the puzzle of the day


@dataclass(frozen=True, slots=True)
class DealOfTheDay:
    """The deal of the day, and how far the player is with it."""

    deal: DealShown
    picture: Picture
    table: str
    """The table at which it is played; empty before that."""
    is_over: bool
    points: int
    medal: str
    week: tuple[tuple[int, bool, bool], ...]
    """The last days: the day of the week from 1, whether its deal was played to the end, whether it is today."""
    in_a_row: int


def deal_of_the_day(deal: Any, visits: Sequence[Visit], today: date, texts: Texts) -> DealOfTheDay:
    """The deal of a day. How others did is shown on its own page, to those who have played it."""
    rows = {visit.table.deal: visit.table for visit in visits if visit.table.deal and visit.viewers != (None,)}
    mine = rows.get(deal.id)
    done = {name for name, row in rows.items() if row.result is not None}
    days = [today - timedelta(days=back) for back in reversed(range(WEEK))]
    last = fared(mine.result, deal.seat, "") if mine is not None and mine.result is not None else None
    return DealOfTheDay(
        deal=deal_shown(deal, texts),
        picture=_deal_picture(deal.configuration, deal.seat, texts),
        table="" if mine is None else mine.id,
        is_over=last is not None,
        points=0 if last is None else last.points,
        medal="" if last is None else last.medal,
        week=tuple((day.isoweekday(), day.isoformat() in done, day == today) for day in days),
        in_a_row=_in_a_row(today, done),
    )


def _in_a_row(today: date, done: set[str]) -> int:
    """The number of days up to today, or up to yesterday, of which each has its deal."""
    day = today if today.isoformat() in done else today - timedelta(days=1)
    count = 0
    while day.isoformat() in done:
        count += 1
        day -= timedelta(days=1)
    return count


def _deal_picture(configuration: Mapping[str, Any], seat: int, texts: Texts) -> Picture:
    """The picture of what is played: its scenario, Quest or module; or else the Duchy."""
    content = texts.content
    scenario = configuration.get("scenario")
    names = [f"scenario-{_hyphens(scenario)}"] if scenario else []
    names += [f"quest-{_hyphens(quest)}-1" for quest in configuration["quests"]]
    modules = (picture_of_module(key, content) for key in configuration["modules"])
    return next(filter(None, (*map(drawing, names), *modules)), None) or picture_of(
        *_duchy(configuration, seat, content)
    )


@dataclass(frozen=True, slots=True)
class PuzzleOfTheDay:
    """The puzzle of the day: what is asked, and some of its cards."""

    number: int
    place: str
    question: str
    cards: tuple[Face, ...]


@lru_cache(maxsize=16)
def puzzle_of_the_day(number: int, language: str) -> PuzzleOfTheDay:
    """A puzzle by its number. Its cards are those of the built-in card set."""
    texts, puzzle = Texts(language), puzzles()[number - 1]
    seen = puzzle.game().view(puzzle.seat)
    place = texts.t("puzzle-place", round=roman(seen.round), turn=seen.turns + 1, level=puzzle.level)
    question = f"puzzle-question-{puzzle.kind}"
    cards = [card for card in seen.me.hand or seen.me.selection if not isinstance(card, Hidden)]
    return PuzzleOfTheDay(
        number,
        place,
        texts.t(question if texts.has(question) else "puzzle-question-other"),
        tuple(face_of(seen.box[card], texts) for card in cards[:MOST_IN_FAN]),
    )


# --- progress


@dataclass(frozen=True, slots=True)
class ProgressInShort:
    """The games of a browser in a few numbers."""

    games: int
    won: int
    best: int
    built: int
    """How many different cards were built."""
    buildable: int
    newest: tuple[Picture, ...]
    """The cards that were built last, each once."""


def progress_in_short(visits: Sequence[Visit], content: Content) -> ProgressInShort:
    """Progress from finished games; practice does not count."""
    counted = [game for game in own_games(visits) if not game.practice]
    keys = list(dict.fromkeys(key for game in counted for key in reversed(game.built or ())))
    kinds = [kind for kind, _ in content.cards if kind.family is Family.DEVELOPMENT]
    built = [kind for kind, _ in _kinds(keys, content) if kind.family is Family.DEVELOPMENT]
    return ProgressInShort(
        games=len(counted),
        won=sum(map(is_won, counted)),
        best=max((game.fared.points for game in counted), default=0),
        built=len(built),
        buildable=len({kind.key for kind in kinds}),
        newest=tuple(picture_of(kind) for kind in built[:LEAST_PLACES]),
    )


# --- a first visit


def cards_named(texts: Texts, *keys: str) -> tuple[Face, ...]:
    """Cards that show how a round goes; in place of those that this card set does not have, the first of its own."""
    kinds = {kind.key: kind for kind, _ in texts.content.cards if kind.family is Family.DEVELOPMENT}
    others = (kind for key, kind in kinds.items() if key not in keys)
    return tuple(face_of(kinds[key] if key in kinds else next(others), texts) for key in keys)
