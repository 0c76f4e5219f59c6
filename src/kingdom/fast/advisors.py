"""ADV: the draft, and the fourteen abilities. The number of an Advisor says what it does."""

from __future__ import annotations

from kingdom.fast import columns as c
from kingdom.fast import numbers as a
from kingdom.fast import row as r
from kingdom.fast.building import complete, cubes_in_hand, fill, frozen, open_basic
from kingdom.fast.choice import discard, draw, lay_in
from kingdom.fast.lists import at, cut
from kingdom.fast.planning import enter, is_advisor
from kingdom.fast.shared import MORE, SILVER
from kingdom.native.memory import Ints, Row, Table

SPY, CARTOGRAPHER, POWER, MERCENARY, GAMBLER, FOREMAN, CHIEFTAIN = range(7)
PIRATE, ALCHEMIST, PROPHET, SILVERSMITH, ARTISAN = range(9, 14)


def ready(t: Table, row: Row, seat: int, b: int, ability: int) -> bool:
    """ADV-3, ADV-8: the Advisor serves, was not used in this round, and can be paid."""
    card = r.ADVISORS + ability
    return row[r.STATUS + card] == r.SERVING + seat and t[c.SOLDIERS + card] <= row[b + r.STOCK + r.SOLDIER]


def list_keeps(row: Row, seat: int, out: Ints, n: int) -> int:
    """ADV-1: either of the Advisors drawn."""
    for ability in range(14):
        if row[r.STATUS + r.ADVISORS + ability] == r.DRAWN + seat:
            out[n] = a.KEEP + ability
            n += 1
    return n


def keep(t: Table, row: Row, seat: int, b: int, ability: int) -> None:
    """ADV-1, ADV-5: one Advisor is kept; the other goes to the box, or solo to its place in the deck (ADV-9)."""
    row[b + r.OWES_KEEP] = 0
    row[b + r.DONE] = 1
    for other in range(14):
        card = r.ADVISORS + other
        if row[r.STATUS + card] != r.DRAWN + seat:
            continue
        if other == ability:
            row[r.STATUS + card] = r.SERVING + seat
        elif t[c.PLAYERS] == 2:
            row[r.STATUS + card] = r.RETURNED + seat
        else:
            row[r.STATUS + card] = 0
            here = r.DECK + r.DECK_CAP - row[r.DECK_N]
            for k in range(row[r.ADVISOR_PLACE]):
                row[here + k - 1] = row[here + k]
            row[here + row[r.ADVISOR_PLACE] - 1] = card
            row[r.DECK_N] += 1
            row[r.ADVISOR_PLACE] = 0


# --- what may be used now


def list_in_choice(t: Table, row: Row, seat: int, b: int, out: Ints, n: int) -> int:
    """ADV-C1 to ADV-C5; the last two before selecting, which solo is always."""
    lying = row[r.AREA_N] + row[r.AREA_N + 1] > 0
    alone = t[c.PLAYERS] == 1
    for ability in range(FOREMAN):
        if not ready(t, row, seat, b, ability):
            continue
        if ability == SPY:
            can = not alone and row[b + r.TRAPS] < t[c.TRAPS_READY]
        elif ability == CARTOGRAPHER:
            can = row[r.DECK_N] > 0
        elif ability == POWER:
            can = _any_hidden(t, row)
        else:
            can = lying and (alone or row[r.TURN] & 1 == 1)
        if can:
            out[n] = a.USE + ability
            n += 1
    return n


def _any_hidden(t: Table, row: Row) -> bool:
    """True if a card of an area or a Selection lies face down."""
    for side in range(2):
        for k in range(row[r.AREA_N + side]):
            if row[r.STATUS + row[at(r.AREA, r.AREA_CAP, side, k)]]:
                return True
        for k in range(row[r.SEATS + side * r.SEAT + r.SELECTED_N]):
            if row[r.STATUS + row[at(r.SELECTED, r.SELECTED_CAP, side, k)]]:
                return True
    return False


