"""Players of the same deal: a challenge, or the deal of the day."""

from __future__ import annotations

from datetime import date
from typing import Any, cast

from starlette.testclient import TestClient

from kingdom.web.deals.deals import Deals
from tests.kit.local_server import another_browser, tables_of
from tests.kit.pages import send, table_of

MONDAY = date(2026, 11, 16)


def deals_of(client: TestClient) -> Deals:
    return cast(Deals, cast(Any, client.app).state.services.deals)


def challenge(client: TestClient, **form: str) -> str:
    """The name of a new challenge."""
    asked = {"mode": "bot", "level": "page", **form}
    return str(send(another_browser(client), "/challenges", asked).response.url).rpartition("/")[2]


def begin_deal(who: TestClient, deal: str, name: str = "") -> str:
    return table_of(send(who, f"/deals/{deal}", {"name": name}))


def give_up(client: TestClient, table: str) -> None:
    seat = next(at for at, bot in enumerate(tables_of(client).open(table).bots) if bot is None)
    cast(Any, client.app).state.services.chat.resign(table, seat, "enough")


def finish_deal(client: TestClient, deal: str, name: str = "") -> tuple[TestClient, str]:
    """A visitor who has finished a deal."""
    who = another_browser(client)
    table = begin_deal(who, deal, name)
    give_up(client, table)
    return who, table
