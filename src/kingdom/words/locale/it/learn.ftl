### Le lezioni, la guida, e ciò che la prima pagina mostra per primo.

learn-title = Impara il gioco
learn-explained = { $count } brevi lezioni sul tavolo vero. Seguile in qualsiasi ordine e smetti quando vuoi: riprenderai dallo stesso punto.
learn-state = { $minutes ->
    [one] Lezioni finite: { $done } su { $count }, resta circa { $minutes } minuto
   *[other] Lezioni finite: { $done } su { $count }, restano circa { $minutes } minuti
}
learn-basics = Il gioco in dieci minuti
learn-modules = I moduli e il solitario
learn-done = Finita
learn-begin = Inizia
learn-again = Ricomincia
learn-go-on = Continua
learn-read = Preferisci leggere?
lesson-name = Lezione { $number }: { $title }
lesson-step = Passo { $step } di { $count }
lesson-back = Indietro
lesson-next = Avanti
lesson-skip = Salta questa lezione
lesson-all = Tutte le lezioni
lesson-done = Ecco fatto
lesson-onward = Prossima lezione: { $title }
first-game = Gioca con la guida
first-game-title = La tua prima partita
first-game-explained = Un avversario facile, nessun modulo, e una guida che parla quando c’è qualcosa di nuovo. Puoi disattivarla in qualsiasi momento.
nav-learn = Impara
