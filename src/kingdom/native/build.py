"""Building the library: which functions it has, their text in C++, the hash of their source, and compiling it.

`python -m kingdom.native` builds it for this machine, and with `--target` for another one.
"""

from __future__ import annotations

import os
import pkgutil
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from kingdom.native.entry import ENTRIES, Checked, Entry
from kingdom.native.kinds import name_of
from kingdom.native.library import HASH, PACKAGES, source_hash
from kingdom.native.translate import Translation

OPTIONS = ("-std=c++17", "-O3", "-ffp-contract=off", "-fvisibility=hidden", "-fno-exceptions", "-fno-rtti", "-w")
"""Each calculation is rounded separately, so that every machine plays the same games."""
LONGEST = 600
"""Seconds that a compiler may take: far more than it needs, on a busy machine too."""
COMPILERS = ("c++", "g++", "clang++")
TARGETS = {
    "x86_64-linux-none": ("so", "manylinux_2_17_x86_64.manylinux2014_x86_64.musllinux_1_1_x86_64"),
    "aarch64-linux-none": ("so", "manylinux_2_17_aarch64.manylinux2014_aarch64.musllinux_1_1_aarch64"),
    "x86_64-macos.11.0": ("dylib", "macosx_11_0_x86_64"),
    "aarch64-macos.11.0": ("dylib", "macosx_11_0_arm64"),
    "x86_64-windows-gnu": ("dll", "win_amd64"),
}
"""The systems that wheels are built for: how a library is named there, and the tag of the wheel. A library needs no C
library, so one serves both kinds of Linux."""
MACOS = ("-nostdlib++", "-Wl,-install_name,@rpath/kingdom.dylib")
"""The options for libraries there, which always need the system's own; without a name the path here would be theirs."""
WASM = "wasm32-freestanding"
"""The same for browsers, beside the wheels."""
BAD = {"double": "-1e300", "Long": "(-9223372036854775807LL - 1)", "int": "(-2147483647 - 1)"}
"""The answers of entries to broken numbers."""
PAD = 1024
"""Room on both sides of memory that is checked."""
C_TYPES = {
    "Row": "Byte*",
    "Bytes": "Byte*",
    "Ints": "short*",
    "Longs": "Long*",
    "Floats": "float*",
    "Table": "const short*",
    "int": "int",
    "bool": "int",
    "float": "double",
    "Long": "Long",
    "Seed": "Seed",
}
EXPORT = """
#if defined(_WIN32)
#define EXPORT extern "C" __declspec(dllexport)
#else
#define EXPORT extern "C" __attribute__((visibility("default")))
#endif
#if defined(_WIN32) || defined(__wasm__)  // without a C library, but compilers call these by themselves
extern "C" {
__attribute__((no_builtin("memset"))) void* memset(void* to, int value, __SIZE_TYPE__ count) {
  for (__SIZE_TYPE__ k = 0; k < count; k++) ((char*)to)[k] = (char)value;
  return to;
}
__attribute__((no_builtin("memcpy"))) void* memcpy(void* to, const void* from, __SIZE_TYPE__ count) {
  for (__SIZE_TYPE__ k = 0; k < count; k++) ((char*)to)[k] = ((const char*)from)[k];
  return to;
}
__attribute__((no_builtin("memmove", "memcpy"))) void* memmove(void* to, const void* from, __SIZE_TYPE__ count) {
  if (to <= from) return memcpy(to, from, count);
  for (__SIZE_TYPE__ k = count; k > 0; k--) ((char*)to)[k - 1] = ((const char*)from)[k - 1];
  return to;
}
#ifdef _WIN32
int DllMainCRTStartup(void*, unsigned, void*) { return 1; }
// Compilers call this before they use more than a page of the stack: it touches each page in turn.
asm(".globl ___chkstk_ms\\n___chkstk_ms:\\n push %rcx\\n push %rax\\n lea 24(%rsp), %rcx\\n"
    "1: cmp $0x1000, %rax\\n jb 2f\\n sub $0x1000, %rcx\\n orb $0, (%rcx)\\n sub $0x1000, %rax\\n jmp 1b\\n"
    "2: sub %rax, %rcx\\n orb $0, (%rcx)\\n pop %rax\\n pop %rcx\\n ret\\n");
#endif
}
#endif
"""


class BuildError(RuntimeError):
    """The library was not built, although there is a compiler."""


def entries() -> list[Entry]:
    """The functions that Python calls, by name."""
    for package in PACKAGES:
        for module in pkgutil.iter_modules(import_module(package).__path__, f"{package}."):
            import_module(module.name)
    return sorted((one for one in ENTRIES.values() if _is_current(one.function)), key=_named)


