"""The regent: its weights fit, its network says what its layers say, its plans are legal, and it searches."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from importlib.resources import files

import numpy as np
import pytest

import kingdom
from kingdom.bots.bot import Budget
from kingdom.bots.regent import bot as regent
from kingdom.bots.regent import estate as e
from kingdom.bots.regent import value as v
from kingdom.bots.regent import weights as w
from kingdom.bots.registry import OURS
from kingdom.content import load
from kingdom.fast.tables import NotCovered

MOST_BYTES = 12 * 2**20
INTERPRETED = {**os.environ, "KINGDOM_FAST": "interpreted"}
"""Small enough to be played in plain Python, which spares the tests the compiling."""


def interpreted(code: str) -> str:
    """What a program prints that runs without the compiler."""
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, env=INTERPRETED, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


# --- weights


def test_the_card_tells_of_the_weights_that_are_shipped() -> None:
    data = files("kingdom.bots.regent").joinpath(w.FILE).read_bytes()
    card = w.card()

    assert card["weights"]["sha256"] == hashlib.sha256(data).hexdigest()
    assert card["weights"]["numbers"] == v.WEIGHTS == len(data) // 2
    assert card["layout"] == w.layout_hash()
    assert len(data) < MOST_BYTES


def test_the_weights_were_trained_for_the_cards_as_shipped() -> None:
    assert w.card()["content"] == load().hash


def test_weights_of_another_layout_are_refused(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(w, "layout_hash", lambda: "another")
    found = w.shipped.__wrapped__()

    assert not any(found)
    assert "plays by hand-made values" in caplog.text


def test_weights_are_the_same_when_they_are_packed_and_unpacked() -> None:
    some = [0.5, -1.25, 3.0]
    assert w.unpacked(w.packed(some)) == some


def test_importing_the_bots_brings_neither_the_fast_engine_nor_its_compiler() -> None:
    code = "import sys, kingdom.bots; print('kingdom.fast' in sys.modules, 'numba' in sys.modules)"
    assert interpreted(code).split() == ["False", "False"]
    assert "regent" in OURS


# --- the network


NETWORK = """
import numpy as np, kingdom
from kingdom.bots.regent import estate as e, value as v
from kingdom.fast import engine, row as r
made = engine(players=2, modules=("quest",))
rng = np.random.default_rng(3)
w = (rng.normal(size=v.WEIGHTS) * 0.2).tolist(); w[v.W_THERE] = 1.0
row = made.begin(seed=5)
from random import Random
chance = Random(1)
while row[r.ROUND] < 3:
    seat = made.waiting(row)[0]
    legal = [n for n in made.legal(row, seat) if not 327 <= n < 397]
    made.apply(row, seat, chance.choice(legal))
f = [0.0] * v.ROOM
own = [v.seat_value(made.table, row, seat, w, f, seat) for seat in (0, 1)]
said = v.judge(made.table, w, f)

def part(name, *shape):
    field = next(one for one in v.WEIGHT_FIELDS if one.name == name)
    return np.array(w[field.at : field.at + field.size]).reshape(shape)

def items(seat):
    b = r.SEATS + seat * r.SEAT
    g = [0.0] * 400
    e.describe_seat(made.table, row, seat, g, 0)
    sites, steps = np.zeros(v.SITES_WIDE), np.zeros(v.STEPS_WIDE)
    from kingdom.fast.lists import at
    for k in range(row[b + r.SITES_N]):
        e.describe_site(made.table, row, seat, row[at(r.SITE, r.SITE_CAP, seat, k)], 0, g, 200)
        sites += np.maximum(np.array(g[200 : 200 + e.SITE]) @ part("site", e.SITE, v.SITES_WIDE), 0)
    for step in range(8):
        from kingdom.fast import columns as c
        if step >> 2 < made.table[c.BOARDS] and step & 3 < made.table[c.STEPS + (step >> 2)]:
            if not row[b + r.STEPS_DONE + (step >> 2)] >> (step & 3) & 1:
                e.describe_step(made.table, row, seat, step, g, 200)
                steps += np.maximum(np.array(g[200 : 200 + e.STEP]) @ part("step", e.STEP, v.STEPS_WIDE), 0)
    x = np.concatenate([np.array(g[: e.SEAT]), sites, steps])
    x = np.maximum(x @ part("first", v.INPUT, v.WIDE) + part("first_bias", v.WIDE), 0)
    return np.maximum(x @ part("embed", v.WIDE, v.EMBED) + part("embed_bias", v.EMBED), 0)

both = [items(seat) for seat in (0, 1)]
for seat in (0, 1):
    assert abs((both[seat] @ part("score", v.EMBED) + part("score_bias", 1)[0]) * v.SCALE - own[seat]) < 1e-6
