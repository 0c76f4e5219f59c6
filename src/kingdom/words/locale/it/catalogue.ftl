### Le carte in tabelle: kingdom content show. Le colonne sono separate da una virgola e uno spazio.

catalogue-developments = Carte Sviluppo
    .columns = Nome, Tipo, Copie, Costo, Produzione, Bonus, Punti, Riciclo
catalogue-treasures = Tesori
    .columns = Nome, Copie, Cubi
catalogue-dangers = Calamità, Minacce e Infestanti
    .columns = Nome, Copie, Mazzo, Soldati, Punti
catalogue-advisors = Consiglieri
    .columns = Nome, Soldati, Giocatori
catalogue-duchies = Feudi
    .columns = Nome, Lato, Produzione, Punti
catalogue-quests = Missioni
    .columns = Missione, Passaggio, In due, In solitaria
catalogue-scenarios = Scenari
    .columns = Nome, Regola, All’inizio, Bronzo, Argento, Oro
catalogue-card-columns = Campo, Valore, Fonte, Che cos’è
for-two = due
for-one-or-two = uno o due
start-required = { $count } { $card } da costruire
start-built = { $count } { $card } in gioco
start-standing = { $count } { $card } da sgominare
