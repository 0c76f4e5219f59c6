"""A study of balance: its counts, the same from any process, and its targets."""

from __future__ import annotations

from collections import Counter
from functools import partial

import pytest

from kingdom.content import load
from kingdom.core.view import View
from kingdom.game.rulesets import chosen
from kingdom.lab.account import Account, SeatAccount
from kingdom.lab.arena import Match
from kingdom.lab.balance import LOT, Lot, Study, arranged, players_of, tally_of
from kingdom.lab.bouts import Bout, Clock
from kingdom.lab.contestants import read
from kingdom.lab.estimates import Estimate, share_of
from kingdom.lab.handicaps import WithoutTraps
from kingdom.lab.tables import pace_table, rulesets_table
from kingdom.lab.tallies import CardTally
from kingdom.lab.targets import Target, TargetResult, judged, targets_of
from kingdom.lab.workers import in_order
from kingdom.rules.choice import Offer
from tests.kit.bots import First
from tests.kit.cards import CARDS

RANDOM = read("random")


def study(*names: str, deals: range = range(1, 13), bot: str = "random") -> Study:
    return Study(read(bot), chosen(names, load()), deals, load())


def run(of: Study, processes: int = 1) -> Study:
    for _ in of.run(partial(in_order, processes=processes)):
        pass
    return of


# --- what is played


def test_duchies_change_seats_from_game_to_game_and_menace_decks_from_two_to_two() -> None:
    options = {"players": 2, "modules": ("menace",)}
    found = [arranged(options, deal, CARDS) for deal in range(4)]

    one, other = CARDS.first_game
    assert [game["duchies"] for game in found] == [("valados", "teressie"), ("teressie", "valados")] * 2
    assert [game["menaces"] for game in found] == [(one, other)] * 2 + [(other, one)] * 2
    assert options == {"players": 2, "modules": ("menace",)}


def test_decks_that_were_chosen_change_seats_too_and_other_modules_have_none() -> None:
    options = {"players": 2, "modules": ("menace",), "menaces": ("shadows", "thieves")}

    assert arranged(options, 3, CARDS)["menaces"] == ("thieves", "shadows")
    assert "menaces" not in arranged({"players": 2, "modules": ("quest",)}, 3, CARDS)


def test_in_solo_games_there_is_one_duchy() -> None:
    assert [arranged({"players": 1}, deal, CARDS)["duchies"] for deal in (0, 1)] == [("valados",), ("teressie",)]
    assert players_of({"scenario": "the_prophecy"}) == 1
    assert players_of({}) == 2
    alone = {"players": 1, "modules": ("menace",), "menaces": ("thieves",)}
    assert [arranged(alone, deal, CARDS)["menaces"] for deal in (1, 3)] == [("thieves",)] * 2


def test_a_study_that_is_stopped_has_something_of_all_rulesets() -> None:
    lots = list(study("two", "solo", deals=range(1, 13)).lots())

    assert [(lot.ruleset, lot.deals) for lot in lots] == [
        *(("two", range(1, 6)), ("solo", range(1, 6)), ("two", range(6, 11)), ("solo", range(6, 11))),
        *(("two", range(11, 13)), ("solo", range(11, 13))),
    ]
    assert str(lots[1]) == "solo, deals 1 to 5, random"
    assert LOT == 5


def test_the_tallies_are_the_same_however_many_processes_play() -> None:
    alone, together = run(study("two+quest", "solo")), run(study("two+quest", "solo"), processes=2)

    assert alone.tallies == together.tallies
    assert [tally.games for tally in alone.tallies.values()] == [12, 12]
    assert alone.tallies["two+quest"].duchy_seats == {"valados": 12, "teressie": 12}


def test_forfeited_games_are_named_and_not_counted() -> None:
    lot = Lot("two", range(1, 4), read("tests.kit.bots:Silent"), {"players": 2})
    tally = tally_of(lot, load())

    assert tally.games == 0
    assert [(fault.ruleset, fault.deal, fault.fault.id) for fault in tally.faults] == [
        ("two", deal, "bot-answered") for deal in (1, 2, 3)
    ]


def test_rulesets_are_counted_together() -> None:
    found = run(study("two", "two+advisors", "solo", deals=range(1, 3)))
    both = found.together(found.names(2))

    assert found.names(2) == ["two", "two+advisors"]
    assert found.names(1) == ["solo"]
    assert both.games == 4
    assert both.parts["solo"] == 0
    assert found.faults == []


