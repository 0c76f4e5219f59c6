"""Accuracy: the share of what was at stake that was kept. It tells players apart, and says when a judge is too weak."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

import kingdom
from kingdom.bots import make
from kingdom.bots.match import play_out
from kingdom.bots.regent import thinker
from kingdom.cli import main
from kingdom.cli.saved import written
from kingdom.core.engine import options
from kingdom.core.phases import PLANNING
from kingdom.native.build import compiler
from kingdom.review import judge_name, judging, make_review
from kingdom.review.aimless import PLANS, TURNS, random_plans, random_turns
from kingdom.review.chance import accuracy_of
from kingdom.review.decisions import decisions
from kingdom.review.text import accuracy_text
from kingdom.rules.building import Abandon
from tests.kit.benches import BENCHMARKS
from tests.kit.cards import given
from tests.kit.reviews import made_up_decision, resigned_game, review_of

TURN = given("choice, turn 3", "table: left Farm, Ruins, Port; right Quarry").state
SOLO = given("planning, round 2", players=1).state
ROW = re.compile(r"\| (\S+) \| ([\d.]+) ± [\d.]+ \| ([\d.]+) ± [\d.]+ \| ([\d.]+) ± [\d.]+ \|")


def accuracy(*found: object, solo: bool = False) -> float | None:
    """The accuracy of the first seat after these decisions."""
    return review_of([SOLO if solo else TURN], found, (70,) if solo else (40, 30)).accounts[0].accuracy  # type: ignore[arg-type]


# --- the number


def test_accuracy_is_the_share_of_what_was_at_stake_that_was_kept() -> None:
    assert accuracy_of([(0.2, 0.0)]) == 1.0
    assert accuracy_of([(0.2, 0.05), (0.2, 0.05)]) == pytest.approx(0.75)
    assert accuracy_of([(0.3, 0.0), (0.1, 0.1)]) == pytest.approx(0.75), "what had more at stake counts more"
    assert accuracy_of([(0.2, 0.2)]) == 0.0, "a random decision would have been as good"
    assert accuracy_of([(0.2, 0.3)]) == 0.0
    assert accuracy_of([(0.2, -0.05)]) == 1.0


def test_one_decision_takes_no_more_than_twice_its_stake() -> None:
    assert accuracy_of([(0.1, 5.0), (0.9, 0.0)]) == pytest.approx(0.8)


def test_a_decision_with_nothing_at_stake_does_not_count() -> None:
    equal = made_up_decision(1, 0, TURN, 0.5, random_chance=0.5)
    poor = made_up_decision(2, 0, TURN, 0.4, 0.5, random_chance=0.3)

    assert accuracy(poor) == pytest.approx(0.5)
    many = (made_up_decision(number, 0, TURN, 0.5, random_chance=0.5) for number in range(3, 53))
    assert accuracy(*many, poor) == pytest.approx(0.5)
    assert accuracy(equal) is None
    assert accuracy_text(review_of([TURN], [equal], (40, 30)).accounts[0]) == "–"


def test_the_chance_to_win_counts_while_it_is_open_and_points_once_the_game_is_decided() -> None:
    def kept(chance: float, lost: float, points: float) -> float | None:
        """The accuracy of losing this much, with 10 % of the chance and 20 points at stake."""
        return accuracy(
            made_up_decision(1, 0, TURN, chance - lost, chance, random_chance=chance - 0.1,
                   points=-points, best_points=0.0, random_points=-20.0)
        )  # fmt: skip

    assert kept(0.5, 0.1, 0.0) == pytest.approx(0.0)
    assert kept(0.5, 0.0, 20.0) == pytest.approx(1.0)
    for over in (1.0, 0.0):
        point = made_up_decision(
            1, 0, TURN, over, random_chance=over, points=-10.0, best_points=0.0, random_points=-20.0
        )
        assert accuracy(point) == pytest.approx(0.5), "who has won or lost still plays for points"
    nearly = kept(0.95, 0.0, 20.0)
    assert nearly is not None
    assert 0.0 < nearly < 0.5


def test_in_a_solo_game_points_count() -> None:
    one = made_up_decision(1, 0, SOLO, 0.1, 0.9, points=60.0, best_points=70.0, random_points=30.0)

    assert accuracy(one, solo=True) == pytest.approx(0.75)


# --- what a random decision is


def test_random_turns_are_legal_and_the_same_whatever_is_hidden() -> None:
    game = kingdom.new_game(seed=4)
    seen = game.view(0)

    found = random_turns(seen, 100, Random(1))
    assert len(found) == TURNS
    assert set(found) <= set(seen.options)
    assert found == random_turns(seen, 100, Random(1))
    assert len(random_turns(seen, 3, Random(1))) == 3


def test_a_random_plan_stays_in_its_window_and_abandons_nothing() -> None:
    game = kingdom.new_game(seed=4)
    play_out(game, [make("steward", 0), make("steward", 1)])
    windows = [one for one in decisions(game) if one.is_window]
    for one in windows:
        before = one.before.copy()
        for end in random_plans(one.before, one.seat, Random(one.number)):
            assert (end.round, end.phase) == (one.before.round, one.before.phase)
            begun = {site.card for site in before.players[one.seat].construction}
            assert begun <= {site.card for site in end.players[one.seat].construction} | {*end.players[one.seat].duchy}
        assert one.before == before
    planning = [one for one in windows if one.before.phase is PLANNING]
    assert any(isinstance(action, Abandon) for one in windows for action in options(one.before, one.seat))
    assert len({str(end) for end in random_plans(planning[0].before, planning[0].seat, Random(1))}) == PLANS


# --- players are told apart


@pytest.mark.parametrize("players", [1, 2])
def test_random_play_is_no_better_than_chance_and_a_steward_far_better(players: int) -> None:
    """As the baron judges, which needs nothing that is compiled."""
    names = ("random", "steward")
    found = {}
    for seats in [names] if players == 2 else [(name,) for name in names]:
        game = kingdom.new_game(seed=3, players=players)
        play_out(game, [make(name, 3) for name in seats])
        review = make_review(game, "baron", worlds=1, check=1)
        found |= dict(zip(seats, (account.accuracy for account in review.accounts), strict=True))

    assert found["random"] is not None
    assert found["steward"] is not None
    assert found["random"] < 0.35
    assert found["steward"] > found["random"] + 0.25


@pytest.mark.skipif(compiler() is None, reason="the regent judges too slowly without a C++ compiler")
def test_accuracy_tells_random_play_the_steward_and_the_regent_apart() -> None:
    """`benchmarks/accuracy.py` with two seeds and few deals; docs/concepts/accuracy.md has the whole table."""
    arguments = ("--families", "base,solo", "--seeds", "2", "--worlds", "4", "--check", "1")
    made = subprocess.run(
        [sys.executable, str(BENCHMARKS / "accuracy.py"), *arguments], capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert made.returncode == 0, made.stderr

    found = {family: tuple(map(float, values)) for family, *values in ROW.findall(made.stdout)}
    assert set(found) == {"base", "solo"}, made.stdout
    for random, steward, regent in found.values():
        assert random < 35
        assert steward >= random + 25
        assert regent > steward


# --- a judge that is weaker than a player


def reviewed(game: kingdom.Game, folder: Path, bots: tuple[str, ...], *options: str) -> str:
    path = folder / "game.json"
    path.write_text(replace(game.record(), bots=bots).to_json(), encoding="utf-8")
    done = CliRunner().invoke(main, ["review", str(path), "--bot", "baron", "--thoroughness", "1", *options])
    assert done.exit_code == 0, done.output
    return done.stdout


def test_a_judge_weaker_than_a_player_says_so_in_the_text_and_in_the_data(tmp_path: Path) -> None:
    game = resigned_game(3)
    warning = "Baron plays worse than Regent, who is judged here"

    assert warning in reviewed(game, tmp_path, ("", "regent"))
    assert json.loads(reviewed(game, tmp_path, ("", "regent"), "--json"))["stronger"] == ["regent"]
    for bots in ((), ("", "steward"), ("baron", "page"), ("", "of another package")):
        told = reviewed(game, tmp_path, bots)
        assert "Judged by Baron" in told
        assert "plays worse" not in told
        assert json.loads(reviewed(game, tmp_path, bots, "--json"))["stronger"] == []


def test_a_game_saved_in_the_terminal_says_which_bot_played() -> None:
    record = kingdom.Record.from_json(written(resigned_game(3), "regent"))

    assert record.bots == ("", "regent")
    assert kingdom.Record.from_json(written(resigned_game(3), None)).bots == ()


def test_cards_that_the_regent_cannot_judge_are_judged_by_the_baron_in_its_own_name(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(judging, "can_judge", lambda bot: True)
    assert judge_name("regent", resigned_game(3)) == "regent"

    monkeypatch.setattr(thinker, "covers", lambda configuration, content: False)
    assert judge_name("regent", resigned_game(3)) == "baron"
    assert make_review(resigned_game(3), "regent", worlds=1, check=1).judge == "baron"
