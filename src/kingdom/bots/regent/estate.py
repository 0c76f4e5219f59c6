"""An estate at the end of a round as the network sees it: what is printed on its cards, never which cards they are.

A seat is SEAT numbers. Its cards under construction and its undone Quest steps are sets: each is SITE or STEP numbers,
which the network sums over.
"""

from __future__ import annotations

from kingdom.fast import columns as c
from kingdom.fast import row as r
from kingdom.fast.building import frozen
from kingdom.fast.ending import lost_at_once, score
from kingdom.fast.fields import Layout
from kingdom.fast.lists import at
from kingdom.fast.production import makes
from kingdom.native.memory import Floats, Row, Table

_seat = Layout()
E_SCORE = _seat.add("score", 1, "the score if the game ended now")
E_MAKES = _seat.add("makes", 4, "what the Duchy makes")
E_TYPES = _seat.add("types", 4, "cards of each type")
E_RATES = _seat.add("rates", 4, "points for each card of a type")
E_COUNTING = _seat.add("counting", 4, "icons that count a type")
E_STOCK = _seat.add("stock", 3, "Krystallium, Soldiers, Training")
E_ALCHEMY = _seat.add("alchemy", 4, "cubes in Alchemy")
E_SITES = _seat.add("sites", 1, "cards under construction")
E_OPEN = _seat.add("open", 6, "open spaces by kind")
E_STANDING = _seat.add("standing", 4, "Menaces: how many, points, Soldiers, those that must fall")
E_DECKS = _seat.add("decks", 4, "Menaces standing by deck")
E_STOLEN = _seat.add("stolen", 1, "Stolen tokens")
E_ADVISORS = _seat.add("advisors", 14, "which Advisors serve")
E_CALAMITIES = _seat.add("calamities", 1, "Calamities in the Duchy")
E_BESIDE = _seat.add("beside", 2, "cubes beside the Danger deck, Vermin left")
E_QUEST = _seat.add("quest", 4, "final steps done, and done first")
E_NEEDS = _seat.add("needs", 1, "cards that a scenario still requires")
E_LEFT = _seat.add("left", 3, "one, two or three rounds to come")
E_FIRST = _seat.add("first", 1, "whether the seat begins the next round")
E_RULES = _seat.add("rules", 8, "solo, Menace, Advisors, boards, kept cubes, breeding, counted, a scenario")
E_DECK = _seat.add("deck", 4, "the Menace deck that comes to the seat's hand")
E_MEDALS = _seat.add("medals", 2, "solo: the scores for Bronze and Gold")
SEAT = _seat.size
SEAT_FIELDS = tuple(_seat.fields)

SITE = 28
"""Open spaces 6, cost, filled, points, points per type now, rates, cubes now 4, counting icons, type 4, points and
icons that count its type 2, Krystallium, Soldiers, frozen, required, completed by stock, a constant."""
STEP = 18
"""Cost 6, missing cubes, missing Krystallium and Soldiers, points, first, cubes, Krystallium, Soldiers, final, done by
the opponent, of the second board, a constant."""


