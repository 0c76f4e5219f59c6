"""Play the golden games again and write them down: `make playthroughs`. Their diff shows what a change comes to."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from kingdom import Game
from kingdom.core import engine
from kingdom.rules.building import Place
from kingdom.rules.planning import DONE
from tests.kit.playthrough import SEATS, Layout, written
from tests.kit.rulesets import named
from tests.kit.sensible import sensible

HERE = Path(__file__).parent
RULESETS = HERE / "rulesets"
TABLES = HERE / "tables"
AND_SO_ON = " …"

Deeds = list[tuple[int, str]]


def file_of(ruleset: str) -> Path:
    """Where the game of a ruleset is kept."""
    return RULESETS / f"{ruleset.replace('/', '-').replace(':', '_')}.txt"


def tables() -> list[dict[str, Any]]:
    """The games that are laid out by hand."""
    found: list[dict[str, Any]] = tomllib.loads((HERE / "tables.toml").read_text(encoding="utf-8"))["game"]
    return found


def of_ruleset(name: str, options: dict[str, Any], seed: int) -> str:
    """A game of a ruleset, played by the sensible player."""
    layout = Layout(title=name, options=options, seed=seed)
    game = layout.begin()
    rng = Random(seed)
    deeds: Deeds = []
    while owing := game.waiting():
        action = sensible(game.state, owing[0], game.options(owing[0]), rng)
        deeds.append((owing[0], game.text(action)))
        game.play(owing[0], action)
    return written(layout, deeds)


def of_table(entry: dict[str, Any]) -> str:
    """A game that was laid out by hand: as it says, and then to the end without more ado."""
    layout = Layout(
        title=entry["name"],
        options=entry.get("options", {}),
        cards="frozen",
        when=entry["when"],
        table=tuple(entry["table"]),
        slots=entry.get("slots", {}),
        hidden=entry.get("hidden", []),
    )
    game = layout.begin()
    deeds = [deed for line in entry.get("plays", ()) for deed in _as_told(game, line)]
    if "until" in entry:
        deeds += _hurry(game, entry["until"])
        deeds += [deed for line in entry["finally"] for deed in _as_told(game, line)]
    deeds += _hurry(game, "ended")
    return written(layout, deeds)


def _as_told(game: Game, line: str) -> Iterator[tuple[int, str]]:
    who, _, text = line.partition(": ")
    seat = SEATS.index(who)
    if text.endswith(AND_SO_ON):
        begins = text.removesuffix(AND_SO_ON)
        text = next(option for action in game.options(seat) if (option := game.text(action)).startswith(begins))
    game.play(seat, text)
    yield seat, text if game.log[-1][1] is None else game.text(game.log[-1][1])


def _hurry(game: Game, phase: str) -> Deeds:
    """On to a phase: cubes go to Alchemy, and nothing is done that need not be."""
    deeds: Deeds = []
    while game.state.phase.name != phase:
        seat = game.waiting()[0]
        options = engine.options(game.state, seat)
        stored = [action for action in options if isinstance(action, Place) and action.card is None]
        action = DONE if DONE in options else stored[0] if stored else options[0]
        deeds.append((seat, game.text(action)))
        game.play(seat, action)
    return deeds


def all_games() -> Iterator[tuple[Path, str]]:
    """Every golden game, and where it is kept."""
    for seed, (name, options) in enumerate(named().items(), start=1):
        yield file_of(name), of_ruleset(name, options, seed)
    for entry in tables():
        yield TABLES / f"{entry['name']}.txt", of_table(entry)


def main() -> None:
    written_now: set[Path] = set()
    for path, text in all_games():
        path.parent.mkdir(exist_ok=True)
        before = path.read_text(encoding="utf-8") if path.exists() else None
        path.write_text(text, encoding="utf-8")
        written_now.add(path)
        if text != before:
            print(f"{'new' if before is None else 'changed'}: {path.relative_to(HERE)}")
    for path in {*RULESETS.glob("*.txt"), *TABLES.glob("*.txt")} - written_now:
        path.unlink()
        print(f"removed: {path.relative_to(HERE)}")
    size = sum(path.stat().st_size for path in written_now)
    print(f"{len(written_now)} playthroughs, {size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
