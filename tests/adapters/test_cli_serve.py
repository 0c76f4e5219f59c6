"""`kingdom serve` and `kingdom play`: servers that start, say where they are, and are refused in a sentence."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import stat
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2
import pytest
from click.testing import CliRunner, Result

import kingdom
from kingdom.cli import main
from kingdom.cli.serve import FOR_FRIENDS, LOOK_IT_UP, hosts_of
from kingdom.content import load
from kingdom.core.errors import KingdomError
from kingdom.store import Store
from kingdom.web.server.socket import address, listen, own_address
from kingdom.web.settings import LOOPBACK, default_database
from kingdom.web.tables.tables import Tables, TableSnapshot
from tests.kit.processes import PATIENCE, command, hearing_interrupts, wait_until


@contextmanager
def started(*words: str, **environment: str) -> Iterator[str]:
    """What the command prints first, as long as it runs; it leaves on Ctrl+C with nothing to complain of."""
    with hearing_interrupts():
        process = subprocess.Popen(
            command(*words),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, **environment},
        )
    assert process.stdout is not None
    try:
        yield process.stdout.readline().strip()
    finally:
        process.send_signal(signal.SIGINT)
        _, said = process.communicate(timeout=4 * PATIENCE)
    assert process.returncode == 0, said
    assert "Traceback" not in said


def run(*words: str) -> Result:
    return CliRunner().invoke(main, words, prog_name="kingdom")


def the_table(database: str) -> TableSnapshot:
    """The only table in a store."""
    store = Store(database)
    try:
        tables = Tables(store, load(None))
        (row,) = tables.recent()
        return tables.open(row.id)
    finally:
        store.close()


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{(tmp_path / 'games.sqlite').as_posix()}"


# --- serving


def test_a_server_says_where_it_is_and_serves_there(database: str) -> None:
    with started("serve", "--port", "0", "--database", database) as url:
        assert re.fullmatch(r"http://127\.0\.0\.1:\d+/", url)
        assert httpx2.get(f"{url}api/openapi.json", timeout=PATIENCE).json()["info"]["title"] == "Kingdom"
        assert httpx2.post(f"{url}api/tables", json={}, timeout=PATIENCE).status_code == 201


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--database", "mysql://localhost/games"], "games are stored in SQLite or PostgreSQL, not in mysql"),
        (["--origin", "kingdom.example"], "'kingdom.example' is not an origin: write it as https://kingdom.example"),
        (["--origin", "https://kingdom.example/games"], "without a path"),
        (
            ["--host", "203.0.113.1", "--port", "0"],
            "no such address: choose one that it has with --host",
        ),
        (["--port", "70000"], "Invalid value for '--port'"),
        (["--jobs", "-1"], "Invalid value for '--jobs'"),
        (["--budget", "0s"], "Invalid value for '--budget'"),
        (["--budget", "nan"], "Invalid value for '--budget'"),
        (["--budget", "3600s"], "Invalid value for '--budget'"),
        (["--writes", "-1"], "Invalid value for '--writes'"),
        (["--tables", "-1"], "Invalid value for '--tables'"),
        (["--streams", "-1"], "Invalid value for '--streams'"),
        (["--ready", "0"], "Invalid value for '--ready'"),
        (["--content", "gone"], "there is no pack 'gone'"),
    ],
)
def test_a_server_that_cannot_be_is_refused_in_one_line(words: list[str], sentence: str, database: str) -> None:
    result = run("serve", *(() if "--database" in words else ("--database", database)), *words)

    assert result.exit_code == 2
    assert result.stdout == ""
    assert sentence in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1


def test_a_port_that_is_taken_is_said_to_be_so(database: str) -> None:
    taken = listen("127.0.0.1", 0)
    taken.listen()
    port = str(taken.getsockname()[1])
    try:
        result = run("serve", "--port", port, "--database", database)
    finally:
        taken.close()

    assert result.exit_code == 3
    assert f"port {port}: Address already in use; choose another port with --port" in result.stderr


def test_a_server_answers_to_the_names_it_was_given() -> None:
    assert hosts_of("127.0.0.1", ()) == (*LOOPBACK, "127.0.0.1")
    assert hosts_of("::1", ()) == (*LOOPBACK, "[::1]")
    assert hosts_of("0.0.0.0", ()) == ()
    assert hosts_of("0.0.0.0", ("https://kingdom.example",)) == (*LOOPBACK, "0.0.0.0", "kingdom.example")
    with pytest.raises(KingdomError):
        hosts_of("127.0.0.1", ("ftp://kingdom.example",))


def test_an_address_is_one_that_a_browser_can_open() -> None:
    for host, name in (("127.0.0.1", "127.0.0.1"), ("0.0.0.0", own_address() or "127.0.0.1"), ("::1", "[::1]")):
        try:
            listening = listen(host, 0)
        except KingdomError:
            pytest.skip(f"this machine has no {host}")
        assert address(listening) == f"http://{name}:{listening.getsockname()[1]}/"
        listening.close()


def announced(app: object, listening: socket.socket, *, ready: Callable[[], None], **_: object) -> None:
    """A server that stops as soon as it has said where it is."""
    ready()
    listening.close()


@pytest.mark.parametrize(("own", "shown"), [("192.168.1.5", "192.168.1.5"), ("", "127.0.0.1")])
def test_a_server_for_a_network_prints_the_address_that_friends_can_open(
    monkeypatch: pytest.MonkeyPatch, database: str, own: str, shown: str
) -> None:
    for place in ("web.server.socket", "cli.serve"):
        monkeypatch.setattr(f"kingdom.{place}.own_address", lambda: own)
    monkeypatch.setattr("kingdom.cli.serve.run", announced)

    home = run("serve", "--host", "0.0.0.0", "--port", "0", "--database", database)
    proxied = run("serve", "--host", "0.0.0.0", "--port", "0", "--database", database, "--origin", "https://a.example")
    alone = run("serve", "--port", "0", "--database", database)

    assert re.fullmatch(rf"http://{shown}:\d+/\n", home.stdout)
    assert home.stderr.splitlines() == [FOR_FRIENDS if own else LOOK_IT_UP, "Serving until you press Ctrl+C."]
    assert proxied.stderr == alone.stderr == "Serving until you press Ctrl+C.\n"


def test_the_own_address_is_one_to_listen_on() -> None:
    own = own_address()

    assert not own.startswith("127.")
    if own:
        listen(own, 0).close()


# --- playing


def test_play_opens_the_browser_at_the_door(database: str, tmp_path: Path) -> None:
    seen = tmp_path / "seen"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\nprintf %s "$1" > {seen}.part && mv {seen}.part {seen}\n', encoding="utf-8")
    browser.chmod(browser.stat().st_mode | stat.S_IXUSR)

    with started("play", "--database", database, BROWSER=f"{browser} %s") as url:
        wait_until(seen.exists)
        assert seen.read_text(encoding="utf-8") == url
        assert re.fullmatch(r"http://127\.0\.0\.1:\d+/", url)


def test_play_with_a_game_leads_to_its_table(database: str) -> None:
    words = ("--modules", "menace", "--menaces", "frost_giants,giant_rats", "--seed", "5")
    with started("play", "--no-browser", "--database", database, *words) as url:
        found = re.fullmatch(r"http://127\.0\.0\.1:\d+/t/([\w-]+)/join/([\w-]+)", url)
        assert found is not None
        api = f"{url.partition('/t/')[0]}/api/tables/{found[1]}"
        answer = httpx2.get(api, headers={"Authorization": f"Bearer {found[2]}"}, timeout=PATIENCE).json()
        assert answer["viewer"] == 0
        assert [seat["bot"] for seat in answer["seats"]] == [None, "steward"]
    table = the_table(database)
    assert table.game.configuration.menaces == ("frost_giants", "giant_rats")
    assert table.game.seed == 5


def test_play_goes_on_with_a_game_from_a_file(database: str, tmp_path: Path) -> None:
    game = kingdom.new_game(seed=2, scenario="the_prophecy")
    game.play(0, game.options(0)[0])
    file = tmp_path / "game.json"
    file.write_text(game.record().to_json(), encoding="utf-8")

    with started("play", "--no-browser", "--database", database, "--resume", str(file)):
        pass

    table = the_table(database)
    assert table.game.state == game.state
    assert table.bots == (None,)
    assert table.practice


def test_a_damaged_file_is_refused_in_one_line(database: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps({"format": 1}), encoding="utf-8")

    result = run("play", "--no-browser", "--database", database, "--resume", str(file))

    assert result.exit_code == 2
    assert "this record is damaged" in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1


def test_games_are_kept_in_the_folder_of_the_user() -> None:
    assert default_database().startswith("sqlite:///")
    assert default_database().endswith("kingdom/games.sqlite")
