"""The shapes of what the interface sends: views and records, only for the description. They validate nothing.

Views are made by `kingdom.game.serial` from the declarations of their fields, and so are their shapes here, by one rule
for each way of seeing or writing a field. A test compares the shapes with the views of every ruleset.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, get_type_hints

from pydantic import BaseModel, ConfigDict, Field, WithJsonSchema, create_model
from pydantic.json_schema import models_json_schema

from kingdom.core.fields import Form, Seen, declarations
from kingdom.core.scoring import Ending
from kingdom.core.state import Player, State
from kingdom.core.view import SIGHTS
from kingdom.game.config import Configuration
from kingdom.game.options import options

Schema = dict[str, Any]
REFERENCE = "#/components/schemas/{model}"
SHAPE = "x-shape"
"""Marks a shape that is described elsewhere: those of facts in `kingdom.web.api.fact_schema`, those of views below."""
Fact = Annotated[dict[str, Any], WithJsonSchema({SHAPE: "Fact"})]
ViewSeen = Annotated[dict[str, Any], WithJsonSchema({SHAPE: "ViewSeen"})]
ConfigurationSaid = Annotated[dict[str, Any], WithJsonSchema({SHAPE: "ConfigurationSaid"})]


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
    """A reason why the rules or the configuration refuse something."""

    id: str = Field(description="What the objection is.")
    arguments: dict[str, Any] = Field(description="What it is about: cards by their names in the notation, numbers.")
    clause: str = Field(description="The clause of the rules that says so; empty where there is none.")


class TieBreakSaid(_Shape):
    """A comparison that was needed."""

    name: str
    values: list[int]


class VerdictSaid(_Shape):
    """The ending of a game."""

    winners: list[int]
    reason: Ending
    clause: str
    scores: list[list[ScoreLineSaid]] = Field(description="Of each seat, line by line.")
    losses: list[list[ReasonSaid]] = Field(description="Why each seat cannot win, or has lost.")
    tie_breaks: list[TieBreakSaid]
    medal: Literal["none", "bronze", "silver", "gold"] | None


class ResultSaid(VerdictSaid):
    """The ending of a recorded game."""

    substitutes: list[str | None] | None = Field(
        default=None, description="The bots that have played for absent players, seat by seat, if any did."
    )


class ContentNamed(_Shape):
    """A card set, by name and by the hash of what games depend on."""

    name: str
    hash: str


class RecordShown(_Shape):
    """A game as configuration, seed and actions."""

    format: Literal[1]
    rules: str = Field(description="The version of the rules.")
    content: ContentNamed
    configuration: ConfigurationSaid
    seed: int | None = Field(description="Null where it begins with a position.")
    position: dict[str, Any] | None = Field(description="Where it begins, if not with a seed.")
    result: ResultSaid | None
    actions: list[tuple[int, str]] = Field(description="Seat and notation; undo, resign and close are among them.")
    names: list[str] = Field(default=[], description="The players, seat by seat.")
    note: str = Field(default="", description="A sentence about a bot that took over a seat.")
    played: str = Field(default="", description="The day of the game, such as 2026-11-19; left out for practice.")
    event: str = Field(default="", description="The occasion, if a record names one.")


# --- derived from declarations

WRITTEN: Mapping[Form, Any] = {
    Form.COUNT: int,
    Form.FLAG: bool,
    Form.HEAP: Heap,
    Form.PHASE: str,
    Form.CARDS: list[str],
    Form.CARD_SET: list[str],
    Form.SITES: list[UnderConstruction],
    Form.DUTIES: list[DutySeen],
    Form.ZONES: dict[str, list[str]],
    Form.SLOTS: dict[str, Any],
    Form.DANGERS: list[tuple[str, int | None, int]],
    Form.VERDICT: VerdictSaid | None,
}
"""The types of fields that everybody sees as they are."""
SHOWN: Mapping[Seen, Any] = {
    Seen.HOLDER: Annotated[list[str] | None, Field(description="Null where it is not shown.")],
    Seen.FACES: list[CardSeen],
    Seen.FACES_OF_A_SET: list[CardSeen],
    Seen.AREAS: dict[Literal["left", "right"], list[CardSeen]],
    Seen.ZONES: Annotated[
        dict[str, list[str] | int], Field(description="Cards of modules, or how many where they are not shown.")
    ],
    Seen.PILES: dict[str, PileSeen],
    Seen.SEATS: "list[SeatSeen]",
    Seen.BOUNDS: dict[str, list[int]],
    Seen.OWNER: "SeatOpening | None",
}
"""The types of fields that viewers see differently."""
ABOUT = {
    "viewer": "The seat; null for a spectator.",
    "turns": "Turns taken in the Choice phase.",
    "first": "The round's first player.",
    "turn": "Whose turn it is; null where everybody may act.",
    "to_decide": "Whether the viewer owes a decision.",
    "options": "Every legal action of the viewer, in notation.",
    "seats": "The viewer's own seat first.",
    "dangers": "Danger cards in the game: the card, the seat that it was dealt to, the round.",
    "bounds": "Numbers that the rules fix for this game.",
    "opening": "Your seat as it was when the window opened; null outside of one.",
    "duchy": "The Duchy card first.",
    "training": "Soldiers in training.",
    "laid": "How many cards it has laid face down.",
    "slots": "What modules keep here, as they keep it.",
}


def _written(kind: type[Any]) -> dict[str, Any]:
    """The fields of a seat or table as they are, with their types."""
    return {one.name: WRITTEN[one.written] for one in declarations(kind) if one.written is not Form.NOTHING}


def _shown(kind: type[Any]) -> dict[str, Any]:
    """The fields of a view of a seat or table, with their types."""
    sights = [(one, sight) for one in declarations(kind) for sight in SIGHTS[one.seen]]
    return {
        sight.name.format(one.name): WRITTEN[sight.written]
        if sight.written
        else SHOWN.get(one.seen) or WRITTEN[one.written]
        for one, sight in sights
        if one.written is not Form.NOTHING
    }


def _model(name: str, doc: str, **types: Any) -> type[BaseModel]:
    fields: Any = {
        field: (Annotated[kind, Field(description=ABOUT[field])] if field in ABOUT else kind, ...)
        for field, kind in types.items()
    }
    return create_model(name, __base__=_Shape, __doc__=doc, __module__=__name__, **fields)


SeatSeen = _model("SeatSeen", "A seat, as somebody sees it.", seat=int, **_shown(Player))
SeatOpening = _model("SeatOpening", "Your own seat as it was when the window opened.", **_written(Player))
DERIVED = (
    _model(
        "ViewSeen",
        "The table as a viewer may see it, and what that viewer can do.",
        viewer=int | str | None,
        first=int,
        turn=int | None,
        to_decide=bool,
        options=list[str],
        **_shown(State),
    ),
    _model(
        "ConfigurationSaid",
        "What is played, in full.",
        **get_type_hints(Configuration)
        | {one.name: Literal[one.choices] for one in options() if not callable(one.choices)},
    ),
)


def view_shapes() -> dict[str, Schema]:
    """The shapes of views and configurations, and of their parts, by name."""
    _, made = models_json_schema([(one, "serialization") for one in DERIVED], ref_template=REFERENCE)
    shapes: dict[str, Schema] = made["$defs"]
    return shapes
