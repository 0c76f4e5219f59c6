"""Actions and duties: what a seat decides, and what it must decide first."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar

from kingdom.core.targets import NOTHING, Target

if TYPE_CHECKING:
    from kingdom.core.cards import CardId, Kind
    from kingdom.core.view import View


class Action:
    """An intention of one seat. Subclasses are values (`@value`), named in the imperative.

    `template` is its notation: words, and fields with the kind of thing they are, `slate {card:card}`. The kinds
    are the `FIELDS` of `kingdom.text.notation`.
    """

    __slots__ = ()
    template: ClassVar[str]
    short: ClassVar[str] = ""
    """A shorter template that leaves fields open; it is taken where only one legal action fits."""
    ends_a_plan: ClassVar[bool]
    """Whether it can show, deal or draw a card, close a window or pass the turn. Every kind says so itself.

    Such an action may only be the last of a plan: what follows it would be judged by what it showed, and a refusal
    would tell that although nothing was done (GEN-6).
    """
    deliberate: ClassVar[str] = ""
    """What has to be meant on purpose (to spend Krystallium, to discard, to pay) is a mode: it is chosen first, by
    this name, and then its targets. What has none is done at one stroke."""
    in_a_form: ClassVar[tuple[str, ...]] = ()
    """The fields that are chosen together in a form, once the mode was entered; the target says the others. Either
    heaps of cubes, of which what is named first is spent first, or cards to tick."""
    brings: ClassVar[int] = 0
    """How many cards or cubes its rule brings, where that is a fixed number: its words name it."""
    unfinished: ClassVar[tuple[str, str]] = ("nothing-asked", "")
    """Why such a form is refused if it lacks something: the id of the reason, and the clause."""

    def target(self) -> Target:
        """What it is done with. Nothing, where an action does not say otherwise."""
        return NOTHING

    def mode(self) -> str:
        """The mode in which it is chosen; empty for what is done at one stroke."""
        return self.deliberate

    def opener(self) -> Target | None:
        """What its mode is entered from; None for a mode that can be entered any time."""
        return None

    def at_one_stroke(self) -> bool:
        """Whether it is done at one stroke after all, where its mode has nothing else to choose."""
        return False

    def costs(self, view: View) -> Kind | None:
        """The card whose printed number of Soldiers it costs, if it costs one."""
        return None

    @classmethod
    def thinkable(cls, view: View, card: CardId) -> Iterable[Action]:
        """What the viewer may think of doing with a card in front of them: if none of it is possible, they hear why.

        Of several, the one that comes nearest gives the reason. Where there is nothing to choose from, something that
        cannot be chosen has to stand for it, or there is nobody to ask.
        """
        return ()


class Duty:
    """A decision owed before anything else of that seat (PLA-9). Data, so a game can be saved in its midst."""

    __slots__ = ()
    clause: ClassVar[str] = "PLA-9"
