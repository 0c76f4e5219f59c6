"""Lists of games: those to continue, those that are over, and the best solo results."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from kingdom.core.scoring import MEDALS
from kingdom.game.verdicts import read_verdict
from kingdom.store import TableRow, Visit
from kingdom.web.present.cards.arms import Arms, arms_of, tincture_of_duchy
from kingdom.web.texts import Texts

BASE = "base"
"""The learning game, without a module."""


@dataclass(frozen=True, slots=True)
class GameListed:
    """A game in a list."""

    id: str
    title: str
    played: str
    """What was played: the scenario, or the modules, Menaces and Quests."""
    result: str
    when: str
    practice: bool
    arms: Arms
    tincture: str


@dataclass(frozen=True, slots=True)
class RecordListed:
    """The best result of one kind of solo game."""

    title: str
    score: int | None
    medal: str
    lost: bool
    practice: bool
    """Whether the player may have known what was hidden."""
    href: str
    """Its score sheet; or where it can be played."""


def describe(configuration: Mapping[str, Any], texts: Texts) -> str:
    """What a game is played with, in a few words."""
    if configuration.get("scenario"):
        return texts.card(configuration["scenario"])
    parts = [texts.card(key) for key in configuration["modules"]] or [texts.t("base-game")]
    parts += [texts.card(key) for key in (*configuration["menaces"], *configuration["quests"])]
    return ", ".join(parts)


def opponents(row: TableRow, viewers: Sequence[int | None], texts: Texts) -> str:
    """Who plays against whom."""
    names = [seat.name for seat in row.seats]
    if len(names) == 1:
        return texts.t("game-alone", name=names[0])
    return texts.t("game-between", first=names[0], second=names[1])


def listed(visit: Visit, texts: Texts, result: str = "") -> GameListed:
    """A game as a list shows it."""
    row = visit.table
    own = next((viewer for viewer in visit.viewers if viewer is not None), 0)
    duchy = row.configuration["duchies"][min(own, len(row.configuration["duchies"]) - 1)]
    return GameListed(
        id=row.id,
        title=opponents(row, visit.viewers, texts),
        played=describe(row.configuration, texts),
        result=result,
        when=datetime.fromtimestamp(visit.updated, UTC).strftime("%Y-%m-%d"),
        practice=row.practice,
        arms=arms_of(duchy, texts.content),
        tincture=tincture_of_duchy(duchy, texts.content),
    )


def running_games(visits: Iterable[Visit], texts: Texts) -> list[GameListed]:
    """Games that are not over, in the order of the visits."""
    return [listed(visit, texts) for visit in visits if visit.table.result is None]


def finished_games(visits: Iterable[Visit], texts: Texts) -> list[GameListed]:
    """Games that are over, in the order of the visits."""
    return [listed(visit, texts, result_of(visit.table, texts)) for visit in visits if visit.table.result is not None]


def _total(result: Mapping[str, Any], seat: int) -> int:
    return sum(line["points"] for line in result["scores"][seat])


def result_of(row: TableRow, texts: Texts) -> str:
    return texts.outcome(read_verdict(row.result or {}), [seat.name for seat in row.seats])


def solo_key(configuration: Mapping[str, Any]) -> str:
    """Solo games that can be compared: a scenario, or a set of modules."""
    if configuration.get("scenario"):
        return str(configuration["scenario"])
    return "+".join(configuration["modules"]) or BASE


def solo_records(visits: Iterable[Visit], texts: Texts) -> list[RecordListed]:
    """The best result for each module and scenario, and for combined modules; counting games come before practice.

    What has not been played yet is listed as well.
    """
    best: dict[str, tuple[tuple[bool, bool, int], TableRow]] = {}
    for visit in visits:
        row = visit.table
        if row.result is None or len(row.seats) != 1 or row.seats[0].bot is not None:
            continue
        key = solo_key(row.configuration)
        rank = (not row.practice, row.result["reason"] != "loss", _total(row.result, 0))
        if key not in best or rank > best[key][0]:
            best[key] = (rank, row)
    combined = [key for key in best if "+" in key]
    order = dict.fromkeys((BASE, *texts.content.modules, *combined, *texts.content.scenarios, *best))
    return [_record(key, best[key][1] if key in best else None, texts) for key in order]


def _record(key: str, row: TableRow | None, texts: Texts) -> RecordListed:
    title = texts.t("base-game") if key == BASE else texts.listed([texts.card(part) for part in key.split("+")])
    if row is None or row.result is None:
        href = f"/new?scenario={key}" if key in texts.content.scenarios else "/new"
        return RecordListed(title, None, "none", False, False, href)
    result, lost = row.result, row.result["reason"] == "loss"
    return RecordListed(title, _total(result, 0), result["medal"], lost, row.practice, f"/t/{row.id}/end")


def best_medals(visits: Iterable[Visit]) -> Mapping[str, str]:
    """The best medal that was earned in each scenario; practice does not count."""
    found: dict[str, str] = {}
    for visit in visits:
        row = visit.table
        scenario = row.configuration.get("scenario")
        if row.result is None or row.practice or not scenario or row.result["reason"] == "loss":
            continue
        medal = row.result["medal"]
        if MEDALS.index(medal) > MEDALS.index(found.get(scenario, "none")):
            found[scenario] = medal
    return found
