"""Positions: written by hand or by a game, read back exactly, and refused with all that is wrong with them."""

from __future__ import annotations

import json
from typing import Any

import pytest

import kingdom
from kingdom.content import load
from kingdom.core.errors import told
from kingdom.core.resources import NO_CUBES
from kingdom.core.state import Player
from kingdom.core.view import Hidden
from kingdom.game.reading import keys_of
from tests.kit.cards import CARDS, given

TWO_DUCHIES: list[dict[str, Any]] = [{"duchy": ["Valados"]}, {"duchy": ["Téressie"]}]


def read(**parts: Any) -> kingdom.Game:
    """A position in which everything is as usual but the parts that are told."""
    return kingdom.from_position({"phase": "planning", "players": TWO_DUCHIES, **parts}, content=CARDS)


def seat(**parts: Any) -> list[dict[str, Any]]:
    """The first seat with these parts, the second as usual."""
    return [{**TWO_DUCHIES[0], **parts}, TWO_DUCHIES[1]]


def problems(**parts: Any) -> tuple[str, ...]:
    with pytest.raises(kingdom.PositionError) as refused:
        read(**parts)
    problems = tuple(told("fault", problem) for problem in refused.value.problems)
    assert str(refused.value) == "; ".join(problems)
    return problems


# --- what is left out, and the round trip


def test_a_position_by_hand_needs_only_a_phase_and_the_duchies() -> None:
    game = read()

    assert (game.state.round, game.waiting()) == (1, (0, 1))
    assert len(game.state.pile("development")) == 80
    assert len(game.state.pile("calamities")) == 8
    assert game.state.players[0].cubes == NO_CUBES


def test_what_is_not_mentioned_lies_in_its_usual_pile() -> None:
    game = read(piles={"calamities": [f"Calamity#{number}" for number in range(1, 7)]})

    names = game.state.rules.names
    assert len(game.state.pile("development")) == 80
    assert {"Calamity#7", "Calamity#8"} <= set(names.all(game.state.pile("box")))


def test_cards_without_a_number_are_the_first_copies_that_are_free() -> None:
    game = read(players=seat(selection=["Farm", "Farm"], construction=["Farm"]))

    names = game.state.rules.names
    assert names.all(game.state.players[0].selection) == ["Farm#1", "Farm#2"]
    assert names[game.state.players[0].construction[0].card] == "Farm#3"


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"side": "A", "edition": "first"},
        {"modules": ("menace", "advisors", "quest")},
        {"players": 1, "modules": ("advisors",)},
        {"scenario": "the_thief_guild"},
    ],
)
def test_a_game_goes_on_from_its_position_as_if_nothing_had_been(options: dict[str, Any]) -> None:
    game = kingdom.new_game(seed=4, **options)
    for _ in range(40):
        (who, *_) = game.waiting()
        game.play(who, game.options(who)[-1])

    again = kingdom.from_position(json.loads(json.dumps(game.position())))

    assert again.state == game.state
    assert again.position() == game.position()
    for _ in range(25):
        (who, *_) = game.waiting()
        assert game.play(who, game.options(who)[0]) == again.play(who, again.options(who)[0])


def test_a_finished_game_has_a_position_too() -> None:
    table = given("last window, round 4", "ann: duchy Port; calamities 1; soldiers 2").play("ann: done", "bob: done")

    again = kingdom.from_position(json.loads(json.dumps(table.game.position())), content=CARDS)

    assert again.outcome() == table.game.outcome()


def test_a_position_is_read_with_the_cards_that_it_was_written_with() -> None:
    data = given("planning").game.position()

    with pytest.raises(
        kingdom.PositionError, match="one of the card set 'Cards for tests': give that card set as content"
    ):
        kingdom.from_position(data, content=load())


def test_a_handle_that_is_left_out_tells_nothing_of_the_card() -> None:
    """It is its place in the list, whichever card lies there."""
    shown = [
        read(discards=["Farm#1", card], face_down=[{"card": "Farm#1", "by": 0}, {"card": card, "by": 0}]).view(1)
        for card in ("Port#1", "Calamity#1")
    ]

    assert shown[0].discards == shown[1].discards
    assert [card.handle for card in shown[0].discards if isinstance(card, Hidden)] == ["hidden-1", "hidden-2"]


