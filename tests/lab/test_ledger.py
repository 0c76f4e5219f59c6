"""The ledger: what was played is found again, and only that."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from kingdom.core.errors import KingdomError
from kingdom.core.reasons import why
from kingdom.lab.bouts import Bout, Clock
from kingdom.lab.contestants import Contestant, fingerprint_of, read
from kingdom.lab.ledger import Ledger
from tests.kit.refusals import refusal

STEWARD, RANDOM = read("steward"), read("random")
BOTH = (STEWARD, RANDOM)
CLOCKS = (Clock(50, 1.25, 0.5, 2), Clock(140, 0.25, 0.01, 0))
WON = Bout("two", 7, ("steward", "random"), (61, -4), (0,), "score", None, CLOCKS)
ALONE = Bout("solo", 7, ("steward",), (97,), (0,), "medal", "silver", CLOCKS[:1])

BROKEN = why("bot-refused", bot="steward", refusal=why("no-cubes", cubes=(0, 2, 0, 0)).under("CHO-2"))


@pytest.fixture
def place(tmp_path: Path) -> Path:
    return tmp_path / "ledger.db"


def keep(place: Path, *bouts: tuple[tuple[Contestant, ...], Bout], content: str = "cards") -> None:
    with Ledger(place, content) as ledger:
        ledger.keep(bouts)


def find(
    place: Path, who: tuple[Contestant, ...], deal: int = 7, ruleset: str = "two", content: str = "cards"
) -> object:
    with Ledger(place, content) as ledger:
        return ledger.find(ruleset, deal, who)


@pytest.mark.parametrize(
    "bout",
    [
        WON,
        WON._replace(winners=(0, 1), reason="shared"),
        WON._replace(winners=(), reason="nobody"),
        WON._replace(winners=(1,), reason="forfeit", fault=BROKEN),
    ],
    ids=lambda bout: bout.reason,
)
def test_a_bout_is_found_as_it_was_kept(place: Path, bout: Bout) -> None:
    keep(place, (BOTH, bout))

    assert find(place, BOTH) == bout


def test_a_solo_bout_is_found_too(place: Path) -> None:
    keep(place, ((STEWARD,), ALONE))

    assert find(place, (STEWARD,), ruleset="solo") == ALONE
    assert find(place, BOTH, ruleset="solo") is None


def test_another_deal_ruleset_seating_budget_or_card_set_is_another_bout(place: Path) -> None:
    keep(place, (BOTH, WON))

    assert find(place, BOTH, deal=8) is None
    assert find(place, BOTH, ruleset="two+quest") is None
    assert find(place, (RANDOM, STEWARD)) is None
    assert find(place, (read("steward@1s"), RANDOM)) is None
    assert find(place, BOTH, content="other cards") is None
    assert find(place, BOTH) == WON


def test_a_bot_that_was_changed_has_not_played_yet(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keep(place, (BOTH, WON))
    fingerprint_of("steward")
    monkeypatch.setattr("kingdom.lab.contestants.fingerprint_of", lambda name: f"new {name}")
    assert find(place, BOTH) is None

    keep(place, (BOTH, WON._replace(scores=(1, 2))))
    monkeypatch.undo()
    assert find(place, BOTH) == WON


def test_other_rules_are_other_games(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keep(place, (BOTH, WON))
    monkeypatch.setattr("kingdom.lab.ledger.RULES_VERSION", 99)

    assert find(place, BOTH) is None


def test_bouts_are_kept_together_or_not_at_all(place: Path) -> None:
    broken = WON._replace(deal=8, reason=None)  # type: ignore[arg-type]
    with Ledger(place, "cards") as ledger, pytest.raises(sqlite3.IntegrityError):
        ledger.keep([(BOTH, WON), (BOTH, broken)])

    assert find(place, BOTH) is None


def test_a_bout_that_is_played_again_takes_the_place_of_the_former(place: Path) -> None:
    keep(place, (BOTH, WON))
    keep(place, (BOTH, WON._replace(scores=(5, 6))))

    assert find(place, BOTH) == WON._replace(scores=(5, 6))


def test_without_a_file_nothing_is_left() -> None:
    with Ledger(None, "cards") as ledger:
        ledger.keep([(BOTH, WON)])
        assert ledger.find("two", 7, BOTH) == WON
    with Ledger(None, "cards") as ledger:
        assert ledger.find("two", 7, BOTH) is None


def test_a_file_that_is_something_else_is_left_alone(tmp_path: Path) -> None:
    text, other, later = (tmp_path / name for name in ("notes.txt", "other.db", "later.db"))
    text.write_text("not a database, but long enough to be taken for one" * 20, encoding="utf-8")
    with closing(sqlite3.connect(other)) as connection, connection:
        connection.execute("CREATE TABLE game (id INTEGER)")
    with closing(sqlite3.connect(later)) as connection, connection:
        connection.execute("PRAGMA user_version = 2")
    before = [path.read_bytes() for path in (text, other, later)]

    for path, reason in (
        (text, why("no-ledger", path=str(text), error="file is not a database")),
        (other, why("other-ledger", path=str(other))),
        (later, why("other-ledger", path=str(later))),
    ):
        with refusal(KingdomError, reason):
            Ledger(path, "cards")
    assert [path.read_bytes() for path in (text, other, later)] == before


def test_a_place_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "nowhere" / "ledger.db"

    with refusal(KingdomError, why("no-ledger", path=str(path), error="unable to open database file")):
        Ledger(path, "cards")
