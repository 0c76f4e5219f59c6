"""Actions as numbers: one dense numbering for all rulesets, which policies use as well.

Most actions of the definition are one number. An offer, a Search, a Thief, a payment, a transmutation and an ability
with a target are several in a row; meanwhile the row remembers what is half decided, and nothing else may be done.
There is exactly one way to make each action. A target that may be hidden is named by its place, never by its card.
"""

from __future__ import annotations

from kingdom.fast.fields import Layout
from kingdom.fast.row import ADVISORS, AREA_CAP, CALAMITIES, CARDS, DEVELOPMENTS, HELD, ICONS, MENACES, PLANNED, SPACES

_numbers = Layout()
DONE = _numbers.add("done", 1, "Done")
SELECT = _numbers.add("select", 2, "Select: + area")
STORE = _numbers.add("store", 4, "Place in Alchemy: + resource")
FILL = _numbers.add("fill", SPACES, "fill space s with what it asks for: Place, UseKrystallium as K, UseSoldier")
WILD = _numbers.add("wild", SPACES, "fill space s with a Krystallium: UseKrystallium as M P G E")
ABANDON = _numbers.add("abandon", DEVELOPMENTS, "Abandon: + card")
SLATE = _numbers.add("slate", DEVELOPMENTS, "Slate: + card")
RECYCLE = _numbers.add("recycle", PLANNED, "Recycle: + card")
LAY = _numbers.add("lay", HELD * 4, "half an Offer: + card * 4 + area * 2 + face down; the smaller card first")
GIVE_UP = _numbers.add("give_up", PLANNED, "GiveUp: + card")
COVER = _numbers.add("cover", ICONS, "Cover: + kind of icon")
FREE = _numbers.add("free", ICONS, "the token that a vanquished Thief leaves: + kind of icon")
HOUSE = _numbers.add("house", DEVELOPMENTS, "House: + card above")
THAW = _numbers.add("thaw", DEVELOPMENTS, "VanquishGiant: + card above")
VANQUISH = _numbers.add("vanquish", ADVISORS - MENACES + CARDS - HELD, "Vanquish, VanquishThief: + Menace, then Vermin")
KEEP = _numbers.add("keep", HELD - ADVISORS, "Keep: + Advisor")
USE = _numbers.add("use", HELD - ADVISORS, "Use…: + Advisor; some name a target next")
ON_AREA = _numbers.add("on_area", 2, "target of an ability: + area")
ON_PLACE = _numbers.add("on_place", AREA_CAP * 4, "target: + place in left, right area, Selection of seat 0, 1")
ON_CARD = _numbers.add("on_card", DEVELOPMENTS, "target: + card under construction")
ON_CALAMITY = _numbers.add("on_calamity", MENACES - CALAMITIES, "target: + Calamity in the Duchy")
FOREMAN = _numbers.add("foreman", 4, "PutForemansCube: + resource")
STEP = _numbers.add("step", 8, "CompleteStep: + board * 4 + step; then each cube is paid")
PAY = _numbers.add("pay", 3, "pay the next cube: from hand, from Alchemy, with a Krystallium")
TRANSMUTE = _numbers.add("transmute", 4, "one of five cubes of a Transmute: + resource, in ascending order")
SEARCH = _numbers.add(
    "search", AREA_CAP * 2, "half a Search: + area * 20 + place of a card to discard, in ascending order"
)
KEEP_FOUND = _numbers.add("keep_found", 3, "KeepFound: + place among the cards looked at")
SPY = _numbers.add("spy", AREA_CAP * 2, "Spy: + area * 20 + place")
ACTIONS = _numbers.size
MOST_LEGAL = 512
"""Room for a list of legal actions."""

RANGES = tuple(_numbers.fields)
