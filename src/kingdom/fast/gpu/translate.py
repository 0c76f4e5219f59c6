"""The rules as CUDA C++: translated from their own source, function by function.

The rules are free functions over integers, so the translation is nearly word for word. It is made whenever it is
needed, and none of it is kept: the Python source stays the only one. Integers are 32 bits wide, which suits a GPU;
numba uses 64. What a ruleset is played with is known when kernels are compiled, and is built into them, unless the
kernels are for all rulesets.

Bots that judge rows are written in the same way, with a few more things: numbers with a fraction, which have 64 bits as
in numba, lists of them with 32, and parts of lists.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Callable, Iterable
from types import ModuleType
from typing import Any

from kingdom.fast import columns as c
from kingdom.fast.compiled import Table

KINDS = {
    "int": "int",
    "bool": "int",
    "float": "double",
    "Table": "Tab",
    "None": "void",
    "tuple[int, int, int]": "Three",
}
SEED = "Seed"
"""A seed has 64 bits."""
LATER = {"Row", "Ints", "Floats"}
"""Types that functions are templates over: rows and lists in any memory, of any width."""
PART = "part"
"""The kind of a local name for a part of a list."""
WIDTHS = ("int", SEED, "float", "double")
"""Kinds of numbers: what is computed from two of them has the later one."""
BY_HAND = {"kingdom.fast.chance"}
"""Written by hand in C++ (`prelude.cuh`): these compute with exactly 32 bits."""

UNARY = {ast.Not: "!", ast.USub: "-", ast.Invert: "~"}
BINARY = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.LShift: "<<",
    ast.RShift: ">>",
    ast.BitAnd: "&",
    ast.BitOr: "|",
    ast.BitXor: "^",
}
COMPARE = {ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}


def wider(*kinds: str) -> str:
    """The widest of some kinds of numbers."""
    return max(kinds, key=WIDTHS.index)


class NotTranslated(TypeError):
    """Source that is not simple enough to translate."""


def plain(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function as it was written."""
    written: Callable[..., Any] = getattr(function, "py_func", function)
    return written


def name_of(function: Callable[..., Any]) -> str:
    """The name of a function in C++: several files may have functions of the same name."""
    return f"{function.__module__.rpartition('.')[2]}_{function.__name__.lstrip('_')}"


def here(name: str) -> str:
    """The C++ form of a name inside a function, where the name might mean something else."""
    return f"{name}_"


class Translation:
    """Functions and everything that they call, in C++."""

    def __init__(
        self,
        functions: Iterable[Callable[..., Any]],
        table: Table | None,
        apart: Iterable[Callable[..., Any]] = (),
    ) -> None:
        """`table`: None for all rulesets; `apart`: functions that are compiled once, and called wherever needed."""
        self.table = table
        self.apart = {name_of(plain(function)) for function in apart}
        self.heads: list[str] = []
        self.bodies: list[str] = []
        self._known: set[str] = set()
        self._fixed = {field.at for field in c.FIELDS if field.size == 1}
        for function in functions:
            self.add(function)

    @property
    def text(self) -> str:
        """All of it: declarations first, then definitions."""
        return "\n".join((*self.heads, "", *self.bodies))

    def add(self, function: Callable[..., Any]) -> str:
        """Translate a function, once; its name."""
        function = plain(function)
        name = name_of(function)
        if name not in self._known and function.__module__ not in BY_HAND:
            self._known.add(name)
            _Function(self, function, name)
        return name

    def fixed(self, place: int) -> int | None:
        """The value at a place of the table, if it stays the same for the whole game."""
        return int(self.table[place]) if self.table is not None and place in self._fixed else None


