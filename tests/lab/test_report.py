"""The report: one page that needs nothing beside it, tables that sort, and the figures as CSV."""

from __future__ import annotations

import csv
import re
from base64 import b64decode
from functools import partial
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from kingdom.content import load
from kingdom.core.errors import KingdomError
from kingdom.core.reasons import Reason, why
from kingdom.game.rulesets import chosen
from kingdom.lab import cluster, report
from kingdom.lab.balance import Study
from kingdom.lab.contestants import read
from kingdom.lab.estimates import Estimate
from kingdom.lab.tables import Table, csv_text, tables_of, targets_table
from kingdom.lab.targets import Target, TargetResult, targets_of
from kingdom.lab.workers import in_order
from tests.kit.chromium import find
from tests.kit.refusals import refusal

COMMAND = "kingdom lab balance --bot page <script>"


def test_shares_are_told_in_percent_and_everything_else_as_it_was_measured() -> None:
    measured = Estimate(0.5, 0.25, 0.75)
    lines = [
        Target("pace", "growth", unit, (0.4, 2.0), measured, TargetResult.PROBABLY_HOLDS) for unit in ("%", "times")
    ]
    shares, times = targets_table(lines).rows

    assert [shares[2], *shares[4:6]] == [Estimate(50.0, 25.0, 75.0), 40.0, 200.0]
    assert [times[2], *times[4:6]] == [measured, 0.4, 2.0]


@pytest.fixture(scope="module")
def study() -> Study:
    wanted = chosen(["two", "two+menace+advisors+quest", "solo"], load())
    found = Study(read("random"), wanted, range(1, 13), load())
    for _ in found.run(partial(in_order, processes=1)):
        pass
    return found


@pytest.fixture(scope="module")
def folder(study: Study, tmp_path_factory: pytest.TempPathFactory) -> Path:
    found = tmp_path_factory.mktemp("report")
    assert report.write(study, targets_of(study), found, COMMAND) == found / "balance.html"
    return found


class Reader(HTMLParser):
    """Notes tags, what they refer to, and what is open."""

    VOID = ("meta", "img", "br", "link")

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.open: list[str] = []
        self.references: list[str] = []
        self.texts: set[str] = set()
        """The texts for people, also on plots, and for those who cannot see them."""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        if tag not in self.VOID:
            self.open.append(tag)
        self.references += [value or "" for name, value in attrs if name in ("src", "href", "srcset")]
        self.texts |= {value or "" for name, value in attrs if name == "alt"}

    def handle_data(self, data: str) -> None:
        if data.strip() and not {"style", "script"} & set(self.open):
            self.texts.add(data.strip())

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.fixture(scope="module")
def page(folder: Path) -> tuple[str, Reader]:
    return read_page(folder)


def read_page(folder: Path) -> tuple[str, Reader]:
    text = (folder / "balance.html").read_text(encoding="utf-8")
    reader = Reader()
    reader.feed(text)
    for reference in reader.references:
        plot = b64decode(reference.partition(",")[2]).decode()
        reader.texts |= set(re.findall(r"<text [^>]*>([^<]+)</text>", plot))
    return text, reader


def test_the_page_needs_nothing_beside_it(page: tuple[str, Reader]) -> None:
    text, reader = page

    assert reader.open == []
    assert "link" not in reader.tags
    assert reader.references
    assert all(reference.startswith("data:image/svg+xml;base64,") for reference in reader.references)
    assert not re.search(r"https?://|@import|url\(", text)


def test_the_page_has_every_table_and_plot(page: tuple[str, Reader], study: Study) -> None:
    text, reader = page

    assert reader.tags.count("table") == len(tables_of(study, [])) == 7
    drawn = re.findall("<figcaption>(.*?)</figcaption>", text)
    both = ["scores", "points by source", "production by round and step", "cards built by round"]
    cards = ["share built, by card", "wins of the only seat that built a card"]
    assert drawn == [
        *(f"two players: {title}" for title in (*both, *cards, "leading type in the winner&#39;s points")),
        *(f"solo: {title}" for title in (*both, cards[0])),
    ]
    assert reader.tags.count("img") == len(drawn)
    assert "Great Lighthouse" in text
    assert "&lt;script&gt;" in text
    assert text.count("<script>") == 1


def test_the_page_names_what_was_played(page: tuple[str, Reader], study: Study) -> None:
    text, _ = page

    assert f"random ({study.contestant.fingerprint})" in text
    assert study.content.hash[:12] in text
    assert "<dd>36</dd>" in text
    assert "Forfeited" not in text


def test_the_same_study_gives_the_same_page(study: Study, folder: Path, tmp_path: Path) -> None:
    report.write(study, targets_of(study), tmp_path, COMMAND)

    names = sorted(file.name for file in tmp_path.iterdir())
    assert names == [
        *(
            "balance.html",
            "cards.csv",
            "duchies.csv",
            "pace.csv",
            "points.csv",
            "rulesets.csv",
            "targets.csv",
            "use.csv",
        )
    ]
    for name in names:
        assert (tmp_path / name).read_bytes() == (folder / name).read_bytes(), name


def test_verdicts_have_their_colours(page: tuple[str, Reader]) -> None:
    assert {"holds", "fails", "probably holds", "not measured"} <= set(re.findall('data-verdict="(.*?)"', page[0]))


