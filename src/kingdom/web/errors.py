"""What the service refuses, and with which status of HTTP; rules refuse with `kingdom.core.errors`."""

from __future__ import annotations

from kingdom.core.errors import KingdomError


class ServiceError(KingdomError):
    """Something about the table, not about the rules; `code` is for programs, the message for people."""

    status = 400
    code = "bad-request"


class NoSuchTable(ServiceError):
    """There is no table of that name."""

    status = 404
    code = "no-such-table"


class NotYours(ServiceError):
    """The token is none of this table, or not for this seat."""

    status = 403
    code = "not-yours"


class Stale(ServiceError):
    """The seat has been told something since the version that the request was made for."""

    status = 409
    code = "stale"


class UsedForAnother(ServiceError):
    """The client id stands for another request already."""

    status = 409
    code = "client-id-used"


class StillRunning(ServiceError):
    """What is asked for holds secrets of a game that is still played."""

    status = 403
    code = "still-running"


class CannotBeReplayed(ServiceError):
    """The game was played by rules or cards that this server does not have."""

    status = 409
    code = "cannot-be-replayed"


class Busy(ServiceError):
    """The table changed under every attempt; trying again is right."""

    status = 503
    code = "busy"


class WrongSeats(ServiceError):
    """More or fewer seats are described than the game has."""

    status = 422
    code = "wrong-seats"
