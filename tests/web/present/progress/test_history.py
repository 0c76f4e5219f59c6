"""What games add up to: tallies, averages, medals, and the cards that were built."""

from __future__ import annotations

import csv
import io
from typing import Any

import pytest

from kingdom.review.data import EDITION
from kingdom.store import Visit
from kingdom.web.present.progress.export import as_table, exported
from kingdom.web.present.progress.history import CardBuilt, OwnGame, PlayerHistory, Totals, own_games, progress_of
from kingdom.web.present.progress.labels import Labels
from tests.kit.history import (
    ANN,
    BASE,
    BRAN,
    GONE,
    JUDGED,
    LOST,
    MEDAL,
    SHARED,
    SOLO,
    STEWARD,
    STORY,
    TWO,
    WON,
    result_of,
    visit,
)
from tests.kit.presentation import ENGLISH

ALONE: dict[str, Any] = {"seats": (ANN,), "configuration": SOLO}


def progress(*visits: Visit) -> PlayerHistory:
    return progress_of(own_games(visits))


def own(one: Visit) -> OwnGame:
    (found,) = own_games([one])
    return found


def test_a_game_is_told_as_this_browser_played_it() -> None:
    found = own(
        visit(WON, created=86400.0 * 3, deal="abc", built=(("farm",), ("port",)), judged=({**JUDGED, "a": 1}, {"a": 2}))
    )

    assert (found.when, found.opponent, found.name, found.ruleset) == ("1970-01-04", "steward", "Steward", "menace")
    assert (found.duchy, found.scenario, found.deal, found.practice) == ("valados", None, "abc", False)
    assert (found.built, found.judged, found.alone, found.value) == (("farm",), {**JUDGED, "a": 1}, False, 10)
    second = own(visit(WON, (1,), built=(("farm",), ("port",)), judged=({"a": 1}, JUDGED)))
    assert (second.duchy, second.built, second.judged, second.value) == ("teressie", ("port",), JUDGED, -10)


def test_a_solo_game_is_worth_its_points_and_has_no_opponent() -> None:
    found = own(visit(MEDAL, **ALONE))

    assert (found.opponent, found.name, found.alone, found.value) == ("alone", "", True, 95)
    assert (found.ruleset, own(visit(WON, configuration=BASE)).ruleset) == ("quest", "base")
    assert (found.built, found.judged) == (None, None)


def test_games_of_a_kind_are_tallied_the_most_frequent_first() -> None:
    person = {"seats": (ANN, BRAN)}
    found = progress(visit(WON), visit(LOST), visit(SHARED, **person), visit(WON, **person), visit(WON, **person))

    assert found.by_opponent == (
        Totals("person", 3, 2, 1, 0, pytest.approx(20 / 3), 10, (("gold", 0), ("silver", 0), ("bronze", 0))),
        Totals("steward", 2, 1, 0, 1, pytest.approx(-2.5), 10, (("gold", 0), ("silver", 0), ("bronze", 0))),
    )
    assert [one.key for one in progress(visit(WON), visit(WON, **person)).by_opponent] == ["person", "steward"]


def test_duels_and_solo_games_are_apart_the_oldest_first_and_practice_is_in_neither() -> None:
    visits = [visit(WON), visit(MEDAL, **ALONE), visit(LOST), visit(WON, practice=True), visit(GONE, **ALONE)]
    found = progress(*visits)

    ids = [one.table.id for one in visits]
    assert [game.id for game in found.duels] == [ids[2], ids[0]]
    assert [game.id for game in found.solos] == [ids[4], ids[1]]
    assert (found.counted, found.practice, len(found.games)) == (4, 1, 5)
    story = progress(visit(MEDAL, configuration=STORY, seats=(ANN,)), visit(MEDAL, **ALONE))
    assert [one.key for one in story.alone] == ["quest"]
    assert [one.key for one in story.scenarios] == ["rats_everywhere"]
    assert dict(found.alone[0].medals) == {"gold": 0, "silver": 1, "bronze": 0}


def test_what_reviews_found_is_averaged_over_the_games_that_have_one() -> None:
    other = {**JUDGED, "accuracy": 0.6, "luck": -1.0, "kinds": {}}
    found = progress(visit(WON, judged=(JUDGED, {})), visit(LOST, judged=(other, {})), visit(WON))

    assert (found.accuracy, found.luck) == (pytest.approx(0.7), pytest.approx(1.0))
    assert [(one.key, one.lost) for one in found.kinds] == [("offer", 4.0), ("production", 0.75)]
    assert (progress(visit(WON)).accuracy, progress(visit(WON)).luck, progress(visit(WON)).kinds) == (None, None, ())


