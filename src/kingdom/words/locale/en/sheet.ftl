### The summary sheet: one page for two players. **Bold** between stars; [K] is a token.

sheet-subtitle = Summary for two players
sheet-foot = The letters in the corners name the clauses of the rulebook. Second edition.

sheet-flow-rounds = { $rounds } rounds
sheet-flow-rounds-text = Player 1 starts I and III, player 2 starts II and IV.
sheet-flow-choice = Choice
sheet-flow-choice-text = in turns: take an area, offer 2 cards
sheet-flow-planning = Planning
sheet-flow-planning-text = both at once: build or recycle each card
sheet-flow-production = Production
sheet-flow-production-text = four steps, both at once: [MPGE]
sheet-flow-combat = Combat
sheet-flow-combat-text = only with Menaces: Soldiers vanquish
sheet-flow-after = After IV
sheet-flow-after-text = last any-time actions, then the score

sheet-choice = Choice
sheet-choice-1 = **Deal.** Traps ready again. { $hand } cards and 1 Calamity each; 1 card face up on each area.
sheet-choice-2 = **Order.** The first player offers. Then, in turn, **take an area, then offer**. { $offers } offers and { $offers } selections each; the first player selects last.
sheet-choice-3 = **Offer** exactly 2 cards from hand: both on one area, or one on each.
sheet-choice-4 = **Trap.** Each one spent lays one of them face down.
sheet-choice-5 = **Take** every card of one area; it may be empty. Face-down cards stay hidden until Planning.
sheet-choice-6 = Cards left at the end are discarded.

sheet-setup = Setup
sheet-setup-1 = Shuffle Developments and Treasures into one deck. Stack the { $calamities } Calamities.
sheet-setup-2 = Each: a Duchy (both the same side) and { $traps } Traps.

sheet-planning = Planning
sheet-planning-1 = Turn face-down cards up. **Calamities** go straight to your Duchy.
sheet-planning-2 = **Build:** move the card to Construction. No limit.
sheet-planning-3 = **Recycle:** discard it for the cube in its corner.
sheet-planning-4 = **Treasures** are always recycled: { $treasure } cubes.
sheet-planning-5 = A cube goes on an open space of its kind, or to Alchemy. Once placed it never moves.
sheet-planning-6 = A card finished now produces in this round.

sheet-any-time = Any time
sheet-any-time-when = In your own turn, Planning, each step, Combat and after round IV:
sheet-any-time-1 = [K] from stock fills any resource or Krystallium space, **never** a Soldier space.
sheet-any-time-2 = [S] from stock fills a Soldier space.
sheet-any-time-3 = **Discard** a card under construction: see Building.

sheet-production = Production
sheet-production-order = Four steps, always in this order: [MPGE]
sheet-production-1 = **Count** the icons on your Duchy card and built cards. An icon “per type” counts once for each such card you have.
sheet-production-2 = **Supremacy:** strictly more than your opponent? You get a Soldier. A tie: nobody does.
sheet-production-3 = **Place** every cube: open spaces of its kind, or Alchemy. Nothing is kept.
sheet-production-next = A card finished in a step produces from the **next** step on.
sheet-training-empty = Training empty: [S] is put there
sheet-training-full = One is there already: [S] moves to your stock

sheet-building = Building
sheet-building-1 = **All spaces full:** at once, what is on the card goes back, you gain its bonus once, and it joins your Duchy.
sheet-building-2 = **Alchemy:** { $alchemy } cubes of any kind become 1 [K] at once.
sheet-building-3 = **Discard** a card under construction, any time: its corner cube goes to Alchemy; what lay on it is lost.

sheet-menace = Menace
sheet-menace-what = In place of Calamities: each player has a deck of { $menaces } and takes 1 into hand each round. **If you take it, you suffer it**, when Planning opens: Rats, then Shadows, Thieves, Giants. Never built or recycled.
sheet-menace-combat = **Combat**, after Production: pay a Menace’s Soldiers and it is gone. In no other phase. Each one left at the end costs its points.

sheet-quest = Quest
sheet-quest-1 = { $steps } steps, each once per player, in **any order**, any time. Pay the whole cost at once.
sheet-quest-2 = Resources: from hand, from Alchemy (same kind), or Krystallium. Krystallium and Soldier costs take only those.
sheet-quest-3 = Nothing is transmuted automatically: transmute any { $alchemy } cubes when you like.
sheet-quest-4 = **Without the final (rightmost) step you cannot win.** Neither has it: both lose. Both in the same phase: the round’s first player was first.

sheet-score = Score
sheet-score-flat = printed and Quest points
sheet-score-type = points per type
sheet-score-calamity = { $points } per Calamity
sheet-score-menaces = Menaces left
sheet-score-nothing = Per type: the Duchy card too. Worth nothing: [K] [S] and unfinished cards.
sheet-score-tie = **Tie:** more cards in the Duchy (Calamities count, the Duchy card does not); then more Soldiers in stock; then share the victory.

sheet-advisors = Advisors
sheet-advisors-what = In place of Treasures. Start: draw 2, keep 1; 2 Soldiers each. One you take goes straight to your Advisors area (face-down ones in Planning) and brings 1 Soldier. Never built, no points. **Ability: pay its Soldiers, in its phase, once a round.**
sheet-moment-ADV-C = Choice
sheet-moment-ADV-P = Production
sheet-moment-ADV-A = Any time
sheet-moment-ADV-E = End of the game
sheet-moment-other = Others
