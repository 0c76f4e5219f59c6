"""How errors are told, how tokens and names are made, and how many may ask: without a server."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from kingdom.bots.bot import BotError
from kingdom.core.errors import ActionError, Ambiguous, CannotParse, IllegalAction, KingdomError
from kingdom.core.reasons import why
from kingdom.game.record import RecordError
from kingdom.web import allowances, errors
from kingdom.web.allowances import Allowance
from kingdom.web.app import create_app
from kingdom.web.error_handlers import wants_page
from kingdom.web.errors import Problem, problem_of
from kingdom.web.router import DECLARED
from kingdom.web.server import guard as security
from kingdom.web.server.database_limit import PLACES, DatabaseLimit
from kingdom.web.server.guard import Guard, headers_of
from kingdom.web.settings import ServerSettings
from kingdom.web.tables.tokens import derived, hashed, named, new_table_id, new_token, table_name, token_of

X = why("no-seat-here")


@pytest.mark.parametrize(
    ("error", "status", "code"),
    [
        (errors.ServiceError(X), 400, "bad-request"),
        (errors.NoSuchTable(X), 404, "no-such-table"),
        (errors.NoToken(X), 401, "no-token"),
        (errors.NotYours(X), 403, "not-yours"),
        (errors.DeadLink(X), 403, "dead-link"),
        (errors.Stale(X), 409, "stale"),
        (errors.UsedForAnother(X), 409, "client-id-used"),
        (errors.StillRunning(X), 403, "still-running"),
        (errors.CannotBeReplayed(X, "abc"), 409, "cannot-be-replayed"),
        (errors.TooMany(X), 429, "too-many"),
        (errors.Busy(X), 503, "busy"),
        (errors.WrongSeats(X), 422, "wrong-seats"),
        (CannotParse(X), 422, "cannot-parse"),
        (ActionError(X), 422, "cannot-parse"),
        (BotError(X), 422, "bot"),
        (RecordError(X), 422, "record"),
        (KingdomError(X), 400, "bad-request"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Exception) else "",
)
def test_each_error_has_its_status_and_its_word(error: KingdomError, status: int, code: str) -> None:
    found = problem_of(error)

    assert (found.status, found.code, found.message, found.reasons) == (status, code, str(error), (X,))
    assert found.retry_after == (2 if code == "busy" else None)


def test_a_refusal_of_the_rules_names_its_clause_and_what_was_meant_its_choices() -> None:
    illegal = problem_of(IllegalAction(X.under("CON-6")))
    assert (illegal.status, illegal.code, illegal.clause) == (409, "illegal", "CON-6")
    unclear = problem_of(Ambiguous(X, ("slate Farm#1", "slate Farm#2")))
    assert (unclear.status, unclear.code, unclear.choices) == (422, "ambiguous", ("slate Farm#1", "slate Farm#2"))


def test_what_does_not_apply_is_left_out_of_an_answer() -> None:
    assert Problem(404, "gone", "It is gone.").to_data() == {"error": {"code": "gone", "message": "It is gone."}}
    whole = Problem(409, "x", "X.", clause="GEN-1", index=0, choices=("a",), problems=("b",), reasons=(X,)).to_data()
    assert whole["error"] == {
        "code": "x", "message": "X.", "clause": "GEN-1", "index": 0, "choices": ["a"], "problems": ["b"],
        "reasons": [X.to_data()],
    }  # fmt: skip


# --- keys


def test_tokens_are_long_and_names_of_tables_short_and_never_begin_with_a_hyphen() -> None:
    assert len(new_token()) == 32
    assert len({new_token() for _ in range(9)}) == 9
    assert len(new_table_id()) == 12
    assert table_name("-b3_x-9aQ0Zt7") == "Ab3_x-9aQ0Zt"
    assert table_name("_b3") == "_b3"


def test_a_derived_token_is_the_same_again_and_differs_by_what_it_is_for() -> None:
    one = derived("secret", "abc", 0)

    assert one == derived("secret", "abc", 0)
    assert len({one, derived("other", "abc", 0), derived("secret", "abc", 1), derived("secret", "abd", 0)}) == 4
    assert len(one) == 32
    assert token_of("secret", 1) == derived("secret", "seat", 1)
    assert token_of(None, 1) != token_of(None, 1)
    assert (len(hashed("x")), hashed("x") == hashed("y")) == (64, False)


@pytest.mark.parametrize("name", ["", "a" * 33, "a/b", "é", "a b"])
def test_what_cannot_be_a_name_is_not_looked_for(name: str) -> None:
    assert named("a" * 32) == "a" * 32
    with pytest.raises(errors.NoSuchTable):
        named(name)


# --- the door


def test_only_so_many_addresses_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(allowances, "MOST_ADDRESSES", 2)
    found = Allowance(1.0, 1.0)
    for address in ("a", "b", "a", "c"):
        found.wait(address, 0.0)

    assert [found.wait(address, 0.0) > 0 for address in ("a", "c")] == [True, True]
    assert found.wait("b", 0.0) == 0.0, "it was forgotten"


def test_only_a_server_behind_tls_asks_for_tls() -> None:
    plain, secure = (headers_of(ServerSettings(secure_cookies=secure)) for secure in (False, True))

    assert "Strict-Transport-Security" not in plain
    assert secure["Strict-Transport-Security"] == "max-age=31536000"
    assert plain["X-Frame-Options"] == secure["X-Frame-Options"] == "DENY"


async def _nothing(*arguments: Any) -> None: ...


def refusal(method: str, path: str, settings: ServerSettings, **headers: str) -> str:
    """The word for why a request is refused; empty if it is not."""
    guard = Guard(_nothing, settings)
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": "http", "method": method, "path": path, "scheme": "http", "headers": raw, "client": ("1.1.1.1", 1)}
    scope[DECLARED] = ROUTES.find(scope)
    found = guard.refusal(scope, security.Headers(scope=scope))
    return "" if found is None else found[0].code


ROUTES = create_app().state.routes
OPEN = ServerSettings(largest_body=10, largest_record=100, hosts=())


@pytest.mark.parametrize(
    ("method", "path", "headers", "code"),
    [
        ("GET", "/", {}, ""),
        ("POST", "/tables", {"host": "a:1", "origin": "http://a:1"}, ""),
        ("POST", "/tables", {"host": "a:1", "origin": "http://b:1"}, "foreign-origin"),
        ("POST", "/tables", {"host": "a:1", "origin": "https://a:1"}, "foreign-origin"),
        ("POST", "/tables", {"sec_fetch_site": "cross-site"}, "foreign-origin"),
        ("POST", "/tables", {"sec_fetch_site": "same-origin"}, ""),
        ("POST", "/tables", {"content_length": "10"}, ""),
        ("POST", "/tables", {"content_length": "11"}, "too-large"),
        ("POST", "/tables", {"content_length": "x"}, "too-large"),
        ("POST", "/records", {"content_length": "100"}, ""),
        ("POST", "/records", {"content_length": "101"}, "too-large"),
    ],
)
def test_who_may_write_and_how_much(method: str, path: str, headers: dict[str, str], code: str) -> None:
    assert refusal(method, path, OPEN, **headers) == code


def test_only_the_hosts_and_origins_that_were_named_may_ask() -> None:
    named_hosts = ServerSettings(hosts=("kingdom.example", "[::1]"), origins=("https://kingdom.example/",))

    assert refusal("GET", "/", named_hosts, host="kingdom.example:80") == ""
    assert refusal("GET", "/", named_hosts, host="[::1]:80") == ""
    assert refusal("GET", "/", named_hosts, host="evil.example") == "wrong-host"
    assert refusal("GET", "/", named_hosts, host="[::1") == "wrong-host"
    good = {"host": "kingdom.example", "origin": "https://kingdom.example"}
    assert refusal("POST", "/tables", named_hosts, **good) == ""
    assert refusal("POST", "/tables", named_hosts, **{**good, "origin": "http://kingdom.example"}) == "foreign-origin"


# --- the turnstile


def test_only_so_many_requests_are_served_at_once() -> None:
    inside, most = 0, 0

    async def app(scope: Any, receive: Any, send: Any) -> None:
        nonlocal inside, most
        inside += 1
        most = max(most, inside)
        await asyncio.sleep(0)
        inside -= 1

    async def ask(path: str, many: int) -> None:
        turnstile = DatabaseLimit(app)
        scope = {"type": "http", "method": "GET", "path": path}
        scope[DECLARED] = ROUTES.find(scope)
        await asyncio.gather(*(turnstile(scope, _nothing, _nothing) for _ in range(many)))

    asyncio.run(ask("/", 100))
    assert most == PLACES == 32
    most = 0
    asyncio.run(ask("/static/abc/x", 100))
    assert most == 100


# --- the application


def test_every_request_is_measured_then_guarded_then_tried_in_the_express_lane() -> None:
    names = [str(getattr(one.cls, "__name__", "")) for one in create_app(ServerSettings()).user_middleware]

    assert names[:4] == ["MetricsMiddleware", "Guard", "FastAct", "DatabaseLimit"]


@pytest.mark.parametrize(
    ("path", "accept", "page"),
    [
        ("/t/abc", "text/html,*/*", True),
        ("/t/abc", "application/json", False),
        ("/t/abc", "", False),
        ("/api/tables", "text/html", False),
    ],
)
def test_a_person_is_answered_with_a_page_and_a_program_is_not(path: str, accept: str, page: bool) -> None:
    headers = {"accept": accept} if accept else {}
    request: Any = SimpleNamespace(headers=headers, url=SimpleNamespace(path=path))

    assert wants_page(request) is page
