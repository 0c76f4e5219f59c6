"""Every lesson can be given: its solution is played through the engine, with every wrong way that it foresees."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

import pytest

from kingdom.content import Content, load
from kingdom.core.cards import Kind
from kingdom.core.errors import message_of
from kingdom.core.reasons import Reason, why
from kingdom.core.resources import Resource
from kingdom.game.config import SOLO_MEDALS
from kingdom.lessons import Lesson, LessonError, LessonRun, begin, lesson, lessons, playable, read_lesson
from kingdom.lessons.checking import faults
from kingdom.lessons.model import GROUPS
from kingdom.modules.advisors.abilities import MORE, SILVER
from kingdom.modules.solo.ending import ENOUGH
from tests.kit.cards import CARDS
from tests.kit.languages import LANGUAGES, ill_spaced

BASICS = [one for one in lessons() if one.group == "basics"]
each_lesson = pytest.mark.parametrize("taught", lessons(), ids=lambda taught: taught.key)


def test_the_game_is_taught_from_the_goal_to_the_score_and_each_module_after_it():
    assert [one.key for one in lessons()] == [
        *("card", "split", "slate", "order", "soldiers", "alchemy", "end"),
        *("rats", "giants", "shadows", "thieves", "advisors", "quest", "solo", "scenarios"),
    ]


@each_lesson
def test_the_solution_leads_to_the_end_and_wrong_ways_are_answered_as_foreseen(taught: Lesson):
    assert faults(taught) == []


@each_lesson
def test_five_questions_are_answered_by_its_text(taught: Lesson):
    """Whoever has only the site must be able to play: what a player should know after it stands in it."""
    assert len(taught.questions) == 5


@each_lesson
def test_every_text_is_there_in_english_and_set_as_each_language_is(taught: Lesson):
    for text in texts_of(taught):
        assert "en" in text
        assert [(words, ill) for language, words in text.items() if (ill := ill_spaced_in(language, words))] == []


@each_lesson
@pytest.mark.parametrize(("language", "press"), [("en", "press"), ("fr", "appuyez"), ("it", "premi")])
def test_whatever_is_to_be_done_is_said_as_what_to_press(taught: Lesson, language: str, press: str):
    asked = [step.press[language] for step in taught.steps if not step.reads_only]
    assert [
        text
        for text in asked
        for sentence in re.split(r"\.(?:\s|$)", text)
        if sentence and press not in sentence.lower()
    ] == []


def test_each_card_of_the_hand_shows_the_one_cube_that_the_first_lesson_speaks_of():
    taught = BASICS[0]
    game = begin(taught)
    (step,) = (step for step in taught.steps if "corner" in step.text["en"])
    assert (step.lit, "each of these cards shows one cube" in step.text["en"]) == ("hand", True)
    assert [sum(game.state.box[card].recycling) for card in game.state.players[taught.seat].hand] == [1] * 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_tells_of_a_card_the_points_that_are_printed_on_it(language: str):
    """Where a text names one card and one number of points, the number is the card's."""
    cards = load()
    printed = {cards.names(kind.key, language): abs(kind.points) for kind, _ in cards.cards if kind.points}
    told_of = [
        (named[0], int(numbers[0]))
        for one in lessons()
        for text in texts_of(one)
        if len(named := [name for name in printed if name in text[language]]) == 1
        and len(numbers := re.findall(r"\b(\d+) (?:points?|punti|punto)\b", text[language])) == 1
    ]
    assert len(told_of) >= 5, "such texts are found"
    assert [(card, number) for card, number in told_of if number != printed[card]] == []


def texts_of(taught: Lesson) -> list[Mapping[str, str]]:
    """All that a lesson says, each text in every language."""
    texts = [text for step in taught.steps for text in (step.title, step.text, step.press) if text]
    texts += [wrong.say for step in taught.steps for wrong in step.wrong]
    return [*texts, taught.title, taught.teaser, taught.end]


def ill_spaced_in(language: str, words: str) -> list[str]:
    return ill_spaced(language, words) if language != "en" else []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_tutorial_takes_a_new_player_at_most_twelve_minutes(language: str):
    assert sum(one.seconds(language) for one in BASICS) <= 12 * 60
    assert sum(one.clicks() for one in BASICS) <= 60
    assert sum(one.words(language) for one in BASICS) <= 1400


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_about_a_module_takes_two_minutes(language: str):
    assert all(one.seconds(language) <= 120 for one in lessons() if one.group == "modules")


def test_a_lesson_needs_the_cards_of_its_position():
    assert playable(lessons()[0], load())
    assert not playable(lessons()[0], CARDS)
    assert lesson("cooking") is None


