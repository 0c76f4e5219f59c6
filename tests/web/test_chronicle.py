"""The chronicle on the table: parted by round and phase, the newest first, with what is new to the viewer marked."""

from __future__ import annotations

from random import Random

import kingdom
from kingdom import Game
from kingdom.web.present.chronicle import Line, chronicle
from kingdom.web.texts import Texts
from tests.kit.scenes import Scene, in_choice, in_phase, played
from tests.kit.walks import choose

NAMES = ("Ann", "Bran")
PLANNING = Scene({"players": 2}, in_phase("planning", round=2))


def lines_of(game: Game, *, last: int | None = None, viewer: int = 0) -> tuple[Line, ...]:
    return chronicle(game.facts(viewer), Texts("en"), NAMES, game.view(viewer).rules, viewer=viewer, last=last)


def headings(lines: tuple[Line, ...]) -> list[str]:
    return [line.text for line in lines if line.heading]


def test_each_part_stands_under_its_round_and_phase() -> None:
    found = headings(lines_of(played(PLANNING)))

    assert found[:2] == ["Round II, Planning phase", "Round II, Choice phase"]
    assert found[-2:] == ["Round I, Choice phase", "Set-up"]
    assert len(set(found)) == len(found)


def test_what_happened_before_the_first_round_stands_under_the_set_up() -> None:
    lines = lines_of(kingdom.new_game(seed=1, players=2))

    at = [line.text for line in lines].index("Set-up")
    assert [line.text for line in lines[at + 1 :]] == ["Bran rules Téressie", "Ann rules Valados"]


def test_a_shortened_chronicle_keeps_the_heading_of_its_oldest_lines() -> None:
    game = played(PLANNING)
    whole = [line.text for line in lines_of(game)]

    for last in range(1, 30):
        short = [line.text for line in lines_of(game, last=last)]
        assert short == whole[: len(short)]
        assert last <= len(short) <= last + 1


def test_a_phase_in_which_nothing_has_happened_yet_is_named() -> None:
    game = played(Scene({"players": 2}, in_phase("planning")))

    assert headings(lines_of(game))[0] == "Round I, Planning phase"


def test_what_was_told_since_the_last_turn_is_marked() -> None:
    game = kingdom.new_game(seed=1, players=2)
    assert not any(line.fresh for line in lines_of(game))
    rng = Random(1)
    for seat in (0, 1, 1):
        game.play(seat, choose(game.state, seat, "sensible", rng))

    fresh = [line.text for line in lines_of(game) if line.fresh]

    assert [text.partition(" ")[0] for text in fresh] == ["Bran", "Bran"]
    assert not any(line.at or line.took or line.more for line in lines_of(game) if not line.fresh), (
        "only these are shown"
    )
    assert all(line.fresh for line in lines_of(game)[1 : 1 + len(fresh)]), "they come first, under the heading"


def test_what_merely_comes_from_a_deck_is_nobodys_deed() -> None:
    lines = lines_of(played(Scene({"players": 2}, in_choice(1, round=2))))

    fresh = [line.text for line in lines if line.fresh]
    assert any(text.startswith("Bran offers") for text in fresh)
    dealing = [line for line in lines if "is dealt" in line.text or "comes from the deck" in line.text]
    assert dealing
    assert not any(line.fresh for line in dealing)
