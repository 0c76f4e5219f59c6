"""Tables with the Advisors module and the cards of the tests."""

from __future__ import annotations

from typing import Any

import kingdom
from tests.kit.cards import CARDS
from tests.kit.cards import given as given_with_cards
from tests.kit.table import SEATS, Table

SELECTS = "choice, round 1, turn 3"
"""It is Ann's turn to select."""
OFFERS = "choice, round 1, turn 4"
"""Ann has selected, and has to make an offer next."""


def advisors_table(when: str, *seats: str, **options: Any) -> Table:
    """A position of a game with Advisors, and with other modules if given."""
    modules = ("advisors", *options.pop("modules", ()))
    return given_with_cards(when, *seats, modules=modules, **options)


def with_slots(when: str, *seats: str, used: tuple[str, ...], **options: Any) -> Table:
    """An Advisors table on which Ann has used these Advisors this round."""
    plain = advisors_table(when, *seats, **options)
    data = plain.game.position()
    for player in (data["players"][0], *data["opening"][:1]):
        player["slots"] = {"advisors_used": list(used)}
    return Table(kingdom.from_position(data, content=CARDS))


def drafting(seed: int = 7, **options: Any) -> Table:
    """A new game, before the Advisors are chosen."""
    modules = ("advisors", *options.pop("modules", ()))
    return Table(kingdom.new_game(seed=seed, content=CARDS, modules=modules, **options))


def keep_advisor(table: Table, who: str, at: int = 0) -> str:
    """Keep the first or second Advisor drawn; returns its name."""
    names = table.state.rules.names
    name = names[table.player(who).zone("drawn")[at]]
    table.play(f"{who}: keep {name} as advisor")
    return name


def advisors_drawn(table: Table, who: str) -> list[str]:
    """The names of the Advisors that a seat has drawn but not yet decided on."""
    return table.state.rules.names.all(table.player(who).zone("drawn"))


def zones_seen(table: Table, viewer: str | None, who: str) -> dict[str, Any]:
    """The zones of a seat as a viewer (None: a spectator) sees them."""
    view = table.game.view(None if viewer is None else SEATS[viewer])
    (seat,) = (seat for seat in view.seats if seat.seat == SEATS[who])
    return dict(seat.zones)


IDLE = (
    ("Underground Spy", SELECTS, "soldiers 9; traps 2", "no-trap-spent", "ADV-C1"),
    ("Underground Spy", "planning", "", "advisor-in-choice", "ADV-C1"),
    ("Master Cartographer", "gold", "", "advisor-in-choice", "ADV-C2"),
    ("Power Behind the Throne", SELECTS, "", "not-face-down", "ADV-C3"),
    ("Power Behind the Throne", "materials", "", "advisor-in-choice", "ADV-C3"),
    ("Chief Mercenary", SELECTS, "", "areas-empty", "ADV-6"),
    ("Chief Mercenary", OFFERS, "table: left Quarry, Mint (face down by bob)", "before-selecting", "ADV-C4"),
    ("Whimsical Gambler", SELECTS, "", "areas-empty", "ADV-6"),
    ("Whimsical Gambler", "exploration", "", "advisor-in-choice", "ADV-C5"),
    ("Tyrannical Foreman", "gold", "", "foreman-last", "ADV-P1"),
    ("Tyrannical Foreman", "exploration", "", "foreman-no-space", "ADV-6"),
    ("Forest Chieftain", "population", "", "advisor-step", "ADV-P2"),
    ("Nurturing Mother", "planning", "", "advisor-step", "ADV-P3"),
    ("Negotiator from the Lake", "exploration", "", "advisor-step", "ADV-P4"),
    ("Pirate of the Five Seas", SELECTS, "", "advisor-step", "ADV-P5"),
    ("Scrying Alchemist", "planning", "", "alchemist-last", "ADV-E1"),
    ("Scrying Alchemist", "last window, round 4", "", "no-calamity", "ADV-6"),
    ("Illuminated Prophet", "planning", "", "no-calamity-yours", "ADV-6"),
    ("Great Silversmith", "planning", "soldiers 0", "advisor-soldiers", "ADV-3"),
    ("Master Artisan", SELECTS, "", "nothing-under-construction", "ADV-6"),
)
"""Each Advisor in a position in which it cannot be used: phase, further words, and the reason with its clause."""


def unusable_advisor(advisor: str, when: str, besides: str = "") -> Table:
    """A table on which Ann cannot use her Advisor; she has enough Soldiers for it unless `besides` changes that."""
    lies = (besides,) if besides.startswith("table:") else ()
    own = "soldiers 9" if lies or not besides else besides
    hand = "; hand Farm, Port" if when.startswith("choice") else ""
    return advisors_table(when, f"ann: zone advisors {advisor}; {own}{hand}", *lies)
