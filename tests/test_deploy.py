"""What a host copies: the files under deploy/ are those of the guide, and the programs that read them accept them."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
GUIDE = (ROOT / "docs/guides/host.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["Caddyfile", "kingdom.service"])
def test_the_guide_shows_the_file_and_says_where_it_is(name: str) -> None:
    shown = re.findall(r"```text\n(.*?)```", GUIDE, re.DOTALL)

    assert (DEPLOY / name).read_text(encoding="utf-8") in shown
    assert f"](../../deploy/{name})" in GUIDE


@pytest.mark.skipif(shutil.which("caddy") is None, reason="caddy is not installed")
def test_caddy_accepts_its_file(tmp_path: Path) -> None:
    command = ["caddy", "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    tried = subprocess.run(
        command, capture_output=True, text=True, timeout=60, check=False,
        env={"HOME": str(tmp_path), "PATH": "/usr/bin:/bin"},
    )  # fmt: skip

    assert tried.returncode == 0, tried.stderr
    assert "Valid configuration" in tried.stdout + tried.stderr


@pytest.mark.parametrize(("name", "instance"), [("kingdom.service", ""), ("kingdom@.service", "8001")])
@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd-analyze is not installed")
def test_systemd_accepts_the_unit(name: str, instance: str, tmp_path: Path) -> None:
    """With a program that is there in place of the one that a host installs."""
    assert f"](../../deploy/{name})" in GUIDE
    unit = tmp_path / name.replace("@", f"@{instance}")
    text = (DEPLOY / name).read_text(encoding="utf-8")
    (program,) = re.findall(r"^ExecStart=(\S+)", text, re.MULTILINE)
    unit.write_text(text.replace(program, sys.executable), encoding="utf-8")

    tried = subprocess.run(
        ["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, timeout=60, check=False
    )

    assert (tried.returncode, tried.stderr) == (0, "")
