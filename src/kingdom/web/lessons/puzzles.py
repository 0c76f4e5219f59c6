"""A browser's progress with the puzzles: a cookie with one digit per puzzle. The server stores nothing."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from kingdom.review.puzzles import PuzzleState, puzzles
from kingdom.web.identity import give_cookie

COOKIE = "kingdom-puzzles"


def courses(request: Request) -> tuple[PuzzleState, ...]:
    """One for each puzzle, from the browser's cookie; anything invalid there counts as `NEW`."""
    said = request.cookies.get(COOKIE, "")
    known = {str(course.value): course for course in PuzzleState}
    found = [known.get(sign, PuzzleState.NEW) for sign in said[: len(puzzles())]]
    return (*found, *(PuzzleState.NEW for _ in range(len(puzzles()) - len(found))))


def remember(response: Response, request: Request, number: int, course: PuzzleState) -> None:
    """Set the browser's cookie again, if the progress with a puzzle has changed."""
    found = list(courses(request))
    if found[number - 1] is course:
        return
    found[number - 1] = course
    give_cookie(response, request, COOKIE, "".join(str(one.value) for one in found).rstrip("0"))


def forget(response: Response) -> None:
    """Delete the cookie."""
    response.delete_cookie(COOKIE, path="/")
