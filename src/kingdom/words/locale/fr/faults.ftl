### Ce qui ne va pas en dehors des règles du jeu. L’id est fault- et l’id de la raison.

fault-said = { $sentence }
fault-refused = { $refusal }
fault-misfit = { $misfit }
fault-several = { $faults }
fault-viewer = { $given } ne peut pas regarder : choisissez une place ({ $seats }), kingdom.SPECTATOR ou kingdom.OPEN_TABLE
fault-rules-by-hand = ces règles ne viennent pas d’une configuration : on ne peut pas en faire une partie
fault-no-ruleset = il n’y a pas d’ensemble de règles { $given } : écrivez all, un motif tel que { $example }, ou un nom tel que { $names }
fault-not-over = la partie n’est pas finie : il n’y a pas encore de résultat
fault-no-bot = il n’y a pas de bot { $given } : choisissez parmi { $names }
fault-no-level = il n’y a pas de niveau { $given } : choisissez parmi { $names }
fault-broken-bot = le bot { $given } de { $package } ne peut pas être créé : { $error } ; réparez ou retirez ce paquet
# Ce dont un module contient les règles. $part : module, deck, menace …
the-part = { $part ->
    [module] le module
    [deck] le pack
    [menace] la Menace
    [vermin] la Vermine
    [advisor] le Conseiller
    [scenario] le scénario
   *[solo] le solo avec
}
fault-no-rules-for = il n’y a pas de règles pour { the-part } { $given } : installez le paquet qui les apporte
fault-introduced-twice = { $one } et { $other } présentent tous deux { the-part } { $given } : il faut en retirer un
fault-both-claim = un seul module peut prendre { $name } ({ $verb }), et ceux-ci le font : { $names } ; jouez sans l’un d’eux
fault-rules-there-already = il y a déjà des règles pour { the-part } { $given }, dans { $known }
fault-introduces-nothing = il n’apporte rien : aucun de ses modules ne dit de quoi il contient les règles
fault-not-loaded = { $given } ne peut pas être chargé : { $error }
fault-not-a-module = { $given } n’est pas un module et n’en contient aucun
fault-rules-language = les règles ne sont pas écrites en { $given } : elles le sont en { $names }
fault-rules-missing = les règles manquent : kingdom/{ $name } n’est pas dans cette installation ; réinstallez-la
fault-rules-unreadable = les règles ne peuvent pas être lues : { $faults }
fault-lesson = la leçon { $given } ne peut pas être donnée : { $faults }
fault-lesson-step = étape { $number } : { $text } n’est pas possible : { $why }

fault-not-a-database = { $given } n’est pas une base de données : écrivez sqlite:///CHEMIN ou postgresql://HÔTE/NOM
fault-other-database = les parties sont conservées dans SQLite ou PostgreSQL, pas dans { $given } : écrivez sqlite:///CHEMIN
fault-store-in-memory = en mémoire, les parties seraient perdues : écrivez sqlite:///CHEMIN
fault-no-folder = le dossier de { $path } ne peut pas être créé : { $error }
fault-needs-psycopg = PostgreSQL demande un paquet de plus : { $command }
fault-older-database = ces parties sont conservées dans un format plus ancien, { $given }, et ce programme demande { $known } : lancez `kingdom database upgrade` ; `kingdom serve` et `kingdom play` le font d’eux-mêmes
fault-newer-database = ces parties sont conservées au format { $given }, et ce programme connaît { $known } : prenez la version qui les a écrites, ou une autre base de données
fault-games-not-opened = les parties de { $database } ne peuvent pas être ouvertes : { $error }
fault-no-table = il n’y a pas de table { $given }
fault-store-closed = la base des parties est fermée
fault-disk-too-slow = les parties ne sont pas accessibles pour le moment : le disque ne suit pas
fault-database-silent = les parties ne sont pas accessibles pour le moment : { $error }
fault-database-away = les parties ne sont pas accessibles pour le moment : réessayez dans quelques secondes

