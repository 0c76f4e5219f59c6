"""Pages without a browser: their buttons, fields and words, and players who use plain forms."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from html import unescape
from types import MappingProxyType
from typing import Any
from urllib.parse import urlencode

from httpx2 import Response
from starlette.testclient import TestClient

HTML = {"accept": "text/html"}
UNSEEN = {"r", "glyph", "said"}
"""Classes without visible text: the tokens of resources, the signs of types, words for screen readers."""
VOID = {"input", "meta", "link", "br", "img", "use", "path", "line", "circle", "rect", "polyline"}


class Node:
    """An element of a page. It stores the range of the page's words and elements that it contains."""

    __slots__ = ("_first", "_last", "_nodes", "_words", "attributes", "tag")

    def __init__(self, tag: str, attributes: Mapping[str, str], words: list[str], nodes: list[Node]) -> None:
        self.tag = tag
        self.attributes = attributes
        self._words = words
        self._nodes = nodes
        self._first = self._last = (len(words), len(nodes) + 1)

    def close(self) -> None:
        """Close it: nothing later on the page belongs to it."""
        self._last = (len(self._words), len(self._nodes))

    @property
    def words(self) -> list[str]:
        return self._words[self._first[0] : self._last[0]]

    @property
    def children(self) -> list[Node]:
        """All elements in it, including nested ones."""
        return self._nodes[self._first[1] : self._last[1]]

    @property
    def text(self) -> str:
        """The whole text, without soft hyphens."""
        return " ".join(" ".join(self.words).split()).replace("\N{SOFT HYPHEN}", "")

    def get(self, name: str) -> str:
        return self.attributes.get(name, "")

    @property
    def written(self) -> str:
        """The visible text: without pictures of resources and words for screen readers."""
        unseen = [node for node in self.children if node.is_unseen]
        skipped = {at for node in unseen for at in range(node._first[0], node._last[0])}
        first, last = self._first[0], self._last[0]
        words = "".join(self._words[at] for at in range(first, last) if at not in skipped)
        return " ".join(words.split()).replace("\N{SOFT HYPHEN}", "")

    @property
    def is_unseen(self) -> bool:
        """True if it is a picture, hidden, or only for screen readers."""
        classes = self.get("class").split()
        return self.tag in ("svg", "option") or self.get("aria-hidden") == "true" or not UNSEEN.isdisjoint(classes)


TOKEN = re.compile(
    r"""<(?P<end>/)?(?P<tag>[a-z][a-z0-9]*)(?P<attributes>(?:\s+[^\s"'<>/=]+(?:="[^"]*"|=[\w.:-]+)?)*)\s*(?P<closed>/)?>"""
    r"""|(?P<words>[^<]+)|(?P<doctype><!DOCTYPE html>)"""
)
ATTRIBUTE = re.compile(r'([^\s"=]+)(?:="([^"]*)"|=([\w.:-]+))?')


def elements(source: str) -> list[Node]:
    """Every element of a page with the words in it.

    Our pages follow a strict format: lower case, double quotes or a plain word, no comments. Anything else is an error,
    and so is an element that is not closed. A general HTML parser takes five times as long.
    """
    nodes: list[Node] = []
    texts: list[str] = []
    opened: list[Node] = []
    at = 0
    for token in TOKEN.finditer(source):
        assert token.start() == at, f"this is not in our strict format: {source[at : at + 80]!r}"
        at = token.end()
        end, tag, attributes, closed, words, _ = token.groups()
        if words is not None:
            texts.append(unescape(words) if "&" in words else words)
        elif end:
            assert opened, f"no open element for </{tag}>"
            last = opened.pop()
            assert last.tag == tag, f"</{tag}> closes a <{last.tag}>"
            last.close()
        elif tag:
            node = Node(tag, attributes_in(attributes), texts, nodes)
            nodes.append(node)
            if not closed and tag not in VOID:
                opened.append(node)
    for node in opened:
        node.close()
    assert at == len(source), f"this is not in our strict format: {source[at : at + 80]!r}"
    return nodes


@lru_cache(maxsize=20_000)
def attributes_in(text: str) -> Mapping[str, str]:
    """The attributes of an element. Cached, since most elements reappear unchanged on the next page."""
    return MappingProxyType({name: unescape(value) or plain for name, value, plain in ATTRIBUTE.findall(text)})


