"""A review on its page: what is counted, what luck and skill come to, and what each costly decision was about."""

from __future__ import annotations

import pytest

from kingdom.review import PlayerAccount, Review
from kingdom.review.data import review_data
from kingdom.rules.choice import Laid, Offer, Select
from kingdom.rules.planning import Done, Recycle, Slate
from kingdom.web.present.review.review import MarkShown, ReviewShown, review_shown
from tests.kit.cards import given
from tests.kit.presentation import ENGLISH, NAMES
from tests.kit.reviews import made_up_decision, review_of

SELECTS = given("choice, turn 3", "table: left Farm, Ruins, Port (face down by bob); right Quarry")
OFFERS = given("choice, turn 4", "ann: hand Farm, Port, Quarry", "table: left Statue; right Ruins")
PLANS = given("planning", "ann: selection Farm, Quarry, Port; construction Statue")
SOLO = given("planning, round 2", players=1).state


def shown(*found: object, scores: tuple[int, ...] = (40, 30), seat: int = 0, bot: str = "baron") -> ReviewShown:
    states = [one.decision.before for one in found]  # type: ignore[attr-defined]
    states += [states[-1]] * (max(one.decision.last for one in found) - len(states))  # type: ignore[attr-defined]
    return review_shown(review_of(states, found, scores, bot, worlds=5), ENGLISH, NAMES, seat)  # type: ignore[arg-type]


def test_marks_are_counted_for_each_player_with_what_they_take() -> None:
    found = shown(
        made_up_decision(1, 0, SELECTS.state, 0.5, 0.56, random_chance=0.3),
        made_up_decision(2, 1, SELECTS.state, 0.5, 0.75),
        made_up_decision(3, 1, SELECTS.state, 0.2, 0.5),
        made_up_decision(4, 0, SELECTS.state, 0.5, 0.52, random_chance=0.3),
    )  # fmt: skip

    assert found.marks == (
        MarkShown("inaccuracy", "?!", "Inaccuracy", "Inaccuracies", "5 % or more of the chance lost", (1, 0)),
        MarkShown("mistake", "?", "Mistake", "Mistakes", "10 % or more of the chance lost", (0, 0)),
        MarkShown("blunder", "??", "Blunder", "Blunders", "20 % or more of the chance lost", (0, 2)),
    )
    assert found.decisions == (2, 2)
    assert found.accuracy == ("83 %", "56 %")
    assert (found.worlds, found.judge, found.is_solo, found.has_band) == (5, "baron", False, False)
    assert found.ahead == ("Ann ahead", "Bob ahead")
    assert found.names == NAMES


def test_the_graph_is_said_round_by_round_from_the_seat_that_looks() -> None:
    second = given("choice, round 2, turn 3", "table: left Farm; right Port").state
    both = (made_up_decision(1, 0, SELECTS.state, 0.75), made_up_decision(2, 0, second, 0.25))

    assert shown(*both).described == "Ann: chance of winning: 75 % after round I, 25 % after round II"
    assert shown(*both, seat=1).described == "Bob: chance of winning: 25 % after round I, 75 % after round II"
    assert shown(*both, seat=1).ahead == ("Bob ahead", "Ann ahead")
    alone = shown(made_up_decision(1, 0, SOLO, points=61.6), scores=(70,))
    assert alone.described.endswith(": 62 after round II")
    assert (alone.ahead, alone.is_solo, alone.has_band) == ((), True, True)
    assert not shown(made_up_decision(1, 0, SOLO, points=61.6), scores=(70,), bot="somebody").has_band


def test_in_a_solo_game_marks_go_by_points() -> None:
    found = shown(made_up_decision(1, 0, SOLO, points=60.0, best_points=66.0), scores=(70,))

    assert [mark.from_ for mark in found.marks] == [
        ENGLISH.t("review-from-points", least=least) for least in ("2", "5", "10")
    ]
    assert [mark.counts for mark in found.marks] == [(0,), (1,), (0,)]
    (costly,) = found.costly
    assert (costly.mark, costly.lost, costly.step) == ("mistake", "−6.0", 0)


def test_luck_and_decisions_are_bars_from_zero_that_add_up_to_the_result() -> None:
    found = shown(
        made_up_decision(1, 0, SELECTS.state, points=0.0, best_points=20.0),
        made_up_decision(2, 1, SELECTS.state, points=0.0, best_points=5.0),
        scores=(40, 30),
    )

    assert [(bar.kind, bar.text, bar.x, bar.width, bar.text_x, bar.leftward) for bar in found.luck] == [
        ("deal", "+25", 200.0, 82.0, 290.0, False),
        ("dec", "−15", 150.8, 49.2, 142.8, True),
        ("res", "+10", 200.0, 32.8, 240.8, False),
    ]
    assert [(bar.y, bar.label_y, bar.text_y) for bar in found.luck] == [(10, 28, 29), (50, 68, 69), (98, 116, 117)]
    assert found.lost == ("20.0", "5.0")


def test_bars_are_not_stretched_where_there_is_next_to_nothing() -> None:
    found = shown(made_up_decision(1, 0, SELECTS.state, points=0.0, best_points=0.5), scores=(30, 30))

    assert [(bar.kind, bar.width) for bar in found.luck] == [("deal", 41.0), ("dec", 41.0), ("res", 0.0)]
    assert not found.luck[2].leftward


