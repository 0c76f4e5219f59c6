### Un tavolo disegnato come testo nel terminale: le etichette davanti alle righe, e ciò che segue.

picture-round = Round { $number } di { $rounds }
picture-before = Prima del round 1
picture-turn = turno { $number }
picture-first = comincia { $seat }
picture-waiting = si aspetta { $seats }
picture-seat-done = ha finito

## Etichette

label-area-left = Area sinistra
label-area-right = Area destra
label-development = Sviluppo
label-calamities = Calamità
label-box = Scatola
label-vermin = Infestanti
label-danger = Pericolo
label-shuffled = Mischiato
label-discards = Scarti
label-quest = Missione
label-production = Produzione
label-stock = Riserva
label-hand = Mano
label-selection = Selezione
label-construction = Costruzione
label-structure = Strutture
label-specialist = Specialisti
label-monument = Monumenti
label-discovery = Scoperte
label-menaces = Minacce
label-vanquished = Sgominate
label-advisors = Consiglieri
label-drawn = Pescati
label-returned = Restituiti
label-searched = Guardate
label-discarded = Scartate
label-owes = Da decidere
label-frozen = Congelate
label-stolen = Rubate
label-lurking = In agguato
label-given_up = Cedute
label-advisors_used = Attivati
label-quest_steps = Passaggi completati
label-quest_first = Finita per primo
label-spies = Spie
label-searches = Ricerche
label-beside_danger = Accanto al Pericolo

## Ciò che segue

picture-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
picture-discards = { $hidden ->
    [0] { picture-cards }
   *[other] { picture-cards }, di cui { $hidden } a faccia in giù
}
picture-hidden = { $count ->
    [one] { $count } a faccia in giù
   *[other] { $count } a faccia in giù
}
picture-empty = vuota
picture-pile-next = { $cards }, la prossima: { $shown }
picture-pile-of = { $cards }: { $shown }
picture-pile-open = { $cards }, prima la prossima: { $shown }
picture-stock = Krystallium { $krystallium } · Soldati { $soldiers } · Addestramento { $training } · Trappole { $traps } · Alchimia { $alchemy }
picture-cubes = cubi in mano { $cubes }
picture-face-down = a faccia in giù [{ $handle }]
picture-face-down-by = a faccia in giù, di { $seat } [{ $handle }]
slot-frozen = { $card } (sopra { $giant })
slot-stolen = icona { $number } di { $card } ({ $letter })
slot-spies = { $ready } disponibili, { $spent } non disponibili
slot-searches = { $count } in questo round

## Ciò che è stampato su carte e plance; le risorse con la loro lettera

face-makes = produce { $made }
face-bonus = bonus { $letters }
face-recycles = riciclo { $letters }
face-points = { $count ->
    [one] { $count } punto
    [-1] { $count } punto
   *[other] { $count } punti
}
face-per = { $type ->
    [structure] { $what } per Struttura
    [specialist] { $what } per Specialista
    [monument] { $what } per Monumento
   *[discovery] { $what } per Scoperta
}
step-text = { $cost } per { $benefit }
step-if-first = { $count } in più per il primo

## Il foglio dei punti

scoring-title = Punti
scoring-tie = Parità: { $what }
scoring-cannot-win = { $seat } non può vincere: { $why }
