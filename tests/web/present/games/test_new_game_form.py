"""What a form for a new game asks for: options of the engine, who sits where, and what is left out."""

from __future__ import annotations

import pytest

from kingdom.content import load
from kingdom.game.options import Options
from kingdom.web.present.games.new_game import new_game, scenario_cards
from kingdom.web.present.games.new_game_form import wanted
from tests.kit.presentation import ENGLISH

CONTENT = load()
FIRST, SECOND = CONTENT.first_game


def options(modules: tuple[str, ...] = (), **form: str) -> Options:
    return wanted({name.replace("_", "-"): value for name, value in form.items()}, modules, CONTENT).options


def test_an_empty_form_asks_for_two_players_against_a_bot_of_middle_strength() -> None:
    found = wanted({}, (), CONTENT)

    assert found.options == Options(players=2, edition="second", side="B", modules=())
    assert (found.mode, found.level, found.own_seat) == ("bot", "steward", 0)
    assert wanted({"mode": "nonsense", "level": "nobody"}, (), CONTENT)[1:] == ("bot", "steward", 0, "normal")
    assert wanted({"mode": "link", "level": "baron"}, (), CONTENT)[1:] == ("link", "baron", 0, "normal")


def test_a_solo_game_has_one_player_its_own_deck_and_no_bot() -> None:
    form = {"mode": "solo", "deck": "shadows", "decks": "thieves+shadows", "level": "baron", "duchy": "teressie"}
    found = wanted(form, ("menace",), CONTENT)

    assert found.options.players == 1
    assert found.options.menaces == ("shadows",)
    assert found.options.duchies == ("teressie",)
    assert (found.mode, found.level, found.own_seat) == ("solo", "", 0)


def test_whoever_plays_the_second_duchy_has_the_second_seat_and_their_own_deck() -> None:
    form = {"mode": "bot", "decks": "thieves+shadows", "duchy": "teressie"}
    found = wanted(form, ("menace",), CONTENT)

    assert found.own_seat == 1
    assert found.options.menaces == ("shadows", "thieves")
    first = wanted({**form, "duchy": "valados"}, ("menace",), CONTENT)
    assert (first.own_seat, first.options.menaces) == (0, ("thieves", "shadows"))
    unsaid = wanted({"duchy": "teressie"}, ("menace",), CONTENT)
    assert unsaid.options.menaces == (SECOND, FIRST)
    assert wanted({"duchy": "teressie"}, (), CONTENT).options.menaces is None
    assert wanted({"duchy": "valados"}, ("menace",), CONTENT).options.menaces is None


def test_a_duchy_that_is_unknown_is_left_to_the_engine_to_refuse() -> None:
    found = wanted({"duchy": "nowhere"}, (), CONTENT)

    assert found.options.duchies == ("nowhere", "teressie")
    assert found.own_seat == 0


def test_decks_and_quests_count_only_with_their_module() -> None:
    assert options(decks="thieves+shadows").menaces is None
    assert options(quest_second="the_usurper").quests is None
    assert options(("quest",), quest_second="the_usurper").quests == ("the_usurper",)
    assert options(("quest",), quest_first="the_usurper").quests is None
    solo = options(("quest",), mode="solo", quests_second="the_usurper+the_lost_city", quest_second="x")
    assert solo.quests == ("the_usurper", "the_lost_city")


def test_how_one_searches_is_asked_only_where_an_edition_has_several_ways_and_one_plays_solo() -> None:
    several = next(key for key, edition in CONTENT.editions.items() if len(edition.searches) > 1)
    single = next(key for key, edition in CONTENT.editions.items() if len(edition.searches) == 1)

    assert options(mode="solo", edition=several, search="printed").search == "printed"
    assert options(mode="solo", edition=single, search="printed").search is None
    assert options(mode="solo", edition="nonsense", search="printed").search is None
    assert options(edition=several, search="printed").search is None


