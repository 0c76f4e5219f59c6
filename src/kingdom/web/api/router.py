"""Routes of programs: described by FastAPI, which also reads and checks what is sent."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial, wraps
from inspect import Parameter, iscoroutinefunction, signature
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Request, Security
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from kingdom.core.reasons import why
from kingdom.web.api.validation import only_known_queries
from kingdom.web.errors import NoToken
from kingdom.web.identity import Asker
from kingdom.web.router import Declaring
from kingdom.web.services import services_of


class ApiRouter(Declaring, APIRouter):
    """Operations that declare their traits; plain functions among them are called in threads of the server."""

    def _add(self, method: str, path: str, endpoint: Callable[..., Any], **given: Any) -> None:
        self.add_api_route(path, _answering(endpoint), methods=[method], **given)


def _answering(endpoint: Callable[..., Any]) -> Callable[..., Any]:
    """An operation as a coroutine. FastAPI gives it the request, whether the operation itself has it or not."""
    if iscoroutinefunction(endpoint):
        return endpoint
    needs = signature(endpoint, eval_str=True)
    takes_request = "request" in needs.parameters

    @wraps(endpoint)
    async def answer(**given: Any) -> Any:
        request = given["request"] if takes_request else given.pop("request")
        return await services_of(request).work.call(partial(endpoint, **given))

    if not takes_request:
        request = Parameter("request", Parameter.KEYWORD_ONLY, annotation=Request)
        needs = needs.replace(parameters=[*needs.parameters.values(), request])
    answer.__signature__ = needs  # type: ignore[attr-defined]
    return answer


_bearer = HTTPBearer(auto_error=False, description="The token of a seat, or the spectators'.")
TableId = Annotated[str, Path(description="The name of the table.")]


async def asker(
    request: Request, table_id: TableId, given: Annotated[HTTPAuthorizationCredentials | None, Security(_bearer)]
) -> Asker:
    """The caller, by the token that a program sends."""
    if given is None:
        raise NoToken(why("no-token"))
    await only_known_queries(request)
    services = services_of(request)
    deals = None if services.settings.local else services.deals
    return Asker(table_id, given.credentials, services.tables, deals)


AnAsker = Annotated[Asker, Depends(asker)]
