"""Actions of the definition as numbers, and numbers as actions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from kingdom.content import Content
from kingdom.core.actions import Action
from kingdom.core.cards import CardId
from kingdom.core.resources import RESOURCES, Cubes, Resource
from kingdom.core.state import Seat, State
from kingdom.fast import advisors as ability
from kingdom.fast import numbers as a
from kingdom.fast import row as r
from kingdom.fast.tables import ABILITIES, icon_keys, icons_of, numbers_of, spaces_of
from kingdom.game.config import origin
from kingdom.modules.advisors import abilities as use
from kingdom.modules.advisors.draft import Keep
from kingdom.modules.advisors.production import PutForemansCube, owed_to
from kingdom.modules.advisors.using import Use
from kingdom.modules.menace.combat import Vanquish
from kingdom.modules.menace.frost import House, VanquishGiant
from kingdom.modules.menace.shadows import GiveUp
from kingdom.modules.menace.thieves import STOLEN, Cover, VanquishThief
from kingdom.modules.quest.alchemy import Transmute
from kingdom.modules.quest.steps import CompleteStep
from kingdom.modules.solo.search import SEARCHED, KeepFound, Search
from kingdom.modules.solo.spies import Spy
from kingdom.rules.building import Abandon, Place, UseKrystallium, UseSoldier
from kingdom.rules.choice import Laid, Offer, Select
from kingdom.rules.planning import DONE, Done, Recycle, Slate

Numbers = tuple[int, ...]
MENACES = r.ADVISORS - r.MENACES


@lru_cache(maxsize=16)
def cards_of(content: Content) -> Mapping[int, CardId]:
    """The card of each number."""
    return {number: CardId(card) for card, number in enumerate(numbers_of(content))}


class Meaning:
    """The correspondence in one position, as one seat finds it."""

    def __init__(self, state: State, seat: Seat) -> None:
        content = origin(state.rules)[1]
        self.state, self.seat, self.player = state, seat, state.players[seat]
        self.number = numbers_of(content)
        self.card = cards_of(content)
        self.spaces = spaces_of(content)
        self.icons = icons_of(content)

    # --- places

    def places(self) -> tuple[tuple[CardId, ...], ...]:
        """Both areas, the seat's own Selection, and the opponent's."""
        others = [player.selection for seat, player in enumerate(self.state.players) if seat != self.seat]
        return (*self.state.areas, self.player.selection, *others)

    def lying(self, card: CardId) -> CardId | str:
        """The card if it lies face up, its handle if it lies face down."""
        hidden = self.state.face_down.get(card)
        return card if hidden is None else hidden.handle

    def place_of(self, name: CardId | str) -> int:
        """The place of the card with this name."""
        for where, cards in enumerate(self.places()):
            for k, card in enumerate(cards):
                if self.lying(card) == name:
                    return where * r.AREA_CAP + k
        raise KeyError(name)

    def at(self, place: int) -> CardId:
        """The card at a place."""
        return self.places()[place // r.AREA_CAP][place % r.AREA_CAP]

    # --- icons

    def icon_number(self, card: CardId, icon: int) -> int:
        return self.icons.index(icon_keys(self.number[card], self.state.box[card])[icon])

    def icon_of(self, number: int, covered: bool) -> tuple[CardId, int]:
        """Among equal icons the first that is bare, or the last that is covered (THI-1, THI-2)."""
        key = self.icons[number]
        card = self.card[key[0]]
        equal = [at for at, one in enumerate(icon_keys(key[0], self.state.box[card])) if one == key]
        found = [at for at in equal if ((card, at) in self.player[STOLEN]) is covered]
        return card, found[-1] if covered else found[0]

    # --- from an action to its numbers

    def numbers(self, action: Action) -> Numbers:
        """The numbers of an action, in order."""
        card = self.number
        match action:
            case Done():
                return (a.DONE,)
            case Select(area):
                return (a.SELECT + area,)
            case Place(resource, None):
                return (a.STORE + resource,)
            case Place(resource, site):
                return (a.FILL + self._space(site, resource),)
            case UseKrystallium(site, space):
                return ((a.FILL if space == r.KRYSTALLIUM else a.WILD) + self._space(site, space),)
            case UseSoldier(site):
                return (a.FILL + self._space(site, r.SOLDIER),)
            case Abandon(site):
                return (a.ABANDON + card[site],)
            case Slate(one):
                return (a.SLATE + card[one],)
            case Recycle(one):
                return (a.RECYCLE + card[one],)
            case Offer(lays):
                halves = sorted((card[lay.card], lay.area, lay.face_down) for lay in lays)
                return tuple(a.LAY + one * 4 + area * 2 + down for one, area, down in halves)
        return self._numbers_of_modules(action)

    def _space(self, site: CardId | None, kind: int) -> int:
        assert site is not None
        wanted = (self.number[site], kind)
        return next(at for at, (card, its_kind, _) in enumerate(self.spaces) if (card, its_kind) == wanted)

    def _numbers_of_modules(self, action: Action) -> Numbers:
        card = self.number
        match action:
            case GiveUp(one):
                return (a.GIVE_UP + card[one],)
            case Cover(one, icon):
                return (a.COVER + self.icon_number(one, icon),)
            case House(one):
                return (a.HOUSE + card[one],)
            case VanquishGiant(one):
                return (a.THAW + card[one],)
            case Vanquish(one):
                return (self._vanquish(one),)
            case VanquishThief(thief, one, icon):
                return (self._vanquish(thief), a.FREE + self.icon_number(one, icon))
            case Keep(one):
                return (a.KEEP + card[one] - r.ADVISORS,)
            case PutForemansCube(resource, _):
                return (a.FOREMAN + resource,)
            case Transmute(cubes):
                return tuple(a.TRANSMUTE + resource for resource in RESOURCES for _ in range(cubes[resource]))
            case CompleteStep(board, step, hand, alchemy, krystallium):
                sources = (hand, alchemy, krystallium)
                paid = [a.PAY + at for kind in RESOURCES for at in range(3) for _ in range(sources[at][kind])]
                return (a.STEP + board * 4 + step, *paid)
            case Search(area, cards):
                return tuple(a.SEARCH + area * r.AREA_CAP + self.state.areas[area].index(one) for one in cards)
            case KeepFound(one):
                return (a.KEEP_FOUND + self.player.zone(SEARCHED).index(one),)
            case Spy(handle):
                return (a.SPY + self.place_of(handle),)
        return self._numbers_of_use(action)

    def _vanquish(self, card: CardId) -> int:
        number = self.number[card]
        return a.VANQUISH + (number - r.MENACES if number < r.ADVISORS else number - r.HELD + MENACES)

    def _numbers_of_use(self, action: Action) -> Numbers:
        assert isinstance(action, Use), action
        first = a.USE + ABILITIES.index(type(action))
        match action:
            case use.UseMasterCartographer(area):
                return (first, a.ON_AREA + area)
            case use.UsePowerBehindTheThrone(name) | use.UseChiefMercenary(name) | use.UseWhimsicalGambler(name):
                return (first, a.ON_PLACE + self.place_of(name))
            case use.UseIlluminatedProphet(card):
                return (first, a.ON_CALAMITY + self.number[card] - r.CALAMITIES)
            case use.UseMasterArtisan(card):
                return (first, a.ON_CARD + self.number[card])
        return (first,)

    # --- from numbers to the action

    def action(self, numbers: Sequence[int]) -> Action | None:
        """The action that these numbers mean; None as long as more of them are needed."""
        if not numbers:
            return None
        first = int(numbers[0])
        rest = [int(number) for number in numbers[1:]]
        if first >= a.GIVE_UP:
            return self._action_of_modules(first, rest)
        if first >= a.LAY:
            if not rest:
                return None
            one, other = sorted([self._laid(first), self._laid(rest[0])], key=self._in_hand)
            return Offer((one, other))
        if first >= a.RECYCLE:
            return Recycle(self.card[first - a.RECYCLE])
        if first >= a.SLATE:
            return Slate(self.card[first - a.SLATE])
        if first >= a.ABANDON:
            return Abandon(self.card[first - a.ABANDON])
        if first >= a.FILL:
            return self._filling(first)
        if first >= a.STORE:
            return Place(Resource(first - a.STORE), None)
        return Select(first - a.SELECT) if first >= a.SELECT else DONE

    def _in_hand(self, laid: Laid) -> int:
        return self.player.hand.index(laid.card)

    def _laid(self, number: int) -> Laid:
        card, how = divmod(number - a.LAY, 4)
        return Laid(self.card[card], how >> 1, bool(how & 1))

    def _filling(self, number: int) -> Action:
        wild = number >= a.WILD
        card, kind, _ = self.spaces[number - (a.WILD if wild else a.FILL)]
        if wild or kind == r.KRYSTALLIUM:
            return UseKrystallium(self.card[card], kind)
        return UseSoldier(self.card[card]) if kind == r.SOLDIER else Place(Resource(kind), self.card[card])

    def _action_of_modules(self, first: int, rest: list[int]) -> Action | None:
        if first >= a.SPY:
            return Spy(str(self.lying(self.at(first - a.SPY))))
        if first >= a.KEEP_FOUND:
            return KeepFound(self.player.zone(SEARCHED)[first - a.KEEP_FOUND])
        if first >= a.SEARCH:
            if not rest:
                return None
            pair = (self.at(first - a.SEARCH), self.at(rest[0] - a.SEARCH))
            return Search((first - a.SEARCH) // r.AREA_CAP, pair)
        if first >= a.TRANSMUTE:
            return self._transmute([first, *rest])
        if first >= a.STEP:
            return self._step(first - a.STEP, rest)
        if first >= a.FOREMAN:
            return PutForemansCube(Resource(first - a.FOREMAN), owed_to(self.state, self.seat))
        if first >= a.USE:
            return self._use(first - a.USE, rest)
        if first >= a.KEEP:
            return Keep(self.card[r.ADVISORS + first - a.KEEP])
        if first >= a.VANQUISH:
            return self._vanquishing(first - a.VANQUISH, rest)
        if first >= a.THAW:
            return VanquishGiant(self.card[first - a.THAW])
        if first >= a.HOUSE:
            return House(self.card[first - a.HOUSE])
        if first >= a.COVER:
            return Cover(*self.icon_of(first - a.COVER, covered=False))
        return GiveUp(self.card[first - a.GIVE_UP])

    def _transmute(self, numbers: list[int]) -> Action | None:
        if len(numbers) < 5:
            return None
        m, p, g, e = (numbers.count(a.TRANSMUTE + resource) for resource in RESOURCES)
        return Transmute((m, p, g, e))

    def _step(self, step: int, paid: list[int]) -> Action | None:
        board, number = divmod(step, 4)
        cost: Cubes = self.state.rules.settings.quests[board].steps[number].cost[:4]
        if len(paid) < sum(cost):
            return None
        kinds = [kind for kind in RESOURCES for _ in range(cost[kind])]
        counts = [[0] * 4 for _ in range(3)]
        for kind, source in zip(kinds, paid):
            counts[source - a.PAY][kind] += 1
        hand, alchemy, krystallium = ((m, p, g, e) for m, p, g, e in counts)
        return CompleteStep(board, number, hand, alchemy, krystallium)

    def _vanquishing(self, number: int, rest: list[int]) -> Action | None:
        card = r.MENACES + number if number < MENACES else r.HELD + number - MENACES
        if not (r.THIEVES <= card < r.THIEVES + 4 and self.player[STOLEN]):
            return Vanquish(self.card[card])
        return VanquishThief(self.card[card], *self.icon_of(rest[0] - a.FREE, covered=True)) if rest else None

    def _use(self, number: int, rest: list[int]) -> Action | None:
        kind: type = ABILITIES[number]
        targets = (ability.CARTOGRAPHER, ability.POWER, ability.MERCENARY, ability.GAMBLER)
        made: Action
        if number not in (*targets, ability.PROPHET, ability.ARTISAN):
            made = kind()
            return made
        if not rest:
            return None
        if number == ability.CARTOGRAPHER:
            return use.UseMasterCartographer(rest[0] - a.ON_AREA)
        if number == ability.PROPHET:
            return use.UseIlluminatedProphet(self.card[r.CALAMITIES + rest[0] - a.ON_CALAMITY])
        if number == ability.ARTISAN:
            return use.UseMasterArtisan(self.card[rest[0] - a.ON_CARD])
        made = kind(self.lying(self.at(rest[0] - a.ON_PLACE)))
        return made
