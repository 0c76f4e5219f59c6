"""The regent: its weights fit, its plans are legal, and it speaks as players do."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from importlib.resources import files
from random import Random

import pytest

import kingdom
from kingdom.bots.bot import Budget
from kingdom.bots.regent import Regent, thinker
from kingdom.bots.regent import estate as e
from kingdom.bots.regent import network as v
from kingdom.bots.regent import weights as w
from kingdom.bots.regent.works import act
from kingdom.bots.regent.workspace import PLAN, QUEST
from kingdom.bots.registry import OURS
from kingdom.content import load
from kingdom.fast import engine
from kingdom.fast import numbers as a
from kingdom.fast import row as r
from kingdom.fast.lists import at
from kingdom.fast.tables import NotCovered
from kingdom.game.rulesets import rulesets
from kingdom.native.memory import integers, room

MOST_BYTES = 12 * 2**20


def printed(code: str) -> str:
    """The output of a program."""
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
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


def test_the_weights_were_trained_for_the_cards_as_shipped_or_no_course_for_them_beat_the_weights() -> None:
    card = w.card()
    kept = {course["content"]: course["wins of the new weights"] for course in card.get("kept", ())}

    assert load().hash in {card["content"], *kept}
    assert all(match["from"] < 0.5 for matches in kept.values() for match in matches)


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
    code = "import sys, kingdom.bots; print('kingdom.fast' in sys.modules, 'numpy' in sys.modules)"
    assert printed(code).split() == ["False", "False"]
    assert "regent" in OURS


# --- the network


def test_every_number_of_an_estate_has_a_name() -> None:
    assert sum(field.size for field in e.SEAT_FIELDS) == e.SEAT
    assert sum(field.size for field in v.WEIGHT_FIELDS) == v.WEIGHTS


# --- playing


def test_a_position_without_a_row_is_refused_and_not_left_to_the_baron_in_silence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def none(rules: object) -> None:
        raise NotCovered("no room")

    monkeypatch.setattr(thinker, "engine_of", none)
    sight = kingdom.new_game(seed=3).view(0)

    with pytest.raises(NotCovered):
        Regent(1).decide(sight, Budget(simulations=4))


def test_what_a_plan_does_next_is_legal_whatever_the_plan() -> None:
    rng, numbers = Random(5), 0
    for name in ("two+menace+advisors+quest", "solo+menace+advisors+quest", "assaulted_from_every_side"):
        made = engine(**rulesets()[name])
        listed = room("Ints", a.MOST_LEGAL)
        row = made.begin(seed=2)
        while not made.is_over(row):
            seat = made.waiting(row)[0]
            legal = made.legal(row, seat)
            if row[r.PHASE] in (r.CHOICE, r.DRAFT):
                number = rng.choice([number for number in legal if not a.ABANDON <= number < a.SLATE])
            else:
                works = [work for work in held(row, seat) if work < r.DEVELOPMENTS and rng.random() < 0.7]
                works += [QUEST + step for step in range(3)]
                rng.shuffle(works)
                order = integers("Ints", [len(works), rng.randrange(6), 0, *works, *[0] * PLAN])
                number = act(made.table, row, seat, order, listed)
                assert number in legal, name
                numbers += 1
            made.apply(row, seat, number)
    assert numbers > 300


def held(row: list[int], seat: int) -> list[int]:
    """The cards of a seat under construction and in its Selection."""
    b = r.SEATS + seat * r.SEAT
    sites = [row[at(r.SITE, r.SITE_CAP, seat, k)] for k in range(row[b + r.SITES_N])]
    return sites + [row[at(r.SELECTED, r.SELECTED_CAP, seat, k)] for k in range(row[b + r.SELECTED_N])]
