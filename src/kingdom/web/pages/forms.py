"""What forms send, read into actions. Whatever is wrong with it the rules or the notation say."""

from __future__ import annotations

import re
from typing import Annotated

from fastapi import Depends, Request
from starlette.datastructures import FormData

from kingdom.core.errors import CannotParse, IllegalAction
from kingdom.core.reasons import why
from kingdom.web.errors import ServiceError
from kingdom.web.models import MOST_ACTIONS

CLIENT_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")
MOST_FIELDS = 64
LONGEST_TEXT = 300
LAY = "lay:"
CARDS_OFFERED = 2
CARDS_GIVEN_UP = 2


async def read_form(request: Request) -> FormData:
    """The fields of a form; no files."""
    return await request.form(max_files=0, max_fields=MOST_FIELDS)


TheForm = Annotated[FormData, Depends(read_form)]


def text(form: FormData, name: str, default: str = "") -> str:
    """A field as text."""
    value = form.get(name, default)
    return value if isinstance(value, str) else default


def texts(form: FormData, name: str) -> list[str]:
    """A field that may be there several times."""
    return [value for value in form.getlist(name) if isinstance(value, str)]


def client_id(form: FormData) -> str:
    """The name under which the page asks."""
    found = text(form, "client")
    if not CLIENT_ID.fullmatch(found):
        raise ServiceError("the form has no name for its request: load the page again")
    return found


def seen_version(form: FormData) -> int | None:
    """The version that the page showed."""
    found = text(form, "seen")
    return int(found) if found.isascii() and found.isdigit() and len(found) < 10 else None


def plan_of(form: FormData) -> list[str]:
    """The actions that a form asks for, in notation."""
    if text(form, "search"):
        return [_search(form)]
    if text(form, "transmute"):
        return [f"transmute {_letters(form, 'take-') or '-'}"]
    if text(form, "step"):
        return [_payment(form)]
    if offered := _offer(form):
        return [offered]
    plan = [line.strip() for line in text(form, "do").splitlines() if line.strip()]
    if not plan or len(plan) > MOST_ACTIONS or max(map(len, plan)) > LONGEST_TEXT:
        raise CannotParse(why("nothing-asked"))
    return plan


def _search(form: FormData) -> str:
    """An area, and the cards of it that were ticked."""
    cards = texts(form, "card")
    if len(cards) != CARDS_GIVEN_UP:
        raise IllegalAction(why("search-order").under("SOL-5"))
    return f"search {text(form, 'search')} discarding {', '.join(cards)}"


def not_two_cards() -> IllegalAction:
    """What is said of an offer that is not whole."""
    return IllegalAction(why("two-cards").under("CHO-3"))


def _offer(form: FormData) -> str:
    """Two cards and their areas."""
    lays = [f"{name.removeprefix(LAY)} {value}" for name, value in form.items() if name.startswith(LAY) and value]
    asked = any(name.startswith(LAY) for name in form)
    if asked and len(lays) != CARDS_OFFERED:
        raise not_two_cards()
    return f"offer {', '.join(lays)}" if asked else ""


def _letters(form: FormData, prefix: str) -> str:
    return "".join(code.upper() * _number(text(form, f"{prefix}{code}")) for code in "mpge")


def _payment(form: FormData) -> str:
    quest, _, step = text(form, "step").partition(".")
    heaps = {"hand": "", "alchemy": "", "krystallium": ""}
    for code in "mpge":
        numbers = text(form, f"pay-{code}", "0.0.0").split(".")
        for name, number in zip(heaps, numbers, strict=False):
            heaps[name] += code.upper() * _number(number)
    paid = " ".join(f"{name} {heap or '-'}" for name, heap in heaps.items())
    return f"quest {_number(quest) + 1} step {_number(step) + 1} from {paid}"


def _number(said: str) -> int:
    return min(int(said), 99) if said.isascii() and said.isdigit() and len(said) < 4 else 0