y = np.maximum(np.concatenate(both) @ part("joint", 2 * v.EMBED, v.JOINT) + part("joint_bias", v.JOINT), 0)
logit, margin = y @ part("out", v.JOINT, 2) + part("out_bias", 2)
assert abs(1 / (1 + np.exp(-logit)) + 0.003 * v.SCALE * margin - said) < 1e-2
print("alike", row[r.SEATS + r.SITES_N] + row[r.SEATS + r.SEAT + r.SITES_N] > 0)
"""


def test_the_network_in_loops_says_what_its_layers_say() -> None:
    assert interpreted(NETWORK).split() == ["alike", "True"]


def test_an_exponential_without_a_library_is_near_enough() -> None:
    squash = getattr(v.squash, "py_func", v.squash)
    for x in np.linspace(-8, 8, 33):
        assert squash(float(x)) == pytest.approx(1 / (1 + np.exp(-x)), abs=0.01)


def test_every_number_of_an_estate_has_a_name() -> None:
    assert sum(field.size for field in e.SEAT_FIELDS) == e.SEAT
    assert sum(field.size for field in v.WEIGHT_FIELDS) == v.WEIGHTS


# --- playing


def test_a_position_without_a_row_is_played_by_the_baron(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(rules: object) -> None:
        raise NotCovered("no room")

    monkeypatch.setattr(regent, "engine_of", none)
    monkeypatch.setattr(regent, "warm", lambda: None)
    sight = kingdom.new_game(seed=3).view(0)

    answer = regent.Regent(1, weights=[]).decide(sight, Budget(simulations=4))
    assert answer in sight.options


SEARCH = """
import kingdom
from kingdom.bots.regent import searching, trial
from kingdom.bots.regent.desk import Desk
from kingdom.bots.regent.weights import by_hand
from kingdom.fast import engine_of
game = kingdom.new_game(seed=3)
desk = Desk(engine_of(game.state.rules), by_hand())
row = desk.engine.row(game)
asked = []
real = Desk.ask
def ask(self, what, row, seat, n=0, count=0, seed=0):
    if what != trial.TRY:
        return real(self, what, row, seat, n, count, seed)
    asked.append((n, count))
    for k in range(n):
        self.totals[self.left[k]] += count * (1.0 if self.left[k] == 7 else 0.0)
    return 0.0
Desk.ask = ask
found = searching.candidates(desk, row, 0, 600)
best = searching.best_turn(desk, row, 0, 1, 600, None)
print(found.index(best), len(found), sum(n * count for n, count in asked))
few = searching.candidates(desk, row, 0, 20)
print(len(few))
"""


def test_the_offer_that_did_best_in_its_trials_is_made() -> None:
    chosen, count, spent, few = map(int, interpreted(SEARCH).split())

    assert chosen == 7
    assert count == 25
    assert 400 <= spent <= 620
    assert few == 12


LEGAL = """
from random import Random
from kingdom.bots.regent import trial
from kingdom.bots.regent.desk import Desk
from kingdom.bots.regent.works import COUNT, FLAGS, MOST_K, ORDER
from kingdom.bots.regent.weights import by_hand
from kingdom.fast import engine, row as r
from kingdom.fast.lists import at
from kingdom.game.rulesets import rulesets
rng, numbers = Random(5), 0
for name in ("two+menace+advisors+quest", "solo+menace+advisors+quest", "assaulted_from_every_side"):
    made = engine(**rulesets()[name])
    desk = Desk(made, by_hand())
    row = made.begin(seed=2)
    while not made.is_over(row):
        seat = made.waiting(row)[0]
        legal = made.legal(row, seat)
        if row[r.PHASE] in (r.CHOICE, r.DRAFT):
            number = rng.choice([n for n in legal if not 327 <= n < 397])
        else:
            b = r.SEATS + seat * r.SEAT
            works = [row[at(r.SITE, r.SITE_CAP, seat, k)] for k in range(row[b + r.SITES_N])]
            works += [row[at(r.SELECTED, r.SELECTED_CAP, seat, k)] for k in range(row[b + r.SELECTED_N])]
            works = [work for work in works if work < 70 and rng.random() < 0.7] + [100 + k for k in range(3)]
            rng.shuffle(works)
            desk.plans[COUNT], desk.plans[MOST_K], desk.plans[FLAGS] = len(works), rng.randrange(6), 0
            desk.plans[ORDER : ORDER + len(works)] = works
            number = int(desk.ask(trial.NEXT, row, seat))
            assert number in legal, (name, number, legal)
            numbers += 1
        made.apply(row, seat, number)
print(numbers > 300)
"""


def test_what_a_plan_does_next_is_legal_whatever_the_plan() -> None:
    assert interpreted(LEGAL).split() == ["True"]
