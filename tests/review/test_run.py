"""A whole review: the first graph, accounts that add up, the command, and every language."""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import kingdom
from kingdom.bots import make
from kingdom.bots.match import play_out
from kingdom.cli import main
from kingdom.review import Mark, Review, ReviewPlan, judge_all, judge_of, make_review
from kingdom.review.data import review_data, review_from
from kingdom.review.decisions import Decision
from kingdom.review.judging import Judgement
from kingdom.review.text import chance_line, heading, luck_line, reason_lines
from kingdom.words import SEATS, Words
from tests.kit.languages import LANGUAGES
from tests.kit.reviews import random_game


@pytest.fixture(scope="module")
def game() -> kingdom.Game:
    game = kingdom.new_game(seed=5)
    play_out(game, [make("steward", 0), make("page", 1)])
    return game


@pytest.fixture(scope="module")
def review(game: kingdom.Game) -> Review:
    return make_review(game, worlds=1, check=2)


@pytest.fixture(scope="module")
def alone() -> kingdom.Game:
    game = kingdom.new_game(players=1, modules=("quest",), seed=3)
    play_out(game, [make("page", 0)])
    return game


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(main, [str(word) for word in arguments], prog_name="kingdom")


def kept(game: kingdom.Game, folder: Path) -> Path:
    path = folder / "game.json"
    path.write_text(game.record().to_json(), encoding="utf-8")
    return path


def test_windows_are_judged_first_and_make_a_graph_over_all_rounds(game: kingdom.Game) -> None:
    plan = ReviewPlan(game)
    judgements = judge_all(plan, judge_of("baron"), worlds=1)
    windows = sum(one.is_window for one in plan.decisions)
    first = Review(plan, "baron", 1, tuple(islice(judgements, windows)))

    assert {one.decision.before.round for one in first.rows} == {1, 2, 3, 4}
    assert first.progress == (windows, len(plan.decisions))
    assert first.has_graph
    assert not first.is_whole
    assert not Review(plan, "baron", 1, first.judgements[:-1]).has_graph


def test_luck_and_decisions_add_up_to_the_result(game: kingdom.Game, review: Review) -> None:
    scores = [sum(line.points for line in game.score(seat)) for seat in (0, 1)]

    for account in review.accounts:
        assert account.result == scores[account.seat] - scores[1 - account.seat]
        assert account.luck - account.lost + account.others_lost == pytest.approx(account.result)
    first, second = review.accounts
    assert first.luck == pytest.approx(-second.luck)


def test_only_what_was_looked_at_twice_is_marked(review: Review) -> None:
    assert review.is_whole
    assert review.costly, "a page makes mistakes"
    assert all(one.judgement.checked and one.is_sure for one in review.costly)
    for account in review.accounts:
        counted = [one.mark for one in review.costly if one.decision.seat == account.seat]
        assert account.marks == {mark: counted.count(mark) for mark in Mark}
        assert account.accuracy is not None
        assert 0.0 < account.accuracy <= 1.0


def test_a_review_is_plain_data(review: Review) -> None:
    data = json.loads(json.dumps(review_data(review)))

    assert [one["seat"] for one in data["players"]] == [0, 1]
    assert len(data["decisions"]) == len(review.rows)
    marked = [one for one in data["decisions"] if one["mark"]]
    assert len(marked) == len(review.costly)
    assert all(one["better"] and one["best_chance"] > one["chance"] for one in marked)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_is_told_in_every_language(review: Review, language: str) -> None:
    words = Words(language)
    told = [luck_line(account, SEATS, words) for account in review.accounts]
    for one in review.costly:
        told += [heading(one, SEATS, words), chance_line(one, words), *reason_lines(one, words)]

    assert not [line for line in told if "⟦" in line]


def test_a_solo_game_is_judged_by_its_score(alone: kingdom.Game) -> None:
    review = make_review(alone, worlds=1, check=1)

    data = review_data(review)
    assert data["solo"]
    assert all(one[name] is None for one in data["decisions"] for name in ("chance", "best_chance", "chance_doubt"))
    (account,) = review.accounts
    assert account.result == sum(line.points for line in alone.score(0))
    assert account.luck - account.lost == pytest.approx(account.result)
    told = [chance_line(one, Words("en")) for one in review.rows]
    assert all(line.startswith("Expected score") for line in told)


@pytest.mark.parametrize("steps", [12, 30])
def test_a_game_that_was_given_up_is_judged_up_to_there(steps: int) -> None:
    game = kingdom.new_game(seed=2)
    for _ in range(steps):
        seat = game.waiting()[0]
        game.play(seat, game.options(seat)[0])
    game.resign(game.waiting()[0])

    review = make_review(game, worlds=1, check=1)
    assert review.is_whole
    assert max(one.decision.last for one in review.rows) <= steps


