"""Planning on a page: the marks under each card, the preview beside them, and the button that does it all."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from kingdom.core.cards import CardId
from kingdom.core.engine import score
from kingdom.core.resources import RESOURCES, SPACES, Resource
from kingdom.core.state import State
from kingdom.core.view import View
from kingdom.rules.planning import Recycle, Slate
from kingdom.rules.production import produces
from kingdom.web.present.cards.codes import CODES, letters
from kingdom.web.present.cards.faces import Face, face_of
from kingdom.web.present.table.cube_draft import Taking, Where
from kingdom.web.present.table.menu import Button, Menu
from kingdom.web.present.table.placing import Drafting
from kingdom.web.present.table.planning_draft import ALCHEMY, CardMark, PlanningDraft, planning_draft
from kingdom.web.texts import Texts

KIND = "Plan"
"""The kind of a button that changes the draft: it sends the whole sheet."""


class Destination(NamedTuple):
    """The place of recycled cubes."""

    name: str
    """The name of a card, or of Alchemy; empty if it has to be chosen."""
    face: Face | None
    """The card; None for Alchemy."""
    cubes: str
    """As letters."""
    result: str = ""
    """What they complete or become; empty if nothing."""
    back: Button | None = None
    """All of them without a place again."""


class CardOnSheet(NamedTuple):
    """A selected card on the sheet."""

    card: CardId
    slate: str
    """What slating it is in the notation; empty if it cannot be slated."""
    recycle: str
    mark: str
    """`s`, `r`, or empty while it is open."""
    cubes: str
    """What recycling it gives, as letters."""
    words: str
    places: tuple[Destination, ...]
    """The places of its cubes, if it is recycled."""


class Unplaced(NamedTuple):
    """Recycled cubes of a kind without a place, and the places that could take them."""

    cubes: str
    places: tuple[Button, ...]


class BeforeAndAfter(NamedTuple):
    """A number before and after."""

    code: str
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class SheetShown:
    """The draft of a Planning, as the page shows it."""

    address: str
    """The draft as part of the address; empty if nothing is chosen."""
    on: str
    """The places that the player chose, as a field of the sheet."""
    whole: str
    """All that the sheet shows, whether chosen or not, as part of the address."""
    cards: dict[str, CardOnSheet]
    """The cards by the keys of their pieces."""
    left: int
    """The number of cards without a mark."""
    touched: bool
    places: tuple[Destination, ...]
    unplaced: tuple[Unplaced, ...]
    income: tuple[BeforeAndAfter, ...]
    points: BeforeAndAfter
    rest: tuple[Button, ...]
    """Marks for all open cards at once."""
    place: Button | None
    """Do it; None while something is open."""
    waits: str
    """What is still open; empty if nothing is."""
    alchemy: tuple[tuple[str, int, Button], ...]
    krystallium: int
    purse: str
    """The recycled cubes without a place, as letters."""

    @property
    def clear(self) -> bool:
        """A Planning is never confirmed on its own."""
        return False


class PlanningSheet(Drafting):
    """Makes what the page shows of a draft of Planning. Its presses send the sheet."""

    def __init__(self, plan: PlanningDraft, menu: Menu, view: View, texts: Texts) -> None:
        super().__init__(plan.cubes, plan.address, menu, view, texts)
        self.plan = plan
        self.new = plan.slated

    # --- presses

    def _put(self, where: Where, taken: Taking) -> str:
        return f"put:{_place(where)}"

    def _add(self, resource: Resource, where: Where) -> str:
        return "" if self.draft.adding(resource, where) is None else f"add:{CODES[resource].upper()}{_place(where)}"

    def _back(self, resource: Resource, where: Where) -> str:
        return f"back:{CODES[resource].upper()}{_place(where)}"

    # --- as a whole

    def sheet(self) -> SheetShown:
        """The draft as a whole."""
        plan, draft = self.plan, self.draft
        return SheetShown(
            address=plan.address,
            on=plan.chosen,
            whole=plan.whole,
            cards={f"{card}": self._mark(card) for card in plan.ways},
            left=len(plan.open),
            touched=plan.touched,
            places=tuple(self._taken(place.where) for place in draft.places),
            unplaced=tuple(self._unplaced(kind) for kind in RESOURCES if draft.purse[kind]),
            income=tuple(self._income()),
            points=BeforeAndAfter("", _points(plan.now, plan.seat), _points(draft.after, plan.seat)),
            rest=self._rest() if plan.open else (),
            place=self._confirm() if plan.complete else None,
            waits=self._waits(),
            alchemy=self.stored(),
            krystallium=draft.krystallium,
            purse=letters(draft.purse),
        )

    def _mark(self, card: CardId) -> CardOnSheet:
        plan = self.plan
        ways = plan.ways[card]
        bonus = plan.bonus.get(card, self._view.box[card].recycling)
        given = plan.places.get(card, ())
        places = dict.fromkeys(where for _, where in given)
        left = len(letters(bonus)) - len(given) if card in plan.bonus else 0
        return CardOnSheet(
            card,
            self._menu.text(Slate(card)) if CardMark.SLATE in ways else "",
            self._menu.text(Recycle(card)) if CardMark.RECYCLE in ways else "",
            plan.marks.get(card, ""),
            letters(bonus),
            self._texts.heap(bonus),
            (
                *(
                    self._destination(where, "".join(CODES[kind] for kind, to in given if to == where))
                    for where in places
                ),
                *([Destination("", None, "")] if left else []),
            ),
        )

    def _destination(self, where: Where, cubes: str) -> Destination:
        return Destination(self._name(where), self._face(where), cubes)

    def _face(self, where: Where) -> Face | None:
        return None if where is None else face_of(self._view.box[where], self._texts)

    def _taken(self, where: Where) -> Destination:
        draft, texts = self.draft, self._texts
        place = next(place for place in draft.places if place.where == where)
        if where is None:
            result = texts.amount("krystallium", draft.krystallium) if draft.krystallium else ""
        elif place.completed:
            result = texts.t("draft-completed")
        else:
            left = sum(self.draft.sites[where].open) - sum(place.cubes)
            result = texts.t("plan-spaces-left", count=left)
        label = texts.t("draft-give", cubes=texts.heap(place.cubes), place=self._name(where))
        back = Button(f"clear:{_place(where)}", self._name(where), label, KIND)
        return Destination(self._name(where), self._face(where), letters(place.cubes), result, back)

    def _unplaced(self, kind: Resource) -> Unplaced:
        texts, draft = self._texts, self.draft
        cubes = texts.amount(SPACES[kind], draft.purse[kind])
        buttons = []
        for where in (*draft.sites, None):
            taken = draft.taking(where, (kind,))
            if taken is not None:
                label = (
                    texts.t("draft-take-alchemy", cubes=cubes)
                    if where is None
                    else texts.t(
                        "draft-take", cubes=texts.amount(SPACES[kind], sum(taken.cubes)), place=self._name(where)
                    )
                )
                buttons.append(Button(f"put:{CODES[kind].upper()}{_place(where)}", self._name(where), label, KIND))
        return Unplaced(CODES[kind] * draft.purse[kind], tuple(buttons))

    def _income(self) -> Iterable[BeforeAndAfter]:
        plan = self.plan
        for kind in RESOURCES:
            yield BeforeAndAfter(
                CODES[kind], produces(plan.now, plan.seat, kind), produces(self.draft.after, plan.seat, kind)
            )

    def _rest(self) -> tuple[Button, ...]:
        texts, plan = self._texts, self.plan
        all_open = not plan.touched
        return tuple(
            Button(f"rest:{mark}", texts.t(f"plan-{'all' if all_open else 'rest'}-{name}"), "", KIND)
            for mark, name in ((CardMark.SLATE, "slate"), (CardMark.RECYCLE, "recycle"))
        )

    def _confirm(self) -> Button:
        plan, texts = self.plan, self._texts
        short = texts.t("plan-confirm", count=len(plan.ways))
        parts = [
            texts.t(id, cards=texts.listed([texts.card(self._view.box[card].key) for card in cards]))
            for id, cards in (("plan-part-slate", plan.slated), ("plan-part-recycle", plan.recycled))
            if cards
        ]
        label = texts.t("labelled", label=short, text=texts.listed(parts))
        return self._menu.plan(plan.plan, short, label, "PlanAll")._replace(regret=self.wasted())

    def _waits(self) -> str:
        plan, texts = self.plan, self._texts
        if plan.open:
            return texts.t("plan-open", count=len(plan.open))
        return texts.t("plan-choose", count=sum(plan.cubes.purse)) if sum(plan.cubes.purse) else ""


def _place(where: Where) -> str:
    return ALCHEMY if where is None else str(where)


def _points(state: State, seat: int) -> int:
    return sum(line.points for line in score(state, seat))


def planning_sheet(view: View, menu: Menu, texts: Texts, said: str | None) -> PlanningSheet | None:
    """The draft of the viewer's Planning; None where cards are planned one by one, or there are none."""
    if said is None or menu.mode is not None:
        return None
    plan = planning_draft(view, said)
    return None if plan is None else PlanningSheet(plan, menu, view, texts)
