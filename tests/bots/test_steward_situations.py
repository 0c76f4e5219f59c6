"""The steward's view of a seat, its plans, and the baron's use of trials."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from kingdom.bots import baron
from kingdom.bots.baron import CANDIDATES, SHARE, SIMULATIONS, Baron, Candidate
from kingdom.bots.bot import Budget
from kingdom.bots.steward import acting
from kingdom.bots.steward.acting import Acting, Spared, _beyond, _spend, _target
from kingdom.bots.steward.estate import EstateWork
from kingdom.bots.steward.planner import Plan
from kingdom.bots.steward.situation import FINAL_STEP, REQUIRED, situation
from kingdom.core.cards import Benefit, CardId, Family, Icon, Kind, Quest, QuestStep
from kingdom.core.phases import CHOICE, PLANNING, STEPS
from kingdom.core.resources import Resource
from kingdom.core.state import Site
from kingdom.modules.menace.frost import FROZEN
from kingdom.modules.menace.shared import STANDING
from kingdom.modules.menace.thieves import STOLEN
from kingdom.modules.quest.board import STEPS_DONE
from kingdom.rules.building import Place, UseKrystallium, UseSoldier
from kingdom.rules.choice import Select
from kingdom.rules.planning import Done, Recycle, Slate

LETTERS = "MPGEKS"


def spaces(cost: str) -> Any:
    return tuple(cost.count(letter) for letter in LETTERS)


def kind(key: str, cost: str = "", **more: Any) -> Kind:
    return Kind(key, key, more.pop("family", Family.DEVELOPMENT), cost=spaces(cost), **more)


BOX = (
    kind("farm", "MMG", icons=(Icon(Resource.MATERIALS), Icon(Resource.GOLD))),
    kind("gate", "EK"),
    kind("chest", family=Family.TREASURE, recycling=(0, 2, 0, 0)),
    kind("rats", family=Family.MENACE, soldiers=2, points=-3),
    kind("giant", family=Family.MENACE, soldiers=4, points=-5),
)
NORTH = Quest(
    "north", "North",
    (
        QuestStep(spaces("MM"), Benefit(points=2)),
        QuestStep(spaces("MGKK"), Benefit((1, 0, 0, 1), 1, 2, points=4, points_if_first=3)),
    ),
)  # fmt: skip
SOUTH = Quest("south", "South", (QuestStep(spaces("G"), Benefit()), QuestStep(spaces("P"), Benefit(points=1))))


def rules(quests: Any = (), scenario: Any = None, zones: Any = ()) -> Any:
    return SimpleNamespace(box=BOX, zones=zones, settings=SimpleNamespace(quests=quests, scenario=scenario))


def seat(**more: Any) -> Any:
    usual: dict[str, Any] = {
        "construction": (), "duchy": (), "alchemy": (0,) * 4, "cubes": (0,) * 4, "krystallium": 0, "soldiers": 0,
        "training": 0, "zones": {}, "slots": {},
    }  # fmt: skip
    return SimpleNamespace(**(usual | more))


def read(made: Any, ruleset: Any = None, phase: Any = PLANNING, number: int = 2, selection: Any = ()) -> Any:
    return situation(made, selection, ruleset or rules(), phase, number)


# --- reading a seat


def test_steps_to_come_follow_from_the_phase() -> None:
    assert read(seat()).season.steps == (0, 1, 2, 3)
    assert read(seat(), phase=CHOICE).season.steps == (0, 1, 2, 3)
    assert [read(seat(), phase=phase).season.steps for phase in STEPS] == [(1, 2, 3), (2, 3), (3,), ()]
    assert [read(seat(), number=number).season.rounds_left for number in (0, 1, 4)] == [3, 3, 0]


def test_stolen_icons_treasures_and_training_are_read() -> None:
    made = seat(slots={STOLEN.name: ((CardId(0), 1), (CardId(0), 1))}, cubes=(1, 0, 0, 0), training=1)
    found = read(made, selection=(CardId(2), CardId(0), CardId(2)))
    assert found.season.estate.stolen == [0, 0, 2, 0]
    assert found.season.hand == [1, 4, 0, 0], "a Treasure is recycled in any case"
    assert found.season.training == 1
    assert [work.card for work in found.choices] == [0]
    assert not found.season.combat
    assert read(seat(), rules(zones=("vanquished",))).season.combat


def test_sites_are_read_with_what_is_open_and_the_giant_under_them() -> None:
    made = seat(
        construction=(Site(CardId(0), spaces("MG")), Site(CardId(1), spaces(""))),
        slots={FROZEN.name: ((CardId(1), CardId(4)),)}, zones={STANDING: (CardId(3), CardId(4))},
    )  # fmt: skip
    scenario = SimpleNamespace(required=(("gate", 1),), standing=(("rats", 1),))
    found = read(made, rules(scenario=scenario))
    first, second = found.works
    assert (first.card, first.need, first.slated, first.guard, first.extra) == (0, [1, 0, 0, 0, 0, 0], True, None, 0.0)
    assert (second.need, second.guard, second.extra) == ([0, 0, 0, 1, 1, 0], (4, -5), REQUIRED)
    assert found.season.menaces == [(2, -3 - REQUIRED)], "the Giant is not fought for itself"
    other = SimpleNamespace(required=(), standing=(("giant", 1),))
    assert read(made, rules(scenario=other)).season.menaces == [(2, -3)]


def test_steps_that_are_done_are_points_and_a_final_one_more() -> None:
    made = seat(slots={STEPS_DONE.name: ((0, 0), (0, 1), (1, 0))})
    estate = read(made, rules((NORTH, SOUTH))).season.estate
    assert estate.points == 2 + 4 + 3 // 2 + 0
    assert estate.extra == FINAL_STEP


def test_undone_steps_are_works_the_final_ones_first_and_alchemy_is_theirs() -> None:
    made = seat(alchemy=(2, 0, 2, 0), krystallium=2)
    found = read(made, rules((NORTH, SOUTH)))
    assert [(work.kind.key, work.need, work.extra, work.is_quest, work.slated) for work in found.works] == [
        ("north.1", [0, 0, 0, 0, 2, 0], FINAL_STEP, True, True),
        ("south.1", [0, 1, 0, 0, 0, 0], FINAL_STEP, True, True),
        ("north.0", [1, 0, 0, 0, 0, 0], 0.0, True, True),
        ("south.0", [0, 0, 0, 0, 0, 0], 0.0, True, True),
    ]
    assert found.season.estate.alchemy == [0, 0, 0, 0]
    step = found.works[0].kind
    assert (step.points, step.bonus_krystallium, step.bonus_soldiers) == (4 + 3 // 2 + 2, 1, 2)
    again = read(seat(slots={STEPS_DONE.name: ((0, 1), (1, 0))}), rules((NORTH, SOUTH)))
    assert [work.kind.key for work in again.works] == ["south.1", "north.0"]


def test_in_the_last_round_no_other_step_has_a_claim_while_a_final_one_lacks_krystallium() -> None:
    for krystallium, number, left in ((1, 4, [1, 0, 0, 0]), (2, 4, [0, 0, 0, 0]), (1, 3, [0, 0, 0, 0])):
        made = seat(alchemy=(2, 0, 1, 0), krystallium=krystallium)
        found = read(made, rules((NORTH,)), number=number)
        assert found.season.estate.alchemy == left


# --- carrying a plan out


class Doing:
    """Acts without a game: what is done is noted."""

    def __init__(self, **more: Any) -> None:
        usual: dict[str, Any] = {"alchemy": (0,) * 4, "krystallium": 0, "soldiers": 0}
        self.player = SimpleNamespace(**(usual | more))
        self.state = SimpleNamespace(players=(None, self.player))
        self.seat = 1
        self.open: dict[CardId, Site] = {}
        self.done: list[Any] = []

    def sites(self) -> dict[CardId, Site]:
        return self.open

    def do(self, action: Any) -> bool:
        self.done.append(action)
        return True


def work(card: int | None, cost: str, need: str | None = None, **more: Any) -> EstateWork:
    number = None if card is None else CardId(card)
    return EstateWork(number, kind("k", cost), list(spaces(cost if need is None else need)), slated=True, **more)


def test_a_cube_goes_to_the_first_work_that_wants_it_or_to_alchemy() -> None:
    doing: Any = Doing(alchemy=(1, 0, 0, 0))
    doing.open = {CardId(0): Site(CardId(0), spaces("MM")), CardId(1): Site(CardId(1), spaces(""))}
    first, second, absent = work(0, "MMG"), work(1, "MG"), work(9, "MMMM")

    def target(order: list[EstateWork], resource: int, *, last: bool = False) -> Any:
        return _target(doing, order, resource, last=last)

    assert target([absent, first, second], 0) == 1
    assert target([first, second], 2) == 0
    assert target([first], 3) is None
    quest = work(None, "MM")
    assert target([quest, second], 0) is None, "the step comes first"
    doing.player.alchemy = (2, 0, 0, 0)
    assert target([quest, second], 0) == 1, "it has what it needs"
    dear = work(None, "MK")
    assert target([dear, second], 0) == 1
    assert target([dear, second], 0, last=True) is None, "in the last round it wants four more for its Krystallium"
    doing.player.alchemy = (6, 0, 0, 0)
    assert target([dear, second], 0, last=True) == 1
    doing.player.alchemy, doing.player.krystallium = (2, 0, 0, 0), 1
    assert target([dear, second], 0, last=True) == 1


def test_cubes_beyond_a_step_are_those_it_does_not_ask_for() -> None:
    assert _beyond((3, 0, 1, 2), spaces("MGGKS")) == [2, 0, 0, 2]


def test_krystallium_and_soldiers_are_spent_where_they_complete_a_card() -> None:
    def spent(
        stock: tuple[int, int], one: EstateWork, filled: str = "", steps: Any = (), spared: Any = (0, 0)
    ) -> list[Any]:
        doing: Any = Doing(krystallium=stock[0], soldiers=stock[1])
        doing.open = {CardId(0): Site(CardId(0), spaces(filled))}
        kept = Spared()
        kept.krystallium, kept.soldiers = spared
        _spend(doing, one, CardId(0), steps, kept)
        return list(doing.done)

    card = work(0, "MGKSS")
    everything = [UseKrystallium(CardId(0), space) for space in (0, 2, 4)] + [UseSoldier(CardId(0))] * 2
    assert spent((3, 2), card) == everything
    assert spent((2, 2), card) == spent((3, 1), card) == []
    assert spent((2, 2), card, filled="M") == everything[1:]
    assert spent((3, 2), card, steps=(2, 3)) == [], "Gold is still to be made"
    assert spent((3, 2), card, filled="G", steps=(2, 3)) == [everything[0], *everything[2:]]
    assert spent((3, 2), card, spared=(1, 0)) == spent((3, 2), card, spared=(0, 1)) == []
    assert spent((4, 3), card, spared=(1, 1)) == everything
    assert spent((9, 2), work(0, "MMMM")) == [], "never more than three"
    assert spent((3, 2), work(0, "MGKSS", guard=(1, -1))) == []


def test_what_a_step_saves_for_is_added_up() -> None:
    kept = Spared()
    for cost in ("KKS", "MKSSS"):
        kept.keep(work(None, cost))
    assert (kept.krystallium, kept.soldiers) == (3, 4)


def test_an_action_is_done_only_if_it_is_legal_and_in_the_same_window(monkeypatch: pytest.MonkeyPatch) -> None:
    state = SimpleNamespace(phase="gold", players=())
    monkeypatch.setattr(acting, "imagine", lambda view, chance: state)
    monkeypatch.setattr(acting, "options", lambda state, seat: ["this", "that"])
    pushed: list[Any] = []
    monkeypatch.setattr(acting, "push", lambda state, seat, action: pushed.append((seat, action)))
    view: Any = SimpleNamespace(me=SimpleNamespace(seat=1), phase="gold")
    one = Acting(view, Random(1))
    assert one.do("this")  # type: ignore[arg-type]
    assert not one.do("other")  # type: ignore[arg-type]
    state.phase = "over"
    assert not one.do("that")  # type: ignore[arg-type]
    assert (one.done, pushed) == (["this"], [(1, "this")])


class Window(Doing):
    """A window in which everything is legal, with a Selection and cubes in hand."""

    def __init__(self, *, refuses: Any = (), selection: Any = (), cubes: str = "") -> None:
        super().__init__(selection=tuple(map(CardId, selection)), cubes=list(spaces(cubes)[:4]))
        self.refuses = refuses

    def do(self, action: Any) -> bool:
        if type(action) in self.refuses:
            return False
        if isinstance(action, Place):
            self.player.cubes[action.resource] -= 1
        if isinstance(action, Recycle):
            self.player.cubes[3] += 1
        return super().do(action)


def carried(monkeypatch: pytest.MonkeyPatch, window: Window, *order: EstateWork) -> list[Any]:
    """What is done, with what is spent noted by its card and what was spared for it."""
    monkeypatch.setattr(acting, "Acting", lambda view, random: window)
    monkeypatch.setattr(acting, "_target", lambda acting, order, resource, *, last: CardId(70 + last))

    def spend(doing: Any, work: EstateWork, card: CardId, steps: Any, spared: Spared) -> None:
        window.done.append(("spend", card, steps, spared.krystallium))

    monkeypatch.setattr(acting, "_spend", spend)
    view: Any = SimpleNamespace(options=["first", "second"])
    season: Any = SimpleNamespace(is_last=True, steps=(2, 3))
    return acting.carry_out(view, Plan(list(order), 0.0), season, Random(1))


def test_a_plan_is_slated_recycled_placed_spent_and_done(monkeypatch: pytest.MonkeyPatch) -> None:
    slated, chosen, quest = work(0, "M"), work(1, "M"), work(None, "KK")
    chosen.slated = False
    window = Window(selection=(1, 2, 3), cubes="MMG")
    place = [Place(Resource(kind), CardId(71)) for kind in (0, 0, 2, 3)]
    assert carried(monkeypatch, window, slated, quest, chosen) == [
        Slate(CardId(1)),
        *place[:3],
        *(Recycle(CardId(2)), place[3], Recycle(CardId(3)), place[3]),
        *(("spend", 0, (2, 3), 0), ("spend", 1, (2, 3), 2)),
        Done(),
    ]


def test_where_nothing_can_be_done_the_first_option_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    window = Window(refuses=(Slate, Place, Recycle, Done), selection=(2,), cubes="M")
    assert carried(monkeypatch, window) == ["first"]


# --- the baron


class Search:
    """Trials of the baron that are worth what a test says, on a clock of its own."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, worths: list[float], each: float = 0.0) -> None:
        self.worlds: list[int] = []
        self.tried: list[int] = []
        self.now = 100.0
        monkeypatch.setattr(baron, "monotonic", lambda: self.now)
        monkeypatch.setattr(
            baron, "imagine", lambda seen, chance: self.worlds.append(len(self.tried)) or len(self.worlds)
        )

        def trial(made: Baron, world: Any, seat: int, action: Any) -> float:
            self.tried.append(action)
            self.now += each
            return worths[action]

        monkeypatch.setattr(Baron, "trial", trial)
        self.candidates = [Candidate(number) for number in range(len(worths))]  # type: ignore[arg-type]

    def best(self, budget: Budget) -> Any:
        seen: Any = SimpleNamespace(me=SimpleNamespace(seat=0))
        return Baron(1)._search(seen, self.candidates, budget).action


