"""The engine: the seats that owe a decision, their options, and the outcome of each option.

Four functions over a state: `waiting`, `options`, `apply`, and `view` (in its own file). `push` does the same as
`apply`, but in place and unchecked, for play-outs that own their state.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from kingdom.core.actions import Action
from kingdom.core.cards import CardId
from kingdom.core.errors import IllegalAction
from kingdom.core.events import (
    Event,
    Fact,
    GameEnded,
    PhaseBegan,
    RoundBegan,
    WindowClosed,
    WindowOpened,
    fact_of,
)
from kingdom.core.module import Hook
from kingdom.core.phases import ENDED, SETUP, Phase
from kingdom.core.reasons import Reason, why
from kingdom.core.rng import Streams
from kingdom.core.ruleset import Ruleset
from kingdom.core.scoring import ScoreLine, Verdict
from kingdom.core.state import Player, Seat, State


class _Over(Exception):
    """Raised for an immediate loss: the rest of the action is skipped (SCE-8)."""


def begin(rules: Ruleset, streams: Streams) -> tuple[State, list[Fact]]:
    """A new game, set up and advanced to its first decision."""
    state, facts = set_up(rules, streams)
    try:
        _go_on(state, facts)
    except _Over:
        pass
    return state, facts


def set_up(rules: Ruleset, streams: Streams) -> tuple[State, list[Fact]]:
    """Set a game up, before its first phase. Nothing is random after this."""
    box = rules.box
    players = tuple(Player() for _ in range(rules.settings.players))
    state = State(rules=rules, box=box, players=players, piles={"box": tuple(CardId(card) for card in range(len(box)))})
    facts: list[Fact] = []
    for hook in rules.sets_up:
        _happen_all(state, hook.call(state, streams), hook.clause, facts)
    return state, facts


def enter(state: State, phase: Phase) -> list[Fact]:
    """Begin a phase of the current round, in place, and advance until a seat owes a decision."""
    facts: list[Fact] = []
    try:
        _open(state, phase, facts)
        _go_on(state, facts)
    except _Over:
        pass
    return facts


def waiting(state: State) -> tuple[Seat, ...]:
    """The seats that owe a decision, the round's first player first."""
    turns = state.rules.waits.get(state.phase)
    if turns is not None:
        return tuple(turns[0].call(state))
    if state.phase is ENDED:
        return ()
    players = state.players
    return tuple([seat for seat in state.order if not players[seat].done])


def options(state: State, seat: Seat) -> list[Action]:
    """Every action that is legal for a seat now."""
    if seat not in waiting(state):
        return []
    rules = state.rules
    found: list[Action] = []
    duties = state.players[seat].owes
    if duties:
        for hook in rules.offers[type(duties[0])]:
            found.extend(hook.call(state, seat))
    else:
        for hook in rules.offers.get(state.phase, ()):
            found.extend(hook.call(state, seat))
        for hook in rules.offers.get(None, ()):
            found.extend(hook.call(state, seat))
    if forbids := rules.forbids:
        return [action for action in found if type(action) not in forbids or forbidden(state, seat, action) is None]
    return found


def forbidden(state: State, seat: Seat, action: Action) -> Reason | None:
    """The reason why an action that a rule offers is forbidden, or None."""
    for hook in state.rules.forbids.get(type(action), ()):
        reason: Reason | None = hook.call(state, seat, action)
        if reason is not None:
            return reason.under(hook.clause)
    return None


def apply(state: State, seat: Seat, action: Action) -> tuple[State, list[Fact]]:
    """The state after an action, and the new facts: pure and deterministic. Raises `IllegalAction` with the reason."""
    if action not in options(state, seat):
        raise why_not(state, seat, action)
    new = state.copy()
    return new, push(new, seat, action)


def push(state: State, seat: Seat, action: Action) -> list[Fact]:
    """Apply an action in place and unchecked."""
    facts: list[Fact] = []
    rules = state.rules
    try:
        for hook in rules.resolves[type(action)]:
            _happen_all(state, hook.call(state, seat, action), hook.clause, facts)
        _go_on(state, facts)
    except _Over:
        pass
    return facts


def why_not(state: State, seat: Seat, action: Action, *others: Action) -> IllegalAction:
    """The error for an action that is not among the options: the clause it came up against, and what to do instead.

    If a text could mean several actions, the reason is that of the action closest to being legal.
    """
    if state.phase is ENDED:
        return IllegalAction(why("game-over").under("END-1"))
    if seat not in range(len(state.players)):
        return IllegalAction(why("no-seat", number=seat, numbers=tuple(sorted(state.order))).under("SET-3"))
    if seat not in waiting(state):
        return _not_now(state, seat)
    duties = state.players[seat].owes
    if duties and type(action) not in _kinds_owed(state, seat):
        return IllegalAction(why("first", duty=type(duties[0]).__name__).under(duties[0].clause))
    return IllegalAction(max((_refusal(state, seat, one) for one in (action, *others)), key=lambda found: found[0])[1])


