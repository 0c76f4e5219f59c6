"""What each module adds to a table, done by hand and seen to be done."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from kingdom.core.actions import Action
from kingdom.modules.advisors.abilities import (
    UseChiefMercenary,
    UseForestChieftain,
    UseMasterArtisan,
    UseMasterCartographer,
    UsePowerBehindTheThrone,
    UseTyrannicalForeman,
    UseWhimsicalGambler,
)
from kingdom.modules.advisors.draft import Keep
from kingdom.modules.menace.combat import Vanquish
from kingdom.modules.menace.frost import House, VanquishGiant
from kingdom.modules.menace.shadows import GiveUp
from kingdom.modules.menace.thieves import Cover, VanquishThief
from kingdom.modules.quest.alchemy import Transmute
from kingdom.modules.quest.steps import CompleteStep
from kingdom.rules.building import Abandon, UseKrystallium, UseSoldier
from tests.kit.browser import Visits
from tests.kit.people import Person, sit
from tests.kit.scenes import Scene, may_take

pytestmark = pytest.mark.browser

MENACES = {"players": 2, "modules": ("menace",)}
GUILDS = {"players": 2, "modules": ("menace",), "menaces": ("thieves", "shadows")}
ADVISORS = {"players": 2, "modules": ("advisors",)}
QUEST = {"players": 2, "modules": ("quest",)}


def number(person: Person, letter: str) -> int:
    """How many Krystallium or Soldiers the stock shows."""
    pair = person.page.get_by_test_id("stock").locator(".pair > div").filter(has=person.page.locator(f".r.{letter}"))
    return int(pair.first.inner_text().split()[-1])


def newest(person: Person) -> Locator:
    """The line of the chronicle that was told last, headings aside."""
    return person.page.get_by_test_id("log").locator("li:not(.mark, .since, .told-sum)").first


def chronicle(person: Person) -> Locator:
    return person.page.get_by_test_id("log")


# --- Menaces


def test_a_frost_giant_is_housed_and_freezes_a_card(visits: Visits) -> None:
    person = sit(visits, Scene(MENACES, may_take(House)))
    expect(person.status).to_contain_text("Frost Giant")
    frozen = person.page.get_by_test_id("construction").locator(".charter.frozen")
    before = frozen.count()

    person.do_kind("House")

    expect(frozen).to_have_count(before + 1)
    expect(chronicle(person)).to_contain_text("Frost Giant freezes Ann's")
    person.look()


def test_a_giant_is_vanquished_in_combat_and_the_card_thaws(visits: Visits) -> None:
    person = sit(visits, Scene(MENACES, may_take(VanquishGiant)))
    expect(person.status).to_contain_text("Combat phase.")
    frozen = person.page.get_by_test_id("construction").locator(".charter.frozen")
    before, soldiers = frozen.count(), number(person, "s")

    person.do_kind("VanquishGiant")

    expect(frozen).to_have_count(before - 1)
    assert number(person, "s") < soldiers
    expect(chronicle(person)).to_contain_text("is no longer frozen")


def test_a_rat_is_vanquished_in_combat(visits: Visits) -> None:
    person = sit(visits, Scene(MENACES, may_take(Vanquish)))
    threats = person.page.get_by_test_id("construction").locator(".charter.threat")
    before, soldiers = threats.count(), number(person, "s")

    deed = person.do_kind("Vanquish")

    assert number(person, "s") < soldiers
    expect(newest(person)).to_contain_text(re.compile("Ann (vanquishes|returns|spends)"))
    assert threats.count() < before or "Vermin" in deed.label
    person.page.get_by_role("button", name="Done").click()
    expect(person.status).not_to_contain_text("You can vanquish")


def test_a_shadow_takes_a_card_of_the_selection(visits: Visits) -> None:
    person = sit(visits, Scene(GUILDS, may_take(GiveUp), seat=1))
    selection = person.page.get_by_test_id("selection").locator("a.card")
    before = selection.count()
    expect(person.status).to_contain_text("Shadow")

    person.do_kind("GiveUp")

    expect(selection).to_have_count(before - 1)
    expect(chronicle(person)).to_contain_text("A Shadow makes Bran discard")


def test_a_thief_covers_an_icon_and_frees_it_when_it_is_vanquished(visits: Visits) -> None:
    person = sit(visits, Scene(GUILDS, may_take(Cover)))
    stolen = person.page.get_by_test_id("duchy").locator(".fresco .stolen")
    before = stolen.count()
    person.do_kind("Cover")
    expect(stolen).to_have_count(before + 1)

    person = sit(visits, Scene(GUILDS, may_take(VanquishThief)))
    stolen = person.page.get_by_test_id("duchy").locator(".fresco .stolen")
    before = stolen.count()
    person.page.locator("[data-testid=construction] .threat .deed").first.click()
    expect(person.status).to_contain_text("Which icon does vanquishing the Thief free?")
    person.do_kind("VanquishThief")
    expect(stolen).to_have_count(before - 1)
    expect(chronicle(person)).to_contain_text("Ann vanquishes Thief")


# --- Advisors


def test_an_advisor_is_kept_in_the_draft(visits: Visits) -> None:
    person = sit(visits, Scene(ADVISORS, may_take(Keep)))
    draft = person.page.get_by_test_id("draft")
    expect(draft.get_by_role("button", name="Keep")).to_have_count(2)
    kept = draft.locator(".card-name").first.inner_text().replace("\N{SOFT HYPHEN}", "")
    person.look()

    person.do_kind("Keep")

    expect(person.page.get_by_test_id("advisors")).to_contain_text(kept.split()[0])
    person.look()


RARE = {UseWhimsicalGambler: 15, UseMasterArtisan: 743}
"""From which deal on those are looked for that come late."""
ABILITIES: list[tuple[type[Action], str]] = [
    (UseForestChieftain, ""),
    (UseTyrannicalForeman, ""),
    (UseMasterCartographer, "UseMasterCartographer"),
    (UsePowerBehindTheThrone, "UsePowerBehindTheThrone"),
    (UseChiefMercenary, "UseChiefMercenary"),
    (UseWhimsicalGambler, "UseWhimsicalGambler"),
    (UseMasterArtisan, "UseMasterArtisan"),
]


@pytest.mark.parametrize(("ability", "target"), ABILITIES, ids=lambda value: getattr(value, "__name__", ""))
def test_an_advisor_is_used(visits: Visits, ability: type[Action], target: str) -> None:
    person = sit(visits, Scene(ADVISORS, may_take(ability), first_seed=RARE.get(ability, 0)))
    name = re.sub(r"(?<!^)([A-Z])", r" \1", ability.__name__.removeprefix("Use"))
    strip = person.page.get_by_test_id("advisors").locator("li").filter(has_text=re.compile(name, re.IGNORECASE)).first
    soldiers = number(person, "s")

    if target:
        strip.locator(".deed").click()
        expect(person.status).to_contain_text(re.compile(f"{name}: choose a target", re.IGNORECASE))
        person.look()
        person.do_kind(target)
    else:
        person.press(strip.locator(".deed"))

    assert number(person, "s") < soldiers
    expect(strip).to_have_class(re.compile("spent"))
    expect(chronicle(person)).to_contain_text(re.compile(f"Ann uses {name}", re.IGNORECASE))
    person.look()


# --- Quests


def test_a_step_of_a_quest_is_paid(visits: Visits) -> None:
    person = sit(visits, Scene(QUEST, may_take(CompleteStep)))
    board = person.page.get_by_test_id("quest-1")
    done = board.get_by_label("Done by Ann")
    before = done.count()
    pay = board.locator(".deed:not(.impossible)").filter(has_text="Pay").first

    if pay.evaluate("(one) => one.tagName") == "A":
        pay.click()
        tray = person.page.get_by_test_id("tray")
        expect(tray).to_be_visible()
        person.press(tray.get_by_role("button", name="Pay"))
    else:
        person.press(pay)

    expect(done).to_have_count(before + 1)


def test_five_cubes_become_a_krystallium(visits: Visits) -> None:
    person = sit(visits, Scene({**QUEST, "edition": "second"}, may_take(Transmute), style="mixed"))
    krystallium = number(person, "k")
    person.page.get_by_role("link", name="Transmute").click()
    tray = person.page.get_by_test_id("tray")
    expect(tray).to_contain_text("Five cubes become a Krystallium")

    person.press(tray.get_by_role("button", name="Transmute"))

    assert number(person, "k") == krystallium + 1


# --- at any time


def test_a_krystallium_fills_the_space_that_is_chosen(visits: Visits) -> None:
    person = sit(visits, Scene(MENACES, may_take(UseKrystallium)))
    filled = person.page.get_by_test_id("construction").locator(".spaces .r:not(.open)").count()
    built = person.page.get_by_test_id("duchy").locator(".fresco .tile").count()
    person.page.get_by_role("link", name="Use a Krystallium").click()
    expect(person.status).to_contain_text("Which space does the Krystallium fill?")

    person.do_kind("UseKrystallium")

    expect(chronicle(person)).to_contain_text("Ann spends 1 Krystallium")
    now = person.page.get_by_test_id("construction").locator(".spaces .r:not(.open)").count()
    assert now == filled + 1 or person.page.get_by_test_id("duchy").locator(".fresco .tile").count() > built


def test_a_soldier_goes_on_the_card_that_is_chosen(visits: Visits) -> None:
    person = sit(visits, Scene(MENACES, may_take(UseSoldier)))
    person.page.get_by_role("link", name="Place a Soldier").click()
    expect(person.status).to_contain_text("On which card does the Soldier go?")

    person.do_kind("UseSoldier")

    expect(chronicle(person)).to_contain_text("Ann spends a Soldier")


def test_a_card_under_construction_is_discarded_only_on_purpose(visits: Visits) -> None:
    person = sit(visits, Scene(MENACES, may_take(Abandon)))
    charters = person.page.get_by_test_id("construction").locator(".charter:not(.threat)")
    before = charters.count()
    assert not [deed for deed in person.deeds() if deed.kind == "Abandon"]
    person.page.get_by_role("link", name="Discard a card").click()
    expect(person.status).to_contain_text("Which card under construction do you discard?")
    person.page.get_by_role("link", name="Cancel").click()
    expect(person.status).not_to_contain_text("Which card")
    expect(charters).to_have_count(before)

    person.page.get_by_role("link", name="Discard a card").click()
    expect(person.status).to_contain_text("Which card")
    person.do_kind("Abandon")

    expect(charters).to_have_count(before - 1)
