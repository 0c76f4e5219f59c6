"""Builds the native core into a wheel: KINGDOM_TARGET names one of `kingdom.native.build.TARGETS`.

Without it the wheel is the pure one, which runs everywhere and interprets. `make wheels` builds all of them.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class NativeCore(BuildHookInterface[Any]):
    """Puts a library for one system into the wheel, and names the system in its tag."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the library before the wheel is put together."""
        target = os.environ.get("KINGDOM_TARGET", "")
        if not target or version == "editable":
            return
        sys.path.insert(0, str(Path(self.root, "src")))
        from kingdom.native import build

        if target not in build.TARGETS:
            sys.exit(f"KINGDOM_TARGET={target} is none of {', '.join(build.TARGETS)}")
        suffix, platform = build.TARGETS[target]
        built = Path(tempfile.mkdtemp(), f"kingdom.{suffix}")
        build.compile_text(build.text(), built, target)
        build_data["force_include"][str(built)] = f"kingdom/native/lib/{built.name}"
        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-{platform}"
