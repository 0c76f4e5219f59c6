"""Playthroughs: whole games as text that a person can read and a test can replay, byte for byte.

A file begins with the setup: options and a seed, or options and a table in words (`tests.kit.table`). Then come the
steps. Each has the seat, the action in notation, the number of repetitions, and the events: their clauses, and their
values in the order of the fields. Values that occur in the line of the action, such as the seat, are left out until a
window closes or a phase begins. At the beginning of each phase there are the numbers of options of each seat, and a
digest of all views. After a setup in words, at half-time and at the end, the file has the table as each seat sees its
own side, and the differences in what others see.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import groupby
from operator import itemgetter
from typing import Any

import kingdom
from kingdom import Game
from kingdom.content import Content, load
from kingdom.core.events import Fact, PhaseBegan, WindowClosed
from kingdom.core.resources import LETTERS, cubes_text
from kingdom.core.scoring import Verdict
from kingdom.core.state import State
from kingdom.core.view import view
from kingdom.core.viewers import OPEN_TABLE
from kingdom.game.redaction import redacted
from kingdom.game.serial import view_data, view_json
from kingdom.words import in_english
from tests.kit.frozen_cards import FROZEN
from tests.kit.places import viewers
from tests.kit.table import given

CARD_SETS: dict[str, Content] = {"shipped": load(None), "frozen": FROZEN}
SEATS = ("ann", "bob")
TIMES = " ×"
THEN = " | "
HALFTIME = 3
"""The round that begins with a picture of the table."""
SILENT = {"event", "because", "verdict"}
"""Parts of a fact with a format of their own."""


@dataclass(frozen=True)
class Layout:
    """The setup of a game."""

    title: str
    options: dict[str, Any]
    cards: str = "shipped"
    seed: int | None = None
    when: str = ""
    table: tuple[str, ...] = ()
    slots: dict[str, Any] = field(default_factory=dict)
    """Ann's slots of modules, if the words of a table cannot express them."""
    hidden: list[dict[str, Any]] = field(default_factory=list)
    """Face-down cards outside the areas, which the words cannot express either."""

    def begin(self) -> Game:
        content = CARD_SETS[self.cards]
        if self.seed is not None:
            return kingdom.new_game(seed=self.seed, content=content, **self.options)
        game = given(self.when, *self.table, content=content, **self.options).game
        data = game.position()
        data["face_down"] += self.hidden
        slots = _with_ids(self.slots, game.state)
        for player in (*data["players"][:1], *data["opening"][:1]):
            player["slots"] = {**player["slots"], **slots}
        return kingdom.from_position(data, content=content)


def _with_ids(slots: Any, state: State) -> Any:
    """Slots with card ids instead of names."""
    if isinstance(slots, dict):
        return {name: _with_ids(kept, state) for name, kept in slots.items()}
    if isinstance(slots, (list, tuple)):
        return [_with_ids(kept, state) for kept in slots]
    cards = state.rules.names.find(slots) if isinstance(slots, str) else ()
    return cards[0] if cards else slots


# --- writing


def written(layout: Layout, actions: Iterable[tuple[int, str]]) -> str:
    """The playthrough of these actions."""
    return "\n".join(_lines(layout, actions)) + "\n"


def _lines(layout: Layout, actions: Iterable[tuple[int, str]]) -> Iterator[str]:
    game = layout.begin()
    yield from _heading(layout, game)
    yield from _facts(game, game.opening_facts, "")
    yield from _table(game.state) if layout.seed is None else [_eyes(game.state)]
    for block, times in _runs(_blocks(game, actions)):
        head, then, *lines = block
        yield f"{head}{then}" if times == 1 else f"{head}{TIMES}{times}{then}"
        yield from lines
    yield from _table(game.state)
    yield from _outcome(game.outcome())


def _blocks(game: Game, actions: Iterable[tuple[int, str]]) -> Iterator[tuple[str, ...]]:
    """The lines of each step."""
    for seat, text in actions:
        before = game.state
        request = f"{SEATS[seat]}: {text}"
        first, *lines = _facts(game, game.play(seat, text), request)
        lines = [request, f"{THEN}{first.strip()}", *lines]
        if game.state.phase is not before.phase and not game.is_over:
            halftime = game.state.round == HALFTIME > before.round
            lines += _table(game.state) if halftime else [_eyes(game.state)]
        yield tuple(lines)


