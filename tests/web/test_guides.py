"""That the guides to hosting and to the interface leave nothing out."""

from __future__ import annotations

import re
from pathlib import Path

from kingdom.cli.serve import command
from kingdom.core.errors import KingdomError
from kingdom.web import error_handlers, errors
from kingdom.web.app import create_app
from kingdom.web.deals import deals
from kingdom.web.error_handlers import CODES
from kingdom.web.errors import ServiceError
from kingdom.web.live import chat as company
from kingdom.web.server import guard as security

GUIDES = Path(__file__).resolve().parents[2] / "docs" / "guides"


def test_the_guide_names_every_operation() -> None:
    text = (GUIDES / "api.md").read_text(encoding="utf-8")
    described = create_app().openapi()["paths"]
    operations = {f"`{method.upper()} {path}`" for path, methods in described.items() for method in methods}

    assert set(re.findall(r"^\| (`[A-Z]+ /api/[^`]+`)", text, re.MULTILINE)) == operations


def test_the_guide_names_every_error() -> None:
    text = (GUIDES / "api.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (\d+) \| ([^|]+) \|", text, re.MULTILINE)
    named = {(int(status), code) for status, codes in rows for code in re.findall(r"`([\w-]+)`", codes)}
    named_here = [*vars(errors).values(), *vars(company).values(), *vars(deals).values()]
    kinds = [kind for kind in named_here if isinstance(kind, type) and issubclass(kind, ServiceError)]
    known = {(kind.status, kind.code) for kind in kinds} | set(CODES.items())
    for module in (errors, security, error_handlers):
        source = Path(str(module.__file__)).read_text(encoding="utf-8")
        known |= {(int(status), code) for status, code in re.findall(r'[Pp]roblem\(\s*(\d+), "([\w-]+)"', source)}

    assert issubclass(ServiceError, KingdomError)
    assert named == known


def test_the_guide_names_every_option() -> None:
    text = (GUIDES / "host.md").read_text(encoding="utf-8")
    options = {option for parameter in command.params for option in parameter.opts}

    assert set(re.findall(r"^\| `(--[\w-]+)", text, re.MULTILINE)) == options
    for parameter in command.params:
        if isinstance(parameter.default, (int, float)):
            assert f"| `{parameter.default:g}` |" in text, parameter.name
