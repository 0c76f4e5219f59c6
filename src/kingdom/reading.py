"""Reading positions: plain data, perhaps written by hand, as a state; and all that is wrong with it at once.

What is left out gets a sensible value: empty zones, no cubes, and for the piles every card that lies nowhere else.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from kingdom.core.actions import Duty
from kingdom.core.cards import CardId, Family
from kingdom.core.errors import KingdomError
from kingdom.core.phases import CHOICE, ENDED, ROUNDS, SETUP
from kingdom.core.resources import LETTERS, Cubes, Spaces, cubes_of, spaces_of
from kingdom.core.ruleset import Ruleset
from kingdom.core.scoring import Loss, ScoreLine, TieBreak, Verdict
from kingdom.core.state import DANGER_DECK, Cards, Draw, FaceDown, Player, Seat, Site, State
from kingdom.position import POSITION_FORMAT, duty_fields
from kingdom.rules.base import BOX, CALAMITIES, DEVELOPMENT
from kingdom.rules.choice import AREA_NAMES
from kingdom.rules.setup import HAND

T = TypeVar("T")

STATE_KEYS = {
    "format", "configuration", "rules", "content", "round", "phase", "turns", "players", "areas", "face_down", "piles",
    "discards", "dangers", "draws", "slots", "opening", "verdict",
}  # fmt: skip
PLAYER_KEYS = {
    "hand", "selection", "construction", "duchy", "discards", "alchemy", "cubes", "krystallium", "soldiers", "training",
    "traps", "laid", "owes", "done", "zones", "slots",
}  # fmt: skip


class PositionError(KingdomError):
    """A position that cannot be; `problems` has a sentence for everything that is wrong."""

    def __init__(self, problems: Iterable[str]) -> None:
        self.problems = tuple(problems)
        super().__init__("; ".join(self.problems))


def read_position(data: Mapping[str, Any], rules: Ruleset) -> State:
    """The state that the data describe; raises PositionError with all that is wrong."""
    reader = _Reader(rules)
    state = reader.state(data)
    if not reader.problems:
        reader.problems += impossibilities(state)
    if reader.problems:
        raise PositionError(reader.problems)
    return state


class _Reader:
    """Turns plain data into values, collecting complaints instead of stopping at the first."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.problems: list[str] = []
        self.used: set[CardId] = set()

    # --- small values

    def complain(self, where: str, what: str) -> None:
        self.problems.append(f"{where}: {what}")

    def count(self, where: str, value: Any, most: int | None = None) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or value < 0 or (most is not None and value > most):
            limit = "" if most is None else f" and at most {most}"
            self.complain(where, f"{value!r} is no number of things: write a whole number, at least 0{limit}")
            return 0
        return value

    def heap(self, where: str, value: Any) -> Cubes:
        return self._letters(where, value, cubes_of, (0, 0, 0, 0))

    def spaces(self, where: str, value: Any) -> Spaces:
        return self._letters(where, value, spaces_of, (0, 0, 0, 0, 0, 0))

    def _letters(self, where: str, value: Any, read: Any, none: T) -> T:
        try:
            found: T = read(str(value))
        except ValueError as error:
            self.complain(where, str(error))
            return none
        return found

    def keys(self, where: str, data: Any, known: set[str]) -> Mapping[str, Any]:
        if not isinstance(data, Mapping):
            self.complain(where, f"{data!r} is no table of names and values")
            return {}
        for strange in sorted(set(data) - known):
            self.complain(where, f"there is nothing called {strange!r}: known are {', '.join(sorted(known))}")
        return data

    def card(self, where: str, name: Any, *, again: bool = False) -> CardId | None:
        """The card of a name; without a number the first copy that is free. `again`: named before, elsewhere."""
        found = self.rules.names.find(str(name))
        if not found:
            self.complain(where, f"there is no card called {name!r}")
            return None
        free = [card for card in found if card not in self.used]
        if again:
            return next((card for card in found if card in self.used), found[0])
        if not free:
            self.complain(where, f"{name} is there twice, or all its copies are in use: each card lies in one place")
            return None
        self.used.add(free[0])
        return free[0]

    def cards(self, where: str, names: Any, *, again: bool = False) -> Cards:
        if isinstance(names, str) or not isinstance(names, Iterable):
            self.complain(where, f"{names!r} is no list of cards")
            return ()
        found = [self.card(where, name, again=again) for name in names]
        return tuple(card for card in found if card is not None)

    # --- seats

    def player(self, where: str, data: Any, *, again: bool = False) -> Player:
        said = self.keys(where, data, PLAYER_KEYS)

        def cards(name: str) -> Cards:
            return self.cards(f"{where}, {name}", said.get(name, ()), again=again)

        zones = self.keys(f"{where}, zones", said.get("zones", {}), set(self.rules.zones))
        return Player(
            hand=cards("hand"),
            selection=cards("selection"),
            construction=self.construction(f"{where}, construction", said.get("construction", ()), again),
            duchy=cards("duchy"),
            discards=frozenset(cards("discards")),
            alchemy=self.heap(f"{where}, alchemy", said.get("alchemy", "-")),
            cubes=self.heap(f"{where}, cubes", said.get("cubes", "-")),
            krystallium=self.count(f"{where}, krystallium", said.get("krystallium", 0)),
            soldiers=self.count(f"{where}, soldiers", said.get("soldiers", 0)),
            training=self.count(f"{where}, training", said.get("training", 0), most=1),
            traps=self.count(f"{where}, traps", said.get("traps", 0)),
            laid=self.count(f"{where}, laid", said.get("laid", 0)),
            owes=tuple(duty for one in said.get("owes", ()) if (duty := self.duty(f"{where}, owes", one)) is not None),
            done=bool(said.get("done", False)),
            zones={name: self.cards(f"{where}, {name}", names, again=again) for name, names in zones.items()},
            slots={name: frozen(value) for name, value in said.get("slots", {}).items()},
        )

    def construction(self, where: str, data: Any, again: bool) -> tuple[Site, ...]:
        found: list[Site] = []
        for entry in data:
            said = {"card": entry} if isinstance(entry, str) else self.keys(where, entry, {"card", "filled"})
            card = self.card(where, said.get("card"), again=again)
            if card is not None:
                found.append(Site(card, self.spaces(f"{where}, {said.get('card')}", said.get("filled", "-"))))
        return tuple(found)

    def duty(self, where: str, data: Any) -> Duty | None:
        known = {key.__name__: key for key in self.rules.offers if isinstance(key, type) and issubclass(key, Duty)}
        name = data.get("duty") if isinstance(data, Mapping) else None
        if name not in known:
            self.complain(where, f"there is no duty {name!r}: known are {', '.join(sorted(known)) or 'none'}")
            return None
        values: dict[str, Any] = {}
        for field, hint in duty_fields(known[name]):
            said = data.get(field)
            values[field] = self.card(where, said, again=True) if hint is CardId else frozen(said)
        return known[name](**values)

    # --- the table

    def state(self, data: Mapping[str, Any]) -> State:
        said = self.keys("the position", data, STATE_KEYS)
        if said.get("format", POSITION_FORMAT) != POSITION_FORMAT:
            self.complain("format", f"{said['format']!r} is not known: this program reads format {POSITION_FORMAT}")
        seats = self.rules.settings.players
        players = list(said.get("players", ()))
        if len(players) != seats:
            self.complain("players", f"{len(players)} seats are described, and the game has {seats}")
        state = State(
            self.rules.box, self.rules, tuple(self.player(f"seat {at}", one) for at, one in enumerate(players))
        )
        state.round = self.count("round", said.get("round", 1), most=ROUNDS)
        state.turns = self.count("turns", said.get("turns", 0), most=16)
        phases = {phase.name: phase for phase in self.rules.agenda.phases() if phase is not SETUP}
        name = said.get("phase")
        if name not in phases:
            self.complain("phase", f"there is no phase {name!r} in this game: phases are {', '.join(phases)}")
        state.phase = phases.get(str(name), ENDED)
        areas = self.keys("areas", said.get("areas", {}), set(AREA_NAMES))
        left, right = (self.cards(f"the {side} area", areas.get(side, ())) for side in AREA_NAMES)
        state.areas = (left, right)
        state.discards = frozenset(self.cards("discards", said.get("discards", ())))
        state.face_down = dict(self.face_down(said.get("face_down", ())))
        state.slots = {key: frozen(value) for key, value in said.get("slots", {}).items()}
        state.piles = self.piles(said.get("piles"))
        if not self.problems:
            state.dangers = self.dangers(said.get("dangers"), state)
            state.draws = self.draws(said.get("draws"), state)
            opening = said.get("opening")
            if opening is None and state.phase.window:
                state.opening = tuple(player.copy() for player in state.players)
            else:
                state.opening = tuple(
                    self.player(f"seat {at}, opening", one, again=True) for at, one in enumerate(opening or ())
                )
            state.verdict = None if said.get("verdict") is None else read_verdict(said["verdict"])
        return state

    def face_down(self, data: Iterable[Any]) -> Iterable[tuple[CardId, FaceDown]]:
        for entry in data:
            said = self.keys("face_down", entry, {"card", "handle", "by", "round", "turn"})
            card = self.card("face_down", said.get("card"), again=True)
            if card is not None:
                number = said.get("round", 1)
                yield (
                    card,
                    FaceDown(str(said.get("handle", f"card-{card}")), said.get("by"), number, said.get("turn", 0)),
                )

    def piles(self, data: Any) -> dict[str, Cards]:
        """The piles that are described; what lies nowhere else fills the usual ones, or goes to the box."""
        said = self.keys("piles", data or {}, set(self.rules.piles))
        found = {name: self.cards(f"the pile {name}", names) for name, names in said.items()}
        left = [CardId(card) for card in range(len(self.rules.box)) if card not in self.used]
        for card in left:
            pile = self.usual_pile(card)
            if pile in said or data is not None:
                pile = BOX
            found[pile] = (*found.get(pile, ()), card)
        return found

    def usual_pile(self, card: CardId) -> str:
        """Where a card lies that nobody mentions; Menaces only where hands are dealt from their deck (MEN-1)."""
        kind = self.rules.box[card]
        if kind.family is Family.MENACE and CHOICE not in self.rules.agenda.each_round:
            return BOX
        usual = {
            Family.DEVELOPMENT: DEVELOPMENT,
            Family.TREASURE: DEVELOPMENT,
            Family.CALAMITY: CALAMITIES,
            Family.MENACE: kind.deck,
            Family.VERMIN: kind.key,
        }
        pile = usual.get(kind.family, BOX)
        return pile if pile in self.rules.piles else BOX

    def dangers(self, data: Any, state: State) -> dict[CardId, tuple[Seat | None, int]]:
        if data is not None:
            found = {}
            for name, seat, number in data:
                card = self.card("dangers", name, again=True)
                if card is not None:
                    found[card] = (seat, number)
            return found
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

    def draws(self, data: Any, state: State) -> dict[str, tuple[Draw, ...]]:
        if data is None:
            if CHOICE not in self.rules.agenda.each_round:
                return {}
            return {"hands": (Draw(0, HAND),) * ((ROUNDS - state.round) * len(state.players))}
        return {name: tuple(Draw(*draw) for draw in draws) for name, draws in data.items()}


