"""People at a table in a browser: they read the page, click what is legal, and get to the end of a game.

Everything a person does is done with the mouse, on visible things. After each deed, everything that anybody at the
table has received, or would receive if they asked, is searched for cards that they may not know: the page, the event
stream, the responses to programs, and refusals.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Error, Locator, Page

from kingdom import Game
from kingdom.content import load
from kingdom.core.phases import CHOICE, LAST, ROUNDS, STEPS
from kingdom.web.tablenow import TableNow
from tests.kit.browser import PATIENCE, Host, Visits
from tests.kit.places import Viewer
from tests.kit.scenes import Scene, stage
from tests.kit.secrets import Secrets
from tests.kit.sending import everything_sent, probes, without_words
from tests.kit.walks import choose

LONGEST = 900
"""No game has this many deeds: one that did would never end."""

GLANCE = """() => ({
    deeds: [...document.querySelectorAll("#main button[data-deed]")].map((button, at) => ({
        at, kind: button.dataset.deed, text: button.value,
        label: button.getAttribute("aria-label") || button.textContent,
        seen: button.checkVisibility({visibilityProperty: true}),
    })).filter((deed) => deed.seen),
    over: Boolean(document.querySelector("[data-testid=end]")),
    mine: Boolean(document.querySelector("#main.yours")),
    offering: Boolean(document.querySelector("#offer")),
    charters: document.querySelectorAll("[data-testid=construction] .charter").length,
    round: document.querySelector(".rounds [aria-current=step]")?.innerText ?? "",
    status: document.querySelector("[data-testid=status]")?.innerText ?? "",
    client: document.querySelector("#act [name=client]")?.value ?? null,
})"""
"""Everything that a person looks at, in one call, since each round trip to a page is slow."""

FRESH = """(client) => {
    if (document.documentElement.hasAttribute("aria-busy")) return false;
    const field = document.querySelector("#act [name=client]");
    return field ? field.value !== client : Boolean(document.querySelector("#main"));
}"""

SHOWN = """(version) => document.querySelector("#main")?.dataset.version === version"""

UNCOVERED = """(card) => {
    const box = card.getBoundingClientRect();
    for (let x = 8; x < box.width; x += 12) for (let y = 12; y < box.height; y += 24)
        if (card.contains(document.elementFromPoint(box.x + x, box.y + y))) return {x, y};
    return null;
}"""
"""Where a card is visible, as others may overlap it: that is where a person clicks."""

ORDER = (
    "Keep", "KeepFound", "Cover", "House", "GiveUp", "Vanquish", "VanquishGiant", "PutForemansCube",
    "Fill", "Place", "Rest", "Select", "SlateAll", "Slate", "RecycleAll", "Recycle", "Done",
)  # fmt: skip
"""What is done first if there are several options."""

CROWDED = 6
"""With this many cards under construction, the others are recycled."""


def patiently(page: Page, true: Callable[[], bool], meanwhile: Callable[[], object] = lambda: None) -> None:
    """Wait for something that no locator can express, and do something repeatedly meanwhile."""
    deadline = time.monotonic() + PATIENCE / 1000
    while not true():
        assert time.monotonic() < deadline, "it did not come"
        meanwhile()
        page.wait_for_timeout(20)  # events of the page are processed only while waiting for it


def table_in(page: Page) -> str:
    """The name of the table that a page shows, once it is fully loaded: without its script, links are only links."""
    page.wait_for_load_state()
    found = re.search(r"/t/([^/?]+)", page.url)
    assert found, f"there is no table at {page.url}"
    return found[1]


class Deed(NamedTuple):
    """A button for a legal action, as on the page."""

    at: int
    kind: str
    text: str
    label: str


class Glance(NamedTuple):
    """What a page shows at one moment."""

    deeds: list[Deed]
    """Everything that can be done with one click, except for offers."""
    over: bool
    mine: bool
    """Whether this person has to decide."""
    offering: bool
    charters: int
    """How many cards are under construction."""
    round: str
    status: str
    client: str | None
    """The client id of the next request; it changes after each one."""


@dataclass
class Eyes:
    """What everybody at one table may know, and whether a page says more."""

    host: Host
    table_id: str
    secrets: Secrets = field(default_factory=lambda: Secrets(load(None)))
    seen: int = 0
    last: dict[Viewer, str] = field(default_factory=dict)
    """The page that each viewer was shown last. What was not a secret then is not one now."""

    @property
    def table(self) -> TableNow:
        return self.host.tables.open(self.table_id)

    def check(self, source: str, viewer: Viewer, heard: Sequence[str] = ()) -> None:
        """Check that neither the source of a page nor what came with it reveals a secret to its viewer.

        The table is opened after the page was read, so it knows everything that the page may have known.
        """
        if self.last.get(viewer) == source and not heard:
            return
        self.last[viewer] = source
        table = self.table
        steps = table.game.steps
        for step in steps[min(self.seen, len(steps)) :]:
            self.secrets.saw(step.before)
        self.secrets.saw(table.game.state)
        self.seen = len(steps)
        if table.game.is_over:
            return
        found = self.secrets.in_page(source, table.game, viewer)
        met = self.secrets.met[viewer]
        found += [key for key in set(re.findall(r"\bcard-(\d+)\b", source)) if int(key) not in met]
        assert not found, f"the page of {viewer!r} gives away {found}"
        for text in heard:
            told = self.secrets.in_data(text, table.game, viewer)
            assert not told, f"{viewer!r} hears of {told}: {text}"
        self._check_answers(table, viewer)

    def _check_answers(self, table: TableNow, viewer: Viewer) -> None:
        """Check that a program in the viewer's place would be told no secret either, even when refused."""
        hidden = self.secrets.cards(table.game.state, viewer)
        names = table.game.state.rules.names
        asked = probes(names[hidden[0]], names[hidden[-1]]) if hidden else []
        answers = b"\n".join(everything_sent(table, viewer, asked)).decode()
        found = self.secrets.in_data(without_words(answers), table.game, viewer)
        # A refusal may repeat the request.
        told = [name for name in found if not any(name in question for question in asked)]
        assert not told, f"{viewer!r} is told {told}: {answers}"


