"""Who sits in front of a page, whom the cover waits for, who is invited, and which lessons are offered."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from kingdom.lessons import lessons, playable
from kingdom.web.errors import NotYours
from kingdom.web.lessons.progress import Reached
from kingdom.web.pages.games import practice as practising
from kingdom.web.pages.learn.lessons import LessonTile, tiles
from kingdom.web.pages.table import join as joining
from kingdom.web.pages.table import rematch as rematches
from kingdom.web.pages.table import sitting
from kingdom.web.pages.table.join import INVITATION_COOKIE, Invitation, invitation_to
from kingdom.web.pages.table.sitting import FACING_COOKIE, Sitting, seat_of, sitting_at
from kingdom.web.texts import Texts
from tests.kit.cards import CARDS
from tests.kit.presentation import ENGLISH


def table(*bots: str | None, waiting: tuple[int, ...] = (), over: bool = False, round: int = 1) -> Any:
    game = SimpleNamespace(is_over=over, waiting=lambda: waiting, state=SimpleNamespace(round=round))
    names = ("Ann", "Bob")[: len(bots)]
    people = tuple(seat for seat, bot in enumerate(bots) if bot is None)
    row = SimpleNamespace(origin=None)
    return SimpleNamespace(id="abc", bots=bots, people=people, names=names, game=game, row=row)


def sit(
    monkeypatch: pytest.MonkeyPatch, now: Any, *viewers: int | None, facing: str = "", wanted: str | None = None
) -> Any:
    monkeypatch.setattr(sitting, "cookie_viewers", lambda request, table_id: viewers)
    monkeypatch.setattr(sitting, "the_table", lambda request, table_id: now)
    request: Any = SimpleNamespace(cookies={FACING_COOKIE: facing} if facing else {})
    return sitting_at(request, "abc") if wanted is None else seat_of(request, "abc", wanted)


def test_a_browser_sees_its_seat_and_a_spectator_none(monkeypatch: pytest.MonkeyPatch) -> None:
    now = table(None, None)

    assert sit(monkeypatch, now, 1) == Sitting(now, (1,), 1)
    assert sit(monkeypatch, now, None) == Sitting(now, (), None)
    assert not sit(monkeypatch, now, 1).shared
    with pytest.raises(NotYours):
        sit(monkeypatch, now)
    over = table(None, None, over=True)
    assert sit(monkeypatch, over) == Sitting(over, (), None), "everybody may look on at the end"
    assert sit(monkeypatch, over, 0, 1) == Sitting(over, (0, 1), 0)


@pytest.mark.parametrize(
    ("waiting", "facing", "viewer", "covered"),
    [
        ((1,), "", None, 1),
        ((), "", None, 0),
        ((1,), "0", 0, 1),
        ((1,), "1", 1, None),
        ((0, 1), "1", 1, None),
        ((), "1", 1, None),
        ((1,), "7", None, 1),
    ],
)
def test_two_at_one_screen_are_covered_from_one_another(
    monkeypatch: pytest.MonkeyPatch, waiting: tuple[int, ...], facing: str, viewer: int | None, covered: int | None
) -> None:
    found = sit(monkeypatch, table(None, None, waiting=waiting), 0, 1, facing=facing)

    assert (found.seats, found.viewer, found.covered_for, found.shared) == ((0, 1), viewer, covered, True)


def test_when_the_table_moves_on_the_screen_is_covered_for_the_person_who_decides_now(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = sit(monkeypatch, table(None, None, waiting=(0, 1)), 0, 1, facing="0")
    after, over = table(None, None, waiting=(1,)), table(None, None, over=True)

    assert (before.viewer, before.covered_for) == (0, None)
    assert before.at(after) == Sitting(after, (0, 1), 0, covered_for=1, facing=0)
    assert before.at(after).at(before.table) == before
    assert before.at(over) == Sitting(over, (0, 1), 0, facing=0)
    assert sit(monkeypatch, before.table, 1).at(after) == Sitting(after, (1,), 1)


def test_a_form_acts_for_a_seat_that_the_browser_has(monkeypatch: pytest.MonkeyPatch) -> None:
    now = table(None, None)

    assert sit(monkeypatch, now, 1, wanted="1")[1] == 1
    for wanted in ("0", "", "x"):
        with pytest.raises(NotYours):
            sit(monkeypatch, now, 1, wanted=wanted)


# --- invitations and rematches


def test_a_friend_is_invited_as_long_as_nobody_has_come_in_the_first_round(monkeypatch: pytest.MonkeyPatch) -> None:
    def invited(now: Any, viewer: int | None = 0, *, free: bool = True, cookie: str = "token") -> Invitation | None:
        kept: Any = SimpleNamespace(invitation=lambda table_id, seat: (table_id, seat) if free else None)
        monkeypatch.setattr(joining, "services_of", lambda request: SimpleNamespace(tables=kept))
        cookies = {INVITATION_COOKIE: cookie} if cookie else {}
        request: Any = SimpleNamespace(cookies=cookies, base_url="http://x/")
        return invitation_to(request, Sitting(now, () if viewer is None else (viewer,), viewer))

    assert invited(table(None, None)) == Invitation("Bob", "http://x/t/abc/join/token")
    assert invited(table(None, None), 1) == Invitation("Ann", "http://x/t/abc/join/token")
    assert invited(table(None, None), cookie="") == Invitation("Bob", None)
    assert invited(table(None, None), None) is None
    assert invited(table(None, None), free=False) is None
    assert invited(table(None, "steward")) is None
    assert invited(table(None, None, round=2)) is None


def test_a_rematch_is_where_a_seat_is_kept_or_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    seats = (SimpleNamespace(name="Bob"), SimpleNamespace(name="Ann"))
    rows = [SimpleNamespace(id="taken-by-others", seats=seats), SimpleNamespace(id="mine", seats=seats)]

    def asked(now: Any, *own: int, invited: bool = False, visited: tuple[int, ...] = ()) -> Any:
        visits = [SimpleNamespace(table=rows[1], viewers=visited)] if visited else []
        kept: Any = SimpleNamespace(
            known=lambda browser: visits,
            rematches=lambda table_id: rows,
            invitation=lambda table_id, seat: f"{table_id} {seat}" if invited and table_id == "mine" else None,
        )
        monkeypatch.setattr(rematches, "services_of", lambda request: SimpleNamespace(tables=kept))
        monkeypatch.setattr(rematches, "browser_of", lambda request: "browser")
        request: Any = None
        return rematches.rematch_asked(request, Sitting(now, own, own[0] if own else None))

    both = table(None, None, over=True)
    assert asked(both, 0, invited=True) == rematches.Rematch("mine", 1, "Bob", "mine 1")
    assert asked(both, 0, visited=(1,)) == rematches.Rematch("mine", 1, "Bob", None)
    assert asked(both, 1, visited=(0,)) == rematches.Rematch("mine", 0, "Ann", None)
    assert asked(both, 0, visited=(0,)) is None
    assert asked(both, 0) is None
    assert asked(both) is None
    assert asked(table(None, "steward", over=True), 0, invited=True) is None


# --- playing on


def test_whoever_plays_on_has_the_seat_they_say_had_or_the_first_that_a_person_had(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def seat(said: str, *own: int, bots: tuple[str | None, ...] = (None, None)) -> int:
        monkeypatch.setattr(practising, "sitting_at", lambda request, table_id: SimpleNamespace(seats=own))
        request: Any = None
        return practising.seat_for(request, table(*bots), said)

    assert (seat("1", 0), seat("0", 1)) == (1, 0)
    assert (seat("open", 1), seat("7", 1), seat("", 0, 1)) == (1, 1, 0)
    assert seat("open", bots=("steward", None)) == 1
    assert seat("open", bots=("steward", "page")) == 0


# --- learning


def test_lessons_are_listed_by_group_with_how_far_one_is() -> None:
    first, second, third, *_ = lessons()
    progress = {
        first.key: Reached(len(first.steps), 0, "a", done=True),
        second.key: Reached(1, 0, "b"),
        third.key: Reached(0, 0, "c"),
    }
    groups = tiles(progress, ENGLISH)
    assert [group for group, _ in groups] == list(dict.fromkeys(one.group for one in lessons()))
    assert [tile.key for _, inside in groups for tile in inside] == [one.key for one in lessons()]
    (_, basics), *_ = groups
    assert [(tile.number, tile.done, tile.table, tile.step) for tile in basics[:3]] == [
        (1, True, "", 1),
        (2, False, "b", 2),
        (3, False, "", 1),
    ]
    assert basics[0] == LessonTile(
        first.key, 1, first.title["en"], first.teaser["en"], max(1, round(first.seconds("en") / 60)), True, "", 1,
        len(first.steps),
    )  # fmt: skip
    assert all(tile.minutes >= 1 for _, inside in groups for tile in inside)


def test_lessons_that_a_card_set_does_not_allow_are_left_out() -> None:
    offered = [tile.key for _, inside in tiles({}, Texts("en", CARDS)) for tile in inside]

    assert offered == [one.key for one in lessons() if playable(one, CARDS)]
    assert len(offered) < len(lessons())
