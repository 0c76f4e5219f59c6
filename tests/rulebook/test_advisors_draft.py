"""ADV-1: how Advisors are drawn and kept before round 1, and who sees which of them."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import kingdom
from kingdom.core.cards import Family
from kingdom.core.engine import apply
from kingdom.core.events import WindowClosed
from kingdom.core.reasons import why
from kingdom.core.state import State
from kingdom.core.view import view
from kingdom.game.serial import view_json
from kingdom.modules.advisors.draft import AdvisorKept, Keep
from tests.kit import Table, clause
from tests.kit.advisors import advisors_drawn, drafting, keep_advisor, zones_seen
from tests.kit.exchange import exchanged


def families(state: State, pile: str) -> Counter[Family]:
    return Counter(state.box[card].family for card in state.pile(pile))


# --- ADV-1: what is drawn


@clause("ADV-1")
@pytest.mark.parametrize("seed", [1, 7, 23])
def test_each_player_draws_two_of_the_fourteen(seed: int) -> None:
    table = drafting(seed)
    both = advisors_drawn(table, "ann") + advisors_drawn(table, "bob")

    assert len(set(both)) == 4
    assert {table.state.box[table.card(name)].family for name in both} == {Family.ADVISOR}
    assert table.game.waiting() == (0, 1)


@clause("ADV-1")
def test_any_of_the_fourteen_can_be_drawn() -> None:
    found = {name for seed in range(60) for who in ("ann", "bob") for name in advisors_drawn(drafting(seed), who)}

    assert len(found) == 14


@clause("ADV-1")
def test_the_other_ten_replace_the_treasures_in_the_deck() -> None:
    deck = families(drafting().state, "development")

    assert deck == {Family.DEVELOPMENT: 70, Family.ADVISOR: 10}
    assert families(drafting().state, "box")[Family.TREASURE] == 10


@clause("ADV-1")
def test_the_first_edition_leaves_out_the_same_cards_as_without_advisors() -> None:
    assert families(drafting(edition="first").state, "development") == {Family.DEVELOPMENT: 67, Family.ADVISOR: 10}


@clause("ADV-1")
def test_each_player_starts_with_two_soldiers() -> None:
    assert drafting().shows("ann: soldiers 2; training 0", "bob: soldiers 2; training 0")


# --- ADV-1: what is kept


@clause("ADV-1")
def test_one_of_the_two_is_kept_and_the_other_returned() -> None:
    table = drafting()
    first, second = advisors_drawn(table, "ann")

    table.play(f"ann: keep {second} as advisor")

    assert table.shows(f"ann: zone advisors {second}; zone returned {first}; zone drawn nothing")


@clause("ADV-1", "PLA-9")
def test_keeping_one_is_all_that_can_be_done() -> None:
    table = drafting()
    first, second = advisors_drawn(table, "ann")

    assert table.options("ann") == [f"keep {first} as advisor", f"keep {second} as advisor"]
    assert table.refuses("ann: use Great Silversmith", "ADV-1") == why("first", duty="KeepAdvisor")


@clause("ADV-1")
def test_only_an_advisor_of_ones_own_is_kept() -> None:
    table = drafting()
    theirs = advisors_drawn(table, "bob")[0]
    nobodys = next(card for card in table.state.pile("development") if table.state.box[card].family is Family.ADVISOR)

    for name in (theirs, table.state.rules.names[nobodys]):
        reason = table.refuses(f"ann: keep {name} as advisor", "ADV-1")
        assert reason == why("not-drawn", card=name)


@clause("ADV-1")
def test_the_draft_is_over_when_both_have_kept_one() -> None:
    table = drafting()
    keep_advisor(table, "bob")
    assert (table.game.waiting(), table.state.phase.name, table.state.round) == ((0,), "advisor draft", 0)

    keep_advisor(table, "ann")

    assert (table.game.waiting(), table.state.phase.name, table.state.round) == ((0,), "choice", 1)
    name = table.state.rules.names[table.player("ann").zone("advisors")[0]]
    table.refuses(f"ann: keep {name} as advisor", "ADV-1")


@clause("ADV-1")
def test_an_advisor_that_was_returned_never_comes_back() -> None:
    table = drafting()
    keep_advisor(table, "ann")
    keep_advisor(table, "bob")
    returned = table.player("ann").zone("returned") + table.player("bob").zone("returned")

    assert len(returned) == 2
    assert not set(returned) & {card for pile in table.state.piles.values() for card in pile}


@clause("ADV-1/R1")
def test_the_advisor_kept_brings_no_soldier() -> None:
    table = drafting()
    keep_advisor(table, "ann")
    keep_advisor(table, "bob")

    assert table.shows("ann: soldiers 2", "bob: soldiers 2")


# --- ADV-1/R2: who sees what, and when


@clause("ADV-1/R2", "CON-9")
def test_what_one_keeps_is_public_only_when_both_have_chosen() -> None:
    table = drafting()
    name = keep_advisor(table, "ann")
    for viewer in ("bob", None):
        assert zones_seen(table, viewer, "ann") == {"drawn": 2}

    keep_advisor(table, "bob")

    for viewer in ("ann", "bob", None):
        assert zones_seen(table, viewer, "ann")["advisors"] == (table.card(name),)


@clause("ADV-1/R2", "CON-9", "PLA-7/R1")
def test_that_somebody_has_chosen_is_told_at_once_and_what_only_when_both_have() -> None:
    table = drafting()
    before = table.game.facts(1)
    ann = keep_advisor(table, "ann")
    said = {"event": "AdvisorKept", "seat": 0, "card": {"hidden": None}, "because": "ADV-1"}
    assert table.game.facts(1) == [*before, said]
    assert table.game.view(1).others[0].done

    bob = keep_advisor(table, "bob")

    told = [fact for fact in table.game.facts(1) if fact["event"] == "AdvisorShown"]
    assert [(fact["seat"], fact["card"]) for fact in told] == [(0, ann), (1, bob)]
    kept = {fact["seat"]: fact["card"] for fact in table.game.facts(1) if fact["event"] == "AdvisorKept"}
    assert kept == {0: {"hidden": None}, 1: bob}


@clause("ADV-1", "GEN-6")
def test_one_sees_the_advisors_that_one_drew_and_nobody_else_does() -> None:
    table = drafting()

    assert zones_seen(table, "ann", "ann") == {"drawn": table.player("ann").zone("drawn")}
    assert zones_seen(table, "bob", "ann") == zones_seen(table, None, "ann") == {"drawn": 2}
    facts = [fact["cards"] for fact in table.game.facts(1) if fact["event"] == "AdvisorsDrawn"]
    assert facts == [[{"hidden": None}, {"hidden": None}], advisors_drawn(table, "bob")]


@clause("ADV-1", "GEN-6")
def test_the_advisor_returned_is_remembered_only_by_whoever_returned_it() -> None:
    table = drafting()
    keep_advisor(table, "ann")
    keep_advisor(table, "bob")
    returned = table.player("ann").zone("returned")

    assert zones_seen(table, "ann", "ann")["returned"] == returned
    assert zones_seen(table, "bob", "ann")["returned"] == zones_seen(table, None, "ann")["returned"] == 1
    told = {fact["seat"]: fact["card"] for fact in table.game.facts(1) if fact["event"] == "AdvisorReturned"}
    assert told[0] == {"hidden": None}
    assert [told[1]] == table.state.rules.names.all(table.player("bob").zone("returned"))


@clause("ADV-1", "GEN-6")
@pytest.mark.parametrize("viewer", [1, None])
@pytest.mark.parametrize("chosen", [(), ("ann",), ("ann", "bob")])
def test_what_others_see_does_not_depend_on_what_was_drawn_or_returned(
    viewer: int | None, chosen: tuple[str, ...]
) -> None:
    table = drafting()
    for who in chosen:
        keep_advisor(table, who)
    hidden = table.player("ann").zone("drawn") + table.player("ann").zone("returned")
    others = [card for card in table.state.pile("development") if table.state.box[card].family is Family.ADVISOR]

    assert hidden
    for one in hidden:
        for other in others:
            exchange = exchanged(table.state, one, other)
            assert view_json(view(exchange, viewer)) == view_json(table.game.view(viewer))


@clause("ADV-1")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_viewer_can_imagine_the_draft(viewer: int | None) -> None:
    table = drafting()
    views = [table.game.view(viewer)]
    keep_advisor(table, "ann")
    views.append(table.game.view(viewer))
    keep_advisor(table, "bob")
    views.append(table.game.view(viewer))

    for number, shown in enumerate(views):
        imagined = kingdom.imagine(shown, Random(number))
        assert imagined.view(viewer) == shown
        zones = [cards for player in imagined.state.players for cards in player.zones.values()]
        assert {imagined.state.box[card].family for cards in zones for card in cards} == {Family.ADVISOR}


# --- ADV-1: the draft is a window


@clause("ADV-1", "CON-8")
def test_who_keeps_first_makes_no_difference() -> None:
    ends = []
    for order in (("ann", "bob"), ("bob", "ann")):
        table = drafting()
        for who in order:
            keep_advisor(table, who, at=1)
        ends.append(table.state)

    assert ends[0] == ends[1]


@clause("ADV-1", "CON-9")
def test_a_choice_can_be_taken_back_until_both_have_chosen() -> None:
    table = drafting()
    before = table.state
    keep_advisor(table, "ann")
    table.refuses(f"ann: keep {advisors_drawn(drafting(), 'ann')[1]} as advisor", "PLA-7")

    table.undo("ann")
    assert table.state == before

    keep_advisor(table, "ann", at=1)
    keep_advisor(table, "bob")
    assert table.refuses_undo("bob") == why("barrier", barrier="window")


@clause("ADV-1")
def test_a_position_in_the_middle_of_the_draft_can_be_kept() -> None:
    table = drafting()
    keep_advisor(table, "bob")
    game = table.game

    again = Table(kingdom.from_position(game.position(), content=game.content))

    assert again.state == table.state
    facts = apply(again.state, 0, Keep(again.player("ann").zone("drawn")[0]))[1]
    assert {type(fact.event) for fact in facts} >= {AdvisorKept, WindowClosed}
