"""The table as a page: all that its template shows, from one view and what its viewer was told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from kingdom.core.imagine import open_state
from kingdom.core.phases import LAST, STEPS
from kingdom.core.resources import SOLDIER
from kingdom.core.scoring import MEDALS
from kingdom.core.showing import Lies
from kingdom.core.targets import ALCHEMY, NOTHING
from kingdom.core.view import View
from kingdom.core.viewers import OPEN_TABLE
from kingdom.game.suggestions import may_close
from kingdom.rules.building import Place
from kingdom.web.present.table.centre import (
    Area,
    CubesInHand,
    Deck,
    Gone,
    Mill,
    areas,
    cubes_in_hand,
    decks,
    lying_open,
    mills,
    rest_to_alchemy,
)
from kingdom.web.present.table.choice_form import Composing, composing
from kingdom.web.present.table.chronicle import Line, chronicle
from kingdom.web.present.table.combat import Foes, foes
from kingdom.web.present.table.menu import Button, Menu, mode_name
from kingdom.web.present.table.module_data import lying
from kingdom.web.present.table.pieces import Piece, Pieces
from kingdom.web.present.table.placing import Placing, drafting
from kingdom.web.present.table.planning_draft import planning_draft
from kingdom.web.present.table.planning_sheet import SheetShown, planning_sheet
from kingdom.web.present.table.quests import Board, boards
from kingdom.web.present.table.recap import summed_up
from kingdom.web.present.table.seats import SeatPanel, seat_panel
from kingdom.web.present.table.track import Track, after_production, track
from kingdom.web.texts import Status, Texts
from kingdom.words.choices import scenario_rules

LINES, RECENT = 24, 80
"""How many lines of the chronicle the table shows, and how many since the last turn; the rest is on its own page."""


@dataclass(frozen=True, slots=True)
class ModeShown:
    """The chosen mode, as the status line shows it."""

    key: str
    prompt: str


@dataclass(frozen=True, slots=True)
class Goal:
    """The goal of a solo game."""

    scenario: str
    """Its name; empty if none is played."""
    rules: tuple[str, ...]
    medals: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class TableShown:
    """Everything on the table."""

    viewer: int | None
    track: Track
    status: Status
    to_decide: bool
    alone: bool
    bottom: SeatPanel
    """The viewer's own seat; for spectators, the first one."""
    top: SeatPanel | None
    areas: tuple[Area, ...]
    decks: tuple[Deck, ...]
    mills: tuple[Mill, ...]
    boards: tuple[Board, ...]
    lines: tuple[Line, ...]
    told: str
    """What happened since the viewer's last turn, in a sentence or two."""
    gone: tuple[Gone, ...]
    """The discards that are face up."""
    gone_down: int
    """How many discards are face down."""
    cubes: tuple[CubesInHand, ...]
    placing: Placing | None
    """The draft of their placement, if they are placed by a draft."""
    rest: Button | None
    draft: str
    """The draft that the player made, as part of the address; also while something else is being chosen."""
    sheet: SheetShown | None
    """The draft of a Planning, if cards are planned by one."""
    offers: bool
    traps: int
    drawn: tuple[Piece, ...]
    """Advisors in the draft."""
    done: Button | None
    mode: ModeShown | None
    any_time: tuple[Button, ...]
    """The modes that are available at any time: a Krystallium, a Soldier, a card to discard."""
    covering: bool
    """Whether icons of the Duchy are being chosen, so that the Duchy card is shown as a strip."""
    composing: Composing | None
    """The form of the current mode, if it is one for choosing cubes."""
    alchemy_modes: tuple[Button, ...]
    """The modes that start from Alchemy."""
    other: tuple[Button, ...]
    """Buttons that belong to no part of the table."""
    owes: bool
    goal: Goal | None
    foes: Foes
    now: str
    """The one zone that needs attention now; empty if none does, or several do equally."""
    forced: Button | None
    """The only possible action: the one place for a cube, or being done if nothing else is possible."""
    regret: str
    """What the player would lose, avoidably, by being done now."""

    @property
    def sheets(self) -> tuple[str, ...]:
        """The stylesheets that this table needs on top of those of all tables."""
        tray = self.composing or self.bottom.searched or self.other
        draft = ("placing", *(("planning",) if self.sheet else ())) if self.drafted else ()
        names = (self.track.sheet, *draft, *(("alone",) if self.alone else ()), *(("tray",) if tray else ()))
        return tuple(f"table/{name}" for name in names)

    @property
    def drafted(self) -> SheetShown | Placing | None:
        """The draft that one button does as a whole."""
        return self.sheet or self.placing

    @property
    def cubes_left(self) -> int:
        """How many cubes have to be placed."""
        return sum(kind.count for kind in self.cubes)

    @property
    def any_space(self) -> bool:
        """Whether a space of a card can be filled now."""
        return any(charter.lit for charter in self.bottom.charters)


