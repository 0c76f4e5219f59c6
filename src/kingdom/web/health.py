"""How a server is: for whoever watches over it."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import PlainTextResponse, Response

from kingdom.web.access import the_tables

router = APIRouter(include_in_schema=False)


@router.get("/health/live")
async def live() -> Response:
    """The process runs and answers; needs nothing else."""
    return PlainTextResponse("ok\n")


@router.get("/health/ready")
def ready(request: Request) -> Response:
    """The games can be reached, so that it makes sense to send people here."""
    if the_tables(request).reachable:
        return PlainTextResponse("ok\n")
    return PlainTextResponse("the database does not answer\n", 503, {"Retry-After": "2"})
