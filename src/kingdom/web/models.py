"""The JSON interface in types: what programs send, and what they are sent."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from kingdom.bots.registry import known
from kingdom.core.errors import KingdomError
from kingdom.core.reasons import why
from kingdom.game.game import SEED_BITS
from kingdom.web.shapes import Fact, ReasonSaid, ViewSeen

MOST_ACTIONS = 64
"""In one plan; no window needs more."""
LARGEST_SEED = 2**SEED_BITS - 1

DEFAULT_NAMES = ("Ann", "Bob")
DEFAULT_BOT = "steward"


def _printable(name: str) -> str:
    if not name.isprintable():
        raise KingdomError(why("name-unprintable"))
    return name


def _a_bot(name: str) -> str:
    if name not in known():
        raise KingdomError(why("no-bot", given=repr(name), names=tuple(known())))
    return name


Word = Annotated[str, StringConstraints(max_length=40)]
Words = Annotated[list[Word], Field(max_length=8)]
Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40), AfterValidator(_printable)]
BotName = Annotated[str, StringConstraints(max_length=40), AfterValidator(_a_bot)]
ActionText = Annotated[str, StringConstraints(min_length=1, max_length=300)]
Version = Annotated[int, Field(ge=0, le=2**31)]
ClientId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
"""What a client calls a request. The names that the server itself gives have a colon, so none is ever the same."""


OwnToken = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{32,64}$")]
"""A secret that a client makes: 24 random bytes or more, such as `secrets.token_urlsafe(24)`."""


class _Sent(BaseModel):
    """What a program sends: a field that is not known is a mistake, and should be heard of."""

    model_config = ConfigDict(extra="forbid")


class GameOptions(_Sent):
    """What is played; what is left out is chosen sensibly. See the guide for the words."""

    players: Literal[1, 2] | None = None
    edition: Word | None = None
    side: Word | None = None
    modules: Words | None = None
    menaces: Words | None = None
    quests: Words | None = None
    scenario: Word | None = None
    search: Word | None = None
    duchies: Words | None = None

    def given(self) -> dict[str, Any]:
        """The options that were given, as `kingdom.new_game` takes them."""
        return self.model_dump(exclude_none=True)


class SeatWanted(_Sent):
    """Who should sit somewhere."""

    name: Name | None = None
    bot: BotName | None = Field(default=None, description="The bot that plays it; none for a person or a program.")
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
    """A record to go on with or to look at."""

    record: dict[str, Any]
    upto: Annotated[int, Field(ge=0)] | None = Field(default=None, description="How many of its entries to play.")
    secret: OwnToken | None = Field(default=None, description="As for a new table.")
    seats: Annotated[list[SeatWanted], Field(max_length=2)] | None = None


class SeatOpened(BaseModel):
    """A seat of a new table."""

    seat: int
    name: str
    bot: str | None
    token: str | None = Field(description="Keep it secret: it opens the seat. Nobody has one for the seat of a bot.")
    invitation: bool


class TableOpened(BaseModel):
    """A new table with its tokens, which are told this once."""

    table: str
    seats: list[SeatOpened]
    spectator_token: str


class JoinWanted(_Sent):
    """Sitting down."""

    name: Name | None = None
    token: OwnToken | None = Field(
        default=None,
        description="The token that you want for an invitation, made by you: if the answer gets lost, ask again.",
    )


class Joined(BaseModel):
    """A seat that was taken, and the token for it."""

    table: str
    viewer: int | None = Field(description="The seat; null for a spectator.")
    token: str


class LeaveWanted(_Sent):
    """Leaving a seat to a bot. Joining again with the same token takes it back."""

    bot: BotName = DEFAULT_BOT


class SeatNow(BaseModel):
    """Who sits where."""

    seat: int
    name: str
    bot: str | None


class ViewShown(BaseModel):
    """A table as its viewer may see it."""

    table: str
    viewer: int | None
    version: int
    practice: bool
    over: bool
    seats: list[SeatNow]
    view: ViewSeen


class OptionsShown(BaseModel):
    """Every legal action of the seat now, in notation."""

    version: int
    options: list[str]


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


class SeatHere(BaseModel):
    """How it stands with a seat."""

    seat: int
    state: Literal["here", "away", "deciding", "done"] | None = Field(
        description="None for bots, and where nobody waits for anybody."
    )


class WordsSaid(BaseModel):
    """Something that was said at a table, or asked."""

    id: int
    seat: int
    kind: Literal["says", "asks", "agrees", "declines", "withdraws"]
    text: str


class AskedNow(BaseModel):
    """Somebody asks to take something back."""

    id: int
    seat: int


class CompanyShown(BaseModel):
    """What goes on at a table apart from the game, for one who sits there."""

    seats: list[SeatHere]
    words: list[WordsSaid] = Field(description="The last ones, in order.")
    asked: AskedNow | None
    may_ask: bool = Field(description="Whether you could ask now to take back what undo cannot.")


class NewsTold(BaseModel):
    """What the viewer is told."""

    version: int
    whole: bool = Field(description="The facts are not enough: ask for the view again.")
    facts: list[Fact]
    view: ViewSeen | None = Field(default=None, description="The position after it, if it was asked for.")


class IconPrinted(BaseModel):
    """A production icon: one cube, or one for each card of a type in the Duchy."""

    resource: str
    per: str | None


class CardPrinted(BaseModel):
    """What is printed on a kind of card; heaps are letters, as in views."""

    key: str
    names: dict[str, str] = Field(description="By language; notation has the English one.")
    family: str
    side: str | None = Field(description="Of a Duchy, which is there once for each side.")
    type: str | None
    copies: int
    cost: str
    icons: list[IconPrinted]
    recycling: str
    bonus: str = Field(description="What it gives when it is built.")
    points: int
    points_per: dict[str, int] = Field(description="Points for each card of a type in the Duchy.")
    soldiers: int = Field(description="What vanquishing it or using it costs.")
    deck: str
    two_players_only: bool
    ability: dict[str, str] | None = Field(description="What it does besides, in words, by language.")
    clause: str | None = Field(description="The clause of that.")


class CardsPrinted(BaseModel):
    """A card set."""

    name: str
    version: str
    hash: str = Field(description="What records name the card set by.")
    cards: list[CardPrinted]


class ErrorSaid(BaseModel):
    """What was wrong."""

    code: str = Field(description="A word for programs.")
    message: str = Field(description="A sentence for people: what was wrong, and what to do.")
    clause: str | None = Field(default=None, description="The clause of the rules that says no.")
    index: int | None = Field(default=None, description="Which action of a plan was refused, from 0.")
    choices: list[str] | None = Field(default=None, description="What the text may have meant.")
    problems: list[str] | None = Field(default=None, description="All that is wrong, where there are several things.")
    reasons: list[ReasonSaid] | None = Field(default=None, description="The same as data: what the rules object to.")


class ErrorBody(BaseModel):
    """The body of every answer that is an error."""

    error: ErrorSaid


class WhyNot(BaseModel):
    """Whether an action is legal now, and if not, why."""

    legal: bool
    error: ErrorSaid | None = None
