"""The shapes of what the interface sends: views and records, only for the description. They validate nothing.

Views are made by `kingdom.game.serial`; a test checks them against these shapes.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, WithJsonSchema

Fact = Annotated[dict[str, Any], WithJsonSchema({"x-shape": "Fact"})]
"""There is one shape for each kind of event: see `kingdom.web.factshapes`."""


class _Shape(BaseModel):
    model_config = ConfigDict(extra="forbid")


class HiddenCard(_Shape):
    """A card that lies face down."""

    hidden: str | None = Field(description="The handle by which everybody knows it.")
    by: int | None = Field(description="The seat that laid it; null if it came from a deck.")
    round: int
    turn: int
    card: str | None = Field(description="What it is, for whoever laid it or has looked at it; null for others.")


CardName = Annotated[str, Field(description="A card by its name in the notation.", examples=["Farm#2"])]
CardSeen = CardName | HiddenCard
Heap = Annotated[str, Field(description="Letters, one for each: M P G E K S; - for none.", examples=["MMG"])]


class DutySeen(BaseModel):
    """Something that a seat has to decide before anything else, with what it is about."""

    duty: str
    clause: str | None = None


class UnderConstruction(_Shape):
    """A card under construction."""

    card: str
    filled: Heap


class _Seat(_Shape):
    construction: list[UnderConstruction]
    duchy: list[str] = Field(description="The Duchy card first.")
    alchemy: Heap
    cubes: Heap
    krystallium: int
    soldiers: int
    training: int = Field(description="Soldiers in training.")
    traps: int
    laid: int = Field(description="How many cards it has laid face down.")
    owes: list[DutySeen]
    done: bool
    slots: dict[str, Any] = Field(description="What modules keep for the seat, as they keep it.")


class SeatSeen(_Seat):
    """A seat, as somebody sees it."""

    seat: int
    hand: list[CardSeen] | None = Field(description="Null where it is not shown.")
    hand_count: int
    selection: list[CardSeen]
    discards: list[CardSeen]
    zones: dict[str, list[str] | int] = Field(description="Cards of modules, or how many where they are not shown.")


class SeatOpening(_Seat):
    """Your own seat as it was when the window opened."""

    hand: list[str]
    selection: list[str]
    discards: list[str]
    zones: dict[str, list[str]]


class PileSeen(_Shape):
    """A pile: how many cards it has, and those that are known, in no order."""

    size: int
    cards: list[str]


class ScoreLineSaid(_Shape):
    """One source of points."""

    source: str
    points: int
    clause: str


class ReasonSaid(BaseModel):
    """Why the rules or the configuration say no."""

    id: str = Field(description="What the objection is.")
    arguments: dict[str, Any] = Field(description="What it is about: cards by their names in the notation, numbers.")
    clause: str = Field(description="The clause of the rules that says so; empty where there is none.")


class TieBreakSaid(_Shape):
    """A comparison that was needed."""

    name: str
    values: list[int]


class VerdictSaid(_Shape):
    """How a game ended."""

    winners: list[int]
    reason: Literal["score", "cards", "soldiers", "shared", "eligible", "nobody", "medal", "loss"]
    clause: str
    scores: list[list[ScoreLineSaid]] = Field(description="Of each seat, line by line.")
    losses: list[list[ReasonSaid]] = Field(description="Why each seat cannot win, or has lost.")
    tie_breaks: list[TieBreakSaid]
    medal: Literal["none", "bronze", "silver", "gold"] | None


class ViewSeen(_Shape):
    """The table as a viewer may see it, and what that viewer can do."""

    viewer: int | str | None = Field(description="The seat; null for a spectator.")
    round: int
    phase: str
    turns: int = Field(description="Turns taken in the Choice phase.")
    first: int = Field(description="The round's first player.")
    turn: int | None = Field(description="Whose turn it is; null where everybody may act.")
    to_decide: bool = Field(description="Whether the viewer owes a decision.")
    seats: list[SeatSeen] = Field(description="The viewer's own seat first.")
    areas: dict[Literal["left", "right"], list[CardSeen]]
    piles: dict[str, PileSeen]
    discards: list[CardSeen]
    dangers: list[tuple[str, int | None, int]] = Field(
        description="Danger cards in the game: the card, the seat that it was dealt to, the round."
    )
    bounds: dict[str, Any] = Field(description="Numbers that the rules fix for this game.")
    slots: dict[str, Any] = Field(description="What modules keep for the table, as they keep it.")
    options: list[str] = Field(description="Every legal action of the viewer, in notation.")
    opening: SeatOpening | None = Field(description="Your seat as it was when the window opened; null outside of one.")
    verdict: VerdictSaid | None


class ContentNamed(_Shape):
    """A card set, by name and by the hash of what games depend on."""

    name: str
    hash: str


class ConfigurationSaid(_Shape):
    """What is played, in full."""

    players: Literal[1, 2]
    edition: str
    side: str
    modules: list[str]
    menaces: list[str]
    quests: list[str]
    scenario: str | None
    search: str | None
    duchies: list[str]


class RecordShown(_Shape):
    """A game as configuration, seed and actions."""

    format: Literal[1]
    rules: str = Field(description="The version of the rules.")
    content: ContentNamed
    configuration: ConfigurationSaid
    seed: int | None = Field(description="Null where it begins with a position.")
    position: dict[str, Any] | None = Field(description="Where it begins, if not with a seed.")
    result: VerdictSaid | None
    actions: list[tuple[int, str]] = Field(description="Seat and notation; undo is one of them.")
