"""The texts of the game in English, French and Italian: actions, facts, reasons, cards, scores and clauses.

A user interface creates a `Words` for its reader's language and gets all texts from it. The messages are Fluent files
in `kingdom/words/locale`; the names of cards come from the content. docs/translating.md explains how to add a language.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial

from kingdom.content import load
from kingdom.core.actions import Action
from kingdom.core.cards import CardId, Kind, Scenario
from kingdom.core.errors import Wording
from kingdom.core.reasons import Reason
from kingdom.core.ruleset import Ruleset
from kingdom.core.scoring import ScoreLine, TieBreak, Verdict
from kingdom.core.view import View
from kingdom.words import actions, cards, choices, facts, outcome, reasons, status
from kingdom.words.cards import CardLine
from kingdom.words.choices import Explained
from kingdom.words.facts import RedactedFact
from kingdom.words.messages import DEFAULT
from kingdom.words.status import Status
from kingdom.words.terms import SEATS, Terms, capitalised, decimal, sentence

__all__ = [
    "DEFAULT",
    "SEATS",
    "CardLine",
    "Explained",
    "RedactedFact",
    "Status",
    "Words",
    "capitalised",
    "decimal",
    "in_english",
    "in_language",
    "sentence",
]  # fmt: skip


class Words(Terms):
    """All texts in one language; `content` is the card set for the names.

    >>> Words("fr").card("farm")
    'Ferme'
    """

    # --- games

    def fact(self, data: RedactedFact, names: Sequence[str], rules: Ruleset | None = None) -> str:
        """A redacted fact as a sentence of the chronicle. With the `rules` of its game, Quests appear by name."""
        return facts.fact(self, data, names, rules)

    def action(self, action: Action, view: View) -> str:
        """The label of an action's button."""
        return actions.action_label(self, action, view)

    def action_sentence(self, action: Action, view: View) -> str:
        """An action as a full sentence."""
        return actions.action_sentence(self, action, view)

    def status(self, view: View, waiting: Sequence[int], names: Sequence[str]) -> str:
        """The status line of a viewer: the decision they have to make, or the players they are waiting for."""
        return str(self.status_parts(view, waiting, names))

    def status_parts(self, view: View, waiting: Sequence[int], names: Sequence[str]) -> Status:
        """The status line in two parts: a few eye-catching words, and the sentence."""
        return status.status(self, view, waiting, names)

    def hidden(self, handle: str, view: View) -> str:
        """A face-down card, described by its place."""
        return actions.hidden_card(self, handle, view)

    def card_in_view(self, card: CardId, view: View) -> str:
        """The name of a card, numbered if several of its kind are together."""
        return actions.card_in_view(self, card, view)

    # --- cards and choices

    def card_label(self, kind: Kind) -> str:
        """A description of a card in a few short sentences, for screen readers."""
        return cards.card_label(self, kind)

    def card_lines(self, kind: Kind) -> list[CardLine]:
        """The full description of a card, line by line, each with its clause."""
        return cards.card_lines(self, kind)

    def type_name(self, kind: Kind) -> str:
        """The type of a Development, or the family of any other card."""
        return cards.type_name(self, kind)

    def ability(self, advisor: str) -> str:
        """The ability of an Advisor."""
        return cards.ability(self, advisor)

    def explained(self, what: str, key: str) -> Explained:
        """A choice before a game, with a sentence that explains it.

        `what` is one of `kingdom.words.choices.CHOICES`: module, deck, quest, edition, side, search, bot, scenario.
        """
        return choices.CHOICES[what](self, key)

    def scenario_rules(self, scenario: Scenario) -> list[str]:
        """The requirements and special rules of a scenario, in sentences."""
        return choices.scenario_rules(self, scenario)

    # --- the end of a game

    def outcome(self, verdict: Verdict, names: Sequence[str]) -> str:
        """The winner and the reason, in a sentence."""
        return sentence(outcome.outcome(self, verdict, names))

    def headline(self, verdict: Verdict, names: Sequence[str]) -> str:
        """The result as a title."""
        return outcome.headline(self, verdict, names)

    def score_source(self, line: ScoreLine | str) -> str:
        """The label of a score line."""
        return outcome.score_source(self, line)

    def tie_break(self, tie: TieBreak | str) -> str:
        """The label of a tie-break."""
        return outcome.tie_break(self, tie)

    def losses(self, found: Sequence[Reason]) -> tuple[tuple[str, str], ...]:
        """The reasons why a seat cannot win or has lost, each with its clause; phrased to follow a colon."""
        return outcome.losses(self, found)

    # --- refusals

    def refusal(self, reason: Reason, names: Sequence[str] = ()) -> str:
        """The reason for a refusal, in a sentence."""
        return reasons.refusal(self, reason, names)

    def misfit(self, reason: Reason) -> str:
        """The problem with a choice before the game, in a sentence."""
        return reasons.misfit(self, reason)

    def clause(self, clause: str) -> str:
        """The title of a clause."""
        return reasons.clause_title(self, clause)

    def family(self, family: str) -> str:
        """The title of a family of clauses."""
        return reasons.family_title(self, family)


@cache
def in_language(language: str) -> Wording:
    """The function that puts the reasons of errors into words in this language; it numbers copies of cards."""
    return partial(reasons.reason_text, Words(language, load(), copies=True))


def in_english(kind: str, reason: Reason) -> str:
    """A reason in English."""
    return in_language(DEFAULT)(kind, reason)