def describe_seat(t: Table, row: Row, seat: int, f: Floats) -> None:
    """Write the SEAT numbers of a seat."""
    for k in range(SEAT):
        f[k] = 0.0
    b = r.SEATS + seat * r.SEAT
    f[E_SCORE] = score(t, row, seat) / 20.0
    duchy = t[c.DUCHY_OF + seat]
    for kind in range(4):
        f[E_RATES + kind] = t[c.RATES + duchy * 4 + kind]
    for card in range(r.DEVELOPMENTS):
        if row[r.STATUS + card] == r.BUILT + seat:
            for kind in range(4):
                f[E_RATES + kind] += t[c.RATES + card * 4 + kind]
    for kind in range(4):
        f[E_MAKES + kind] = makes(t, row, seat, kind) / 5.0
        f[E_TYPES + kind] = row[b + r.TYPES + kind] / 5.0
        f[E_RATES + kind] = f[E_RATES + kind] / 4.0
        counting = 0
        for resource in range(4):
            counting += row[b + r.MAKES + resource * 5 + kind]
        f[E_COUNTING + kind] = counting / 3.0
        f[E_ALCHEMY + kind] = row[b + r.ALCHEMY + kind] / 5.0
    f[E_STOCK] = row[b + r.STOCK + r.KRYSTALLIUM] / 5.0
    f[E_STOCK + 1] = row[b + r.STOCK + r.SOLDIER] / 5.0
    f[E_STOCK + 2] = row[b + r.TRAINING]
    f[E_SITES] = row[b + r.SITES_N] / 5.0
    for k in range(row[b + r.SITES_N]):
        card = row[at(r.SITE, r.SITE_CAP, seat, k)]
        for space in range(t[c.FIRST + card], t[c.FIRST + card + 1]):
            f[E_OPEN + t[c.SPACE_KIND + space]] += row[r.OPEN + space] / 5.0
    for k in range(row[b + r.STANDING_N]):
        card = row[at(r.STANDING, r.STANDING_CAP, seat, k)]
        f[E_STANDING] += 0.3
        f[E_STANDING + 1] += t[c.POINTS + card] / 10.0
        f[E_STANDING + 2] += t[c.SOLDIERS + card] / 5.0
        f[E_STANDING + 3] += t[c.MUST_FALL + card]
        if card < r.ADVISORS:
            f[E_DECKS + ((card - r.MENACES) >> 2)] += 0.5
    f[E_STOLEN] = row[b + r.STOLEN_N] / 3.0
    for card in range(r.CALAMITIES, r.MENACES):
        if row[r.STATUS + card] == r.BUILT + seat:
            f[E_CALAMITIES] += 0.3
    _describe_rules(t, row, seat, b, f)


def _describe_rules(t: Table, row: Row, seat: int, b: int, f: Floats) -> None:
    """Write the numbers of modules and scenarios, and which of them are played."""
    if t[c.ADVISED]:
        for ability in range(14):
            status = row[r.STATUS + r.ADVISORS + ability]
            if status == r.SERVING + seat or status == r.SPENT + seat:
                f[E_ADVISORS + ability] = 1.0
    f[E_BESIDE] = row[b + r.BESIDE] / 4.0
    f[E_BESIDE + 1] = row[r.VERMIN_N] / 10.0 if t[c.MENACED] else 0.0
    for board in range(t[c.BOARDS]):
        f[E_QUEST + board] = row[b + r.STEPS_DONE + board] >> (t[c.STEPS + board] - 1) & 1
        f[E_QUEST + 2 + board] = 1.0 if row[r.FIRST_DONE + board] == seat + 1 else 0.0
    for need in range(t[c.NEEDS_N]):
        built = 0
        for card in range(r.MENACES):
            built += row[r.STATUS + card] == r.BUILT + seat and t[c.NEED + card] == need + 1
        f[E_NEEDS] += max(t[c.NEEDS + need] - built, 0) / 3.0
    left = rounds_left(row)
    if left > 0:
        f[E_LEFT + left - 1] = 1.0
    alone = t[c.PLAYERS] == 1
    f[E_FIRST] = 1.0 if alone or (left & 1) == seat else 0.0
    f[E_RULES] = 1.0 if alone else 0.0
    f[E_RULES + 1] = t[c.MENACED]
    f[E_RULES + 2] = t[c.ADVISED]
    f[E_RULES + 3] = t[c.BOARDS]
    f[E_RULES + 4] = t[c.KEEPS]
    f[E_RULES + 5] = t[c.BREEDING]
    f[E_RULES + 6] = t[c.COUNTED]
    f[E_RULES + 7] = 1.0 if t[c.NEEDS_N] else 0.0
    if alone:
        f[E_MEDALS] = t[c.MEDALS] / 100.0
        f[E_MEDALS + 1] = t[c.MEDALS + 2] / 100.0
    if t[c.DANGER_OF]:
        f[E_DECK + ((t[c.DANGER_OF + seat] - r.MENACES) >> 2)] = 1.0


def rounds_left(row: Row) -> int:
    """Rounds still to be played: during Choice the present one counts, in its windows it does not."""
    if row[r.PHASE] == r.CHOICE or row[r.PHASE] == r.DRAFT or row[r.PHASE] == r.SETUP:
        return r.ROUNDS - max(row[r.ROUND], 1) + 1
    return r.ROUNDS - row[r.ROUND]


