"""The pictures of what one learns over time: where every dot, column, line and number of them stands."""

from __future__ import annotations

import pytest

from kingdom.web.present.progress.plot import columns, course


def test_a_course_has_a_dot_for_each_game_and_a_line_through_averages() -> None:
    plot = course([40.0, 60.0, 80.0], 0, 100, " %")

    assert plot.dots == ((143.0, 116.0), (305.0, 82.0), (467.0, 48.0))
    assert plot.line == "143.0,116.0 305.0,99.0 467.0,82.0"
    assert plot.levels == (
        (184.0, 188.0, "0 %"),
        (150.0, 154.0, "20 %"),
        (116.0, 120.0, "40 %"),
        (82.0, 86.0, "60 %"),
        (48.0, 52.0, "80 %"),
        (14.0, 18.0, "100 %"),
    )
    assert (plot.first, plot.last) == (1, 3)
    assert (plot.width, plot.height, plot.left, plot.right) == (560, 210, 62, 548)
    assert (plot.values_x, plot.names_y) == (56, 204)
    assert (plot.columns, plot.zero) == ((), None)


def test_a_point_of_the_line_is_the_average_of_five_games_up_to_its_own() -> None:
    plot = course([0.0, 0.0, 0.0, 0.0, 100.0, 100.0], 0, 100)

    heights = [float(point.partition(",")[2]) for point in plot.line.split()]
    assert heights == [184.0, 184.0, 184.0, 184.0, 150.0, 116.0]


def test_of_many_games_the_last_forty_are_drawn_and_the_line_knows_those_before() -> None:
    plot = course([100.0] * 5 + [0.0] * 40, 0, 100)

    assert len(plot.dots) == 40
    assert (plot.first, plot.last) == (6, 45)
    assert plot.line.startswith("68.1,48.0 80.2,82.0 ")
    assert (plot.dots[0][0], plot.dots[-1][0]) == (68.1, 541.9)


@pytest.mark.parametrize(
    ("most", "step"),
    [(30, 5), (31, 10), (61, 20), (121, 25), (151, 50), (301, 100), (601, 200), (1201, 500), (9000, 500)],
)
def test_there_are_as_few_lines_as_can_be_read(most: int, step: int) -> None:
    values = [int(text) for *_, text in course([float(most)], 0, 10).levels]

    assert values[0] == 0
    assert values[1] - values[0] == step
    assert values[-1] - step < most <= values[-1]


def test_columns_stand_on_zero_or_hang_from_it() -> None:
    plot = columns([20.0, -10.0, 0.0])

    assert plot.zero == 127.3
    assert plot.column == 28.0
    assert plot.columns == (
        (129.0, 14.0, 113.3, "up"),
        (291.0, 127.3, 56.7, "down"),
        (453.0, 127.3, 2.0, "down"),
    )
    assert [text for *_, text in plot.levels] == ["−10", "−5", "0", "5", "10", "15", "20"]
    assert (plot.first, plot.last, plot.dots, plot.line) == (1, 3, (), "")


def test_many_columns_are_narrow_and_the_last_forty_are_drawn() -> None:
    plot = columns([5.0] * 42)

    assert plot.column == 8.5
    assert len(plot.columns) == 40
    assert (plot.first, plot.last) == (3, 42)
    assert plot.columns[0][0] == 63.8
    assert [text for *_, text in plot.levels] == ["0", "5", "10"]
