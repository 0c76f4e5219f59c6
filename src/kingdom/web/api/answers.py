"""The bodies of answers: what programs are sent."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, Field

from kingdom.web.api.schema import Fact, ReasonSaid, ViewSeen


class SeatOpened(BaseModel):
    """A seat of a new table."""

    seat: int
    name: str
    bot: str | None
    token: str | None = Field(description="Keep it secret: it opens the seat. Nobody has one for the seat of a bot.")
    invitation: bool


class TableOpened(BaseModel):
    """A new table with its tokens, which are sent only once."""

    table: str
    seats: list[SeatOpened]
    spectator_token: str


class Joined(BaseModel):
    """A seat that was taken, and the token for it."""

    table: str
    viewer: int | None = Field(description="The seat; null for a spectator.")
    token: str


class SeatNow(BaseModel):
    """The people and bots at the seats."""

    seat: int
    name: str
    bot: str | None = Field(description="The bot that plays the seat now.")
    instead_of: str | None = Field(description="The bot that was chosen, if it failed and `bot` has taken over.")
    substitute: str | None = Field(
        description="The bot that plays, or has played, for a person who is absent: the seat is still theirs."
    )
    note: str | None = Field(description="A sentence about either.")


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


class SeatHere(BaseModel):
    """The state of a seat."""

    seat: int
    state: Literal["here", "away", "deciding", "done"] | None = Field(
        description="None for bots, and where nobody waits for anybody."
    )


class WordsSaid(BaseModel):
    """A message or question at a table."""

    id: int
    seat: int
    kind: Literal["says", "asks", "asks-bot", "asks-close", "agrees", "declines", "withdraws"]
    text: str


class AskedNow(BaseModel):
    """Somebody asks the opponent for something."""

    id: int
    seat: int
    what: Literal["take-back", "bot", "close"] = Field(
        description="To take something back, to let a bot play the opponent's seat to the end, or to close the game."
    )


class AwaitedNow(BaseModel):
    """An opponent for whom you wait."""

    seat: int
    until: float = Field(description="From when on you may decide alone, as a Unix time, if nothing happens before.")
    overdue: bool = Field(description="Whether you may decide alone now.")


class CompanyShown(BaseModel):
    """The company at a table, for one of its seats."""

    seats: list[SeatHere]
    words: list[WordsSaid] = Field(description="The last ones, in order.")
    asked: AskedNow | None
    awaited: AwaitedNow | None = Field(description="The person for whom you wait; null if you wait for nobody.")
    may_ask: bool = Field(description="Whether you could ask now to take back what undo cannot.")


class NewsTold(BaseModel):
    """The facts for the viewer."""

    version: int
    whole: bool = Field(description="The facts are not enough: ask for the view again.")
    facts: list[Fact]
    view: ViewSeen | None = Field(default=None, description="The position after it, if it was asked for.")


class IconPrinted(BaseModel):
    """A production icon: one cube, or one for each card of a type in the Duchy."""

    resource: str
    per: str | None


class CardPrinted(BaseModel):
    """The printed values of a kind of card; heaps are letters, as in views."""

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
    """The error."""

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
    """The legality of an action now, with the reason if it is illegal."""

    legal: bool
    error: ErrorSaid | None = None
