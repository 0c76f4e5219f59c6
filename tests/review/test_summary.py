"""The summary of a review that is stored with a game."""

from __future__ import annotations

from kingdom.review.summary import kind_of, review_summary
from kingdom.rules.choice import Laid, Offer, Select
from tests.kit.cards import given
from tests.kit.reviews import made_up_decision, review_of


def test_what_a_review_found_is_kept_by_kinds_of_decisions() -> None:
    areas = "table: left Farm; right Port"
    selects, offers = (
        given("choice, turn 3", areas).state,
        given("choice, turn 4", "ann: hand Farm, Port, Mint", areas).state,
    )
    gold, planning = given("gold").state, given("planning").state
    lays = tuple(Laid(card, 0, False) for card in offers.players[0].hand[:2])
    found = [
        made_up_decision(1, 0, selects, 0.5, 0.75, actions=(Select(0),), points=1.0, best_points=4.126),
        made_up_decision(2, 0, selects, 0.5, 0.75, actions=(Select(0),), points=1.0, best_points=9.0, chance_doubt=0.5),
        made_up_decision(3, 0, offers, actions=(Offer(lays),)),  # type: ignore[arg-type]
        made_up_decision(4, 0, gold),
        made_up_decision(5, 1, planning),
    ]
    assert [kind_of(one.decision) for one in found] == ["select", "select", "offer", "production", "planning"]
    ann, bob = review_summary(review_of([selects] * 5, found, (40, 30)))

    assert ann["kinds"] == {
        "select": {"decisions": 2, "marks": 1, "lost": 3.13},
        "offer": {"decisions": 1, "marks": 0, "lost": 0.0},
        "production": {"decisions": 1, "marks": 0, "lost": 0.0},
    }
    assert (ann["bot"], ann["marks"]) == ("baron", {"inaccuracy": 0, "mistake": 0, "blunder": 1})
    assert (ann["lost"], ann["luck"], bob["luck"]) == (11.13, 21.13, -21.13)
    assert list(bob["kinds"]) == ["planning"]
