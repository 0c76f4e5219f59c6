"""A database as the first release left it, with games in it: made from SQL alone, so that it never changes."""

from __future__ import annotations

import json
from pathlib import Path

from sqlalchemy import Connection, create_engine, text

import kingdom
from kingdom.game.record import RULES_VERSION
from kingdom.web.keys import hashed

SEATS = json.dumps([["Ann", None], ["Bob", None]])


def begin(database: str) -> dict[str, kingdom.Game]:
    """Fill an empty database; the games in it. Tables `now` and `before`: of these rules, and of others."""
    engine = create_engine(database.replace("postgresql:", "postgresql+psycopg:"))
    games = {}
    with engine.begin() as connection:
        for statement in Path(__file__).with_suffix(f".{engine.dialect.name}.sql").read_text().split(";\n"):
            if statement.strip():
                connection.execute(text(statement))
        connection.execute(text("INSERT INTO kingdom_about VALUES ('schema', '1')"))
        for name, rules in (("now", RULES_VERSION), ("before", "0")):
            games[name] = _play(connection, name, rules)
    engine.dispose()
    return games


def _play(connection: Connection, name: str, rules: str) -> kingdom.Game:
    game = kingdom.new_game(players=2, seed=7)
    for _ in range(12):
        seat = game.waiting()[0]
        game.play(seat, game.options(seat)[0])
    record = game.record()
    values = {
        "id": name,
        "rules": rules,
        "cards": record.content[0],
        "hash": record.content[1],
        "configuration": json.dumps(record.configuration),
        "seats": SEATS,
        "length": len(record.actions),
    }
    connection.execute(
        text(
            "INSERT INTO kingdom_tables VALUES (:id, 1.0, 2.0, :rules, :cards, :hash, :configuration, '7', NULL, "
            ":seats, FALSE, NULL, :length, FALSE, NULL)"
        ),
        values,
    )
    for place, (seat, action) in enumerate(record.actions):
        connection.execute(
            text(
                "INSERT INTO kingdom_entries (table_id, sequence, seat, action, client_id, part, written, writer) "
                "VALUES (:table, :place, :seat, :action, :client, 0, 2.0, 'somebody')"
            ),
            {"table": name, "place": place, "seat": seat, "action": action, "client": f"client-{place}"},
        )
    for seat in (0, 1):
        key = {"table": name, "hash": hashed(f"{name}-{seat}"), "seat": seat}
        connection.execute(text("INSERT INTO kingdom_keys VALUES (:table, :hash, :seat, FALSE)"), key)
    return game
