"""The roster: modules introduce themselves, and whoever chooses, checks or plays finds them there."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from starlette.datastructures import FormData

import kingdom
from kingdom.content import Content, ContentError, load
from kingdom.content.loader import packs
from kingdom.core.errors import KingdomError
from kingdom.core.module import EVERY, Module, Part
from kingdom.core.reasons import Reason, why
from kingdom.roster import Roster, discovery, roster
from kingdom.roster.discovery import Expansion
from kingdom.web.pages.forms import not_whole, plan_of
from kingdom.web.present.table.choice_form import composing
from kingdom.web.present.table.menu import Menu
from kingdom.web.present.table.pieces import Pieces
from kingdom.web.texts import Texts
from tests.kit.refusals import refusal
from tests.kit.texts import is_readable

BEARS = """
from kingdom.modules.menace.shared import deck

bears = deck("bears", "bear")
"""
FEEDING = """
from collections.abc import Iterable

from kingdom.core.actions import Action
from kingdom.core.events import Event
from kingdom.core.resources import Cubes, take_cubes
from kingdom.core.state import Seat, State
from kingdom.core.targets import ALCHEMY, Target
from kingdom.core.values import value
from kingdom.modules.menace.shared import deck

bears = deck("bears", "bear")


@value
class Feed(Action):
    cubes: Cubes
    template = "feed {cubes:cubes}"
    ends_a_plan = False
    deliberate = "feed"
    in_a_form = ("cubes",)
    unfinished = ("hungry", "BEA-1")

    def target(self) -> Target:
        return ALCHEMY

    def opener(self) -> Target:
        return ALCHEMY


@value
class Fed(Event):
    seat: Seat
    cubes: Cubes

    def change(self, state: State) -> None:
        player = state.players[self.seat]
        player.alchemy = take_cubes(player.alchemy, self.cubes)


@bears.offers(None, clause="BEA-1")
def any_two_cubes_of_alchemy(state: State, seat: Seat) -> Iterable[Action]:
    m, p, g, e = state.players[seat].alchemy
    every = [(a, b, c, d) for a in range(m + 1) for b in range(p + 1) for c in range(g + 1) for d in range(e + 1)]
    return [Feed(cubes) for cubes in every if sum(cubes) == 2]


@bears.resolves(Feed, clause="BEA-1")
def they_are_eaten(state: State, seat: Seat, action: Feed) -> Iterable[Event]:
    yield Fed(seat, action.cubes)
"""
"""A module whose action is put together in a form, of two cubes."""
CARDS = """
[[menace]]
key = "bear"
names = { en = "Bear", fr = "Ours", it = "Orso" }
deck = "bears"
copies = 4
soldiers = 2
points = -3

[[deck]]
key = "bears"
names = { en = "Bears", fr = "Ours", it = "Orsi" }
difficulty = 2
"""

Install = Callable[..., Roster]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Makes modules of source texts by name, and installs them as the only ones; without a text it is there already."""

    def installing(**sources: str | None) -> Roster:
        for name, source in sources.items():
            if source is not None:
                (tmp_path / f"{name}.py").write_text(source, encoding="utf-8")
            monkeypatch.delitem(sys.modules, name, raising=False)
        found = [EntryPoint(name, name, discovery.GROUP) for name in sources]
        monkeypatch.setattr(discovery, "entry_points", lambda group: found if group == discovery.GROUP else [])
        roster.cache_clear()
        return roster()

    monkeypatch.syspath_prepend(str(tmp_path))
    yield installing
    roster.cache_clear()


def pack(tmp_path: Path, text: str) -> Content:
    file = tmp_path / "cards.toml"
    file.write_text(text, encoding="utf-8")
    return load(file)


def wrong(tmp_path: Path, text: str) -> list[tuple[str, str, Reason]]:
    """What is wrong with a pack, by entry and field."""
    with pytest.raises(ContentError) as refused:
        pack(tmp_path, text)
    return [(problem.entry, problem.field, problem.reason) for problem in refused.value.problems]


# --- our own


