### Perché qualcosa non si può fare. Senza maiuscola né punto finale: si aggiungono quando si mostrano.

refusal-of-clause = { $title }: { $why }
refusal-in-plan = azione { $number } del piano: { $refusal }

## A chi tocca

refusal-game-over = la partita è finita: non si può fare altro
refusal-no-seat = non c’è un posto { $number }: i posti sono { $numbers }
refusal-first = c’è prima un’altra cosa: { $duty }
refusal-not-possible = ora non è possibile: è { $phase }
refusal-ends-a-plan = ciò che può scoprire carte, passare il turno o finire una fase viene per ultimo in un piano: fai il resto dopo
refusal-done-already = hai detto che hai finito: prima annulla, oppure aspetta gli altri
refusal-not-your-turn = non tocca a te: aspetta { $seat }

## Annullare

refusal-nothing-to-undo = non hai nulla da annullare
refusal-barrier = non si può più annullare: { $barrier }
barrier-danger-laid = è stata messa una carta Pericolo
barrier-deck-card = è stata scoperta una carta del mazzo
barrier-turned-up = è stata scoperta una carta a faccia in giù
barrier-several-turned-up = sono state scoperte delle carte a faccia in giù
barrier-round = è iniziato un nuovo round
barrier-phase = è iniziata un’altra fase
barrier-dealt = le carte sono state distribuite
barrier-looked = sono state guardate delle carte del mazzo
barrier-searched = le carte guardate sono a faccia in su
barrier-deck-turned = il mazzo Sviluppo è stato messo a faccia in su
barrier-over = la partita è finita
barrier-turn = il turno è passato
barrier-window = tutti hanno finito la fase

## Che cosa è stato scritto

refusal-no-card = nessuna carta si chiama “{ $text }”: scrivi il suo nome inglese, con #1, #2 … se ce ne sono più copie
refusal-not-an-offer = un’offerta è di due carte, e “{ $text }” non lo è: scrivi “offer Farm#1 left, Port#2 right”
refusal-not-offered = “{ $text }” non è una carta di un’offerta: scrivi “Farm#1 left” oppure “Farm#1 right face down”
refusal-not-a-pair = “{ $text }” non sono due carte diverse: scrivi “Farm#1, Port#2”
refusal-not-an-action = “{ $text }” non è un’azione: le azioni cominciano con { $texts }
refusal-written-otherwise = “{ $text }” non è un’azione: scrivi { $usages }
refusal-not-a-text = { $given } non è un’azione: indica un’azione, la sua notazione come testo, o un elenco
refusal-not-in-this-game = { $part ->
    [module] “{ $text }” richiede il modulo “{ $key }”, che non fa parte di questa partita
    [deck] “{ $text }” richiede il modulo Minaccia con il mazzo “{ $key }”, che non fa parte di questa partita
    [solo] “{ $text }” è solo per le partite in solitaria
    [scenario] “{ $text }” richiede lo scenario “{ $key }”, che qui non si gioca
   *[other] “{ $text }” richiede “{ $key }”, che non fa parte di questa partita
}
refusal-ambiguous = “{ $text }” può voler dire { $number } cose: precisa quale: { $choices }
refusal-nothing-asked = non è stato scelto nulla: scegli che cosa fare
refusal-no-number = non c’è un numero { $number }: scegli da 1 a { $count }
refusal-no-card-in-hand = non c’è una carta { $number } nella tua mano: scegli da 1 a { $count }
refusal-two-numbers = un’offerta è di due carte diverse: indica due numeri della tua mano

## Scelta

refusal-cubes-first = hai ancora cubi in mano: prima posizionali
refusal-offer-in-choice = le carte si offrono nella fase di scelta, e ora è in corso { $phase }
refusal-select-first = prima seleziona un’area, poi offri
refusal-select-in-choice = le aree si selezionano nella fase di scelta, e ora è in corso { $phase }
refusal-offer-now = questo turno è un’offerta: metti due carte della tua mano nelle aree
refusal-no-area = non c’è un’area { $number }: scegli la sinistra o la destra
refusal-two-cards = un’offerta è di due carte diverse della tua mano
refusal-traps = { $count ->
    [0] ogni carta a faccia in giù utilizza un segnalino Trappola, e non ne hai più
    [one] ogni carta a faccia in giù utilizza un segnalino Trappola, e ne hai uno solo
   *[other] ogni carta a faccia in giù utilizza un segnalino Trappola, e ne hai { $count }
}
refusal-hand-order = le due carte si mettono nell’ordine della tua mano: indicale in quest’ordine (GEN-7)

## Progettazione

refusal-calamity = una Calamità non si costruisce e non si ricicla: si aggiunge al feudo di chi l’ha presa, e ci resta
refusal-plan-in-planning = le carte si destinano alla costruzione e si riciclano nella fase di progettazione, e ora è in corso { $phase }
refusal-not-in-selection = { $card } non è nella tua area di selezione
refusal-not-a-window = qui non c’è nulla da chiudere, ora è in corso { $phase }: gioca il tuo turno
refusal-place-first = hai ancora cubi in mano: prima posizionali su carte in costruzione o nell’area di alchimia
refusal-treasure = un Tesoro non si può costruire: riciclalo
refusal-selection-first = nella tua selezione ci sono ancora carte: prima destina alla costruzione o ricicla ciascuna