def show_table(
    view: View,
    facts: Sequence[Mapping[str, Any]],
    texts: Texts,
    *,
    names: tuple[str, ...],
    bots: Sequence[str | None],
    waiting: Sequence[int] = (),
    mode: str | None = None,
    steps: Sequence[int] | None = None,
    draft: str | None = None,
) -> TableShown:
    """The table of a view. `waiting` is only read when players take turns, where it is not a secret.

    In a replay, `steps` says for each fact after how many steps it happened. `draft` is that of a Planning or of
    the places of cubes, as an address has it; empty for what is suggested. Without one, all is done one by one.
    """
    menu = Menu(view, texts, mode)
    stage = track(view)
    planned = planning_sheet(view, menu, texts, draft)
    drafted = drafting(view, menu, texts, draft) if stage.stage == "working" else None
    sheet, placing = planned.sheet() if planned else None, drafted.shown() if drafted else None
    pieces = Pieces(view, texts, menu, names, planned or drafted)
    state = open_state(view)
    panels = tuple(seat_panel(seat, pieces, state, bots[seat.seat]) for seat in view.seats)
    own = view.seat is not None
    cubes = cubes_in_hand(pieces)
    offers = menu.offers and menu.mode is None
    standing = foes(panels[0], panels[1] if len(panels) > 1 else None, pieces)
    gone, gone_down = lying_open(pieces)
    return TableShown(
        viewer=view.seat,
        track=stage,
        status=texts.status_parts(view, waiting, names),
        to_decide=view.to_decide,
        alone=len(panels) == 1,
        bottom=panels[0],
        top=panels[1] if len(panels) > 1 else None,
        areas=areas(pieces),
        decks=decks(pieces),
        mills=mills(pieces, state, facts),
        boards=boards(pieces, sorted(panels, key=lambda panel: panel.seat)),
        lines=chronicle(facts, texts, names, view.rules, viewer=view.seat, last=LINES, recent=RECENT, steps=steps),
        told=summed_up(facts, texts, names, view.seat) if steps is None else "",
        gone=gone,
        gone_down=gone_down,
        cubes=cubes,
        placing=placing,
        rest=rest_to_alchemy(pieces),
        sheet=sheet,
        draft=_draft(view, draft) if menu.mode else sheet.address if sheet else placing.address if placing else "",
        offers=offers,
        traps=view.me.traps if own else 0,
        drawn=tuple(
            piece
            for seat in (view.seats if view.viewer is OPEN_TABLE else view.seats[:1] if own else ())
            for piece in pieces.all(lying(seat, view.rules, Lies.DRAWN))
        ),
        done=menu.one_at("done"),
        mode=_mode(menu, texts),
        any_time=menu.opening(),
        covering=menu.aims_at("icon"),
        composing=composing(pieces),
        alchemy_modes=menu.opening(*ALCHEMY),
        other=menu.at(*NOTHING) if menu.mode is None else (),
        owes=own and bool(view.me.owes),
        goal=_goal(view, texts) if len(panels) == 1 else None,
        foes=standing,
        forced=_forced(menu, view, placing),
        regret=(_regret(standing, view.me.soldiers, texts) or _unbuilt(view, menu, texts)) if view.to_decide else "",
        now=_now(panels[0], stage.stage, offers=offers, cubes=bool(cubes)) if view.to_decide else "",
    )


