"""The messages: languages have no others than English, with the same arguments, and pages use those that there are."""

from __future__ import annotations

import re
import shutil
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Attribute,
    BaseNode,
    Identifier,
    Junk,
    Message,
    MessageReference,
    NumberLiteral,
    Pattern,
    Placeable,
    SelectExpression,
    StringLiteral,
    TextElement,
    VariableReference,
)
from fluent.syntax.serializer import serialize_pattern
from fluent.syntax.visitor import Visitor

import kingdom.web
from kingdom.content import load
from kingdom.languages import LANGUAGES
from kingdom.words import Words
from kingdom.words.__main__ import main
from kingdom.words.messages import DEFAULT, LOCALE, messages, missing, translated
from tests.kit.messages import resources, written

PACKAGE = Path(kingdom.web.__file__).parent.parent
WEB = PACKAGE / "web"
SPEAKING = ("web", "words", "cli", "review", "lab")
"""The rooms that say something to people."""
OTHERS = [language for language in LANGUAGES if language != DEFAULT]
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_other_language = pytest.mark.parametrize("language", OTHERS)

PLURALS = {"zero", "one", "two", "few", "many", "other"}


@cache
def messages_of(language: str) -> dict[str, Message]:
    return {message.id.name: message for message in written(language)}


@cache
def patterns_of(language: str) -> dict[str, Pattern]:
    """Everything that a language says, by id; attributes as `id.attribute`."""
    found: dict[str, Pattern] = {}
    for id, message in messages_of(language).items():
        if message.value is not None:
            found[id] = message.value
        found |= {f"{id}.{one.id.name}": one.value for one in message.attributes}
    return found


class Uses(Visitor):
    """What a pattern uses: arguments, other messages, and the keys that it chooses by for each argument."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()
        self.keys: set[tuple[str, str]] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the name is the visitor\'s
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802 - the name is the visitor\'s
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802 - the name is the visitor\'s
        if isinstance(node.selector, VariableReference):
            for variant in node.variants:
                key = variant.key
                assert isinstance(key, Identifier | NumberLiteral)
                self.keys.add((node.selector.id.name, key.name if isinstance(key, Identifier) else key.value))
        self.generic_visit(node)


def uses(node: BaseNode) -> Uses:
    found = Uses()
    found.visit(node)
    return found


def arguments(language: str, id: str) -> set[str]:
    """The arguments of a message, and of those that it is made of."""
    found = uses(patterns_of(language)[id])
    return found.arguments.union(*(arguments(language, inner) for inner in found.messages))


def text_of(pattern: Pattern) -> str:
    """A pattern as it is written."""
    return serialize_pattern(pattern).strip()


def prose(node: BaseNode) -> Iterator[str]:
    """The words of a pattern, without what is put in."""
    if isinstance(node, TextElement):
        yield node.value
    elif isinstance(node, Placeable) and isinstance(node.expression, StringLiteral):
        yield node.expression.value
    elif isinstance(node, Pattern):
        for element in node.elements:
            yield from prose(element)
    elif isinstance(node, Placeable) and isinstance(node.expression, SelectExpression):
        for variant in node.expression.variants:
            yield from prose(variant.value)


# --- all languages say the same


@each_language
def test_files_can_be_read_to_the_last_line(language: str) -> None:
    junk = [f"{name}: {entry.content}" for name, file in resources(language) for entry in file.body
            if isinstance(entry, Junk)]  # fmt: skip

    assert junk == []


@each_language
def test_no_message_is_written_twice(language: str) -> None:
    counts = Counter(message.id.name for message in written(language))

    assert [id for id, count in counts.items() if count > 1] == []


def test_there_is_a_folder_for_each_language_and_no_other() -> None:
    assert {path.name for path in LOCALE.iterdir()} == set(LANGUAGES)


@each_other_language
def test_messages_are_in_the_files_and_in_the_order_of_english(language: str) -> None:
    def in_files(of: str) -> dict[str, list[str]]:
        return {name: [entry.id.name for entry in file.body if isinstance(entry, Message)]
                for name, file in resources(of)}  # fmt: skip

    own, english = in_files(language), in_files(DEFAULT)
    assert own == {name: [id for id in english.get(name, ()) if id in ids] for name, ids in own.items()}


@each_other_language
def test_no_message_is_left_over(language: str) -> None:
    assert set(patterns_of(language)) <= set(patterns_of(DEFAULT))


@each_other_language
def test_what_a_language_lacks_is_listed_and_shown_in_english(language: str) -> None:
    lacking = missing(language)

    assert set(lacking) == {
        id for path in translated(DEFAULT) for id in ids_in(path) if id not in patterns_of(language)
    }
    for id in lacking:
        assert id in messages(DEFAULT)


def ids_in(path: Path) -> set[str]:
    """The ids of the messages and attributes in a file, as Fluent's own parser reads them."""
    written = [entry for entry in FluentParser().parse(path.read_text("utf-8")).body if isinstance(entry, Message)]
    values = {entry.id.name for entry in written if entry.value is not None}
    return values | {f"{entry.id.name}.{one.id.name}" for entry in written for one in entry.attributes}


