"""The regent's value of a position: by hand, by its network, and when the game is over."""

from __future__ import annotations

from math import exp
from typing import Any

import numpy as np
import pytest

from kingdom.bots.regent import estate as e
from kingdom.bots.regent import network as n
from kingdom.bots.regent import value as v
from kingdom.bots.regent.workspace import SIDE
from kingdom.bots.worths import STORED
from kingdom.fast import columns as c
from kingdom.fast import row as r
from kingdom.fast.ending import score
from tests.kit.made_up import LEFT_DUCHY, MONUMENT, RIGHT_DUCHY, SPECIALIST, G, M, MadeUp, P, done, with_sites_and_steps

SEATS = pytest.mark.parametrize("seat", [0, 1])
CUBE = {1: 1.15, 2: 2.4, 3: 3.8}
BY_HAND = [0.0]
MISSING = n.MISSING


def by_hand(made: MadeUp, seat: int) -> float:
    """The value of a seat by hand."""
    return v.seat_value(made.workspace(BY_HAND), made.row, seat, 0)


def estate(seat: int, round_: int = 2, players: int = 2) -> MadeUp:
    made = MadeUp(players=players, round_=round_)
    made.card(3, "MMG", kind=MONUMENT, points=9)
    made.card(4, "P", kind=SPECIALIST, points=2, rates=(0, 1, 0, 0), icons=((P, r.PLAIN, 2), (M, SPECIALIST, 1)))
    made.card(5, "GGGGGGGGG", points=1)
    made.card(r.RATS, points=-2, soldiers=3)
    made.card(LEFT_DUCHY, rates=(0, 0, 2, 0))
    made.card(RIGHT_DUCHY, rates=(0, 0, 2, 0))
    made.build(seat, 4)
    return made


# --- by hand


@SEATS
def test_by_hand_an_estate_is_its_score_and_what_it_will_still_bring(seat: int) -> None:
    for round_, left in ((1, 3), (2, 2), (3, 1), (4, 0)):
        made = estate(seat, round_)
        made.stock(seat, "KKSSSSSSSSSS")
        made.alchemy(seat, "MPPE")
        said = by_hand(made, seat)
        rates = (1 + 2) * 0.6 * left
        krystallium = 2 * (1.2 + 0.1 * left) if left else 0.0
        soldiers = 8 * (0.4 + 0.1 * left) if left else 8 * 0.05
        later = 3 * CUBE[left] + 4 * STORED[left] if left else 0.0
        assert said == pytest.approx(score(made.t, made.row, seat) + rates + krystallium + soldiers + later)


@SEATS
def test_by_hand_a_site_is_most_of_what_it_gains_less_what_is_open(seat: int) -> None:
    made = estate(seat)
    before = by_hand(made, seat)

    def more() -> float:
        return by_hand(made, seat) - before

    made.site(seat, 3, filled="M")
    gain = 9 + 2 - 2  # its points, the Duchy's rate for its type, two open spaces
    assert more() == pytest.approx(gain * 0.8)
    made.row[r.ABOVE] = 3 + 1
    assert more() == pytest.approx(gain * 0.8), "there are no Giants in this game"
    made.t[c.MENACED] = 1
    assert more() == pytest.approx((gain - 2) * 0.8)
    made.t[c.NEED + 3] = 1
    assert more() == pytest.approx((gain - 2 + MISSING / 2) * 0.8)
    made.site(seat, 5)
    assert more() == pytest.approx((gain - 2 + MISSING / 2) * 0.8 + 0.2), "a card that is not worth it, a little"
    made.row[r.ROUND] = 4
    before = 0.0
    assert more() == pytest.approx(score(made.t, made.row, seat)), "after the last round no card will be built"


@SEATS
def test_by_hand_a_card_that_makes_cubes_makes_them_from_the_next_round_on(seat: int) -> None:
    made = MadeUp(round_=2)
    made.card(3, "P", points=1, icons=((G, r.PLAIN, 2),))
    before = by_hand(made, seat)
    made.site(seat, 3)
    found = by_hand(made, seat) - before
    assert found == pytest.approx((1 + 2 * CUBE[1] - 1) * 0.8)


@SEATS
def test_by_hand_menaces_tokens_and_what_is_missing_weigh(seat: int) -> None:
    for round_, weight in ((3, 0.6 * MISSING), (4, MISSING)):
        made = estate(seat, round_)
        before = by_hand(made, seat)
        made.t[c.NEEDS_N], made.t[c.NEEDS] = 1, 2
        assert by_hand(made, seat) == pytest.approx(before - 2 * weight)
        made.t[c.NEEDS_N] = 0
        made.stand(seat, r.RATS)
        hoped = 3 * 0.1 if round_ < 4 else 0.0
        assert by_hand(made, seat) == pytest.approx(before - 2 + hoped)
        made.own(seat, r.STOLEN_N, 2)
        stolen = 2 * CUBE[1] * 0.3 if round_ < 4 else 0.0
        assert by_hand(made, seat) == pytest.approx(before - 2 + hoped - stolen)


