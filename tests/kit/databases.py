"""Databases for tests: an SQLite file, or a private PostgreSQL server if its programs are installed."""

from __future__ import annotations

import atexit
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from contextlib import suppress
from functools import cache
from itertools import count
from pathlib import Path

import pytest

KINDS = ("sqlite", "postgresql")
LOCATIONS = ("/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/usr/local/pgsql/bin")
"""The folders of the server's programs, which are usually not on the PATH."""
_numbers = count(1)


def new_database(kind: str, folder: Path) -> str:
    """The URL of an empty private database; skips the test if that is impossible."""
    if kind == "sqlite":
        return f"sqlite:///{(folder / f'games-{next(_numbers)}.sqlite').as_posix()}"
    server = _server()
    if isinstance(server, str):
        if os.environ.get("KINGDOM_POSTGRESQL") == "required":
            pytest.fail(f"KINGDOM_POSTGRESQL=required, but {server}", pytrace=False)
        pytest.skip(server)
    return server.new_database()


def own_server() -> Cluster:
    """A PostgreSQL server that the test may restart; the caller has to stop it."""
    new_database("postgresql", Path())  # skips or fails if there is none
    programs = _programs()
    assert programs is not None
    return Cluster(programs)


@cache
def _server() -> Cluster | str:
    """One server for all tests of a process, or the reason why there is none."""
    programs = _programs()
    if programs is None:
        return "there is no PostgreSQL server on this machine: install the package postgresql"
    cluster = Cluster(programs)
    atexit.register(cluster.stop)
    return cluster


def _programs() -> Path | None:
    found = shutil.which("initdb")
    if found is not None and shutil.which("pg_ctl", path=str(Path(found).parent)):
        return Path(found).parent
    folders = sorted(path for pattern in LOCATIONS for path in Path("/").glob(pattern.lstrip("/")))
    return next((folder for folder in reversed(folders) if (folder / "initdb").exists()), None)


class Cluster:
    """A PostgreSQL server in its own folder, reachable only through a socket in that folder."""

    def __init__(self, programs: Path) -> None:
        self.programs = programs
        self.folder = Path(tempfile.mkdtemp(prefix="kingdom-pg-"))
        # The server and its tools refuse to run as root.
        self.user = _somebody() if os.geteuid() == 0 else None
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        data = self.folder / "data"
        self._run("initdb", "-D", str(data), "-U", "kingdom", "-A", "trust", "-E", "UTF8", "--no-sync")
        self.options = f"-k {self.folder} -c listen_addresses='' -c fsync=off -c max_connections=200"
        self._run("pg_ctl", "-D", str(data), "-w", "-o", self.options, "-l", str(self.folder / "log"), "start")

    def _run(self, program: str, *words: str) -> None:
        subprocess.run(
            [self.programs / program, *words],
            user=self.user,
            cwd=self.folder,
            check=True,
            stdout=subprocess.DEVNULL,
            stdin=subprocess.DEVNULL,
        )

    def url(self, name: str) -> str:
        return f"postgresql://kingdom@/{name}?host={self.folder}"

    def new_database(self) -> str:
        import psycopg

        name = f"games_{next(_numbers)}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)

    def restart(self) -> None:
        """Restart as after a power cut; all connections are lost."""
        data, log = str(self.folder / "data"), str(self.folder / "log")
        self._run("pg_ctl", "-D", data, "-w", "-m", "immediate", "-o", self.options, "-l", log, "restart")

    def freeze(self) -> None:
        """Freeze the server, with all its connections open."""
        self._signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Continue a frozen server."""
        self._signal(signal.SIGCONT)

    def _signal(self, sent: signal.Signals) -> None:
        first = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
        children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        for process in (first, *map(int, children)):
            with suppress(ProcessLookupError):  # the process of a connection may just have ended
                os.kill(process, sent)

    def stop(self) -> None:
        try:
            self._run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "stop")
        finally:
            shutil.rmtree(self.folder, ignore_errors=True)


def _somebody() -> str:
    """A user who is not root."""
    names = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in ("postgres", "nobody") if name in names)
