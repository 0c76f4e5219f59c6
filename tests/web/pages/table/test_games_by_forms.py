"""The table by plain forms: every legal action has its button, and games are played to their end without a script."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient

from kingdom.core.cards import CardId
from kingdom.core.view import View
from kingdom.modules.menace.thieves import VanquishThief
from kingdom.modules.quest.alchemy import Transmute
from kingdom.modules.quest.steps import CompleteStep
from kingdom.modules.solo.search import Search
from kingdom.rules.building import Abandon
from kingdom.rules.choice import Offer
from kingdom.text import notation
from kingdom.web.static_files import sprite, static
from kingdom.web.tables.tables import SeatRow
from tests.kit import clause
from tests.kit.local_server import another_browser, local_server, settings_for, tables_of
from tests.kit.pages import HTML, FormPlayer, Sheet, page, send, table_of
from tests.kit.table import given
from tests.kit.walks import is_deep

MIXTURES: dict[str, dict[str, Any]] = {
    "the learning game": {"modules": ()},
    "all modules": {"modules": ("menace", "advisors", "quest"), "menaces": ("thieves", "frost_giants")},
    "alone": {"players": 1, "modules": ("menace", "advisors", "quest"), "menaces": ("shadows",)},
    "the thief guild": {"scenario": "the_thief_guild"},
    "the first edition alone": {"players": 1, "edition": "first", "modules": ("quest",)},
}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with local_server(settings_for(tmp_path)) as found:
        yield found


def seated(client: TestClient, seed: int, **options: Any) -> list[FormPlayer]:
    """Somebody at each seat of a new table, each with a browser of their own."""
    players = 1 if options.get("players") == 1 or options.get("scenario") else 2
    new = tables_of(client).create(options, [SeatRow("Ann"), SeatRow("Bran")][:players], seed=seed)
    found = []
    for token in new.seat_tokens:
        browser = another_browser(client)
        page(browser, f"/t/{new.table_id}/join/{token}")
        found.append(FormPlayer(browser, new.table_id))
    return found


def test_a_spectator_sees_both_names(client: TestClient) -> None:
    new = tables_of(client).create({}, [SeatRow("Ann"), SeatRow("Bran")], seed=1)
    sheet = page(client, f"/t/{new.table_id}/join/{new.spectator_token}")

    assert sheet.one("section", test="duchy").text.startswith("Ann")
    assert "Bran" in sheet.one("section", test="opponent").text
    assert [link.text.split()[0] for link in sheet.all("a", data_tab="duchy")] == ["Ann"]
    assert [link.text.split()[0] for link in sheet.all("a", data_tab="them")] == ["Bran"]


WASTEFUL = {
    "combat": given(
        "combat", "ann: soldiers 7; zone menaces Giant Rat", modules=("menace",), menaces=("giant_rats", "frost_giants")
    ),
    "planning": given("planning", "ann: selection Tomb of Kings#1; construction Walled Town#1[M]"),
    "gold": given("gold", "ann: construction Tomb of Kings#1[MGG]; cubes GGG"),
}
"""Tables at which something can be lost by a press."""


@pytest.mark.parametrize("name", WASTEFUL)
def test_what_is_asked_about_is_not_refused_afterwards(name: str, client: TestClient) -> None:
    new = tables_of(client).create_from(WASTEFUL[name].game.record(), [SeatRow("Ann"), SeatRow("Bran")])
    sheet = page(client, f"/t/{new.table_id}/join/{new.seat_tokens[0]}")
    ann = FormPlayer(client, new.table_id)
    if name == "planning":
        sheet = ann.mark(sheet, press="rest:r")
        sheet = ann.mark(sheet, press=next(press for press in sheet.presses if press.startswith("clear:")))
        sheet = ann.mark(sheet, press="put:Ga")
    elif name == "gold":
        sheet = ann.draft("3Ga")
    asking = [node for node in sheet.all("button") if node.get("data-regret")]
    assert asking
    for button in asking:
        tables_of(client).open(new.table_id).game.copy().play(0, button.get("value").split("\n"))


def options_of(player: FormPlayer, client: TestClient, seat: int) -> tuple[View, set[str]]:
    """What can be done by a button: offers, searches and payments are put together in forms."""
    view = tables_of(client).open(player.table).view(seat)
    composed = (Offer, Search, Transmute, CompleteStep, VanquishThief)
    texts = {notation.text(one, view.rules.names) for one in view.options if not isinstance(one, composed)}
    return view, texts


def deeds_of(player: FormPlayer) -> tuple[Sheet, set[str], dict[str, Sheet]]:
    """Everything that buttons do on the table and in each of its modes; plans are left out."""
    sheet = player.look()
    modes = {mode: player.look(mode) for mode in dict.fromkeys(sheet.modes)}
    deeds = {deed for one in (sheet, *modes.values()) for deed in (*one.deeds, *one.marks) if "\n" not in deed}
    return sheet, deeds, modes


def placements(player: FormPlayer, view: View, sheet: Sheet) -> set[str]:
    """The places of cubes that a draft with nothing in it can go on to, cube by cube."""
    if not sheet.drafts:
        return set()
    empty = player.draft("0")
    assert all(player.draft(draft).all(test="cubes") for draft in empty.drafts)
    parts = {part for draft in empty.drafts for part in draft.split(".")}
    found = [re.fullmatch(r"[0-9]+([MPGE])([0-9]+|a)", part) for part in parts]
    return {
        f"place {one[1]} on {'alchemy' if one[2] == 'a' else view.rules.names[CardId(int(one[2]))]}"
        for one in found
        if one is not None
    }


# A game without modules is all that the others are without; the deep profile plays it as well.
@pytest.mark.parametrize("name", [name for name in MIXTURES if is_deep() or name != "the learning game"])
def test_a_game_is_played_to_its_end_by_forms_and_every_legal_action_has_its_button(
    name: str, client: TestClient
) -> None:
    """The server plays most of it: but for the deep profile, two of seven decisions are made by forms, and the last."""
    players = seated(client, 11, **MIXTURES[name])
    tables = tables_of(client)
    rng = Random(name)
    sheet, reader = players[0].look(), 0
    for turn in range(700):
        table = tables.open(players[0].table)
        if table.game.is_over:
            break
        seat = table.game.waiting()[0]
        said = table.game.text(rng.choice([one for one in table.game.options(seat) if not isinstance(one, Abandon)]))
        if not is_deep() and turn % 7 > 1 and not table.acted(seat, [said], "would it end").game.is_over:
            tables.act(table.id, seat, [said], f"middle-{turn}")
            continue
        modes: dict[str, Sheet] = {}
        if turn % 7 == 0:
            sheet, deeds, modes = deeds_of(players[seat])
            view, legal = options_of(players[seat], client, seat)
            deeds |= placements(players[seat], view, sheet)
            assert legal <= deeds, f"no button for {sorted(legal - deeds)[:5]}"
            assert deeds <= {notation.text(one, view.rules.names) for one in view.options}
        elif turn % 7 > 1 or reader != seat:
            sheet = players[seat].look()
        sheet, reader = _decide(players[seat], sheet, modes, rng), seat
        assert is_to_decide(sheet) == (seat in tables.open(table.id).game.waiting())
    else:
        pytest.fail("the game does not end")
    assert sheet.all(test="end")


def is_to_decide(sheet: Sheet) -> bool:
    return "yours" in sheet.main.get("class").split()


def _decide(player: FormPlayer, sheet: Sheet, modes: dict[str, Sheet], rng: Random) -> Sheet:
    """Anything that the page offers; what is composed of fields as often as what is not."""
    if sheet.all("form", id="offer"):
        hand = [node.get("data-hand") for node in sheet.all("li") if node.get("data-hand")]
        first, second = rng.sample(hand, 2)
        down = " face down" if sheet.all("option", value="left face down") and rng.random() < 0.3 else ""
        sides = ("left", "right")
        return player.offer(sheet, **{first: rng.choice(sides) + down, second: rng.choice(sides)})
    while sheet.drafts and (rng.random() < 0.5 or not any(deed.startswith("place") for deed in sheet.deeds)):
        sheet = player.draft(rng.choice(sheet.drafts))
    while sheet.marks and not any(node.get("form") == "plan" for node in sheet.all("button", name="do")):
        sheet = _marked(player, sheet, rng)
    choices = [deed for deed in sheet.deeds if not deed.startswith("abandon")]
    choices += [f"mode {mode}" for mode in modes if mode.startswith(("step", "transmute", "thief", "krystallium"))]
    chosen = rng.choice(choices)
    if not chosen.startswith("mode "):
        return player.do(sheet, chosen)
    shown = modes[chosen.removeprefix("mode ")]
    trays = [form for form in shown.all("form") if form.get("data-testid") == "tray"]
    if trays:
        return send(player.client, f"/t/{player.table}/act", _filled(trays[0]))
    return player.do(shown, rng.choice(shown.deeds))


def _marked(player: FormPlayer, sheet: Sheet, rng: Random) -> Sheet:
    """One more mark, or else one more place for a cube."""
    names = {name for name, _ in sheet.marks.values()} - set(sheet.marked)
    if names:
        return player.mark(sheet, rng.choice([action for action, (name, _) in sheet.marks.items() if name in names]))
    return player.mark(sheet, press=rng.choice([press for press in sheet.presses if press.startswith("put")]))


def _filled(form: Any) -> dict[str, str]:
    """A form as it stands: hidden fields, and of each list what is chosen at first."""
    data = {node.get("name"): node.get("value") for node in form.children if node.tag == "input"}
    for select in (node for node in form.children if node.tag == "select"):
        options = [node for node in select.children if node.tag == "option"]
        first = next((node for node in options if "selected" in node.attributes), options[0])
        data[select.get("name")] = first.attributes.get("value", first.text)
    return data


# --- offering


def test_two_cards_are_offered_by_lists_and_fewer_are_refused_with_the_clause(client: TestClient) -> None:
    ann, bran = seated(client, 5, modules=())
    sheet = ann.look()
    hand = [node.get("data-hand") for node in sheet.all("li") if node.get("data-hand")]
    refused = ann.offer(sheet, 409, **{hand[0]: "left"})
    assert "CHO-3" in refused.one(test="notice").text
    sheet = ann.offer(refused, **{hand[3]: "left face down", hand[1]: "right"})
    assert sheet.status.startswith("Choice phase.")
    (left,) = sheet.all(test="area-left")
    assert left.text.count("You laid") == 1
    assert "You laid" not in bran.look().one(test="area-left").text


def test_an_old_page_is_told_so_and_shows_the_table_as_it_is_now(client: TestClient) -> None:
    ann, _ = seated(client, 5, modules=())
    sheet = ann.look()
    hand = [node.get("data-hand") for node in sheet.all("li") if node.get("data-hand")]
    lays = {hand[0]: "left", hand[1]: "right"}
    ann.offer(sheet, **lays)
    assert tables_of(client).open(ann.table).sequence == 1
    again = ann.offer(sheet, **lays)  # the same form, sent twice
    assert tables_of(client).open(ann.table).sequence == 1
    assert not again.all(test="notice")
    other = send(ann.client, f"/t/{ann.table}/act", {**sheet.fields("act"), "client": "another", "do": "done"}, 409)
    assert "yours" not in other.main.get("class").split()
    assert other.one(test="notice").text


# --- windows


def planning(client: TestClient, seed: int = 3) -> tuple[FormPlayer, FormPlayer]:
    """Two in Planning, with what chance gave them."""
    ann, bran = seated(client, seed, modules=())
    rng = Random(seed)
    tables = tables_of(client)
    while (game := tables.open(ann.table).game).state.phase.name == "choice":
        seat = game.waiting()[0]
        tables.act(ann.table, seat, [game.text(rng.choice(game.options(seat)))], f"c{game.state.turns}")
    return ann, bran


def complete(player: FormPlayer, sheet: Sheet) -> Sheet:
    """The sheet with a place for every cube: the first one that is possible."""
    while not any(node.get("form") == "plan" for node in sheet.all("button", name="do")):
        sheet = player.mark(sheet, press=next(press for press in sheet.presses if press.startswith("put")))
    return sheet


def test_the_sheet_is_previewed_confirmed_at_one_stroke_and_taken_back_with_its_marks(client: TestClient) -> None:
    ann, _ = planning(client)
    sheet = ann.look()
    assert not any("slate" in deed for deed in sheet.deeds)
    marked = complete(ann, ann.mark(sheet, press="rest:s"))
    assert tables_of(client).open(ann.table).game.state.players[0].selection
    confirm = next(deed for deed in marked.deeds if "slate" in deed)

    built = ann.do(marked, confirm)

    assert not tables_of(client).open(ann.table).game.state.players[0].selection
    back = ann.undo(built)
    assert back.marked.keys() - {"client"} == marked.marked.keys() - {"client"}
    assert list(back.marked.values()).count("s") == confirm.count("slate ")


def test_marks_that_were_not_previewed_are_shown_before_anything_happens(client: TestClient) -> None:
    ann, _ = planning(client)
    marked = complete(ann, ann.mark(ann.look(), press="rest:s"))
    confirm = next(deed for deed in marked.deeds if "slate" in deed)
    name = next(name for name, value in marked.marked.items() if name.startswith("mark-") and value == "s")

    changed = send(ann.client, f"/t/{ann.table}/act", {**marked.marked, name: "r", "do": confirm})

    assert tables_of(client).open(ann.table).game.state.players[0].selection
    assert changed.marked[name] == "r"


def test_recycling_all_places_every_cube_and_spends_nothing_else(client: TestClient) -> None:
    ann, _ = planning(client)
    marked = complete(ann, ann.mark(ann.look(), press="rest:r"))
    recycle = next(deed for deed in marked.deeds if "recycle" in deed)
    assert not re.search("krystallium|soldier", recycle)
    ann.do(marked, recycle)
    player = tables_of(client).open(ann.table).game.state.players[0]
    cubes = recycle.count("place ")
    assert (sum(player.alchemy), player.krystallium) == (cubes % 5, cubes // 5)


def test_marks_stay_while_something_else_is_done(client: TestClient) -> None:
    table = given("planning", "ann: selection Farm#1, Port#1; construction Lost City#1[M]; krystallium 2")
    new = tables_of(client).create_from(table.game.record(), [SeatRow("Ann"), SeatRow("Bran")])
    page(client, f"/t/{new.table_id}/join/{new.seat_tokens[0]}")
    ann = FormPlayer(client, new.table_id)
    marked = ann.mark(ann.look(), "slate Port#1")

    during = page(client, f"/t/{new.table_id}?with=krystallium&draft={marked.marked['draft']}")
    after = ann.do(during, next(deed for deed in during.deeds if deed.startswith("krystallium")))

    assert after.marked["draft"] == marked.marked["draft"]


@clause("GEN-6/R2")
def test_a_form_with_several_lines_tells_nothing_of_what_comes_after_a_window(client: TestClient) -> None:
    ann, _ = planning(client)
    sheet = ann.look()
    notices = set()
    for number, last in enumerate(("slate Farm", "recycle Port", "place M on alchemy", "done")):
        fields = {**sheet.fields("act"), "client": f"peek-{number}", "do": f"done\n{last}"}
        notices.add(send(ann.client, f"/t/{ann.table}/act", fields, 409).one(test="notice").text)

    (notice,) = notices
    assert "comes last in a plan" in notice


def test_the_window_is_reset_and_done_is_taken_back_while_the_opponent_is_busy(client: TestClient) -> None:
    ann, _ = planning(client)
    first = ann.look()
    assert not first.all(test="undo")
    marked = complete(ann, ann.mark(first, press="rest:s"))
    done = ann.do(marked, next(deed for deed in marked.deeds if deed.endswith("done")))
    assert "yours" not in done.main.get("class").split()
    again = ann.undo(done)
    assert "yours" in again.main.get("class").split()
    fresh = page(ann.client, f"/t/{ann.table}?draft=")
    assert fresh.one(test="selection").text == first.one(test="selection").text


def test_why_something_cannot_be_done_is_said_with_its_clause(client: TestClient) -> None:
    ann, _ = planning(client)
    why = page(ann.client, f"/t/{ann.table}/why?do=done")
    assert "PLA-7" in why.one(test="why").text
    assert "CON-9" in page(ann.client, f"/t/{ann.table}/why?do=undo").one(test="why").text
    assert any(link.get("href") == "/rules/PLA-7" for link in why.all("a"))


def test_a_card_opens_large_with_its_rules_and_what_can_be_done_with_it(client: TestClient) -> None:
    ann, bran = planning(client)
    sheet = ann.look()
    deed = next(action for action in sheet.marks if action.startswith("slate "))
    name = deed.removeprefix("slate ").replace("#", "%23")
    large = page(ann.client, f"/t/{ann.table}/card/{name}")
    assert deed in large.deeds
    assert "PLA-3" in large.main.text
    assert page(bran.client, f"/t/{ann.table}/card/{name}").deeds == []
    ann.do(sheet, deed)
    refused = page(ann.client, f"/t/{ann.table}/card/{name}").main.text
    assert "CON-4" in refused, "there is no Krystallium, and the large view says so"


def test_a_card_that_is_not_in_sight_cannot_be_looked_at(client: TestClient) -> None:
    ann, bran = seated(client, 5, modules=())
    game = tables_of(client).open(ann.table).game
    names = game.state.rules.names
    hidden = names[game.state.players[1].hand[0]].replace("#", "%23")
    deck = names[game.state.piles["development"][0]].replace("#", "%23")
    page(bran.client, f"/t/{ann.table}/card/{hidden}")
    answers = {ann.client.get(f"/t/{ann.table}/card/{name}", headers=HTML).text for name in (hidden, deck, "Nowhere")}
    assert len({re.sub(r'value="[^"]*"', "", answer) for answer in answers}) == 1
    page(ann.client, f"/t/{ann.table}/card/{hidden}", 404)


@pytest.mark.parametrize("path", ["score", "discards", "log", "seat/1"])
def test_what_is_looked_at_closely_has_a_page_of_its_own(path: str, client: TestClient) -> None:
    ann, _ = planning(client)
    assert len(page(ann.client, f"/t/{ann.table}/{path}").main.text) > 20
    stranger = another_browser(client)
    page(stranger, f"/t/{ann.table}/{path}", 403)


def test_the_script_is_sent_just_the_table(client: TestClient) -> None:
    ann, _ = seated(client, 5, modules=())
    fragment = ann.client.get(f"/t/{ann.table}/fragment").text
    assert fragment.lstrip().startswith("<main")
    assert "<html" not in fragment


def test_somebody_elses_seat_is_out_of_reach(client: TestClient) -> None:
    ann, bran = seated(client, 5, modules=())
    sheet = bran.look()
    send(ann.client, f"/t/{ann.table}/act", {**sheet.fields("act"), "do": "select left"}, 403)
    data = {**ann.look().fields("act"), "client": "not a name!", "do": "done"}
    send(ann.client, f"/t/{ann.table}/act", data, 400)


def test_a_table_is_light(client: TestClient) -> None:
    """Page, fonts, sheets and scripts, as they travel, while both Duchies are large and everything is in play."""
    options = MIXTURES["all modules"]
    game_round, most = 4, 170_000
    ann, bran = seated(client, 21, **options)
    rng = Random(2)
    tables = tables_of(client)
    while (table := tables.open(ann.table)).game.state.round < game_round or table.game.state.turns < 8:
        seat = table.game.waiting()[0]
        legal = [one for one in table.game.options(seat) if type(one).__name__ != "Abandon"]
        tables.act(ann.table, seat, [table.game.text(rng.choice(legal))], f"m{table.sequence}")
    for player in (ann, bran):
        sheet = player.look()
        linked = [node.get("href") or node.get("src") for node in sheet.nodes if node.tag in ("link", "script")]
        # What the script and the drawings ask for besides.
        linked += [static("table/drag.js"), sprite()]
        parts = {path: int(player.client.get(path).raise_for_status().headers["Content-Length"]) for path in linked}
        assert len(sheet.source.encode()) + sum(parts.values()) < most, parts


def test_nothing_on_the_page_is_styled_or_scripted_in_place(client: TestClient) -> None:
    for path in ("/", "/cards", "/rules", "/help", f"/t/{table_of(send(client, '/tables', {'quick': 'bot'}))}"):
        sheet = page(client, path)
        assert not [node for node in sheet.nodes if "style" in node.attributes or node.tag == "style"]
        assert all(node.get("src") for node in sheet.all("script"))
        assert not [node for node in sheet.nodes if any(name.startswith("on") for name in node.attributes)]
