### Che cosa non va in una lezione, per chi ne scrive una: lo dice `kingdom content check`.

fault-where-lesson = la lezione
fault-where-step = passo { $number }
fault-where-wrong = wrong { $number }
fault-lesson-not-toml = non è TOML: { $error }
fault-lesson-group = il suo gruppo è { $given }: indica uno di questi: { $names }
fault-lesson-no-step = non ha nessun [[step]]
fault-lesson-no-position = non ha una [position] da cui partire
fault-lesson-lit = sul tavolo niente si chiama { $given }: indica uno di questi: { $names }
fault-lesson-do-or-undo = indica `do` o `undo`, non entrambi
fault-lesson-press = `press` dice che cosa premere: indicalo esattamente dove c’è qualcosa da fare
fault-lesson-lacks = manca `{ $name }`: indicalo in { $names }
fault-lesson-lacks-language = `{ $name }` manca in { $names }
fault-lesson-unknown = { $given } qui non è noto: usa { $names }
fault-lesson-position = la sua posizione non è possibile: { $why }
fault-lesson-unanswered = il suo testo non risponde a { $given } in { $language }: { $text } non vi compare
fault-lesson-unlit = { $name } non si può evidenziare: lì non si vede
fault-lesson-question = indicala così: [la domanda, una risposta in ogni lingua: en, fr, it]
fault-where-question = domanda { $number }
fault-lesson-wordy = { $name } ha { $count } parole in { $language }, e può averne al massimo { $most }
fault-lesson-not-foreseen = { $text } non riceve la risposta prevista: è possibile in quel momento?
fault-lesson-refused = il passo chiede { $text } e lo rifiuta
fault-lesson-not-done = la sua stessa soluzione non lo completa
fault-lesson-no-fact = non è avvenuto nessun { $name }
fault-lesson-opponent = l’avversario non può giocare { $text }: { $why }
fault-lesson-should-hold = { $name } dovrebbe contenere { $names }, e contiene { $names2 }
fault-lesson-should-be = { $name } dovrebbe valere { $given }, e vale { $given2 }
