"""The review of a finished game as a page: begun, watched, stopped, kept, told in three languages, taken along."""

from __future__ import annotations

import json
import os
import re
import signal
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from time import monotonic, sleep
from typing import Any, cast

import pytest
from starlette.testclient import TestClient

import kingdom
from kingdom.bots.registry import strongest
from kingdom.core.scoring import MEDALS
from kingdom.review import Judgement, Review, ReviewPlan, make_review
from kingdom.review.data import EDITION, review_data
from kingdom.review.run import review_game
from kingdom.store import ReviewRow, SeatRow, Store
from kingdom.web.present.review.plot import APART, NARROW, WIDE, anchor_of, plot
from kingdom.web.present.review.review import review_shown
from kingdom.web.settings import ServerSettings
from kingdom.web.tables.uploads import open_record
from kingdom.web.texts import Texts
from kingdom.web.workers import reviews as web_reviews
from kingdom.web.workers.lanes import lanes
from kingdom.web.workers.reviews import ReviewRefusal, ReviewRequest, Reviews
from kingdom.work import JobState
from kingdom.work.processes import Processes
from tests.kit.languages import LANGUAGES
from tests.kit.local_server import another_browser, local_server, settings_for, tables_of
from tests.kit.pages import page
from tests.kit.reviews import made_up_review, random_game, resigned_game
from tests.kit.work import Stage

PATIENCE = 30.0


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with local_server(settings_for(tmp_path_factory.mktemp("server"))) as found:
        yield found


def reviews_of(client: TestClient) -> Reviews:
    return cast(Reviews, cast(Any, client.app).state.services.reviews)


def seated(client: TestClient, game: kingdom.Game) -> str:
    names = ("Ann", "Bran")[: len(game.state.players)]
    return open_record(tables_of(client), game.record(), [SeatRow(name) for name in names]).table_id


@pytest.fixture(scope="module")
def two(client: TestClient) -> str:
    table = seated(client, random_game(5))
    reviews_of(client).take(made_up_review(tables_of(client).open(table).game), table)
    return table


@pytest.fixture(scope="module")
def alone(client: TestClient) -> str:
    table = seated(client, random_game(3, players=1))
    reviews_of(client).take(made_up_review(tables_of(client).open(table).game), table)
    return table


def until(true: Callable[[], bool]) -> None:
    # A process that makes a review gives way to all others: on a busy machine it begins late.
    end = monotonic() + 8 * PATIENCE
    while not true():
        assert monotonic() < end, "it did not happen"
        sleep(0.02)


def job_of(reviews: Reviews, game: kingdom.Game) -> ReviewRequest:
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
    plain, banded = (plot(one, 0, WIDE, Texts("en"), ("Ann",)) for one in (replace(found, judge="somebody"), found))
    shown = review_shown(replace(found, judge=judge), Texts("en"), ("Ann",), 0)

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
    visitor = another_browser(client, base_url=str(client.base_url), follow_redirects=False)

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
    assert answer.json() == json.loads(json.dumps(review_data(review)))
    assert "attachment" in answer.headers["content-disposition"]


def test_a_judge_weaker_than_a_bot_at_the_table_says_so_beside_its_verdict(client: TestClient) -> None:
    for bot, said in (("regent", True), ("baron", False), ("steward", False)):
        game = random_game(31)
        seats = [SeatRow("Ann"), SeatRow("Rex", bot)]
        table = open_record(tables_of(client), game.record(), seats).table_id
        reviews_of(client).take(made_up_review(tables_of(client).open(table).game), table)
        for path in ("review", "review.html"):
            assert ("Baron plays worse than Regent" in page(client, f"/t/{table}/{path}").main.text) is said
        assert client.get(f"/t/{table}/review.json").json()["stronger"] == (["regent"] if said else [])
        assert tables_of(client).record(table).bots == ("", bot)


