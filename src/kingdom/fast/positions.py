"""A state of the definition as a row of the fast engine."""

from __future__ import annotations

from functools import lru_cache

from kingdom.content import Content
from kingdom.core.engine import set_up
from kingdom.core.phases import CHOICE, ENDED, LAST, PLANNING, SETUP, STEPS, Phase
from kingdom.core.reasons import why
from kingdom.core.ruleset import Ruleset
from kingdom.core.state import Cards, Player, Seat, State
from kingdom.fast import columns as c
from kingdom.fast import row as r
from kingdom.fast.choice import laid_by
from kingdom.fast.lists import at
from kingdom.fast.tables import NotCovered, icon_keys, icons_of, numbers_of, spaces_of, table_of
from kingdom.game.config import origin
from kingdom.game.streams import streams_of
from kingdom.modules.advisors.draft import KeepAdvisor
from kingdom.modules.advisors.module import ADVISORS, DRAFT, DRAWN, RETURNED, USED
from kingdom.modules.advisors.production import ForemansCube
from kingdom.modules.advisors.solo import PLACE
from kingdom.modules.menace.combat import COMBAT
from kingdom.modules.menace.frost import FROZEN, HouseGiant
from kingdom.modules.menace.rats import VERMIN
from kingdom.modules.menace.shadows import GIVEN_UP, DiscardForShadow
from kingdom.modules.menace.shared import STANDING, VANQUISHED
from kingdom.modules.menace.thieves import STOLEN, CoverIcon
from kingdom.modules.quest.board import FIRST_TO_FINISH, STEPS_DONE
from kingdom.modules.scenarios.the_thief_guild import BESIDE_DANGER
from kingdom.modules.solo.danger import DANGER, DRAWS, danger_cards, in_order_of
from kingdom.modules.solo.module import SHUFFLED
from kingdom.modules.solo.phase import SOLO_CHOICE
from kingdom.modules.solo.search import SEARCHED, SEARCHES, KeepSearched, SearchAgain
from kingdom.modules.solo.spies import SPIES
from kingdom.native.memory import Row, Table
from kingdom.rules.base import CALAMITIES, DEVELOPMENT

PHASES: dict[Phase, int] = {
    SETUP: r.SETUP,
    DRAFT: r.DRAFT,
    CHOICE: r.CHOICE,
    SOLO_CHOICE: r.CHOICE,
    PLANNING: r.PLANNING,
    **{phase: r.MATERIALS + step for step, phase in enumerate(STEPS)},
    COMBAT: r.COMBAT,
    LAST: r.LAST,
    ENDED: r.OVER,
}


@lru_cache(maxsize=128)
def full_table(rules: Ruleset) -> tuple[int, ...]:
    """The whole table of a ruleset: its columns, what its decks are made of, and the row that a deal begins with."""
    t = list(table_of(rules))
    state, _ = set_up(rules, streams_of(0))
    number = numbers_of(origin(rules)[1])
    deck = [number[card] for card in (*state.pile(DEVELOPMENT), *state.pile(SHUFFLED))]
    drawn = [number[card] for player in state.players for card in player.zone(DRAWN)]
    if drawn:
        advisors = sorted([*drawn, *(card for card in deck if r.ADVISORS <= card < r.HELD)])
        deck = [card for card in deck if card < r.ADVISORS]
        t[c.ADVISORS_N] = len(advisors)
        t[c.ADVISORS : c.ADVISORS + len(advisors)] = advisors
    t[c.DECK_SIZE] = len(deck)
    t[c.DECK_CARDS : c.DECK_CARDS + len(deck)] = sorted(deck)
    if rules.settings.players == 1:
        dangers = [number[card] for card in danger_cards(state)]
        t[c.DANGERS_N] = len(dangers)
        t[c.DANGERS : c.DANGERS + len(dangers)] = dangers
    blank = row_of(state)
    for base, size in ((r.DECK, r.DECK_CAP), (r.DANGER, r.DANGER_CAP), (r.PLACES, 8), (r.ADVISOR_PLACE, 1)):
        blank[base : base + size] = [0] * size
    for card in drawn:
        blank[r.STATUS + card] = 0
    t[c.BLANK : c.BLANK + r.SIZE] = blank
    return tuple(t)


def row_of(state: State, players: tuple[Player, ...] = ()) -> Row:
    """The row of a state; `players` replace its seats with those at the opening of a window."""
    table = table_of(state.rules)
    return _Rowing(state, list(table)).row(players or state.players)