def test_candidates_share_the_trials_then_the_better_half_does(monkeypatch: pytest.MonkeyPatch) -> None:
    search = Search(monkeypatch, [0.1, 0.4, 0.3, 0.2, 0.0])
    assert search.best(Budget(simulations=60)) == 1
    counts = [one.trials for one in search.candidates]
    # Three halvings: 60 // 15 = 4 of each, then 40 // 6 = 6 of three, then 22 // 2 = 11 of two.
    assert counts == [4, 21, 21, 10, 4]
    assert len(search.worlds) == 4 + 6 + 11, "the same worlds for all"
    assert [one.mean for one in search.candidates] == pytest.approx([0.1, 0.4, 0.3, 0.2, 0.0])
    assert Candidate(None).mean == 0.0  # type: ignore[arg-type]


def test_every_candidate_gets_a_trial_and_no_more_are_made_than_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    search = Search(monkeypatch, [0.1, 0.4, 0.3, 0.2])
    assert search.best(Budget(simulations=1)) == 1
    assert search.tried == [0, 1, 2, 3], "after that the budget is spent"
    usual = Search(monkeypatch, [0.1, 0.4])
    usual.best(Budget())
    assert len(usual.tried) == SIMULATIONS, "one halving leaves one of two: all trials are made before it"