def _draft(view: View, said: str | None) -> str:
    plan = planning_draft(view, said or "")
    return plan.address if plan else ""


def _now(seat: SeatPanel, stage: str, *, offers: bool, cubes: bool) -> str:
    """The zone that matters now: where most of the possible actions are."""
    if offers:
        return "hand"
    if any(icon.button for strip in (seat.duchy_strip, *seat.strips) for icon in strip.icons):
        return "duchy"
    if stage == "draft":
        return "draft"
    if any(piece.buttons for piece in seat.selection):
        return "selection"
    if cubes:
        return "cubes"
    if stage == "combat":
        return "stage"
    return "construction" if any(one.lit or one.piece.buttons for one in seat.charters) else ""


def _forced(menu: Menu, view: View, placing: Placing | None) -> Button | None:
    if placing is None:
        return only_move(menu, view)
    return placing.place if placing.only and not could_pay(menu) else None


def only_move(menu: Menu, view: View) -> Button | None:
    """The only possible action, if it may be taken for the player without asking.

    A Production step without cubes and a Combat without a Menace to vanquish end, if nothing is missed by that.
    """
    if menu.mode is not None or menu.offers or len(menu.actions) != 1 or view.seat is None:
        return None
    action = menu.actions[0]
    if isinstance(action, Place):
        return None if could_pay(menu) else menu.button(action)
    ends = menu.has("done") and (not menu.modes or (ends_alone(view) and may_close(open_state(view), view.seat)))
    return menu.button(action) if ends else None


def could_pay(menu: Menu) -> bool:
    """Whether a cube in hand could also pay for something: then it has two uses."""
    return any("hand" in action.in_a_form for actions in menu.modes.values() for action in actions)


def ends_alone(view: View) -> bool:
    """Whether a phase is a Production step, or comes after Production and before the next round."""
    return view.phase in STEPS or after_production(view)


def _regret(standing: Foes, soldiers: int, texts: Texts) -> str:
    beaten = standing.within_reach(soldiers)
    if not beaten:
        return ""
    names = [texts.several(foe.face.plain_name, count) for foe, count in beaten]
    points = -sum(foe.each * count for foe, count in beaten)
    return texts.t("regret-menaces", menaces=texts.listed(names), points=points)


def _unbuilt(view: View, menu: Menu, texts: Texts) -> str:
    """In the last window: cards that the stock could still complete. After that the stock is worthless."""
    if view.phase is not LAST or view.seat is None:
        return ""
    me = view.me
    targets = [action.target() for actions in menu.modes.values() for action in actions]
    fillable = {target[1] for target in targets if target[0] == "space"}
    found = []
    for site in (site for site in me.construction if site.card in fillable):
        lacking = [space - filled for space, filled in zip(view.box[site.card].cost, site.filled, strict=True)]
        soldiers = lacking[SOLDIER]
        if soldiers <= me.soldiers and sum(lacking) - soldiers <= me.krystallium:
            found.append(texts.card(view.box[site.card].key))
    names = list(dict.fromkeys(found))  # copies of a card are named once: only one would be completed
    return texts.t("regret-unbuilt", cards=texts.listed(names), count=len(names)) if names else ""


def _goal(view: View, texts: Texts) -> Goal:
    settings = view.rules.settings
    medals = tuple(zip(MEDALS[1:], settings.medals, strict=True)) if settings.medals else ()
    scenario = settings.scenario
    if scenario is None:
        return Goal("", (), medals)
    return Goal(texts.card(scenario.key), tuple(scenario_rules(texts, scenario)), medals)


def _mode(menu: Menu, texts: Texts) -> ModeShown | None:
    if menu.mode is None:
        return None
    key = menu.mode.partition("-")[0]
    id = f"prompt-{key}"
    if texts.has(id):
        return ModeShown(menu.mode, texts.t(id))
    return ModeShown(menu.mode, texts.t("prompt-advisor", advisor=mode_name(menu.mode, texts)))
