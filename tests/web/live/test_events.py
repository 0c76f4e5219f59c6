"""Server-sent events: everybody hears what they may know, at once, once, and nothing else."""

from __future__ import annotations

import asyncio
import re
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest
from starlette.requests import ClientDisconnect

import kingdom.web.live.events
from kingdom.content import load
from kingdom.store import Store
from kingdom.web.errors import TooMany
from kingdom.web.live.events import PULSE, Events, StreamSlot, known, updates
from kingdom.web.live.hub import Hub
from kingdom.web.pages.table import push as bringing
from kingdom.web.pages.table.table import fragment_of
from kingdom.web.tables.tables import Tables
from kingdom.work.inline import Inline
from tests.kit.databases import new_database
from tests.kit.local_server import Chair, data_of, error_of, open_table, settings_for
from tests.kit.processes import wait_until
from tests.kit.servers import PATIENCE, Listener, listen_to, running
from tests.kit.tables import at_a_window

TWO = {"players": 2}


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    with running(settings_for(tmp_path, streams_per_address=8)) as address:
        yield address


@pytest.fixture
def client(address: str) -> Iterator[httpx2.Client]:
    with httpx2.Client(base_url=address, timeout=PATIENCE) as client:
        yield client


def choose(chair: Chair, client_id: str, start: str = "") -> dict[str, object]:
    """The chair does the first thing that it may do and that begins so."""
    options = [text for text in data_of(chair.get("/options"))["options"] if text.startswith(start)]
    answer: dict[str, object] = data_of(chair.act(options[0], client_id=client_id))
    return answer


def to_planning(ann: Chair, bob: Chair) -> None:
    """Both choose until both may plan."""
    number = 0
    while ann.view()["view"]["phase"] != "planning":
        chair = ann if data_of(ann.get("/options"))["options"] else bob
        choose(chair, f"choice-{number}")
        number += 1


def finish(chair: Chair, name: str) -> None:
    """The chair does all that it has to in its window, and says that it is done."""
    for number in range(100):
        options = data_of(chair.get("/options"))["options"]
        action = "done" if "done" in options else options[0]
        data_of(chair.act(action, client_id=f"{name}-{number}"))
        if action == "done":
            return
    raise AssertionError("a window without end")


def test_everybody_hears_of_what_happens_at_once_and_as_they_may(address: str, client: httpx2.Client) -> None:
    chairs = open_table(client, options=TWO)
    listeners = [listen_to(address, chair, since=1) for chair in chairs]

    answer = choose(chairs[0], "one")

    heard = [listener.next() for listener in listeners]
    assert heard[0] == (2, answer)
    for (id, data), chair in zip(heard, chairs, strict=True):
        assert id == data["version"] == 2
        assert data["facts"] == data_of(chair.get("/facts", params={"since": 1}))["facts"]
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
        choose(ann if data_of(ann.get("/options"))["options"] else bob, f"move-{number}")
    url = f"{address}/api/tables/{bob.table}/events?since=1"

    listener = Listener(url, {**bob.headers, "Last-Event-ID": "2"})

    id, data = listener.next()
    assert id == 3
    assert data["facts"] == data_of(bob.get("/facts", params={"since": 2}))["facts"]
    listener.close()


def test_an_undo_is_told_as_the_whole(address: str, client: httpx2.Client) -> None:
    ann, bob, spectator = open_table(client, options=TWO)
    choose(ann, "offer")
    listeners = [listen_to(address, chair, since=2) for chair in (ann, bob, spectator)]

    choose(bob, "select", "select")
    for listener in listeners:
        assert not listener.next()[1]["whole"]
    data_of(bob.post("/undo", {"client_id": "back"}))

    for listener in listeners:
        assert listener.next() == (4, {"version": 4, "whole": True, "facts": []})
        listener.close()


def test_what_is_done_in_an_open_window_is_told_to_nobody_else(address: str, client: httpx2.Client) -> None:
    ann, bob, spectator = open_table(client, options=TWO, seed=3)
    to_planning(ann, bob)
    since = {chair.viewer: chair.view()["version"] for chair in (ann, bob, spectator)}
    mine, others, watching = (listen_to(address, chair, since[chair.viewer]) for chair in (ann, bob, spectator))

    hers = choose(ann, "hers", "slate")
    assert mine.next() == (since[0] + 1, hers)
    assert bob.view()["version"] == since[1]
    his = choose(bob, "his", "slate")

    # The next that he hears is what he does himself. Then that she is done: before the window is over a spectator
    # hears of nothing else either.
    assert others.next() == (since[1] + 1, his)
    finish(ann, "ann")
    done = [{"event": "SeatDone", "seat": 0, "because": "PLA-7"}]
    assert others.next() == (since[1] + 2, {"version": since[1] + 2, "whole": False, "facts": done})
    assert watching.next() == (since[None] + 1, {"version": since[None] + 1, "whole": False, "facts": done})
    finish(bob, "bob")
    assert watching.next()[0] == since[None] + 2
    for listener in (mine, others, watching):
        listener.close()


class Script:
    """A hub whose time we make: somebody does something at these moments that the listener may not know."""

    def __init__(self, moments: Sequence[float], end: float) -> None:
        self.now = 0.0
        self.moments = [*moments, end]
        self.end = end

    @property
    def closed(self) -> bool:
        return self.now >= self.end

    @contextmanager
    def subscribe(self, table_id: str) -> Iterator[Script]:
        yield self

    async def wait(self, seconds: float) -> bool:
        if self.now + seconds < self.moments[0]:
            self.now += seconds
            return False
        self.now = self.moments.pop(0)
        return True