def test_a_contestant_without_traps_has_none_at_hand_and_is_shown_no_offer_that_needs_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shown: list[Offer] = []
    at_hand: set[int] = set()

    def decide(self: First, view: View, budget: object) -> object:
        shown.extend(action for action in view.options if isinstance(action, Offer))
        at_hand.add(view.me.traps)
        return view.options[-1]

    monkeypatch.setattr(First, "decide", decide)
    contestant = WithoutTraps("tests.kit.bots:First")
    tally = tally_of(Lot("two", range(1, 2), contestant, {"players": 2}), load())

    assert contestant.label == "tests.kit.bots:First without Traps"
    assert contestant != read("tests.kit.bots:First")
    assert shown
    assert not any(laid.face_down for offer in shown for laid in offer.lays)
    assert at_hand == {0}, "a bot that does not look at its options must not lay one either"
    assert tally.kinds_done["trap"] == 0


# --- what it says


@pytest.mark.parametrize(
    ("measured", "verdict"),
    [
        ((0.50, 0.48, 0.52), TargetResult.HOLDS),
        ((0.50, 0.47, 0.53), TargetResult.PROBABLY_HOLDS),
        ((0.53, 0.51, 0.55), TargetResult.PROBABLY_FAILS),
        ((0.45, 0.43, 0.47), TargetResult.FAILS),
        ((0.55, 0.53, 0.57), TargetResult.FAILS),
    ],
)
def test_a_verdict_is_certain_only_where_the_whole_interval_is(
    measured: tuple[float, float, float], verdict: TargetResult
) -> None:
    assert judged(Estimate(*measured), (0.48, 0.52)) is verdict


def made_up(*rulesets: str) -> Study:
    """A study whose games are made up: forty of each ruleset."""
    found = Study(RANDOM, chosen(rulesets, load()), range(1, 41), load())
    for name, tally in found.tallies.items():
        for number in range(40):
            tally.add(a_game(number, players_of(found.rulesets[name])))
    return found


def a_game(number: int, players: int) -> Account:
    """Seat 0, with the Rats in its deck, wins 30 of 40; solo 38 are won, 34 with a medal, ten of them Gold."""
    built = ("built", "farm")
    did = [("taken", "farm"), built, ("step", "the_northern_lands.1"), ("step", "the_northern_lands.4"), ("used", "x")]
    produced = [[0, 0, 0, 4], [0] * 4, [0] * 4, [0, 0, 0, 32]]
    lead = (number % 4 == 0, number % 4 == 1, number % 4 == 2, number % 4 == 3)
    seats = [
        SeatAccount("valados", Counter(did), [3, 3, 3, 3], produced, {"flat": 60}, tuple(map(int, lead)), "giant_rats"),
        SeatAccount("teressie", Counter(did[3:4]), [2, 2, 2, 2], produced, {"flat": 50}, (1, 0, 0, 0), "thieves"),
    ][:players]
    if players == 1:
        medal = "gold" if number < 10 else "bronze" if number < 34 else "none"
        return Account(seats, (0,) if number < 38 else (), "medal", medal, Counter({"farm": 1}))
    return Account(seats, (0,) if number < 30 else (1,), "score", None, Counter({"farm": 1}))


def row(found: list[Target], name: str, words: str) -> Target:
    (only,) = [one for one in found if one.name == name and words in one.subject]
    return only


def note(one: Target) -> str:
    return ", ".join(one.notes)


