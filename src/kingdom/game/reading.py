"""Reads a position, which may be written by hand, as a state. All errors are reported together.

Anything omitted gets a sensible default: empty zones, no cubes, and in the piles all cards that are nowhere else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from kingdom.core import engine
from kingdom.core.actions import Duty
from kingdom.core.cards import CardId, Family
from kingdom.core.errors import KingdomError, SeveralFaults
from kingdom.core.events import Fact
from kingdom.core.fields import Declared, Form, declarations
from kingdom.core.phases import CHOICE, ENDED, ROUNDS, SETUP, Phase
from kingdom.core.reasons import Reason, why
from kingdom.core.resources import Cubes, Spaces, cubes_of, spaces_of
from kingdom.core.ruleset import Ruleset
from kingdom.core.scoring import Verdict
from kingdom.core.state import DANGER_DECK, Cards, Draw, FaceDown, Player, Seat, Site, State
from kingdom.game.drawers import frozen, read_slot
from kingdom.game.leftout import draws_left_out, piles_left_out
from kingdom.game.position import POSITION_FORMAT, duty_fields
from kingdom.game.possible import impossibilities
from kingdom.game.verdicts import read_verdict
from kingdom.rules.choice import AREA_NAMES, TURNS

T = TypeVar("T")

ABOUT = {"format", "configuration", "rules", "content"}
"""The keys of a position besides the fields of the state: they identify its game."""


def keys_of(kind: type[Any]) -> set[str]:
    """The allowed keys of a class in a position: its written fields."""
    return {one.name for one in declarations(kind) if one.written is not Form.NOTHING}


class PositionError(SeveralFaults):
    """An impossible position; `problems` has a reason for each problem."""


Where = tuple[str | Reason, ...]
"""A place in a position, for error messages: keys, seats and areas."""


_AREAS = dict(zip(AREA_NAMES, (why("where-left"), why("where-right")), strict=True))


def _seat(number: int) -> Reason:
    return why("where-seat", number=number)


NO_CARD = CardId(-1)
"""A placeholder for a card that could not be read. It is never used: the position is refused."""
BEFORE = "before "
"""The prefix of a phase that is about to begin."""


def read_position(data: Mapping[str, Any], rules: Ruleset, seed: int | None = None) -> State:
    """The state of a position; raises PositionError with all problems."""
    return begin_position(data, rules, seed)[0]


def begin_position(data: Mapping[str, Any], rules: Ruleset, seed: int | None = None) -> tuple[State, list[Fact]]:
    """The state of a position, and new facts; raises PositionError with all problems.

    There are new facts only if the position is just before a phase, since the phase then begins. Omitted parts are laid
    out as in a game with this seed; without a seed, in the order of the box.
    """
    facts: list[Fact] = []
    reader = _Reader(rules, seed)
    state = reader.state(data)
    if not reader.problems:
        reader.problems += impossibilities(state, begun=not reader.before)
    if reader.before and not reader.problems:
        facts = engine.enter(state, state.phase)
        reader.problems += impossibilities(state)
    if reader.problems:
        raise PositionError(reader.problems)
    return state, facts


class _Reader:
    """Turns plain data into values and collects errors instead of stopping at the first."""

    def __init__(self, rules: Ruleset, seed: int | None) -> None:
        self.rules = rules
        self.seed = seed
        self.before = False
        """True if the phase has not begun yet."""
        self.problems: list[Reason] = []
        self.used: set[CardId] = set()

    # --- small values

    def complain(self, where: Where, what: Reason) -> None:
        self.problems.append(why("at", where=where, why=what.under("")).under(what.clause))

    def count(self, where: Where, value: Any, most: int | None = None) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or value < 0 or (most is not None and value > most):
            whole = why("not-a-count", given=repr(value))
            self.complain(where, whole if most is None else why("not-a-count-up-to", given=repr(value), most=most))
            return 0
        return value

    def heap(self, where: Where, value: Any) -> Cubes:
        return self._letters(where, value, cubes_of, (0, 0, 0, 0))

    def spaces(self, where: Where, value: Any) -> Spaces:
        return self._letters(where, value, spaces_of, (0, 0, 0, 0, 0, 0))

    def _letters(self, where: Where, value: Any, read: Callable[[str], T], none: T) -> T:
        try:
            found: T = read(str(value))
        except KingdomError as error:
            self.complain(where, error.reason)
            return none
        return found

    def table(self, where: Where, data: Any) -> Mapping[str, Any]:
        if not isinstance(data, Mapping):
            self.complain(where, why("not-a-table", given=repr(data)))
            return {}
        return data

    def listed(self, where: Where, data: Any) -> list[Any]:
        if isinstance(data, (str, Mapping)) or not isinstance(data, Iterable):
            self.complain(where, why("not-a-list", given=repr(data)))
            return []
        return list(data)

    def numbers(self, where: Where, data: Any, how_many: int) -> list[int]:
        """A list of this many integers; for anything else, an error and zeros."""
        if isinstance(data, (list, tuple)) and [type(one) for one in data] == [int] * how_many:
            return list(data)
        self.complain(where, why("not-numbers", given=repr(data), count=how_many))
        return [0] * how_many

    def keys(self, where: Where, data: Any, known: set[str]) -> Mapping[str, Any]:
        table = self.table(where, data)
        for strange in sorted(set(map(str, table)) - known):
            self.complain(where, why("no-such-name", given=repr(strange), names=tuple(sorted(known))))
        return table

    def card(self, where: Where, name: Any, *, again: bool = False) -> CardId | None:
        """The card with this name; without a number, the first free copy. `again`: the position has named it before."""
        found = self.rules.names.find(str(name))
        if not found:
            self.complain(where, why("no-such-card", given=repr(name)))
            return None
        free = [card for card in found if card not in self.used]
        if again:
            return next((card for card in found if card in self.used), found[0])
        if not free:
            self.complain(where, why("card-in-use", given=str(name)))
            return None
        self.used.add(free[0])
        return free[0]

    def cards(self, where: Where, names: Any, *, again: bool = False) -> Cards:
        found = [self.card(where, name, again=again) for name in self.listed(where, names)]
        return tuple(card for card in found if card is not None)

    # --- seats

    def player(self, where: Where, data: Any, *, again: bool = False) -> Player:
        table = self.keys(where, data, keys_of(Player))
        found = Player()
        for one in declarations(Player):
            if one.name in table:
                value = _SEAT_READERS[one.written](self, one, (*where, one.name), table[one.name], again)
                setattr(found, one.name, value)
        return found

    def zones(self, where: Where, data: Any, again: bool) -> dict[str, Cards]:
        table = self.keys(where, data, set(self.rules.zones))
        seat = where[:-1]
        return {name: self.cards((*seat, name), names, again=again) for name, names in table.items()}

    def construction(self, where: Where, data: Any, again: bool) -> tuple[Site, ...]:
        found: list[Site] = []
        for entry in self.listed(where, data):
            table = {"card": entry} if isinstance(entry, str) else self.keys(where, entry, {"card", "filled"})
            card = self.card(where, table.get("card"), again=again)
            if card is not None:
                found.append(Site(card, self.spaces((*where, str(table.get("card"))), table.get("filled", "-"))))
        return tuple(found)

    def flag(self, where: Where, value: Any) -> bool:
        if not isinstance(value, bool):
            self.complain(where, why("not-a-flag", given=repr(value)))
        return value is True

    def counted(self, one: Declared, where: Where, value: Any) -> int:
        return self.count(where, value, most=TURNS if one.name == "turns" else one.most)

    def slots(self, where: Where, data: Any, *, of_seat: bool) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for name, value in self.table(where, data).items():
            try:
                found[name] = read_slot(str(name), value, self.rules, of_seat=of_seat)
            except KingdomError as error:
                self.complain(where if str(name) not in self.rules.slots else (*where, str(name)), error.reason)
        return found

    def owes(self, where: Where, data: Any) -> tuple[Duty, ...]:
        duties = [self.duty(where, one) for one in self.listed(where, data)]
        return tuple(duty for duty in duties if duty is not None)

    def duty(self, where: Where, data: Any) -> Duty | None:
        known = {key.__name__: key for key in self.rules.offers if isinstance(key, type) and issubclass(key, Duty)}
        name = data.get("duty") if isinstance(data, Mapping) else None
        if not isinstance(name, str) or name not in known:
            self.complain(where, why("no-duty", given=repr(name), names=tuple(sorted(known))))
            return None
        values: dict[str, Any] = {}
        for field, hint in duty_fields(known[name]):
            value = data.get(field)
            values[field] = self.card(where, value, again=True) if hint is CardId else frozen(value)
        return known[name](**values)

    # --- the table

    def state(self, data: Mapping[str, Any]) -> State:
        table = self.keys((why("where-position"),), data, ABOUT | keys_of(State))
        if table.get("format", POSITION_FORMAT) != POSITION_FORMAT:
            self.complain(("format",), why("position-format", given=repr(table["format"]), known=POSITION_FORMAT))
        state = State(rules=self.rules, box=self.rules.box)
        for form, read in _TABLE_READERS.items():
            for one in declarations(State):
                if one.written is form and not (self.problems and form in _AT_LAST):
                    setattr(state, one.name, read(self, one, table.get(one.name, _DEFAULTS.get(one.name)), state))
            if form is Form.PHASE:
                self.round_0(state, table.get("round"))
        return state

    def players(self, data: Any) -> tuple[Player, ...]:
        seats = self.rules.settings.players
        players = self.listed(("players",), ({},) * seats if data is None else data)
        if len(players) != seats:
            self.complain(("players",), why("seats-described", count=len(players), players=seats))
        return tuple(
            self.player((why("where-seat", number=at),), self.with_duchy(one, at)) for at, one in enumerate(players)
        )

    def with_duchy(self, data: Any, seat: Seat) -> Any:
        """The data of a seat, with the Duchy card of the configuration if it has none."""
        duchies = self.rules.settings.duchies
        if not isinstance(data, Mapping) or "duchy" in data or seat >= len(duchies):
            return data
        return {**data, "duchy": [next(kind.name for kind in self.rules.box if kind.key == duchies[seat])]}

    def areas(self, data: Any) -> tuple[Cards, Cards]:
        table = self.keys(("areas",), data, set(AREA_NAMES))
        left, right = (self.cards((_AREAS[side],), table.get(side, ())) for side in AREA_NAMES)
        return left, right

    def phase(self, name: Any) -> Phase:
        phases = {phase.name: phase for phase in self.rules.agenda.phases() if phase is not SETUP}
        if name is None:
            self.complain(("phase",), why("phase-missing", names=tuple(phases)))
            return ENDED
        given = " ".join(name.casefold().split()) if isinstance(name, str) else ""
        bare = given.removeprefix(BEFORE)
        if bare not in phases or (bare != given and phases[bare] is ENDED):
            self.complain(("phase",), why("no-phase", given=repr(name), names=tuple(phases)))
            return ENDED
        self.before = bare != given
        return phases[bare]

    def round_0(self, state: State, given: Any) -> None:
        """Check that round 0, and no other round, is the Advisor draft."""
        early = state.phase in self.rules.agenda.before
        if early and given is None:
            state.round = 0
        elif given == state.round and early != (given == 0):
            self.complain(("round",), why("round-0", most=ROUNDS).under("SET-6"))

    def opening(self, data: Any, state: State) -> tuple[Player, ...]:
        """The seats as they were when the window opened; by default as they are now."""
        if not state.phase.window or self.before:
            return ()
        if not data:
            return tuple(player.copy() for player in state.players)
        seats = self.listed(("opening",), data)
        if len(seats) != len(state.players):
            self.complain(("opening",), why("seats-described", count=len(seats), players=len(state.players)))
        return tuple(self.player((_seat(at), "opening"), one, again=True) for at, one in enumerate(seats))

    def verdict(self, data: Any) -> Verdict | None:
        if data is None:
            return None
        try:
            return read_verdict(data)
        except (KeyError, TypeError) as error:
            self.complain(("verdict",), why("not-a-verdict", error=str(error)))
            return None

    def face_down(self, data: Any) -> Iterable[tuple[CardId, FaceDown]]:
        for number, entry in enumerate(self.listed(("face_down",), data), start=1):
            table = self.keys(("face_down",), entry, {"card", "handle", "by", "round", "turn"})
            card = self.card(("face_down",), table.get("card"), again=True)
            if card is not None:
                handle = str(table.get("handle", f"hidden-{number}"))
                when = self.count(("face_down", "round"), table.get("round", 1), most=ROUNDS)
                turn = self.count(("face_down", "turn"), table.get("turn", 0), most=TURNS)
                yield card, FaceDown(handle, self.seat(("face_down", "by"), table.get("by")), when, turn)

    def seat(self, where: Where, value: Any) -> Seat | None:
        """A seat, or None for nobody."""
        seats = range(self.rules.settings.players)
        if value is None or (type(value) is int and value in seats):
            return value
        self.complain(where, why("no-seat", given=repr(value), seats=tuple(seats)))
        return None

    def piles(self, data: Any, state: State) -> dict[str, Cards]:
        """The piles in the data, and the others as the configuration implies."""
        table = self.keys(("piles",), data or {}, set(self.rules.piles))
        found = {name: self.cards((why("where-pile", name=name),), names) for name, names in table.items()}
        return piles_left_out(self.rules, state.phase, self.seed, found, self.used)

    def dangers(self, data: Any, state: State) -> dict[CardId, tuple[Seat | None, int]]:
        if data is not None:
            return dict(self.danger(entry) for entry in self.listed(("dangers",), data))
        grave = (Family.CALAMITY, Family.MENACE)
        held = {
            card: (seat, state.round)
            for seat, player in enumerate(state.players)
            for card in player.hand
            if state.box[card].family in grave
        }
        laid = {
            card: DANGER_DECK if lying.by is None else (lying.by, lying.round)
            for card, lying in state.face_down.items()
            if state.box[card].family in grave
        }
        decks = [cards for name, cards in state.piles.items() if self.rules.piles[name].dangers]
        waiting = {card: DANGER_DECK for deck in decks for card in deck if state.box[card].family in grave}
        return {**held, **laid, **waiting}

    def danger(self, entry: Any) -> tuple[CardId, tuple[Seat | None, int]]:
        if not isinstance(entry, (list, tuple)) or len(entry) != 3:
            self.complain(("dangers",), why("not-a-danger", given=repr(entry)))
            return NO_CARD, DANGER_DECK
        card = self.card(("dangers",), entry[0], again=True)
        where = (self.seat(("dangers",), entry[1]), self.count(("dangers",), entry[2], most=ROUNDS))
        return NO_CARD if card is None else card, where

    def draws(self, data: Any, state: State) -> dict[str, tuple[Draw, ...]]:
        if data is None:
            to_deal = self.before and state.phase is CHOICE
            return draws_left_out(self.rules, state.phase, state.round, self.seed, to_deal=to_deal)
        return {
            name: tuple(Draw(*self.numbers(("draws", name), draw, 2)) for draw in self.listed(("draws", name), draws))
            for name, draws in self.table(("draws",), data).items()
        }


_SEAT_READERS: Mapping[Form, Callable[[_Reader, Declared, Where, Any, bool], Any]] = {
    Form.PLAIN: lambda reader, one, where, value, again: frozen(value),
    Form.COUNT: lambda reader, one, where, value, again: reader.counted(one, where, value),
    Form.FLAG: lambda reader, one, where, value, again: reader.flag(where, value),
    Form.HEAP: lambda reader, one, where, value, again: reader.heap(where, value),
    Form.CARDS: lambda reader, one, where, value, again: reader.cards(where, value, again=again),
    Form.CARD_SET: lambda reader, one, where, value, again: frozenset(reader.cards(where, value, again=again)),
    Form.SITES: lambda reader, one, where, value, again: reader.construction(where, value, again),
    Form.DUTIES: lambda reader, one, where, value, again: reader.owes(where, value),
    Form.ZONES: lambda reader, one, where, value, again: reader.zones(where, value, again),
    Form.SLOTS: lambda reader, one, where, value, again: reader.slots(where, value, of_seat=True),
}
"""The reader for each form in a seat."""

_TABLE_READERS: Mapping[Form, Callable[[_Reader, Declared, Any, State], Any]] = {
    Form.SEATS: lambda reader, one, value, state: reader.players(value),
    Form.COUNT: lambda reader, one, value, state: reader.counted(one, (one.name,), value),
    Form.PHASE: lambda reader, one, value, state: reader.phase(value),
    Form.PLAIN: lambda reader, one, value, state: frozen(value),
    Form.AREAS: lambda reader, one, value, state: reader.areas(value),
    Form.CARD_SET: lambda reader, one, value, state: frozenset(reader.cards((one.name,), value)),
    Form.FACE_DOWN: lambda reader, one, value, state: dict(reader.face_down(value)),
    Form.SLOTS: lambda reader, one, value, state: reader.slots((one.name,), value, of_seat=False),
    Form.PILES: lambda reader, one, value, state: reader.piles(value, state),
    Form.DANGERS: lambda reader, one, value, state: reader.dangers(value, state),
    Form.DRAWS: lambda reader, one, value, state: reader.draws(value, state),
    Form.OPENING: lambda reader, one, value, state: reader.opening(value, state),
    Form.VERDICT: lambda reader, one, value, state: reader.verdict(value),
}
"""The readers for the table, in reading order: piles come late, since they get the cards not mentioned before."""

_AT_LAST = {Form.PILES, Form.DANGERS, Form.DRAWS, Form.OPENING, Form.VERDICT}
"""Forms to read only if there are no errors so far, since their defaults depend on the other fields."""

_DEFAULTS: Mapping[str, Any] = {"round": 1, "turns": 0, "areas": {}, "discards": (), "face_down": (), "slots": {}}
"""The default values. Those of the other fields, such as piles, depend on the game."""
