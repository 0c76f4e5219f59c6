"""Pieces: cards on the table, with what can be done with them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from kingdom.core.cards import CardId
from kingdom.core.resources import RESOURCES
from kingdom.core.state import Site
from kingdom.core.view import Hidden, Shown, View
from kingdom.rules.building import Place
from kingdom.web.present.cards.codes import CODES
from kingdom.web.present.cards.faces import Face, IconFace, face_of
from kingdom.web.present.table.menu import Button, Menu
from kingdom.web.present.table.placing import Drafting
from kingdom.web.texts import Texts


@dataclass(frozen=True, slots=True)
class Piece:
    """A card on the table, or its back."""

    key: str
    """What identifies it on the page when it moves: the key of a visible card, or that of a hidden card's handle."""
    ref: str
    """Its name in the notation, or its handle."""
    face: Face | None
    label: str
    buttons: tuple[Button, ...] = ()
    note: str = ""
    """On a card back: what the viewer remembers of the card."""
    spent: bool = False
    """For an Advisor: whether it was used in this round."""


@dataclass(frozen=True, slots=True)
class Space:
    """A space of a card under construction; or all open ones of a kind, if one button fills them in turn."""

    code: str
    filled: bool
    button: Button | None = None
    count: int = 1
    ghost: bool = False
    """True if a cube of the draft will fill it."""


@dataclass(frozen=True, slots=True)
class Charter:
    """A card under construction, or a Menace in the Construction area."""

    piece: Piece
    spaces: tuple[Space, ...] = ()
    words: str = ""
    """What is filled and what is open, for screen readers."""
    seal: str = ""
    """What completes it, if the cubes in hand are enough."""
    frozen: bool = False
    threat: bool = False
    count: int = 1
    """For Vermin: how many are in the stack."""
    fill: Button | None = None
    required: bool = False
    """Whether a scenario requires it."""
    beneath: Piece | None = None
    """For a frozen card: the Menace under it."""
    drafted: str = ""
    """What the draft does with it."""
    completes: bool = False
    """Whether the draft completes it."""
    new: bool = False
    """Whether only the draft puts it under construction."""

    @property
    def lit(self) -> bool:
        """Whether one of its spaces can be filled now."""
        return any(space.button for space in self.spaces)

    @property
    def kinds(self) -> tuple[tuple[str, int, int], ...]:
        """For each kind of space: how many are filled, and how many there are."""
        found: dict[str, tuple[int, int]] = {}
        for space in self.spaces:
            filled, all_of_them = found.get(space.code, (0, 0))
            found[space.code] = (filled + space.count * space.filled, all_of_them + space.count)
        return tuple((code, *counted) for code, counted in found.items())

    @property
    def done(self) -> int:
        """How much of it is built, in tenths; a Menace stands whole from the first."""
        spaces = sum(space.count for space in self.spaces)
        return 10 * sum(space.count for space in self.spaces if space.filled) // spaces if spaces else 10


@dataclass(frozen=True, slots=True)
class StripIcon:
    """A production icon on a constructed card: whether it is stolen, and what can be done with it."""

    icon: IconFace
    stolen: bool = False
    button: Button | None = None


@dataclass(frozen=True, slots=True)
class Strip:
    """A constructed card in the splay."""

    piece: Piece
    icons: tuple[StripIcon, ...]
    count: int = 1
    """How many copies it stands for, in another player's Duchy."""


