"""What is refused, and how it is reported: the errors of the service, and every error as a status and plain data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from kingdom.bots.bot import BotError
from kingdom.core.errors import ActionError, Ambiguous, CannotParse, IllegalAction, KingdomError, message_of
from kingdom.core.reasons import Reason
from kingdom.game.config import ConfigurationError
from kingdom.game.reading import PositionError
from kingdom.game.record import RecordError
from kingdom.store import Unavailable

RETRY_SECONDS = 2


class ServiceError(KingdomError):
    """Something about the table, not about the rules; `code` is for programs, the message for people."""

    status = 400
    code = "bad-request"

    def __init_subclass__(cls, *, status: int | None = None, code: str | None = None) -> None:
        """Each kind of error names its HTTP status and its code; what it leaves out is that of its base."""
        super().__init_subclass__()
        cls.status = cls.status if status is None else status
        cls.code = cls.code if code is None else code


class NoSuchTable(ServiceError, status=404, code="no-such-table"):
    """There is no table with that name."""


class NoToken(ServiceError, status=401, code="no-token"):
    """No token was sent where one is needed."""


class NotYours(ServiceError, status=403, code="not-yours"):
    """The token does not belong to this table, or not to this seat."""


class DeadLink(NotYours, code="dead-link"):
    """The link is an invitation that was used, or leads to no seat at all."""


class Stale(ServiceError, status=409, code="stale"):
    """The seat has been told something since the version that the request was made for."""


class UsedForAnother(ServiceError, status=409, code="client-id-used"):
    """The client id was already used for another request."""


class StillRunning(ServiceError, status=403, code="still-running"):
    """The request would reveal secrets of a running game."""


class CannotBeReplayed(ServiceError, status=409, code="cannot-be-replayed"):
    """The game was played by rules or cards that this server does not have."""

    def __init__(self, reason: Reason, table_id: str) -> None:
        super().__init__(reason)
        self.table_id = table_id


class TooMany(ServiceError, status=429, code="too-many"):
    """More requests than one address may make."""

    def __init__(self, reason: Reason, retry_after: int | None = None) -> None:
        """`retry_after`: in how many seconds there is one more."""
        super().__init__(reason)
        self.retry_after = retry_after


class Busy(ServiceError, status=503, code="busy"):
    """The table changed during every attempt; the client should try again."""


class WrongSeats(ServiceError, status=422, code="wrong-seats"):
    """More or fewer seats are described than the game has."""


class InvalidFields(ServiceError, status=422, code="invalid"):
    """Fields of a request that do not make sense."""

    def __init__(self, reasons: tuple[Reason, ...]) -> None:
        super().__init__(reasons[0])
        self.reasons = reasons


@dataclass(frozen=True, slots=True)
class Problem:
    """An error as it is reported: an HTTP status, a code for programs, a sentence for people."""

    status: int
    code: str
    message: str
    clause: str | None = None
    """The clause of the rules that forbids it."""
    index: int | None = None
    """Which action of a plan was refused, from 0."""
    choices: tuple[str, ...] = ()
    """What the text may have meant."""
    problems: tuple[str, ...] = ()
    """Everything that is wrong, if there is more than one thing."""
    reasons: tuple[Reason, ...] = ()
    """The same as data."""
    retry_after: int | None = None
    """After how many seconds to try again."""

    def to_data(self) -> dict[str, Any]:
        """The body of an answer; what does not apply is left out."""
        said: dict[str, Any] = {"code": self.code, "message": self.message}
        if self.clause is not None:
            said["clause"] = self.clause
        if self.index is not None:
            said["index"] = self.index
        if self.choices:
            said["choices"] = list(self.choices)
        if self.problems:
            said["problems"] = list(self.problems)
        if self.reasons:
            said["reasons"] = [reason.to_data() for reason in self.reasons]
        return {"error": said}


def problem(status: int, code: str, reason: Reason) -> Problem:
    """Something that is wrong with a request, whatever it asks for."""
    return Problem(status, code, message_of(KingdomError.kind, reason), reasons=(reason,))


def problem_of(error: KingdomError) -> Problem:
    """How an error is reported. It reveals nothing of the game but what it says to the seat that caused it."""
    match error:
        case Busy() | Unavailable():
            return Problem(503, "busy", str(error), reasons=(error.reason,), retry_after=RETRY_SECONDS)
        case TooMany():
            reasons, retry_after = (error.reason,), error.retry_after
            return Problem(error.status, error.code, str(error), reasons=reasons, retry_after=retry_after)
        case InvalidFields():
            problems = tuple(message_of(KingdomError.kind, reason) for reason in error.reasons)
            return Problem(error.status, error.code, "; ".join(problems), problems=problems, reasons=error.reasons)
        case ServiceError():
            return Problem(error.status, error.code, str(error), reasons=(error.reason,))
        case IllegalAction():
            return Problem(409, "illegal", str(error), clause=error.clause, index=error.index, reasons=(error.reason,))
        case Ambiguous():
            return Problem(
                422, "ambiguous", str(error), index=error.index, choices=error.choices, reasons=(error.reason,)
            )
        case CannotParse() | ActionError():
            return Problem(422, "cannot-parse", str(error), index=error.index, reasons=(error.reason,))
        case ConfigurationError():
            said = tuple(message_of("misfit", problem) for problem in error.problems)
            return Problem(422, "configuration", str(error), problems=said, reasons=error.problems)
        case BotError():
            return Problem(422, "bot", str(error), reasons=(error.reason,))
        case PositionError():
            return Problem(422, "record", str(error), reasons=error.problems)
        case RecordError():
            return Problem(422, "record", str(error), reasons=(error.reason,))
        case _:
            return Problem(400, "bad-request", str(error), reasons=(error.reason,))
