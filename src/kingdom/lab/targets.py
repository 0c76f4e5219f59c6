"""The targets of a good card set: each with the measured value, its bounds, and a verdict."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from typing import NamedTuple

from kingdom.core.cards import CardType, Family
from kingdom.game.rulesets import Options
from kingdom.lab import findings
from kingdom.lab.account import BUILT, RECYCLED, STEP, TRAP, USED, VANQUISHED
from kingdom.lab.arena import Match
from kingdom.lab.balance import Study
from kingdom.lab.estimates import Estimate, share_of
from kingdom.lab.saying import Saying, percents
from kingdom.lab.tallies import ALONE, WINNER, Tally

SEATS = (0.48, 0.52)
DUCHIES = (0.46, 0.54)
DECKS = (0.45, 0.55)
GOLD = (0.15, 0.40)
BRONZE = (0.80, 1.0)
SCENARIOS = (0.40, 0.80)
LEADING = (0.12, 0.40)
BUILT_OF_TAKEN = (0.10, 0.90)
EFFECT = (0.35, 0.65)
"""How often a seat wins that was the only one to build a card. The band is our own, since a card that is always worth
building is also built by whoever is ahead anyway."""
CARDS = (10.0, 16.0)
GROWTH = (2**0.5, 2.0)
"""Production doubles every one or two rounds."""
WITHOUT_TRAPS = (0.0, 0.5)
FINAL_STEP = (0.60, 0.90)
OPTIONAL_STEP = (0.40, 0.60)
"""How often a seat wins that was the only one to do an optional step: the step should be worth about its price."""
SIDE_A = (-5.0, 5.0)
"""By how many points side A, minus its price, may differ from side B in solo play."""
PERCENT = "percent"
"""Shares are measured from 0 to 1, and reported as percentages."""


class Verdict(Enum):
    """Whether a measured value is within its bounds; `verdict-holds` and the others are the messages that say so."""

    HOLDS = "holds"
    PROBABLY_HOLDS = "probably-holds"
    PROBABLY_FAILS = "probably-fails"
    FAILS = "fails"
    REPORTED = "reported"
    NOT_MEASURED = "not-measured"


class Target(NamedTuple):
    """One line of the judgement, for any language: the messages `target-…` and `unit-…` name it and its unit."""

    name: str
    subject: Saying
    unit: str
    bounds: tuple[float, float] | None
    measured: Estimate | None
    verdict: Verdict
    notes: Sequence[Saying] = ()


def judged(measured: Estimate, bounds: tuple[float, float]) -> Verdict:
    """Certain if the whole interval is on one side of each bound, otherwise judged by the value itself.

    >>> judged(Estimate(0.5, 0.49, 0.51), (0.48, 0.52)), judged(Estimate(0.5, 0.4, 0.6), (0.48, 0.52))
    (<Verdict.HOLDS: 'holds'>, <Verdict.PROBABLY_HOLDS: 'probably-holds'>)
    """
    low, high = bounds
    if low <= measured.low and measured.high <= high:
        return Verdict.HOLDS
    if measured.high < low or measured.low > high:
        return Verdict.FAILS
    return Verdict.PROBABLY_HOLDS if low <= measured.value <= high else Verdict.PROBABLY_FAILS


def target(
    name: str,
    subject: Saying,
    measured: Estimate | None,
    bounds: tuple[float, float],
    unit: str = PERCENT,
    notes: Sequence[Saying] = (),
) -> Target:
    """A target, judged if there is a measurement."""
    verdict = Verdict.NOT_MEASURED if measured is None else judged(measured, bounds)
    return Target(name, subject, unit, bounds, measured, verdict, notes)


def targets_of(study: Study, traps: Match | None = None) -> list[Target]:
    """Everything that the games of a study say about the targets; `traps` is a match against a seat without them."""
    both = study.together(study.names(2))
    found = [*_seats(study), *_duchies(study), *_decks(study, both), *_solo(study)]
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
            subject = Saying("measured-first-seat", {"ruleset": name})
            yield target("seats", subject, findings.seat_rate(study.tallies[name], 0), SEATS)


def _duchies(study: Study) -> Iterator[Target]:
    for name in study.names(2):
        tally = study.tallies[name]
        for duchy in sorted(tally.duchy_seats) if _side(study.rulesets[name]) == "A" else ():
            subject = Saying("measured-duchy", {"ruleset": name}, {"duchy": duchy})
            yield target("duchies", subject, findings.duchy_rate(tally, duchy), DUCHIES)


def _decks(study: Study, tally: Tally) -> Iterator[Target]:
    """Over all rulesets: since they include every pair of decks, each deck meets all others."""
    for deck in sorted(tally.deck_seats):
        pairs = sum(deck in study.tallies[name].deck_seats for name in study.names(2))
        subject = Saying("measured-deck", {"count": pairs}, {"deck": deck})
        yield target("decks", subject, findings.deck_rate(tally, deck), DECKS)


def _solo(study: Study) -> Iterator[Target]:
    for name in study.names(1):
        tally = study.tallies[name]
        given = {"ruleset": name}
        won = tally.games - tally.nobody
        if "scenario" in study.rulesets[name]:
            yield target("scenarios", Saying("measured-won", given), share_of(won, tally.games), SCENARIOS)
            continue
        medals = won - tally.medals["none"]
        yield target("solo", Saying("measured-bronze", given), share_of(medals, tally.games), BRONZE)
        yield target("solo", Saying("measured-gold", given), share_of(tally.medals["gold"], tally.games), GOLD)
        on_side_a = f"{name}/A"
        if on_side_a in study.names(1):
            on_b, on_a = (findings.mean_score(study.tallies[key], ALONE) for key in (name, on_side_a))
            if on_b is not None and on_a is not None:
                subject = Saying("measured-side-a", {"ruleset": on_side_a, "base": name})
                yield target("side-a", subject, findings.difference(on_a, on_b), SIDE_A, unit="points")


def _variety(tally: Tally) -> Iterator[Target]:
    for kind in CardType:
        subject = Saying("measured-leads", {"type": kind.name.lower()})
        yield target("variety", subject, findings.leads(tally, kind), LEADING)


def _every_card(study: Study, tally: Tally) -> Iterator[Target]:
    kinds = study.content.kinds(Family.DEVELOPMENT)
    shares = {kind.key: findings.share_built(tally, kind.key) for kind in kinds}
    yield _all_cards("measured-built", shares, BUILT_OF_TAKEN)
    always = {
        kind.key: None
        for kind in kinds
        for what in (BUILT, RECYCLED)
        if (share := findings.share_built(tally, kind.key, what)) is not None and share.value == 1.0
    }
    notes = [Saying("note-card", {}, {"card": key}) for key in always]
    certain = Estimate(*[1 - len(always) / len(kinds)] * 3)
    yield target("every-card", Saying("measured-not-always"), certain, (1.0, 1.0), notes=notes)
    rates = {kind.key: findings.rate_of_only(tally, (BUILT, kind.key)) for kind in kinds}
    yield _all_cards("measured-only-builder", rates, EFFECT)


def _all_cards(id: str, found: Mapping[str, Estimate | None], bounds: tuple[float, float]) -> Target:
    """A target that every card has to meet: the share of those that do, and which do not."""
    low, high = bounds
    verdicts = {key: Verdict.FAILS if one is None else judged(one, bounds) for key, one in found.items()}
    bad = [key for key, verdict in verdicts.items() if verdict in (Verdict.FAILS, Verdict.PROBABLY_FAILS)]
    sure = any(verdicts[key] is Verdict.FAILS for key in bad)
    verdict = Verdict.FAILS if sure else Verdict.PROBABLY_FAILS if bad else Verdict.HOLDS
    if not bad and Verdict.PROBABLY_HOLDS in verdicts.values():
        verdict = Verdict.PROBABLY_HOLDS
    share = 1 - len(bad) / len(found)
    notes = [
        Saying("note-never", {}, {"card": key})
        if (one := found[key]) is None
        else Saying("note-share", {"share": percents(one.value)}, {"card": key})
        for key in sorted(bad)
    ]
    subject = Saying(id, {"low": percents(low), "high": percents(high)})
    return Target("every-card", subject, PERCENT, (1.0, 1.0), Estimate(share, share, share), verdict, notes)


def _pace(tally: Tally) -> Iterator[Target]:
    built, growth = findings.mean_built(tally, WINNER), findings.growth_a_round(tally)
    yield target("pace", Saying("measured-winner-builds"), built, CARDS, unit="cards")
    yield target("pace", Saying("measured-growth"), growth, GROWTH, unit="times")


def _traps(tally: Tally, match: Match | None) -> Iterator[Target]:
    if tally.games:
        share = share_of(tally.kinds_done[TRAP], tally.games)
        yield Target("traps", Saying("measured-face-down"), PERCENT, None, share, Verdict.REPORTED)
    measured = match.rate if match is not None and match.deals else None
    note = Saying("note-use-traps") if match is None else Saying("note-bouts", {"count": len(match.bouts)})
    yield target("traps", Saying("measured-without-traps"), measured, WITHOUT_TRAPS, notes=[note])


def _quests(study: Study) -> Iterator[Target]:
    for name in study.names(2):
        tally = study.tallies[name]
        boards = {key.partition(".")[0] for what, key in tally.did if what == STEP}
        for board in sorted(boards):
            steps = len(study.content.quests[board, 2].steps)
            seats = 2 * tally.games
            final = share_of(tally.seats_with[STEP, f"{board}.{steps}"], seats)
            yield target(
                "quests", Saying("measured-final-step", {"ruleset": name}, {"quest": board}), final, FINAL_STEP
            )
            for step in range(1, steps):
                rate = findings.rate_of_only(tally, (STEP, f"{board}.{step}"))
                subject = Saying("measured-step", {"ruleset": name, "step": step}, {"quest": board})
                yield target("quests", subject, rate, OPTIONAL_STEP)


def _use(study: Study) -> Iterator[Target]:
    """In what share of its games somebody uses each module."""
    for name in (*study.names(2), *study.names(1)):
        tally = study.tallies[name]
        for what in (VANQUISHED, USED, STEP):
            if tally.kinds_done[what]:
                share = share_of(tally.kinds_done[what], tally.games)
                subject = Saying(f"measured-with-{what}", {"ruleset": name})
                yield Target("use", subject, PERCENT, None, share, Verdict.REPORTED)


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


def _not_measured(study: Study, found: list[Target]) -> Iterator[Target]:
    """Targets that no ruleset of the study can measure."""
    known = {one.name for one in found}
    for name, rulesets in NEEDED.items():
        if name not in known:
            subject = Saying("measured-play", {"rulesets": rulesets}) if rulesets else Saying("measured-play-scenarios")
            yield Target(name, subject, "", None, None, Verdict.NOT_MEASURED)