class _Rowing:
    """A row that is being made."""

    def __init__(self, state: State, t: Table) -> None:
        self.state = state
        self.t = t
        self.content: Content = origin(state.rules)[1]
        self.number = numbers_of(self.content)
        self.out: Row = [0] * r.SIZE

    def row(self, players: tuple[Player, ...]) -> Row:
        state, out = self.state, self.out
        out[r.ROUND], out[r.PHASE], out[r.TURN] = state.round, PHASES[state.phase], state.turns
        for area in (0, 1):
            out[r.AREA_N + area] = self.list_of(r.AREA, r.AREA_CAP, area, state.areas[area])
        for card, lying in state.face_down.items():
            code = 1 + (lying.round - 1) * r.TURNS + lying.turn
            by = laid_by(code) if len(players) == 2 else None
            if not (1 <= lying.round <= r.ROUNDS and 0 <= lying.turn < r.TURNS and lying.by == by):
                raise NotCovered(why("fast-out-of-turn"))
            out[r.STATUS + self.number[card]] = -code if card in state.discards else code
        self.mark(tuple(state.discards - set(state.face_down)), r.DISCARDED)
        for seat, player in enumerate(players):
            self.seat(seat, player)
        for board, seat in state[FIRST_TO_FINISH]:
            out[r.FIRST_DONE + board] = seat + 1
        self.piles()
        return out

    # --- piles

    def piles(self) -> None:
        state, out = self.state, self.out
        out[r.DECK_N] = self.ending(r.DECK, r.DECK_CAP, (*state.pile(DEVELOPMENT), *state.pile(SHUFFLED)))
        stack = state.pile(VERMIN)
        out[r.VERMIN_N] = len(stack)
        out[r.STACK : r.STACK + len(stack)] = [self.number[card] for card in stack]
        out[r.DANGER_N] = self.ending(r.DANGER, r.DANGER_CAP, state.pile(DANGER))
        if draws := state.draws.get(DRAWS):
            order = in_order_of(tuple(range(len(draws) + 1)), draws)  # type: ignore[arg-type]
            out[r.DANGER_N] = len(order)
            out[r.DANGER + r.DANGER_CAP - len(order) : r.DANGER + r.DANGER_CAP] = order
        places = [draw.number for draw in state.draws.get("hands", ())]
        out[r.PLACES + 8 - len(places) : r.PLACES + 8] = places
        for draw in state.draws.get(PLACE, ()):
            out[r.ADVISOR_PLACE] = draw.number
        if len(state.players) == 2:
            self.refuse_other_dangers(len(places))

    def refuse_other_dangers(self, left: int) -> None:
        """The next Calamity or Menace of each hand follows from the round: any other pile has no row."""
        decks = self.state.rules.settings.menaces
        piles = [card for deck in decks or (CALAMITIES,) for card in self.state.pile(deck)]
        expected = list(range(r.MENACES - left, r.MENACES))
        if decks:
            rounds = range(4 - left // 2, 4)
            expected = [self.t[c.DANGER_OF + seat] + at for seat in range(len(decks)) for at in rounds]
        if [self.number[card] for card in piles] != expected:
            raise NotCovered(why("fast-pile"))

    def ending(self, base: int, cap: int, cards: Cards) -> int:
        """Lay a deck so that it ends with its stretch."""
        if len(cards) > cap:
            raise NotCovered(why("fast-deck", count=len(cards), most=cap))
        self.out[base + cap - len(cards) : base + cap] = [self.number[card] for card in cards]
        return len(cards)

    def list_of(self, base: int, cap: int, side: int, cards: Cards) -> int:
        """Lay a list from its side of a stretch."""
        if len(cards) > cap:
            raise NotCovered(why("fast-place", count=len(cards), most=cap))
        for k, card in enumerate(cards):
            self.out[at(base, cap, side, k)] = self.number[card]
        return len(cards)

    def mark(self, cards: Cards, status: int) -> None:
        """Give cards a status."""
        for card in cards:
            self.out[r.STATUS + self.number[card]] = status

    # --- seats

    def seat(self, seat: Seat, player: Player) -> None:
        out, b = self.out, r.SEATS + seat * r.SEAT
        out[b + r.STOCK : b + r.STOCK + 6] = [*player.cubes, player.krystallium, player.soldiers]
        out[b + r.ALCHEMY : b + r.ALCHEMY + 4] = player.alchemy
        out[b + r.TRAINING], out[b + r.TRAPS], out[b + r.DONE] = player.training, player.traps, int(player.done)
        out[b + r.HAND_N] = len(player.hand)
        out[b + r.HAND : b + r.HAND + len(player.hand)] = [self.number[card] for card in player.hand]
        out[b + r.SELECTED_N] = self.list_of(r.SELECTED, r.SELECTED_CAP, seat, player.selection)
        out[b + r.SITES_N] = self.list_of(r.SITE, r.SITE_CAP, seat, tuple(site.card for site in player.construction))
        out[b + r.STANDING_N] = self.list_of(r.STANDING, r.STANDING_CAP, seat, player.zone(STANDING))
        out[b + r.BEATEN_N] = self.list_of(r.BEATEN, r.STANDING_CAP, seat, player.zone(VANQUISHED))
        self.sites(player)
        self.duchy(seat, player, b)
        self.mark(tuple(player.discards), r.GIVEN_UP + seat)
        self.modules(seat, player, b)
        self.duties(player, b)

    def sites(self, player: Player) -> None:
        places = {(card, kind): number for number, (card, kind, _) in enumerate(spaces_of(self.content))}
        for card, filled in player.construction:
            for kind, (count, done) in enumerate(zip(self.state.box[card].cost, filled)):
                if count:
                    self.out[r.OPEN + places[self.number[card], kind]] = count - done
        for card, giant in player[FROZEN]:
            self.out[r.ABOVE + self.number[giant] - r.GIANTS] = self.number[card] + 1

    def duchy(self, seat: Seat, player: Player, b: int) -> None:
        out = self.out
        out[b + r.TYPES + r.PLAIN] = 1
        for card in player.duchy:
            kind = self.state.box[card]
            if kind.type is not None:
                out[b + r.TYPES + kind.type] += 1
            for _, resource, per in icon_keys(0, kind):
                out[b + r.MAKES + resource * 5 + per] += 1
            if self.number[card] < r.CARDS:
                out[r.STATUS + self.number[card]] = r.BUILT + seat
        keys = icons_of(self.content)
        for card, icon in player[STOLEN]:
            out[b + r.STOLEN_N] += 1
            out[r.COVERED + keys.index(icon_keys(self.number[card], self.state.box[card])[icon])] += 1

    def modules(self, seat: Seat, player: Player, b: int) -> None:
        out, box = self.out, self.state.box
        self.mark(player.zone(DRAWN), r.DRAWN + seat)
        self.mark(player.zone(RETURNED), r.RETURNED + seat)
        for card in player.zone(ADVISORS):
            spent = box[card].key in player[USED]
            out[r.STATUS + self.number[card]] = (r.SPENT if spent else r.SERVING) + seat
        for board, step in player[STEPS_DONE]:
            out[b + r.STEPS_DONE + board] |= 1 << step
        for card in player[GIVEN_UP]:
            for resource in range(4):
                out[b + r.CROSSING + resource] += box[card].recycling[resource]
        beside, spies, searches = player[BESIDE_DANGER], player[SPIES], player[SEARCHES]
        out[b + r.BESIDE] = sum(beside)
        out[b + r.SPIES : b + r.SPIES + 2] = spies
        out[b + r.SEARCHES : b + r.SEARCHES + 2] = searches
        searched = player.zone(SEARCHED)
        out[b + r.SEARCHED_N] = len(searched)
        out[b + r.SEARCHED : b + r.SEARCHED + len(searched)] = [self.number[card] for card in searched]
        if self.state.phase is LAST and self.state.opening:
            opened = self.state.opening[seat].duchy
            out[b + r.FORESEEN] = int(any(r.CALAMITIES <= self.number[card] < r.MENACES for card in opened))

    def duties(self, player: Player, b: int) -> None:
        out = self.out
        for duty in player.owes:
            if isinstance(duty, KeepAdvisor):
                out[b + r.OWES_KEEP] = 1
            elif isinstance(duty, DiscardForShadow):
                out[b + r.OWES_SHADOW] += 1
            elif isinstance(duty, CoverIcon):
                out[b + r.OWES_COVER] += 1
            elif isinstance(duty, HouseGiant):
                out[b + r.OWES_HOUSE] += 1
            elif isinstance(duty, KeepSearched):
                out[b + r.SEARCH] = 1 + duty.area
            elif isinstance(duty, SearchAgain):
                out[b + r.SEARCH] = 3 + duty.area
            elif isinstance(duty, ForemansCube):
                if not out[b + r.FOREMAN]:
                    out[b + r.FOREMAN] = 1 + [site.card for site in player.construction].index(duty.card)
            else:
                raise NotCovered(why("fast-duty", name=type(duty).__name__))
