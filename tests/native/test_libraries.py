"""The libraries for other systems: built here, and checked as far as their headers go. macOS cannot be run here."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from packaging.tags import mac_platforms
from packaging.utils import parse_wheel_filename

from hatch_build import NativeCore
from kingdom.native import build
from kingdom.native.library import HASH, source_hash
from tests.kit.libraries import Binary, mach_o, portable_executable

LARGEST = 400 * 1024
FROM_THE_SYSTEM = {"_memcpy", "_memmove", "_memset", "_bzero", "___bzero", "_memset_pattern16", "dyld_stub_binder"}
LINKED = {"___dso_handle", "__mh_dylib_header"}
"""The names that a linker for macOS adds."""
MACS = {"x86_64-macos.11.0": "x86_64", "aarch64-macos.11.0": "arm64"}


@pytest.fixture(scope="module")
def text() -> str:
    if build.zig() is None:
        pytest.skip("needs ziglang (extra `wheels`)")
    return build.text()


def built(text: str, target: str, folder: Path) -> bytes:
    path = folder / f"kingdom.{build.TARGETS[target][0]}"
    build.compile_text(text, path, target)
    data = path.read_bytes()
    assert len(data) < LARGEST
    assert source_hash().encode() in data, "it would never be loaded"
    return data


def is_whole(found: Binary, prefix: str = "") -> None:
    wanted = {f"{prefix}{name}" for name in (HASH, *(one.name for one in build.entries()))}
    assert found.offered - LINKED == wanted, "all that Python calls, and nothing else"


@pytest.mark.parametrize("target", MACS)
def test_a_library_for_macos_offers_all_functions_and_needs_the_system_only(
    target: str, text: str, tmp_path: Path
) -> None:
    found = mach_o(built(text, target, tmp_path))
    assert found.machine == MACS[target]
    is_whole(found, "_")
    assert found.libraries == ["/usr/lib/libSystem.B.dylib"]
    assert found.needed <= {
        "_memcpy",
        "_memmove",
        "_memset",
        "_bzero",
        "___bzero",
        "_memset_pattern16",
        "dyld_stub_binder",
    }
    assert found.name == "@rpath/kingdom.dylib", "no path of this machine"
    assert found.is_signed or found.machine == "x86_64", "macOS loads only signed libraries on ARM"
    tag = build.TARGETS[target][1]
    assert tag in mac_platforms(found.least, found.machine), "the tag promises no older system than the library runs on"


def test_a_library_for_windows_offers_all_functions_and_needs_nothing(text: str, tmp_path: Path) -> None:
    found = portable_executable(built(text, "x86_64-windows-gnu", tmp_path))
    assert found.machine == "x86_64"
    is_whole(found)
    assert found.libraries == []


@pytest.mark.parametrize("target", build.TARGETS)
def test_a_wheel_has_the_tag_of_its_system(target: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KINGDOM_TARGET", target)
    monkeypatch.setattr(build, "compile_text", lambda *given: None)
    monkeypatch.setattr(build, "text", lambda: "")
    data: dict[str, Any] = {"force_include": {}}
    root = Path(__file__).resolve().parents[2]
    NativeCore(str(root), {}, None, None, str(tmp_path), "wheel").initialize("standard", data)  # type: ignore[arg-type]
    (place,) = data["force_include"].values()
    assert place == f"kingdom/native/lib/kingdom.{build.TARGETS[target][0]}"
    _, _, _, tags = parse_wheel_filename(f"wonderful_kingdom-1-{data['tag']}.whl")
    assert {(tag.interpreter, tag.abi) for tag in tags} == {("py3", "none")}, "one for every Python"
    assert {tag.platform for tag in tags} == set(build.TARGETS[target][1].split("."))
