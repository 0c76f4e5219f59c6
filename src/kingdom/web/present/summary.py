"""The summary sheet: what of it comes from the card set, so that it is always that of the cards one plays with."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from markupsafe import Markup, escape

from kingdom.content import Content
from kingdom.core.cards import Family, Kind
from kingdom.core.phases import ROUNDS
from kingdom.rulebook.clauses import clauses
from kingdom.rules.building import FULL_ALCHEMY
from kingdom.rules.setup import HAND, TRAPS
from kingdom.web.texts import Texts
from kingdom.words.cards import ability

SAY_WHEN = ("chief_mercenary", "whimsical_gambler", "tyrannical_foreman")
"""Advisors whose moment is narrower than their phase."""


@dataclass(frozen=True, slots=True)
class MenaceLine:
    """A Menace: what it takes to vanquish it, what it costs, and what it does."""

    name: str
    soldiers: int
    points: int
    effect: str


@dataclass(frozen=True, slots=True)
class AdvisorLine:
    """An Advisor: what the ability costs, and what it does."""

    name: str
    soldiers: int
    does: str


@dataclass(frozen=True, slots=True)
class Summary:
    """What the cards say on the sheet."""

    menaces: tuple[MenaceLine, ...]
    advisors: tuple[tuple[str, tuple[AdvisorLine, ...]], ...]
    """By moment: the family of their clauses."""
    calamity: int
    numbers: Mapping[str, int]
    """Numbers that the sentences name, from the rules and the card set."""


def summary(texts: Texts) -> Summary:
    """The sheet in the language of the texts."""
    content = texts.content
    kinds = [kind for kind, _ in content.cards]
    menaces = [kind for kind in kinds if kind.family in (Family.MENACE, Family.VERMIN)]
    calamity = next((kind.points for kind in kinds if kind.family is Family.CALAMITY), 0)
    moments = {
        family: tuple(_advisor(kind, texts) for kind in kinds if _moment(kind, texts) == family)
        for family in ("ADV-C", "ADV-P", "ADV-A", "ADV-E")
    }
    return Summary(
        tuple(_menace(kind, texts) for kind in menaces),
        tuple((family, lines) for family, lines in moments.items() if lines),
        -calamity,
        _numbers(texts.content),
    )


def _numbers(content: Content) -> dict[str, int]:
    """What the sentences count. An offer is two cards (CHO-3), so a hand lasts for half as many offers."""
    calamities = [copies for kind, copies in content.cards if kind.family is Family.CALAMITY]
    treasures = [sum(kind.recycling) for kind, _ in content.cards if kind.family is Family.TREASURE]
    menaces = [copies for kind, copies in content.cards if kind.family is Family.MENACE]
    return {
        "rounds": ROUNDS,
        "hand": HAND - 1,
        "offers": HAND // 2,
        "traps": TRAPS,
        "alchemy": FULL_ALCHEMY,
        "calamities": sum(calamities),
        "treasure": max(treasures, default=0),
        "menaces": max(menaces, default=0),
        "steps": max((len(quest.steps) for quest in content.quests.values()), default=0),
    }


def _menace(kind: Kind, texts: Texts) -> MenaceLine:
    does = ability(texts, kind.key) if kind.key in texts.content.abilities else ""
    return MenaceLine(texts.card(kind.key), kind.soldiers, kind.points, does)


def _moment(kind: Kind, texts: Texts) -> str:
    """The family of an Advisor's clause."""
    if kind.family is not Family.ADVISOR:
        return ""
    known = texts.content.abilities.get(kind.key)
    return clauses()[known.clause].family if known is not None and known.clause in clauses() else "ADV-A"


def _advisor(kind: Kind, texts: Texts) -> AdvisorLine:
    """What stands before the colon is when: the column says that already, unless it says more than the column."""
    does = ability(texts, kind.key)
    _, _, what = does.replace("\u00a0:", ":").partition(": ")
    if kind.key in SAY_WHEN or not what:
        return AdvisorLine(texts.card(kind.key), kind.soldiers, does)
    return AdvisorLine(texts.card(kind.key), kind.soldiers, what[0].upper() + what[1:])


_TOKENS = re.compile(r"\[([MPGEKS]+)\]")
_BOLD = re.compile(r"\*\*(.+?)\*\*")


def marked(text: str, heap: Callable[[str], Markup]) -> Markup:
    """A sentence of the sheet: **bold** between stars, and tokens in brackets.

    >>> marked("**Five** become [K]", lambda codes: Markup("<i>{}</i>").format(codes))
    Markup('<b>Five</b> become <i>k</i>')
    """
    said = _BOLD.sub(r"<b>\1</b>", str(escape(text)))
    return Markup(_TOKENS.sub(lambda found: str(heap(found[1].lower())), said))
