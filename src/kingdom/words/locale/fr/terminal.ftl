### Ce que dit la ligne de commande dans le terminal : kingdom play --text, replay, rules.

sitting-see-help = Tapez help pour voir les commandes.
sitting-two = Vous êtes { $you }, et { $opponent } ({ $bot }) est votre adversaire. { sitting-see-help }
sitting-solo = Vous êtes { $you }. { sitting-see-help }
sitting-help =
    3                  faire ce qui porte le numéro 3 dans la liste
    2l 5r*             proposer la carte 2 de votre main à gauche et la carte 5 à droite, face cachée (*)
    slate Farm#2       faire cette action, écrite en notation anglaise ; séparez-en plusieurs par ;
    list [MOTS]        lister tout ce que vous pouvez faire, ou ce qui contient ces mots
    undo               annuler votre dernière action, tant que personne n’a rien vu de nouveau
    table              montrer de nouveau toute la table
    save FICHIER       enregistrer la partie ; kingdom play --text --resume FICHIER la reprend
    resign             abandonner la partie
    help, quit
sitting-seed = Pour rejouer cette donne, utilisez --seed { $seed }.
sitting-kept = La partie est gardée : reprenez-la avec kingdom play --text --resume last.
sitting-not-kept = La partie n’a pas pu être gardée : utilisez save FICHIER avant de partir.
sitting-bot-failed = { $bot } a échoué et joue une action permise quelconque : { $error }
play-nothing-kept = aucune partie n’est encore gardée : une partie l’est quand vous la quittez dans le terminal
sitting-taken-back = Annulé : { $action }
sitting-saved = enregistré dans { $path }
sitting-save-where = dites où l’enregistrer : save FICHIER
sitting-save-there = { $path } existe déjà : choisissez un autre nom
menu-many = { $count } façons de jouer « { $verb } » : dites laquelle (par exemple : { $example }), ou tapez list, avec ou sans quelques mots
menu-nothing = rien de ce que vous pouvez faire ne contient « { $words } »

replay-deal = La donne
replay-step = Coup { $number } · { $seat }
replay-action = Coup { $number } · { $seat } : { $action }
replay-undo = Coup { $number } · { $seat } annule sa dernière action
replay-keys = n ou Entrée : suivant · p : précédent · q : quitter

rules-no-clause = { $count ->
    [0] il n’y a pas de clause { $clause } : kingdom rules les énumère toutes
   *[other] il n’y a pas de clause { $clause } : vouliez-vous dire { $meant } ?
}
rules-installed = le code et les tests sont listés dans les sources ; ceci est une copie installée
rules-code = Code source
rules-tests = Tests
rules-none = aucun
none-of-them = aucun

show-no-seat = il n’y a pas de place { $number } dans cette partie : elle se joue en solo
play-over = cette partie est terminée : regardez-la avec kingdom show ou kingdom replay
file-not-text = ce n’est pas un texte lisible ({ $error })
file-damaged = { $path } est endommagé : { $error }

