### La chronique : ce qui s’est passé, à la troisième personne, sans point final.
### Les noms des joueurs et des cartes n’ont ni genre ni article : la phrase s’arrange pour n’accorder rien avec eux.

## Le fil de la partie

fact-RoundBegan = La manche { $number } commence
fact-PhaseBegan = { $phase ->
    [advisor-draft] Le choix des conseillers commence
    [choice] La phase de Choix commence
    [solo-choice] La phase de Choix commence
    [planning] La phase de Planification commence
    [materials] L’étape des Matériaux commence
    [population] L’étape de la Population commence
    [gold] L’étape de l’Or commence
    [exploration] L’étape de l’Exploration commence
    [combat] La phase de Combat commence
    [last-window] C’est le moment des dernières actions
    [ended] La partie se termine
   *[other] Une autre phase commence
}
fact-WindowOpened = { $phase ->
    [planning] Chacun peut planifier
    [combat] Chacun peut combattre
   *[other] Chacun peut agir
}
fact-WindowClosed = { $phase ->
    [advisor-draft] Le choix des conseillers est terminé
    [planning] La phase de Planification est terminée
    [materials] L’étape des Matériaux est terminée
    [population] L’étape de la Population est terminée
    [gold] L’étape de l’Or est terminée
    [exploration] L’étape de l’Exploration est terminée
    [combat] La phase de Combat est terminée
    [last-window] Les dernières actions sont terminées
   *[other] Tout le monde a terminé
}
fact-SeatDone = { $seat } a terminé
fact-GameEnded = La partie est terminée : { $outcome }
fact-Owed = { $seat } a d’abord une décision à prendre
fact-Discharged = { $seat } a pris sa décision

## Le jeu de base

fact-DuchyTaken = { $seat } gouverne { $card }
fact-TrapsReady = { $count ->
    [0] { $seat } n’a aucun jeton Piège
    [one] { $seat } dispose d’un jeton Piège
   *[other] { $seat } dispose de { $count } jetons Piège
}
fact-Dealt = { $seat } reçoit en main { $cards }
fact-CalamityTaken = { $seat } ajoute une Calamité à sa main
fact-AreaFed = La pioche donne { $card } { on-the-side }
fact-Offered = { $layout ->
    [same] { $seat } propose { $cards } { on-the-side }
   *[split] { $seat } propose { $left } à gauche et { $right } à droite
}{ $traps ->
    [0] {""}
    [one] , en dépensant un jeton Piège
   *[other] , en dépensant { $traps } jetons Piège
}
fact-AreaTaken = { $number ->
    [0] { $seat } sélectionne { the-area }, qui est vide
   *[other] { $seat } sélectionne { the-area } : { $cards }
}
fact-AreasCleared = { $number ->
    [0] Il ne reste aucune carte dans les zones de Proposition
   *[other] Les cartes restantes sont défaussées : { $cards }
}
fact-TurnedUp = { $seat } révèle { $cards }
fact-CalamityJoined = { $seat } ajoute { $card } à son Duché
fact-Slated = { $seat } met { $card } en Construction
fact-Recycled = { $seat } recycle { $card }
fact-CubesGained = { $seat } reçoit { $cubes }
fact-CubesSpent = { $seat } utilise { $cubes }
fact-SpaceFilled = { $seat } remplit une case { resource-name } sur { $card }
fact-CubeStored = { $seat } place { $amount } en Alchimie
fact-AlchemyFull = { $seat } transmute les cinq cubes de sa zone d’Alchimie en un Krystallium
fact-KrystalliumGained = { $change ->
    [spend] { $count ->
        [one] { $seat } dépense un Krystallium
       *[other] { $seat } dépense { $count } Krystalliums
    }
   *[gain] { $count ->
        [one] { $seat } gagne un Krystallium
       *[other] { $seat } gagne { $count } Krystalliums
    }
}
fact-SoldiersGained = { $change ->
    [spend] { $count ->
        [one] { $seat } dépense un Soldat
       *[other] { $seat } dépense { $count } Soldats
    }
   *[gain] { $count ->
        [0] { $seat } n’a aucun Soldat
        [one] { $seat } gagne un Soldat
       *[other] { $seat } gagne { $count } Soldats
    }
}
fact-Completed = { $seat } construit { $card }
fact-Abandoned = { $seat } recycle { $card } depuis sa zone de Construction
fact-Produced = { $count ->
    [0] { $seat } ne produit rien ({ resource-name })
   *[other] { $seat } produit { $amount }
}
fact-SupremacyWon = { $seat } remporte le bonus de Suprématie ({ resource-name })

