"""The layout of an observation: the knowledge of a seat as small integers, printed values as features."""

from __future__ import annotations

from kingdom.fast.columns import FEATURES
from kingdom.fast.fields import Layout
from kingdom.fast.row import AREA_CAP, CARDS, ICONS, SPACES

FEATURE_NAMES = (
    *("card", "structure", "specialist", "monument", "discovery"),
    *("treasure", "calamity", "menace", "vermin", "advisor"),
    *(f"cost {letter}" for letter in "MPGEKS"),
    *(f"recycling {letter}" for letter in "MPGE"),
    *("bonus K", "bonus S", "points"),
    *(f"points per {kind}" for kind in ("structure", "specialist", "monument", "discovery")),
    *(f"icons {letter}" for letter in "MPGE"),
    *(f"counting icons {letter}" for letter in "MPGE"),
    *(f"icons counting {kind}" for kind in ("structure", "specialist", "monument", "discovery")),
    "soldiers",
)
"""The features of a card, summed over the cards of a place, so that cards never seen before still mean something."""
assert len(FEATURE_NAMES) == FEATURES

HAND, LEFT, RIGHT, LEFT_MINE, RIGHT_MINE, SELECTED, THEIR_SELECTED, SITES, THEIR_SITES = range(9)
BUILT, THEIR_BUILT, GONE, STANDING, THEIR_STANDING, SEARCHED, ON_TOP = range(9, 16)
PLACES = 16
"""The places of a card, as a seat sees it. LEFT_MINE: face down in the left area, laid by this seat (GEN-6)."""
READY, USED, THEIR_READY, THEIR_USED, DRAWN, RETURNED = range(16, 22)
"""The places of Advisors that serve, or were drawn: given in `where`, not summed."""

_seen = Layout()
O_SUMS = _seen.add("sums", PLACES * FEATURES, "features summed over the cards of each place")
O_WHERE = _seen.add("where", CARDS, "the place of each card + 1; 0 if it is not known or not in the game")
O_SLOTS = _seen.add(
    "slots", AREA_CAP * 4, "left, right, own Selection, opponent's: card + 1 in its order, -1 hidden, 0 none"
)
O_OPEN = _seen.add("open", SPACES, "open spaces")
O_COVERED = _seen.add("covered", ICONS, "Stolen tokens by kind of icon")
O_COUNTS = _seen.add("counts", 8, "hidden left, right, own Selection, opponent's, discards; deck, Danger deck, Vermin")
O_TABLE = _seen.add("table", 4, "round, turn, whether this seat decides, which seat it is")
O_PHASE = _seen.add("phase", 11, "one of them is 1")
O_FIRST = _seen.add("first", 2, "who did each final step first: 1 this seat, -1 the opponent")
O_SEATS = _seen.size
O_SEAT = 56

_one = Layout()
S_STOCK = _one.add("stock", 6, "cubes in hand M P G E, Krystallium, Soldiers")
S_ALCHEMY = _one.add("alchemy", 4, "cubes in Alchemy")
S_COUNTS = _one.add("counts", 6, "Training, Traps, cards in hand, selected, under construction, Menaces standing")
S_TYPES = _one.add("types", 4, "cards of each type in the Duchy")
S_MAKES = _one.add("makes", 4, "what the Duchy makes now")
S_OWES = _one.add("owes", 6, "Advisor, Shadows, Thieves, Giants, Foreman, Search")
S_SOLO = _one.add("solo", 4, "two numbers for Searches, two for Spies")
S_STEPS = _one.add("steps", 8, "Quest steps done")
S_CROSSING = _one.add("crossing", 5, "cubes given up for Shadows, cubes beside the Danger deck")
S_HALF = _one.add("half", 5, "what is half decided")
S_SCORE = _one.add("score", 1, "the score if the game ended now")
S_DONE = _one.add("done", 1, "whether the seat is done with the window: public at once (PLA-7)")
_seen.add("mine", O_SEAT, "this seat")
_seen.add("theirs", O_SEAT, "the opponent, in a window as it was when the window opened, except `done`")
_seen.add("spare", -_seen.size % 4, "nothing: pads an observation to whole words")
OBSERVED = _seen.size

SEEN_FIELDS, ONE_FIELDS = tuple(_seen.fields), tuple(_one.fields)
