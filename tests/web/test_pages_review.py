"""The review of a finished game as a page: begun, watched, stopped, kept, told in three languages, taken along."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from time import monotonic, sleep
from typing import Any, cast

import pytest
from starlette.testclient import TestClient

import kingdom
from kingdom.content import LANGUAGES
from kingdom.core.scoring import MEDALS
from kingdom.review import Reviewing
from kingdom.review.keeping import EDITION, found_text, take_up
from kingdom.review.reviewing import Progress
from kingdom.store import SeatRow
from kingdom.web import reviews as web_reviews
from kingdom.web.pages.practising import strongest
from kingdom.web.present.review import review_shown
from kingdom.web.present.reviewplot import APART, NARROW, WIDE, anchor_of, plot
from kingdom.web.records import open_record
from kingdom.web.reviews import Course, Job, Refused, Reviews
from kingdom.web.texts import Texts
from tests.kit.pages import page
from tests.kit.reviewing import finished, invented, played
from tests.kit.serving import another, serving, settings_for, tables_of

PATIENCE = 30.0


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with serving(settings_for(tmp_path_factory.mktemp("server"))) as found:
        yield found


def reviews_of(client: TestClient) -> Reviews:
    return cast(Reviews, cast(Any, client.app).state.reviews)


def seated(client: TestClient, game: kingdom.Game) -> str:
    names = ("Ann", "Bran")[: len(game.state.players)]
    return open_record(tables_of(client), game.record(), [SeatRow(name) for name in names]).table_id


@pytest.fixture(scope="module")
def two(client: TestClient) -> str:
    table = seated(client, played(5))
    reviews_of(client).take(invented(tables_of(client).open(table).game), table)
    return table


@pytest.fixture(scope="module")
def alone(client: TestClient) -> str:
    table = seated(client, played(3, players=1))
    reviews_of(client).take(invented(tables_of(client).open(table).game), table)
    return table


def until(true: Callable[[], bool]) -> None:
    # A process that makes a review gives way to all others: on a busy machine it begins late.
    end = monotonic() + 6 * PATIENCE
    while not true():
        assert monotonic() < end, "it did not happen"
        sleep(0.02)


def job_of(reviews: Reviews, game: kingdom.Game) -> Job:
    job = reviews.of(game)
    assert job is not None
    return job


# --- the page


def test_the_page_shows_a_graph_accounts_and_costly_decisions(client: TestClient, two: str) -> None:
    review = job_of(reviews_of(client), tables_of(client).open(two).game).review
    shown = page(client, f"/t/{two}/review")

    assert len(shown.all(test="costly")) == len(review.costly) > 2
    assert len(shown.all(test="luck")) == 2
    text = shown.main.text
    assert "Ann: chance of winning" in text
    for sign in ("?!", "??"):
        assert sign in text
    assert shown.source.count("rev-cards") >= len(review.costly), "what it was about is drawn"
    for word in ("Blunder", "Accuracy", "Luck and skill", "See it in the replay"):
        assert word in text
    assert "Bran: chance of winning" in page(client, f"/t/{two}/review?seat=1").main.text


def test_a_solo_game_shows_its_score_among_the_medals(client: TestClient, alone: str) -> None:
    text = page(client, f"/t/{alone}/review").main.text

    assert "Expected score" in text
    assert all(Texts("en").t(f"medal-{medal}") in text for medal in MEDALS[1:])
    assert "points or more lost" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_every_language(client: TestClient, two: str, language: str) -> None:
    for path in ("review", "review.html"):
        answer = client.get(f"/t/{two}/{path}", headers={"Cookie": f"kingdom-language={language}"})
        assert answer.status_code == 200
        assert f'lang="{language}"' in answer.text
        assert "⟦" not in answer.text


def test_the_score_sheet_leads_to_the_review(client: TestClient, two: str) -> None:
    assert page(client, f"/t/{two}/end").all(test="review")


def test_nobody_sees_a_review_of_a_game_that_is_still_played(client: TestClient) -> None:
    table = tables_of(client).create({}, [SeatRow("Ann"), SeatRow("Bran")], seed=4).table_id

    for method, path in (("GET", "review"), ("POST", "review"), ("POST", "review/stop")):
        answer = client.request(method, f"/t/{table}/{path}", follow_redirects=False)
        assert (answer.status_code, answer.headers["location"]) == (303, f"/t/{table}")
    assert reviews_of(client).of(tables_of(client).open(table).game) is None
    for path in ("review.json", "review.html"):
        assert client.get(f"/t/{table}/{path}").status_code == 404


@pytest.mark.parametrize(("judge", "players"), [("regent", "the regent"), ("baron", "a steward")])
def test_a_solo_game_has_the_band_that_most_games_end_in_and_says_whose(
    client: TestClient, alone: str, judge: str, players: str
) -> None:
    found = job_of(reviews_of(client), tables_of(client).open(alone).game).review
    plain, banded = (plot(one, 0, WIDE, Texts("en"), ("Ann",)) for one in (replace(found, bot="somebody"), found))
    shown = review_shown(replace(found, bot=judge), Texts("en"), ("Ann",), 0)

    assert [kind for kind, _ in plain.areas] == ["spread"]
    assert [kind for kind, _ in banded.areas] == ["eight"]
    assert shown.has_band
    assert players in Texts("en").t("review-eight", judge=shown.judge)


def test_a_narrow_graph_has_the_marks_of_the_seat_that_it_is_drawn_for(client: TestClient, two: str) -> None:
    review = job_of(reviews_of(client), tables_of(client).open(two).game).review
    for seat in range(2):
        drawn = plot(review, seat, NARROW, Texts("en"), ("Ann", "Bran"))
        own = [anchor_of(one) for one in review.costly if one.decision.seat == seat]
        assert [spot.anchor for spot in drawn.spots] == own != []


def test_marks_on_the_graph_do_not_cover_one_another(client: TestClient, two: str) -> None:
    review = job_of(reviews_of(client), tables_of(client).open(two).game).review
    for box in (WIDE, NARROW):
        drawn = plot(review, 0, box, Texts("en"), ("Ann", "Bran"))
        assert [band.label for band in drawn.bands] == ["I", "II", "III", "IV"]
        assert all(box.left <= spot.x <= box.right and box.top <= spot.y <= box.bottom for spot in drawn.spots)
        near = [
            (one, other)
            for at, one in enumerate(drawn.spots)
            for other in drawn.spots[:at]
            if abs(one.x - other.x) < APART and abs(one.y - other.y) < APART
        ]
        assert not near


def test_one_can_try_again_from_a_costly_decision_against_the_strongest_bot(client: TestClient, two: str) -> None:
    review = job_of(reviews_of(client), tables_of(client).open(two).game).review
    first = review.costly[0].decision
    sent = {"step": str(first.number - 1), "seat": str(first.seat), "bot": "strongest"}
    visitor = another(client, base_url=str(client.base_url), follow_redirects=False)

    assert len(page(client, f"/t/{two}/review").all(test="try-again")) == len(review.costly)
    new = visitor.post(f"/t/{two}/from", data=sent).headers["location"].rpartition("/")[2]
    table = tables_of(client).open(new)
    assert len(table.game.steps) == first.number - 1
    assert table.bots[first.seat] is None
    assert table.bots[1 - first.seat] == strongest()
    assert table.practice


# --- taken along


def test_the_review_as_data_is_that_of_the_command(client: TestClient, two: str) -> None:
    answer = client.get(f"/t/{two}/review.json")

    review = job_of(reviews_of(client), tables_of(client).open(two).game).review
    assert answer.json() == json.loads(json.dumps(review.to_data()))
    assert "attachment" in answer.headers["content-disposition"]


def test_the_page_that_is_taken_along_needs_nothing_else(client: TestClient, two: str) -> None:
    answer = client.get(f"/t/{two}/review.html")

    assert "attachment" in answer.headers["content-disposition"]
    for needed in ("<script", "<link", "src=", 'href="/', "url(/", "@import", "http://", "https://"):
        assert needed not in answer.text
    assert "Luck and skill" in answer.text


# --- how it is made


@pytest.fixture
def reviews() -> Iterator[Reviews]:
    """Reviews with hardly a thought."""
    found = Reviews(kingdom.new_game(seed=1).content, worlds=1, check=1)
    yield found
    found.close()


def test_a_process_makes_the_review_and_it_is_kept(reviews: Reviews) -> None:
    game = played(8)
    short = finished(2, steps=8)

    assert reviews.begin(short, "t1", "ann") is None
    until(lambda: job_of(reviews, short).course is Course.WHOLE)
    job = job_of(reviews, short)
    assert job.review.to_data() == Reviewing(short, worlds=1, check=1).whole().to_data()
    assert reviews.begin(short, "t2", "bran") is None
    assert job_of(reviews, short) is job, "whoever asks again comes to the same review"
    assert reviews.of(game) is None


def test_one_review_at_a_time_for_a_visitor_and_few_in_all(reviews: Reviews, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Reviews, "_run", lambda self, job: None)
    games = [finished(seed) for seed in range(web_reviews.WAITING + 2)]

    assert reviews.begin(games[0], "t0", "ann") is None
    assert reviews.begin(games[1], "t1", "ann") is Refused.BUSY
    assert reviews.begin(games[0], "t0", "bran") is None, "the same game is one review"
    for number in range(1, web_reviews.WAITING):
        assert reviews.begin(games[number], f"t{number}", f"visitor {number}") is None
    assert reviews.begin(games[-1], "t9", "dan") is Refused.FULL
    reviews.stop(games[0])
    assert job_of(reviews, games[0]).course is Course.STOPPED
    assert reviews.begin(games[-1], "t9", "dan") is None


def test_a_review_that_is_stopped_ends_its_process_and_keeps_what_it_found() -> None:
    reviews = Reviews(kingdom.new_game(seed=1).content, worlds=10_000)
    game = played(8)
    try:
        assert reviews.begin(game, "t", "ann") is None
        until(lambda: bool(job_of(reviews, game).review.judged))
        process = job_of(reviews, game).process
        assert process is not None
        reviews.stop(game)
        until(lambda: job_of(reviews, game).process is None)
        assert not process.is_alive()
        job = job_of(reviews, game)
        assert job.course is Course.STOPPED
        assert job.review.judged
        assert not job.review.is_whole
    finally:
        reviews.close()


def test_a_review_whose_process_dies_can_be_asked_for_again() -> None:
    reviews = Reviews(kingdom.new_game(seed=1).content, worlds=10_000)
    game = played(8)
    try:
        for _ in range(2):
            assert reviews.begin(game, "t", "ann") is None
            until(lambda: bool(job_of(reviews, game).review.judged))
            process = job_of(reviews, game).process
            assert process is not None
            process.kill()
            until(lambda: not job_of(reviews, game).course.is_open)
            assert job_of(reviews, game).course is Course.FAILED
    finally:
        reviews.close()


def test_only_so_many_reviews_are_kept(reviews: Reviews, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web_reviews, "KEPT", 2)
    games = [finished(seed) for seed in range(3)]
    for game in games:
        reviews.take(Reviewing(game, worlds=1), "t")

    assert [reviews.of(game) is not None for game in games] == [False, True, True]


def test_a_review_goes_by_record_bot_and_budget(reviews: Reviews) -> None:
    game = finished(1)
    reviews.take(Reviewing(game, worlds=1), "t")

    other = Reviews(game.content, worlds=2)
    assert reviews.key_of(game) != other.key_of(game)
    assert reviews.key_of(game) == reviews.key_of(kingdom.replay(game.record()))
    assert reviews.key_of(game) != reviews.key_of(finished(2))


def test_a_whole_review_is_there_after_a_restart_and_in_other_processes(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    with serving(settings) as first:
        table = seated(first, played(5))
        made = invented(tables_of(first).open(table).game)
        reviews_of(first).take(made, table)
        shown = first.get(f"/t/{table}/review.json").json()
    with serving(settings) as again:
        assert again.get(f"/t/{table}/review.json").json() == shown
        game = tables_of(again).open(table).game
        assert job_of(reviews_of(again), game).review.costly
        assert reviews_of(again).begin(game, table, "ann", "baron", 1) is None
        assert job_of(reviews_of(again), game).course is Course.WHOLE, "nobody makes it again"


def test_a_review_that_was_judged_by_another_edition_is_made_again() -> None:
    made = invented(played(5))
    fresh = Reviewing(made.game, worlds=1, check=1)

    assert take_up(fresh, found_text(made))
    assert fresh.review() == made.review()
    other = found_text(made).replace(f'"edition": {EDITION}', f'"edition": {EDITION - 1}')
    assert not take_up(Reviewing(made.game, worlds=1, check=1), other)


def test_you_choose_who_judges_and_how_thoroughly(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Reviews, "_run", lambda self, job: None)
    table = seated(client, played(21))
    game = tables_of(client).open(table).game
    visitor = another(client, base_url=str(client.base_url))

    assert page(visitor, f"/t/{table}/review").main.text.count("Who judges") == 1
    visitor.post(f"/t/{table}/review", data={"bot": "baron", "budget": "thorough"})
    reviews = reviews_of(client)
    assert job_of(reviews, game).key[1:] == ("baron", web_reviews.THOROUGH * reviews.worlds)
    visitor.post(f"/t/{table}/review/stop")
    visitor.post(f"/t/{table}/review", data={"bot": "nobody"})
    assert job_of(reviews, game).key[1:] == ("baron", reviews.worlds), "who cannot judge is not asked"
    visitor.post(f"/t/{table}/review/stop")


# --- while it is made


def test_a_page_without_a_script_asks_again_while_the_review_grows(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Reviews, "_run", lambda self, job: None)
    table, other = seated(client, played(11)), seated(client, played(12))
    visitor = another(client, base_url=str(client.base_url))

    assert "Review this game" in page(visitor, f"/t/{table}/review").main.text
    begun = visitor.post(f"/t/{table}/review")
    assert re.search(r"<noscript>\s*<meta http-equiv=refresh", begun.text)
    assert "Another game is being reviewed" in begun.text

    busy = visitor.post(f"/t/{other}/review")
    assert busy.status_code == 429
    assert f'href="/t/{table}/review"' in busy.text

    assert "review/stop" not in client.get(f"/t/{table}/review").text, "who did not ask for it cannot stop it"
    client.post(f"/t/{table}/review/stop")
    assert "review/stop" in visitor.get(f"/t/{table}/review").text

    job = job_of(reviews_of(client), tables_of(client).open(table).game)
    next(iter(job.reviewing))
    job.course, job.progress = Course.WORKING, Progress(7, 90)
    growing = visitor.get(f"/t/{table}/review").text
    assert "7 of 90 decisions judged" in growing
    assert "chance of winning" in growing
    fragment = visitor.get(f"/t/{table}/review", headers={"X-Kingdom-Fragment": "1"}).text
    assert fragment.lstrip().startswith("<div id=review")

    stopped = visitor.post(f"/t/{table}/review/stop").text
    assert "Stopped" in stopped
    assert "http-equiv" not in stopped
