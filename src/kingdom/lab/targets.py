"""The targets for a balanced card set, each with its bounds, the measured value and a verdict."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from typing import NamedTuple

from kingdom.core.cards import CardType, Family
from kingdom.game.rulesets import GivenOptions
from kingdom.lab import findings
from kingdom.lab.account import BUILT, RECYCLED, STEP, TRAP, USED, VANQUISHED
from kingdom.lab.arena import Match
from kingdom.lab.balance import Study
from kingdom.lab.estimates import Estimate, share_of
from kingdom.lab.tallies import ALONE, WINNER, CardTally

SEATS = (0.48, 0.52)
DUCHIES = (0.46, 0.54)
DECKS = (0.45, 0.55)
GOLD = (0.15, 0.40)
BRONZE = (0.80, 1.0)
SCENARIOS = (0.40, 0.80)
LEADING = (0.12, 0.40)
BUILT_OF_TAKEN = (0.10, 0.90)
EFFECT = (0.35, 0.65)
"""The win rate of the only seat that built a card. The band is our own choice: it is wide, because the leader builds
more cards anyway."""
CARDS = (10.0, 16.0)
GROWTH = (2**0.5, 2.0)
"""The growth of production per round: it should double every one or two rounds."""
WITHOUT_TRAPS = (0.0, 0.5)
FINAL_STEP = (0.60, 0.90)
OPTIONAL_STEP = (0.40, 0.60)
"""The win rate of the only seat that completed an optional step: the step should be worth about its price."""
SIDE_A = (-5.0, 5.0)
"""The points by which side A, minus its price, may differ from side B in solo play."""
PERCENT = "%"
"""The unit of shares, which are measured from 0 to 1 and reported as percentages."""

USES = {
    VANQUISHED: "a Menace is vanquished",
    USED: "an Advisor is used",
    STEP: "a Quest step is completed",
}
PLURALS = {kind: f"{kind.name.capitalize()}s" for kind in CardType} | {CardType.DISCOVERY: "Discoveries"}


class TargetResult(Enum):
    """The verdict on a measured value and its bounds."""

    HOLDS = "holds"
    PROBABLY_HOLDS = "probably holds"
    PROBABLY_FAILS = "probably fails"
    FAILS = "fails"
    REPORTED = "reported"
    NOT_MEASURED = "not measured"


class Target(NamedTuple):
    """One target, with its verdict."""

    name: str
    subject: str
    unit: str
    bounds: tuple[float, float] | None
    measured: Estimate | None
    verdict: TargetResult
    notes: Sequence[str] = ()


def judged(measured: Estimate, bounds: tuple[float, float]) -> TargetResult:
    """Certain if the whole interval is on one side of each bound, otherwise judged by the value itself.

    >>> judged(Estimate(0.5, 0.49, 0.51), (0.48, 0.52)), judged(Estimate(0.5, 0.4, 0.6), (0.48, 0.52))
    (<TargetResult.HOLDS: 'holds'>, <TargetResult.PROBABLY_HOLDS: 'probably holds'>)
    """
    low, high = bounds
    if low <= measured.low and measured.high <= high:
        return TargetResult.HOLDS
    if measured.high < low or measured.low > high:
        return TargetResult.FAILS
    return TargetResult.PROBABLY_HOLDS if low <= measured.value <= high else TargetResult.PROBABLY_FAILS


def target(
    name: str,
    subject: str,
    measured: Estimate | None,
    bounds: tuple[float, float],
    unit: str = PERCENT,
    notes: Sequence[str] = (),
) -> Target:
    """A target, judged if there is a measurement."""
    verdict = TargetResult.NOT_MEASURED if measured is None else judged(measured, bounds)
    return Target(name, subject, unit, bounds, measured, verdict, notes)


def targets_of(study: Study, traps: Match | None = None) -> list[Target]:
    """The targets with the verdicts of a study; `traps` is a match against a contestant without Traps."""
    both = study.together(study.names(2))
    targets = [*_seats(study), *_duchies(study), *_decks(study, both), *_solo(study)]
    if both.games:
        targets += [*_variety(both), *_every_card(study, both), *_pace(both)]
    targets += _traps(both, traps)
    targets += [*_quests(study), *_use(study)]
    return [*targets, *_not_measured(study, targets)]


def _called(study: Study, key: str) -> str:
    return study.content.names(key, "en")


def _count(number: int, noun: str) -> str:
    return f"{number:,} {noun}{'' if number == 1 else 's'}"


def _side(options: GivenOptions) -> str:
    return str(options.get("side", "B"))


def _seats(study: Study) -> Iterator[Target]:
    for name in study.names(2):
        if _side(study.rulesets[name]) == "B":
            subject = f"{name}: the first seat"
            yield target("seats", subject, findings.seat_rate(study.tallies[name], 0), SEATS)


def _duchies(study: Study) -> Iterator[Target]:
    for name in study.names(2):
        tally = study.tallies[name]
        for duchy in sorted(tally.duchy_seats) if _side(study.rulesets[name]) == "A" else ():
            subject = f"{name}: {_called(study, duchy)}"
            yield target("duchies", subject, findings.duchy_rate(tally, duchy), DUCHIES)


def _decks(study: Study, tally: CardTally) -> Iterator[Target]:
    """Targets over all rulesets together: they include every pair of decks, so each deck meets all others."""
    for deck in sorted(tally.deck_seats):
        pairs = sum(deck in study.tallies[name].deck_seats for name in study.names(2))
        subject = f"wins of the owner of {_called(study, deck)}, in {_count(pairs, 'pair')} of decks"
        yield target("decks", subject, findings.deck_rate(tally, deck), DECKS)


def _solo(study: Study) -> Iterator[Target]:
    for name in study.names(1):
        tally = study.tallies[name]
        won = tally.games - tally.nobody
        if "scenario" in study.rulesets[name]:
            yield target("scenarios", f"{name}: won", share_of(won, tally.games), SCENARIOS)
            continue
        medals = won - tally.medals["none"]
        yield target("solo", f"{name}: at least Bronze", share_of(medals, tally.games), BRONZE)
        yield target("solo", f"{name}: Gold", share_of(tally.medals["gold"], tally.games), GOLD)
        on_side_a = f"{name}/A"
        if on_side_a in study.names(1):
            on_b, on_a = (findings.mean_score(study.tallies[key], ALONE) for key in (name, on_side_a))
            if on_b is not None and on_a is not None:
                subject = f"{on_side_a} against {name}"
                yield target("side-a", subject, findings.difference(on_a, on_b), SIDE_A, unit="points")


def _variety(tally: CardTally) -> Iterator[Target]:
    for kind in CardType:
        subject = f"{PLURALS[kind]} bring the winner the most points"
        yield target("variety", subject, findings.leads(tally, kind), LEADING)


def _every_card(study: Study, tally: CardTally) -> Iterator[Target]:
    kinds = study.content.kinds(Family.DEVELOPMENT)
    shares = {kind.key: findings.share_built(tally, kind.key) for kind in kinds}
    yield _all_cards(study, "built of those taken", shares, BUILT_OF_TAKEN)
    always = {
        kind.key: None
        for kind in kinds
        for what in (BUILT, RECYCLED)
        if (share := findings.share_built(tally, kind.key, what)) is not None and share.value == 1.0
    }
    notes = [_called(study, key) for key in always]
    certain = Estimate(*[1 - len(always) / len(kinds)] * 3)
    yield target("every-card", "neither always built nor always recycled", certain, (1.0, 1.0), notes=notes)
    rates = {kind.key: findings.rate_of_only(tally, (BUILT, kind.key)) for kind in kinds}
    yield _all_cards(study, "wins of the only seat that built it", rates, EFFECT)


def _all_cards(study: Study, what: str, measured: Mapping[str, Estimate | None], bounds: tuple[float, float]) -> Target:
    """A target for every card: the share of cards that meet it, with notes on those that do not."""
    low, high = bounds
    verdicts = {
        key: TargetResult.FAILS if estimate is None else judged(estimate, bounds) for key, estimate in measured.items()
    }
    bad = [key for key, verdict in verdicts.items() if verdict in (TargetResult.FAILS, TargetResult.PROBABLY_FAILS)]
    sure = any(verdicts[key] is TargetResult.FAILS for key in bad)
    verdict = TargetResult.FAILS if sure else TargetResult.PROBABLY_FAILS if bad else TargetResult.HOLDS
    if not bad and TargetResult.PROBABLY_HOLDS in verdicts.values():
        verdict = TargetResult.PROBABLY_HOLDS
    share = 1 - len(bad) / len(measured)
    shares = {key: "never" if (rate := measured[key]) is None else f"{rate.value:.0%}" for key in sorted(bad)}
    notes = [f"{_called(study, key)} {share}" for key, share in shares.items()]
    subject = f"{what}, {low:.0%} to {high:.0%}"
    return Target("every-card", subject, PERCENT, (1.0, 1.0), Estimate(share, share, share), verdict, notes)


def _pace(tally: CardTally) -> Iterator[Target]:
    built, growth = findings.mean_built(tally, WINNER), findings.growth_a_round(tally)
    yield target("pace", "cards that a winner builds", built, CARDS, unit="cards")
    yield target("pace", "growth of production per round", growth, GROWTH, unit="times")


def _traps(tally: CardTally, match: Match | None) -> Iterator[Target]:
    if tally.games:
        share = share_of(tally.kinds_done[TRAP], tally.games)
        yield Target("traps", "games with a card laid face down", PERCENT, None, share, TargetResult.REPORTED)
    measured = match.rate if match is not None and match.deals else None
    note = "use --traps GAMES" if match is None else f"{_count(len(match.bouts), 'game')}, each deal from both seats"
    yield target("traps", "wins of a seat that lays none", measured, WITHOUT_TRAPS, notes=[note])


def _quests(study: Study) -> Iterator[Target]:
    for name in study.names(2):
        tally = study.tallies[name]
        boards = {key.partition(".")[0] for what, key in tally.did if what == STEP}
        for board in sorted(boards):
            steps = len(study.content.quests[board, 2].steps)
            seats = 2 * tally.games
            final = share_of(tally.seats_with[STEP, f"{board}.{steps}"], seats)
            quest = f"{name}: {_called(study, board)}"
            yield target("quests", f"{quest}, seats that complete the final step", final, FINAL_STEP)
            for step in range(1, steps):
                rate = findings.rate_of_only(tally, (STEP, f"{board}.{step}"))
                subject = f"{quest}, wins of the only seat that completed step {step}"
                yield target("quests", subject, rate, OPTIONAL_STEP)


def _use(study: Study) -> Iterator[Target]:
    """The share of games in which a player uses each module."""
    for name in (*study.names(2), *study.names(1)):
        tally = study.tallies[name]
        for what, event in USES.items():
            if tally.kinds_done[what]:
                share = share_of(tally.kinds_done[what], tally.games)
                subject = f"{name}: games in which {event}"
                yield Target("use", subject, PERCENT, None, share, TargetResult.REPORTED)


NEEDED = {
    "seats": "two, two+menace, two+advisors, two+quest",
    "duchies": "two/A",
    "decks": "two+menace:*",
    "solo": "solo, solo+menace, solo+advisors, solo+quest",
    "side-a": "solo, solo/A",
    "scenarios": "",
    "variety": "two",
    "quests": "two+quest",
}
"""The rulesets that each target is measured with; there are too many scenarios to list."""


def _not_measured(study: Study, targets: list[Target]) -> Iterator[Target]:
    """Targets that no ruleset of the study can measure."""
    known = {target.name for target in targets}
    for name, rulesets in NEEDED.items():
        if name not in known:
            subject = f"play {rulesets or 'the scenarios'}"
            yield Target(name, subject, "", None, None, TargetResult.NOT_MEASURED)
