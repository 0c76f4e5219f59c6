### Ce qui ne va pas dans une position ou un enregistrement.

fault-at = { $where } : { $why }
fault-where-seat = place { $number }
fault-where-position = la position
fault-where-left = la zone de gauche
fault-where-right = la zone de droite
fault-where-pile = la pile { $name }
fault-not-a-count = { $given } ne convient pas : écrivez un nombre entier, au moins 0
fault-not-a-count-up-to = { $given } ne convient pas : écrivez un nombre entier de 0 à { $most }
fault-not-a-heap = { $given } n’est pas un tas de ressources de base : n’utilisez que les lettres { $letters }
fault-not-spaces = { $given } n’est pas une suite de cases : n’utilisez que les lettres { $letters }
fault-not-a-table = { $given } n’est pas une table de noms et de valeurs
fault-not-a-list = { $given } n’est pas une liste
fault-not-numbers = { $count ->
    [one] { $given } ne fait pas { $count } nombre entier
   *[other] { $given } ne fait pas { $count } nombres entiers
}
fault-not-counts = { $count ->
    [one] { $given } ne fait pas { $count } nombre entier, au moins 0
   *[other] { $given } ne fait pas { $count } nombres entiers, tous au moins 0
}
fault-not-a-flag = { $given } n’est ni true ni false
fault-no-such-name = rien ne s’appelle { $given } : les noms connus sont { $names }
fault-no-such-card = aucune carte ne s’appelle { $given }
fault-card-in-use = { $given } apparaît deux fois, ou tous ses exemplaires sont pris : une carte n’est qu’à un endroit
fault-no-duty = il n’y a pas d’obligation { $given } : les obligations sont { $names }
fault-position-format = { $given } est inconnu : ce programme lit le format { $known }
fault-position-not-a-table = une position est une table de noms et de valeurs, et ceci est { $given }
fault-position-cards = la position appartient au jeu de cartes { $given } : donnez ce jeu de cartes comme contenu
fault-seats-described = { $count ->
    [one] { $count } place est décrite, et la partie en a { $players }
   *[other] { $count } places sont décrites, et la partie en a { $players }
}
fault-no-phase = il n’y a pas de phase { $given } dans cette partie : les phases sont { $names }
fault-round-0 = les manches vont de 1 à { $most }, et 0 n’existe qu’avant la manche 1
fault-not-a-verdict = ce n’est pas ainsi qu’une partie note sa fin ({ $error })
fault-no-seat = il n’y a pas de place { $given } : les places sont { $seats }
fault-not-a-danger = { $given } n’est pas une carte, une place et une manche
fault-no-slot-of-a-seat = une place n’a pas de case { $given } dans cette partie : les cases sont { $names }
fault-no-slot = la table n’a pas de case { $given } dans cette partie : les cases sont { $names }
fault-too-many-there = il y en a { $count }, et { $most } au plus peuvent y être
fault-not-a-token = { $given } n’est pas un jeton sur une icône : écrivez { $example }
fault-no-icon = { $copy } n’a pas d’icône { $number } : il y en a { $count }
fault-not-a-card-under = { $given } n’est pas une carte sous une autre : écrivez { $example }
fault-no-such-step = quest { $board } step { $number } n’est pas sur cette table : { $boards }
fault-no-such-first = { $given } nomme une Quête ou une place qui n’est pas à cette table
fault-nothing-known = { $given } ne veut rien dire ici : écrivez { $example }
fault-no-side-of-a-token = { $given } n’est pas une face d’un jeton : écrivez ready et spent
fault-verdict-at-the-end = une partie finie a un verdict, et aucune autre n’en a
fault-one-duchy-card = le Duché commence par la carte Duché, et n’en a qu’une
fault-not-in-a-hand = { $copy } ne peut pas être en main
fault-not-in-a-duchy = { $copy } ne peut pas être dans un Duché
fault-not-in-selection-now = { $copy } ne peut pas être dans la zone de Sélection une fois la Planification commencée
fault-alchemy-full = il y a { $count } cubes dans la zone d’Alchimie, et { $most } deviennent aussitôt un Krystallium
fault-selection-empty = la zone de Sélection est vide quand la Planification est finie
fault-too-many-traps = { $count ->
    [one] { $count } Piège est disponible, et il y en a { $most }
   *[other] { $count } Pièges sont disponibles, et il y en a { $most }
}
fault-not-in-zone = { $copy } ne peut pas être dans la zone { $zone }, réservée aux cartes { $families }
fault-token-elsewhere = { $copy } a un jeton de { $slot } et n’est pas dans le Duché
fault-two-tokens = une icône a deux jetons de { $slot }
fault-under-no-site = { $copy } est { $slot } et n’est pas en Construction
fault-under-from-nowhere = { $copy } est sous { $copy2 }, et dans aucune zone de la place
fault-stays-in-the-box = { $more ->
    [0] { $names } : dans cette configuration, ces cartes restent dans la boîte
   *[other] { $names } et { $more } de plus : dans cette configuration, ces cartes restent dans la boîte
}
fault-not-buildable = { $copy } ne peut pas être en Construction
fault-overfull = { $count ->
    [one] { $count } case { $letter } de { $copy } est remplie, et il y en a { $most }
   *[other] { $count } cases { $letter } de { $copy } sont remplies, et il y en a { $most }
}
fault-already-full = toutes les cases de { $copy } sont remplies : la carte est donc dans le Duché
fault-handle-twice = deux cartes face cachée s’appellent { $handle }
fault-not-face-down-there = { $copy } ne peut pas être face cachée là où elle est : seulement dans une zone de Proposition, une Sélection avant la Planification, ou la défausse
fault-deck-too-small = { $count ->
    [one] il y a { $count } carte dans la pioche Développement, et il en faut { $needed } pour les manches à venir
   *[other] il y a { $count } cartes dans la pioche Développement, et il en faut { $needed } pour les manches à venir
}
fault-stack-too-small = { $count ->
    [one] il reste { $count } carte dans { $stack }, et il en faut { $needed } pour les manches à venir
   *[other] il reste { $count } cartes dans { $stack }, et il en faut { $needed } pour les manches à venir
}
fault-draws-lacking = { $count ->
    [one] les manches à venir ont besoin de { $count } nombre de 0 à { $most } pour l’ordre des mains
   *[other] les manches à venir ont besoin de { $count } nombres de 0 à { $most } pour l’ordre des mains
}
fault-nothing-to-decide = elle doit décider, et il n’y a rien à faire ({ $phase })
fault-slots-senseless = les règles ne peuvent rien en faire ({ $error })
fault-record-not-json = ce n’est pas un enregistrement : ce n’est pas du JSON (ligne { $line }, colonne { $column })
fault-record-huge-number = ce n’est pas un enregistrement : il contient un nombre bien trop long
fault-record-not-an-object = ce n’est pas un enregistrement : ce devrait être un objet JSON
fault-record-format = ce n’est pas un enregistrement : son format est { $given }, et ce programme lit { $known }
fault-record-damaged = cet enregistrement est abîmé : { $why }
fault-record-lacks = { $name } manque
fault-record-seed = sa graine est { $given }, et devrait être un nombre entier
fault-record-actions = ses actions devraient être une liste
fault-record-action = l’action { $number } est { $given }, et devrait être une place et un texte
fault-record-tables = sa configuration et son contenu devraient être des tables
fault-record-tables-or-null = sa position et son résultat devraient être des tables, ou null
fault-record-rules = l’enregistrement a été joué avec la version { $given } des règles, et ce programme joue la { $known } : revoyez-le avec une version du programme qui a celle-là
fault-record-cards = l’enregistrement a été joué avec le jeu de cartes { $given } ({ $mark }), et celui-ci est { $known } ({ $mark2 }) : donnez ce jeu de cartes comme contenu
fault-record-refused = l’enregistrement est abîmé à l’action { $number }, { $text } : { $refusal }
fault-record-end = l’enregistrement est abîmé : ses actions mènent à une autre fin que celle qu’il indique
fault-record-no-start = l’enregistrement n’a ni graine ni position de départ
fault-record-nested = ce n’est pas un enregistrement : il est trop imbriqué
fault-record-too-long = cet enregistrement a { $count } entrées, et peut en avoir { $most } au plus
