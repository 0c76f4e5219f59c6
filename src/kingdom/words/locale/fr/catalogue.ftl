### Les cartes en tableaux : kingdom content show. Les colonnes sont séparées par une virgule et un blanc.

catalogue-developments = Cartes Développement
    .columns = Nom, Type, Exemplaires, Coût, Production, Bonus, Points, Recyclage
catalogue-treasures = Trésors
    .columns = Nom, Exemplaires, Cubes
catalogue-dangers = Calamités, Menaces et Vermine
    .columns = Nom, Exemplaires, Pack, Soldats, Points
catalogue-advisors = Conseillers
    .columns = Nom, Soldats, Joueurs
catalogue-duchies = Duchés
    .columns = Nom, Face, Production, Points
catalogue-quests = Quêtes
    .columns = Quête, Étape, À deux joueurs, En solo
catalogue-scenarios = Scénarios
    .columns = Nom, Règle, Au départ, Bronze, Argent, Or
catalogue-card-columns = Champ, Valeur, Source, Ce que c’est
for-two = deux
for-one-or-two = un ou deux
start-required = { $count } { $card } à construire
start-built = { $count } { $card } en jeu
start-standing = { $count } { $card } à vaincre
