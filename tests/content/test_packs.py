"""Packs: some cards replaced or all, by key and field by field; and the hash that tells card sets apart."""

from __future__ import annotations

import pickle
import re
import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from kingdom.content import Content, load
from kingdom.content.fingerprint import fingerprint
from kingdom.content.loader import RECONSTRUCTION
from kingdom.content.look import CardArt
from kingdom.core.cards import CardType, Family, Icon, Kind
from kingdom.core.errors import KingdomError
from kingdom.core.reasons import why
from kingdom.core.resources import Resource, spaces_of
from tests.kit import clause
from tests.kit.refusals import refusal

Loaded = Callable[[str], Content]


def kind(content: Content, key: str) -> Kind:
    return next(kind for kind, _ in content.cards if kind.key == key)


# --- laid over the Reconstruction


def test_a_field_that_a_pack_gives_replaces_that_field_only(loaded: Loaded) -> None:
    content = loaded("[pack]\nname = 'My box'\n[[development]]\nkey = 'farm'\ncost = 'MMMM'\nnames.fr = 'Grange'")

    assert kind(content, "farm") == replace(kind(load(), "farm"), cost=spaces_of("MMMM"))
    assert [content.names("farm", language) for language in ("en", "fr", "it")] == ["Farm", "Grange", "Fattoria"]
    assert content.name == "My box"
    assert content.copies("farm") == 4
    assert [kind for kind, _ in content.cards if kind.key != "farm"] == [
        kind for kind, _ in load().cards if kind.key != "farm"
    ]


def test_a_replaced_value_has_the_source_of_the_pack_and_the_others_keep_theirs(loaded: Loaded) -> None:
    content = loaded(
        "source = 'my box'\n[[development]]\nkey = 'barracks'\ncost = 'MM'\nbonus = 'S'\nsources = { bonus = 'guess' }"
    )

    sources = content.sources["barracks"]
    assert (sources["cost"], sources["bonus"], sources["produces"]) == ("my box", "guess", "rulebook 000")


def test_a_value_without_a_source_comes_from_the_pack_itself(loaded: Loaded) -> None:
    content = loaded("[pack]\nname = 'My box'\n[[development]]\nkey = 'farm'\ncost = 'MM'")

    assert content.sources["farm"]["cost"] == "My box"


def test_a_pack_without_a_header_keeps_the_name_of_what_it_changes(loaded: Loaded) -> None:
    assert loaded("[[development]]\nkey = 'farm'\ncost = 'MM'").name == "Reconstruction"


def test_one_side_of_a_duchy_can_be_replaced_by_itself(loaded: Loaded) -> None:
    content = loaded("[[duchy]]\nkey = 'valados'\nsides.A.produces = ['GG', 'E per monument']")
    gold, exploration = Resource.GOLD, Resource.EXPLORATION

    assert content.duchies["valados", "A"].icons == (Icon(gold), Icon(gold), Icon(exploration, CardType.MONUMENT))
    assert content.duchies["valados", "A"].points_per == ((CardType.MONUMENT, 2),)
    assert content.duchies["valados", "B"] == load().duchies["valados", "B"]
    assert content.sources["valados"]["sides.A.points_per"] == "rulebook 000"


def test_a_card_can_be_exchanged_for_a_new_one(loaded: Loaded) -> None:
    content = loaded(
        "[[development]]\nkey = 'aqueduct'\ncopies = 0\n"
        "[[development]]\nkey = 'tavern'\nnames.en = 'Tavern'\ntype = 'structure'\ncopies = 1\ncost = 'MP'\n"
        "recycling = 'P'\nproduces = ['G']"
    )
    box = [kind.key for kind in content.box("B")]

    assert len(box) == 130
    assert "aqueduct" not in box
    assert content.names("tavern", "fr") == "Tavern"
    assert box.index("royal_dungeon") < box.index("tavern") < box.index("woodland_scouts")


def test_a_pack_may_be_a_directory_of_files(tmp_path: Path) -> None:
    (tmp_path / "one.toml").write_text("[[development]]\nkey = 'farm'\ncost = 'MM'")
    (tmp_path / "two.toml").write_text("[[development]]\nkey = 'port'\ncost = 'MMM'")
    content = load(tmp_path)

    assert kind(content, "farm").cost == spaces_of("MM")
    assert kind(content, "port").cost == spaces_of("MMM")


