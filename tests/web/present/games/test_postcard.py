"""The picture of the end of a game: where everything stands, and how the arms of a Duchy are painted."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from kingdom.web.present.cards.arms import Arms
from kingdom.web.present.cards.faces import Face, face_of
from kingdom.web.present.games.postcard import Postcard, postcard, shield
from kingdom.web.present.games.score_sheet import EndSeat, ScoreRow
from tests.kit.shown import ENGLISH

CONTENT = ENGLISH.content


def drawn(rows: int, seats: int = 2) -> Postcard:
    """The picture of a score sheet with so many rows: what stands in them makes no difference to where they stand."""
    players = [
        EndSeat(0, "Ann", face("valados"), 12, True, (), ()),
        EndSeat(1, "Bob", face("teressie"), 9, False, (), ()),
    ]
    row = ScoreRow("cards", "Cards", (12, 9)[:seats], "END-1", None)
    return postcard(SimpleNamespace(seats=players[:seats], rows=(row,) * rows))


def face(duchy: str) -> Face:
    return face_of(CONTENT.duchies[duchy, "A"], ENGLISH)


@pytest.mark.parametrize(("rows", "height"), [(1, 630), (6, 630), (7, 654), (10, 750)])
def test_a_picture_grows_with_its_score_sheet(rows: int, height: int) -> None:
    card = drawn(rows)

    assert (card.height, card.frame_height) == (height, height - 28)
    assert card.lines[-1].rule < card.total_y < height
    assert [line.y for line in card.lines] == [380 + 32 * at for at in range(rows)]


def test_points_stand_below_the_arms_of_their_seat() -> None:
    two, alone = drawn(1), drawn(1, seats=1)

    assert [(column.name, column.left, column.middle, column.total) for column in two.columns] == [
        ("Ann", 300, 375, 12),
        ("Bob", 490, 565, 9),
    ]
    assert two.lines[0].points == ((375, 12), (565, 9))
    assert alone.lines[0].points == ((375, 12),)
    assert (alone.rules_end, two.rules_end) == (450, 640)


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
