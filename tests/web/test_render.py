"""What pages are made of: classes, tokens, addresses to come back to, and pages that are kept; the API in words."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.responses import HTMLResponse, Response

from kingdom.game.options import options
from kingdom.web import render as rendering
from kingdom.web.app import create_app
from kingdom.web.present.api import markdown
from kingdom.web.present.cards.faces import face_of
from kingdom.web.recent import Recent
from kingdom.web.render import Unindented, classes, counted, heap, here, kept, signed, templates, theme_of, tokens_in
from kingdom.web.router import DECLARED
from tests.kit.cards import DEVELOPMENTS
from tests.kit.presentation import ENGLISH

ROUTES = create_app().state.routes


def asking(path: str = "/", query: str = "", cookies: dict[str, str] | None = None, **headers: str) -> Any:
    return SimpleNamespace(
        scope={"path": path, "query_string": query.encode(), DECLARED: ROUTES.find({"method": "POST", "path": path})},
        cookies=cookies or {}, headers=headers,
        state=SimpleNamespace(), app=SimpleNamespace(state=SimpleNamespace()),
    )  # fmt: skip


def test_only_names_that_apply_are_classes_and_rows_are_counted_up_to_24() -> None:
    assert classes("card", False, "legal", None, "") == "card legal"
    assert [counted(many) for many in (0, 24, 25)] == ["n-0", "n-24", "n-24"]
    assert counted([1, 2, 3]) == "n-3"
    assert signed(-4) == "−4"


def test_more_than_six_tokens_of_a_kind_are_a_number() -> None:
    tokens = tokens_in("en")

    assert str(heap(tokens, "g" * 6)).count("<i") == 6
    assert heap(tokens, "mm" + "s" * 7) == ('<i class="r m">M</i><i class="r m">M</i><b>7</b><i class="r s">S</i>')
    assert heap(tokens, "mmm", most=2) == '<b>3</b><i class="r m">M</i>'
    assert heap(tokens, "g", "open") == '<i class="r g open">G</i>'
    assert heap(tokens, "") == ""


def test_of_more_than_twelve_spaces_of_a_card_those_of_a_kind_are_a_number() -> None:
    tokens = tokens_in("en")
    macros: Any = templates().get_template("shared/macros.html").make_module({
        "classes": classes, "sprite": "", "res": lambda code, state="": tokens[code, state],
        "heap": lambda codes, state="", most=6: heap(tokens, codes, state, most),
    })  # fmt: skip
    card = face_of(DEVELOPMENTS[0][0], ENGLISH)

    def column(cost: str) -> str:
        return str(macros.face(replace(card, cost=cost))).partition('card-cost">')[2].partition("</span>")[0]

    assert column("mmmmmkkkkpgs").count("<i") == 12
    assert "<b>" not in column("mmmmmkkkkpgs")
    assert column("mmmmmmkkkkkpp") == heap(tokens, "mmmmmmkkkkkpp", most=2)


@pytest.mark.parametrize(
    ("path", "query", "back"),
    [
        ("/rules", "", "/rules"),
        ("/rules", "q=a+b", "/rules?q=a+b"),
        ("/t/abc/card/Farm#1", "", "/t/abc/card/Farm%231"),
        ("/t/abc/act", "x=1", "/t/abc"),
        ("/t/abc/fragment", "", "/t/abc"),
        ("/t/abc/log", "", "/t/abc/log"),
        ("/tables", "", "/new"),
        ("/language", "", "/"),
    ],
)
def test_one_comes_back_to_the_page_that_one_stood_on(path: str, query: str, back: str) -> None:
    assert here(asking(path, query)) == back


def test_a_theme_is_one_of_ours_or_that_of_the_browser() -> None:
    name = rendering.THEME_COOKIE

    assert [theme_of(asking(cookies={name: said})) for said in ("dark", "light", "auto", "pink")] == [
        "dark",
        "light",
        "",
        "",
    ]
    assert theme_of(asking()) == ""


def test_templates_are_sent_without_indentation() -> None:
    read = Unindented(templates()).preprocess

    assert read('<a class="act" href="/x">\n  <b id="y" />', None) == '<a class="act" href="/x">\n<b id="y" />'


def test_a_page_is_made_once_for_everybody_who_asks_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rendering, "_kept", Recent(2))
    made: list[str] = []

    def ask(path: str, status: int = 200, more: object = None, **cookies: str) -> Response:
        def make() -> Response:
            made.append(path)
            return HTMLResponse(path, status)

        return kept(asking(path, cookies=cookies), make, more)

    assert [bytes(ask("/a").body) for _ in range(2)] == [b"/a", b"/a"]
    assert made == ["/a"]
    ask("/a", more="else")
    ask("/a", **{rendering.THEME_COOKIE: "dark"})
    assert made == ["/a"] * 3
    ask("/a")
    assert made == ["/a"] * 4, "only so many are kept"
    made.clear()
    ask("/gone", 404)
    ask("/gone", 404)
    assert made == ["/gone"] * 2, "what went wrong is not kept"


# --- the interface in words


def test_the_words_of_the_options_are_those_of_the_card_set() -> None:
    content = ENGLISH.content
    found = {one.name: list(one.choices(content)) for one in options() if callable(one.choices)}

    assert (found["side"], found["modules"], found["duchies"]) == (
        ["A", "B"],
        list(content.modules),
        ["valados", "teressie"],
    )
    assert found["quests"] == list(dict.fromkeys(key for key, _ in content.quests))
    assert set(found["search"]) == {one for edition in content.editions.values() for one in edition.searches}


def shape(**schema: Any) -> str:
    """What is said of a field of this shape."""
    described = {
        "info": {}, "paths": {},
        "components": {"schemas": {"Thing": {"properties": {"field": schema}, "required": ["field"]}}},
    }  # fmt: skip
    return markdown(described).splitlines()[-1].split(" | ", 2)[1]


@pytest.mark.parametrize(
    ("schema", "said"),
    [
        ({"type": "integer"}, "whole number"),
        ({"type": "boolean"}, "true or false"),
        ({"type": "object", "additionalProperties": {"type": "string"}}, "names with text"),
        ({"type": "object"}, "object"),
        ({"$ref": "#/components/schemas/SeatWanted"}, "[SeatWanted](#seatwanted)"),
        ({"const": "x"}, '"x"'),
        ({"const": 3}, "3"),
        ({"enum": ["a", 2]}, '"a", 2'),
        ({"anyOf": [{"type": "string"}, {"type": "null"}]}, "text, or null"),
        ({"oneOf": [{"type": "string"}, {"type": "null"}]}, "text, or null"),
        ({"type": "array", "items": {"type": "string"}}, "list of text"),
        ({"type": "array", "prefixItems": [{"type": "string"}, {"type": "integer"}]}, "[text, whole number]"),
        ({}, "anything"),
    ],
)
def test_a_shape_is_said_in_a_few_words(schema: dict[str, Any], said: str) -> None:
    assert shape(**schema) == said


def test_operations_come_before_shapes_and_facts_last() -> None:
    described = {
        "info": {"description": "So it is."},
        "paths": {
            "/x": {
                "post": {
                    "description": "Does it.",
                    "parameters": [{"name": "id", "in": "path", "schema": {"type": "string"}, "description": "a|b"}],
                    "requestBody": {"content": {"application/json": {"schema": {"type": "integer"}}}},
                    "responses": {
                        "200": {"description": "Successful Response"},
                        "404": {"description": "Gone.", "content": {"text/plain": {}}},
                    },
                }
            }
        },
        "components": {
            "schemas": {
                "FactTold": {"description": "One.", "type": "string"},
                "Fact": {"description": "All."},
                "Zone": {"properties": {"a": {"type": "string"}}},
            }
        },
    }
    assert markdown(described).splitlines() == [
        "So it is.", "", "## Operations", "", "### `POST /x`", "", "Does it.", "",
        "|  | Shape |  |", "|---|---|---|", "| `id` in the path | text | a\\|b |", "| body | whole number |  |",
        "| answer 200 | nothing |  |", "| answer 404 | text/plain | Gone. |", "",
        "## Shapes", "", "### Fact", "", "All.", "", "One of 1, by `event`; they follow below.", "",
        "### Zone", "", "", "",
        "| Field | Shape | What it says |", "|---|---|---|", "| `a`, optional | text |  |", "",
        "### FactTold", "", "One.", "", "text",
    ]  # fmt: skip
