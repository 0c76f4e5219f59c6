"""The subset of Python that becomes C++: translated from its own source, function by function.

The subset is free functions over numbers and memory (`memory`), so the translation is nearly word for word. It is made
whenever it is needed; the Python source stays the only one. A number has 32 bits, if it is annotated or computed as
`Long` or `Seed` 64, and a fraction has 64, read from memory or not, unless `f32` rounds it. What Python and C++ would
understand differently is refused.

With `fixed`, places of the table are known when the text is compiled, and are built in.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Collection, Iterable, Mapping

from kingdom.native import memory
from kingdom.native.kinds import (
    BINARY,
    BITWISE,
    COMPARE,
    FRACTIONS,
    KINDS,
    LONG,
    MEMORY,
    PART,
    SEED,
    TABLE,
    UNARY,
    WIDTHS,
    Function,
    Kinds,
    NotTranslated,
    annotated,
    answer_of,
    here,
    name_of,
    wider,
)
from kingdom.native.structs import declared

BY_HAND = {"kingdom.fast.chance"}
"""Written by hand in C++ (`prelude.h`): these compute with exactly 32 bits."""


class Translation:
    """Functions and everything that they call, in C++."""

    def __init__(
        self,
        functions: Iterable[Function],
        fixed: Mapping[int, int] | None = None,
        far: int | None = None,
        apart: Iterable[Function] = (),
    ) -> None:
        """`far`: where the places of the table begin that are seldom read; `apart`: functions that are not inlined."""
        self.fixed: Mapping[int, int] = fixed or {}
        self.far = far
        self.apart = {name_of(function) for function in apart}
        self.structs: dict[str, str] = {}
        self.constants: dict[str, str] = {}
        self.heads: list[str] = []
        self.bodies: list[str] = []
        self._known: dict[str, Function] = {}
        self._effects: dict[str, bool] = {}
        for function in functions:
            self.add(function)

    @property
    def text(self) -> str:
        """All of it: structs, constants and declarations first, then definitions."""
        return "\n".join((*self.structs.values(), *self.constants.values(), *self.heads, "", *self.bodies))

    def add(self, function: Function) -> str:
        """Translate a function, once; its name."""
        name = name_of(function)
        if self._known.setdefault(name, function) is not function:
            raise NotTranslated(f"two functions would have the name {name}")
        if name not in self._effects and function.__module__ not in BY_HAND:
            self._effects[name] = True  # until that is known, for those that call themselves
            made = _Function(self, function, name)
            self._effects[name] = made.has_effects
        return name

    def has_effects(self, function: Function) -> bool:
        """True if a function writes to memory."""
        return self._effects.get(self.add(function), False)


class _Function(Kinds):
    """One function that is being translated."""

    def __init__(self, whole: Translation, function: Function, name: str) -> None:
        tree = ast.parse(textwrap.dedent(inspect.getsource(function))).body[0]
        if not isinstance(tree, ast.FunctionDef):
            raise NotTranslated(f"{name} is not a function")
        super().__init__(tree, function.__globals__, name)
        self.whole = whole
        whole.structs |= {struct.__name__: declared(struct) for struct in self.structs.values()}
        self.has_effects = False
        self.loops = 0
        self.written = annotated(tree.returns)
        self.gives = {"bool": "bool"}.get(self.written, answer_of(self.written))
        if not self.gives:
            raise self.refused(tree, "no kind of answer")
        kind = "APART" if name in whole.apart else "RULE"
        written_for = f"template <{', '.join(self.templates)}> " if self.templates else ""
        head = f"{written_for}{kind} {answer_of(self.written)} {name}({', '.join(self.given)})"
        whole.heads.append(f"{head};")
        lines = []
        for kind in WIDTHS:
            named = [f"{here(one)} = 0" for one in self.own if self.known[one] == kind]
            lines += [f"{'int' if kind == 'bool' else kind} {', '.join(named)};"] if named else []
        lines += self.block(tree.body[ast.get_docstring(tree) is not None :])
        whole.bodies.append("\n".join((f"{head} {{", *(f"  {line}" for line in lines), "}")))

    # --- statements

    def block(self, statements: Iterable[ast.stmt]) -> list[str]:
        return [line for one in statements for line in self.statement(one)]

    def inner(self, statements: Iterable[ast.stmt]) -> list[str]:
        return [f"  {line}" for line in self.block(statements)]

    def statement(self, one: ast.stmt) -> list[str]:
        match one:
            case ast.Assign(targets=[ast.Tuple(elts=targets)], value=ast.Tuple(elts=values)):
                return self.together(one, targets, values)
            case ast.Assign(targets=[ast.Tuple(elts=targets)], value=ast.Call() as call):
                self.loops += 1
                named = f"got{self.loops}"
                lines = [f"auto {named} = {self.call(call)};"]
                for target, field, kind in zip(targets, "abc", self.parts(call), strict=False):
                    lines.append(f"{self.target(target, kind)} = {named}.{field};")
                return lines
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if self.known[name] in (PART, TABLE):
                return [f"auto {here(name)} = {self.value(value)};"]
            case ast.Assign(targets=[target], value=value):
                return [f"{self.target(target, self.kind(value))} = {self.value(value)};"]
            case ast.AnnAssign(target=target, value=ast.expr() as value):
                return [f"{self.target(target, self.kind(value))} = {self.value(value)};"]
            case ast.AugAssign(target=target, op=op, value=value):
                return [self.changed(target, op, value)]
            case ast.Expr(value=ast.Call() as call):
                return [f"{self.call(call)};"]
            case ast.Return(value=None):
                return ["return;"]
            case ast.Return(value=ast.Tuple(elts=parts)):
                return [f"return {answer_of(self.written)}{{{', '.join(self.value(part) for part in parts)}}};"]
            case ast.Return(value=ast.expr() as value):
                self.fits(self.kind(value), self.gives, one)
                return [f"return {self.value(value)};"]
            case ast.If(test=test, body=body, orelse=orelse):
                lines = [f"if ({self.truth(test)}) {{", *self.inner(body), "}"]
                return lines if not orelse else [*lines[:-1], "} else {", *self.inner(orelse), "}"]
            case ast.While(test=test, body=body, orelse=[]):
                return [f"while ({self.truth(test)}) {{", *self.inner(body), "}"]
            case ast.For(
                target=ast.Name(id=name), iter=ast.Call(func=ast.Name(id="range"), args=args, keywords=[]), orelse=[]
            ):
                return self.loop(name, args, one)
            case ast.Continue() | ast.Break():
                return [f"{ast.unparse(one)};"]
        raise self.refused(one, "not in the subset")

    def together(self, one: ast.Assign, targets: Collection[ast.expr], values: Collection[ast.expr]) -> list[str]:
        """Several assignments at once, which C++ makes one after the other: none may change what a later one reads."""
        written = {node.id for target in targets for node in ast.walk(target) if isinstance(node, ast.Name)}
        read = {node.id for value in values for node in ast.walk(value) if isinstance(node, ast.Name)}
        if len(targets) != len(values) or written & read or not all(isinstance(one, ast.Name) for one in targets):
            raise self.refused(one, "values that are assigned together must not be read from what is assigned")
        pairs = zip(targets, values, strict=True)
        return self.block(ast.Assign([target], value) for target, value in pairs)

    def target(self, one: ast.expr, kind: str) -> str:
        """The place for a number of a kind."""
        match one:
            case ast.Name(id=name) if self.known[name] != PART:
                self.fits(kind, self.known[name], one)
                return here(name)
            case ast.Subscript(value=source, slice=index) if self.memory(source) is not None:
                self.has_effects = True
                self.fits(kind, "double" if self.memory(source) == "float" else str(self.memory(source)), one)
                return f"{self.value(source)}[{self.index(index)}]"
        raise self.refused(one, "nothing that a number can be put in")

    def changed(self, target: ast.expr, op: ast.operator, value: ast.expr) -> str:
        """A number that is changed in its place."""
        self.operation(op, target, value)
        kind = self.kind(ast.BinOp(target, op, value))
        is_wide = kind == "double" and self.kind(value) != "float"
        if type(op) not in BINARY:
            raise self.refused(target, "not in the subset: write the whole assignment")
        widened = self.as_kind(value, "double") if is_wide else self.value(value)
        return f"{self.target(target, kind)} {BINARY[type(op)]}= {widened};"

    def loop(self, name: str, args: list[ast.expr], one: ast.For) -> list[str]:
        if any(self.kind(arg) not in ("bool", "int") for arg in args) or self.known[name] != "int":
            raise self.refused(one, "counts something other than small numbers")
        given = [self.value(arg) for arg in args]
        first, last = ("0", given[0]) if len(given) == 1 else given[:2]
        step = given[2] if len(given) == 3 else "1"
        self.loops += 1
        k, end = f"k{self.loops}", f"end{self.loops}"  # as in Python, its body cannot change how the loop goes on
        goes = f"{k} > {end}" if step.startswith("(-") else f"{k} < {end}"
        head = f"for (int {k} = {first}, {end} = {last}; {goes}; {k} += {step}) {{"
        return [head, f"  {here(name)} = {k};", *self.inner(one.body), "}"]

    # --- values

    def truth(self, one: ast.expr) -> str:
        """A value of which only the truth counts."""
        match one:
            case ast.BoolOp(op=op, values=values):
                joined = (" && " if isinstance(op, ast.And) else " || ").join(self.truth(value) for value in values)
                return f"({joined})"
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                return f"(!{self.truth(operand)})"
        self.kind(one)
        return self.value(one)

    def value(self, one: ast.expr) -> str:
        match one:
            case ast.Constant(value=value):
                return self.constant(value, one)
            case ast.Name(id=name) if name in self.known:
                return here(name)
            case ast.Attribute(value=ast.Name(id=name), attr=attr) if self.field(one):
                return f"Tab{{{here(name)}->{attr}}}" if self.is_table(one) else f"{here(name)}->{attr}"
            case ast.Name() | ast.Attribute():
                return self.constant(self.thing(one), one)
            case ast.Subscript(value=source, slice=index) if self.is_table(source):
                return self.printed(self.value(source), index)
            case ast.Subscript(value=source, slice=index):
                if self.memory(source) is None:
                    return f"{self.numbers(source)}[{self.index(index)}]"
                there = f"{self.value(source)}[{self.index(index)}]"
                return f"(double){there}" if self.memory(source) == "float" else there
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                return f"(!{self.truth(operand)})"
            case ast.UnaryOp(op=op, operand=operand) if type(op) in UNARY:
                return f"({UNARY[type(op)]}{self.value(operand)})"
            case ast.BinOp(left=left, op=op, right=right):
                return self.operation(op, left, right)
            case ast.BoolOp(values=values):
                if any(self.kind(value) != "bool" for value in values):
                    raise self.refused(one, "`and` and `or` give one of their values in Python, a truth value in C++")
                return self.truth(one)
            case ast.Compare(left=left, ops=[op], comparators=[right]) if type(op) in COMPARE:
                if SEED in (self.kind(left), self.kind(right)):
                    raise self.refused(one, "a seed is not compared")
                return f"({self.value(left)} {COMPARE[type(op)]} {self.value(right)})"
            case ast.IfExp(test=test, body=body, orelse=orelse):
                return f"({self.truth(test)} ? {self.value(body)} : {self.value(orelse)})"
            case ast.Call() as call:
                return self.call(call)
        raise self.refused(one, "not in the subset")

    def index(self, one: ast.expr) -> str:
        """A place in memory."""
        if isinstance(one, ast.Slice) or self.kind(one) not in ("bool", "int"):
            raise self.refused(one, "no place; `part` gives a part")
        if isinstance(one, ast.UnaryOp) and isinstance(one.op, ast.USub):
            raise self.refused(one, "places are counted from the front")
        return self.value(one)

    def printed(self, table: str, index: ast.expr) -> str:
        """A number of the table."""
        place = self.place(index)
        if place is not None and place in self.whole.fixed:
            return f"({self.whole.fixed[place]})"
        first = index
        while isinstance(first, ast.BinOp):
            first = first.left
        begins = self.place(first)
        is_far = self.whole.far is not None and begins is not None and begins >= self.whole.far
        return f"{table}.far({self.index(index)})" if is_far else f"{table}[{self.index(index)}]"

    def operation(self, op: ast.operator, left: ast.expr, right: ast.expr) -> str:
        """A calculation with two numbers, as wide as its result where C++ would make it narrower."""
        whole = ast.BinOp(left, op, right)
        kind, kinds = self.kind(whole), (self.kind(left), self.kind(right))
        if self.effects(left) and self.effects(right):
            raise self.refused(whole, "C++ may evaluate either side first, and both write to memory")
        if isinstance(op, ast.FloorDiv | ast.Mod):
            divisor = self.fixed_number(right)
            if not divisor or not set(kinds) <= {"bool", "int", LONG}:
                raise self.refused(whole, "a whole number is divided by a constant, or by `max` of something and 1")
            called = "divided" if isinstance(op, ast.FloorDiv) else "rest"
            return f"{called}<{wider('int', *kinds)}>({self.value(left)}, {self.value(right)})"
        if isinstance(op, BITWISE) and set(kinds) & set(FRACTIONS):
            raise self.refused(whole, "bits of a fraction")
        if isinstance(op, ast.Div):
            return f"({self.as_kind(left, 'double')} / {self.as_kind(right, 'double')})"
        if type(op) not in BINARY:
            raise self.refused(whole, "not in the subset")
        widened = [self.as_kind(one, kind) if kind in ("double", LONG) else self.value(one) for one in (left, right)]
        return f"({widened[0]} {BINARY[type(op)]} {widened[1]})"

    def as_kind(self, one: ast.expr, kind: str) -> str:
        """A number, made as wide as a kind."""
        return self.value(one) if self.kind(one) == kind else f"({kind}){self.value(one)}"

    def effects(self, one: ast.AST) -> bool:
        """True if anything in an expression writes to memory."""
        return any(
            isinstance(node, ast.Call) and self.is_rule(node) and self.whole.has_effects(self.callee(node))
            for node in ast.walk(one)
        )

    # --- calls

    def call(self, one: ast.Call) -> str:
        """A call, with arguments that fit."""
        if not self.is_rule(one):
            return self.built_in(one)
        function = self.callee(one)
        asked = [str(kind) for name, kind in function.__annotations__.items() if name != "return"]
        if len(asked) != len(one.args) or "return" not in function.__annotations__:
            raise self.refused(one, "takes other arguments")
        if sum(self.effects(arg) for arg in one.args) > 1:
            raise self.refused(one, "C++ may evaluate its arguments in any order, and several write to memory")
        if self.whole.has_effects(function):
            self.has_effects = True
        given = [self.argument(arg, kind) for arg, kind in zip(one.args, asked, strict=True)]
        return f"{self.whole.add(function)}({', '.join(given)})"

    def argument(self, one: ast.expr, kind: str) -> str:
        if kind in MEMORY:
            if self.memory(one) is None or (self.memory(one) == "float") != (MEMORY[kind] == "float"):
                raise self.refused(one, f"is no memory of the kind {kind}")
        elif KINDS.get(kind) == TABLE:
            if not self.is_table(one):
                raise self.refused(one, "is not the table")
        elif kind not in KINDS:
            if not isinstance(one, ast.Name) or one.id not in self.structs or self.structs[one.id].__name__ != kind:
                raise self.refused(one, f"is no {kind}")
        elif kind == "bool":
            self.fits(self.kind(one), "bool", one)
        else:
            self.fits(self.kind(one), KINDS.get(kind, kind), one)
        return self.value(one)

    def built_in(self, one: ast.Call) -> str:
        """`min`, `max`, a part of memory, a rounded number."""
        if isinstance(one.func, ast.Name) and one.func.id in ("min", "max") and one.func.id not in self.names:
            if len(one.args) < 2 or one.keywords:
                raise self.refused(one, "the least or most of two numbers or more")
            kind, called = wider("int", self.kind(one)), {"min": "least", "max": "most"}[one.func.id]
            made = self.as_kind(one.args[0], kind)
            for arg in one.args[1:]:
                made = f"{called}<{kind}>({made}, {self.as_kind(arg, kind)})"
            return made
        if self.callee(one) is memory.part:
            source, first = one.args
            return f"({self.value(source)} + {self.index(first)})"
        (number,) = one.args
        return f"(float){self.narrow(number)}"

    def narrow(self, one: ast.expr) -> str:
        """A number that is rounded to 32 bits: one operation on such numbers gives the same in 32 bits as in 64."""
        match one:
            case ast.BinOp(left=left, op=ast.Add() | ast.Sub() | ast.Mult() as op, right=right):
                if self.is_narrow(left) and self.is_narrow(right):
                    return f"({self.single(left)} {BINARY[type(op)]} {self.single(right)})"
        return self.single(one) if self.is_narrow(one) else self.value(one)

    def is_narrow(self, one: ast.expr) -> bool:
        """True if a number has 32 bits already."""
        if isinstance(one, ast.Subscript):
            return self.memory(one.value) == "float"
        return self.kind(one) == "float"

    def single(self, one: ast.expr) -> str:
        return self.value(one).removeprefix("(double)")

    # --- names

    def constant(self, found: object, one: ast.expr) -> str:
        kind = self.kind_of(found, one)
        if isinstance(found, bool):
            return str(int(found))
        if found == -(2**31):
            return "(-2147483647 - 1)"
        written = f"{found}{'LL' if kind == LONG else ''}"
        return written if found >= 0 else f"({written})"  # type: ignore[operator]

    def numbers(self, one: ast.expr) -> str:
        """A constant tuple of numbers, by its name in C++."""
        if not isinstance(one, ast.Name | ast.Attribute):
            raise self.refused(one, "is no memory")
        found = self.thing(one)
        where = self.names if isinstance(one, ast.Name) else self.thing(one.value).__dict__
        last = one.id if isinstance(one, ast.Name) else one.attr
        name = f"{str(where['__name__']).rpartition('.')[2]}_{last}"
        kind = wider("int", *(self.kind_of(number, one) for number in found))
        values = ", ".join(self.constant(number, one) for number in found)
        self.whole.constants[name] = f"NUMBERS {kind} {name}[] = {{{values}}};"
        return name