def test_what_has_rules_is_in_the_card_set_or_in_a_pack_that_comes_with_it() -> None:
    cards, known = load(), roster()

    everything = [cards, *map(load, packs())]
    assert set(cards.modules) <= set(known.keys(Part.MODULE)) == {key for one in everything for key in one.modules}
    assert set(cards.decks) <= set(known.keys(Part.DECK)) == {key for one in everything for key in one.decks}
    assert set(known.keys(Part.SCENARIO)) <= {key for one in everything for key in one.scenarios}
    for part in (Part.MENACE, Part.VERMIN, Part.ADVISOR):
        printed = {kind.key for one in everything for kind, _ in one.cards if kind.family.value == part.value}
        assert set(known.keys(part)) == printed


def test_a_scenario_without_rules_of_its_own_has_those_that_all_share() -> None:
    known = roster()

    assert known.find(Part.SCENARIO, "the_frozen_north") is None
    assert [module.name for module in kingdom.new_game(scenario="the_frozen_north").state.rules.modules] == [
        "base", "solo", "menace", "frost_giants", "quest", "scenario",
    ]  # fmt: skip
    assert EVERY not in known.keys(Part.SCENARIO)


def test_two_modules_cannot_hold_the_rules_of_one_thing() -> None:
    one, other = (Module(name).introduces(Part.DECK, "bears") for name in ("one", "other"))

    twice = why("introduced-twice", one="<module one>", other="<module other>", part="deck", given="'bears'")
    with refusal(KingdomError, twice):
        Roster([one, other])


def test_a_game_with_a_deck_that_nobody_has_rules_for_is_refused() -> None:
    played = kingdom.new_game(modules=("menace",)).state.rules

    with refusal(KingdomError, why("no-rules-for", part="deck", given="'frost_giants'")):
        Roster([]).modules_for((), played.settings, played.box)


# --- of installed packages


def test_a_package_brings_a_deck_that_can_be_played(install: Install, tmp_path: Path) -> None:
    known = install(bear_one=BEARS)
    cards = pack(tmp_path, CARDS)

    assert cards.decks == ("giant_rats", "frost_giants", "shadows", "thieves", "bears")
    assert "bears" in known.keys(Part.DECK)
    game = kingdom.new_game(modules=("menace",), menaces=("bears", "thieves"), content=cards, seed=7)
    assert [game.state.box[card].name for card in game.state.pile("bears")] == ["Bear"] * 3
    assert game.state.rules.modules[2].name == "bears"


def test_an_action_of_a_package_gets_a_form_of_its_own(install: Install, tmp_path: Path) -> None:
    """On the page, without a line of ours and without words of its own; what is sent back is read and played."""
    install(bear_feeding=FEEDING)
    cards = pack(tmp_path, CARDS)
    game = kingdom.new_game(modules=("menace",), menaces=("bears", "thieves"), content=cards, seed=7)
    game.state.players[0].alchemy = (2, 1, 0, 0)
    view, texts = game.view(0), Texts("en", cards)

    form = composing(Pieces(view, texts, Menu(view, texts, "feed"), ("Ann", "Bob")))

    assert form is not None
    assert (form.heaps, [(code, [way.value for way in ways]) for code, _, ways in form.kinds]) == (
        "cubes", [("m", ["1", "2"]), ("p", ["0", "1"])],
    )  # fmt: skip
    assert all(is_readable(text) for text in (form.title, form.go))
    sent = FormData([("compose", form.begun), ("heaps", form.heaps), ("some-m", "1"), ("some-p", "1")])
    kinds = list(game.state.rules.actions())
    assert plan_of(sent, kinds) == ["feed MP"]
    game.play(0, plan_of(sent, kinds))
    assert game.state.players[0].alchemy == (1, 0, 0, 0)
    assert not_whole("feed", kinds).reason == why("hungry").under("BEA-1")


