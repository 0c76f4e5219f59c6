"""The graph of a review: where its line, its rounds, its marks and its levels lie."""

from __future__ import annotations

import pytest

from kingdom.review import Review
from kingdom.web.present.review.plot import (
    NARROW,
    WIDE,
    Band,
    Plot,
    PlotLevel,
    PlotStrip,
    anchor_of,
    course_of,
    plot,
    value_of,
)
from tests.kit.cards import given
from tests.kit.presentation import ENGLISH, NAMES
from tests.kit.reviews import made_up_decision, review_of

AREAS = "table: left Farm; right Port"
FIRST = given("choice, turn 3", AREAS).state
PLANNING = given("planning").state
SECOND = given("choice, round 2, turn 3", AREAS).state
ALONE = [
    given("solo choice", AREAS, players=1).state,
    given("planning", players=1).state,
    given("planning, round 4", players=1).state,
]
BRONZE, SILVER, GOLD = ALONE[0].rules.settings.medals


@pytest.fixture(scope="module")
def two() -> Review:
    """Two rounds: two turns and a window, then two turns that cost something."""
    found = [
        made_up_decision(1, 0, FIRST, 0.5),
        made_up_decision(2, 1, FIRST, 0.4),
        made_up_decision(3, 0, PLANNING, 0.7, last=4),
        made_up_decision(5, 0, SECOND, 0.8, 0.9),
        made_up_decision(6, 1, SECOND, 0.3, 0.6),
    ]
    return review_of([FIRST, FIRST, PLANNING, PLANNING, SECOND, SECOND], found, (40, 30))


@pytest.fixture(scope="module")
def alone() -> Review:
    found = [
        made_up_decision(1, 0, ALONE[0], points=60.0, best_points=72.5),
        made_up_decision(2, 0, ALONE[1], points=80.0),
        made_up_decision(3, 0, ALONE[2], points=85.0, best_points=88.0),
    ]
    return review_of(ALONE, found, (87,))


def drawing(review: Review, seat: int = 0, box: object = WIDE) -> Plot:
    return plot(review, seat, box, ENGLISH, NAMES)  # type: ignore[arg-type]


# --- the line


def test_the_value_of_a_decision_is_told_for_either_seat(two: Review) -> None:
    own, other = two.rows[3], two.rows[4]

    assert [value_of(own, seat) for seat in (0, 1)] == [0.8, pytest.approx(0.2)]
    assert [value_of(other, seat, best=True) for seat in (0, 1)] == [pytest.approx(0.4), 0.6]
    assert anchor_of(other) == "step-6-1"


def test_turns_of_a_round_steady_one_another_and_a_window_stands_by_itself(two: Review) -> None:
    found = course_of(two, 0)

    assert [step for step, _ in found] == [1, 2, 4, 5, 6]
    assert [value for _, value in found] == pytest.approx([0.55, 0.55, 0.7, 0.75, 0.75])


def test_only_two_turns_on_either_side_are_near() -> None:
    chances = (0.1, 0.2, 0.3, 0.4, 0.5, 0.6)
    found = [made_up_decision(number, 0, FIRST, chance) for number, chance in enumerate(chances, start=1)]
    values = [value for _, value in course_of(review_of([FIRST] * 6, found, (1, 0)), 0)]

    assert values == pytest.approx([0.2, 0.25, 0.3, 0.4, 0.45, 0.5])


def test_the_line_begins_in_the_middle_and_ends_with_the_result(two: Review) -> None:
    found = drawing(two)

    assert found.line == "M64.0 136.0 L277.3 125.8 L490.7 125.8 L576.0 95.2 L832.0 85.0 L1088.0 85.0 L1088.0 34.0"
    assert (found.middle, found.end) == (136.0, (1088.0, 34.0))
    assert drawing(two, 1).end == (1088.0, 238.0)
    tied = review_of([FIRST], [made_up_decision(1, 0, FIRST)], (30, 30))
    assert drawing(tied).end == (1088.0, 136.0)


