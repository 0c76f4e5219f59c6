"""The sentences for actions and facts: data for `kingdom.words.wording`, which says how they are read.

Fields stand in braces under their names; `{seat's}` is something that belongs to a seat. Verbs are marked with
what falls away when they are about the listener: `slate[s]`, `[is|are]`.
"""

from __future__ import annotations

from collections.abc import Mapping

ACTIONS: Mapping[str, str] = {
    # the base game
    "Offer": "offer {lays}",
    "Select": "take the {area} area",
    "Place": "put 1 {resource} {card:onto}",
    "UseKrystallium": "put 1 Krystallium on a {space} space of {card}",
    "UseSoldier": "put 1 Soldier on {card}",
    "Abandon": "discard {card} from Construction",
    "Slate": "slate {card}",
    "Recycle": "recycle {card}",
    "Done": "be done with this phase",
    # Menaces
    "Vanquish": "vanquish {menace}",
    "House": "put a Frost Giant under {card}",
    "VanquishGiant": "vanquish the Frost Giant under {card}",
    "GiveUp": "give up {card} for a Shadow",
    "Cover": "cover icon {icon} of {card} for a Thief",
    "VanquishThief": "vanquish {thief}, which frees icon {icon} of {card}",
    # Advisors
    "Keep": "keep {card} as your Advisor",
    "UseUndergroundSpy": "use Underground Spy: take back a spent Trap",
    "UseMasterCartographer": "use Master Cartographer: the next card of the deck goes to the {area} area",
    "UsePowerBehindTheThrone": "use Power Behind the Throne: turn up {handle:handle}",
    "UseChiefMercenary": "use Chief Mercenary: discard {card:lying} from its area",
    "UseWhimsicalGambler": "use Whimsical Gambler: move {card:lying} to the other area",
    "UseTyrannicalForeman": "use Tyrannical Foreman: one resource onto each of your cards under construction",
    "UseForestChieftain": "use Forest Chieftain: take 4 Materials",
    "UseNurturingMother": "use Nurturing Mother: take 4 Population",
    "UseNegotiatorFromTheLake": "use Negotiator from the Lake: take 4 Gold",
    "UsePirateOfTheFiveSeas": "use Pirate of the Five Seas: take 4 Exploration",
    "UseScryingAlchemist": "use Scrying Alchemist: Calamities count double",
    "UseIlluminatedProphet": "use Illuminated Prophet: discard {card}",
    "UseGreatSilversmith": "use Great Silversmith: take 3 Krystallium",
    "UseMasterArtisan": "use Master Artisan: complete {card}",
    "PutForemansCube": "let the Foreman put 1 {resource} on {card}",
    # Quest
    "Transmute": "transmute {cubes} into a Krystallium",
    "CompleteStep": "do step {step} of Quest {quest}{hand:from hand}{alchemy:from Alchemy}{krystallium:as Krystallium}",
    # solo
    "Spy": "spend a Spy: turn up {handle:handle}",
    "Search": "take the {area} area, but first discard {cards} of it to look at three cards of the deck",
    "KeepFound": "keep {card} of the cards you looked at",
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
    "TrapsReady": "{seat's} Traps ready: {count}",
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
    # Menaces
    "MenaceTaken": "{seat} take[s] a Menace to hand from the deck of {deck}",
    "MenaceStood": "{card} stands in {seat's} Construction",
    "Vanquished": "{seat} vanquish[es] {card}",
    "MenaceReturned": "{card} goes back to the box",
    "VerminBrought": "{count} Vermin come to {seat's} Construction",
    "GiantHoused": "{giant:card} stands under {seat's} {card}",
    "Thawed": "{seat's} {card} is frozen no more",
    "ShadowDiscarded": "a Shadow makes {seat} discard {card}",
    "ShadowsPassed": "the Shadows have had their effect on {seat}",
    "ThiefLurks": "{thief:card} is about to steal from {seat}",
    "ThievesStruck": "the Thieves make {seat} cover {icons} production icons",
    "IconCovered": "icon {icon:ordinal} of {seat's} {card} is covered",
    "IconFreed": "icon {icon:ordinal} of {seat's} {card} is free again",
    # Advisors
    "AdvisorsDrawn": "{seat} draw[s] {cards} as Advisors",
    "AdvisorKept": "{seat} keep[s] {card} as Advisor",
    "AdvisorShown": "{seat} [has|have] kept {card}",
    "AdvisorReturned": "{seat} return[s] {card} to the box",
    "AdvisorShuffledBack": "{seat} shuffle[s] {card} back into the deck",
    "AdvisorEntered": "{card} enters {seat's} Advisors area",
    "AdvisorUsed": "{seat} use[s] {card}",
    "AdvisorsReady": "{seat's} Advisors are ready again",
    "TrapTakenBack": "{seat} take[s] back a spent Trap",
    "TurnedUpEarly": "{card} is turned up where it lies",
    "DiscardedFromArea": "{card} is discarded from the {area} area",
    "MovedAcross": "{card} is moved to the {area} area",
    "CalamityAverted": "{seat} discard[s] {card} from the Duchy",
    # Quest
    "Transmuted": "{seat} transmute[s] {cubes} into a Krystallium",
    "AlchemySpent": "{seat} pay[s] {cubes} from Alchemy",
    "StepCompleted": "{seat} do[es] step {step:ordinal} of Quest {quest:ordinal}",
    "FinishedFirst": "{seat} [was|were] the first to finish Quest {quest:ordinal}",
    # solo and its scenarios
    "DangerDeckFormed": "the Danger deck is shuffled, with {dangers:count} dangers in it",
    "DangerLaid": "a card of the Danger deck is laid face down in the {area} area",
    "SpiesTaken": "{seat's} Spies: {ready} ready, {spent} spent",
    "TrapSpent": "{seat} spend[s] the Trap",
    "SpiedOut": "{seat} turn[s] up {card}",
    "DiscardedToSearch": "{seat} discard[s] {cards} of the {area} area to search the deck",
    "LookedAt": "{seat} look[s] at {cards}",
    "Found": "{seat} put[s] {card} in the {area} area and discard[s] {discarded:cards}",
    "SearchesForgotten": "{seat} may search again",
    "StartsUnderConstruction": "{card} is under construction from the start",
    "StartsBuilt": "{card} stands in {seat's} Duchy from the start",
    "StartsInZone": "{card} is among {seat's} {zone} from the start",
    "StartsStolen": "icon {icon:ordinal} of {card} is covered from the start",
    "VerminReturned": "{card} goes back to the stack",
    "CubesLaidBeside": "{cubes} are laid beside the Danger deck",
}

BOOKKEEPING = frozenset(
    {
        *("WindowOpened", "WindowClosed", "Discharged", "CubesSpent", "TrapsReady"),
        *("MenaceReturned", "ShadowsPassed", "ThiefLurks", "AdvisorsReady", "SearchesForgotten"),
    }
)
"""Facts that a short log leaves out: they say nothing that the others do not."""
