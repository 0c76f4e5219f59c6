### The titles of the rules; in English those of docs/rules.md. What the clauses say stays English there.


## GEN

clauses-GEN = Terms, components, and who knows what
clause-GEN-1 = Resources
clause-GEN-2 = Development types
clause-GEN-3 = What a Development card shows
clause-GEN-4 = What is in the box
clause-GEN-5 = A player's areas
clause-GEN-6 = Open and hidden information
clause-GEN-7 = The order of a hand says nothing
clause-GEN-8 = What is known about a face-down card
clause-GEN-9 = Discards

## SET

clauses-SET = Setup for two players
clause-SET-1 = The Development deck
clause-SET-2 = Calamities
clause-SET-3 = Duchies
clause-SET-4 = Traps
clause-SET-5 = Modules
clause-SET-6 = Rounds and first player
clause-SET-7 = What is settled before the game
clause-SET-8 = "Cannot" beats "may"

## CHO

clauses-CHO = Choice phase for two players
clause-CHO-1 = Dealing
clause-CHO-2 = The sixteen turns
clause-CHO-3 = Offering
clause-CHO-4 = Offering face down
clause-CHO-5 = Selecting
clause-CHO-6 = No limit on an area
clause-CHO-7 = What is left over
clause-CHO-8 = Moments of decision in a turn

## PLA

clauses-PLA = Planning phase (simultaneous)
clause-PLA-1 = Turning up
clause-PLA-2 = Slate or recycle
clause-PLA-3 = Recycling
clause-PLA-4 = Treasures
clause-PLA-5 = Calamities
clause-PLA-6 = Cards completed in Planning
clause-PLA-7 = The end of Planning
clause-PLA-8 = How Planning opens
clause-PLA-9 = Cubes in hand, and duties

## PRO

clauses-PRO = Production phase (simultaneous, in four steps)
clause-PRO-1 = Four steps
clause-PRO-2 = Production
clause-PRO-3 = Supremacy
clause-PRO-4 = Construction
clause-PRO-5 = When a new card produces
clause-PRO-6 = The end of a round
clause-PRO-7 = Every window opens

## CON

clauses-CON = Building, Krystallium, Soldiers, and "any time"
clause-CON-1 = Completing a card
clause-CON-2 = No limit on building
clause-CON-3 = Transmutation
clause-CON-4 = Any time: Krystallium
clause-CON-5 = Any time: Soldiers
clause-CON-6 = Any time: discarding a card under construction
clause-CON-7 = What "any time" means
clause-CON-8 = Order within a window does not matter
clause-CON-9 = Windows are blind
clause-CON-10 = Cubes enter Alchemy one by one
clause-CON-11 = Spaces have a kind, not a place
clause-CON-12 = The last window

## END

clauses-END = End of the game
clause-END-1 = The score
clause-END-2 = Ties
clause-END-3 = A scoring example
clause-END-4 = The verdict

## SOL

clauses-SOL = Solo
clause-SOL-1 = The two decks
clause-SOL-2 = Tokens
clause-SOL-3 = Choice, alone
clause-SOL-4 = Spying
clause-SOL-5 = Search
clause-SOL-6 = Face-down cards taken
clause-SOL-7 = Spies recover
clause-SOL-8 = Supremacy, alone
clause-SOL-9 = Score and medals
clause-SOL-10 = When the Development deck runs short
clause-SOL-11 = How a Search is made

## MEN

clauses-MEN = Menace module
clause-MEN-1 = Menace decks
clause-MEN-2 = Menaces strike the taker
clause-MEN-3 = Menaces take effect in Planning
clause-MEN-4 = Menaces stand in Construction
clause-MEN-5 = Combat
clause-MEN-6 = Menaces at the end
clause-MEN-7 = Menaces are not buildings

## RAT

clauses-RAT = Giant Rats
clause-RAT-1 = The Vermin stack
clause-RAT-2 = Rats bring Vermin
clause-RAT-3 = The empty stack

## FRO

clauses-FRO = Frost Giants
clause-FRO-1 = A Giant freezes a card
clause-FRO-2 = Frozen cards
clause-FRO-3 = Vanquishing a Giant
clause-FRO-4 = Giants are housed first
clause-FRO-5 = A Giant without shelter
clause-FRO-6 = What reaches a frozen card

## SHA

clauses-SHA = Shadows
clause-SHA-1 = Shadows steal from Selection
clause-SHA-2 = The opponent profits
clause-SHA-3 = How many cards are owed

## THI

clauses-THI = Thieves
clause-THI-1 = Thieves cover an icon
clause-THI-2 = Vanquishing a Thief
clause-THI-3 = Which icons can be covered

## ADV

clauses-ADV = Advisors module
clause-ADV-1 = Choosing an Advisor
clause-ADV-2 = Advisors enter
clause-ADV-3 = Using an ability
clause-ADV-4 = Advisors are not Developments
clause-ADV-5 = Advisors in solo play
clause-ADV-6 = Abilities that can do nothing
clause-ADV-7 = Advisors turned up early
clause-ADV-8 = When abilities become ready
clause-ADV-9 = Chance and the draft
clause-ADV-10 = Advisors and Calamities

## ADV-C

clauses-ADV-C = Advisors of the Choice phase
clause-ADV-C1 = Underground Spy
clause-ADV-C2 = Master Cartographer
clause-ADV-C3 = Power Behind the Throne
clause-ADV-C4 = Chief Mercenary
clause-ADV-C5 = Whimsical Gambler

## ADV-P

clauses-ADV-P = Advisors of the Production phase
clause-ADV-P1 = Tyrannical Foreman
clause-ADV-P2 = Forest Chieftain
clause-ADV-P3 = Nurturing Mother
clause-ADV-P4 = Negotiator from the Lake
clause-ADV-P5 = Pirate of the Five Seas

## ADV-E

clauses-ADV-E = Advisors of the end of the game
clause-ADV-E1 = Scrying Alchemist

## ADV-A

clauses-ADV-A = Advisors of any time
clause-ADV-A1 = Illuminated Prophet
clause-ADV-A2 = Great Silversmith
clause-ADV-A3 = Master Artisan

## QUE

clauses-QUE = Quest module
clause-QUE-1 = The Quest board
clause-QUE-2 = Steps
clause-QUE-3 = Who was first
clause-QUE-4 = Paying with cubes and Krystallium
clause-QUE-5 = Keeping cubes in Alchemy
clause-QUE-6 = Eligibility
clause-QUE-7 = Naming the payment
clause-QUE-8 = Benefits

## SCE

clauses-SCE = Solo scenarios (second edition)
clause-SCE-1 = Rats Everywhere
clause-SCE-2 = The Prophecy
clause-SCE-3 = The Frozen North
clause-SCE-4 = The Final Battle
clause-SCE-5 = The Thief Guild
clause-SCE-6 = Assaulted from Every Side
clause-SCE-7 = Cards placed at setup
clause-SCE-8 = Immediate loss
clause-SCE-9 = Copies of the named cards
clause-SCE-10 = Required cards
