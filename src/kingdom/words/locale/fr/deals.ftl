### Les défis et la donne du jour : les mêmes cartes pour tous ceux qui les jouent.

deal-of-the-day = Donne du jour
deal-today = Voir la donne d’aujourd’hui
deal-open = Jouer la donne du jour
deal-everybody = Tout le monde sur ce serveur joue avec les mêmes cartes.
deal-against = contre { $bot }
challenge-title = Défi
challenge-make = En faire un défi
challenge-send = Lancer un défi avec cette donne
deal-compare = Comparer les résultats
deal-seat = Vous jouez { $duchy }, face { $side }.
deal-opponent = Votre adversaire est un bot : { $bot }.
deal-alone = Vous jouez en solo.
deal-explained = Tous ceux qui jouent cette donne reçoivent les mêmes cartes dans le même ordre, les mêmes règles et le même adversaire. Vous verrez les résultats des autres quand votre partie sera terminée.
deal-played = { $begun ->
    [0] Personne ne l’a encore jouée.
    [one] { $over ->
        [0] Une personne l’a commencée.
       *[other] Une personne l’a terminée.
    }
   *[other] { $over ->
        [0] { $begun } personnes l’ont commencée.
        [one] { $begun } personnes l’ont commencée, et une l’a terminée.
       *[other] { $begun } personnes l’ont commencée, et { $over } l’ont terminée.
    }
}
deal-play = Jouer cette donne
deal-closed = Cette donne ne peut plus être commencée : le délai est passé, ou les règles ou les cartes de ce serveur ont changé.
deal-results = Résultats
deal-who = Joueur
deal-place = Rang
deal-score = Score
deal-outcome = Résultat
deal-bot = un bot
deal-helped = avec de l’aide, non classé
deal-first = Personne d’autre n’a encore terminé. Envoyez le lien à quelqu’un, ou revenez plus tard.
deal-bots-to-come = Les bots jouent encore cette donne. Revenez dans quelques minutes.
deal-share = L’envoyer à d’autres
deal-share-link = Envoyez ce lien à qui vous voulez. Chacun joue la même donne.
deal-share-day = Qui ouvre ce lien joue la donne de ce jour, sur ce serveur.
deal-link = Lien vers cette donne
deal-promise = Personne ne peut voir les cartes ni les résultats, ni revoir une partie, avant d’avoir terminé la sienne. Mais rien ne permet de savoir si quelqu’un l’a déjà jouée dans un autre navigateur.
watch-no-deal = D’autres jouent aussi la donne de cette partie. Pour ne rien dévoiler, il n’y a pas de spectateurs.
fared-won = gagnée
fared-lost = perdue
fared-shared = partagée
fared-closed = close
fared-done = pas de médaille
deal-date = { $day } { $month } { $year }
month-1 = janvier
month-2 = février
month-3 = mars
month-4 = avril
month-5 = mai
month-6 = juin
month-7 = juillet
month-8 = août
month-9 = septembre
month-10 = octobre
month-11 = novembre
month-12 = décembre
