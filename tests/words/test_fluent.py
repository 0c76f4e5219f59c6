"""Messages are parsed and formatted as by Fluent's own implementation."""

from __future__ import annotations

import logging
from itertools import product

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import (
    Identifier,
    MessageReference,
    NumberLiteral,
    SelectExpression,
    TermReference,
    VariableReference,
)
from fluent.syntax.visitor import Visitor
from hypothesis import given
from hypothesis import strategies as st

from kingdom.words.fluent import Argument, Bundle, FluentError
from kingdom.words.messages import files
from tests.kit.languages import LANGUAGES
from tests.kit.messages import written

COUNTS = (0, 1, 2, 21, 1234, 1_000_000)
PLURALS = {"one", "many", "other"}  # what numbers are chosen by; nobody passes them as words


def both(language: str, text: str) -> tuple[FluentBundle, Bundle]:
    theirs = FluentBundle([language], use_isolating=False)
    theirs.add_resource(FluentResource(text))
    ours = Bundle(language)
    ours.add(text)
    return theirs, ours


def said(theirs: FluentBundle, id: str, arguments: dict[str, Argument]) -> str:
    name, _, attribute = id.partition(".")
    message = theirs.get_message(name)
    text, errors = theirs.format_pattern(message.attributes[attribute] if attribute else message.value, arguments)
    assert errors == []
    return str(text)


class Arguments(Visitor):
    """The arguments of a message, with what it chooses by for each."""

    def __init__(self) -> None:
        self.keys: dict[str, set[Argument]] = {}
        self.others = False
        """Whether other messages are put into it."""

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802 - the name is the visitor's
        self.others = True

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802 - the name is the visitor's
        self.others = True
        self.generic_visit(node)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the name is the visitor's
        self.keys.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802 - the name is the visitor's
        if isinstance(node.selector, VariableReference):
            keys = self.keys.setdefault(node.selector.id.name, set())
            for variant in node.variants:
                key = variant.key
                assert isinstance(key, Identifier | NumberLiteral)
                if not isinstance(key, Identifier) or key.name not in PLURALS:
                    keys.add(key.name if isinstance(key, Identifier) else int(key.value))
        self.generic_visit(node)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_the_game_is_said_as_fluent_says_it(language: str) -> None:
    theirs, ours = both(language, "\n".join(path.read_text(encoding="utf-8") for path in files(language)))
    compared = 0
    # A message that others are put into gets the arguments of all.
    shared = Arguments()
    for message in written(language):
        shared.visit(message)
    for message in written(language):
        found = Arguments()
        found.visit(message)
        named = sorted(found.keys)
        values = [(*sorted(found.keys[name], key=str), *COUNTS[:3], "something else")[:6] for name in named]
        rest: dict[str, Argument] = dict.fromkeys(shared.keys, "a thing") if found.others else {}
        ids = [message.id.name] if message.value else []
        ids += [f"{message.id.name}.{attribute.id.name}" for attribute in message.attributes]
        # At most two arguments are varied at once; each takes all of its values at least once.
        for chosen in (*zip(*values, strict=False), *list(product(*values))[:12]):
            arguments = rest | dict(zip(named, chosen, strict=True))
            for id in ids:
                assert ours.format(id, arguments) == said(theirs, id, arguments), (id, arguments)
                compared += 1
    assert set(ours.messages) == {message.id.name for message in written(language)}
    assert compared > 1000


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [*COUNTS, -1, -1234, 2_000_000])
def test_numbers_and_plurals_are_those_of_the_language(language: str, count: int) -> None:
    theirs, ours = both(
        language, "n = { $n ->\n    [one] one { $n }\n    [many] many { $n }\n   *[other] { $n }\n  }\n"
    )

    assert ours.format("n", {"n": count}) == said(theirs, "n", {"n": count})


WRITTEN = """\
# A comment.
## Another
plain = Words
    on two lines,

      with an empty one between.
block =
    Begins below,
      moved in.
marks = { "{" }{ " " }{ "\\u00e9" }{ "}" } { 3 }
   .label =    An attribute
   .more = { plain } and { marks.label }
inside = a { $x ->
        [0] { "" }
        [a-b] { $y ->
            [one] one
           *[other] { $y }s
        }
       *[c] c
    } b
only =
    .text = no value
{ "junk" }
after = { plain }
"""


def test_lines_marks_attributes_and_choices_within_choices() -> None:
    theirs, ours = both("en", WRITTEN)

    for id in ("plain", "block", "marks", "marks.label", "marks.more", "only.text", "after"):
        assert ours.format(id, {}) == said(theirs, id, {}), id
    for x, y in product((0, "0", "a-b", "c", "d"), (1, 2)):
        assert ours.format("inside", {"x": x, "y": y}) == said(theirs, "inside", {"x": x, "y": y})


LINES = st.lists(st.text('ab {}$x".=[]*-> \n', max_size=12), max_size=6).map(lambda parts: "m = " + "\n  ".join(parts))


@given(LINES)
def test_whatever_is_written_is_read_alike_or_left_out(text: str) -> None:
    theirs, ours = both("en", text + "\nlast = fine\n")

    assert ours.format("last", {}) == "fine"
    if "m" in ours.messages and ours.messages["m"].value and theirs.has_message("m"):
        read, errors = theirs.format_pattern(theirs.get_message("m").value, {"x": "X"})
        if not errors:
            assert ours.format("m", {"x": "X"}) == read


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("m = { NUMBER($x) }", "the function NUMBER is not known"),
        ("m = { $x ->\n    [a] b\n  }", "no variant with a star"),
        ("m = a } b", "closes nothing"),
        ("m =", "has no text"),
        ("m = { $ }", "a name is missing"),
        ("m = { $x", "} is missing"),
        ("-term = a", "a name is missing"),
    ],
)
def test_what_cannot_be_read_is_left_out_and_logged(text: str, why: str, caplog: pytest.LogCaptureFixture) -> None:
    sayings = Bundle("en")
    with caplog.at_level(logging.ERROR):
        sayings.add(f"# first\n{text}\nnext = fine\n", "some.ftl")

    assert list(sayings.messages) == ["next"]
    assert "some.ftl, line 2" in caplog.text
    assert why in caplog.text


def test_a_missing_argument_or_message_is_an_error() -> None:
    sayings = Bundle("en")
    sayings.add("a = { $x }\nb = { c }\n")

    for id in ("a", "b", "d", "a.e"):
        with pytest.raises(FluentError):
            sayings.format(id, {})


def test_a_message_that_is_there_stays_as_it_is() -> None:
    sayings = Bundle("en")
    sayings.add("a = first\na = second\n")
    sayings.add("a = third\n")

    assert sayings.format("a", {}) == "first"
