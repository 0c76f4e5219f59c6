"""Finds the citations of clauses in the code and tests of a source checkout.

Code cites a clause by the keyword `clause="CHO-4"`, most often in the decorator that registers a rule; any other string
that is exactly an id counts too. Tests cite clauses, or rulings, by the marker: `@clause("CHO-4", "END-2/R1")` or
`@pytest.mark.clause("CHO-4")` on a test or on a class of tests. Files are parsed, never imported.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

Citations = Mapping[str, tuple["Citation", ...]]
"""Citations by the id of the clause or ruling."""

_ID = re.compile(r"[A-Z]{3}-[A-Z]?[0-9]+")
_PERHAPS = re.compile(rf"clause|{_ID.pattern}")
"""A text that every file with a citation contains; other files need not be parsed."""
_FUNCTION = (ast.FunctionDef, ast.AsyncFunctionDef)


@dataclass(frozen=True, slots=True)
class Citation:
    """A place that cites a clause: its file, relative to the root, the line, and the name of the rule or test."""

    id: str
    file: str
    line: int
    name: str

    @property
    def place(self) -> str:
        """The place in the format of editors and terminals."""
        return f"{self.file}:{self.line}"


def cited_by_code(root: Path) -> Citations:
    """The citations in the code of a checkout, by file and line."""
    return _gathered(root, root / "src" / "kingdom", in_code)


def cited_by_tests(root: Path) -> Citations:
    """The citations in the tests of a checkout, by file and line."""
    return _gathered(root, root / "tests", in_tests)


def citing(clause: str, tests: Citations) -> tuple[Citation, ...]:
    """The tests of a clause, each once: those that cite the clause or one of its rulings.

    >>> one, other = Citation("END-2", "t.py", 1, "test_a"), Citation("END-2/R1", "t.py", 5, "test_b")
    >>> [test.name for test in citing("END-2", {"END-2": (one,), "END-2/R1": (other,)})]
    ['test_a', 'test_b']
    """
    found: dict[tuple[str, int], Citation] = {}
    for id, citations in tests.items():
        if id.partition("/")[0] == clause:
            for citation in citations:
                found.setdefault((citation.file, citation.line), citation)
    return tuple(found[place] for place in sorted(found))


def in_code(source: str, file: str) -> Iterator[Citation]:
    """The citations in a code file, each with the name of the decorated rule or the enclosing definition.

    >>> rule = '@base.offers(CHOICE, clause="CHO-3")\\ndef two_cards_are_offered(state, seat): ...'
    >>> list(in_code(rule, "choice.py"))
    [Citation(id='CHO-3', file='choice.py', line=1, name='two_cards_are_offered')]
    """
    yield from _mentions(ast.parse(source, file), file, "")


def in_tests(source: str, file: str) -> Iterator[Citation]:
    """The citations of clauses and rulings in a test file, each with the name of the test and the line of its `def`.

    >>> test = '@clause("PLA-3", "PLA-6")\\ndef test_a_cube_is_placed(): ...'
    >>> [(citation.id, citation.line) for citation in in_tests(test, "test_planning.py")]
    [('PLA-3', 2), ('PLA-6', 2)]
    """
    yield from _markers(ast.parse(source, file).body, file, "", ())


def _gathered(root: Path, folder: Path, cite: Callable[[str, str], Iterable[Citation]]) -> Citations:
    """The citations of every file in a folder and its subfolders, by id."""
    found: dict[str, tuple[Citation, ...]] = {}
    for path in sorted(folder.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        cited = cite(source, path.relative_to(root).as_posix()) if _PERHAPS.search(source) else ()
        for citation in sorted(cited, key=lambda citation: citation.line):
            found[citation.id] = (*found.get(citation.id, ()), citation)
    return found


def _mentions(node: ast.AST, file: str, around: str) -> Iterator[Citation]:
    """Every id below a node; a decorator counts as part of the decorated definition."""
    for child in ast.iter_child_nodes(node):
        match child:
            case ast.keyword(arg="clause", value=ast.Constant(value=str(id))):
                yield Citation(id, file, child.lineno, around)
            case ast.Constant(value=str(id)) if _ID.fullmatch(id):
                yield Citation(id, file, child.lineno, around)
            case _:
                yield from _mentions(child, file, _named(child, around))


def _named(node: ast.AST, around: str) -> str:
    """The name to use for everything inside a node."""
    match node:
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            return f"{around}.{name}" if around else name
        case ast.Call(func=ast.Call(), args=[ast.Name(id=name) | ast.Call(func=ast.Name(id=name))]):
            return around or name  # registered without the @: module.verb(…, clause="…")(rule)
        case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
            return around or name
        case _:
            return around


def _markers(body: Iterable[ast.stmt], file: str, around: str, inherited: tuple[str, ...]) -> Iterator[Citation]:
    """The markers of the tests in a module or class; those of a class apply to each test in it."""
    for node in body:
        if isinstance(node, ast.ClassDef):
            yield from _markers(node.body, file, f"{around}{node.name}.", (*inherited, *_marked(node)))
        elif isinstance(node, _FUNCTION) and node.name.startswith("test"):
            for id in dict.fromkeys((*inherited, *_marked(node))):
                yield Citation(id, file, node.lineno, f"{around}{node.name}")


def _marked(node: ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[str]:
    """The ids in the markers of a test or class, including those of single cases (`pytest.param(marks=…)`)."""
    for decorator in node.decorator_list:
        for inner in ast.walk(decorator):
            match inner:
                case ast.Call(func=ast.Name(id="clause") | ast.Attribute(attr="clause"), args=arguments):
                    for argument in arguments:
                        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                            yield argument.value