def test_a_message_that_is_not_translated_is_listed_and_shown_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copytree(LOCALE, tmp_path / "locale")
    file = tmp_path / "locale" / "fr" / "words.ftl"
    file.write_text(file.read_text("utf-8").replace("resource-gold = Or\n", ""), "utf-8")
    monkeypatch.setattr("kingdom.words.messages.LOCALE", tmp_path / "locale")
    messages.cache_clear()
    try:
        said = Words("fr").t("resource-gold")
        status = main(["fr"])
    finally:
        messages.cache_clear()

    assert (said, status) == ("Gold", 0)
    assert "fr: message resource-gold" in capsys.readouterr().out.splitlines()


def test_what_is_missing_is_listed_by_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    listed = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in listed if line.endswith(": complete")] == [
        language for language in OTHERS if not missing(language)
    ]
    assert main(["xx"]) == 2
    assert capsys.readouterr().err == f"there is no language 'xx': choose from {', '.join(LANGUAGES)}\n"


@each_other_language
def test_every_message_has_the_same_arguments(language: str) -> None:
    shared = set(patterns_of(language)) & set(patterns_of(DEFAULT))
    different = {
        id: (arguments(DEFAULT, id), arguments(language, id))
        for id in shared
        if arguments(DEFAULT, id) != arguments(language, id)
    }

    assert different == {}


@each_other_language
def test_messages_choose_by_keys_that_english_knows(language: str) -> None:
    """So that a slip of the pen in a key is found: it would never be chosen."""
    known = set().union(*(uses(pattern).keys for pattern in patterns_of(DEFAULT).values()))
    chosen = set().union(*(uses(pattern).keys for pattern in patterns_of(language).values()))

    assert {(name, key) for name, key in chosen - known if key not in PLURALS and not key.isdigit()} == set()


@each_language
def test_what_is_chosen_by_a_number_has_an_other(language: str) -> None:
    def lacking(pattern: Pattern) -> bool:
        by_argument: dict[str, set[str]] = {}
        for name, key in uses(pattern).keys:
            by_argument.setdefault(name, set()).add(key)
        return any(keys & {"one", "few", "many"} and "other" not in keys for keys in by_argument.values())

    assert [id for id, pattern in patterns_of(language).items() if lacking(pattern)] == []


NAMES_AND_KEYS = {
    "game-title",
    "table-title",
    "default-name-own",
    "default-name-other",
    "key-tab",
    "key-undo",
    "brand",
}
THE_SAME = {
    "fr": {
        *NAMES_AND_KEYS,
        *("pace-normal", "pace-long", "home-best-unit", "new-interaction"),
        *("resource-population", "resource-exploration", "resource-krystallium"),
        *(
            "amount-population",
            "amount-exploration",
            "points",
        ),
        *("type-structure", "type-monument"),
        *("gallery-structure", "gallery-monument", "gallery-menace", "family-menace", "menaces-standing"),
        *("heading-production", "track-production", "track-combat", "zone-construction", "charter-bonus"),
        *(
            "sheet-flow-production",
            "sheet-flow-combat",
            "sheet-production",
            "sheet-menace",
            "scoring-title",
            "sheet-score",
        ),
        "sheet-moment-ADV-P",
        *("phases", "new-modules", "deck-danger", "score-total", "bot-page", "bot-baron", "company-short"),
        *("label-menaces", "label-production", "label-construction", "label-danger", "label-structure"),
        *("label-monument", "face-bonus", "face-points", "scoring-title", "sheet-score"),
        *("replay-pause", "words-title"),
    },
    "it": {
        *NAMES_AND_KEYS,
        *("resource-krystallium", "amount-krystallium", "heap-krystallium", "action-UseGreatSilversmith"),
        *("round-name", "review-round", "charter-bonus", "key-back", "key-escape", "face-bonus", "answer-no"),
    },
}
"""What is the same in English, by nature. Everything else that reads like English has not been translated."""


