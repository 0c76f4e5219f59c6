"""The notation: every action as a line of text, and back."""

from __future__ import annotations

import pytest

import kingdom
from kingdom.core.actions import Action
from kingdom.core.cards import CardId
from kingdom.core.resources import Resource
from kingdom.core.values import value
from kingdom.modules.solo.search import Search
from kingdom.rules.building import Abandon, Place, UseKrystallium, UseSoldier
from kingdom.rules.choice import Laid, Offer, Select
from kingdom.rules.planning import Done, Recycle, Slate
from kingdom.text import notation
from tests.kit import Table
from tests.kit.cards import CARDS, given

TABLE = given("planning")
FARM, PORT, GATE = (TABLE.card(name) for name in ("Farm#2", "Port#1", "Infernal Gate"))

WRITTEN: list[tuple[Action, str]] = [
    (Offer((Laid(FARM, 0, False), Laid(PORT, 1, True))), "offer Farm#2 left, Port#1 right face down"),
    (Select(0), "select left"),
    (Select(1), "select right"),
    (Slate(FARM), "slate Farm#2"),
    (Recycle(GATE), "recycle Infernal Gate"),
    (Place(Resource.GOLD, PORT), "place G on Port#1"),
    (Place(Resource.EXPLORATION, None), "place E on alchemy"),
    (UseKrystallium(GATE, 4), "krystallium on Infernal Gate as K"),
    (UseSoldier(GATE), "soldier on Infernal Gate"),
    (Abandon(FARM), "abandon Farm#2"),
    (Done(), "done"),
]


def read(line: str) -> list[Action]:
    rules = TABLE.state.rules
    return notation.read(line, rules.names, rules.actions())


@pytest.mark.parametrize(("action", "line"), WRITTEN, ids=[line for _, line in WRITTEN])
def test_an_action_is_written_in_the_words_of_the_rulebook(action: Action, line: str) -> None:
    assert notation.text(action, TABLE.state.rules.names) == line
    assert TABLE.game.text(action) == line


@pytest.mark.parametrize(("action", "line"), WRITTEN, ids=[line for _, line in WRITTEN])
def test_what_is_written_can_be_read(action: Action, line: str) -> None:
    assert action in read(line)


def test_every_kind_of_action_of_the_base_game_is_in_this_test() -> None:
    assert {type(action) for action, _ in WRITTEN} == set(TABLE.state.rules.actions())


@pytest.mark.parametrize(
    "line",
    ["SLATE FARM#2", "slate farm#2", "  slate   Farm#2 ", "Slate Farm#2"],
    ids=["capitals", "small", "spaces", "mixed"],
)
def test_capitals_and_spaces_do_not_matter(line: str) -> None:
    assert read(line) == [Slate(FARM)]


def test_letters_of_resources_may_be_small() -> None:
    assert read("place g on Port#1") == [Place(Resource.GOLD, PORT)]
    assert read("krystallium on infernal gate as k") == [UseKrystallium(GATE, 4)]


def test_a_name_without_a_number_means_any_copy() -> None:
    assert read("slate Farm") == [Slate(TABLE.card(f"Farm#{number}")) for number in (1, 2, 3, 4)]


def test_an_offer_may_be_said_in_either_order() -> None:
    one = read("offer Farm#2 left, Port#1 right face down")
    other = read("offer Port#1 right face down, Farm#2 left")

    assert set(one) == set(other)
    assert len(one) == 2, "the hand decides which of the two it is"


@pytest.mark.parametrize(
    ("phase", "seats"),
    [
        (
            "choice",
            ("ann: hand Farm, Farm, Port, Infernal Gate; traps 2; construction Palace; krystallium 1; soldiers 1",),
        ),
        ("choice, turn 3", ("ann: construction Farm, Farm; krystallium 1",)),
        ("planning", ("ann: selection Farm, Farm, Silk; construction Palace, Port; krystallium 1; soldiers 1",)),
        ("gold", ("ann: construction Palace, Port, Farm, Farm; cubes MPGE; krystallium 1; soldiers 1",)),
    ],
)
def test_every_legal_action_is_one_line_that_means_it_and_nothing_else(phase: str, seats: tuple[str, ...]) -> None:
    table = given(phase, *seats)
    options = table.game.options(0)
    lines = [table.game.text(action) for action in options]

    assert len(set(lines)) == len(options)
    for action, line in zip(options, lines, strict=True):
        fitting = list(notation.read(line, table.state.rules.names, table.state.rules.actions()))
        assert [reading for reading in fitting if reading in options] == [action]


