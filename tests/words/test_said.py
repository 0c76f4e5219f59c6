"""The status line, the end of a game and the cards, in words."""

from __future__ import annotations

from typing import Any

import pytest

import kingdom
from kingdom.content import load
from kingdom.core.cards import Family
from kingdom.core.events import Fact, GameEnded
from kingdom.core.reasons import why
from kingdom.core.scoring import ScoreLine, TieBreak, Verdict
from kingdom.game.redaction import redacted
from kingdom.modules.quest.steps import CompleteStep
from kingdom.rulebook.clauses import clauses
from kingdom.words import Words
from tests.kit import clause, given
from tests.kit.languages import LANGUAGES
from tests.kit.texts import NAMES, is_readable

each_language = pytest.mark.parametrize("language", LANGUAGES)


# --- what an action costs


def test_a_payment_says_where_each_cube_comes_from_and_what_krystallium_stands_for() -> None:
    view = kingdom.new_game(seed=7, modules=("quest",), quests=("the_usurper",)).view(0)
    paid = CompleteStep(0, 0, hand=(1, 0, 0, 0), alchemy=(0, 1, 0, 0), krystallium=(0, 0, 2, 0))

    said = Words("en").action(paid, view)

    assert "1 Materials from hand, 1 Population from Alchemy" in said
    assert "2 Krystallium for 2 Gold" in said


@pytest.mark.parametrize("name", ["Farm", "farm", "Farm#2"])
def test_a_card_is_found_by_its_english_name_with_or_without_a_game(name: str) -> None:
    rules = kingdom.new_game(seed=1).state.rules
    found = [Words("fr").kind(name, given) for given in (None, rules)]

    assert [kind and kind.key for kind in found] == ["farm", "farm"]
    assert Words("fr").kind("Pharm", None) is Words("fr").kind("Pharm", rules) is None


# --- the status line


def statuses(table: Any, language: str = "en") -> list[str]:
    game = table.game
    return [Words(language).status(game.view(viewer), game.waiting(), NAMES) for viewer in (0, 1, None)]


def test_the_status_line_has_two_voices() -> None:
    table = given("choice, turn 0", "ann: hand Farm, Port; traps 2", "bob: hand Quarry, Barracks")

    assert statuses(table) == [
        "Your turn. Offer two cards, even face down.",
        "Choice phase. Ann is offering two cards.",
        "Choice phase. Ann is offering two cards.",
    ]
    table.play("ann: offer Farm left, Port right")
    assert statuses(table, "fr") == [
        "Phase de Choix. Bob choisit une zone.",
        "À vous. Sélectionnez une zone\u00a0: toutes ses cartes sont à vous.",
        "Phase de Choix. Bob choisit une zone.",
    ]


def test_others_offer_at_even_turns_select_at_odd_ones_and_place_what_they_have() -> None:
    areas = "table: left Barracks; right Hamlet"
    offers = given("choice, turn 4", "ann: hand Farm, Port, Quarry", areas)
    selects = given("choice, turn 3", areas)

    assert statuses(offers)[1] == "Choice phase. Ann is offering two cards."
    assert statuses(selects)[1] == "Choice phase. Ann is choosing an area."
    placing = given("choice, turn 3", "ann: cubes M", areas)
    assert statuses(placing)[1] == f"Choice phase. {Words('en').t('status-other-places', seat='Ann')}"
    assert statuses(placing)[0].startswith("Your turn. Place the cube")
    words = Words("en")
    assert words.status(selects.game.view(1), (), NAMES) == f"Choice phase. {words.t('status-wait')}"


def test_when_the_game_is_over_the_status_line_says_who_has_won() -> None:
    table = given("last window, round 4", "ann: duchy Port", "bob: done").play("ann: done")
    verdict = table.game.outcome()
    words = Words("en")

    assert statuses(table) == [f"{words.headline(verdict, NAMES)}. {words.outcome(verdict, NAMES)}"] * 3


def test_in_production_spectators_read_who_is_busy() -> None:
    assert statuses(given("gold"))[2] == "Gold step. " + Words("en").t(
        "status-busy", phase="production", seats="Ann and Bob", count=2
    )


@clause("PLA-7/R1")
def test_in_a_window_the_status_line_says_who_is_not_done() -> None:
    table = given("planning", "ann: selection Farm", "bob: selection Port")
    before = statuses(table)
    table.play("bob: slate Port", "bob: done")
    after = statuses(table)

    assert before[0] == after[0] == "Planning phase. Slate or recycle the last card in your Selection."
    assert before[2] == "Planning phase. Both are planning."
    assert after[2] == "Planning phase. Ann is planning."
    assert after[1] == "Planning phase. You are done. Waiting for Ann."


MENACE = {"modules": ("menace",)}


@pytest.mark.parametrize(
    ("when", "ann", "options", "said"),
    [
        ("planning", "selection Farm, Port", {}, "Slate or recycle the 2 cards in your Selection."),
        ("planning", "hand Farm", {}, "Everything is planned: you can finish."),
        ("planning", "cubes MMG", {}, "Place the 3 cubes on cards, or in Alchemy."),
        ("gold", "cubes G", {}, "Place the cube on a card, or in Alchemy."),
        ("gold", "soldiers 1", {}, "No cube is left to place: you can finish."),
        ("last window", "soldiers 1", {}, "Use what you still have, then finish."),
        (
            "combat",
            "soldiers 3; zone menaces Giant Rat, Vermin",
            MENACE,
            "Vanquish Menaces with your Soldiers, or finish.",
        ),
        (
            "combat",
            "zone menaces Giant Rat",
            MENACE,
            "You cannot vanquish anything: you can finish.",
        ),
    ],
)
def test_the_status_line_says_what_is_asked_for(when: str, ann: str, options: dict[str, Any], said: str) -> None:
    table = given(when, f"ann: {ann}", **options)

    assert Words("en").status_parts(table.game.view(0), table.game.waiting(), NAMES).body == said


