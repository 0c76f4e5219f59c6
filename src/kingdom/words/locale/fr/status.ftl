### La ligne d’état, à deux voix : ce que l’on vous demande, et ce que font les autres.

lead-your-turn = À vous.
lead-phase = { phase-title }.
lead-headline = { $headline }.

## À vous de décider

status-offer = { $traps ->
    [0] Proposez deux cartes.
   *[other] Proposez deux cartes, même cachées.
}
status-select = Sélectionnez une zone : toutes ses cartes sont à vous.
status-solo-select = Sélection { $number } sur { $selections } : prenez une zone entière.
status-place = { $number ->
    [one] Placez le cube sur une carte ou en Alchimie.
   *[other] Placez les { $number } cubes sur des cartes ou en Alchimie.
}
status-plan = { $count ->
    [one] Construisez ou recyclez votre dernière carte.
   *[other] Construisez ou recyclez vos { $count } cartes.
}
status-planned = Tout est planifié : vous pouvez terminer.
status-placed = Tout est placé : vous pouvez terminer.
status-combat = { $count ->
    [0] Vous ne pouvez rien vaincre : terminez.
    [one] Combattez une Menace, ou terminez.
   *[other] Combattez des Menaces, ou terminez.
}
status-last = Utilisez ce qui vous reste, puis terminez.
status-anything = Choisissez ce que vous faites.

## Aux autres

status-other-offers = { $seat } propose deux cartes.
status-other-selects = { $seat } choisit une zone.
status-other-places = { $seat } place des cubes.
status-done = Vous avez terminé. On attend { $seats }.
status-busy = { $count ->
    [one] { $phase ->
        [advisor-draft] { $seats } choisit un conseiller.
        [planning] { $seats } planifie.
        [production] { $seats } place des cubes.
        [combat] { $seats } peut combattre.
       *[other] { $seats } peut encore agir.
    }
   *[other] { $phase ->
        [advisor-draft] Les deux joueurs choisissent un conseiller.
        [planning] Les deux joueurs planifient.
        [production] Les deux joueurs placent des cubes.
        [combat] Les deux joueurs peuvent combattre.
       *[other] Les deux joueurs peuvent encore agir.
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
# A duty of a third-party module.
duty-unknown = prenez d’abord une décision ({ $duty })
