"""The documents about the cards show the cards as they are."""

from __future__ import annotations

import re
from pathlib import Path

from click.testing import CliRunner

from kingdom.cli import main
from kingdom.content import load
from kingdom.core.cards import CardType, Family
from kingdom.words.catalogue import sheets

DOCS = Path(__file__).resolve().parents[2] / "docs"
DESIGN = (DOCS / "content.md").read_text(encoding="utf-8")
DOCUMENT = (DOCS / "reference" / "cards.md").read_text(encoding="utf-8")


def test_the_tables_of_the_document_are_those_of_the_card_set() -> None:
    _, _, tables = DOCUMENT.partition("## The set\n")

    assert (
        tables.partition("\n**")[2]
        == "\n\n".join(sheet.markdown() for sheet in sheets(load())).partition("**")[2] + "\n"
    )


def test_the_command_named_in_the_document_writes_them() -> None:
    result = CliRunner().invoke(main, ["content", "show", "--markdown"])

    assert DOCUMENT.endswith(result.stdout)


def test_the_document_counts_the_cards_of_each_type_rightly() -> None:
    kinds = [kind for kind in load().box("B") if kind.family is Family.DEVELOPMENT]
    told = dict(re.findall(r"^- \*\*(\w+)\*\* \((\d+)\)", DESIGN, re.MULTILINE))

    for name, card_type in zip(("Structures", "Specialists", "Monuments", "Discoveries"), CardType, strict=True):
        assert int(told[name]) == sum(kind.type is card_type for kind in kinds)
