"""Labels for the keys on the progress page."""

from __future__ import annotations

from dataclasses import dataclass

from kingdom.web.present.games.list import BASE
from kingdom.web.present.progress.history import PERSON
from kingdom.web.texts import Texts
from kingdom.words import choices as explained
from kingdom.words.terms import capitalised, decimal


@dataclass(frozen=True, slots=True)
class Labels:
    """Names for opponents, rulesets, kinds of decisions and numbers, in one language."""

    texts: Texts

    def opponent(self, key: str) -> str:
        """The name of a bot, or of people as opponents."""
        return self.texts.t("progress-people") if key == PERSON else explained.bot(self.texts, key).name

    def ruleset(self, key: str) -> str:
        """The names of modules."""
        parts = [self.texts.card(part) for part in key.split("+")]
        return self.texts.t("base-game") if key == BASE else self.texts.listed(parts)

    def card(self, key: str) -> str:
        """The name of a card, a Duchy or a scenario."""
        return self.texts.card(key)

    def kind(self, key: str) -> str:
        """The name of a kind of decision; for a third-party module, the name of its phase."""
        id = f"decided-{key}"
        return self.texts.t(id) if self.texts.has(id) else capitalised(self.texts.phase_name(key))

    def percent(self, share: float | None) -> str:
        """A share as a whole percentage; a dash if there is none."""
        return "–" if share is None else f"{100 * share:.0f} %"

    def points(self, value: float, *, signed: bool = False) -> str:
        """A number with one decimal, as the language writes it."""
        return decimal(value, self.texts, "+.1f" if signed else ".1f")
