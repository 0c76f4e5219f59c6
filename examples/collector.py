"""A bot: the Collector takes the area with more points in it and builds what it can.

kingdom arena examples.collector:Collector random --games 20
"""

from random import Random

from kingdom.bots import Answer, Budget
from kingdom.core.actions import Action
from kingdom.core.view import Hidden, View
from kingdom.rules.building import Abandon, Place
from kingdom.rules.choice import Select
from kingdom.rules.planning import Done, Recycle, Slate


class Collector:
    """Plays one seat of one game; with the same seed always the same."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def decide(self, view: View, budget: Budget | None = None) -> Answer:
        """The action that looks best; one of them at random if several do."""
        worths = {action: self.worth(view, action) for action in view.options}
        best = max(worths.values())
        return self.random.choice([action for action, worth in worths.items() if worth == best])

    def worth(self, view: View, action: Action) -> float:
        """How good an action looks; Done stands between what helps and what does harm."""
        match action:
            case Select(area=area):
                return sum(view.box[card].points for card in view.areas[area] if not isinstance(card, Hidden))
            case Place(card=card):
                return 3 if card is not None else 1
            case Slate(card=card):
                return 2 if sum(view.box[card].cost) <= 5 else 0
            case Recycle():
                return 1
            case Abandon():
                return -1
            case Done():
                return 0
        return 0.5
