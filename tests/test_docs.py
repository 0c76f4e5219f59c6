"""The documents tell the truth: their examples run, and their links lead somewhere.

Examples are taken from blocks fenced as python. Those of one document run in order and share their names, as
a reader would type them. (A plain doctest of the file would take the closing fence for expected output.)
"""

from __future__ import annotations

import doctest
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
OPTIONS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE | doctest.REPORT_NDIFF

FENCE = re.compile(r"\s*(?P<marks>`{3,}|~{3,})\s*(?P<language>[\w-]*)")
LINK = re.compile(r"!?\[[^\]]*\]\((?P<target>[^)\s]+)[^)]*\)")

URLS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["urls"]
ADDRESSES = (
    f"{URLS['Source']}/blob/main/",
    f"{URLS['Source'].replace('//github.com', '//raw.githubusercontent.com')}/main/",
)
"""Where the files of the repository are found by whoever reads a document elsewhere."""

each_document = pytest.mark.parametrize(
    "document", DOCUMENTS, ids=[path.relative_to(ROOT).as_posix() for path in DOCUMENTS]
)


def split(text: str) -> tuple[str, str]:
    """The Python in a document and the rest of it, each with the lines of the other left blank."""
    python: list[str] = []
    rest: list[str] = []
    opened: re.Match[str] | None = None
    for line in text.splitlines():
        fence = FENCE.match(line)
        inside = opened is not None and opened["language"] in ("python", "pycon")
        if opened is None:
            opened = fence
            inside = False
        elif fence and not fence["language"] and fence["marks"].startswith(opened["marks"]):
            opened = None
            inside = False
        python.append(line if inside else "")
        rest.append("" if inside else line)
    return "\n".join(python) + "\n", "\n".join(rest) + "\n"


def failures(text: str, name: str) -> str:
    """What Python says where an example goes otherwise than told; nothing when all is well."""
    python, _ = split(text)
    test = doctest.DocTestParser().get_doctest(python, {"__name__": "__main__"}, name, name, 0)
    said: list[str] = []
    doctest.DocTestRunner(verbose=False, optionflags=OPTIONS).run(test, out=said.append)
    return "".join(said)


def lost_links(text: str, folder: Path) -> list[str]:
    """Links to files that do not exist; what leads out of the repository is not followed."""
    _, prose = split(text)
    targets = [match["target"].partition("#")[0] for match in LINK.finditer(prose)]
    return [target for target in targets if target and (path := place(target, folder)) and not path.exists()]


def place(target: str, folder: Path) -> Path | None:
    """Where a link leads to: a file beside the document, or one of the repository by its address; None elsewhere."""
    for address in ADDRESSES:
        if target.startswith(address):
            return ROOT / target.removeprefix(address)
    return None if ":" in target else folder / target


@each_document
def test_the_examples_run(document: Path) -> None:
    assert failures(document.read_text(encoding="utf-8"), str(document.relative_to(ROOT))) == ""


@each_document
def test_examples_stand_in_blocks_of_python(document: Path) -> None:
    _, rest = split(document.read_text(encoding="utf-8"))

    assert [line for line in rest.splitlines() if line.lstrip().startswith(">>>")] == []


@each_document
def test_the_links_lead_somewhere(document: Path) -> None:
    assert lost_links(document.read_text(encoding="utf-8"), document.parent) == []


WRONG = """
Some prose.

```python
>>> heap = 1 + 1
>>> heap
3
```

```text
>>> not python
```
"""


def test_a_wrong_example_is_found_at_its_line() -> None:
    said = failures(WRONG, "wrong.md")

    assert 'File "wrong.md", line 6' in said
    assert "- 3" in said
    assert "```" not in said


def test_a_right_example_is_let_pass() -> None:
    assert failures(WRONG.replace("\n3\n", "\n2\n"), "right.md") == ""


def test_an_error_in_an_example_is_found() -> None:
    assert "ZeroDivisionError" in failures("~~~~pycon\n>>> 1 / 0\n~~~~\n", "wrong.md")


