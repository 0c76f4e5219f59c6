### La pagina iniziale e la preparazione di una partita.

hero-over = Un gioco di carte per uno o due giocatori
hero-title = Tenta il tuo rivale. Costruisci un regno.
hero-lead = Offri carte irresistibili, prendi quelle offerte a te e innalza un regno in quattro round.
hero-learn = Impara in dieci minuti
home-invite = Invita un amico
home-meet = Il tuo avversario: { $bot }, di media forza. Senza account.
home-back = Ben tornato, { $name }
home-back-unnamed = Ben tornato
home-turns = { $count ->
    [0] Nessuna partita ti aspetta.
    [one] Tocca a te in una partita.
   *[other] Tocca a te in { $count } partite.
}
home-how = Come funziona
how-tempt = Tenta
how-tempt-said = Offri due carte; il rivale prende un’area.
how-build = Costruisci
how-build-said = Paga con i cubi; il colore sale man mano.
how-reign = Regna
how-reign-said = Vince chi ha più punti dopo il round IV.
home-doors = Altri modi di giocare
door-new = Prepara una partita
door-new-said = bot, amico, un solo schermo, moduli
door-solo = { $count } scenari in solitaria
door-solo-said = una storia e tre medaglie ciascuno
door-deal-said = le stesse carte per tutti
door-puzzle-said = una risposta è la migliore: quale?
home-running = { $count ->
    [0] nessuna in corso
   *[other] { $count } in corso
}
home-all-games = Tutte le partite
home-your-turn = Tocca a te
home-waits-for = In attesa di { $names }
home-runs = In corso
home-empty = Prepara un’altra partita
home-points = { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
round-name = Round
home-all-progress = Vedi tutto
home-won = { $count ->
    [one] partita vinta
   *[other] partite vinte
}
home-of = su { $count }
home-best = miglior punteggio
home-best-unit = { $count ->
    [one] punto
   *[other] punti
}
home-no-progress = Finisci una partita: qui appariranno i tuoi risultati.
home-built = { $built } carte su { $all } costruite almeno una volta
home-row = { $count ->
    [0] La mano del giorno
    [one] La mano del giorno: giocata una volta
   *[other] La mano del giorno: { $count } giorni di fila
}
home-played = giocata
home-deal-done = Il tuo risultato: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
home-deal-go-on = Continua la mano
home-solve = Risolvi
home-solved = { $count ->
    [one] { $count } risolto
   *[other] { $count } risolti
}
home-medals = { $earned } medaglie su { $all }
brand = Kingdom
nav-progress = Progressi

## Una nuova partita

new-how = Come funziona
new-how-set = Prepari la partita
new-how-set-said = Scegli i moduli e premi il pulsante.
new-how-send = Mandi il link
new-how-send-said = È nella pagina seguente, pronto da copiare.
new-how-sit = L’amico si siede
new-how-sit-said = In qualsiasi browser, senza account.
new-seats = Chi gioca quale feudo
new-story = Quale storia?
new-story-said = punti per bronzo, argento e oro
new-free = Partita libera
new-free-said = Senza storia: i tuoi moduli, e una medaglia per i punti.
new-interaction = Interazione
new-difficulty = Difficoltà
new-of-five = { $count } su 5
new-strength = Forza { $rank } su { $most }
new-table = Il tuo tavolo
