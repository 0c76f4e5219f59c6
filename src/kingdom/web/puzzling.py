"""How a browser has fared with the puzzles: a cookie with a digit for each of them. The server keeps nothing."""

from __future__ import annotations

from enum import IntEnum

from fastapi import Request
from starlette.responses import Response

from kingdom.review.puzzles import puzzles
from kingdom.web.access import give_cookie

COOKIE = "kingdom-puzzles"


class Course(IntEnum):
    """How far somebody has come with a puzzle. From `SHOWN` on it is settled, whatever they look at later."""

    NEW = 0
    TRIED = 1
    """A wrong answer, or a hint."""
    SHOWN = 2
    """They had the solution shown."""
    HELPED = 3
    """Solved with a hint, or not at the first try."""
    SOLVED = 4
    """Solved at the first try."""

    @property
    def key(self) -> str:
        """Its name in data and in messages."""
        return self.name.lower()

    @property
    def is_solved(self) -> bool:
        """Whether they found the solution themselves."""
        return self >= Course.HELPED

    def after(self, *, right: bool, shown: bool, tried: bool) -> Course:
        """How it stands after one more look at the page."""
        if self >= Course.SHOWN:
            return self
        if right:
            return Course.SOLVED if self is Course.NEW and not tried else Course.HELPED
        if shown:
            return Course.SHOWN
        return Course.TRIED if tried else self


def courses(request: Request) -> tuple[Course, ...]:
    """One for each puzzle, by what the browser says; whatever it says that is not a course is `NEW`."""
    said = request.cookies.get(COOKIE, "")
    known = {str(course.value): course for course in Course}
    found = [known.get(sign, Course.NEW) for sign in said[: len(puzzles())]]
    return (*found, *(Course.NEW for _ in range(len(puzzles()) - len(found))))


def remember(response: Response, request: Request, number: int, course: Course) -> None:
    """Give the browser the cookie anew, if a puzzle stands otherwise than it did."""
    found = list(courses(request))
    if found[number - 1] is course:
        return
    found[number - 1] = course
    give_cookie(response, request, COOKIE, "".join(str(one.value) for one in found).rstrip("0"))


def forget(response: Response) -> None:
    """Take the cookie back."""
    response.delete_cookie(COOKIE, path="/")