fault-not-installed = { $name } n’est pas installé : installez l’option { $extra } ({ $command })
fault-no-report = aucun rapport ne peut être écrit dans { $path } : { $error }
fault-no-cluster = aucun cluster Ray ne répond à { $address } : { $error }
fault-no-ledger = { $path } ne peut pas servir de registre : { $error }
fault-other-ledger = { $path } n’est pas un registre de cette version de l’arène : donnez un autre fichier
fault-not-for-so-many = { $players ->
    [one] rien dans { $patterns } ne se joue à { $players } : choisissez solo* ou un scénario
   *[other] rien dans { $patterns } ne se joue à { $players } : choisissez two*, ou ajoutez --solo
}
fault-not-a-contestant = { $given } n’est pas un concurrent : écrivez un bot comme steward, baron@1.5s (secondes) ou baron@200
fault-no-time-to-think = { $given } ne laisse pas le temps de réfléchir : donnez plus de 0, ou omettez @…
fault-no-contestant = il n’y a pas de bot { $given } : choisissez parmi { $names }, ou indiquez ce qui le crée, comme { $example }
fault-no-maker = { $given } ne peut pas créer de bot : { $error }
fault-maker-not-callable = { $given } ne peut pas créer de bot : ce n’est pas quelque chose que l’on peut appeler
fault-bot-unmade = { $bot } n’a pas pu être créé : { $error }
fault-bot-failed = { $bot } a échoué : { $error }
fault-bot-answered = { $bot } a répondu { $answer }, qui n’est ni une action ni un plan
fault-bot-refused = { $bot } a enfreint les règles : { $refusal }
fault-bot-endless = { $bot } n’est pas arrivé à la fin en { $number } décisions
fault-work-failed = { $job } : { $error }
fault-work-lost = { $job } : le processus qui devait s’en charger s’est arrêté
fault-one-duchy = { $pack } a moins de deux Duchés : il n’y a rien à comparer
fault-no-room-between = les bornes { $low } et { $high } ne laissent rien entre elles : donnez LOW au-dessous de HIGH

fault-exported-format = son format est { $given }, et ce programme lit { $known }
fault-not-exported = la ligne { $number } n’est pas une table exportée : { $why }
fault-table-there = ligne { $number } : il y a déjà une table { $table } ; retirez-la d’abord, ou omettez cette ligne
fault-line-not-replayed = ligne { $number } : la partie de { $table } ne peut pas être rejouée ici : { $why }
fault-cannot-listen = impossible d’écouter à { $host }, port { $port } : { $error } ; choisissez-en un autre avec --port
fault-no-such-address = impossible d’écouter à { $host }, port { $port } : { $error } ; cette machine n’a pas cette adresse : choisissez-en une des siennes avec --host, par exemple 127.0.0.1 ou 0.0.0.0
fault-not-started = le serveur n’a pas démarré : la raison est indiquée plus haut

