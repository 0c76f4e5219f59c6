"""What can be chosen, the scenarios and the rules, in words: everything that the content and the rules name."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from kingdom.bots.registry import LEVELS, OURS
from kingdom.content import load
from kingdom.content.model import Rating
from kingdom.core.cards import Family
from kingdom.core.resources import SOLDIER
from kingdom.rulebook.clauses import clauses
from kingdom.words import Words
from kingdom.words.messages import messages
from tests.kit.languages import LANGUAGES, ill_spaced
from tests.kit.texts import is_readable

CONTENT = load()
CHOICES = [
    *(("module", key) for key in load().modules),
    *(("deck", key) for key in load().decks),
    *(("quest", key) for key in dict.fromkeys(key for key, _ in CONTENT.quests)),
    *(("edition", key) for key in CONTENT.editions),
    *(("side", key) for key in ("A", "B")),
    *(("search", key) for edition in CONTENT.editions.values() for key in edition.searches),
    *(("bot", key) for key in (*OURS, *LEVELS)),
    *(("scenario", key) for key in CONTENT.scenarios),
]
each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
@pytest.mark.parametrize(("what", "key"), dict.fromkeys(CHOICES))
def test_every_choice_has_a_name_and_a_sentence(what: str, key: str, language: str) -> None:
    name, explanation = Words(language).explained(what, key)

    assert is_readable(name)
    assert is_readable(explanation)
    assert explanation.endswith(".")
    if what not in ("side", "search", "bot"):
        assert name == CONTENT.names(key, language)


@each_language
def test_ratings_are_those_of_the_content(language: str) -> None:
    texts = Words(language)

    assert str(CONTENT.ratings["frost_giants"].difficulty) in texts.explained("deck", "frost_giants").explanation
    assert texts.explained("module", "menace").explanation.endswith(
        texts.t("rating-module", interaction=4, difficulty=3)
    )


@each_language
def test_numbers_are_those_of_the_content(language: str) -> None:
    words = Words(language)
    soldiers = [CONTENT.quests["the_usurper", players].steps[-1].cost[SOLDIER] for players in (2, 1)]
    usurper = words.explained("quest", "the_usurper").explanation
    second = words.explained("edition", "second").explanation

    assert re.findall(r"\d+", usurper) == [str(count) for count in soldiers]
    assert re.findall(r"\d+", second) == [
        "70",
        str(len(CONTENT.editions["second"].quests)),
        str(len(CONTENT.scenarios)),
    ]
    assert "67" in words.explained("edition", "first").explanation


@each_language
@pytest.mark.parametrize("key", CONTENT.scenarios)
def test_every_scenario_has_a_line_and_a_story(key: str, language: str) -> None:
    texts = Words(language)
    story = texts.explained("scenario", key).explanation

    assert 40 <= len(story.split()) <= 80, len(story.split())
    assert story == texts.t(f"story-{key}")
    assert 4 <= len(texts.t(f"teaser-{key}").split()) <= 14


@each_language
@pytest.mark.parametrize("key", CONTENT.scenarios)
def test_what_a_scenario_asks_for_is_told_from_its_data(key: str, language: str) -> None:
    texts = Words(language)
    data = CONTENT.scenarios[key]
    said = " ".join(texts.scenario_rules(data))
    named = [*dict(data.required), *dict(data.built), *dict(data.standing), *data.advisors, *data.quests, *data.menaces]

    assert is_readable(said)
    assert [one for one in named if texts.card(one) not in said] == []
    assert (f"special-{key}" in messages(language)) == (key in ("rats_everywhere", "the_prophecy", "the_thief_guild"))


def test_what_another_card_set_or_package_brings_is_named_all_the_same() -> None:
    texts = Words("it")

    assert texts.explained("bot", "grandmaster") == ("grandmaster", "Un bot installato qui.")
    assert texts.ability("court_jester") == texts.t("ability-unknown")


@each_language
def test_every_advisor_has_its_ability_and_every_deck_its_harm(language: str) -> None:
    families = (Family.ADVISOR, Family.MENACE, Family.VERMIN, Family.CALAMITY)
    able = {kind.key for family in families for kind in CONTENT.kinds(family)}

    assert set(CONTENT.abilities) == able
    for key in able:
        said = Words(language).ability(key)
        assert is_readable(said)
        assert said.endswith(".")
        assert CONTENT.abilities[key].clause in clauses()
        assert ill_spaced(language, said) == []
    assert len({Words(one).ability("thief") for one in LANGUAGES}) == len(LANGUAGES)


# --- the rules


@each_language
def test_titles_are_those_of_the_rules(language: str) -> None:
    texts = Words(language)
    for clause in clauses(language).values():
        assert texts.clause(clause.id) == clause.title
        assert texts.family(clause.family) == clause.family_title


@each_language
def test_clauses_about_an_advisor_or_a_scenario_are_called_by_its_name(language: str) -> None:
    texts = Words(language)
    titles = {clause.title: clause.id for clause in clauses().values()}
    kinds = {kind.name: kind.key for kind in CONTENT.kinds(Family.ADVISOR)}
    named = {**kinds, **{scenario.name: key for key, scenario in CONTENT.scenarios.items()}}

    assert set(named) <= set(titles)
    assert {name: texts.clause(titles[name]) for name in named} == {
        name: texts.card(key) for name, key in named.items()
    }


def test_a_ruling_goes_by_the_title_of_its_clause() -> None:
    assert Words("en").clause("END-2/R1") == clauses()["END-2"].title
    assert Words("en").clause("DRA-1") == "DRA-1"


# --- sentences from data


def test_a_module_without_a_rating_of_interaction_has_none() -> None:
    content = load()
    bare = replace(content, ratings={**content.ratings, "menace": Rating(3)})
    words = Words("en", bare)

    assert words.explained("module", "menace").explanation.endswith(
        words.t("rating-module", interaction=0, difficulty=3)
    )


def test_every_part_of_a_scenario_is_a_sentence() -> None:
    words = Words("en")
    whole = next(iter(load().scenarios.values()))
    nothing = replace(
        whole, key="somewhere", required=(), built=(), standing=(), advisors=(), quests=(), menaces=(), soldiers=0
    )
    parts: dict[str, object] = {
        "required": (("farm", 2), ("port", 1)), "built": (("farm", 1),), "standing": (("vermin", 3),),
        "advisors": ("chief_mercenary",), "quests": ("the_usurper",), "menaces": ("thieves",), "soldiers": 4,
    }  # fmt: skip

    assert words.scenario_rules(nothing) == []
    for name, value in parts.items():
        (said,) = words.scenario_rules(replace(nothing, **{name: value}))  # type: ignore[arg-type]
        assert said.endswith(".")
        assert "⟦" not in said
    assert "2 × Farm and Port" in words.scenario_rules(replace(nothing, required=(("farm", 2), ("port", 1))))[0]
    assert "4" in words.scenario_rules(replace(nothing, soldiers=4))[0]
    assert len(words.scenario_rules(replace(nothing, **parts))) == len(parts)  # type: ignore[arg-type]


def test_an_edition_counts_what_it_has_of_the_card_set() -> None:
    content = load()
    words = Words("en")
    developments = sum(copies for kind, copies in content.cards if kind.family is Family.DEVELOPMENT)
    for key, printing in content.editions.items():
        keys = {kind.key for kind, _ in content.cards if kind.family is Family.DEVELOPMENT}
        numbers = {
            "cards": developments - sum(one in keys for one in printing.leaves_out),
            "quests": len(printing.quests),
            "scenarios": len(content.scenarios) if printing.scenarios else 0,
        }
        assert words.explained("edition", key).explanation == words.t(f"option-edition-{key}", **numbers)


def test_a_quest_says_how_many_soldiers_its_last_step_takes_of_two_and_of_one() -> None:
    words = Words("en")
    two, one = (load().quests["the_usurper", players].steps[-1].cost[5] for players in (2, 1))

    assert words.explained("quest", "the_usurper").explanation == words.t(
        "option-quest-the_usurper", soldiers=two, solo=one
    )
    assert words.explained("bot", "stranger") == ("stranger", words.t("option-bot-other"))
