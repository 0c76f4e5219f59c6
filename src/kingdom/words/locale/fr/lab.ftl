### Ce que mesure `kingdom lab` : objectifs, ce qui est observé pour chacun, unités, verdicts et notes.

target-seats = Places
target-duchies = Duchés
target-decks = Packs Menace
target-solo = Solo
target-side-a = Face A
target-scenarios = Scénarios
target-variety = Variété
target-every-card = Chaque carte
target-pace = Rythme
target-traps = Pièges
target-quests = Quêtes
target-use = Emploi

measured-first-seat = { $ruleset } : la première place
measured-duchy = { $ruleset } : { $duchy }
measured-deck = victoires de qui possède { $deck }, dans { $count ->
    [one] { $count } paire de packs
   *[other] { $count } paires de packs
}
measured-won = { $ruleset } : gagné
measured-bronze = { $ruleset } : au moins Bronze
measured-gold = { $ruleset } : Or
measured-side-a = { $ruleset } comparé à { $base }
measured-leads = { $type ->
    [structure] les Structures rapportent le plus de points au vainqueur
    [specialist] les Compagnies rapportent le plus de points au vainqueur
    [monument] les Monuments rapportent le plus de points au vainqueur
   *[discovery] les Découvertes rapportent le plus de points au vainqueur
}
measured-built = construites parmi les cartes prises, de { $low } % à { $high } %
measured-not-always = ni toujours construite, ni toujours recyclée
measured-only-builder = victoires de la seule place qui l’a construite, de { $low } % à { $high } %
measured-winner-builds = cartes que construit un vainqueur
measured-growth = croissance de la production par manche
measured-face-down = parties avec une carte posée face cachée
measured-without-traps = victoires d’une place qui n’en pose aucun
measured-final-step = { $ruleset } : { $quest }, places qui remplissent l’étape finale
measured-step = { $ruleset } : { $quest }, victoires de la seule place qui a rempli l’étape { $step }
measured-with-vanquished = { $ruleset } : parties où une Menace est vaincue
measured-with-used = { $ruleset } : parties où un conseiller est activé
measured-with-step = { $ruleset } : parties où une étape de Quête est remplie
measured-play = jouez { $rulesets }
measured-play-scenarios = jouez les scénarios

unit-percent = %
unit-points = points
unit-cards = cartes
unit-times = fois

verdict-holds = atteint
verdict-probably-holds = sans doute atteint
verdict-probably-fails = sans doute manqué
verdict-fails = manqué
verdict-reported = pour information
verdict-not-measured = non mesuré

note-card = { $card }
note-share = { $card } { $share } %
note-never = { $card } jamais
note-use-traps = ajoutez --traps GAMES
note-bouts = { $count ->
    [one] { $count } partie, chaque donne jouée des deux places
   *[other] { $count } parties, chaque donne jouée des deux places
}

## Une partie perdue par forfait : avec quelles règles, à quelle donne, et pourquoi

forfeited = { $ruleset }, donne { $deal } : { $fault }
