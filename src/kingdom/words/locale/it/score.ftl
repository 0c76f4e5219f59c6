### La fine di una partita: chi vince e perché, e da dove vengono i punti.

## Chi vince

outcome-score = { $points ->
    [one] { $winner } vince con { $points } punto contro { $against }
   *[other] { $winner } vince con { $points } punti contro { $against }
}
outcome-cards = { $points ->
    [one] { $winner } e { $other } hanno { $points } punto a testa; { $winner } vince con più carte nel feudo
   *[other] { $winner } e { $other } hanno { $points } punti a testa; { $winner } vince con più carte nel feudo
}
outcome-soldiers = { $points ->
    [one] { $winner } e { $other } hanno { $points } punto e lo stesso numero di carte; { $winner } vince con più Soldati
   *[other] { $winner } e { $other } hanno { $points } punti e lo stesso numero di carte; { $winner } vince con più Soldati
}
outcome-shared = { $points ->
    [one] { $first } e { $second } hanno { $points } punto a testa: vittoria condivisa
   *[other] { $first } e { $second } hanno { $points } punti a testa: vittoria condivisa
}
outcome-eligible = { $points ->
    [one] { $winner } vince con { $points } punto, perché { $other } non può vincere
   *[other] { $winner } vince con { $points } punti, perché { $other } non può vincere
}
outcome-resigned = { $winner } vince, perché { $other } ha abbandonato
outcome-closed = la partita tra { $first } e { $second } è stata chiusa senza vincitore
outcome-nobody = né { $first } né { $second } può vincere
outcome-medal = { $medal ->
    [gold] { $seat } ottiene la Medaglia d’oro con { $points } punti
    [silver] { $seat } ottiene la Medaglia d’argento con { $points } punti
    [bronze] { $seat } ottiene la Medaglia di bronzo con { $points } punti
   *[none] { $points ->
        [one] { $seat } finisce con { $points } punto, senza medaglia
       *[other] { $seat } finisce con { $points } punti, senza medaglia
    }
}
outcome-loss = { $seat } ha perso: { $why }

headline-won = { $winner } sale sul trono del regno
headline-shared = Il trono è condiviso
headline-nobody = Il trono resta vuoto
headline-medal = { $medal ->
    [gold] Una Medaglia d’oro
    [silver] Una Medaglia d’argento
    [bronze] Una Medaglia di bronzo
   *[none] Nessuna medaglia, questa volta
}
headline-loss = Il feudo è caduto

## Medaglie

medal-none = Nessuna medaglia
medal-bronze = Medaglia di bronzo
medal-silver = Medaglia d’argento
medal-gold = Medaglia d’oro
medal-from = { $count ->
    [one] da { $count } punto
   *[other] da { $count } punti
}

## Righe del punteggio

score-flat = Punti generici
score-per_structure = Combo: Strutture
score-per_specialist = Combo: Specialisti
score-per_monument = Combo: Monumenti
score-per_discovery = Combo: Scoperte
score-calamities = Calamità
score-menaces = Minacce rimaste
score-quests = Missioni
score-side_a = Lato A in solitaria
score-total = Totale

tie-cards = Carte nel feudo
tie-soldiers = Soldati

## Perché un giocatore non può vincere, o ha perso

loss-final-step = il passaggio finale della Missione “{ $quest }” non è completato
loss-required = { $count ->
    [one] carta richiesta e non costruita: { $card }
   *[other] carte richieste e non costruite: { $card } ({ $count })
}
    .several = carte richieste e non costruite: { $cards }
loss-standing = { $count ->
    [one] Minaccia non sgominata: { $card }
   *[other] Minacce non sgominate: { $card } ({ $count })
}
    .several = Minacce non sgominate: { $cards }
loss-vermin = la pila di Infestanti è vuota
loss-beside-danger = accanto al mazzo Pericolo ci sono { $count } cubi o più
loss-resigned = la partita è stata abbandonata
loss-sentence = { $sentence }
