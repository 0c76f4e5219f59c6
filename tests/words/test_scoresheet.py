"""The score sheet and the end of a game in words: every reason, ties, losses, titles and what slots hold."""

from __future__ import annotations

from typing import Any

import pytest

from kingdom.core.reasons import why
from kingdom.core.scoring import ScoreLine, TieBreak, Verdict
from kingdom.words import Words
from kingdom.words.scoresheet import score_sheet
from kingdom.words.slots import plain_text, slot_text
from tests.kit.cards import given

WORDS = Words("en")
NAMES = ("Ann", "Bob")
LINES = (ScoreLine("flat", 12, "END-1"), ScoreLine("flat", 3, "END-1"), ScoreLine("calamities", -4, "END-1"))


def verdict(winners: tuple[int, ...], reason: str, **more: Any) -> Verdict:
    return Verdict(winners, reason, "END-1", (LINES, LINES[1:]), ((), ()), **more)


def test_every_line_of_the_score_has_its_column_and_its_clause() -> None:
    assert score_sheet(WORDS, verdict((0,), "score"), NAMES).splitlines() == [
        "Score                            Ann       Bob",
        "Printed points                    15         3   END-1",
        "Calamities                        −4        −4   END-1",
        "Total                             11        −1",
        "Ann wins with 11 points against −1 (END-1)",
    ]


def test_a_long_name_widens_its_column_and_a_tie_is_a_line() -> None:
    tied = Verdict((1,), "cards", "END-2", (LINES[:1], LINES[:1]), ((), ()), tie_breaks=(TieBreak("cards", (3, 5)),))

    assert score_sheet(WORDS, tied, ("Anna-Katharina", "Bob")).splitlines() == [
        "Score                       Anna-Katharina             Bob",
        "Printed points                          12              12   END-1",
        "Total                                   12              12",
        "Tie: Cards in the Duchy                  3               5",
        "Bob and Anna-Katharina have 12 points each; Bob wins with more cards in the Duchy (END-2)",
    ]


def test_why_a_seat_cannot_win_is_said_with_its_clause() -> None:
    reason = why("quest-unfinished").under("QUE-6")
    lost = Verdict((1,), "eligible", "QUE-6", (LINES, LINES), ((reason,), ()))
    lines = score_sheet(WORDS, lost, NAMES).splitlines()

    assert lines[-1] == "Bob wins with 11 points, since Ann cannot win (QUE-6)"
    assert lines[-2].startswith("Ann")
    assert lines[-2].endswith("(QUE-6)")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "required and not built: Port, Navigators and 2 × Farm"),
        ("fr", "cartes imposées non construites\u00a0: Port, Navigateurs et 2 × Ferme"),
        ("it", "carte richieste e non costruite: Porto, Navigatori e 2 × Fattoria"),
    ],
)
def test_several_required_cards_are_one_sentence(language: str, sentence: str) -> None:
    required = tuple(
        why("required", card=card, count=count) for card, count in (("Port", 1), ("Navigators", 1), ("Farm", 2))
    )
    standing = tuple(why("standing", card=card, count=1) for card in ("Shadow", "Thief"))
    found = tuple(reason.under("SCE-3") for reason in (*required, *standing))
    lost = Verdict((), "loss", "SCE-3", (LINES,), (found,))
    words = Words(language)

    (first, clause), (_, other) = words.losses(found)
    assert (first, clause, other) == (sentence, "SCE-3", "SCE-3")
    assert words.outcome(lost, NAMES).count(sentence) == 1
    assert sum("SCE-3" in line for line in score_sheet(words, lost, NAMES).splitlines()) == 3


@pytest.mark.parametrize(
    ("ended", "title", "sentence"),
    [
        (verdict((0,), "score"), "Ann is Monarch of the Realm", "Ann wins with 11 points against −1."),
        (verdict((1,), "resigned"), "Bob is Monarch of the Realm", "Bob wins, since Ann has resigned."),
        (
            verdict((0, 1), "shared"),
            WORDS.t("headline-shared"),
            "Ann and Bob have 11 points each and share the victory.",
        ),
        (verdict((), "nobody"), WORDS.t("headline-nobody"), "Neither Ann nor Bob can win."),
        (
            Verdict((0,), "medal", "SOL-9", (LINES,), ((),), medal="gold"),
            WORDS.t("headline-medal", medal="gold"),
            "",
        ),
        (Verdict((), "loss", "SCE-1", (LINES,), ((why("x"),),)), WORDS.t("headline-loss"), ""),
    ],
    ids=["score", "resigned", "shared", "nobody", "medal", "loss"],
)
def test_each_end_has_its_title_and_its_sentence(ended: Verdict, title: str, sentence: str) -> None:
    assert WORDS.headline(ended, NAMES) == title
    if sentence:
        assert WORDS.outcome(ended, NAMES) == sentence


def test_a_source_of_another_module_is_called_by_its_own_name() -> None:
    assert WORDS.score_source("per_monument") == "Per card: Monuments"
    assert WORDS.score_source(ScoreLine("golden_fleece", 1, "END-1")) == "Golden fleece"


# --- slots


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("spies", (0, 0), ""),
        ("spies", (1, 0), WORDS.t("slot-spies", ready=1, spent=0)),
        ("spies", (0, 2), WORDS.t("slot-spies", ready=0, spent=2)),
        ("searches", (0, 0), ""),
        ("searches", (1, 1), WORDS.t("slot-searches", count=2)),
        ("of_somebody_else", (), ""),
        ("of_somebody_else", (1, (2, 3)), "1, (2, 3)"),
    ],
)
def test_what_a_slot_holds_is_said_or_nothing(name: str, value: Any, said: str) -> None:
    view = given("planning", players=1).game.view(0)

    assert slot_text(WORDS, name, value, view, NAMES) == said


def test_plain_data_is_one_line() -> None:
    assert plain_text(WORDS, (True, False, 3, ("farm", ()))) == "yes, no, 3, (farm, nothing)"
    assert plain_text(WORDS, ()) == "nothing"