def test_what_lies_above_the_middle_is_one_side_and_below_it_the_other() -> None:
    review = review_of(
        [FIRST, SECOND], [made_up_decision(1, 0, FIRST, 0.75), made_up_decision(2, 0, SECOND, 0.25)], (1, 1)
    )
    up, down = drawing(review).areas

    assert up == ("up", "M64.0 136.0 L576.0 85.0 L832.0 136.0 L1088.0 136.0 L1088.0 136.0 L1088.0 136.0 L64.0 136.0Z")
    assert down == (
        "down", "M64.0 136.0 L576.0 136.0 L832.0 136.0 L1088.0 187.0 L1088.0 136.0 L1088.0 136.0 L64.0 136.0Z",
    )  # fmt: skip


# --- across


def test_rounds_are_equally_wide_and_a_step_of_a_window_takes_a_fifth_of_a_turn(two: Review) -> None:
    found = drawing(two)

    assert found.bands == (Band(64.0, 512.0, "I"), Band(576.0, 512.0, "II"))
    assert found.strips == (
        PlotStrip(64.0, 213.3, 0),
        PlotStrip(277.3, 213.4, 1),
        PlotStrip(490.7, 85.3, 2),
        PlotStrip(576.0, 256.0, 4),
        PlotStrip(832.0, 256.0, 5),
    )
    assert drawing(two, box=NARROW).bands == (Band(44.0, 150.0, "I"), Band(194.0, 150.0, "II"))


def test_a_drawing_has_its_size(two: Review) -> None:
    assert drawing(two).box == ("wide", 1124, 254, 64, 1088, 34, 238)
    assert drawing(two, box=NARROW).box == ("narrow", 352, 196, 44, 344, 24, 184)


# --- levels


def test_chances_are_read_by_three_lines(two: Review) -> None:
    assert drawing(two).levels == (PlotLevel(34.0, "100 %"), PlotLevel(136.0, "50 %"), PlotLevel(238.0, "0 %"))