## Costruire

refusal-no-cube = non hai in mano nessun cubo di questo tipo: { resource-name }
refusal-krystallium-soldier = un Krystallium non sostituisce mai un Soldato
refusal-no-krystallium = non hai Krystallium
refusal-no-soldier = non hai Soldati: quello nell’area di addestramento non conta
refusal-not-under-construction = { $card } non è una delle tue carte in costruzione
refusal-no-open-space = { $card } non ha più spazi liberi di questo tipo: { resource-name }

## Minacce

refusal-menace = { $card } non si costruisce e non si ricicla: la carta resta finché non è sgominata in combattimento
refusal-fight-in-combat = le Minacce si sgominano nella fase di combattimento, e ora è in corso { $phase }
refusal-not-standing = { $card } non è nella tua area di costruzione
refusal-soldiers = { $count ->
    [one] { $card } richiede { $count } Soldato, e ne hai { $count2 }
   *[other] { $card } richiede { $count } Soldati, e ne hai { $count2 }
}
refusal-frozen = { $card } è una carta congelata: prima sgomina il Gigante di ghiaccio che le sta sotto
refusal-name-card-above = scegli la carta sopra il Gigante: { $copy }
refusal-no-giant-to-house = nessun tuo Gigante di ghiaccio va sistemato: si fa all’inizio della progettazione
refusal-giant-there = sotto { $card } c’è già un Gigante: c’è posto per uno solo
refusal-no-shelter = { $card } non è una carta Sviluppo in costruzione o nella tua selezione
refusal-no-giant-under = nessun tuo Gigante sta sotto { $card }
refusal-fill-first = prima riempi tutti gli spazi di { $card }: la carta si completa quando il Gigante è sgominato
refusal-giant-alone = un Gigante che non sta sotto nessuna carta non può essere sgominato: sarà sistemato nella prossima progettazione
refusal-no-shadow = ora nessuna Ombra ti chiede una carta
refusal-not-for-shadow = { $card } non è una carta Sviluppo o Tesoro della tua selezione
refusal-shelter-needed = un Gigante di ghiaccio ha bisogno di { $card } per starci sotto: cedi piuttosto un Tesoro
refusal-name-token = di’ quale segnalino Furto libera il Ladro: icona 1, 2 … di una carta
refusal-no-thief = ora nessun Ladro ti fa coprire un’icona
refusal-not-in-duchy = { $card } non è nel tuo feudo
refusal-covered = su quell’icona c’è già un segnalino Furto: coprine un’altra
refusal-first-equal-icon = più icone di quella carta sono uguali: indica la prima non coperta
refusal-no-icon = { $card } non ha un’icona { $number } che ora produca un cubo
refusal-last-equal-icon = più icone di quella carta sono uguali: indica l’ultima coperta
refusal-frees-nothing = { $card } non è un Ladro e non libera alcun segnalino: basta sgominare la carta
refusal-no-token-there = nel tuo feudo non c’è alcun segnalino Furto sull’icona { $number } di { $card }

## Consiglieri

refusal-advisor-not-yours = { $advisor } non è nella tua area consiglieri
refusal-advisor-used = { $advisor } ha già agito in questo round, e un’abilità si attiva una volta per round
refusal-advisor-soldiers = { $count ->
    [one] { $advisor } richiede { $count } Soldato, e ne hai { $count2 }
   *[other] { $advisor } richiede { $count } Soldati, e ne hai { $count2 }
}
refusal-advisor-in-choice = questo consigliere si attiva nella fase di scelta, e ora è in corso { $phase }
refusal-no-trap-spent = in questo round non hai utilizzato nessuna Trappola che la Spia clandestina possa recuperare
refusal-deck-has-no-card = nel mazzo Sviluppo non restano carte
refusal-fewer-cards = { $area ->
    [left] la carta va nell’area con meno carte: quella di sinistra
   *[right] la carta va nell’area con meno carte: quella di destra
}
refusal-not-face-down = { $count ->
    [0] nessuna carta è a faccia in giù in un’area di offerta o di selezione
   *[other] nessuna carta chiamata { $handle } è a faccia in giù in un’area di offerta o di selezione; ci sono: { $handles }
}
refusal-before-selecting = ora devi offrire: questo consigliere si attiva prima di selezionare
refusal-areas-empty = nelle aree di offerta non c’è nessuna carta
refusal-not-in-area-hidden = nessuna carta chiamata { $handle } è a faccia in giù in un’area di offerta
refusal-not-in-area = { $card } non è a faccia in su in un’area di offerta; una carta a faccia in giù ha una sigla
refusal-keep-in-draft = un consigliere si tiene prima del round 1, e ora è in corso { $phase }
refusal-not-drawn = { $card } non è uno dei consiglieri che hai pescato
refusal-alchemist-last = l’Alchimista veggente si attiva alla fine della partita, e ora è in corso { $phase }
refusal-no-calamity = all’inizio delle ultime azioni nessun feudo aveva Calamità: non c’è nulla da raddoppiare
refusal-foreman-last = il Capomastro dispotico si attiva alla fine dello stadio dell’esplorazione, e ora è in corso { $phase }
refusal-foreman-cubes = hai ancora cubi in mano: posizionali prima di attivare il Capomastro dispotico
refusal-foreman-no-space = nessuna delle tue carte in costruzione ha uno spazio libero per una risorsa base
refusal-foreman-unused = il Capomastro dispotico non ha cubi da mettere: prima attivalo
refusal-foreman-order = il Capomastro dispotico va di carta in carta: ora tocca a { $copy }
refusal-advisor-step = questo consigliere si attiva durante { $step }, e ora è in corso { $phase }
refusal-no-calamity-yours = nel tuo feudo non c’è nessuna Calamità
refusal-not-a-calamity = { $card } non è una Calamità del tuo feudo
refusal-nothing-under-construction = non hai nessuna carta in costruzione
refusal-not-completed = la carta { $card } ora non può essere completata

