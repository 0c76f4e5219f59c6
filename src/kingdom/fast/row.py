"""The row: a whole game between two decisions as small integers, and nothing else.

Equal positions are equal rows. Unused places are 0, lists keep the order of the definition, and nothing of the past is
kept. Cards have fixed numbers in every game: family by family, in the order of the box (GEN-4).
"""

from __future__ import annotations

from kingdom.fast import shared
from kingdom.fast.fields import Layout

# --- cards: one number each, the same in all rulesets and card sets

DEVELOPMENTS = 70
"""Cards below this number are Developments."""
PLANNED = 80
"""Below this, Developments and Treasures: what can be recycled."""
CALAMITIES = 80
MENACES = 88
"""Four each of Giant Rats, Frost Giants, Shadows, Thieves."""
RATS, GIANTS, SHADOWS, THIEVES = 88, 92, 96, 100
ADVISORS = 104
"""In the order of the abilities: the number of an Advisor says what it does."""
HELD = 118
"""Below this: cards that can be in a hand or in an area."""
VERMIN = 118
CARDS = 128
DUCHIES = 128
"""The two Duchy cards have rows in the table but lie nowhere: the ruleset says whose they are."""
PRINTED = 130

SPACES = 160
"""Room for the kinds of spaces on the cards: a card with spaces of two kinds has two."""
ICONS = 80
"""Room for the kinds of icons on cards and Duchies: one for each card, resource and what they count."""

# --- the table

_table = Layout()
ROUND = _table.add("round", 1, "0 before the first, then 1 to 4")
PHASE = _table.add("phase", 1, "set-up, draft, Choice, Planning, four steps, Combat, last window, over: 0 to 10")
TURN = _table.add("turn", 1, "turns taken in this Choice; solo, selections made")
AREA_N = _table.add("area_n", 2, "cards in the left and in the right area")
DECK_N = _table.add("deck_n", 1, "cards left in the Development deck")
DANGER_N = _table.add("danger_n", 1, "solo: cards left in the Danger deck")
VERMIN_N = _table.add("vermin_n", 1, "Vermin left in the stack")
FIRST_DONE = _table.add("first_done", 2, "who did the final step of each Quest board first: seat + 1, or 0")
ADVISOR_PLACE = _table.add("advisor_place", 1, "solo, in the draft: the place in the deck drawn for the other Advisor")
SEATS = _table.size

# --- a seat: SEATS + seat * SEAT + …

_seat = Layout()
STOCK = _seat.add("stock", 6, "what fills a space, by its kind: cubes in hand M P G E, Krystallium, Soldiers")
ALCHEMY = _seat.add("alchemy", 4, "cubes in Alchemy M P G E")
TRAINING = _seat.add("training", 1, "Soldiers in Training: 0 or 1")
TRAPS = _seat.add("traps", 1, "Traps ready")
DONE = _seat.add("done", 1, "whether the seat is done with the window")
HAND_N = _seat.add("hand_n", 1, "cards in hand")
SELECTED_N = _seat.add("selected_n", 1, "cards in Selection")
SITES_N = _seat.add("sites_n", 1, "cards under construction")
STANDING_N = _seat.add("standing_n", 1, "Menaces and Vermin that stand there")
BEATEN_N = _seat.add("beaten_n", 1, "Menaces vanquished in this Combat")
TYPES = _seat.add("types", 5, "cards of each type in the Duchy; a fifth that is always 1, for plain icons")
MAKES = _seat.add("makes", 20, "icons in the Duchy by resource and what they count, summed as cards join")
STOLEN_N = _seat.add("stolen_n", 1, "Stolen tokens in the Duchy")
OWES_KEEP = _seat.add("owes_keep", 1, "whether an Advisor is to be kept (ADV-1)")
OWES_SHADOW = _seat.add("owes_shadow", 1, "cards to be given up for Shadows (SHA-1)")
OWES_COVER = _seat.add("owes_cover", 1, "icons to be covered for Thieves (THI-1)")
OWES_HOUSE = _seat.add("owes_house", 1, "Giants to be housed (FRO-4)")
FOREMAN = _seat.add("foreman", 1, "place under construction whose turn it is with the Foreman + 1 (ADV-P1)")
SEARCH = _seat.add("search", 1, "1, 2: a card is to be kept for the left, right area; 3, 4: it may be searched again")
SEARCHED_N = _seat.add("searched_n", 1, "cards looked at")
SEARCHED = _seat.add("searched", 3, "the cards looked at (SOL-11)")
SEARCHES = _seat.add("searches", 2, "selections of this round with a Search; repeated Searches (SOL-5)")
SPIES = _seat.add("spies", 2, "Spies ready, spent (SOL-2)")
STEPS_DONE = _seat.add("steps_done", 2, "Quest steps done on each board, as bits")
CROSSING = _seat.add("crossing", 4, "cubes that the opponent gets when Planning closes (SHA-2)")
BESIDE = _seat.add("beside", 1, "cubes beside the Danger deck (SCE-5)")
FORESEEN = _seat.add("foreseen", 1, "last window: whether the Duchy had a Calamity when it opened (ADV-E1)")
HALF = _seat.add("half", 1, "what has been half decided; 0: nothing")
HALF_WHAT = _seat.add("half_what", 1, "its card, place or step")
HALF_HOW = _seat.add("half_how", 1, "how that card is laid; the kind of resource that is being paid")
HALF_LEFT = _seat.add("half_left", 1, "cubes still to be named, of this kind or of the five")
HALF_FROM = _seat.add("half_from", 1, "where they have come from so far: hand, Alchemy, Krystallium")
HAND = _seat.add("hand", 8, "the cards in hand, in their order")
SEAT = _seat.size