def _is_current(function: Callable[..., Any]) -> bool:
    """True if a function is ours, and the one that its module has now: modules may be imported again."""
    module = function.__module__
    return module.startswith(PACKAGES) and getattr(sys.modules.get(module), function.__name__, None) is function


def _named(one: Entry) -> str:
    return one.name


def text(given: Iterable[Entry] | None = None) -> str:
    """The whole library in C++."""
    wanted = entries() if given is None else list(given)
    checks = [limit.check for one in wanted for limit in one.limits.values() if isinstance(limit, Checked)]
    rules = Translation([*(one.function for one in wanted), *checks])
    prelude = Path(__file__).with_name("prelude.h").read_text(encoding="utf-8")
    held = f'EXPORT const char {HASH}[] = "{source_hash()}";'
    return "\n".join((prelude, rules.text, EXPORT, held, *map(exported, wanted), ""))


def exported(one: Entry) -> str:
    """A function as Python calls it."""
    arguments, given, broken, back = [], [], [], []
    answer = "int" if one.gives in ("None", "bool") else C_TYPES[one.gives]
    for name, kind in one.kinds.items():
        arguments.append(f"{C_TYPES.get(kind, f'{kind}*')} {name}")
        given.append(f"Tab{{{name}}}" if kind == "Table" else name)
        limit = one.limits.get(name)
        if isinstance(limit, Checked):
            # A copy with room on both sides: whatever is wrong with it, nothing else is written to.
            given[-1] = held = f"{name}_held"
            broken.append(f"  Byte {name}_room[{limit.size + 2 * PAD}] = {{}}, *{held} = {name}_room + {PAD};")
            broken.append(f"  for (int k = 0; k < {limit.size}; k++) {held}[k] = {name}[k];")
            broken.append(f"  if (!{name_of(limit.check)}({held})) return {BAD[answer]};")
            back.append(f"  for (int k = 0; k < {limit.size}; k++) {name}[k] = {held}[k];")
    called = f"{name_of(one.function)}({', '.join(given)})"
    return "\n".join(
        (
            f"EXPORT {answer} {one.name}({', '.join(arguments)}) {{",
            *broken,
            *((f"  {called};", "  int answer = 0;") if one.gives == "None" else (f"  {answer} answer = {called};",)),
            *back,
            "  return answer;",
            "}",
        )
    )


# --- compiling


def compiler() -> list[str] | None:
    """The command of this machine's C++ compiler: the one that `CXX` names, a usual one, or that of `ziglang`."""
    named = os.environ.get("CXX")
    if named is not None:
        found = shutil.which(named)
        return [found] if found else None
    if sys.platform != "darwin" or _has_developer_tools():
        for name in COMPILERS:
            if found := shutil.which(name):
                return [found]
    return zig()


def zig() -> list[str] | None:
    """The compiler of the package `ziglang`, which needs nothing else and compiles for other machines too."""
    return [sys.executable, "-m", "ziglang", "c++"] if find_spec("ziglang") else None


def _has_developer_tools() -> bool:
    """On a Mac without them the compiler is a stand-in that asks, in a dialog, to install them."""
    return subprocess.run(["xcode-select", "-p"], capture_output=True, check=False).returncode == 0


def compile_text(written: str, built: Path, target: str | None = None, options: Sequence[str] = OPTIONS) -> None:
    """Compile C++ to a library, which then is there whole or not at all; BuildError with the compiler's own words."""
    command = compiler() if target is None else zig()
    if command is None:
        raise BuildError("there is no C++ compiler here: install one, or `ziglang` by `make native`")
    kind = ["-shared", "-fPIC"]
    if target is not None and "wasm" in target:
        kind = ["-target", target, "-s", "-nostdlib", "-Wl,--no-entry", "-Wl,--export-memory", "-Wl,--export-dynamic"]
    elif target is not None:
        kind = [*kind, "-target", target, "-s", *(MACOS if "macos" in target else ("-nostdlib",))]
    built.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=built.parent, prefix="building-") as folder:
        source, made = Path(folder, "kingdom.cpp"), Path(folder, built.name)
        source.write_text(written, encoding="utf-8")
        try:
            done = subprocess.run(
                [*command, *options, *kind, str(source), "-o", str(made)],
                capture_output=True, text=True, errors="replace", timeout=LONGEST, check=False,
            )  # fmt: skip
        except subprocess.TimeoutExpired as error:
            raise BuildError(f"{command[0]} has not finished after {LONGEST} seconds") from error
        if done.returncode or not made.is_file():
            raise BuildError(f"{' '.join(command)} has not built the native core:\n{done.stderr.strip()}")
        made.replace(built)
