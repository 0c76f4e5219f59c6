"""A client: plays a game against a bot over HTTP. `python examples/client.py [ADDRESS]` prints the record."""

import json
import random
import sys
import time
import urllib.request


def ask(address: str, token: str = "", body: object = None) -> dict:
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(address, data, headers)) as answer:
        return json.load(answer)


def play(server: str) -> dict:
    """Play at random until the game is over; returns the record."""
    seats = [{"name": "A program", "invite": False}, {"name": "A bot", "bot": "page"}]
    opened = ask(f"{server}/api/tables", body={"options": {"players": 2}, "seats": seats})
    table, token = f"{server}/api/tables/{opened['table']}", opened["seats"][0]["token"]
    while not (shown := ask(table, token))["over"]:
        if options := shown["view"]["options"]:
            ask(f"{table}/act", token, {"plan": [random.choice(options)], "client_id": f"move-{shown['version']}"})
        else:
            time.sleep(0.05)  # the bot thinks; `/events` would say when it is done
    return ask(f"{table}/record", token)


if __name__ == "__main__":
    print(json.dumps(play((sys.argv[1:] or ["http://127.0.0.1:8000"])[0].rstrip("/"))))