@pytest.mark.parametrize(("count", "counts"), [(2, [30, 30]), (4, [7, 23, 23, 7]), (8, [2, 19, 19, 7, 7, 2, 2, 2])])
def test_a_number_of_candidates_that_halves_evenly_leaves_no_trial_unused(
    monkeypatch: pytest.MonkeyPatch, count: int, counts: list[int]
) -> None:
    search = Search(monkeypatch, [0.1, 0.6, 0.5, 0.3, 0.2, 0.0, 0.0, 0.0][:count])
    search.best(Budget(simulations=60))
    assert [one.trials for one in search.candidates] == counts


def test_a_budget_of_seconds_is_spent_and_not_more(monkeypatch: pytest.MonkeyPatch) -> None:
    search = Search(monkeypatch, [0.1, 0.4, 0.3, 0.2], each=0.01)
    assert search.best(Budget(seconds=2.0)) == 1
    assert 100 + 2 * SHARE - 0.05 < search.now <= 100 + 2 * SHARE + 0.05
    late = Search(monkeypatch, [0.1, 0.4], each=0.0)
    late.now = 100.0
    assert late.best(Budget(seconds=0.0)) == 0
    assert late.tried == []


def test_the_steward_decides_what_is_not_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Baron, "candidates", lambda self, seen: ["one"])
    monkeypatch.setattr(Baron, "_search", lambda self, seen, found, budget: found[-1])
    one = Baron(1)
    asked: list[Any] = []
    one._steward = SimpleNamespace(decide=lambda seen, budget: asked.append(budget) or "steward")  # type: ignore[assignment]

    def decided(options: int = 2, owes: Any = (), phase: Any = CHOICE) -> Any:
        seen: Any = SimpleNamespace(options=[0] * options, me=SimpleNamespace(owes=owes), phase=phase)
        return one.decide(seen, Budget(simulations=5))

    assert decided() == "one", "a single candidate needs no trial"
    assert decided(options=1) == decided(owes=("duty",)) == decided(phase=PLANNING) == "steward"
    assert asked == [Budget(simulations=5)] * 3
    monkeypatch.setattr(Baron, "candidates", lambda self, seen: ["one", "two"])
    assert decided() == "two"


def test_where_there_is_no_offer_the_stewards_choice_comes_first_then_every_other_turn() -> None:
    one = Baron(1)
    one._steward = SimpleNamespace(decide=lambda seen: Select(1))  # type: ignore[assignment]
    seen: Any = SimpleNamespace(options=[Select(0), Select(1), UseSoldier(CardId(0))])
    assert one.candidates(seen) == [Select(1), Select(0)]
    seen.options = [Select(number) for number in range(20)]
    assert len(one.candidates(seen)) == CANDIDATES
