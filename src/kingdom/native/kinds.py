"""The kind of each name and value of a function in the subset: a number of some width, or memory."""

from __future__ import annotations

import ast
from collections.abc import Callable
from types import FunctionType, ModuleType
from typing import Any

from kingdom.native import memory
from kingdom.native.structs import Struct, is_struct

Function = Callable[..., Any]

TABLE, SEED, LONG = "Tab", "Seed", "Long"
KINDS = {"int": "int", "bool": "bool", "float": "double", "Long": LONG, "Seed": SEED, "Table": TABLE, "None": "void"}
MEMORY = {"Row": "int", "Bytes": "int", "Ints": "int", "Longs": LONG, "Floats": "float"}
"""Functions are templates over these: memory of any kind. And what is read from it."""
WIDTHS = ("bool", "int", LONG, SEED, "float", "double")
"""Kinds of numbers: what is computed from two of them has the later one."""
FRACTIONS = ("float", "double")
PART = "part"
"""The kind of a local name for memory."""
STRUCT = "struct"
"""The kind of an argument that is a struct."""


UNARY: dict[type, str] = {ast.Not: "!", ast.USub: "-", ast.Invert: "~"}
BINARY: dict[type, str] = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.LShift: "<<",
    ast.RShift: ">>",
    ast.BitAnd: "&",
    ast.BitOr: "|",
    ast.BitXor: "^",
}
BITWISE = (ast.LShift, ast.RShift, ast.BitAnd, ast.BitOr, ast.BitXor)
COMPARE: dict[type, str] = {ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}


def wider(*kinds: str) -> str:
    """The widest of some kinds of numbers."""
    return max(kinds, key=WIDTHS.index)


class NotTranslated(TypeError):
    """Source that is not in the subset."""


def name_of(function: Function) -> str:
    """The name of a function in C++: several files may have functions of the same name."""
    return f"{function.__module__.rpartition('.')[2]}_{function.__name__.lstrip('_')}"


def here(name: str) -> str:
    """The C++ form of a name inside a function, where the name might mean something else."""
    return f"{name}_"


def annotated(one: ast.expr | None) -> str:
    """An annotation as it is written."""
    return "" if one is None else ast.unparse(one)


def answer_of(written: str) -> str:
    """The C++ type of an answer, by its annotation; empty if it has none."""
    if written.startswith("tuple["):
        parts = [KINDS.get(part.strip(), "") for part in written[6:-1].split(",")]
        return f"{ {2: 'Two', 3: 'Three'}.get(len(parts), '') }<{', '.join(parts)}>" if all(parts) else ""
    return {"bool": "int"}.get(written, KINDS.get(written, ""))


