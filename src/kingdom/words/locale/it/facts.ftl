### La cronaca: che cosa è successo, in terza persona, senza punto finale.
### I nomi dei giocatori e delle carte non hanno genere né articolo: la frase non accorda nulla con essi.

## Come procede la partita

fact-RoundBegan = Inizia il round { $number }
fact-PhaseBegan = { $phase ->
    [advisor-draft] Inizia la scelta dei consiglieri
    [choice] Inizia la fase di scelta
    [solo-choice] Inizia la fase di scelta
    [planning] Inizia la fase di progettazione
    [materials] Inizia lo stadio dei materiali
    [population] Inizia lo stadio della popolazione
    [gold] Inizia lo stadio dell’oro
    [exploration] Inizia lo stadio dell’esplorazione
    [combat] Inizia la fase di combattimento
    [last-window] È il momento delle ultime azioni
    [ended] La partita finisce
   *[other] Inizia un’altra fase
}
fact-WindowOpened = { $phase ->
    [planning] Ora si può progettare
    [combat] Ora si può combattere
   *[other] Ora si può agire
}
fact-WindowClosed = { $phase ->
    [advisor-draft] La scelta dei consiglieri è finita
    [planning] La fase di progettazione è finita
    [materials] Lo stadio dei materiali è finito
    [population] Lo stadio della popolazione è finito
    [gold] Lo stadio dell’oro è finito
    [exploration] Lo stadio dell’esplorazione è finito
    [combat] La fase di combattimento è finita
    [last-window] Le ultime azioni sono finite
   *[other] Tutti hanno finito
}
fact-SeatDone = { $seat } ha finito
fact-GameEnded = La partita è finita: { $outcome }
fact-Owed = { $seat } ha prima una decisione da prendere
fact-Discharged = { $seat } ha deciso

## Il gioco di base

fact-DuchyTaken = { $seat } governa { $card }
fact-TrapsReady = { $count ->
    [0] { $seat } non ha segnalini Trappola
    [one] { $seat } ha un segnalino Trappola disponibile
   *[other] { $seat } ha { $count } segnalini Trappola disponibili
}
fact-Dealt = { $seat } riceve in mano { $cards }
fact-CalamityTaken = { $seat } aggiunge una Calamità alla propria mano
fact-AreaFed = Dal mazzo esce { $card } { on-the-side }
fact-Offered = { $layout ->
    [same] { $seat } offre { $cards } { on-the-side }
   *[split] { $seat } offre { $left } a sinistra e { $right } a destra
}{ $traps ->
    [0] {""}
    [one] , utilizzando un segnalino Trappola
   *[other] , utilizzando { $traps } segnalini Trappola
}
fact-AreaTaken = { $number ->
    [0] { $seat } seleziona { the-area }, che è vuota
   *[other] { $seat } seleziona { the-area }: { $cards }
}
fact-AreasCleared = { $number ->
    [0] Nelle aree di offerta non resta nulla
   *[other] Si scarta ciò che resta: { $cards }
}
fact-TurnedUp = { $seat } scopre { $cards }
fact-CalamityJoined = { $seat } aggiunge { $card } al proprio feudo
fact-Slated = { $seat } destina { $card } alla costruzione
fact-Recycled = { $seat } ricicla { $card }
fact-CubesGained = { $seat } riceve { $cubes }
fact-CubesSpent = { $seat } utilizza { $cubes }
fact-SpaceFilled = { $seat } riempie uno spazio di { $card }: { resource-name }
fact-CubeStored = { $seat } mette { $amount } nell’area di alchimia
fact-AlchemyFull = { $seat } trasforma i cinque cubi della propria area di alchimia in un Krystallium
fact-KrystalliumGained = { $change ->
    [spend] { $seat } utilizza { $count } Krystallium
   *[gain] { $seat } ottiene { $count } Krystallium
}
fact-SoldiersGained = { $change ->
    [spend] { $count ->
        [one] { $seat } utilizza un Soldato
       *[other] { $seat } utilizza { $count } Soldati
    }
   *[gain] { $count ->
        [0] { $seat } non ha Soldati
        [one] { $seat } ottiene un Soldato
       *[other] { $seat } ottiene { $count } Soldati
    }
}
fact-Completed = { $seat } completa { $card }
fact-Abandoned = { $seat } scarta { $card } dall’area di costruzione
fact-Produced = { $count ->
    [0] { $seat } non produce nulla ({ resource-name })
   *[other] { $seat } produce { $amount }
}
fact-SupremacyWon = { $seat } ottiene il bonus Supremazia ({ resource-name })

