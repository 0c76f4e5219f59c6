"""The documentation as a site: it has all documents, all public names, all actions, and no link leads nowhere."""

from __future__ import annotations

import ast
import inspect
import logging
import re
from collections.abc import Iterator
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import yaml

import kingdom
import kingdom.fast
from kingdom.game.rulesets import rulesets
from kingdom.text import notation

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
REFERENCE = DOCS / "reference"
DOCUMENTED = re.compile(r"^::: ([\w.]+)$", re.MULTILINE)


def documented() -> list[str]:
    """What the reference of the Python interface shows, by dotted name."""
    return DOCUMENTED.findall((REFERENCE / "python.md").read_text(encoding="utf-8"))


# --- what is there


def test_every_document_has_its_place_in_the_contents() -> None:
    class Loader(yaml.SafeLoader):
        """Names of Python objects are left alone."""

    contents = yaml.load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"), Loader)["nav"]

    def pages(part: Any) -> Iterator[str]:
        if isinstance(part, str):
            yield part
        else:
            for inner in part.values() if isinstance(part, dict) else part:
                yield from pages(inner)

    listed = list(pages(contents))
    assert sorted(listed) == sorted(path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md"))


def test_every_public_name_is_in_the_reference() -> None:
    text = (REFERENCE / "python.md").read_text(encoding="utf-8")

    assert [name for name in kingdom.__all__ if not re.search(rf"\b{name}\b", text)] == []


def test_every_action_is_in_the_reference_of_the_notation() -> None:
    text = (REFERENCE / "notation.md").read_text(encoding="utf-8")
    kinds = {
        kind for options in rulesets().values() for kind in kingdom.new_game(seed=1, **options).state.rules.actions()
    }
    rows = {f"| `{notation.usage(kind)}` | {(kind.__doc__ or '').splitlines()[0]} |" for kind in kinds}

    assert {line for line in text.splitlines() if line.startswith("| `")} == rows


# --- docstrings


def undocumented(name: str, thing: Any) -> Iterator[str]:
    """What of a public name says nothing of itself: the thing, and what it has in public."""
    if inspect.isclass(thing):
        if not (thing.__doc__ or "").strip() or thing.__doc__.startswith(f"{thing.__name__}("):
            yield name
        for own, value in vars(thing).items():
            inner = value.fget if isinstance(value, property) else getattr(value, "__func__", value)
            if not own.startswith("_") and inspect.isfunction(inner) and not (inner.__doc__ or "").strip():
                yield f"{name}.{own}"
    elif (inspect.isfunction(thing) or isinstance(thing, ModuleType)) and not (thing.__doc__ or "").strip():
        yield name


def explained(module: ModuleType) -> set[str]:
    """The constants of a module that are followed by a sentence."""
    body = ast.parse(inspect.getsource(module)).body
    return {
        target.id
        for one, following in pairwise(body)
        if isinstance(following, ast.Expr) and isinstance(following.value, ast.Constant)
        for target in (one.targets if isinstance(one, ast.Assign) else [getattr(one, "target", None)])
        if isinstance(target, ast.Name)
    }


PUBLIC = {
    **{f"kingdom.{name}": getattr(kingdom, name) for name in kingdom.__all__},
    **{f"kingdom.fast.{name}": getattr(kingdom.fast, name) for name in kingdom.fast.__all__},
}


def test_every_public_name_says_what_it_is() -> None:
    assert [gap for name, thing in PUBLIC.items() for gap in undocumented(name, thing)] == []


def test_public_constants_say_what_they_are() -> None:
    constants = {
        "kingdom.core.viewers": {"SPECTATOR", "OPEN_TABLE", "Viewer"},
        "kingdom.game.record": {"RULES_VERSION"},
    }

    for room, names in constants.items():
        assert names - explained(import_module(room)) == set()


@pytest.mark.parametrize("name", documented())
def test_what_the_reference_shows_is_there_and_says_what_it_is(name: str) -> None:
    room, _, last = name.rpartition(".")
    module = import_module(room)
    thing = getattr(module, last, None) or import_module(name)

    assert list(undocumented(name, thing)) == []


def test_a_name_without_a_docstring_is_found() -> None:
    class Silent:
        """It speaks."""

        def speak(self) -> None: ...

    assert list(undocumented("Silent", Silent)) == ["Silent.speak"]


# --- names and attributes

OF_PYTHON = {name for kind in (tuple, int, Exception) for name in dir(kind)}
"""What tuples, numbers and exceptions have anyway."""


def class_of(name: str) -> type | None:
    """The class with a dotted name; None if it is something else."""
    room, _, last = name.rpartition(".")
    found = getattr(import_module(room), last, None)
    return found if inspect.isclass(found) else None


def attributes(kind: type) -> set[str]:
    """What a value of a public class has in public, inherited or not."""
    ours = [base for base in kind.__mro__ if base.__module__.startswith("kingdom")]
    declared = {name for base in ours for name in vars(base).get("__annotations__", {})}
    named = {name for base in ours for name in vars(base)} - OF_PYTHON
    return {name for name in declared | named if not name.startswith("_")}


def test_the_reference_has_all_that_the_guides_use() -> None:
    """What a guide imports is promised: it is on the page of the Python interface, or on that of the environments."""
    text = "".join((REFERENCE / name).read_text(encoding="utf-8") for name in ("python.md", "environments.md"))
    guides = [ROOT / "README.md", *(DOCS / "guides").glob("*.md"), *(ROOT / "examples").glob("*.py")]
    used = {
        (found["module"], name.strip())
        for path in guides
        for found in re.finditer(
            r"^(?:>>> )?from (?P<module>kingdom\S*) import (?P<names>.+)$",
            path.read_text(encoding="utf-8"),
            re.MULTILINE,
        )
        for name in found["names"].split(",")
    }

    assert ("kingdom.bots", "Budget") in used
    assert sorted(f"{module}.{name}" for module, name in used if not re.search(rf"\b{name}\b", text)) == []


def test_every_action_is_in_the_reference_as_a_value() -> None:
    kinds = {
        kind for options in rulesets().values() for kind in kingdom.new_game(seed=1, **options).state.rules.actions()
    }
    fields = {kind: ", ".join(f"`{name}`" for name in kind.__match_args__) or "none" for kind in kinds}
    rows = {f"| `{kind.__name__}` | `{kind.__module__}` | {fields[kind]} |" for kind in kinds}
    text = (REFERENCE / "python.md").read_text(encoding="utf-8").partition("## Actions")[2].partition("\n## ")[0]

    assert {line for line in text.splitlines() if line.startswith("| `")} == rows


# --- the site


def test_the_site_is_made_without_a_warning(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Which finds every link and every part of a page that leads nowhere."""
    pytest.importorskip("material")
    from mkdocs.commands.build import build
    from mkdocs.config import load_config

    with caplog.at_level(logging.WARNING, logger="mkdocs"):
        build(load_config(str(ROOT / "mkdocs.yml"), site_dir=str(tmp_path)))

    assert [record.getMessage() for record in caplog.records if record.name.startswith("mkdocs")] == []
    page = (tmp_path / "reference" / "python.html").read_text(encoding="utf-8")
    shown = set(re.findall(r'id="(kingdom\.[\w.]+)"', page))
    wanted = {f"{name}.{one}" for name in documented() if (kind := class_of(name)) for one in attributes(kind)}
    assert {
        "kingdom.core.view.View.round",
        "kingdom.core.view.SeatView.soldiers",
        "kingdom.game.game.Game.play",
    } <= wanted
    assert sorted((wanted | set(documented())) - shown) == []
    assert "ViewSeen" in (tmp_path / "reference" / "http.html").read_text(encoding="utf-8")
    assert "fonts.googleapis" not in page