@dataclass
class Person:
    """Somebody who looks at a table, and decides for a seat if they have one."""

    page: Page
    eyes: Eyes
    viewer: Viewer
    heard: list[str] = field(default_factory=list)
    """What the event stream has sent, if this person listens to it, since they last looked."""

    # --- seeing

    def listen(self) -> None:
        """Hear the event stream as the browser does."""
        session = self.page.context.new_cdp_session(self.page)
        session.on("Network.eventSourceMessageReceived", lambda event: self.heard.append(event["data"]))
        session.send("Network.enable")

    @property
    def main(self) -> Locator:
        return self.page.locator("#main")

    @property
    def status(self) -> Locator:
        return self.page.get_by_test_id("status")

    def glance(self) -> Glance:
        seen = self.page.evaluate(GLANCE)
        deeds = [Deed(one["at"], one["kind"], one["text"], one["label"]) for one in seen.pop("deeds")]
        return Glance(deeds, **seen)

    @property
    def is_over(self) -> bool:
        return self.glance().over

    @property
    def to_decide(self) -> bool:
        return self.glance().mine

    @property
    def round(self) -> str:
        return self.glance().round

    def look(self) -> None:
        """Look at the whole page, and at its source."""
        source = self.page.content()
        heard, self.heard[:] = self.heard[:], []
        self.eyes.check(source, self.viewer, heard)

    def catch_up(self) -> None:
        """Wait until the page shows the current state of the server, even if that changes meanwhile: a bot may act."""
        patiently(self.page, self._has_caught_up)

    def _has_caught_up(self) -> bool:
        table = self.eyes.table
        if table.game.is_over:
            return self.page.get_by_test_id("end").is_visible()
        try:
            return bool(self.page.evaluate(SHOWN, str(table.version(self.viewer))))
        except Error:  # the page is just navigating
            return False

    def settle(self) -> None:
        """Ask the server for something else and wait for it: by then, everything sent to the page has arrived."""
        for _ in range(2):
            self.page.evaluate("() => fetch(location.href).then((answer) => answer.text()).then(() => null)")

    def deeds(self) -> list[Deed]:
        """Everything that can be done with one click, except for offers."""
        return self.glance().deeds

    # --- doing

    def press(self, button: Locator, seen: Glance | None = None) -> None:
        """Click something that changes the table, and wait until it has."""
        client = (seen or self.glance()).client
        self.touch(button)
        self.wait_for_news(client)

    def wait_for_news(self, client: str | None) -> None:
        """Wait until the table has changed; confirms if asked for confirmation."""
        self.page.wait_for_function(
            f"(client) => document.querySelector('dialog[open] .sure') || ({FRESH})(client)", arg=client
        )
        if self.page.locator("dialog[open] .sure").count():
            self.page.keyboard.press("Tab")
            self.page.keyboard.press("Enter")
            self.page.wait_for_function(FRESH, arg=client)

    def touch(self, thing: Locator, **where: Any) -> None:
        thing.click(**where)

    def do(self, deed: Deed, seen: Glance | None = None) -> None:
        self.press(self.page.locator("#main button[data-deed]").nth(deed.at), seen)

    def do_kind(self, kind: str, number: int = 0) -> Deed:
        """Do one action of a kind."""
        seen = self.glance()
        found = [deed for deed in seen.deeds if deed.kind == kind]
        assert len(found) > number, f"nothing to {kind}, only {sorted({deed.kind for deed in seen.deeds})}"
        self.do(found[number], seen)
        return found[number]

    def offer(self, first: int = 0, second: int = 1, areas: Sequence[str] = ("left", "right")) -> None:
        """Lay two cards from the hand, and confirm the offer."""
        for number, area in zip((first, second), areas, strict=True):
            card = self.card_in_hand(number)
            self.touch(card, position=card.evaluate(UNCOVERED))
            self.touch(self.page.locator(f".laying [data-lay={area}]"))
        self.press(self.page.get_by_test_id("offer"))

    def card_in_hand(self, number: int) -> Locator:
        return self.page.locator("[data-hand] > a.card").nth(number)

    def decide(self, order: Sequence[str] = ORDER, seen: Glance | None = None) -> str:
        """Do what comes first; returns what it was."""
        seen = seen or self.glance()
        if seen.offering:
            self.offer()
            return "Offer"
        deed = min(seen.deeds, key=ranks(seen, order), default=None)
        assert deed is not None, f"nothing can be done: {seen.status}"
        self.do(deed, seen)
        return deed.kind


