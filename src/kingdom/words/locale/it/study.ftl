### Il regolamento: il sommario, i capitoli, la ricerca.

rulebook-title = Il regolamento
rulebook-explained = Da leggere dall’inizio alla fine, in capitoli, con immagini. Ogni clausola ha un numero, che anche il tavolo indica.
rulebook-begin = Comincia a leggere
rulings-title = Le nostre decisioni
rulings-explained = Dove le regole stampate lasciano aperta una domanda, o si contraddicono, abbiamo dovuto decidere. Ecco tutte le { $count } decisioni, ognuna con il suo motivo.
ruling-why = Perché?
summary-title = Foglio riassuntivo
rules-contents = Sommario
rules-search = Cerca nelle regole
rules-search-go = Cerca
rules-found = { $count ->
    [0] Nessun risultato per “{ $words }”
    [one] Una clausola su “{ $words }”
   *[other] { $count } clausole su “{ $words }”
}
rules-found-nothing = Prova con un’altra parola, o con meno parole.
rules-face-down = Una carta a faccia in giù
rules-in-chapter = Nel regolamento: { $title }
chapter-number = { $minutes ->
    [one] Capitolo { $number }, { $minutes } minuto
   *[other] Capitolo { $number }, { $minutes } minuti
}
minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
print = Stampa
chapter-try = Provalo sul tavolo
chapter-try-one = Prova: { $title }
chapter-try-game = Guarda un tavolo preparato
