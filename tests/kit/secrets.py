"""Secrets: the cards that a viewer cannot know, and the search for their names in a text.

`tests.kit.places` determines, without using views, what a viewer may know. A card is no secret any more once the viewer
has known it at any moment of the game.

The search looks for names in notation, `Farm#2`; as identifiers, `farm`; and, on pages, in any language. If a viewer
knows one card of a kind, the bare name of the kind is no secret, but the number of another copy is.
Calamities, Menaces and Vermin have no secret names, since their deal is public (GEN-7). The secrecy of their places is
checked by `tests.kit.exchange`.
"""

from __future__ import annotations

import html
import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache

from kingdom import Game
from kingdom.content import Content
from kingdom.core.cards import CardId, Family
from kingdom.core.state import State
from tests.kit.languages import LANGUAGES
from tests.kit.places import Viewer, known, viewers

SHORTEST_SEED = 5
"""The minimum number of digits. A shorter seed could be any number on a page."""

OPEN_FAMILIES = (Family.CALAMITY, Family.MENACE, Family.VERMIN, Family.DUCHY)


DIVIDED = re.compile("<span>([^<]*\N{SOFT HYPHEN}[^<]*)</span>")
"""A word of a name in its own block, so that it can be hyphenated."""


@dataclass
class Secrets:
    """The cards that each viewer of a game has known so far. It must be shown every state, in order."""

    content: Content
    public: frozenset[str] = frozenset()
    """Keys of kinds that are public, such as the cards of a scenario's story."""
    met: dict[Viewer, set[CardId]] = field(default_factory=dict)

    def saw(self, state: State) -> None:
        """Record the next state of the game."""
        for viewer in viewers(state):
            self.met.setdefault(viewer, set()).update(known(state, viewer))

    def cards(self, state: State, viewer: Viewer) -> list[CardId]:
        """The cards with secret names that the viewer has never known."""
        met = self.met.get(viewer, set())
        every = [CardId(card) for card, kind in enumerate(state.box) if kind.family not in OPEN_FAMILIES]
        return [card for card in every if card not in met and state.box[card].key not in self.public]

    def kinds(self, state: State, viewer: Viewer) -> set[str]:
        """The kinds of which the viewer has never known any card."""
        met = {state.box[card].key for card in self.met.get(viewer, ())}
        return {state.box[card].key for card in self.cards(state, viewer)} - met

    # --- search

    def in_data(self, text: str, game: Game, viewer: Viewer) -> list[str]:
        """The secrets in a text for programs."""
        state = game.state
        names = state.rules.names
        wanted = {names[card] for card in self.cards(state, viewer)}
        seen = {names[card] for card in self.met.get(viewer, ())}
        keys = [key for key in sorted(self.kinds(state, viewer)) if _has_key(text, key)]
        return [*_found(text, wanted, seen), *keys, *seed_in(text, game)]

    def in_page(self, text: str, game: Game, viewer: Viewer) -> list[str]:
        """The secrets in a page, including the names of kinds in any language."""
        text = DIVIDED.sub(r"\1", html.unescape(text)).replace("\N{SOFT HYPHEN}", "")
        secret = self.kinds(game.state, viewer)
        wanted, seen = self._read(secret), self._read({kind.key for kind in game.state.box} - secret)
        return [*self.in_data(text, game, viewer), *_found(text, wanted - seen, seen)]

    def _read(self, keys: Iterable[str]) -> set[str]:
        return {self.content.names(key, language) for key in keys for language in LANGUAGES}


def seed_in(text: str, game: Game) -> list[str]:
    """The seed of a running game, if the text contains it: it reveals everything hidden."""
    seed = str(game.seed)
    given_away = not game.is_over and len(seed) >= SHORTEST_SEED and seed in text
    return [f"the seed {seed}"] if given_away else []


def _found(text: str, wanted: Iterable[str], seen: Iterable[str]) -> list[str]:
    """The names that occur in a text, but not as parts of longer names that may occur there."""
    for name in sorted((name for name in seen if name in text), key=len, reverse=True):
        text = _by_itself(name, r"(?![\w#])").sub("·", text)
    return [name for name in sorted(wanted) if name in text and _by_itself(name, r"(?!\w)").search(text)]


@cache
def _by_itself(name: str, after: str) -> re.Pattern[str]:
    """A pattern for a name without a word before it. It starts with the name itself, which is ten times faster."""
    return re.compile(rf"{re.escape(name)}(?<!\w{re.escape(name)}){after}")


def _has_key(text: str, key: str) -> bool:
    """True if a text contains the identifier of a kind. Plain words count only outside of running text."""
    if key not in text:
        return False
    if "_" in key:
        return re.search(rf"(?<![a-z]){key}(?![a-z])", text) is not None
    return re.search(rf"""["'/#=-]{key}(?=["'/#?&. ])""", text) is not None