class _Function:
    """One function that is being translated."""

    def __init__(self, whole: Translation, function: Callable[..., Any], name: str) -> None:
        self.whole, self.names = whole, function.__globals__
        tree = ast.parse(textwrap.dedent(inspect.getsource(function))).body[0]
        assert isinstance(tree, ast.FunctionDef)
        templates, given = [], []
        self.known: dict[str, str] = {}
        self.fractions: set[str] = set()
        """Names of lists of numbers with a fraction."""
        for argument in tree.args.args:
            assert argument.annotation is not None
            kind = ast.unparse(argument.annotation)
            if kind in LATER:
                templates.append(f"class T_{argument.arg}")
                if kind == "Floats":
                    self.fractions.add(argument.arg)
                kind = f"T_{argument.arg}"
            else:
                kind = SEED if argument.arg == "seed" else KINDS[kind]
            self.known[argument.arg] = kind
            given.append(f"{kind} {here(argument.arg)}")
        assert tree.returns is not None
        self.gives = ast.unparse(tree.returns)
        result = KINDS[self.gives]
        kind = "APART" if name in whole.apart else "RULE"
        written_for = f"template <{', '.join(templates)}> " if templates else ""
        head = f"{written_for}{kind} {result} {name}({', '.join(given)})"
        own = dict.fromkeys(
            node.id
            for node in ast.walk(tree)
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) and node.id not in self.known
        )
        whole.heads.append(f"{head};")
        self.known |= dict.fromkeys(own, "int")
        self.infer(tree)
        self.loops = 0
        lines = []
        for kind in WIDTHS:
            named = [f"{here(one)} = 0" for one in own if self.known[one] == kind]
            lines += [f"{kind} {', '.join(named)};"] if named else []
        lines += self.block(tree.body[ast.get_docstring(tree) is not None :])
        whole.bodies.append("\n".join((f"{head} {{", *(f"  {line}" for line in lines), "}")))

    def infer(self, tree: ast.FunctionDef) -> None:
        """Find the kinds of local names: as wide as the widest value that they are given."""
        before: dict[str, str] = {}
        while before != self.known:
            before = dict(self.known)
            for node in ast.walk(tree):
                match node:
                    case ast.Assign(targets=[ast.Tuple(elts=targets)], value=ast.Tuple(elts=values)):
                        given = list(zip(targets, values, strict=True))
                    case ast.Assign(targets=[target], value=value) | ast.AugAssign(target=target, value=value):
                        given = [(target, value)]
                    case _:
                        continue
                for target, value in given:
                    if isinstance(target, ast.Name):
                        self.widen(target.id, value)

    def widen(self, name: str, value: ast.expr) -> None:
        """Let a local name hold a value."""
        match value:
            case ast.Subscript(value=ast.Name(id=listed), slice=ast.Slice()):
                self.known[name] = PART
                if listed in self.fractions:
                    self.fractions.add(name)
            case _ if self.known[name] in WIDTHS:
                self.known[name] = wider(self.known[name], self.kind(value))

    def kind(self, one: ast.expr) -> str:
        """The kind of a value, as numba reckons it: an integer and 32 bits with a fraction make 64 bits."""
        match one:
            case ast.Constant(value=float()):
                return "double"
            case ast.Name(id=name) if name in self.known:
                return self.known[name] if self.known[name] in WIDTHS else "int"
            case ast.Name() | ast.Attribute():
                return "double" if isinstance(self.thing(one), float) else "int"
            case ast.Subscript(value=ast.Name(id=listed)):
                return "float" if listed in self.fractions else "int"
            case ast.UnaryOp(op=ast.USub(), operand=operand):
                return self.kind(operand)
            case ast.BinOp(left=left, op=op, right=right):
                kinds = self.kind(left), self.kind(right)
                if set(kinds) == {"int", "float"} or (isinstance(op, ast.Div) and set(kinds) != {"float"}):
                    return "double"
                return wider(*kinds)
            case ast.IfExp(body=body, orelse=orelse):
                return wider(self.kind(body), self.kind(orelse))
            case ast.Call(func=ast.Name(id="min" | "max"), args=args):
                return wider(*(self.kind(arg) for arg in args))
            case ast.Call(func=called):
                given = plain(self.thing(called)).__annotations__["return"]
                return "double" if given == "float" else "int"
        return "int"

    def block(self, statements: Iterable[ast.stmt]) -> list[str]:
        return [line for one in statements for line in self.statement(one)]

    def inner(self, statements: Iterable[ast.stmt]) -> list[str]:
        return [f"  {line}" for line in self.block(statements)]

    def statement(self, one: ast.stmt) -> list[str]:
        match one:
            case ast.Assign(targets=[ast.Tuple(elts=targets)], value=ast.Tuple(elts=values)):
                pairs = zip(targets, values, strict=True)  # none of them depends on another
                return [f"{self.value(target)} = {self.value(value)};" for target, value in pairs]
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if self.known[name] == PART:
                return [f"auto {here(name)} = {self.value(value)};"]
            case ast.Assign(targets=[target], value=value):
                return [f"{self.value(target)} = {self.value(value)};"]
            case ast.AugAssign(target=target, op=op, value=value) if type(op) in BINARY:
                return [f"{self.value(target)} {BINARY[type(op)]}= {self.value(value)};"]
            case ast.Expr(value=ast.Call() as call):
                return [f"{self.value(call)};"]
            case ast.Return(value=None):
                return ["return;"]
            case ast.Return(value=ast.Tuple(elts=parts)):
                return [f"return Three{{{', '.join(self.value(part) for part in parts)}}};"]
            case ast.Return(value=ast.BoolOp()) if self.gives != "bool":
                pass  # in C++ it would be a truth value, in Python it is one of the numbers
            case ast.Return(value=ast.expr() as value):
                return [f"return {self.value(value)};"]
            case ast.If(test=test, body=body, orelse=orelse):
                lines = [f"if ({self.value(test)}) {{", *self.inner(body), "}"]
                return lines if not orelse else [*lines[:-1], "} else {", *self.inner(orelse), "}"]
            case ast.While(test=test, body=body, orelse=[]):
                return [f"while ({self.value(test)}) {{", *self.inner(body), "}"]
            case ast.For(target=ast.Name(id=name), iter=ast.Call(args=args), body=body, orelse=[]):
                return self.loop(name, [self.value(arg) for arg in args], body)
            case ast.Continue():
                return ["continue;"]
            case ast.Break():
                return ["break;"]
        raise NotTranslated(ast.unparse(one))

    def loop(self, name: str, args: list[str], body: list[ast.stmt]) -> list[str]:
        first, last = ("0", args[0]) if len(args) == 1 else args[:2]
        step = args[2] if len(args) == 3 else "1"
        self.loops += 1
        k, end = f"k{self.loops}", f"end{self.loops}"  # as in Python, its body cannot change how the loop goes on
        goes = f"{k} > {end}" if step.startswith("(-") else f"{k} < {end}"
        head = f"for (int {k} = {first}, {end} = {last}; {goes}; {k} += {step}) {{"
        return [head, f"  {here(name)} = {k};", *self.inner(body), "}"]

    def value(self, one: ast.expr) -> str:
        match one:
            case ast.Constant(value=bool(number)):
                return str(int(number))
            case ast.Constant(value=int(number) | float(number)):
                return str(number)
            case ast.Name(id=name) if name in self.known:
                return here(name)
            case ast.Name() | ast.Attribute():
                return self.constant(self.thing(one))
            case ast.Subscript(value=ast.Name(id="t"), slice=index):
                place = self.number(index)
                known = None if place is None else self.whole.fixed(place)
                if known is not None:
                    return f"({known})"
                return f"t_.far({self.value(index)})" if self.is_far(index) else f"t_[{self.value(index)}]"
            case ast.Subscript(value=array, slice=ast.Slice(lower=lower)):
                return f"({self.value(array)} + {'0' if lower is None else self.value(lower)})"
            case ast.Subscript(value=array, slice=index):
                return f"{self.value(array)}[{self.value(index)}]"
            case ast.UnaryOp(op=op, operand=operand):
                return f"({UNARY[type(op)]}{self.value(operand)})"
            case ast.BinOp(left=left, op=ast.FloorDiv(), right=right):
                return f"divided({self.value(left)}, {self.value(right)})"
            case ast.BinOp(left=left, op=ast.Mod(), right=right):
                return f"rest({self.value(left)}, {self.value(right)})"
            case ast.BinOp(left=left, op=ast.Div(), right=right):
                return f"({self.wide(left, one)} / {self.wide(right, one)})"
            case ast.BinOp(left=left, op=op, right=right):
                return f"({self.wide(left, one)} {BINARY[type(op)]} {self.wide(right, one)})"
            case ast.BoolOp(op=op, values=values):
                return f"({(' && ' if isinstance(op, ast.And) else ' || ').join(self.value(part) for part in values)})"
            case ast.Compare(left=left, ops=[op], comparators=[right]):
                return f"({self.value(left)} {COMPARE[type(op)]} {self.value(right)})"
            case ast.IfExp(test=test, body=body, orelse=orelse):
                return f"({self.value(test)} ? {self.value(body)} : {self.value(orelse)})"
            case ast.Call(func=ast.Name(id="min" | "max") as called, args=args):
                return f"{self.called(called)}({', '.join(self.wide(arg, one) for arg in args)})"
            case ast.Call(func=called, args=args):
                return f"{self.called(called)}({', '.join(self.value(arg) for arg in args)})"
        raise NotTranslated(ast.unparse(one))

    def wide(self, part: ast.expr, whole: ast.expr) -> str:
        """A part of a calculation, made as wide as the calculation where C++ would not do so by itself."""
        narrow = self.kind(whole) == "double" and self.kind(part) in ("int", "float")
        return f"(double){self.value(part)}" if narrow else self.value(part)

    def is_far(self, one: ast.expr) -> bool:
        """Whether a place of the table is read so seldom that kernels need not keep it close."""
        while isinstance(one, ast.BinOp):
            one = one.left
        place = self.number(one)
        return place is not None and place >= c.FEATURE

    def number(self, one: ast.expr) -> int | None:
        """A place that is known in advance."""
        if isinstance(one, ast.Attribute):
            found = self.thing(one)
            return found if isinstance(found, int) else None
        return None

    def thing(self, one: ast.expr) -> Any:
        """What a name of the source stands for."""
        if isinstance(one, ast.Attribute):
            module = self.thing(one.value)
            assert isinstance(module, ModuleType)
            return getattr(module, one.attr)
        if not isinstance(one, ast.Name) or one.id not in self.names:
            raise NotTranslated(ast.unparse(one))
        return self.names[one.id]

    def constant(self, found: Any) -> str:
        if not isinstance(found, int | float):
            raise NotTranslated(repr(found))
        return str(found) if found >= 0 else f"({found})"

    def called(self, one: ast.expr) -> str:
        if isinstance(one, ast.Name) and one.id in ("min", "max"):
            return "least" if one.id == "min" else "most"
        return self.whole.add(self.thing(one))
