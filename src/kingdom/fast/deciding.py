"""Whose decision it is, what is legal, and what an action does: the whole engine behind three functions."""

from __future__ import annotations

from kingdom.fast import advisors, combat, menace, quest, solo
from kingdom.fast import columns as c
from kingdom.fast import numbers as a
from kingdom.fast import row as r
from kingdom.fast.building import build, cubes_in_hand, list_building, open_site
from kingdom.fast.choice import first_seat, list_lays, offer, seat_on_turn, take_area, unselect
from kingdom.fast.flow import next_phase
from kingdom.fast.limits import ACTIONS, LISTED, POSITION, SEATS, TABLE
from kingdom.fast.planning import list_planning, recycle
from kingdom.native import entry
from kingdom.native.memory import Ints, Row, Table


@entry(t=TABLE, row=POSITION, seat=SEATS)
def is_waiting(t: Table, row: Row, seat: int) -> bool:
    """True if a seat owes a decision."""
    phase = row[r.PHASE]
    b = r.SEATS + seat * r.SEAT
    if phase == r.CHOICE:
        return seat_on_turn(t, row) == seat
    if phase == r.DRAFT:
        return row[b + r.OWES_KEEP] == 1
    return phase != r.OVER and row[b + r.DONE] == 0


@entry(t=TABLE, row=POSITION)
def to_move(t: Table, row: Row) -> int:
    """The seat that decides next. In a window both may; here the round's first player finishes first."""
    first = first_seat(t, row[r.ROUND])
    return first if t[c.PLAYERS] == 1 or is_waiting(t, row, first) else first ^ 1


@entry(t=TABLE, row=POSITION, seat=SEATS, out=LISTED)
def legal(t: Table, row: Row, seat: int, out: Ints) -> int:
    """Write the legal actions of a seat that is to decide; how many there are."""
    b = r.SEATS + (seat & 1) * r.SEAT
    if row[b + r.HALF]:
        return _list_second_half(t, row, seat, b, out)
    if row[b + r.OWES_KEEP] | row[b + r.OWES_SHADOW] | row[b + r.OWES_COVER] | row[b + r.OWES_HOUSE]:
        return _list_duties(t, row, seat, b, out)
    if row[b + r.FOREMAN]:
        return advisors.list_foreman(t, row, seat, b, out, 0)
    if row[b + r.SEARCH]:
        return solo.list_searched(row, out, 0)
    n = 0
    phase = row[r.PHASE]
    cubes = cubes_in_hand(row, b)
    if phase == r.CHOICE:
        if t[c.PLAYERS] == 1:
            n = solo.list_solo_choice(t, row, out, n, cubes)
        elif not cubes:
            if row[r.TURN] & 1:
                out[0] = a.SELECT
                out[1] = a.SELECT + 1
                n = 2
            else:
                n = list_lays(row, b, out, n)
    elif not cubes:
        if row[b + r.SELECTED_N]:
            n = list_planning(row, seat, out, n, row[b + r.SELECTED_N])
        else:
            out[n] = a.DONE
            n += 1
    if phase == r.COMBAT:
        n = combat.list_combat(t, row, seat, b, out, n)
    if t[c.ADVISED]:
        n = _list_abilities(t, row, seat, b, out, n)
    if t[c.BOARDS]:
        n = quest.list_quests(t, row, b, out, n)
    return list_building(t, row, seat, b, out, n)


def _list_abilities(t: Table, row: Row, seat: int, b: int, out: Ints, n: int) -> int:
    phase = row[r.PHASE]
    if phase == r.CHOICE:
        n = advisors.list_in_choice(t, row, seat, b, out, n)
    elif r.MATERIALS <= phase and phase <= r.EXPLORATION:
        n = advisors.list_in_step(t, row, seat, b, out, n)
    elif phase == r.LAST:
        n = advisors.list_at_last(t, row, seat, b, out, n)
    return advisors.list_any_time(t, row, seat, b, out, n)


def _list_second_half(t: Table, row: Row, seat: int, b: int, out: Ints) -> int:
    half = row[b + r.HALF]
    if half == r.LAYING:
        return list_lays(row, b, out, 0)
    if half == r.SEARCHING:
        return solo.list_second(row, out, 0)
    if half == r.STEALING:
        return combat.list_frees(t, row, seat, out, 0)
    if half == r.PAYING:
        return quest.list_payments(t, row, b, out, 0)
    if half == r.TRANSMUTING:
        return quest.list_transmutes(row, b, out, 0, row[b + r.HALF_WHAT], row[b + r.HALF_LEFT])
    return advisors.list_targets(t, row, seat, b, out, 0)


