"""A game that is over: its slider, its chronicle to jump from, playing on from a step, and the picture of its end."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from xml.etree import ElementTree

import pytest
from starlette.testclient import TestClient

from kingdom.store.rows import SeatRow
from kingdom.web.pages.games.practice import first_steps
from kingdom.web.tables.snapshot import TableSnapshot
from tests.kit.local_server import another_browser, local_server, settings_for, tables_of
from tests.kit.pages import Sheet, page, send, table_of
from tests.kit.scenes import Scene, Staged, in_choice, is_over, stage

GAME = {"players": 2, "modules": ("menace",)}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with local_server(settings_for(tmp_path_factory.mktemp("replays"))) as found:
        yield found


@pytest.fixture(scope="module")
def staged(client: TestClient) -> Staged:
    return stage(tables_of(client), Scene(GAME, is_over))


def game_of(client: TestClient, staged: Staged) -> TableSnapshot:
    return tables_of(client).open(staged.table)


def replayed(client: TestClient, staged: Staged, step: int, seat: str = "open") -> Sheet:
    return page(client, f"{staged.path}/replay?step={step}&seat={seat}")


def test_the_slider_reaches_from_the_first_step_to_the_last(client: TestClient, staged: Staged) -> None:
    last = len(game_of(client, staged).game.steps)
    slider = replayed(client, staged, 30).one(test="slider")
    assert (slider.get("min"), slider.get("value"), slider.get("max")) == ("0", "30", str(last))


def test_rounds_and_phases_are_marked_where_they_begin_one_after_the_other(client: TestClient, staged: Staged) -> None:
    game = game_of(client, staged).game
    last = len(game.steps)
    sheet = replayed(client, staged, 30)
    marks = sheet.all("rect")
    places = [(float(mark.get("x")[:-1]), float(mark.get("width")[:-1])) for mark in marks]
    assert places[0][0] == 0
    assert sum(width for _, width in places) == pytest.approx(100, abs=0.5)
    for (x, width), (following, _) in pairwise(places):
        assert x + width == pytest.approx(following, abs=0.02)
    links = [node for node in sheet.all("a") if node.get("tabindex") == "-1" and "/replay?" in node.get("href")]
    assert [int(link.get("href").rpartition("=")[2]) for link in links] == pytest.approx(
        [round(x * last / 100) for x, _ in places]
    )
    assert [node.text for node in sheet.all("text")] == ["I", "II", "III", "IV"]
    assert len([mark for mark in marks if mark.get("class").endswith(" now")]) == 1


def test_each_line_of_the_chronicle_leads_to_its_step(client: TestClient, staged: Staged) -> None:
    whole = page(client, f"{staged.path}/log")
    links = [node for node in whole.all("a") if "/replay?step=" in node.get("href")]
    steps = [int(link.get("href").rpartition("=")[2]) for link in links]
    assert len(links) > 100
    assert steps == sorted(steps, reverse=True)
    # What was told with a step is the newest there, apart from what only the whole chronicle has.
    quiet = (" receives ", " has to ", "done")
    loud = [one for one in zip(links, steps, strict=True) if not any(word in one[0].text for word in quiet)]
    for link, step in loud[20::60]:
        jumps = [node for node in replayed(client, staged, step).all("a") if node.get("class") == "jump"]
        assert link.text in [jump.text for jump in jumps]


def test_both_hands_are_read_when_the_game_is_over(client: TestClient, staged: Staged) -> None:
    table = game_of(client, staged)
    at = next(n for n, step in enumerate(table.game.steps) if step.before.round == 2 and step.before.turns == 2)
    before = table.game.steps[at].before
    sheet = replayed(client, staged, at)
    for seat, zone in ((0, sheet.one(test="hand")), (1, sheet.one(test="opponent"))):
        for card in before.players[seat].hand:
            assert before.box[card].key.split("_")[0].capitalize()[:4] in zone.text
    assert "held" not in [node.get("class") for node in replayed(client, staged, at, "0").nodes]


# --- playing on


def test_from_a_step_one_plays_on_against_a_bot_for_practice(client: TestClient, staged: Staged) -> None:
    table = game_of(client, staged)
    for seat, step in (("1", 40), ("0", 0), ("open", 120)):
        browser = another_browser(client)
        sheet = send(browser, f"{staged.path}/from", {"step": str(step), "seat": seat})
        new = tables_of(client).open(table_of(sheet))
        own = 1 if seat == "1" else 0
        assert new.practice
        assert [bot is None for bot in new.bots] == [at == own for at in (0, 1)]
        assert [entry.action for entry in new.entries] == [
            table.game.text(one.action) for one in table.game.steps[:step]
        ]
        assert new.game.state.round == table.game.steps[step].before.round
        assert sheet.main.get("data-seat") == str(own)


def test_what_was_taken_back_is_not_played_again(client: TestClient) -> None:
    tables = tables_of(client)
    staged = stage(tables, Scene(GAME, in_choice(1)))
    (seat,) = tables.open(staged.table).game.waiting()
    tables.act(staged.table, seat, ["select left"], "once")
    tables.undo(staged.table, seat, "back")
    tables.act(staged.table, seat, ["select right"], "again")
    table = tables.open(staged.table)
    assert [text for _, text in table.game.record().actions][-3:] == ["select left", "undo", "select right"]

    played = [text for _, text in first_steps(table, len(table.game.steps)).actions]

    assert len(played) == len(table.game.steps)
    assert played[-1] == "select right"
    assert "select left" not in played[-2:]
    assert "undo" not in played


def test_a_running_game_is_not_gone_on_with(client: TestClient) -> None:
    staged = stage(tables_of(client), Scene(GAME, in_choice(3)))
    browser = another_browser(client)
    answer = browser.post(f"{staged.path}/from", data={"step": "1", "seat": "0"}, follow_redirects=False)
    assert answer.status_code in (303, 403)
    assert answer.headers.get("location", staged.path) == staged.path
    picture = browser.get(f"{staged.path}/end.svg", follow_redirects=False)
    assert picture.status_code in (303, 403)
    assert "<svg" not in picture.text


# --- the picture


@pytest.mark.parametrize("language", ["en", "fr", "it"])
def test_the_end_is_a_picture_that_stands_alone(client: TestClient, staged: Staged, language: str) -> None:
    browser = another_browser(client, cookies={"kingdom-language": language})
    answer = browser.get(f"{staged.path}/end.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    drawn = ElementTree.fromstring(answer.text)
    words = " ".join("".join(node.itertext()) for node in drawn.iter())
    verdict = game_of(client, staged).game.outcome()
    for seat, name in enumerate(("Ann", "Bran")):
        assert name in words
        assert str(verdict.total(seat)).replace("-", "−") in words
    assert "var(" not in answer.text
    assert "href" not in answer.text


def test_a_name_is_only_words_in_the_picture(client: TestClient) -> None:
    tables = tables_of(client)
    staged = stage(tables, Scene(GAME, is_over))
    name = "<script>&"
    tables.sit(staged.table, 0, SeatRow(name))

    answer = client.get(f"{staged.path}/end.svg")

    drawn = ElementTree.fromstring(answer.text)
    assert any(name in (node.text or "") for node in drawn.iter())
    assert not [node for node in drawn.iter() if node.tag.endswith("script")]


def test_the_legend_explains_every_icon(client: TestClient) -> None:
    legend = page(client, "/help").one(test="legend")
    assert len([node for node in legend.children if node.tag == "dt"]) == 22
    assert all(node.text.strip() for node in legend.children if node.tag == "dd")
