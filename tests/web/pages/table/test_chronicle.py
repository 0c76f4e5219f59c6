"""The chronicle on the table: parted by round and phase, the newest first, with what is new to the viewer marked."""

from __future__ import annotations

from random import Random
from typing import Any

import kingdom
from kingdom import Game
from kingdom.web.present.table.chronicle import Line, chronicle
from kingdom.web.texts import Texts
from tests.kit.scenes import Scene, game_at, in_choice, in_phase
from tests.kit.walks import choose

NAMES = ("Ann", "Bran")
PLANNING = Scene({"players": 2}, in_phase("planning", round=2))


def lines_of(game: Game, *, last: int | None = None, viewer: int = 0) -> tuple[Line, ...]:
    return chronicle(game.facts(viewer), Texts("en"), NAMES, game.view(viewer).rules, viewer=viewer, last=last)


def headings(lines: tuple[Line, ...]) -> list[str]:
    return [line.text for line in lines if line.heading]


def test_each_part_stands_under_its_round_and_phase() -> None:
    found = headings(lines_of(game_at(PLANNING)))

    assert found[:2] == ["Round II, Planning phase", "Round II, Choice phase"]
    assert found[-2:] == ["Round I, Choice phase", "Setup"]
    assert len(set(found)) == len(found)


def test_what_happened_before_the_first_round_stands_under_the_set_up() -> None:
    lines = lines_of(kingdom.new_game(seed=1, players=2))

    at = [line.text for line in lines].index("Setup")
    assert [line.text for line in lines[at + 1 :]] == ["Bran rules Téressie", "Ann rules Valados"]


def test_a_shortened_chronicle_keeps_the_heading_of_its_oldest_lines() -> None:
    game = game_at(PLANNING)
    whole = [line.text for line in lines_of(game)]

    for last in range(1, 30):
        short = [line.text for line in lines_of(game, last=last)]
        assert short == whole[: len(short)]
        assert last <= len(short) <= last + 1


def test_a_phase_in_which_nothing_has_happened_yet_is_named() -> None:
    game = game_at(Scene({"players": 2}, in_phase("planning")))

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
    lines = lines_of(game_at(Scene({"players": 2}, in_choice(1, round=2))))

    fresh = [line.text for line in lines if line.fresh]
    assert any(text.startswith("Bran offers") for text in fresh)
    dealing = [line for line in lines if "is dealt" in line.text or "comes from the deck" in line.text]
    assert dealing
    assert not any(line.fresh for line in dealing)


# --- line by line


def fact(event: str, seat: int | None = None, **more: Any) -> dict[str, Any]:
    return {"event": event, **({} if seat is None else {"seat": seat}), **more, "because": "GEN-1"}


BEGUN = [fact("RoundBegan"), fact("PhaseBegan", phase="planning")]


def slated(seat: int, card: str) -> dict[str, Any]:
    return fact("Slated", seat, card=card)


def by_hand(facts: list[dict[str, Any]], **options: Any) -> tuple[Line, ...]:
    return chronicle(facts, Texts("en"), NAMES, None, **options)


def texts_of(lines: tuple[Line, ...]) -> list[str]:
    return [line.text for line in lines]


def test_without_facts_there_is_no_line() -> None:
    assert by_hand([]) == ()


def test_a_phase_that_has_just_begun_is_the_heading_of_what_follows() -> None:
    lines = by_hand([*BEGUN, slated(0, "Farm#1"), fact("PhaseBegan", phase="materials")])

    assert texts_of(lines) == [
        "Round I, Materials step", "Round I, Planning phase", "Ann slates Farm for construction",
    ]  # fmt: skip
    assert [line.heading for line in lines] == [True, True, False]
    assert [line.clause for line in lines] == ["GEN-1"] * 3


def test_what_happened_several_times_in_a_row_is_one_line() -> None:
    again = slated(1, "Farm#1")
    lines = by_hand([*BEGUN, again, again, slated(0, "Farm#1"), again])

    assert [(line.text, line.seat, line.times) for line in lines[1:]] == [
        ("Bran slates Farm for construction", 1, 1),
        ("Ann slates Farm for construction", 0, 1),
        ("Bran slates Farm for construction", 1, 2),
    ]
    assert by_hand([*BEGUN, again, again, again])[1].times == 3


def test_what_goes_without_saying_is_in_the_whole_chronicle_alone() -> None:
    facts = [*BEGUN, fact("SeatDone", 1), fact("WindowOpened")]

    assert len(by_hand(facts)) == 1
    assert len(by_hand(facts, quiet=False)) == 2, "bookkeeping is in neither"


def test_of_what_is_new_there_are_more_lines_than_of_what_is_known() -> None:
    old = [slated(1, f"Farm#{number}") for number in (1, 2)] + [slated(1, "Port#1")]
    news = [slated(1, name) for name in ("Quarry#1", "Garden#1", "Ruins#1", "Statue#1")]
    facts = [*BEGUN, *old, fact("SeatDone", 0), *news]

    assert len(by_hand(facts, viewer=0, last=2, recent=9)) == 5, "a heading, and all that is new"
    assert len(by_hand(facts, viewer=0, last=2, recent=3)) == 3
    assert len(by_hand(facts, viewer=0, last=7, recent=9)) == 7
    assert len(by_hand(facts, viewer=1, last=2, recent=9)) == 2, "nothing of it is new to whoever did it"
    assert len(by_hand(facts, viewer=None, last=2, recent=9)) == 2


def test_what_others_did_since_ones_last_turn_is_new_and_what_one_did_oneself_is_not() -> None:
    facts = [*BEGUN, slated(1, "Port#1"), fact("SeatDone", 0), slated(0, "Quarry#1"), slated(1, "Farm#1")]
    lines = by_hand(facts, viewer=0)

    assert [line.text for line in lines if line.fresh] == ["Bran slates Farm for construction"]
    assert not any(line.fresh for line in by_hand(facts, viewer=None))


def test_what_is_new_says_what_was_taken_and_what_arrived() -> None:
    taken = fact("AreaTaken", 1, area=0, cards=["Farm#1", {"hidden": "a-1"}])
    (new,) = (line for line in by_hand([*BEGUN, fact("SeatDone", 0), taken], viewer=0) if line.fresh)
    (old,) = (line for line in by_hand([*BEGUN, taken], viewer=0) if not line.heading)

    assert (new.took, new.more) == (("Farm",), "selection 2")
    assert (old.took, old.more) == ((), "")


def test_in_a_replay_each_line_knows_its_step() -> None:
    lines = by_hand([*BEGUN, slated(0, "Farm#1"), slated(1, "Farm#1")], steps=[0, 0, 3, 8])

    assert [line.step for line in lines if not line.heading] == [8, 3]
    assert [line.step for line in by_hand([*BEGUN, slated(0, "Farm#1")])] == [None, None]
