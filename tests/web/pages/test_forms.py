"""What forms send, read into actions; names, choices and addresses as browsers send them."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.datastructures import FormData
from starlette.responses import Response

from kingdom.core.errors import CannotParse, IllegalAction
from kingdom.modules.quest.steps import CompleteStep
from kingdom.modules.solo.search import Search
from kingdom.rules.choice import Offer
from kingdom.web.errors import ServiceError
from kingdom.web.pages import player_name as naming
from kingdom.web.pages.forms import client_id, plan_of, seen_version, text, texts
from kingdom.web.pages.home import saved_form as remembering
from kingdom.web.pages.home.saved_form import last_form, remember_form
from kingdom.web.pages.player_name import clean_name, remember_name
from kingdom.web.pages.preferences import within
from tests.kit.cookies import recorded_cookies, request_with

KINDS = (Offer, Search, CompleteStep)


def plan(*fields: tuple[str, str]) -> list[str]:
    return plan_of(FormData(list(fields)), KINDS)


def test_lines_of_notation_are_a_plan() -> None:
    assert plan(("do", "slate Farm#1\n\n  done \n")) == ["slate Farm#1", "done"]
    assert plan(("do", "x" * 300)) == ["x" * 300]
    assert len(plan(("do", "done\n" * 64))) == 64


@pytest.mark.parametrize("said", ["", " \n ", "x" * 301, "done\n" * 65], ids=["nothing", "blank", "long", "many"])
def test_what_is_nothing_or_too_much_is_refused(said: str) -> None:
    with pytest.raises(CannotParse):
        plan(("do", said))


def test_two_cards_that_are_laid_are_an_offer() -> None:
    lays = (("lay:Farm#1", "left"), ("lay:Port#1", ""), ("lay:Quarry#1", "right face down"))

    assert plan(*lays) == ["offer Farm#1 left, Quarry#1 right face down"]
    for wrong in (lays[:2], (*lays, ("lay:Mint#1", "left"))):
        with pytest.raises(IllegalAction) as refused:
            plan(*wrong)
        assert refused.value.reason.id == Offer.unfinished[0]


def test_cubes_are_chosen_heap_by_heap_for_each_resource() -> None:
    begun = "quest 1 step 1 from hand {hand:cubes} alchemy {alchemy:cubes} krystallium {krystallium:cubes}"
    heaps = (("compose", begun), ("heaps", "hand.alchemy.krystallium"))

    assert plan(*heaps, ("some-m", "1.2.0"), ("some-g", "0.0.3")) == [
        "quest 1 step 1 from hand M alchemy MM krystallium GGG"
    ]
    assert plan(*heaps, ("some-m", "1"), ("some-p", "x.1")) == ["quest 1 step 1 from hand M alchemy P krystallium -"]
    assert plan(*heaps) == ["quest 1 step 1 from hand - alchemy - krystallium -"]
    assert plan(*heaps, ("some-m", "999")) == [f"quest 1 step 1 from hand {'M' * 99} alchemy - krystallium -"], (
        "no heap is as high as that"
    )
    assert plan(heaps[0], ("heaps", "alchemy"), ("some-m", "2")) == [
        "quest 1 step 1 from hand - alchemy MM krystallium -"
    ]


def test_two_cards_are_ticked_no_more_and_no_fewer() -> None:
    begun = ("compose", "search left discarding {cards:pair}")

    assert plan(begun, ("card", "Farm#1"), ("card", "Port#1")) == ["search left discarding Farm#1, Port#1"]
    for many in (1, 3):
        with pytest.raises(IllegalAction) as refused:
            plan(begun, *[("card", "Farm#1")] * many)
        assert refused.value.reason.id == Search.unfinished[0]


def test_a_page_asks_under_a_name_of_its_own() -> None:
    assert client_id(FormData([("client", "a-b_C9")])) == "a-b_C9"
    assert client_id(FormData([("client", "x" * 64)])) == "x" * 64
    for wrong in ("", "x" * 65, "a b", "é"):
        with pytest.raises(ServiceError):
            client_id(FormData([("client", wrong)]))


@pytest.mark.parametrize(
    ("said", "version"),
    [("7", 7), ("", None), ("-1", None), ("123456789", 123456789), ("1234567890", None), ("²", None)],
)
def test_the_version_that_was_seen_is_a_short_number(said: str, version: int | None) -> None:
    assert seen_version(FormData([("seen", said)])) == version


def test_fields_that_are_no_text_are_left_out() -> None:
    form: Any = FormData([("a", "1"), ("a", "2")])

    assert (text(form, "a"), text(form, "b"), text(form, "b", "c"), texts(form, "a")) == ("2", "", "c", ["1", "2"])


# --- names and choices


def test_a_name_has_nothing_that_cannot_be_seen_and_is_not_too_long() -> None:
    assert clean_name("  Ann \t of\u200b  Valados ") == "Ann of Valados"
    assert clean_name("x" * 25) == "x" * 24
    assert clean_name("x" * 23 + " yz") == "x" * 23
    assert clean_name("\u200b") == ""


@pytest.fixture
def cookies(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    return recorded_cookies(monkeypatch, naming, remembering)


def test_a_name_is_remembered_unless_it_is_empty(cookies: dict[str, str]) -> None:
    assert remember_name(Response(), request_with({}), " Élise ") == "Élise"
    assert naming.said_name(request_with(cookies)) == "Élise"
    cookies.clear()
    assert remember_name(Response(), request_with({}), "  ") == ""
    assert cookies == {}


def test_a_form_is_remembered_with_its_modules_and_nothing_else(cookies: dict[str, str]) -> None:
    fields = {"mode": "solo", "quests-second": "a+b", "deck": "", "scenario": "x", "client": "y", "other-name": "Bo"}
    remember_form(Response(), request_with({}), fields, ["menace", "quest"])

    assert last_form(request_with(cookies)) == (
        {"mode": "solo", "quests-second": "a+b", "other-name": "Bo"},
        ["menace", "quest"],
    )
    remember_form(Response(), request_with({}), {}, [])
    assert last_form(request_with(cookies)) == ({}, []), "no module is a choice as well"
    assert last_form(request_with({})) == ({}, None)


def test_what_is_too_long_to_remember_or_no_form_is_forgotten(cookies: dict[str, str]) -> None:
    remember_form(Response(), request_with({}), {"other-name": "x" * 2000}, [])
    assert cookies == {}
    name = remembering.FORM_COOKIE
    assert last_form(request_with({name: "&".join(f"mode={at}" for at in range(60))})) == ({}, None)
    assert last_form(request_with({name: "nonsense=1"})) == ({}, [])


@pytest.mark.parametrize(
    ("path", "leads"),
    [("/t/abc", "/t/abc"), ("", "/"), ("//evil", "/"), ("/\\evil", "/"), ("https://evil", "/"), ("/a\nb", "/")],
)
def test_a_way_back_stays_on_this_server(path: str, leads: str) -> None:
    assert within(path) == leads