def test_a_judge_weaker_than_a_bot_of_an_uploaded_record_or_one_that_stood_in_says_so(client: TestClient) -> None:
    brought = replace(random_game(32).record(), bots=("", "regent@5s"))
    seats = [SeatRow("Ann"), SeatRow("Rex")]
    uploaded = open_record(tables_of(client), brought, seats).table_id
    left = open_record(tables_of(client), random_game(33).record(), [seats[0], seats[1].left_to("regent").taken_back()])
    for table in (uploaded, left.table_id):
        reviews_of(client).take(made_up_review(tables_of(client).open(table).game), table)
        assert "Baron plays worse than Regent" in page(client, f"/t/{table}/review").main.text
        assert client.get(f"/t/{table}/review.json").json()["stronger"] == ["regent"]
    assert tables_of(client).record(uploaded).bots == ("", "regent@5s"), "its record says so again"
    assert tables_of(client).open(uploaded).bots == (None, None), "people look at it"

    half = replace(brought, actions=brought.actions[:20], result=None)
    going_on = open_record(tables_of(client), half, seats).table_id
    assert tables_of(client).open(going_on).played_by == (), "the next decisions are a person's"


def test_the_page_that_is_taken_along_needs_nothing_else(client: TestClient, two: str) -> None:
    answer = client.get(f"/t/{two}/review.html")

    assert "attachment" in answer.headers["content-disposition"]
    for needed in ("<script", "<link", "src=", 'href="/', "url(/", "@import", "http://", "https://"):
        assert needed not in answer.text
    assert "Luck and skill" in answer.text


# --- how it is made


@pytest.fixture
def stage() -> Stage:
    return Stage(*lanes(ServerSettings()))


@pytest.fixture
def processes() -> Iterator[Processes]:
    found = Processes(lanes(ServerSettings()))
    yield found
    found.close()


@pytest.fixture
def reviews(stage: Stage) -> Reviews:
    """Reviews that are made when the test says so."""
    return Reviews(stage, worlds=1, check=1)


def test_a_process_makes_the_review_and_it_is_kept(processes: Processes) -> None:
    reviews = Reviews(processes, worlds=1, check=1)
    game = random_game(8)
    short = resigned_game(2, steps=8)

    assert reviews.begin(short, "t1", "ann") is None
    until(lambda: job_of(reviews, short).state is JobState.DONE)
    job = job_of(reviews, short)
    assert review_data(job.review) == review_data(make_review(short, worlds=1, check=1))
    assert reviews.begin(short, "t2", "bran") is None
    assert job_of(reviews, short) is job, "whoever asks again comes to the same review"
    assert reviews.of(game) is None


def test_one_review_at_a_time_for_a_visitor_and_few_in_all(reviews: Reviews) -> None:
    games = [resigned_game(seed) for seed in range(web_reviews.WAITING + 2)]

    assert reviews.begin(games[0], "t0", "ann") is None
    assert reviews.begin(games[1], "t1", "ann") is ReviewRefusal.BUSY
    assert reviews.begin(games[0], "t0", "bran") is None, "the same game is one review"
    for number in range(1, web_reviews.WAITING):
        assert reviews.begin(games[number], f"t{number}", f"visitor {number}") is None
    assert reviews.begin(games[-1], "t9", "dan") is ReviewRefusal.FULL
    reviews.stop(games[0])
    assert job_of(reviews, games[0]).state is JobState.CANCELLED
    assert reviews.begin(games[-1], "t9", "dan") is None


def test_an_address_has_two_reviews_however_many_browsers_it_seems_to_be(
    reviews: Reviews,
) -> None:
    games = [resigned_game(seed) for seed in range(4)]

    answers = [reviews.begin(game, "t", f"browser {at}", address="192.0.2.1") for at, game in enumerate(games[:3])]

    assert answers == [None, None, ReviewRefusal.ADDRESS]
    assert reviews.begin(games[3], "t", "somebody else", address="192.0.2.2") is None
    reviews.stop(games[0])
    assert reviews.begin(games[2], "t", "browser 2", address="192.0.2.1") is None