def _list_duties(t: Table, row: Row, seat: int, b: int, out: Ints) -> int:
    """PLA-8, PLA-9: what is owed comes before anything else, Shadows before Thieves before Giants."""
    if row[b + r.OWES_KEEP]:
        return advisors.list_keeps(row, seat, out, 0)
    if row[b + r.OWES_SHADOW]:
        return menace.list_give_up(row, seat, b, out, 0)
    if row[b + r.OWES_COVER]:
        return menace.list_covers(t, row, seat, b, out, 0)
    return menace.list_houses(row, seat, b, out, 0)


@entry(t=TABLE, row=POSITION, seat=SEATS, action=ACTIONS)
def apply(t: Table, row: Row, seat: int, action: int) -> None:
    """Play a legal action of a seat, and go on until somebody has to decide. In a window seats may act in any order."""
    seat &= 1
    b = r.SEATS + seat * r.SEAT
    if action >= a.GIVE_UP:
        _apply_of_modules(t, row, seat, b, action)
    elif action >= a.LAY:
        offer(row, b, (action - a.LAY) >> 2, (action - a.LAY) & 3)
    elif action >= a.RECYCLE:
        recycle(t, row, seat, b, action - a.RECYCLE)
    elif action >= a.SLATE:
        unselect(row, seat, b, action - a.SLATE)
        open_site(t, row, seat, b, action - a.SLATE)
    elif action >= a.STORE:
        build(t, row, seat, b, action)
    elif action >= a.SELECT:
        _select(t, row, seat, b, action - a.SELECT)
    else:
        row[b + r.DONE] = 1
        if t[c.PLAYERS] == 1 or row[r.SEATS + r.DONE] & row[r.SEATS + r.SEAT + r.DONE]:
            next_phase(t, row)


def _select(t: Table, row: Row, seat: int, b: int, area: int) -> None:
    """CHO-5, SOL-3: an area is taken; the sixteenth turn, or solo the fourth selection, ends the phase."""
    if t[c.PLAYERS] == 1:
        solo.take_and_refill(row, area)
        if row[r.TURN] == r.SELECTIONS:
            next_phase(t, row)
        return
    first = row[b + r.SELECTED_N]
    take_area(row, seat, b, area)
    if t[c.ADVISED]:
        solo.enter_advisors(row, seat, b, first)
    if row[r.TURN] == r.TURNS:
        next_phase(t, row)


def _apply_of_modules(t: Table, row: Row, seat: int, b: int, action: int) -> None:
    if action >= a.FOREMAN:
        _apply_of_one_seat(t, row, seat, b, action)
    elif action >= a.ON_AREA:
        advisors.use_on(t, row, seat, b, action)
    elif action >= a.USE:
        advisors.use(t, row, seat, b, action - a.USE)
    elif action >= a.KEEP:
        advisors.keep(t, row, seat, b, action - a.KEEP)
        if not row[r.SEATS + r.OWES_KEEP] | row[r.SEATS + r.SEAT + r.OWES_KEEP]:
            next_phase(t, row)
    elif action >= a.VANQUISH:
        combat.vanquish(t, row, seat, b, action - a.VANQUISH)
    elif action >= a.THAW:
        combat.thaw(t, row, seat, b, action - a.THAW)
    elif action >= a.HOUSE:
        menace.house(t, row, seat, b, action - a.HOUSE)
    elif action >= a.FREE:
        combat.free(t, row, seat, b, action - a.FREE)
    elif action >= a.COVER:
        menace.cover(row, seat, b, action - a.COVER)
    elif menace.give_up(t, row, seat, b, action - a.GIVE_UP):
        row[r.PHASE] = r.OVER


def _apply_of_one_seat(t: Table, row: Row, seat: int, b: int, action: int) -> None:
    """The Foreman, Quests, and what is done only in solo games."""
    if action >= a.SPY:
        solo.spy(row, (action - a.SPY) // r.AREA_CAP, (action - a.SPY) % r.AREA_CAP)
    elif action >= a.KEEP_FOUND:
        solo.keep_found(t, row, action - a.KEEP_FOUND)
        if row[r.TURN] == r.SELECTIONS:
            next_phase(t, row)
    elif action >= a.SEARCH:
        solo.search(row, (action - a.SEARCH) // r.AREA_CAP, (action - a.SEARCH) % r.AREA_CAP)
    elif action >= a.TRANSMUTE:
        quest.transmute(row, b, action - a.TRANSMUTE)
    elif action >= a.PAY:
        quest.pay(t, row, b, action - a.PAY)
    elif action >= a.STEP:
        quest.begin_step(t, row, b, action - a.STEP)
    else:
        advisors.foreman(t, row, seat, b, action - a.FOREMAN)
