"""The words of the pages in English, French and Italian: messages by id, and sentences about games.

A page makes a `Texts` for the language of its request and asks it for everything that people read. Messages are in
`kingdom/words/locale`; the names of cards come from the content. docs/translating.md says how to add a language.
"""

from __future__ import annotations

from collections.abc import Sequence

from kingdom.core.actions import Action
from kingdom.core.cards import CardId, Kind, Scenario
from kingdom.core.ruleset import Ruleset
from kingdom.core.scoring import Loss, ScoreLine, TieBreak, Verdict
from kingdom.core.view import View
from kingdom.web.errors import Problem
from kingdom.web.texts import actions, cards, choices, facts, outcome, problems, status
from kingdom.web.texts.cards import CardLine
from kingdom.web.texts.choices import Explained
from kingdom.web.texts.facts import BOOKKEEPING, Told
from kingdom.web.texts.messages import DEFAULT, LANGUAGES
from kingdom.web.texts.negotiation import COOKIE, negotiate
from kingdom.web.texts.status import Status
from kingdom.web.texts.words import Words, sentence

__all__ = ["BOOKKEEPING", "COOKIE", "DEFAULT", "LANGUAGES", "CardLine", "Explained", "Status", "Texts", "negotiate"]


class Texts(Words):
    """All that a page says, in one language; `content` is the card set that names come from.

    >>> Texts("fr").card("farm")
    'Ferme'
    """

    # --- games

    def fact(self, data: Told, names: Sequence[str], rules: Ruleset | None = None) -> str:
        """A fact of the chronicle, as a viewer was told it; `rules` of its game lets Quests be named."""
        return facts.fact(self, data, names, rules)

    def action(self, action: Action, view: View) -> str:
        """An action as its button says it."""
        return actions.action_label(self, action, view)

    def action_sentence(self, action: Action, view: View) -> str:
        """An action at length."""
        return actions.action_sentence(self, action, view)

    def status(self, view: View, waiting: Sequence[int], names: Sequence[str]) -> str:
        """The status line of a viewer: what is asked of them, or who is waited for."""
        return str(self.status_parts(view, waiting, names))

    def status_parts(self, view: View, waiting: Sequence[int], names: Sequence[str]) -> Status:
        """The same in two parts: words that catch the eye, and the sentence."""
        return status.status(self, view, waiting, names)

    def hidden(self, handle: str, view: View) -> str:
        """A face-down card, by where it lies."""
        return actions.hidden_card(self, handle, view)

    def card_in_view(self, card: CardId, view: View) -> str:
        """A card by its name, numbered where several of its kind lie together."""
        return actions.card_in_view(self, card, view)

    # --- cards and choices

    def card_label(self, kind: Kind) -> str:
        """A card in a row of short sentences, for who cannot see it."""
        return cards.card_label(self, kind)

    def card_lines(self, kind: Kind) -> list[CardLine]:
        """All that a card says, line by line, each with its clause."""
        return cards.card_lines(self, kind)

    def type_name(self, kind: Kind) -> str:
        """The type of a Development, or the family of any other card."""
        return cards.type_name(self, kind)

    def ability(self, advisor: str) -> str:
        """What an Advisor can do."""
        return cards.ability(self, advisor)

    def explained(self, what: str, key: str) -> Explained:
        """A choice before a game, with a sentence about it.

        `what` is one of `kingdom.web.texts.choices.CHOICES`: module, deck, quest, edition, side, search, bot, scenario.
        """
        return choices.CHOICES[what](self, key)

    def scenario_rules(self, scenario: Scenario) -> list[str]:
        """What a scenario asks for and what is special about it, in sentences."""
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

    def loss(self, found: Loss) -> str:
        """Why a seat cannot win, or has lost; to be put behind a colon."""
        return outcome.loss(self, found)

    # --- what was refused

    def refusal(self, said: str, clause: str, names: Sequence[str] = ()) -> str:
        """Why the rules say no: the sentence of an `IllegalAction` and its clause."""
        return problems.refusal(self, said, clause, names)

    def problem(self, found: Problem, names: Sequence[str] = ()) -> str:
        """What went wrong and what to do."""
        return problems.problem(self, found, names)

    def problem_title(self, found: Problem) -> str:
        """The same as the heading of a page."""
        return problems.problem_title(self, found)

    def clause(self, clause: str) -> str:
        """The title of a clause."""
        return problems.clause_title(self, clause)

    def family(self, family: str) -> str:
        """The title of a family of clauses."""
        return problems.family_title(self, family)
