"""Replays of finished games: step by step, from either seat or with everything open. The link can be shared."""

from __future__ import annotations

from dataclasses import dataclass, replace

from fastapi import APIRouter, Request
from starlette.responses import RedirectResponse, Response

from kingdom.core.events import Fact
from kingdom.core.state import State
from kingdom.core.view import view
from kingdom.core.viewers import OPEN_TABLE, Viewer
from kingdom.game.telling import told
from kingdom.web.access import the_table
from kingdom.web.pages.table import TABS, TablePage
from kingdom.web.present.table import show_table
from kingdom.web.present.track import ROMAN
from kingdom.web.rendering import kept, render, texts_of, wants_fragment
from kingdom.web.service import TableNow
from kingdom.words.cards import ability

router = APIRouter()

OPEN = "open"


@dataclass(frozen=True, slots=True)
class Replay:
    """Where a replay stands, and where it can go."""

    step: int
    steps: int
    seat: str
    """`0`, `1` or `open`."""
    seats: tuple[tuple[str, str], ...]
    rounds: tuple[tuple[str, int, bool], ...]
    """Each round: its number, the step that it begins with, and whether it is being shown."""
    next_phase: int
    previous_phase: int
    done: str
    """What was done in the step, in words."""


@router.get("/t/{table_id}/replay")
def replay_page(request: Request, table_id: str, step: str = "", seat: str = OPEN) -> Response:
    """A finished game after so many steps."""
    table = the_table(request, table_id)
    if not table.game.is_over:
        return RedirectResponse(f"/t/{table_id}", 303)
    # A game that is over does not change; who sat at it may still get another name.
    return kept(request, lambda: _step(request, table, step, seat), table.row.seats)


def _step(request: Request, table: TableNow, step: str, seat: str) -> Response:
    texts = texts_of(request)
    states = _states(table)
    at = min(int(step), len(states) - 1) if step.isascii() and step.isdigit() and len(step) < 10 else 0
    viewers: dict[str, Viewer] = {OPEN: OPEN_TABLE, **{str(number): number for number in range(len(table.names))}}
    chosen = seat if seat in viewers else OPEN
    state = states[at]
    # Nothing can be done in a replay, so nothing is offered.
    seen = replace(view(state, viewers[chosen]), options=(), to_decide=False)
    facts: list[Fact] = list(table.game.opening_facts)
    for played in table.game.steps[:at]:
        facts += played.facts
    said = [told(fact, viewers[chosen], state.rules.names) for fact in facts]
    shown = show_table(
        seen, [fact for fact in said if fact], texts, names=table.names, bots=table.bots, waiting=_waiting(table, at)
    )
    done = ""
    if at:
        last = table.game.steps[at - 1]
        action = texts.action(last.action, view(last.before, last.seat))
        done = texts.t("replay-done", seat=table.names[last.seat], action=action)
    replay = _replay(states, at, chosen, table, done)
    page = TablePage(
        id=table.id,
        base=f"/t/{table.id}",
        version=0,
        client="",
        title=texts.t("replay-title", step=at, steps=replay.steps),
        tab=TABS.get(shown.track.stage, "construction"),
        replay=True,
    )
    template = "table/main.html" if wants_fragment(request) else "table/page.html"
    abilities = {piece.face.key: ability(texts, piece.face.key) for piece in shown.drawn if piece.face}
    return render(request, template, table=shown, page=page, replay=replay, abilities=abilities)


def _states(table: TableNow) -> list[State]:
    """The game before each of its steps, and at its end."""
    return [*(step.before for step in table.game.steps), table.game.state]


def _waiting(table: TableNow, at: int) -> tuple[int, ...]:
    return (table.game.steps[at].seat,) if at < len(table.game.steps) else ()


def _replay(states: list[State], at: int, chosen: str, table: TableNow, done: str) -> Replay:
    last = len(states) - 1
    begins: dict[int, int] = {}
    for number, state in enumerate(states):
        begins.setdefault(state.round, number)
    here = states[at]
    following = next((n for n in range(at + 1, last + 1) if states[n].phase is not here.phase), last)
    before = next((n for n in range(at - 1, -1, -1) if states[n].phase is not here.phase), 0)
    start = next((n for n in range(before, -1, -1) if states[n].phase is not states[before].phase), -1) + 1
    return Replay(
        step=at,
        steps=last,
        seat=chosen,
        seats=((OPEN, ""), *((str(number), name) for number, name in enumerate(table.names))),
        rounds=tuple((ROMAN[number - 1], begins[number], here.round == number) for number in sorted(begins) if number),
        next_phase=following,
        previous_phase=start,
        done=done,
    )
