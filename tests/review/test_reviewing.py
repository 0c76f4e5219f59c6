"""A whole review: the first graph, accounts that add up, the command, and every language."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import kingdom
from kingdom.bots import make
from kingdom.bots.match import play_out
from kingdom.cli import main
from kingdom.review import Mark, Review, Reviewing
from kingdom.review.decisions import Decision
from kingdom.review.judging import Judgement
from kingdom.review.telling import chance_line, heading, luck_line, reason_lines
from kingdom.words import LANGUAGES, SEATS, Words
from tests.kit.reviewing import played


@pytest.fixture(scope="module")
def game() -> kingdom.Game:
    game = kingdom.new_game(seed=5)
    play_out(game, [make("steward", 0), make("page", 1)])
    return game


@pytest.fixture(scope="module")
def review(game: kingdom.Game) -> Review:
    return Reviewing(game, worlds=1, check=2).whole()


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


def test_the_first_step_makes_a_graph_over_all_rounds(game: kingdom.Game) -> None:
    reviewing = Reviewing(game, worlds=1)
    done, total = next(iter(reviewing))

    first = reviewing.review()
    assert {one.decision.before.round for one in first.judged} == {1, 2, 3, 4}
    assert 0 < done == len(first.judged) < total
    assert not first.is_whole


def test_luck_and_decisions_add_up_to_the_result(game: kingdom.Game, review: Review) -> None:
    scores = [sum(line.points for line in game.score(seat)) for seat in (0, 1)]

    for account in review.players:
        assert account.result == scores[account.seat] - scores[1 - account.seat]
        assert account.luck - account.lost + account.others_lost == pytest.approx(account.result)
    first, second = review.players
    assert first.luck == pytest.approx(-second.luck)


def test_only_what_was_looked_at_twice_is_marked(review: Review) -> None:
    assert review.is_whole
    assert review.costly, "a page makes mistakes"
    assert all(one.checked and one.is_sure for one in review.costly)
    for account in review.players:
        counted = [one.mark for one in review.costly if one.decision.seat == account.seat]
        assert account.marks == {mark: counted.count(mark) for mark in Mark}
        assert 0.0 < account.accuracy <= 1.0


def test_a_review_is_plain_data(review: Review) -> None:
    data = json.loads(json.dumps(review.to_data()))

    assert [one["seat"] for one in data["players"]] == [0, 1]
    assert len(data["decisions"]) == len(review.judged)
    marked = [one for one in data["decisions"] if one["mark"]]
    assert len(marked) == len(review.costly)
    assert all(one["better"] and one["best_chance"] > one["chance"] for one in marked)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_is_told_in_every_language(review: Review, language: str) -> None:
    words = Words(language)
    told = [luck_line(account, SEATS, words) for account in review.players]
    for one in review.costly:
        told += [heading(one, SEATS, words), chance_line(one, words), *reason_lines(one, words)]

    assert not [line for line in told if "⟦" in line]


def test_a_solo_game_is_judged_by_its_score(alone: kingdom.Game) -> None:
    review = Reviewing(alone, worlds=1, check=1).whole()

    data = review.to_data()
    assert data["solo"]
    assert all(one[name] is None for one in data["decisions"] for name in ("chance", "best_chance", "chance_doubt"))
    (account,) = review.players
    assert account.result == sum(line.points for line in alone.score(0))
    assert account.luck - account.lost == pytest.approx(account.result)
    told = [chance_line(one, Words("en")) for one in review.judged]
    assert all(line.startswith("Expected score") for line in told)


@pytest.mark.parametrize("steps", [12, 30])
def test_a_game_that_was_given_up_is_judged_up_to_there(steps: int) -> None:
    game = kingdom.new_game(seed=2)
    for _ in range(steps):
        seat = game.waiting()[0]
        game.play(seat, game.options(seat)[0])
    game.resign(game.waiting()[0])

    review = Reviewing(game, worlds=1, check=1).whole()
    assert review.is_whole
    assert max(one.decision.last for one in review.judged) <= steps


def test_the_command_prints_the_review(game: kingdom.Game, tmp_path: Path) -> None:
    told = run("review", kept(game, tmp_path), "--bot", "baron", "--budget", "1")

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
    def stopped(self: Reviewing) -> object:
        raise KeyboardInterrupt

    monkeypatch.setattr(Reviewing, "__iter__", stopped)
    told = run("review", kept(game, tmp_path), "--bot", "baron", "--json")

    assert told.exit_code == 130
    assert json.loads(told.stdout)["whole"] is False
    assert "Stopped" in told.stderr


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
        return Judgement(0.0, 0.0, 0.4, 0.7 if decision.number == self.wrong else 0.4)


@pytest.mark.parametrize("sure", [True, False])
def test_windows_come_first_then_turns_and_what_is_suspected_is_thought_about_again(sure: bool) -> None:
    reviewing = Reviewing(played(3), worlds=4, check=5)
    windows = [one.number for one in reviewing.decisions if one.is_window]
    turns = [one.number for one in reviewing.decisions if not one.is_window]
    judge = Quick(turns[2], plans_are_sure=sure)
    reviewing.judge = judge
    steps = list(reviewing)

    total = len(windows) + len(turns)
    assert judge.asked == [*((number, 4) for number in [*windows, *turns]), (turns[2], 20)]
    assert steps[0] == (len(windows), total)
    assert steps[1] == (len(windows) + 1, total)
    assert steps[-3:] == [(total, total), (total + 1, total + 1), (total + 1, total + 1)]
    assert reviewing.is_whole
    found = reviewing.review()
    assert (found.bot, found.worlds, found.is_whole, len(found.judged)) == ("quick", 4, True, total)
    assert [one.decision.number for one in found.costly] == [turns[2]]
    checked = {one.decision.number for one in found.judged if one.checked}
    assert checked == {turns[2], *(windows if sure else ())}


def test_a_suspected_window_is_thought_about_again_where_plans_are_not_sure() -> None:
    reviewing = Reviewing(played(3), worlds=4, check=5)
    window = next(one.number for one in reviewing.decisions if one.is_window)
    for sure, times in ((True, 1), (False, 2)):
        reviewing.judge = judge = Quick(window, plans_are_sure=sure)
        for _ in reviewing:
            pass
        assert len([one for one in judge.asked if one[0] == window]) == times
    reviewing.take({0: (Judgement(1.0, 1.0, 0.5, 0.5), True)}, is_whole=False)
    assert (reviewing.found()[0][0].points, reviewing.is_whole) == (1.0, False)