@pytest.mark.parametrize("mode", [{}, {"mode": "solo"}])
def test_a_scenario_is_played_by_its_own_rules_whatever_else_is_ticked(mode: dict[str, str]) -> None:
    found = wanted({"scenario": "rats_everywhere", **mode, "side": "A", "edition": "first"}, ("quest",), CONTENT)

    assert found.options == Options(scenario="rats_everywhere", side="A")
    assert found[1:] == ("solo", "", 0, "normal")


def test_a_scenario_that_is_ticked_counts_in_solo_games_only() -> None:
    """The sheet of a new game hides the scenarios where somebody else plays."""
    found = wanted({"scenario": "rats_everywhere", "mode": "bot", "side": "A"}, (), CONTENT)

    assert (found.options.scenario, found.mode) == (None, "bot")


# --- the form


def test_what_was_said_before_is_ticked_again() -> None:
    said = {"mode": "solo", "level": "baron", "decks": f"{SECOND}+{FIRST}", "deck": SECOND, "duchy": "teressie"}
    form = new_game(ENGLISH, said, ("quest",))

    groups = (form.modes, form.levels, form.deck_pairs, form.decks, form.duchies, form.modules)
    assert [[one.value for one in group if one.chosen] for group in groups] == [
        ["solo"], ["baron"], [f"{SECOND}+{FIRST}"], [SECOND], ["teressie"], ["quest"],
    ]  # fmt: skip


def test_what_nobody_offered_is_not_ticked() -> None:
    form = new_game(ENGLISH, {"mode": "nonsense", "decks": "a+b", "deck": "c"})

    assert [one.value for one in form.modes if one.chosen] == ["bot"]
    assert [one.value for one in form.deck_pairs if one.chosen] == [f"{FIRST}+{SECOND}"]
    assert [one.value for one in form.decks if one.chosen] == [FIRST]


def test_the_usual_decks_come_first_and_the_first_quest_is_ticked() -> None:
    form = new_game(ENGLISH)

    assert (form.deck_pairs[0].value, form.decks[0].value) == (f"{FIRST}+{SECOND}", FIRST)
    for one in form.quests:
        quests = CONTENT.editions[one.edition].quests
        assert [choice.value for choice in one.two] == list(quests)
        assert [choice.chosen for choice in one.two] == [True] + [False] * (len(quests) - 1)
        assert one.alone[len(quests)].value == "+".join(quests[:2])


def test_a_quest_of_one_edition_is_explained_with_it_and_a_search_with_the_edition_that_has_one() -> None:
    form = new_game(ENGLISH)
    keys = list(dict.fromkeys(key for key, _ in CONTENT.quests))
    having = [[name for name, edition in CONTENT.editions.items() if key in edition.quests] for key in keys]

    assert [only for _, only in form.quest_notes] == [f"for-{one[0]}" if len(one) == 1 else "" for one in having]
    several = next(key for key, edition in CONTENT.editions.items() if len(edition.searches) > 1)
    assert form.search_only == f"for-{several}"
    assert [one.explanation for one in form.duchies] == [ENGLISH.t("duchy-begins"), ENGLISH.t("duchy-second")]


@pytest.mark.parametrize(("earned", "reached"), [("none", 0), ("bronze", 1), ("silver", 2), ("gold", 3)])
def test_a_scenario_shows_the_medals_that_were_earned(earned: str, reached: int) -> None:
    found = {one.key: one for one in scenario_cards(ENGLISH, {"rats_everywhere": earned})}

    assert [is_reached for *_, is_reached in found["rats_everywhere"].medals] == [at < reached for at in range(3)]
    others = [one for key, one in found.items() if key != "rats_everywhere"]
    assert not any(is_reached for one in others for *_, is_reached in one.medals)
    scenario = CONTENT.scenarios["rats_everywhere"]
    assert [(name, least) for name, least, _ in found["rats_everywhere"].medals] == list(
        zip(("bronze", "silver", "gold"), scenario.medals, strict=True)
    )
