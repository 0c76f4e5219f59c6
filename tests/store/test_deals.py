"""Deals, what is remembered of finished games, and what a browser can have removed: one suite for every database."""

from __future__ import annotations

from dataclasses import replace

from kingdom.store import DealResult, DealRow, KeyRow, SeatRow, Standing, Store, TableRow

ANN, BOB, BOT = SeatRow("Ann"), SeatRow("Bob"), SeatRow("Steward", "steward")
TABLE = TableRow(
    id="table",
    created=1.0,
    rules="1",
    content=("reconstruction", "f" * 64),
    configuration={"players": 2, "modules": []},
    seed=1,
    position=None,
    seats=(ANN, BOT),
    touched=1.0,
)
DEAL = DealRow("deal", 5.0, "1", ("reconstruction", "f" * 64), {"players": 2, "modules": []}, 0, "steward", 2**127 + 1)
OVER = Standing(result={"winners": [0]}, built=(("farm", "farm"), ("ruins",)))


def table(store: Store, name: str, *, standing: Standing | None = None, **changed: object) -> str:
    row = replace(TABLE, id=name, **changed)  # type: ignore[arg-type]
    store.create(row, [KeyRow(0, f"key of {name}")], [], standing or Standing())
    return name


def test_a_secret_is_made_once_and_kept(store: Store) -> None:
    assert store.deals.secret("days", "first") == "first"
    assert store.deals.secret("days", "second") == "first"
    assert store.deals.secret("other", "third") == "third"


def test_a_deal_is_kept_as_it_was_first_made(store: Store) -> None:
    assert store.deals.deal("deal") is None
    assert store.deals.keep(DEAL) == DEAL
    assert store.deals.keep(replace(DEAL, seed=3)) == DEAL
    assert store.deals.deal("deal") == DEAL


def test_whoever_plays_a_deal_is_known_by_the_browser(store: Store) -> None:
    store.deals.keep(DEAL)
    for name, browser in (("first", "a"), ("second", "b")):
        store.remember(browser, table(store, name, deal="deal"), 0)
    store.remember("c", "first", None)
    table(store, "elsewhere")

    mine = store.deals.mine("deal", "b")
    assert mine is not None
    assert (mine.id, mine.deal) == ("second", "deal")
    assert store.deals.mine("deal", "c") is None, "whoever looks on does not play"
    assert store.deals.mine("other", "b") is None
    assert store.deals.of_table("first") == "deal"
    assert store.deals.of_table("elsewhere") is None
    assert store.deals.played("deal") == DealResult(2, 0)
    assert store.deals.results("deal", 10) == []


def test_results_are_those_of_games_that_are_over(store: Store) -> None:
    store.deals.keep(DEAL)
    table(store, "running", deal="deal")
    table(store, "later", deal="deal", created=9.0, standing=OVER)
    table(store, "earlier", deal="deal", created=2.0, standing=OVER)

    assert [row.id for row in store.deals.results("deal", 10)] == ["earlier", "later"]
    assert [row.id for row in store.deals.results("deal", 1)] == ["earlier"]
    assert store.deals.played("deal") == DealResult(3, 2)


def test_a_finished_game_can_become_a_deal_once(store: Store) -> None:
    table(store, "mine", standing=OVER)
    store.deals.assign("mine", "deal")
    store.deals.assign("mine", "another")
    assert store.deals.of_table("mine") == "deal"


def test_what_bots_made_of_a_deal_is_kept_the_first_time(store: Store) -> None:
    store.deals.keep(DEAL)
    store.deals.bot_played("deal", "page", {"winners": []})
    store.deals.bot_played("deal", "page", {"winners": [0]})
    store.deals.bot_played("nowhere", "page", {"winners": [0]})
    assert store.deals.of_bots("deal") == {"page": {"winners": []}}
    assert store.deals.of_bots("nowhere") == {}


def test_old_deals_go_when_nobody_has_a_game_of_them(store: Store) -> None:
    for name in ("played", "left"):
        store.deals.keep(replace(DEAL, id=name))
        store.deals.bot_played(name, "page", {})
    store.deals.keep(replace(DEAL, id="new", created=100.0))
    table(store, "table", deal="played")

    assert store.deals.tidy(50.0) == 1
    assert [name for name in ("played", "left", "new") if store.deals.deal(name)] == ["played", "new"]


# --- what is remembered of games


def test_what_was_built_is_kept_with_the_result(store: Store) -> None:
    table(store, "over", standing=OVER)
    table(store, "running")
    over, running = store.table("over"), store.table("running")
    assert over is not None
    assert over.built == OVER.built
    assert running is not None
    assert running.built is None


def test_what_a_review_found_is_kept_with_the_table(store: Store) -> None:
    table(store, "over", standing=OVER)
    store.own.judged("over", [{"accuracy": 0.8}, {"accuracy": 0.6}])
    over = store.table("over")
    assert over is not None
    assert over.judged == ({"accuracy": 0.8}, {"accuracy": 0.6})


# --- what a browser has


def test_the_games_of_a_browser_are_those_that_it_has_a_seat_in(store: Store) -> None:
    for at, name in enumerate(("first", "second", "hidden", "watched")):
        table(store, name, created=float(at))
    store.remember("a", "first", 0)
    store.remember("a", "second", 0)
    store.remember("a", "second", 1)
    store.remember("a", "hidden", 0)
    store.hide("a", "hidden")
    store.remember("a", "watched", None)
    store.remember("b", "first", 1)

    found = store.own.games("a", 10)
    assert [(visit.table.id, visit.viewers) for visit in found] == [("second", (0, 1)), ("first", (0,))]
    assert [visit.table.id for visit in store.own.games("a", 2)] == ["second"]


def test_only_games_that_nobody_else_has_a_part_in_are_removed_altogether(store: Store) -> None:
    seats: dict[str, tuple[SeatRow, ...]] = {
        "against a bot": (ANN, BOT),
        "alone": (ANN,),
        "both seats": (ANN, BOB),
        "against a friend": (ANN, BOB),
        "against a program": (ANN, BOB),
        "watched by somebody": (ANN, BOT),
        "of somebody else": (ANN, BOT),
    }
    for name, who in seats.items():
        table(store, name, seats=who, standing=OVER)
        store.remember("b" if name == "of somebody else" else "a", name, 0)
    table(store, "running")
    store.remember("a", "running", 0)
    store.remember("a", "both seats", 1)
    store.remember("b", "against a friend", 1)
    store.remember("b", "watched by somebody", None)

    assert store.own.forget("a", running=False) == (3, 3)
    assert [visit.table.id for visit in store.own.games("a", 10)] == ["running"]
    left = {name for name in seats if store.table(name) is not None}
    assert left == {"against a friend", "against a program", "watched by somebody", "of somebody else"}
    assert [visit.table.id for visit in store.visits("b", 10)] == [
        "against a friend", "of somebody else", "watched by somebody",
    ]  # fmt: skip

    assert store.own.forget("a", running=True) == (1, 0)
    assert store.table("running") is None
    assert store.own.forget("nobody", running=True) == (0, 0)


def test_the_logs_of_many_tables_are_read_at_once(store: Store) -> None:
    table(store, "empty")
    assert store.own.logs(["empty", "nowhere"]) == {}