# --- impossible positions, with all that is wrong


def test_everything_that_is_wrong_is_said_at_once() -> None:
    found = problems(
        round=9,
        phase="breakfast",
        weather="rain",
        players=[{"duchy": ["Valados"], "hand": ["Castle"], "soldiers": -1}, {"duchy": ["Valados"], "alchemy": "MK"}],
    )

    assert found == (
        (
            "the position: there is nothing called 'weather': the names known here are areas, configuration, content, "
            "dangers, discards, draws, face_down, format, opening, phase, piles, players, round, rules, slots, turns, "
            "verdict"
        ),
        "seat 0, hand: there is no card called 'Castle'",
        "seat 0, soldiers: -1 is not a count: write a whole number, at least 0",
        "seat 1, duchy: Valados is there twice, or all its copies are in use: each card lies in one place",
        "seat 1, alchemy: 'MK' is not a heap of basic resources: use only the letters M, P, G, E",
        "round: 9 is not a count: write a whole number from 0 to 4",
        (
            "phase: there is no phase 'breakfast' in this game: phases are choice, planning, materials, population, "
            "gold, exploration, last window, ended"
        ),
    )


def test_impossible_places_are_all_said_at_once_too() -> None:
    found = problems(
        players=[
            {"duchy": ["Silk"], "construction": [{"card": "Barracks", "filled": "MMMM"}, "Calamity"]},
            {"duchy": ["Téressie"], "selection": ["Calamity"], "hand": ["Vermin"], "alchemy": "MMMMM"},
        ]
    )

    assert found == (
        "seat 0: 4 M spaces of Barracks#1 are filled, and it has 3 (CON-11)",
        "seat 0: Calamity#1 cannot be under construction (GEN-3)",
        "seat 0: the Duchy begins with the Duchy card, and has just one (SET-3)",
        "seat 0: Silk#1 cannot be in a Duchy (GEN-5)",
        "seat 1: Vermin#1 cannot be in a hand (CHO-1)",
        "seat 1: Calamity#2 cannot be in Selection once Planning has opened (PLA-8)",
        "seat 1: 5 cubes are in Alchemy, and 5 become a Krystallium at once (CON-3)",
        "Vermin#1: in this configuration such cards stay in the box (SET-5)",
    )


FACE_DOWN = {"card": "Farm#1", "handle": "a-1", "by": 0, "round": 1, "turn": 0}


