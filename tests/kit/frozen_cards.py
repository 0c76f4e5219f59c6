"""A complete card set that tuning does not change: the cards, Menaces and Quests of the tests."""

from __future__ import annotations

from dataclasses import replace

from tests.kit.menaces import MENACES
from tests.kit.quests import QUESTS

FROZEN = replace(MENACES, name="Frozen cards", hash="frozen-cards", quests=QUESTS.quests)
