"""The ways to make decisions by buttons and offers. `drafts.py` has those that go by a draft, and a list of all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooLate

from kingdom import Game
from kingdom.core.actions import Action
from kingdom.core.errors import ActionError
from kingdom.core.resources import RESOURCES
from kingdom.web.present.cards.codes import CODES
from tests.kit.browser import Host, until_it_drags
from tests.kit.people import FRESH, UNCOVERED, Eyes, Person

BUTTONS = """() => [...document.querySelectorAll("#main button[data-deed]")].map((button) => button.value)"""
SUMMARIES = {"production": 0.25, "combat": 0.5}
"""The phases that begin with a summary, as parts of a round; a round does too."""
AUTOMATIC_MS, SUMMARY_MS, COVERED_MS = 15_000, 15_000, 5_000
"""How long to wait for an automatic move, for a summary, and for something that a late summary may cover."""


class Diverged(Exception):
    """The page does not allow the recorded decision."""


@dataclass(frozen=True)
class Decision:
    """The actions of a seat in one phase or step, in notation."""

    seat: int
    place: tuple[int, str, str]
    """The round, the phase or step, and the name of the phase on the page."""
    actions: tuple[str, ...]

    @property
    def phase(self) -> str:
        return self.place[2]


@dataclass
class Hand:
    """A person's hand on the first seat of a table, and how often it has pressed in each phase."""

    page: Page
    host: Host
    table_id: str
    way: str
    presses: Counter[str] = field(default_factory=Counter)
    phase: str = ""
    left: list[str] = field(default_factory=list)
    """The actions of this decision that are still to be made."""
    _seen: int = 0
    _early: Counter[str] = field(default_factory=Counter)
    """Actions that the page made automatically before their decision was reached."""
    _summed: float = 0

    # --- the game

    @property
    def game(self) -> Game:
        return self.host.tables.open(self.table_id).game

    def begin(self, decision: Decision) -> None:
        """Turn to a decision: wait for the page, and close the summary that covers it."""
        self.phase, self.left = decision.phase, list(decision.actions)
        self._settle()
        part = 0 if len(self.game.state.players) == 1 and self.phase == "production" else SUMMARIES.get(self.phase, 0)
        now = decision.place[0] + part
        if self._summed and self._summed < now:
            self._close_summary()
        self._summed = now
        self._automatic()

    def catch_up(self) -> None:
        """Wait until the page shows the current state and makes no more moves on its own."""
        self._settle()
        self._automatic()

    def _settle(self) -> None:
        """Wait for the page to show the current state, and note which actions have been made."""
        if not self.game.is_over:
            person = Person(self.page, Eyes(self.host, self.table_id), 0)
            person.catch_up()
        game = self.game
        made = [game.text(step.action) for step in game.steps[self._seen :] if step.seat == 0]
        self._seen = len(game.steps)
        self._early += Counter(made)
        for text in list(self.left):
            if self._early[text]:
                self._early[text] -= 1
                self.left.remove(text)

    def _close_summary(self) -> None:
        try:
            self.page.wait_for_selector("dialog[open] .leaf", timeout=SUMMARY_MS)
        except TooLate:
            return
        self.presses["summaries"] += 1
        self.page.keyboard.press("Escape")
        self.page.wait_for_selector("dialog[open]", state="detached")

    def _automatic(self) -> None:
        """Wait for the moves that the page makes on its own."""
        while not self.game.is_over and self.page.locator("[data-forced]").count():
            seen = self._seen
            try:
                self.page.wait_for_function(
                    "(version) => document.querySelector('#main')?.dataset.version !== version",
                    arg=self.page.locator("#main").get_attribute("data-version"),
                    timeout=AUTOMATIC_MS,
                )
            except TooLate:
                return
            self._settle()
            if self._seen == seen:
                return

    # --- pressing

    def press(self, thing: Locator, *, acts: bool = False, **where: object) -> None:
        """One press, and first one on its tab if it is on another tab. `acts`: it changes the table."""
        if not thing.is_visible():
            panel = thing.evaluate("(one) => one.closest('[data-panel]')?.dataset.panel")
            if not panel:
                raise Diverged(f"not visible: {thing}")
            self.press(self.page.locator(f".tabs a[data-tab={panel}]"))
        client = self._client() if acts else None
        self.presses[self.phase] += 1
        touch = thing.tap if self.page.evaluate("navigator.maxTouchPoints > 0") else thing.click
        try:
            touch(timeout=COVERED_MS, **where)
        except TooLate:  # a summary has come after all
            self._close_summary()
            touch(**where)
        if acts:
            self.acted(client)

    def drag(self, thing: Locator, target: Locator) -> None:
        """One drag."""
        self.presses[self.phase] += 1
        thing.drag_to(target)

    def _client(self) -> str | None:
        field = self.page.locator("#act [name=client]")
        return field.get_attribute("value") if field.count() else None

    def acted(self, client: str | None) -> None:
        """Wait for the answer to an action, and press again if the button asks."""
        asking = self.page.locator(".asks[data-sure]")
        self.page.wait_for_function(
            f"(client) => document.querySelector('.asks[data-sure]') || ({FRESH})(client)", arg=client
        )
        if asking.count():
            self.press(asking)
            self.page.wait_for_function(FRESH, arg=client)
        self._settle()
        self._automatic()

    def after(self, lines: Sequence[str]) -> bool:
        """Whether the rest of the decision is still possible after some of its actions."""
        rest = list(self.left)
        for line in lines:
            found = next((text for text in rest if text == line or text.startswith(f"{line} from ")), None)
            if found is None:
                return False
            rest.remove(found)
        if "done" in lines and rest:
            return False
        game = self.game.copy()
        try:
            for line in (*lines, *rest):
                game.play(0, line)
        except ActionError:
            return False
        return True


