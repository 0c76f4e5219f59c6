"""The picture of the end of a game: where everything stands, and how the arms of a Duchy are painted."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from kingdom.web.present.cards.arms import Arms
from kingdom.web.present.cards.faces import Face, face_of
from kingdom.web.present.cards.pictures import Picture
from kingdom.web.present.games.postcard import Postcard, postcard, shapes, shield
from kingdom.web.present.games.score_sheet import EndSeat, EndSheet, PaintedCard, ScoreRow
from tests.kit.presentation import ENGLISH

CONTENT = ENGLISH.content


def drawn(rows: int, seats: int = 2, fields: int = 3, winner: int = 0, medal: str | None = None) -> Postcard:
    """The picture of a score sheet with so many rows: what stands in them makes no difference to where they stand."""
    land = tuple(PaintedCard(face(each)) for each in ("valados", "teressie", "valados")[:fields])
    players = tuple(
        EndSeat(at, name, face(duchy), points, at == winner, (), (), fields - 1, land)
        for at, (name, duchy, points) in enumerate((("Ann", "valados", 12), ("Bob", "teressie", 9)))
    )[:seats]
    row = ScoreRow("cards", "Cards", (12, 9)[:seats], "END-1", None)
    return postcard(EndSheet("", "", "END-1", medal, (), (row,) * rows, (), players, (0, 0), (), 4))


def face(duchy: str) -> Face:
    return face_of(CONTENT.duchies[duchy, "A"], ENGLISH)


@pytest.mark.parametrize(("rows", "height"), [(1, 630), (5, 630), (6, 658), (10, 794)])
def test_a_picture_grows_with_its_score_sheet(rows: int, height: int) -> None:
    card = drawn(rows)

    assert card.height == height
    assert card.lines[-1].rule < card.total_y < height
    assert [line.y for line in card.lines] == [410 + 34 * at for at in range(rows)]


def test_points_stand_below_the_name_of_their_seat() -> None:
    two, alone = drawn(1), drawn(1, seats=1)

    assert [(column.name, column.middle, column.total) for column in two.columns] == [
        ("Ann", 420, 12),
        ("Bob", 570, 9),
    ]
    assert two.lines[0].points == ((420, 12), (570, 9))
    assert alone.lines[0].points == ((420, 12),)
    assert (alone.rules_end, two.rules_end) == (495, 645)


def test_each_kingdom_is_a_panorama_and_the_winner_s_comes_first() -> None:
    two, alone = drawn(1, winner=1), drawn(1, seats=1, medal="gold")

    assert [(band.name, band.y, band.height, band.total) for band in two.bands] == [
        ("Bob", 0, 236, 9),
        ("Ann", 236, 92, 12),
    ]
    assert [(band.height, band.foot) for band in alone.bands] == [(328, 92)]
    assert two.medal is None
    assert alone.medal is not None
    assert alone.medal[0] == "0 0 64 64"


def test_the_fields_of_a_panorama_reach_into_one_another_and_fill_it() -> None:
    fields = drawn(1).bands[0].fields

    assert fields[0].x == 0
    assert all(field.x < last.x + last.width for last, field in pairwise(fields))
    assert fields[-1].x + fields[-1].width >= 1200
    assert drawn(1, fields=1).bands[0].fields[0].width < 600, "what was never built stays bare"


def test_pictures_side_by_side_keep_their_own_gradients() -> None:
    first, again = (field.shapes for field in drawn(1).bands[0].fields[::2])

    assert first != again
    for each in (first, again):
        named = re.findall(r'id="([\w-]+)"', each)
        assert set(re.findall(r"url\(#([\w-]+)\)", each)) <= set(named)
    assert not set(re.findall(r'id="([\w-]+)"', first)) & set(re.findall(r'id="([\w-]+)"', again))


def test_a_card_without_a_drawing_is_composed() -> None:
    box, found = shapes(Picture("/s/x/structure-0-0-0.svg", 5), "p-")

    assert box == "0 0 240 170"
    assert "<path" in found


def test_arms_are_painted_in_the_colours_of_their_duchy() -> None:
    valados, teressie = (shield(Arms("pale", "crown"), key) for key in ("valados", "teressie"))

    assert (valados.field, valados.ink, teressie.field, teressie.ink) == ("#1f5138", "#fdf3d3", "#7c2030", "#f2cf6c")
    assert valados.division
    assert valados.charge
    assert "var(" not in valados.division + valados.charge
    assert "#e0b23c" in valados.division
    assert "#e9dcc0" in teressie.division
    assert shield(Arms("pale", "crown"), "nowhere") == shield(Arms("pale", "crown"), "treasure") != valados
    assert shield(Arms("nothing", "nothing"), "valados").charge == ""
