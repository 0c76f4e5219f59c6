"""Faces, arms and the gallery: what is printed on a card, how its name is written, and how all cards are listed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kingdom.content import load
from kingdom.core.cards import Family, Kind
from kingdom.web.present.cards.arms import DIVISIONS, arms_of, arms_of_card
from kingdom.web.present.cards.codes import SHY, breakable, is_long, is_wide, letters, syllables
from kingdom.web.present.cards.faces import Face, IconFace, Worth, face_of
from kingdom.web.present.cards.gallery import FILTERS, gallery, kind_shown, quests_shown
from tests.kit.cards import CARDS
from tests.kit.menaces import MENACES
from tests.kit.presentation import ENGLISH


def kind(key: str) -> Kind:
    kinds = {one.key: one for one, _ in MENACES.cards} | {key: CARDS.duchies[key, "A"] for key, _ in CARDS.duchies}
    return kinds[key]


def face(key: str) -> Face:
    return face_of(kind(key), ENGLISH)


def test_a_development_has_its_cost_icons_recycling_and_points() -> None:
    palace, mint, rampart = face("palace"), face("mint"), face("high_rampart")

    assert (palace.cost, palace.recycling, palace.worth) == ("mpggeks", "g", (Worth(4, "monument"),))
    assert (palace.tincture, palace.glyph, palace.plain) == ("monument", "monument", False)
    assert mint.icons == (IconFace("g", "discovery"),)
    assert face("port").icons == (IconFace("e"), IconFace("e"))
    assert (rampart.bonus, rampart.worth, rampart.soldiers) == ("ks", (Worth(9),), 0)
    assert face("farm").worth == ()


def test_other_cards_have_their_name_across_and_the_colours_of_their_family() -> None:
    rat, vermin, silk = face("giant_rat"), face("vermin"), face("silk")

    assert [(one.tincture, one.glyph, one.plain) for one in (rat, vermin, silk)] == [
        ("menace", None, True),
        ("menace", None, True),
        ("treasure", None, True),
    ]
    assert (rat.soldiers, rat.worth) == (2, (Worth(-3),))
    assert [face(key).tincture for key in ("valados", "teressie")] == ["valados", "teressie"]
    assert face_of(replace(kind("teressie"), key="nowhere"), ENGLISH).tincture == "valados"


def test_what_a_card_says_of_itself_leaves_out_what_is_shown_beside_it() -> None:
    farm = face("farm")

    assert "Costs" in farm.label
    assert "Recycles" in farm.label
    assert "Costs" not in farm.site_label
    assert "Recycles" not in farm.site_label
    assert "Makes" in farm.built_label
    assert face("silk").site_label == face("silk").label


def test_points_of_copies_are_multiplied_and_a_minus_looks_like_one() -> None:
    assert Worth(-3, "monument").times(2) == Worth(-6, "monument")
    assert Worth(-12).text == "−12"


# --- arms


def test_painted_arms_are_those_of_the_card_set_and_others_are_always_the_same() -> None:
    content = load()
    key, look = next((key, look) for key, look in content.looks.items() if look.charge)

    assert arms_of(key, content) == (look.division, look.charge)
    assert arms_of("of nobody", content) == arms_of("of nobody", content)
    assert arms_of("of nobody", content).charge == "crown"
    assert {arms_of(f"number {number}", content).division for number in range(99)} == set(DIVISIONS)


@pytest.mark.parametrize(
    ("changed", "charges"),
    [
        ({}, {"castle", "tower", "hamlet", "wall"}),
        ({"type": None, "family": Family.TREASURE}, {"chest"}),
        ({"type": None, "family": Family.CALAMITY}, {"skull", "flame"}),
        ({"type": None, "family": Family.MENACE}, {"sword", "shadow"}),
    ],
)
def test_a_card_without_arms_gets_some_that_fit_its_type(changed: dict[str, object], charges: set[str]) -> None:
    content = load()
    farm = kind("farm")
    found = {
        arms_of_card(replace(farm, key=f"unpainted {number}", **changed), content).charge  # type: ignore[arg-type]
        for number in range(60)
    }

    assert found == charges


# --- names


def test_a_heap_is_written_in_codes() -> None:
    assert letters((1, 0, 2, 0, 1, 1)) == "mggks"
    assert letters(()) == ""


def test_only_words_that_are_too_wide_are_divided() -> None:
    assert breakable("Quarry", "en") == "Quarry"
    assert breakable("Grand Stonemasons", "en").replace(SHY, "-") == "Grand Stone-ma-sons"
    assert SHY not in breakable("Warehouse", "en")


@pytest.mark.parametrize(
    ("name", "language", "written"),
    [
        ("Farm", "en", "Farm"),
        ("Tomb of Kings", "en", "Tomb of Kings"),
        ("Royal Dungeon", "en", "Royal <span>Dun-geon</span>"),
        ("Corpo di spedizione", "it", "Corpo di <span>spe-di-zione</span>"),
        ("R&D <b>", "en", "R&amp;D &lt;b&gt;"),
    ],
)
def test_where_a_line_may_be_narrow_a_name_is_divided_at_its_syllables(name: str, language: str, written: str) -> None:
    assert syllables(name, language).replace(SHY, "-") == written


@pytest.mark.parametrize(
    ("name", "long", "wide"),
    [
        ("Quarry", False, False),
        ("aaaaaaaa", False, False),
        ("aaaaaaaaa", True, False),
        ("iiiiiiiiiiiiiiii", False, False),
        ("mmmmmm", True, False),
        ("AAAAAAA", False, False),
        ("aaaaaaaaaaaa", True, False),
        ("aaaaaaaaaaaaa", True, True),
        ("aaaa aaaa aaaa aaaaa", False, False),
        ("aaaa aaaa aaaa aaaaaa", True, False),
    ],
)
def test_a_name_that_is_long_or_has_a_wide_word_is_written_smaller(name: str, long: bool, wide: bool) -> None:
    assert (is_long(name), is_wide(name)) == (long, wide)


# --- the gallery


def test_every_card_of_the_box_is_in_one_set_of_the_gallery() -> None:
    content, sets = ENGLISH.content, gallery(ENGLISH)
    shown = {entry[0].key: entry[1] for one in sets if one.filter != "duchy" for entry in one.cards}

    assert shown == {one.key: copies for one, copies in content.cards}
    assert [one.filter for one in sets] == [name for name in FILTERS if name != "quest"]
    (duchies,) = gallery(ENGLISH, "duchy")
    assert [(one.key, copies, side) for one, copies, side in duchies.cards] == [
        (key, 1, side) for key, side in content.duchies
    ]
    assert [one.filter for one in gallery(ENGLISH, "menace")] == ["menace"]
    assert "vermin" in {one.key for one, _, _ in gallery(ENGLISH, "menace")[0].cards}


def test_a_kind_is_shown_with_its_copies_and_a_duchy_with_its_side() -> None:
    content = ENGLISH.content
    farm, duchy = kind_shown("farm", "A", ENGLISH), kind_shown("valados", "B", ENGLISH)

    assert farm is not None
    assert duchy is not None
    assert (farm.face.key, farm.copies, farm.side, farm.sides) == ("farm", content.copies("farm"), "", False)
    assert (duchy.side, duchy.sides) == ("B", True)
    assert (farm.lines != (), farm.type_name) == (True, "Structure")
    assert kind_shown("nothing", "A", ENGLISH) is None


def test_each_quest_board_has_its_two_sides() -> None:
    content = ENGLISH.content
    for shown, key in zip(quests_shown(ENGLISH), dict.fromkeys(key for key, _ in content.quests), strict=True):
        assert shown.name == ENGLISH.card(key)
        assert [players for players, _ in shown.sides] == [2, 1]
        for players, steps in shown.sides:
            board = content.quests[key, players].steps
            assert [name for name, *_ in steps] == [ENGLISH.card(f"{key}.{at + 1}") for at in range(len(board))]
            assert [(len(cost), points, first) for _, cost, _, points, first in steps] == [
                (sum(step.cost), step.benefit.points, step.benefit.points_if_first) for step in board
            ]
            assert [gift.count("s") for _, _, gift, _, _ in steps] == [step.benefit.soldiers for step in board]
