"""Duties, second halves of decisions and Advisors, as play-outs handle them; a search tries them one by one."""

from __future__ import annotations

from kingdom.bots.regent.workspace import COUNT, NOTHING, ORDER, QUEST
from kingdom.fast import advisors as v
from kingdom.fast import columns as c
from kingdom.fast import numbers as a
from kingdom.fast import row as r
from kingdom.fast.deciding import legal
from kingdom.fast.lists import at
from kingdom.native.memory import Ints, Row, Table


def wanted(t: Table, row: Row, plan: Ints, resource: int) -> int:
    """Open spaces for a resource in the works of a plan."""
    total = 0
    for k in range(plan[COUNT]):
        work = plan[ORDER + k]
        if work < QUEST:
            for space in range(t[c.FIRST + work], t[c.FIRST + work + 1]):
                if t[c.SPACE_KIND + space] == resource:
                    total += row[r.OPEN + space]
    return total


def rank(plan: Ints, work: int) -> int:
    """The place of a work in the plan; one past the end if it is not there."""
    for k in range(plan[COUNT]):
        if plan[ORDER + k] == work:
            return k
    return 99


def answer_duty(t: Table, row: Row, seat: int, b: int, plan: Ints, out: Ints) -> int:
    """The answer that harms the plan least: given up for a Shadow, covered by a Thief, put above a Giant."""
    n = legal(t, row, seat, out)
    best = out[0]
    least = -1000.0
    for k in range(n):
        number = out[k]
        value = 0.0
        if row[b + r.OWES_KEEP]:
            value = -1.0 * t[c.SOLDIERS + r.ADVISORS + number - a.KEEP]
        elif row[b + r.OWES_SHADOW]:
            value = rank(plan, number - a.GIVE_UP)
            for resource in range(4):
                value -= 0.3 * t[c.RECYCLING + (number - a.GIVE_UP) * 4 + resource]
        elif row[b + r.OWES_COVER]:
            value = -1.0 * wanted(t, row, plan, t[c.ICON_RESOURCE + number - a.COVER])
        else:
            place = rank(plan, number - a.HOUSE)
            value = -50.0 if place == 99 else place
        if value > least:
            least = value
            best = number
    return best


def second_half(t: Table, row: Row, seat: int, b: int, plan: Ints, out: Ints) -> int:
    """Continue what is half decided: pay with cubes first, transmute what is spare, complete what lacks most."""
    n = legal(t, row, seat, out)
    half = row[b + r.HALF]
    if half == r.TRANSMUTING:
        for k in range(n - 1, -1, -1):
            resource = out[k] - a.TRANSMUTE
            asked = 0
            for j in range(plan[COUNT]):
                step = plan[ORDER + j] - QUEST
                if step >= 0 and not row[b + r.STEPS_DONE + (step >> 2)] >> (step & 3) & 1:
                    asked += t[c.STEP_COST + step * 6 + resource]
            if row[b + r.ALCHEMY + resource] > asked:
                return out[k]
        return out[n - 1]
    if half == r.SERVED and row[b + r.HALF_WHAT] == v.ARTISAN:
        best = out[0]
        most = -1
        for k in range(n):
            card = out[k] - a.ON_CARD
            open_ = 0
            for space in range(t[c.FIRST + card], t[c.FIRST + card + 1]):
                open_ += row[r.OPEN + space]
            if open_ > most:
                most = open_
                best = out[k]
        return best
    return out[0]


def needed_soldiers(t: Table, row: Row, seat: int, b: int, plan: Ints) -> int:
    """Soldiers that Menaces and the first works of the plan need."""
    total = 0
    for k in range(row[b + r.STANDING_N]):
        total += t[c.SOLDIERS + row[at(r.STANDING, r.STANDING_CAP, seat, k)]]
    for k in range(min(plan[COUNT], 3)):
        work = plan[ORDER + k]
        if work >= QUEST:
            step = work - QUEST
            if not row[b + r.STEPS_DONE + (step >> 2)] >> (step & 3) & 1:
                total += t[c.STEP_COST + step * 6 + r.SOLDIER]
        else:
            for space in range(t[c.FIRST + work], t[c.FIRST + work + 1]):
                if t[c.SPACE_KIND + space] == r.SOLDIER:
                    total += row[r.OPEN + space]
    return total


def calamities(row: Row, seat: int) -> int:
    """Calamities in a Duchy."""
    total = 0
    for card in range(r.CALAMITIES, r.MENACES):
        total += row[r.STATUS + card] == r.BUILT + seat
    return total


def ability_now(t: Table, row: Row, seat: int, b: int, plan: Ints, out: Ints) -> int:
    """An Advisor that helps now, if its Soldiers can be spared."""
    phase = row[r.PHASE]
    if phase == r.CHOICE or phase == r.DRAFT or row[b + r.STOCK + r.SOLDIER] < 2:
        return NOTHING
    spare = row[b + r.STOCK + r.SOLDIER] - needed_soldiers(t, row, seat, b, plan)
    if spare < 2:
        return NOTHING
    for ability in range(v.FOREMAN, 14):
        card = r.ADVISORS + ability
        if row[r.STATUS + card] != r.SERVING + seat or t[c.SOLDIERS + card] > spare:
            continue
        helps = False
        if ability == v.FOREMAN:
            helps = phase == r.EXPLORATION and row[b + r.SITES_N] >= 3
        elif ability < v.ALCHEMIST:
            resource = ability - v.CHIEFTAIN
            helps = phase == r.MATERIALS + resource
        elif ability == v.ALCHEMIST:
            helps = phase == r.LAST and calamities(row, seat) < calamities(row, seat ^ 1)
        elif ability == v.PROPHET:
            helps = calamities(row, seat) > 0
        elif ability == v.SILVERSMITH:
            helps = phase <= r.EXPLORATION
        elif row[b + r.SELECTED_N] == 0 and row[b + r.SITES_N] > 0:
            helps = True
        if not helps:
            continue
        n = legal(t, row, seat, out)
        for k in range(n):
            if out[k] == a.USE + ability:
                return out[k]
    return NOTHING
