"""What is static: kept by browsers for ever, and never mixed with what another version of the server had."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.datastructures import Headers
from starlette.testclient import TestClient

from kingdom.web import statics
from kingdom.web.statics import ASK_AGAIN, KEEP, accepts_gzip, edition, sprite, static
from tests.kit.pages import page
from tests.kit.serving import serving, settings_for

IMPORTED = re.compile(r'\bfrom "(?P<path>[^"]+)"|\bimport\(?\s*"(?P<bare>[^"]+)"')


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with serving(settings_for(tmp_path_factory.mktemp("static"))) as found:
        yield found


def test_all_that_a_page_loads_is_marked_and_may_be_kept(client: TestClient) -> None:
    linked = [node.get("href") or node.get("src") for node in page(client, "/").nodes if node.tag in ("link", "script")]

    assert static("table.js") in linked
    assert all(address.startswith(f"/static/{edition()}/") for address in linked)
    for address in [*linked, sprite()]:
        answer = client.get(address)
        assert (answer.status_code, answer.headers["Cache-Control"]) == (200, KEEP), address


def test_what_a_script_imports_carries_the_mark_of_the_script(client: TestClient) -> None:
    found = [match["path"] or match["bare"] for match in IMPORTED.finditer(client.get(static("table.js")).text)]

    assert found
    for path in found:
        # Beside the script, and by nothing but its name: so the browser asks for it under the same mark.
        assert re.fullmatch(r"\./[\w-]+\.js", path)
        assert client.get(static(path.removeprefix("./"))).status_code == 200


def test_under_another_mark_there_is_the_same_but_not_to_be_kept(client: TestClient) -> None:
    for own, other in ((static("table.js"), "/static/00000000/table.js"), (sprite(), "/s/0")):
        answer = client.get(other)
        assert answer.content == client.get(own).content
        assert answer.headers["Cache-Control"] == ASK_AGAIN


def test_what_is_not_there_is_not_kept_either(client: TestClient) -> None:
    for path in (static("nothing.js"), static("../app.py"), static("%2e%2e/app.py"), static(""), "/static/table.js"):
        answer = client.get(path)
        assert (answer.status_code, answer.headers["Cache-Control"]) == (404, "no-store"), path


def test_the_mark_changes_with_any_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(statics, "FOLDER", tmp_path)
    marks = set()
    for name, text in (("one.js", "1"), ("one.js", "2"), ("two.js", ""), ("two.js", "2")):
        (tmp_path / name).write_text(text)
        marks.add(edition.__wrapped__())

    assert len(marks) == 4


# --- packed


def test_files_travel_packed_to_whoever_can_unpack_them(client: TestClient) -> None:
    for address in (static("table.js"), static("table.css"), static("icon.svg"), sprite()):
        with client.stream("GET", address, headers={"Accept-Encoding": "br, gzip;q=0.8"}) as packed:
            travelled = b"".join(packed.iter_raw())
        plain = client.get(address, headers={"Accept-Encoding": "identity"})

        assert packed.headers["Content-Encoding"] == "gzip"
        assert "Content-Encoding" not in plain.headers
        assert gzip.decompress(travelled) == plain.content
        assert int(packed.headers["Content-Length"]) == len(travelled) < len(plain.content)
        for answer in (packed, plain):
            assert answer.headers["Vary"] == "Accept-Encoding"
            assert answer.headers["Cache-Control"] == KEEP
        assert packed.headers["Content-Type"] == plain.headers["Content-Type"]


@pytest.mark.parametrize(
    ("said", "can"),
    [("", False), ("identity", False), ("br", False), ("gzip;q=0", False), ("gzip; q=0.0, br", False)]
    + [(said, True) for said in ("gzip", "GZIP", "br;q=1.0, gzip;q=0.5", "*")],
)
def test_whoever_can_unpack_says_so(said: str, can: bool) -> None:
    assert accepts_gzip(Headers({"accept-encoding": said})) is can


def test_pages_do_not_travel_packed(client: TestClient) -> None:
    for path in ("/", "/new", "/rules"):
        assert "Content-Encoding" not in client.get(path, headers={"Accept-Encoding": "gzip"}).headers


# --- without what is only for readers

SCRIPT = r"""// What it does.

import { make } from "./one.js";

const words = (one) => one ? "a, (b) = \" c" : "d // e"; // a remark
const far = "http://a" ;
// --- more
if (words && a < b) {
  const text = `${ far } // ( ${ [1, 2].map((one) => `< ${one} >`) }`; // another
  look({ a: 1,
         b: - -1 });
}
"""

STYLES = """
/* Cards. */
.row > .card :is(b, i) { aspect-ratio: 64 / 72; content: "a b"; }
@media (width >= 40rem) { .row > a + a { font: 1rem / 1.2 serif; width: calc(1rem + 2px); } }
"""


def sent_as(name: str, text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(statics, "FOLDER", tmp_path)
    (tmp_path / name).write_text(text)
    return statics.plain.__wrapped__(name).decode()


def test_a_script_keeps_what_it_says_and_loses_what_is_for_readers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert sent_as("one.js", SCRIPT, tmp_path, monkeypatch).strip() == (
        r"""import{make}from "./one.js";const words=(one)=>one?"a, (b) = \" c":"d // e";const far="http://a";"""
        "if(words&&a<b){const text = `${ far } // ( ${ [1, 2].map((one) => `< ${one} >`) }`;look({a:1,b:- -1});}"
    )


def test_styles_keep_the_spaces_that_mean_something(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert sent_as("one.css", STYLES, tmp_path, monkeypatch).strip() == (
        '.row>.card :is(b,i){aspect-ratio:64/72;content:"a b"}'
        "@media (width>= 40rem){.row>a + a{font:1rem/1.2 serif;width:calc(1rem + 2px)}}"
    )
