"""The native core as WebAssembly plays the games of the native core."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from kingdom import fast
from kingdom.fast import playout
from kingdom.fast import row as r
from kingdom.fast.numbers import MOST_LEGAL
from kingdom.game.rulesets import rulesets
from kingdom.native import bound, build
from kingdom.native.memory import room

SCRIPT = Path(__file__).with_name("games.mjs")
FIRST, GAMES = 7, 200
LARGEST = 400 * 1024


@pytest.fixture(scope="module")
def core(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if build.zig() is None or shutil.which("node") is None:
        pytest.skip("needs ziglang (extra `wheels`) and Node")
    made = tmp_path_factory.mktemp("wasm") / "kingdom.wasm"
    build.compile_text(build.text(), made, build.WASM)
    return made


def test_it_is_small(core: Path) -> None:
    assert core.stat().st_size < LARGEST


@pytest.mark.parametrize("name", ["two", "solo+menace+advisors+quest", "the_thief_guild"])
def test_games_are_the_same_in_webassembly(name: str, core: Path, tmp_path: Path) -> None:
    table = fast.engine(**rulesets()[name]).table
    (tmp_path / "table").write_bytes(bytes(memoryview(table)))  # type: ignore[arg-type]
    given = [str(SCRIPT), str(core), str(tmp_path / "table"), str(FIRST), str(GAMES)]
    found = json.loads(subprocess.run(["node", *given], capture_output=True, text=True, check=True).stdout)

    digests = room("Longs", GAMES)
    decisions = bound(playout.games)(table, FIRST, GAMES, room("Row", r.SIZE), room("Ints", MOST_LEGAL), digests)
    assert found["decisions"] == decisions
    assert found["digests"] == list(digests)
