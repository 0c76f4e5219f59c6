"""Rendering a table for environments: as text, or as an image of the cards."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any
from unicodedata import combining, normalize

import numpy as np
import numpy.typing as npt

from kingdom.core.cards import CardType, Family, Kind
from kingdom.core.resources import LETTERS, cubes_text
from kingdom.core.view import Hidden, SeatView, View
from kingdom.rl.play import Play
from kingdom.words.picture import picture
from kingdom.words.terms import SEATS

MODES = ("human", "ansi", "rgb_array")
WIDTH, HEIGHT = 1200, 840
GAP = 6
CARD = (108, 78)
SMALL = (108, 22)
"""The size of a card in a Duchy or Selection: there are many, so it shows only the name."""

PAPER, INK, RULE, BACK, EMPTY = (247, 240, 226), (38, 34, 28), (164, 148, 116), (52, 62, 96), (232, 220, 196)
TYPES = {
    CardType.STRUCTURE: (118, 122, 128),
    CardType.SPECIALIST: (108, 70, 140),
    CardType.MONUMENT: (172, 128, 42),
    CardType.DISCOVERY: (46, 96, 150),
}
FAMILIES = {Family.DUCHY: (38, 88, 66), Family.TREASURE: (40, 110, 70), Family.ADVISOR: (120, 60, 50)}
DANGER = (70, 52, 52)
CUBES = ((150, 150, 150), (214, 204, 190), (232, 190, 70), (96, 150, 220), (196, 60, 90), (226, 120, 60))
"""Materials, Population, Gold, Exploration, Krystallium, Soldiers."""


def drawn(play: Play, mode: str | None, viewer: int | None) -> Any:
    """The table as a viewer (None: a spectator) sees it: printed, as text, or as an array of pixels, by mode."""
    if mode is None:
        return None
    view = play.game().view(viewer)
    if mode == "rgb_array":
        return pixels(view)
    words = picture(view)
    if mode == "ansi":
        return words
    encoding = sys.stdout.encoding or "utf-8"
    sys.stdout.write(f"{words.encode(encoding, 'replace').decode(encoding)}\n\n")
    return None


def pixels(view: View) -> npt.NDArray[np.uint8]:
    """A view as an image of fixed size: opponents at the top, then the areas, the viewer's own seat at the bottom."""
    return np.asarray(_Canvas(view).image, np.uint8)


@cache
def _font(size: int) -> Any:
    from PIL import ImageFont

    return ImageFont.load_default(size)


