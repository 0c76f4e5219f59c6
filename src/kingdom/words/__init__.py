"""The words of the game in English, French and Italian: actions, facts, reasons, cards, scores and clauses.

Any user interface makes a `Words` for the language of its reader and gets all its texts from it. Messages are Fluent
files in `kingdom/words/locale`; the names of cards come from the content. docs/translating.md explains how to add a
language.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial

from kingdom.content import load
from kingdom.core.actions import Action
from kingdom.core.cards import CardId, Kind, Scenario
from kingdom.core.errors import Teller
from kingdom.core.reasons import Reason
from kingdom.core.ruleset import Ruleset
from kingdom.core.scoring import ScoreLine, TieBreak, Verdict
from kingdom.core.view import View
from kingdom.words import actions, cards, choices, facts, outcome, reasons, status
from kingdom.words.cards import CardLine
from kingdom.words.choices import Explained
from kingdom.words.facts import Told
from kingdom.words.messages import DEFAULT, LANGUAGES
from kingdom.words.status import Status
from kingdom.words.terms import SEATS, Terms, capitalised, decimal, sentence

__all__ = [
    "DEFAULT", "LANGUAGES", "SEATS", "CardLine", "Explained", "Status", "Told", "Words", "capitalised",
    "decimal", "in_english", "in_language", "sentence",
]  # fmt: skip


class Words(Terms):
    """All texts in one language; `content` is the card set that names come from.

    >>> Words("fr").card("farm")
    'Ferme'
    """

    # --- games

    def fact(self, data: Told, names: Sequence[str], rules: Ruleset | None = None) -> str:
        """A fact of the chronicle, as a viewer was told it; with the `rules` of its game, Quests are named."""
        return facts.fact(self, data, names, rules)

    def action(self, action: Action, view: View) -> str:
        """The label of an action's button."""
        return actions.action_label(self, action, view)

    def action_sentence(self, action: Action, view: View) -> str:
        """An action in a full sentence."""
        return actions.action_sentence(self, action, view)

    def status(self, view: View, waiting: Sequence[int], names: Sequence[str]) -> str:
        """The status line of a viewer: what they have to do, or who they are waiting for."""
        return str(self.status_parts(view, waiting, names))

    def status_parts(self, view: View, waiting: Sequence[int], names: Sequence[str]) -> Status:
        """The same in two parts: a few words to catch the eye, and the sentence."""
        return status.status(self, view, waiting, names)

    def hidden(self, handle: str, view: View) -> str:
        """A face-down card, by where it lies."""
        return actions.hidden_card(self, handle, view)

    def card_in_view(self, card: CardId, view: View) -> str:
        """A card by its name, numbered where several of its kind are together."""
        return actions.card_in_view(self, card, view)

    # --- cards and choices

    def card_label(self, kind: Kind) -> str:
        """A card in a few short sentences, for screen readers."""
        return cards.card_label(self, kind)

    def card_lines(self, kind: Kind) -> list[CardLine]:
        """Everything a card says, line by line, each with its clause."""
        return cards.card_lines(self, kind)

    def type_name(self, kind: Kind) -> str:
        """The type of a Development, or the family of any other card."""
        return cards.type_name(self, kind)

    def ability(self, advisor: str) -> str:
        """What an Advisor can do."""
        return cards.ability(self, advisor)

    def explained(self, what: str, key: str) -> Explained:
        """A choice before a game, with a sentence about it.

        `what` is one of `kingdom.words.choices.CHOICES`: module, deck, quest, edition, side, search, bot, scenario.
        """
        return choices.CHOICES[what](self, key)

    def scenario_rules(self, scenario: Scenario) -> list[str]:
        """What a scenario requires and what is special about it, in sentences."""
        return choices.scenario_rules(self, scenario)

    # --- the end of a game

    def outcome(self, verdict: Verdict, names: Sequence[str]) -> str:
        """Who has won and why, in a sentence."""
        return sentence(outcome.outcome(self, verdict, names))

    def headline(self, verdict: Verdict, names: Sequence[str]) -> str:
        """The same as a title."""
        return outcome.headline(self, verdict, names)

    def score_source(self, line: ScoreLine | str) -> str:
        """What a line of the score counts."""
        return outcome.score_source(self, line)

    def tie_break(self, tie: TieBreak | str) -> str:
        """A comparison that was needed."""
        return outcome.tie_break(self, tie)

    def loss(self, reason: Reason) -> str:
        """Why a seat cannot win, or has lost; phrased to follow a colon."""
        return outcome.loss(self, reason)

    # --- what was refused

    def refusal(self, reason: Reason, names: Sequence[str] = ()) -> str:
        """Why the rules say no, in a sentence."""
        return reasons.refusal(self, reason, names)

    def misfit(self, reason: Reason) -> str:
        """Why a choice before the game does not fit, in a sentence."""
        return reasons.misfit(self, reason)

    def clause(self, clause: str) -> str:
        """The title of a clause."""
        return reasons.clause_title(self, clause)

    def family(self, family: str) -> str:
        """The title of a family of clauses."""
        return reasons.family_title(self, family)


@cache
def in_language(language: str) -> Teller:
    """The function that puts the reasons of errors into words in a language, with copies of cards numbered."""
    return partial(reasons.said, Words(language, load(), copies=True))


def in_english(kind: str, reason: Reason) -> str:
    """A reason in English."""
    return in_language(DEFAULT)(kind, reason)
