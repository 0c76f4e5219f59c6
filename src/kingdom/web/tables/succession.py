"""Bots that took over a seat, from a bot that failed or for a person who is absent: sentences about it."""

from __future__ import annotations

from collections.abc import Iterable

from kingdom.bots.registry import ability
from kingdom.store import SeatRow
from kingdom.words import choices
from kingdom.words.terms import Terms


def successions(words: Terms, seats: Iterable[SeatRow], *, over: bool = False) -> tuple[str, ...]:
    """A sentence for each seat in which a bot took over; an empty one for all others."""
    return tuple(_sentence(words, seat, over) for seat in seats)


def _sentence(words: Terms, seat: SeatRow, over: bool) -> str:
    if seat.substitute is not None:
        bot = choices.bot(words, seat.bot or seat.substitute).name
        plays = seat.bot is not None and not over
        return words.t("bot-stands-in" if plays else "bot-stood-in", bot=bot, seat=seat.name)
    if seat.bot is None or seat.instead_of is None:
        return _reduced(words, seat.bot) if seat.bot and not over else ""
    chance = "yes" if seat.bot == "random" else "no"
    names = {"chosen": choices.bot(words, seat.instead_of).name, "bot": choices.bot(words, seat.bot).name}
    return words.t("bot-took-over", chance=chance, **names)


def _reduced(words: Terms, bot: str) -> str:
    """A note that a bot plays below its full strength here; nothing if it does not."""
    return (
        words.t("bot-reduced-here", bot=choices.bot(words, bot).name)
        if ability(bot.partition("@")[0]).is_reduced
        else ""
    )
