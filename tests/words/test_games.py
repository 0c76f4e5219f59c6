"""Games in words: every event, action and question has a text in every language."""

from __future__ import annotations

import json
from dataclasses import fields
from functools import cache
from random import Random
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import pytest

import kingdom
import kingdom.modules
import kingdom.rules
from kingdom.content import load
from kingdom.content.loader import packs
from kingdom.core.actions import Action, Duty
from kingdom.core.cards import CardId
from kingdom.core.events import Event, Fact, GameEnded, Owed
from kingdom.core.phases import Phase
from kingdom.game.redaction import redacted
from kingdom.game.rulesets import chosen, rulesets
from kingdom.rules.choice import Laid, Offer
from kingdom.text.notation import field_kinds
from kingdom.words import Words
from kingdom.words.facts import news
from kingdom.words.messages import DEFAULT, messages
from tests.kit import given
from tests.kit.languages import LANGUAGES
from tests.kit.messages import written as written_in
from tests.kit.texts import ACTIONS, DUTIES, EVENTS, NAMES, is_readable

each_language = pytest.mark.parametrize("language", LANGUAGES)
NOBODY_NAMED = {"CubesLaidBeside"}
"""Facts that name no seat though they have one: there is only one at that table, and it does nothing."""


# --- nothing is without words


@pytest.fixture(scope="module")
def game() -> kingdom.Game:
    return kingdom.new_game(seed=7, modules=("menace", "advisors", "quest"))


@cache
def game_of_a_pack(kind: type[Action]) -> kingdom.Game | None:
    """A game with the pack that brings the Advisor whose ability this is; None if it is in the box."""
    advisor = getattr(kind, "advisor", None)
    if advisor is None or load().copies(advisor):
        return None
    cards = next(cards for cards in map(load, packs()) if cards.copies(advisor))
    return kingdom.new_game(seed=7, modules=("advisors",), content=cards)


def sample(hint: Any, name: str) -> Any:
    """A value that a field of this type and name can have."""
    if hint is CardId:
        return CardId(10)
    if isinstance(hint, type) and hasattr(hint, "_fields"):
        inner = get_type_hints(hint)
        return hint(**{field: sample(inner[field], field) for field in hint._fields})
    if get_origin(hint) is tuple:
        kinds = get_args(hint)
        return tuple(sample(kind, name) for kind in ((kinds[0],) * 4 if Ellipsis in kinds else kinds))
    if get_origin(hint) in (Union, UnionType):
        return sample(get_args(hint)[0], name)
    if hint is Phase:
        return Phase("planning")
    if hint is str:
        return {"deck": "thieves", "zone": "advisors"}.get(name, "a-1")
    return hint(name != "quest")


def samples(kind: type[Any]) -> Any:
    hints = get_type_hints(kind)
    return kind(**{field.name: sample(hints[field.name], field.name) for field in fields(kind)})


@each_language
@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_every_fact_has_a_sentence(kind: type[Event], language: str, game: kingdom.Game) -> None:
    assert f"fact-{kind.__name__}" in messages(language)
    if kind is GameEnded:
        return  # its verdict is tried below
    event = samples(kind) if kind is not Owed else Owed(1, samples(DUTIES[0]))
    rules = game.state.rules
    data = redacted(Fact(event, "GEN-1"), None, rules.names)

    assert data is not None
    for known in (rules, None):
        said = Words(language).fact(data, NAMES, known)
        assert is_readable(said), said
        assert "Bob" in said or "seat" not in data or kind.__name__ in NOBODY_NAMED


@each_language
@pytest.mark.parametrize("kind", ACTIONS, ids=lambda kind: kind.__name__)
def test_every_action_has_a_label_and_a_sentence(kind: type[Action], language: str, game: kingdom.Game) -> None:
    action = samples(kind)
    texts, view = Words(language), (game_of_a_pack(kind) or game).view(0)

    assert f"action-{kind.__name__}" in messages(language)
    assert is_readable(texts.action(action, view)), texts.action(action, view)
    assert texts.action_sentence(action, view).endswith((".", "?"))
    assert is_readable(texts.action_sentence(action, view))
    names_a_card = any(name.startswith("card") for name in field_kinds(kind).values())
    assert texts.card(view.box[10].key) in texts.action(action, view) or not names_a_card


@each_language
@pytest.mark.parametrize("kind", DUTIES, ids=lambda kind: kind.__name__)
def test_every_duty_has_a_prompt_and_is_told_of_others(kind: type[Duty], language: str) -> None:
    for id in (f"duty-{kind.__name__}", *(f"duty-{kind.__name__}.{part}" for part in ("first", "owed", "busy"))):
        assert id in messages(language)


