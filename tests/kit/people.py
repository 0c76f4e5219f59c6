"""People at a table in a browser: they read the page, click legal actions, and play games to the end.

They use only the mouse, on visible things. After each action, everything that anybody at the table has received, or
could request, is searched for cards that they may not know: the page, the event stream, the responses to programs, and
refusals.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Error, Locator, Page, expect

from kingdom import Game
from kingdom.content import load
from kingdom.core.phases import CHOICE, LAST, ROUNDS, STEPS
from kingdom.web.tables.snapshot import TableSnapshot
from tests.kit.browser import PATIENCE, Host, Visits
from tests.kit.places import Viewer
from tests.kit.responses import everything_sent, probes, without_words
from tests.kit.scenes import Scene, stage
from tests.kit.secrets import Secrets
from tests.kit.walks import choose

LONGEST = 900
"""An upper limit on the actions of a game: a longer game would never end."""

GLANCE = """() => ({
    deeds: [...document.querySelectorAll("#main button[data-deed]")].map((button, at) => ({
        at, kind: button.dataset.deed, text: button.value,
        label: button.getAttribute("aria-label") || button.textContent,
        seen: button.checkVisibility({visibilityProperty: true}),
    })).filter((deed) => deed.seen),
    drafted: Boolean(document.querySelector(".hand-cubes.drafted")),
    sheet: Boolean(document.querySelector("#plan")),
    over: Boolean(document.querySelector("[data-testid=end]")),
    mine: Boolean(document.querySelector("#main.yours")),
    offering: Boolean(document.querySelector("#offer")),
    charters: document.querySelectorAll("[data-testid=construction] .charter").length,
    round: document.querySelector(".rounds [aria-current=step]")?.innerText ?? "",
    status: document.querySelector("[data-testid=status]")?.innerText ?? "",
    client: document.querySelector("#act [name=client]")?.value ?? null,
})"""
"""Reads everything that a person looks at in one call, since each round trip to a page is slow."""

FRESH = """(client) => {
    if (document.readyState === "loading" || document.documentElement.hasAttribute("aria-busy")) return false;
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
"""Finds a point of a card that no other card overlaps, where a person would click."""

TABLE = re.compile(r"/t/([^/?]+)")

ORDER = (
    "Keep", "KeepFound", "Cover", "House", "GiveUp", "Vanquish", "VanquishGiant", "PutForemansCube",
    "PlaceAll", "PlanAll", "Fill", "Place", "Rest", "Select", "Slate", "Recycle", "Done",
)  # fmt: skip
"""The order of preference of options."""

CROWDED = 6
"""The number of cards under construction from which on others are recycled."""


def patiently(page: Page, true: Callable[[], bool], meanwhile: Callable[[], object] = lambda: None) -> None:
    """Wait for a condition that no locator can express, calling `meanwhile` repeatedly."""
    deadline = time.monotonic() + PATIENCE / 1000
    while not true():
        assert time.monotonic() < deadline, "the condition did not become true"
        meanwhile()
        page.wait_for_timeout(20)  # events of the page are processed only while waiting for it


def at_address(page: Page, address: str | re.Pattern[str]) -> None:
    """Wait until a page shows an address and is fully loaded, even if one navigation cuts off another on the way."""
    expect(page).to_have_url(address)
    page.wait_for_load_state()


def at_table(page: Page, table_id: str | None = None) -> None:
    """Wait until a page shows a table, any or this one, and is fully loaded."""
    at_address(page, re.compile(rf"/t/{re.escape(table_id) if table_id else '[^/?]+'}$"))


def table_in(page: Page) -> str:
    """The id of the table that a page shows or goes to, once it is fully loaded: its script must be there."""
    at_address(page, TABLE)
    return TABLE.findall(page.url)[0]


class Deed(NamedTuple):
    """A button for a legal action on the page."""

    at: int
    kind: str
    text: str
    label: str


class Glance(NamedTuple):
    """The content of a page at one moment."""

    deeds: list[Deed]
    """All actions that take one click, except for offers."""
    drafted: bool
    """True if the places of cubes are a draft, which one button confirms."""
    sheet: bool
    """True if Planning is a sheet, which one button confirms."""
    over: bool
    mine: bool
    """True if this person has to decide."""
    offering: bool
    charters: int
    """The number of cards under construction."""
    round: str
    status: str
    client: str | None
    """The client id of the next request; it changes after each one."""


@dataclass
class Eyes:
    """Tracks what each viewer of a table may know, and checks that pages reveal no more."""

    host: Host
    table_id: str
    secrets: Secrets = field(default_factory=lambda: Secrets(load(None)))
    seen: int = 0
    last: dict[Viewer, str] = field(default_factory=dict)
    """The last page checked for each viewer. Without secrets then, it has none now."""

    @property
    def table(self) -> TableSnapshot:
        return self.host.tables.open(self.table_id)

    def check(self, source: str, viewer: Viewer, heard: Sequence[str] = ()) -> None:
        """Check that neither the source of a page nor the events with it reveal a secret to its viewer.

        The table is opened after the page was read, so it is at least as new as the page.
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
        leaks = self.secrets.in_page(source, table.game, viewer)
        met = self.secrets.met[viewer]
        leaks += [key for key in set(re.findall(r"\bcard-(\d+)\b", source)) if int(key) not in met]
        assert not leaks, f"the page of {viewer!r} reveals {leaks}"
        for text in heard:
            leaks = self.secrets.in_data(text, table.game, viewer)
            assert not leaks, f"an event for {viewer!r} reveals {leaks}: {text}"
        self._check_answers(table, viewer)

    def _check_answers(self, table: TableSnapshot, viewer: Viewer) -> None:
        """Check that no response to a program in the viewer's place reveals a secret, not even a refusal."""
        hidden = self.secrets.cards(table.game.state, viewer)
        names = table.game.state.rules.names
        asked = probes(names[hidden[0]], names[hidden[-1]]) if hidden else []
        answers = b"\n".join(everything_sent(table, viewer, asked)).decode()
        names_in = self.secrets.in_data(without_words(answers), table.game, viewer)
        # A refusal may repeat the request.
        leaks = [name for name in names_in if not any(name in question for question in asked)]
        assert not leaks, f"a response to {viewer!r} reveals {leaks}: {answers}"


@dataclass
class Person:
    """A viewer of a table, who decides for a seat if they have one."""

    page: Page
    eyes: Eyes
    viewer: Viewer
    heard: list[str] = field(default_factory=list)
    """The events received since the last look, if this person listens to the stream."""

    # --- seeing

    def listen(self) -> None:
        """Record the events that the browser receives."""
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
        deeds = [Deed(button["at"], button["kind"], button["text"], button["label"]) for button in seen.pop("deeds")]
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
        """Check the source of the page, and the events received since the last look."""
        source = self.page.content()
        heard, self.heard[:] = self.heard[:], []
        self.eyes.check(source, self.viewer, heard)

    def catch_up(self) -> None:
        """Wait until the page shows the current state of the server, even if a bot changes that meanwhile."""
        patiently(self.page, self._has_caught_up)

    def _has_caught_up(self) -> bool:
        table = self.eyes.table
        if table.game.is_over:
            return self.page.get_by_test_id("end").is_visible()
        try:
            return bool(self.page.evaluate(SHOWN, str(table.version(self.viewer))))
        except Error:  # the page is navigating
            return False

    def settle(self) -> None:
        """Wait for another response of the server: by then, everything sent before has arrived."""
        for _ in range(2):
            self.page.evaluate("() => fetch(location.href).then((answer) => answer.text()).then(() => null)")

    def deeds(self) -> list[Deed]:
        """All actions that take one click, except for offers."""
        return self.glance().deeds

    # --- doing

    def press(self, button: Locator, seen: Glance | None = None) -> None:
        """Click a button that changes the table, and wait for the change."""
        client = (seen or self.glance()).client
        self.touch(button)
        self.wait_for_news(client)

    def wait_for_news(self, client: str | None) -> None:
        """Wait until the table has changed, pressing again if the button asks."""
        self.page.wait_for_function(
            f"(client) => document.querySelector('.asks[data-sure]') || ({FRESH})(client)", arg=client
        )
        asking = self.page.locator(".asks[data-sure]")
        if asking.count():
            self.touch(asking)
            self.page.wait_for_function(FRESH, arg=client)

    def touch(self, thing: Locator, **where: Any) -> None:
        thing.click(**where)

    def do(self, deed: Deed, seen: Glance | None = None) -> None:
        self.press(self.page.locator("#main button[data-deed]").nth(deed.at), seen)

    def do_kind(self, kind: str, number: int = 0) -> Deed:
        """Do one action of a kind."""
        seen = self.glance()
        matching = [deed for deed in seen.deeds if deed.kind == kind]
        assert len(matching) > number, f"nothing to {kind}, only {sorted({deed.kind for deed in seen.deeds})}"
        self.do(matching[number], seen)
        return matching[number]

    def offer(self, first: int = 0, second: int = 1, areas: Sequence[str] = ("left", "right")) -> None:
        """Place two cards from the hand, and confirm the offer."""
        for number, area in zip((first, second), areas, strict=True):
            card = self.card_in_hand(number)
            self.touch(card, position=card.evaluate(UNCOVERED))
            self.touch(self.page.locator(f".laying [data-lay={area}]"))
        self.press(self.page.get_by_test_id("offer"))

    def card_in_hand(self, number: int) -> Locator:
        return self.page.locator("[data-hand] > a.card").nth(number)

    def draft(self, seen: Glance) -> Glance:
        """Press cards, and Alchemy for the rest, until every cube has a place."""
        while not any(deed.kind == "PlaceAll" for deed in seen.deeds):
            places = self.page.locator("[data-testid=construction] .fill, [data-testid=cubes] [data-press='0']")
            self.press(places.filter(visible=True).first, seen)
            seen = self.glance()
        return seen

    def plan(self, seen: Glance, mark: str = "") -> Glance:
        """Mark all open cards, and choose places for their cubes, until the sheet can be confirmed."""
        mark = mark or ("r" if seen.charters >= CROWDED else "s")
        while not any(deed.kind == "PlanAll" for deed in seen.deeds):
            rest = self.page.locator(f"[form=plan][value='rest:{mark}']")
            places = self.page.locator(".unplaced button[value^='put:']")
            self.press((rest if rest.count() else places).filter(visible=True).first, seen)
            seen = self.glance()
        return seen

    def decide(self, order: Sequence[str] = ORDER, seen: Glance | None = None) -> str:
        """Do the action that comes first in the order; returns its kind."""
        seen = seen or self.glance()
        if seen.offering:
            self.offer()
            return "Offer"
        if seen.drafted and "PlaceAll" in order:
            seen = self.draft(seen)
        if seen.sheet and "PlanAll" in order:
            seen = self.plan(seen)
        deed = min(seen.deeds, key=ranks(seen, order), default=None)
        assert deed is not None, f"no action is possible: {seen.status}"
        self.do(deed, seen)
        return deed.kind


def ranks(seen: Glance, order: Sequence[str] = ORDER) -> Callable[[Deed], int]:
    """A sort key for the actions on a page."""
    kinds = list(order)
    if seen.charters >= CROWDED and "Slate" in kinds:
        kinds.remove("Slate")
        kinds.insert(kinds.index("Recycle") + 1, "Slate")

    def rank(deed: Deed) -> int:
        kind = "Rest" if deed.kind == "Place" and deed.text.endswith("alchemy") else deed.kind
        return kinds.index(kind) if kind in kinds else len(kinds)

    return rank


def hurry(eyes: Eyes, seats: Sequence[int], until: Callable[[Game], bool]) -> None:
    """Let the server play these seats until the game has reached some point and one of them has to decide.

    The pages of a game do not depend on who played it. So people with browsers play only its beginning and its end; the
    secrecy of the part in between is tested without a browser. Pages are updated only once, at the end, since rendering
    the table is most of the cost of an action.
    """
    rng = Random(1)
    deadline = time.monotonic() + 4 * PATIENCE / 1000
    with eyes.host.quiet():
        while True:
            table = eyes.table
            mine = [seat for seat in table.game.waiting() if seat in seats]
            if table.game.is_over or (mine and until(table.game)):
                return
            assert time.monotonic() < deadline, "the other seats do not continue"
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
"""Skips turns after everybody has offered and selected, up to the last offer of the Choice."""
LIKE_THE_FIRST_ROUND = Skip(
    lambda game: game.state.phase in STEPS[1:],
    lambda game: game.state.round == ROUNDS and game.state.phase.name in ("combat", LAST.name),
)
"""Skips rounds after everybody has chosen, planned and produced, up to the end of the last Production."""
MIDDLE = (LIKE_THE_FIRST_TURNS, LIKE_THE_FIRST_ROUND)


def skip(eyes: Eyes, seats: Sequence[int], skips: list[Skip]) -> bool:
    """Let the server play the next of these parts, if it is due; returns True if it was."""
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
        """Let all pages catch up, and check them."""
        for person in self.people:
            person.catch_up()
            person.look()
        return [person.glance() for person in self.people]

    def play(
        self, order: Sequence[str] = ORDER, skips: Sequence[Skip] = ()
    ) -> Iterator[tuple[Person, str, list[Glance]]]:
        """Play until the game is over; yields each person who acted, the kind of action, and the pages before it.

        The server plays the skipped parts, which must be in order.
        """
        eyes, left = self.people[0].eyes, list(skips)
        seats = [person.viewer for person in self.people if person.viewer is not None]
        for _ in range(LONGEST):
            seen = self.catch_up()
            if skip(eyes, seats, left):
                seen = self.catch_up()
            deciding = next((at for at, glance in enumerate(seen) if not glance.over and glance.mine), None)
            if deciding is None:
                assert all(glance.over for glance in seen), "nobody can act, but the game is not over"
                return
            person = self.people[deciding]
            yield person, person.decide(order, seen[deciding]), seen
        raise AssertionError(f"no end after {LONGEST} actions")


def open_link(page: Page, link: str, *, scripts: bool = True) -> None:
    """Open the link of a seat; with scripts, wait until the game is in the list of the browser."""
    if not scripts:
        page.goto(link)
        return
    with page.expect_response(lambda response: response.url.endswith("/arrived")):
        page.goto(link)


def sit(visits: Visits, scene: Scene, **options: Any) -> Person:
    """A new person in the seat of a scene."""
    staged = stage(visits.host.tables, scene)
    page = visits.new(**options)
    open_link(page, staged.ways[scene.seat], scripts=options.get("java_script_enabled", True))
    return Person(page, Eyes(visits.host, staged.table), scene.seat)


def sit_together(visits: Visits, scene: Scene, **options: Any) -> tuple[Person, Person]:
    """Two people, each with a browser, in both seats of a scene."""
    staged = stage(visits.host.tables, scene)
    eyes = Eyes(visits.host, staged.table)
    people = []
    for seat, way in enumerate(staged.ways):
        page = visits.new(**options)
        open_link(page, way, scripts=options.get("java_script_enabled", True))
        people.append(Person(page, eyes, seat))
    return people[0], people[1]
