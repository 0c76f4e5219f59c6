"""A closer look: a card, the opponent's Selection, discards, the score so far, the whole chronicle, and why not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from kingdom.core.errors import ActionError, IllegalAction
from kingdom.core.imagine import open_state
from kingdom.core.state import Seat
from kingdom.core.view import View
from kingdom.core.viewers import OPEN_TABLE
from kingdom.web.errors import problem_of
from kingdom.web.pages.forms import OFFER, is_set, not_whole, number_in
from kingdom.web.pages.games.replay import told_by_step
from kingdom.web.pages.table.chat import retraction
from kingdom.web.pages.table.sitting import Sitting, sitting_at
from kingdom.web.present.table.card import card_shown, cards_in_sight
from kingdom.web.present.table.centre import discarded
from kingdom.web.present.table.chronicle import chronicle
from kingdom.web.present.table.menu import Menu
from kingdom.web.present.table.pieces import Pieces
from kingdom.web.present.table.planning_summary import planned_in_short
from kingdom.web.present.table.refusals import spot, step_refused
from kingdom.web.present.table.round import round_in_short, was_fought
from kingdom.web.present.table.seats import seat_panel
from kingdom.web.render import kept, render, texts_of
from kingdom.web.router import Router
from kingdom.web.services import services_of
from kingdom.web.tables.succession import successions
from kingdom.web.tables.tables import TableSnapshot
from kingdom.web.tables.tokens import new_token

router = Router()


def _pieces(request: Request, sitting: Sitting) -> tuple[View, Pieces]:
    texts = texts_of(request)
    view = sitting.table.view(None if sitting.covered_for is not None else sitting.viewer)
    return view, Pieces(view, texts, Menu(view, texts), sitting.table.names)


@router.read("/t/{table_id}/card/{name:path}")
def card_page(request: Request, table_id: str, name: str) -> Response:
    """A card that the viewer can see, at full size, with what can be done with it now."""
    sitting = sitting_at(request, table_id)
    view, pieces = _pieces(request, sitting)
    if sitting.table.game.is_over:
        return _printed(name, view)
    found = cards_in_sight(view).get(name)
    if found is None:
        raise HTTPException(404)
    shown = card_shown(found, pieces, sitting.table.game.state if view.seat is not None else None)
    return render(
        request,
        "table/card.html",
        card=shown,
        base=f"/t/{table_id}",
        client=new_token(),
        version=sitting.table.version(view.seat),
        seat=view.seat,
    )


def _printed(name: str, view: View) -> Response:
    """After the end, and in replays, a card is shown as printed."""
    cards = view.rules.names.find(name)
    if not cards:
        raise HTTPException(404)
    return RedirectResponse(f"/cards/{view.box[cards[0]].key}?side={view.rules.settings.side}", 303)


@router.read("/t/{table_id}/seat/{seat}")
def selection_page(request: Request, table_id: str, seat: str) -> Response:
    """The Selection of a seat, as far as the viewer can see it."""
    chosen = number_in(seat)
    sitting = sitting_at(request, table_id)
    view, pieces = _pieces(request, sitting)
    panel = next((one for one in view.seats if one.seat == chosen), None)
    if panel is None:
        raise HTTPException(404)
    shown = seat_panel(panel, pieces, open_state(view), sitting.table.bots[chosen])
    return render(request, "table/selection.html", seat=shown, base=f"/t/{table_id}")


@router.read("/t/{table_id}/discards")
def discards_page(request: Request, table_id: str) -> Response:
    """The discards that are face up."""
    _, pieces = _pieces(request, sitting_at(request, table_id))
    cards, hidden = discarded(pieces)
    return render(request, "table/discards.html", cards=cards, hidden=hidden, base=f"/t/{table_id}")


@router.read("/t/{table_id}/score")
def score_page(request: Request, table_id: str) -> Response:
    """What everybody would score if the game ended now, from what the viewer knows."""
    sitting = sitting_at(request, table_id)
    view, pieces = _pieces(request, sitting)
    state = open_state(view)
    panels = [seat_panel(seat, pieces, state, sitting.table.bots[seat.seat]) for seat in view.seats]
    sources = dict.fromkeys(line.source for panel in panels for line in panel.score)
    return render(request, "table/score.html", panels=panels, sources=list(sources), base=f"/t/{table_id}")


@router.read("/t/{table_id}/round/{number}")
def round_page(request: Request, table_id: str, number: str) -> Response:
    """A finished round in short; if its Production was already seen, only if something was done afterwards."""
    played, if_fought = number_in(number), is_set(request.query_params, "fought")
    sitting = sitting_at(request, table_id)
    viewer = None if sitting.covered_for is not None else sitting.viewer
    table, texts = sitting.table, texts_of(request)
    if played < 1:
        raise HTTPException(404)
    shown = round_in_short(table.game, table.facts(viewer), viewer, played, texts, names=table.names, bots=table.bots)
    if shown is None or (if_fought and not was_fought(table.game, played)):
        raise HTTPException(404)
    return render(request, "table/round.html", round=shown, base=f"/t/{table_id}")


@router.read("/t/{table_id}/round/{number}/planning")
def planned_page(request: Request, table_id: str, number: str) -> Response:
    """A finished Planning in short."""
    played = number_in(number)
    sitting = sitting_at(request, table_id)
    viewer = None if sitting.covered_for is not None else sitting.viewer
    table = sitting.table
    shown = planned_in_short(table.view(viewer), table.facts(viewer), played, texts_of(request), names=table.names)
    if shown is None:
        raise HTTPException(404)
    return render(request, "table/planned.html", planned=shown, base=f"/t/{table_id}")


@router.read("/t/{table_id}/log")
def log_page(request: Request, table_id: str) -> Response:
    """The whole chronicle."""
    sitting = sitting_at(request, table_id)
    table = sitting.table
    if table.game.is_over:
        if request.url.query:
            return RedirectResponse(f"/t/{table_id}/log", 303)  # one address, so that it is made once
        # A finished game does not change, but its players may still be renamed.
        return kept(request, lambda: _whole_log(request, table), table.row.seats)
    viewer = None if sitting.covered_for is not None else sitting.viewer
    return _log(request, table, table.facts(viewer), viewer)


def _whole_log(request: Request, table: TableSnapshot) -> Response:
    """The chronicle of a finished game: nothing is hidden any more, and each line links to its step."""
    facts, steps = told_by_step(table, OPEN_TABLE, len(table.game.steps))
    return _log(request, table, facts, None, steps)


def _log(
    request: Request,
    table: TableSnapshot,
    facts: Sequence[Mapping[str, Any]],
    viewer: Seat | None,
    steps: Sequence[int] | None = None,
) -> Response:
    rules, texts = table.game.state.rules, texts_of(request)
    lines = chronicle(facts, texts, table.names, rules, viewer=viewer, quiet=False, steps=steps)
    notes = successions(texts, table.row.seats, over=table.game.is_over)
    return render(request, "table/log.html", lines=lines, base=f"/t/{table.id}", table=table, successions=notes)


@router.read("/t/{table_id}/why")
def why_page(request: Request, table_id: str) -> Response:
    """Why something cannot be done now: the sentence and its clause."""
    sitting, do = sitting_at(request, table_id), request.query_params.get("do", "")
    texts = texts_of(request)
    table = sitting.table
    sentence, clause, shows = texts.t("why-possible"), None, ""
    view = table.view(sitting.viewer)
    if sitting.viewer is None:
        sentence = texts.t("why-spectator")
    else:
        try:
            if refused := step_refused(do, view, texts):
                sentence, clause, shows = refused.sentence, refused.clause, refused.shows
            elif do == "undo":
                table.undone(sitting.viewer, "why")
            elif do == OFFER:
                raise not_whole(OFFER, table.game.state.rules.actions())
            else:
                services_of(request).tables.check(table_id, sitting.viewer, [do[:300]])
        except ActionError as error:
            sentence = texts.problem(problem_of(error), table.names)
            clause = error.clause if isinstance(error, IllegalAction) else None
            shows = spot(error.reason.id, view) if clause else ""
    asks = retraction(request, sitting, sitting.viewer) if do == "undo" and sitting.viewer is not None else None
    return render(
        request,
        "table/why.html",
        sentence=sentence,
        clause=clause,
        shows=shows,
        base=f"/t/{table_id}",
        retraction=asks,
        seat=sitting.viewer,
    )