fault-form-without-name = le formulaire n’a pas de nom pour sa demande : rechargez la page
fault-wrong-seats = { $count ->
    [one] { $count } place a été décrite, et la partie en a { $players } : décrivez-les toutes
   *[other] { $count } places ont été décrites, et la partie en a { $players } : décrivez-les toutes
}
fault-secret-used = ce secret désigne une autre table : faites-en un nouveau
fault-still-running = l’enregistrement contient la graine : il est donné quand la partie est finie
fault-client-id-used = l’identifiant { $given } désigne une autre demande : faites-en un nouveau
fault-stale = la table a changé depuis que vous avez regardé : regardez de nouveau
fault-busy = d’autres sont toujours plus rapides : réessayez
fault-cannot-be-replayed = cette partie ne peut pas être rejouée ici : { $why }
fault-only-looking-on = les spectateurs regardent : prenez une place pour faire cela
fault-no-token = envoyez le jeton de votre place : Authorization: Bearer TOKEN
fault-bot-not-asked = on n’attend plus rien du bot
fault-an-invitation = ceci est une invitation : acceptez-la d’abord
fault-token-is-invitation = votre jeton est l’invitation, que d’autres connaissent : faites-en un autre
fault-invitation-used = cette invitation a déjà servi : demandez-en une autre
fault-token-used = votre jeton désigne déjà une autre place : faites-en un autre
fault-no-free-seat = il n’y a pas de place libre à cette table
fault-token-of-another = ce jeton n’ouvre pas cette table : prenez le lien que vous avez reçu
fault-no-seat-here = ce navigateur n’a pas de place à cette table : ouvrez le lien que vous avez reçu
fault-not-that-seat = ce navigateur n’a pas cette place : ouvrez le lien que vous avez reçu
fault-too-many-streams = trop de flux ouverts depuis votre adresse : fermez-en
fault-rematch-of-players = seuls les joueurs de cette partie peuvent demander une revanche
fault-dead-link = ce lien n’ouvre plus de place, ou il est incomplet : demandez-en un nouveau
fault-only-seated-invite = seul quelqu’un qui est à la table peut y inviter d’autres personnes
fault-use-your-link = prenez place avec le lien que vous avez reçu
fault-no-seat-to-take = cette place n’est pas à prendre
fault-no-such-table = il n’y a pas de table { $given } : vérifiez le lien
fault-wrong-host = ce serveur ne répond pas pour { $given } : nommez-le avec --origin, s’il le doit
fault-foreign-origin = cette demande vient d’une page d’un autre site
fault-too-many = trop de demandes à la fois : attendez { $seconds } s
fault-too-large = une demande peut avoir au plus { $count } octets, et celle-ci en a plus
fault-internal = le serveur a fait une erreur : ce qui a été répondu avant est conservé
fault-nothing-there = il n’y a rien à cette adresse : vérifiez-la
fault-method-not-allowed = { $given } ne s’utilise pas à cette adresse
fault-body-not-json = le corps n’est pas du JSON, à partir du caractère { $number } : envoyez du JSON
fault-body-of-type = le corps a été envoyé comme { $given } : envoyez du JSON, avec l’en-tête Content-Type: application/json
fault-body-without-type = le corps a été envoyé sans Content-Type : envoyez du JSON, avec l’en-tête Content-Type: application/json
fault-name-unprintable = un nom se compose de caractères visibles
fault-field-missing = manque
fault-field-unknown = n’est pas un champ ici
fault-field-text = doit être un texte
fault-field-whole = doit être un nombre entier
fault-field-true-or-false = doit être true ou false
fault-field-list = doit être une liste
fault-field-object = doit être un objet
fault-field-one-of = doit être { $given }
fault-field-letters-least = { $least ->
    [one] doit avoir au moins { $least } caractère
   *[other] doit avoir au moins { $least } caractères
}
fault-field-letters-most = { $most ->
    [one] doit avoir au plus { $most } caractère
   *[other] doit avoir au plus { $most } caractères
}
fault-field-pattern = doit correspondre à { $given }
fault-field-entries-least = { $least ->
    [one] doit avoir au moins { $least } élément
   *[other] doit avoir au moins { $least } éléments
}
fault-field-entries-most = { $most ->
    [one] doit avoir au plus { $most } élément
   *[other] doit avoir au plus { $most } éléments
}
fault-field-least = doit valoir au moins { $least }
fault-field-most = doit valoir au plus { $most }
fault-field-wrong = ne convient pas : { $error }