class Kinds:
    """The kinds in one function, found from its annotations and from what its names are given."""

    def __init__(self, tree: ast.FunctionDef, names: dict[str, Any], called: str) -> None:
        self.name, self.names = called, names
        self.known: dict[str, str] = {}
        """Arguments and local names, with their kinds."""
        self.read: dict[str, str] = {}
        """The kinds of numbers read from memory, by its name."""
        self.structs: dict[str, type[Struct]] = {}
        """Arguments that are structs."""
        self.given = self.arguments(tree.args)
        self.own = dict.fromkeys(
            node.id
            for node in ast.walk(tree)
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) and node.id not in self.known
        )
        self.templates = [f"class T_{one}" for one in self.read]
        self.known |= dict.fromkeys(self.own, "bool")
        self.infer(tree)

    def refused(self, one: ast.AST, why: str) -> NotTranslated:
        """The error for source that is not in the subset."""
        return NotTranslated(f"{self.name}: {ast.unparse(one)!r}: {why}")

    def arguments(self, given: ast.arguments) -> list[str]:
        """The arguments in C++."""
        found = []
        if given.vararg or given.kwarg or given.kwonlyargs or given.defaults or given.posonlyargs:
            raise self.refused(given, "only arguments by place, without defaults")
        for argument in given.args:
            kind = annotated(argument.annotation)
            if kind in MEMORY:
                self.read[argument.arg] = MEMORY[kind]
                self.known[argument.arg] = PART
                found.append(f"T_{argument.arg} {here(argument.arg)}")
            elif is_struct(self.names.get(kind)):
                self.structs[argument.arg] = self.names[kind]
                self.known[argument.arg] = STRUCT
                found.append(f"{kind}* {here(argument.arg)}")
            elif kind in KINDS and kind != "None":
                self.known[argument.arg] = KINDS[kind]
                found.append(f"{'int' if kind == 'bool' else KINDS[kind]} {here(argument.arg)}")
            else:
                raise self.refused(argument, "no kind of number or memory")
        return found

    def infer(self, tree: ast.FunctionDef) -> None:
        """Find the kinds of local names: as wide as the widest value that they are given."""
        before: dict[str, str] = {}
        while before != self.known:
            before = dict(self.known)
            for node in ast.walk(tree):
                match node:
                    case ast.Assign(targets=[ast.Tuple(elts=targets)], value=ast.Tuple(elts=values)):
                        for target, value in zip(targets, values, strict=True):
                            self.widen(target, value)
                    case ast.Assign(targets=[ast.Tuple(elts=targets)], value=ast.Call() as call):
                        for target, kind in zip(targets, self.parts(call), strict=True):
                            self.widen_to(target, kind)
                    case ast.Assign(targets=[target], value=value):
                        self.widen(target, value)
                    case ast.AnnAssign(target=target, annotation=annotation, value=ast.expr() as value):
                        if annotated(annotation) not in KINDS:
                            raise self.refused(annotation, "no kind of number")
                        self.widen_to(target, KINDS[annotated(annotation)])
                        self.widen(target, value)
                    case ast.AugAssign(target=target, op=op, value=value):
                        self.widen(target, ast.BinOp(target, op, value))
                    case ast.For(target=target):
                        self.widen_to(target, "int")

    def widen(self, target: ast.expr, value: ast.expr) -> None:
        """Let a local name hold a value."""
        if not isinstance(target, ast.Name):
            return
        source = self.memory(value)
        if self.is_table(value):
            self.known[target.id] = TABLE
        elif source is None:
            self.widen_to(target, self.kind(value))
        else:
            self.known[target.id] = PART
            self.read[target.id] = source

    def widen_to(self, target: ast.expr, kind: str) -> None:
        if isinstance(target, ast.Name) and self.known[target.id] not in (PART, TABLE):
            self.known[target.id] = wider(self.known[target.id], kind)

    def memory(self, one: ast.expr) -> str | None:
        """The kind of a number read from memory; None if this is something else."""
        match one:
            case ast.Name(id=name):
                return self.read.get(name)
            case ast.Attribute() if (kind := self.field(one)) in MEMORY:
                return MEMORY[str(kind)]
            case ast.IfExp(body=body, orelse=orelse):
                first, second = self.memory(body), self.memory(orelse)
                return first if first == second else None
            case ast.Call(func=ast.Name() as called, args=[source, _]) if self.names.get(called.id) is memory.part:
                return self.memory(source)
        return None

    def field(self, one: ast.expr) -> str | None:
        """The kind of memory that a field of a struct is; None if this is something else."""
        match one:
            case ast.Attribute(value=ast.Name(id=name), attr=field) if name in self.structs:
                if field not in self.structs[name].FIELDS:
                    raise self.refused(one, "is no field of this struct")
                return self.structs[name].FIELDS[field].kind
        return None

    def is_table(self, one: ast.expr) -> bool:
        """True if an expression is the table."""
        return self.field(one) == "Table" or (isinstance(one, ast.Name) and self.known.get(one.id) == TABLE)

    def parts(self, call: ast.Call) -> list[str]:
        """The kinds of the numbers that a call gives."""
        written = str(self.callee(call).__annotations__.get("return", ""))
        if not written.startswith("tuple["):
            raise self.refused(call, "gives one number")
        return [KINDS[part.strip()] for part in written[6:-1].split(",")]

    def kind(self, one: ast.expr) -> str:
        """The kind of a number."""
        match one:
            case ast.Constant(value=value):
                return self.kind_of(value, one)
            case ast.Name(id=name) if name in self.known:
                if self.known[name] in (PART, TABLE, STRUCT):
                    raise self.refused(one, "is memory, where a number is wanted")
                return self.known[name]
            case ast.Name() | ast.Attribute():
                return self.kind_of(self.thing(one), one)
            case ast.Subscript(value=source) if self.is_table(source):
                return "int"
            case ast.Subscript(value=source):
                read = self.memory(source)
                if read is not None:
                    return "double" if read == "float" else read
                numbers = self.thing(source)
                if not isinstance(numbers, tuple):
                    raise self.refused(one, "is no memory")
                return wider(*(self.kind_of(number, one) for number in numbers))
            case ast.UnaryOp(op=ast.Not()) | ast.Compare():
                return "bool"
            case ast.UnaryOp(operand=operand):
                return wider("int", self.kind(operand))
            case ast.BinOp(op=ast.Div()):
                return "double"
            case ast.BinOp(left=left, op=op, right=right):
                kinds = self.kind(left), self.kind(right)
                if set(kinds) & set(FRACTIONS):
                    return "double"
                is_truth = kinds == ("bool", "bool") and isinstance(op, ast.BitAnd | ast.BitOr | ast.BitXor)
                return "bool" if is_truth else wider("int", *kinds)
            case ast.BoolOp(values=values):
                return wider(*(self.kind(value) for value in values))
            case ast.IfExp(body=body, orelse=orelse):
                return wider(self.kind(body), self.kind(orelse))
            case ast.Call(func=ast.Name(id="min" | "max"), args=args):
                return wider(*(self.kind(arg) for arg in args))
            case ast.Call() as call:
                if self.callee(call) is memory.f32:
                    return "float"
                given = KINDS.get(str(self.callee(call).__annotations__.get("return", "")), "")
                if given not in WIDTHS:
                    raise self.refused(one, "gives no number")
                return given
        raise self.refused(one, "no number")

    def kind_of(self, value: object, one: ast.expr) -> str:
        """The kind of a constant."""
        if isinstance(value, bool):
            return "bool"
        if isinstance(value, float):
            return "double"
        if not isinstance(value, int):
            raise self.refused(one, "no number")
        if not -(2**63) <= value < 2**63:
            raise self.refused(one, "too large a number")
        return "int" if -(2**31) <= value < 2**31 else LONG

    def fits(self, kind: str, wanted: str, one: ast.AST) -> None:
        """Refuse a number that would lose a part of itself."""
        if wanted not in WIDTHS or (kind in FRACTIONS) > (wanted in FRACTIONS):
            raise self.refused(one, f"a {kind} where a {wanted} is wanted")
        if kind in (LONG, SEED) and wanted in ("bool", "int"):
            raise self.refused(one, "64 bits where 32 are wanted")
        if wanted == "bool" and kind != "bool":
            raise self.refused(one, "a number where a truth value is wanted")

    def fixed_number(self, one: ast.expr) -> int:
        """A whole number that is known in advance, or the least that there can be; 0 if neither is known."""
        match one:
            case ast.Constant(value=int(number)):
                return number
            case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int(number))):
                return -number
            case ast.Call(func=ast.Name(id="max"), args=args):
                return max(map(self.fixed_number, args))
            case ast.Name(id=name) if name in self.known:
                return 0
            case ast.Name() | ast.Attribute():
                found = self.thing(one)
                return found if isinstance(found, int) else 0
        return 0

    def place(self, one: ast.expr) -> int | None:
        """A place that is known in advance."""
        found = self.thing(one) if isinstance(one, ast.Attribute) else None
        return found if isinstance(found, int) else None

    # --- what names stand for

    def is_rule(self, call: ast.Call) -> bool:
        """True for a call of a function of the subset."""
        if isinstance(call.func, ast.Name) and call.func.id in ("min", "max") and call.func.id not in self.names:
            return False
        return self.callee(call) not in (memory.part, memory.f32)

    def callee(self, call: ast.Call) -> Function:
        """The function that is called."""
        found = self.thing(call.func)
        if not isinstance(found, FunctionType) or call.keywords:
            raise self.refused(call, "is no call of a function of the subset by place")
        return found

    def thing(self, one: ast.expr) -> Any:
        """The meaning of a name of the source."""
        if isinstance(one, ast.Attribute):
            module = self.thing(one.value)
            if not isinstance(module, ModuleType) or not hasattr(module, one.attr):
                raise self.refused(one, "is no name of a module")
            return getattr(module, one.attr)
        if not isinstance(one, ast.Name) or one.id in self.known or one.id not in self.names:
            raise self.refused(one, "is not known")
        return self.names[one.id]
