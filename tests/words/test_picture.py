"""The text picture: everything of a view is in it, nothing else is, and it fits a terminal without colour."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import kingdom
from kingdom.core.view import view
from kingdom.core.viewers import OPEN_TABLE
from kingdom.game.rulesets import rulesets
from kingdom.proof.playout import random_states, rules_of
from kingdom.words import Words
from kingdom.words.picture import picture, seat_picture
from tests.kit.cards import CARDS, given
from tests.kit.languages import LANGUAGES
from tests.kit.menaces import menace_table

WIDTH = 100


def drawn(state: kingdom.Game, viewer: int | None = 0) -> list[str]:
    return picture(view(state.state, viewer)).splitlines()


def part(lines: list[str], label: str) -> str:
    """A labelled part of a picture, its lines joined."""
    start = next(at for at, line in enumerate(lines) if line.startswith(label))
    end = next((at for at in range(start + 1, len(lines)) if not lines[at].startswith("   ")), len(lines))
    return " ".join(" ".join(lines[start:end]).split())


def test_the_first_line_says_round_phase_turn_and_who_decides() -> None:
    table = given("choice, round 2, turn 3", "ann: hand Farm, Port", "bob: hand Quarry, Barracks")

    assert drawn(table.game)[0] == "Round 2 of 4 · Choice phase · turn 4 · Bob is first · waiting for Bob"


def test_in_a_window_everybody_reads_who_is_not_done() -> None:
    table = given("planning", "ann: selection Farm", "bob: done")

    assert drawn(table.game, 0)[0] == "Round 1 of 4 · Planning phase · Ann is first · waiting for Ann"
    assert drawn(table.game, 1)[0].endswith("waiting for Ann")
    assert drawn(table.game, None)[0].endswith("waiting for Ann")
    assert drawn(given("planning", "ann: selection Farm").game, None)[0].endswith("waiting for Ann and Bob")
    assert any(line.startswith("── Bob") and "· done" in line for line in drawn(table.game, 0))
    assert drawn(table.game, OPEN_TABLE)[0].endswith("waiting for Ann")


def test_filled_spaces_are_capitals_and_open_ones_small_letters() -> None:
    table = given("planning", "ann: construction Farm[M], Port[MMG]")

    assert part(drawn(table.game), "Construction").startswith("Construction Farm#1 [M m p]")
    assert "Port#1 [M M m G]" in part(drawn(table.game), "Construction")


def test_stock_production_and_points_are_counted() -> None:
    table = given(
        "planning",
        "ann: duchy Port, Farm; calamities 2; alchemy MMG; cubes P; krystallium 1; soldiers 2; training 1; traps 1",
    )
    lines = drawn(table.game)
    own = lines[next(at for at, line in enumerate(lines) if line.startswith("── Ann")) :]

    assert own[0].startswith("── Ann · Valados · −6 points ─")
    assert part(own, "Production") == "Production M 2 P 3 G 1 E 3"
    assert part(own, "Stock") == (
        "Stock Krystallium 1 · Soldiers 2 · Training 1 · Traps 1 · Alchemy MMG · cubes in hand P"
    )
    assert part(own, "Structures") == "Structures 2: Port#1, Farm#1"
    assert part(own, "Calamities") == "Calamities 2 × Calamity"
    assert part(lines, "Calamities") == "Calamities 6 cards: Calamity"


def test_a_face_down_card_is_marked_and_named_only_for_whoever_remembers_it() -> None:
    table = given(
        "choice, turn 1",
        "ann: hand Quarry, Barracks",
        "bob: hand Hamlet, Port",
        "table: left Farm (face down by ann), Guildhall; right Farm#2 (face down by bob)",
    )
    mine, theirs = part(drawn(table.game, 0), "Left"), part(drawn(table.game, 0), "Right")

    assert re.match(r"Left area face down, laid by Ann \[[^]]+\] \(Farm#1\) Guildhall#1 Structure", mine)
    assert re.fullmatch(r"Right area face down, laid by Bob \[[^]]+\]", theirs)
    for viewer in (1, None):
        assert "Farm#1" not in "\n".join(drawn(table.game, viewer))
    assert "(Farm#1)" in "\n".join(drawn(table.game, OPEN_TABLE))
    assert "(Farm#2)" in "\n".join(drawn(table.game, OPEN_TABLE))


def test_only_the_own_hand_is_shown_and_numbered() -> None:
    table = given("choice, round 1, turn 0", "ann: hand Farm, Port", "bob: hand Quarry, Barracks")

    assert part(drawn(table.game, 0), "Hand").startswith("Hand 1 Farm#1 Structure MMP")
    others = "\n".join(drawn(table.game, 0)).split("── Bob")[1]
    assert "2 cards" in others
    assert "Quarry" not in others
    assert "Quarry" in "\n".join(drawn(table.game, OPEN_TABLE))


def test_piles_are_counted_and_what_is_seen_of_them_is_named() -> None:
    game = kingdom.new_game(seed=7, players=1, content=CARDS)
    lines = drawn(game)
    deck = game.state.piles["development"]

    assert part(lines, "Development").startswith(
        f"Development {len(deck)} cards, next {game.state.rules.names[deck[0]]} "
    )
    assert part(lines, "Danger") == "Danger 12 cards"
    assert "Calamities" not in "\n".join(lines)
    open_deck = part(drawn(game, OPEN_TABLE), "Development")
    assert open_deck.startswith(f"Development {len(deck)} cards, next first: {game.state.rules.names[deck[0]]}, ")
    assert game.state.rules.names[deck[-1]] in open_deck


def test_zones_and_slots_of_modules_are_shown() -> None:
    table = given(
        "planning",
        "ann: construction Farm[MM]; zone menaces Frost Giant, Thief; zone advisors Chief Mercenary; duchy Port#2",
        modules=("menace", "advisors", "quest"),
        menaces=("frost_giants", "thieves"),
    )
    names = table.state.rules.names
    (farm,), (giant,), (port,) = (names.find(name) for name in ("Farm#1", "Frost Giant#1", "Port#2"))
    table.player("ann").slots = {
        "frozen": ((farm, giant),),
        "stolen": ((port, 1),),
        "quest_steps": ((0, 0), (0, 3)),
        "advisors_used": ("chief_mercenary",),
        "something_new": (1, (True, "x")),
        "nothing": (),
    }
    table.game.state.opening = ()
    lines = drawn(table.game)

    assert part(lines, "Menaces").startswith("Menaces Frost Giant#1 Menace")
    assert part(lines, "Advisors ").startswith("Advisors Chief Mercenary Advisor")
    assert part(lines, "Frozen") == "Frozen Farm#1 (over Frost Giant#1)"
    assert part(lines, "Stolen") == "Stolen icon 2 of Port#2 (E)"
    assert part(lines, "Steps done") == f"Steps done {table.state.rules.settings.quests[0].name}: 1, 4"
    assert part(lines, "Used") == "Used Chief Mercenary"
    assert part(lines, "Something new") == "Something new 1, (yes, x)"
    assert "Nothing" not in "\n".join(lines)
    quest = table.state.rules.settings.quests[0]
    assert part(lines, "Quest ").startswith(f"Quest {quest.name} 1 ")


def test_a_stolen_icon_lowers_the_production_that_is_shown() -> None:
    table = given("planning", "ann: duchy Port", modules=("menace",), menaces=("thieves", "shadows"))
    assert part(drawn(table.game), "Production") == "Production M 2 P 1 G 1 E 3"
    (port,) = table.state.rules.names.find("Port#1")
    table.player("ann").slots = {"stolen": ((port, 0),)}

    assert part(drawn(table.game), "Production") == "Production M 2 P 1 G 1 E 2"


def test_what_must_be_decided_is_said_with_its_clause() -> None:
    game = kingdom.new_game(seed=7, modules=("advisors",), content=CARDS)

    assert part(drawn(game), "Must decide").endswith("(ADV-1)")
    assert drawn(game)[0].startswith("Before round 1 · Draft of Advisors")


def test_the_own_seat_is_drawn_as_in_the_whole_picture() -> None:
    table = given("planning", "ann: selection Farm")
    names = ("Anna", "Bruno")
    seen, words = table.game.view(0), Words("it", copies=True)

    text = picture(seen, words, names)
    assert text.splitlines()[0] == "Round 1 di 4 · Fase di progettazione · comincia Anna · si aspetta Anna e Bruno"
    assert "── Bruno ·" in text
    assert seat_picture(seen, words, names).startswith("── Anna ·")
    assert seat_picture(seen, words, names) in text


def test_a_finished_game_shows_its_score_sheet() -> None:
    table = given("last window, round 4", "ann: duchy Port; calamities 1", "bob: done")
    table.play("ann: done")
    lines = drawn(table.game, None)

    assert lines[0] == "Round 4 of 4 · End of the game"
    assert re.fullmatch(r"Bob wins with −?\d+ points? against −?\d+ \(END-1\)", lines[-1])
    total = next(line for line in lines if line.startswith("Total"))
    verdict = table.game.outcome()
    assert total.split()[1:] == [str(verdict.total(seat)).replace("-", "−") for seat in (0, 1)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["two+menace+advisors+quest", "solo+menace+advisors+quest", "the_thief_guild"])
def test_pictures_of_whole_games_fit_the_terminal_and_have_no_colour(name: str, language: str) -> None:
    for at, state in enumerate(random_states(rules_of(rulesets(CARDS)[name], CARDS), seed=3)):
        if at % 11:
            continue
        for viewer in (None, OPEN_TABLE, *range(len(state.players))):
            lines = picture(view(state, viewer), language).splitlines()
            assert max(map(len, lines)) <= WIDTH
            assert not re.search(r"\x1b|\[/?(bold|red)|None\b|⟦|_", "\n".join(lines))
            assert all(line == line.rstrip() for line in lines)


def test_the_picture_in_the_readme_is_a_true_one() -> None:
    """With the cards as they are shipped: when these change, put the picture that this prints in its place."""
    game = kingdom.from_position(
        {
            "phase": "planning",
            "round": 2,
            "players": [
                {
                    "duchy": ["Valados", "Farm", "Barracks"],
                    "selection": ["Port"],
                    "alchemy": "MMG",
                    "krystallium": 1,
                    "soldiers": 2,
                    "construction": [
                        {"card": "Great Lighthouse", "filled": "MG"},
                        {"card": "Farm", "filled": "M"},
                    ],
                },
                {"duchy": ["Téressie", "Calamity"], "selection": ["Navigators", "Hamlet"]},
            ],
        }
    )
    page = (Path(__file__).resolve().parents[2] / "docs/reference/python.md").read_text(encoding="utf-8")

    assert picture(game.view(0)) == page.split("```text\n")[1].split("\n```")[0]


def test_a_whole_picture_is_laid_out_in_columns() -> None:
    table = menace_table(
        "planning, round 3",
        "ann: hand Palace; selection Farm, Silk; construction Farm[M], Great Lighthouse[MG];"
        "duchy Port, Quarry, Quarry, Statue; alchemy MMG; cubes P; krystallium 1; soldiers 2; training 1; traps 1;"
        "discards Ruins",
        "bob: hand Port, Mint; zone menaces Vermin, Vermin, Giant Rat; construction Royal Dungeon; done;"
        "duchy Infernal Gate; calamities 0",
        "table: left Island (face down by ann), Hamlet; right Garden (face down by bob); discards Barracks, Cathedral",
    )
    sizes = {name: len(cards) for name, cards in table.state.piles.items()}

    assert picture(table.game.view(0)).splitlines() == [
        "Round 3 of 4 · Planning phase · Ann is first · waiting for Ann",
        "",
        "Left area     face down, laid by Ann [left-0] (Island#1)",
        "              Hamlet#1                 Structure MMM · makes MP · recycles M",
        "Right area    face down, laid by Bob [right-0]",
        f"Box           {sizes['box']} cards",
        f"Development   {sizes['development']} cards",
        f"Frost Giants  {sizes['frost_giants']} cards: Frost Giant",
        f"Giant Rats    {sizes['giant_rats']} cards: Giant Rat",
        f"Vermin        {sizes['vermin']} cards: Vermin",
        "Discards      2 cards",
        "",
        "── Ann · Valados · 5 points ".ljust(100, "─"),
        "Production    M 6  P 1  G 1  E 3",
        "Stock         Krystallium 1 · Soldiers 2 · Training 1 · Traps 1 · Alchemy MMG · cubes in hand P",
        "Hand          1 Palace#1                 Monument MPGGEKS · 4 per Monument · recycles G",
        "Selection     Farm#1                   Structure MMP · makes PP · recycles M",
        "              Silk#1                   Treasure · recycles PG",
        "Construction  Farm#2                   [M m p]          Structure · makes PP",
        "              Great Lighthouse         [M G g g]        Monument · makes E · 6 points",
        "Structures    3: Port#1, Quarry#1, Quarry#2",
        "Monuments     1: Statue#1",
        "Discarded     1 card",
        "",
        "── Bob · Téressie · −2 points · done ".ljust(100, "─"),
        "Production    M 2  P 1  G 1  E 1",
        "Stock         Krystallium 0 · Soldiers 0 · Training 0 · Traps 0 · Alchemy -",
        "Hand          2 cards",
        "Construction  Royal Dungeon            [m m m m g]      Structure · 3 per Structure",
        "Discoveries   1: Infernal Gate",
        "Menaces       Vermin#1                 Vermin 1 Soldier · −1 point",
        "              Vermin#2                 Vermin 1 Soldier · −1 point",
        "              Giant Rat#1              Menace 2 Soldiers · −3 points",
    ]


def test_alone_nobody_is_said_to_be_first_and_a_window_has_no_turn() -> None:
    alone = given("solo choice, turn 2", "table: left Farm; right Port", players=1)

    assert drawn(alone.game)[0] == "Round 1 of 4 · Choice phase · turn 3 · waiting for Ann"
    assert drawn(given("gold", players=1).game)[0] == "Round 1 of 4 · Gold step · waiting for Ann"


def test_nothing_under_construction_and_an_empty_area_are_said() -> None:
    lines = drawn(given("planning", "table: left Farm").game)

    assert part(lines, "Construction") == "Construction nothing"
    assert part(lines, "Right area") == f"Right area {Words('en').t('picture-empty')}"


def test_calamities_are_counted_in_the_duchy() -> None:
    lines = drawn(given("planning", "ann: duchy Farm; calamities 2").game)

    assert sum(line.endswith("2 × Calamity") for line in lines) == 1
    assert not any("×" in line for line in drawn(given("planning", "ann: duchy Farm").game))
