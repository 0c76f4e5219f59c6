"""What modules keep in their slots, in words. A slot that has none here is shown as the plain data that it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from kingdom.core.cards import Benefit, QuestStep
from kingdom.core.resources import LETTERS, NO_CUBES, cubes_text
from kingdom.core.view import View
from kingdom.modules.advisors.module import USED
from kingdom.modules.menace.frost import FROZEN
from kingdom.modules.menace.shadows import GIVEN_UP
from kingdom.modules.menace.thieves import LURKING, STOLEN
from kingdom.modules.quest.board import FIRST_TO_FINISH, STEPS_DONE
from kingdom.modules.scenarios.the_thief_guild import BESIDE_DANGER
from kingdom.modules.solo.search import SEARCHES
from kingdom.modules.solo.spies import SPIES
from kingdom.words.seats import Speaker


def slot_text(name: str, value: Any, view: View, speaker: Speaker) -> str:
    """The content of a slot in a line; empty where there is nothing to tell."""
    if name in _WORDS:
        return _WORDS[name](value, view, speaker)
    return plain_text(value) if value != () else ""


def plain_text(value: Any) -> str:
    """Nested plain data in one line.

    >>> plain_text((True, 3, ("farm", ())))
    'yes, 3, (farm, none)'
    """
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (tuple, list)):
        inner = [f"({plain_text(one)})" if isinstance(one, (tuple, list)) and one else plain_text(one) for one in value]
        return ", ".join(inner) or "none"
    return str(value)


def _frozen(value: Any, view: View, speaker: Speaker) -> str:
    names = view.rules.names
    return ", ".join(f"{names[card]} (over {names[giant]})" for card, giant in value)


def _stolen(value: Any, view: View, speaker: Speaker) -> str:
    """Icons are numbered from one, as the notation names them."""
    return ", ".join(
        f"icon {icon + 1} of {view.rules.names[card]} ({LETTERS[view.box[card].icons[icon].resource]})"
        for card, icon in value
    )


def _cards(value: Any, view: View, speaker: Speaker) -> str:
    return ", ".join(view.rules.names.all(value))


def _kinds(value: Any, view: View, speaker: Speaker) -> str:
    kinds = {kind.key: kind.name for kind in view.box}
    return ", ".join(kinds[key] for key in value)


def _steps(value: Any, view: View, speaker: Speaker) -> str:
    quests = view.rules.settings.quests
    done = [", ".join(str(step + 1) for at, step in value if at == board) for board in range(len(quests))]
    return " · ".join(f"{quest.name}: {steps}" for quest, steps in zip(quests, done, strict=True) if steps)


def _first(value: Any, view: View, speaker: Speaker) -> str:
    quests = view.rules.settings.quests
    return ", ".join(f"{quests[board].name}: {speaker.name(seat)}" for board, seat in value)


def _spies(value: Any, view: View, speaker: Speaker) -> str:
    ready, spent = value
    return f"{ready} ready, {spent} spent" if ready or spent else ""


def _searches(value: Any, view: View, speaker: Speaker) -> str:
    selections, again = value
    return f"{selections + again} this round" if selections or again else ""


def _cubes(value: Any, view: View, speaker: Speaker) -> str:
    return cubes_text(value) if value != NO_CUBES else ""


_WORDS: Mapping[str, Callable[[Any, View, Speaker], str]] = {
    FROZEN.name: _frozen,
    STOLEN.name: _stolen,
    LURKING.name: _cards,
    GIVEN_UP.name: _cards,
    USED.name: _kinds,
    STEPS_DONE.name: _steps,
    FIRST_TO_FINISH.name: _first,
    SPIES.name: _spies,
    SEARCHES.name: _searches,
    BESIDE_DANGER.name: _cubes,
}


# --- Quest boards, which lie on the table and are kept nowhere


def step_text(step: QuestStep) -> str:
    """A step of a Quest: its cost, and what it gives.

    >>> step_text(QuestStep((1, 0, 2, 0, 0, 0), Benefit(points=3, points_if_first=2)))
    'MGG for 3 points and 2 more if first'
    """
    return f"{cubes_text(step.cost)} for {benefit_text(step.benefit)}"


def benefit_text(benefit: Benefit) -> str:
    """What a step gives.

    >>> benefit_text(Benefit(cubes=(1, 0, 0, 0), krystallium=1, soldiers=2)), benefit_text(Benefit())
    ('MKSS', 'nothing')
    """
    goods = cubes_text((*benefit.cubes, benefit.krystallium, benefit.soldiers))
    parts = [goods] if goods != "-" else []
    if benefit.points:
        parts.append(f"{benefit.points} point{'s' * (benefit.points > 1)}")
    if benefit.points_if_first:
        parts.append(f"{benefit.points_if_first} more if first")
    return " and ".join(parts) or "nothing"
