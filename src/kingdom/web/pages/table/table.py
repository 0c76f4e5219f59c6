"""The table itself: the page, a fragment of it for the script, and the cover between two people at one screen."""

from __future__ import annotations

from dataclasses import dataclass, replace
from urllib.parse import quote

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from kingdom.core.errors import KingdomError
from kingdom.core.state import Seat
from kingdom.languages import Text
from kingdom.rules.planning import Done
from kingdom.web.errors import NotYours, Problem, problem_of
from kingdom.web.identity import give_cookie
from kingdom.web.lessons.coach import coaching
from kingdom.web.lessons.progress import keep
from kingdom.web.live.presence import has_company
from kingdom.web.pages.forms import text
from kingdom.web.pages.games.score_sheet import end_page
from kingdom.web.pages.table.chat import Absentee, Retraction, absentee, retraction, unread
from kingdom.web.pages.table.join import Invitation, invitation_to
from kingdom.web.pages.table.sitting import FACING_COOKIE, Sitting, advanced, seat_of, sitting_at
from kingdom.web.present.cards.faces import face_of
from kingdom.web.present.lesson import NoteShown, mentioned, note
from kingdom.web.present.table.planning_draft import said_in
from kingdom.web.present.table.table import TableShown, show_table
from kingdom.web.render import render, texts_of, wants_fragment
from kingdom.web.router import Router
from kingdom.web.services import services_of
from kingdom.web.tables.succession import successions
from kingdom.web.tables.tables import TableSnapshot
from kingdom.web.tables.tokens import new_token
from kingdom.web.texts import Texts
from kingdom.words import choices as explained
from kingdom.words.cards import ability

router = Router()

TABS = {"choice": "hand", "planning": "selection", "working": "construction", "combat": "stage", "draft": "duchy"}


@dataclass(frozen=True, slots=True)
class TablePage:
    """What the page contains apart from the table."""

    id: str
    base: str
    version: int
    client: str
    title: str
    tab: str
    draft: str = ""
    """The draft that the player made, as part of the address."""
    sheets: tuple[str, ...] = ()
    """The stylesheets that it needs on top of those of all tables. The page links them, a fragment names them."""
    acting: bool = False
    undo: bool = False
    undo_done: bool = False
    reset: bool = False
    notice: str = ""
    notice_clause: str | None = None
    replay: bool = False
    hand_over: str | None = None
    """The other person at this screen, if they could act."""
    invitation: Invitation | None = None
    """The invitation of a friend who has not come yet."""
    company: bool = False
    """Whether there is more to do here than play."""
    unread: int = 0
    presence: tuple[str, ...] = ("", "")
    retraction: Retraction | None = None
    """What somebody asks of the opponent."""
    successions: tuple[str, ...] = ("", "")
    """For each seat in which a bot took over, a sentence about it."""
    stood_in: str = ""
    """The name of the bot that plays for the viewer, who was absent."""
    absentee: Absentee | None = None
    """The opponent, if they have been absent for too long."""


@router.read("/t/{table_id}")
def table_page(request: Request, table_id: str) -> Response:
    """The table for this browser's seat; when the game is over, the score sheet."""
    try:
        sitting = sitting_at(request, table_id)
    except NotYours:
        table = services_of(request).tables.open(table_id)
        return render(request, "table/seatless.html", 403, table=table, local=services_of(request).settings.local)
    return show(request, sitting)


@router.read("/t/{table_id}/fragment", back="/t/{table_id}")
def table_fragment(request: Request, table_id: str) -> Response:
    """The table without the page around it."""
    return show(request, sitting_at(request, table_id), fragment=True)


def fragment_of(request: Request, sitting: Sitting) -> Response:
    """Just the table, for a running game that is not a lesson."""
    return _shown(request, sitting, True, False, None, None, "")