def test_short_reviews_come_first(reviews: Reviews, stage: Stage) -> None:
    first, long, short, thorough = (resigned_game(seed, steps=steps) for seed, steps in enumerate((4, 12, 5, 4)))
    reviews.begin(first, "t", "ann")
    for at, (game, worlds) in enumerate([(thorough, 4), (long, 1), (short, 1)]):
        reviews.begin(game, "t", f"visitor {at}", worlds=worlds)
    for _ in range(3):
        stage.end(stage.running[0])

    made = [ticket.job.arguments[0] for ticket in stage.begun]
    assert made == [game.record().to_json() for game in (first, short, long, thorough)]


def test_a_review_that_is_stopped_ends_its_process_and_keeps_what_it_found(processes: Processes) -> None:
    reviews = Reviews(processes, worlds=10_000)
    game = random_game(8)
    assert reviews.begin(game, "t", "ann") is None
    until(lambda: bool(job_of(reviews, game).review.rows))
    assert len(processes.processes) == 1

    reviews.stop(game)

    until(lambda: processes.processes == [])
    job = job_of(reviews, game)
    assert job.state is JobState.CANCELLED
    assert job.review.rows
    assert not job.review.is_whole


def test_a_review_whose_process_dies_goes_on_in_another(processes: Processes) -> None:
    reviews = Reviews(processes, worlds=1, check=1)
    short = resigned_game(2, steps=8)
    assert reviews.begin(short, "t", "ann") is None
    until(lambda: bool(processes.processes))
    os.kill(processes.processes[0], signal.SIGKILL)

    until(lambda: job_of(reviews, short).state is JobState.DONE)
    assert review_data(job_of(reviews, short).review) == review_data(make_review(short, worlds=1, check=1))


class EndsWhileItIsRead:
    """A ticket whose last report arrives right after its reports have been read for the first time."""

    def __init__(self, found: Sequence[Judgement]) -> None:
        self.error = None
        self.state = JobState.RUNNING
        self._found = tuple(found)

    @property
    def reports(self) -> tuple[Judgement, ...]:
        if self.state is JobState.DONE:
            return self._found
        self.state = JobState.DONE
        return self._found[:-1]


def test_a_review_whose_last_report_arrives_while_it_is_read_is_whole(reviews: Reviews, stage: Stage) -> None:
    short = resigned_game(2, steps=8)
    reviews.begin(short, "t", "ann")
    [ticket] = stage.begun
    ends: Any = EndsWhileItIsRead(list(review_game(*ticket.job.arguments)))

    for _ in range(2):
        reviews._reported(job_of(reviews, short), ends)

    assert job_of(reviews, short).state is JobState.DONE
    assert job_of(reviews, short).review.is_whole


def test_a_review_that_starts_again_takes_its_reports_from_the_first(reviews: Reviews, stage: Stage) -> None:
    short = resigned_game(2, steps=8)
    reviews.begin(short, "t", "ann")
    [ticket] = stage.begun
    steps = list(review_game(*ticket.job.arguments))
    for step in steps[:2]:
        ticket.reported(step)
    stage.drain()
    ticket.restarted()
    ticket.started()

    stage.end(ticket, *steps)

    assert review_data(job_of(reviews, short).review) == review_data(make_review(short, worlds=1, check=1))


def test_a_review_over_which_processes_die_can_be_asked_for_again(reviews: Reviews, stage: Stage) -> None:
    game = random_game(8)
    for number in range(2):
        assert reviews.begin(game, "t", "ann") is None
        stage.lose(stage.begun[number])
        assert job_of(reviews, game).state is JobState.LOST


def test_only_so_many_reviews_are_kept(reviews: Reviews, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web_reviews, "KEPT", 2)
    games = [resigned_game(seed) for seed in range(3)]
    for game in games:
        reviews.take(Review(ReviewPlan(game), "baron", 1, ()), "t")

    assert [reviews.of(game) is not None for game in games] == [False, True, True]


def test_a_review_goes_by_record_bot_and_budget(reviews: Reviews, stage: Stage) -> None:
    game = resigned_game(1)
    reviews.take(Review(ReviewPlan(game), "baron", 1, ()), "t")

    other = Reviews(stage, worlds=2)
    assert reviews.key_of(game) != other.key_of(game)
    assert reviews.key_of(game) == reviews.key_of(kingdom.replay(game.record()))
    assert reviews.key_of(game) != reviews.key_of(resigned_game(2))


