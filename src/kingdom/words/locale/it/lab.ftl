### Che cosa misura `kingdom lab`: obiettivi, che cosa si osserva per ognuno, unità, verdetti e note.

target-seats = Posti
target-duchies = Feudi
target-decks = Mazzi Minaccia
target-solo = Solitario
target-side-a = Lato A
target-scenarios = Scenari
target-variety = Varietà
target-every-card = Ogni carta
target-pace = Ritmo
target-traps = Trappole
target-quests = Missioni
target-use = Uso

measured-first-seat = { $ruleset }: il primo posto
measured-duchy = { $ruleset }: { $duchy }
measured-deck = vittorie di chi possiede { $deck }, in { $count ->
    [one] { $count } coppia di mazzi
   *[other] { $count } coppie di mazzi
}
measured-won = { $ruleset }: vinte
measured-bronze = { $ruleset }: almeno Bronzo
measured-gold = { $ruleset }: Oro
measured-side-a = { $ruleset } rispetto a { $base }
measured-leads = { $type ->
    [structure] le Strutture danno più punti di tutto al vincitore
    [specialist] gli Specialisti danno più punti di tutto al vincitore
    [monument] i Monumenti danno più punti di tutto al vincitore
   *[discovery] le Scoperte danno più punti di tutto al vincitore
}
measured-built = costruite tra quelle prese, da { $low } % a { $high } %
measured-not-always = né sempre costruita né sempre riciclata
measured-only-builder = vittorie dell’unico posto che l’ha costruita, da { $low } % a { $high } %
measured-winner-builds = carte che costruisce un vincitore
measured-growth = crescita della produzione per round
measured-face-down = partite con una carta giocata a faccia in giù
measured-without-traps = vittorie di un posto che non ne piazza
measured-final-step = { $ruleset }: { $quest }, posti che completano il passaggio finale
measured-step = { $ruleset }: { $quest }, vittorie dell’unico posto che ha completato il passaggio { $step }
measured-with-vanquished = { $ruleset }: partite in cui si sgomina una Minaccia
measured-with-used = { $ruleset }: partite in cui si attiva un consigliere
measured-with-step = { $ruleset }: partite in cui si completa un passaggio di Missione
measured-play = gioca { $rulesets }
measured-play-scenarios = gioca gli scenari

unit-percent = %
unit-points = punti
unit-cards = carte
unit-times = volte

verdict-holds = raggiunto
verdict-probably-holds = probabilmente raggiunto
verdict-probably-fails = probabilmente mancato
verdict-fails = mancato
verdict-reported = a titolo informativo
verdict-not-measured = non misurato

note-card = { $card }
note-share = { $card } { $share } %
note-never = { $card } mai
note-use-traps = aggiungi --traps GAMES
note-bouts = { $count ->
    [one] { $count } partita, ogni distribuzione da entrambi i posti
   *[other] { $count } partite, ogni distribuzione da entrambi i posti
}

## Una partita persa per rinuncia: con quali regole, in quale distribuzione, e perché

forfeited = { $ruleset }, distribuzione { $deal }: { $fault }