def test_what_an_earlier_method_found_is_counted_apart() -> None:
    earlier = {**JUDGED, "edition": EDITION - 1, "accuracy": 0.95}
    oldest = {name: value for name, value in earlier.items() if name != "edition"}
    found = progress(*(visit(WON, judged=(one, {})) for one in (JUDGED, earlier, oldest)))

    assert (len(found.reviewed), found.outdated, found.accuracy) == (1, 2, 0.8)
    lines = as_table([visit(WON, judged=(earlier, {}))]).splitlines()
    assert "0.95" not in lines[1]


def test_a_game_with_nothing_at_stake_has_no_accuracy() -> None:
    nothing = visit(WON, judged=({**JUDGED, "accuracy": None}, {}))

    assert progress(nothing).accuracy is None
    assert progress(nothing, visit(WON, judged=(JUDGED, {}))).accuracy == 0.8
    assert ",None," not in as_table([nothing])
    assert Labels(ENGLISH).percent(None) == "–"


def test_cards_are_counted_by_copies_and_games_and_weighed_against_the_average_of_their_kind() -> None:
    def built(points: int, *cards: str) -> Visit:
        return visit(result_of(points, 40, winners=(0,)), built=(cards, ()))

    found = progress(built(60, "farm", "farm"), built(50, "farm"), built(40, "port"), visit(WON))
    assert found.cards == (CardBuilt("farm", 3, 2, pytest.approx(5.0)), CardBuilt("port", 1, 1, None))
    assert found.unknown == 1
    solo = [
        visit(result_of(points, reason="medal"), built=(cards,), **ALONE)
        for points, cards in ((90, ("farm",)), (70, ("port",)))
    ]
    mixed = progress(built(60, "farm"), built(40, "port"), *solo)
    assert mixed.cards == (CardBuilt("farm", 2, 2, pytest.approx(10.0)), CardBuilt("port", 2, 2, pytest.approx(-10.0)))


def test_one_game_of_a_kind_makes_no_average_and_twelve_cards_are_listed() -> None:
    lonely = progress(visit(WON, built=(("farm", "farm"), ())), visit(MEDAL, built=(("farm",),), **ALONE))
    assert lonely.cards == (CardBuilt("farm", 3, 2, None),)
    many = progress(visit(WON, built=(tuple(f"card-{number:02}" for number in range(14)), ())))
    assert [card.key for card in many.cards] == [f"card-{number:02}" for number in range(12)]


def test_labels_say_what_is_counted() -> None:
    labels = Labels(ENGLISH)

    assert (labels.opponent("person"), labels.opponent("steward")) == (ENGLISH.t("progress-people"), "Steward")
    assert (labels.ruleset("base"), labels.ruleset("menace+quest")) == ("Learning game", "Menace and Quest")
    assert (labels.points(2.25), labels.points(2.25, signed=True), labels.points(-3.0)) == ("2.2", "+2.2", "−3.0")
    assert labels.kind("offer") == ENGLISH.t("decided-offer")
    assert labels.kind("solo choice") != ""


# --- taken along


def line(one: Visit) -> dict[str, str]:
    (found,) = csv.DictReader(io.StringIO(as_table([one])))
    return found


def test_a_game_is_a_line_of_the_table() -> None:
    found = line(visit(WON, created=86400.0, judged=(JUDGED, {}), built=(("farm", "port"), ()), deal="abc"))

    assert found | {"table": ""} == {
        "table": "", "begun": "1970-01-02T00:00:00Z", "over": "yes", "players": "2", "modules": "menace",
        "scenario": "", "edition": TWO["edition"], "side": TWO["side"], "duchy": "valados", "seat": "0",
        "opponent": "Steward", "bot": "steward", "points": "50", "against": "40", "outcome": "won", "medal": "",
        "practice": "no", "deal": "abc", "accuracy": "0.8", "luck": "3.0", "built": "farm port",
    }  # fmt: skip


def test_a_running_game_and_a_solo_game_leave_their_places_empty() -> None:
    running, solo = line(visit(None, seats=(ANN, BRAN), practice=True)), line(visit(MEDAL, **ALONE))

    assert (running["over"], running["points"], running["outcome"], running["bot"]) == ("no", "", "", "")
    assert (running["opponent"], running["practice"]) == ("Bran", "yes")
    assert (solo["opponent"], solo["bot"], solo["against"], solo["medal"]) == ("", "", "", "silver")
    assert line(visit(WON, (1,), seats=(STEWARD, ANN)))["duchy"] == "teressie"


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@a", "\tb"])
def test_no_name_is_a_formula(name: str) -> None:
    from kingdom.store import SeatRow

    assert line(visit(WON, seats=(ANN, SeatRow(name))))["opponent"] == f"'{name}"


def test_nothing_is_told_of_a_running_game_but_what_it_is_played_with() -> None:
    (found,) = exported([visit(None)], {})["games"]

    assert set(found) == {"table", "begun", "over", "configuration", "seats", "own", "practice", "deal"}
    assert (found["over"], found["own"]) == (False, [0])
    row = {"name": "Steward", "bot": "steward", "instead_of": None, "substitute": None, "recorded": None}
    assert found["seats"][1] == row