def test_the_command_prints_the_review(game: kingdom.Game, tmp_path: Path) -> None:
    told = run("review", kept(game, tmp_path), "--bot", "baron", "--thoroughness", "1")

    assert told.exit_code == 0
    assert "Accuracy" in told.stdout
    assert "Costly decisions" in told.stdout
    assert "Better:" in told.stdout


def test_a_game_that_is_not_over_is_refused_in_one_line(tmp_path: Path) -> None:
    told = run("review", kept(kingdom.new_game(seed=1), tmp_path), "--bot", "baron")

    assert told.exit_code == 2
    assert told.stderr == "kingdom: the game is not over: only a finished game can be reviewed; play it to its end\n"


def test_a_bot_that_cannot_judge_is_refused(game: kingdom.Game, tmp_path: Path) -> None:
    told = run("review", kept(game, tmp_path), "--bot", "page")

    assert told.exit_code == 2
    assert "choose one of baron" in told.stderr


def test_whoever_stops_a_review_gets_what_there_is(
    game: kingdom.Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(*_: object) -> object:
        raise KeyboardInterrupt

    monkeypatch.setattr("kingdom.cli.review.judge_all", stopped)
    told = run("review", kept(game, tmp_path), "--bot", "baron", "--json")

    assert told.exit_code == 130
    assert json.loads(told.stdout)["whole"] is False
    assert json.loads(told.stdout)["players"] == []
    assert "Stopped" in told.stderr
    said = run("review", kept(game, tmp_path), "--bot", "baron").stdout
    assert "Accuracy, the number of mistakes and what luck brought appear once every decision is judged." in said
    assert "Points lost" not in said
    assert "Well played" not in said


# --- how far it has come


class Quick:
    """A judge who finds one decision doubtful, and does not think."""

    name = "quick"

    def __init__(self, wrong: int, *, plans_are_sure: bool = True) -> None:
        self.wrong = wrong
        self.plans_are_sure = plans_are_sure
        self.asked: list[tuple[int, int]] = []

    def judge(self, decision: Decision, worlds: int) -> Judgement:
        self.asked.append((decision.number, worlds))
        return Judgement(decision.number, 0.0, 0.0, 0.4, 0.7 if decision.number == self.wrong else 0.4)


@pytest.mark.parametrize("sure", [True, False])
def test_windows_come_first_then_turns_and_what_is_suspected_is_thought_about_again(sure: bool) -> None:
    plan = ReviewPlan(random_game(3))
    windows = [one.number for one in plan.decisions if one.is_window]
    turns = [one.number for one in plan.decisions if not one.is_window]
    judge = Quick(turns[2], plans_are_sure=sure)
    judgements = tuple(judge_all(plan, judge, worlds=4, check=5))
    reviews = [Review(plan, judge.name, 4, judgements[:done]) for done in range(len(judgements) + 1)]

    total = len(windows) + len(turns)
    assert judge.asked == [*((number, 4) for number in [*windows, *turns]), (turns[2], 20)]
    assert [one.at for one in judgements] == [number for number, _ in judge.asked]
    assert [one.progress for one in (reviews[0], reviews[1], *reviews[-3:])] == [
        (0, total), (1, total), (total - 1, total), (total, total + 1), (total + 1, total + 1)
    ]  # fmt: skip
    assert [one.is_whole for one in reviews] == [False] * (total + 1) + [True]
    found = reviews[-1]
    assert len(found.rows) == total
    assert [one.decision.number for one in found.costly] == [turns[2]]
    checked = {one.decision.number for one in found.rows if one.judgement.checked}
    assert checked == {turns[2], *(windows if sure else ())}


def test_a_suspected_window_is_thought_about_again_where_plans_are_not_sure() -> None:
    plan = ReviewPlan(random_game(3))
    window = next(one.number for one in plan.decisions if one.is_window)
    for sure, times in ((True, 1), (False, 2)):
        judge = Quick(window, plans_are_sure=sure)
        list(judge_all(plan, judge, worlds=4, check=5))
        assert len([one for one in judge.asked if one[0] == window]) == times


# --- as data


def test_a_review_is_the_same_when_its_data_is_read_again(game: kingdom.Game, review: Review) -> None:
    data = json.loads(json.dumps(review_data(review)))
    again = review_from(data, game)

    assert again is not None
    assert again.is_whole
    assert again.rows == review.rows
    assert review_data(again) == data
    assert any(len(one.judgement.better) > 1 for one in again.rows), "a plan of several actions is read too"
    assert again.costly


def test_a_review_of_a_solo_game_is_the_same_when_its_data_is_read_again(alone: kingdom.Game) -> None:
    data = json.loads(json.dumps(review_data(make_review(alone, worlds=1, check=1))))
    again = review_from(data, alone)

    assert again is not None
    assert review_data(again) == data


def test_a_review_of_another_edition_or_of_another_game_is_not_read(review: Review) -> None:
    data = review_data(review)

    assert review_from(data | {"edition": data["edition"] - 1}, review.game) is None
    assert review_from(data, random_game(3)) is None
