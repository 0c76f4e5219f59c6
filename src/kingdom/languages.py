"""The languages that players are spoken to in, with everything about each that is not a text.

Texts are elsewhere, and whatever a language lacks is in English: docs/translating.md tells how to add one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

ENGLISH = "en"
"""The language that has everything."""
MILLION = 1_000_000

Plural = Callable[[int, bool], str]
"""The form of a noun after a number, `one`, `other` or another name of the CLDR: given the whole part of the number and
whether it has decimals."""


def one_or_other(whole: int, decimals: bool) -> str:
    """The singular for a bare 1, as in English and German."""
    return "one" if whole == 1 and not decimals else "other"


def french(whole: int, decimals: bool) -> str:
    """The singular from 0 up to 1,9; a form of its own for millions ("un million de points")."""
    if whole in (0, 1):
        return "one"
    return "many" if whole % MILLION == 0 and not decimals else "other"


def italian(whole: int, decimals: bool) -> str:
    """As in English, with a form of its own for millions."""
    return "many" if whole and whole % MILLION == 0 and not decimals else one_or_other(whole, decimals)


@dataclass(frozen=True, slots=True)
class Language:
    """A language, by its code."""

    name: str
    """Its name in the language itself."""
    english: str
    """Its English name."""
    plural: Plural = one_or_other
    groups: str = ","
    """The separator between thousands."""
    point: str = "."
    """The separator before decimals."""
    hyphens: str = ""
    """The dictionary of Pyphen that divides its words; empty if there is none."""
    letters: str = "LRFI"
    """The keys for laying a card on the left, on the right, and face down, and for looking at it closely."""
    commands: str = "UKSXQAHD"
    """The keys for undo, a Krystallium, a Soldier, a card to discard, Quests, Advisors, Chronicle and opponent."""
    ruling: tuple[str, str] = ("Ruling", "Reason:")
    """The words that begin a ruling and its reason in the translation of the rules."""


LANGUAGES: dict[str, Language] = {
    ENGLISH: Language("English", "English", hyphens="en_US"),
    "fr": Language(
        "Français", "French", french, groups="\u202f", point=",", hyphens="fr", letters="GDCI", commands="AKSXQOHV",
        ruling=("Décision", "Raison\u00a0:"),
    ),
    "it": Language(
        "Italiano", "Italian", italian, groups=".", point=",", hyphens="it", letters="SDGI", commands="UKOXQCHV",
        ruling=("Decisione", "Motivo:"),
    ),
}  # fmt: skip
"""All languages by their codes, in the order in which they are offered."""


class Text(dict[str, str]):
    """A text by language, in English where it is missing.

    >>> Text(en="Farm", fr="Ferme")["it"]
    'Farm'
    """

    def __missing__(self, language: str) -> str:
        if language == ENGLISH:
            raise KeyError(language)
        return self[ENGLISH]
