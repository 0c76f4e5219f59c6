"""Replays a record, action by action; raises RecordError if it does not fit."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from kingdom.content import Content
from kingdom.core import engine
from kingdom.core.errors import ActionError
from kingdom.core.reasons import why
from kingdom.game.config import configuration_from_data, ruleset
from kingdom.game.game import Game
from kingdom.game.making import content_of, from_position
from kingdom.game.record import RULES_VERSION, SUBSTITUTES, Record, RecordError
from kingdom.game.rewind import enter
from kingdom.game.streams import streams_of


def replay(record: Record, *, content: Content | Path | str | None = None, upto: int | None = None) -> Game:
    """The game of a record, replayed action by action. Raises RecordError if the rules or cards are different.

    With `upto`, stop after that many entries of the log.

    >>> import kingdom
    >>> game = kingdom.new_game(seed=7)
    >>> _ = game.play(0, game.options(0)[100])
    >>> kingdom.replay(game.record()).state == game.state
    True
    """
    *_, game = replaying(record, content=content, upto=upto)
    return game


def replaying(
    record: Record, *, content: Content | Path | str | None = None, upto: int | None = None
) -> Iterator[Game]:
    """The game of a record at its start and after each action. It is always the same object, advanced."""
    cards = content_of(content)
    if record.rules != RULES_VERSION:
        raise RecordError(why("record-rules", given=record.rules, known=RULES_VERSION))
    if record.content[1] != cards.hash:
        raise RecordError(
            why(
                "record-cards",
                given=record.content[0],
                mark=record.content[1][:12],
                known=cards.name,
                mark2=cards.hash[:12],
            )
        )
    game = _begin_again(record, cards)
    yield game
    for number, (seat, text) in enumerate(record.actions[:upto]):
        try:
            enter(game, seat, text)
        except ActionError as error:
            raise RecordError(why("record-refused", number=number + 1, text=repr(text), refusal=error.reason)) from None
        yield game
    if upto is None and record.result is not None and _of_the_game(record.result) != game.record().result:
        raise RecordError(why("record-end"))


def again(record: Record, content: Content) -> Game:
    """Restore a pickled game."""
    return replay(record, content=content)


def _of_the_game(result: Mapping[str, Any]) -> Mapping[str, Any]:
    """A result without the bots that played for absent players, since they are not part of the game itself."""
    return {name: value for name, value in result.items() if name != SUBSTITUTES}


def _begin_again(record: Record, cards: Content) -> Game:
    if record.position is not None:
        return from_position({**record.position, "configuration": record.configuration}, content=cards)
    if record.seed is None:
        raise RecordError(why("record-no-start"))
    configuration = configuration_from_data(record.configuration, cards)
    state, facts = engine.begin(ruleset(configuration, cards), streams_of(record.seed))
    return Game(configuration, cards, record.seed, state, state, facts)
