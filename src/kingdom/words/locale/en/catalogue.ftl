### The card set as tables: kingdom content show. Columns are separated by a comma and a blank.

catalogue-developments = Development cards
    .columns = Name, Type, Copies, Cost, Makes, Bonus, Points, Recycles
catalogue-treasures = Treasures
    .columns = Name, Copies, Cubes
catalogue-dangers = Calamities, Menaces and Vermin
    .columns = Name, Copies, Deck, Soldiers, Points
catalogue-advisors = Advisors
    .columns = Name, Soldiers, Players
catalogue-duchies = Duchies
    .columns = Name, Side, Makes, Points
catalogue-quests = Quests
    .columns = Quest, Step, For two players, Solo
catalogue-scenarios = Scenarios
    .columns = Name, Clause, Starts with, Bronze, Silver, Gold
catalogue-card-columns = Field, Value, Source, Which is
for-two = two
for-one-or-two = one or two
start-required = { $count } { $card } to build
start-built = { $count } { $card } built
start-standing = { $count } { $card } standing
