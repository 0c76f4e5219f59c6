"""Cubes in hand on a page: the draft of their placement, and the button that does it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from kingdom.core.cards import CardId
from kingdom.core.resources import RESOURCES, SPACES, Resource
from kingdom.core.view import View
from kingdom.rules.planning import DONE
from kingdom.web.present.cards.codes import CODES, letters
from kingdom.web.present.table.cube_draft import NOTHING, Draft, Taken, Taking, address, draft_of
from kingdom.web.present.table.menu import Button, Menu
from kingdom.web.texts import Texts

KIND = "Draft"
"""The kind of a button that leads to another draft."""


class Group(NamedTuple):
    """The cubes of a draft that go to one place."""

    place: str
    """The name of the card, or of Alchemy."""
    cubes: str
    """As letters."""
    result: str
    """What they complete or become; empty if nothing."""
    krystallium: int = 0
    alchemy: bool = False


@dataclass(frozen=True, slots=True)
class Placing:
    """The draft, as the page shows it."""

    address: str
    """The draft as the player chose it, as part of the address; empty for what is suggested."""
    title: str
    hint: str
    groups: tuple[Group, ...]
    purse: str
    """The cubes without a place, as letters."""
    place: Button | None
    """Do it; None until every cube has a place."""
    to_alchemy: Button | None
    """The rest of the cubes to Alchemy."""
    take_back: Button | None
    """All cubes back to the hand."""
    alchemy: tuple[tuple[str, int, Button], ...]
    """What lies in Alchemy in the draft: codes, counts, and what gives one back."""
    krystallium: int
    clear: bool
    """True if it can be done without a question: all of it is suggested, and the step ends with it."""
    only: bool
    """True if there is no other way to place the cubes."""
    built: int
    """The number of cards that it completes."""


class Drafting:
    """Makes what the page shows of a draft."""

    new: tuple[CardId, ...] = ()
    """The cards that will be under construction too."""

    def __init__(self, draft: Draft, address: str, menu: Menu, view: View, texts: Texts) -> None:
        self.draft = draft
        self._address = address
        self._menu = menu
        self._view = view
        self._texts = texts

    # --- presses, as what a button does

    def _put(self, where: CardId | None, taken: Taking) -> str:
        return f"?draft={taken.address}"

    def _add(self, resource: Resource, where: CardId | None) -> str:
        counts = self.draft.adding(resource, where)
        return "" if counts is None else f"?draft={address(counts)}"

    def _back(self, resource: Resource, where: CardId | None) -> str:
        return f"?draft={address(self.draft.giving(resource, where))}"

    # --- on a card

    def ghosts(self, card: CardId, kind: int) -> int:
        """The number of spaces of a kind that the draft fills on a card."""
        return self.draft.given(RESOURCES[kind], card) if kind in RESOURCES else 0

    def gives(self, card: CardId, kind: int) -> Button:
        """Take one cube back from a card."""
        name, resource = self._name(card), RESOURCES[kind]
        label = self._texts.t("draft-give", cubes=self._texts.amount(SPACES[kind], 1), place=name)
        return Button(self._back(resource, card), label, label, KIND)

    def adds(self, card: CardId, kind: int) -> Button | None:
        """Put one cube on a space."""
        press = self._add(RESOURCES[kind], card) if kind in RESOURCES else ""
        label = self._texts.t("draft-take", cubes=self._texts.amount(SPACES[kind], 1), place=self._name(card))
        return Button(press, label, label, KIND) if press else None

    def takes(self, card: CardId) -> Button | None:
        """Put all cubes on a card that fit."""
        taken = self.draft.taking(card)
        if taken is None:
            return None
        short = self._texts.t("draft-here-completes" if taken.completes else "draft-here", count=sum(taken.cubes))
        label = self._texts.t("draft-take", cubes=self._texts.heap(taken.cubes), place=self._name(card))
        return Button(self._put(card, taken), short, label, KIND)

    def result(self, card: CardId) -> str:
        """What the draft does with a card: how many cubes it gets, and whether they complete it."""
        place = next((place for place in self.draft.places if place.where == card), None)
        if place is None:
            return ""
        id = "draft-here-completes" if place.completed else "draft-here"
        return self._texts.t(id, count=sum(place.cubes))

    def completes(self, card: CardId) -> bool:
        """True if the draft completes a card."""
        return any(place.where == card for place in self.draft.completed)

    # --- as a whole

    def shown(self) -> Placing:
        """The draft as a whole."""
        draft, texts = self.draft, self._texts
        hand = self._view.me.cubes
        kinds = [kind for kind in RESOURCES if hand[kind]]
        name = texts.t(f"resource-{SPACES[kinds[0]]}") if len(kinds) == 1 else ""
        return Placing(
            address=self._address,
            title=texts.t("draft-title", resource=name) if name else texts.t("zone-cubes"),
            hint=texts.t("draft-all-fit" if draft.clear else "draft-choose" if not draft.complete else "draft-chosen"),
            groups=tuple(self._group(place) for place in draft.places),
            purse=letters(draft.purse),
            place=self._place() if draft.complete else None,
            to_alchemy=self._to_alchemy(),
            take_back=self._take_back() if draft.places else None,
            alchemy=self.stored(),
            krystallium=draft.krystallium,
            clear=bool(draft.clear) and draft.closes,
            only=set(draft.clear.split()) == {"S1"},
            built=len(draft.completed),
        )

    def stored(self) -> tuple[tuple[str, int, Button], ...]:
        """What lies in Alchemy in the draft: codes, counts, and what gives one back."""
        draft = self.draft
        return tuple(
            (CODES[kind], draft.given(kind, None), self._from_alchemy(kind))
            for kind in RESOURCES
            if draft.given(kind, None)
        )

    def _take_back(self) -> Button:
        label = self._texts.t("draft-take-back")
        return Button(f"?draft={NOTHING}", label, label, KIND)

    def _group(self, place: Taken) -> Group:
        texts = self._texts
        if place.where is not None:
            done = texts.t("draft-completed") if place.completed else ""
            return Group(self._name(place.where), letters(place.cubes), done)
        made = self.draft.krystallium
        result = texts.amount("krystallium", made) if made else ""
        return Group(texts.t("draft-alchemy"), letters(place.cubes), result, made, alchemy=True)

    def _place(self) -> Button:
        draft, texts = self.draft, self._texts
        short = texts.t("draft-place-suggested" if draft.clear else "draft-place")
        parts = [
            texts.t("draft-part-alchemy", cubes=texts.heap(place.cubes))
            if place.where is None
            else texts.t("draft-part", cubes=texts.heap(place.cubes), place=self._name(place.where))
            for place in draft.places
        ]
        label = texts.t("labelled", label=short, text=texts.listed(parts))
        actions = (*draft.plan, DONE) if draft.closes else draft.plan
        return self._menu.plan(actions, short, label, "PlaceAll")._replace(regret=self.wasted())

    def wasted(self) -> str:
        """What goes to Alchemy although a card waits for it, as sentences."""
        texts = self._texts
        return " ".join(
            texts.t("draft-wasted", count=count, card=self._name(card), resource=texts.t(f"resource-{SPACES[kind]}"))
            for kind, (card, count) in self.draft.wasted.items()
        )

    def _to_alchemy(self) -> Button | None:
        taken = self.draft.taking(None)
        if taken is None:
            return None
        short = self._texts.t("some-to-alchemy", count=sum(taken.cubes))
        label = self._texts.t("draft-take-alchemy", cubes=self._texts.heap(taken.cubes))
        return Button(self._put(None, taken), short, label, KIND)

    def _from_alchemy(self, kind: int) -> Button:
        texts = self._texts
        label = texts.t("draft-give", cubes=texts.amount(SPACES[kind], 1), place=texts.t("draft-alchemy"))
        return Button(self._back(RESOURCES[kind], None), label, label, KIND)

    def _name(self, where: CardId | None) -> str:
        return self._texts.t("draft-alchemy") if where is None else self._texts.card(self._view.box[where].key)


def drafting(view: View, menu: Menu, texts: Texts, said: str | None) -> Drafting | None:
    """The draft of the viewer's cubes in hand; None where they are placed one by one, or there are none."""
    if said is None or menu.mode is not None:
        return None
    draft = draft_of(view, said)
    return None if draft is None else Drafting(draft, said, menu, view, texts)