# --- two lists in one stretch, one from its left end and one from its right: together they never overflow it

_lists = Layout()
_lists.size = SEATS + 2 * SEAT
AREA_CAP, SELECTED_CAP, SITE_CAP, STANDING_CAP = 20, 20, 70, 20
AREA = _lists.add("areas", AREA_CAP, "cards in the left and the right area")
SELECTED = _lists.add("selected", SELECTED_CAP, "both Selections")
SITE = _lists.add("sites", SITE_CAP, "both Construction areas")
STANDING = _lists.add("standing", STANDING_CAP, "Menaces and Vermin that stand with each seat")
BEATEN = _lists.add("beaten", STANDING_CAP, "those vanquished in this Combat")

# --- by number, and the decks

OPEN = _lists.add("open", SPACES, "open spaces by kind of space; 0 unless its card is under construction")
COVERED = _lists.add("covered", ICONS, "Stolen tokens by kind of icon")
ABOVE = _lists.add("above", 4, "the card above each Frost Giant + 1")
STATUS = _lists.add("status", CARDS, "of each card that is in no list, or that lies face down: see below")
STACK_CAP, DANGER_CAP, DECK_CAP = 10, 12, 84
STACK = _lists.add("stack", STACK_CAP, "the stack of Vermin, the next one first")
PLACES = _lists.add("places", 8, "where the Calamity or Menace will be in each hand to come; used ones are 0")
DANGER = _lists.add("danger", DANGER_CAP, "the Danger deck, ending here; in the draft the numbers that will order it")
DECK = _lists.add("deck", DECK_CAP, "the Development deck, ending here; what was drawn becomes 0")
_lists.add("spare", -_lists.size % 4, "nothing: pads a row to whole words")
SIZE = _lists.size

TABLE_FIELDS, SEAT_FIELDS, OTHER_FIELDS = tuple(_table.fields), tuple(_seat.fields), tuple(_lists.fields)

# --- status of a card. 0: in a list, a deck or the box. 1 to 64: face down since round (s-1)//16+1, turn (s-1)%16.
# Below 0: the same, discarded unseen. The codes from here on have the seat added where the card has an owner.

DISCARDED = 65
"""Discarded by nobody in particular, seen by all."""
GIVEN_UP = 66
"""Discarded by a seat."""
BUILT = 68
SERVING = 70
"""An Advisor in the Advisors area, ready."""
SPENT = 72
"""The same, used in this round."""
DRAWN = 74
"""An Advisor in the draft, not yet chosen."""
RETURNED = 76
"""An Advisor not kept: back in the box, known only to the seat that returned it."""

SETUP, DRAFT, CHOICE, PLANNING, MATERIALS, POPULATION, GOLD, EXPLORATION, COMBAT, LAST, OVER = range(11)
ROUNDS = shared.ROUNDS
TURNS = shared.TURNS
SELECTIONS = shared.SELECTIONS
KRYSTALLIUM = shared.KRYSTALLIUM
SOLDIER = shared.SOLDIER
PLAIN = 4
"""The type that plain icons count, which make just one cube: every Duchy has one of it."""

# --- what can be half decided

LAYING, SEARCHING, STEALING, PAYING, TRANSMUTING, SERVED = 1, 2, 3, 4, 5, 6
