"""A closer look: a card, the opponent's Selection, discards, the score so far, the whole chronicle, and why not."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.exceptions import HTTPException
from starlette.responses import RedirectResponse, Response

from kingdom.core.errors import ActionError, IllegalAction
from kingdom.core.imagine import open_state
from kingdom.core.view import View
from kingdom.core.viewers import OPEN_TABLE
from kingdom.web.access import the_tables
from kingdom.web.errors import problem_of
from kingdom.web.keys import new_token
from kingdom.web.pages.company import retraction
from kingdom.web.pages.forms import OFFER, not_whole
from kingdom.web.pages.replays import told_by_step
from kingdom.web.pages.sitting import Sitting, sitting_at
from kingdom.web.present.cardpage import card_shown, cards_in_sight
from kingdom.web.present.chronicle import chronicle
from kingdom.web.present.menu import Menu
from kingdom.web.present.middle import discarded
from kingdom.web.present.pieces import Pieces
from kingdom.web.present.planned import planned_in_short
from kingdom.web.present.refusing import spot, step_refused
from kingdom.web.present.rounds import round_in_short, was_fought
from kingdom.web.present.seats import seat_panel
from kingdom.web.rendering import render, texts_of

router = APIRouter()


def _pieces(request: Request, sitting: Sitting) -> tuple[View, Pieces]:
    texts = texts_of(request)
    view = sitting.table.view(None if sitting.covered_for is not None else sitting.viewer)
    return view, Pieces(view, texts, Menu(view, texts), sitting.table.names)


@router.get("/t/{table_id}/card/{name:path}")
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
        "card.html",
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


@router.get("/t/{table_id}/seat/{seat}")
def selection_page(request: Request, table_id: str, seat: int) -> Response:
    """The Selection of a seat, as far as the viewer can see it."""
    sitting = sitting_at(request, table_id)
    view, pieces = _pieces(request, sitting)
    panel = next((one for one in view.seats if one.seat == seat), None)
    if panel is None:
        raise HTTPException(404)
    shown = seat_panel(panel, pieces, open_state(view), sitting.table.bots[seat])
    return render(request, "selection.html", seat=shown, base=f"/t/{table_id}")


@router.get("/t/{table_id}/discards")
def discards_page(request: Request, table_id: str) -> Response:
    """The discards that are face up."""
    _, pieces = _pieces(request, sitting_at(request, table_id))
    cards, hidden = discarded(pieces)
    return render(request, "discards.html", cards=cards, hidden=hidden, base=f"/t/{table_id}")


@router.get("/t/{table_id}/score")
def score_page(request: Request, table_id: str) -> Response:
    """What everybody would score if the game ended now, from what the viewer knows."""
    sitting = sitting_at(request, table_id)
    view, pieces = _pieces(request, sitting)
    state = open_state(view)
    panels = [seat_panel(seat, pieces, state, sitting.table.bots[seat.seat]) for seat in view.seats]
    sources = dict.fromkeys(line.source for panel in panels for line in panel.score)
    return render(request, "score.html", panels=panels, sources=list(sources), base=f"/t/{table_id}")


@router.get("/t/{table_id}/round/{number}")
def round_page(request: Request, table_id: str, number: int, fought: bool = False) -> Response:
    """A finished round in short; if its Production was already seen, only if something was done afterwards."""
    sitting = sitting_at(request, table_id)
    viewer = None if sitting.covered_for is not None else sitting.viewer
    shown = round_in_short(sitting.table, viewer, number, texts_of(request)) if number > 0 else None
    if shown is None or (fought and not was_fought(sitting.table, number)):
        raise HTTPException(404)
    return render(request, "round.html", round=shown, base=f"/t/{table_id}")


@router.get("/t/{table_id}/round/{number}/planning")
def planned_page(request: Request, table_id: str, number: int) -> Response:
    """A finished Planning in short."""
    sitting = sitting_at(request, table_id)
    viewer = None if sitting.covered_for is not None else sitting.viewer
    shown = planned_in_short(sitting.table, viewer, number, texts_of(request))
    if shown is None:
        raise HTTPException(404)
    return render(request, "planned.html", planned=shown, base=f"/t/{table_id}")


@router.get("/t/{table_id}/log")
def log_page(request: Request, table_id: str) -> Response:
    """The whole chronicle."""
    sitting = sitting_at(request, table_id)
    texts = texts_of(request)
    viewer = None if sitting.covered_for is not None else sitting.viewer
    table = sitting.table
    rules = table.view(viewer).rules
    steps: list[int] | None = None
    facts = table.facts(viewer)
    if table.game.is_over:
        # Nothing is hidden any more, and each line links to its step.
        viewer = None
        facts, steps = told_by_step(table, OPEN_TABLE, len(table.game.steps))
    lines = chronicle(facts, texts, table.names, rules, viewer=viewer, quiet=False, steps=steps)
    return render(request, "log.html", lines=lines, base=f"/t/{table_id}", table=table)


@router.get("/t/{table_id}/why")
def why_page(request: Request, table_id: str, do: str = "") -> Response:
    """Why something cannot be done now: the sentence and its clause."""
    sitting = sitting_at(request, table_id)
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
                the_tables(request).check(table_id, sitting.viewer, [do[:300]])
        except ActionError as error:
            sentence = texts.problem(problem_of(error), table.names)
            clause = error.clause if isinstance(error, IllegalAction) else None
            shows = spot(error.reason.id, view) if clause else ""
    asks = retraction(request, sitting, sitting.viewer) if do == "undo" and sitting.viewer is not None else None
    return render(
        request,
        "why.html",
        sentence=sentence,
        clause=clause,
        shows=shows,
        base=f"/t/{table_id}",
        retraction=asks,
        seat=sitting.viewer,
    )
