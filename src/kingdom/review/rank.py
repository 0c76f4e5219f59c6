"""The strength of a judge, compared with that of the players whom it judges."""

from __future__ import annotations

from collections.abc import Iterable

from kingdom.bots.registry import LEVELS


def stronger_players(judge: str, bots: Iterable[str | None]) -> tuple[str, ...]:
    """The bots among the players that play better than the judge; people and unknown bots are not compared.

    A thinking time after the name makes no difference.

    >>> stronger_players("baron", ["regent@5s", "steward"]), stronger_players("regent", ["regent", None])
    (('regent',), ())
    """
    order = tuple(LEVELS)
    if judge not in order:
        return ()
    stronger = order[order.index(judge) + 1 :]
    names = (bot.partition("@")[0] for bot in bots if bot)
    return tuple(dict.fromkeys(name for name in names if name in stronger))