@pytest.mark.parametrize("moments", [(), (0.3, 0.6, 0.9, 1.2, 1.5, 1.8, 2.1, 2.4, 2.7, 3.0, 3.3), (1.999, 2.001)])
@pytest.mark.parametrize("pulse", [False, True])
def test_signs_of_life_follow_the_clock_and_not_what_others_do(
    moments: Sequence[float], pulse: bool, tmp_path: Path
) -> None:
    """Were a sign put off at each look that finds nothing, its delay would tell that something is being done."""
    store = Store(new_database("sqlite", tmp_path))
    tables = Tables(store, load(None))
    table = at_a_window(tables)
    script = Script(moments, 3.5)

    async def signs() -> list[float]:
        asyncio.get_running_loop().time = lambda: script.now  # type: ignore[method-assign]
        heard = updates(table.id, 1, table.version(1), tables, script, Inline(), pulse=pulse)  # type: ignore[arg-type]
        said = [(script.now, text) async for text in heard]
        assert {text for _, text in said[1:]} == {PULSE if pulse else ": still here\n\n"}
        return [when for when, _ in said[1:]]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(kingdom.web.live.events, "SIGN_OF_LIFE_SECONDS", 1e6 if pulse else 1.0)
        assert asyncio.run(signs()) == pytest.approx([1.0, 2.0, 3.0])
    store.close()


def test_signs_of_life_come_by_themselves(address: str, client: httpx2.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kingdom.web.live.events, "SIGN_OF_LIFE_SECONDS", 0.02)
    ann, *_ = open_table(client, options=TWO)
    listener = listen_to(address, ann, since=1)

    wait_until(lambda: listener.raw.count(": still here") > 2)
    listener.close()


def test_the_events_of_a_table_are_for_whoever_sits_there(address: str, client: httpx2.Client) -> None:
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
        error_of(client.get(f"/t/{ann.table}/events{query}", headers={"Cookie": cookie}), 403, "not-yours")

    both = f"{names[0]}={ann.token}; {names[1]}={bob.token}"
    listeners = [
        Listener(f"{url}?since=1&seat=1", {"Cookie": both}),
        Listener(f"{url}?since=1", {"Cookie": f"{names[None]}={spectator.token}"}),
    ]
    choose(ann, "one")

    for listener, chair in zip(listeners, (bob, spectator), strict=True):
        assert listener.next()[1]["facts"] == data_of(chair.get("/facts", params={"since": 1}))["facts"]
        listener.close()


def test_a_page_is_brought_the_table_with_what_others_do_and_not_with_what_it_does_itself(
    address: str, client: httpx2.Client
) -> None:
    ann, bob, _ = open_table(client, options=TWO)
    cookies = [{"Cookie": f"kingdom-seat-{seat}={chair.token}"} for seat, chair in enumerate((ann, bob))]
    listeners = [Listener(f"{address}/t/{ann.table}/events?since=1", cookie) for cookie in cookies]

    choose(ann, "one")

    (_, mine), (_, other) = (listener.next() for listener in listeners)
    assert "main" not in mine
    fetched = client.get(f"/t/{ann.table}/fragment", headers=cookies[1]).text
    names = [re.findall(r'name="client" value="([^"]+)"', html) for html in (fetched, other["main"])]
    assert set(names[0]).isdisjoint(names[1])
    assert other["main"].replace(names[1][0], "") == fetched.replace(names[0][0], "")
    for listener in listeners:
        listener.close()


def test_what_events_bring_is_made_once_for_all_who_look_on(
    address: str, client: httpx2.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[Any] = []

    def counted(*words: Any) -> Any:
        made.append(words)
        return fragment_of(*words)

    monkeypatch.setattr(bringing, "fragment_of", counted)
    ann, _, spectator = open_table(client, options=TWO)
    cookie = f"kingdom-watch={spectator.token}"
    languages = ["en", "en", "en", "fr"]
    listeners = [
        Listener(f"{address}/t/{ann.table}/events?since=1", {"Cookie": cookie, "Accept-Language": language})
        for language in languages
    ]

    choose(ann, "one")

    brought = [listener.next()[1]["main"] for listener in listeners]
    assert len(made) == len(set(languages)) == len(set(brought))
    assert 'name="client"' not in brought[0], "who looks on has nothing to send"
    for listener in listeners:
        listener.close()


def test_an_address_may_hold_so_many_streams_open(address: str, client: httpx2.Client) -> None:
    ann, *_ = open_table(client)
    held = [listen_to(address, ann, since=1) for _ in range(8)]

    error_of(ann.get("/events"), 429, "too-many")

    held[0].close()
    deadline = time.monotonic() + PATIENCE
    while (again := listen_to(address, ann, since=1)).status != 200 and time.monotonic() < deadline:
        again.close()
        time.sleep(0.05)
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
            woken = [await waiting.wait(PATIENCE) for waiting in (first, second)]
            return woken + [await waiting.wait(0.05) for waiting in (third, first)]

    assert asyncio.run(wait()) == [True, True, False, False]
    assert hub._waiting == {}
    hub.wake("one")


def test_a_stream_is_counted_before_it_is_given_and_freed_however_it_ends() -> None:
    streams: Counter[str] = Counter()
    places = [StreamSlot(streams, "here", 2) for _ in range(2)]
    with pytest.raises(TooMany):
        StreamSlot(streams, "here", 2)
    StreamSlot(streams, "elsewhere", 2).free()
    assert streams == {"here": 2}

    async def never_read() -> None:
        async def nothing() -> AsyncIterator[str]:
            raise AssertionError("nobody reads")
            yield ""

        async def gone(*_: Any) -> Any:
            raise OSError("they have left")

        with pytest.raises(ClientDisconnect):
            await Events(nothing(), places[0])({"type": "http", "asgi": {"spec_version": "2.4"}}, gone, gone)

    asyncio.run(never_read())
    assert streams == {"here": 1}