## Missioni

refusal-transmutes-itself = in questa edizione cinque cubi in alchimia si trasformano da soli, subito (CON-3)
refusal-not-five = { $count ->
    [one] { $cubes }: è { $count } cubo; indicane esattamente { $count2 } da trasformare
   *[other] { $cubes }: sono { $count } cubi; indicane esattamente { $count2 } da trasformare
}
refusal-not-in-alchemy = non puoi trasformare { $cubes }: la tua area di alchimia contiene { $cubes2 }
refusal-no-step = la Missione { $number } non ha un passaggio { $number2 } su questo tavolo: { $boards }
board-on-the-table = la Missione { $number } è “{ $quest }”, con i passaggi da 1 a { $number2 }
refusal-step-done = hai già completato il passaggio { $number } della Missione “{ $quest }”, e ciascuno si completa una volta
refusal-payment = il passaggio { $number } della Missione “{ $quest }” costa { $cubes } in risorse base, e il pagamento è { $cubes2 }: indica ogni cubo una volta, dalla mano, dall’alchimia o come Krystallium
refusal-payment-hand = il pagamento prende { $cubes } dalla tua mano, dove c’è { $cubes2 }
refusal-payment-alchemy = il pagamento prende { $cubes } dalla tua area di alchimia, dove c’è { $cubes2 }
refusal-payment-krystallium = il pagamento richiede { $count } Krystallium, e ne hai { $count2 }
refusal-payment-soldiers = { $count ->
    [one] il passaggio { $number } della Missione “{ $quest }” richiede { $count } Soldato, e ne hai { $count2 }
   *[other] il passaggio { $number } della Missione “{ $quest }” richiede { $count } Soldati, e ne hai { $count2 }
}

## Solitario

refusal-no-offer-alone = in solitaria non offri nulla: i mazzi riforniscono le aree, e tu ne selezioni una
refusal-area-chosen = { $area ->
    [left] hai scelto l’area di sinistra: fai lì un’altra Ricerca, oppure prendila
   *[right] hai scelto l’area di destra: fai lì un’altra Ricerca, oppure prendila
}
refusal-deck-empty = il mazzo Sviluppo è vuoto: non c’è nulla da guardare
refusal-search-in-choice = si può fare una Ricerca solo selezionando un’area nella fase di scelta, e ora è in corso { $phase }
refusal-search-limit = hai fatto tutte le Ricerche che questa partita permette in un round: seleziona un’area
refusal-search-cards = { $area ->
    [left] la carta { $card } non si può scartare: indica due Sviluppi o Tesori a faccia in su nell’area di sinistra
   *[right] la carta { $card } non si può scartare: indica due Sviluppi o Tesori a faccia in su nell’area di destra
}
refusal-search-order = una Ricerca scarta due carte diverse, indicate nell’ordine in cui sono disposte
refusal-not-searched = non hai fatto una Ricerca: non c’è alcuna carta del mazzo da tenere
refusal-not-found = { $copy } non è tra le carte che hai guardato: tieni { $copies }
refusal-spy-in-choice = le carte si scoprono nella fase di scelta, e ora è in corso { $phase }
refusal-spy-unknown = { $count ->
    [0] nelle aree non c’è nessuna carta a faccia in giù
    [one] nessuna carta a faccia in giù delle aree si chiama { $handle }: c’è { $handles }
   *[other] nessuna carta a faccia in giù delle aree si chiama { $handle }: ci sono { $handles }
}
refusal-no-spy = nessun segnalino è disponibile

## Scenari

refusal-farm = in Ratti dappertutto una Fattoria non si può riciclare: costruiscila
