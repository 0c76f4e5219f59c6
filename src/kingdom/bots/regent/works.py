"""Carrying out a plan: what a seat does next in a window if cubes go to works in the order of the plan.

Selected cards that are not in the plan are recycled. Everything follows the rules of the fast engine, so every module
is played by its own rules.
"""

from __future__ import annotations

from kingdom.bots.regent.serving import ability_now, answer_duty, second_half
from kingdom.bots.regent.workspace import COUNT, FLAGS, MOST_K, NO_ADVISORS, NOTHING, ORDER, QUEST
from kingdom.fast import columns as c
from kingdom.fast import numbers as a
from kingdom.fast import row as r
from kingdom.fast.building import cubes_in_hand, frozen
from kingdom.fast.deciding import apply, legal
from kingdom.fast.lists import at
from kingdom.fast.quest import lacking
from kingdom.native.memory import Ints, Row, Table


def in_plan(plan: Ints, work: int) -> bool:
    """True if a work is in the plan."""
    for k in range(plan[COUNT]):
        if plan[ORDER + k] == work:
            return True
    return False


def is_done(row: Row, b: int, step: int) -> bool:
    """True if a Quest step is done."""
    return row[b + r.STEPS_DONE + (step >> 2)] >> (step & 3) & 1 == 1


def is_final(t: Table, step: int) -> bool:
    """True for the last Quest step of a board."""
    return (step & 3) == t[c.STEPS + (step >> 2)] - 1


def to_come(row: Row, resource: int) -> bool:
    """True if the Production step of a resource is still to come in this round."""
    return row[r.PHASE] < r.MATERIALS + resource


def place_cube(t: Table, row: Row, b: int, resource: int, plan: Ints) -> int:
    """The first work that needs a cube; Alchemy, if none does or a Quest step comes first."""
    for k in range(plan[COUNT]):
        work = plan[ORDER + k]
        if work >= QUEST:
            step = work - QUEST
            if is_done(row, b, step):
                continue
            if t[c.STEP_COST + step * 6 + resource] > row[b + r.ALCHEMY + resource]:
                return a.STORE + resource
            short = t[c.STEP_COST + step * 6 + r.KRYSTALLIUM] - row[b + r.STOCK + r.KRYSTALLIUM]
            if row[r.ROUND] == r.ROUNDS and short > 0 and is_final(t, step):
                stored = 0
                for kind in range(4):
                    stored += max(row[b + r.ALCHEMY + kind] - t[c.STEP_COST + step * 6 + kind], 0)
                if stored < 5 * short:
                    return a.STORE + resource
        else:
            for space in range(t[c.FIRST + work], t[c.FIRST + work + 1]):
                if row[r.OPEN + space] and t[c.SPACE_KIND + space] == resource:
                    return a.FILL + space
    return a.STORE + resource


def pay_step(t: Table, row: Row, b: int, plan: Ints) -> int:
    """A Quest step of the plan that can be paid and that has nothing better to wait for."""
    for k in range(plan[COUNT]):
        work = plan[ORDER + k]
        if work < QUEST or is_done(row, b, work - QUEST):
            continue
        step = work - QUEST
        cost = c.STEP_COST + step * 6
        spare = row[b + r.STOCK + r.KRYSTALLIUM] - t[cost + r.KRYSTALLIUM]
        if spare < 0 or t[cost + r.SOLDIER] > row[b + r.STOCK + r.SOLDIER]:
            continue
        short = lacking(t, row, b, step, 0)
        if short > spare:
            continue
        if short:
            waits = False
            for resource in range(4):
                missing = t[cost + resource] - row[b + r.STOCK + resource] - row[b + r.ALCHEMY + resource]
                if missing > 0 and to_come(row, resource):
                    waits = True
            if waits or (short > plan[MOST_K] and not is_final(t, step)):
                continue
        return a.STEP + step
    return NOTHING


def surplus(t: Table, row: Row, b: int, plan: Ints, resource: int) -> int:
    """Cubes in Alchemy that no Quest step of the plan needs."""
    wanted = 0
    for k in range(plan[COUNT]):
        work = plan[ORDER + k]
        if work >= QUEST and not is_done(row, b, work - QUEST):
            wanted += t[c.STEP_COST + (work - QUEST) * 6 + resource]
    return max(row[b + r.ALCHEMY + resource] - wanted, 0)


def cubes_stored(row: Row, b: int) -> int:
    """The number of cubes in Alchemy."""
    return row[b + r.ALCHEMY] + row[b + r.ALCHEMY + 1] + row[b + r.ALCHEMY + 2] + row[b + r.ALCHEMY + 3]


def transmute_now(t: Table, row: Row, b: int, plan: Ints) -> int:
    """The first of five spare cubes that become a Krystallium (QUE-5)."""
    if cubes_stored(row, b) < 5:
        return NOTHING
    total = 0
    for resource in range(4):
        total += surplus(t, row, b, plan, resource)
    if total < 5:
        return NOTHING
    for resource in range(3):
        if surplus(t, row, b, plan, resource):
            return a.TRANSMUTE + resource
    return a.TRANSMUTE + 3


