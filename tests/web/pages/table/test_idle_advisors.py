"""An Advisor that cannot be used now says why: in the list of what cannot be done, and on its card."""

from __future__ import annotations

import pytest

from kingdom.web.present.table.card import card_shown
from kingdom.web.present.table.help import possible
from kingdom.web.present.table.menu import Menu
from kingdom.web.present.table.pieces import Pieces
from kingdom.web.present.table.refusals import Impossible, impossible
from kingdom.web.texts import Texts
from tests.kit import Table
from tests.kit.advisors import IDLE, SELECTS, advisors_table, unusable_advisor
from tests.kit.languages import LANGUAGES

NAMES = ("Ann", "Bob")


def told(table: Table, advisor: str, language: str) -> list[Impossible]:
    texts = Texts(language)
    (card,) = table.state.rules.names.find(advisor)
    name = texts.card(table.state.box[card].key)
    return [one for one in impossible(table.game.view(0), table.state, texts, NAMES) if one.label == name]


def pieces(table: Table, language: str) -> Pieces:
    view, texts = table.game.view(0), Texts(language)
    return Pieces(view, texts, Menu(view, texts), NAMES)


@pytest.mark.parametrize(("advisor", "when", "besides", "reason", "clause_id"), IDLE)
def test_every_advisor_gives_its_reason_and_its_clause_in_every_language(
    advisor: str, when: str, besides: str, reason: str, clause_id: str
) -> None:
    table = unusable_advisor(advisor, when, besides)
    (card,) = table.state.rules.names.find(advisor)
    sentences = set()
    for language in LANGUAGES:
        (one,) = told(table, advisor, language)
        assert one.clause == clause_id
        assert "⟦" not in one.sentence
        sentences.add(one.sentence)
        on_the_card = card_shown(card, pieces(table, language), table.state).refused
        assert [(shown.sentence, shown.clause) for shown in on_the_card] == [(one.sentence, clause_id)]
    assert len(sentences) == len(LANGUAGES)


def test_what_an_advisor_can_do_is_told_by_its_name_and_its_ability() -> None:
    table = advisors_table(
        SELECTS, "ann: zone advisors Chief Mercenary; soldiers 9; hand Farm, Port", "table: left Quarry"
    )
    texts = Texts("en")

    (one,) = [one for one in possible(table.game.view(0), texts) if one.name == "Chief Mercenary"]

    assert one.good == texts.ability("chief_mercenary")
    assert told(table, "Chief Mercenary", "en") == []


def test_the_card_of_an_advisor_has_all_that_its_ability_can_be_used_on() -> None:
    areas = "table: left Quarry, Mint (face down by bob)"
    table = advisors_table(SELECTS, "ann: zone advisors Chief Mercenary; soldiers 9; hand Farm, Port", areas)
    (card,) = table.state.rules.names.find("Chief Mercenary")

    shown = card_shown(card, pieces(table, "en"), table.state)

    assert [button.do for button in shown.buttons] == [
        "use Chief Mercenary on Quarry#1",
        "use Chief Mercenary on left-1",
    ]
    assert shown.refused == ()