def test_a_costly_selection_shows_the_cards_of_both_areas_and_a_back_for_what_lay_face_down() -> None:
    one = made_up_decision(7, 0, SELECTS.state, 0.5, 0.75, actions=(Select(0),), better=(Select(1),))
    (costly,) = shown(one).costly

    assert (costly.anchor, costly.sign, costly.lost) == ("step-7-0", "??", "−25 %")
    assert (costly.step, costly.seat) == (6, 0)
    assert [face.key if face else None for face in costly.did_cards] == ["farm", "ruins", None]
    assert [face.key if face else None for face in costly.better_cards] == ["quarry"]
    assert len(costly.did) == len(costly.better) == 1


@pytest.mark.parametrize(
    ("lost", "mark", "said"),
    [
        (0.0962, "inaccuracy", "−9.6 %"),
        (0.0999, "inaccuracy", "−9.9 %"),
        (0.094, "inaccuracy", "−9 %"),
        (0.104, "mistake", "−10 %"),
        (0.1985, "mistake", "−19.8 %"),
    ],
)
def test_a_loss_is_not_rounded_up_to_what_the_next_mark_takes(lost: float, mark: str, said: str) -> None:
    (costly,) = shown(made_up_decision(1, 0, SELECTS.state, 0.5, 0.5 + lost)).costly

    assert (costly.mark, costly.lost) == (mark, said)


def test_nor_is_a_loss_of_points_in_a_solo_game() -> None:
    (costly,) = shown(made_up_decision(1, 0, SOLO, points=60.0, best_points=64.96), scores=(70,)).costly

    assert (costly.mark, costly.lost) == ("inaccuracy", "−4.9")
    assert costly.line.endswith("4.9 points lost")


def test_a_costly_offer_shows_the_cards_that_were_offered() -> None:
    farm, port = OFFERS.card("Farm#1"), OFFERS.card("Port#1")
    one = made_up_decision(
        1, 0, OFFERS.state, 0.5, 0.75, actions=(Offer((Laid(farm, 0, False), Laid(port, 1, False))),)
    )
    (costly,) = shown(one).costly

    assert [face.key if face else None for face in costly.did_cards] == ["farm", "port"]


def test_a_costly_plan_is_told_without_its_end_and_the_same_deed_once() -> None:
    farm, quarry = PLANS.card("Farm#1"), PLANS.card("Quarry#1")
    plan = (Slate(farm), Recycle(quarry), Done())
    one = made_up_decision(1, 0, PLANS.state, 0.5, 0.75, actions=plan, better=(Done(),))
    (costly,) = shown(one).costly

    assert costly.did == ("Slate Farm", "Recycle Quarry")
    assert [face.key if face else None for face in costly.did_cards] == ["farm"]
    assert costly.better == ("Done",)
    again = made_up_decision(1, 0, PLANS.state, 0.5, 0.75, actions=(Slate(farm), Slate(farm), Recycle(quarry)))
    assert shown(again).costly[0].did == ("Slate Farm × 2", "Recycle Quarry")


def test_at_most_six_cards_are_drawn_of_a_decision() -> None:
    farm = PLANS.card("Farm#1")
    one = made_up_decision(1, 0, PLANS.state, 0.5, 0.75, actions=tuple([Slate(farm)] * 9))

    assert len(shown(one).costly[0].did_cards) == 6


def test_what_was_not_looked_at_twice_or_is_in_doubt_is_not_costly() -> None:
    doubtful = made_up_decision(1, 0, SELECTS.state, 0.5, 0.75, chance_doubt=0.25)
    surely = made_up_decision(1, 0, SELECTS.state, 0.5, 0.75, chance_doubt=0.24)
    once = made_up_decision(1, 0, SELECTS.state, 0.5, 0.75, checked=False)

    assert [len(shown(one).costly) for one in (doubtful, surely, once)] == [0, 1, 0]


# --- accounts


def accounts(review: Review) -> tuple[PlayerAccount, ...]:
    return review.accounts


def test_an_account_adds_up_to_the_result_for_either_seat() -> None:
    found = [
        made_up_decision(1, 0, SELECTS.state, points=1.0, best_points=4.0),
        made_up_decision(2, 1, SELECTS.state, points=0.0, best_points=5.0),
        made_up_decision(3, 1, SELECTS.state, points=2.0, best_points=1.0),
    ]
    ann, bob = accounts(review_of([SELECTS.state] * 3, found, (40, 33)))

    assert (ann.seat, ann.decisions, ann.lost, ann.others_lost, ann.luck, ann.result) == (0, 1, 3.0, 4.0, 6.0, 7.0)
    assert (bob.seat, bob.decisions, bob.lost, bob.others_lost, bob.luck, bob.result) == (1, 2, 4.0, 3.0, -6.0, -7.0)


def test_no_sum_is_shown_and_no_chance_said_before_every_decision_is_judged() -> None:
    blunder = made_up_decision(1, 0, SELECTS.state, 0.5, 0.75)
    review = review_of(
        [SELECTS.state] * 2, [blunder, made_up_decision(2, 0, SELECTS.state, 0.5, 0.75, checked=False)], (40, 30)
    )

    growing = review_shown(review, ENGLISH, NAMES, 0)
    assert not growing.is_settled
    assert growing.described == "Ann: chance of winning"
    assert [one.mark for one in growing.costly] == ["blunder"], "what has a mark was judged to the end"
    assert review_data(review)["players"] == []
    settled = review_of([SELECTS.state] * 2, [blunder, made_up_decision(2, 0, SELECTS.state, 0.5, 0.75)], (40, 30))
    assert review_shown(settled, ENGLISH, NAMES, 0).is_settled
    assert [one["seat"] for one in review_data(settled)["players"]] == [0, 1]