def test_in_solo_games_the_status_line_counts_the_selections() -> None:
    game = kingdom.new_game(players=1, seed=3)

    assert Words("en").status(game.view(0), game.waiting(), NAMES[:1]) == (
        "Choice phase. Selection 1 of 4: take all the cards of an area."
    )


@each_language
def test_every_duty_is_asked_for_and_told_of(language: str) -> None:
    """In the draft; with the Menaces, the Foreman and a Search it is the same code with other messages."""
    game = kingdom.new_game(seed=5, modules=("advisors",))
    texts = Words(language)

    assert texts.t("duty-KeepAdvisor") in texts.status(game.view(0), game.waiting(), NAMES)
    game.play(0, game.options(0)[0])
    assert "Bob" in texts.status(game.view(0), game.waiting(), NAMES)


# --- the end

LINES = (ScoreLine("flat", 12, "END-1"),)
TIES = (TieBreak("cards", (3, 3)), TieBreak("soldiers", (0, 1)))
UNFINISHED = why("final-step", quest="the_usurper").under("QUE-6")
OVERRUN = why("vermin").under("SCE-1")
VERDICTS = [
    Verdict((0,), "score", "END-1", (LINES, ()), ((), ())),
    Verdict((1,), "cards", "END-2", (LINES, LINES), ((), ()), (TieBreak("cards", (3, 4)),)),
    Verdict((1,), "soldiers", "END-2", (LINES, LINES), ((), ()), TIES),
    Verdict((0, 1), "shared", "END-2", (LINES, LINES), ((), ()), TIES),
    Verdict((1,), "eligible", "QUE-6", (LINES, LINES), ((UNFINISHED,), ())),
    Verdict((), "nobody", "QUE-6", (LINES, LINES), ((UNFINISHED,), (UNFINISHED,))),
    *(Verdict((0,), "medal", "SOL-9", (LINES,), ((),), medal=medal) for medal in ("none", "bronze", "silver", "gold")),
    Verdict((), "loss", "SCE-1", (LINES,), ((OVERRUN,),), medal="none"),
]


@each_language
@pytest.mark.parametrize("verdict", VERDICTS, ids=lambda verdict: f"{verdict.reason}-{verdict.medal}")
def test_every_end_can_be_told(verdict: Verdict, language: str) -> None:
    texts = Words(language)
    data = redacted(Fact(GameEnded(verdict), "END-4"), None, kingdom.new_game(seed=1).state.rules.names)

    assert data is not None
    assert is_readable(texts.outcome(verdict, NAMES))
    assert texts.outcome(verdict, NAMES).endswith(".")
    assert is_readable(texts.headline(verdict, NAMES))
    assert texts.outcome(verdict, NAMES).rstrip(".").casefold() in texts.fact(data, NAMES).casefold()
    assert all(is_readable(texts.tie_break(tie)) for tie in verdict.tie_breaks)
    assert all(is_readable(why) for found in verdict.losses for why, _ in texts.losses(found))
    assert all(is_readable(texts.t(f"medal-{medal}")) for medal in ("none", "bronze", "silver", "gold"))


def test_the_end_is_told_with_its_reason() -> None:
    said = [Words("en").outcome(verdict, NAMES) for verdict in VERDICTS]

    assert said[0] == "Ann wins with 12 points against 0."
    assert said[4] == "Bob wins with 12 points, since Ann cannot win."
    assert said[-1] == "Ann loses: the stack of Vermin is empty."
    assert Words("fr").outcome(VERDICTS[-1], NAMES) == "Ann a perdu\u00a0: la pioche Vermine est vide."


# --- cards


@each_language
@pytest.mark.parametrize("family", Family)
def test_every_card_can_be_read_aloud(family: Family, language: str) -> None:
    texts = Words(language)
    for kind in load().kinds(family):
        label = texts.card_label(kind)
        assert label.startswith(f"{texts.card(kind.key)}, {texts.type_name(kind)}.")
        assert is_readable(label), label
        lines = texts.card_lines(kind)
        assert lines
        assert all(is_readable(line.text) and is_readable(line.heading) for line in lines)
        assert all(line.clause in clauses() for line in lines)


def test_a_card_is_read_aloud_line_by_line() -> None:
    kinds = {kind.key: kind for family in Family for kind in load().kinds(family)}

    assert (
        Words("en").card_label(kinds["farm"]).startswith("Farm, Structure. Costs 2 Materials and 1 Population. Makes")
    )
    assert Words("it").card_lines(kinds["calamity"])[0].text == "Costa 4 punti alla fine."
    assert [line.clause for line in Words("fr").card_lines(kinds["chief_mercenary"])] == ["ADV-3", "ADV-C4"]
    assert [line.clause for line in Words("fr").card_lines(kinds["thief"])] == ["MEN-5", "MEN-6", "THI-1"]