@dataclass
class Sheet:
    """A page from a response."""

    response: Response

    def __post_init__(self) -> None:
        self.source = self.response.text
        self.nodes = elements(self.source)

    def all(self, tag: str = "", **attributes: str) -> list[Node]:
        """The elements with these attributes; `test` stands for data-testid, `_` for a hyphen."""
        wanted = {name.rstrip("_").replace("_", "-"): value for name, value in attributes.items()}
        if "test" in wanted:
            wanted["data-testid"] = wanted.pop("test")
        found = [node for node in self.nodes if node.tag == tag] if tag else self.nodes
        for name, value in wanted.items():
            found = [node for node in found if node.attributes.get(name) == value]
        return list(found)

    def one(self, tag: str = "", **attributes: str) -> Node:
        found = self.all(tag, **attributes)
        assert len(found) == 1, f"{len(found)} × {tag} {attributes} in\n{self.source[:2000]}"
        return found[0]

    @property
    def main(self) -> Node:
        return self.one(id="main")

    @property
    def status(self) -> str:
        return self.one(test="status").text

    @property
    def deeds(self) -> list[str]:
        """The actions of all buttons, in notation."""
        return [node.get("value") for node in self.all("button", name="do")]

    @property
    def modes(self) -> list[str]:
        """The modes to choose from."""
        return [link.get("href").removeprefix("?with=") for link in self.all("a") if "?with=" in link.get("href")]

    @property
    def drafts(self) -> list[str]:
        """The other drafts of where the cubes in hand go, as the address has them."""
        links = [link.get("href") for link in self.all("a") if link.get("href").startswith("?draft=")]
        return list(dict.fromkeys(link.removeprefix("?draft=") for link in links if link != "?draft="))

    @property
    def marks(self) -> dict[str, tuple[str, str]]:
        """The marks of the sheet of a Planning: the action of each in notation, with its field and value."""
        radios = [node for node in self.all("input", type="radio") if "data-do" in node.attributes]
        return {node.get("data-do"): (node.get("name"), node.get("value")) for node in radios}

    @property
    def presses(self) -> list[str]:
        """The other presses on that sheet."""
        return [node.get("value") for node in self.all("button", name="press")]

    @property
    def marked(self) -> dict[str, str]:
        """The fields of that sheet, as it stands."""
        radios = [node for node in self.all("input", type="radio") if "checked" in node.attributes]
        return {**self.fields("plan"), **{node.get("name"): node.get("value") for node in radios}}

    def fields(self, form: str) -> dict[str, str]:
        """The hidden fields of a form, by its id."""
        return {
            node.get("name"): node.get("value") for node in self.one("form", id=form).children if node.tag == "input"
        }


def page(client: TestClient, path: str, status: int = 200) -> Sheet:
    """Request a page; its status must be this one."""
    response = client.get(path, headers=HTML)
    assert response.status_code == status, f"{path}: {response.status_code} {response.text[:500]}"
    return Sheet(response)


def send(client: TestClient, path: str, data: dict[str, Any], status: int = 200) -> Sheet:
    """Send a form; returns the resulting page."""
    response = client.post(path, data=data, headers=HTML)
    assert response.status_code == status, f"{path} {data}: {response.status_code} {response.text[:500]}"
    return Sheet(response)


def table_of(sheet: Sheet) -> str:
    """The id of the table that a page shows."""
    found = re.search(r"/t/([\w-]+)", str(sheet.response.url))
    assert found, f"there is no table at {sheet.response.url}"
    return found[1]


@dataclass
class FormPlayer:
    """A player who uses plain forms."""

    client: TestClient
    table: str

    def look(self, mode: str = "") -> Sheet:
        return page(self.client, f"/t/{self.table}" + (f"?with={mode}" if mode else ""))

    def draft(self, draft: str) -> Sheet:
        """Press a card, or a cube of a draft."""
        return page(self.client, f"/t/{self.table}?draft={draft}")

    def mark(self, sheet: Sheet, *actions: str, press: str = "") -> Sheet:
        """Mark cards on the sheet of a Planning, press something on it if asked to, and look at the preview."""
        fields = {**sheet.marked, **dict(sheet.marks[action] for action in actions)}
        query = urlencode({**fields, **({"press": press} if press else {})})
        return page(self.client, f"/t/{self.table}?{query}")

    def do(self, sheet: Sheet, deed: str, status: int = 200) -> Sheet:
        """Press a button."""
        if sheet.marks and any(node.get("form") == "plan" for node in sheet.all("button", value=deed)):
            return send(self.client, f"/t/{self.table}/act", {**sheet.marked, "do": deed}, status)
        return send(self.client, f"/t/{self.table}/act", {**sheet.fields("act"), "do": deed}, status)

    def offer(self, sheet: Sheet, status: int = 200, **lays: str) -> Sheet:
        """Fill in the areas of cards, and send the offer."""
        chosen = {node.get("name"): "" for node in sheet.all("select") if node.get("name").startswith("lay:")}
        assert set(lays) <= {name.removeprefix("lay:") for name in chosen}
        filled = {**chosen, **{f"lay:{card}": where for card, where in lays.items()}}
        return send(self.client, f"/t/{self.table}/act", {**sheet.fields("offer"), **filled}, status)

    def undo(self, sheet: Sheet, *, window: bool = False, status: int = 200) -> Sheet:
        data = {**sheet.fields("undo"), **({"window": "1"} if window else {})}
        return send(self.client, f"/t/{self.table}/undo", data, status)
