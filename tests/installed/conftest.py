"""The wheel, built once, and installed as a user installs it."""

from __future__ import annotations

import platform
import sys
from pathlib import Path

import pytest

from kingdom.native import build as core
from tests.kit.installing import Installation, build, install


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="session")
def bare(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installation:
    """`pip install wonderful-kingdom`"""
    return install(wheel, tmp_path_factory.mktemp("bare"))


@pytest.fixture(scope="session")
def with_web(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installation:
    """`pip install "wonderful-kingdom[web]"`"""
    return install(wheel, tmp_path_factory.mktemp("web"), ("web",))


@pytest.fixture(scope="session")
def native(tmp_path_factory: pytest.TempPathFactory) -> Installation:
    """The wheel for this system, with the native core in it."""
    machine = {"x86_64": "x86_64-linux-none", "aarch64": "aarch64-linux-none"}.get(platform.machine())
    if core.zig() is None or sys.platform != "linux" or machine is None:
        pytest.skip("needs ziglang (extra `wheels`) on Linux")
    wheel = build(tmp_path_factory.mktemp("native-wheel"), KINGDOM_TARGET=machine)
    assert wheel.name.startswith("wonderful_kingdom-")
    assert "-py3-none-manylinux_2_17_" in wheel.name
    return install(wheel, tmp_path_factory.mktemp("native"))