def test_each_target_is_measured_where_there_are_games_for_it() -> None:
    found = targets_of(made_up("two", "two/A", "two+quest", "solo", "solo/A", "the_prophecy"))

    assert row(found, "seats", "two: the first seat").measured == share_of(30, 40)
    assert row(found, "seats", "two: the first seat").verdict is TargetResult.FAILS
    assert row(found, "duchies", "Téressie").measured == share_of(10, 40)
    assert row(found, "decks", "owner of Giant Rats, in 3 pairs").measured == share_of(90, 120)
    assert row(found, "decks", "owner of Thieves, in 3 pairs").measured == share_of(30, 120)
    assert row(found, "solo", "solo: at least Bronze").measured == share_of(34, 40)
    assert row(found, "solo", "solo: Gold").measured == share_of(10, 40)
    assert row(found, "side-a", "solo/A against solo").measured == (0, 0, 0)
    assert row(found, "scenarios", "the_prophecy: won").measured == share_of(38, 40)
    # Every type leads ten of forty winners, or those of three rulesets; Structures lead where the second seat wins.
    assert row(found, "variety", "Monuments bring").measured == share_of(3 * 7, 3 * 40)
    assert row(found, "pace", "cards").measured == pytest.approx((11.0, 10.69, 11.31), abs=0.01)
    assert row(found, "pace", "growth").measured == pytest.approx((2, 2, 2))
    assert row(found, "quests", "two+quest: The Northern Lands, seats").measured == share_of(80, 80)
    assert row(
        found, "quests", "two: The Northern Lands, wins of the only seat that completed step 1"
    ).measured == share_of(30, 40)
    assert row(found, "use", "two: games in which an Advisor is used").measured == share_of(40, 40)
    missing = {one.subject.rpartition(", ")[2] for one in found if one.verdict is TargetResult.NOT_MEASURED}
    assert missing == {
        *("wins of a seat that lays none", "wins of the only seat that completed step 2"),
        "wins of the only seat that completed step 3",
    }


def test_every_card_is_named_that_misses_its_target() -> None:
    found = targets_of(made_up("two"))
    built = row(found, "every-card", "built of those taken")

    cards = [kind.name for kind in load().kinds(load().cards[0][0].family)]
    assert built.verdict is TargetResult.FAILS
    assert "Farm 100%" in note(built)
    assert "Port never" in note(built)
    assert len(note(built).split(", ")) == len(cards)
    assert built.measured == (0, 0, 0)
    always = row(found, "every-card", "neither always built")
    assert note(always) == "Farm"
    assert always.measured == pytest.approx((1 - 1 / len(cards),) * 3), "all cards but one"


def test_tables_tell_medals_of_solo_games_and_seats_of_others() -> None:
    found = made_up("two", "solo")
    two, solo = (list(line) for line in rulesets_table(found).rows)

    assert (two[0], two[1], two[-4:]) == ("two", 40, [None] * 4)
    assert two[2] is not None, "how often the first seat wins"
    assert (solo[0], solo[1], solo[2], solo[-4:]) == ("solo", 40, None, [10, 0, 24, 4])


def test_rulesets_of_as_many_players_stand_together_before_each_of_them() -> None:
    lines = rulesets_table(made_up("two", "two/A", "solo")).rows

    assert [line[1] for line in lines] == [80, 40, 40, 40], "two and two/A together, each of them, and solo by itself"
    assert [line[0] for line in lines[1:]] == ["two", "two/A", "solo"]


def test_the_table_of_pace_has_every_round_of_every_part() -> None:
    lines = pace_table(made_up("two", "solo")).rows

    assert [(line[0], line[1], line[2]) for line in lines] == [
        (name, part, number)
        for name, part in (("two", "winner"), ("two", "loser"), ("solo", "solo"))
        for number in (1, 2, 3, 4)
    ]
    first, last = lines[-4], lines[-1]
    assert first[3:] == [3, 0, 0, 0, 4, 4], "cards built, cubes of each resource, cubes in all"
    assert last[3:] == [3, 0, 0, 0, 32, 32]


def test_what_was_not_measured_says_what_to_play() -> None:
    found = targets_of(made_up("the_prophecy"))
    missing = {one.name: one.subject for one in found if one.verdict is TargetResult.NOT_MEASURED}

    assert missing["seats"] == "play two, two+menace, two+advisors, two+quest"
    assert missing["duchies"] == "play two/A"
    assert missing["decks"] == "play two+menace:*"
    assert note(row(found, "traps", "lays none")) == "use --traps GAMES"
    assert "scenarios" not in missing


def test_traps_are_worth_what_it_costs_to_have_none() -> None:
    match = Match("two", {}, (WithoutTraps("page"), RANDOM))
    lost = Bout("two", 1, ("a", "b"), (1, 2), (1,), "score", None, (Clock(), Clock()))
    for _ in range(30):
        match.add((lost, lost._replace(winners=(0,))))
    found = row(targets_of(made_up("two"), match), "traps", "lays none")

    assert found.measured == match.rate
    assert found.verdict is TargetResult.HOLDS
    assert note(found) == "60 games, each deal from both seats"


def test_nothing_played_is_nothing_measured() -> None:
    empty = Study(RANDOM, chosen(["two"], load()), range(1, 2), load())

    assert {one.verdict for one in targets_of(empty)} == {TargetResult.NOT_MEASURED}
    assert empty.together([]) == CardTally()
