"""The Selection in Planning: shortcuts for all its cards."""

from __future__ import annotations

from kingdom.core.actions import Action
from kingdom.core.resources import RESOURCES
from kingdom.rules.building import Place
from kingdom.rules.planning import Recycle, Slate
from kingdom.web.present.table.menu import Button
from kingdom.web.present.table.pieces import Pieces


def slate_all(pieces: Pieces) -> Button | None:
    """Every Development of the Selection to Construction."""
    menu, texts = pieces.menu, pieces.texts
    slates = [action for action in menu.actions if isinstance(action, Slate)]
    if len(slates) < 2:
        return None
    return menu.plan(slates, texts.t("slate-all"), texts.t("slate-all-label", count=len(slates)), "SlateAll")


def recycle_all(pieces: Pieces) -> Button | None:
    """Every card of the Selection recycled, all cubes placed in Alchemy: for players who want them nowhere else."""
    menu, texts, box = pieces.menu, pieces.texts, pieces.view.box
    recycles = [action for action in menu.actions if isinstance(action, Recycle)]
    if len(recycles) < 2:
        return None
    plan: list[Action] = []
    for action in recycles:
        plan.append(action)
        plan += [Place(kind, None) for kind in RESOURCES for _ in range(box[action.card].recycling[kind])]
    label = texts.t("recycle-all-label", count=len(recycles))
    return menu.plan(plan, texts.t("recycle-all"), label, "RecycleAll")