def test_a_copy_of_all_files_that_stands_alone_is_the_same_card_set(tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    shutil.copytree(RECONSTRUCTION, copy)
    (copy / "pack.toml").write_text('[pack]\nname = "Copy"\nextends = "nothing"')

    assert load(copy).box("A") == load().box("A")
    assert load(copy).hash == load().hash


def test_a_pack_that_stands_alone_may_replace_all_cards(tmp_path: Path) -> None:
    shutil.copytree(RECONSTRUCTION, tmp_path, dirs_exist_ok=True)
    (tmp_path / "pack.toml").write_text('[pack]\nname = "All anew"\nextends = "nothing"')
    for file in tmp_path.glob("*s.toml"):
        better = re.sub(r"(?m)^points = (\d+)$", lambda found: f"points = {int(found[1]) + 1}", file.read_text())
        file.write_text(better)
    content = load(tmp_path)

    assert kind(content, "lost_city").points == kind(load(), "lost_city").points + 1
    assert content.hash != load().hash


def test_a_pack_repaints_a_card_and_a_card_without_arms_has_none(loaded: Loaded) -> None:
    content = loaded("[[development]]\nkey = 'farm'\narms = 'chief skull'\n[[development]]\nkey = 'port'\narms = ''")

    assert content.looks["farm"] == CardArt("chief", "skull")
    assert "port" not in content.looks
    assert content.looks["the_prophecy"] == CardArt("bordure", "star", "specialist")


# --- the hash


def test_the_hash_is_the_same_for_the_same_values_however_they_are_given(loaded: Loaded) -> None:
    assert loaded("[[development]]\nkey = 'farm'\ncost = 'PMM'").hash == load().hash
    assert loaded("[[development]]\nkey = 'farm'\nproduces = ['PP']").hash == load().hash


@pytest.mark.parametrize(
    "text",
    [
        "[[development]]\nkey = 'farm'\nnames = { fr = 'Grange', it = 'Casale' }",
        "[[development]]\nkey = 'farm'\ncost = 'MMP'\nsource = 'my box'",
        "[pack]\nname = 'Other'\nversion = '7'\ndescription = 'Much the same.'",
        "[[module]]\nkey = 'menace'\ndifficulty = 5",
        "[[development]]\nkey = 'farm'\narms = 'chief skull'\ntincture = 'gold'",
    ],
)
def test_what_no_game_depends_on_does_not_change_the_hash(loaded: Loaded, text: str) -> None:
    assert loaded(text).hash == load().hash


@pytest.mark.parametrize(
    "text",
    [
        "[[development]]\nkey = 'farm'\ncost = 'MMM'",
        "[[development]]\nkey = 'farm'\nnames = { en = 'Grange' }",
        "[[development]]\nkey = 'farm'\nbonus = 'S'",
        "[[development]]\nkey = 'quarry'\ncopies = 2\n[[development]]\nkey = 'lost_city'\ncopies = 1",
        "[[menace]]\nkey = 'thief'\nsoldiers = 1",
        "[[advisor]]\nkey = 'master_artisan'\ntwo_players_only = true",
        "[[duchy]]\nkey = 'teressie'\nsides.B.produces = ['M']",
        "[[scenario]]\nkey = 'the_prophecy'\nmedals = [1, 2, 3]",
        "[[edition]]\nkey = 'second'\nsearch = 'printed'",
    ],
)
def test_what_a_game_depends_on_changes_the_hash(loaded: Loaded, text: str) -> None:
    assert loaded(text).hash != load().hash


def test_the_hash_is_of_a_fixed_form() -> None:
    """A change of this value means that records of all card sets would be refused."""
    card = Kind(
        *("inn", "Inn", Family.DEVELOPMENT, CardType.STRUCTURE),
        cost=spaces_of("MK"),
        icons=(Icon(Resource.GOLD, CardType.MONUMENT),),
        points_per=((CardType.STRUCTURE, 2),),
    )

    assert fingerprint([(card, 2)], {("inn", "A"): card}, {}, {}, {}) == (
        "6ba7bbe2a3e3adf91d956cf994ad62d418f5766954516c353638aad27d175a45"
    )


# --- the box


@clause("GEN-4")
@pytest.mark.parametrize("side", ["A", "B"])
def test_the_box_lists_duchies_first_and_then_deck_by_deck_copy_by_copy(side: str) -> None:
    box = load().box(side)
    families = [kind.family for kind in box]

    assert box[:2] == (load().duchies["valados", side], load().duchies["teressie", side])
    assert families == (
        [Family.DUCHY] * 2
        + [Family.DEVELOPMENT] * 70
        + [Family.TREASURE] * 10
        + [Family.CALAMITY] * 8
        + [Family.MENACE] * 16
        + [Family.VERMIN] * 10
        + [Family.ADVISOR] * 14
    )
    assert [kind.key for kind in box[2:6]] == ["farm"] * 4
    types = [kind.type for kind in box[2:72] if kind.type is not None]
    assert types == sorted(types)


def test_a_duchy_has_no_third_side() -> None:
    with refusal(KingdomError, why("no-side", given="'C'").under("SET-3")):
        load().box("C")


def test_copies_are_counted_by_key() -> None:
    content = load()

    assert [content.copies(key) for key in ("farm", "calamity", "valados", "castle")] == [4, 8, 1, 0]


def test_content_can_be_sent_to_another_process() -> None:
    content = pickle.loads(pickle.dumps(load()))

    assert content.box("A") == load().box("A")
    assert content.hash == load().hash
