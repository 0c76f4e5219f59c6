"""A browser's progress with the puzzles: a cookie with one digit per puzzle. The server stores nothing."""

from __future__ import annotations

from enum import IntEnum

from fastapi import Request
from starlette.responses import Response

from kingdom.review.puzzles import puzzles
from kingdom.web.access import give_cookie

COOKIE = "kingdom-puzzles"


class Course(IntEnum):
    """Somebody's progress with a puzzle. From `SHOWN` on it is final, whatever they look at later."""

    NEW = 0
    TRIED = 1
    """A wrong answer, or a hint."""
    SHOWN = 2
    """They looked at the solution."""
    HELPED = 3
    """Solved with a hint, or not on the first try."""
    SOLVED = 4
    """Solved on the first try."""

    @property
    def key(self) -> str:
        """Its name in data and in messages."""
        return self.name.lower()

    @property
    def is_solved(self) -> bool:
        """Whether they found the solution themselves."""
        return self >= Course.HELPED

    def after(self, *, right: bool, shown: bool, tried: bool) -> Course:
        """The progress after one more visit to the page."""
        if self >= Course.SHOWN:
            return self
        if right:
            return Course.SOLVED if self is Course.NEW and not tried else Course.HELPED
        if shown:
            return Course.SHOWN
        return Course.TRIED if tried else self


def courses(request: Request) -> tuple[Course, ...]:
    """One for each puzzle, from the browser's cookie; anything invalid there counts as `NEW`."""
    said = request.cookies.get(COOKIE, "")
    known = {str(course.value): course for course in Course}
    found = [known.get(sign, Course.NEW) for sign in said[: len(puzzles())]]
    return (*found, *(Course.NEW for _ in range(len(puzzles()) - len(found))))


def remember(response: Response, request: Request, number: int, course: Course) -> None:
    """Set the browser's cookie again, if the progress with a puzzle has changed."""
    found = list(courses(request))
    if found[number - 1] is course:
        return
    found[number - 1] = course
    give_cookie(response, request, COOKIE, "".join(str(one.value) for one in found).rstrip("0"))


def forget(response: Response) -> None:
    """Delete the cookie."""
    response.delete_cookie(COOKIE, path="/")
