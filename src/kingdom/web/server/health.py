"""Health endpoints, for monitoring."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from kingdom.web.router import Cost, Router
from kingdom.web.services import services_of

router = Router()


@router.read("/health/live", Cost.FREE, database=False)
async def live(request: Request) -> Response:
    """The process runs and answers; needs nothing else."""
    return PlainTextResponse("ok\n")


@router.read("/health/ready")
def ready(request: Request) -> Response:
    """The games can be reached, so that it makes sense to send people here."""
    if services_of(request).tables.reachable:
        return PlainTextResponse("ok\n")
    return PlainTextResponse("the database does not answer\n", 503, {"Retry-After": "2"})
