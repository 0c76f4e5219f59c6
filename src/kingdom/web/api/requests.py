"""The bodies of requests: what programs send."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, create_model

from kingdom.bots.registry import player
from kingdom.core.errors import KingdomError
from kingdom.core.reasons import why
from kingdom.game.game import SEED_BITS
from kingdom.game.options import Option, OptionKind, options
from kingdom.web.tables.tokens import CLIENT_ID, MOST_ACTIONS

LARGEST_SEED = 2**SEED_BITS - 1

DEFAULT_NAMES = ("Ann", "Bob")
DEFAULT_BOT = "steward"


def _printable(name: str) -> str:
    if not name.isprintable():
        raise KingdomError(why("name-unprintable"))
    return name


def _a_bot(name: str) -> str:
    return str(player(name))


Word = Annotated[str, StringConstraints(max_length=40)]
Words = Annotated[list[Word], Field(max_length=8)]
Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40), AfterValidator(_printable)]
BotName = Annotated[str, StringConstraints(max_length=40), AfterValidator(_a_bot)]
ActionText = Annotated[str, StringConstraints(min_length=1, max_length=300)]
Version = Annotated[int, Field(ge=0, le=2**31)]
ClientId = Annotated[str, StringConstraints(pattern=f"^{CLIENT_ID.pattern}$")]


OwnToken = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{32,64}$")]
"""A secret that a client makes: 24 random bytes or more, such as `secrets.token_urlsafe(24)`."""


class _Sent(BaseModel):
    """The data of a request. An unknown field is a mistake, and is reported."""

    model_config = ConfigDict(extra="forbid")


class _Options(_Sent):
    def given(self) -> dict[str, Any]:
        """The options that were given, as `kingdom.new_game` takes them."""
        return self.model_dump(exclude_none=True)


def _type_of(one: Option) -> Any:
    """The type of an option: certain numbers, or words, which `configure` compares with those of the card set."""
    if not callable(one.choices):
        return Literal[one.choices]
    return Words if one.kind is OptionKind.WORDS else Word


if TYPE_CHECKING:
    GameOptions = _Options
else:
    GameOptions = create_model(
        "GameOptions",
        __base__=_Options,
        __doc__="What is played; what is left out is chosen sensibly. See the guide for the words.",
        **{one.name: (_type_of(one) | None, None) for one in options()},
    )


class SeatWanted(_Sent):
    """The person or bot for a seat."""

    name: Name | None = None
    bot: BotName | None = Field(
        default=None,
        description="The bot that plays it, perhaps with its seconds per decision; none for a person or a program.",
    )
    invite: bool = Field(
        default=True,
        description="Make the token an invitation, for the first who joins: nobody else can look into the cards then.",
    )


class TableWanted(_Sent):
    """A new table."""

    options: GameOptions = Field(default_factory=GameOptions)
    seats: Annotated[list[SeatWanted], Field(max_length=2)] | None = None
    seed: Annotated[int, Field(ge=0, le=LARGEST_SEED)] | None = Field(
        default=None,
        description="The random seed of the deal. It gives away what is hidden, so the game is for practice.",
    )
    secret: OwnToken | None = Field(
        default=None,
        description="A secret of your own for this request: sent again, it gives the same table with the same tokens.",
    )


class RecordSent(_Sent):
    """A record to continue or to look at."""

    record: dict[str, Any]
    upto: Annotated[int, Field(ge=0)] | None = Field(default=None, description="How many of its entries to play.")
    secret: OwnToken | None = Field(default=None, description="As for a new table.")
    seats: Annotated[list[SeatWanted], Field(max_length=2)] | None = None


class JoinWanted(_Sent):
    """Sitting down."""

    name: Name | None = None
    token: OwnToken | None = Field(
        default=None,
        description="The token that you want for an invitation, made by you: if the answer gets lost, ask again.",
    )


class LeaveWanted(_Sent):
    """Leaving a seat to a bot. Joining again with the same token takes it back."""

    bot: BotName = DEFAULT_BOT


class ActWanted(_Sent):
    """One action or several, all or nothing."""

    plan: Annotated[list[ActionText], Field(min_length=1, max_length=MOST_ACTIONS)]
    client_id: ClientId = Field(description="A fresh name for this request: sent twice, it is done once.")
    seen_version: Version | None = Field(
        default=None, description="The version that you decided by; if yours is another, it is refused."
    )
    view: bool = Field(default=False, description="Answer with the view after it as well.")


class UndoWanted(_Sent):
    """Taking back."""

    client_id: ClientId
    seen_version: Version | None = None
    window: bool = Field(default=False, description="Take back all that can be, not only the last request.")


class ResignWanted(_Sent):
    """Giving up."""

    client_id: ClientId


class SayWanted(_Sent):
    """A few words."""

    words: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=200)]


class TakeBackWanted(_Sent):
    """Taking back by agreement."""

    what: Literal["ask", "agree", "decline", "withdraw"]
    asked: int | None = Field(default=None, description="The id of what is asked, for every answer to it.")


class FinishWanted(_Sent):
    """Ending the wait for an opponent who does not come back."""

    what: Literal["bot", "close", "agree", "decline", "withdraw"] = Field(
        description="Let a bot play the opponent's seat to the end, close the game without a winner, or answer."
    )
    asked: int | None = Field(default=None, description="The id of what is asked, for every answer to it.")
