"""Lessons and the coach without a server: what a cookie says, what a note shows, and which note is due."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.responses import Response

from kingdom.lessons import LessonRun, begin, lesson, lessons
from kingdom.lessons.coach import notes
from kingdom.web.lessons import coach as coaching
from kingdom.web.lessons import progress as lesson_progress
from kingdom.web.lessons.coach import COACHED, MOMENTS, Coaching
from kingdom.web.lessons.progress import Reached, progress_of
from kingdom.web.lessons.session import ORIGIN, Session, lesson_of, moved
from kingdom.web.present.lesson import mentioned, note
from tests.kit.cards import given
from tests.kit.cookies import recorded_cookies, request_with
from tests.kit.presentation import ENGLISH
from tests.kit.table import Table

SPLIT = lesson("split")
assert SPLIT is not None


@pytest.fixture
def cookies(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    return recorded_cookies(monkeypatch, lesson_progress, coaching)


# --- lessons


def test_how_far_a_browser_has_come_is_kept_and_read_again(cookies: dict[str, str]) -> None:
    progress = {"split": Reached(3, 2, "abc-D_1"), "card": Reached(0, 0, "x", done=True)}
    lesson_progress.keep(Response(), request_with({}), progress)

    assert progress_of(request_with(cookies)) == progress
    assert progress_of(request_with({})) == {}


@pytest.mark.parametrize(
    "entry", ["split", "split.1.2.abc", "split.1.2.abc.2", "Split.1.2.a.0", "a.1234.0.b.0", "a.1.2..0"]
)
def test_what_makes_no_sense_is_nothing(entry: str) -> None:
    known = f"card.1.2.abc.1~{entry}"

    assert progress_of(request_with({lesson_progress.COOKIE: known})) == {"card": Reached(1, 2, "abc", done=True)}


def session(at: int, *, done: bool = False) -> Session:
    assert SPLIT is not None
    table: Any = SimpleNamespace(game=begin(SPLIT), id="abc")
    return Session(LessonRun(SPLIT, at), table, {"split": Reached(at, 0, "abc", done)})


def test_a_note_lights_the_cards_that_it_speaks_of_and_no_copies_of_the_opponent() -> None:
    taught = lesson("end")
    assert taught is not None
    at = next(at for at, step in enumerate(taught.steps) if step.cards == ("Port",))
    game = begin(taught)
    ports = set(game.state.rules.names.find("Port"))
    theirs = ports & set(game.state.players[1 - taught.seat].duchy)
    table: Any = SimpleNamespace(game=game, id="abc")

    session = Session(LessonRun(taught, at), table, {"end": Reached(at, 0, "abc")})

    assert theirs
    for viewer in (taught.seat, None):
        lit = mentioned(session.course, game.view(viewer))
        assert lit == {str(card) for card in ports - theirs}
        assert str(game.state.players[taught.seat].construction[0].card) in lit
    assert not mentioned(None, game.view(None))
    assert not mentioned(LessonRun(taught, len(taught.steps)), game.view(None))


def test_a_note_that_was_read_is_left_and_can_be_come_back_to() -> None:
    assert SPLIT is not None
    reading = [step.reads_only for step in SPLIT.steps]
    assert reading[:2] == [True, False]

    assert moved(session(0), "next")["split"].at == 1
    assert moved(session(0), "back")["split"].at == 0
    assert moved(session(1), "next")["split"].at == 1, "something has to be done first"
    assert moved(session(1), "back")["split"].at == 0
    assert moved(session(0), "nonsense")["split"] == Reached(0, 0, "abc")
    last = len(SPLIT.steps)
    assert moved(session(last), "")["split"].done
    assert moved(session(0, done=True), "next")["split"].done, "what was done once stays done"


def test_the_note_of_a_step_says_where_it_is_and_what_to_press() -> None:
    assert SPLIT is not None
    first, second = note(session(0).course, ENGLISH), note(session(1).course, ENGLISH, SPLIT.steps[1].wrong[0].say)
    count = len(SPLIT.steps)

    assert (first.key, first.step, first.count, first.state, first.back) == ("split", 1, count, "read", False)
    assert (second.step, second.state, second.back) == (2, "do", True)
    assert first.number == lessons().index(SPLIT) + 1
    assert (first.title, first.text) == (SPLIT.steps[0].title["en"], SPLIT.steps[0].text["en"])
    assert first.wrong == ""
    assert second.wrong != ""
    assert second.press == ENGLISH.keyed(SPLIT.steps[1].press["en"])
    following = lessons()[lessons().index(SPLIT) + 1]
    assert (first.next_key, first.next_title, first.first_game) == (following.key, following.title["en"], False)


def test_the_end_of_a_lesson_leads_on_and_that_of_the_basics_to_a_first_game() -> None:
    assert SPLIT is not None
    end = note(session(len(SPLIT.steps)).course, ENGLISH, SPLIT.end)

    assert (end.state, end.title, end.text) == ("end", ENGLISH.t("lesson-done"), SPLIT.end["en"])
    assert (end.step, end.back, end.press, end.wrong, end.lit, end.high) == (
        len(SPLIT.steps),
        False,
        "",
        "",
        "table",
        False,
    )
    basics = [one for one in lessons() if one.group == "basics"]
    modules = [one for one in lessons() if one.group != "basics"]
    last = note(LessonRun(basics[-1], 99), ENGLISH)
    assert (last.first_game, last.next_key) == (True, "")
    assert not note(LessonRun(modules[-1], 99), ENGLISH).first_game


@pytest.mark.parametrize(
    ("lit", "tab"),
    [("hand", "hand"), ("stock", "construction"), ("cubes", "construction"), ("side", "side"), ("areas", "")],
)
def test_what_is_lit_says_what_a_small_screen_shows(lit: str, tab: str) -> None:
    assert replace(note(session(0).course, ENGLISH), lit=lit).tab == tab


def test_a_note_stands_high_where_what_it_speaks_of_lies_low() -> None:
    for one in lessons():
        for at, step in enumerate(one.steps):
            high = step.lit in ("hand", "selection", "construction", "duchy", "stock", "cubes")
            assert note(LessonRun(one, at), ENGLISH).high is high


def test_buttons_are_named_as_they_are_written() -> None:
    assert ENGLISH.keyed("Press {do-Done} & <go>.") == 'Press <b class="key">Done</b> &amp; &lt;go&gt;.'


def test_only_a_table_with_the_origin_of_a_lesson_is_one() -> None:
    def of(origin: str | None) -> Any:
        table: Any = SimpleNamespace(row=SimpleNamespace(origin=origin))
        return lesson_of(table)

    assert of(f"{ORIGIN}split") == SPLIT
    assert (of(None), of("split"), of("abc")) == (None, None, None)


# --- the coach


def due(table: Table) -> set[str]:
    view = table.game.view(0)
    return {name for name, holds in MOMENTS.items() if holds(view)}


AREAS = "table: left Statue; right Ruins"


@pytest.mark.parametrize(
    ("table", "moments"),
    [
        (("choice, turn 0", "ann: hand Farm, Port; traps 2", AREAS), {"offer"}),
        (("choice, turn 4", "ann: hand Farm, Port; traps 2", AREAS), {"offer", "trap"}),
        (("choice, turn 4", "ann: hand Farm, Port", AREAS), {"offer"}),
        (("choice, turn 3", "table: left Statue (face down by bob); right Ruins"), {"select", "hidden"}),
        (("planning", "ann: selection Farm"), {"plan"}),
        (("planning", "ann: selection Silk"), {"treasure"}),
        (("planning", "ann: calamities 1; duchy Farm"), {"calamity", "built"}),
        (
            ("gold", "ann: cubes G; krystallium 1; soldiers 1; training 1; construction Royal Guard[PP]"),
            {"place", "krystallium", "soldier", "training"},
        ),
        (("gold", "ann: krystallium 1; soldiers 1"), set()),
        (("gold, round 4",), {"last-round"}),
        (("last window, round 4",), {"last-round", "last-window"}),
        (("gold, round 3",), set()),
    ],
    ids=[
        *("offer", "trap", "no trap", "hidden", "plan", "treasure", "calamity", "stock", "no use for it"),
        *("round 4", "last", "nothing"),
    ],
)
def test_each_note_of_the_coach_has_its_moment(table: tuple[str, ...], moments: set[str]) -> None:
    assert due(given(*table)) == moments


def said(memory: str, *, origin: str | None = COACHED, viewer: int | None = 0) -> Coaching | None:
    game = given("planning", "ann: selection Farm, Silk").game
    table: Any = SimpleNamespace(row=SimpleNamespace(origin=origin))
    return coaching.coaching(
        request_with({coaching.COOKIE: memory} if memory else {}), table, game.view(viewer), ENGLISH
    )


def test_one_note_is_said_until_it_was_got_or_its_moment_has_passed() -> None:
    first, second = [one.key for one in notes() if one.when in ("plan", "treasure")]

    found = said("")
    assert found is not None
    assert found.note is not None
    assert (found.note.key, found.memory) == (first, f"|{first}")
    again = said(f"|{second}")
    assert again is not None
    assert again.note is not None
    assert again.note.key == second, "the one that is open stays"
    got = said(f"{first}|")
    assert got is not None
    assert got.note is not None
    assert (got.note.key, got.memory) == (second, f"{first}|{second}")
    passed = said("offer|select")
    assert passed is not None
    assert passed.note is not None
    assert (passed.note.key, passed.memory) == (first, f"offer~select|{first}")
    silent = said(f"{first}~{second}|")
    assert silent == Coaching(None, f"{first}~{second}|")


def test_the_coach_is_silent_elsewhere_when_switched_off_and_where_nothing_is_to_be_decided() -> None:
    assert said("off|") is None
    assert said("", origin=None) is None
    assert said("", viewer=None) is None


def test_what_somebody_answers_the_coach_is_remembered(cookies: dict[str, str]) -> None:
    key = notes()[0].key

    def answered(go: str, note: str) -> str:
        coaching.answer(request_with({coaching.COOKIE: "a-b~NO|now"}), Response(), go, note)
        return cookies[coaching.COOKIE]

    assert answered("got", key) == f"a-b~{key}|"
    assert answered("off", key) == "a-b~off|"
    assert answered("got", "nothing-of-ours") == "a-b|"
