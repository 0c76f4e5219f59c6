"""The pictures of a score sheet: where every line, dot, bar and number of them stands."""

from __future__ import annotations

import pytest

from kingdom.web.present.games.chart import BarChart, LineChart, bar_chart, line_chart

SEATS = (("Ann", "valados"), ("Bran", "teressie"))


def levels(chart: LineChart) -> list[int]:
    return [value for *_, value in chart.levels]


def test_a_score_grows_from_zero_on_the_left_to_its_total_on_the_right() -> None:
    chart = line_chart([[10, 5], [30, 35]], SEATS)

    ann, bran = chart.curves
    assert ann.dots == ((34.0, 174.0, 0), (189.0, 133.5, 10), (344.0, 52.5, 30))
    assert bran.dots == ((34.0, 174.0, 0), (189.0, 153.8, 5), (344.0, 32.2, 35))
    assert ann.points == "34.0,174.0 189.0,133.5 344.0,52.5"
    assert (ann.total, bran.total) == (30, 35)
    assert (ann.label_y, bran.label_y) == (56.5, 36.2)
    assert (ann.name, ann.tincture, ann.dashed) == ("Ann", "valados", False)
    assert (bran.name, bran.tincture, bran.dashed) == ("Bran", "teressie", True)
    assert chart.rounds == ((34.0, ""), (189.0, "I"), (344.0, "II"))
    assert chart.levels == ((174.0, 178.0, 0), (133.5, 137.5, 10), (93.0, 97.0, 20), (52.5, 56.5, 30), (12.0, 16.0, 40))


def test_the_chart_has_room_for_numbers_on_the_left_names_on_the_right_and_rounds_below() -> None:
    chart = line_chart([[10]], SEATS[:1])

    assert (chart.width, chart.height) == (440, 200)
    assert (chart.left, chart.right) == (34, 344)
    assert (chart.values_x, chart.names_x, chart.rounds_y) == (28, 354, 194)


@pytest.mark.parametrize(
    ("most", "step"),
    [(0, 5), (30, 5), (31, 10), (60, 10), (61, 20), (120, 20), (121, 25), (150, 25), (151, 50), (300, 50), (301, 100)],
)
def test_there_are_at_most_seven_lines_to_read_by(most: int, step: int) -> None:
    found = levels(line_chart([[most]], SEATS[:1]))

    assert found[1] - found[0] == step
    assert found[0] == 0
    assert found[-1] - step < max(most, 10) <= found[-1]


def test_a_score_below_zero_has_lines_of_its_own() -> None:
    chart = line_chart([[-7, 3]], SEATS)

    assert levels(chart) == [-10, -5, 0, 5, 10]
    assert [curve.dots[0][1] for curve in chart.curves] == [93.0, 93.0]
    assert chart.curves[0].dots[1][1] > 93.0 > chart.curves[1].dots[1][1]


@pytest.mark.parametrize(
    ("scores", "labels"),
    [((11, 10), (56.6, 72.6)), ((10, 11), (72.6, 56.6)), ((10, 10), (8.0, 24.0)), ((12, 10), (48.4, 70.0))],
)
def test_names_that_would_lie_on_one_another_are_moved_apart(
    scores: tuple[int, int], labels: tuple[float, float]
) -> None:
    first, second = line_chart([scores], SEATS).curves

    assert (round(first.label_y, 1), round(second.label_y, 1)) == labels
    assert (first.name, second.name) == ("Ann", "Bran")
    assert (first.total, second.total) == scores


def test_a_game_without_a_round_has_a_chart_that_begins() -> None:
    chart = line_chart([], SEATS)

    assert [curve.dots for curve in chart.curves] == [((34.0, 174.0, 0),)] * 2
    assert chart.rounds == ((34.0, ""),)
    assert levels(chart) == [0, 5, 10]


def test_a_chart_is_said_to_whoever_cannot_see_it() -> None:
    assert line_chart([[10, 5], [30, 35]], SEATS).said == "Ann 0, 10, 30. Bran 0, 5, 35."
    four = line_chart([[1], [2], [3], [4]], SEATS[:1])
    assert [name for _, name in four.rounds] == ["", "I", "II", "III", "IV"]


def bars(chart: BarChart) -> list[list[tuple[float, float, int, str]]]:
    return [[(bar.x, bar.width, bar.points, bar.source) for bar in row.bars] for row in chart.rows]


def test_a_bar_is_as_long_as_its_points_and_the_best_seat_takes_the_whole_width() -> None:
    chart = bar_chart(["Ann", "Bran"], [("flat", (30, 10)), ("per_structure", (10, 0))])

    assert bars(chart) == [[(90.0, 255.0, 30, "flat"), (345.0, 85.0, 10, "per_structure")], [(90.0, 85.0, 10, "flat")]]
    assert [(row.name, row.y, row.height, row.text_y) for row in chart.rows] == [
        ("Ann", 12.0, 34, 34.0),
        ("Bran", 64.0, 34, 86.0),
    ]
    assert (chart.width, chart.height, chart.zero) == (440, 112.0, 90.0)


def test_what_costs_points_lies_to_the_left_of_zero() -> None:
    sources = [("flat", (28, 10)), ("calamities", (-3, -1)), ("menaces", (-3, 0))]
    chart = bar_chart(["Ann", "Bran"], sources)

    assert chart.zero == 150.0
    assert bars(chart) == [
        [(150.0, 280.0, 28, "flat"), (120.0, 30.0, -3, "calamities"), (90.0, 30.0, -3, "menaces")],
        [(150.0, 100.0, 10, "flat"), (140.0, 10.0, -1, "calamities")],
    ]


def test_a_source_without_points_has_no_bar() -> None:
    chart = bar_chart(["Ann"], [("calamities", (0,)), ("flat", (0,))])

    assert bars(chart) == [[]]
    assert (chart.height, chart.zero) == (60.0, 90.0)


def test_a_number_stands_in_the_middle_of_a_bar_that_has_room_for_it() -> None:
    wide, narrow, least = bar_chart(["Ann"], [("flat", (310,)), ("tied", (14,)), ("more", (16,))]).rows[0].bars

    assert (wide.middle, wide.has_room) == (245.0, True)
    assert (narrow.width, narrow.has_room) == (14.0, False)
    assert (least.width, least.has_room) == (16.0, False)


def test_a_game_that_was_begun_in_the_middle_keeps_the_names_of_its_rounds_and_what_seats_had() -> None:
    chart = line_chart([[-4, 16], [3, 40]], SEATS, start=(-8, 0), first=3)

    assert [label for _, label in chart.rounds] == ["", "III", "IV"]
    assert chart.said == "Ann -8, -4, 3. Bran 0, 16, 40."