def describe_site(t: Table, row: Row, seat: int, card: int, numbers: Floats, f: Floats) -> None:
    """Write the SITE numbers of a card under construction; `numbers` are those of its seat."""
    for k in range(SITE):
        f[k] = 0.0
    b = r.SEATS + seat * r.SEAT
    cost, left, stock_can = 0, 0, 1.0
    for space in range(t[c.FIRST + card], t[c.FIRST + card + 1]):
        kind = t[c.SPACE_KIND + space]
        f[kind] = row[r.OPEN + space] / 3.0
        cost += t[c.SPACE_COST + space]
        left += row[r.OPEN + space]
        if kind == r.SOLDIER and row[r.OPEN + space] > row[b + r.STOCK + r.SOLDIER]:
            stock_can = 0.0
    if left > row[b + r.STOCK + r.KRYSTALLIUM]:
        stock_can = 0.0
    f[6] = cost / 6.0
    f[7] = left / 6.0
    f[8] = t[c.POINTS + card] / 5.0
    kind = t[c.TYPE + card]
    for per in range(4):
        rate = t[c.RATES + card * 4 + per]
        f[9] += rate * (row[b + r.TYPES + per] + (1 if kind == per else 0)) / 5.0
        f[10] += rate / 2.0
    for icon in range(t[c.ICON_FIRST + card], t[c.ICON_FIRST + card + 1]):
        per = t[c.ICON_PER + icon]
        cubes = t[c.ICON_COUNT + icon] * (row[b + r.TYPES + per] + (1 if kind == per else 0))
        f[11 + t[c.ICON_RESOURCE + icon]] += cubes / 2.0
        if per < 4:
            f[15] += t[c.ICON_COUNT + icon] / 2.0
    if kind < 4:
        f[16 + kind] = 1.0
        f[20] = numbers[E_RATES + kind]
        f[21] = numbers[E_COUNTING + kind]
    f[22] = t[c.BONUS_KRYSTALLIUM + card] / 2.0
    f[23] = t[c.BONUS_SOLDIERS + card] / 2.0
    f[24] = 1.0 if frozen(row, card) else 0.0
    f[25] = 1.0 if t[c.NEED + card] else 0.0
    f[26] = stock_can
    f[27] = 1.0


def describe_step(t: Table, row: Row, seat: int, step: int, f: Floats) -> None:
    """Write the STEP numbers of a Quest step that the seat has not done."""
    for k in range(STEP):
        f[k] = 0.0
    b = r.SEATS + seat * r.SEAT
    other = r.SEATS + (seat ^ 1) * r.SEAT
    cost = c.STEP_COST + step * 6
    missing = 0
    for kind in range(6):
        f[kind] = t[cost + kind] / 3.0
        if kind < 4:
            missing += max(t[cost + kind] - row[b + r.ALCHEMY + kind], 0)
            f[11] += t[c.STEP_CUBES + step * 4 + kind] / 3.0
    board = step >> 2
    f[6] = missing / 4.0
    f[7] = max(t[cost + r.KRYSTALLIUM] - row[b + r.STOCK + r.KRYSTALLIUM], 0) / 2.0
    f[8] = max(t[cost + r.SOLDIER] - row[b + r.STOCK + r.SOLDIER], 0) / 2.0
    f[9] = t[c.STEP_POINTS + step] / 5.0
    final = (step & 3) == t[c.STEPS + board] - 1
    f[10] = t[c.STEP_FIRST + step] / 5.0 if row[r.FIRST_DONE + board] == 0 else 0.0
    f[12] = t[c.STEP_KRYSTALLIUM + step] / 2.0
    f[13] = t[c.STEP_SOLDIERS + step] / 2.0
    f[14] = 1.0 if final else 0.0
    f[15] = row[other + r.STEPS_DONE + board] >> (step & 3) & 1
    f[16] = board
    f[17] = 1.0


def shortfall(t: Table, row: Row, seat: int) -> int:
    """The things that a seat lacks to win: final steps, required cards, Menaces that must fall; many if it has lost."""
    found = 0
    b = r.SEATS + seat * r.SEAT
    for board in range(t[c.BOARDS]):
        found += 1 - (row[b + r.STEPS_DONE + board] >> (t[c.STEPS + board] - 1) & 1)
    for need in range(t[c.NEEDS_N]):
        built = 0
        for card in range(r.MENACES):
            built += row[r.STATUS + card] == r.BUILT + seat and t[c.NEED + card] == need + 1
        found += max(t[c.NEEDS + need] - built, 0)
    for k in range(row[b + r.STANDING_N]):
        found += t[c.MUST_FALL + row[at(r.STANDING, r.STANDING_CAP, seat, k)]]
    if lost_at_once(t, row):
        found += 3
    return found
