"""The account of a game: its cards, production, modules and points, seat by seat, compiled from its facts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from kingdom.core.cards import CardId, CardType
from kingdom.core.events import Event, Fact, RoundBegan
from kingdom.core.phases import ROUNDS
from kingdom.core.state import Seat, State
from kingdom.game.game import Game
from kingdom.modules.advisors.draft import AdvisorKept
from kingdom.modules.advisors.entering import AdvisorEntered
from kingdom.modules.advisors.using import AdvisorUsed
from kingdom.modules.menace.combat import Vanquished
from kingdom.modules.menace.shadows import ShadowDiscarded
from kingdom.modules.menace.shared import MenaceStood
from kingdom.modules.quest.steps import StepCompleted
from kingdom.modules.solo.choice import DangerLaid
from kingdom.modules.solo.search import LookedAt
from kingdom.modules.solo.spies import SpiedOut
from kingdom.rules.building import Abandoned, Completed
from kingdom.rules.choice import AreaFed, AreaTaken, Dealt, Offered
from kingdom.rules.planning import CalamityJoined, Recycled, Slated
from kingdom.rules.production import Produced, SupremacyWon, cards_of_type

TAKEN, SLATED, BUILT, RECYCLED, ABANDONED, GIVEN_UP = "taken", "slated", "built", "recycled", "abandoned", "given up"
JOINED, STOOD, VANQUISHED = "joined", "stood", "vanquished"
KEPT, ENTERED, USED = "kept", "entered", "used"
STEP, SUPREMACY, TRAP, SPY = "step", "supremacy", "trap", "spy"

DOINGS: dict[type[Event], str] = {
    Slated: SLATED,
    Completed: BUILT,
    Recycled: RECYCLED,
    Abandoned: ABANDONED,
    ShadowDiscarded: GIVEN_UP,
    CalamityJoined: JOINED,
    MenaceStood: STOOD,
    Vanquished: VANQUISHED,
    AdvisorKept: KEPT,
    AdvisorEntered: ENTERED,
    AdvisorUsed: USED,
}
"""The names of events that concern one card of a seat."""

Doing = tuple[str, str]
"""An action and its object: `("built", "farm")`."""


@dataclass(slots=True)
class SeatAccount:
    """The actions of one seat, and their results."""

    duchy: str
    did: Counter[Doing] = field(default_factory=Counter)
    built: list[int] = field(default_factory=lambda: [0] * ROUNDS)
    """Cards completed in each round."""
    produced: list[list[int]] = field(default_factory=lambda: [[0] * 4 for _ in range(ROUNDS)])
    """Cubes of each resource in each round."""
    lines: dict[str, int] = field(default_factory=dict)
    """Points by source."""
    by_type: tuple[int, ...] = ()
    """Points from constructed cards of each Development type."""
    deck: str = ""
    """The Menace deck of this seat, in a two-player game."""

    @property
    def score(self) -> int:
        """All points together."""
        return sum(self.lines.values())


@dataclass(slots=True)
class Account:
    """A finished game."""

    seats: list[SeatAccount]
    winners: tuple[Seat, ...]
    reason: str
    medal: str | None
    seen: Counter[str] = field(default_factory=Counter)
    """Cards of the Development deck that entered a hand or an area, or were looked at."""

    def half_points(self, seat: Seat) -> int:
        """2 for a victory, 1 if both won or neither did. Integers, so that sums do not depend on the order."""
        return 2 * (seat in self.winners) if len(self.winners) == 1 else 1


def account_of(game: Game) -> Account:
    """Read a finished game."""
    verdict = game.outcome()
    state = game.state
    menaces = game.configuration.menaces
    decks = menaces if len(menaces) == len(state.players) == 2 else ("",) * len(state.players)
    seats = [
        SeatAccount(state.box[player.duchy[0]].key, deck=deck)
        for player, deck in zip(state.players, decks, strict=True)
    ]
    account = Account(seats, verdict.winners, verdict.reason, verdict.medal)
    reader = _Reader(account, state, 0 if game.opening_facts else game.start.round)
    reader.read(game.opening_facts)
    for step in game.steps:
        reader.read(step.facts)
    for seat, lines in enumerate(verdict.scores):
        seats[seat].lines = {line.source: line.points for line in lines}
        seats[seat].by_type = points_by_type(state, seat)
    return account


def points_by_type(state: State, seat: Seat) -> tuple[int, ...]:
    """The points of the constructed cards of each type, both fixed points and points per card."""
    points = [0] * len(CardType)
    for card in state.players[seat].duchy:
        kind = state.box[card]
        if kind.type is not None:
            points[kind.type] += kind.points
            points[kind.type] += sum(each * cards_of_type(state, seat, per) for per, each in kind.points_per)
    return tuple(points)


class _Reader:
    """Reads facts in order and records them; keeps track of the round."""

    def __init__(self, account: Account, state: State, number: int) -> None:
        self.account = account
        self.box = state.box
        self.quests = state.rules.settings.quests
        self.round = number

    def read(self, facts: Iterable[Fact]) -> None:
        for fact in facts:
            self.note(fact.event)

    def note(self, event: Event) -> None:
        if (what := DOINGS.get(type(event))) is not None:
            seat: Seat = event.seat  # type: ignore[attr-defined]
            card: CardId = event.card  # type: ignore[attr-defined]
            self.did(seat, what, self.box[card].key)
            if what == BUILT:
                self.account.seats[seat].built[self.round - 1] += 1
            return
        match event:
            case RoundBegan(number=number):
                self.round = number
            case Dealt(cards=cards) | LookedAt(cards=cards):
                self.saw(cards)
            case AreaFed(card=card) | DangerLaid(card=card):
                self.saw((card,))
            case AreaTaken(seat=seat, cards=cards):
                for card in cards:
                    self.did(seat, TAKEN, self.box[card].key)
            case Offered(seat=seat, lays=lays):
                for laid in lays:
                    if laid.face_down:
                        self.did(seat, TRAP, self.box[laid.card].key)
            case SpiedOut(seat=seat, card=card):
                self.did(seat, SPY, self.box[card].key)
            case Produced(seat=seat, resource=resource, count=count):
                self.account.seats[seat].produced[self.round - 1][resource] += count
            case SupremacyWon(seat=seat, resource=resource):
                self.did(seat, SUPREMACY, resource.name.lower())
            case StepCompleted(seat=seat, quest=quest, step=step):
                self.did(seat, STEP, f"{self.quests[quest].key}.{step + 1}")

    def did(self, seat: Seat, what: str, key: str) -> None:
        self.account.seats[seat].did[what, key] += 1

    def saw(self, cards: Iterable[CardId]) -> None:
        self.account.seen.update(self.box[card].key for card in cards)