def show(
    request: Request,
    sitting: Sitting,
    *,
    problem: Problem | None = None,
    fragment: bool = False,
    cover: bool = False,
    objection: Text | None = None,
    draft: str | None = None,
) -> Response:
    """The table, the cover, or the end; with a notice of what went wrong, if something did.

    The draft is the one in the address, unless another one is given. A lesson advances by itself as far as it can, and
    shows its note above the table.
    """
    alone = fragment or wants_fragment(request)
    sitting = advanced(request, sitting)
    session = sitting.session
    lesson = None if session is None else note(session.course, texts_of(request), objection)
    said = said_in(request.query_params) if draft is None else draft
    response = _shown(request, sitting, alone, cover, problem, lesson, said)
    if session is not None:
        keep(response, request, session.progress)
    return response


def _shown(
    request: Request,
    sitting: Sitting,
    alone: bool,
    cover: bool,
    problem: Problem | None,
    lesson: NoteShown | None,
    draft: str,
) -> Response:
    table = sitting.table
    if table.game.is_over:
        return end_page(request, sitting, fragment=alone, lesson=lesson)
    if cover or sitting.covered_for is not None:
        return _cover(request, sitting, alone)
    texts = texts_of(request)
    mode = request.query_params.get("with")
    view = table.view(sitting.viewer)
    if sitting.viewer is not None and table.bots[sitting.viewer] is not None:
        view = replace(view, options=())  # the bot decides until the seat is taken back
    shown = show_table(
        view,
        table.facts(sitting.viewer),
        texts,
        names=table.names,
        bots=table.bots,
        waiting=table.waiting,
        mode=mode,
        draft=None if lesson is not None else draft,
    )
    page = _with_company(request, sitting, page_of(sitting, shown, texts, problem, invitation_to(request, sitting)))
    page = replace(page, successions=successions(texts, table.row.seats))
    if lesson is not None and lesson.tab and not shown.cubes:
        page = replace(page, tab=lesson.tab)
    abilities = {piece.face.key: ability(texts, piece.face.key) for piece in shown.drawn if piece.face}
    template = "table/main.html" if alone else "table/page.html"
    status = problem.status if problem else 200
    coach = coaching(request, table, view, texts) if lesson is None and sitting.viewer is not None else None
    if lesson is not None or (coach and coach.note):
        page = replace(page, sheets=(*page.sheets, "table/lesson"))
    response = render(
        request,
        template,
        status,
        table=shown,
        page=page,
        abilities=abilities,
        lesson=lesson,
        lit=mentioned(None if sitting.session is None else sitting.session.course, view),
        coach=coach.note if coach else None,
    )
    if coach:
        coach.keep(response, request)
    return response


def page_of(
    sitting: Sitting, shown: TableShown, texts: Texts, problem: Problem | None, invitation: Invitation | None
) -> TablePage:
    """What the page of a running game contains apart from the table."""
    table, viewer = sitting.table, sitting.viewer
    back = undoable(table, viewer) if viewer is not None else 0
    others = [seat for seat in sitting.seats if seat != viewer]
    return TablePage(
        id=table.id,
        base=f"/t/{table.id}",
        version=table.version(viewer),
        client=new_token(),
        title=texts.t("table-title", lead=shown.status.lead.rstrip("."), yours="yes" if shown.to_decide else "no"),
        tab=tab_of(shown),
        draft=shown.draft,
        sheets=shown.sheets,
        acting=viewer is not None,
        undo=back > 0,
        undo_done=back > 0 and not shown.to_decide and is_done(table, viewer),
        reset=back > 1 and shown.to_decide,
        notice=texts.problem(problem, table.names) if problem else "",
        notice_clause=problem.clause if problem else None,
        hand_over=table.names[others[0]] if others and table.game.state.phase.window else None,
        invitation=invitation,
    )


