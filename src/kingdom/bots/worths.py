"""Worths in victory points, by the number of rounds after the current one where they depend on it.

The steward and the regent judge by the same numbers. They were tuned by games between stewards with different ones.
"""

CUBE = (0.0, 1.15, 2.4, 3.8)
"""One more cube in every future round."""
KRYSTALLIUM = (0.0, 1.3, 1.4, 1.5)
SOLDIER = (0.05, 0.5, 0.6, 0.7)
STORED = (0.0, 0.22, 0.24, 0.26)
"""A cube in Alchemy."""
MORE_OF_TYPE = (0.0, 0.6, 1.2, 1.8)
"""Cards of each type still to come, for points per type."""
UNFINISHED = 0.8
"""The share of its worth that a card under construction keeps if it is not finished this round."""
SPACE_PRICE = 1.0
KRYSTALLIUM_PRICE = 1.4
SOLDIER_PRICE = 0.7
"""The cost of filling a space with a cube, Krystallium or a Soldier."""
SOONER = 0.4
"""An icon that still produces in the round in which its card is built."""
RECYCLED = 0.75
"""A recycled card."""
SPITE = 0.2
"""The weight of the opponent's gains, relative to the bot's own."""
LEFT = 0.75
"""The weight of the area that an offer leaves for the bot: the opponent still adds to it before the bot's turn."""
PATIENCE = (1.5, 4.0)
"""The worth of keeping a Calamity or Menace for the bot's last offer of the round: for the round's first player, and
for the second, whose last offer nobody answers."""