def test_no_sentence_is_about_what_there_is_not() -> None:
    known = {
        *(f"fact-{kind.__name__}" for kind in EVENTS),
        *(f"action-{kind.__name__}" for kind in ACTIONS),
        *(f"duty-{kind.__name__}" for kind in DUTIES),
        "duty-unknown",
    }
    written = {one.id.name for one in written_in(DEFAULT) if one.id.name.startswith(("fact-", "action-", "duty-"))}

    assert written == known


# --- whole games

GAMES = ("two", "two/first/A", "two+menace+advisors+quest", "two+menace:shadows+thieves", "solo+menace:thieves",
         "solo/first", "solo+advisors+quest", "rats_everywhere", "the_prophecy", "the_frozen_north", "the_final_battle",
         "the_thief_guild", "assaulted_from_every_side")  # fmt: skip


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_can_be_told_in_every_language(name: str, caplog: pytest.LogCaptureFixture) -> None:
    game = kingdom.new_game(seed=11, **chosen([name])[name])
    rng = Random(name)
    spoken = [Words(language) for language in LANGUAGES]
    seats = range(len(game.state.players))
    decisions = 0
    while not game.is_over:
        for seat in game.waiting()[:1]:
            options = game.options(seat)
            if decisions % 5 == 0:
                view = game.view(seat)
                for texts in spoken:
                    for action in rng.sample(options, min(3, len(options))):
                        assert is_readable(texts.action(action, view))
                        assert is_readable(texts.action_sentence(action, view))
                    for viewer in (*seats, None):
                        assert is_readable(texts.status(game.view(viewer), game.waiting(), NAMES))
            game.play(seat, rng.choice(options))
            decisions += 1
    for texts in spoken:
        for viewer in (*seats, None):
            for fact in game.facts(viewer):
                said = texts.fact(fact, NAMES, game.state.rules)
                assert is_readable(said), said
                assert said[0].isupper() or said[0].isdigit(), said
        assert is_readable(texts.status(game.view(None), (), NAMES))
        assert is_readable(texts.headline(game.outcome(), NAMES))
        assert is_readable(texts.outcome(game.outcome(), NAMES))
        for line in game.outcome().scores[0]:
            assert f"score-{line.source}" in messages(texts.language)
    assert caplog.records == []


# --- what is said


@each_language
def test_card_names_come_from_the_content(language: str) -> None:
    table = given("planning", "ann: selection Farm; construction Great Lighthouse")
    table.play("ann: slate Farm")
    texts = Words(language)
    said = texts.fact(table.game.facts(0)[-1], NAMES)

    assert load().names("farm", language) in said
    assert language == DEFAULT or "Farm" not in said


def test_an_offer_is_said_as_far_as_the_viewer_knows() -> None:
    table = given("choice, turn 0", "ann: hand Farm, Port; traps 2", "bob: hand Quarry, Barracks")
    table.play("ann: offer Farm left, Port right face down")
    said = [Words("en").fact(table.game.facts(viewer)[-1], NAMES) for viewer in (0, 1)]

    assert said == [
        "Ann offers Farm on the left and Port (face down) on the right, spending a Trap",
        "Ann offers Farm on the left and a face-down card on the right, spending a Trap",
    ]
    assert Words("fr").fact(table.game.facts(1)[-1], NAMES) == (
        "Ann propose Ferme à gauche et une carte face cachée à droite, en dépensant un jeton Piège"
    )


def test_both_cards_of_an_offer_may_lie_on_one_side() -> None:
    table = given("choice, turn 0", "ann: hand Farm, Port; traps 2", "bob: hand Quarry, Barracks")
    table.play("ann: offer Farm right, Port right")

    assert Words("en").fact(table.game.facts(1)[-1], NAMES) == "Ann offers Farm and Port on the right"
    assert Words("it").fact(table.game.facts(1)[-1], NAMES) == "Ann offre Fattoria e Porto a destra"


def test_copies_that_lie_together_are_numbered_on_buttons_and_not_in_the_chronicle() -> None:
    table = given("planning", "ann: construction Farm, Farm[M], Port; cubes M")
    texts, view = Words("en"), table.game.view(0)
    labels = [texts.action(action, view) for action in view.options]

    assert "Materials on Farm (1)" in labels
    assert "Materials on Farm (2)" in labels
    assert "Materials on Port" in labels
    table.play("ann: place M on Farm#1")
    assert not any("(" in texts.fact(fact, NAMES) for fact in table.facts)