# --- ways


def by_buttons(hand: Hand, decision: Decision) -> None:
    """Press the button that does most of what is left, until nothing is; what has no button is begun by its mode."""
    while hand.left:
        press_one(hand)


def press_one(hand: Hand) -> None:
    values = dict.fromkeys(hand.page.evaluate(BUTTONS))
    plans = sorted((value.splitlines() for value in values), key=len, reverse=True)
    plan = next((lines for lines in plans if hand.after(lines)), None)
    before = tuple(hand.left)
    if plan is None:
        hand.catch_up()  # the page may have made a move meanwhile
    if plan is not None:
        hand.press(button(hand, "\n".join(plan)), acts=True)
    elif tuple(hand.left) == before:
        by_mode(hand, hand.left[0])


def button(hand: Hand, value: str) -> Locator:
    """The button that does something; a visible one if there are several."""
    found = hand.page.locator("#main button[data-deed]").and_(hand.page.locator(f"[value={quoted(value)}]"))
    visible = found.filter(visible=True)
    return (visible if visible.count() else found).first


def quoted(value: str) -> str:
    """A string in a selector."""
    return '"' + value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\a ") + '"'


def by_mode(hand: Hand, text: str) -> None:
    """An action that is begun by a link: the link, then its target, its form, or the cards to tick."""
    game = hand.game
    action = next((one for one in game.options(0) if game.text(one) == text), None)
    if action is None or not action.mode():
        raise Diverged(f"no way to {text}")
    link = hand.page.locator(f'a[data-soft][href="?with={action.mode()}"]').first
    if not link.count():
        raise Diverged(f"no link to {text}")
    hand.press(link)
    hand.page.wait_for_selector("#main.choosing")
    if not action.in_a_form:
        hand.press(button(hand, text), acts=True)
    elif hand.page.locator("form.tray [name=compose]").count():
        fill_in(hand, action)
    else:
        tick(hand, text)


def fill_in(hand: Hand, action: Action) -> None:
    """Choose the cubes of a form. A list costs two presses where another choice than the first is needed."""
    tray = hand.page.locator("form.tray")
    for kind in RESOURCES:
        wanted = ".".join(str(int(getattr(action, heap)[kind])) for heap in action.in_a_form)
        choice = tray.locator(f"select[name=some-{CODES[kind]}]")
        if choice.count() and choice.input_value() != wanted:
            hand.presses[hand.phase] += 2
            choice.select_option(wanted)
    hand.press(tray.locator("button.main"), acts=True)


def tick(hand: Hand, text: str) -> None:
    """Tick the two cards that an action names at its end, in the area that it names, and send the form."""
    area, cards = text.split()[1], text.partition(" discarding ")[2].split(", ")
    for card in cards:
        hand.press(hand.page.locator(f'[data-area={area}] .pick:has(input[value="{card}"])'))
    hand.press(hand.page.locator(f"#tick-{area} button"), acts=True)


def choice(hand: Hand, decision: Decision) -> None:
    """An offer is laid; everything else has buttons."""
    while hand.left:
        if hand.left[0].startswith("offer "):
            offer(hand, hand.left[0])
        else:
            press_one(hand)


def offer(hand: Hand, text: str) -> None:
    """Lay two cards; the second one makes the offer.

    The first pressed goes to the left and the second to the other side, unless one says otherwise.
    """
    lays = []
    for lay in text.removeprefix("offer ").split(", "):
        down = lay.endswith(" face down")
        card, _, area = lay.removesuffix(" face down").rpartition(" ")
        lays.append((card, area, down))
    client = hand.page.locator("#act [name=client]").get_attribute("value")
    usual = ("left", "right")
    for place, (card, area, down) in enumerate(sorted(lays, key=lambda lay: lay[1])):
        held = hand.page.locator(f'[data-hand="{card}"]')
        if hand.way == "drag":
            until_it_drags(hand.page)
            hand.drag(held, hand.page.locator(f"[data-area={area}]"))
            if down:
                press_card(hand, held)
        else:
            press_card(hand, held)
            if area != usual[place]:
                hand.press(hand.page.locator(f".laying [data-lay={area}]"))
                usual = (area, "left" if area == "right" else "right")
                if down:
                    press_card(hand, held)
        if down:
            hand.press(hand.page.locator(".laying [data-flip]"))
    hand.acted(client)


def press_card(hand: Hand, held: Locator) -> None:
    card = held.locator("a.card")
    hand.press(card, position=card.evaluate(UNCOVERED))
