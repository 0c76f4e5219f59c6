"""Help while playing: what can be done now and why, hints in words, and what a card would be worth."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kingdom.bots.advice import Advice, AdviceReason
from kingdom.core.actions import Action
from kingdom.core.cards import CardId, Family
from kingdom.core.imagine import open_state
from kingdom.core.phases import LAST, ROUNDS
from kingdom.core.resources import KRYSTALLIUM, RESOURCES, SOLDIER
from kingdom.core.showing import Lies
from kingdom.core.view import SeatView, View
from kingdom.rules.choice import Offer
from kingdom.rules.planning import Done
from kingdom.rules.production import produces
from kingdom.text import notation
from kingdom.text.notation import verb
from kingdom.web.present.cards.codes import letters
from kingdom.web.present.table.module_data import lying
from kingdom.web.present.table.track import after_production
from kingdom.web.texts import Texts
from kingdom.words.status import VANQUISH

ORDER = tuple(resource.name.lower() for resource in RESOURCES)


@dataclass(frozen=True, slots=True)
class Possible:
    """A kind of deed that is possible now, and what it is good for."""

    name: str
    good: str
    count: int


def serving(action: Action) -> str | None:
    """The Advisor whose ability an action is; None for any other action."""
    sort, *rest = action.opener() or action.target()
    return str(rest[0]) if sort == "advisor" else None


def called(kind: type[Action], example: Action, view: View, texts: Texts) -> str:
    """What a kind of deed is called: after its Advisor, by its own name, its button's, or an example's text."""
    if (advisor := serving(example)) is not None:
        return texts.card(advisor)
    ids = (f"kind-{kind.__name__}", f"do-{kind.__name__}", f"mode-{kind.deliberate}")
    return next((texts.t(id) for id in ids if texts.has(id)), "") or texts.action(example, view)


def possible(view: View, texts: Texts) -> list[Possible]:
    """The kinds of deeds, in the order in which the rules offer them."""
    kinds: dict[str, int] = {}
    for action in view.options:
        kinds[type(action).__name__] = kinds.get(type(action).__name__, 0) + 1
    found = []
    for name, count in kinds.items():
        example = next(action for action in view.options if type(action).__name__ == name)
        found.append(Possible(called(type(example), example, view, texts), good_for(example, view, texts), count))
    return found


def good_for(action: Action, view: View, texts: Texts) -> str:
    """What a kind of deed is good for: its own words, the ability of its Advisor, or the action itself."""
    id = f"good-{type(action).__name__}"
    if texts.has(id):
        return texts.t(id)
    advisor = serving(action)
    return texts.ability(advisor) if advisor is not None else texts.action(action, view)


# --- hints


@dataclass(frozen=True, slots=True)
class HintShown:
    """A hint in words: a nudge, the move, and the reasons."""

    bot: str
    nudge: str
    plan: tuple[str, ...]
    reasons: tuple[str, ...]
    do: str
    """The move in notation, a line for each deed."""
    at: str
    """Which areas and cards it is about, as the page names them."""
    weighed: tuple[tuple[str, str, int, bool], ...]
    """Each area with its worth in words, the length of its bar in tenths, and whether it is the best."""


PLACES = {"alchemy": "stock", "advisor": "side"}
"""Where on the table the targets are that are no cards."""
MOST_DEEDS = 6
"""Only the beginning of a long plan is shown: the player can ask again for the rest."""


def hint_shown(advice: Advice, view: View, bot: str, texts: Texts) -> HintShown:
    """A piece of advice in the language of the texts."""
    first = advice.plan[0]
    values = [value for _, value in advice.weighed]
    low, high = min(values, default=0.0), max(values, default=0.0)
    weighed = [
        (
            texts.action(action, view),
            texts.t("hint-less", points=max(1, round(high - value))) if value < high else texts.t("hint-best"),
            10 if value == high else max(1, round(10 * (1 - (high - value) / max(high - low, abs(high), 1.0)))),
            value == high,
        )
        for action, value in advice.weighed
    ]
    return HintShown(
        bot,
        _nudge(first, view, texts),
        tuple(texts.action(action, view) for action in advice.plan[:MOST_DEEDS]),
        tuple(_said(reason, view, texts) for reason in advice.reasons) or (good_for(first, view, texts),),
        "\n".join(notation.text(action, view.rules.names) for action in advice.plan),
        " ".join(dict.fromkeys(word for action in advice.plan[:MOST_DEEDS] for word in _meant(action, view))),
        tuple(weighed),
    )


def _nudge(first: Action, view: View, texts: Texts) -> str:
    """A thought that leads to the move without naming it."""
    others = {verb(type(action)) for action in view.options}
    if verb(type(first)) == VANQUISH:
        return texts.t("nudge-vanquish")
    if isinstance(first, Done) and VANQUISH in others:
        return texts.t("nudge-soldiers")
    if isinstance(first, Done) and view.phase is not LAST and others - {"done", "abandon"}:
        return texts.t("nudge-stock")
    id = f"nudge-{type(first).__name__}"
    return texts.t(id if texts.has(id) else "nudge-other")


def _meant(action: Action, view: View) -> Iterator[str]:
    """Which parts of the table a deed is about."""
    if isinstance(action, Offer):
        yield from (str(card) for card, _, _ in action.lays)
        yield from (("left", "right")[area] for _, area, _ in action.lays)
        return
    sort, *rest = action.target()
    if sort == "area":
        yield ("left", "right")[int(str(rest[0]))]
    elif sort == "handle":
        yield f"hidden-{rest[0]}"
    elif sort in ("card", "space", "icon"):
        yield from (str(card) for card in _drawn_as_one(CardId(int(str(rest[0]))), view))
    elif sort == "step":
        yield f"quest-{int(str(rest[0])) + 1}"
    elif sort in PLACES:
        yield PLACES[sort]


def _drawn_as_one(card: CardId, view: View) -> tuple[CardId, ...]:
    """The cards of which the table draws only the first, if this is one of them: Vermin lie in a stack."""
    if view.box[card].family is not Family.VERMIN or view.seat is None:
        return (card,)
    standing = lying(view.me, view.rules, Lies.THREATENING)
    return tuple(one for one in standing if view.box[one].family is Family.VERMIN)


def _said(reason: AdviceReason, view: View, texts: Texts) -> str:
    card = texts.card(view.box[reason.card].key) if reason.card is not None else ""
    area = ("left", "right")[reason.area] if reason.area is not None else "left"
    return texts.t(f"reason-{reason.kind}", card=card, count=reason.number, area=area)


# --- what a card would be worth


@dataclass(frozen=True, slots=True)
class WorthNow:
    """What a Development would be worth to the viewer if built now, what it lacks, and when it could be finished."""

    points: int
    flat: int
    per: tuple[tuple[int, int, str], ...]
    """For each type: the points per card, how many cards there would be, and the type."""
    lacks: str
    """The open spaces, as letters."""
    round: int
    """The round in which the Duchy could finish it if all its production went there; 0 if not in this game."""
    step: str


def worth_now(card: CardId, view: View) -> WorthNow | None:
    """The worth of a Development that is not built yet; None for anything else."""
    kind = view.box[card]
    if kind.family is not Family.DEVELOPMENT or view.seat is None or card in view.me.duchy:
        return None
    me = view.me
    counts = [view.box[one].type for one in me.duchy]
    per = tuple(
        (points, counts.count(card_type) + (kind.type == card_type), card_type.name.lower())
        for card_type, points in kind.points_per
    )
    site = next((site for site in me.construction if site.card == card), None)
    filled = site.filled if site else (0,) * len(kind.cost)
    need = [cost - lying for cost, lying in zip(kind.cost, filled, strict=True)]
    when = _when(need, me, view)
    return WorthNow(
        kind.points + sum(points * count for points, count, _ in per), kind.points, per, letters(tuple(need)), *when
    )


def _when(need: list[int], me: SeatView, view: View) -> tuple[int, str]:
    """The round and step in which the Duchy, as it is, would have produced everything that is missing."""
    spare = me.krystallium - need[KRYSTALLIUM]
    if spare < 0 or me.soldiers < need[SOLDIER]:
        return 0, ""
    table = open_state(view)
    makes = [produces(table, me.seat, resource) for resource in RESOURCES]
    missing = [max(0, need[resource] - me.cubes[resource]) for resource in range(len(RESOURCES))]
    started = ORDER.index(view.phase.name) + 1 if view.phase.name in ORDER else 0
    if after_production(view) or view.phase is LAST:
        started = len(ORDER)
    for number in range(view.round, ROUNDS + 1):
        for resource in range(started, len(RESOURCES)):
            missing[resource] = max(0, missing[resource] - makes[resource])
            if sum(missing) <= spare:
                return number, ORDER[resource]
        started = 0
    return 0, ""
