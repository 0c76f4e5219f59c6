"""What is static: kept by browsers for ever, and never mixed with what another version of the server had."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urljoin

import pytest
from starlette.datastructures import Headers
from starlette.testclient import TestClient

from kingdom.web import static_files as statics
from kingdom.web.static_files import ASK_AGAIN, KEEP, accepts_gzip, edition, sprite, static
from tests.kit.local_server import local_server, settings_for
from tests.kit.pages import page

IMPORTED = re.compile(r'\bfrom "(?P<path>[^"]+)"|\bimport\(?\s*"(?P<bare>[^"]+)"')


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with local_server(settings_for(tmp_path_factory.mktemp("static"))) as found:
        yield found


def test_all_that_a_page_loads_is_marked_and_may_be_kept(client: TestClient) -> None:
    linked = [node.get("href") or node.get("src") for node in page(client, "/").nodes if node.tag in ("link", "script")]

    assert static("table/table.js") in linked
    assert all(address.startswith(f"/static/{edition()}/") for address in linked)
    for address in [*linked, sprite()]:
        answer = client.get(address)
        assert (answer.status_code, answer.headers["Cache-Control"]) == (200, KEEP), address


def test_a_file_in_a_folder_is_kept_and_travels_packed_like_every_other(client: TestClient) -> None:
    drawn = (statics.FOLDER / "art" / "farm.svg").read_bytes()

    answer = client.get(static("art/farm.svg"))

    assert (answer.status_code, answer.headers["Cache-Control"]) == (200, KEEP)
    assert answer.headers["Content-Encoding"] == "gzip"
    assert answer.content == drawn


def test_what_a_script_imports_carries_the_mark_of_the_script(client: TestClient) -> None:
    found = [match["path"] or match["bare"] for match in IMPORTED.finditer(client.get(static("table/table.js")).text)]

    assert found
    for path in found:
        # By its place from the script, without a mark: so the browser asks for it under the same one.
        assert re.fullmatch(r"\./[\w-]+\.js|\.\./[\w-]+/[\w-]+\.js", path)
        assert client.get(urljoin(static("table/table.js"), path)).status_code == 200


def test_under_another_mark_there_is_the_same_but_not_to_be_kept(client: TestClient) -> None:
    for own, other in ((static("table/table.js"), "/static/00000000/table/table.js"), (sprite(), "/s/0")):
        answer = client.get(other)
        assert answer.content == client.get(own).content
        assert answer.headers["Cache-Control"] == ASK_AGAIN


def test_what_is_not_there_is_not_kept_either(client: TestClient) -> None:
    unmarked = "/static/table/table.js"
    for path in (static("nothing.js"), static("../app.py"), static("%2e%2e/app.py"), static(""), unmarked):
        answer = client.get(path)
        assert (answer.status_code, answer.headers["Cache-Control"]) == (404, "no-store"), path


def test_the_mark_changes_with_any_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(statics, "FOLDER", tmp_path)
    marks = set()
    for name, text in (("one.js", "1"), ("one.js", "2"), ("two.js", ""), ("two.js", "2"), ("art/one.svg", "")):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
        marks.add(edition.__wrapped__())

    assert len(marks) == 5


# --- packed


def test_files_travel_packed_to_whoever_can_unpack_them(client: TestClient) -> None:
    for address in (static("table/table.js"), static("table/table.css"), static("icon.svg"), sprite()):
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


# --- as they are written


def test_files_are_sent_as_they_are_written(client: TestClient) -> None:
    """Nothing between quotation marks is lost: that is how a minifier of regular expressions once went wrong."""
    folder = statics.FOLDER
    paths = [*folder.glob("*.svg"), *folder.rglob("*.css"), *folder.rglob("*.js")]
    names = [path.relative_to(folder).as_posix() for path in paths]

    assert {Path(name).suffix for name in names} == {".css", ".js", ".svg"}
    for name in names:
        written = (statics.FOLDER / name).read_bytes()
        if b"@import" not in written:
            assert client.get(static(name)).content == written, name
    assert client.get(sprite()).content == (statics.FOLDER / "sprite.svg").read_bytes()


def test_a_style_sheet_is_sent_with_those_that_it_imports_in_their_places(client: TestClient) -> None:
    folder = statics.FOLDER
    joined = [path for path in folder.rglob("*.css") if "@import" in path.read_text(encoding="utf-8")]

    assert {"pieces.css", "phone.css", "table.css"} <= {path.name for path in joined}
    for path in joined:
        parts = re.findall(r'^@import "(.+)";$', path.read_text(encoding="utf-8"), re.MULTILINE)
        sent = client.get(static(path.relative_to(folder).as_posix())).text
        places = [sent.index((path.parent / part).read_text(encoding="utf-8")) for part in parts]
        assert "@import" not in sent
        assert places == sorted(places), path.name


# --- fonts


def test_the_fonts_are_light_and_come_with_their_licences(client: TestClient) -> None:
    folder = statics.FOLDER / "fonts"
    fonts = sorted(folder.glob("*.woff2"))

    assert 0 < sum(font.stat().st_size for font in fonts) <= 80_000
    assert {path.name for path in folder.glob("OFL-*.txt")} == {"OFL-alegreya.txt", "OFL-alegreya-sans.txt"}
    linked = {node.get("href") for node in page(client, "/").nodes if node.get("as") == "font"}
    assert linked == {static(f"fonts/{font.name}") for font in fonts}
    base = (statics.FOLDER / "shared" / "base.css").read_text(encoding="utf-8")
    used = set(re.findall(r'url\("\.\./(fonts/[^"]+)"\)', base))
    assert used == {f"fonts/{font.name}" for font in fonts}


# --- motion

CHEAP = {"transform", "translate", "rotate", "scale", "opacity", "clip-path", "--done"}
"""What may change from frame to frame: a browser draws it without laying the page out again."""
AT_ONCE = {"overlay", "display"}


def moving(css: str) -> set[str]:
    """The properties that a style sheet animates."""
    transitions = re.findall(r"\btransition:\s*([^;]+);", css)
    found = {part.split()[0] for each in transitions for part in re.split(r",(?![^(]*\))", each) if part.strip()}
    for start in re.finditer(r"@keyframes [\w-]+ \{", css):
        depth, at = 1, start.end()
        while depth:
            depth += {"{": 1, "}": -1}.get(css[at], 0)
            at += 1
        found |= set(re.findall(r"([\w-]+):", css[start.end() : at]))
    return found - {"none"}


def test_only_what_is_cheap_to_draw_is_animated() -> None:
    sheets = {path.name: moving(path.read_text(encoding="utf-8")) for path in statics.FOLDER.rglob("*.css")}
    assert {name: found - CHEAP - AT_ONCE for name, found in sheets.items() if found - CHEAP - AT_ONCE} == {}
    assert moving("a { transition: width 1s cubic-bezier(0, 1, 0, 1),\n opacity 2s; }") == {"width", "opacity"}
    assert moving("@keyframes x { from { top: 0; } to { scale: 2; } } b { left: 1px; }") == {"top", "scale"}


def test_scripts_animate_through_one_door_which_knows_the_preferences() -> None:
    own = [path.name for path in statics.FOLDER.rglob("*.js") if ".animate(" in path.read_text(encoding="utf-8")]
    assert own == ["motion.js"]