@each_other_language
def test_nothing_is_left_in_english(language: str) -> None:
    english, other = patterns_of(DEFAULT), patterns_of(language)
    same = {
        id
        for id in set(english) & set(other)
        if text_of(english[id]) == text_of(other[id]) and re.search(r"[^\W\d_]{2,}", "".join(prose(english[id])))
    }

    assert same == THE_SAME.get(language, set())


def test_french_is_set_as_french_is() -> None:
    """No-break spaces where French has spaces before marks and inside its quotation marks, and its own apostrophe."""
    wrong = {}
    for id, pattern in patterns_of("fr").items():
        # Addresses and headers of HTTP are written as they are.
        words = re.sub(r"\w+://\S*|[A-Z]\w+(?:-\w+)*: \w+", "", "".join(prose(pattern)))
        if re.search(r" [;:!?»]|« |[^\s\u00a0\u202f][;!?»]|«[^\u00a0]|\"", words) or (
            re.search(r"[^\s\u00a0]:", words) or (" '" in words)
        ):
            wrong[id] = words

    assert wrong == {}


@each_other_language
def test_apostrophes_are_typographic_in_sentences_and_in_names(language: str) -> None:
    said = {id: "".join(prose(pattern)) for id, pattern in patterns_of(language).items()}
    said |= {key: texts[language] for key, texts in load().texts.items() if language in texts}

    assert [id for id, words in said.items() if "'" in words.replace("It's a Wonderful Kingdom", "")] == []


# --- pages use what there is

CALL = re.compile(r"""\bt\(\s*(["'])(?P<id>[a-z][\w.-]*)\1(?P<more>\s*[~+])?""")
"""A message that a template or a module asks for by its id; one that goes on is the beginning of several."""
MADE = re.compile(r"""f(["'])(?P<start>[a-z][a-z-]*-)\{""")
"""The beginning of ids that are put together."""
QUOTED = re.compile(r"""(["'])(?P<id>[a-z][A-Za-z0-9_]*(?:-[A-Za-z0-9_]+)+)(?:\.[a-z]+)?\1""")


def sources() -> Iterator[tuple[str, str]]:
    for room in SPEAKING:
        for path in sorted([*(PACKAGE / room).rglob("*.py"), *(PACKAGE / room).rglob("*.html")]):
            yield str(path.relative_to(PACKAGE)), path.read_text(encoding="utf-8")


def test_every_message_that_is_asked_for_is_there() -> None:
    known = patterns_of(DEFAULT)
    missing = []
    for name, text in sources():
        for call in CALL.finditer(text):
            id = call["id"]
            there = any(one.startswith(id) for one in known) if call["more"] else id in known
            if not there:
                missing.append(f"{name}: {id}")

    assert missing == []


def test_every_beginning_of_an_id_has_messages() -> None:
    known = patterns_of(DEFAULT)
    starts = {(name, made["start"]) for name, text in sources() for made in MADE.finditer(text)
              if f't({made[0]}' in text or f'id = {made[0]}' in text}  # fmt: skip

    assert [(name, start) for name, start in starts if not any(id.startswith(start) for id in known)] == []


OF_REASONS = ("refusal-", "barrier-", "misfit-", "loss-", "fault-")
"""Messages that go by the id of a reason: the tests of reasons look after them."""


def test_every_message_is_used() -> None:
    """By name in a template or in code, by another message, by the beginning of its id, or as a reason."""
    text = "\n".join(text for _, text in sources())
    named = {found["id"] for found in QUOTED.finditer(text)} | {found["id"] for found in CALL.finditer(text)}
    starts = {found["start"] for found in MADE.finditer(text)}
    starts |= {found["id"] for found in CALL.finditer(text) if found["more"]}
    inner = set().union(*(uses(pattern).messages for pattern in patterns_of(DEFAULT).values()))
    unused = {
        id for id in messages_of(DEFAULT)
        if id not in named | inner and not id.startswith((*starts, *OF_REASONS))
    }  # fmt: skip

    assert unused == set()


def test_a_message_is_an_attribute_node() -> None:
    """The tests above look into attributes: that messages have some is part of what they prove."""
    assert any(isinstance(one, Attribute) for message in written(DEFAULT) for one in message.attributes)


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_no_translation_has_a_sign_that_the_english_text_lacks(language: str) -> None:
    """Such a sign is a slip: a message once said “Questa d@.”."""
    english = patterns_of("en")
    strange = {
        id: sorted(signs)
        for id, pattern in patterns_of(language).items()
        if (signs := set("@#$%^&*_=+<>|\\~") & (set("".join(prose(pattern))) - set("".join(prose(english[id])))))
    }

    assert strange == {}
