"""Nothing happens unseen: what others did in a sentence, a round in short, open discards, what one may regret."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from kingdom import Game
from kingdom.core.engine import score
from kingdom.rules.building import Abandon
from kingdom.web.present.table.menu import Menu
from kingdom.web.present.table.recap import summed_up, touched
from kingdom.web.present.table.round import round_in_short
from kingdom.web.present.table.table import TableShown, show_table
from kingdom.web.texts import Texts
from tests.kit.languages import LANGUAGES
from tests.kit.local_server import another_browser, local_server, settings_for, tables_of
from tests.kit.pages import Sheet, page
from tests.kit.scenes import Scene, Staged, game_at, in_choice, in_phase, may_take, stage
from tests.kit.table import given

NAMES = ("Ann", "Steward")
GAME = {"players": 2}
MENACES = {"players": 2, "modules": ("menace",)}
OFFER = {"event": "Offered", "seat": 0, "lays": [], "because": "CHO-3"}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with local_server(settings_for(tmp_path_factory.mktemp("deeds"))) as found:
        yield found


def fact(event: str, seat: int | None = 1, **more: Any) -> dict[str, Any]:
    return {"event": event, **({} if seat is None else {"seat": seat}), **more, "because": "GEN-1"}


def lay(area: int, card: Any, face_down: bool = False) -> dict[str, Any]:
    return {"card": card, "area": area, "face_down": face_down}


def said(*facts: dict[str, Any], language: str = "en", viewer: int | None = 0) -> str:
    return summed_up([OFFER, *facts], Texts(language), NAMES, viewer)


TURN = (
    fact("AreaTaken", area=0, cards=["Farm#1", "Port#1", {"hidden": "a-1"}]),
    fact("Offered", lays=[lay(0, {"hidden": "b-1"}, True), lay(1, {"hidden": "b-2"}, True)]),
)


def test_one_sentence_sums_up_what_the_opponent_did() -> None:
    assert said(*TURN) == "Steward took the left area (3 cards) and laid two cards face down."
    assert said(*TURN, language="fr") == (
        "Steward a sélectionné la zone de gauche (3 cartes) et a proposé deux cartes face cachée."
    )
    assert said(*TURN, language="it") == (
        "Steward ha selezionato l’area di sinistra (3 carte) e ha offerto due carte a faccia in giù."
    )


def test_deeds_of_a_kind_are_one() -> None:
    facts = (
        fact("Slated", card="Farm#1"), fact("Slated", card="Port#1"), fact("Recycled", card="Arena#1"),
        fact("SpaceFilled", card="Farm#1", space=0), fact("CubeStored", resource="gold"),
        fact("Completed", card="Farm#1"), fact("Completed", card="Port#1"),
    )  # fmt: skip
    assert said(*facts) == (
        "Steward slated 2 cards for construction, recycled a card, placed 2 cubes and completed Farm and Port."
    )


def test_what_a_step_made_is_summed_up_with_what_supremacy_brought() -> None:
    step = (
        fact("Produced", 0, resource="gold", count=5), fact("Produced", resource="gold", count=3),
        fact("SupremacyWon", 0, resource="gold"),
    )  # fmt: skip
    assert said(*step) == "Gold: Ann 5 and Steward 3. The Supremacy bonus brings Ann a Soldier into Training."
    again = said(fact("SupremacyWon", 0, resource="materials"), *step)
    assert again.endswith("The Supremacy bonus brings Ann the Soldier from Training.")


def test_your_own_deeds_are_not_news_and_a_spectator_has_had_no_turn() -> None:
    assert said(fact("Slated", 0, card="Farm#1")) == ""
    assert said(*TURN, viewer=None) == ""


def test_a_sentence_names_nothing_that_the_viewer_may_not_know() -> None:
    game = game_at(Scene(GAME, in_choice(5, round=2)))
    hidden = {game.state.box[card].key for card in game.state.players[1].hand}
    told = summed_up(game.facts(0), Texts("en"), NAMES, 0)
    assert told
    assert not [key for key in hidden if Texts("en").card(key) in told]


def test_a_line_knows_what_of_the_table_it_is_about() -> None:
    names = game_at(Scene(GAME, in_choice(0))).state.rules.names
    (farm,) = names.find("Farm#1")
    assert touched(TURN[0], names).split()[:2] == ["left", str(farm)]
    assert touched(TURN[1], names) == "left right hidden-b-1 hidden-b-2"


# --- on the page


def table(client: TestClient, scene: Scene, language: str = "en") -> tuple[Staged, TestClient, Sheet]:
    """Somebody sits at a scene."""
    staged = stage(tables_of(client), scene)
    browser = another_browser(client, cookies={"kingdom-language": language})
    return staged, browser, page(browser, staged.ways[scene.seat])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentence_heads_the_chronicle_and_stands_in_the_bar_of_a_phone(client: TestClient, language: str) -> None:
    _, _, sheet = table(client, Scene(GAME, in_choice(5, round=2)), language)
    told = [node for node in sheet.nodes if node.get("class") == "told-sum"]
    assert len(told) == 2
    assert "Bran" in told[0].text
    assert told[0].text == told[1].text


def test_a_round_that_is_over_is_told_in_short_and_another_is_not(client: TestClient) -> None:
    staged, browser, _ = table(client, Scene(MENACES, in_phase("planning", round=3)))
    for number in (1, 2):
        text = page(browser, f"{staged.path}/round/{number}").main.text
        for words in ("in short", "Ann, Valados", "Bran, Téressie", "Made, and Supremacy", "Cards built"):
            assert words in text
    for number in (0, 3, 9):
        page(browser, f"{staged.path}/round/{number}", 404)


def test_whoever_knows_of_a_production_is_told_of_the_round_only_if_something_was_done_after_it(
    client: TestClient,
) -> None:
    staged, browser, _ = table(client, Scene(MENACES, in_phase("planning", round=3)))
    game = tables_of(client).open(staged.table).game
    fought = {
        step.before.round
        for step in game.steps
        if step.before.phase.name == "combat" and type(step.action).__name__ != "Done"
    }
    for number in (1, 2):
        page(browser, f"{staged.path}/round/{number}?fought=1", 200 if number in fought else 404)
    quiet, browser, _ = table(client, Scene(GAME, in_phase("planning", round=2)))
    page(browser, f"{quiet.path}/round/1?fought=1", 404)


def test_the_step_that_is_played_is_marked_among_the_four() -> None:
    for phase in ("materials", "gold"):
        game = game_at(Scene(GAME, in_phase(phase, round=2)))
        shown = show_table(game.view(0), game.facts(0), Texts("en"), names=NAMES, bots=(None, None))
        order = [mill.resource for mill in shown.mills]
        assert [mill.resource for mill in shown.mills if mill.now] == [phase]
        assert [mill.resource for mill in shown.mills if mill.past] == order[: order.index(phase)]


def test_a_round_in_short_counts_what_still_stands_and_what_it_costs(client: TestClient) -> None:
    staged, _, _ = table(client, Scene(MENACES, in_phase("planning", round=4)))
    now = tables_of(client).open(staged.table)
    standing = []
    for number in (1, 2, 3):
        state = next(step.before for step in now.game.steps if step.before.round == number + 1)
        costs = [sum(line.points for line in score(state, seat) if line.source == "menaces") for seat in (0, 1)]
        told = round_in_short(now.game, now.facts(0), 0, number, Texts("en"), names=now.names, bots=now.bots)
        assert told is not None
        assert [seat.cost for seat in told.seats] == costs
        assert [bool(seat.standing) for seat in told.seats] == [cost < 0 for cost in costs]
        assert "Frost Giant" in told.seats[0].standing
        standing.append(tuple(bool(seat.standing) for seat in told.seats))
    assert {(True, False), (True, True)} == set(standing), (
        "with a seat where nothing stands, and with two where something does"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_planning_that_is_over_is_told_in_short_for_both(client: TestClient, language: str) -> None:
    staged, browser, _ = table(client, Scene(MENACES, in_phase("materials", round=2)), language)
    texts = Texts(language)
    for number in (1, 2):
        sheet = page(browser, f"{staged.path}/round/{number}/planning")
        sides = [node for node in sheet.nodes if node.tag == "section" and node.get("aria-label") in ("Ann", "Bran")]
        assert [side.get("aria-label") for side in sides] == ["Ann", "Bran"]
        assert all(texts.t("planned-recycled") in side.text or texts.t("planned-slated") in side.text for side in sides)
        assert "⟦" not in sheet.main.text
    for number in (0, 3, 9):
        page(browser, f"{staged.path}/round/{number}/planning", 404)


def test_a_planning_in_short_names_what_was_slated_recycled_built_and_what_stands_now(client: TestClient) -> None:
    staged, browser, _ = table(client, Scene(MENACES, in_phase("materials", round=2)))
    facts = tables_of(client).open(staged.table).facts(0)
    began = [at for at, fact in enumerate(facts) if fact["event"] == "PhaseBegan" and fact["phase"] == "planning"][1]
    names = {
        Texts("en").fact_cards([fact["card"]])
        for fact in facts[began:]
        if fact["event"] in ("Slated", "Recycled", "Completed", "MenaceStood")
    }
    text = page(browser, f"{staged.path}/round/2/planning").main.text.replace("\N{SOFT HYPHEN}", "")
    assert len(names) > 3
    assert [name for name in names if name not in text] == []


def test_a_planning_is_not_told_before_it_is_over(client: TestClient) -> None:
    staged, browser, _ = table(client, Scene(MENACES, in_phase("planning", round=2)))
    page(browser, f"{staged.path}/round/1/planning")
    page(browser, f"{staged.path}/round/2/planning", 404)


def test_what_was_discarded_openly_is_read_without_a_click(client: TestClient) -> None:
    staged, _, sheet = table(client, Scene(GAME, in_choice(5, round=3)))
    view = tables_of(client).open(staged.table).view(0)
    zone = next(node for node in sheet.nodes if node.get("data-testid") == "discards")
    names = {Texts("en").card(view.box[card].key) for card in view.discards if isinstance(card, int)}
    assert names
    assert [name for name in names if name not in zone.text] == []


# --- what one may regret


def shown(game: Game, mode: str | None = None) -> TableShown:
    return show_table(game.view(0), game.facts(0), Texts("en"), names=NAMES, bots=(None, None), mode=mode)


def discarding_with_cubes(game: Game, seat: int) -> bool:
    sites = game.state.players[seat].construction
    return may_take(Abandon)(game, seat) and any(any(site.filled) for site in sites)


def test_to_discard_a_card_with_cubes_on_it_is_asked_for_with_what_is_lost() -> None:
    game = game_at(Scene(GAME, discarding_with_cubes))
    mode = Abandon(game.state.players[0].construction[0].card).mode()
    for charter in shown(game, mode).bottom.charters:
        (button,) = charter.piece.buttons
        filled = [space for space in charter.spaces if space.filled]
        assert ("would be lost" in button.regret) == bool(filled)


def rest_that_would_fit(game: Game, seat: int) -> bool:
    if seat not in game.waiting() or sum(game.state.players[seat].cubes) < 2:
        return False
    view = game.view(seat)
    return Menu(view, Texts("en")).aims_at("space")


def test_cubes_that_a_card_could_take_are_not_all_sent_to_alchemy_unasked() -> None:
    rest = shown(game_at(Scene(GAME, rest_that_would_fit))).rest
    assert rest is not None
    assert "could fill" in rest.regret


def building_at_the_end(game: Game, seat: int) -> bool:
    return in_phase("last window")(game, seat) and bool(game.state.players[seat].construction)


def test_what_the_stock_could_still_complete_in_the_last_window_is_asked_about() -> None:
    game = game_at(Scene(GAME, building_at_the_end))
    me = game.state.players[0]
    me.krystallium, me.soldiers = 0, 0
    assert shown(game).regret == ""
    me.krystallium, me.soldiers = 20, 20
    assert "could still complete" in shown(game).regret


def test_copies_of_a_card_that_could_still_be_completed_are_named_once() -> None:
    seat = "ann: construction Farm[MM], Farm[MM], Quarry[MM]; krystallium 1"
    game = given("last window, round 4", seat).game

    assert shown(game).regret == Texts("en").t("regret-unbuilt", cards="Farm and Quarry", count=2)


@pytest.mark.parametrize(
    ("soldiers", "standing", "said"),
    [
        (3, "Giant Rat, Vermin", "vanquish Giant Rat. Left standing, that costs you 4 points"),
        (5, "Giant Rat, Vermin", "vanquish Giant Rat and Vermin. Left standing, that costs you 6 points"),
        (4, "Vermin, Vermin, Vermin", "vanquish 2 × Vermin. Left standing, that costs you 4 points"),
    ],
)
def test_what_is_left_standing_is_what_the_soldiers_suffice_for_all_together(
    soldiers: int, standing: str, said: str
) -> None:
    game = given("combat", f"ann: soldiers {soldiers}; zone menaces {standing}", modules=("menace",)).game

    assert said in shown(game).regret


def test_what_can_be_vanquished_stands_before_what_cannot() -> None:
    game = given("combat", "ann: soldiers 2; zone menaces Giant Rat, Vermin", modules=("menace",)).game

    assert [foe.face.plain_name for foe in shown(game).foes.all] == ["Vermin", "Giant Rat"]