def ranks(seen: Glance, order: Sequence[str] = ORDER) -> Callable[[Deed], int]:
    """A sort key for what a page shows, by an order."""
    kinds = list(order)
    if seen.charters >= CROWDED and "SlateAll" in kinds:
        for kind in ("SlateAll", "Slate"):
            kinds.remove(kind)
            kinds.insert(kinds.index("Recycle") + 1, kind)

    def rank(deed: Deed) -> int:
        kind = "Rest" if deed.kind == "Place" and deed.text.endswith("alchemy") else deed.kind
        return kinds.index(kind) if kind in kinds else len(kinds)

    return rank


def hurry(eyes: Eyes, seats: Sequence[int], until: Callable[[Game], bool]) -> None:
    """Let the server play these seats until the game has reached some point and one of them has to decide.

    What a page shows of a game does not depend on who played it. So people at a browser play its beginning and its end,
    not everything in between; that responses reveal nothing in between is tested without a browser.
    Pages are told about it once, at the end: rendering the table is most of the cost of a deed.
    """
    rng = Random(1)
    deadline = time.monotonic() + 4 * PATIENCE / 1000
    with eyes.host.quiet():
        while True:
            table = eyes.table
            mine = [seat for seat in table.game.waiting() if seat in seats]
            if table.game.is_over or (mine and until(table.game)):
                return
            assert time.monotonic() < deadline, "the others do not get on"
            if not mine:
                time.sleep(0.01)  # a bot is thinking
                continue
            action = table.game.text(choose(table.game.state, mine[0], "sensible", rng))
            eyes.host.tables.act(table.id, mine[0], [action], f"hurry-{table.sequence}")