def refuse_by_kind(plan: Sequence[Collection[type[Action]]]) -> None:
    """Refuse a plan if any action but the last can show cards, pass the turn or close a window (GEN-6).

    The plan lists, for each step, the kinds of action it may mean. Nothing is tried and the state is not read, so the
    answer does not depend on the cards. Otherwise a player could see the cards that the first part of a plan turns up,
    have the plan refused, and pay nothing for it.
    """
    for place, kinds in enumerate(plan[:-1]):
        if any(kind.ends_a_plan for kind in kinds):
            raise IllegalAction(why("ends-a-plan").under("GEN-6")).at(place)


def _refusal(state: State, seat: Seat, action: Action) -> tuple[int, Reason]:
    """The closeness of an action to being legal, and the reason against it.

    The closeness is the number of rules without an objection; for a forbidden action, all of them.
    """
    hooks = state.rules.refuses.get(type(action), ())
    if (refused := forbidden(state, seat, action)) is not None:
        return len(hooks), refused
    for passed, hook in enumerate(hooks):
        reason: Reason | None = hook.call(state, seat, action)
        if reason is not None:
            return passed, reason.under(hook.clause)
    return len(hooks), why("not-possible", phase=state.phase.name).under("CON-7")


def _kinds_owed(state: State, seat: Seat) -> set[type[Action]]:
    return {type(action) for action in options(state, seat)}


def _not_now(state: State, seat: Seat) -> IllegalAction:
    if state.phase.window:
        return IllegalAction(why("done-already").under("PLA-7"))
    return IllegalAction(why("not-your-turn", seat=waiting(state)[0]).under("CHO-2"))


# --- what happens


def _happen_all(state: State, events: Iterable[Event], clause: str, facts: list[Fact]) -> None:
    for event in events:
        _happen(state, event, clause, facts)


def _happen(state: State, event: Event, clause: str, facts: list[Fact]) -> None:
    """Make an event happen: replace it, or carry it out, check for a loss, and run the reactions to it."""
    rules = state.rules
    kind = type(event)
    if kind in rules.instead_of:
        hook = rules.instead_of[kind][0]
        instead = hook.call(state, event)
        if instead is not None:
            _happen_all(state, instead, hook.clause, facts)
            return
    event.change(state)
    facts.append(fact_of(state, event, clause))
    if rules.judges:
        _judge(state, facts)
    if kind in rules.on:
        for hook in rules.on[kind]:
            _happen_all(state, hook.call(state, event), hook.clause, facts)


def _judge(state: State, facts: list[Fact]) -> None:
    """SCE-8: an immediate loss ends the game at once. There is no loss before round 1."""
    if not state.round or state.phase is ENDED:
        return
    for hook in state.rules.judges:
        found: Reason | None = hook.call(state)
        if found is not None:
            loss = found.under(hook.clause)
            scores = tuple(tuple(score(state, seat)) for seat in range(len(state.players)))
            losses = ((loss,), *((),) * (len(state.players) - 1))
            ended = GameEnded(Verdict((), "loss", loss.clause, scores, losses, medal="none"))
            ended.change(state)
            facts.append(Fact(ended, hook.clause))
            raise _Over


def _go_on(state: State, facts: list[Fact]) -> None:
    """Advance until a seat owes a decision or the game ends."""
    rules = state.rules
    while state.phase is not ENDED:
        if state.phase is not SETUP:
            if waiting(state):
                return
            if state.phase.window:
                _happen(state, WindowClosed(state.phase), "CON-8", facts)
            _run(state, rules.ends.get(state.phase, ()), facts)
            if state.phase is ENDED:
                return
        phase, number = rules.agenda.follows(state.phase, state.round)
        if number != state.round:
            _happen(state, RoundBegan(number), "SET-6", facts)
        _open(state, phase, facts)


def _open(state: State, phase: Phase, facts: list[Fact]) -> None:
    _happen(state, PhaseBegan(phase), "PRO-7" if phase.window else "SET-6", facts)
    _run(state, state.rules.begins.get(phase, ()), facts)
    if phase.window:
        _happen(state, WindowOpened(phase), "CON-9", facts)


def _run(state: State, hooks: tuple[Hook, ...], facts: list[Fact]) -> None:
    for hook in hooks:
        _happen_all(state, hook.call(state), hook.clause, facts)


def score(state: State, seat: Seat) -> list[ScoreLine]:
    """The score of a seat, line by line, as if the game ended now."""
    return [line for hook in state.rules.scores for line in hook.call(state, seat)]
