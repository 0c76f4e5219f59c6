"""The picture of the end of a game: how high it is, and how the arms of a Duchy are painted."""

from __future__ import annotations

import pytest

from kingdom.web.present.arms import Arms
from kingdom.web.present.postcard import height_for, shield


@pytest.mark.parametrize(("rows", "height"), [(1, 630), (6, 630), (7, 654), (10, 750)])
def test_a_picture_grows_with_its_score_sheet(rows: int, height: int) -> None:
    assert height_for(rows) == height


def test_arms_are_painted_in_the_colours_of_their_duchy() -> None:
    valados, teressie = (shield(Arms("pale", "crown"), key) for key in ("valados", "teressie"))

    assert (valados.field, valados.ink, teressie.field, teressie.ink) == ("#1f5138", "#fdf3d3", "#7c2030", "#f2cf6c")
    assert valados.division
    assert valados.charge
    assert "var(" not in valados.division + valados.charge
    assert "#e0b23c" in valados.division
    assert "#e9dcc0" in teressie.division
    assert shield(Arms("pale", "crown"), "nowhere") == valados
    assert shield(Arms("nothing", "nothing"), "valados").charge == ""