class Skip(NamedTuple):
    """A part of a game that the server plays."""

    since: Callable[[Game], bool]
    until: Callable[[Game], bool]


LIKE_THE_FIRST_TURNS = Skip(
    lambda game: game.state.phase == CHOICE and game.state.turns >= 4,
    lambda game: game.state.phase == CHOICE and game.state.turns >= CHOICE.turns - 2,
)
"""Everybody has offered and selected; people play the last offer of a Choice."""
LIKE_THE_FIRST_ROUND = Skip(
    lambda game: game.state.phase in STEPS[1:],
    lambda game: game.state.round == ROUNDS and game.state.phase.name in ("combat", LAST.name),
)
"""Everybody has chosen, planned and produced; people play what comes after the last Production."""
MIDDLE = (LIKE_THE_FIRST_TURNS, LIKE_THE_FIRST_ROUND)


def skip(eyes: Eyes, seats: Sequence[int], skips: list[Skip]) -> bool:
    """Let the server play the next of these parts, if it is due; returns whether it was."""
    if not skips or not skips[0].since(eyes.table.game):
        return False
    hurry(eyes, seats, skips.pop(0).until)
    return True


@dataclass
class Party:
    """Everybody at one table, each with a page."""

    people: list[Person]

    def __post_init__(self) -> None:
        for person in self.people:
            person.listen()

    def catch_up(self) -> list[Glance]:
        """Let everybody look, and search what they see."""
        for person in self.people:
            person.catch_up()
            person.look()
        return [person.glance() for person in self.people]

    def play(
        self, order: Sequence[str] = ORDER, skips: Sequence[Skip] = ()
    ) -> Iterator[tuple[Person, str, list[Glance]]]:
        """Play on, deed by deed, until the game is over; yields who did what, and what everybody had seen before.

        Skipped parts, in this order, are played by the server.
        """
        eyes, left = self.people[0].eyes, list(skips)
        seats = [one.viewer for one in self.people if one.viewer is not None]
        for _ in range(LONGEST):
            seen = self.catch_up()
            if skip(eyes, seats, left):
                seen = self.catch_up()
            deciding = next((at for at, one in enumerate(seen) if not one.over and one.mine), None)
            if deciding is None:
                assert all(one.over for one in seen), "nobody can do anything, and it is not over"
                return
            person = self.people[deciding]
            yield person, person.decide(order, seen[deciding]), seen
        raise AssertionError(f"no end after {LONGEST} deeds")


def sit(visits: Visits, scene: Scene, **options: Any) -> Person:
    """Somebody new sits down at a scene."""
    staged = stage(visits.host.tables, scene)
    page = visits.new(**options)
    page.goto(staged.ways[scene.seat])
    return Person(page, Eyes(visits.host, staged.table), scene.seat)


def sit_together(visits: Visits, scene: Scene, **options: Any) -> tuple[Person, Person]:
    """Two people, each with a browser, at both sides of a scene."""
    staged = stage(visits.host.tables, scene)
    eyes = Eyes(visits.host, staged.table)
    people = []
    for seat, way in enumerate(staged.ways):
        page = visits.new(**options)
        page.goto(way)
        people.append(Person(page, eyes, seat))
    return people[0], people[1]