def _with_company(request: Request, sitting: Sitting, page: TablePage) -> TablePage:
    """The page with what goes on apart from the game. Loading it counts as being present."""
    table, viewer, chat = sitting.table, sitting.viewer, services_of(request).chat
    if has_company(table):
        for seat in sitting.seats:
            chat.presence.look(table.id, seat)
    asked = retraction(request, sitting, viewer) if viewer is not None and chat.asked(table) else None
    absent = absentee(request, sitting, viewer) if viewer is not None and page.acting else None
    stands_in = None if viewer is None else table.bots[viewer]
    return replace(
        page,
        company=viewer is not None,
        unread=0 if viewer is None or sitting.shared else unread(request, table, viewer),
        presence=chat.presence.states(table),
        retraction=asked,
        stood_in="" if stands_in is None else explained.bot(texts_of(request), stands_in).name,
        absentee=absent if absent is not None and absent.overdue else None,
    )


def tab_of(shown: TableShown) -> str:
    """The part of the table that a small screen should show: where there is something to do."""
    if shown.covering:
        return "duchy"
    if shown.cubes or (shown.mode is not None and any(charter.piece.buttons for charter in shown.bottom.charters)):
        return "construction"
    tab = TABS.get(shown.track.stage, "construction")
    return "selection" if tab == "hand" and shown.alone else tab


def undoable(table: TableSnapshot, seat: Seat) -> int:
    """How many requests of a seat can be taken back, back to the last one that cannot."""
    steps = table.game.steps
    since = next((at + 1 for at in range(len(steps) - 1, -1, -1) if steps[at].barrier is not None), 0)
    return len({step.request for step in steps[since:] if step.seat == seat})


def is_done(table: TableSnapshot, seat: Seat | None) -> bool:
    """Whether the last thing that a seat did was to say that it is done."""
    mine = [step for step in table.game.steps if step.seat == seat]
    return bool(mine) and isinstance(mine[-1].action, Done)


# --- two people at one screen


def _cover(request: Request, sitting: Sitting, fragment: bool) -> Response:
    """The page that is shown while the screen changes hands, with nothing of either side."""
    table = sitting.table
    seat = sitting.covered_for
    if seat is None:
        seat = next(other for other in sitting.seats if other != sitting.viewer)
    back = sitting.viewer if sitting.viewer is not None and undoable(table, sitting.viewer) else None
    view = table.view(None)
    duchy = view.box[view.seats[seat].duchy[0]]
    return render(
        request,
        "table/cover-main.html" if fragment else "table/cover.html",
        table=table,
        seat=seat,
        name=table.names[seat],
        duchy=face_of(duchy, texts_of(request)),
        undoer=back,
        version=table.version(sitting.viewer) if sitting.viewer is not None else 0,
        client=new_token(),
    )


@router.read("/t/{table_id}/cover")
def hand_over(request: Request, table_id: str) -> Response:
    """Cover the table, to hand the screen over."""
    sitting = sitting_at(request, table_id)
    return show(request, sitting, cover=sitting.shared)


@router.write("/t/{table_id}/face", back="/t/{table_id}")
def face(request: Request, table_id: str, form: FormData) -> Response:
    """A person confirms that they are in front of the screen now."""
    _, seat = seat_of(request, table_id, text(form, "seat"))
    response = RedirectResponse(f"/t/{table_id}", 303)
    give_cookie(response, request, FACING_COOKIE, str(seat), path=f"/t/{table_id}")
    return response


def answered(request: Request, sitting: Sitting, error: KingdomError | None = None, *, draft: str = "") -> Response:
    """The response to a form: the table as it is after it, with a notice if the form was refused."""
    if error is not None:
        return show(request, sitting, problem=problem_of(error), draft=draft)
    if wants_fragment(request):
        return show(request, sitting, draft=draft)
    response = RedirectResponse(f"/t/{sitting.table.id}{f'?draft={quote(draft)}' if draft else ''}", 303)
    # The opponent in a lesson moves now, so that the next page has nothing to write.
    if (session := advanced(request, sitting).session) is not None:
        keep(response, request, session.progress)
    return response
