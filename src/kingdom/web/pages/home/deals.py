"""Challenges and the deal of the day: what is played, a start button, and the results for whoever has finished."""

from __future__ import annotations

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from kingdom.bots.bot import BotError
from kingdom.bots.registry import check_bots
from kingdom.core.reasons import why
from kingdom.game.config import ConfigurationError
from kingdom.store import DealRow
from kingdom.web.deals.deals import challengeable
from kingdom.web.errors import NotYours, problem_of
from kingdom.web.identity import BROWSER_COOKIE, browser_of, give_cookie, know_browser, sit_down
from kingdom.web.pages.forms import text, texts
from kingdom.web.pages.home.home import new_form_page
from kingdom.web.pages.player_name import clean_name, remember_name, said_name
from kingdom.web.pages.table.sitting import sitting_at
from kingdom.web.present.games.deals import deal_shown, standings
from kingdom.web.present.games.new_game_form import wanted
from kingdom.web.present.qr import qr_code
from kingdom.web.render import render, texts_of
from kingdom.web.router import Cost, Router
from kingdom.web.services import services_of
from kingdom.web.tables.tables import SeatRow
from kingdom.web.tables.tokens import new_token
from kingdom.words import choices as explained

router = Router()

TODAY = "today"


@router.read("/deals/today")
def today(request: Request) -> Response:
    """Today's deal is at the address of its date, so that it can be found again."""
    return RedirectResponse(f"/deals/{services_of(request).deals.today().isoformat()}", 303)


@router.read("/deals/{deal_id}")
def deal_page(request: Request, deal_id: str) -> Response:
    """A deal. How others did is shown once this browser's own game is over. Nothing is written here."""
    deals, words = services_of(request).deals, texts_of(request)
    deal = deals.get(deal_id)
    mine = deals.mine(deal_id, browser_of(request))
    done = mine if mine is not None and mine.result is not None else None
    over = done is not None
    rows = standings(deal, deals.results(deal_id), deals.of_bots(deal_id), done.id, words) if done is not None else []
    link = f"{str(request.base_url).rstrip('/')}/deals/{deal_id}"
    response = render(
        request,
        "home/deal.html",
        deal=deal_shown(deal, words),
        mine=mine,
        over=over,
        rows=rows,
        bots_to_come=over and services_of(request).deal_bots.is_playing(deal_id),
        played=deals.played(deal_id),
        is_open=deals.is_open(deal),
        is_today=deal_id == deals.today().isoformat(),
        link=link,
        code=qr_code(link),
        name=said_name(request),
    )
    # So that pressing twice leads to one table: both requests have the same secret.
    know_browser(response, request)
    return response


@router.write("/deals/{deal_id}", Cost.TABLE)
def begin(request: Request, deal_id: str, form: FormData) -> Response:
    """Sit down and play a deal, or continue it."""
    services = services_of(request)
    deal = services.deals.get(deal_id)
    browser = browser_of(request) or new_token()
    own = clean_name(text(form, "name")) or said_name(request) or texts_of(request).t("default-name-own")
    begun = services.deals.begin(deal, browser, _seats(request, deal, own))
    services.deal_bots.want(deal_id)
    response = RedirectResponse(f"/t/{begun.table_id}", 303)
    give_cookie(response, request, BROWSER_COOKIE, browser)
    remember_name(response, request, text(form, "name"))
    token = begun.token or services.tables.key_for(begun.table_id, deal.seat, browser)
    sit_down(response, request, begun.table_id, deal.seat, token)
    return response


def _seats(request: Request, deal: DealRow, own: str) -> list[SeatRow]:
    if deal.bot is None:
        return [SeatRow(own)]
    other = SeatRow(explained.bot(texts_of(request), deal.bot).name, deal.bot)
    return [SeatRow(own), other] if deal.seat == 0 else [other, SeatRow(own)]


# --- making a challenge


@router.write("/challenges", Cost.TABLE)
def challenge(request: Request, form: FormData) -> Response:
    """A new challenge: the game that the new-game form describes."""
    fields = {name: value for name, value in form.items() if isinstance(value, str)}
    modules, services = texts(form, "modules"), services_of(request)
    game = wanted(fields, modules, services.tables.content)
    if game.mode not in ("bot", "solo"):
        # Two people at one table need no challenge; a bot is the same opponent for everybody.
        game = wanted({**fields, "mode": "bot"}, modules, services.tables.content)
    bot = game.bot(services.settings.bot_seconds) if game.mode == "bot" else None
    try:
        check_bots([bot])
        deal = services.deals.challenge(game.options.given(), game.own_seat, bot)
    except (ConfigurationError, BotError) as error:
        return new_form_page(request, fields, modules, problem_of(error))
    response = RedirectResponse(f"/deals/{deal.id}", 303)
    remember_name(response, request, text(form, "name"))
    return response


@router.write("/t/{table_id}/challenge", Cost.TABLE)
def challenge_others(request: Request, table_id: str) -> Response:
    """Send the deal of a finished game to others: whoever opens the link plays the same deal."""
    sitting = sitting_at(request, table_id)
    if not sitting.seats or not challengeable(sitting.table, sitting.seats):
        raise NotYours(why("no-challenge"))
    deal = services_of(request).deals.challenge_from(sitting.table, sitting.seats[0])
    return RedirectResponse(f"/deals/{deal.id}", 303)
