"""Words: every action and every fact of every module has a sentence, and it says no more than was told."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import fields
from importlib import import_module
from pkgutil import walk_packages
from typing import Any

import pytest

import kingdom.modules
import kingdom.rules
from kingdom.core.actions import Action
from kingdom.core.events import Event
from kingdom.core.resources import Resource
from kingdom.game.telling import told
from kingdom.rules.building import Place, UseKrystallium
from kingdom.rules.choice import Laid, Offer, Select
from kingdom.rules.planning import DONE
from kingdom.text.notation import field_kinds
from kingdom.words.seats import Speaker
from kingdom.words.sentences import ACTIONS, BOOKKEEPING, FACTS
from kingdom.words.wording import action_words, fact_words, heap_words, news
from tests.kit.cards import given
from tests.kit.walks import Walk, law

ALL = [import_module(info.name) for part in (kingdom.rules, kingdom.modules)
       for info in walk_packages(part.__path__, f"{part.__name__}.")]  # fmt: skip
"""Every module of rules, imported, so that their actions and events are known."""


def below(kind: type[Any]) -> Iterator[type[Any]]:
    for one in kind.__subclasses__():
        yield one
        yield from below(one)


def ours(kind: type[Any]) -> list[type[Any]]:
    """What the package defines and games use: not what tests define, and no common ground of several."""
    found = {one.__qualname__: one for one in below(kind) if one.__module__.startswith("kingdom.")}
    return [one for one in found.values() if hasattr(one, "__dataclass_fields__")]


ACTION_KINDS = ours(Action)
EVENT_KINDS = [event for event in ours(Event) if not event.untold]
each_action = pytest.mark.parametrize("kind", ACTION_KINDS, ids=[kind.__name__ for kind in ACTION_KINDS])
each_event = pytest.mark.parametrize("kind", EVENT_KINDS, ids=[kind.__name__ for kind in EVENT_KINDS])


def slots(sentence: str) -> set[str]:
    return set(re.findall(r"\{(\w+)", sentence))


@each_action
def test_every_action_has_words_that_name_all_of_it(kind: type[Action]) -> None:
    assert kind.__name__ in ACTIONS, "write a sentence for it in kingdom/words/sentences.py"
    assert slots(ACTIONS[kind.__name__]) == set(field_kinds(kind))


@each_event
def test_every_fact_has_words_of_fields_that_it_has(kind: type[Event]) -> None:
    assert kind.__name__ in FACTS, "write a sentence for it in kingdom/words/sentences.py"
    assert slots(FACTS[kind.__name__]) <= {field.name for field in fields(kind)}


def test_no_words_are_left_over() -> None:
    assert set(ACTIONS) == {kind.__name__ for kind in ACTION_KINDS}
    assert set(FACTS) == {kind.__name__ for kind in EVENT_KINDS}
    assert set(BOOKKEEPING) <= set(FACTS)


@law(examples=0.3)
def test_whatever_is_offered_or_happens_can_be_said(walk: Walk) -> None:
    """As a sentence: a capital, no braces, no marks of verbs, nothing of how the program writes things."""
    for step in walk.steps():
        names = step.before.rules.names
        for viewer in (None, 0):
            speaker = Speaker(you=viewer)
            for fact in step.facts:
                heard = told(fact, viewer, names)
                if heard is not None:
                    assert is_sentence(fact_words(heard, speaker)), heard
        assert is_sentence(action_words(step.action, names)), step.action


def is_sentence(words: str) -> bool:
    return bool(re.match(r"[A-ZÀ-Þ0-9]", words)) and not re.search(r"[{}<>\[\]]|\bNone\b|\bhidden\b|  ", words)


def test_actions_are_said_as_one_says_them() -> None:
    table = given("planning", "ann: construction Great Lighthouse")
    names = table.state.rules.names
    card = table.card

    assert action_words(Place(Resource.GOLD, card("Great Lighthouse")), names) == "Put 1 Gold on Great Lighthouse"
    assert action_words(Place(Resource.GOLD, None), names) == "Put 1 Gold in Alchemy"
    assert action_words(UseKrystallium(card("Farm#2"), 1), names) == (
        "Put 1 Krystallium on a Population space of Farm#2"
    )
    assert action_words(Select(1), names) == "Take the right area"
    assert action_words(DONE, names) == "Be done with this phase"
    lays = (Laid(card("Farm#1"), 0, False), Laid(card("Port#2"), 1, True))
    assert action_words(Offer(lays), names) == "Offer Farm#1 (left) and Port#2 (right, face down)"


def test_a_payment_is_said_without_what_is_not_paid() -> None:
    table = given("planning", "ann: alchemy MMMM; krystallium 3; soldiers 5", modules=("quest",))
    said = [action_words(action, table.state.rules.names) for action in table.game.options(0)]
    steps = [words for words in said if words.startswith("Do step")]

    assert steps
    assert not [words for words in steps if "nothing" in words or "from hand" in words]


def test_an_action_without_words_is_said_by_its_notation(monkeypatch: pytest.MonkeyPatch) -> None:
    table = given("planning")
    monkeypatch.setattr("kingdom.words.wording.ACTIONS", {})
    names = table.state.rules.names

    assert action_words(Place(Resource.GOLD, table.card("Farm#1")), names) == "Place Gold on Farm#1"
    assert action_words(Place(Resource.GOLD, None), names) == "Place Gold on alchemy"
    assert action_words(Select(0), names) == "Select left"


def test_a_fact_is_said_to_each_viewer_as_far_as_they_know() -> None:
    table = given("choice, turn 0", "ann: hand Farm, Port; traps 2", "bob: hand Quarry, Barracks")
    table.play("ann: offer Farm left, Port right face down")
    heard = [fact_words(table.game.facts(viewer)[-1], Speaker(you=viewer)) for viewer in (0, 1, None)]

    assert heard == [
        "You offer Farm#1 (left) and Port#1 (right, face down)",
        "Ann offers Farm#1 (left) and a face-down card (right)",
        "Ann offers Farm#1 (left) and a face-down card (right)",
    ]


@pytest.mark.parametrize(
    ("fact", "words"),
    [
        ({"event": "Dealt", "seat": 1, "cards": [{"hidden": None}] * 7}, "Bob is dealt 7 cards"),
        ({"event": "Dealt", "seat": 0, "cards": ["Farm#1", "Port"]}, "You are dealt Farm#1 and Port"),
        (
            {"event": "AreaTaken", "seat": 0, "area": 1, "cards": ["Farm", {"hidden": "a-1"}, {"hidden": "b-1"}]},
            "You take the right area: Farm and 2 face-down cards",
        ),
        ({"event": "AreaTaken", "seat": 1, "area": 0, "cards": []}, "Bob takes the left area: nothing"),
        ({"event": "KrystalliumGained", "seat": 1, "count": -1}, "Bob spends 1 Krystallium"),
        ({"event": "SoldiersGained", "seat": 0, "count": 2}, "You get 2 Soldiers"),
        ({"event": "SoldiersGained", "seat": 1, "count": -1}, "Bob spends 1 Soldier"),
        ({"event": "CalamityJoined", "seat": 0, "card": "Calamity#2"}, "Calamity#2 joins your Duchy"),
        ({"event": "PhaseBegan", "phase": "gold"}, "The production of Gold begins"),
        ({"event": "PhaseBegan", "phase": "last window"}, "The last window begins"),
        ({"event": "CubesGained", "seat": 1, "cubes": [1, 0, 0, 2]}, "Bob gets 1 Materials and 2 Exploration"),
        ({"event": "SpaceFilled", "seat": 1, "card": "Farm", "space": "gold"}, "Bob fills a Gold space of Farm"),
        ({"event": "SpaceFilled", "seat": 1, "card": "Farm", "space": 4}, "Bob fills a Krystallium space of Farm"),
        ({"event": "Owed", "seat": 0, "duty": "KeepAdvisor()"},
         "You must decide: choose which of the two Advisors that you drew you keep"),
        ({"event": "Owed", "seat": 0, "duty": "Unheard()"}, "You must decide: a decision is owed first"),
    ],
)  # fmt: skip
def test_facts_are_said_as_one_says_them(fact: dict[str, Any], words: str) -> None:
    assert fact_words({**fact, "because": "GEN-1"}, Speaker(you=0)) == words


@pytest.mark.parametrize(
    ("fact", "words"),
    [
        ({"event": "BridgeBuilt", "seat": 1, "card": {"hidden": "a-1"}}, "Bob: bridge built, card a face-down card"),
        ({"event": "TollPaid", "resource": "gold", "many": [1, 2], "sure": True, "by": None},
         "Toll paid, resource Gold, many 1 and 2, sure yes, by nothing"),
        ({"event": "TollPaid", "terms": {"how_long": 3, "for": "ever"}}, "Toll paid, terms how long 3 and for ever"),
    ],
)  # fmt: skip
def test_a_fact_without_words_is_said_by_its_name_and_fields(fact: dict[str, Any], words: str) -> None:
    assert fact_words({**fact, "because": "GEN-1"}) == words


def test_the_end_of_a_game_says_who_has_won() -> None:
    table = given("last window, round 4", "ann: duchy Port", "bob: done")
    table.play("ann: done")

    assert fact_words(table.game.facts(None)[-1]) == "The game is over: Ann wins by score"
    assert fact_words(table.game.facts(0)[-1], Speaker(you=0)) == "The game is over: You win by score"


def test_heaps_are_said_in_the_order_of_the_resources() -> None:
    assert heap_words((1, 2, 0, 3, 1, 1)) == "1 Materials, 2 Population, 3 Exploration, 1 Krystallium and 1 Soldier"


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
