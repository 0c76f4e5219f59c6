"""What a text means in a position: one action, or the reason why there is none."""

from __future__ import annotations

from collections.abc import Iterator

from kingdom.core import engine
from kingdom.core.actions import Action
from kingdom.core.errors import ActionError, Ambiguous, CannotParse
from kingdom.core.module import Module, Part
from kingdom.core.reasons import why
from kingdom.core.ruleset import Ruleset
from kingdom.core.state import Seat, State
from kingdom.roster import roster
from kingdom.roster.composing import ADVISORS
from kingdom.text import notation


def kinds_meant(one: object, rules: Ruleset) -> set[type[Action]]:
    """The kinds of action a text may mean; none if it is not an action, which is reported when its turn comes."""
    if isinstance(one, Action):
        return {type(one)}
    if not isinstance(one, str):
        return set()
    try:
        return {type(action) for action in notation.read(one, rules.names, rules.actions())}
    except ActionError:
        return set()


def meant(state: State, seat: Seat, one: object) -> Action:
    """The one legal action that is meant; equivalent copies count as one.

    The options are listed only once here, so the caller need not check again whether the action is legal.
    """
    if not isinstance(one, Action | str):
        raise CannotParse(why("not-a-text", given=repr(one)))
    rules = state.rules
    readings = [one] if isinstance(one, Action) else _readings(one, rules)
    short = [action for action in readings if isinstance(one, str) and notation.is_short(one, type(action))]
    legal = engine.options(state, seat)
    if short:
        fitting = [action for action in legal for said in short if notation.fits(said, action)]
    elif len(readings) == 1:
        fitting = readings if readings[0] in legal else []
    else:
        known = set(legal)
        fitting = [action for action in readings if action in known]
    if not fitting:
        raise engine.why_not(state, seat, *readings)
    if len(fitting) > 1 and len({notation.sense(state, seat, action) for action in fitting}) > 1:
        raise Ambiguous(str(one), dict.fromkeys(notation.text(action, rules.names) for action in fitting))
    return fitting[0]


def _readings(line: str, rules: Ruleset) -> list[Action]:
    """Everything a text can mean; if it means something that this game lacks, the error names the module to choose."""
    try:
        return notation.read(line, rules.names, rules.actions())
    except CannotParse as error:
        for module, kind in _elsewhere(rules):
            if notation.is_of(line, kind):
                part, key = _called(module)
                raise CannotParse(why("not-in-this-game", text=" ".join(line.split()), part=part, key=key)) from None
        raise error from None


def _elsewhere(rules: Ruleset) -> Iterator[tuple[Module, type[Action]]]:
    """The kinds of action of modules that are not in this game."""
    for module in roster().all():
        if module not in rules.modules:
            yield from ((module, hook.key) for hook in module.hooks if hook.verb == "resolves")


def _called(module: Module) -> tuple[str, str]:
    """What to choose to play with a module: the sort of choice, and its key."""
    if not module.parts:
        return Part.MODULE.value, module.name
    part, key = module.parts[0]
    return (Part.MODULE.value, ADVISORS) if part is Part.ADVISOR else (part.value, key)
