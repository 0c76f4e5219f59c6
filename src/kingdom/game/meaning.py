"""The meaning of a text in a position: one action, or the reason why there is none."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

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
    """The kinds of action a text may mean. Empty if it is not an action; the error comes when the text is played."""
    if isinstance(one, Action):
        return {type(one)}
    if not isinstance(one, str):
        return set()
    try:
        return {type(action) for action in notation.read(one, rules.names, rules.actions())}
    except ActionError:
        return set()


def meant(state: State, seat: Seat, one: object, options: Sequence[Action] | None = None) -> Action:
    """The single legal action that is meant; equivalent copies of a card count as one.

    Lists the options at most once. The caller need not check that the action is legal.
    """
    if not isinstance(one, Action | str):
        raise CannotParse(why("not-a-text", given=repr(one)))
    rules = state.rules
    readings = [one] if isinstance(one, Action) else _readings(one, rules)
    short = [action for action in readings if isinstance(one, str) and notation.is_short(one, type(action))]
    legal = engine.options(state, seat) if options is None else options
    if short:
        fitting = [action for action in legal for form in short if notation.fits(form, action)]
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
    """Every action a text can mean. For an action of a module that this game lacks, the error names the module."""
    try:
        return notation.read(line, rules.names, rules.actions())
    except CannotParse as error:
        for module, kind in _elsewhere(rules):
            if notation.is_of(line, kind):
                part, key = _called(module)
                raise CannotParse(why("not-in-this-game", text=" ".join(line.split()), part=part, key=key)) from None
        raise error from None


def _elsewhere(rules: Ruleset) -> Iterator[tuple[Module, type[Action]]]:
    """The modules that are not in this game, with their kinds of action."""
    for module in roster().all():
        if module not in rules.modules:
            yield from ((module, hook.key) for hook in module.hooks if hook.verb == "resolves")


def _called(module: Module) -> tuple[str, str]:
    """The choice that adds a module to a game: the part of the configuration, and the key."""
    if not module.parts:
        return Part.MODULE.value, module.name
    part, key = module.parts[0]
    return (Part.MODULE.value, ADVISORS) if part is Part.ADVISOR else (part.value, key)
