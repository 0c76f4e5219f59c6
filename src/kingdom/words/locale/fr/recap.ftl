### Ce qui s’est passé entre-temps : la phrase qui le résume, la manche en bref, et ce qu’on pourrait regretter.

## Ce que quelqu’un a fait, en une phrase

recap-did = { $seat } { $deeds }.
did-AreaTaken = { $count ->
    [0] a sélectionné { the-area }, qui était vide
    [one] a sélectionné { the-area } ({ $count } carte)
   *[other] a sélectionné { the-area } ({ $count } cartes)
}
did-Offered = { $traps ->
    [0] a proposé deux cartes face visible
    [one] a proposé deux cartes, dont une face cachée
   *[other] a proposé deux cartes face cachée
}
did-Slated = { $count ->
    [one] a mis une carte en Construction
   *[other] a mis { $count } cartes en Construction
}
did-Recycled = { $count ->
    [one] a recyclé une carte
   *[other] a recyclé { $count } cartes
}
did-Placed = { $count ->
    [one] a placé un cube
   *[other] a placé { $count } cubes
}
did-Completed = a construit { $cards }
did-Abandoned = a recyclé { $cards } depuis sa zone de Construction
did-Vanquished = a vaincu { $cards }
did-AdvisorUsed = a activé { $cards }
did-AdvisorKept = a gardé un conseiller
did-StepCompleted = { $count ->
    [one] a rempli une étape de Quête
   *[other] a rempli { $count } étapes de Quête
}
# $totals: each name with a number.
recap-made = { resource-name } : { $totals }.
# $to (String): training or stock
recap-supremacy = { $to ->
    [training] Le bonus de Suprématie place un Soldat à l’Entraînement pour { $seat }.
   *[stock] Le bonus de Suprématie donne à { $seat } le Soldat de l’Entraînement.
}
recap-again = Revoir
recap-taken = prise

## La manche en bref

round-in-short = La manche { $round } en bref
planning-in-short = Manche { $round } : la Planification en bref
production-in-short = Manche { $round } : la Production en bref
round-lead = { $points ->
    [0] Égalité de points.
    [one] { $seat } mène de { $points } point.
   *[other] { $seat } mène de { $points } points.
}
round-left = { $count ->
    [0] C’était la dernière manche.
    [one] Il reste une manche.
   *[other] Il reste { $count } manches.
}
round-on = Passer à la manche { $round }
round-produce = Passer à la Production
round-fight = Passer au Combat
round-points = points jusqu’ici
round-made = Production et Suprématie
# $to (String): training, stock, none (the other had more) or tie
round-bonus = { $to ->
    [training] Soldat à l’Entraînement
    [stock] Soldat en réserve
    [none] pas de bonus
   *[tie] égalité
}
round-built = Construit
round-none-built = Rien pendant cette manche.
round-vanquished = Vaincues : { $cards }
round-standing = En place : { $cards }
planned-slated = Mises en Construction
planned-recycled = Recyclées
planned-besides = De plus
planned-nothing = Rien n’a été planifié.
round-duchies = Les Duchés
round-cards = Cartes construites
round-stock = En réserve
round-next = Produit par manche

## Ce qu’on pourrait regretter

regret-empty = Cette zone est vide : vous n’obtiendriez aucune carte.
# $cubes: the cubes on the card.
regret-discard = Ce qui est sur { $card } serait perdu : { $cubes }.
# $cubes could fill spaces of cards; $number is how many they are.
regret-alchemy = { $number ->
    [one] { $cubes } pourrait remplir une case d’une carte. En Alchimie, il faut cinq cubes pour un Krystallium.
   *[other] { $cubes } pourraient remplir des cases de cartes. En Alchimie, il faut cinq cubes pour un Krystallium.
}
regret-unbuilt = { $count ->
    [one] Votre réserve permettrait encore de construire { $cards }. Ensuite, elle ne vaudra plus rien.
   *[other] Votre réserve permettrait encore de construire l’une de ces cartes : { $cards }. Ensuite, elle ne vaudra plus rien.
}