usage-see = { $why } (voir { $command })
usage-no-option = L’option { $option } n’existe pas
usage-no-option-near = L’option { $option } n’existe pas : vouliez-vous dire { $near } ?
usage-missing-argument = L’argument { $name } manque
usage-missing-option = L’option { $name } manque
usage-invalid = Valeur incorrecte pour { $name } : { $why }
usage-value = L’option { $option } n’a pas le bon nombre de valeurs
usage-no-command = La commande { $name } n’existe pas
usage-no-command-near = La commande { $name } n’existe pas : vouliez-vous dire { $near } ?
usage-too-many = Rien d’autre n’était attendu : { $words }
usage-whole = { $given } n’est pas un nombre entier
usage-whole-from = { $given } n’est pas un nombre entier d’au moins { $least }
usage-whole-between = { $given } n’est pas un nombre entier de { $least } à { $most }
usage-number = { $given } n’est pas un nombre
usage-number-from = { $given } n’est pas un nombre d’au moins { $least }
usage-number-above = { $given } n’est pas un nombre supérieur à { $least }
usage-one-of = { $given } n’est pas parmi { $names }
usage-age = { $given } n’est pas une durée : écrivez 12h, 90d ou 8w
usage-no-file = { $path } n’existe pas
usage-is-a-directory = { $path } est un dossier : indiquez un fichier
usage-is-a-file = { $path } est un fichier : indiquez un dossier
usage-no-access = { $path } ne peut pas être ouvert : ses droits d’accès ne le permettent pas
usage-stopped = arrêté
usage-no-command-line = le moteur est installé sans sa ligne de commande : pip install wonderful-kingdom[cli], ou wonderful-kingdom[web] pour jouer aussi dans le navigateur
play-resumed = --resume continue une partie telle quelle : omettez la graine et les autres options
play-in-browser = La table est dans votre navigateur ; appuyez ici sur Ctrl+C quand vous avez fini.
serve-ready = Le serveur tourne jusqu’à ce que vous appuyiez sur Ctrl+C.
database-current = La base de données est à jour.
database-sound = La base de données est saine.
database-copied = Les parties ont été copiées dans { $path } avant la mise à jour.
database-upgraded = La base de données a été mise à jour.
database-made = La base de données a été créée.
database-none = il n’y a pas de base de données à { $path } : vérifiez le chemin ; kingdom serve en crée une nouvelle
database-empty = cette base de données est encore vide : kingdom serve ou kingdom database upgrade la prépare
database-old = le format { $format } est plus ancien que cette version : lancez kingdom database upgrade
database-gap = il y a un trou dans le journal de la table { $table }
database-loose = une ligne de { $table } n’appartient à aucune table
database-writing = enregistrement de ce que les joueurs ont appris
tables-count = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
tables-exported = tables exportées : { $count }
tables-imported = tables importées : { $count }
tables-removed = tables retirées : { $count }
tables-would-go = tables qui seraient retirées : { $count }
table-over = finie
table-running = en cours
pack-problems = { $count ->
    [one] { $path } : { $count } problème
   *[other] { $path } : { $count } problèmes
}
pack-cards = { $pack } : { $count } cartes, empreinte { $hash }
pack-differs = diffère par { $names }
pack-alike = se joue comme { $pack }
pack-begun = { $path } : modifiez ses fichiers, puis lancez `kingdom content check { $path }`
lesson-sound = { $clicks ->
    [one] { $lesson } : { $steps } étapes, { $words } mots, { $clicks } clic
   *[other] { $lesson } : { $steps } étapes, { $words } mots, { $clicks } clics
}
simulate-rulesets = --rulesets nomme des ensembles entiers de règles : omettez les autres options de la partie
simulate-done = { $count ->
    [one] { $count } partie en { $seconds } s, { $rate } par seconde
   *[other] { $count } parties en { $seconds } s, { $rate } par seconde
}
base-game-alone = le jeu de base
arena-budgets = --budget et --simulations s’excluent : donnez l’un des deux
arena-odd = chaque donne est jouée deux fois : --games est un nombre pair, et { $count } ne l’est pas
arena-sprt = --sprt compare deux bots : nommez-en deux, et omettez --solo
arena-twice = { $bot } est nommé deux fois : nommez chaque bot une fois, ou donnez-lui un autre budget
arena-alone = un bot seul n’a pas d’adversaire : nommez-en un autre, ou ajoutez --solo
arena-stopped = arrêté : voici les résultats jusqu’ici
arena-remembered = { $count ->
    [one] { $count } partie était dans la base de données
   *[other] { $count } parties étaient dans la base de données
}
nothing-played = aucune partie n’a été jouée jusqu’au bout
games-bar = parties
lab-stopped = arrêté : le rapport porte sur les parties déjà jouées
lab-report = le rapport est dans { $path }
lab-without-traps = sans Pièges
rules-one-only = CLAUSE, --coverage et --trace s’excluent : n’en donnez qu’un
rules-tested = { $count }/{ $all } clauses testées
rules-any-time = à tout moment
column-clause = Clause
column-tests = Tests
column-title = Titre
column-module = Module
column-verb = Verbe
column-on = Sur
column-rule = Règle
usage-extra = `kingdom { $command }` demande plus que le moteur : { $install }