@SEATS
def test_by_hand_a_quest_step_counts_by_how_much_of_it_is_there(seat: int) -> None:
    made = estate(seat)
    made.board(0, ["MM", "MPKS"])
    made.board(1, ["E", "M"], points=[3, 0])
    made.alchemy(seat, "MMME")
    made.stock(seat, "KKSS")

    def step(number: int, left: int = 2) -> float:
        return v._step_progress(made.t, made.row, made.b[seat], number, left)

    final = 0.6 * MISSING * 0.6
    assert step(0) == pytest.approx(0.5 * 2 * 2 / 2.001)
    assert step(1) == pytest.approx(final * (1 + 0 + 3 + 2) / 7.001)
    assert step(4) == pytest.approx(0.5 * (2 + 3) * 1 / 1.001)
    assert step(5) == pytest.approx(final * 1 / 1.001)
    assert step(1, left=0) == 0.0
    whole = by_hand(made, seat)
    done(made, seat, 0, 4)
    some = by_hand(made, seat)
    assert whole - some == pytest.approx(step(0) + step(4) - 3), "what is done is no hope any more, but points"


# --- the network


def part(w: list[float], name: str, *shape: int) -> Any:
    field = next(one for one in n.WEIGHT_FIELDS if one.name == name)
    return np.array(w[field.at : field.at + field.size]).reshape(shape)


def embedded(made: MadeUp, seat: int, w: list[float]) -> Any:
    """The numbers of a seat, layer by layer."""
    g, item = [0.0] * e.SEAT, [0.0] * e.SITE
    e.describe_seat(made.t, made.row, seat, g)
    sites, steps = np.zeros(n.SITES_WIDE), np.zeros(n.STEPS_WIDE)
    for card in (3, 5):
        e.describe_site(made.t, made.row, seat, card, g, item)
        sites += np.maximum(np.array(item) @ part(w, "site", e.SITE, n.SITES_WIDE), 0)
    for step in (0, 5):
        e.describe_step(made.t, made.row, seat, step, item)
        steps += np.maximum(np.array(item[: e.STEP]) @ part(w, "step", e.STEP, n.STEPS_WIDE), 0)
    x = np.concatenate([np.array(g), sites, steps])
    x = np.maximum(x @ part(w, "first", n.INPUT, n.WIDE) + part(w, "first_bias", n.WIDE), 0)
    return np.maximum(x @ part(w, "embed", n.WIDE, n.EMBED) + part(w, "embed_bias", n.EMBED), 0)


def learned() -> list[float]:
    w: list[float] = (np.random.default_rng(3).normal(size=n.WEIGHTS) * 0.2).tolist()
    w[n.W_THERE] = 1.0
    return w


def both(players: int = 2) -> MadeUp:
    """Sites and undone steps for both seats."""
    return with_sites_and_steps(estate(0, players=players))


@SEATS
def test_the_network_in_loops_says_what_its_layers_say(seat: int) -> None:
    w, made = learned(), both()
    s = made.workspace(w)
    own = [v.seat_value(s, made.row, seat ^ place, place) for place in (0, 1)]
    layers = [embedded(made, seat ^ place, w) for place in (0, 1)]

    for place in (0, 1):
        total = layers[place] @ part(w, "score", n.EMBED) + part(w, "score_bias", 1)[0]
        assert own[place] == pytest.approx(total * n.SCALE, rel=1e-4)
        assert list(s.sides[SIDE * place : SIDE * place + 5]) == [own[place], 0.0, 0.0, 0.0, 0.0]
    y = np.maximum(np.concatenate(layers) @ part(w, "joint", 2 * n.EMBED, n.JOINT) + part(w, "joint_bias", n.JOINT), 0)
    logit, margin = y @ part(w, "out", n.JOINT, 2) + part(w, "out_bias", 2)
    assert v.judge(s, s.outcomes) == pytest.approx(n.squash(logit) + 0.003 * n.SCALE * margin, rel=1e-4)
    assert list(s.outcomes[:4]) == pytest.approx([own[0], own[1], n.squash(logit), n.SCALE * margin], rel=1e-4)


