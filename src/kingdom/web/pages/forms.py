"""What forms and addresses say. Errors of actions are left to the rules and the notation."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from starlette.datastructures import FormData
from starlette.exceptions import HTTPException

from kingdom.core.actions import Action
from kingdom.core.errors import CannotParse, IllegalAction
from kingdom.core.reasons import Reason, why
from kingdom.text import notation
from kingdom.web.errors import InvalidFields, ServiceError
from kingdom.web.present.cards.codes import CODES
from kingdom.web.tables.tokens import CLIENT_ID, MOST_ACTIONS

LONGEST_TEXT = 300
LONGEST_NUMBER = 15
WHOLE = re.compile("-?[0-9]+")
OFF, ON = ("0", "false", "f", "no", "n", "off"), ("1", "true", "t", "yes", "y", "on")
LAY = "lay:"
OFFER = "offer"
PAIR = 2


def text(form: FormData, name: str, default: str = "") -> str:
    """A field as text."""
    value = form.get(name, default)
    return value if isinstance(value, str) else default


def texts(form: FormData, name: str) -> list[str]:
    """A field that may occur several times."""
    return [value for value in form.getlist(name) if isinstance(value, str)]


def number_in(path: str) -> int:
    """A number in the path of a page; there is no page if it is none."""
    if not (path.isascii() and path.isdigit() and len(path) < 10):
        raise HTTPException(404)
    return int(path)


def whole(query: Mapping[str, str], name: str, least: int, most: int) -> int | None:
    """A number in the query of an address."""
    said = query.get(name)
    if said is None:
        return None
    if not WHOLE.fullmatch(said):
        raise wrong(f"query.{name}", why("field-whole"))
    number = int(said[:LONGEST_NUMBER])
    if number < least:
        raise wrong(f"query.{name}", why("field-least", least=least))
    if number > most:
        raise wrong(f"query.{name}", why("field-most", most=most))
    return number


def is_set(query: Mapping[str, str], name: str) -> bool:
    """A switch in the query of an address."""
    said = query.get(name, "0").lower()
    if said not in (*OFF, *ON):
        raise wrong(f"query.{name}", why("field-true-or-false"))
    return said in ON


def wrong(field: str, reason: Reason) -> InvalidFields:
    """The error for a field that does not make sense."""
    return InvalidFields((why("at", where=(field,), why=reason),))


def client_id(form: FormData) -> str:
    """The client id of the page's request."""
    found = text(form, "client")
    if not CLIENT_ID.fullmatch(found):
        raise ServiceError(why("form-without-name"))
    return found


def seen_version(form: FormData) -> int | None:
    """The version that the page showed."""
    found = text(form, "seen")
    return int(found) if found.isascii() and found.isdigit() and len(found) < 10 else None


def plan_of(form: FormData, kinds: Iterable[type[Action]]) -> list[str]:
    """The actions that a form asks for, in notation; `kinds` are those of the game."""
    if begun := text(form, "compose"):
        return [_composed(begun, form, kinds)]
    if any(name.startswith(LAY) for name in form):
        return [_offer(form, kinds)]
    plan = [line.strip() for line in text(form, "do").splitlines() if line.strip()]
    if not plan or len(plan) > MOST_ACTIONS or max(map(len, plan)) > LONGEST_TEXT:
        raise CannotParse(why("nothing-asked"))
    return plan


def not_whole(verb: str, kinds: Iterable[type[Action]]) -> IllegalAction:
    """The error for an incomplete form, in the words of the action that it was meant for."""
    kind = next((kind for kind in kinds if kind.in_a_form and notation.verb(kind) == verb), Action)
    reason, clause = kind.unfinished
    return IllegalAction(why(reason).under(clause))


def _composed(begun: str, form: FormData, kinds: Iterable[type[Action]]) -> str:
    """An action composed in a form: the notation that is already fixed, and what was chosen for the rest."""
    fields = notation.left_open(begun)
    said = {name: _heap(form, name) for name, kind in fields.items() if kind == "cubes"}
    for name in (name for name, kind in fields.items() if kind == "pair"):
        ticked = texts(form, "card")
        if len(ticked) != PAIR:
            raise not_whole(begun.partition(" ")[0], kinds)
        said[name] = ", ".join(ticked)
    return notation.filled_in(begun, said)[:LONGEST_TEXT]


def _heap(form: FormData, name: str) -> str:
    """The cubes of one heap. Each resource sends one number per heap, such as `2.1.0`, in the order of `heaps`."""
    heaps = text(form, "heaps").split(".")
    at = heaps.index(name) if name in heaps else len(heaps)
    counts = {code: text(form, f"some-{code}").split(".") for code in CODES[:4]}
    letters = "".join(code.upper() * _number(said[at]) for code, said in counts.items() if at < len(said))
    return letters or "-"


def _offer(form: FormData, kinds: Iterable[type[Action]]) -> str:
    """Two cards and their areas."""
    lays = [f"{name.removeprefix(LAY)} {value}" for name, value in form.items() if name.startswith(LAY) and value]
    if len(lays) != PAIR:
        raise not_whole(OFFER, kinds)
    return f"{OFFER} {', '.join(lays)}"


def _number(said: str) -> int:
    return min(int(said), 99) if said.isascii() and said.isdigit() and len(said) < 4 else 0
