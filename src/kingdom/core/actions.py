"""Actions and duties: what a seat decides, and what it must decide first."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from kingdom.core.targets import NOTHING, Target

if TYPE_CHECKING:
    from kingdom.core.cards import CardId, Kind
    from kingdom.core.view import View


class Action:
    """Something one seat wants to do. Subclasses are values (`@value`), named in the imperative.

    `template` is its notation: words, and fields with their kinds, as in `slate {card:card}`. The kinds are the
    `FIELDS` of `kingdom.text.notation`.
    """

    __slots__ = ()
    template: ClassVar[str]
    short: ClassVar[str] = ""
    """A shorter template that leaves fields out; it is accepted where only one legal action matches."""
    ends_a_plan: ClassVar[bool]
    """Whether it can show, deal or draw a card, close a window or pass the turn. Every kind declares this itself.

    Such an action can only come last in a plan: anything after it would be checked against what it showed, and a
    refusal would give that away although nothing was done (GEN-6).
    """
    deliberate: ClassVar[str] = ""
    """An action that must be deliberate (spending Krystallium, discarding, paying) has a mode: the player first enters
    the mode of this name, then chooses targets. Actions without a mode are done with one click."""
    in_a_form: ClassVar[tuple[str, ...]] = ()
    """The fields that are chosen together in a form after entering the mode; the target gives the others. Either heaps
    of cubes, where the first named are spent first, or cards to tick."""
    brings: ClassVar[int] = 0
    """How many cards or cubes its rule brings, where that number is fixed: its text mentions it."""
    unfinished: ClassVar[tuple[str, str]] = ("nothing-asked", "")
    """Why an incomplete form is refused: the id of the reason, and the clause."""

    def target(self) -> Target:
        """What it is performed on; nothing by default."""
        return NOTHING

    def mode(self) -> str:
        """The mode in which it is chosen; empty for actions done with one click."""
        return self.deliberate

    def opener(self) -> Target | None:
        """The target from which its mode is entered; None for a mode that can be entered any time."""
        return None

    def at_one_stroke(self) -> bool:
        """Whether one click is enough after all, because its mode leaves nothing else to choose."""
        return False

    def costs(self, view: View) -> Kind | None:
        """The card whose printed Soldiers are the cost of the action, if there is one."""
        return None

    @classmethod
    def thinkable(cls, view: View, card: CardId) -> Iterable[Action]:
        """What the viewer may try to do with a card they see: if none of it is possible, they are told why.

        The attempt that comes closest to being legal gives the reason. Where there is nothing to choose from, an
        impossible choice stands in, because without one no rule would be asked.
        """
        return ()


class Duty:
    """A decision that a seat must make before anything else (PLA-9). Plain data, so it can be saved."""

    __slots__ = ()
    clause: ClassVar[str] = "PLA-9"
