"""The flow of a game while nobody owes a decision: phases, windows and rounds (SET-6, PRO-7, CON-8, CON-12)."""

from __future__ import annotations

from kingdom.fast import columns as c
from kingdom.fast import row as r
from kingdom.fast.advisors import has_calamity
from kingdom.fast.choice import clear_areas, deal_round
from kingdom.fast.combat import end_combat
from kingdom.fast.limits import POSITION, TABLE
from kingdom.fast.menace import cross
from kingdom.fast.planning import open_planning
from kingdom.fast.production import produce
from kingdom.fast.quest import settle_first
from kingdom.fast.solo import end_solo_choice, open_solo_choice
from kingdom.native import entry
from kingdom.native.memory import Row, Table


def next_round(t: Table, row: Row) -> None:
    """SET-6: a new round begins: abilities are ready again (ADV-8), and the Choice is dealt."""
    row[r.ROUND] += 1
    if t[c.ADVISED]:
        for card in range(r.ADVISORS, r.HELD):
            status = row[r.STATUS + card]
            if status == r.SPENT or status == r.SPENT + 1:
                row[r.STATUS + card] = status - r.SPENT + r.SERVING
    _begin(row, r.CHOICE)
    if t[c.PLAYERS] == 1:
        open_solo_choice(t, row)
    else:
        deal_round(t, row)


def _begin(row: Row, phase: int) -> None:
    row[r.PHASE] = phase
    row[r.TURN] = 0
    row[r.SEATS + r.DONE] = 0
    row[r.SEATS + r.SEAT + r.DONE] = 0


@entry(t=TABLE, row=POSITION)
def start(t: Table, row: Row) -> None:
    """From set-up to the first decision: the draft (ADV-1), or round 1."""
    if t[c.DRAFTED]:
        _begin(row, r.DRAFT)
        for seat in range(t[c.PLAYERS]):
            row[r.SEATS + seat * r.SEAT + r.OWES_KEEP] = 1
    else:
        next_round(t, row)


def next_phase(t: Table, row: Row) -> None:
    """Nobody owes a decision any longer: the phase ends, and the next one begins."""
    phase = row[r.PHASE]
    lost = False
    if phase != r.CHOICE and t[c.BOARDS]:
        settle_first(t, row)
    if phase == r.CHOICE:
        clear_areas(row)
        if t[c.PLAYERS] == 1:
            end_solo_choice(row)
    elif phase == r.PLANNING and t[c.MENACED]:
        cross(t, row)
    elif phase == r.COMBAT:
        lost = end_combat(t, row)
    elif phase == r.LAST:
        row[r.SEATS + r.FORESEEN] = 0
        row[r.SEATS + r.SEAT + r.FORESEEN] = 0
    if lost or phase == r.LAST:
        row[r.PHASE] = r.OVER
        return
    final = phase == r.COMBAT or (phase == r.EXPLORATION and not t[c.MENACED])
    if phase == r.DRAFT or (final and row[r.ROUND] < r.ROUNDS):
        next_round(t, row)
        return
    following = r.LAST if final else phase + 1
    _begin(row, following)
    if following == r.PLANNING:
        if open_planning(t, row):
            row[r.PHASE] = r.OVER
    elif following <= r.EXPLORATION:
        produce(t, row, following - r.MATERIALS)
    elif following == r.LAST:
        for seat in range(t[c.PLAYERS]):
            row[r.SEATS + seat * r.SEAT + r.FORESEEN] = has_calamity(row, seat)
