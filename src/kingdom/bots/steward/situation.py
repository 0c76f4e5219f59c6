"""A situation: a seat in the middle of a round, read from a view or a state as input for the planner."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from kingdom.bots.steward.estate import Estate, EstateWork, Holding, candidates, estate_of
from kingdom.bots.steward.season import Season
from kingdom.core.cards import CardId, Family, Kind, QuestStep
from kingdom.core.phases import PLANNING, ROUNDS, STEPS, Phase
from kingdom.core.resources import KRYSTALLIUM
from kingdom.core.ruleset import Ruleset
from kingdom.modules.menace.frost import FROZEN
from kingdom.modules.menace.shared import STANDING
from kingdom.modules.menace.thieves import STOLEN
from kingdom.modules.quest.board import STEPS_DONE

FINAL_STEP = 40
"""The worth of a Quest's final step beyond its points: without it nobody wins (QUE-6)."""
REQUIRED = 15
"""The worth of a card that a scenario requires, beyond its points."""


@dataclass(slots=True)
class Situation:
    """The input of a plan: the season, the works under construction, and the candidates to slate."""

    season: Season
    works: list[EstateWork]
    choices: list[EstateWork]


def situation(seat: Holding, selection: Iterable[CardId], rules: Ruleset, phase: Phase, number: int) -> Situation:
    """Read a seat; `selection` are the cards of its Selection that it can see."""
    box = rules.box
    estate = estate_of(seat, box)
    steps: tuple[int, ...] = ()
    if phase in STEPS:
        steps = tuple(range(STEPS.index(phase) + 1, 4))
    elif phase is PLANNING or not phase.window:
        steps = (0, 1, 2, 3)
    for card, icon in seat.slots.get(STOLEN.name, ()):
        estate.stolen[box[card].icons[icon].resource] += 1
    for board, step in seat.slots.get(STEPS_DONE.name, ()):
        side = rules.settings.quests[board]
        benefit = side.steps[step].benefit
        estate.points += benefit.points + benefit.points_if_first // 2
        estate.extra += FINAL_STEP if step == len(side.steps) - 1 else 0.0
    cards = tuple(selection)
    hand = list(seat.cubes)
    for card in (card for card in cards if box[card].family is Family.TREASURE):
        for resource in range(4):
            hand[resource] += box[card].recycling[resource]
    frozen = dict(seat.slots.get(FROZEN.name, ()))
    standing: tuple[CardId, ...] = seat.zones.get(STANDING, ())
    housed = set(frozen.values())
    menaces = [(box[card].soldiers, _harm(rules, box[card])) for card in standing if card not in housed]
    combat = "vanquished" in rules.zones
    season = Season(estate, hand, steps, ROUNDS - max(number, 1), combat, menaces, seat.training)
    works = [
        EstateWork(
            card,
            box[card],
            [cost - done for cost, done in zip(box[card].cost, filled, strict=True)],
            slated=True,
            guard=(box[frozen[card]].soldiers, box[frozen[card]].points) if card in frozen else None,
            extra=_extra(rules, box[card]),
        )
        for card, filled in seat.construction
    ]
    quests = _quest_works(seat, rules, estate, last=season.is_last)
    return Situation(season, [*works, *quests], candidates(cards, box))


def _harm(rules: Ruleset, kind: Kind) -> int:
    """The points a Menace costs at the end; many more if it loses a scenario."""
    scenario = rules.settings.scenario
    fatal = scenario is not None and any(key == kind.key for key, _ in scenario.standing)
    return kind.points - (REQUIRED if fatal else 0)


def _extra(rules: Ruleset, kind: Kind) -> float:
    scenario = rules.settings.scenario
    return REQUIRED if scenario and any(key == kind.key for key, _ in scenario.required) else 0.0


def _quest_works(seat: Holding, rules: Ruleset, estate: Estate, *, last: bool) -> list[EstateWork]:
    """The open steps of the Quests, final ones first; cubes in Alchemy go to the first step that needs them.

    In the last round, while a final step lacks Krystallium, other steps get no cubes that could be transmuted for it.
    """
    done = seat.slots.get(STEPS_DONE.name, ())
    alchemy = estate.alchemy
    works: list[EstateWork] = []
    claims = True
    boards = rules.settings.quests
    undone = [(board, step) for board, side in enumerate(boards) for step in range(len(side.steps) - 1, -1, -1)]
    undone.sort(key=lambda place: place[1] != len(boards[place[0]].steps) - 1)
    for board, step in undone:
        if (board, step) in done:
            continue
        side = boards[board]
        final = step == len(side.steps) - 1
        need = list(side.steps[step].cost)
        for resource in range(4) if final or claims else ():
            used = min(need[resource], alchemy[resource])
            need[resource] -= used
            alchemy[resource] -= used
        if last and final and need[KRYSTALLIUM] > estate.krystallium:
            claims = False
        kind = _step_kind(side.key, step, side.steps[step])
        work = EstateWork(None, kind, need, slated=True, extra=FINAL_STEP if final else 0.0)
        works.append(work)
    return works


@lru_cache(maxsize=64)
def _step_kind(quest: str, number: int, step: QuestStep) -> Kind:
    """A Quest step as if it were a card: its cost, its points, its benefit as a construction bonus."""
    benefit = step.benefit
    points = benefit.points + benefit.points_if_first // 2 + sum(benefit.cubes)
    return Kind(
        f"{quest}.{number}", quest, Family.TREASURE, cost=step.cost, points=points,
        bonus_krystallium=benefit.krystallium, bonus_soldiers=benefit.soldiers,
    )  # fmt: skip