def test_alone_the_network_sees_nobody_in_the_other_seat() -> None:
    w, made = learned(), both(players=1)
    s = made.workspace(w)
    for k in range(n.EMBED):
        s.embedded[n.EMBED + k] = 5.0
    v.seat_value(s, made.row, 0, 0)
    x = np.concatenate([embedded(made, 0, w), np.zeros(n.EMBED)])
    y = np.maximum(x @ part(w, "joint", 2 * n.EMBED, n.JOINT) + part(w, "joint_bias", n.JOINT), 0)
    logit, margin = y @ part(w, "out", n.JOINT, 2) + part(w, "out_bias", 2)
    assert v.judge(s, s.outcomes) == pytest.approx(n.squash(logit) + 0.003 * n.SCALE * margin, rel=1e-4)
    assert s.outcomes[v.THEIRS] == 0.0


def test_an_exponential_without_a_library_is_near_enough_and_cut_off_far_out() -> None:
    for x in np.linspace(-8, 8, 33):
        assert n.squash(float(x)) == pytest.approx(1 / (1 + exp(-x)), abs=0.01)
    assert (n.squash(12.1), n.squash(-12.1)) == (1.0, 0.0)
    assert 0.0 < n.squash(-12.0) < 1e-4
    assert 1 - 1e-4 < n.squash(12.0) < 1.0


# --- the end of a game


@SEATS
def test_when_the_game_is_over_a_seat_is_worth_its_score_and_what_breaks_ties(seat: int) -> None:
    made = estate(seat, round_=4)
    made.row[r.PHASE] = r.OVER
    made.stock(seat, "KKSSS")
    made.t[c.NEEDS_N], made.t[c.NEEDS] = 1, 1
    points = score(made.t, made.row, seat)
    for place in (0, 1):
        s = made.workspace(BY_HAND)
        said = v.seat_value(s, made.row, seat, place)
        assert said == pytest.approx(points - MISSING + 0.001 * 1 + 0.1 * (0.02 * 2 + 0.01 * 3))
        assert list(s.sides[SIDE * place : SIDE * place + 5]) == [points, 1, 1, 3, 1.0]


def judged(
    players: int, mine: tuple[float, ...], theirs: tuple[float, ...] = (0.0,) * 4, *, over: bool = True
) -> float:
    """The judgement of two seats with points, what is missing, cards and Soldiers."""
    made = MadeUp(players=players)
    made.t[c.MEDALS : c.MEDALS + 3] = [40, 55, 70]
    s = made.workspace(BY_HAND)
    for place, figures in enumerate((mine, theirs)):
        for k, figure in enumerate((*figures, float(over))):
            s.sides[SIDE * place + k] = figure
    return v.judge(s, s.outcomes)


def test_a_game_is_won_by_points_then_cards_then_soldiers() -> None:
    tied = (50.0, 0.0, 10.0, 3.0)
    assert judged(2, tied, tied) == 0.5
    assert judged(2, (51.0, 0.0, 0.0, 0.0), tied) == pytest.approx(1.0 + 0.003)
    assert judged(2, tied, (51.0, 0.0, 0.0, 0.0)) == pytest.approx(0.0 - 0.003)
    assert judged(2, (50.0, 0.0, 11.0, 0.0), tied) == 1.0
    assert judged(2, (50.0, 0.0, 9.0, 9.0), tied) == 0.0
    assert judged(2, (50.0, 0.0, 10.0, 4.0), tied) == 1.0
    assert judged(2, (50.0, 0.0, 10.0, 2.0), tied) == 0.0


def test_whoever_lacks_something_cannot_win() -> None:
    assert judged(2, (50.0, 1.0, 1.0, 1.0), (9.0, 0.0, 1.0, 1.0)) == pytest.approx(0.0 + 0.003 * (50 - MISSING - 9))
    assert judged(2, (9.0, 0.0, 1.0, 1.0), (50.0, 2.0, 1.0, 1.0)) == pytest.approx(1.0 + 0.003 * (9 - 50 + 2 * MISSING))
    assert judged(2, (50.0, 1.0, 1.0, 1.0), (9.0, 1.0, 1.0, 1.0)) == pytest.approx(0.5 + 0.003 * 41)


def test_alone_bronze_is_worth_half_and_gold_all_of_it() -> None:
    for points, medal in ((39.0, 0.0), (40.0, 0.5), (69.0, 0.5), (70.0, 1.0)):
        assert judged(1, (points, 0.0, 1.0, 1.0)) == pytest.approx(medal + 0.003 * (points - 70))
    assert judged(1, (80.0, 1.0, 1.0, 1.0)) == pytest.approx(0.0 + 0.003 * (80 - MISSING - 70))


def test_by_hand_the_chance_to_win_follows_from_the_points_ahead() -> None:
    assert judged(2, (30.0, 0.0, 0.0, 0.0), (18.0, 0.0, 0.0, 0.0), over=False) == pytest.approx(
        n.squash(1.0) + 0.003 * 12
    )
    assert judged(1, (64.0, 0.0, 0.0, 0.0), (18.0, 0.0, 0.0, 0.0), over=False) == pytest.approx(
        n.squash(-0.5) - 0.003 * 6
    )