def test_a_whole_review_is_there_after_a_restart_and_in_other_processes(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    with local_server(settings) as first:
        table = seated(first, random_game(5))
        made = made_up_review(tables_of(first).open(table).game)
        reviews_of(first).take(made, table)
        shown = first.get(f"/t/{table}/review.json").json()
    with local_server(settings) as again:
        assert again.get(f"/t/{table}/review.json").json() == shown
        game = tables_of(again).open(table).game
        assert job_of(reviews_of(again), game).review.costly
        assert reviews_of(again).begin(game, table, "ann", "baron", 1) is None
        assert job_of(reviews_of(again), game).state is JobState.DONE, "nobody makes it again"


def test_a_review_that_was_judged_by_another_edition_is_made_again_when_somebody_asks(
    tmp_path: Path, stage: Stage
) -> None:
    store = Store(settings_for(tmp_path).database_url)
    game = resigned_game(2, steps=8)
    earlier = review_data(make_review(game, worlds=1, check=1)) | {"edition": EDITION - 1}
    reviews = Reviews(stage, store, worlds=1, check=1)
    key = reviews.key_of(game)
    store.reviewed.keep(ReviewRow(*key, json.dumps(earlier)))

    assert reviews.of(game) is None, "numbers of an earlier method are not shown"
    assert reviews.begin(game, "t", "ann") is None
    [ticket] = stage.begun
    stage.do(ticket)
    assert job_of(reviews, game).state is JobState.DONE
    [row] = store.reviewed.of(key[0])
    assert json.loads(row.found)["edition"] == EDITION
    assert job_of(Reviews(stage, store, worlds=1, check=1), game).review.rows == job_of(reviews, game).review.rows
    store.close()


def test_you_choose_who_judges_and_how_thoroughly(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews_of(client), "_work", Stage(*lanes(ServerSettings())))
    table = seated(client, random_game(21))
    game = tables_of(client).open(table).game
    visitor = another_browser(client, base_url=str(client.base_url))

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
    monkeypatch.setattr(reviews_of(client), "_work", Stage(*lanes(ServerSettings())))
    table, other = seated(client, random_game(11)), seated(client, random_game(12))
    visitor = another_browser(client, base_url=str(client.base_url))

    assert "Review this game" in page(visitor, f"/t/{table}/review").main.text
    begun = visitor.post(f"/t/{table}/review")
    assert re.search(r'<noscript>\s*<meta http-equiv="refresh"', begun.text)
    assert "Another game is being reviewed" in begun.text

    busy = visitor.post(f"/t/{other}/review")
    assert busy.status_code == 429
    assert f'href="/t/{table}/review"' in busy.text

    assert "review/stop" not in client.get(f"/t/{table}/review").text, "who did not ask for it cannot stop it"
    client.post(f"/t/{table}/review/stop")
    assert "review/stop" in visitor.get(f"/t/{table}/review").text

    job = job_of(reviews_of(client), tables_of(client).open(table).game)
    found = made_up_review(job.review.game).judgements
    job.state, job.review = JobState.RUNNING, replace(job.review, judgements=found[:3])
    begun = visitor.get(f"/t/{table}/review").text
    assert f"3 of {len(found)} decisions judged" in begun
    assert "chance of winning" not in begun, "a graph over all rounds comes with the windows"
    job.review = replace(job.review, judgements=found[:-1])
    growing = visitor.get(f"/t/{table}/review").text
    assert f"{len(found) - 1} of {len(found)} decisions judged" in growing
    assert "chance of winning" in growing
    for id in ("accuracy", "luck"):
        assert f'data-testid="{id}"' not in growing, "no sum is shown before it is settled"
    assert 'data-testid="review-unsettled"' in growing
    assert visitor.get(f"/t/{table}/review.json").json()["players"] == []
    fragment = visitor.get(f"/t/{table}/review", headers={"X-Kingdom-Fragment": "1"}).text
    assert fragment.lstrip().startswith('<div id="review"')

    stopped = visitor.post(f"/t/{table}/review/stop").text
    assert "Stopped" in stopped
    assert "http-equiv" not in stopped
