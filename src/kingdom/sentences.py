"""The sentences for actions and facts: data for `kingdom.wording`, which says how they are read.

Fields stand in braces under their names; `{seat's}` is something that belongs to a seat. Verbs are marked with
what falls away when they are about the listener: `slate[s]`, `[is|are]`.
"""

from __future__ import annotations

from collections.abc import Mapping

ACTIONS: Mapping[str, str] = {
    # the base game
    "Offer": "offer {lays}",
    "Select": "take the {area} area",
    "Place": "put 1 {resource} {card}",
    "UseKrystallium": "put 1 Krystallium on a {space} space of {card}",
    "UseSoldier": "put 1 Soldier on {card}",
    "Abandon": "discard {card} from Construction",
    "Slate": "slate {card}",
    "Recycle": "recycle {card}",
    "Done": "be done with this phase",
}

FACTS: Mapping[str, str] = {
    # how a game goes on
    "RoundBegan": "round {number} begins",
    "PhaseBegan": "{phase} begins",
    "WindowOpened": "everybody may act now",
    "WindowClosed": "{phase} closes",
    "SeatDone": "{seat} [is|are] done",
    "GameEnded": "the game is over: {verdict}",
    "Owed": "{seat} must decide: {duty}",
    "Discharged": "{seat} [has|have] decided",
    # the base game
    "DuchyTaken": "{seat} play[s] {card}",
    "TrapsReady": "{seat} [has|have] {count} Traps ready",
    "Dealt": "{seat} [is|are] dealt {cards}",
    "CalamityTaken": "{seat} take[s] a Calamity to hand",
    "AreaFed": "{card} is turned up in the {area} area",
    "Offered": "{seat} offer[s] {lays}",
    "AreaTaken": "{seat} take[s] the {area} area: {cards}",
    "AreasCleared": "what is left in the areas is discarded: {cards}",
    "TurnedUp": "{seat} turn[s] up {cards}",
    "CalamityJoined": "{card} joins {seat's} Duchy",
    "Slated": "{seat} slate[s] {card}",
    "Recycled": "{seat} recycle[s] {card}",
    "CubesGained": "{seat} get[s] {cubes}",
    "CubesSpent": "{seat} place[s] {cubes}",
    "SpaceFilled": "{seat} fill[s] a {space} space of {card}",
    "CubeStored": "{seat} put[s] 1 {resource} in Alchemy",
    "AlchemyFull": "five cubes in {seat's} Alchemy become a Krystallium",
    "KrystalliumGained": "{seat} {count:change} Krystallium",
    "SoldiersGained": "{seat} {count:soldiers}",
    "Completed": "{seat} complete[s] {card}",
    "Abandoned": "{seat} discard[s] {card} from Construction",
    "Produced": "{seat} produce[s] {count} {resource}",
    "SupremacyWon": "{seat} win[s] supremacy in {resource}",
}

BOOKKEEPING = frozenset({"WindowOpened", "WindowClosed", "Discharged", "CubesSpent", "TrapsReady"})
"""Facts that a short log leaves out: they say nothing that the others do not."""
