"""Scores and verdicts: sums of their lines, and the winner that the rules of END name."""

from __future__ import annotations

from kingdom.core import engine
from kingdom.core.scoring import Verdict
from kingdom.core.state import State
from kingdom.game.position import verdict_data
from kingdom.game.verdicts import read_verdict
from kingdom.rulebook.clauses import clauses
from tests.kit import clause
from tests.kit.walks import Walk, law

REASONS = {"score", "cards", "soldiers", "shared", "eligible", "nobody", "medal", "loss"}


def final(state: State) -> Verdict:
    assert state.verdict is not None
    return state.verdict


@clause("END-1")
@law()
def test_a_score_is_the_sum_of_its_lines_and_each_has_a_clause(walk: Walk) -> None:
    state = walk.end()
    verdict = final(state)
    for seat, lines in enumerate(verdict.scores):
        assert verdict.total(seat) == sum(line.points for line in lines)
        assert lines == tuple(engine.score(state, seat)), "what is scored is what lies there"
        assert {line.clause for line in lines} <= set(clauses())
        assert len({line.source for line in lines}) == len(lines), "each source once"


@clause("END-1")
@law(examples=0.5)
def test_flat_points_points_per_type_and_calamities_come_from_the_duchy_only(walk: Walk) -> None:
    """Added up once more, card by card."""
    state = walk.end()
    for seat, player in enumerate(state.players):
        kinds = [state.box[card] for card in player.duchy]
        expected = sum(kind.points for kind in kinds if kind.family.value != "calamity")
        for kind in kinds:
            expected += sum(points * sum(other.type is per for other in kinds) for per, points in kind.points_per)
        lines = {line.source: line.points for line in final(state).scores[seat]}
        assert sum(points for source, points in lines.items() if source == "flat" or "per_" in source) == expected


@clause("END-2", "END-4")
@law()
def test_the_winner_is_the_one_that_the_rules_name(walk: Walk) -> None:
    state = walk.end()
    verdict = final(state)
    seats = range(len(state.players))
    eligible = [seat for seat in seats if not verdict.losses[seat]]
    rank = {
        seat: (verdict.total(seat), len(state.players[seat].duchy), state.players[seat].soldiers) for seat in eligible
    }

    assert verdict.reason in REASONS
    assert verdict.clause in clauses()
    assert set(verdict.winners) == {seat for seat in eligible if rank[seat] == max(rank.values())}
    assert all(loss.clause in clauses() for losses in verdict.losses for loss in losses)
    assert read_verdict(verdict_data(verdict)) == verdict


@clause("SOL-9")
@law(examples=0.5)
def test_medals_are_for_solo_games_that_were_not_lost(walk: Walk) -> None:
    verdict = final(walk.end())

    if walk.options["players"] == 2:
        assert verdict.medal is None
        return
    reached = sum(verdict.total(0) >= least for least in walk.rules.settings.medals)
    assert verdict.medal == ("none", "bronze", "silver", "gold")[0 if verdict.losses[0] else reached]
    assert verdict.winners == (() if verdict.losses[0] else (0,))