class Pieces:
    """Makes pieces of the cards of a view."""

    def __init__(
        self, view: View, texts: Texts, menu: Menu, names: tuple[str, ...], draft: Drafting | None = None
    ) -> None:
        self.draft = draft
        self.view = view
        self.texts = texts
        self.menu = menu
        self.names = names

    def card(self, card: CardId, *, buttons: bool = True, spent: bool = False) -> Piece:
        """A visible card."""
        face = face_of(self.view.box[card], self.texts)
        ref = self.view.rules.names[card]
        done = (*self.menu.at("card", card), *self.menu.opening("card", card)) if buttons else ()
        return Piece(f"{card}", ref, face, face.label, done, spent=spent)

    def shown(self, card: Shown, *, buttons: bool = True) -> Piece:
        """A card that may be face down."""
        if not isinstance(card, Hidden):
            return self.card(card, buttons=buttons)
        done = self.menu.at("handle", card.handle) if buttons else ()
        by = "" if card.by is None else self.names[card.by]
        note = ""
        if card.card is not None:
            own = card.by is None or card.by == self.view.viewer
            name = self.texts.card(self.view.box[card.card].key)
            note = self.texts.t("piece-remembered" if own else "piece-laid", seat=by, card=name)
        label = self.texts.t("piece-hidden-by", seat=by) if by else self.texts.t("piece-hidden")
        return Piece(f"hidden-{card.handle}", card.handle, None, f"{label} {note}".strip(), done, note)

    def all(self, cards: Iterable[Shown], *, buttons: bool = True) -> tuple[Piece, ...]:
        """Several of them."""
        return tuple(self.shown(card, buttons=buttons) for card in cards)

    # --- under construction

    def charter(self, site: Site, *, own: bool, beneath: CardId | None, required: bool) -> Charter:
        """A card under construction."""
        kind = self.view.box[site.card]
        frozen = beneath is not None
        draft = self.draft if own else None
        spaces: list[Space] = []
        for number, code in enumerate(CODES):
            button = self.menu.one_at("space", site.card, number) if own else None
            filled, lacking = site.filled[number], kind.cost[number] - site.filled[number]
            spaces += [Space(code, True)] * filled
            if draft:
                button = draft.adds(site.card, number)
                if ghosts := draft.ghosts(site.card, number):
                    spaces.append(Space(code, False, draft.gives(site.card, number), ghosts, ghost=True))
                    lacking -= ghosts
                if not lacking:
                    continue
            spaces += [Space(code, False, button, lacking)] if button else [Space(code, False)] * lacking
        return Charter(
            self._careful(self.card(site.card, buttons=own), site),
            tuple(spaces),
            self._words(site),
            seal="" if frozen or not own or draft else self._seal(site),
            frozen=frozen,
            fill=draft.takes(site.card) if draft else self._fill(site) if own else None,
            drafted=draft.result(site.card) if draft else "",
            completes=draft is not None and draft.completes(site.card),
            required=required,
            beneath=None if beneath is None else self.card(beneath, buttons=False),
        )

    def new_charter(self, card: CardId) -> Charter:
        """A card that the draft puts under construction."""
        found = self.charter(Site(card), own=True, beneath=None, required=False)
        return replace(found, piece=replace(found.piece, buttons=()), new=True)

    def _careful(self, piece: Piece, site: Site) -> Piece:
        """Ask for confirmation before discarding a card with cubes on it: they are lost (CON-6)."""
        if not any(site.filled) or not piece.buttons:
            return piece
        lost = self.texts.t(
            "regret-discard", card=piece.face.plain_name if piece.face else "", cubes=self.texts.heap(site.filled)
        )
        return replace(
            piece, buttons=tuple(one._replace(regret=lost) if one.kind == "Abandon" else one for one in piece.buttons)
        )

    def _words(self, site: Site) -> str:
        lacking = self._open(site)
        filled = [self.texts.t("spaces-filled", cubes=self.texts.heap(site.filled))] if any(site.filled) else []
        return " ".join([*filled, self.texts.t("spaces-open", cubes=self.texts.heap(lacking))])

    def _open(self, site: Site) -> tuple[int, ...]:
        cost = self.view.box[site.card].cost
        return tuple(space - filled for space, filled in zip(cost, site.filled, strict=True))

    def _seal(self, site: Site) -> str:
        """What completes a card, if the cubes in hand are enough."""
        lacking = self._open(site)
        cubes = self.view.me.cubes
        if not any(lacking) or any(lacking[4:]) or any(lacking[at] > cubes[at] for at in RESOURCES):
            return ""
        return self.texts.t("charter-completes", cubes=self.texts.heap(lacking))

    def _fill(self, site: Site) -> Button | None:
        """A button that places all cubes in hand that fit on a card. Never Krystallium or Soldiers."""
        if self.menu.mode is not None:
            return None
        lacking = self._open(site)
        places = [
            Place(kind, site.card)
            for kind in RESOURCES
            if self.menu.has("space", site.card, int(kind))
            for _ in range(min(lacking[kind], self.view.me.cubes[kind]))
        ]
        if len(places) < 2 or Place(places[0].resource, site.card) not in self.menu.actions:
            return None
        name = self.texts.card(self.view.box[site.card].key)
        label = self.texts.t("fill-label", card=name, count=len(places))
        return self.menu.plan(places, self.texts.t("fill", count=len(places)), label, "Fill")

    # --- constructed

    def strip(self, card: CardId, stolen: Iterable[tuple[CardId, int]], *, own: bool) -> Strip:
        """A constructed card."""
        covered = set(stolen)
        face = face_of(self.view.box[card], self.texts)
        icons = tuple(
            StripIcon(icon, (card, at) in covered, self.menu.one_at("icon", card, at) if own else None)
            for at, icon in enumerate(face.icons)
        )
        return Strip(self.card(card, buttons=own), icons)
