### Che cosa è successo nel frattempo: la frase che lo riassume, il round in breve, e che cosa si potrebbe rimpiangere.

## Che cosa ha fatto qualcuno, in una frase

recap-did = { $seat } { $deeds }.
did-AreaTaken = { $count ->
    [0] ha selezionato { the-area }, che era vuota
    [one] ha selezionato { the-area } ({ $count } carta)
   *[other] ha selezionato { the-area } ({ $count } carte)
}
did-Offered = { $traps ->
    [0] ha offerto due carte a faccia in su
    [one] ha offerto due carte, di cui una a faccia in giù
   *[other] ha offerto due carte a faccia in giù
}
did-Slated = { $count ->
    [one] ha destinato una carta alla costruzione
   *[other] ha destinato { $count } carte alla costruzione
}
did-Recycled = { $count ->
    [one] ha riciclato una carta
   *[other] ha riciclato { $count } carte
}
did-Placed = { $count ->
    [one] ha posizionato un cubo
   *[other] ha posizionato { $count } cubi
}
did-Completed = ha completato { $cards }
did-Abandoned = ha scartato { $cards } dall’area di costruzione
did-Vanquished = ha sgominato { $cards }
did-AdvisorUsed = ha attivato { $cards }
did-AdvisorKept = ha tenuto un consigliere
did-StepCompleted = { $count ->
    [one] ha completato un passaggio di una Missione
   *[other] ha completato { $count } passaggi di una Missione
}
# $totals: each name with a number.
recap-made = { resource-name }: { $totals }.
# $to (String): training or stock
recap-supremacy = { $to ->
    [training] Il bonus Supremazia porta a { $seat } un Soldato in addestramento.
   *[stock] Il bonus Supremazia porta a { $seat } il Soldato dall’addestramento.
}
recap-again = Rivedi
recap-taken = presa

## Il round in breve

round-in-short = Il round { $round } in breve
planning-in-short = Round { $round }: la progettazione in breve
production-in-short = Round { $round }: la produzione in breve
round-lead = { $points ->
    [0] Parità di punti.
    [one] { $seat } è in vantaggio di { $points } punto.
   *[other] { $seat } è in vantaggio di { $points } punti.
}
round-left = { $count ->
    [0] Era l’ultimo round.
    [one] Resta un round.
   *[other] Restano { $count } round.
}
round-on = Vai al round { $round }
round-produce = Vai alla produzione
round-fight = Vai al combattimento
round-points = punti finora
round-made = Produzione e Supremazia
# $to (String): training, stock, none (the other had more) or tie
round-bonus = { $to ->
    [training] Soldato in addestramento
    [stock] Soldato in riserva
    [none] nessun bonus
   *[tie] parità
}
round-built = Costruito
round-none-built = Nulla in questo round.
round-vanquished = Sgominate: { $cards }
round-standing = Ancora lì: { $cards }
planned-slated = Destinate alla costruzione
planned-recycled = Riciclate
planned-besides = Inoltre
planned-nothing = Nulla è stato progettato.
round-duchies = I feudi
round-cards = Carte costruite
round-stock = In riserva
round-next = Produce in un round

## Che cosa si potrebbe rimpiangere

regret-empty = Quest’area è vuota: non otterresti nessuna carta.
# $cubes: the cubes on the card.
regret-discard = Ciò che sta su { $card } andrebbe perso: { $cubes }.
# $cubes could fill spaces of cards; $number is how many they are.
regret-alchemy = { $number ->
    [one] { $cubes } potrebbe riempire uno spazio di una carta. In alchimia servono cinque cubi per un Krystallium.
   *[other] { $cubes } potrebbero riempire spazi di carte. In alchimia servono cinque cubi per un Krystallium.
}
regret-unbuilt = { $count ->
    [one] Con la tua riserva potresti ancora completare { $cards }. Dopo non varrà più nulla.
   *[other] Con la tua riserva potresti ancora completare una di queste carte: { $cards }. Dopo non varrà più nulla.
}
