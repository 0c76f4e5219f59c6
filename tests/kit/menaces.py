"""Tables with Menaces, whose values do not change when the project's own are tuned."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from kingdom.content import Content
from kingdom.core.cards import Family
from kingdom.core.events import Event
from kingdom.core.scoring import ScoreLine
from kingdom.modules.menace.frost import FROZEN, GiantHoused
from kingdom.modules.menace.thieves import IconCovered
from tests.kit.cards import CARDS
from tests.kit.table import SEATS, Table, given

SOLDIERS_AND_POINTS = {
    "giant_rat": (2, -3),
    "frost_giant": (2, -4),
    "shadow": (3, -4),
    "thief": (2, -2),
    "vermin": (1, -1),
}
"""The Soldiers to vanquish each Menace, and the points it costs at the end."""

MENACES = replace(
    CARDS,
    name="Menaces for tests",
    hash="menaces-for-tests",
    cards=tuple(
        (replace(kind, soldiers=SOLDIERS_AND_POINTS[kind.key][0], points=SOLDIERS_AND_POINTS[kind.key][1]), copies)
        if kind.family in (Family.MENACE, Family.VERMIN)
        else (kind, copies)
        for kind, copies in CARDS.cards
    ),
)

FIRST_GAME = ("frost_giants", "giant_rats")


def menace_table(
    when: str,
    *seats: str,
    menaces: tuple[str, ...] = FIRST_GAME,
    modules: tuple[str, ...] = ("menace",),
    content: Content = MENACES,
    **options: Any,
) -> Table:
    """The table of `given`, with the Menace module."""
    return given(when, *seats, content=content, modules=modules, menaces=menaces, **options)


def planning_opens(*seats: str, menaces: tuple[str, ...] = FIRST_GAME, **options: Any) -> Table:
    """A table right after the last selection of round 3, which was an empty area unless stated otherwise."""
    table = menace_table("choice, round 3, turn 15", *seats, menaces=menaces, **options)
    return table.play("ann: select left")


def solo_planning_opens(*seats: str, menace: str, **options: Any) -> Table:
    """A solo table right after the last of the four selections."""
    table = menace_table("solo choice, turn 3", *seats, menaces=(menace,), players=1, **options)
    return table.play("ann: select left")


def after_events(table: Table, *events: Event) -> Table:
    """The position after these events, before the window opened."""
    state = table.state.copy()
    for event in events:
        event.change(state)
    state.opening = tuple(player.copy() for player in state.players)
    return Table(replace(table.game, start=state, state=state))


def with_giant(table: Table, who: str, card: str, giant: str) -> Table:
    """Put a Giant of a seat under one of its cards."""
    return after_events(table, GiantHoused(SEATS[who], table.card(card), table.card(giant)))


def giant_under(card: str, filled: str = "", *, when: str = "combat", also: str = "") -> Table:
    """A table on which Ann has a Giant under a card with these spaces filled."""
    name, _, _ = card.partition("#")
    table = menace_table(when, f"ann: zone menaces Frost Giant; construction {name}[{filled}]; {also}")
    return with_giant(table, "ann", card, "Frost Giant#1")


def frozen_pairs(table: Table, who: str) -> list[tuple[str, str]]:
    """The frozen cards of a seat, with the Giants under them."""
    names = table.state.rules.names
    return [(names[card], names[giant]) for card, giant in table.player(who)[FROZEN]]


def with_stolen(table: Table, who: str, *tokens: tuple[str, int]) -> Table:
    """Put Stolen tokens in the Duchy of a seat: on these cards, on their first, second … icon."""
    seat = SEATS[who]
    return after_events(table, *[IconCovered(seat, table.card(card), icon - 1) for card, icon in tokens])


def line_of_menaces(table: Table, who: str) -> ScoreLine:
    """The score line of a finished game for Menaces."""
    (line,) = (line for line in table.game.outcome().scores[SEATS[who]] if line.source == "menaces")
    return line


def played_to_the_end(table: Table) -> Table:
    """Let both seats be done until the game is over."""
    while table.game.waiting():
        for seat in table.game.waiting():
            table.play(f"{('ann', 'bob')[seat]}: done")
    return table


def duties_of(table: Table, who: str) -> list[str]:
    """The duties of a seat, by name, in the order in which they are owed."""
    return [type(duty).__name__ for duty in table.player(who).owes]


def facts_named(table: Table, *names: str) -> list[dict[str, Any]]:
    """The facts of the last play that have one of these names, in order."""
    return [fact for fact in table.facts if fact["event"] in names]