def frozen(value: Any) -> Any:
    """Plain data as immutable values: lists as tuples."""
    return tuple(frozen(one) for one in value) if isinstance(value, (list, tuple)) else value


def read_verdict(data: Mapping[str, Any]) -> Verdict:
    """A verdict from plain data."""
    return Verdict(
        winners=tuple(data["winners"]),
        reason=data["reason"],
        clause=data["clause"],
        scores=tuple(tuple(ScoreLine(**line) for line in lines) for lines in data["scores"]),
        losses=tuple(tuple(Loss(**loss) for loss in losses) for losses in data["losses"]),
        tie_breaks=tuple(TieBreak(tie["name"], tuple(tie["values"])) for tie in data["tie_breaks"]),
        medal=data["medal"],
    )


def impossibilities(state: State) -> list[str]:
    """What cannot be in any game: a space filled that does not exist, cards where their kind never lies."""
    found: list[str] = []
    names = state.rules.names
    for seat, player in enumerate(state.players):
        for site in player.construction:
            kind = state.box[site.card]
            if kind.family is not Family.DEVELOPMENT:
                found.append(f"seat {seat}: {names[site.card]} cannot be under construction (GEN-3)")
            for space, (filled, cost) in enumerate(zip(site.filled, kind.cost, strict=True)):
                if filled > cost:
                    found.append(
                        f"seat {seat}: {filled} {LETTERS[space]} spaces of {names[site.card]} are filled, "
                        f"and it has {cost} (CON-11)"
                    )
        duchies = [card for card in player.duchy if state.box[card].family is Family.DUCHY]
        if len(duchies) != 1 or player.duchy[:1] != tuple(duchies):
            found.append(f"seat {seat}: the Duchy begins with the Duchy card, and has just one (SET-3)")
        if state.phase.window:
            found += [
                f"seat {seat}: {names[card]} cannot be in Selection once Planning has opened (PLA-8)"
                for card in player.selection
                if state.box[card].family not in (Family.DEVELOPMENT, Family.TREASURE)
            ]
    handles = Counter(lying.handle for lying in state.face_down.values())
    found += [f"two face-down cards are both called {handle} (GEN-8)" for handle, count in handles.items() if count > 1]
    return found