class _Canvas:
    """The image of a view."""

    def __init__(self, view: View) -> None:
        from PIL import Image, ImageDraw

        self.view = view
        self.image = Image.new("RGB", (WIDTH, HEIGHT), PAPER)
        self.draw = ImageDraw.Draw(self.image)
        own = view.seat if view.seat is not None else 0
        seats = sorted(view.seats, key=lambda seat: seat.seat == own)
        waiting = "" if view.turn is None else f" · {SEATS[view.turn]}'s turn"
        self.text((GAP, GAP), f"Round {view.round} · {view.phase.name}{waiting}", 18)
        piles = " · ".join(f"{name} {pile.size}" for name, pile in view.piles.items() if pile.size and name != "box")
        self.text((500, GAP + 3), piles.replace("_", " "), 13)
        self.areas(34)
        for place, seat in enumerate(seats):
            self.seat(seat, 144 + place * (HEIGHT - 144) // max(len(seats), 1))

    # --- parts of the table

    def areas(self, top: int) -> None:
        """The two areas side by side."""
        for side, cards in enumerate(self.view.areas):
            left = GAP + side * WIDTH // 2
            self.draw.rounded_rectangle((left, top, left + WIDTH // 2 - 2 * GAP, top + 104), 6, EMPTY, RULE)
            self.text((left + GAP, top + 2), ("left", "right")[side], 12)
            self.row(cards, left + GAP, top + 20, WIDTH // 2 - 4 * GAP)

    def seat(self, seat: SeatView, top: int) -> None:
        """A seat: its stock, its cards under construction, its Duchy, its Selection and its hand."""
        self.draw.line((0, top - 3, WIDTH, top - 3), RULE, 2)
        stock = [f"Soldiers {seat.soldiers}", f"Krystallium {seat.krystallium}", f"Traps {seat.traps}"]
        stock += [f"Alchemy {cubes_text(seat.alchemy)}", f"cubes {cubes_text(seat.cubes)}", "done" if seat.done else ""]
        self.text((GAP, top), f"{SEATS[seat.seat]}   " + " · ".join(filter(None, stock)), 14)
        top += 22
        works = [(work.card, work.filled) for work in seat.construction]
        step = min(CARD[0] + GAP, (WIDTH - 2 * GAP - CARD[0]) // max(len(works) - 1, 1))
        for at, (card, filled) in enumerate(works):
            self.card(self.view.box[card], (GAP + at * step, top), filled)
        top += CARD[1] + GAP
        zones = [card for cards in seat.zones.values() if not isinstance(cards, int) for card in cards]
        names = [*seat.duchy, *zones, *seat.selection]
        for at, name in enumerate(names[:33]):
            self.small(name, (GAP + at % 11 * (SMALL[0]), top + at // 11 * (SMALL[1] + 2)))
        top += 3 * (SMALL[1] + 2) + GAP
        hand: Sequence[Any] = [None] * seat.hand_count if seat.hand is None else seat.hand
        self.row(hand, GAP, top, WIDTH - 2 * GAP)

    def row(self, cards: Iterable[Any], left: int, top: int, width: int) -> None:
        """Cards side by side, closer together if there are many."""
        cards = list(cards)
        step = min(CARD[0] + GAP, (width - CARD[0]) // max(len(cards) - 1, 1))
        for at, card in enumerate(cards):
            known = card.card if isinstance(card, Hidden) else card
            place = (left + at * step, top)
            if known is None:
                self.draw.rounded_rectangle((*place, place[0] + CARD[0], place[1] + CARD[1]), 5, BACK, INK)
            else:
                self.card(self.view.box[known], place)

    # --- cards

    def card(self, kind: Kind, place: tuple[int, int], filled: Sequence[int] | None = None) -> None:
        """A card: its name in the colour of its type, its cost with the filled spaces, its icons and its points."""
        left, top = place
        self.draw.rounded_rectangle((left, top, left + CARD[0], top + CARD[1]), 5, PAPER, INK)
        self.draw.rectangle((left + 1, top + 1, left + CARD[0] - 1, top + 18), _colour(kind))
        self.text((left + 4, top + 3), kind.name[:17], 11, PAPER)
        at = left + 5
        for space, count in enumerate(kind.cost):
            for number in range(count):
                paid = filled is None or number < filled[space]
                self.draw.ellipse((at, top + 24, at + 11, top + 35), CUBES[space] if paid else PAPER, CUBES[space], 2)
                at += 12
        makes = "".join(LETTERS[icon.resource] + ("×" if icon.per is not None else "") for icon in kind.icons)
        bonus = "K" * kind.bonus_krystallium + "S" * kind.bonus_soldiers
        per = " ".join(f"{points}/{counted.name.lower()[:5]}" for counted, points in kind.points_per)
        self.text((left + 5, top + 40), " ".join(filter(None, (makes, f"+{bonus}" if bonus else ""))), 12)
        self.text((left + 5, top + 58), " ".join(filter(None, (str(kind.points) if kind.points else "", per))), 12)

    def small(self, card: Any, place: tuple[int, int]) -> None:
        """A card as a small rectangle with its name."""
        known = card.card if isinstance(card, Hidden) else card
        kind = None if known is None else self.view.box[known]
        colour = BACK if kind is None else _colour(kind)
        self.draw.rectangle((*place, place[0] + SMALL[0] - 3, place[1] + SMALL[1] - 2), colour)
        if kind is not None:
            self.text((place[0] + 3, place[1] + 3), kind.name[:17], 11, PAPER)

    def text(self, place: tuple[int, int], words: str, size: int, colour: tuple[int, int, int] = INK) -> None:
        """A line of text."""
        plain = "".join(letter for letter in normalize("NFD", words) if not combining(letter))
        self.draw.text(place, plain, fill=colour, font=_font(size))  # the built-in font has no accents


def _colour(kind: Kind) -> tuple[int, int, int]:
    return TYPES[kind.type] if kind.type is not None else FAMILIES.get(kind.family, DANGER)
