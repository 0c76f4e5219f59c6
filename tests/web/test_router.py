"""Each route declares what it is, and the guard, the limits, the headers and the pages go by that."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route
from starlette.testclient import TestClient

import kingdom.web
from kingdom.web.allowances import Costly, allowances_of, asked_by, spend
from kingdom.web.app import create_app
from kingdom.web.router import Cost, DeclaredRoute, Router, RouteTable, Traits
from kingdom.web.server.guard import HEADERS, Guard
from kingdom.web.settings import ServerSettings

WEB = Path(kingdom.web.__file__).parent
ROUTES: RouteTable = create_app().state.routes


def find(method: str, path: str) -> DeclaredRoute:
    return ROUTES.find({"method": method, "path": path})


def paths(**wanted: Any) -> set[str]:
    """The routes whose traits have these values."""
    return {route.path for route, traits in ROUTES.rows if wanted.items() <= traits._asdict().items()}


# --- the routes of a server


def test_every_route_declares_what_it_is() -> None:
    assert len(ROUTES.rows) > 100
    for route, traits in ROUTES.rows:
        methods = getattr(route, "methods", {"GET"})
        assert methods <= ({"GET"} if traits.cost in (Cost.FREE, Cost.READ) else {"GET", "POST"}), route.path
        assert methods == {"POST"} or traits.cost not in (Cost.WRITE, Cost.TABLE), route.path


def test_little_is_free_or_may_be_cached_and_nothing_may_be_framed() -> None:
    pictures = {"/static/{edition}", "/s/{mark}", "/s/{mark}/{name}.svg"}

    assert paths(cost=Cost.FREE) == {*pictures, "/health/live"}
    assert paths(cacheable=True) == pictures
    assert paths(framed=True) == set()


def test_tables_are_opened_and_bots_think_where_that_is_declared() -> None:
    assert paths(cost=Cost.THINK) == {"/t/{table_id}/hint", "/t/{table_id}/review"}
    assert paths(cost=Cost.TABLE) == {
        *("/tables", "/records", "/api/tables", "/api/records", "/challenges", "/deals/{deal_id}"),
        *("/learn/{key}", "/puzzles/{number}/play", "/t/{table_id}/from", "/t/{table_id}/rematch"),
        "/t/{table_id}/challenge",
    }
    assert paths(takes_record=True) == {"/records", "/api/records"}


@pytest.mark.parametrize(
    ("path", "database"),
    [
        *((path, False) for path in ("/static/abc/x", "/s/1", "/help", "/rules/GEN-1", "/cards", "/health/live")),
        *((path, False) for path in ("/t/abc/events", "/api/tables/abc/events")),
        *((path, True) for path in ("/", "/t/abc", "/health", "/health/ready", "/api/cards", "/nowhere")),
    ],
)
def test_what_needs_no_database_takes_no_place_from_what_does(path: str, database: bool) -> None:
    assert find("GET", path).traits.database is database


def test_one_comes_back_from_an_address_of_forms_and_scripts_to_a_page() -> None:
    for name in ("act", "undo", "fragment", "events", "face", "sit", "rematch"):
        assert {find(method, f"/t/abc/{name}").back for method in ("GET", "POST")} == {"/t/abc"}
    assert [find("POST", path).back for path in ("/tables", "/records", "/theme")] == ["/new", "/games", "/"]
    assert find("GET", "/t/abc/log").back == ""


def test_a_request_without_a_route_costs_what_its_method_says() -> None:
    for path in ("/nowhere", "/help/more", "nonsense"):
        assert find("GET", path).traits == Traits(Cost.READ)
        assert find("POST", path).traits == Traits(Cost.WRITE)
    assert find("HEAD", "/health/live").traits == Traits(Cost.READ, database=False)


# --- what a route is, whoever made it


def answer(request: Request) -> Response:
    return PlainTextResponse("ok", headers={"Cache-Control": "public"})


def declared_as(traits: Traits) -> Any:
    def endpoint(request: Request) -> Response:
        return answer(request)

    endpoint.traits = traits  # type: ignore[attr-defined]
    return endpoint


@pytest.mark.parametrize("route", [Route("/bare", answer), Mount("/bare", answer)])
def test_a_route_that_declares_nothing_is_refused(route: Any) -> None:
    with pytest.raises(RuntimeError, match="the route /bare does not declare what it is"):
        RouteTable([route])


def test_a_route_of_either_framework_declares_itself_alike() -> None:
    router = Router()

    @router.read("/one", framed=True)
    def one(request: Request) -> None: ...

    traits = Traits(Cost.READ, framed=True)
    table = RouteTable([*router.routes(), Route("/two/{id}", declared_as(traits))])

    assert [table.find({"method": "GET", "path": path}).traits for path in ("/one", "/two/3")] == [traits, traits]


@pytest.mark.parametrize("path", ["/t", "/t/{table_id}/{name}", "/t/{table}"])
def test_an_endpoint_takes_the_parameters_of_its_path_and_no_others(path: str) -> None:
    router = Router()

    @router.read(path)
    def page(request: Request, table_id: str) -> None: ...

    with pytest.raises(RuntimeError, match=f"the endpoint of {re.escape(path)} takes other parameters: table_id"):
        router.routes()


def test_only_the_routes_of_programs_are_those_of_fastapi() -> None:
    using = {
        path.relative_to(WEB).parts[0]
        for path in WEB.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "fastapi"
    }
    assert using == {"api"}


@pytest.fixture
def client() -> Iterator[TestClient]:
    kinds = {"/plain": {}, "/cacheable": {"cacheable": True}, "/framed": {"framed": True}}
    routes = [Route(path, declared_as(Traits(Cost.READ, **given))) for path, given in kinds.items()]
    app = Starlette(routes=routes)
    app.state.routes = RouteTable(app.routes)
    app.add_middleware(Guard, settings=ServerSettings(hosts=()))
    with TestClient(app) as client:
        yield client


def test_browsers_cache_only_what_is_declared_cacheable_whatever_a_response_says(client: TestClient) -> None:
    found = {path: client.get(path).headers.get_list("cache-control") for path in ("/plain", "/cacheable")}

    assert found == {"/plain": ["no-store"], "/cacheable": ["public"]}


def test_only_what_is_declared_so_may_be_shown_in_a_frame(client: TestClient) -> None:
    plain, framed = (client.get(path).headers for path in ("/plain", "/framed"))

    assert (plain["X-Frame-Options"], framed.get("X-Frame-Options")) == ("DENY", None)
    policy = HEADERS["Content-Security-Policy"]
    assert (plain["Content-Security-Policy"], "frame-ancestors" in policy) == (policy, True)
    assert framed["Content-Security-Policy"] == policy.replace("; frame-ancestors 'none'", "")
    assert framed["X-Content-Type-Options"] == "nosniff"


@pytest.mark.parametrize(("kind", "cost"), [(Costly.TABLE, Cost.TABLE), (Costly.THOUGHT, Cost.THINK)])
def test_what_costs_more_than_its_route_declares_is_a_fault_of_ours(kind: Costly, cost: Cost) -> None:
    for other in Cost:
        with asked_by("somebody", 0.0, allowances_of(ServerSettings()), other):
            if other is cost:
                spend(kind)
            else:
                with pytest.raises(RuntimeError, match=f"costs a {kind.value} is declared as {other.name}"):
                    spend(kind)
