"""News that have a hard time: what happened meanwhile is shown as soon as the server can be heard again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from tests.kit.browser import Visits
from tests.kit.people import patiently, sit_together
from tests.kit.scenes import Scene, in_choice

pytestmark = pytest.mark.browser

EVENTS = re.compile(r"/t/[^/]+/events")


def test_whoever_was_answered_with_an_error_listens_again(visits: Visits) -> None:
    """As a proxy answers while the server behind it restarts: browsers do not call again after that by themselves."""
    ann, bran = sit_together(visits, Scene({"players": 2}, in_choice(0)))
    page = bran.page
    calls = []

    def away(route: Route) -> None:
        calls.append(route.request.url)
        route.fulfill(status=404, body="away")

    page.clock.install()
    page.route(EVENTS, away)
    page.reload()
    page.wait_for_function("() => document.documentElement.classList.contains('js')")
    ann.offer()
    # The clock of the page is ours, but it takes real time until an answer has reached it.
    patiently(page, lambda: len(calls) > 1, lambda: page.clock.run_for(3000))
    expect(bran.status).to_contain_text("Ann is offering two cards")
    page.unroute(EVENTS)

    patiently(page, lambda: "Your turn." in bran.status.inner_text(), lambda: page.clock.run_for(3000))

    expect(bran.status).to_contain_text("Your turn.")
    bran.look()