def test_a_lesson_is_not_given_with_cards_that_are_printed_otherwise_than_it_says():
    """Its texts say what the shipped cards cost and are worth, which would not be true of a pack that changes them."""
    taught = lesson("card")
    assert taught is not None
    cards = load()

    def with_tomb(**changes: int) -> Content:
        return replace(
            cards,
            cards=tuple(
                (replace(kind, **changes) if kind.key == "tomb_of_kings" else kind, copies)
                for kind, copies in cards.cards
            ),
        )

    assert playable(taught, with_tomb())
    assert not playable(taught, with_tomb(points=11))
    assert playable(lesson("soldiers") or taught, with_tomb(points=11)), "it does not name the card"


# --- numbers

NUMBERS: dict[str, tuple[str, Callable[[Content], Sequence[int]]]] = {
    "the least scores of medals, and Supremacy": (
        "Solo, you have Supremacy where", lambda cards: [ENOUGH, *SOLO_MEDALS]
    ),
    "what the Tomb of Kings costs and is worth": (
        "A card shows its cost",
        lambda cards: [*amounts(cards, "tomb_of_kings"), printed(cards, "tomb_of_kings").points],
    ),
    "what the Port costs": ("The Port would cost", lambda cards: amounts(cards, "port")),
    "what the Great Silversmith costs and gives": (
        "The Great Silversmith costs", lambda cards: [*[printed(cards, "great_silversmith").soldiers] * 2, SILVER]
    ),
    "what the Forest Chieftain costs and gives": (
        "Each ability can be used", lambda cards: [printed(cards, "forest_chieftain").soldiers, MORE]
    ),
    "what the Royal Guard is worth": (
        "Some cards have Soldier spaces", lambda cards: [printed(cards, "royal_guard").points]
    ),
    "what four Farms cost": (
        "Four Farms cost", lambda cards: [4 * printed(cards, "farm").cost[Resource.MATERIALS]]
    ),
}  # fmt: skip
"""What a text counts, how the text begins in English, and its numbers by the rules and the shipped cards."""


def printed(cards: Content, key: str) -> Kind:
    return next(kind for kind, _ in cards.cards if kind.key == key)


def amounts(cards: Content, key: str) -> list[int]:
    """The numbers of a cost."""
    return [count for count in printed(cards, key).cost if count]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", NUMBERS)
def test_a_lesson_counts_as_the_rules_and_the_cards_do(what: str, language: str):
    begins, expected = NUMBERS[what]
    text = next(text for one in lessons() for text in texts_of(one) if text["en"].startswith(begins))

    assert sorted(map(int, re.findall(r"\d+", text[language]))) == sorted(expected(load()))


# --- a course


def test_nothing_but_the_deed_of_the_step_is_accepted():
    taught = lesson("split")
    assert taught is not None
    game = begin(taught)
    course = LessonRun(taught)
    assert course.answer(game, ["select left"]) == taught.steps[0].text, "the first step is only to be read"

    course = course.onward(game)
    assert course.answer(game, ["select left"]) is None
    assert course.answer(game, ["select right"]) == taught.steps[1].wrong[0].say
    assert course.answer(game, ["done"]) is None, "what the rules refuse is left to them"


def test_after_the_last_step_whatever_is_pressed_is_answered_by_the_end():
    taught = lesson("split")
    assert taught is not None
    assert LessonRun(taught, len(taught.steps)).reply_to(["select left"]) == taught.end


def test_what_is_not_foreseen_is_answered_by_what_to_press():
    taught = lesson("slate")
    assert taught is not None
    game = begin(taught)
    course = LessonRun(taught).onward(game)

    assert course.answer(game, ["slate Merchant Caravan"]) == taught.steps[1].press


def test_deeds_of_one_step_may_come_in_any_order_and_together():
    taught = lesson("order")
    assert taught is not None
    game = begin(taught)
    game.play(0, "done")
    game.play(1, "done")
    game.play(0, "place M on Farm")
    game.play(0, "place M on Tomb of Kings")
    game.play(0, "done")
    game.play(1, ["place M on alchemy", "place M on alchemy"])
    game.play(1, "done")
    course = LessonRun(taught, at=5, base=4)

    assert course.answer(game, ["place P on Troubadours"]) is None
    assert course.answer(game, ["place P on Merchant Caravan", "place P on Merchant Caravan"]) is None
    assert course.answer(game, ["place P on Troubadours", "place P on Troubadours"]) is not None


# --- what is wrong with a lesson is said together


def test_everything_wrong_with_a_lesson_is_reported_together():
    with pytest.raises(LessonError) as refused:
        read_lesson("mine", 'group = "cooking"\ncolour = 1\n[[step]]\nlit = "moon"\ndo = ["done"]\n')

    assert [within(problem) for problem in refused.value.problems] == [
        ("where-lesson", "lesson-unknown"),
        ("", "lesson-group"),
        ("", "lesson-no-position"),
        *[("where-lesson", "lesson-lacks")] * 3,
        ("where-step", "lesson-lit"),
        ("where-step", "lesson-press"),
        *[("where-step", "lesson-lacks")] * 2,
    ]


