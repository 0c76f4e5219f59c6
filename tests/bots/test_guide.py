"""The bot of the guide: its code and its package are taken from the page as they stand there."""

from __future__ import annotations

import json
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from kingdom import bots
from kingdom.bots.registry import known
from kingdom.cli import main
from kingdom.content import load
from kingdom.game.rulesets import rulesets
from kingdom.lab.bouts import play
from kingdom.lab.contestants import read

GUIDE = Path(__file__).resolve().parents[2] / "docs" / "guides" / "write-a-bot.md"
RULESETS = ("two+menace+advisors+quest", "two+quest/first", "solo+menace+advisors", "the_thief_guild")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", GUIDE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The package as pip would install it: the code, and beside it what its pyproject says of entry points."""
    (code,) = [block for block in blocks("python") if ">>>" not in block]
    (project,) = map(tomllib.loads, blocks("toml"))
    folder = tmp_path / "peasant"
    folder.mkdir()
    (folder / "__init__.py").write_text(code, encoding="utf-8")
    about = project["project"]
    described = tmp_path / f"{about['name']}-{about['version']}.dist-info"
    described.mkdir()
    (described / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {about['name']}\nVersion: {about['version']}\n")
    lines = [
        f"[{group}]\n{name} = {value}" for group, of in about["entry-points"].items() for name, value in of.items()
    ]
    (described / "entry_points.txt").write_text("\n".join(lines))
    monkeypatch.syspath_prepend(tmp_path)
    known.cache_clear()
    yield tmp_path
    known.cache_clear()
    sys.modules.pop("peasant", None)


def test_the_bot_is_found_by_its_name(package: Path) -> None:
    assert list(known()) == ["random", "page", "steward", "baron", "regent", "peasant"]
    assert type(bots.make("peasant", 1)).__module__ == "peasant"


@pytest.mark.parametrize("ruleset", RULESETS)
def test_it_plays_every_kind_of_game_to_its_end(package: Path, ruleset: str) -> None:
    options = rulesets()[ruleset]
    bout = play(ruleset, options, 1, [read("peasant")] * (1 if "scenario" in options else options["players"]), load())

    assert bout.fault is None


def test_the_arena_takes_it_by_name_and_by_its_maker(package: Path) -> None:
    results = []
    for name in ("peasant", "peasant:Peasant"):
        result = CliRunner().invoke(main, ["arena", name, "random", "--games", "10", "--json"])
        assert result.exit_code == 0, result.output
        (match,) = json.loads(result.stdout)
        results.append(match["rate"]["value"])

    assert all(rate > 0.75 for rate in results)
    assert "peasant:Peasant" in GUIDE.read_text(encoding="utf-8")
