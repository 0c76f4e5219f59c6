"""The table that the rules read: what is printed on cards and boards, and what a game is played with, flat.

A card is a row of columns, and an effect is a number in one of them. Nothing in the rules asks which card it is, and
nothing of a card set is frozen into compiled code: the table is an argument of every rule.
"""

from __future__ import annotations

from kingdom.fast.fields import Layout
from kingdom.fast.row import CARDS, DECK_CAP, HELD, ICONS, PRINTED, SIZE, SPACES

_columns = Layout()

# --- what the game is played with

PLAYERS = _columns.add("players", 1, "1 or 2")
TRAPS_READY = _columns.add("traps_ready", 1, "Traps of a seat when a round begins (SET-4, SOL-2)")
ADVISED = _columns.add("advised", 1, "whether Advisors take part")
DRAFTED = _columns.add("drafted", 1, "whether they are drafted (ADV-1)")
MENACED = _columns.add("menaced", 1, "whether there is a Combat (MEN-5)")
BOARDS = _columns.add("boards", 1, "Quest boards (QUE-1)")
KEEPS = _columns.add("keeps", 1, "whether cubes stay in Alchemy until they are transmuted (QUE-5)")
SEARCH_LIMIT = _columns.add("search_limit", 1, "selections of a round with a Search (SOL-5)")
SEARCH_AGAIN = _columns.add("search_again", 1, "repeated Searches in a round")
SIDE_POINTS = _columns.add("side_points", 1, "solo: points for the side of the Duchy (SOL-9)")
MEDALS = _columns.add("medals", 3, "solo: least scores for Bronze, Silver, Gold")
BREEDING = _columns.add("breeding", 1, "whether unbuilt Farms breed Vermin, and an empty stack loses (SCE-1)")
COUNTED = _columns.add("counted", 1, "whether five cubes beside the Danger deck lose (SCE-5)")
DANGER_OF = _columns.add("danger_of", 2, "first card of the Menace deck of each seat; 0: Calamities come to hand")
DUCHY_OF = _columns.add("duchy_of", 2, "the Duchy card of each seat")
DANGERS_N = _columns.add("dangers_n", 1, "solo: how many dangers join the Danger deck (SOL-1)")
DANGERS = _columns.add("dangers", 4, "and which")
NEEDS_N = _columns.add("needs_n", 1, "kinds of cards that a scenario requires (SCE-10)")
NEEDS = _columns.add("needs", 8, "how many of each")
ADVISORS_N = _columns.add("advisors_n", 1, "Advisors that are shuffled for the draft")
ADVISORS = _columns.add("advisors", HELD, "and which")
DECK_SIZE = _columns.add(
    "deck_size", 1, "cards that are shuffled into the Development deck, Advisors of the draft apart"
)
DECK_CARDS = _columns.add("deck_cards", DECK_CAP, "and which")

# --- what is printed on a card

TYPE = _columns.add("type", PRINTED, "0 to 3; 5 for none")
FIRST = _columns.add("first", PRINTED + 1, "the spaces of card c are FIRST[c] up to FIRST[c + 1]")
RECYCLING = _columns.add("recycling", PRINTED * 4, "by resource")
BONUS_KRYSTALLIUM = _columns.add("bonus_krystallium", PRINTED, "gained when built")
BONUS_SOLDIERS = _columns.add("bonus_soldiers", PRINTED, "gained when built")
POINTS = _columns.add("points", PRINTED, "flat victory points")
RATES = _columns.add("rates", PRINTED * 4, "points for each card of a type")
ICON_FIRST = _columns.add("icon_first", PRINTED + 1, "the kinds of icons of card c, as FIRST")
SOLDIERS = _columns.add("soldiers", PRINTED, "to vanquish a Menace, to use an Advisor")
NEED = _columns.add("need", PRINTED, "which requirement of a scenario it serves + 1")
MUST_FALL = _columns.add("must_fall", PRINTED, "whether a scenario is lost while it stands")
FARM = _columns.add("farm", PRINTED, "whether it breeds Vermin and cannot be abandoned (SCE-1)")

SPACE_KIND = _columns.add("space_kind", SPACES, "M P G E K S as 0 to 5")
SPACE_COST = _columns.add("space_cost", SPACES, "how many there are")
SPACE_CARD = _columns.add("space_card", SPACES, "on which card")
ICON_CARD = _columns.add("icon_card", ICONS, "on which card")
ICON_RESOURCE = _columns.add("icon_resource", ICONS, "what it makes")
ICON_PER = _columns.add("icon_per", ICONS, "what it counts: a type, or 4 for a plain icon")
ICON_COUNT = _columns.add("icon_count", ICONS, "how many of it the card has")
ICONS_N = _columns.add("icons_n", 1, "how many kinds of icons there are")

# --- Quest boards: eight steps, four of each board

STEP_COST = _columns.add("step_cost", 8 * 6, "by kind")
STEP_CUBES = _columns.add("step_cubes", 8 * 4, "cubes it brings")
STEP_KRYSTALLIUM = _columns.add("step_krystallium", 8, "Krystallium it brings")
STEP_SOLDIERS = _columns.add("step_soldiers", 8, "Soldiers it brings")
STEP_POINTS = _columns.add("step_points", 8, "points at the end")
STEP_FIRST = _columns.add("step_first", 8, "more for whoever did it first")
STEPS = _columns.add("steps", 2, "how many steps each board has")

# --- the features of a card for a network, and the row that a deal begins with

FEATURES = 40
TELLS_CAP = CARDS * 20
"""Room for twenty features per card; the cards in the box have nine at most."""
FEATURE = _columns.add("feature", CARDS * FEATURES, "what is printed, as observations sum it: see `seeing`")
TELLS_FIRST = _columns.add("tells_first", CARDS + 1, "the features of card c that are not 0, as FIRST")
TELLS = _columns.add("tells", TELLS_CAP, "64 times its value + which feature it is")
BLANK = _columns.add("blank", SIZE, "the row after set-up, decks and draws apart")
COLUMNS = _columns.size

FIELDS = tuple(_columns.fields)
