"""Home, and opening a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fastapi import APIRouter, Request
from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.responses import RedirectResponse, Response

from kingdom.bots.bot import BotError
from kingdom.bots.registry import check_bots
from kingdom.game.config import WITH_DECKS, ConfigurationError
from kingdom.rulebook.chapters import chapters
from kingdom.store import Visit
from kingdom.web.access import browser_of, know_browser, sit_down, the_deals, the_tables
from kingdom.web.coaching import COACHED
from kingdom.web.errors import CannotBeReplayed, Problem, problem_of
from kingdom.web.pages.forms import TheForm, text, texts
from kingdom.web.pages.joining import keep_invitation
from kingdom.web.pages.naming import clean_name, remember_name, said_name
from kingdom.web.pages.remembering import last_form, remember_form
from kingdom.web.present.deals import deal_shown
from kingdom.web.present.games import GameListed, best_medals, finished_games, listed
from kingdom.web.present.newgame import new_game, scenario_cards
from kingdom.web.present.rulebook import drawn
from kingdom.web.present.wanted import EASY, MIDDLE, Wanted, wanted
from kingdom.web.rendering import render, texts_of
from kingdom.web.service import SeatRow, Tables
from kingdom.web.texts import Texts
from kingdom.words import choices as explained

router = APIRouter()

TO_GO_ON_WITH = 4
QUICK: dict[str, dict[str, str]] = {
    "bot": {"mode": "bot", "modules": WITH_DECKS},
    "alone": {"mode": "solo", "modules": WITH_DECKS},
    "learning": {"mode": "bot", "modules": "", "side": "A"},
    "coach": {"mode": "bot", "modules": "", "side": "A"},
}
"""Games that start with one click. The first one is played on side A, as the printed rules advise (SET-3)."""


HERO = next(
    figure
    for chapter in chapters()
    if chapter.key == "choice"
    for figure in chapter.figures
    if "?" in (figure.right or ())
)
"""The illustration of the game: two areas, and a card face down."""


@router.get("/")
def home(request: Request) -> Response:
    """Home: continue a game, start one at once, or set one up."""
    words = texts_of(request)
    tables = the_tables(request)
    browser = browser_of(request)
    visits = tables.visited(browser) if browser else []
    going = _going(visits, tables, words)
    said, modules = last_form(request)
    today = the_deals(request).find(the_deals(request).today().isoformat())
    return render(
        request,
        "home.html",
        going=going,
        more_going=sum(visit.table.result is None for visit in visits) - len(going),
        form=new_game(words, said, modules),
        scenarios=scenario_cards(words, best_medals(visits)),
        finished=finished_games(visits, words)[:3],
        name=said_name(request),
        other_name=clean_name(said.get("other-name", "")),
        hero=drawn(HERO, words),
        today=None if today is None else deal_shown(today, words),
    )


@router.get("/new")
def new_page(request: Request, scenario: str = "") -> Response:
    """Set up a game; or a scenario with its story."""
    if scenario and scenario not in the_tables(request).content.scenarios:
        raise HTTPException(404)
    said, modules = last_form(request)
    return new_form_page(request, {**said, "scenario": scenario, "name": said_name(request)}, modules)


def new_form_page(
    request: Request, said: Mapping[str, str], modules: Sequence[str] | None, refused: Problem | None = None
) -> Response:
    """The form for a new game; if it was refused, with what was filled in and what is wrong."""
    words = texts_of(request)
    browser = browser_of(request)
    visits = the_tables(request).visited(browser) if browser else []
    cards = {card.key: card for card in scenario_cards(words, best_medals(visits))}
    scenario = cards.get(said.get("scenario", ""))
    return render(
        request,
        "scenario.html" if scenario else "new.html",
        refused.status if refused else 200,
        scenario=scenario,
        form=new_game(words, said, modules),
        name=clean_name(said.get("name", "")),
        other_name=clean_name(said.get("other-name", "")),
        refused=words.problem(refused) if refused else "",
    )


def _going(visits: Sequence[Visit], tables: Tables, words: Texts) -> list[GameListed]:
    """Games to continue, each with its current state."""
    found: list[GameListed] = []
    for visit in visits:
        if visit.table.result is None and len(found) < TO_GO_ON_WITH:
            try:
                table = tables.open(visit.table.id)
            except CannotBeReplayed:
                continue
            seats = [viewer for viewer in visit.viewers if viewer is not None]
            owing = [seat for seat in table.game.waiting() if seat in seats]
            viewer = owing[0] if owing else seats[0] if seats else None
            status = words.status(table.view(viewer), table.game.waiting(), table.names)
            where = words.t("going-round", round=table.view(viewer).round, status=status)
            found.append(listed(visit, words, where))
    return found


# --- opening a table


@router.post("/tables")
def open_table(request: Request, form: TheForm) -> Response:
    """Open a table as the form says, sit down at it, and go there."""
    words = texts_of(request)
    tables = the_tables(request)
    fields, modules = _fields(form)
    game = wanted(fields, modules, tables.content)
    level = EASY if fields.get("quick") in ("learning", "coach") else MIDDLE if "quick" in fields else game.level
    seats = _seats(game._replace(level=level), form, words, request)
    invited = [1 - game.own_seat] if game.mode == "link" else []
    try:
        check_bots(seat.bot for seat in seats)
        coached = COACHED if fields.get("quick") == "coach" else None
        new = tables.create(game.options, seats, invited=invited, origin=coached)
    except (ConfigurationError, BotError) as error:
        return new_form_page(request, fields, modules, problem_of(error))
    response = RedirectResponse(f"/t/{new.table_id}/invite" if invited else f"/t/{new.table_id}", 303)
    remember_name(response, request, text(form, "name"))
    if "quick" not in fields and "scenario" not in fields:
        remember_form(response, request, fields, modules)
    browser = know_browser(response, request)
    for seat, token in enumerate(new.seat_tokens):
        if token is not None and seat in invited:
            keep_invitation(response, request, new.table_id, token)
        elif token is not None:
            sit_down(response, request, new.table_id, seat, token)
            tables.remember(browser, new.table_id, seat)
    return response


def _fields(form: FormData) -> tuple[dict[str, str], list[str]]:
    """The fields of the form, or those of a quick start."""
    quick = QUICK.get(text(form, "quick"))
    if quick is not None:
        return {**quick, "quick": text(form, "quick")}, quick["modules"].split()
    return {name: value for name, value in form.items() if isinstance(value, str)}, texts(form, "modules")


def _seats(game: Wanted, form: FormData, words: Texts, request: Request) -> list[SeatRow]:
    own = clean_name(text(form, "name")) or said_name(request) or words.t("default-name-own")
    if game.mode == "solo":
        return [SeatRow(own)]
    if game.mode == "bot":
        other = SeatRow(explained.bot(words, game.level).name, game.level)
    else:
        other = SeatRow(clean_name(text(form, "other-name")) or words.t("default-name-other"))
    return [SeatRow(own), other] if game.own_seat == 0 else [other, SeatRow(own)]
