"""The parts of the summary sheet that come from the card set, so that they always match the cards in play."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
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
    """By the moment at which they are used, in words."""
    calamity: int
    numbers: Mapping[str, int]
    """Numbers in the sentences, from the rules and the card set."""


def summary(texts: Texts) -> Summary:
    """The sheet in the language of the texts."""
    content = texts.content
    kinds = [kind for kind, _ in content.cards]
    menaces = [kind for kind in kinds if kind.family in (Family.MENACE, Family.VERMIN)]
    calamity = next((kind.points for kind in kinds if kind.family is Family.CALAMITY), 0)
    return Summary(
        tuple(_menace(kind, texts) for kind in menaces),
        tuple(_advisors([kind for kind in kinds if kind.family is Family.ADVISOR], texts)),
        -calamity,
        _numbers(texts.content),
    )


def _numbers(content: Content) -> dict[str, int]:
    """The numbers in the sentences. An offer is two cards (CHO-3), so a hand lasts for half as many offers."""
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


def _advisors(kinds: Sequence[Kind], texts: Texts) -> Iterator[tuple[str, tuple[AdvisorLine, ...]]]:
    """Advisors by the family of their clauses, in the order of the rules; those of other rules come last."""
    found: dict[str, list[AdvisorLine]] = {family: [] for family in (*(one.family for one in clauses().values()), "")}
    for kind in kinds:
        known = texts.content.abilities.get(kind.key)
        clause = None if known is None else clauses().get(known.clause)
        found["" if clause is None else clause.family].append(_advisor(kind, texts, clause is not None))
    yield from ((_moment(family, texts), tuple(lines)) for family, lines in found.items() if lines)


def _moment(family: str, texts: Texts) -> str:
    """When Advisors of a family are used; the title of the family, if the sheet has no shorter word for it."""
    if not family or texts.has(f"sheet-moment-{family}"):
        return texts.t(f"sheet-moment-{family or 'other'}")
    return next(one.family_title for one in clauses(texts.language).values() if one.family == family)


def _advisor(kind: Kind, texts: Texts, has_moment: bool) -> AdvisorLine:
    """The text before the colon says when. The column already says that, so it is dropped unless it says more."""
    known = texts.content.abilities.get(kind.key)
    does = ability(texts, kind.key)
    _, _, what = does.replace("\u00a0:", ":").partition(": ")
    if not has_moment or not what or (known is not None and known.says_when):
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