## Menaces

fact-MenaceTaken = { $seat } ajoute une Menace à sa main : { $deck }
fact-MenaceStood = { $seat } place { $card } dans sa zone de Construction
fact-Vanquished = { $seat } vainc { $card }
fact-MenaceReturned = { $seat } remet { $card } dans la boîte
fact-VerminBrought = { $count ->
    [one] { $seat } ajoute une Vermine à sa zone de Construction
   *[other] { $seat } ajoute { $count } Vermines à sa zone de Construction
}
fact-GiantHoused = { $seat } place { $giant } sous { $card } : la carte est glacée
fact-Thawed = { $seat } libère { $card } : la carte n’est plus glacée
fact-ShadowDiscarded = Une Ombre oblige { $seat } à défausser { $card }
fact-ShadowsPassed = Les Ombres ont pris leur dû chez { $seat }
fact-ThiefLurks = { $thief } rôde chez { $seat }
fact-ThievesStruck = { $icons ->
    [0] Les Voleurs ne trouvent rien à prendre chez { $seat }
    [one] Les Voleurs obligent { $seat } à recouvrir une icône de Production
   *[other] Les Voleurs obligent { $seat } à recouvrir { $icons } icônes de Production
}
fact-IconCovered = { $seat } recouvre { $icon } sur { $card }
fact-IconFreed = { $seat } libère { $icon } sur { $card }

## Conseillers

fact-AdvisorsDrawn = { $seat } pioche { $cards } pour choisir un conseiller
fact-AdvisorKept = { $seat } garde { $card } pour son Conseil
fact-AdvisorShown = { $seat } présente { $card }, au service de son Conseil
fact-AdvisorReturned = { $seat } remet { $card } dans la boîte
fact-AdvisorShuffledBack = { $seat } mélange { $card } à la pioche
fact-AdvisorEntered = { $seat } accueille { $card } dans sa zone du Conseil
fact-AdvisorUsed = { $seat } active { $card }
fact-AdvisorsReady = { $seat } peut de nouveau activer ses conseillers
fact-TrapTakenBack = { $seat } récupère un jeton Piège
fact-TurnedUpEarly = Une carte face cachée se révèle être { $card }
fact-DiscardedFromArea = { $card } quitte { the-area } pour la défausse
fact-MovedAcross = { $card } passe dans { the-area }
fact-CalamityAverted = { $seat } défausse { $card } de son Duché

## Quêtes

fact-Transmuted = { $seat } transmute { $cubes } en un Krystallium
fact-AlchemySpent = { $seat } paie { $cubes } depuis sa zone d’Alchimie
fact-StepCompleted = { $seat } remplit une étape de la Quête « { $quest } » : { $step }
fact-FinishedFirst = { $seat } remplit en premier l’étape finale de la Quête « { $quest } »

## Solo

fact-DangerDeckFormed = { $number ->
    [one] La pioche Danger est mélangée, avec { $number } danger
   *[other] La pioche Danger est mélangée, avec { $number } dangers
}
fact-DangerLaid = Une carte de la pioche Danger est posée face cachée { on-the-side }
fact-SpiesTaken = Espions pour { $seat } : { $ready } sur la face disponible, { $spent } sur la face non-disponible
fact-TrapSpent = { $seat } dépense son jeton Piège
fact-SpiedOut = { $seat } révèle { $card }
fact-DiscardedToSearch = { $seat } lance une Fouille dans { the-area } en défaussant { $cards }
fact-LookedAt = { $seat } regarde { $cards } de la pioche
fact-Found = { $seat } place { $card } dans { the-area } et défausse { $discarded }
fact-SearchesForgotten = { $seat } peut de nouveau lancer une Fouille

## Scénarios

fact-StartsUnderConstruction = { $seat } commence avec { $card } en Construction
fact-StartsBuilt = { $seat } commence avec { $card } dans son Duché
fact-StartsInZone = { $zone ->
    [menaces] { $seat } commence avec { $card } dans sa zone de Construction
    [advisors] { $seat } commence avec { $card } dans sa zone du Conseil
   *[other] { $seat } commence avec { $card }
}
fact-StartsStolen = { $seat } commence avec un jeton Volé sur { $icon } : { $card }
fact-VerminReturned = { $seat } remet { $card } dans la pioche Vermine
fact-CubesLaidBeside = Les Ombres déposent { $cubes } à côté de la pioche Danger
