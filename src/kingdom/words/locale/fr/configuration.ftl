### Des choix d’avant-partie qui ne vont pas ensemble.

misfit-players = le jeu se joue à 1 ou 2, pas à { $given }
misfit-scenario-alone = { $scenario } est un scénario solo : choisissez 1 joueur
misfit-edition = il n’y a pas d’édition « { $given } » : choisissez { $editions }
misfit-side = un Duché n’a pas de face « { $given } » : choisissez A ou B
misfit-scenario = il n’y a pas de scénario « { $given } » : choisissez { $scenarios }
misfit-scenario-edition = { $edition ->
    [first] la première édition n’a pas de scénarios : choisissez { $editions }
    [second] la deuxième édition n’a pas de scénarios : choisissez { $editions }
   *[other] l’édition « { $edition } » n’a pas de scénarios : choisissez { $editions }
}
misfit-fixed = { $count ->
    [0] { $scenario } se joue sans ce choix ({ $option }) : ne l’indiquez pas
   *[other] { $scenario } impose ce choix ({ $option }) : { $choices }
}
misfit-not-a-list = { $option } est une liste et non un mot : écrivez ({ $given },)
misfit-not-words = { $option } est une liste de mots, et { $given } n’est pas un mot
misfit-not-a-table = une configuration associe des noms et des valeurs, et ceci n’en est pas une : { $given }
misfit-module = il n’y a pas de module « { $given } » : choisissez parmi { $modules }
misfit-module-twice = un module est nommé deux fois : nommez chacun une fois
misfit-menace-module = les packs Menace se jouent avec le module Menace : ajoutez-le aux modules
misfit-menace = il n’y a pas de pack Menace « { $given } » : choisissez parmi { $decks }
misfit-menace-count = { $count ->
    [0] { $players ->
        [one] aucun pack Menace n’est choisi : choisissez-en un
       *[other] aucun pack Menace n’est choisi : choisissez-en deux, un par place
    }
   *[other] { $players ->
        [one] { $count } packs Menace sont choisis, { $decks } : choisissez-en un seul
       *[other] { $count ->
            [one] un seul pack Menace est choisi, { $decks } : choisissez-en deux, un par place
           *[other] { $count } packs Menace sont choisis, { $decks } : choisissez-en deux, un par place
        }
    }
}
misfit-menace-same = les deux places ont le même pack Menace : choisissez-en deux différents
misfit-quest-module = un plateau Quête se joue avec le module Quête : ajoutez-le aux modules
misfit-quest = { $edition ->
    [first] la première édition n’a pas de Quête « { $given } » : choisissez parmi { $quests }
    [second] la deuxième édition n’a pas de Quête « { $given } » : choisissez parmi { $quests }
   *[other] l’édition « { $edition } » n’a pas de Quête « { $given } » : choisissez parmi { $quests }
}
misfit-quest-count = { $count ->
    [0] { $players ->
        [one] aucune Quête n’est choisie : choisissez un plateau Quête, ou deux différents
       *[other] aucune Quête n’est choisie : choisissez un plateau Quête
    }
   *[other] { $players ->
        [one] les Quêtes { $quests } sont choisies : choisissez un plateau Quête, ou deux différents
       *[other] les Quêtes { $quests } sont choisies : choisissez un seul plateau Quête
    }
}
misfit-search-two = la Fouille est réservée au solo : n’indiquez pas de limite de Fouille
misfit-search = { $edition ->
    [first] la première édition n’a pas de limite de Fouille « { $given } » : choisissez { $searches }
    [second] la deuxième édition n’a pas de limite de Fouille « { $given } » : choisissez { $searches }
   *[other] l’édition « { $edition } » n’a pas de limite de Fouille « { $given } » : choisissez { $searches }
}
misfit-duchies = { $players ->
    [one] ce choix de Duché ne convient pas ({ $given }) : choisissez-en un parmi { $duchies }
   *[other] ce choix de Duchés ne convient pas ({ $given }) : choisissez-en deux différents, un par place, parmi { $duchies }
}
misfit-seed = la graine est { $given } : donnez un nombre entier, ou n’en donnez pas
misfit-option = il n’y a pas d’option « { $given } » : les options sont { $options }
