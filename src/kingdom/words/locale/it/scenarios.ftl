### Gli scenari in solitaria: una riga per l’elenco, la storia, e che cosa ha di speciale ciascuno.

teaser-rats_everywhere = Fattorie da costruire prima che gli Infestanti divorino il feudo.
teaser-the_prophecy = Consiglieri, meraviglie, e neanche una Spia.
teaser-the_frozen_north = Illuminare la costa mentre i Giganti siedono sui tuoi progetti.
teaser-the_final_battle = Arruolare un esercito contro l’usurpatrice.
teaser-the_thief_guild = I Ladri hanno in pugno tutto ciò che produci.
teaser-assaulted_from_every_side = Due Missioni insieme, e le mura da costruire.

story-rats_everywhere = È cominciato con qualche sacco rosicchiato. Ora di notte i granai frusciano, e i mugnai contano più code che pagnotte. L’inverno è a quattro mesi e la guarnigione non marcerà a stomaco vuoto. Ricostruisci le fattorie, pietra su pietra, e ricaccia la nidiata più in fretta di quanto cresca, oppure lascia il trono a chi ha ancora del pane.
story-the_prophecy = Un predicatore va di villaggio in villaggio e dà al tuo casato ancora un anno. La gente comincia a credergli; chi non paga più, chi non s’inchina più. L’hai preso tra i tuoi consiglieri, dove lo si può osservare, e con lui una donna silenziosa che osserva tutti. Costruisci ciò che a suo dire nessun mortale può costruire, e fa’ che tutti lo vedano.
story-the_frozen_north = Le carte finiscono dove comincia il ghiaccio, e più in là, giurano i piloti, ci sono argento, pellicce e cose più antiche. Le navi sono calafatate, gli equipaggi pagati. Ma i canti della costa parlano di giganti che dormono sotto la neve e non amano le lampade. Illumina la rotta, fonda un porto, e non svegliarne più di quanti ne puoi combattere.
story-the_final_battle = Si è seduta sul trono di tua madre e nessuno l’ha fermata. Per anni hai pagato le sue tasse, ti sei inchinato ai suoi banchetti e hai contato le tue lance. Adesso i baroni guardano altrove e le strade sono asciutte. Chiama a raccolta tutti gli uomini, accendi le forge, traccia i passi fino alla capitale: questa campagna sarà l’ultima, per lei o per te.
story-the_thief_guild = I carri lasciano il borgo pieni e arrivano vuoti al castello. Nessuno ha visto niente; la gilda stessa paga il silenzio. I maestri del mestiere si sono divisi la tua terra, e dalla settimana scorsa ombre senza padrone camminano al loro servizio. Riprenditi ciò che è tuo prima che ne portino via tanto da non lasciare più nulla da governare.
story-assaulted_from_every_side = Da nord vengono gli stendardi dell’usurpatrice, da sud le campane del signore pestifero, e in mezzo ci sono mura costruite a metà e qualche barile di polvere. Non c’è abbastanza di niente: né pane, né tempo, né uomini. Finisci le mura, tienile con quelli che hai, e spezza i due nemici prima che si incontrino.

special-rats_everywhere = Le Fattorie non si possono scartare; dopo ogni combattimento ogni Fattoria ancora in costruzione porta una carta Infestanti; gli Infestanti sgominati tornano nella loro pila, e perdi subito se la pila resta vuota
special-the_prophecy = Non ci sono Spie
special-the_thief_guild = I Ladri hanno coperto tutto ciò che queste carte producono; i cubi di ciò che le Ombre ti fanno scartare vanno accanto al mazzo Pericolo, e perdi subito se ce ne sono cinque

scenario-required = Da costruire entro la fine: { $cards }
scenario-built = Nel tuo feudo dall’inizio: { $cards }
scenario-standing = Da sgominare entro la fine: { $cards }
scenario-advisors = Al tuo servizio dall’inizio: { $cards }
scenario-quests = { $count ->
    [one] Va completato il passaggio finale della Missione: { $cards }
   *[other] Va completato il passaggio finale delle Missioni: { $cards }
}
scenario-menaces = Nel mazzo Pericolo: { $cards }
scenario-soldiers = { $count ->
    [one] Inizi con 1 Soldato
   *[other] Inizi con { $count } Soldati
}