@pytest.mark.parametrize("modules", [("menace",), ("advisors",), ("quest",)])
def test_the_actions_of_modules_are_written_and_read_too(modules: tuple[str, ...]) -> None:
    game = kingdom.new_game(seed=3, content=CARDS, modules=modules)
    names, actions = game.state.rules.names, game.state.rules.actions()
    seen: set[type[Action]] = set()
    for turn in range(150):
        (who, *_) = game.waiting()
        options = game.options(who)
        for action in options[:50]:
            assert action in notation.read(game.text(action), names, actions)
            seen.add(type(action))
        game.play(who, options[turn * 11 % len(options)])

    assert len(seen) > 6


def test_a_text_stands_for_a_limited_number_of_actions() -> None:
    assert len(read("offer Ruins left, Statue right")) == 8 * 6 * 2
    assert notation.MOST_READINGS > 8 * 8 * 2


def test_a_template_names_every_field_of_its_action() -> None:
    @value
    class Forgetful(Action):
        card: CardId
        template = "forget"

    with pytest.raises(TypeError, match="the template of Forgetful leaves out card"):
        notation.text(Forgetful(FARM), TABLE.state.rules.names)


def test_the_sense_of_an_action_is_that_of_any_copy_that_lies_alike() -> None:
    table: Table = given("planning", "ann: construction Farm[M], Farm[M], Farm[P]; cubes M")
    senses = [notation.sense(table.state, 0, Place(Resource.MATERIALS, table.card(f"Farm#{n}"))) for n in (1, 2, 3)]

    assert senses[0] == senses[1] != senses[2]


def test_the_sense_of_an_offer_is_which_kinds_lie_where_and_how() -> None:
    table: Table = given("choice, turn 4", "ann: hand Farm, Farm, Port; traps 2", "table: left Statue; right Ruins")

    def sense(*lays: tuple[str, int, bool]) -> object:
        laid = tuple(Laid(table.card(name), area, down) for name, area, down in lays)
        return notation.sense(table.state, 0, Offer(laid))  # type: ignore[arg-type]

    one = sense(("Farm#1", 0, False), ("Port#1", 1, True))
    assert one == sense(("Port#1", 1, True), ("Farm#2", 0, False))
    assert one != sense(("Farm#1", 1, False), ("Port#1", 1, True))
    assert one != sense(("Farm#1", 0, True), ("Port#1", 1, True))
    assert sense(("Farm#1", 0, False), ("Farm#2", 1, False)) == sense(("Farm#2", 0, False), ("Farm#1", 1, False))


def test_the_sense_of_a_search_is_which_kinds_are_discarded_and_copies_elsewhere_differ() -> None:
    table: Table = given(
        "solo choice", "ann: hand Quarry", "table: left Farm, Farm, Port; right Farm, Island", players=1
    )

    def sense(area: int, *names: str) -> object:
        first, second = (table.card(name) for name in names)
        return notation.sense(table.state, 0, Search(area, (first, second)))

    assert sense(0, "Farm#1", "Port#1") == sense(0, "Port#1", "Farm#2")
    assert sense(0, "Farm#1", "Farm#2") != sense(0, "Farm#1", "Port#1")
    assert sense(0, "Farm#1", "Port#1") != sense(0, "Farm#3", "Port#1"), "it lies in the other area"


def test_a_card_in_hand_is_not_alike_to_one_on_the_table() -> None:
    table: Table = given("planning", "ann: selection Farm; hand Farm")

    assert notation.sense(table.state, 0, Slate(table.card("Farm#1"))) != notation.sense(
        table.state, 0, Slate(table.card("Farm#2"))
    )


def test_a_picture_of_a_view_and_of_the_table_is_text() -> None:
    game = TABLE.game

    assert "Valados" in kingdom.picture(game.view(0))
    assert "Téressie" in kingdom.picture(game.view(None))
