"""Routes, each declared with what it is: what it costs, what it needs, and what may be done with its response.

The declaration is at the route: `@router.read("/help", database=False)`. `RouteTable` collects them all. `Guard` looks
up each request there once and leaves the result in its scope, for the limits, the headers and the pages.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from enum import Enum
from functools import partial, wraps
from inspect import iscoroutinefunction, signature
from typing import Any, NamedTuple, TypeVar

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Scope

from kingdom.core.reasons import why
from kingdom.game.record import encodable
from kingdom.web.errors import InvalidFields
from kingdom.work import Work

F = TypeVar("F", bound=Callable[..., Any])
Endpoint = Callable[[Request], Awaitable[Response]]
Check = Callable[[Request], Awaitable[None]]

READING = frozenset({"GET", "HEAD", "OPTIONS"})
FORM = "form"
MOST_FIELDS = 64
DECLARED = "kingdom.declared"
"""Where the scope of a request has what its route declares, once `Guard` has looked it up."""


class Cost(Enum):
    """What a request costs at most."""

    FREE = "next to nothing: it is not counted"
    READ = "a page, or data"
    WRITE = "a change"
    TABLE = "a change that may open a table"
    THINK = "a request that may make a bot think"


class Traits(NamedTuple):
    """What a route declares."""

    cost: Cost
    database: bool = True
    """Whether it waits for the database, in one of the threads for requests."""
    cacheable: bool = False
    """Whether browsers may cache the response, for as long as it says."""
    framed: bool = False
    """Whether pages of other sites may show it in a frame."""
    takes_record: bool = False
    """Whether it is sent a record, which may be larger than other requests."""
    back: str = ""
    """The page that people come back to, such as `/t/{table_id}`, where only forms and scripts use the address."""


class Declaring:
    """Declares the traits of routes, by arguments beside those of the framework that serves them."""

    def read(self, path: str, cost: Cost = Cost.READ, **given: Any) -> Callable[[F], F]:
        """A GET."""
        return self._declared("GET", path, cost, given)

    def write(self, path: str, cost: Cost = Cost.WRITE, **given: Any) -> Callable[[F], F]:
        """A POST."""
        return self._declared("POST", path, cost, given)

    def _declared(self, method: str, path: str, cost: Cost, given: dict[str, Any]) -> Callable[[F], F]:
        traits = Traits(cost, **{name: given.pop(name) for name in Traits._fields if name in given})

        def declare(endpoint: F) -> F:
            endpoint.traits = traits  # type: ignore[attr-defined]
            self._add(method, path, endpoint, **given)
            return endpoint

        return declare

    def _add(self, method: str, path: str, endpoint: Callable[..., Any], **given: Any) -> None:
        raise NotImplementedError


class Router(Declaring):
    """Routes of pages.

    An endpoint is given the request, the parameters of its path as text, and the `form` if it has such an argument. A
    plain function waits for the disk, so it is called in a thread; a coroutine is awaited as it is.
    """

    def __init__(self) -> None:
        self._declarations: list[tuple[str, str, Callable[..., Any]]] = []

    def _add(self, method: str, path: str, endpoint: Callable[..., Any], **given: Any) -> None:
        assert not given, "plain routes have traits only"
        self._declarations.append((method, path, endpoint))

    def include(self, other: Router) -> None:
        """Add all routes of another router."""
        self._declarations += other._declarations

    def routes(self, check: Check | None = None) -> list[Route]:
        """The routes; each awaits the check first, which may refuse the request."""
        return [_route(method, path, endpoint, check) for method, path, endpoint in self._declarations]


def _route(method: str, path: str, endpoint: Callable[..., Any], check: Check | None) -> Route:
    names = [name for name in signature(endpoint).parameters if name not in ("request", FORM)]
    route = Route(path, _answering(endpoint, check), methods=[method])
    route.methods = {method}  # Starlette adds HEAD
    if set(names) != set(route.param_convertors):
        raise RuntimeError(f"the endpoint of {path} takes other parameters: {', '.join(names)}")
    return route


def _answering(endpoint: Callable[..., Any], check: Check | None) -> Endpoint:
    """An endpoint as Starlette calls it."""
    is_plain = not iscoroutinefunction(endpoint)
    takes_form = FORM in signature(endpoint).parameters

    @wraps(endpoint)
    async def answer(request: Request) -> Response:
        if check is not None:
            await check(request)
        given: dict[str, Any] = dict(request.path_params)
        if takes_form:
            given[FORM] = await read_form(request)
        if is_plain:
            work: Work = request.app.state.services.work
            found: Response = await work.call(partial(endpoint, request, **given))
        else:
            found = await endpoint(request, **given)
        return found

    return answer


async def read_form(request: Request) -> FormData:
    """The fields of a form; no files."""
    form = await request.form(max_files=0, max_fields=MOST_FIELDS)
    if not encodable([(name, value) for name, value in form.multi_items() if isinstance(value, str)]):
        raise InvalidFields((why("half-a-character"),))
    return form


class DeclaredRoute(NamedTuple):
    """What the route of a request declares, and its path."""

    traits: Traits
    parameters: Mapping[str, str]
    path: str = ""
    """The path with the names of its parameters; empty if there is no such route."""

    @property
    def back(self) -> str:
        """The page to come back to; empty if that is the address itself."""
        return self.traits.back.format(**self.parameters)


class RouteTable:
    """All routes of an application with their traits."""

    def __init__(self, routes: Iterable[Any]) -> None:
        self.rows = [(route, _traits_of(route)) for route in _each(routes)]
        self._by_start: dict[str, list[tuple[Any, Traits]]] = defaultdict(list)
        for route, traits in self.rows:
            self._by_start[_start(route.path)].append((route, traits))

    def find(self, scope: Scope) -> DeclaredRoute:
        """What the route of a request declares. Without a route, or with a method that it does not have, a request
        costs what its method says."""
        method, path = scope["method"], scope["path"]
        found = DeclaredRoute(Traits(Cost.READ if method in READING else Cost.WRITE), {})
        for route, traits in self._by_start.get(_start(path), ()):
            if match := route.path_regex.match(path):
                if method in (getattr(route, "methods", None) or (method,)):
                    return DeclaredRoute(traits, match.groupdict(), route.path)
                traits = found.traits._replace(database=traits.database, back=traits.back)
                found = DeclaredRoute(traits, match.groupdict(), route.path)
        return found


def _each(routes: Iterable[Any]) -> Iterator[Any]:
    """Every route, also those of included routers, in the order in which they are tried."""
    for route in routes:
        included = getattr(route, "original_router", None)
        if included is None:
            yield route
        else:
            yield from _each(included.routes)


def _traits_of(route: Any) -> Traits:
    # A mounted application has the traits itself.
    traits: Traits | None = getattr(getattr(route, "endpoint", None) or route.app, "traits", None)
    if traits is None:
        raise RuntimeError(f"the route {route.path} does not declare what it is: see kingdom.web.router")
    return traits


def _start(path: str) -> str:
    return path.split("/", 2)[1] if path.startswith("/") else ""
