### La page d’accueil et la préparation d’une partie.

hero-over = Un jeu de cartes pour un ou deux joueurs
hero-title = Tentez votre rival. Bâtissez un royaume.
hero-lead = Proposez des cartes irrésistibles, prenez celles qu’on vous propose et bâtissez un royaume en quatre manches.
hero-learn = Apprendre en dix minutes
home-invite = Inviter un ami
home-meet = Votre adversaire : { $bot }, de force moyenne. Sans compte.
home-back = Bon retour, { $name }
home-back-unnamed = Bon retour
home-turns = { $count ->
    [0] Aucune partie ne vous attend.
    [one] C’est à vous de jouer dans une partie.
   *[other] C’est à vous de jouer dans { $count } parties.
}
home-how = Le principe
how-tempt = Tenter
how-tempt-said = Posez deux cartes ; votre rival prend une zone.
how-build = Bâtir
how-build-said = Payez en cubes ; la couleur monte peu à peu.
how-reign = Régner
how-reign-said = Le plus de points après la manche IV l’emporte.
home-doors = Autres façons de jouer
door-new = Préparer une partie
door-new-said = bot, ami, un seul écran, modules
door-solo = { $count } scénarios solo
door-solo-said = une histoire et trois médailles chacun
door-deal-said = les mêmes cartes pour tous
door-puzzle-said = une seule réponse est la meilleure
home-running = { $count ->
    [0] aucune en cours
   *[other] { $count } en cours
}
home-all-games = Toutes les parties
home-your-turn = À vous
home-waits-for = On attend { $names }
home-runs = En cours
home-empty = Préparer une autre partie
home-points = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
round-name = Manche
home-all-progress = Tout voir
home-won = { $count ->
    [one] partie gagnée
   *[other] parties gagnées
}
home-of = sur { $count }
home-best = meilleur score
home-best-unit = { $count ->
    [one] point
   *[other] points
}
home-no-progress = Terminez une partie : vos résultats apparaîtront ici.
home-built = { $built } cartes sur { $all } bâties au moins une fois
home-row = { $count ->
    [0] La donne du jour
    [one] La donne du jour : jouée une fois
   *[other] La donne du jour : { $count } jours de suite
}
home-played = jouée
home-deal-done = Votre résultat : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
home-deal-go-on = Continuer la donne
home-solve = Résoudre
home-solved = { $count ->
    [one] { $count } résolu
   *[other] { $count } résolus
}
home-medals = { $earned } médailles sur { $all }
brand = Kingdom
nav-progress = Progrès

## Une nouvelle partie

new-how = Comment faire
new-how-set = Vous préparez la table
new-how-set-said = Choisissez les modules et appuyez sur le bouton.
new-how-send = Vous envoyez le lien
new-how-send-said = Il est sur la page suivante, prêt à être copié.
new-how-sit = Votre ami s’assoit
new-how-sit-said = Dans n’importe quel navigateur, sans compte.
new-seats = Qui joue quel Duché
new-story = Quelle histoire ?
new-story-said = points pour le bronze, l’argent et l’or
new-free = Partie libre
new-free-said = Sans histoire : vos modules, et une médaille selon vos points.
new-interaction = Interaction
new-difficulty = Difficulté
new-of-five = { $count } sur 5
new-strength = Force { $rank } sur { $most }
new-table = Votre table
