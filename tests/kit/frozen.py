"""A whole card set that no tuning changes: the cards, Menaces and Quests of the tests together."""

from __future__ import annotations

from dataclasses import replace

from tests.kit.menaces import MENACES
from tests.kit.quests import QUESTS

FROZEN = replace(MENACES, name="Frozen cards", hash="frozen-cards", quests=QUESTS.quests)
