### Ce que dit `kingdom --help`. Des textes seuls, sans variantes : ils sont lus sans Fluent.

usage-heading = Utilisation :
usage-options = [OPTIONS]
usage-command = COMMANDE [ARGUMENTS]...
usage-heading-options = Options :
usage-heading-commands = Commandes :
usage-default = par défaut :
usage-required = obligatoire
command-any-help = Affiche ce message et s’arrête.
command-any-version = Affiche la version et s’arrête.

## The commands

command-kingdom = Jouer, étudier et simuler It’s a Wonderful Kingdom.
brief-play = Jouer dans le navigateur, ou dans le terminal avec --text.
brief-serve = Héberger des parties, pour des personnes et des programmes.
brief-database = Vérifier, mettre à jour ou sauvegarder la base de données d’un serveur.
brief-tables = Lister, exporter, importer ou retirer les tables d’un serveur.
brief-rules = Lister les règles, ou en montrer une avec son code et ses tests.
brief-show = Montrer une position, ou la fin d’un enregistrement, en texte.
brief-replay = Parcourir l’enregistrement d’une partie, coup par coup.
brief-review = Juger chaque décision d’une partie finie.
brief-puzzle = Résoudre le problème du jour.
brief-simulate = Jouer des parties au hasard et vérifier les lois à chaque coup.
brief-arena = Faire jouer des bots entre eux, et mesurer leur force.
brief-lab = Mesurer le jeu de cartes avec des parties jouées par des bots.
brief-train = Entraîner le régent par des parties contre lui-même.
brief-perft = Compter les façons dont une partie peut continuer.
brief-content = Regarder les cartes, vérifier votre pack, ou en commencer un.
brief-database-upgrade = Mettre la base de données au format de cette version.
brief-database-check = Dire ce qui ne va pas dans la base de données.
brief-database-backup = Copier un fichier SQLite à côté de l’original.
brief-tables-list = Lister les tables.
brief-tables-show = Montrer ce qui est conservé d’une table.
brief-tables-export = Écrire des tables sur la sortie standard.
brief-tables-import = Lire des tables dans un fichier.
brief-tables-prune = Retirer les tables inactives depuis longtemps.
brief-lab-balance = Jouer des parties, et rendre compte de l’équilibre des cartes.
brief-content-check = Dire ce qui ne va pas dans un pack ou une leçon.
brief-content-show = Lister toutes les cartes, ou en montrer une avec ses sources.
brief-content-new = Commencer votre propre pack.

## Options that several commands share

command-any-database = Où les parties sont conservées : sqlite:///CHEMIN ou postgresql://… (par défaut : un fichier dans votre dossier).
command-any-language = La langue (par défaut : KINGDOM_LANGUAGE, ou celle du système).
command-any-seed = La graine aléatoire de la donne (par défaut : une nouvelle).
command-any-players = 1 ou 2 (par défaut : 2, ou 1 avec un scénario).
command-any-edition = first ou second (par défaut).
command-any-side = La face des Duchés (par défaut : B).
command-any-modules = Parmi { $modules }, séparés par des virgules.
command-any-menaces = Un pack Menace pour chaque place : { $decks }.
command-any-quests = Le plateau Quête ; un ou deux en solo.
command-any-scenario = Un scénario solo, par exemple the_prophecy.
command-any-search = La limite de Fouille en solo : errata ou printed.
command-any-content = Un autre jeu de cartes que celui fourni : un pack, par son chemin ou son nom.
command-any-view = Le point de vue : une place, un spectateur, ou toutes les cartes face visible (par défaut).
command-any-jobs = Nombre de processus.
command-any-as_json = Donne les chiffres en JSON.

## play

command-play =
    Jouer dans le navigateur. Toutes les parties sont conservées.

    Les options d’une partie mènent droit à sa table : en solo, ou contre un bot. Avec --text vous jouez dans le terminal :
    à chaque décision, vos choix sont numérotés ; tapez un numéro, l’action elle-même, ou help. Une partie que vous
    quittez est conservée : --text --resume last la continue.
command-play-text = Jouer dans le terminal.
command-play-bot = Votre adversaire : page, steward (par défaut), baron, regent, random, ou un bot installé.
command-play-no_browser = N’affiche que l’adresse.
command-play-port = Le port de la page (par défaut : n’importe quel port libre).
command-play-resume = Continuer une partie enregistrée ; last est celle que vous avez laissée dans le terminal.

## serve

command-serve =
    Héberger des parties : des pages pour les personnes à /, une interface JSON pour les programmes à /api.

    Le serveur n’écoute que cette machine, sauf indication contraire ; docs/guides/host.md dit comment l’ouvrir sans risque.