def test_a_hidden_card_is_named_by_its_place_and_only_to_whoever_laid_it_by_its_name() -> None:
    table = given(
        "choice, turn 1",
        "ann: hand Quarry, Barracks",
        "bob: hand Hamlet; soldiers 9; zone advisors Power Behind the Throne, Chief Mercenary",
        "table: left Farm (face down by ann), Port (face down by bob); right Aqueduct",
        modules=("advisors",),
    )
    texts, view = Words("en"), table.game.view(1)
    labels = [texts.action(action, view) for action in view.options]

    assert "Power Behind the Throne: reveal the face-down card on the left (no. 1)" in labels
    assert "Power Behind the Throne: reveal Port, the face-down card on the left (no. 2)" in labels
    assert "Chief Mercenary: discard Aqueduct" in labels
    assert not any("Farm" in label for label in labels)


def test_a_covered_icon_is_told_by_what_it_makes() -> None:
    table = given(
        "planning", "ann: duchy Guildhall; zone menaces Thief", modules=("menace",), menaces=("thieves", "shadows"),
        position={},
    )  # fmt: skip
    fact = {"event": "IconCovered", "seat": 0, "card": "Guildhall#1", "icon": 0, "because": "THI-1"}
    icon = table.state.box[table.card("Guildhall#1")].icons[0].resource.name.capitalize()

    assert Words("en").fact(fact, NAMES) == f"Ann covers a {icon} icon of Guildhall"
    duchy = {**fact, "card": "Valados"}
    assert Words("en").fact(duchy, NAMES) == "Ann covers icon 1 of Valados"
    assert Words("en").fact(duchy, NAMES, table.state.rules) == "Ann covers a Materials icon of Valados"


def test_an_event_of_another_module_is_told_in_plain_words() -> None:
    fact = {"event": "BridgeBuilt", "seat": 1, "card": "Farm#1", "because": "GEN-1"}

    assert Words("fr").fact(fact, NAMES) == "Bob\u00a0: bridge built, card Ferme"
    assert Words("fr", copies=True).fact(fact, NAMES) == "Bob\u00a0: bridge built, card Ferme#1"


@pytest.mark.parametrize(
    ("fact", "said"),
    [
        ({"event": "BridgeBuilt", "seat": 1, "card": {"hidden": "a-1"}}, "Bob: bridge built, card a face-down card"),
        ({"event": "TollPaid", "resource": "gold", "many": [1, 2], "sure": True, "by": None},
         "Toll paid, resource gold, many 1 and 2, sure yes, by nothing"),
        ({"event": "TollPaid", "terms": {"how_long": 3, "for": "ever"}}, "Toll paid, terms how long 3 and for ever"),
    ],
)  # fmt: skip
def test_fields_of_another_module_are_told_as_the_data_that_they_are(fact: dict[str, Any], said: str) -> None:
    assert Words("en").fact({**fact, "because": "GEN-1"}, NAMES) == said


def test_news_are_what_was_not_told_before_and_each_once() -> None:
    table = given("planning", "ann: selection Farm, Port", "bob: selection Quarry")
    game = table.game
    before: list[dict[str, Any]] = []
    heard: list[str] = []
    for seat, line in ((0, "slate Farm"), (1, "recycle Quarry"), (0, "slate Port"), (1, "place M on alchemy"),
                       (1, "done"), (0, "done")):  # fmt: skip
        game.play(seat, line)
        after = game.facts(0)
        heard += [json.dumps(fact, sort_keys=True) for fact in news(before, after)]
        before = after

    assert sorted(heard) == sorted(json.dumps(fact, sort_keys=True) for fact in game.facts(0))
    assert [json.loads(line)["event"] for line in heard[:2]] == ["Slated", "Slated"]


def test_in_the_terminal_copies_are_told_apart_as_in_the_notation() -> None:
    table = given("planning", "ann: construction Farm, Farm[M], Port; cubes M", "table: left Port#2 (face down by bob)")
    words, view = Words("it", copies=True), table.game.view(0)

    assert {"Materiali su Fattoria#1", "Materiali su Fattoria#2"} <= {words.action(one, view) for one in view.options}
    assert words.hidden("left-0", view).endswith(" [left-0]")


def test_every_offer_names_both_cards() -> None:
    table = given("choice, turn 0", "ann: hand Farm, Farm, Port; traps 1", "bob: hand Quarry")
    hand = table.player("ann").hand
    offer = Offer((Laid(hand[0], 0, True), Laid(hand[1], 0, False)))

    assert Words("en").action_sentence(offer, table.game.view(0)) == (
        "Offer Farm (1) (face down) on the left and Farm (2) on the left, spending a Trap."
    )


def test_the_games_of_these_tests_are_rulesets() -> None:
    assert set(GAMES) <= set(rulesets())
