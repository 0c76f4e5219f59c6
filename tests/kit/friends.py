"""Two friends at one table, each with their own browser, who play with plain forms."""

from __future__ import annotations

from starlette.testclient import TestClient

from kingdom.web.live.chat import Chat
from tests.kit.local_server import ADDRESS, another_browser
from tests.kit.pages import FormPlayer, send, table_of

NAMES = ("Clara", "Dora")


def friends(client: TestClient) -> tuple[FormPlayer, FormPlayer]:
    """Two people at one table, each with their own browser."""
    clara, dora = another_browser(client), another_browser(client)
    sheet = send(clara, "/tables", {"mode": "link", "name": NAMES[0]})
    table = table_of(sheet)
    link = sheet.one("input", class_="link").get("value")
    send(dora, link.removeprefix(ADDRESS), {"name": NAMES[1]})
    return FormPlayer(clara, table), FormPlayer(dora, table)


def companions(client: TestClient) -> Chat:
    chat: Chat = client.app.state.services.chat  # type: ignore[attr-defined]
    return chat