@pytest.mark.parametrize(
    ("parts", "problem"),
    [
        (
            {"players": seat(selection=["Farm#1"], hand=["Farm#1"])},
            "seat 0, selection: Farm#1 is there twice, or all its copies are in use: each card lies in one place",
        ),
        (
            {"players": seat(construction=[{"card": "Farm", "filled": "E"}])},
            "seat 0: 1 E spaces of Farm#1 are filled, and it has 0 (CON-11)",
        ),
        (
            {"players": seat(construction=[{"card": "Barracks", "filled": "MMM"}])},
            "seat 0: all spaces of Barracks#1 are filled, so it has joined the Duchy (CON-1)",
        ),
        (
            {"players": seat(alchemy="MMMMMM"), "configuration": {"modules": ["quest"], "edition": "first"}},
            "seat 0: 6 cubes are in Alchemy, and 5 become a Krystallium at once (CON-3)",
        ),
        (
            {"phase": "gold", "players": seat(selection=["Farm"])},
            "seat 0: Selection is empty when Planning is over (PLA-7)",
        ),
        ({"players": TWO_DUCHIES[:1]}, "players: 1 seats are described, and the game has 2"),
        (
            {"players": seat(training=2)},
            "seat 0, training: 2 is not a count: write a whole number from 0 to 1",
        ),
        (
            {"players": seat(traps=True)},
            "seat 0, traps: True is not a count: write a whole number, at least 0",
        ),
        ({"players": seat(done="yes")}, "seat 0, done: 'yes' is neither true nor false"),
        ({"players": seat(owes=[{"duty": "Bow"}])}, "seat 0, owes: there is no duty 'Bow': the duties are none"),
        (
            {"face_down": [FACE_DOWN]},
            (
                "Farm#1 cannot lie face down where it is: only in an area, a Selection before Planning, or the "
                "discards (GEN-8, PLA-1)"
            ),
        ),
        (
            {"discards": ["Farm#1", "Port#1"], "face_down": [FACE_DOWN, {**FACE_DOWN, "card": "Port#1"}]},
            "two face-down cards are both called a-1 (GEN-8)",
        ),
        (
            {"discards": ["Farm#1"], "face_down": [{**FACE_DOWN, "by": 2}]},
            "face_down, by: there is no seat 2: seats are 0, 1",
        ),
        (
            {"phase": "ended"},
            "a game that has ended has a verdict, and no other has one (END-4)",
        ),
        (
            {"phase": "choice"},
            "seat 0: it has to decide, and there is nothing that it could do (the Choice phase)",
        ),
        (
            {"piles": {"development": ["Farm"]}},
            "1 cards are in the Development deck, and the rounds to come need 48 (CHO-1)",
        ),
        (
            {"players": seat(duchy=["Valados", *["Calamity"] * 3])},
            "5 cards are left in calamities, and the rounds to come need 6 (CHO-1, MEN-1)",
        ),
        (
            {"round": 3, "draws": {"hands": [[8, 8], [0, 8]]}},
            "the rounds to come need 2 numbers from 0 to 7 for the order of hands (GEN-7)",
        ),
        (
            {"draws": {"hands": []}},
            "the rounds to come need 6 numbers from 0 to 7 for the order of hands (GEN-7)",
        ),
        ({"format": 9}, "format: 9 is not known: this program reads format 1"),
        ({"opening": TWO_DUCHIES[:1]}, "opening: 1 seats are described, and the game has 2"),
    ],
)
def test_an_impossible_position_is_refused(parts: dict[str, Any], problem: str) -> None:
    assert problems(**parts) == (problem,)


@pytest.mark.parametrize(
    "part",
    [
        *("round", "turns", "phase", "players", "areas", "face_down", "piles", "discards"),
        *("dangers", "draws", "slots", "opening", "verdict", "configuration"),
    ],
)
@pytest.mark.parametrize("value", [5, "nonsense", [5], [["Farm", 0]], {"a": 5}, {"hands": [5]}, [{"card": []}]])
def test_nonsense_is_refused_in_words(part: str, value: Any) -> None:
    if (part, value) == ("turns", 5):
        return
    with pytest.raises(kingdom.KingdomError):
        read(**{part: value})


@pytest.mark.parametrize("part", sorted(keys_of(Player) - {"slots"}))
@pytest.mark.parametrize("value", [-5, "nonsense", [5], {"a": 5}, [{"card": []}], None])
def test_nonsense_of_a_seat_is_refused_in_words(part: str, value: Any) -> None:
    with pytest.raises(kingdom.PositionError):
        read(players=seat(**{part: value}))


@pytest.mark.parametrize("slots", [5, "nonsense", [5], None])
def test_slots_are_a_table(slots: Any) -> None:
    assert problems(slots=slots) == (f"slots: {slots!r} is not a table of names and values",)
    assert problems(players=seat(slots=slots)) == (f"seat 0, slots: {slots!r} is not a table of names and values",)


@pytest.mark.parametrize("data", [None, 5, "planning", []])
def test_what_is_not_a_table_is_not_a_position(data: Any) -> None:
    with pytest.raises(kingdom.PositionError, match="a position is a table of names and values"):
        kingdom.from_position(data)


def test_a_verdict_is_what_a_game_writes() -> None:
    (problem,) = problems(phase="ended", round=4, verdict={"winners": [0]})

    assert problem.startswith("verdict: this is not how a game records its end")
