"""Lists of games: what each line says, which result is the best one, how a series stands, and how a deal went."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from typing import Any

import pytest

from kingdom.content import load
from kingdom.store import DealRow, TableRow, Visit
from kingdom.web.present.games.deals import deal_shown, fared, said_day
from kingdom.web.present.games.list import (
    RecordListed,
    best_medals,
    describe,
    finished_games,
    listed,
    running_games,
    solo_records,
)
from kingdom.web.present.games.series import SeriesShown, series_shown
from tests.kit.history import ANN, BASE, BRAN, GONE, MEDAL, SHARED, SOLO, STEWARD, STORY, TWO, WON, result_of, visit
from tests.kit.presentation import ENGLISH

# --- lists


def test_what_a_game_is_played_with_is_said_in_a_few_words() -> None:
    def said(**changed: Any) -> str:
        return describe({**TWO, "menaces": [], "quests": [], **changed}, ENGLISH)

    assert said(modules=[]) == "Learning game"
    assert said(modules=["menace", "quest"], menaces=["frost_giants"], quests=["the_usurper"]) == (
        "Menace, Quest, Frost Giants, The Usurper"
    )
    assert said(scenario="rats_everywhere") == "Rats Everywhere"


def test_a_game_is_listed_by_who_played_and_the_duchy_of_this_browser() -> None:
    first, second = listed(visit(WON), ENGLISH), listed(visit(WON, (1,)), ENGLISH)

    assert first.title == "Ann against Steward"
    assert (first.tincture, second.tincture) == ("valados", "teressie")
    assert first.arms != second.arms
    assert not first.practice
    assert listed(visit(WON, practice=True), ENGLISH).practice
    alone = listed(visit(MEDAL, configuration=SOLO, seats=(ANN,)), ENGLISH)
    assert alone.title == ENGLISH.t("game-alone", name="Ann")


def test_whoever_looked_on_before_taking_a_seat_is_listed_with_the_seat() -> None:
    both = Visit(visit(WON).table, (None, 1))

    assert listed(both, ENGLISH).tincture == "teressie"
    assert listed(Visit(both.table, (None,)), ENGLISH).tincture == "valados"


def test_a_duchy_of_another_card_set_has_the_colours_of_the_first() -> None:
    other = visit(WON, configuration={**TWO, "duchies": ["nowhere", "elsewhere"]})

    assert listed(other, ENGLISH).tincture == "valados"


def test_a_list_says_when_something_was_last_told() -> None:
    day = 86400.0
    row = replace(visit(WON).table, created=day * 10, updated={0: day * 20, 1: day * 30})

    assert [listed(Visit(row, (seat,)), ENGLISH).when for seat in (0, 1)] == ["1970-01-21", "1970-01-31"]


def test_running_and_finished_games_are_apart_and_only_the_latter_say_how_they_ended() -> None:
    visits = [visit(WON), visit(None), visit(SHARED)]

    assert [one.id for one in running_games(visits, ENGLISH)] == [visits[1].table.id]
    assert [one.id for one in finished_games(visits, ENGLISH)] == [visits[0].table.id, visits[2].table.id]
    assert running_games(visits, ENGLISH)[0].result == ""
    assert "50 points" in finished_games(visits, ENGLISH)[0].result


# --- best results


def record(visits: list[Visit], title: str) -> RecordListed:
    (found,) = (one for one in solo_records(visits, ENGLISH) if one.title == title)
    return found


def test_a_result_counts_before_practice_a_win_before_a_loss_and_then_points() -> None:
    def of(points: int, *, reason: str = "medal", medal: str = "bronze", practice: bool = False) -> Visit:
        verdict = result_of(points, reason=reason, medal=medal)
        return visit(verdict, configuration=SOLO, seats=(ANN,), practice=practice)

    assert record([of(80), of(90), of(85)], "Quest").score == 90
    assert record([of(80), of(99, practice=True)], "Quest").score == 80
    assert record([of(80), of(99, reason="loss")], "Quest").score == 80
    lost = record([of(99, reason="loss")], "Quest")
    assert (lost.score, lost.lost, lost.practice) == (99, True, False)
    kept = of(80)
    found = record([kept], "Quest")
    assert (found.medal, found.lost, found.href) == ("bronze", False, f"/t/{kept.table.id}/end")


def test_only_solo_games_that_a_person_has_finished_are_records() -> None:
    bot = visit(MEDAL, configuration=SOLO, seats=(STEWARD,))
    running = visit(None, configuration=SOLO, seats=(ANN,))

    assert {one.score for one in solo_records([bot, running, visit(WON)], ENGLISH)} == {None}


def test_what_was_not_played_yet_leads_to_where_it_can_be() -> None:
    assert record([], "Quest") == RecordListed("Quest", None, "none", False, False, "/new")
    assert record([], "Rats Everywhere").href == "/new?scenario=rats_everywhere"


def test_modules_together_have_a_line_after_the_single_ones_and_before_the_scenarios() -> None:
    both = visit(MEDAL, configuration={**SOLO, "modules": ["menace", "quest"]}, seats=(ANN,))
    titles = [one.title for one in solo_records([both], ENGLISH)]

    modules = len(load().modules)
    assert titles[modules + 1] == "Menace and Quest"
    assert titles[0] == "Learning game"
    assert record([both], "Menace and Quest").score == 95


def test_the_best_medal_of_each_scenario_is_kept() -> None:
    def of(medal: str, **changed: Any) -> Visit:
        return visit(result_of(95, reason="medal", medal=medal), **{"configuration": STORY, "seats": (ANN,), **changed})

    assert best_medals([of("bronze"), of("gold"), of("silver")]) == {"rats_everywhere": "gold"}
    assert best_medals([of("none")]) == {}
    assert best_medals([of("gold", practice=True)]) == {}
    assert best_medals([of("gold", configuration=SOLO)]) == {}
    assert best_medals([visit(GONE, configuration=STORY, seats=(ANN,)), visit(None, configuration=STORY)]) == {}


# --- series


def game(id: str, winners: tuple[int, ...] | None, origin: str | None = None) -> TableRow:
    verdict = None if winners is None else result_of(1, 1, winners=winners)
    return replace(visit(verdict, seats=(ANN, BRAN)).table, id=id, origin=origin)


def test_wins_are_counted_for_people_although_their_seats_are_swapped_with_each_rematch() -> None:
    rows = [game("a", (0,)), game("b", (0,), "a"), game("c", (0, 1), "b"), game("d", None, "c")]

    assert series_shown(rows, "a") == SeriesShown(3, (1, 1), 1, 1)
    assert series_shown(rows, "d") == SeriesShown(3, (1, 1), 1, 4)
    again = [game("a", (0,)), game("b", (1,), "a"), game("c", (0,), "b")]
    assert series_shown(again, "a") == SeriesShown(3, (3, 0), 0, 1)
    assert series_shown(again, "b") == SeriesShown(3, (0, 3), 0, 2)


def test_one_game_or_a_solo_game_is_no_series() -> None:
    rows = [game("a", (0,)), game("b", None, "a")]

    assert series_shown(rows[:1], "a") is None
    assert series_shown(rows, "elsewhere") is None
    assert series_shown([replace(row, seats=(ANN,)) for row in rows], "a") is None
    assert series_shown(rows, "a") == SeriesShown(1, (1, 0), 0, 1)


def test_a_circle_of_origins_does_not_go_on_for_ever() -> None:
    assert series_shown([game("a", (0,), "b"), game("b", (0,), "a")], "a") is not None


# --- deals


def deal(**changed: Any) -> DealRow:
    row = DealRow("abc", 0.0, "1", ("x", "y"), {**BASE, "side": "A"}, 1, "steward", 1)
    return replace(row, **changed)


def test_a_deal_says_what_is_played_against_whom_and_with_which_duchy() -> None:
    found = deal_shown(deal(), ENGLISH)

    assert (found.id, found.day, found.played) == ("abc", "", "Learning game")
    assert (found.duchy, found.side, found.tincture) == ("Téressie", "A", "teressie")
    assert (found.opponent, found.alone) == ("Steward", False)


def test_a_solo_deal_has_no_opponent_and_a_daily_one_its_date() -> None:
    found = deal_shown(deal(id="2026-11-16", configuration=SOLO, seat=0, bot=None), ENGLISH)

    assert (found.opponent, found.alone) == ("", True)
    assert found.day == said_day(date(2026, 11, 16), ENGLISH)
    assert "2026" in found.day
    assert deal_shown(deal(configuration=SOLO, seat=1, bot=None), ENGLISH).duchy == found.duchy


@pytest.mark.parametrize(
    ("verdict", "seat", "outcome", "margin", "medal"),
    [
        (result_of(50, 40, winners=(0,)), 0, "won", 10, ""),
        (result_of(50, 40, winners=(0,)), 1, "lost", -10, ""),
        (result_of(40, 40, winners=(0, 1)), 1, "shared", 0, ""),
        (result_of(95, reason="medal", medal="silver"), 0, "done", None, "silver"),
        (result_of(95, reason="medal", medal="none"), 0, "done", None, ""),
        (result_of(95, reason="loss", medal="silver"), 0, "lost", None, ""),
    ],
)
def test_how_somebody_fared(verdict: dict[str, Any], seat: int, outcome: str, margin: int | None, medal: str) -> None:
    found = fared(verdict, seat, "Ann")

    assert (found.name, found.outcome, found.margin, found.medal) == ("Ann", outcome, margin, medal)
    assert (found.bot, found.own, found.practice, found.table) == (False, False, False, "")


def test_a_win_ranks_before_a_draw_and_a_draw_before_a_loss() -> None:
    won = fared(result_of(41, 40, winners=(0,)), 0, "")
    shared = fared(result_of(90, 90, winners=(0, 1)), 0, "")
    lost = fared(result_of(80, 81, winners=(1,)), 0, "")

    assert won.rank > shared.rank > lost.rank
    assert (
        fared(result_of(96, reason="medal", medal="none"), 0, "").rank
        > fared(result_of(95, reason="medal"), 0, "").rank
    )
