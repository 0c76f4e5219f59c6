"""A picture of a table: where everything is drawn, in which colour, and what is written beside it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("gymnasium")
pytest.importorskip("PIL")

from PIL import ImageDraw

from kingdom.core.cards import CardId, CardType, Family, Icon, Kind
from kingdom.core.resources import Resource
from kingdom.core.view import Hidden
from kingdom.rl import drawing
from kingdom.rl.drawing import BACK, CUBES, DANGER, EMPTY, FAMILIES, INK, PAPER, RULE, TYPES, _Canvas, _colour, _font

STATUE = Kind(
    "statue", "Statué of a very long name", Family.DEVELOPMENT, CardType.MONUMENT, (2, 0, 1, 0, 0, 1),
    (Icon(Resource.GOLD), Icon(Resource.EXPLORATION, CardType.MONUMENT)), bonus_krystallium=1, bonus_soldiers=2,
    points=3, points_per=((CardType.DISCOVERY, 2),),
)  # fmt: skip
PLAIN = Kind("plain", "Plain", Family.TREASURE)
BOX = (STATUE, PLAIN)


class Pencil:
    """Notes what is drawn."""

    def __init__(self) -> None:
        self.drawn: list[tuple[Any, ...]] = []

    def __getattr__(self, name: str) -> Any:
        return lambda *args, **named: self.drawn.append((name, *args, *named.values()))

    def texts(self) -> list[tuple[Any, ...]]:
        """The texts, with place, colour and size."""
        return [(place, words, colour, font.size) for name, place, words, colour, font in self.only("text")]

    def only(self, *names: str) -> list[tuple[Any, ...]]:
        return [one for one in self.drawn if one[0] in names]


@pytest.fixture
def pencil(monkeypatch: pytest.MonkeyPatch) -> Pencil:
    made = Pencil()
    monkeypatch.setattr(ImageDraw, "Draw", lambda image: made)
    return made


def seat(number: int, **more: Any) -> Any:
    usual: dict[str, Any] = {
        "seat": number, "soldiers": 0, "krystallium": 0, "traps": 0, "alchemy": (0,) * 4, "cubes": (0,) * 4,
        "done": False, "construction": (), "duchy": (), "zones": {}, "selection": (), "hand": (), "hand_count": 0,
    }  # fmt: skip
    return SimpleNamespace(**(usual | more))


def sight(*seats: Any, **more: Any) -> Any:
    usual: dict[str, Any] = {
        "seat": None, "seats": seats, "turn": None, "round": 3, "phase": SimpleNamespace(name="gold"), "piles": {},
        "areas": ((), ()), "box": BOX,
    }  # fmt: skip
    return SimpleNamespace(**(usual | more))


def canvas(pencil: Pencil) -> Any:
    """A canvas on which nothing has been drawn yet."""
    made = _Canvas(sight())
    pencil.drawn.clear()
    return made


# --- the table


def test_the_head_says_round_phase_turn_and_piles(pencil: Pencil) -> None:
    piles = {"deck": 40, "danger_deck": 3, "box": 9, "stack": 0}
    named = {name: SimpleNamespace(size=size) for name, size in piles.items()}
    _Canvas(sight(turn=1, piles=named))
    assert pencil.texts()[:2] == [
        ((6, 6), "Round 3 · gold · Bob's turn", INK, 18),
        ((500, 9), "deck 40 · danger deck 3", INK, 13),
    ]
    pencil.drawn.clear()
    _Canvas(sight())
    assert pencil.texts()[0][1] == "Round 3 · gold"


def test_an_image_is_of_one_size_with_paper_where_nothing_lies() -> None:
    image = drawing.pixels(sight())
    assert image.shape == (840, 1200, 3)
    assert tuple(image[700, 600]) == PAPER
    assert tuple(image[100, 300]) == EMPTY


@pytest.mark.parametrize(("viewer", "order"), [(0, [1, 0]), (1, [0, 1]), (None, [1, 0])])
def test_the_viewer_sits_below(viewer: int | None, order: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    laid: list[Any] = []
    monkeypatch.setattr(_Canvas, "seat", lambda self, seat, top: laid.append((seat.seat, top)))
    monkeypatch.setattr(_Canvas, "areas", lambda self, top: laid.append(("areas", top)))
    _Canvas(sight(seat(0), seat(1), seat=viewer))
    assert laid == [("areas", 34), (order[0], 144), (order[1], 144 + 348)]
    laid.clear()
    _Canvas(sight(seat(0)))
    assert laid == [("areas", 34), (0, 144)]


def test_two_areas_lie_side_by_side(pencil: Pencil, monkeypatch: pytest.MonkeyPatch) -> None:
    made = canvas(pencil)
    made.view.areas = ((1,), (2,))
    rows: list[Any] = []
    monkeypatch.setattr(_Canvas, "row", lambda self, *args: rows.append(args))
    made.areas(34)
    assert pencil.only("rounded_rectangle") == [
        ("rounded_rectangle", (6, 34, 594, 138), 6, EMPTY, RULE),
        ("rounded_rectangle", (606, 34, 1194, 138), 6, EMPTY, RULE),
    ]
    assert pencil.texts() == [((12, 36), "left", INK, 12), ((612, 36), "right", INK, 12)]
    assert rows == [((1,), 12, 54, 576), ((2,), 612, 54, 576)]


# --- a seat


def noted(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """The parts of the picture on the canvas."""
    found: list[tuple[Any, ...]] = []
    for name in ("card", "small", "row"):
        monkeypatch.setattr(_Canvas, name, lambda self, *args, name=name: found.append((name, *args)))
    return found


def test_a_seat_says_what_it_has(pencil: Pencil, monkeypatch: pytest.MonkeyPatch) -> None:
    noted(monkeypatch)
    made = canvas(pencil)
    made.seat(seat(0, soldiers=1, krystallium=2, traps=3, alchemy=(1, 0, 0, 2), cubes=(0, 1, 0, 0), done=True), 200)
    assert pencil.only("line") == [("line", (0, 197, 1200, 197), RULE, 2)]
    (line,) = pencil.texts()
    assert (line[0], line[2:]) == ((6, 200), (INK, 14))
    assert line[1].startswith("Ann   Soldiers 1 · Krystallium 2 · Traps 3 · Alchemy ")
    assert line[1].endswith(" · done")
    pencil.drawn.clear()
    made.seat(seat(1), 200)
    assert pencil.texts()[0][1].startswith("Bob   Soldiers 0")
    assert not pencil.texts()[0][1].endswith("done")


def test_sites_duchy_selection_and_hand_lie_below_each_other(pencil: Pencil, monkeypatch: pytest.MonkeyPatch) -> None:
    made = canvas(pencil)
    found = noted(monkeypatch)
    works = tuple(SimpleNamespace(card=CardId(k), filled=(k,)) for k in (0, 1))
    zones = {"standing": (1,), "count": 4, "advisors": (0, 1)}
    made.seat(seat(0, construction=works, duchy=(0,), zones=zones, selection=(1,), hand=(0, 1)), 200)
    assert found == [
        ("card", STATUE, (6, 222), (0,)),
        ("card", PLAIN, (6 + 114, 222), (1,)),
        *(("small", card, (6 + 108 * at, 306)) for at, card in enumerate((0, 1, 0, 1, 1))),
        ("row", (0, 1), 6, 384, 1188),
    ]
    found.clear()
    made.seat(seat(0, hand=None, hand_count=3), 200)
    assert found == [("row", [None] * 3, 6, 384, 1188)]


def test_many_names_go_on_in_the_next_line_and_many_sites_overlap(
    pencil: Pencil, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = canvas(pencil)
    found = noted(monkeypatch)
    works = tuple(SimpleNamespace(card=CardId(0), filled=()) for _ in range(21))
    made.seat(seat(0, construction=works, duchy=(0,) * 40), 0)
    names = [place for name, _, place in (one for one in found if one[0] == "small")]
    assert len(names) == 33
    assert names[:2] == [(6, 106), (114, 106)]
    assert names[10:12] == [(6 + 1080, 106), (6, 130)]
    assert names[32] == (6 + 1080, 154)
    step = (1200 - 12 - 108) // 20
    assert [one[2][0] for one in found if one[0] == "card"] == [6 + k * step for k in range(21)]


def test_cards_of_a_row_lie_closer_where_there_are_many(pencil: Pencil, monkeypatch: pytest.MonkeyPatch) -> None:
    made = canvas(pencil)
    monkeypatch.setattr(_Canvas, "card", lambda self, kind, place: pencil.drawn.append((kind.key, place)))
    made.row([CardId(0), Hidden("a", 0, 1, 1, CardId(1)), Hidden("b", 0, 1, 1), None], 10, 20, 600)
    back = (("rounded_rectangle", (10 + 114 * k, 20, 10 + 114 * k + 108, 98), 5, BACK, INK) for k in (2, 3))
    assert pencil.drawn == [("statue", (10, 20)), ("plain", (124, 20)), *back]
    pencil.drawn.clear()
    made.row([CardId(0)] * 9, 10, 20, 600)
    assert [place for _, place in pencil.drawn] == [(10 + k * 61, 20) for k in range(9)], "492 for eight steps"
    pencil.drawn.clear()
    made.row([CardId(0)], 10, 20, 600)
    assert pencil.drawn == [("statue", (10, 20))]


# --- cards


def test_a_card_shows_its_name_its_cost_what_it_makes_and_its_points(pencil: Pencil) -> None:
    made = canvas(pencil)
    made.card(STATUE, (10, 20), (1, 0, 0, 0, 0, 1))
    gold = TYPES[CardType.MONUMENT]
    assert pencil.drawn[:2] == [
        ("rounded_rectangle", (10, 20, 118, 98), 5, PAPER, INK),
        ("rectangle", (11, 21, 117, 38), gold),
    ]
    assert pencil.only("ellipse") == [
        ("ellipse", (15, 44, 26, 55), CUBES[0], CUBES[0], 2),
        ("ellipse", (27, 44, 38, 55), PAPER, CUBES[0], 2),
        ("ellipse", (39, 44, 50, 55), PAPER, CUBES[2], 2),
        ("ellipse", (51, 44, 62, 55), CUBES[5], CUBES[5], 2),
    ]
    assert pencil.texts() == [
        ((14, 23), "Statue of a very ", PAPER, 11),
        ((15, 60), "GE× +KSS", INK, 12),
        ((15, 78), "3 2/disco", INK, 12),
    ]


def test_a_card_in_hand_shows_its_cost_in_full_and_nothing_where_there_is_nothing(pencil: Pencil) -> None:
    made = canvas(pencil)
    made.card(STATUE, (0, 0))
    assert [one[2] for one in pencil.only("ellipse")] == [CUBES[0], CUBES[0], CUBES[2], CUBES[5]]
    pencil.drawn.clear()
    made.card(PLAIN, (0, 0))
    assert [words for _, words, _, _ in pencil.texts()] == ["Plain", "", ""]
    assert pencil.only("ellipse") == []


def test_a_small_card_is_its_name_or_a_back(pencil: Pencil) -> None:
    made = canvas(pencil)
    made.small(CardId(0), (10, 20))
    made.small(Hidden("a", 0, 1, 1, CardId(1)), (10, 20))
    made.small(Hidden("a", 0, 1, 1), (10, 20))
    place = (10, 20, 115, 40)
    assert pencil.only("rectangle") == [
        ("rectangle", place, TYPES[CardType.MONUMENT]),
        ("rectangle", place, FAMILIES[Family.TREASURE]),
        ("rectangle", place, BACK),
    ]
    assert pencil.texts() == [((13, 23), "Statue of a very ", PAPER, 11), ((13, 23), "Plain", PAPER, 11)]


def test_a_card_has_the_colour_of_its_type_its_family_or_of_danger() -> None:
    kinds = [Kind("k", "K", family) for family in Family]
    assert [_colour(kind) for kind in kinds] == [FAMILIES.get(family, DANGER) for family in Family]
    assert [_colour(Kind("k", "K", Family.DEVELOPMENT, type=one)) for one in CardType] == [
        TYPES[one] for one in CardType
    ]
    for colour in (*TYPES.values(), *FAMILIES.values(), *CUBES, PAPER, INK, RULE, BACK, EMPTY, DANGER):
        assert len(colour) == 3
        assert all(0 <= part <= 255 for part in colour)
    assert len(set(TYPES.values())) == 4
    assert len(set(CUBES)) == 6


def test_fonts_are_loaded_once() -> None:
    assert _font(12) is _font(12)
    assert _font(12).size == 12


# --- modes


def test_a_table_is_printed_given_as_text_or_as_pixels(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(drawing, "picture", lambda view: f"a picture for {view}")
    monkeypatch.setattr(drawing, "pixels", lambda view: f"pixels for {view}")
    play: Any = SimpleNamespace(game=lambda: SimpleNamespace(view=lambda viewer: f"seat {viewer}"))
    assert drawing.drawn(play, None, 0) is None
    assert drawing.drawn(play, "ansi", 1) == "a picture for seat 1"
    assert drawing.drawn(play, "rgb_array", None) == "pixels for seat None"
    assert capsys.readouterr().out == ""
    assert drawing.drawn(play, "human", 0) is None
    assert capsys.readouterr().out == "a picture for seat 0\n\n"
