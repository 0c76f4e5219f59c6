"""The summary sheet: every Menace and Advisor of the cards that one plays with, and what the sentences count."""

from __future__ import annotations

from pathlib import Path

import pytest
from markupsafe import Markup

from kingdom.content import load
from kingdom.core.cards import Family
from kingdom.rules.setup import TRAPS
from kingdom.web.present.rulebook.summary_sheet import AdvisorLine, marked, summary
from kingdom.web.texts import Texts
from tests.kit.presentation import ENGLISH


def test_the_summary_has_every_menace_and_advisor_of_the_card_set() -> None:
    content = ENGLISH.content
    found = summary(ENGLISH)
    kinds = [kind for kind, _ in content.cards]
    menaces = [kind for kind in kinds if kind.family in (Family.MENACE, Family.VERMIN)]

    assert [(one.name, one.soldiers, one.points) for one in found.menaces] == [
        (ENGLISH.card(kind.key), kind.soldiers, kind.points) for kind in menaces
    ]
    advisors = [line.name for _, lines in found.advisors for line in lines]
    assert sorted(advisors) == sorted(ENGLISH.card(kind.key) for kind in kinds if kind.family is Family.ADVISOR)
    assert [moment for moment, _ in found.advisors] == ["Choice", "Production", "End of the game", "Any time"]
    calamity, copies = next((kind, copies) for kind, copies in content.cards if kind.family is Family.CALAMITY)
    assert found.calamity == -calamity.points > 0
    assert found.numbers == {
        "rounds": 4, "hand": 7, "offers": 4, "traps": TRAPS, "alchemy": 5, "calamities": copies,
        "treasure": 2, "menaces": 4, "steps": 4,
    }  # fmt: skip


def test_what_an_advisor_does_leaves_out_when_unless_it_says_more_than_its_column() -> None:
    lines = {line.name: line.does for _, found in summary(ENGLISH).advisors for line in found}
    mother = ENGLISH.ability("nurturing_mother")
    mercenary = ENGLISH.ability("chief_mercenary")

    assert lines["Chief Mercenary"] == mercenary
    assert lines["Nurturing Mother"] != mother
    assert mother.casefold().endswith(lines["Nurturing Mother"].casefold())
    assert lines["Nurturing Mother"][0].isupper()


@pytest.mark.parametrize(
    ("clause", "says_when", "moment", "does"),
    [
        ("ADV-P1", "false", "Production", "Look at a card."),
        ("ADV-P1", "true", "Production", "When gold is made: look at a card."),
        ("PLA-1", "false", "Planning phase (simultaneous)", "Look at a card."),
        ("STA-1", "false", "Others", "When gold is made: look at a card."),
    ],
)
def test_an_advisor_of_a_pack_stands_with_those_of_its_moment(
    clause: str, says_when: str, moment: str, does: str, tmp_path: Path
) -> None:
    """Where neither the sheet nor the rules know its moment, what the card says of it is kept."""
    (tmp_path / "stars.toml").write_text(
        f'[[advisor]]\nkey = "great_silversmith"\nnames.en = "Stargazer"\nsoldiers = 2\nclause = "{clause}"\n'
        f'says_when = {says_when}\nability.en = "When gold is made: look at a card."\n',
        encoding="utf-8",
    )
    found = summary(Texts("en", load(tmp_path / "stars.toml")))

    (own,) = [(when, line) for when, lines in found.advisors for line in lines if line.name == "Stargazer"]
    assert own == (moment, AdvisorLine("Stargazer", 2, does))


@pytest.mark.parametrize(
    ("text", "html"),
    [
        ("**Five** become [K]", "<b>Five</b> become <i>k</i>"),
        ("[MPS] & <b>", "<i>mps</i> &amp; &lt;b&gt;"),
        ("[X] * a *", "[X] * a *"),
    ],
)
def test_a_sentence_of_the_sheet_has_bold_words_and_tokens(text: str, html: str) -> None:
    assert marked(text, lambda codes: Markup("<i>{}</i>").format(codes)) == html
