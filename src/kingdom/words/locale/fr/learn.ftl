### Les leçons, le guide, et ce que l’accueil montre d’abord.

learn-title = Apprendre le jeu
learn-explained = { $count } courtes leçons sur la vraie table. Suivez-les dans n’importe quel ordre et arrêtez-vous quand vous voulez : vous reprendrez où vous en étiez.
learn-state = { $minutes ->
    [one] Leçons terminées : { $done } sur { $count }, il reste environ { $minutes } minute
   *[other] Leçons terminées : { $done } sur { $count }, il reste environ { $minutes } minutes
}
learn-basics = Le jeu en dix minutes
learn-modules = Les modules et le solo
learn-done = Terminée
learn-begin = Commencer
learn-again = Recommencer
learn-go-on = Continuer
learn-read = Vous préférez lire ?
lesson-name = Leçon { $number } : { $title }
lesson-step = Étape { $step } sur { $count }
lesson-back = Retour
lesson-next = Suite
lesson-skip = Passer cette leçon
lesson-all = Toutes les leçons
lesson-done = C’est fait
lesson-onward = Leçon suivante : { $title }
first-game = Jouer avec le guide
first-game-title = Votre première partie
first-game-explained = Un adversaire facile, aucun module, et un guide qui parle quand quelque chose est nouveau. Vous pouvez l’arrêter à tout moment.
nav-learn = Apprendre