fault-no-language = { $variable } vaut { $given }, qui n’est pas une langue de ce programme : mettez { $languages }
fault-in-file = { $path } : { $why }
fault-no-tests-here = les tests se comptent dans une copie des sources ; ceci est une copie installée, sans tests
fault-one-table = un enregistrement est celui d’une partie : nommez une table
fault-no-table-listed = il n’y a pas de table { $given } : kingdom tables list les montre
fault-use-pg-dump = PostgreSQL a un outil pour cela : pg_dump ; docs/guides/host.md montre comment
fault-not-an-origin = { $given } n’est pas une origine : écrivez-la comme https://kingdom.example, sans chemin
fault-there-already = { $path } existe déjà : choisissez un autre endroit, ou retirez-le
fault-not-written = { $path } ne peut pas être écrit : { $error }
fault-said-too-much = { $count } messages ont été envoyés à cette table : elle n’en garde pas plus
fault-nobody-to-talk-to = il n’y a personne à qui parler à cette table
fault-undo-instead = personne d’autre ne l’a encore vue : il suffit d’annuler
fault-no-longer-asked = ce n’est plus demandé : la table a changé
fault-stale-question = la table a changé depuis cette demande
fault-only-seated = seul quelqu’un qui est à la table peut faire cela
fault-not-in-a-lesson = ce n’est pas possible dans une leçon : recommencez-la
fault-not-on-the-list = cette partie n’est pas sur la liste de ce navigateur
fault-no-judge = le bot { $given } ne peut pas analyser une partie : choisissez parmi { $names }
fault-judge-not-installed = le bot { $given } ne peut pas juger ici : il lui faut le moteur rapide et son compilateur ; installez-les avec pip install wonderful-kingdom[fast], ou prenez { $otherwise }
fault-not-reviewed-yet = la partie n’est pas finie : seule une partie finie peut être analysée ; jouez-la jusqu’au bout
fault-no-review-yet = cette partie n’a pas encore d’analyse : ouvrez sa page d’analyse et demandez-en une
fault-no-puzzle = il n’y a pas de problème { $given } : ils sont numérotés de 1 à { $most }
fault-no-such-deal = il n’y a pas de donne { $given } : vérifiez le lien
fault-deal-closed = cette donne ne peut plus être commencée : son temps est passé, ou les règles ou les cartes ont changé
fault-deal-unplayed = cette partie est celle de la donne { $deal } : elle se montre à qui a terminé sa propre partie de cette donne
fault-no-spectators = d’autres jouent aussi cette donne : il n’y a pas de spectateurs à cette table
fault-no-challenge = seule une partie terminée d’un joueur, en solo ou contre un bot, peut devenir un défi, et jamais une partie libre
fault-no-reward = { $given } n’est pas une récompense : choisissez parmi { $names }
fault-no-way-with-illegal = { $given } n’est pas une façon de traiter ici les actions illégales : choisissez parmi { $names }
fault-illegal-number = { $number } ({ $text }) n’est pas légal maintenant ; le masque dit ce qui l’est
fault-vector-opponent = un vecteur joue contre random, pas contre { $given } : utilisez vectorization_mode=sync
fault-reset-first = appelez reset avant le premier pas

## Ce pour quoi le moteur rapide n’a pas de place

fault-fast-advisor = le moteur rapide ne sait pas ce que peut faire le Conseiller { $name } de { $pack }
fault-fast-too-many-cards = { $pack } a plus de cartes comme { $name } que le moteur rapide n’a de places
fault-fast-too-many-spaces = { $pack } a { $count } sortes de cases : le moteur rapide a de la place pour { $most }
fault-fast-too-many-icons = { $pack } a { $count } sortes d’icônes : le moteur rapide a de la place pour { $most }
fault-fast-other-modules = le moteur rapide ne joue pas ces modules : { $names }
fault-fast-large-numbers = { $pack } a des nombres trop grands pour le moteur rapide
fault-fast-much-printed = les cartes de { $pack } portent plus d’indications que le moteur rapide n’a de places
fault-fast-boards = le moteur rapide a de la place pour { $count } plateaux Quête de { $steps } étapes chacun
fault-fast-requirements = le moteur rapide a de la place pour { $most } conditions d’un scénario
fault-fast-out-of-turn = une carte face cachée a été posée hors de son tour : le moteur rapide n’a pas de telle ligne
fault-fast-pile = une pile de Calamités ou de Menaces n’est pas comme une partie la laisse : le moteur rapide n’a pas de telle ligne
fault-fast-deck = une pioche a { $count } cartes : le moteur rapide a de la place pour { $most }
fault-fast-place = un emplacement contient { $count } cartes : le moteur rapide a de la place pour { $most }
fault-fast-duty = le moteur rapide ne connaît pas l’obligation { $name }
fault-fast-made-for = fait pour le moteur rapide { $given }, mais voici { $known } : des lignes, des observations, des nombres ou des cartes ont changé ; refaites-le avec cette version et ces cartes
