"""The arrows of the architecture, and the purity of the kernel.

Each promise is a function from modules to complaints. It is tried on the code, which must give none, and on
samples that break it, which must give exactly the complaint expected.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parent.parent / "src"

Modules = Mapping[str, ast.Module]
"""Syntax trees by dotted name; a package goes by its own name."""

KERNEL = ("core", "rules", "modules")
ADAPTERS = ("cli", "web", "rl", "bots", "lab", "review")
BETWEEN = "between"
"""Everything that reads, writes or shows a game: record, notation, view and their like."""
INTERFACE = "interface"
"""`kingdom` itself, the names that are offered to the world."""

WITHOUT_MODULES = {"core", "rules", "content", "roster", "languages"}
"""What those may import who find modules by what they introduce, and never by name."""
UP_TO_MODULES = {*WITHOUT_MODULES, "modules"}
UP_TO_INTERFACE = {*UP_TO_MODULES, BETWEEN, "words", INTERFACE}

MAY_IMPORT = {
    "core": {"core"},
    "rules": {"core", "rules"},
    # What is known of each language besides texts: the kernel has none.
    "languages": {"languages"},
    "content": {"core", "content", "roster", "languages"},
    "modules": {"core", "rules", "modules"},
    "roster": {"core", "rules", "modules", "roster"},
    BETWEEN: {*WITHOUT_MODULES, BETWEEN},
    # What people read: made from plain games by name and id, so a module needs no line here to be spoken of.
    "words": {*WITHOUT_MODULES, BETWEEN, "words"},
    INTERFACE: {*UP_TO_MODULES, BETWEEN, "words"},
    "store": {*WITHOUT_MODULES, BETWEEN, "store"},
    # Where work is done knows nothing of the work.
    "work": {"work"},
    # Functions are compiled, whatever they do: they and their tables are given.
    "native": {"native"},
    "fast": {*UP_TO_MODULES, BETWEEN, "fast", "native"},
    "gpu": {"fast", "gpu", "native"},
    "bots": {*UP_TO_INTERFACE, "bots", "fast", "native"},
    "lab": {*UP_TO_INTERFACE, "lab", "bots", "fast", "native", "work"},
    "rl": {*UP_TO_INTERFACE, "rl", "bots", "fast", "gpu", "native"},
    "review": {*UP_TO_INTERFACE, "review", "bots"},
    # Pages show what modules declare, and know none of them.
    "web": {*UP_TO_INTERFACE, "web", "store", "bots", "review", "work"} - {"modules"},
    "cli": {*UP_TO_INTERFACE, "store", "fast", "native", "work", *ADAPTERS},
    # Without a command line it says so, in words that need nothing.
    "__main__": {"cli", "words"},
}

APART_WITHIN_WEB: dict[str, set[str]] = {
    # Known everywhere: a cache, errors, settings, what a route declares, what a visitor may have, static files.
    "recent": set(),
    "errors": set(),
    "settings": set(),
    "router": {"errors"},
    "static_files": {"router"},
    "allowances": {"errors", "recent", "router", "settings"},
    "texts": {"errors"},
    # Games, and everything that happens around them.
    "tables": {"errors", "recent", "allowances"},
    "live": {"errors", "recent", "allowances", "tables"},
    "workers": {"errors", "allowances", "settings", "tables"},
    "deals": {"errors", "allowances", "tables", "workers"},
    "services": {"settings", "tables", "live", "workers", "deals"},
    "identity": {"errors", "settings", "services", "tables", "live", "workers", "deals"},
    "preferences": {"services", "identity"},
    "lessons": {"errors", "router", "tables", "texts", "services", "identity"},
    # What pages show is made from games, texts and pictures: presenters know no tables and no requests.
    "present": {"static_files", "texts"},
    "server": {"errors", "settings", "router", "allowances", "texts", "services"},
    "render": {"recent", "router", "static_files", "texts", "services", "identity", "preferences", "present"},
}
ALL_OF_WEB = {*APART_WITHIN_WEB, "api", "pages", "error_handlers", "app"}
WITHIN_WEB = {
    **APART_WITHIN_WEB,
    "api": ALL_OF_WEB - {"present", "render", "pages", "error_handlers", "app"},
    "pages": ALL_OF_WEB - {"api", "error_handlers", "app"},
    "error_handlers": ALL_OF_WEB - {"app"},
    "app": ALL_OF_WEB,
}
"""What each room of the web may import of the others, besides itself."""

USING_OTHERS = (*ADAPTERS, "store", "fast", "gpu")
"""Who may use packages from outside: batches are arrays of NumPy."""

WORLDLY = {
    *("random", "secrets", "uuid", "time", "datetime"),
    *("os", "sys", "io", "pathlib", "shutil", "tempfile", "glob", "platform", "locale", "tomllib", "sqlite3"),
    *(
        "socket",
        "http",
        "urllib",
        "logging",
        "subprocess",
        "threading",
        "multiprocessing",
        "asyncio",
        "signal",
    ),
    *("importlib", "builtins", "ctypes"),
}
WORLDLY_CALLS = {"open", "print", "input", "exec", "eval", "__import__", "breakpoint"}
COMPILES = {"kingdom.core.fields": {"exec"}}
"""Copies and views are compiled from the declarations of the fields, as dataclasses compile what they make."""

CHOSEN_ELSEWHERE = {"edition", "editions", "scenario", "menaces", "quests"}
"""What a configuration decides. The kernel reads values of it, and never asks which one it is."""
NAMES_OF_MODULES = {
    *("giant_rats", "frost_giants", "shadows", "thieves"),
    *("the_northern_lands", "the_usurper", "the_pestilent_lord"),
    *("rats_everywhere", "the_prophecy", "the_frozen_north", "the_final_battle", "the_thief_guild"),
    "assaulted_from_every_side",
}


def modules_below(folder: Path) -> Modules:
    return {
        ".".join(path.relative_to(folder).with_suffix("").parts).removesuffix(".__init__"): ast.parse(
            path.read_text(encoding="utf-8"), filename=str(path)
        )
        for path in sorted(folder.rglob("*.py"))
    }


def modules_of(sample: Mapping[str, str]) -> Modules:
    """A package made up for a test: source texts by name below `kingdom`."""
    return {"kingdom": ast.parse(""), **{f"kingdom.{name}": ast.parse(text) for name, text in sample.items()}}


def layer(module: str) -> str:
    parts = module.split(".")
    if len(parts) == 1:
        return INTERFACE
    return parts[1] if parts[1] in MAY_IMPORT else BETWEEN


def imports(modules: Modules) -> Iterator[tuple[str, str]]:
    """Who imports which module, wherever the import stands: also in a function, also for types only."""
    for module, tree in modules.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Import):
                yield from ((module, alias.name) for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                origin = "." * node.level + (node.module or "")
                for alias in node.names:
                    inner = f"{origin}.{alias.name}"
                    # What is not a module of the package known here is a name in it, or nothing at all.
                    known = (origin == "kingdom" and is_part(inner, modules)) or (
                        origin == "kingdom.web" and alias.name != "*"
                    )
                    yield module, inner if known else origin


def is_part(name: str, modules: Modules) -> bool:
    return any(module == name or module.startswith(f"{name}.") for module in modules)


def wrong_imports(modules: Modules) -> list[str]:
    """Imports against the arrows; relative ones are wrong everywhere."""
    return [
        f"{module} imports {name}"
        for module, name in imports(modules)
        if name.startswith(".") or (name.split(".")[0] == "kingdom" and layer(name) not in MAY_IMPORT[layer(module)])
    ]


def room(module: str) -> str:
    """The room of a module of the web; for the package itself "web"."""
    return [*module.split("."), "web"][2]


def wrong_imports_within_web(modules: Modules) -> list[str]:
    """Imports between the rooms of the web that are against its arrows, or of a room that has none."""
    found = []
    for module, name in imports(modules):
        if layer(module) == layer(name) == "web" and module.count(".") > 1:
            own, other = room(module), room(name)
            if other != own and other not in WITHIN_WEB.get(own, ()):
                found.append(f"{module} imports {name}")
    return found


def foreign_imports(modules: Modules) -> list[str]:
    """Packages from outside, which only the adapters, the store, the fast engine and the GPU may use."""
    return [
        f"{module} imports {name}"
        for module, name in imports(modules)
        if layer(module) not in USING_OTHERS and name.split(".")[0] not in {"kingdom", *sys.stdlib_module_names}
    ]


def touches_of_the_world(modules: Modules) -> list[str]:
    """Chance, clock, files and screen in the kernel, which has none of them."""
    imported = [
        f"{module} imports {name}"
        for module, name in imports(modules)
        if layer(module) in KERNEL and name.split(".")[0] in WORLDLY
    ]
    called = [
        f"{module} calls {node.func.id}"
        for module, tree in modules.items()
        if layer(module) in KERNEL
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in WORLDLY_CALLS - COMPILES.get(module, set())
    ]
    return imported + called


def words(node: ast.AST) -> Iterator[str]:
    """The identifiers and strings used in this very node; to define a name is not yet to use it."""
    if isinstance(getattr(node, "ctx", None), ast.Store):
        return
    for field in ("id", "attr", "name", "arg", "value"):
        word = getattr(node, field, None)
        if isinstance(word, str):
            yield word


def questions_of_which(modules: Modules) -> list[str]:
    """Places of core and base rules that ask which edition or module is played, or name one."""
    found = []
    for module, tree in modules.items():
        if layer(module) not in ("core", "rules"):
            continue
        for node in ast.walk(tree):
            asked: list[ast.expr] = []
            if isinstance(node, ast.Compare):
                asked = [node.left, *node.comparators]
            elif isinstance(node, ast.Match):
                asked = [node.subject]
            found += [
                f"{module} asks which {word}"
                for expression in asked
                for word in words(expression)
                if word in CHOSEN_ELSEWHERE
            ]
            found += [f"{module} names {word}" for word in words(node) if word.lower() in NAMES_OF_MODULES]
    return found


@pytest.fixture(scope="module")
def code() -> Modules:
    modules = modules_below(SOURCE)
    assert {"kingdom", "kingdom.cli", "kingdom.core", "kingdom.core.state"} <= set(modules)
    return modules


def test_imports_follow_the_arrows(code: Modules) -> None:
    assert wrong_imports(code) == []


@pytest.mark.parametrize(
    ("importer", "line", "imported"),
    [
        ("core.state", "from kingdom.rules import setup", "kingdom.rules"),
        ("core.state", "def f():\n    import kingdom.view", "kingdom.view"),
        ("core.state", "if TYPE_CHECKING:\n    import kingdom.content.loader", "kingdom.content.loader"),
        ("core.state", "import kingdom", "kingdom"),
        ("core.state", "from .cards import Kind", ".cards"),
        ("core.state", "from . import cards", "."),
        ("rules.setup", "from kingdom.content import load", "kingdom.content"),
        ("rules.setup", "from kingdom.modules.quest import quest", "kingdom.modules.quest"),
        ("modules.solo", "import kingdom.content.loader", "kingdom.content.loader"),
        ("modules.solo", "from kingdom.text import notation", "kingdom.text"),
        ("content.loader", "from kingdom.rules import setup", "kingdom.rules"),
        ("game.record", "from kingdom.bots import simple", "kingdom.bots"),
        ("game.record", "from kingdom import replay", "kingdom"),
        ("game.config", "from kingdom.modules.menace import thieves", "kingdom.modules.menace"),
        ("words.status", "from kingdom.modules.solo.choice import SELECTIONS", "kingdom.modules.solo.choice"),
        ("web.present.menu", "from kingdom.modules.quest.steps import CompleteStep", "kingdom.modules.quest.steps"),
        ("game.record", "from kingdom.words import in_english", "kingdom.words"),
        ("words.actions", "from kingdom.modules.quest import quest", "kingdom.modules.quest"),
        ("words.facts", "from kingdom.web.errors import Problem", "kingdom.web.errors"),
        ("store.files", "import kingdom.web.app", "kingdom.web.app"),
        ("store.files", "from kingdom import new_game", "kingdom"),
        ("bots.simple", "from kingdom.lab import arena", "kingdom.lab"),
        ("bots.simple", "from kingdom.store import files", "kingdom.store"),
        ("rl.table", "from kingdom import lab", "kingdom.lab"),
        ("web.app", "from kingdom.cli import main", "kingdom.cli"),
    ],
)
def test_an_import_against_the_arrows_is_found(importer: str, line: str, imported: str) -> None:
    sample = modules_of({"text.notation": "", "bots.simple": "", "lab.arena": "", importer: line})

    assert wrong_imports(sample) == [f"kingdom.{importer} imports {imported}"]


def test_imports_between_the_rooms_of_the_web_follow_its_arrows(code: Modules) -> None:
    assert wrong_imports_within_web(code) == []


@pytest.mark.parametrize(
    ("importer", "line", "imported"),
    [
        ("web.errors", "from kingdom.web.texts import Texts", "kingdom.web.texts"),
        ("web.tables.tables", "from kingdom.web.live.hub import Hub", "kingdom.web.live.hub"),
        ("web.live.hub", "from kingdom.web import identity", "kingdom.web.identity"),
        ("web.present.table.round", "def f():\n    import kingdom.web.tables.feed", "kingdom.web.tables.feed"),
        ("web.present.table.round", "from kingdom.web import tables", "kingdom.web.tables"),
        ("web.api.tables", "from kingdom.web.render import render", "kingdom.web.render"),
        ("web.pages.forms", "from kingdom.web.api.requests import Act", "kingdom.web.api.requests"),
        ("web.pages.forms", "from kingdom.web.app import create_app", "kingdom.web.app"),
        ("web.pages.forms", "from kingdom.web import *", "kingdom.web"),
        ("web.attic", "from kingdom.web.errors import Problem", "kingdom.web.errors"),
        ("web.pages.forms", "from kingdom.web.attic import old", "kingdom.web.attic"),
    ],
)
def test_an_import_against_the_arrows_within_web_is_found(importer: str, line: str, imported: str) -> None:
    assert wrong_imports_within_web(modules_of({importer: line})) == [f"kingdom.{importer} imports {imported}"]


def test_imports_along_the_arrows_within_web_are_not_complained_of() -> None:
    sample = modules_of(
        {
            "web.tables.tables": "from kingdom.web.errors import Problem\nfrom kingdom.web.tables import feed",
            "web.pages.forms": "from kingdom.web.present import qr\nfrom kingdom.web.identity import Asker",
            "web.app": "from kingdom.web import api, pages\nfrom kingdom.web.server import guard",
            "cli.serve": "from kingdom.web.server import guard",
        }
    )

    assert wrong_imports_within_web(sample) == []


def test_imports_along_the_arrows_are_not_complained_of() -> None:
    sample = modules_of(
        {
            "core.state": "from kingdom.core import cards\nimport re",
            "rules.setup": "from kingdom.core.state import State",
            "content.loader": "import tomllib\nfrom kingdom.core.cards import Kind",
            "modules.menace.rats": "from kingdom.rules import setup\nfrom kingdom.modules.menace import deck",
            "text.notation": "import kingdom.core.state",
            "game.record": "from kingdom.text import notation\nfrom kingdom.content.loader import load",
            "words.facts": "from kingdom.text import notation",
            "store.files": "import sqlalchemy\nfrom kingdom.game.record import Record",
            "bots.simple": "import kingdom\nfrom kingdom import new_game",
            "lab.arena": "from kingdom.bots import simple",
            "web.app": "from kingdom.bots import simple\nfrom kingdom.store import files\nimport starlette",
            "cli.play": "import click\nfrom kingdom import bots, lab\nfrom kingdom.web import app",
        }
    )

    assert wrong_imports(sample) == []
    assert foreign_imports(sample) == []


def test_packages_from_outside_stay_in_the_adapters(code: Modules) -> None:
    assert foreign_imports(code) == []


def test_a_package_from_outside_is_found() -> None:
    sample = modules_of(
        {
            "core.state": "import numpy.random",
            "text.notation": "from rich import text",
            "words.picture": "import rich",
            "cli.play": "import rich",
        }
    )

    assert foreign_imports(sample) == [
        "kingdom.core.state imports numpy.random",
        "kingdom.text.notation imports rich",
        "kingdom.words.picture imports rich",
    ]


def test_the_game_is_played_without_a_package_from_outside() -> None:
    """Nor are errors put into words, or tables drawn: a bare engine needs nothing but Python."""
    program = (
        "import sys, kingdom\n"
        "game = kingdom.new_game(seed=7)\n"
        "try: game.play(1, 'select left')\n"
        "except kingdom.IllegalAction as error: assert str(error) == 'it is not your turn: wait for seat 0 (CHO-2)'\n"
        "game.play(0, game.options(0)[0])\n"
        "assert kingdom.picture(game.view(1)).startswith('Round 1 of 4')\n"
        "assert kingdom.replay(kingdom.Record.from_json(game.record().to_json())).state == game.state\n"
        "from kingdom.bots.registry import make\n"
        "from kingdom.bots.bot import Budget\n"
        "make('page', 1).decide(game.view(1), Budget())\n"
        "known = {'kingdom', '__main__', *sys.stdlib_module_names}\n"
        "print(*sorted({name.split('.')[0] for name in sys.modules} - known))"
    )
    bare = [sys.executable, "-S", "-c", program]
    said = subprocess.run(bare, env={"PYTHONPATH": str(SOURCE)}, capture_output=True, text=True, check=False)

    assert (said.stdout.split(), said.stderr) == ([], "")


def test_core_rules_and_modules_know_no_chance_no_clock_and_no_files(code: Modules) -> None:
    assert touches_of_the_world(code) == []


@pytest.mark.parametrize("name", ["random", "time", "os", "sys", "io", "pathlib", "os.path"])
@pytest.mark.parametrize("place", ["core.state", "rules.setup", "modules.menace.rats"])
def test_the_world_is_found_in_the_kernel(place: str, name: str) -> None:
    for line in (f"import {name}", f"import {name} as other", f"from {name} import something"):
        assert touches_of_the_world(modules_of({place: line})) == [f"kingdom.{place} imports {name}"]


def test_reading_and_printing_are_found_in_the_kernel() -> None:
    sample = {
        "core.state": "def f():\n    print(open('x'))",
        "core.b": "window.open()",
        "game.record": "open('x')",
    }

    assert touches_of_the_world(modules_of(sample)) == [
        "kingdom.core.state calls print",
        "kingdom.core.state calls open",
    ]


def test_core_and_rules_never_ask_which_edition_or_module_is_played(code: Modules) -> None:
    assert questions_of_which(code) == []


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("if edition == 'first': pass", "asks which edition"),
        ("if 'x' in state.settings.menaces: pass", "asks which menaces"),
        ("x = 1 if settings.scenario is None else 2", "asks which scenario"),
        ("match settings.edition:\n    case _: pass", "asks which edition"),
        ("deck = 'giant_rats'", "names giant_rats"),
        ("if THIEVES in decks: pass", "names THIEVES"),
        ("x = decks.shadows", "names shadows"),
        ("def frost_giants(): pass", "names frost_giants"),
        ("from kingdom.core import the_usurper", "names the_usurper"),
    ],
)
def test_a_question_of_which_is_found(line: str, complaint: str) -> None:
    assert questions_of_which(modules_of({"rules.setup": line})) == [f"kingdom.rules.setup {complaint}"]
    assert questions_of_which(modules_of({"modules.solo": line, "config": line})) == []


def test_values_may_be_read_and_steps_may_have_names() -> None:
    sample = {
        "core.state": "if settings.edition.cards > 3: pass",
        "core.phases": "class Stage:\n    SHADOWS = 5",
        "rules.setup": "hand = scenario.hand",
    }

    assert questions_of_which(modules_of(sample)) == []
