### Le carte in parole: i tipi, che cosa c’è stampato sopra, e che cosa fanno.

## Tipi e famiglie

type-structure = Struttura
type-specialist = Specialista
type-monument = Monumento
type-discovery = Scoperta

family-development = Sviluppo
family-treasure = Tesoro
family-calamity = Calamità
family-menace = Minaccia
family-vermin = Infestanti
family-advisor = Consigliere
family-duchy = Feudo

## Le righe di una carta, in frasi

card-label = { $card }, { $type }.
card-cost = Costa { $cubes }.
card-combat-cost = { $soldiers ->
    [one] Per sgominare la carta serve 1 Soldato.
   *[other] Per sgominare la carta servono { $soldiers } Soldati.
}
card-ability-cost = { $soldiers ->
    [one] Ogni attivazione costa 1 Soldato, una volta per round.
   *[other] Ogni attivazione costa { $soldiers } Soldati, una volta per round.
}
card-production = Produce { $made }.
made-per = { $type ->
    [structure] { $amount } per ogni Struttura
    [specialist] { $amount } per ogni Specialista
    [monument] { $amount } per ogni Monumento
   *[discovery] { $amount } per ogni Scoperta
}
card-bonus = Dà { $cubes } quando è completata.
card-points = { $points ->
    [one] Vale 1 punto.
   *[other] Vale { $points } punti.
}
card-points-lost = { $points ->
    [one] Costa 1 punto alla fine.
   *[other] Costa { $points } punti alla fine.
}
card-points-per = { $points ->
    [one] { $type ->
        [structure] Vale 1 punto per ogni Struttura nel tuo feudo.
        [specialist] Vale 1 punto per ogni Specialista nel tuo feudo.
        [monument] Vale 1 punto per ogni Monumento nel tuo feudo.
       *[discovery] Vale 1 punto per ogni Scoperta nel tuo feudo.
    }
   *[other] { $type ->
        [structure] Vale { $points } punti per ogni Struttura nel tuo feudo.
        [specialist] Vale { $points } punti per ogni Specialista nel tuo feudo.
        [monument] Vale { $points } punti per ogni Monumento nel tuo feudo.
       *[discovery] Vale { $points } punti per ogni Scoperta nel tuo feudo.
    }
}
card-recycling = Si ricicla in { $cubes }.
card-treasure = Non si può costruire; si ricicla in { $cubes }.

heading-cost = Costo
heading-ability = Abilità
heading-production = Produzione
heading-bonus = Al completamento
heading-points = Alla fine
heading-effect = Effetto
heading-recycling = Riciclo

## Che cosa possono fare i consiglieri

ability-unknown = La sua abilità è stampata sulla carta.
