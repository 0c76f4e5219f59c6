"""The express lane: actions of programs, most of the load of a busy server, without the overhead they do not need.

A request that is plainly valid and whose table is cached is answered here, in a fraction of the time. Everything else
goes on to the operation in `api`, as if nothing had happened here: errors are reported there, and the interface is
described there.
"""

from __future__ import annotations

import json
import re
from typing import Any, NamedTuple

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kingdom.core.errors import KingdomError
from kingdom.web.live.events import LARGEST_VERSION, update_data
from kingdom.web.tables.tables import Tables
from kingdom.web.tables.tokens import CLIENT_ID, TABLE_ID

ACT = re.compile(f"/api/tables/({TABLE_ID.pattern})/act")
FIELDS = frozenset({"plan", "client_id", "seen_version", "view"})
LONGEST_ACTION = 300
BEARER = b"bearer "


class ActRequest(NamedTuple):
    """The action that a request asks for."""

    action: str
    client_id: str
    seen_version: int | None


class FastAct:
    """The middleware that answers what it can and passes everything else on."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = ACT.fullmatch(scope["path"]) if scope["type"] == "http" and scope["method"] == "POST" else None
        token = _token(scope) if found and not scope["query_string"] else ""
        if found is None or not token:
            await self.app(scope, receive, send)
            return
        first = await receive()
        state = scope["app"].state
        try:
            response = await _answer(state.services.tables, found[1], token, _wanted(first))
        except KingdomError as error:
            response = state.refused(Request(scope), error)
        if response is None:
            await self.app(scope, _again(first, receive), send)
            return
        await response(scope, receive, send)


async def _answer(tables: Tables, table_id: str, token: str, wanted: ActRequest | None) -> Response | None:
    """The response, if everything it needs is cached."""
    if wanted is None:
        return None
    viewer = tables.viewer_at_hand(table_id, token)
    if not isinstance(viewer, int):
        return None
    update = await tables.act_promptly(table_id, viewer, *wanted)
    if update is None:
        return None
    return Response(_written(update_data(update)), media_type="application/json")


_written = json.JSONEncoder(separators=(",", ":")).encode


def _token(scope: Scope) -> str:
    """The token of a JSON request; empty if it has none, or is not declared as JSON."""
    token, is_json = b"", False
    for name, value in scope["headers"]:
        if name == b"authorization":
            if token or value[: len(BEARER)].lower() != BEARER:
                return ""
            token = value[len(BEARER) :]
        elif name == b"content-type":
            is_json = value == b"application/json"
    return token.decode("ascii") if is_json and token.isascii() else ""


def _wanted(message: Message) -> ActRequest | None:
    """The request in a body, if it has arrived whole and is plainly valid."""
    if message["type"] != "http.request" or message.get("more_body"):
        return None
    try:
        data: Any = json.loads(message["body"])
    except (ValueError, RecursionError):
        return None
    if not isinstance(data, dict) or not FIELDS.issuperset(data) or data.get("view", False) is not False:
        return None
    plan, client_id, seen = data.get("plan"), data.get("client_id"), data.get("seen_version")
    if not isinstance(plan, list) or len(plan) != 1 or not isinstance(client_id, str):
        return None
    (action,) = plan
    if not isinstance(action, str) or not action.isascii() or not 1 <= len(action) <= LONGEST_ACTION:
        return None
    if not CLIENT_ID.fullmatch(client_id):
        return None
    if seen is not None and not (type(seen) is int and 0 <= seen <= LARGEST_VERSION):
        return None
    return ActRequest(action, client_id, seen)


def _again(first: Message, receive: Receive) -> Receive:
    """Replay the same request from the beginning."""
    kept: list[Message] = [first]

    async def again() -> Message:
        return kept.pop() if kept else await receive()

    return again
