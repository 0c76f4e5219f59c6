"""The ways to plan and to place cubes: by the drafts of the page, in the fewest presses. `WAYS` has all ways."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import TypeVar

from benchmarks.ways import Decision, Diverged, Hand, by_buttons, choice, press_one, quoted
from kingdom.core.actions import Action
from kingdom.core.resources import LETTERS, RESOURCES
from kingdom.core.view import View
from kingdom.rules.building import Place
from kingdom.rules.planning import Recycle, Slate
from kingdom.web.present.table.cube_draft import NOTHING, Counts, Draft, Where, address, draft_of
from kingdom.web.present.table.planning_draft import CardMark, PlanningDraft, planning_draft

MOST_DRAFTS = 4_000
"""How many drafts are looked at for the shortest way to one."""
D = TypeVar("D", Draft, PlanningDraft)


def shortest(start: D, reached: Callable[[D], bool], presses: Callable[[D], Iterator[tuple[str, D]]]) -> list[str]:
    """The fewest presses from a draft to one that will do."""
    seen, queue = set(), [(start, list[str]())]
    for draft, way in queue:
        if reached(draft):
            return way
        key = address(draft.counts) if isinstance(draft, Draft) else draft.whole
        if key not in seen and len(queue) < MOST_DRAFTS:
            seen.add(key)
            queue += [(after, [*way, press]) for press, after in presses(draft)]
    raise Diverged("no presses lead to this draft")


def spots(draft: Draft) -> Iterator[tuple[str, Where]]:
    """Every place of every kind of cube, by the letter of the kind."""
    for kind in RESOURCES:
        for where in (*draft.sites, None):
            if draft.purse[kind] or any(draft.given(kind, place) for place in (*draft.sites, None)):
                yield LETTERS[kind], where


def wanted(actions: list[Action]) -> Counter[tuple[int, Where]]:
    """The places of cubes in a list of actions."""
    return Counter((int(one.resource), one.card) for one in actions if isinstance(one, Place))


def matches(counts: Counts, target: Counter[tuple[int, Where]]) -> bool:
    return {(int(kind), where): count for (kind, where), count in counts.items() if count} == dict(target)


def meant(hand: Hand) -> list[Action]:
    """The actions of a decision that are still to be made, as far as they are possible one after another."""
    game, found = hand.game.copy(), list[Action]()
    for text in hand.left:
        action = next((one for one in game.options(0) if game.text(one) == text), None)
        if action is None or action.ends_a_plan:
            break
        found.append(action)
        game.play(0, text)
    return found


# --- Production


def production(hand: Hand, decision: Decision) -> None:
    """Press cards and cubes of the draft until it is the one that was meant, then place it."""
    while hand.left:
        draft = draft_of(hand.game.view(0)) if hand.page.locator(".hand-cubes.drafted").count() else None
        if draft is None or not wanted(meant(hand)):
            press_one(hand)
            continue
        _place(hand, draft, wanted(meant(hand)))


def _place(hand: Hand, draft: Draft, target: Counter[tuple[int, Where]]) -> None:
    view = hand.game.view(0)
    for href in shortest(draft, lambda one: matches(one.counts, target), lambda one: _links(view, one)):
        press(hand, f"a[data-soft][href={quoted(f'?draft={href}')}]")
    press(hand, "[data-press=place]")


def press(hand: Hand, selector: str) -> None:
    """Press the first of some things on the table, a visible one if there is one."""
    found = hand.page.locator(f"#main {selector}")
    visible = found.filter(visible=True)
    hand.press((visible if visible.count() else found).first, acts=True)


def _links(view: View, draft: Draft) -> Iterator[tuple[str, Draft]]:
    for where in (*draft.sites, None):
        taken = draft.taking(where)
        if taken is not None:
            yield _after(view, taken.counts)
    for (kind, where), count in draft.counts.items():
        if count:
            yield _after(view, draft.giving(kind, where))
    for kind in RESOURCES:
        for where in draft.sites:
            counts = draft.adding(kind, where)
            if counts is not None:
                yield _after(view, counts)
    if draft.places:
        yield _after(view, {})


def _after(view: View, counts: Counts) -> tuple[str, Draft]:
    said = address(counts) or NOTHING
    after = draft_of(view, said)
    assert after is not None
    return said, after


# --- Planning


def planning(hand: Hand, decision: Decision) -> None:
    """Mark the cards, choose the places without a suggestion, and confirm. Everything else has buttons."""
    while hand.left:
        draft = planning_draft(hand.game.view(0)) if hand.page.locator("#plan").count() else None
        actions = meant(hand)
        if draft is None:
            production(hand, decision) if wanted(actions) else press_one(hand)
        elif not _confirm(hand, draft, actions):
            other = next((one for one in actions if not isinstance(one, Slate | Recycle | Place)), None)
            if other is None:
                raise Diverged("the sheet does not lead to this Planning")
            _first(hand, hand.game.text(other))
            press_one(hand)


def _first(hand: Hand, text: str) -> None:
    hand.left.remove(text)
    hand.left.insert(0, text)


def _confirm(hand: Hand, start: PlanningDraft, actions: list[Action]) -> bool:
    """Plan all cards as they were planned; returns False if something else has to be done first."""
    view, target = hand.game.view(0), wanted(actions)
    marks = {one.card: CardMark.SLATE for one in actions if isinstance(one, Slate)}
    marks |= {one.card: CardMark.RECYCLE for one in actions if isinstance(one, Recycle)}
    if set(marks) != set(start.ways):
        raise Diverged("not every card is planned at once")
    said = ".".join(f"{card}{mark}" for card, mark in marks.items())
    marked = planning_draft(view, said)
    assert marked is not None
    way = shortest(marked, lambda one: matches(one.cubes.counts, target), lambda one: _presses(view, one))
    end = marked
    for one in way:
        end = planning_draft(view, f"{end.whole}!{one}") or end
    if not hand.after([hand.game.text(one) for one in end.plan]):
        return False
    _mark(hand, start, marks)
    for one in way:
        press(hand, f"[form=plan][name=press][value={quoted(one)}]")
    press(hand, "[data-deed=PlanAll]")
    return True


def _mark(hand: Hand, start: PlanningDraft, marks: dict[int, CardMark]) -> None:
    """Mark the fewer cards one by one, and the rest together."""
    open_cards = {card: mark for card, mark in marks.items() if card not in start.marks}
    counts = Counter(open_cards.values())
    rest = max(counts, key=lambda mark: counts[mark], default=None)
    alone = [card for card, mark in open_cards.items() if mark is not rest or counts[mark] == 1]
    for card in alone:
        press(hand, f'.mark:has(input[name="mark-{card}"][value={open_cards[card]}])')
    if rest is not None and counts[rest] > 1:
        press(hand, f"[form=plan][value='rest:{rest}']")


def _presses(view: View, draft: PlanningDraft) -> Iterator[tuple[str, PlanningDraft]]:
    places = [(letter, "a" if where is None else str(where)) for letter, where in spots(draft.cubes)]
    said = [f"put:{letter}{where}" for letter, where in places]
    said += [f"clear:{where}" for where in dict.fromkeys(where for _, where in places)]
    said += [f"{kind}:{letter}{where}" for kind in ("back", "add") for letter, where in places]
    for one in said:
        after = planning_draft(view, f"{draft.whole}!{one}")
        if after is not None and after.whole != draft.whole:
            yield one, after


WAYS: Mapping[str, Callable[[Hand, Decision], None]] = {
    "draft": by_buttons,
    "choice": choice,
    "planning": planning,
    "production": production,
    "combat": by_buttons,
}
"""The cheapest way for each phase."""
