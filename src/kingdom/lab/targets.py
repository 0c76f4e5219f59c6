"""What a good card set does: each target with what was measured, between which bounds it should lie, and a verdict."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum
from typing import NamedTuple

from kingdom.core.cards import CardType, Family
from kingdom.game.rulesets import Options
from kingdom.lab import findings
from kingdom.lab.account import BUILT, RECYCLED, STEP, TRAP, USED, VANQUISHED
from kingdom.lab.arena import Match
from kingdom.lab.balance import Study
from kingdom.lab.estimates import Estimate, share_of
from kingdom.lab.tallies import ALONE, WINNER, Tally

SEATS = (0.48, 0.52)
DUCHIES = (0.46, 0.54)
GOLD = (0.15, 0.40)
BRONZE = (0.80, 1.0)
SCENARIOS = (0.40, 0.80)
LEADING = (0.12, 0.40)
BUILT_OF_TAKEN = (0.10, 0.90)
EFFECT = (0.35, 0.65)
"""How often the seat wins that alone has built a card: our own band, since a card that is always worth building is
also built by who is ahead anyway."""
CARDS = (10.0, 16.0)
GROWTH = (2**0.5, 2.0)
"""Production doubles each round or two."""
WITHOUT_TRAPS = (0.0, 0.5)
FINAL_STEP = (0.60, 0.90)
OPTIONAL_STEP = (0.40, 0.60)
"""How often the seat wins that alone has done a step which need not be done: it should pay about its price."""
SIDE_A = (-5.0, 5.0)
"""By how many points side A, its price taken off, may differ from side B in solo play."""


class Verdict(Enum):
    """How a measured value stands to its bounds."""

    HOLDS = "holds"
    PROBABLY_HOLDS = "probably holds"
    PROBABLY_FAILS = "probably fails"
    FAILS = "fails"
    REPORTED = "reported"
    NOT_MEASURED = "not measured"


class Target(NamedTuple):
    """One line of the judgement."""

    name: str
    subject: str
    unit: str
    bounds: tuple[float, float] | None
    measured: Estimate | None
    verdict: Verdict
    note: str = ""


def judged(measured: Estimate, bounds: tuple[float, float]) -> Verdict:
    """Certain where the whole interval lies on one side of a bound, else by where the value itself lies.

    >>> judged(Estimate(0.5, 0.49, 0.51), (0.48, 0.52)), judged(Estimate(0.5, 0.4, 0.6), (0.48, 0.52))
    (<Verdict.HOLDS: 'holds'>, <Verdict.PROBABLY_HOLDS: 'probably holds'>)
    """
    low, high = bounds
    if low <= measured.low and measured.high <= high:
        return Verdict.HOLDS
    if measured.high < low or measured.low > high:
        return Verdict.FAILS
    return Verdict.PROBABLY_HOLDS if low <= measured.value <= high else Verdict.PROBABLY_FAILS


def target(
    name: str, subject: str, measured: Estimate | None, bounds: tuple[float, float], unit: str = "%", note: str = ""
) -> Target:
    """A target, judged if there is anything to judge by."""
    verdict = Verdict.NOT_MEASURED if measured is None else judged(measured, bounds)
    return Target(name, subject, unit, bounds, measured, verdict, note)


def targets_of(study: Study, traps: Match | None = None) -> list[Target]:
    """Everything that the games of a study say about the targets; `traps` is a match against a seat without them."""
    both = study.together(study.names(2))
    found = [*_seats(study), *_duchies(study), *_solo(study)]
    if both.games:
        found += [*_variety(both), *_every_card(study, both), *_pace(both)]
    found += _traps(both, traps)
    found += [*_quests(study), *_use(study)]
    return [*found, *_not_measured(study, found)]


def _side(options: Options) -> str:
    return str(options.get("side", "B"))


def _seats(study: Study) -> Iterator[Target]:
    for name in study.names(2):
        if _side(study.rulesets[name]) == "B":
            yield target("Seats", f"{name}: the first seat", findings.seat_rate(study.tallies[name], 0), SEATS)


def _duchies(study: Study) -> Iterator[Target]:
    for name in study.names(2):
        tally = study.tallies[name]
        for duchy in sorted(tally.duchy_seats) if _side(study.rulesets[name]) == "A" else ():
            subject = f"{name}: {study.content.names(duchy, 'en')}"
            yield target("Duchies", subject, findings.duchy_rate(tally, duchy), DUCHIES)


def _solo(study: Study) -> Iterator[Target]:
    for name in study.names(1):
        tally = study.tallies[name]
        won = tally.games - tally.nobody
        if "scenario" in study.rulesets[name]:
            yield target("Scenarios", f"{name}: won", share_of(won, tally.games), SCENARIOS)
            continue
        medals = won - tally.medals["none"]
        yield target("Solo", f"{name}: at least Bronze", share_of(medals, tally.games), BRONZE)
        yield target("Solo", f"{name}: Gold", share_of(tally.medals["gold"], tally.games), GOLD)
        other = f"{name}/A"
        if other in study.names(1):
            one, two = (findings.mean_score(study.tallies[key], ALONE) for key in (name, other))
            if one is not None and two is not None:
                gain = findings.difference(two, one)
                yield target("Side A", f"{other} against {name}", gain, SIDE_A, unit="points")


def _variety(tally: Tally) -> Iterator[Target]:
    for kind in CardType:
        subject = f"{kind.name.capitalize()} leads the winner's points"
        yield target("Variety", subject, findings.leads(tally, kind), LEADING)


def _every_card(study: Study, tally: Tally) -> Iterator[Target]:
    kinds = study.content.kinds(Family.DEVELOPMENT)
    shares = {kind.name: findings.share_built(tally, kind.key) for kind in kinds}
    yield _all_cards("built of those taken", shares, BUILT_OF_TAKEN)
    always = {
        kind.name: share
        for kind in kinds
        for what in (BUILT, RECYCLED)
        if (share := findings.share_built(tally, kind.key, what)) is not None and share.value == 1.0
    }
    note = ", ".join(always)
    certain = Estimate(*[1 - len(always) / len(kinds)] * 3)
    yield target("Every card", "is neither always built nor always recycled", certain, (1.0, 1.0), note=note)
    rates = {kind.name: findings.rate_of_only(tally, (BUILT, kind.key)) for kind in kinds}
    yield _all_cards("wins of the seat that alone has built it", rates, EFFECT)


def _all_cards(subject: str, found: Mapping[str, Estimate | None], bounds: tuple[float, float]) -> Target:
    """A target that every card has to meet; the share of those that do, and who does not."""
    low, high = bounds
    verdicts = {name: Verdict.FAILS if one is None else judged(one, bounds) for name, one in found.items()}
    bad = {name for name, verdict in verdicts.items() if verdict in (Verdict.FAILS, Verdict.PROBABLY_FAILS)}
    sure = any(verdicts[name] is Verdict.FAILS for name in bad)
    verdict = Verdict.FAILS if sure else Verdict.PROBABLY_FAILS if bad else Verdict.HOLDS
    if not bad and Verdict.PROBABLY_HOLDS in verdicts.values():
        verdict = Verdict.PROBABLY_HOLDS
    share = 1 - len(bad) / len(found)
    note = ", ".join(
        f"{name} {'never' if (one := found[name]) is None else f'{one.value:.0%}'}" for name in sorted(bad)
    )
    text = f"{subject}, {low:.0%} to {high:.0%}"
    return Target("Every card", text, "%", (1.0, 1.0), Estimate(share, share, share), verdict, note)


def _pace(tally: Tally) -> Iterator[Target]:
    yield target("Pace", "cards that a winner builds", findings.mean_built(tally, WINNER), CARDS, unit="cards")
    yield target("Pace", "growth of production a round", findings.growth_a_round(tally), GROWTH, unit="times")


def _traps(tally: Tally, match: Match | None) -> Iterator[Target]:
    if tally.games:
        share = share_of(tally.kinds_done[TRAP], tally.games)
        yield Target("Traps", "games with a card face down", "%", None, share, Verdict.REPORTED)
    measured = match.rate if match is not None and match.deals else None
    note = "" if match is None else f"{len(match.bouts)} games, each deal from both seats"
    yield target("Traps", "wins of a seat that lays none", measured, WITHOUT_TRAPS, note=note or "say --traps GAMES")


def _quests(study: Study) -> Iterator[Target]:
    for name in study.names(2):
        tally = study.tallies[name]
        boards = {key.partition(".")[0] for what, key in tally.did if what == STEP}
        for board in sorted(boards):
            steps = len(study.content.quests[board, 2].steps)
            seats = 2 * tally.games
            final = share_of(tally.seats_with[STEP, f"{board}.{steps}"], seats)
            title = study.content.names(board, "en")
            yield target("Quests", f"{name}: {title}, seats that do the final step", final, FINAL_STEP)
            for step in range(1, steps):
                rate = findings.rate_of_only(tally, (STEP, f"{board}.{step}"))
                subject = f"{name}: {title}, wins of the seat that alone did step {step}"
                yield target("Quests", subject, rate, OPTIONAL_STEP)


USES = {VANQUISHED: "a Menace is vanquished", USED: "an Advisor is used", STEP: "a Quest step is done"}


def _use(study: Study) -> Iterator[Target]:
    """In what share of its games each module makes somebody do something."""
    for name in (*study.names(2), *study.names(1)):
        tally = study.tallies[name]
        for what, subject in USES.items():
            if tally.kinds_done[what]:
                share = share_of(tally.kinds_done[what], tally.games)
                yield Target("Use", f"{name}: games in which {subject}", "%", None, share, Verdict.REPORTED)


NEEDED = {
    "Seats": "two, two+menace, two+advisors, two+quest",
    "Duchies": "two/A",
    "Solo": "solo, solo+menace, solo+advisors, solo+quest",
    "Side A": "solo and solo/A",
    "Scenarios": "the scenarios",
    "Variety": "two",
    "Quests": "two+quest",
}


def _not_measured(study: Study, found: list[Target]) -> Iterator[Target]:
    """What no ruleset of the study says anything about."""
    known = {one.name for one in found}
    for name, rulesets in NEEDED.items():
        if name not in known:
            yield Target(name, f"play {rulesets}", "", None, None, Verdict.NOT_MEASURED)
