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

## Che cosa fa danno

effect-calamity = Si aggiunge al feudo di chi la prende, e ci resta: non si costruisce e non si ricicla.
effect-vermin = Resta nella tua area di costruzione finché non la sgomini.
effect-giant_rats = Quando lo prendi, porta una carta Infestanti per ogni Ratto gigante nella tua area di costruzione, lui compreso.
effect-frost_giants = Quando lo prendi, va sotto una tua carta, che non può essere completata né riciclata finché il Gigante non è sgominato.
effect-shadows = In ogni fase di progettazione, ognuna delle tue Ombre ti fa scartare una carta della tua selezione; l’avversario ne riceve il bonus Riciclo in alchimia.
effect-thieves = Quando lo prendi, un segnalino Furto copre un’icona di produzione del tuo feudo; sgominare il Ladro ne libera una.

## Che cosa possono fare i consiglieri

ability-underground_spy = Fase di scelta: recupera un segnalino Trappola utilizzato.
ability-master_cartographer = Fase di scelta: la prossima carta del mazzo va nell’area con meno carte.
ability-power_behind_the_throne = Fase di scelta: scopri una carta coperta in un’area di offerta o di selezione.
ability-chief_mercenary = Prima di selezionare: scarta una carta da un’area di offerta.
ability-whimsical_gambler = Prima di selezionare: sposta una carta da un’area di offerta all’altra.
ability-tyrannical_foreman = Alla fine della produzione: metti una risorsa base a tua scelta su ognuna delle tue carte in costruzione.
ability-forest_chieftain = Stadio dei materiali: ricevi altri 4 materiali, che non contano per la Supremazia.
ability-nurturing_mother = Stadio della popolazione: ricevi altri 4 cubi di popolazione, che non contano per la Supremazia.
ability-negotiator_from_the_lake = Stadio dell’oro: ricevi altri 4 cubi di oro, che non contano per la Supremazia.
ability-pirate_of_the_five_seas = Stadio dell’esplorazione: ricevi altri 4 cubi di esplorazione, che non contano per la Supremazia.
ability-scrying_alchemist = Fine della partita: tutte le Calamità contano il doppio, anche le tue.
ability-illuminated_prophet = In qualsiasi momento: scarta una Calamità dal tuo feudo.
ability-great_silversmith = In qualsiasi momento: ottieni 3 Krystallium.
ability-master_artisan = In qualsiasi momento: completa una carta in costruzione senza pagare il resto del costo.
ability-unknown = La sua abilità è stampata sulla carta.
