"""Mutants: the package with one small deliberate fault, which some test should find."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip
COUNTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.Div: ast.Mult,
}  # fmt: skip


@dataclass(frozen=True)
class Mutant:
    """One fault: where it is, the original code and the changed code."""

    path: Path
    line: int
    last: int
    """The first and last line of what was changed."""
    before: str
    after: str
    source: str
    """The whole file with the fault in it."""

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {_short(self.before)}  →  {_short(self.after)}"


def _short(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= 90 else f"{line[:87]}…"


@dataclass(frozen=True)
class Site:
    """A place where a fault is possible, and the changed code."""

    path: Path
    node: ast.AST
    changed: ast.AST

    def mutant(self, root: Path) -> Mutant | None:
        """The file with that fault; None if it would be the same, or not valid Python."""
        source = (root / self.path).read_text(encoding="utf-8")
        found = _replaced(source, self.node, self.changed)
        first = getattr(self.node, "lineno", 0)
        last = getattr(self.node, "end_lineno", first)
        return Mutant(self.path, first, last, *found) if found is not None else None


def sites_of(path: Path, root: Path) -> Iterator[Site]:
    """Every place of a file."""
    tree = ast.parse((root / path).read_text(encoding="utf-8"))
    for node, parent in _nodes(tree, None):
        for changed in _changed(node, parent):
            yield Site(path, node, changed)


def _nodes(node: ast.AST, parent: ast.AST | None) -> Iterator[tuple[ast.AST, ast.AST | None]]:
    """Everything that can be at fault at run time: no annotations, no formatted strings, nothing for type checkers.

    Nor what makes no difference: that a data class is frozen or has slots, or that lists must have the same length,
    only prevents mistakes and does nothing itself.
    """
    if isinstance(node, ast.keyword) and node.arg in ("frozen", "slots", "strict"):
        return
    yield node, parent
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "type_params") or isinstance(node, ast.JoinedStr):
            continue
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield from _nodes(child, node)


def _changed(node: ast.AST, parent: ast.AST | None) -> Iterator[ast.AST]:
    """The replacements that could be there by mistake."""
    if isinstance(parent, (ast.If, ast.While, ast.IfExp)) and node is parent.test:
        yield ast.UnaryOp(ast.Not(), node)
    match node:
        case ast.Compare(ops=ops):
            for at, operator in enumerate(ops):
                if type(operator) in COMPARED:
                    changed = deepcopy(node)
                    changed.ops[at] = COMPARED[type(operator)]()
                    yield changed
        case ast.BoolOp(op=operator):
            changed = deepcopy(node)
            changed.op = ast.Or() if isinstance(operator, ast.And) else ast.And()
            yield changed
        case ast.UnaryOp(op=ast.Not(), operand=inner):
            yield inner
        case ast.BinOp(op=operator, left=left) if type(operator) in COUNTED and not _is_text(left):
            changed = deepcopy(node)
            changed.op = COUNTED[type(operator)]()
            yield changed
        case ast.Constant(value=bool() as value):
            yield ast.Constant(not value)
        case ast.Constant(value=int() as value):
            yield ast.Constant(value + 1)
        case ast.keyword(arg="clause", value=ast.Constant(value=str() as value)):
            yield ast.keyword("clause", ast.Constant("GEN-1" if value != "GEN-1" else "GEN-2"))
        case ast.Return(value=ast.expr() as value) if not isinstance(value, ast.Constant):
            yield ast.Return(ast.Constant(None))
        case ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Raise() | ast.Continue() | ast.Break():
            if not isinstance(parent, ast.ExceptHandler):
                yield ast.Pass()
        case _:
            pass


def _is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def _replaced(source: str, node: ast.AST, changed: ast.AST) -> tuple[str, str, str] | None:
    """The original code, the changed code, and the file; None if the place cannot be located."""
    before = ast.get_source_segment(source, node)
    if not before or not isinstance(node, (ast.expr, ast.stmt, ast.keyword)):
        return None
    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    lines = source.splitlines(keepends=True)
    start = len("".join(lines[: node.lineno - 1]).encode()) + node.col_offset
    end = len("".join(lines[: node.end_lineno - 1]).encode()) + node.end_col_offset
    text = ast.unparse(changed)
    after = f"({text})" if isinstance(node, ast.expr) else text.replace("\n", f"\n{' ' * node.col_offset}")
    whole = source.encode()[:start] + after.encode() + source.encode()[end:]
    try:
        if ast.dump(ast.parse(whole)) == ast.dump(ast.parse(source)):
            return None
    except SyntaxError:
        return None
    return before, after, whole.decode()
