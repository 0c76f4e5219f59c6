"""Replays of finished games: step by step, from either seat or with everything open. The link can be shared."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from kingdom.core.state import State
from kingdom.core.view import view
from kingdom.core.viewers import OPEN_TABLE, Viewer
from kingdom.game.redaction import redacted_facts
from kingdom.web.pages.table.table import TABS, TablePage
from kingdom.web.present.table.table import show_table
from kingdom.web.present.table.track import stage
from kingdom.web.render import kept, render, texts_of, wants_fragment
from kingdom.web.router import Router
from kingdom.web.services import the_table
from kingdom.web.tables.tables import TableSnapshot
from kingdom.web.texts import Texts
from kingdom.words.cards import ability
from kingdom.words.numerals import roman

router = Router()

OPEN = "open"


class PhaseMark(NamedTuple):
    """A phase on the slider: where it begins and how long it is, in hundredths of the game."""

    step: int
    x: float
    width: float
    label: str
    stage: str
    now: bool
    round: str
    """The round that begins with it; empty for other phases."""


@dataclass(frozen=True, slots=True)
class Replay:
    """Where a replay stands, and where it can go."""

    step: int
    steps: int
    seat: str
    """`0`, `1` or `open`."""
    seats: tuple[tuple[str, str], ...]
    rounds: tuple[tuple[str, int, bool], ...]
    """Each round: its number, its first step, and whether it is being shown."""
    next: int
    previous: int
    next_phase: int
    previous_phase: int
    done: str
    """What was done in the step, in words."""
    marks: tuple[PhaseMark, ...]
    link: str
    """The link to this step, to share."""


@router.read("/t/{table_id}/replay")
def replay_page(request: Request, table_id: str) -> Response:
    """A finished game after a number of its steps."""
    table = the_table(request, table_id)
    if not table.game.is_over:
        return RedirectResponse(f"/t/{table_id}", 303)
    # A finished game does not change, but its players may still be renamed.
    step, seat = request.query_params.get("step", ""), request.query_params.get("seat", OPEN)
    return kept(request, lambda: _step(request, table, step, seat), table.row.seats)


def _step(request: Request, table: TableSnapshot, step: str, seat: str) -> Response:
    texts = texts_of(request)
    states = _states(table)
    at = min(step_of(step), len(states) - 1)
    viewers: dict[str, Viewer] = {OPEN: OPEN_TABLE, **{str(number): number for number in range(len(table.names))}}
    chosen = seat if seat in viewers else OPEN
    state = states[at]
    # A replay offers no actions.
    seen = replace(view(state, viewers[chosen]), options=(), to_decide=False)
    said, steps = told_by_step(table, viewers[chosen], at)
    shown = show_table(seen, said, texts, names=table.names, bots=table.bots, waiting=_waiting(table, at), steps=steps)
    done = ""
    if at:
        last = table.game.steps[at - 1]
        action = texts.action(last.action, view(last.before, last.seat))
        done = texts.t("replay-done", seat=table.names[last.seat], action=action)
    link = f"{str(request.base_url).rstrip('/')}/t/{table.id}/replay?seat={chosen}&step={at}"
    replay = replay_at(states, at, chosen, table, done, marks=marks_of(states, at, texts), link=link)
    page = TablePage(
        id=table.id,
        base=f"/t/{table.id}",
        version=0,
        client="",
        title=texts.t("replay-title", step=at, steps=replay.steps),
        tab=TABS.get(shown.track.stage, "construction"),
        sheets=("games/replay", *shown.sheets),
        replay=True,
    )
    template = "table/main.html" if wants_fragment(request) else "table/page.html"
    abilities = {piece.face.key: ability(texts, piece.face.key) for piece in shown.drawn if piece.face}
    return render(request, template, table=shown, page=page, replay=replay, abilities=abilities)


def step_of(said: str) -> int:
    """The number of a step from the address; the first one if it is not a number."""
    return int(said) if said.isascii() and said.isdigit() and len(said) < 10 else 0


def _states(table: TableSnapshot) -> list[State]:
    """The game before each of its steps, and at its end."""
    return [*(step.before for step in table.game.steps), table.game.state]


def told_by_step(table: TableSnapshot, viewer: Viewer, upto: int) -> tuple[list[dict[str, Any]], list[int]]:
    """The facts of the first steps of a finished game for a viewer, and after how many steps each fact comes."""
    found: list[dict[str, Any]] = []
    numbers: list[int] = []
    game = table.game
    for number, facts in enumerate((game.opening_facts, *(step.facts for step in game.steps[:upto]))):
        found += redacted_facts(facts, viewer, game.state.rules.names)
        numbers += [number] * (len(found) - len(numbers))
    return found, numbers


def marks_of(states: list[State], at: int, texts: Texts) -> tuple[PhaseMark, ...]:
    """The phases of a game, each with its position on the slider."""
    last = max(len(states) - 1, 1)
    starts = [0]
    for number in range(1, len(states)):
        if (states[number].round, states[number].phase) != (states[number - 1].round, states[number - 1].phase):
            starts.append(number)
    found: list[PhaseMark] = []
    number = 0
    for start, end in zip(starts, [*starts[1:], last], strict=True):
        state = states[start]
        name = roman(state.round) or "none"
        label = texts.t("log-part", round=name, phase=texts.phase(state.phase))
        begins = name if state.round != number and state.round else ""
        number = state.round
        left, width = 100 * start / last, 100 * (end - start) / last
        now = start <= at < end or (at == last == end)
        found.append(PhaseMark(start, _hundredths(left), _hundredths(width), label, stage(state), now, begins))
    return tuple(found)


def _hundredths(number: float) -> float:
    return round(number, 2)


def _waiting(table: TableSnapshot, at: int) -> tuple[int, ...]:
    return (table.game.steps[at].seat,) if at < len(table.game.steps) else ()


def replay_at(
    states: list[State],
    at: int,
    chosen: str,
    table: TableSnapshot,
    done: str,
    *,
    marks: tuple[PhaseMark, ...],
    link: str,
) -> Replay:
    """Where a replay stands after a step, and where it can go from there."""
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
        rounds=tuple((roman(number), begins[number], here.round == number) for number in sorted(begins) if number),
        next=min(at + 1, last),
        previous=max(at - 1, 0),
        next_phase=following,
        previous_phase=start,
        done=done,
        marks=marks,
        link=link,
    )