## Minacce

fact-MenaceTaken = { $seat } aggiunge una Minaccia alla propria mano: { $deck }
fact-MenaceStood = { $seat } mette { $card } nella propria area di costruzione
fact-Vanquished = { $seat } sgomina { $card }
fact-MenaceReturned = { $seat } rimette { $card } nella scatola
fact-VerminBrought = { $count ->
    [one] { $seat } aggiunge una carta Infestanti alla propria area di costruzione
   *[other] { $seat } aggiunge { $count } carte Infestanti alla propria area di costruzione
}
fact-GiantHoused = { $seat } mette { $giant } sotto { $card }: la carta è congelata
fact-Thawed = { $seat } libera { $card }: la carta non è più congelata
fact-ShadowDiscarded = Un’Ombra fa scartare { $card } a { $seat }
fact-ShadowsPassed = Le Ombre hanno avuto il dovuto da { $seat }
fact-ThiefLurks = { $thief } sta per rubare a { $seat }
fact-ThievesStruck = { $icons ->
    [0] I Ladri non trovano nulla da rubare a { $seat }
    [one] I Ladri fanno coprire a { $seat } un’icona di produzione
   *[other] I Ladri fanno coprire a { $seat } { $icons } icone di produzione
}
fact-IconCovered = { $seat } copre { $icon } di { $card }
fact-IconFreed = { $seat } libera { $icon } di { $card }

## Consiglieri

fact-AdvisorsDrawn = { $seat } pesca { $cards } per scegliere un consigliere
fact-AdvisorKept = { $seat } tiene { $card } come consigliere
fact-AdvisorShown = { $seat } ha al proprio servizio { $card }
fact-AdvisorReturned = { $seat } rimette { $card } nella scatola
fact-AdvisorShuffledBack = { $seat } rimischia { $card } nel mazzo
fact-AdvisorEntered = { $seat } accoglie { $card } nella propria area consiglieri
fact-AdvisorUsed = { $seat } attiva { $card }
fact-AdvisorsReady = { $seat } può attivare di nuovo i propri consiglieri
fact-TrapTakenBack = { $seat } recupera un segnalino Trappola
fact-TurnedUpEarly = Si scopre una carta a faccia in giù: { $card }
fact-DiscardedFromArea = { $card } finisce negli scarti: lascia { the-area }
fact-MovedAcross = { $card } passa nell’altra area: { on-the-side }
fact-CalamityAverted = { $seat } scarta { $card } dal proprio feudo

## Missioni

fact-Transmuted = { $seat } trasforma { $cubes } in un Krystallium
fact-AlchemySpent = { $seat } paga { $cubes } dall’area di alchimia
fact-StepCompleted = { $seat } completa un passaggio della Missione “{ $quest }”: { $step }
fact-FinishedFirst = { $seat } completa prima di tutti il passaggio finale della Missione “{ $quest }”

## Solitario

fact-DangerDeckFormed = { $number ->
    [one] Si mischia il mazzo Pericolo, con { $number } pericolo
   *[other] Si mischia il mazzo Pericolo, con { $number } pericoli
}
fact-DangerLaid = Una carta del mazzo Pericolo viene messa a faccia in giù { on-the-side }
fact-SpiesTaken = Spie di { $seat }: { $ready } disponibili, { $spent } non disponibili
fact-TrapSpent = { $seat } utilizza il segnalino Trappola
fact-SpiedOut = { $seat } scopre { $card }
fact-DiscardedToSearch = { $seat } fa una Ricerca { on-the-side }, scartando { $cards }
fact-LookedAt = { $seat } guarda { $cards } del mazzo
fact-Found = { $seat } mette { $card } { on-the-side } e scarta { $discarded }
fact-SearchesForgotten = { $seat } può fare di nuovo una Ricerca

## Scenari

fact-StartsUnderConstruction = { $seat } inizia con { $card } in costruzione
fact-StartsBuilt = { $seat } inizia con { $card } nel proprio feudo
fact-StartsInZone = { $zone ->
    [menaces] { $seat } inizia con { $card } nell’area di costruzione
    [advisors] { $seat } inizia con { $card } nell’area consiglieri
   *[other] { $seat } inizia con { $card }
}
fact-StartsStolen = { $seat } inizia con un segnalino Furto su { $icon } di { $card }
fact-VerminReturned = { $seat } rimette { $card } nella pila
fact-CubesLaidBeside = Le Ombre mettono { $cubes } accanto al mazzo Pericolo
