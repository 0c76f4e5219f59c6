"""Actions, which a seat chooses freely, and duties, the decisions it must make first."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from kingdom.core.targets import NOTHING, Target

if TYPE_CHECKING:
    from kingdom.core.cards import CardId, Kind
    from kingdom.core.view import View


class Action:
    """A move of one seat. Subclasses are values (`@value`), named in the imperative.

    `template` is its notation: words, and fields with their kinds, as in `slate {card:card}`. The kinds are the
    `FIELDS` of `kingdom.text.notation`.
    """

    __slots__ = ()
    template: ClassVar[str]
    """Its notation, such as `slate {card:card}`."""
    short: ClassVar[str] = ""
    """A shorter template without some of the fields, accepted if only one legal action matches."""
    ends_a_plan: ClassVar[bool]
    """True if it can show, deal or draw a card, close a window or pass the turn. Every kind declares this itself.

    Such an action can only come last in a plan: a later action would be checked against the cards it revealed, and a
    refusal would give them away although nothing was done (GEN-6).
    """
    deliberate: ClassVar[str] = ""
    """An action that must be deliberate (spending Krystallium, discarding, paying) has a mode: the player first enters
    the mode of this name, then chooses targets. Actions without a mode are done with one click."""
    in_a_form: ClassVar[tuple[str, ...]] = ()
    """The fields that the player fills in together in a form after entering the mode; the target determines the others.
    They are either heaps of cubes, spent in the order listed, or cards to tick."""
    brings: ClassVar[int] = 0
    """The number of cards or cubes it brings, if the rule fixes it; shown in its label."""
    unfinished: ClassVar[tuple[str, str]] = ("nothing-asked", "")
    """The reason for refusing an incomplete form: its id and the clause."""

    def target(self) -> Target:
        """The target it is performed on; nothing by default."""
        return NOTHING

    def mode(self) -> str:
        """The mode the player enters to choose it; empty for actions done with one click."""
        return self.deliberate

    def opener(self) -> Target | None:
        """The target from which its mode is entered; None for a mode that can be entered any time."""
        return None

    def at_one_stroke(self) -> bool:
        """True if one click is enough after all, because its mode leaves nothing else to choose."""
        return False

    def costs(self, view: View) -> Kind | None:
        """The card whose printed Soldiers are the cost of the action, if there is one."""
        return None

    @classmethod
    def thinkable(cls, view: View, card: CardId) -> Iterable[Action]:
        """Actions that the viewer might try on a card they see. If none of them is legal, the viewer gets the reason.

        The attempt that comes closest to being legal provides it. If there is nothing to choose from, return one
        impossible choice: without any attempt, no rule would be checked.
        """
        return ()


class Duty:
    """A decision that a seat must make before anything else (PLA-9). Plain data, so it can be saved."""

    __slots__ = ()
    clause: ClassVar[str] = "PLA-9"
