"""Who is at the table, who has to be asked, and whom a bot may help."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from kingdom.bots.registry import Ability
from kingdom.core.phases import ENDED, PLANNING
from kingdom.web.lessons.coach import COACHED
from kingdom.web.lessons.session import ORIGIN
from kingdom.web.live import presence
from kingdom.web.live.presence import Presence, has_company
from kingdom.web.pages.table import chat as company
from kingdom.web.pages.table import help as helping
from kingdom.web.pages.table.chat import HEARD_COOKIE, alone_here, unread
from kingdom.web.pages.table.help import may_be_helped
from kingdom.web.pages.table.sitting import Sitting


def table(
    *bots: str | None,
    origin: str | None = None,
    waiting: tuple[int, ...] = (),
    done: int | None = None,
    left: tuple[int, ...] = (),
) -> Any:
    """A table; a bot plays for the people who have `left` a seat."""
    people = tuple(seat for seat, bot in enumerate(bots) if bot is None or seat in left)
    players = [SimpleNamespace(done=seat == done) for seat in range(len(bots))]
    return SimpleNamespace(
        id="abc", bots=bots, names=("Ann", "Bob")[: len(bots)], waiting=waiting, row=SimpleNamespace(origin=origin),
        people=people,
        game=SimpleNamespace(state=SimpleNamespace(phase=PLANNING, players=players)),
    )  # fmt: skip


def test_only_two_people_are_company() -> None:
    assert has_company(table(None, None))
    assert not has_company(table(None, "steward"))
    assert not has_company(table(None))
    assert has_company(table(None, "steward", left=(1,)))


def test_everybody_who_would_have_to_agree_sits_here_or_is_a_bot() -> None:
    assert alone_here(Sitting(table(None, "steward"), (0,), 0))
    assert alone_here(Sitting(table(None, None), (0, 1), 0))
    assert not alone_here(Sitting(table(None, None), (0,), 0))
    assert not alone_here(Sitting(table(None, "steward", left=(1,)), (0,), 0))


def test_hints_are_for_seats_that_play_alone_or_against_bots_and_not_in_a_lesson() -> None:
    assert may_be_helped(Sitting(table(None, "steward"), (0,), 0))
    assert may_be_helped(Sitting(table(None), (0,), 0))
    assert may_be_helped(Sitting(table("steward", None), (1,), 1))
    assert not may_be_helped(Sitting(table(None, None), (0,), 0))
    assert not may_be_helped(Sitting(table(None, "steward", left=(1,)), (0,), 0))
    assert not may_be_helped(Sitting(table(None, "steward"), (), None))
    assert not may_be_helped(Sitting(table(None, "steward", origin=f"{ORIGIN}split"), (0,), 0))
    assert may_be_helped(Sitting(table(None, "steward", origin=COACHED), (0,), 0))


def test_bots_that_think_about_their_advice_need_a_process(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def known(processes: int, judges: bool) -> tuple[str, ...]:
        services = SimpleNamespace(settings=SimpleNamespace(bot_processes=processes))
        monkeypatch.setattr(helping, "services_of", lambda request: services)
        monkeypatch.setattr(helping, "ability", lambda bot: Ability(1.0 if judges else 0.005))
        request: Any = None
        return helping.advisers(request)

    assert known(1, True) == ("steward", "baron", "regent")
    assert known(1, False) == ("steward", "baron")
    assert known(0, True) == ("steward",)


def test_what_the_opponent_said_since_this_browser_last_looked_is_unread(monkeypatch: pytest.MonkeyPatch) -> None:
    words = [
        SimpleNamespace(id=at, kind=kind, seat=seat)
        for at, (kind, seat) in enumerate([("says", 1), ("says", 0), ("asks", 1), ("says", 1), ("says", 1)], start=1)
    ]
    monkeypatch.setattr(company, "SAYS", "says")
    services = SimpleNamespace(chat=SimpleNamespace(heard=lambda id: words))
    monkeypatch.setattr(company, "services_of", lambda request: services)

    def news(seen: str, *bots: str | None) -> int:
        request: Any = SimpleNamespace(cookies={HEARD_COOKIE: seen} if seen else {})
        return unread(request, table(*bots), 0)

    assert [news(seen, None, None) for seen in ("", "1", "4", "5", "x")] == [3, 2, 1, 0, 3]
    assert news("", None, "steward") == 0


# --- who is here


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    found = SimpleNamespace(now=100.0)
    monkeypatch.setattr(presence, "time", SimpleNamespace(monotonic=lambda: found.now))
    return found


def test_whoever_looks_at_a_page_is_here_for_a_minute_and_is_told_of_once(clock: SimpleNamespace) -> None:
    told: list[str] = []
    here = Presence(told.append)
    here.look("abc", 0)
    here.look("abc", 0)

    assert told == ["abc"]
    assert (here.here("abc", 0), here.here("abc", 1), here.here("x", 0)) == (True, False, False)
    clock.now += 59.9
    assert here.here("abc", 0)
    clock.now += 0.2
    assert not here.here("abc", 0)


def test_a_page_that_listens_is_here_and_a_moment_longer(clock: SimpleNamespace) -> None:
    told: list[str] = []
    here = Presence(told.append)
    with here.listening("abc", 1):
        with here.listening("abc", 1):
            assert told == ["abc"]
        clock.now += 1000
        assert here.here("abc", 1)
    clock.now += 7.9
    assert here.here("abc", 1)
    clock.now += 0.2
    assert not here.here("abc", 1)
    with here.listening("abc", None):
        assert told == ["abc"], "spectators come unnoticed"


def test_other_processes_are_believed_for_a_while_and_told(clock: SimpleNamespace) -> None:
    called: list[tuple[str, str]] = []
    here = Presence(lambda table_id: None, lambda table_id, note: called.append((table_id, note)))
    here.call("abc", 1)
    assert (called, here.calls) == ([("abc", "here 1")], True)
    for note in ("gone 1", "here x", "here -1", "here"):
        here.heard("abc", note)
    assert not here.here("abc", 1)
    here.heard("abc", "here 1")
    clock.now += 39.9
    assert here.here("abc", 1)
    clock.now += 0.2
    assert not here.here("abc", 1)
    alone = Presence(lambda table_id: None)
    alone.call("abc", 1)
    assert not alone.calls


def test_only_so_many_are_remembered(clock: SimpleNamespace, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "MOST", 2)
    here = Presence(lambda table_id: None)
    for name in ("a", "b", "a", "c"):
        here.look(name, 0)

    assert [here.here(name, 0) for name in ("a", "b", "c")] == [True, False, True]


def test_each_seat_is_away_deciding_done_or_just_here(clock: SimpleNamespace) -> None:
    here = Presence(lambda table_id: None)
    assert here.states(table(None, None)) == ("away", "away")
    assert here.states(table(None, "steward")) == ("", "")
    here.look("abc", 0)
    assert here.states(table(None, None, waiting=(0,))) == ("deciding", "away")
    assert here.states(table(None, None, done=0)) == ("done", "away")
    assert here.states(table(None, None)) == ("here", "away")
    over = table(None, None, done=0)
    over.game.state.phase = ENDED
    assert here.states(over) == ("here", "away")
