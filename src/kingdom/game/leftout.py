"""The parts that a position omits, filled in from the set-up of a game with its configuration.

We set up such a game and advance it to its first decision. Every card that the position does not mention goes to its
place in that game: a deck, a stack or the box. Cards that were dealt there return to the pile they came from.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import lru_cache

from kingdom.core import engine
from kingdom.core.cards import CardId, Family
from kingdom.core.module import Shows
from kingdom.core.phases import CHOICE, ROUNDS, Phase
from kingdom.core.rng import shuffle
from kingdom.core.ruleset import Ruleset
from kingdom.core.state import Cards, Draw, State
from kingdom.game.streams import streams_of
from kingdom.rules.base import BOX, CALAMITIES, DEVELOPMENT

HANDS = "hands"
"""The name of the numbers that give the position of the Calamity in each hand (GEN-7)."""


@lru_cache(maxsize=256)
def laid_out(rules: Ruleset, seed: int, *, drafting: bool = False) -> State:
    """A game with these rules at its first decision after the Advisor draft, or of the draft if `drafting`."""
    state, _ = engine.begin(rules, streams_of(seed))
    while not drafting and state.phase in rules.agenda.before:
        (seat, *_) = engine.waiting(state)
        engine.push(state, seat, engine.options(state, seat)[0])
    return state


def in_play(rules: Ruleset) -> frozenset[str]:
    """The keys of the kinds with cards outside the box in a game with these rules."""
    state = laid_out(rules, 0)
    boxed = set(state.pile(BOX))
    return frozenset(kind.key for card, kind in enumerate(state.box) if card not in boxed)


def piles_left_out(
    rules: Ruleset, phase: Phase, seed: int | None, given: Mapping[str, Cards], used: Collection[CardId]
) -> dict[str, Cards]:
    """The given piles, and all other piles filled with the unused cards.

    Cards missing from a given pile are in the box. Without a seed, cards are in the order of the box.
    """
    usual = laid_out(rules, seed or 0, drafting=phase in rules.agenda.before)
    lies = {card: name for name, cards in usual.piles.items() for card in cards}
    unused: dict[str, list[CardId]] = {name: [] for name in usual.piles}
    for number in range(len(rules.box)):
        card = CardId(number)
        if card not in used:
            pile = lies.get(card) or _dealt_from(usual, card)
            unused.setdefault(BOX if pile in given else pile, []).append(card)
    piles: dict[str, Cards] = dict(given)
    for name, cards in unused.items():
        if name not in given and (cards or name in usual.piles):
            hidden = rules.piles[name].shows in (Shows.NONE, Shows.TOP)
            mixed = seed is not None and hidden
            piles[name] = tuple(shuffle(cards, streams_of(seed or 0)(f"position {name}"))) if mixed else tuple(cards)
        elif name in given and name == BOX:
            piles[BOX] = (*given[BOX], *cards)
    return piles


def _dealt_from(usual: State, card: CardId) -> str:
    """The pile that a card of a seat or an area was dealt from, or the box if it did not come from a pile."""
    kind, there = usual.box[card], usual.rules.piles
    danger = next((name for name, place in there.items() if place.dangers and name in usual.piles), None)
    if kind.family in (Family.CALAMITY, Family.MENACE):
        stack = CALAMITIES if kind.family is Family.CALAMITY else kind.deck
        return danger or (stack if stack in usual.piles else BOX)
    started = any(card in player.duchy or any(site.card == card for site in player.construction)
                  for player in usual.players)  # fmt: skip
    standing = any(card in cards for player in usual.players for name, cards in player.zones.items() if name != "drawn")
    if started or standing or kind.family not in (Family.DEVELOPMENT, Family.TREASURE, Family.ADVISOR):
        return BOX
    return DEVELOPMENT if DEVELOPMENT in usual.piles else next(iter(usual.piles))


def draws_left_out(
    rules: Ruleset, phase: Phase, number: int, seed: int | None, *, to_deal: bool
) -> dict[str, tuple[Draw, ...]]:
    """The random numbers for the rest of the game; all 0 without a seed."""
    if phase in rules.agenda.before:
        drawn = dict(laid_out(rules, seed or 0, drafting=True).draws)
    else:
        drawn = dict(laid_out(rules, seed or 0).draws)
        if CHOICE in rules.agenda.each_round:
            first, _ = engine.set_up(rules, streams_of(seed or 0))
            hands = (ROUNDS - number + to_deal) * rules.settings.players
            drawn[HANDS] = first.draws[HANDS][len(first.draws[HANDS]) - hands :]
    if seed is None:
        return {name: tuple(Draw(0, draw.bound) for draw in draws) for name, draws in drawn.items()}
    return drawn