HEADINGS = {
    "targets": "Target,What,Measured,'Measured, low','Measured, high',Unit,From,To,Verdict,Note",
    "duchies": "Ruleset,Side,Duchy,Seats,'Wins, %','Wins, %, low','Wins, %, high',Score",
    "points": "Ruleset,Source,Winner,Loser,Drawn,Solo",
    "pace": "Ruleset,Part,Round,Cards built,M,P,G,E,Cubes in all",
    "use": "Ruleset,What,With,Times,'Of games, %','Of games, %, low','Of games, %, high',"
    "'Wins when only one did it, %','Wins when only one did it, %, low','Wins when only one did it, %, high'",
}


@pytest.mark.parametrize("name", HEADINGS)
def test_programs_find_the_headings_of_the_files(folder: Path, name: str) -> None:
    with (folder / f"{name}.csv").open(encoding="utf-8", newline="") as file:
        assert next(csv.reader(file)) == next(csv.reader([HEADINGS[name]], quotechar="'"))


def rows(folder: Path, name: str) -> list[dict[str, str]]:
    with (folder / f"{name}.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_the_files_have_a_row_for_each_card_and_ruleset(folder: Path, study: Study) -> None:
    cards = rows(folder, "cards")
    farm = [row for row in cards if row["Card"] == "Farm"]

    assert [row["Ruleset"] for row in farm] == ["two players, together", "two", "two+menace+advisors+quest", "solo"]
    assert farm[1]["Built"] == str(study.tallies["two"].did["built", "farm"])
    assert int(farm[0]["Taken"]) == int(farm[1]["Taken"]) + int(farm[2]["Taken"])
    assert float(farm[0]["Built of taken, %, low"]) <= float(farm[0]["Built of taken, %"])
    treasures = [row for row in cards if row["Cost"] == "-"]
    assert treasures
    assert all(row["Built"] == "0" for row in treasures)


def test_the_files_tell_what_the_games_told(folder: Path, study: Study) -> None:
    pace = [row for row in rows(folder, "pace") if row["Ruleset"] == "solo"]
    assert [row["Round"] for row in pace] == ["1", "2", "3", "4"]
    tally = study.tallies["solo"]
    assert float(pace[3]["E"]) == pytest.approx(tally.produced["solo", 4, 3] / 12, abs=1e-3)
    use = {(row["Ruleset"], row["What"]) for row in rows(folder, "use")}
    assert {("two", "trap"), ("two+menace+advisors+quest", "kept"), ("two+menace+advisors+quest", "stood")} <= use
    duchies = rows(folder, "duchies")
    assert {row["Duchy"] for row in duchies} == {"Valados", "Téressie"}
    assert all(row["Side"] == "B" for row in duchies)
    points = {row["Source"]: row for row in rows(folder, "points") if row["Ruleset"] == "two"}
    assert float(points["calamities"]["Winner"]) <= 0
    assert "menaces" not in points


def test_an_estimate_takes_three_columns_in_a_file() -> None:
    table = Table("t", "T", ("Name", "Rate"), [["a, b", Estimate(1.0, 0.5, 1.5)], ["c", None]])

    assert csv_text(table) == 'Name,Rate,"Rate, low","Rate, high"\n"a, b",1.0,0.5,1.5\nc,,,\n'


def test_forfeited_games_are_named_on_the_page(tmp_path: Path) -> None:
    found = Study(read("tests.kit.bots:Raising"), chosen(["two"], load()), range(1, 2), load())
    for _ in found.run(partial(in_order, processes=1)):
        pass
    report.write(found, targets_of(found), tmp_path, COMMAND)

    line = "<li>two, deal 1: tests.kit.bots:Raising failed: ZeroDivisionError: it thought too hard</li>"
    assert line in (tmp_path / "balance.html").read_text(encoding="utf-8")


def missing(monkeypatch: pytest.MonkeyPatch, module: Any) -> None:
    monkeypatch.setattr(module, "find_spec", lambda name: None)


def not_installed(name: str, extra: str) -> Reason:
    return why("not-installed", name=name, extra=extra, command=f'pip install "wonderful-kingdom[{extra}]"')


def test_what_is_not_installed_is_said_before_the_games(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    missing(monkeypatch, report)
    with refusal(KingdomError, not_installed("Matplotlib", "lab")):
        report.check(tmp_path)
    missing(monkeypatch, cluster)
    with refusal(KingdomError, not_installed("Ray", "ray")):
        cluster.check()


def test_a_folder_that_cannot_be_is_refused_before_the_games(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    folder = tmp_path / "file" / "report"
    with refusal(KingdomError, why("no-report", path=str(folder), error="Not a directory")):
        report.check(folder)
    report.check(tmp_path / "new" / "report")
    assert (tmp_path / "new" / "report").is_dir()


@pytest.mark.browser
def test_a_click_on_a_heading_sorts_its_table(folder: Path) -> None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=["--no-sandbox"])
        try:
            page = browser.new_page()
            page.goto((folder / "balance.html").as_uri())
            table = page.locator("h2#cards + p + div table")
            column = "tr td:nth-child(8)"

            def built() -> list[int]:
                return [int(text) for text in table.locator(column).all_inner_texts()]

            before = built()
            button = table.get_by_role("button", name="Built", exact=True)
            button.click()
            assert built() == sorted(before, reverse=True)
            button.click()
            assert built() == sorted(before) != before
        finally:
            browser.close()
