"""The reference of the HTTP interface leaves no error out."""

from __future__ import annotations

import re
from pathlib import Path

from kingdom.core.errors import KingdomError
from kingdom.web import error_handlers, errors
from kingdom.web.deals import deals
from kingdom.web.error_handlers import CODES
from kingdom.web.errors import ServiceError
from kingdom.web.live import chat as company
from kingdom.web.server import guard as security

REFERENCE = Path(__file__).resolve().parents[2] / "docs" / "reference"


def test_the_reference_names_every_error() -> None:
    text = (REFERENCE / "http.md").read_text(encoding="utf-8")
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