def list_in_step(t: Table, row: Row, seat: int, b: int, out: Ints, n: int) -> int:
    """ADV-P1 to ADV-P5: the Advisor of the step, and the Foreman at the end of the last."""
    ability = CHIEFTAIN + row[r.PHASE] - r.MATERIALS
    if ready(t, row, seat, b, ability):
        out[n] = a.USE + ability
        n += 1
    if row[r.PHASE] == r.EXPLORATION and ready(t, row, seat, b, FOREMAN) and not cubes_in_hand(row, b):
        if _next_for_foreman(t, row, seat, b, 0):
            out[n] = a.USE + FOREMAN
            n += 1
    return n


def list_at_last(t: Table, row: Row, seat: int, b: int, out: Ints, n: int) -> int:
    """ADV-E1: with a Calamity in sight; in the opponent's Duchy, as it stood when the window opened (CON-9)."""
    if ready(t, row, seat, b, ALCHEMIST):
        seen = t[c.PLAYERS] == 2 and row[r.SEATS + (seat ^ 1) * r.SEAT + r.FORESEEN] == 1
        if seen or has_calamity(row, seat):
            out[n] = a.USE + ALCHEMIST
            n += 1
    return n


def has_calamity(row: Row, seat: int) -> bool:
    """True if a Duchy has a Calamity."""
    for card in range(r.CALAMITIES, r.MENACES):
        if row[r.STATUS + card] == r.BUILT + seat:
            return True
    return False


def list_any_time(t: Table, row: Row, seat: int, b: int, out: Ints, n: int) -> int:
    """ADV-A1 to ADV-A3."""
    if ready(t, row, seat, b, PROPHET) and has_calamity(row, seat):
        out[n] = a.USE + PROPHET
        n += 1
    if ready(t, row, seat, b, SILVERSMITH):
        out[n] = a.USE + SILVERSMITH
        n += 1
    if ready(t, row, seat, b, ARTISAN):
        for k in range(row[b + r.SITES_N]):
            if not frozen(row, row[at(r.SITE, r.SITE_CAP, seat, k)]):
                out[n] = a.USE + ARTISAN
                return n + 1
    return n


# --- targets


def list_targets(t: Table, row: Row, seat: int, b: int, out: Ints, n: int) -> int:
    """Write the targets of the chosen ability."""
    ability = row[b + r.HALF_WHAT]
    if ability == CARTOGRAPHER:
        for area in range(2):
            if row[r.AREA_N + area] <= row[r.AREA_N + 1 - area]:
                out[n] = a.ON_AREA + area
                n += 1
    elif ability == PROPHET:
        for number in range(r.MENACES - r.CALAMITIES):
            if row[r.STATUS + r.CALAMITIES + number] == r.BUILT + seat:
                out[n] = a.ON_CALAMITY + number
                n += 1
    elif ability == ARTISAN:
        for k in range(row[b + r.SITES_N]):
            card = row[at(r.SITE, r.SITE_CAP, seat, k)]
            if not frozen(row, card):
                out[n] = a.ON_CARD + card
                n += 1
    else:
        for area in range(2):
            for k in range(row[r.AREA_N + area]):
                if ability != POWER or row[r.STATUS + row[at(r.AREA, r.AREA_CAP, area, k)]]:
                    out[n] = a.ON_PLACE + area * r.AREA_CAP + k
                    n += 1
        if ability == POWER:
            for whose in range(2):
                for k in range(row[r.SEATS + (seat ^ whose) * r.SEAT + r.SELECTED_N]):
                    if row[r.STATUS + row[at(r.SELECTED, r.SELECTED_CAP, seat ^ whose, k)]]:
                        out[n] = a.ON_PLACE + (2 + whose) * r.AREA_CAP + k
                        n += 1
    return n


# --- what they do


def use(t: Table, row: Row, seat: int, b: int, ability: int) -> None:
    """ADV-3: an ability is used at once, or its target is named next."""
    if (CARTOGRAPHER <= ability and ability <= GAMBLER) or ability == PROPHET or ability == ARTISAN:
        row[b + r.HALF] = r.SERVED
        row[b + r.HALF_WHAT] = ability
        return
    _spend(t, row, seat, b, ability)
    if ability == SPY:
        row[b + r.TRAPS] += 1
    elif ability == FOREMAN:
        row[b + r.FOREMAN] = _next_for_foreman(t, row, seat, b, 0)
    elif ability == SILVERSMITH:
        row[b + r.STOCK + r.KRYSTALLIUM] += SILVER
    elif ability != ALCHEMIST:
        row[b + r.STOCK + ability - CHIEFTAIN] += MORE