def test_an_example_outside_a_block_of_python_is_found() -> None:
    assert ">>> not python" in split(WRONG)[1]


def test_a_lost_link_is_found(tmp_path: Path) -> None:
    (tmp_path / "here.md").touch()
    text = "[a](here.md) [b](here.md#part) [c](#part) [d](https://a.net) ![e](gone.png) [f](gone.md#part)"

    assert lost_links(text, tmp_path) == ["gone.png", "gone.md"]


def test_the_readme_has_at_most_a_hundred_lines_and_its_links_are_relative() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    outside = {match["target"] for match in LINK.finditer(text) if ":" in match["target"]}

    assert len(text.splitlines()) <= 100
    assert outside == {"https://docs.astral.sh/uv/", "https://pipx.pypa.io/"}


def test_the_classes_of_the_glossary_are_in_the_package() -> None:
    text = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`([A-Z][a-z]+(?:[A-Z][a-z]+)*)[`(]", text))
    source = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src").rglob("*.py"))

    assert {"Slate", "TableSnapshot", "WindowClosed"} <= named
    assert sorted(name for name in named if f"class {name}" not in source and name != "Farm") == []


@each_document
def test_extras_are_quoted_as_every_shell_reads_them(document: Path) -> None:
    """The command line of Windows does not know single quotes."""
    assert re.findall(r"'wonderful-kingdom\[", document.read_text(encoding="utf-8")) == []


OUTSIDE = re.compile(r"https?://[\w./%#?=&~+-]*[\w/]")
OURS = re.compile(r"https?://(?:127\.|192\.168\.|localhost|(?:[\w-]+\.)*example\b|www\.w3\.org/)")
"""Addresses of examples, and names that are not fetched."""


def test_the_addresses_outside_stand_in_one_list() -> None:
    listed = (ROOT / "tests" / "addresses.txt").read_text(encoding="utf-8").splitlines()[1:]
    files = [
        *DOCUMENTS,
        *(ROOT / ".github").rglob("*.yml"),
        *(ROOT / name for name in ("CITATION.cff", "pyproject.toml")),
    ]
    files += [ROOT / "mkdocs.yml", *(ROOT / "src/kingdom/words/locale").rglob("*.ftl")]
    found = {address for file in files for address in OUTSIDE.findall(file.read_text(encoding="utf-8"))}

    assert listed == sorted(address for address in found if not OURS.match(address))


def test_every_page_of_the_manual_is_in_its_contents() -> None:
    contents = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("\nnav:")[2]
    pages = [path.relative_to(ROOT / "docs").as_posix() for path in DOCUMENTS if ROOT / "docs" in path.parents]

    assert len(pages) > 30
    assert [page for page in pages if f" {page}\n" not in contents] == []


CODE = re.compile(r"^\s*(`{3,}|~{3,}).*?^\s*\1\s*$", re.DOTALL | re.MULTILINE)
TABLE = re.compile(r"^\|.*$", re.MULTILINE)
LONG = {"rules.md", "rules.fr.md", "rules.it.md", "design.md", "command-line.md"}
"""The rules, the list of decisions, and a page that is generated."""


def prose(text: str) -> int:
    """The number of words outside code and tables."""
    return len(TABLE.sub("", CODE.sub("", text)).split())


@each_document
def test_a_page_answers_one_question_in_at_most_900_words(document: Path) -> None:
    if document.name not in LONG and document.parent != ROOT:
        assert prose(document.read_text(encoding="utf-8")) <= 900


def test_words_are_counted_outside_code_and_tables() -> None:
    assert prose("One two.\n\n| three | four |\n\n```python\nfive = six\n```\n\nseven") == 3


def test_the_tests_that_contributing_names_are_there_and_it_is_short() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    named = [path for run in re.findall(r"`pytest ([^`]+)`", text) for path in run.split()]

    assert len(named) > 15
    assert [path for path in named if not (ROOT / path).exists()] == []
    assert prose(text) <= 700
