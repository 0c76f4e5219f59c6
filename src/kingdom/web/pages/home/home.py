"""Home, and opening a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import partial

from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from kingdom.bots.bot import BotError
from kingdom.bots.registry import MIDDLE, check_bots
from kingdom.game.config import WITH_DECKS, ConfigurationError
from kingdom.review.puzzles import of_day
from kingdom.store import Visit
from kingdom.web.errors import CannotBeReplayed, Problem, problem_of
from kingdom.web.identity import know_browser, sit_down
from kingdom.web.lessons.coach import COACHED
from kingdom.web.lessons.puzzles import courses
from kingdom.web.pages.forms import text, texts
from kingdom.web.pages.home.saved_form import last_form, remember_form
from kingdom.web.pages.player_name import clean_name, remember_name, said_name
from kingdom.web.pages.spoilers import listed_visits
from kingdom.web.pages.table.join import keep_invitation
from kingdom.web.present.games.list import best_medals
from kingdom.web.present.games.new_game import new_game, scenario_cards
from kingdom.web.present.games.new_game_form import ALONE, EASY, MODES, NewGameRequest, is_for_one, wanted
from kingdom.web.present.home import (
    GameCard,
    cards_named,
    deal_of_the_day,
    finished_card,
    progress_in_short,
    puzzle_of_the_day,
    running_card,
)
from kingdom.web.render import render, texts_of
from kingdom.web.router import Cost, Router
from kingdom.web.services import services_of
from kingdom.web.tables.tables import SeatRow, Tables
from kingdom.web.texts import Texts
from kingdom.words import choices as explained

router = Router()

MOST_CARDS = 3
"""How many games are on the home page; the others are on the list of games."""
MOST_LOOKED_AT = 20
"""How many running games are opened to find those that wait for this browser."""
QUICK: dict[str, dict[str, str]] = {
    "bot": {"mode": "bot", "modules": WITH_DECKS},
    "alone": {"mode": "solo", "modules": WITH_DECKS},
    "learning": {"mode": "bot", "modules": "", "side": "A"},
    "coach": {"mode": "bot", "modules": "", "side": "A"},
}
"""Games that start with one click. The first one is played on side A, as the printed rules advise (SET-3)."""


@router.read("/")
def home(request: Request) -> Response:
    """Home: the way into a game; for a browser with games, those come first."""
    words, services = texts_of(request), services_of(request)
    visits = listed_visits(request)
    said, modules = last_form(request)
    deals = services.deals
    deal = deals.find(deals.today().isoformat())
    games = _running(visits, services.tables, words)
    solved = courses(request)
    puzzle = of_day(deals.today())
    return render(
        request,
        "home/home.html",
        returning=bool(visits),
        games=_shown(games, visits, words),
        running=sum(visit.table.result is None for visit in visits),
        turns=sum(game.is_yours for game in games),
        form=new_game(words, said, modules, seconds=services.settings.bot_seconds),
        scenarios=scenario_cards(words, best_medals(visits)),
        name=said_name(request),
        other_name=clean_name(said.get("other-name", "")),
        today=None if deal is None else deal_of_the_day(deal, visits, deals.today(), words),
        puzzle=puzzle_of_the_day(puzzle.number, words.language),
        puzzle_course=solved[puzzle.number - 1],
        solved=sum(course.is_solved for course in solved),
        progress=progress_in_short(visits, words.content),
        cards_named=partial(cards_named, words),
    )


@router.read("/new")
def new_page(request: Request) -> Response:
    """Set up a game; or a scenario with its story."""
    scenario = request.query_params.get("scenario", "")
    if scenario and scenario not in services_of(request).tables.content.scenarios:
        raise HTTPException(404)
    said, modules = last_form(request)
    mode = request.query_params.get("mode", "")
    asked = {"mode": ALONE if scenario else mode} if scenario or mode in MODES else {}
    return new_form_page(request, {**said, **asked, "scenario": scenario, "name": said_name(request)}, modules)


def new_form_page(
    request: Request, said: Mapping[str, str], modules: Sequence[str] | None, refused: Problem | None = None
) -> Response:
    """The form for a new game; if it was refused, with what was filled in and what is wrong."""
    words = texts_of(request)
    visits = listed_visits(request)
    cards = {card.key: card for card in scenario_cards(words, best_medals(visits))}
    scenario = cards.get(said.get("scenario", "")) if is_for_one(said) else None
    return render(
        request,
        "home/scenario.html" if scenario else "home/new.html",
        refused.status if refused else 200,
        scenario=scenario,
        scenarios=tuple(cards.values()),
        form=new_game(words, said, modules, seconds=services_of(request).settings.bot_seconds),
        name=clean_name(said.get("name", "")),
        other_name=clean_name(said.get("other-name", "")),
        refused=words.problem(refused) if refused else "",
    )


def _running(visits: Sequence[Visit], tables: Tables, words: Texts) -> list[GameCard]:
    """Games to continue, each with its current state: those that wait for this browser first."""
    found: list[GameCard] = []
    for visit in visits:
        if visit.table.result is None and len(found) < MOST_LOOKED_AT:
            with suppress(CannotBeReplayed):
                seats = [viewer for viewer in visit.viewers if viewer is not None]
                table = tables.open(visit.table.id)
                owing = [seat for seat in table.waiting if seat in seats]
                viewer = owing[0] if owing else seats[0] if seats else None
                found.append(running_card(table.row, table.view(viewer), table.waiting, seats, words))
    return sorted(found, key=lambda game: not game.is_yours)


def _shown(games: Sequence[GameCard], visits: Sequence[Visit], words: Texts) -> list[GameCard]:
    """The games on the page; where few are running, the last ones that are over."""
    over = [visit for visit in visits if visit.table.result is not None]
    return [*games, *(finished_card(visit, words) for visit in over[:MOST_CARDS])][:MOST_CARDS]


# --- opening a table


@router.write("/tables", Cost.TABLE, back="/new")
def open_table(request: Request, form: FormData) -> Response:
    """Open a table as the form says, sit down at it, and go there."""
    words = texts_of(request)
    tables = services_of(request).tables
    fields, modules = _fields(form)
    game = wanted(fields, modules, tables.content)
    level = EASY if fields.get("quick") in ("learning", "coach") else MIDDLE if "quick" in fields else game.level
    seats = _seats(game._replace(level=level), form, words, request)
    invited = [1 - game.own_seat] if game.mode == "link" else []
    try:
        check_bots(seat.bot for seat in seats)
        coached = COACHED if fields.get("quick") == "coach" else None
        new = tables.create(game.options.given(), seats, invited=invited, origin=coached)
    except (ConfigurationError, BotError) as error:
        return new_form_page(request, fields, modules, problem_of(error))
    response = RedirectResponse(f"/t/{new.table_id}/invite" if invited else f"/t/{new.table_id}", 303)
    remember_name(response, request, text(form, "name"))
    if "quick" not in fields and game.options.scenario is None:
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


def _seats(game: NewGameRequest, form: FormData, words: Texts, request: Request) -> list[SeatRow]:
    own = clean_name(text(form, "name")) or said_name(request) or words.t("default-name-own")
    if game.mode == ALONE:
        return [SeatRow(own)]
    if game.mode == "bot":
        bot = game.bot(services_of(request).settings.bot_seconds)
        other = SeatRow(explained.bot(words, bot).name, bot)
    else:
        other = SeatRow(clean_name(text(form, "other-name")) or words.t("default-name-other"))
    return [SeatRow(own), other] if game.own_seat == 0 else [other, SeatRow(own)]
