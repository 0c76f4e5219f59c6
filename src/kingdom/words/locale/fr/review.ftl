# L’analyse d’une partie terminée : chances, précision, hasard et décisions, décisions coûteuses.

review-title = Analyse
review-working = analyse
review-stopped = Interrompu : voici ce qui a été trouvé jusqu’ici.
review-decisions = Décisions
review-accuracy = Précision
review-inaccuracy = { $count ->
    [one] Imprécision
   *[other] Imprécisions
}
review-mistake = { $count ->
    [one] Erreur
   *[other] Erreurs
}
review-blunder = { $count ->
    [one] Gaffe
   *[other] Gaffes
}
review-lost = Points perdus
review-accuracy-explained = 100 % : rien de ce qui était en jeu n’a été perdu. 0 % : pas mieux qu’au hasard. Chaque décision compte selon ce qui y était en jeu : les chances de victoire, et les points quand l’issue ne fait plus de doute.
review-unsettled = La précision, le nombre d’erreurs et la part du hasard s’affichent une fois toutes les décisions jugées.
review-weaker = { $judge } joue moins bien que { $player }, dont les décisions sont jugées ici : ce qui est compté comme une erreur était peut-être un bon choix.
review-costly = Décisions coûteuses
review-none = Rien de clairement mauvais. Bien joué.
review-heading = { $seat } · Manche { $round }, { phase-title }, coup { $step } · { $mark ->
    [inaccuracy] Imprécision
    [mistake] Erreur
    [blunder] Gaffe
   *[none] Décision
}
review-chance = Chances de victoire { $before } % → { $after } % (± { $doubt }), { $lost } { $lost ->
    [one] point perdu
   *[other] points perdus
}
review-score = Score attendu { $before } → { $after }, { $lost } { $lost ->
    [one] point perdu
   *[other] points perdus
}
review-did = Joué :
review-better = Mieux :
review-luck = { $seat } : cartes { $luck }, ses décisions −{ $lost }, décisions de { $other } +{ $others } ; résultat { $result }
review-luck-alone = { $seat } : cartes { $luck }, ses décisions −{ $lost } ; résultat { $result }

# La page.
review-tabs = Cette partie
review-explained = { $bot } juge chaque décision d’après ce que le joueur pouvait savoir alors. Le premier graphique est là en quelques secondes ; le tout prend une minute ou deux.
review-begin = Analyser cette partie
review-again = Analyser à nouveau
review-begins = L’analyse commence.
review-waiting = Une autre partie est en cours d’analyse. La vôtre attend son tour : les analyses courtes passent d’abord.
review-progress = { $done } décisions jugées sur { $total }
review-sharpens = L’analyse continue. Une décision n’est marquée qu’après une réflexion dix fois plus longue.
review-stop = Arrêter
review-failed = L’analyse s’est interrompue. Essayez à nouveau.
review-busy = Une autre de vos parties est en cours d’analyse. Attendez qu’elle soit finie, ou arrêtez-la.
review-busy-link = Voir cette analyse
review-full = Beaucoup de parties sont en cours d’analyse. Réessayez dans quelques minutes.
review-address = D’autres parties sont déjà en cours d’analyse pour votre réseau. Réessayez quand une analyse sera finie.
review-graph = { $seat } : chances de victoire
review-graph-score = Score attendu
review-after-round = { $value } après la manche { $round }
review-round = Manche { $round }
review-ahead = { $seat } en tête
review-seat = De qui montrer les chances
review-from-chance = { $least } % des chances perdues ou plus
review-from-points = { $least } points perdus ou plus
review-luck-title = Hasard et décisions
review-cards = Cartes
review-result = Résultat
review-why = Pourquoi
review-replay = Revoir ce moment
review-try = Réessayer d’ici
review-rival = Votre adversaire sera un bot : { $bot }. C’est une partie libre.
review-judged = Jugé par { $bot } : chaque tour dans { $worlds } donnes imaginées, et dans dix fois plus là où il semblait mauvais. Le doute profite au joueur.
review-json = Analyse en JSON
review-alone = Analyse en une page
review-who = Qui juge
review-how = Avec quel soin
review-how-usual = comme d’habitude
review-how-thorough = quatre fois plus longtemps
review-otherwise = Faire analyser par un autre bot, ou avec plus de soin
review-eight = { $judge ->
    [regent] Huit parties sur dix que le régent joue à partir d’ici finissent dans la bande
   *[baron] Huit parties sur dix qu’un intendant joue à partir d’ici finissent dans la bande
}
