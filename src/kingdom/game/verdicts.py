"""Reads verdicts in positions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kingdom.core.reasons import reason_from
from kingdom.core.scoring import ScoreLine, TieBreak, Verdict


def read_verdict(data: Mapping[str, Any]) -> Verdict:
    """A verdict from plain data."""
    return Verdict(
        winners=tuple(data["winners"]),
        reason=data["reason"],
        clause=data["clause"],
        scores=tuple(tuple(ScoreLine(**line) for line in lines) for lines in data["scores"]),
        losses=tuple(tuple(reason_from(loss) for loss in losses) for losses in data["losses"]),
        tie_breaks=tuple(TieBreak(tie["name"], tuple(tie["values"])) for tie in data["tie_breaks"]),
        medal=data["medal"],
    )
