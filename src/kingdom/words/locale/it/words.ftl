### Le parole di cui sono fatte le frasi. Ciò che inizia con la minuscola sta dentro una frase.

nothing = niente
list-and = { $first } e { $last }
list-or = { $first } o { $last }
# A text to type.
quoted = “{ $text }”
answer-yes = sì
answer-no = no
# For a player without a name.
seat-number = il posto { $number }

## Risorse, Krystallium e Soldati

resource-materials = materiali
resource-population = popolazione
resource-gold = oro
resource-exploration = esplorazione
resource-krystallium = Krystallium
resource-soldier = Soldato

resource-name = { $resource ->
    [materials] { resource-materials }
    [population] { resource-population }
    [gold] { resource-gold }
    [exploration] { resource-exploration }
    [krystallium] { resource-krystallium }
   *[soldier] { resource-soldier }
}

letter-materials = M
letter-population = P
letter-gold = O
letter-exploration = E
letter-krystallium = K
letter-soldier = S

amount-materials = { $count ->
    [one] { $count } materiale
   *[other] { $count } materiali
}
amount-population = { $count } popolazione
amount-gold = { $count } oro
amount-exploration = { $count } esplorazione
amount-krystallium = { $count } Krystallium
amount-soldier = { $count ->
    [one] { $count } Soldato
   *[other] { $count } Soldati
}
soldiers-paid = { $soldiers ->
    [one] { $soldiers } Soldato
   *[other] { $soldiers } Soldati
}

spaces-open = Liberi: { $cubes }.
spaces-filled = Riempiti: { $cubes }.

icon-of-resource = un’icona { resource-name }
icon-number = l’icona n. { $number }

## Aree di offerta

the-area = { $area ->
    [left] l’area di sinistra
   *[right] l’area di destra
}
on-the-side = { $area ->
    [left] a sinistra
   *[right] a destra
}

## Carte

cards-several = { $count } × { $card }
cards-face-down = { $count ->
    [one] una carta a faccia in giù
   *[other] { $count } carte a faccia in giù
}
cards-unseen = { $count ->
    [one] una carta
   *[other] { $count } carte
}
card-numbered = { $card } ({ $number })
card-laid-face-down = { $card } (a faccia in giù)
card-to-area = { $card } { on-the-side }
hidden-card = { $where ->
    [area] { $place ->
        [left] la carta a faccia in giù a sinistra
       *[right] la carta a faccia in giù a destra
    }
   *[selection] { $place ->
        [yours] la carta a faccia in giù nella tua selezione
       *[theirs] la carta a faccia in giù nella selezione avversaria
    }
}{ $several ->
    [one] {""}
   *[other] {" "}(n. { $number })
}
hidden-card-remembered = { $card }, { $hidden }
quest-number = Missione { $number }
step-number = passaggio { $number }

## Fasi

phase-set-up = la preparazione
phase-advisor-draft = la scelta dei consiglieri
phase-choice = la fase di scelta
phase-solo-choice = la fase di scelta
phase-planning = la fase di progettazione
phase-materials = lo stadio dei materiali
phase-population = lo stadio della popolazione
phase-gold = lo stadio dell’oro
phase-exploration = lo stadio dell’esplorazione
phase-combat = la fase di combattimento
phase-last-window = il momento delle ultime azioni
phase-ended = la fine della partita

phase-title = { $phase ->
    [set-up] Preparazione
    [advisor-draft] Scelta dei consiglieri
    [choice] Fase di scelta
    [solo-choice] Fase di scelta
    [planning] Fase di progettazione
    [materials] Stadio dei materiali
    [population] Stadio della popolazione
    [gold] Stadio dell’oro
    [exploration] Stadio dell’esplorazione
    [combat] Fase di combattimento
    [last-window] Ultime azioni
    [ended] Fine della partita
   *[other] { $phase }
}
