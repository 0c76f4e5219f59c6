"""The printed side of cards and boards as one line of text, for tables in the terminal.

Resources are the letters of the notation, which are the same in every language: M P G E K S.
"""

from __future__ import annotations

from kingdom.core.cards import Benefit, Family, Icon, Kind, QuestStep
from kingdom.core.resources import LETTERS, NO_CUBES, NO_SPACES, Spaces, cubes_text
from kingdom.words.cards import ability, type_key, type_name
from kingdom.words.terms import Terms


def face(words: Terms, kind: Kind) -> str:
    """Everything printed on a card below its name.

    >>> from kingdom.core.cards import CardType, Family
    >>> inn = Kind("inn", "Inn", Family.DEVELOPMENT, CardType.STRUCTURE, cost=(2, 0, 1, 0, 0, 0), points=3,
    ...            bonus_soldiers=2, points_per=((CardType.DISCOVERY, 1),), recycling=(1, 0, 0, 0))
    >>> face(Terms("en"), inn)
    'Structure MMG · bonus SS · 3 points · 1 per Discovery · recycles M'
    >>> face(Terms("it"), Kind("wolf", "Wolf", Family.MENACE, soldiers=2, points=-1))
    'Minaccia 2 Soldati · −1 punto'
    """
    what = type_name(words, kind)
    if kind.cost != NO_SPACES:
        what += f" {cubes_text(kind.cost)}"
    if kind.soldiers:
        what += f" {words.amount('soldier', kind.soldiers)}"
    parts = [what, *worth(words, kind)]
    if kind.family is Family.ADVISOR and kind.key in words.content.abilities:
        parts.append(ability(words, kind.key).rstrip("."))
    if kind.recycling != NO_CUBES:
        parts.append(words.t("face-recycles", letters=cubes_text(kind.recycling)))
    return " · ".join(parts)


def worth(words: Terms, kind: Kind) -> list[str]:
    """The rewards of a built card: production, bonus, points."""
    parts: list[str] = []
    if kind.icons:
        parts.append(words.t("face-makes", made=icons_text(words, kind.icons)))
    if kind.bonus_krystallium or kind.bonus_soldiers:
        parts.append(words.t("face-bonus", letters="K" * kind.bonus_krystallium + "S" * kind.bonus_soldiers))
    if kind.points:
        parts.append(words.t("face-points", count=kind.points))
    parts += [words.t("face-per", what=points, type=type_key(per)) for per, points in kind.points_per]
    return parts


def icons_text(words: Terms, icons: tuple[Icon, ...]) -> str:
    """Production icons as letters.

    >>> from kingdom.core.cards import CardType
    >>> from kingdom.core.resources import Resource
    >>> gold = Resource.GOLD
    >>> icons_text(Terms("en"), (Icon(gold), Icon(gold), Icon(gold, CardType.MONUMENT)))
    'GG and G per Monument'
    """
    made = "".join(LETTERS[icon.resource] for icon in icons if icon.per is None)
    each = [
        words.t("face-per", what=LETTERS[icon.resource], type=type_key(icon.per))
        for icon in icons
        if icon.per is not None
    ]
    return words.listed([made, *each] if made else each) if icons else ""


def step_text(words: Terms, step: QuestStep) -> str:
    """A step of a Quest: its cost and its reward.

    >>> step_text(Terms("en"), QuestStep((1, 0, 2, 0, 0, 0), Benefit(points=3, points_if_first=2)))
    'MGG for 3 points and 2 more if first'
    """
    return words.t("step-text", cost=cubes_text(step.cost), benefit=benefit_text(words, step.benefit))


def benefit_text(words: Terms, benefit: Benefit) -> str:
    """The reward of a step.

    >>> benefit_text(Terms("en"), Benefit(cubes=(1, 0, 0, 0), krystallium=1, soldiers=2))
    'MKSS'
    """
    goods = (*benefit.cubes, benefit.krystallium, benefit.soldiers)
    parts = [cubes_text(goods)] if any(goods) else []
    if benefit.points:
        parts.append(words.t("face-points", count=benefit.points))
    if benefit.points_if_first:
        parts.append(words.t("step-if-first", count=benefit.points_if_first))
    return words.listed(parts)


def spaces_text(cost: Spaces, filled: Spaces) -> str:
    """The spaces of a card under construction: filled ones in upper case, open ones in lower case.

    >>> spaces_text((2, 1, 0, 0, 1, 0), (1, 0, 0, 0, 1, 0))
    '[M m p K]'
    """
    letters = [
        letter if number < done else letter.lower()
        for letter, spaces, done in zip(LETTERS, cost, filled, strict=True)
        for number in range(spaces)
    ]
    return f"[{' '.join(letters)}]"
