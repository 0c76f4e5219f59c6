"""Server-sent events: everybody hears what they may know, at once, once, and nothing else."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest

import kingdom.web.events
from kingdom.web.events import known
from kingdom.web.waking import Hub
from tests.kit.running import Listener, listen_to, running
from tests.kit.serving import Chair, good, open_table, refused, settings_for

TWO = {"players": 2}


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    with running(settings_for(tmp_path, streams_per_address=8)) as address:
        yield address


@pytest.fixture
def client(address: str) -> Iterator[httpx2.Client]:
    with httpx2.Client(base_url=address, timeout=30) as client:
        yield client


def choose(chair: Chair, client_id: str, start: str = "") -> dict[str, object]:
    """The chair does the first thing that it may do and that begins so."""
    options = [text for text in good(chair.get("/options"))["options"] if text.startswith(start)]
    answer: dict[str, object] = good(chair.act(options[0], client_id=client_id))
    return answer


def to_planning(ann: Chair, bob: Chair) -> None:
    """Both choose until both may plan."""
    number = 0
    while ann.view()["view"]["phase"] != "planning":
        chair = ann if good(ann.get("/options"))["options"] else bob
        choose(chair, f"choice-{number}")
        number += 1


def test_everybody_hears_of_what_happens_at_once_and_as_they_may(address: str, client: httpx2.Client) -> None:
    chairs = open_table(client, options=TWO)
    listeners = [listen_to(address, chair, since=1) for chair in chairs]

    answer = choose(chairs[0], "one")

    heard = [listener.next() for listener in listeners]
    assert heard[0] == (2, answer)
    for (id, data), chair in zip(heard, chairs, strict=True):
        assert id == data["version"] == 2
        assert data["facts"] == good(chair.get("/facts", params={"since": 1}))["facts"]
    for listener in listeners:
        listener.close()


def test_whoever_has_no_version_is_told_to_take_the_whole(address: str, client: httpx2.Client) -> None:
    ann, *_ = open_table(client, options=TWO)

    for since in (None, 0, 77):
        listener = listen_to(address, ann, since)
        assert listener.next() == (1, {"version": 1, "whole": True, "facts": []})
        listener.close()


def test_whoever_comes_back_gets_exactly_what_was_missed(address: str, client: httpx2.Client) -> None:
    ann, bob, _ = open_table(client, options=TWO)
    for number in range(2):
        choose(ann if good(ann.get("/options"))["options"] else bob, f"move-{number}")
    url = f"{address}/api/tables/{bob.table}/events?since=1"

    listener = Listener(url, {**bob.headers, "Last-Event-ID": "2"})

    id, data = listener.next()
    assert id == 3
    assert data["facts"] == good(bob.get("/facts", params={"since": 2}))["facts"]
    listener.close()


def test_an_undo_is_told_as_the_whole(address: str, client: httpx2.Client) -> None:
    ann, bob, spectator = open_table(client, options=TWO)
    choose(ann, "offer")
    listeners = [listen_to(address, chair, since=2) for chair in (ann, bob, spectator)]

    choose(bob, "select", "select")
    for listener in listeners:
        assert not listener.next()[1]["whole"]
    good(bob.post("/undo", {"client_id": "back"}))

    for listener in listeners:
        assert listener.next() == (4, {"version": 4, "whole": True, "facts": []})
        listener.close()


def test_what_is_done_in_an_open_window_is_told_to_nobody_else(address: str, client: httpx2.Client) -> None:
    ann, bob, spectator = open_table(client, options=TWO, seed=3)
    to_planning(ann, bob)
    since = {chair.viewer: chair.view()["version"] for chair in (ann, bob, spectator)}
    mine, others, watching = (listen_to(address, chair, since[chair.viewer]) for chair in (ann, bob, spectator))
    before = [others.raw[:], watching.raw[:]]

    choose(ann, "slate", "slate")

    assert mine.next()[0] == since[0] + 1
    assert others.silent(0.5)
    assert watching.silent(0.1)
    assert [others.raw, watching.raw] == before
    assert bob.view()["version"] == since[1]
    for listener in (mine, others, watching):
        listener.close()


def test_signs_of_life_follow_the_clock_and_not_what_others_do(
    address: str, client: httpx2.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kingdom.web.events, "SIGN_OF_LIFE_SECONDS", 1.0)
    ann, bob, _ = open_table(client, options=TWO, seed=3)
    to_planning(ann, bob)
    others = listen_to(address, bob, bob.view()["version"])
    begun = time.monotonic()

    # More often than the sign is due: were it put off at each look, it would never come.
    for number in range(8):
        choose(ann, f"slate-{number}", "slate")
        good(ann.post("/undo", {"client_id": f"back-{number}"}))
        assert others.silent(0.3)

    passed = time.monotonic() - begun
    assert int(passed) - 1 <= others.raw.count(": still here") <= passed + 1
    assert passed > 2
    others.close()


def test_the_events_of_a_table_are_for_who_sits_there(address: str, client: httpx2.Client) -> None:
    ann, *_ = open_table(client)
    stranger, *_ = open_table(client)

    for chair, status in ((Chair(client, ann.table, 0, stranger.token), 403), (Chair(client, "gone", 0, "x"), 404)):
        listener = listen_to(address, chair)
        assert listener.status == status
        listener.close()


def test_the_events_of_a_page_are_for_the_cookie(address: str, client: httpx2.Client) -> None:
    ann, bob, spectator = open_table(client, options=TWO)
    url = f"{address}/t/{ann.table}/events"
    names = {0: "kingdom-seat-0", 1: "kingdom-seat-1", None: "kingdom-watch"}
    for query, cookie in (
        ("", ""),
        ("", f"{names[1]}={ann.token}"),
        ("", f"{names[0]}={ann.token[:-1]}"),
        ("?seat=1", f"{names[0]}={ann.token}"),
    ):
        refused(client.get(f"/t/{ann.table}/events{query}", headers={"Cookie": cookie}), 403, "not-yours")

    both = f"{names[0]}={ann.token}; {names[1]}={bob.token}"
    listeners = [
        Listener(f"{url}?since=1&seat=1", {"Cookie": both}),
        Listener(f"{url}?since=1", {"Cookie": f"{names[None]}={spectator.token}"}),
    ]
    choose(ann, "one")

    for listener, chair in zip(listeners, (bob, spectator), strict=True):
        assert listener.next()[1]["facts"] == good(chair.get("/facts", params={"since": 1}))["facts"]
        listener.close()


def test_an_address_may_hold_so_many_streams_open(address: str, client: httpx2.Client) -> None:
    ann, *_ = open_table(client)
    held = [listen_to(address, ann, since=1) for _ in range(8)]

    refused(ann.get("/events"), 429, "too-many")

    held[0].close()
    for _ in range(50):
        again = listen_to(address, ann, since=1)
        if again.status == 200:
            break
        again.close()
        time.sleep(0.1)
    assert again.status == 200
    for listener in (*held[1:], again):
        listener.close()


def test_a_server_that_stops_lets_go_of_those_who_listen(tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as address, httpx2.Client(base_url=address) as client:
        ann, *_ = open_table(client)
        listener = listen_to(address, ann, since=1)

    assert listener.ended()
    listener.close()


@pytest.mark.parametrize(
    ("since", "last", "version"),
    [(None, None, 0), (3, None, 3), (3, "5", 5), (None, "5", 5), (3, "x", 3), (3, "", 3), (3, "²", 3), (None, "-1", 0)],
)
def test_the_version_that_somebody_has_is_what_they_said_last(
    since: int | None, last: str | None, version: int
) -> None:
    assert known(since, last) == version


def test_whoever_waits_is_woken_by_their_table_and_forgotten_when_they_go() -> None:
    hub = Hub()

    async def wait() -> list[bool]:
        with hub.subscribe("one") as first, hub.subscribe("one") as second, hub.subscribe("other") as third:
            await asyncio.to_thread(hub.wake, "one")
            return [await waiting.wait(0.2) for waiting in (first, second, third, first)]

    assert asyncio.run(wait()) == [True, True, False, False]
    assert hub._waiting == {}
    hub.wake("one")