def _runs(blocks: Iterable[tuple[str, ...]]) -> Iterator[tuple[tuple[str, ...], int]]:
    """Runs of identical steps, counted."""
    for block, run in groupby(blocks):
        yield block, len(list(run))


def _heading(layout: Layout, game: Game) -> Iterator[str]:
    yield layout.title
    yield ""
    yield f"rules    {kingdom.RULES_VERSION}"
    yield f"cards    {layout.cards} ({game.content.hash[:12]})"
    yield f"options  {json.dumps(layout.options, ensure_ascii=False)}"
    if layout.seed is not None:
        yield f"seed     {layout.seed}"
    else:
        yield f"when     {layout.when}"
        for line in layout.table:
            yield f"table    {line}"
        if layout.slots:
            yield f"slots    {json.dumps(layout.slots)}"
        if layout.hidden:
            yield f"hidden   {json.dumps(layout.hidden)}"
    yield ""


def _facts(game: Game, facts: Iterable[Fact], request: str) -> Iterator[str]:
    for because, group in groupby(facts, key=lambda fact: fact.because):
        found: list[tuple[str, str]] = []
        for fact in group:
            if isinstance(fact.event, (PhaseBegan, WindowClosed)):
                request = ""
            data = redacted(fact, OPEN_TABLE, game.state.rules.names)
            if data is not None:
                found.append((data["event"], _values(data, request)))
        if found:
            yield f"  {because} {'; '.join(_events(found))}"


def _events(found: list[tuple[str, str]]) -> Iterator[str]:
    """Events with their values; consecutive ones of the same kind are combined."""
    for event, group in groupby(found, key=itemgetter(0)):
        yield f"{event} {', '.join(values or 'so' for _, values in group)}".removesuffix(" so")


def _values(data: dict[str, Any], request: str) -> str:
    silent = SILENT | {"phase"} if data["event"].startswith("Window") else SILENT
    values = [_value(name, value) for name, value in data.items() if name not in silent]
    return " ".join(value for value in values if not _is_in(value, request))


def _is_in(value: str, line: str) -> bool:
    """True if a value occurs in a line as whole words, ignoring the order of an offer's parts."""
    parts = value.strip("[]").split(", ")
    return all(re.search(rf"(?<![\w#-]){re.escape(part)}(?![\w#-])", line) for part in parts)


def _value(name: str, value: Any) -> str:
    if name in ("seat", "by") and value in (0, 1):
        return SEATS[value]
    if name in ("cubes", "alchemy") and isinstance(value, list):
        return cubes_text(tuple(value))
    if isinstance(value, dict):
        return " ".join(filter(None, (_value(key, one) for key, one in value.items())))
    if isinstance(value, list):
        return f"[{', '.join(_value(name, one) for one in value)}]"
    if name == "space":
        return LETTERS[value]
    if name == "area":
        return ("left", "right")[value]
    if name == "face_down":
        return "face down" if value else ""
    return str(value)


def _eyes(state: State) -> str:
    """The number of options of each seat, and a digest of the views of all seats and of a spectator."""
    options = " ".join(str(len(view(state, seat).options)) for seat in range(len(state.players)))
    looks = "\n".join(view_json(view(state, viewer)) for viewer in viewers(state))
    return f"  options {options}, views {sha256(looks.encode()).hexdigest()[:8]}"


def _table(state: State) -> Iterator[str]:
    """The table with every seat as it sees itself, and the differences for others."""
    yield _eyes(state)
    views = [view_data(view(state, seat)) for seat in range(len(state.players))]
    own = {data["viewer"]: list(_parts(data["seats"][0])) for data in views}
    yield from (f"  {line}" for line in _common(views[0]))
    for seat, parts in own.items():
        yield f"  {SEATS[seat]} {'; '.join(parts)}"
    for data in views:
        lines = [line for line in _common(data) if line not in _common(views[0])]
        for other in data["seats"][1:]:
            strange = [part for part in _parts(other) if part not in own[other["seat"]]]
            lines += [f"{SEATS[other['seat']]} {'; '.join(strange)}"] if strange else []
        yield from (f"  as {SEATS[data['viewer']]} sees it: {line}" for line in lines)


