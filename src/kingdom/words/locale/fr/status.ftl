### La ligne d’état, à deux voix : ce que l’on vous demande, et ce que font les autres.

lead-your-turn = À vous de jouer.
lead-phase = { phase-title }.
lead-headline = { $headline }.

## À vous de décider

status-offer = { $traps ->
    [0] Choisissez deux cartes à proposer.
    [one] Choisissez deux cartes à proposer ; votre Piège peut en cacher une.
   *[other] Choisissez deux cartes à proposer ; vos Pièges peuvent les cacher.
}
status-select = Sélectionnez une zone : toutes ses cartes sont à vous.
status-solo-select = Sélection { $number } sur { $selections } : choisissez une zone, toutes ses cartes sont à vous.
status-place = { $number ->
    [one] Placez { $cubes } sur une carte ou en Alchimie.
   *[other] Placez { $cubes } sur des cartes ou en Alchimie.
}
status-plan = { $count ->
    [one] Mettez en Construction ou recyclez votre dernière carte.
   *[other] Mettez en Construction ou recyclez vos { $count } cartes.
}
status-planned = Tout est planifié : annoncez que vous avez terminé.
status-placed = Tout est placé : annoncez que vous avez terminé.
status-combat = { $count ->
    [0] Vous ne pouvez rien vaincre : annoncez que vous avez terminé.
    [one] Combattez une Menace, ou annoncez que vous avez terminé.
   *[other] Combattez des Menaces avec vos Soldats, ou annoncez que vous avez terminé.
}
status-last = Utilisez ce qui vous reste, puis annoncez que vous avez terminé.
status-anything = Choisissez ce que vous faites.

## Aux autres

status-other-offers = { $seat } choisit deux cartes à proposer.
status-other-selects = { $seat } choisit une zone.
status-other-places = { $seat } place des cubes.
status-done = Vous avez terminé. En attente : { $seats }.
status-busy = { $count ->
    [one] { $phase ->
        [advisor-draft] { $seats } choisit un conseiller.
        [planning] { $seats } planifie.
        [production] { $seats } place des cubes.
        [combat] { $seats } peut combattre.
       *[other] { $seats } peut encore agir.
    }
   *[other] { $phase ->
        [advisor-draft] { $seats } choisissent chacun un conseiller.
        [planning] { $seats } planifient.
        [production] { $seats } placent des cubes.
        [combat] { $seats } peuvent combattre.
       *[other] { $seats } peuvent encore agir.
    }
}
status-wait = Un instant…

## Obligations : ce qu’il faut décider avant toute autre chose.

duty-KeepAdvisor = Gardez l’un des deux conseillers que vous avez piochés.
    .first = gardez l’un des conseillers que vous avez piochés
    .owed = { $seat } doit garder l’un de deux conseillers
    .busy = { $seat } choisit un conseiller.
duty-DiscardForShadow = Une Ombre veut une carte : cédez-en une de votre Sélection.
    .first = cédez à une Ombre une carte de votre Sélection
    .owed = { $seat } doit céder une carte à une Ombre
    .busy = { $seat } cède une carte à une Ombre.
duty-CoverIcon = Un Voleur frappe : recouvrez une icône de Production de votre Duché.
    .first = recouvrez une icône de Production de votre Duché pour un Voleur
    .owed = { $seat } doit recouvrir une icône de Production pour un Voleur
    .busy = { $seat } recouvre une icône de Production.
duty-HouseGiant = Placez le Géant de Givre sous une de vos cartes.
    .first = placez un Géant de Givre sous une carte en Construction ou de votre Sélection
    .owed = { $seat } doit placer un Géant de Givre sous une carte
    .busy = { $seat } place un Géant de Givre sous une carte.
duty-ForemansCube = Quelle ressource le contremaître place-t-il sur { $card } ?
    .first = dites quelle ressource le contremaître place sur la carte suivante
    .owed = { $seat } doit dire ce que le contremaître place sur une carte
    .busy = { $seat } dit ce que le contremaître place sur une carte.
duty-KeepSearched = Gardez l’une de ces cartes : vous la prenez avec { the-area }.
    .first = gardez l’une des cartes que vous avez regardées
    .owed = { $seat } doit garder l’une des cartes de la Fouille
    .busy = { $seat } garde une carte de la Fouille.
duty-SearchAgain = Fouillez encore une fois { the-area }, ou prenez-la.
    .first = fouillez encore une fois la zone choisie, ou prenez-la
    .owed = { $seat } peut lancer une autre Fouille
    .busy = { $seat } envisage une autre Fouille.
# A duty of somebody else's module.
duty-unknown = prenez d’abord une décision ({ $duty })