def within(problem: Reason) -> tuple[str, str]:
    """Where something is wrong with a lesson, and what, by their ids."""
    about = dict(problem.arguments)
    where, inner = about.get("where"), about.get("why")
    if not isinstance(where, tuple) or not isinstance(inner, Reason):
        return "", problem.id
    return " ".join(one.id for one in where if isinstance(one, Reason)), inner.id


WORDS = '{ en = "a", fr = "b", it = "c" }'
WHOLE = f"""
group = "{GROUPS[1]}"
title = {WORDS}
teaser = {WORDS}
end = {WORDS}
questions = [["why", {WORDS}], ["how", {WORDS}]]
[position]
phase = "planning"
[[step]]
title = {WORDS}
text = {WORDS}
[[step]]
title = {WORDS}
text = {WORDS}
press = {WORDS}
do = ["done"]
lit = "hand"
wrong = [{{ play = "select left", say = {WORDS} }}]
"""
"""A lesson that says everything that a lesson has to say."""
STEP, QUESTION = why("where-step", number=2), why("where-question", number=2)


def test_a_lesson_is_read_with_its_steps_and_what_it_leaves_out_is_usual():
    found = read_lesson("mine", WHOLE)

    assert (found.key, found.group, found.number, found.seat) == ("mine", GROUPS[1], 0, 0)
    assert found.title == {"en": "a", "fr": "b", "it": "c"}
    assert [question for question, _ in found.questions] == ["why", "how"]
    first, second = found.steps
    assert (first.lit, first.do, first.undo, first.press, first.wrong, first.then) == ("table", (), False, {}, (), ())
    assert (second.lit, second.do, second.press["it"]) == ("hand", ("done",), "c")
    assert [(one.play, one.say["fr"]) for one in second.wrong] == [("select left", "b")]
    told_so = read_lesson("mine", WHOLE.replace("group =", "number = 7\nseat = 1\ngroup ="))
    assert (told_so.number, told_so.seat) == (7, 1)


@pytest.mark.parametrize(
    ("written", "instead", "where", "reason"),
    [
        ('do = ["done"]', 'do = ["done"]\nundo = true', (STEP,), why("lesson-do-or-undo")),
        ('do = ["done"]', "", (STEP,), why("lesson-press")),
        (f"press = {WORDS}", "", (STEP,), why("lesson-press")),
        (f'["how", {WORDS}]', '["how"]', (QUESTION,), why("lesson-question")),
        (f'["how", {WORDS}]', f"[1, {WORDS}]", (QUESTION,), why("lesson-question")),
        (f'["how", {WORDS}]', f'["how", {WORDS}, 3]', (QUESTION,), why("lesson-question")),
        (
            f"end = {WORDS}",
            'end = { en = " ", fr = "a" }',
            (why("where-lesson"),),
            why("lesson-lacks-english", name="end"),
        ),
        (
            f"say = {WORDS}",
            "say = 1",
            (STEP, why("where-wrong", number=1)),
            why("lesson-lacks", name="say"),
        ),
    ],
    ids=["both", "press alone", "do alone", "half", "no words", "three", "languages", "no say"],
)
def test_each_fault_of_a_lesson_is_said_where_it_is(written: str, instead: str, where: tuple[Reason], reason: Reason):
    assert written in WHOLE
    with pytest.raises(LessonError) as refused:
        read_lesson("mine", WHOLE.replace(written, instead))

    assert refused.value.problems == (why("at", where=where, why=reason),)


def test_a_text_that_is_not_toml_is_refused():
    with pytest.raises(LessonError) as refused:
        read_lesson("mine", "[[")

    assert [problem.id for problem in refused.value.problems] == ["lesson-not-toml"]


@pytest.mark.parametrize(
    ("written", "instead", "complaint"),
    [
        ('do = ["select left"]', 'do = ["slate Farm"]', "step 5: 'slate Farm' cannot be done"),
        ('gives = { selection = ["Farm"] }', 'gives = { selection = ["Port"] }', "selection should hold Port"),
        ('play = "select right"', 'play = "select left"', "is not answered as foreseen"),
        ('areas = { left = ["Farm"]', 'areas = { left = ["Fram"]', "its position is not possible"),
        ('en = "down its left side"', 'en = "up its nose"', "in en: 'up its nose'"),
        ('fr = "quatre manches"', 'fr = "cinq manches"', "in fr: 'cinq manches'"),
        ('cards = ["Tomb of Kings"]', 'cards = ["Lost City"]', "step 2: Lost City cannot be lit"),
    ],
)
def test_a_lesson_that_goes_wrong_is_found(written: str, instead: str, complaint: str):
    from importlib import resources

    text = (resources.files("kingdom.content") / "lessons" / "card.toml").read_text(encoding="utf-8")
    assert written in text

    found = [message_of("fault", fault) for fault in faults(read_lesson("card", text.replace(written, instead)))]

    assert any(complaint in fault for fault in found), found
