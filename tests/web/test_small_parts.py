"""Small parts of the server by themselves: puzzles in a cookie, games kept ready, who is watched, what was found."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from starlette.responses import Response

from kingdom.core.errors import KingdomError
from kingdom.core.reasons import why
from kingdom.review.puzzles import puzzles
from kingdom.rules.choice import Laid, Offer, Select
from kingdom.web import looks, puzzling
from kingdom.web.judged import judged_data, kind_of
from kingdom.web.looks import Looks
from kingdom.web.mistakes import reason_of
from kingdom.web.puzzling import COOKIE, Course, courses, remember
from kingdom.web.shelf import Shelf
from tests.kit.cards import given
from tests.kit.reviewing import judged, review_of

# --- puzzles


@pytest.mark.parametrize(
    ("before", "right", "shown", "tried", "after"),
    [
        (Course.NEW, False, False, False, Course.NEW),
        (Course.NEW, True, False, False, Course.SOLVED),
        (Course.NEW, True, False, True, Course.HELPED),
        (Course.TRIED, True, False, False, Course.HELPED),
        (Course.NEW, False, False, True, Course.TRIED),
        (Course.NEW, False, True, True, Course.SHOWN),
        (Course.SHOWN, True, False, False, Course.SHOWN),
        (Course.HELPED, False, True, True, Course.HELPED),
        (Course.SOLVED, False, True, True, Course.SOLVED),
    ],
)
def test_how_a_puzzle_stands_after_one_more_look(
    before: Course, right: bool, shown: bool, tried: bool, after: Course
) -> None:
    assert before.after(right=right, shown=shown, tried=tried) is after


def test_only_what_was_found_oneself_is_solved() -> None:
    assert [course.is_solved for course in Course] == [False, False, False, True, True]
    assert [course.key for course in Course] == ["new", "tried", "shown", "helped", "solved"]


def test_a_cookie_has_a_digit_for_each_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    given_out: list[str] = []
    monkeypatch.setattr(puzzling, "give_cookie", lambda response, request, name, value: given_out.append(value))

    def asking(said: str) -> Any:
        return SimpleNamespace(cookies={COOKIE: said})

    assert courses(asking("40x1"))[:5] == (Course.SOLVED, Course.NEW, Course.NEW, Course.TRIED, Course.NEW)
    assert len(courses(asking("4" * 999))) == len(courses(asking(""))) == len(puzzles())
    remember(Response(), asking("4001"), 2, Course.SHOWN)
    remember(Response(), asking("4001"), 4, Course.NEW)
    remember(Response(), asking("4001"), 1, Course.SOLVED)
    assert given_out == ["4201", "4"], "what stands as it did is not sent again"


# --- games kept ready


def kept(name: str, sequence: int = 0) -> Any:
    return SimpleNamespace(id=name, sequence=sequence)


def test_a_shelf_keeps_those_that_were_asked_for_last() -> None:
    shelf = Shelf(2)
    for name in ("a", "b"):
        shelf.put(kept(name))
    assert shelf.take("a") is not None
    shelf.put(kept("c"))

    assert len(shelf) == 2
    assert (shelf.take("b"), shelf.take("a"), shelf.take("x")) == (None, kept("a"), None)


def test_what_is_further_on_is_not_put_back() -> None:
    shelf = Shelf(2)
    shelf.put(kept("a", 5))
    shelf.put(kept("a", 4))
    assert shelf.take("a") == kept("a", 5)
    shelf.put(kept("a", 5))
    shelf.put(kept("a", 6))
    assert shelf.take("a") == kept("a", 6)


def test_a_table_that_fell_behind_is_not_at_hand_until_it_catches_up() -> None:
    shelf = Shelf(2)
    shelf.put(kept("a"))
    assert shelf.at_hand("a") == kept("a")
    shelf.fell_behind("a")
    shelf.fell_behind("elsewhere")
    assert (shelf.at_hand("a"), shelf.take("a")) == (None, kept("a"))
    shelf.catches_up("a")
    assert shelf.at_hand("a") == kept("a")
    shelf.all_fell_behind()
    assert shelf.at_hand("a") is None
    for name in ("b", "c"):
        shelf.put(kept(name))
    shelf.put(kept("a"))
    assert shelf.at_hand("a") == kept("a"), "one that was gone is up to date when it comes back"


# --- who is watched


def test_a_look_lasts_a_minute_and_a_stream_as_long_as_it_is_open(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = SimpleNamespace(now=5.0)
    monkeypatch.setattr(looks, "time", SimpleNamespace(monotonic=lambda: clock.now))
    monkeypatch.setattr(looks, "MOST_LOOKS", 2)
    listening: set[str] = set()
    hub: Any = SimpleNamespace(anybody=lambda table_id: table_id in listening)
    found = Looks(hub)

    assert not found("a")
    found.look("a")
    clock.now += 59.9
    assert found("a")
    clock.now += 0.1
    assert not found("a")
    listening.add("a")
    assert found("a")
    for name in ("b", "c", "b", "d"):
        found.look(name)
    assert [found(name) for name in ("b", "c", "d")] == [True, False, True], "only so many are remembered"


# --- mistakes of a request


@pytest.mark.parametrize(
    ("mistake", "reason"),
    [
        ({"type": "missing"}, why("field-missing")),
        ({"type": "string_too_long", "ctx": {"max_length": 40}}, why("field-letters-most", most=40)),
        ({"type": "too_short", "ctx": {"min_length": 1}}, why("field-entries-least", least=1)),
        ({"type": "literal_error", "ctx": {"expected": "1 or 2"}}, why("field-one-of", given="1 or 2")),
        ({"type": "value_error", "ctx": {"error": KingdomError(why("name-unprintable"))}}, why("name-unprintable")),
        ({"type": "something_new", "msg": "so"}, why("field-wrong", error="so")),
    ],
    ids=["missing", "long", "short", "literal", "ours", "new"],
)
def test_a_mistake_of_a_request_is_a_reason(mistake: dict[str, Any], reason: object) -> None:
    assert reason_of({"loc": ("body", "plan", 0), **mistake}) == why("at", where=("body.plan.0",), why=reason)  # type: ignore[arg-type]


# --- what a review found


def test_what_a_review_found_is_kept_by_kinds_of_decisions() -> None:
    areas = "table: left Farm; right Port"
    selects, offers = (
        given("choice, turn 3", areas).state,
        given("choice, turn 4", "ann: hand Farm, Port, Mint", areas).state,
    )
    gold, planning = given("gold").state, given("planning").state
    lays = tuple(Laid(card, 0, False) for card in offers.players[0].hand[:2])
    found = [
        judged(1, 0, selects, 0.5, 0.75, actions=(Select(0),), points=1.0, best_points=4.126),
        judged(2, 0, selects, 0.5, 0.75, actions=(Select(0),), points=1.0, best_points=9.0, chance_doubt=0.5),
        judged(3, 0, offers, actions=(Offer(lays),)),  # type: ignore[arg-type]
        judged(4, 0, gold),
        judged(5, 1, planning),
    ]
    assert [kind_of(one.decision) for one in found] == ["select", "select", "offer", "production", "planning"]
    ann, bob = judged_data(review_of([selects] * 5, found, (40, 30)))

    assert ann["kinds"] == {
        "select": {"decisions": 2, "marks": 1, "lost": 3.13},
        "offer": {"decisions": 1, "marks": 0, "lost": 0.0},
        "production": {"decisions": 1, "marks": 0, "lost": 0.0},
    }
    assert (ann["bot"], ann["marks"]) == ("baron", {"inaccuracy": 0, "mistake": 0, "blunder": 1})
    assert (ann["lost"], ann["luck"], bob["luck"]) == (11.13, 21.13, -21.13)
    assert list(bob["kinds"]) == ["planning"]
