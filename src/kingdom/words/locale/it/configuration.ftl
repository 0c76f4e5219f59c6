### Scelte prima di una partita che non stanno insieme.

misfit-players = si gioca in 1 o 2, non in { $given }
misfit-scenario-alone = { $scenario } è uno scenario in solitaria: scegli 1 giocatore
misfit-edition = non c’è un’edizione “{ $given }”: scegli { $editions }
misfit-side = un feudo non ha un lato “{ $given }”: scegli A o B
misfit-scenario = non c’è uno scenario “{ $given }”: scegli { $scenarios }
misfit-scenario-edition = { $edition ->
    [first] la prima edizione non ha scenari: scegli { $editions }
    [second] la seconda edizione non ha scenari: scegli { $editions }
   *[other] l’edizione “{ $edition }” non ha scenari: scegli { $editions }
}
misfit-fixed = { $count ->
    [0] { $scenario } si gioca senza questa scelta ({ $option }): non indicarla
   *[other] { $scenario } impone questa scelta ({ $option }): { $choices }
}
misfit-not-a-list = { $option } è un elenco, non una parola: scrivi ({ $given },)
misfit-not-words = { $option } è un elenco di parole, e { $given } non è una parola
misfit-not-a-table = una configurazione associa nomi e valori, e questa non lo è: { $given }
misfit-module = non c’è un modulo “{ $given }”: scegli tra { $modules }
misfit-module-twice = un modulo è indicato due volte: indica ciascuno una volta sola
misfit-menace-module = i mazzi Minaccia si giocano con il modulo Minaccia: aggiungilo ai moduli
misfit-menace = non c’è un mazzo Minaccia “{ $given }”: scegli tra { $decks }
misfit-menace-count = { $count ->
    [0] { $players ->
        [one] non è stato scelto nessun mazzo Minaccia: scegline uno
       *[other] non è stato scelto nessun mazzo Minaccia: scegline due, uno per posto
    }
    [one] è stato scelto un solo mazzo Minaccia, { $decks }: scegline due, uno per posto
   *[other] { $players ->
        [one] sono stati scelti { $count } mazzi Minaccia, { $decks }: scegline uno solo
       *[other] sono stati scelti { $count } mazzi Minaccia, { $decks }: scegline due, uno per posto
    }
}
misfit-menace-same = i due posti hanno lo stesso mazzo Minaccia: scegline due diversi
misfit-quest-module = una plancia Missione si gioca con il modulo Missione: aggiungilo ai moduli
misfit-quest = { $edition ->
    [first] la prima edizione non ha una Missione “{ $given }”: scegli tra { $quests }
    [second] la seconda edizione non ha una Missione “{ $given }”: scegli tra { $quests }
   *[other] l’edizione “{ $edition }” non ha una Missione “{ $given }”: scegli tra { $quests }
}
misfit-quest-count = { $count ->
    [0] { $players ->
        [one] non è stata scelta nessuna Missione: scegli una plancia Missione, o due diverse
       *[other] non è stata scelta nessuna Missione: scegli una plancia Missione
    }
   *[other] { $players ->
        [one] sono state scelte le Missioni { $quests }: scegli una plancia Missione, o due diverse
       *[other] sono state scelte le Missioni { $quests }: scegli una sola plancia Missione
    }
}
misfit-search-two = la Ricerca è per le partite in solitaria: non indicare un limite di Ricerca
misfit-search = { $edition ->
    [first] la prima edizione non ha un limite di Ricerca “{ $given }”: scegli { $searches }
    [second] la seconda edizione non ha un limite di Ricerca “{ $given }”: scegli { $searches }
   *[other] l’edizione “{ $edition }” non ha un limite di Ricerca “{ $given }”: scegli { $searches }
}
misfit-duchies = { $players ->
    [one] questa scelta del feudo non va bene ({ $given }): scegline uno tra { $duchies }
   *[other] questa scelta dei feudi non va bene ({ $given }): scegline due diversi, uno per posto, tra { $duchies }
}
misfit-seed = il seme è { $given }: indica un numero intero, oppure nessuno
misfit-option = non c’è un’opzione “{ $given }”: le opzioni sono { $options }
