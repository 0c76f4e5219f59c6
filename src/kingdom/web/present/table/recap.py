"""What happened since the viewer's last turn, in a sentence: what others did, and what the step produced."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kingdom.core.names import CardNames
from kingdom.game.redaction import announced
from kingdom.web.texts import Texts
from kingdom.words import capitalised
from kingdom.words.messages import Argument

Fact = Mapping[str, Any]

OFFERED = "Offered"
"""The fact that ends a turn, besides the public announcement that a seat is done."""
CUBES = {"SpaceFilled": "Placed", "CubeStored": "Placed"}
"""Facts that are counted together: placed cubes, wherever they went."""


def last_turn(facts: Sequence[Fact], viewer: int | None) -> int | None:
    """The index at which the viewer's last turn ended; None if there was none yet, so that nothing counts as new."""
    if viewer is None:
        return None
    ends = announced() | {OFFERED}
    ended = [at for at, fact in enumerate(facts) if fact.get("seat") == viewer and fact["event"] in ends]
    return ended[-1] if ended else None


def summed_up(facts: Sequence[Fact], texts: Texts, names: Sequence[str], viewer: int | None) -> str:
    """What others did since the viewer's last turn, and what was produced: a sentence or two, or nothing."""
    since = last_turn(facts, viewer)
    if since is None:
        return ""
    fresh = facts[since + 1 :]
    said = []
    for seat, name in enumerate(names):
        deeds = _deeds([fact for fact in fresh if fact.get("seat") == seat], texts) if seat != viewer else []
        if deeds:
            said.append(texts.t("recap-did", seat=name, deeds=texts.listed(deeds)))
    made = made_in_step(fresh, facts[: since + 1], texts, names)
    return " ".join([*said, *([made] if made else [])])


def _deeds(facts: Sequence[Fact], texts: Texts) -> list[str]:
    """A phrase for each kind of deed of a seat, in order of first occurrence; only for kinds that have one."""
    kinds: dict[str, list[Fact]] = {}
    for fact in facts:
        kinds.setdefault(str(CUBES.get(fact["event"], fact["event"])), []).append(fact)
    return [
        texts.t(f"did-{kind}", **_all_in_all(found, texts)) for kind, found in kinds.items() if texts.has(f"did-{kind}")
    ]


def _all_in_all(facts: Sequence[Fact], texts: Texts) -> dict[str, Argument]:
    """The totals of several deeds of one kind: how many, with which cards, and where."""
    first = facts[0]
    taken = first.get("cards")
    said: dict[str, Argument] = {
        "count": len(taken) if taken is not None else len(facts),
        "cards": texts.fact_cards([fact["card"] for fact in facts if "card" in fact]),
        "traps": sum(laid["face_down"] for fact in facts for laid in fact.get("lays", ())),
    }
    if isinstance(first.get("area"), int):
        said["area"] = texts.area(first["area"])
    return said


def made_in_step(facts: Sequence[Fact], before: Sequence[Fact], texts: Texts, names: Sequence[str]) -> str:
    """The last step of Production in these facts: what each seat made, and who has the Supremacy bonus."""
    made = [fact for fact in facts if fact["event"] == "Produced"]
    if not made:
        return ""
    resource = made[-1]["resource"]
    totals = texts.listed([f"{names[fact['seat']]} {fact['count']}" for fact in made if fact["resource"] == resource])
    said = capitalised(texts.t("recap-made", resource=texts.resource(resource), totals=totals))
    won = [fact for fact in facts if fact["event"] == "SupremacyWon" and fact["resource"] == resource]
    if not won:
        return said
    seat = won[-1]["seat"]
    return f"{said} {texts.t('recap-supremacy', seat=names[seat], to=goes_to([*before, *facts], seat))}"


def goes_to(facts: Sequence[Fact], seat: int) -> str:
    """Where the Soldier of a seat's last Supremacy bonus in these facts went: the places alternate (PRO-3)."""
    return (
        "training" if sum(fact["event"] == "SupremacyWon" and fact["seat"] == seat for fact in facts) % 2 else "stock"
    )


# --- where on the table


def touched(fact: Fact, names: CardNames) -> str:
    """Which part of the table a fact is about: areas and cards, as the page names them."""
    found = [{0: "left", 1: "right"}.get(fact["area"], "")] if isinstance(fact.get("area"), int) else []
    named = [fact.get("card"), *(fact.get("cards") or ()), *(laid["card"] for laid in fact.get("lays", ()))]
    found += [{0: "left", 1: "right"}[laid["area"]] for laid in fact.get("lays", ())]
    for card in named:
        if isinstance(card, str):
            found += [str(one) for one in names.find(card)[:1]]
        elif isinstance(card, Mapping) and card.get("hidden"):
            found.append(f"hidden-{card['hidden']}")
    return " ".join(dict.fromkeys(one for one in found if one))


def taken(fact: Fact, texts: Texts) -> tuple[str, ...]:
    """The names of cards that were taken from an area and are elsewhere now; empty if they were face down."""
    if fact["event"] != "AreaTaken":
        return ()
    return tuple(texts.fact_cards([card]) for card in fact.get("cards") or () if isinstance(card, str))


COUNTED = {"KrystalliumGained": "krystallium", "SoldiersGained": "soldiers"}


def arrived(fact: Fact) -> str:
    """What a seat gains by a fact, and how many; empty if it loses something, or if the page shows it anyway.

    >>> arrived({"event": "AreaTaken", "cards": ["Farm", {"hidden": "x"}]}), arrived({"event": "SeatDone"})
    ('selection 2', '')
    """
    if fact["event"] == "AreaTaken":
        return f"selection {len(fact.get('cards') or ())}" if fact.get("cards") else ""
    stock = COUNTED.get(fact["event"])
    return f"{stock} {fact['count']}" if stock and fact["count"] > 0 else ""
