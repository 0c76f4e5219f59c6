### Che cosa non va in una posizione o in una registrazione.

fault-at = { $where }: { $why }
fault-where-seat = posto { $number }
fault-where-position = la posizione
fault-where-left = l’area di sinistra
fault-where-right = l’area di destra
fault-where-pile = la pila { $name }
fault-not-a-count = { $given } non va bene: scrivi un numero intero, almeno 0
fault-not-a-count-up-to = { $given } non va bene: scrivi un numero intero da 0 a { $most }
fault-not-a-heap = { $given } non è un mucchio di risorse base: usa solo le lettere { $letters }
fault-not-spaces = { $given } non è una serie di spazi: usa solo le lettere { $letters }
fault-not-a-table = { $given } non è una tabella di nomi e valori
fault-not-a-list = { $given } non è un elenco
fault-not-numbers = { $count ->
    [one] { $given } non è { $count } numero intero
   *[other] { $given } non sono { $count } numeri interi
}
fault-not-counts = { $count ->
    [one] { $given } non è { $count } numero intero, almeno 0
   *[other] { $given } non sono { $count } numeri interi, tutti almeno 0
}
fault-not-a-flag = { $given } non è né true né false
fault-no-such-name = niente si chiama { $given }: i nomi noti sono { $names }
fault-no-such-card = nessuna carta si chiama { $given }
fault-card-in-use = { $given } compare due volte, o tutte le sue copie sono in uso: ogni carta sta in un solo posto
fault-no-duty = non c’è un obbligo { $given }: gli obblighi sono { $names }
fault-position-format = { $given } è sconosciuto: questo programma legge il formato { $known }
fault-position-not-a-table = una posizione è una tabella di nomi e valori, e questo è { $given }
fault-position-cards = la posizione appartiene al set di carte { $given }: indica quel set come contenuto
fault-seats-described = { $count ->
    [one] è descritto { $count } posto, e la partita ne ha { $players }
   *[other] sono descritti { $count } posti, e la partita ne ha { $players }
}
fault-no-phase = in questa partita non c’è una fase { $given }: le fasi sono { $names }
fault-round-0 = i round vanno da 1 a { $most }, e lo 0 c’è solo prima del round 1
fault-not-a-verdict = non è così che una partita annota la sua fine ({ $error })
fault-no-seat = non c’è un posto { $given }: i posti sono { $seats }
fault-not-a-danger = { $given } non è una carta, un posto e un round
fault-no-slot-of-a-seat = in questa partita un posto non ha una casella { $given }: le caselle sono { $names }
fault-no-slot = in questa partita il tavolo non ha una casella { $given }: le caselle sono { $names }
fault-too-many-there = ce ne sono { $count }, e possono essere al massimo { $most }
fault-not-a-token = { $given } non è un segnalino su un’icona: scrivi { $example }
fault-no-icon = { $copy } non ha un’icona { $number }: ne ha { $count }
fault-not-a-card-under = { $given } non è una carta sotto un’altra: scrivi { $example }
fault-no-such-step = quest { $board } step { $number } non è su questo tavolo: { $boards }
fault-no-such-first = { $given } nomina una Missione o un posto che non è a questo tavolo
fault-nothing-known = { $given } qui non vuol dire niente: scrivi { $example }
fault-no-side-of-a-token = { $given } non è un lato di un segnalino: scrivi ready e spent
fault-verdict-at-the-end = una partita finita ha un verdetto, e nessun’altra ne ha uno
fault-one-duchy-card = il feudo comincia con la carta Feudo, e ne ha una sola
fault-not-in-a-hand = { $copy } non può essere in mano
fault-not-in-a-duchy = { $copy } non può essere in un feudo
fault-not-in-selection-now = { $copy } non può essere nell’area di selezione a progettazione iniziata
fault-alchemy-full = ci sono { $count } cubi nell’area di alchimia, e { $most } diventano subito un Krystallium
fault-selection-empty = l’area di selezione è vuota quando la progettazione è finita
fault-too-many-traps = { $count ->
    [one] c’è { $count } Trappola disponibile, e in tutto sono { $most }
   *[other] ci sono { $count } Trappole disponibili, e in tutto sono { $most }
}
fault-not-in-zone = { $copy } non può essere nella zona { $zone }, riservata alle carte { $families }
fault-token-elsewhere = { $copy } ha un segnalino di { $slot } e non è nel feudo
fault-two-tokens = un’icona ha due segnalini di { $slot }
fault-under-no-site = { $copy } è { $slot } e non è in costruzione
fault-under-from-nowhere = { $copy } sta sotto { $copy2 }, e in nessuna zona del posto
fault-stays-in-the-box = { $more ->
    [0] { $names }: in questa configurazione queste carte restano nella scatola
   *[other] { $names } e altre { $more }: in questa configurazione queste carte restano nella scatola
}
fault-not-buildable = { $copy } non può essere in costruzione
fault-overfull = { $count ->
    [one] { $count } spazio { $letter } di { $copy } è pieno, e ne ha { $most }
   *[other] { $count } spazi { $letter } di { $copy } sono pieni, e ne ha { $most }
}
fault-already-full = tutti gli spazi di { $copy } sono pieni: la carta è quindi nel feudo
fault-handle-twice = due carte a faccia in giù si chiamano { $handle }
fault-not-face-down-there = { $copy } non può stare a faccia in giù dov’è: solo in un’area di offerta, in una selezione prima della progettazione, o negli scarti
fault-deck-too-small = { $count ->
    [one] c’è { $count } carta nel mazzo Sviluppo, e per i prossimi round ne servono { $needed }
   *[other] ci sono { $count } carte nel mazzo Sviluppo, e per i prossimi round ne servono { $needed }
}
fault-stack-too-small = { $count ->
    [one] resta { $count } carta in { $stack }, e per i prossimi round ne servono { $needed }
   *[other] restano { $count } carte in { $stack }, e per i prossimi round ne servono { $needed }
}
fault-draws-lacking = { $count ->
    [one] per i prossimi round serve { $count } numero da 0 a { $most } per l’ordine delle mani
   *[other] per i prossimi round servono { $count } numeri da 0 a { $most } per l’ordine delle mani
}
fault-nothing-to-decide = deve decidere, e non c’è niente da fare ({ $phase })
fault-slots-senseless = le regole non sanno che farne ({ $error })
fault-record-not-json = questa non è una registrazione: non è JSON (riga { $line }, colonna { $column })
fault-record-huge-number = questa non è una registrazione: contiene un numero troppo lungo
fault-record-not-an-object = questa non è una registrazione: dovrebbe essere un oggetto JSON
fault-record-format = questa non è una registrazione: il formato è { $given }, e questo programma legge { $known }
fault-record-damaged = questa registrazione è danneggiata: { $why }
fault-record-lacks = manca { $name }
fault-record-seed = il seme è { $given }, e dovrebbe essere un numero intero
fault-record-actions = le azioni dovrebbero essere un elenco
fault-record-action = l’azione { $number } è { $given }, e dovrebbe essere un posto e un testo
fault-record-tables = la configurazione e il contenuto dovrebbero essere tabelle
fault-record-tables-or-null = la posizione e il risultato dovrebbero essere tabelle, o null
fault-record-rules = la registrazione è stata giocata con la versione { $given } delle regole, e questo programma gioca la { $known }: rivedila con una versione del programma che abbia quella
fault-record-cards = la registrazione è stata giocata con il set di carte { $given } ({ $mark }), e questo è { $known } ({ $mark2 }): indica quel set come contenuto
fault-record-refused = la registrazione è danneggiata all’azione { $number }, { $text }: { $refusal }
fault-record-end = la registrazione è danneggiata: le sue azioni portano a una fine diversa da quella indicata
fault-record-no-start = la registrazione non ha né un seme né una posizione da cui partire
fault-record-nested = questa non è una registrazione: è annidata troppo a fondo
fault-record-too-long = questa registrazione ha { $count } voci, e può averne al massimo { $most }
