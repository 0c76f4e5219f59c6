"""A table in words: `given` sets it up, `play` plays lines of notation, `shows` compares it with a description.

The words are those of the position format: see `given` for the grammar. Ann sits at seat 0, Bob at seat 1.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

import kingdom
from kingdom.content import Content
from kingdom.core.cards import CardId
from kingdom.core.events import Fact
from kingdom.core.reasons import Reason
from kingdom.core.state import Player, State
from kingdom.core.viewers import OPEN_TABLE
from kingdom.game.position import player_data
from kingdom.game.redaction import redacted_facts
from tests.kit.mirror import mirror

SEATS = {"ann": 0, "bob": 1}
DUCHIES = ("Valados", "Téressie")
LISTS = ("hand", "selection", "discards")
HEAPS = ("alchemy", "cubes")
NUMBERS = ("krystallium", "soldiers", "training", "traps", "laid")

_SITE = re.compile(r"(?P<card>[^\[\]]+)\[(?P<filled>[MPGEKS.\- ]*)\]")
_HIDDEN = re.compile(r"(?P<card>.+?) \(face down(?: by (?P<by>ann|bob))?\)")


def given(
    when: str, *seats: str, position: dict[str, Any] | None = None, content: Content | None = None, **options: Any
) -> Table:
    """A game in a position described in words.

    `when` is "PHASE", "PHASE, round N" or "choice, round N, turn T" (T turns have been taken). A seat is "ann: PART;
    PART", with parts `hand A, B`, `selection A`, `construction Farm[MM], Port`, `duchy A, B` (constructed cards),
    `calamities 2`, `discards A`, `alchemy MMG`, `cubes P`, `krystallium 1`, `soldiers 2`, `training 1`, `traps 1`,
    `zone NAME A, B`, `done`. The table is "table: left A, B (face down by ann); right C; discards D; pile NAME A, B".
    `position` is merged into the position data as it is; `content` is the card set, if not the usual one; other
    options are those of `new_game`.
    """
    phase, *details = [part.strip() for part in when.split(",")]
    players = options.get("players", 1 if "scenario" in options else 2)
    data: dict[str, Any] = {"phase": phase, "round": 1, "turns": 0, "configuration": options}
    for detail in details:
        word, number = detail.split()
        data["round" if word == "round" else "turns"] = int(number)
    data["players"] = [{"duchy": [DUCHIES[seat]]} for seat in range(players)]
    for line in seats:
        who, _, told_parts = line.partition(":")
        if who.strip() == "table":
            _lay_table(data, told_parts)
        else:
            data["players"][SEATS[who.strip()]].update(_seat(told_parts, SEATS[who.strip()]))
    data.update(position or {})
    return Table(kingdom.from_position(data, content=content))


class Table:
    """A game with the vocabulary of the tests."""

    def __init__(self, game: kingdom.Game) -> None:
        self.game = game
        self.last: list[Fact] = []

    @property
    def state(self) -> State:
        return self.game.state

    @property
    def facts(self) -> list[dict[str, Any]]:
        """The facts of the last `play`, with nothing hidden."""
        return redacted_facts(self.last, OPEN_TABLE, self.state.rules.names)

    def player(self, who: str) -> Player:
        return self.state.players[SEATS[who]]

    def card(self, name: str) -> CardId:
        (card,) = self.state.rules.names.find(name)
        return card

    def options(self, who: str) -> list[str]:
        """The legal actions of a seat, in notation."""
        return [self.game.text(action) for action in self.game.options(SEATS[who])]

    def play(self, *lines: str) -> Table:
        """Play lines such as "ann: slate Farm", in order."""
        self.last = []
        for line in lines:
            who, _, action = line.partition(":")
            before = self.state
            self.last += self.game.play(SEATS[who.strip()], action.strip())
            mirror(before, SEATS[who.strip()], self.game.steps[-1].action, self.state)
        return self

    def refuses(self, line: str, clause: str) -> Reason:
        """Check that the line is refused under this clause without an effect; returns the reason without its clause."""
        who, _, action = line.partition(":")
        before = self.state
        with pytest.raises(kingdom.IllegalAction) as refused:
            self.game.play(SEATS[who.strip()], action.strip())
        assert refused.value.clause == clause, str(refused.value)
        assert self.state is before
        return refused.value.reason.under("")

    def undo(self, who: str) -> Table:
        self.game.undo(SEATS[who])
        return self

    def refuses_undo(self, who: str) -> Reason:
        """Check that undo is refused (CON-9) without an effect; returns the reason without its clause."""
        before, log = self.state, list(self.game.log)
        with pytest.raises(kingdom.IllegalAction) as refused:
            self.undo(who)
        assert refused.value.clause == "CON-9", str(refused.value)
        assert self.state is before
        assert self.game.log == log
        return refused.value.reason.under("")

    def shows(self, *lines: str) -> bool:
        """Compare the named parts of the table with a description; raises with the difference.

        Cards are compared by name, ignoring numbers and order. Other parts of the table are ignored.
        """
        for line in lines:
            who, _, parts = line.partition(":")
            if who.strip() == "table":
                self._compare_table(parts)
            else:
                self._compare_seat(who.strip(), parts)
        return True

    def _compare_seat(self, who: str, parts: str) -> None:
        expected = _seat(parts, SEATS[who])
        found = player_data(self.player(who), self.state.rules)
        for name, value in expected.items():
            if name == "zones":
                for zone, cards in value.items():
                    assert _bare(found["zones"].get(zone, ())) == _bare(cards), (who, zone, found["zones"].get(zone))
            elif name == "construction":
                here = Counter((_name(site["card"]), site["filled"]) for site in found[name])
                wanted = Counter((_name(site["card"]), site["filled"]) for site in value)
                assert here == wanted, (who, name, found[name])
            elif name in (*LISTS, "duchy"):
                assert _bare(found[name]) == _bare(value), (who, name, found[name])
            else:
                assert found[name] == value, (who, name, found[name])

    def _compare_table(self, parts: str) -> None:
        expected: dict[str, Any] = {"areas": {}, "face_down": [], "piles": {}}
        _lay_table(expected, parts)
        names = self.state.rules.names
        for area, cards in expected["areas"].items():
            here = names.all(self.state.areas[("left", "right").index(area)])
            assert _bare(here) == _bare(cards), (area, here)
        for entry in expected["face_down"]:
            hidden = [_name(names[card]) for card in self.state.face_down]
            assert _name(entry["card"]) in hidden, (entry, hidden)
        for pile, cards in expected["piles"].items():
            assert _bare(names.all(self.state.pile(pile))) == _bare(cards), (pile, names.all(self.state.pile(pile)))
        if "discards" in expected:
            assert _bare(names.all(self.state.discards)) == _bare(expected["discards"]), names.all(self.state.discards)


def _name(card: str) -> str:
    return card.split("#", maxsplit=1)[0]


def _bare(cards: Iterable[str]) -> Counter[str]:
    return Counter(_name(card) for card in cards)


def _cards(text: str) -> list[str]:
    bare = text.strip()
    return [] if bare in ("", "nothing") else [card.strip() for card in bare.split(",")]


def _heap(text: str) -> str:
    """Letters in the order of the position format, without the dots for open spaces."""
    bare = text.replace(".", "").replace(" ", "")
    return "".join(letter * bare.count(letter) for letter in "MPGEKS") or "-"


def _seat(parts: str, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for part in filter(None, (part.strip() for part in parts.split(";"))):
        word, _, rest = part.partition(" ")
        if word in LISTS:
            found[word] = _cards(rest)
        elif word == "duchy":
            found["duchy"] = [DUCHIES[seat], *_cards(rest), *found.get("duchy", [])[1:]]
        elif word == "calamities":
            before = found.get("duchy", [DUCHIES[seat]])
            found["duchy"] = [*before, *["Calamity"] * int(rest)]
        elif word == "construction":
            found[word] = [_site(card) for card in _cards(rest)]
        elif word in HEAPS:
            found[word] = _heap(rest)
        elif word in NUMBERS:
            found[word] = int(rest)
        elif word == "zone":
            name, _, cards = rest.partition(" ")
            found.setdefault("zones", {})[name] = _cards(cards)
        elif word == "done":
            found["done"] = True
        else:
            raise ValueError(f"no part of a seat begins with {word!r}")
    return found


def _site(text: str) -> dict[str, str]:
    found = _SITE.fullmatch(text)
    return {"card": text, "filled": "-"} if found is None else {"card": found["card"], "filled": _heap(found["filled"])}


def _lay_table(data: dict[str, Any], parts: str) -> None:
    for part in filter(None, (part.strip() for part in parts.split(";"))):
        word, _, rest = part.partition(" ")
        if word in ("left", "right"):
            cards: list[str] = []
            for number, card in enumerate(_cards(rest)):
                hidden = _HIDDEN.fullmatch(card)
                cards.append(card if hidden is None else hidden["card"])
                if hidden is not None:
                    by = SEATS[hidden["by"]] if hidden["by"] else None
                    entry = {
                        "card": hidden["card"],
                        "handle": f"{word}-{number}",
                        "by": by,
                        "round": data.get("round", 1),
                    }
                    data.setdefault("face_down", []).append(entry)
            data.setdefault("areas", {})[word] = cards
        elif word == "discards":
            data["discards"] = _cards(rest)
        elif word == "pile":
            name, _, names = rest.partition(" ")
            data.setdefault("piles", {})[name] = _cards(names)
        else:
            raise ValueError(f"no part of the table begins with {word!r}")