def finish_work(t: Table, row: Row, b: int, plan: Ints) -> int:
    """Krystallium and Soldiers complete a card when no later step of the round could fill what is open.

    What an earlier Quest step of the plan is saving for is not spent on other works.
    """
    krystallium = row[b + r.STOCK + r.KRYSTALLIUM]
    soldiers = row[b + r.STOCK + r.SOLDIER]
    for k in range(plan[COUNT]):
        if krystallium <= 0 and soldiers <= 0:
            return NOTHING
        work = plan[ORDER + k]
        if work >= QUEST:
            if not is_done(row, b, work - QUEST):
                krystallium -= t[c.STEP_COST + (work - QUEST) * 6 + r.KRYSTALLIUM]
                soldiers -= t[c.STEP_COST + (work - QUEST) * 6 + r.SOLDIER]
            continue
        short = 0
        fighting = 0
        waits = False
        found = NOTHING
        for space in range(t[c.FIRST + work], t[c.FIRST + work + 1]):
            there = row[r.OPEN + space]
            if not there:
                continue
            kind = t[c.SPACE_KIND + space]
            if kind == r.SOLDIER:
                fighting += there
                found = a.FILL + space
            else:
                short += there
                if kind == r.KRYSTALLIUM:
                    found = a.FILL + space
                else:
                    waits = waits or to_come(row, kind)
                    found = a.WILD + space
        if found == NOTHING or waits or short > krystallium or short > plan[MOST_K] or fighting > soldiers:
            continue
        if t[c.MENACED] and frozen(row, work):
            continue
        return found
    return NOTHING


def plan_card(row: Row, seat: int, b: int, plan: Ints) -> int:
    """The next card of the Selection: slated if it is in the plan, recycled once all of those are slated."""
    count = row[b + r.SELECTED_N]
    for k in range(count):
        card = row[at(r.SELECTED, r.SELECTED_CAP, seat, k)]
        if card < r.DEVELOPMENTS and in_plan(plan, card):
            return a.SLATE + card
    return a.RECYCLE + row[at(r.SELECTED, r.SELECTED_CAP, seat, 0)]


def fight(t: Table, row: Row, seat: int, b: int, plan: Ints) -> int:
    """Soldiers free filled frozen cards first, then vanquish what costs the most per Soldier."""
    soldiers = row[b + r.STOCK + r.SOLDIER]
    for k in range(plan[COUNT]):
        if plan[ORDER + k] >= QUEST and not is_done(row, b, plan[ORDER + k] - QUEST):
            step = plan[ORDER + k] - QUEST
            if is_final(t, step):
                soldiers -= t[c.STEP_COST + step * 6 + r.SOLDIER]
    best = NOTHING
    most = 0.0
    for k in range(row[b + r.STANDING_N]):
        card = row[at(r.STANDING, r.STANDING_CAP, seat, k)]
        needs = t[c.SOLDIERS + card]
        rate = (100.0 if t[c.MUST_FALL + card] else -1.0 * t[c.POINTS + card]) / max(needs, 1)
        held = row[b + r.STOCK + r.SOLDIER] if t[c.MUST_FALL + card] else soldiers
        if needs > held or rate <= 0:
            continue
        if card >= r.GIANTS and card < r.GIANTS + 4:
            above = row[r.ABOVE + card - r.GIANTS] - 1
            full = above >= 0
            if full:
                for space in range(t[c.FIRST + above], t[c.FIRST + above + 1]):
                    if row[r.OPEN + space]:
                        full = False
            if full and rate + 10.0 > most:
                best = a.THAW + above
                most = rate + 10.0
        elif rate > most:
            most = rate
            menace = card - r.MENACES if card < r.ADVISORS else card - r.HELD + r.ADVISORS - r.MENACES
            best = a.VANQUISH + menace
    return best


def act(t: Table, row: Row, seat: int, plan: Ints, out: Ints) -> int:
    """The next number of a seat that carries out its plan; always legal."""
    b = r.SEATS + seat * r.SEAT
    if row[b + r.HALF]:
        return second_half(t, row, seat, b, plan, out)
    if row[b + r.OWES_KEEP] | row[b + r.OWES_SHADOW] | row[b + r.OWES_COVER] | row[b + r.OWES_HOUSE]:
        return answer_duty(t, row, seat, b, plan, out)
    if row[b + r.FOREMAN] or row[b + r.SEARCH]:
        legal(t, row, seat, out)
        return out[0]
    if t[c.BOARDS]:
        found = pay_step(t, row, b, plan)
        if found != NOTHING:
            return found
    if t[c.ADVISED] and not plan[FLAGS] & NO_ADVISORS:
        found = ability_now(t, row, seat, b, plan, out)
        if found != NOTHING:
            return found
    for resource in range(4):
        if row[b + r.STOCK + resource]:
            return place_cube(t, row, b, resource, plan)
    if row[b + r.SELECTED_N]:
        return plan_card(row, seat, b, plan)
    if t[c.KEEPS]:
        found = transmute_now(t, row, b, plan)
        if found != NOTHING:
            return found
    found = finish_work(t, row, b, plan)
    if found != NOTHING:
        return found
    if row[r.PHASE] == r.COMBAT:
        found = fight(t, row, seat, b, plan)
        if found != NOTHING:
            return found
    return a.DONE


def live_round(t: Table, row: Row, seat: int, plan: Ints, out: Ints) -> None:
    """Play the windows of a round for one seat by its plan; the opponent just lets them pass."""
    for _ in range(400):
        if row[r.PHASE] == r.OVER or row[r.PHASE] == r.CHOICE:
            return
        if t[c.PLAYERS] == 2:
            row[r.SEATS + (seat ^ 1) * r.SEAT + r.DONE] = 1
        apply(t, row, seat, act(t, row, seat, plan, out))


def cubes_first(t: Table, row: Row, seat: int, plan: Ints, out: Ints) -> int:
    """Outside windows: a cube in hand is placed before anything else (PLA-9)."""
    b = r.SEATS + seat * r.SEAT
    if row[b + r.HALF] or cubes_in_hand(row, b):
        return act(t, row, seat, plan, out)
    return NOTHING