def _common(data: dict[str, Any]) -> list[str]:
    areas = [f"{name} {_shown(cards)}" for name, cards in data["areas"].items() if cards]
    piles = [f"{name} {pile['size']}" for name, pile in data["piles"].items() if name != "box" and pile["size"]]
    return [*areas, f"piles {', '.join(piles)}; discards {len(data['discards'])}"]


def _shown(cards: list[Any]) -> str:
    return ", ".join(card if isinstance(card, str) else _hidden(card) for card in cards)


def _hidden(card: dict[str, Any]) -> str:
    return f"({card['hidden']})" if card["card"] is None else f"({card['hidden']}: {card['card']})"


def _parts(seat: dict[str, Any]) -> Iterator[str]:
    """The parts of a seat that are not empty."""
    yield f"hand {seat['hand_count']}" if not seat["hand"] else f"hand {_shown(seat['hand'])}"
    if seat["selection"]:
        yield f"selection {_shown(seat['selection'])}"
    if seat["construction"]:
        yield "construction " + ", ".join(f"{site['card']}[{site['filled']}]" for site in seat["construction"])
    yield f"duchy {_shown(seat['duchy'])}"
    for name in ("alchemy", "cubes"):
        if seat[name] != "-":
            yield f"{name} {seat[name]}"
    for name in ("krystallium", "soldiers", "training", "traps"):
        if seat[name]:
            yield f"{name} {seat[name]}"
    for name, zone in seat["zones"].items():
        if zone:
            yield f"{name} {zone if isinstance(zone, int) else _shown(zone)}"
    for name, slot in seat["slots"].items():
        if slot:
            yield f"{name} {json.dumps(slot)}"
    if seat["owes"]:
        yield "owes " + ", ".join(duty["duty"] for duty in seat["owes"])


def _outcome(verdict: Verdict) -> Iterator[str]:
    yield ""
    winners = " and ".join(SEATS[seat] for seat in verdict.winners) or "nobody"
    yield f"won by {winners}: {verdict.reason} ({verdict.clause})"
    for seat, lines in enumerate(verdict.scores):
        sources = ", ".join(f"{line.source} {line.points}" for line in lines if line.points)
        yield f"  {SEATS[seat]} {verdict.total(seat)}: {sources or 'nothing'}"
        for loss in verdict.losses[seat]:
            yield f"  {SEATS[seat]} falls short: {in_english('loss', loss)} ({loss.clause})"
    for tie in verdict.tie_breaks:
        yield f"  compared by {tie.name}: {' to '.join(map(str, tie.values))}"
    if verdict.medal is not None:
        yield f"  medal: {verdict.medal}"


# --- reading


def read(text: str) -> tuple[Layout, list[tuple[int, str]]]:
    """The layout and the actions of a playthrough."""
    lines = text.splitlines()
    head: dict[str, list[str]] = {}
    for line in lines[2 : lines.index("", 2)]:
        name, _, value = line.partition(" ")
        head.setdefault(name, []).append(value.strip())
    options = {key: tuple(value) if isinstance(value, list) else value
               for key, value in json.loads(head["options"][0]).items()}  # fmt: skip
    layout = Layout(
        title=lines[0],
        options=options,
        cards=head["cards"][0].split()[0],
        seed=int(head["seed"][0]) if "seed" in head else None,
        when=head.get("when", [""])[0],
        table=tuple(head.get("table", ())),
        slots=json.loads(head.get("slots", ["{}"])[0]),
        hidden=json.loads(head.get("hidden", ["[]"])[0]),
    )
    return layout, [step for line in lines for step in _steps(line)]


def _steps(line: str) -> list[tuple[int, str]]:
    seat, _, rest = line.partition(": ")
    if seat not in SEATS:
        return []
    action, _, times = rest.partition(THEN)[0].partition(TIMES)
    return [(SEATS.index(seat), action)] * int(times or 1)
