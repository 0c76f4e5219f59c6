### L’aide de jeu : une page pour deux joueurs. **Gras** entre étoiles ; [K] est un jeton.

sheet-subtitle = Aide de jeu à deux joueurs
sheet-foot = Les lettres dans les coins nomment les clauses du livret. Deuxième édition.

sheet-flow-rounds = { $rounds } manches
sheet-flow-rounds-text = Joueur 1 commence I et III, joueur 2 commence II et IV.
sheet-flow-choice = Choix
sheet-flow-choice-text = tour par tour : prendre une zone, proposer 2 cartes
sheet-flow-planning = Planification
sheet-flow-planning-text = ensemble : construire ou recycler
sheet-flow-production = Production
sheet-flow-production-text = quatre étapes, ensemble : [MPGE]
sheet-flow-combat = Combat
sheet-flow-combat-text = avec les Menaces : les Soldats
sheet-flow-after = Après IV
sheet-flow-after-text = dernières actions, puis le score

sheet-choice = Choix
sheet-choice-1 = **Distribution.** Pièges repris. { $hand } cartes et 1 Calamité chacun ; 1 carte visible par zone.
sheet-choice-2 = **Ordre.** Le 1er joueur propose. Puis, tour à tour, **prendre une zone, puis proposer** : { $offers } fois chacun ; le 1er joueur prend en dernier.
sheet-choice-3 = **Proposer** exactement 2 cartes : dans une zone ou une dans chacune.
sheet-choice-4 = **Piège.** Chaque Piège dépensé en pose une face cachée.
sheet-choice-5 = **Prendre** toutes les cartes d’une zone, même vide. Les cartes cachées le restent jusqu’à la Planification.
sheet-choice-6 = Ce qui reste à la fin est défaussé.

sheet-setup = Mise en place
sheet-setup-1 = Mélanger Développements et Trésors. Empiler les { $calamities } Calamités.
sheet-setup-2 = Chacun : un Duché (même face) et { $traps } Pièges.

sheet-planning = Planification
sheet-planning-1 = Révéler les cartes cachées. Les **Calamités** vont au Duché.
sheet-planning-2 = **Construire :** en zone de Construction, sans limite.
sheet-planning-3 = **Recycler :** défausser pour le cube du coin.
sheet-planning-4 = Les **Trésors** se recyclent toujours : { $treasure } cubes.
sheet-planning-5 = Un cube va sur une case libre de son type, ou en Alchimie. Placé, il ne bouge plus.
sheet-planning-6 = Une carte achevée produit dès cette manche.

sheet-any-time = À tout moment
sheet-any-time-when = À votre tour, Planification, chaque étape, Combat, dernières actions :
sheet-any-time-1 = [K] remplit toute case de ressource ou de Krystallium, **jamais** de Soldat.
sheet-any-time-2 = [S] remplit une case de Soldat.
sheet-any-time-3 = **Recycler** une carte en Construction.

sheet-production = Production
sheet-production-order = Quatre étapes, dans cet ordre : [MPGE]
sheet-production-1 = **Compter** les icônes du Duché et des cartes construites. Une icône « par type » compte une fois par carte de ce type.
sheet-production-2 = **Suprématie :** strictement plus ? Un Soldat. Égalité : personne.
sheet-production-3 = **Placer** chaque cube : case libre de son type, ou Alchimie.
sheet-production-next = Une carte achevée produit dès l’étape **suivante**.
sheet-training-empty = Entraînement vide : [S] y est placé
sheet-training-full = Il y en a un : [S] passe en réserve

sheet-building = Construction
sheet-building-1 = **Tout rempli :** les cubes partent, bonus une fois, la carte rejoint le Duché.
sheet-building-2 = **Alchimie :** { $alchemy } cubes deviennent 1 [K] aussitôt.
sheet-building-3 = **Recycler** une carte en Construction : son cube va en Alchimie, le reste est perdu.

sheet-menace = Menace
sheet-menace-what = À la place des Calamités : chacun a un pack de { $menaces } et en prend 1 par manche. **Qui la prend la subit**, à l’ouverture de la Planification : Rats, Ombres, Voleurs, Géants. Ni construite ni recyclée.
sheet-menace-combat = **Combat**, après la Production : payer les Soldats la chasse. À la fin, chacune coûte ses points.

sheet-quest = Quête
sheet-quest-1 = { $steps } étapes, une fois par joueur, dans **n’importe quel ordre**, à tout moment, payées en une fois.
sheet-quest-2 = Ressources : main, Alchimie (même type) ou Krystallium. Coûts en Krystallium et Soldats : ceux-là seulement.
sheet-quest-3 = L’Alchimie ne transmute rien d’elle-même : vous transmutez { $alchemy } cubes quand vous voulez.
sheet-quest-4 = **Sans l’étape finale (à droite), pas de victoire.** Aucun ne l’a : les deux perdent. Dans la même phase : le 1er joueur l’a faite d’abord.

sheet-score = Score
sheet-score-flat = points bruts et de Quête
sheet-score-type = points par type
sheet-score-calamity = { $points } par Calamité
sheet-score-menaces = Menaces restantes
sheet-score-nothing = Par type : la carte Duché aussi. Ne valent rien : [K] [S] et les cartes inachevées.
sheet-score-tie = **Égalité :** plus de cartes dans le Duché (Calamités comprises, sans la carte Duché) ; puis plus de Soldats ; puis victoire partagée.

sheet-advisors = Conseillers
sheet-advisors-what = À la place des Trésors. Au départ : piocher 2, garder 1 ; 2 Soldats. Pris, un conseiller va en zone du Conseil et apporte 1 Soldat. Ni construit, ni points. **Pouvoir : payer ses Soldats, dans sa phase, une fois par manche.**
sheet-moment-ADV-C = Choix
sheet-moment-ADV-P = Production
sheet-moment-ADV-A = À tout moment
sheet-moment-ADV-E = Fin de partie
sheet-moment-other = Autres
