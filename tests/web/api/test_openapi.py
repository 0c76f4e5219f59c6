"""The description of the interface, and requests by the hundred made from it: no server breaks, all answers fit."""

from __future__ import annotations

from collections.abc import Iterator

import httpx2
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case
from schemathesis.core.parameters import ParameterLocation
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance

from kingdom.web.app import create_app
from tests.kit.local_server import Chair, open_table, settings_for
from tests.kit.servers import PATIENCE, running
from tests.kit.walks import is_deep

EXAMPLES = 300 if is_deep() else 15

# Event streams do not end by themselves; they have tests of their own.
described = schemathesis.openapi.from_dict(create_app().openapi()).exclude(path_regex="/events$")
# What the description allows the rules may still refuse: there are more texts than legal actions.
RULED = [positive_data_acceptance]
enough = settings(
    max_examples=EXAMPLES,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture, HealthCheck.filter_too_much],
)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(settings_for(tmp_path_factory.mktemp("described"))) as address:
        yield address


@pytest.fixture(scope="module")
def chair(address: str) -> Iterator[Chair]:
    with httpx2.Client(base_url=address, timeout=PATIENCE) as client:
        yield open_table(client, options={"players": 2, "modules": ["menace"]})[0]


@described.parametrize()
@enough
def test_no_request_of_a_stranger_breaks_the_server(case: Case, address: str) -> None:
    case.call_and_validate(base_url=address, excluded_checks=RULED)


@described.parametrize()
@enough
def test_no_request_of_somebody_at_the_table_breaks_the_server(case: Case, address: str, chair: Chair) -> None:
    # A name of a table that was made wrong on purpose stays wrong: it is to be refused.
    path = case.meta.components.get(ParameterLocation.PATH) if case.meta else None
    if "table_id" in case.path_parameters and path is not None and path.mode.is_positive:
        case.path_parameters["table_id"] = chair.table
    # The token is ours, also where it was left out on purpose: then nothing needs to be refused.
    header = case.meta.components.get(ParameterLocation.HEADER) if case.meta else None
    mended = [negative_data_rejection] if header is not None and header.mode.is_negative else []
    case.call_and_validate(base_url=address, headers=chair.headers, excluded_checks=RULED + mended)
