"""A client: plays a game against a bot over HTTP, with the standard library alone.

kingdom serve &
python examples/client.py [ADDRESS]
"""

import json
import random
import sys
import time
import urllib.request


def ask(address: str, body: object = None, token: str = "") -> dict:
    """The answer to a request; with a body it is a POST."""
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(address, data, headers)) as answer:
        return json.load(answer)


def play(server: str, seed: int = 1) -> dict:
    """Play at random until the game is over; returns the record."""
    chance = random.Random(seed)
    seats = [{"name": "A program", "invite": False}, {"name": "A bot", "bot": "page"}]
    opened = ask(f"{server}/api/tables", {"options": {"players": 2}, "seats": seats})
    table, token = f"{server}/api/tables/{opened['table']}", opened["seats"][0]["token"]
    moves = 0
    while not (shown := ask(table, token=token))["over"]:
        if options := shown["view"]["options"]:
            moves += 1
            ask(f"{table}/act", {"plan": [chance.choice(options)], "client_id": f"move-{moves}"}, token)
        else:
            time.sleep(0.05)  # the bot thinks; `/events` would say when it is done
    return ask(f"{table}/record", token=token)


if __name__ == "__main__":
    print(json.dumps(play(sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000")))