def test_a_solo_game_is_read_by_its_medals_between_round_numbers(alone: Review) -> None:
    found = drawing(alone)
    low, high = 60, 10 * (GOLD // 10 + 1)

    def y(points: float) -> float:
        return round(238 - 204 * (points - low) / (high - low), 1)

    assert found.levels == (
        PlotLevel(34.0, str(high)),
        PlotLevel(238.0, str(low)),
        PlotLevel(y(BRONZE), f"Bronze medal {BRONZE}", "bronze", f"B {BRONZE}"),
        PlotLevel(y(SILVER), f"Silver medal {SILVER}", "silver", f"S {SILVER}"),
        PlotLevel(y(GOLD), f"Gold medal {GOLD}", "gold", f"G {GOLD}"),
    )
    assert found.middle is None
    assert found.line == f"M64.0 {y(60)} L490.7 {y(60)} L576.0 {y(80)} L1088.0 {y(85)} L1088.0 {y(87)}"


def test_a_solo_game_has_the_band_of_its_judge_or_what_lies_below_the_line(alone: Review) -> None:
    ((kind, _),) = drawing(alone).areas
    assert kind == "eight"
    unknown = review_of(ALONE, alone.rows, (87,), bot="somebody")
    ((kind, path),) = drawing(unknown).areas
    assert (kind, path.endswith(" L1088.0 238 L64.0 238Z")) == ("spread", True)


def test_the_band_reaches_from_eight_in_ten_below_to_eight_in_ten_above(alone: Review) -> None:
    high = 10 * (GOLD // 10 + 1)

    def y(points: float) -> float:
        return round(238 - 204 * (min(max(points, 60), high) - 60) / (high - 60), 1)

    ((_, path),) = drawing(alone).areas
    above = f"M490.7 {y(79.5)} L576.0 {y(99.5)} L1088.0 {y(85)}"
    assert path == f"{above} L1088.0 {y(84.5)} L576.0 {y(65)} L490.7 {y(45)}Z"


# --- marks


def test_ones_own_marks_hang_below_the_line_and_the_opponents_stand_above(two: Review) -> None:
    own, other = drawing(two).spots

    assert (own.x, own.y, own.dot, own.stem) == (832.0, 96.8, 74.8, 54.4)
    assert (own.sign, own.key, own.anchor) == ("?!", "inaccuracy", "step-5-0")
    assert (other.x, other.y, other.dot, other.stem) == (1088.0, 73.2, 95.2, 156.4)
    assert (other.sign, other.key, other.anchor) == ("??", "blunder", "step-6-1")
    assert own.label == "Ann · Round II, Choice phase, step 5 · Inaccuracy"


def test_a_narrow_drawing_has_the_marks_of_its_own_seat(two: Review) -> None:
    assert [spot.anchor for spot in drawing(two, 0, NARROW).spots] == ["step-5-0"]
    assert [spot.anchor for spot in drawing(two, 1, NARROW).spots] == ["step-6-1"]


def test_marks_that_would_cover_one_another_are_27_apart() -> None:
    found = [made_up_decision(at, 0, FIRST, 0.5, 0.9) for at in (21, 22, 23)]
    spots = drawing(review_of([FIRST] * 100, found, (1, 0))).spots

    assert [round(spot.x - spots[0].x, 1) for spot in spots] == [0.0, 10.3, 20.5]
    assert [spot.y for spot in spots] == [158.0, 185.0, 131.0]


def test_marks_that_are_far_enough_apart_stay_at_their_line() -> None:
    found = [made_up_decision(at, 0, FIRST, 0.5, 0.9) for at in (21, 24)]
    spots = drawing(review_of([FIRST] * 100, found, (1, 0))).spots

    assert [spot.y for spot in spots] == [158.0, 158.0]


@pytest.mark.parametrize(
    ("chance", "down"),
    [(0.0, 206.0), (0.1, 212.6), (1.0, 56.0), (0.5, 158.0)],
)
def test_no_mark_lies_outside_the_drawing(chance: float, down: float) -> None:
    (spot,) = drawing(review_of([FIRST] * 2, [made_up_decision(2, 0, FIRST, chance, chance + 0.3)], (1, 0))).spots

    assert spot.y == down


def test_on_the_left_no_mark_covers_who_is_ahead() -> None:
    def down(step: int, chance: float) -> float:
        return drawing(review_of([FIRST] * 100, [made_up_decision(step, 0, FIRST, chance, 1.0)], (1, 0))).spots[0].y

    assert down(20, 0.1) == 212.6, "there is nothing to cover"
    assert down(2, 0.1) == 185.6, "a mark goes where no words are"


def test_on_the_left_of_a_solo_game_no_mark_covers_a_medal() -> None:
    high = 10 * (GOLD // 10 + 1)
    line = 238 - 204 * (SILVER - 60) / (high - 60)
    review = review_of(
        [ALONE[0]] * 100, [made_up_decision(2, 0, ALONE[0], points=float(SILVER), best_points=SILVER + 20.0)], (60,)
    )
    (spot,) = drawing(review).spots

    assert spot.y == pytest.approx(round(line, 1) + 22), "below a line there is room"
    up = review_of(
        [ALONE[0]] * 100, [made_up_decision(2, 0, ALONE[0], points=SILVER + 10.0, best_points=SILVER + 20.0)], (60,)
    )
    (moved,) = drawing(up).spots
    assert not -30 < moved.y - line < 12
    assert moved.y != pytest.approx(moved.dot + 22)
    far = review_of(
        [ALONE[0]] * 100, [made_up_decision(60, 0, ALONE[0], points=float(SILVER), best_points=SILVER + 20.0)], (60,)
    )
    assert drawing(far).spots[0].y == pytest.approx(round(line, 1) + 22)