command-serve-host = L’adresse à laquelle écouter.
command-serve-port = Le port ; 0 pour n’importe quel port libre.
command-serve-origins = L’adresse publique, derrière un proxy.
command-serve-proxies = Un proxy de confiance.
command-serve-bots = Nombre de processus pour les bots.
command-serve-bot_seconds = Temps de réflexion des bots, par décision.
command-serve-reads = Lectures par seconde depuis une adresse ; 0 : sans limite.
command-serve-writes = Écritures par seconde, de même.
command-serve-tables = Nouvelles tables par minute, de même.
command-serve-streams = Flux d’événements ouverts, de même.
command-serve-ready = Parties gardées en mémoire.
command-serve-keep_days = Retirer les tables inactives depuis cette durée.
command-serve-keep_finished = Garder malgré cela les parties finies.
command-serve-metrics_port = Exposer ici les mesures pour Prometheus.
command-serve-log_level = Ce qu’il faut journaliser.
command-serve-log_json = Le journal en JSON.
command-serve-access_log = Journaliser chaque requête, sans les secrets de son adresse.

## database

command-database = Vérifier, mettre à jour ou sauvegarder la base de données des parties.
command-database-upgrade = Mettre la base de données au format de cette version. Sans effet si elle l’est déjà.
command-database-upgrade-backup = Copier d’abord un fichier SQLite.
command-database-check = Dire ce qui ne va pas dans la base de données ; code de sortie 1 s’il y a quelque chose.
command-database-backup = Copier un fichier SQLite à côté de l’original, même si le serveur tourne ; affiche le nom de la copie.

## tables

command-tables = Lister, montrer, exporter, importer ou retirer les tables d’un serveur.
command-tables-list = Lister les tables, la dernière utilisée d’abord.
command-tables-list-older_than = Seulement les tables inactives depuis cette durée, par exemple 90d.
command-tables-list-over = Seulement les parties finies, ou seulement celles en cours.
command-tables-list-as_json = Une ligne de JSON par table.
command-tables-show = Montrer ce qui est conservé d’une table, sauf ce qui aiderait à tricher : la graine et les actions d’une partie en cours.
command-tables-export =
    Écrire des tables sur la sortie standard, une ligne de JSON chacune, pour qu’un autre serveur les importe.

    Une exportation contient les secrets des parties en cours : gardez-la pour vous.
command-tables-export-everything = Toutes les tables.
command-tables-export-record = Écrire l’enregistrement d’une partie, pour kingdom replay.
command-tables-import = Lire des tables dans FILE, - pour l’entrée standard, comme export les a écrites. Leurs liens restent valables.
command-tables-prune = Retirer les tables inactives depuis longtemps, avec tout ce qui leur appartient.
command-tables-prune-older_than = Inactives depuis cette durée : 90d, 8w, 12h.
command-tables-prune-keep_finished = Garder les parties finies.
command-tables-prune-dry_run = Lister seulement ce qui serait retiré.

## rules, show, replay

command-rules =
    Lister les règles, ou en montrer une : son texte, ses décisions, son code et ses tests.

    CLAUSE est l’identifiant d’une clause (CHO-4), d’une décision (END-2/R1) ou d’une famille (CHO).
command-rules-coverage = Compter les tests de chaque clause ; code de sortie 1 si une n’en a pas.
command-rules-trace = Lister les points d’attache de chaque module, avec leurs clauses.
command-show = Montrer en texte la position de FILE, ou la fin de l’enregistrement qu’il contient.
command-replay =
    Parcourir l’enregistrement de FILE, coup par coup dans un terminal, sinon d’un trait.

    Touches : n ou Entrée pour le coup suivant, p pour le précédent, q pour quitter.

## simulate, arena, lab, perft

command-simulate =
    Jouer des parties au hasard, vérifier les lois à chaque coup, et donner longueurs, scores et vainqueurs.

    La même graine donne les mêmes chiffres, quel que soit le nombre de processus. Une partie qui enfreint une loi ou s’arrête
    sur une erreur est nommée sur la sortie d’erreur, et le code de sortie est alors 1 ; sa graine avec --games 1 la rejoue.
    Avec --fast les parties se jouent sur des lignes de nombres, cent fois plus vite ; une graine y désigne une autre donne.
command-simulate-games = Parties par ensemble de règles.
command-simulate-seed = Graine de la première partie ; un de plus pour chacune des suivantes.
command-simulate-rulesets = all, ou des noms et des motifs tels que solo*,two+menace.
command-simulate-on_rows = Jouer avec le moteur rapide, sur des fils d’exécution, avec ses propres donnes.
command-arena =
    Faire jouer des bots entre eux, et mesurer de combien l’un est plus fort.

    Un BOT est un nom, avec au besoin un budget par décision : steward, baron@1.5s (secondes), baron@200 (simulations).
    Chaque donne est jouée deux fois en échangeant les places, et les deux parties comptent pour une seule observation.

    Avec une base de données les parties sont conservées, et la même commande reprend où elle s’est arrêtée. Ctrl-C donne les résultats obtenus.