def _spend(t: Table, row: Row, seat: int, b: int, ability: int) -> None:
    """ADV-3, ADV-8: Soldiers are spent, and the ability is not ready again before the next round."""
    row[r.STATUS + r.ADVISORS + ability] = r.SPENT + seat
    row[b + r.STOCK + r.SOLDIER] -= t[c.SOLDIERS + r.ADVISORS + ability]


def use_on(t: Table, row: Row, seat: int, b: int, action: int) -> None:
    """ADV-C2 to ADV-C5, ADV-A1, ADV-A3: the target of an ability is named."""
    ability = row[b + r.HALF_WHAT]
    row[b + r.HALF] = 0
    row[b + r.HALF_WHAT] = 0
    _spend(t, row, seat, b, ability)
    if ability == CARTOGRAPHER:
        lay_in(row, action - a.ON_AREA, draw(row))
    elif ability == PROPHET:
        row[r.STATUS + r.CALAMITIES + action - a.ON_CALAMITY] = r.GIVEN_UP + seat
    elif ability == ARTISAN:
        complete(t, row, seat, b, action - a.ON_CARD)
    else:
        where = (action - a.ON_PLACE) // r.AREA_CAP
        place = (action - a.ON_PLACE) % r.AREA_CAP
        if ability == POWER:
            _turn_up(row, seat, where, place)
        else:
            card = row[at(r.AREA, r.AREA_CAP, where, place)]
            cut(row, r.AREA, r.AREA_CAP, where, row[r.AREA_N + where], place)
            row[r.AREA_N + where] -= 1
            if ability == GAMBLER:
                lay_in(row, 1 - where, card)
            else:
                discard(row, card)


def _turn_up(row: Row, seat: int, where: int, place: int) -> None:
    """ADV-C3, ADV-7: a face-down card is turned up; an Advisor in a Selection enters at once."""
    if where < 2:
        row[r.STATUS + row[at(r.AREA, r.AREA_CAP, where, place)]] = 0
        return
    whose = seat ^ (where - 2)
    card = row[at(r.SELECTED, r.SELECTED_CAP, whose, place)]
    row[r.STATUS + card] = 0
    if is_advisor(card):
        enter(row, whose, r.SEATS + whose * r.SEAT, card)


# --- ADV-P1: the Foreman goes from card to card


def _next_for_foreman(t: Table, row: Row, seat: int, b: int, k: int) -> int:
    """The place + 1 of the next card under construction with an open space for a basic resource; 0: there is none."""
    while k < row[b + r.SITES_N]:
        if open_basic(t, row, row[at(r.SITE, r.SITE_CAP, seat, k)]):
            return k + 1
        k += 1
    return 0


def list_foreman(t: Table, row: Row, seat: int, b: int, out: Ints, n: int) -> int:
    """ADV-P1: a kind of resource for which the card whose turn it is has an open space."""
    card = row[at(r.SITE, r.SITE_CAP, seat, row[b + r.FOREMAN] - 1)]
    for space in range(t[c.FIRST + card], t[c.FIRST + card + 1]):
        if row[r.OPEN + space] and t[c.SPACE_KIND + space] < r.KRYSTALLIUM:
            out[n] = a.FOREMAN + t[c.SPACE_KIND + space]
            n += 1
    return n


def foreman(t: Table, row: Row, seat: int, b: int, resource: int) -> None:
    """ADV-P1: the cube fills a space, and it is the next card's turn."""
    k = row[b + r.FOREMAN] - 1
    sites = row[b + r.SITES_N]
    card = row[at(r.SITE, r.SITE_CAP, seat, k)]
    for space in range(t[c.FIRST + card], t[c.FIRST + card + 1]):
        if t[c.SPACE_KIND + space] == resource:
            fill(t, row, seat, b, space)
            break
    row[b + r.FOREMAN] = _next_for_foreman(t, row, seat, b, k + (row[b + r.SITES_N] == sites))
