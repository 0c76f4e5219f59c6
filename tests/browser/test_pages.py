"""The pages around the game: home, setting up, looking closely, the end, replays; and what they weigh."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from kingdom.rules.planning import Slate
from kingdom.web.static_files import FOLDER, static
from tests.kit.browser import Visits
from tests.kit.people import Eyes, open_link, patiently, sit, table_in
from tests.kit.scenes import Scene, in_choice, in_phase, is_over, may_take, stage

pytestmark = pytest.mark.browser

EVERYTHING = {"players": 2, "modules": ("menace", "advisors", "quest")}
MOST_BYTES = 220_000
"""Over the line, before the whole set of pictures."""


def test_the_first_table_is_light_and_later_ones_need_only_the_page(visits: Visits) -> None:
    staged = stage(visits.host.tables, Scene(EVERYTHING, in_choice(0)))
    page = visits.new()
    folder = f"{visits.host.address}{static('art/')}"
    page.add_init_script(f"sessionStorage.setItem('pictures', JSON.stringify('{folder}'))")  # as if all were fetched
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    weight: dict[str, float] = {}
    names: dict[str, str] = {}
    line.on("Network.requestWillBeSent", lambda sent: names.update({sent["requestId"]: sent["request"]["url"]}))
    line.on(
        "Network.loadingFinished", lambda done: weight.update({names[done["requestId"]]: done["encodedDataLength"]})
    )

    page.goto(staged.ways[0], wait_until="networkidle")
    # These come with the first event of the stream, and as soon as the browser points at the page.
    later = ("/company.js", "/peek.js")
    status = page.get_by_test_id("status")
    patiently(page, lambda: all(any(url.endswith(name) for url in weight) for name in later), status.hover)

    assert len(weight) >= 20, "a page, stylesheets, scripts, pictures"
    assert sum(weight.values()) < MOST_BYTES, weight
    weight.clear()
    page.reload(wait_until="networkidle")
    assert [url for url, size in weight.items() if size > 0 and "/static/" in url] == []


SHEETS = (
    "games/game",
    "learn/learn",
    "home/opening",
    "games/plot",
    "learn/progress",
    "learn/puzzle",
    "reference/reference",
    "games/review",
    "shared/study",
)
"""The style sheets of some reading pages; each page names those that it needs."""
MATCHING = (Path(__file__).resolve().parents[1] / "kit" / "unlinked.js").read_text(encoding="utf-8").partition("\n")[2]
PARTS = (
    "log",
    "score",
    "discards",
    "leave",
    "device",
    "invite",
    "now",
    "why?action=done",
    "company",
    "round/1",
    "hint",
)


def unlinked(page: Page) -> list[str]:
    """Rules for this page in sheets that it does not link."""
    linked = page.locator("link[rel=stylesheet]").evaluate_all("(links) => links.map((link) => link.href)")
    others = [name for name in SHEETS if not any(href.endswith(f"/{name}.css") for href in linked)]
    assert any(href.endswith("/shared/pages.css") for href in linked)
    found: list[str] = page.evaluate(MATCHING, [[one, (FOLDER / f"{one}.css").read_text("utf-8")] for one in others])
    return found


def test_a_reading_page_links_every_sheet_that_has_rules_for_it(visits: Visits) -> None:
    page = visits.new()
    staged = stage(visits.host.tables, Scene(EVERYTHING, in_phase("planning", round=2)))
    ended = stage(visits.host.tables, Scene(EVERYTHING, is_over))
    open_link(page, staged.ways[0])
    open_link(page, ended.ways[0])
    assert unlinked(page) == []
    paths = ["/", "/new", "/new?scenario=the_thief_guild", "/games", "/learn", "/puzzles", "/puzzles/all", "/puzzles/1"]
    paths += ["/progress", "/progress/remove", "/help", "/api", "/cards", "/cards/farm", "/rules", "/rules?q=card"]
    paths += ["/rules/CHO-4", "/rules/chapters/choice", "/rules/rulings", "/deals/today"]
    paths += [f"{staged.path}/{part}" for part in PARTS]
    wrong = {}
    for path in paths:
        page.goto(path)
        wrong[path] = unlinked(page)
    assert {path: rules for path, rules in wrong.items() if rules} == {}


def test_only_what_goes_together_is_offered(visits: Visits) -> None:
    page = visits.new()
    page.goto("/new")
    levels, pairs, deck = (
        page.get_by_label("Baron"),
        page.get_by_label("Yours and your opponent's"),
        page.get_by_label("In the Danger deck"),
    )
    expect(levels).to_be_visible()
    expect(pairs).to_be_visible()
    expect(deck).to_be_hidden()

    page.get_by_role("radio", name=re.compile("^Solo")).check()
    expect(levels).to_be_hidden()
    expect(pairs).to_be_hidden()
    expect(deck).to_be_visible()
    page.get_by_role("checkbox", name=re.compile("^Menace")).uncheck()
    expect(deck).to_be_hidden()
    page.get_by_label("Two on one screen").check()
    expect(page.get_by_label("Opponent's name")).to_be_visible()


@pytest.mark.parametrize("scripts", [True, False])
def test_whatever_is_changed_to_and_fro_each_group_that_shows_has_one_choice_ticked(
    visits: Visits, scripts: bool
) -> None:
    """Quests that an edition does not have, ways to search it does not know: nothing of it is shown or sent."""
    page = visits.new(java_script_enabled=scripts)
    page.goto("/new")
    page.get_by_role("checkbox", name=re.compile("^Quest")).check()
    page.get_by_role("radio", name="The Pestilent Lord", exact=True).check()
    page.get_by_role("radio", name=re.compile("^First edition")).check()
    for mode in ("Solo", "Against a bot", "Solo"):
        page.get_by_role("radio", name=re.compile(f"^{mode}")).check()
        for edition in ("Second edition", "First edition"):
            page.get_by_role("radio", name=re.compile(f"^{edition}")).check()
            ticked: dict[str, int] = {}
            for radio in page.locator(".new-game input[type=radio]").all():
                if radio.is_visible():
                    name = radio.get_attribute("name") or ""
                    ticked[name] = ticked.get(name, 0) + radio.is_checked()
            assert set(ticked.values()) == {1}, ticked
            assert ("search" in ticked) == (mode == "Solo" and edition == "Second edition")
            assert len([name for name in ticked if name.startswith("quest")]) == 1
    assert not page.get_by_role("radio", name="The Pestilent Lord").is_visible()
    page.get_by_role("button", name="Set up the table").click()
    expect(page.get_by_test_id("status")).to_contain_text("Choice phase")
    configuration = visits.host.tables.open(table_in(page)).row.configuration
    assert (configuration["players"], configuration["edition"], configuration["quests"]) == (
        1,
        "first",
        ["the_northern_lands"],
    )


def test_a_game_is_begun_once_also_by_whoever_clicks_twice(visits: Visits) -> None:
    page = visits.new()
    page.goto("/")
    before = len(visits.host.tables.recent())
    page.get_by_test_id("quick-start").dblclick()
    expect(page.get_by_test_id("status")).to_contain_text("Offer two cards")
    assert len(visits.host.tables.recent()) == before + 1
    page.go_back()
    page.get_by_test_id("quick-start").click()
    expect(page.get_by_test_id("status")).to_contain_text("Offer two cards")
    assert len(visits.host.tables.recent()) == before + 2, "coming back, one can begin another"


def test_every_mode_opens_a_table(visits: Visits) -> None:
    page = visits.new()
    for mode in ("Against a bot", "Two on one screen", "Solo"):
        page.goto("/new")
        page.get_by_role("radio", name=re.compile(f"^{mode}")).check()
        for module in ("Menace", "Advisors", "Quest"):
            page.get_by_role("checkbox", name=re.compile(f"^{module}")).check()
        page.get_by_role("button", name="Set up the table").click()
        if mode == "Two on one screen":
            page.get_by_test_id("cover").get_by_role("button", name="I am").click()
        expect(page.get_by_test_id("status")).to_contain_text("Draft of Advisors.")


def test_a_card_opens_large_with_its_rules_and_what_can_be_done(visits: Visits) -> None:
    person = sit(visits, Scene({"players": 2}, may_take(Slate)))
    page = person.page
    card = page.get_by_test_id("selection").locator("a.card.legal").first
    name = (card.get_attribute("aria-label") or "").partition(",")[0]
    built = page.get_by_test_id("construction").locator(".charter").count()
    card.click(position={"x": 30, "y": 60})
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name=name)).to_be_visible()
    assert dialog.locator(".badge").count() > 0
    person.look()

    person.press(dialog.get_by_role("button", name="Slate"))

    expect(dialog).to_be_hidden()
    expect(page.get_by_test_id("construction").locator(".charter")).to_have_count(built + 1)


def test_a_card_of_the_gallery_opens_large_as_on_the_table(visits: Visits) -> None:
    page = visits.new()
    page.goto("/cards")
    leaf = page.locator(".leaf").first.evaluate("(one) => getComputedStyle(one).backgroundColor")
    page.get_by_role("link", name=re.compile("^Guildhall")).click()
    dialog = page.get_by_role("dialog", name="Guildhall")
    expect(dialog.get_by_role("heading", name="Guildhall")).to_be_visible()
    expect(dialog).to_have_css("background-color", leaf)
    large, close = dialog.locator(".card").bounding_box(), dialog.get_by_role("button", name="Close").bounding_box()
    assert large is not None
    assert close is not None
    assert large["width"] >= 220
    assert close["x"] > large["x"] + large["width"], "the way to close it is in the corner"
    dialog.get_by_role("link", name="GEN-3").click()
    expect(page.get_by_role("heading", name=re.compile("GEN-3"))).to_be_visible()


def test_asking_why_not_gives_the_sentence_and_its_clause(visits: Visits) -> None:
    page = sit(visits, Scene({"players": 2}, may_take(Slate))).page
    page.get_by_role("link", name="Confirm").click()
    why = page.get_by_role("dialog").get_by_test_id("why")
    expect(why).to_contain_text("Selection")
    why.locator(".badge").click()
    expect(page.get_by_role("dialog")).to_contain_text("PLA-")


def test_the_chronicle_names_clauses_and_marks_what_is_new(visits: Visits) -> None:
    page = sit(visits, Scene({"players": 2}, in_choice(5, round=2))).page
    log = page.get_by_test_id("log")
    assert log.locator("li.fresh").count() > 0
    badge = log.locator(".badge").first
    assert re.fullmatch(r"[A-Z]{3}-[A-Z]?\d+", badge.inner_text())
    page.get_by_test_id("log").get_by_role("link", name="All", exact=True).click()
    expect(page.get_by_text(re.compile("^Round I, Choice", re.IGNORECASE))).to_be_visible()


def test_the_score_so_far_is_what_is_known(visits: Visits) -> None:
    person = sit(visits, Scene({"players": 2}, in_choice(0, round=3)))
    page = person.page
    points = page.get_by_test_id("points").inner_text().split()[0]
    page.get_by_test_id("points").click()
    total = page.get_by_role("dialog").locator("tfoot td").first
    expect(total).to_have_text(points)
    person.look()


# --- the end


ENDED = Scene(EVERYTHING, is_over)


def ended(visits: Visits) -> tuple[Page, str]:
    staged = stage(visits.host.tables, ENDED)
    page = visits.new()
    page.goto(staged.ways[0])
    return page, staged.path


def test_a_replay_goes_by_steps_phases_rounds_and_seats(visits: Visits) -> None:
    page, _ = ended(visits)
    page.get_by_test_id("replay").click()
    title = page.locator("h1")
    expect(title).to_contain_text("Step 0 of")
    page.keyboard.press("ArrowRight")
    expect(title).to_contain_text("Step 1 of")
    page.keyboard.press("ArrowLeft")
    expect(title).to_contain_text("Step 0 of")
    page.get_by_role("link", name="Next phase").click()
    expect(page.locator(".phases [aria-current=step]").first).to_contain_text("Choice")
    page.get_by_role("link", name="Round 3 of 4").click()
    expect(page.get_by_role("link", name="Round 3 of 4")).to_have_class(re.compile("now"))
    hand = page.get_by_test_id("hand").locator("a.card")
    theirs = page.get_by_test_id("opponent").locator(".held .strip")
    expect(hand).to_have_count(8)
    expect(theirs).to_have_count(8)
    page.get_by_label("Seen by").select_option("1")
    expect(page.get_by_test_id("opponent")).to_contain_text("Ann")
    expect(theirs).to_have_count(0)


def test_a_replay_begins_with_the_draft_and_ends_with_the_whole_table(visits: Visits) -> None:
    page, base = ended(visits)
    page.goto(f"{base}/replay")
    expect(page.get_by_test_id("draft").locator("a.card")).to_have_count(4)
    page.goto(f"{base}/replay?step=0&seat=1")
    expect(page.get_by_test_id("draft").locator("a.card")).to_have_count(2)
    page.goto(f"{base}/replay?step=99999")
    for part in ("opponent", "duchy", "construction", "stock", "log", "status"):
        box = page.get_by_test_id(part).bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 1366
        assert box["y"] + box["height"] <= 768
    assert page.evaluate("document.documentElement.scrollWidth") == 1366


def test_the_address_of_a_replay_goes_along_so_that_a_step_can_be_shared(visits: Visits) -> None:
    page, _ = ended(visits)
    page.get_by_test_id("replay").click()
    page.get_by_role("link", name="Round 3 of 4").click()
    expect(page.get_by_role("link", name="Round 3 of 4")).to_have_class(re.compile("now"))
    title = page.locator("h1")
    shown = title.inner_text()
    assert "Step 0 of" not in shown
    stranger = visits.new()
    stranger.goto(page.url)
    expect(stranger.locator("h1")).to_have_text(shown)
    page.reload()
    expect(title).to_have_text(shown)


def test_a_replay_is_shared_by_its_link(visits: Visits) -> None:
    page, _ = ended(visits)
    link = page.get_by_label("Link to the replay").input_value()
    stranger = visits.new()
    stranger.goto(link)
    expect(stranger.locator("h1")).to_contain_text("Step 0 of")


def test_a_replay_of_a_game_that_goes_on_is_not_shown(visits: Visits) -> None:
    person = sit(visits, Scene({"players": 2}, in_choice(0)))
    stranger = visits.new()
    stranger.goto(f"/t/{person.eyes.table_id}/replay?step=1")
    assert "/replay" not in stranger.url
    assert stranger.locator("[data-card]").count() == 0
    person.eyes.check(stranger.content(), None)


def test_a_rematch_swaps_the_seats(visits: Visits) -> None:
    page, base = ended(visits)
    page.get_by_test_id("rematch").click()
    expect(page.get_by_label("Link for your friend")).to_be_visible()
    page.get_by_role("link", name="Go to the table").click()
    assert table_in(page) not in base
    expect(page.get_by_test_id("opponent")).to_contain_text("Bran")
    expect(page.get_by_test_id("opponent")).to_contain_text("Valados")


def test_whoever_still_looks_at_the_score_is_told_of_the_rematch_and_gets_there(visits: Visits) -> None:
    staged = stage(visits.host.tables, Scene({"players": 2}, is_over))
    ann, bran = visits.new(), visits.new()
    ann.goto(staged.ways[0])
    bran.goto(staged.ways[1])
    ann.get_by_test_id("rematch").click()
    expect(ann.get_by_label("Link for your friend")).to_be_visible()

    expect(bran.get_by_test_id("end")).to_contain_text("Ann asks for a rematch.")

    expect(bran.locator("#live")).to_contain_text("Ann asks for a rematch.")
    bran.get_by_test_id("rematch").click()
    expect(bran.get_by_test_id("status")).to_contain_text("Offer two cards")
    assert table_in(bran) == table_in(ann)
    expect(bran.get_by_test_id("opponent")).to_contain_text("Ann")


def test_looking_at_everything_gives_nothing_away(visits: Visits) -> None:
    """Every page and link that a seat can reach from its table says only what the seat may know."""
    for seat in (0, 1):
        person = sit(visits, Scene({"players": 2, "modules": ("menace",)}, in_choice(4, round=2), seat=seat))
        page, eyes = person.page, person.eyes
        base = f"/t/{eyes.table_id}"
        person.look()
        hrefs = page.evaluate("[...document.querySelectorAll('#main a[href]')].map((one) => one.getAttribute('href'))")
        own = sorted({href for href in hrefs if href.startswith(f"{base}/") and "/replay" not in href})
        assert len(own) > 10
        for href in own:
            answer = page.request.get(href)
            eyes.check(answer.text(), seat)
        for path in ("seat/0", "seat/1", "discards", "score", "log", "fragment"):
            answer = page.request.get(f"{base}/{path}")
            assert answer.ok
            eyes.check(answer.text(), seat)


def test_a_card_out_of_sight_is_answered_like_one_that_does_not_exist(visits: Visits) -> None:
    person = sit(visits, Scene({"players": 2}, in_choice(0)))
    state = person.eyes.table.game.state
    hidden = state.rules.names[state.players[1].hand[0]]
    answers = []
    for name in (hidden, "No Such Card#9"):
        address = f"/t/{person.eyes.table_id}/card/{quote(name)}"
        answer = person.page.request.get(address, headers={"Accept": "text/html"})
        # The page says where one comes back to, and so what was asked for.
        answers.append((answer.status, answer.text().replace(address, "")))

    assert answers[0][0] == 404
    assert answers[0] == answers[1]


def test_two_windows_of_one_seat_stay_in_step(visits: Visits) -> None:
    person = sit(visits, Scene({"players": 2}, may_take(Slate)))
    second = person.page.context.new_page()
    second.goto(f"/t/{person.eyes.table_id}")
    before = second.get_by_test_id("construction").locator(".charter").count()
    seen = person.plan(person.glance(), "s")
    slated = next(deed.text for deed in seen.deeds if deed.kind == "PlanAll").count("slate ")
    expect(second.get_by_test_id("construction").locator(".charter")).to_have_count(before)

    person.do_kind("PlanAll")

    expect(second.get_by_test_id("construction").locator(".charter")).to_have_count(before + slated)
    Eyes(visits.host, person.eyes.table_id).check(second.content(), 0)