command-arena-games = Parties par paire et par ensemble de règles.
command-arena-seed = Graine de la première donne ; un de plus pour chacune des suivantes.
command-arena-rulesets = Des noms ou des motifs, tels que two* ; par défaut : two, ou solo.
command-arena-budget = Temps de réflexion par décision.
command-arena-simulations = Simulations par décision, à la place : des parties reproductibles.
command-arena-database = Y conserver les parties, et les réutiliser.
command-arena-sprt = S’arrêter dès qu’une des deux bornes Elo est établie.
command-arena-solo = Parties en solo : médailles et victoires.
command-lab = Mesurer le jeu de cartes avec des parties jouées par des bots.
command-lab-balance =
    Jouer des parties, et rendre compte des places, des Duchés, du rythme, des points et de chaque carte, comparés aux objectifs d’un
    bon jeu de cartes.

    Écrit une page, balance.html, et ses tableaux en CSV dans le dossier du rapport, et affiche les objectifs. La même graine donne
    le même rapport, quel que soit le nombre de processus. Ctrl-C rend compte des parties déjà jouées.
command-lab-balance-bot = Le bot qui joue contre lui-même ; baron@200 pour 200 simulations.
command-lab-balance-games = Parties par ensemble de règles.
command-lab-balance-seed = Graine de la première donne ; un de plus pour chacune des suivantes.
command-lab-balance-rulesets = Un nom ou un motif ; peut être répété.
command-lab-balance-folder = Le dossier du rapport.
command-lab-balance-traps = Jouer aussi ce nombre de parties contre une place sans Pièges.
command-lab-balance-ray = Calculer sur un cluster Ray.
command-perft =
    Compter les façons dont une partie peut continuer, décision par décision.

    Chaque ligne donne une profondeur et le nombre de suites d’autant de décisions ; quand plusieurs places peuvent agir à la fois, la
    première agit. À la main : 8 cartes donnent 28 paires, chacune 4 façons d’aller dans les zones et 4 de les retourner, 448
    propositions ; chacune a 2 réponses, 896 ; et chacune de celles-ci 448 propositions, 401408.
command-perft-depth = Profondeur, en décisions.
command-perft-on_rows = Compter avec le moteur rapide.

## content

command-content = Regarder les cartes, vérifier votre pack, ou en commencer un.
command-content-check =
    Dire ce qui ne va pas dans un pack, par son chemin ou son nom, ou dans une leçon ; code de sortie 1 s’il y a quelque chose.

    Sans PACK, le jeu de cartes et les leçons fournis sont vérifiés.
command-content-show = Lister toutes les cartes et tous les plateaux, ou montrer celui qui s’appelle NAME avec la source de chaque valeur.
command-content-show-markdown = Des tableaux en Markdown.
command-content-new = Commencer un pack à PATH : un dossier avec une copie de chaque fichier de la Reconstruction, à modifier.

## review

command-review = Juger chaque décision d’une partie finie.
command-review-bot = Qui juge : baron ou regent (par défaut : le plus fort qui soit installé).
command-review-budget = Donnes imaginées dans lesquelles chaque tour de Choix est essayé ; dix fois plus pour les coups coûteux (par défaut : 8 pour le baron, 32 pour le régent).
command-review-as_json = Donne l’analyse en JSON.

## puzzle

command-puzzle =
    Montrer le problème du jour, ou celui qui porte ce NUMBER.

    La solution n’est donnée que si on la demande.
command-puzzle-hints = Montrer un indice ; à répéter pour avoir les deux.
command-puzzle-answer = Vérifier cette réponse, par son numéro.
command-puzzle-solution = Montrer la solution et ses raisons.
command-puzzle-listed = Lister tous les problèmes.
command-puzzle-as_json = Écrire le problème en JSON ; la solution seulement avec --solution.

## train

command-train =
    Entraîner le régent dans FOLDER : parties contre lui-même, apprentissage, un match, et ainsi de suite.

    La même commande reprend où elle s’est arrêtée. Chaque génération y est gardée avec ses poids, et log.jsonl a une
    ligne pour chacune de ses étapes.
command-train-seconds = S’arrêter après ce nombre de secondes.
command-train-generations = S’arrêter après ce nombre de générations en tout.
command-train-games = Parties par génération, au plus.
command-train-share = Secondes par génération pour ses parties.
command-train-offers = Propositions essayées dans ces parties.
command-train-deals = Donnes sur lesquelles chaque proposition est essayée.
command-train-tries = Coups essayés pour améliorer le plan d’une phase.
command-train-trials = Essais pour chaque décision après la première génération ; 0 pour des recherches plus rares et plus simples.
command-train-epochs = Passages sur les parties.
command-train-memory = Générations dont les parties servent à apprendre.
command-train-pairs = Donnes du match après chaque génération.
command-train-arena = Donnes d’un match contre l’intendant et le baron après chaque génération ; 0 pour aucun.
command-train-device = Où torch apprend : auto, cpu, cuda.
command-train-seed = Graine de tout l’entraînement.
command-train-from_shipped = Commencer par les poids livrés, et non par des valeurs fixées à la main.