def test_a_package_brings_its_cards_along_by_its_name(install: Install, tmp_path: Path) -> None:
    package = tmp_path / "bear_kit"
    package.mkdir()
    (package / "__init__.py").write_text(BEARS, encoding="utf-8")
    (package / "cards.toml").write_text(CARDS, encoding="utf-8")
    (package / "locale").mkdir()
    known = install(bear_kit=None)

    assert known.packs == {"bear_kit": package / "cards.toml"}
    assert known.locales == [package / "locale"]
    assert "bears" in load("bear_kit").decks
    assert "bear_kit" in packs()


def test_a_pack_that_nobody_knows_is_refused_with_those_there_are(install: Install, tmp_path: Path) -> None:
    known = tuple(packs())
    unknown = why("no-pack-among", given="'bear_kit'", names=known) if known else why("no-pack", given="'bear_kit'")

    with refusal(KingdomError, unknown):
        load("bear_kit")


def test_a_pack_goes_by_its_path_as_well(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('[pack]\nname = "Mine"', encoding="utf-8")

    assert load(str(file)).name == "Mine"


def test_an_installed_package_changes_nothing_about_the_card_set_that_comes_with_the_game(install: Install) -> None:
    before = load().hash
    install(bear_one=BEARS)

    assert load(None).hash == before
    assert "bears" not in load().decks


def test_a_deck_of_a_pack_without_its_package_has_no_rules(tmp_path: Path) -> None:
    assert wrong(tmp_path, CARDS) == [
        ("bear", "key", why("no-rules", section="menace", names=roster().keys(Part.MENACE))),
        ("bears", "key", why("no-rules", section="deck", names=roster().keys(Part.DECK))),
    ]


@pytest.mark.parametrize(
    ("cards", "problem"),
    [
        (CARDS.partition("[[deck]]")[0], ("bear", "deck", why("deck-without-entry", given="'bears'"))),
        (
            "[[deck]]" + CARDS.partition("[[deck]]")[2],
            ("bears", "key", why("deck-without-card", example='deck = "bears"')),
        ),
        (
            CARDS.replace('deck = "bears"', 'deck = "thieves"'),
            ("bear", "deck", why("other-deck", given="'thieves'", deck="bears")),
        ),
        (
            CARDS.replace("copies = 4", "copies = 5"),
            ("bear", "copies", why("copies-of-the-box", count=5, size=4).under("GEN-4")),
        ),
    ],
)
def test_a_deck_and_its_menace_belong_together(
    install: Install, tmp_path: Path, cards: str, problem: tuple[str, str, Reason]
) -> None:
    install(bear_one=BEARS)

    assert wrong(tmp_path, cards) == [problem]


def test_a_broken_package_breaks_nothing_else_and_is_named_where_it_is_missed(install: Install, tmp_path: Path) -> None:
    known = install(broken_package="import nothing_of_this_name", empty_package="", third_package=BEARS)

    not_loaded = why("not-loaded", given="broken_package", error="No module named 'nothing_of_this_name'")
    assert known.broken == {"broken_package": not_loaded, "empty_package": why("introduces-nothing")}
    assert "bears" in known.keys(Part.DECK)
    _, _, reason = wrong(tmp_path, CARDS.replace("bear", "boar"))[0]
    assert (reason.id, dict(reason.arguments)["broken"]) == (
        "no-rules-broken",
        tuple(why("broken-package", name=name, why=why_not) for name, why_not in known.broken.items()),
    )


def test_a_package_cannot_take_over_rules_that_there_are(install: Install) -> None:
    thieves = roster().find(Part.DECK, "thieves")
    known = install(rogue="from kingdom.modules.menace.shared import deck\nrogues = deck('thieves', 'rogue')")

    assert known.find(Part.DECK, "thieves") is thieves
    there = why("rules-there-already", part="deck", given="'thieves'", known="<module thieves>")
    assert known.broken["rogue"] == there


def test_what_is_not_a_module_is_not_taken_for_one() -> None:
    assert Roster([], [Expansion("odd", broken=why("is-odd"))]).broken == {"odd": why("is-odd")}
    odd = discovery._expansion(EntryPoint("odd", "os:sep", discovery.GROUP))
    assert odd.broken == why("not-a-module", given="os:sep")
