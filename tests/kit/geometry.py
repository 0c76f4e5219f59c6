"""Checks that tables fit screens: positions of golden games, screen sizes, and the measurement of a page.

It reports faults that a person would notice at once: words that are cut off or overlap, buttons that are out of reach,
covered or too small, text that is too small to read.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page

from kingdom import Game
from kingdom.game.record import Record
from kingdom.store import SeatRow
from kingdom.web.tables.tables import Tables
from tests.kit.playthrough import read
from tests.kit.scenes import NAMES, Staged
from tests.kit.table import given


class Screen(NamedTuple):
    """A browser window, possibly on a touch screen."""

    width: int
    height: int
    touch: bool = False

    @property
    def name(self) -> str:
        return f"{self.width}x{self.height}"


LAPTOPS = tuple(
    Screen(*size)
    for size in (
        (1280, 600),
        (1280, 720),
        (1366, 650),
        (1366, 768),
        (1536, 730),
        (1920, 1080),
        (2560, 1440),
        (3440, 1440),
    )
)
TABLETS = (Screen(820, 1180, True), Screen(1180, 820, True), Screen(768, 1024, True))
PHONES = (Screen(390, 844, True), Screen(360, 740, True), Screen(360, 640, True), Screen(844, 390, True))


# --- positions


GAMES = (
    "two", "two+menace", "two+menace_shadows+thieves", "two+menace_giant_rats+frost_giants", "two+advisors+quest",
    "two+menace+advisors+quest", "two+menace+advisors+quest-first-A", "solo+menace+advisors+quest",
    "solo+quest_the_usurper+the_pestilent_lord", "the_thief_guild", "assaulted_from_every_side",
)  # fmt: skip
"""Golden games that cover every module, Menace deck and way to play."""
RULESETS = Path(__file__).resolve().parents[1] / "playthroughs" / "rulesets"


@dataclass(frozen=True)
class Position:
    """A moment of a game at which a seat has a decision to make."""

    name: str
    record: Record
    upto: int | None = None
    replayed: bool = False
    """True if it is shown in the replay of the finished game, with all cards open."""
    folded: tuple[str, ...] = ()
    """Lists that may be scrolled at this table, in addition to those of every table."""

    def address(self, tables: Tables) -> str:
        """The address at which the first seat sees the position."""
        if not self.replayed:
            return self.set_up(tables).ways[0]
        return f"{replace(self, upto=None).set_up(tables).path}/replay?step={self.upto}"

    def set_up(self, tables: Tables) -> Staged:
        """The position on a server."""
        players = self.record.configuration["players"]
        new = tables.create_from(self.record, [SeatRow(name) for name in NAMES[:players]], upto=self.upto)
        ways = tuple(f"/t/{new.table_id}/join/{token}" for token in new.seat_tokens)
        return Staged(new.table_id, ways, f"/t/{new.table_id}/join/{new.spectator_token}")


@cache
def positions() -> dict[str, Position]:
    """Early and late moments of the golden games, and tables that are as full as possible."""
    found = [position for name in GAMES for position in _moments(name)]
    return {position.name: position for position in (*found, *_crowded())}


def _moments(name: str) -> Iterator[Position]:
    """The first moment of each kind in a game, and the one with the most on the table."""
    layout, actions = read((RULESETS / f"{name}.txt").read_text(encoding="utf-8"))
    game = layout.begin()
    first: dict[str, int] = {}
    fullest: dict[str, tuple[int, int]] = {}
    for at, (seat, action) in enumerate(actions):
        kind = _kind(game)
        if kind:
            first.setdefault(kind, at)
            fullest[kind] = max(fullest.get(kind, (0, 0)), (_lying(game), at))
        game.play(seat, action)
    record = game.record()
    for kind, at in first.items():
        yield Position(f"{name}, {kind}, early", record, at)
        if fullest[kind][1] != at:
            yield Position(f"{name}, {kind}, late", record, fullest[kind][1])


def _kind(game: Game) -> str | None:
    """The kind of decision that the first seat has to make, if any."""
    if 0 not in game.waiting():
        return None
    state = game.state
    kinds = {type(option).__name__ for option in game.options(0)}
    name = state.phase.name.replace("solo ", "")
    if name == "choice":
        return "offer" if "Offer" in kinds else "select" if "Select" in kinds else "a duty"
    if any(state.players[0].cubes):
        return f"cubes in {'planning' if name == 'planning' else 'production'}"
    return {"advisor draft": "draft", "planning": "planning", "combat": "combat"}.get(name)


def _lying(game: Game) -> int:
    """The number of cards and cubes to show."""
    state = game.state
    own = state.players[0]
    seats = sum(len(one.construction) + len(one.duchy) for one in state.players)
    return seats + len(own.hand) + len(own.selection) + sum(len(area) for area in state.areas)


DUCHY = (
    "Farm#1, Hamlet#1, Quarry, Barracks#1, Port#1, Guildhall#1, Walled Town#1, Recruiters, Royal Mint,"
    " Hanging Gardens#1, Library of the Elves, Munitions Specialists#1"
)
SITES = (
    "Cathedral of Dawn[MM], Great Lighthouse[M], Triumphal Arch[P], Eternal Palace[M], Tomb of Kings#1[M],"
    " Lost City#1[M], Royal Treasury[], Dragon's Oath[], Infernal Gate[], High Rampart[M], Grand Army#1[PP],"
    " Expeditionary Force#1[P], Krystallium Lode[], Secret Fellowship[], Statue of the Founders#1[M]"
)
THEIRS = "Farm#2, Hamlet#2, Farm#3, Barracks#2, Port#2, Farm#4, Navigators#2, Aqueduct, Smugglers' Cove#2"


def _crowded() -> Iterator[Position]:
    """Fifteen cards under construction and twelve in a Duchy, in each phase."""
    hand = "Royal Guard, Arena of Champions#1, Troubadours#1, Uncharted Island#1"
    for name, when, more in (
        ("choice", "choice, round 3, turn 8", f"; hand {hand}"),
        ("planning", "planning, round 4", f"; selection {hand}"),
        ("production", "gold, round 4", "; cubes GGGGG"),
    ):
        theirs = "hand Stonemasons#1, Stonemasons#2" if name == "choice" else "traps 2"
        table = given(
            when,
            f"ann: duchy {DUCHY}; construction {SITES}; krystallium 2; soldiers 6; traps 1; alchemy MMP{more}",
            f"bob: duchy {THEIRS}; soldiers 3; alchemy GG; {theirs}",
        )
        # More than occurs in a game: every card must still be reachable by scrolling.
        yield Position(f"crowded, {name}", table.game.record(), folded=(".mine .fresco", ".mine .charters"))


# --- all modules


ADVISORS = (
    "Great Silversmith, Forest Chieftain, Illuminated Prophet, Negotiator from the Lake, Master Artisan",
    "Underground Spy, Power Behind the Throne, Tyrannical Foreman, Nurturing Mother",
)


@cache
def full() -> tuple[Position, ...]:
    """Tables of all modules in a typical last round: three sites, Menaces, and Advisors on both sides."""
    found = []
    for name, when, more in (
        (
            "offer",
            "choice, round 4, turn 8",
            "; hand Royal Guard, Arena of Champions#1, Troubadours#1, Farm#3, Port#1, Quarry",
        ),
        (
            "planning",
            "planning, round 4",
            "; selection Royal Guard, Arena of Champions#1, Troubadours#1, Farm#3, Port#1, Quarry",
        ),
        ("production", "gold, round 4", "; cubes GGG"),
        ("combat", "combat, round 4", ""),
    ):
        table = given(
            when,
            "ann: duchy Farm#1, Hamlet#1, Barracks#1, Guildhall#1, Royal Mint, Hanging Gardens#1, Library of the Elves,"
            " Munitions Specialists#1; construction Cathedral of Dawn[MM], Statue of the Founders#1[M], Lost City#1[M];"
            f" zone menaces Giant Rat#1, Giant Rat#2, Vermin#1, Vermin#2; zone advisors {ADVISORS[0]}; krystallium 1;"
            f" soldiers 6; traps 1; alchemy MMP{more}",
            "bob: duchy Farm#2, Hamlet#2, Barracks#2, Navigators#2, Aqueduct; construction Grand Army#1[PP],"
            " Tomb of Kings#1[M], Smugglers' Cove#2[]; zone menaces Giant Rat#3, Giant Rat#4; soldiers 3;"
            f" alchemy GG; zone advisors {ADVISORS[1]}"
            + ("; hand Stonemasons#1, Stonemasons#2" if name == "offer" else ""),
            modules=("menace", "advisors", "quest"),
            menaces=("giant_rats", "frost_giants"),
            quests=("the_northern_lands",),
        )
        found.append(Position(f"all modules, {name}", table.game.record()))
    return tuple(found)


@cache
def replayed() -> tuple[Position, ...]:
    """Steps of a replay with all cards open: the draft, with Advisors of both seats, and a Choice with both hands."""
    layout, actions = read((RULESETS / "two+menace+advisors+quest.txt").read_text(encoding="utf-8"))
    game = layout.begin()
    for seat, action in actions:
        game.play(seat, action)
    record = game.record()
    steps = {"draft": 0, "draft of the second": 1, "choice": 6}
    return tuple(Position(f"replay, {name}", record, step, replayed=True) for name, step in steps.items())


# --- measuring


MEASURE = Path(__file__).with_suffix(".js").read_text(encoding="utf-8").partition("\n")[2]
"""The script that measures everything in one call, since each round trip to a page is slow; on a phone, tab by tab."""


IN_HAND = (131, 193)
"""The least card in a hand at 1366x650; on other screens in proportion."""


FOLDED = {
    ".log > ol": "earlier events; all of them are one click away",
    ".thumbs": "the discards; all of them are one click away",
    ".side:has(.quest + .quest) .goal > ul": "the rules of a scenario with two Quests, which its page shows as well",
}
"""The lists of a table that may be scrolled, with reasons. On a touch screen, a finger scrolls each of them."""


def faults_of(page: Page, screen: Screen, folded: Sequence[str] = ()) -> list[str]:
    """The faults of a page on a screen."""
    size = {"width": screen.width, "height": screen.height}
    if page.viewport_size != size:
        page.set_viewport_size({"width": screen.width, "height": screen.height})
    found: list[str] = page.evaluate(MEASURE, rule_for(screen, folded))
    return found


def rule_for(screen: Screen, folded: Sequence[str] = ()) -> dict[str, Any]:
    """The measures that a page must keep on a screen."""
    scale = min(screen.width / 1366, screen.height / 650)
    return {
        "least": 12,
        "leastOfTheirs": 11,
        "target": 44 if screen.touch else 24,
        "inALine": 10,
        "inAName": 5,
        "card": 7.8 if screen.touch else 8.2,
        "inHand": None if screen.touch or folded else [side * scale for side in IN_HAND],
        "mayScroll": screen in PHONES,
        "closing": ", ".join(FOLDED),
        "folded": "*" if screen.touch else ", ".join((*FOLDED, *folded)),
    }
