"""The choices before a game, each with a sentence that explains it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from kingdom.core.cards import Family, Scenario
from kingdom.core.resources import SOLDIER
from kingdom.words.terms import Terms, decimal, sentence


class Explained(NamedTuple):
    """A choice: its name, and a sentence about it."""

    name: str
    explanation: str


def module(words: Terms, key: str) -> Explained:
    """A module, with its printed ratings."""
    rating = words.content.ratings[key]
    ratings = words.t("rating-module", interaction=rating.interaction or 0, difficulty=rating.difficulty)
    return Explained(words.card(key), _with(words, f"option-module-{key}", ratings))


def menace_deck(words: Terms, key: str) -> Explained:
    """A Menace deck, with its printed rating."""
    rating = words.t("rating-deck", difficulty=words.content.ratings[key].difficulty)
    return Explained(words.card(key), _with(words, f"option-deck-{key}", rating))


def _with(words: Terms, id: str, rating: str) -> str:
    """The explanation of a choice, with its rating. Choices from other packages may have no explanation."""
    return f"{words.t(id)} {rating}" if words.has(id) else rating


def quest(words: Terms, key: str) -> Explained:
    """A Quest board, with the Soldiers that its last step costs; one from another card set has only its name."""
    id = f"option-quest-{key}"
    if not words.has(id):
        return Explained(words.card(key), words.t("option-quest"))
    two, one = (words.content.quests[key, players].steps[-1].cost[SOLDIER] for players in (2, 1))
    return Explained(words.card(key), words.t(id, soldiers=two, solo=one))


def edition(words: Terms, key: str) -> Explained:
    """A printing of the rules, with the number of cards of this card set it contains."""
    id = f"option-edition-{key}"
    if not words.has(id):
        return Explained(words.card(key), "")
    content, printing = words.content, words.content.editions[key]
    developments = sum(copies for kind, copies in content.cards if kind.family is Family.DEVELOPMENT)
    left_out = {kind.key for kind, _ in content.cards if kind.family is Family.DEVELOPMENT} & set(printing.leaves_out)
    numbers = {
        "cards": developments - sum(one in left_out for one in printing.leaves_out),
        "quests": len(printing.quests),
        "scenarios": len(content.scenarios) if printing.scenarios else 0,
    }
    return Explained(words.card(key), words.t(id, **numbers))


def side(words: Terms, key: str) -> Explained:
    """A side of the Duchies, with its penalty in a solo game."""
    prices = [-edition.solo_side_a_points for edition in words.content.editions.values()]
    return Explained(words.t(f"side-{key}"), words.t(f"option-side-{key}", points=max(prices)))


def search(words: Terms, key: str) -> Explained:
    """A limit of Search, in solo games."""
    return Explained(words.t(f"search-{key}"), words.t(f"option-search-{key}"))


def bot(words: Terms, key: str) -> Explained:
    """A bot level, with its thinking time if it has one. A bot from an installed package has only its name."""
    plain, _, time = key.partition("@")
    known = words.has(f"bot-{plain}")
    name = words.t(f"bot-{plain}") if known else plain
    if time:
        name = words.t("bot-with-time", bot=name, seconds=decimal(float(time.rstrip("s")), words, "g"))
    return Explained(name, words.t(f"option-bot-{plain}" if known else "option-bot-other"))


def scenario(words: Terms, key: str) -> Explained:
    """A scenario and its story. One from another card set is described by its data instead."""
    id = f"story-{key}"
    data = words.content.scenarios[key]
    return Explained(words.card(key), words.t(id) if words.has(id) else " ".join(scenario_rules(words, data)))


def scenario_rules(words: Terms, data: Scenario) -> list[str]:
    """The requirements and special rules of a scenario, in sentences made from its data and messages."""
    sentences = []
    if data.required:
        cards = words.listed([words.several(words.card(key), count) for key, count in data.required])
        sentences.append(words.t("scenario-required", cards=cards))
    if data.built:
        cards = words.listed([words.several(words.card(key), count) for key, count in data.built])
        sentences.append(words.t("scenario-built", cards=cards))
    if data.standing:
        cards = words.listed([words.several(words.card(key), count) for key, count in data.standing])
        sentences.append(words.t("scenario-standing", cards=cards))
    if data.advisors:
        sentences.append(words.t("scenario-advisors", cards=words.listed([words.card(key) for key in data.advisors])))
    if data.quests:
        cards = words.listed([words.card(key) for key in data.quests])
        sentences.append(words.t("scenario-quests", cards=cards, count=len(data.quests)))
    if data.menaces:
        sentences.append(words.t("scenario-menaces", cards=words.listed([words.card(key) for key in data.menaces])))
    if data.soldiers:
        sentences.append(words.t("scenario-soldiers", count=data.soldiers))
    special = f"special-{data.key}"
    if words.has(special):
        sentences.append(words.t(special))
    return [sentence(one) for one in sentences]


CHOICES: Mapping[str, Callable[[Terms, str], Explained]] = {
    "module": module,
    "deck": menace_deck,
    "quest": quest,
    "edition": edition,
    "side": side,
    "search": search,
    "bot": bot,
    "scenario": scenario,
}
"""The kinds of choices, by their names in messages."""
