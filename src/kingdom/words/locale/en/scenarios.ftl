### The solo scenarios: a line for the list, the story, and the special rules of each.

teaser-rats_everywhere = Farms to raise before the Vermin eat the Duchy.
teaser-the_prophecy = Advisors, wonders, and not a single Spy.
teaser-the_frozen_north = Light the coast while Giants sit on your plans.
teaser-the_final_battle = Raise an army against the Usurper.
teaser-the_thief_guild = Thieves hold everything that you make.
teaser-assaulted_from_every_side = Two Quests at once, and the walls not yet built.

story-rats_everywhere = It began with a few gnawed sacks. Now the barns rustle at night, and the millers count more tails than loaves. Winter is four months away and the garrison will not march on empty stomachs. Rebuild the farms, stone by stone, and drive the brood back faster than it breeds, or leave the throne to somebody who still has bread.
story-the_prophecy = A preacher walks from village to village and gives your house one year. People have begun to believe him; some have stopped paying, some have stopped kneeling. You have taken him into your council, where he can be watched, and a quiet woman with him who watches everybody. Build what he says no mortal can build, and let them all see it.
story-the_frozen_north = The charts end where the ice begins, and beyond it, the pilots swear, lie silver, furs and older things. Your ships are caulked, your crews are paid. But the songs of the coast speak of giants who sleep under the snow and do not like lamps. Light the way, found a harbour, and do not wake more of them than you can fight.
story-the_final_battle = She sat down on your mother's throne and nobody stopped her. For years you have paid her taxes, bowed at her feasts and counted your spears. Now the barons look the other way and the roads are dry. Call up every man, fire the forges, map the passes to the capital: this campaign will be the last one, for her or for you.
story-the_thief_guild = The carts leave the hamlet full and reach the castle empty. Nobody has seen anything; the guildhall itself pays for silence. The masters of the trade have divided your land among them, and since last week shadows without owners have been walking in their service. Win back what is yours before so much is carried off that nothing is left to rule.
story-assaulted_from_every_side = From the north come the banners of the Usurper, from the south the bells of the Pestilent Lord, and between them stand a half-built rampart and a few barrels of powder. There is not enough of anything: not bread, not time, not men. Finish the wall, hold it with those you have, and break both enemies before they meet.

special-rats_everywhere = Farms cannot be discarded; after each Combat every Farm still under construction brings a Vermin card; vanquished Vermin return to their stack, and you lose at once if that stack is ever empty
special-the_prophecy = There are no Spies
special-the_thief_guild = The Thieves have covered everything that these cards produce; the cubes of what Shadows make you discard are laid beside the Danger deck, and you lose at once if five of them lie there

# Made from the data of a scenario.
scenario-required = { $cards } must be built by the end
scenario-built = You start with { $cards } in your Duchy
scenario-standing = { $cards } must be vanquished by the end
scenario-advisors = You start with these Advisors: { $cards }
scenario-quests = { $count ->
    [one] The final step of { $cards } must be done
   *[other] The final steps of { $cards } must be done
}
scenario-menaces = The Danger deck holds { $cards }
scenario-soldiers = { $count ->
    [one] You start with 1 Soldier
   *[other] You start with { $count } Soldiers
}
