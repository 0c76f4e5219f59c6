"""The score sheet: what counts for whom, row by row, the best cards, medals, and the score at the end of each round."""

from __future__ import annotations

import pytest

from kingdom.core.engine import score
from kingdom.web.present.games.score_sheet import EndSheet, end_sheet, score_by_round
from tests.kit.cards import given
from tests.kit.menaces import played_to_the_end
from tests.kit.presentation import ENGLISH, NAMES
from tests.kit.reviews import random_game
from tests.kit.table import Table


def sheet(*seats: str, **options: object) -> EndSheet:
    table: Table = played_to_the_end(given("last window, round 4", *seats, **options))
    return end_sheet(table.game, ENGLISH, NAMES)


@pytest.fixture(scope="module")
def two() -> EndSheet:
    return sheet("ann: duchy Statue, Cathedral, Port, Quarry, Palace; calamities 2", "bob: duchy Port, Farm")


def test_the_sheet_says_who_has_won_and_by_what(two: EndSheet) -> None:
    assert two.headline == "Ann is Monarch of the Realm"
    assert two.clause == "END-1"
    assert [(seat.seat, seat.name, seat.duchy.key, seat.won) for seat in two.seats] == [
        (0, "Ann", "valados", True),
        (1, "Bob", "teressie", False),
    ]
    assert two.seats[0].total - two.seats[1].total == 16 + sum(row.points[0] for row in two.rows[2:]) + 8
    assert (two.medal, two.medals, two.ties, two.round) == (None, (), (), 4)
    assert [seat.losses for seat in two.seats] == [(), ()]


def test_each_source_of_points_is_a_row_with_what_each_seat_has_of_it(two: EndSheet) -> None:
    assert [(row.source, row.points[:2], row.clause, row.glyph) for row in two.rows[:2]] == [
        ("flat", (5, 2), "END-1", None),
        ("per_monument", (21, 0), "END-1", "monument"),
    ]
    assert [row.source for row in two.rows[2:]] == ["calamities"]
    assert two.rows[2].points[1] == 0
    assert [sum(row.points[seat] for row in two.rows) for seat in (0, 1)] == [seat.total for seat in two.seats]


def test_printed_points_have_a_row_also_where_nobody_has_any() -> None:
    assert [(row.source, row.points) for row in sheet("ann: duchy Quarry").rows] == [("flat", (0, 0))]


def test_the_best_cards_are_the_three_worth_most_and_none_that_is_worth_nothing(two: EndSheet) -> None:
    best = [[(one.face.key, one.points) for one in seat.best] for seat in two.seats]

    assert best == [[("palace", 12), ("cathedral", 9), ("statue", 3)], [("port", 2)]]


def test_cards_that_are_worth_the_same_come_in_the_order_of_the_box() -> None:
    ann = sheet("ann: duchy Statue, Great Lighthouse, Ruins, Statue, Cache of Giants").seats[0]
    names = [one.face.key for one in ann.best]

    assert [one.points for one in ann.best] == [6, 4, 3]
    assert names[:2] == ["great_lighthouse", "cache_of_giants"]
    assert names[2] == "statue"


def test_what_broke_a_tie_has_rows_of_its_own() -> None:
    tied = sheet("ann: duchy Port, Farm", "bob: duchy Port")

    assert tied.ties
    assert {row.clause for row in tied.ties} == {"END-2"}
    assert {row.glyph for row in tied.ties} == {None}
    assert all(len(row.points) == 2 for row in tied.ties)


def test_alone_each_medal_says_what_it_takes_and_whether_it_was_reached() -> None:
    least = given("last window, round 4", players=1).state.rules.settings.medals
    short = sheet("ann: duchy Statue", players=1)

    assert [(name, points) for name, points, _ in short.medals] == list(
        zip(("bronze", "silver", "gold"), least, strict=True)
    )
    assert not any(reached for *_, reached in short.medals)
    assert (short.medal, short.clause) == (None, "SOL-9")
    rich = "Great Lighthouse, Palace, Palace, Cathedral, Cathedral, " + ", ".join(["Statue"] * 6 + ["Garden"] * 6)
    much = sheet(f"ann: duchy {rich}", players=1)
    total = much.seats[0].total
    assert total > least[1]
    assert [reached for *_, reached in much.medals] == [total >= one for one in least]
    assert much.medal == [name for name, _, reached in much.medals if reached][-1]


def test_the_score_at_the_end_of_each_round_ends_with_the_last() -> None:
    game = random_game(3)
    found = score_by_round(game)

    assert len(found) == 4
    assert found[-1] == tuple(sum(line.points for line in lines) for lines in game.outcome().scores)
    after = next(step.before for step in game.steps if step.before.round == 3)
    assert found[1] == tuple(sum(line.points for line in score(after, seat)) for seat in (0, 1))


def test_what_the_last_action_of_a_round_brings_belongs_to_that_round() -> None:
    """Each Farm under construction brings a Vermin after the Combat: it is there at the end of round I."""
    table = given("combat, round 1", "ann: construction Farm, Farm", players=1, scenario="rats_everywhere")
    before = sum(line.points for line in score(table.game.state, 0))
    table.game.play(0, "done")
    assert table.game.state.round == 2
    after = sum(line.points for line in score(table.game.state, 0))
    assert after < before
    assert score_by_round(table.game)[0] == (after,)


def test_a_table_that_begins_with_a_position_knows_with_which_round_and_with_how_many_points(two: EndSheet) -> None:
    assert (two.first_round, len(two.by_round)) == (4, 1)
    assert two.start == two.by_round[0] == tuple(seat.total for seat in two.seats)
    assert end_sheet(random_game(3), ENGLISH, NAMES).first_round == 1


def test_a_panorama_shows_the_board_and_what_was_built_copies_once(two: EndSheet) -> None:
    ann = two.seats[0]

    assert [field.face.key for field in ann.land] == ["valados", "statue", "cathedral", "port", "quarry", "palace"]
    assert ann.built == 5
    assert [field.face.key for field in ann.land if field.is_wide_only] == ["quarry"], "a phone has room for four"


def test_of_many_cards_a_panorama_shows_those_worth_most_in_the_order_of_building() -> None:
    duchy = (
        "Farm#1, Farm#2, Hamlet#1, Quarry#1, Port#1, Guildhall#1, Recruiters, Mint#1, Statue#1, Cathedral#1, Palace#1,"
    )
    ann = sheet(f"ann: duchy {duchy} Barracks#1, Navigators#1").seats[0]
    keys = [field.face.key for field in ann.land]

    assert ann.built == 13
    assert len(keys) == 11
    assert len(set(keys)) == 11
    assert {"statue", "cathedral", "palace"} <= set(keys)
    assert keys.index("statue") < keys.index("palace")


def test_winners_are_shown_first() -> None:
    assert [seat.name for seat in sheet("ann: duchy Quarry", "bob: duchy Port").ranked] == ["Bob", "Ann"]
