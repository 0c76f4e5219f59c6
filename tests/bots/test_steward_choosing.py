"""The steward's choices: worths of cards to both sides, offers and areas, and its tries."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from kingdom.bots import page
from kingdom.bots.steward import alone, choosing, trying
from kingdom.bots.steward.choosing import UNSEEN, Market, OfferValue, crowd, haste, quick_choice
from kingdom.bots.steward.worth import DEFAULT, Weights, card_worth
from kingdom.core.cards import CardId, Family, Kind
from kingdom.core.view import Hidden
from kingdom.modules.menace.combat import Vanquish
from kingdom.modules.quest.alchemy import Transmute
from kingdom.modules.quest.steps import CompleteStep
from kingdom.modules.solo.search import Search
from kingdom.modules.solo.spies import Spy
from kingdom.rules.building import Abandon, Place, UseKrystallium, UseSoldier
from kingdom.rules.choice import Laid, Offer, Select
from kingdom.rules.planning import Done, Recycle

FAMILIES = (*[Family.DEVELOPMENT] * 8, Family.CALAMITY, Family.MENACE, Family.ADVISOR)
BOX = tuple(Kind(f"card_{number}", f"Card {number}", family, points=number) for number, family in enumerate(FAMILIES))
MINE = dict(enumerate((1.0, 2.5, -1.0, 4.0, 0.5, 3.0, 6.0, 1.5, -5.0, -3.0, 2.0)))
THEIRS = dict(enumerate((2.0, 1.0, 3.0, 0.5, 4.5, 1.0, 2.0, 5.0, -4.0, -2.0, 1.0)))


def hidden(card: int | None, handle: str = "x") -> Hidden:
    return Hidden(handle, None, 1, 0, None if card is None else CardId(card))


def sight(
    areas: Any = ((), ()), options: Sequence[Any] = (), hand: Sequence[int] = (), turns: int = 0, **more: Any
) -> Any:
    me = SimpleNamespace(hand=hand, selection=more.pop("selection", ()), seat=0)
    seats = more.pop("seats", (me, me))
    more = {"round": 2, **more}
    return SimpleNamespace(areas=areas, options=options, me=me, turns=turns, box=BOX, seats=seats, **more)


def market(view: Any, weights: Weights = DEFAULT) -> Market:
    """A market with worths given here."""
    made: Market = object.__new__(Market)
    made.view, made.weights = view, weights
    made._worth = {(CardId(card), True): worth for card, worth in MINE.items()}
    made._worth |= {(CardId(card), False): worth for card, worth in THEIRS.items()}
    return made


@pytest.fixture
def markets(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (choosing, alone, trying):
        monkeypatch.setattr(module, "Market", lambda view, weights=DEFAULT: market(view, weights))


def laid(*lays: tuple[int, int, bool]) -> Offer:
    return Offer(tuple(Laid(CardId(card), area, down) for card, area, down in lays))  # type: ignore[arg-type]


# --- worths


def test_a_card_that_is_not_seen_is_worth_a_little() -> None:
    assert pytest.approx(0.06) == UNSEEN


def test_of_many_cards_taken_together_the_later_ones_count_less() -> None:
    assert crowd([]) == 0.0
    assert crowd([2.0, 8.0, 4.0]) == 8 + 4 + 2 * 0.9
    assert crowd([1.0] * 9) == pytest.approx(1 + 1 + 0.9 + 0.75 + 0.6 + 0.5 + 0.4 * 3)
    assert crowd([5.0, -3.0, -2.0, -1.0]) == 5 - 6, "what costs points costs all of them"


def test_a_card_is_valued_for_the_side_that_takes_it_and_the_rounds_to_come() -> None:
    rich, poor = (SimpleNamespace(duchy=(), krystallium=k, soldiers=0, alchemy=(0, 0, 0, 0)) for k in (9, 0))
    for number, left in ((0, 3), (1, 3), (4, 0)):
        made = Market(sight(seats=(rich, poor), round=number))
        assert made.rounds_left == left
        assert made.mine.krystallium == 9
        assert made.theirs is not None
        assert made.theirs.krystallium == 0
        for mine, estate in ((True, made.mine), (False, made.theirs)):
            assert made.worth(CardId(10), mine=mine) == card_worth(BOX[10], estate, left)
    single = Market(sight(seats=(rich,)))
    assert single.theirs is None
    assert single.worth(CardId(3), mine=False) == card_worth(BOX[3], single.mine, 2)


def test_the_best_of_some_unknown_cards_is_what_such_a_share_of_the_deck_is_worth() -> None:
    made = market(sight())
    developments = sorted(MINE[card] for card in range(8))
    assert [made.best_of(count) for count in (1, 3, 7)] == [developments[4], developments[6], developments[7]]


def test_each_side_sees_a_pile_in_its_own_way() -> None:
    made = market(sight())
    cards = (CardId(3), hidden(6), hidden(None))
    assert [made.seen(card, mine=True) for card in cards] == [4.0, 6.0, UNSEEN]
    assert [made.seen(card, mine=False) for card in cards] == [0.5, UNSEEN, UNSEEN]
    assert made.pile(cards) == crowd([4.0, 6.0, UNSEEN])
    assert made.pile(cards, mine=False) == crowd([0.5, UNSEEN, UNSEEN])


# --- offers


def offers(hand: Sequence[int]) -> list[Offer]:
    return [
        laid((one, at, down), (two, other, under))
        for one in hand
        for two in hand
        if one < two
        for at in (0, 1)
        for other in (0, 1)
        for down, under in ((False, False), (True, False), (False, True))
    ]


def reckoned(made: Market, offer: Offer, together: Any, turns: int) -> float:
    """The worth of an offer, by `OfferValue`."""
    mine = [[made.seen(card, mine=True) for card in area] for area in made.view.areas]
    true = [[made.seen(card, mine=False) for card in area] for area in made.view.areas]
    seen = [list(area) for area in true]
    hasty = 0.0
    for card, area, down in offer.lays:
        mine[area].append(MINE[card])
        true[area].append(THEIRS[card])
        seen[area].append(UNSEEN if down else THEIRS[card])
        if card in (8, 9) and turns + 4 <= 14:
            hasty += 4.0 if turns % 4 == 2 else 1.5
    wants = [together(seen[at]) - 0.2 * together(mine[1 - at]) for at in (0, 1)]
    taken = 0 if wants[0] >= wants[1] else 1
    kept = 0.0 if turns == 14 else max(together(mine[1 - taken]), 0.0)
    return 0.75 * kept - together(true[taken]) - hasty


@pytest.mark.parametrize("turns", [0, 2, 8, 10, 12, 14])
def test_an_offer_is_worth_what_is_kept_less_what_is_given(turns: int, markets: None) -> None:
    hand = (0, 4, 6, 8, 9)
    areas = ((CardId(1), hidden(3)), (CardId(5), hidden(None)))
    view = sight(areas, offers(hand), hand, turns)
    made = market(view)
    valued = OfferValue(made)
    for offer in view.options:
        assert valued(offer) == pytest.approx(reckoned(made, offer, crowd, turns))
    best = choosing.best_choice(view)
    assert reckoned(made, best, crowd, turns) == pytest.approx(
        max(reckoned(made, o, crowd, turns) for o in view.options)
    )  # type: ignore[arg-type]
    quick = quick_choice(view)
    assert reckoned(made, quick, sum, turns) == pytest.approx(max(reckoned(made, o, sum, turns) for o in view.options))  # type: ignore[arg-type]


def test_a_danger_is_kept_for_the_last_offer_of_a_round() -> None:
    costs = {turns: haste(market(sight(hand=(1, 8, 9, 10), turns=turns))) for turns in range(0, 16, 2)}
    first, second = {8: 1.5, 9: 1.5}, {8: 4.0, 9: 4.0}
    assert costs == {0: first, 2: second, 4: first, 6: second, 8: first, 10: second, 12: {}, 14: {}}


# --- areas


def test_quickly_the_area_is_taken_that_is_worth_most_less_some_of_what_is_left(markets: None) -> None:
    selects = (Select(0), Select(1))
    assert quick_choice(sight(((CardId(3),), (CardId(5),)), selects)) == Select(0)
    assert quick_choice(sight(((CardId(5),), (CardId(3),)), selects)) == Select(1)
    # 2.5 less a fifth of 4.5 against 0.5 less a fifth of 1
    assert quick_choice(sight(((CardId(1),), (CardId(4),)), selects)) == Select(0)
    assert quick_choice(sight(((CardId(1), CardId(2)), (CardId(7),)), selects)) == Select(1)


def test_an_area_is_worth_the_round_planned_with_it_less_what_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    planned: list[Any] = []

    def situation(me: Any, known: list[int], rules: Any, phase: Any, number: int) -> Any:
        planned.append(list(known))
        return SimpleNamespace(works=[], choices=[], season=None)

    def best_plan(works: Any, choices: Any, season: Any, weights: Any, tries: int) -> Any:
        assert tries == choosing.TRIES
        return SimpleNamespace(value=100.0)

    monkeypatch.setattr(choosing, "situation", situation)
    monkeypatch.setattr(choosing, "best_plan", best_plan)
    areas = ((CardId(3), hidden(8), hidden(None)), (CardId(9), CardId(2)))
    made = market(sight(areas, selection=(CardId(1), hidden(None)), rules=None, phase=None))
    left = choosing.planned_worth(made, 0)
    assert left == pytest.approx(100 + BOX[8].points + 2 * UNSEEN - 0.2 * crowd([-2.0, 3.0]))
    right = choosing.planned_worth(made, 1)
    assert right == pytest.approx(100 + BOX[9].points + UNSEEN - 0.2 * crowd([0.5, UNSEEN, UNSEEN]))
    assert planned == [[1, 3, 8], [1, 9, 2]]


def test_building_and_discarding_are_no_turns() -> None:
    card = CardId(1)
    assert [choosing.is_turn(one) for one in (Select(0), laid((1, 0, False), (2, 0, False)))] == [True, True]
    none: tuple[Any, ...] = (Abandon(card), UseKrystallium(card, 0), UseSoldier(card), Place(None, None))  # type: ignore[arg-type]
    assert [choosing.is_turn(one) for one in none] == [False] * 4


# --- alone


def test_alone_hidden_cards_of_the_better_area_are_turned_up_first(markets: None) -> None:
    areas = ((CardId(1), hidden(None, "a")), (CardId(3), hidden(None, "b")))
    selects = [Select(0), Select(1)]
    assert alone.best_choice(sight(areas, selects), DEFAULT) == Select(1)
    assert alone.best_choice(sight(areas, [*selects, Spy("a"), Spy("b")]), DEFAULT) == Spy("b")
    assert alone.best_choice(sight(areas, [*selects, Spy("a")]), DEFAULT) == Select(1), "not those of the other"


def test_alone_poor_cards_are_searched_away_if_that_gains(markets: None) -> None:
    areas = ((CardId(3), CardId(5)), (CardId(2), CardId(4), CardId(6)))
    selects = [Select(0), Select(1)]
    poor, better = Search(1, (CardId(2), CardId(4))), Search(0, (CardId(3), CardId(5)))
    # The best of three unknown cards is worth 4 and the two poor ones -0.5: the right area would have 5.5 and 4.5 more.
    assert market(sight()).best_of(3) == 4.0
    assert alone.best_choice(sight(areas, [*selects, better, poor]), DEFAULT) == poor
    assert alone.best_choice(sight(areas, [*selects, better]), DEFAULT) == Select(0)
    near = ((CardId(3), CardId(5)), (CardId(2), CardId(4), CardId(5)))
    assert alone.best_choice(sight(near, [*selects, poor]), DEFAULT) == Select(0), "7.0 is not clearly more than 7"


# --- trying out


STEP = (0, 0, 0, 0)


def step(quest: int, number: int, hand: int = 0) -> CompleteStep:
    return CompleteStep(quest, number, (hand, 0, 0, 0), STEP, STEP)


def tried(monkeypatch: pytest.MonkeyPatch, options: Sequence[Any], worth: dict[Any, float]) -> Any:
    """The special action that is done, if standing still is worth 10; a Quest has two steps."""
    quests = (SimpleNamespace(steps=(1, 2)),)
    view = sight(options=options, rules=SimpleNamespace(settings=SimpleNamespace(quests=quests)))
    monkeypatch.setattr(trying, "imagine", lambda seen, chance: "world")
    monkeypatch.setattr(trying, "standing", lambda state, seat, weights: 10.0)
    monkeypatch.setattr(trying, "_after", lambda state, seen, action, weights: worth.get(action, 0.0))
    monkeypatch.setattr(trying, "transmuted_surplus", lambda seen: "surplus")
    return trying.best_special(view, Random(1), DEFAULT)


def test_what_was_counted_on_is_done_if_nothing_is_lost_and_anything_else_if_it_gains(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    first, final, menace = step(0, 0), step(0, 1), Vanquish(CardId(9))
    other: Any = SimpleNamespace(name="advisor")
    assert tried(monkeypatch, [Done(), first], {first: 9.71}) == first
    assert tried(monkeypatch, [Done(), first], {first: 9.7}) == "surplus"
    assert tried(monkeypatch, [first, menace], {first: 10.0, menace: 11.0}) == menace
    assert tried(monkeypatch, [first, final, menace], {first: 99.0, final: 9.8, menace: 99.0}) == final, "a Quest first"
    assert tried(monkeypatch, [first, final], {first: 11.0, final: 9.6}) == first
    monkeypatch.setattr(trying, "_specials", lambda options: [Recycle(CardId(1))])
    for value, done in ((10.16, Recycle(CardId(1))), (10.15, "surplus")):
        assert tried(monkeypatch, [other], {Recycle(CardId(1)): value}) == done
    monkeypatch.setattr(trying, "_specials", lambda options: [])
    assert tried(monkeypatch, [Done()], {}) == "surplus"


def test_of_the_ways_to_pay_for_a_step_only_the_first_is_special() -> None:
    options = [
        Done(),
        step(0, 0),
        step(0, 0, hand=1),
        step(0, 1),
        step(1, 0),
        Transmute((5, 0, 0, 0)),
        Vanquish(CardId(9)),
    ]
    assert list(trying._specials(options)) == [step(0, 0), step(0, 1), step(1, 0), Vanquish(CardId(9))]


def test_spare_cubes_are_transmuted_and_no_others(monkeypatch: pytest.MonkeyPatch) -> None:
    estate = SimpleNamespace(alchemy=[3, 0, 2, 0])
    asked = []

    def situation(me: Any, known: Any, *more: Any) -> Any:
        asked.append(known)
        return SimpleNamespace(season=SimpleNamespace(estate=estate))

    monkeypatch.setattr(trying, "situation", situation)
    wrong, right = Transmute((4, 0, 1, 0)), Transmute((3, 0, 2, 0))
    view = sight(options=[Done(), wrong, right], rules=None, phase=None)
    assert trying.transmuted_surplus(view) == right
    view.options = [Done(), wrong]
    assert trying.transmuted_surplus(view) is None
    assert asked == [(), ()]


def test_a_duty_is_answered_so_that_one_stands_best(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trying, "imagine", lambda seen, chance: "world")
    monkeypatch.setattr(trying, "_after", lambda state, seen, action, weights: {1: 3.0, 2: 5.0, 3: 4.0}[action])
    assert trying.best_answer(sight(options=[1, 2, 3]), Random(1), DEFAULT) == 2


@pytest.mark.parametrize(("winners", "worth"), [((0,), 1000.0), ((), -1000.0), (None, 7.0)])
def test_an_action_that_ends_the_game_is_worth_everything_or_nothing(
    winners: Any, worth: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    trial = SimpleNamespace(verdict=None)
    pushed: list[Any] = []

    def push(state: Any, seat: int, action: Any) -> None:
        assert state is trial
        pushed.append((seat, action))
        trial.verdict = None if winners is None else SimpleNamespace(winners=winners)

    monkeypatch.setattr(trying, "push", push)
    monkeypatch.setattr(trying, "standing", lambda state, seat, weights: 7.0)
    state: Any = SimpleNamespace(copy=lambda: trial)
    assert trying._after(state, sight(), Done(), DEFAULT) == worth
    assert pushed == [(0, Done())]


@pytest.mark.parametrize("window", [True, False])
def test_in_choice_one_stands_with_what_may_be_taken_next(
    window: bool, markets: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Any] = []

    def situation(player: Any, known: Any, rules: Any, phase: Any, number: int) -> Any:
        asked.append((known, number))
        return SimpleNamespace(works=1, choices=2, season=3)

    monkeypatch.setattr(trying, "situation", situation)
    monkeypatch.setattr(trying, "best_plan", lambda *args: SimpleNamespace(value=sum(args[:3]) + args[4] / 100))
    monkeypatch.setattr(trying, "view", lambda state, seat: sight(((CardId(3),), (CardId(6), CardId(5)))))
    players = (None, SimpleNamespace(selection=(4, 5, 6)))
    state: Any = SimpleNamespace(
        players=players, face_down={5: 1}, rules=None, phase=SimpleNamespace(window=window), round=3
    )
    assert trying.standing(state, 1, DEFAULT) == pytest.approx(6.6 + (0 if window else 6 + 3))
    assert trying.standing(state, 1, DEFAULT, tries=10) == pytest.approx(6.1 + (0 if window else 6 + 3))
    assert asked[0] == ([4, 6], 3)


# --- the page


def test_the_page_misjudges_within_bounds_and_never_the_same_way_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Weights] = []

    class Learning:
        def __init__(self, seed: int, weights: Weights, tries: int) -> None:
            assert tries == page.TRIES
            assert 0 <= seed < 2**32
            made.append(weights)

        def decide(self, view: Any, budget: Any) -> str:
            return "decided"

    monkeypatch.setattr(page, "Steward", Learning)
    one = page.Page(3)
    assert [one.decide(sight()) for _ in range(20)] == ["decided"] * 20
    shares = []
    for weights in made:
        assert weights.spite == pytest.approx(DEFAULT.spite * 0.4)
        for name in ("cube", "krystallium", "more_of_type"):
            pairs = zip(getattr(weights, name), getattr(DEFAULT, name), strict=True)
            shares += [found / usual for found, usual in pairs if usual]
        shares += [weights.open_space / DEFAULT.open_space, weights.recycled / DEFAULT.recycled]
    assert 0.7 <= min(shares) < 0.75
    assert 1.25 < max(shares) <= 1.3
    same = {"cube", "krystallium", "more_of_type", "open_space", "recycled", "spite"}
    for field in fields(Weights):
        if field.name not in same:
            assert getattr(made[0], field.name) == getattr(DEFAULT, field.name)
