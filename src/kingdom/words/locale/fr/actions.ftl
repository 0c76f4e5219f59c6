### Ce que l’on peut faire : chaque action comme le bouton la dit, et en une phrase entière (.sentence).

## Le jeu de base

action-Offer = Proposer { $cards }
    .sentence = Proposer { $cards }{ $traps ->
        [0] .
        [one] , en dépensant un jeton Piège.
       *[other] , en dépensant { $traps } jetons Piège.
    }
action-Select = Sélectionner { the-area }
    .sentence = Prendre toutes les cartes de { the-area } dans votre zone de Sélection.
action-Place = { $onto ->
    [alchemy] { resource-name } en Alchimie
   *[card] { resource-name } sur { $card }
}
    .sentence = { $onto ->
        [alchemy] Placer 1 cube ({ resource-name }) dans votre zone d’Alchimie.
       *[card] Placer 1 cube ({ resource-name }) sur { $card }.
    }
action-UseKrystallium = Krystallium sur { $card } ({ resource-name })
    .sentence = Dépenser 1 Krystallium pour remplir une case { resource-name } sur { $card }.
action-UseSoldier = Soldat sur { $card }
    .sentence = Dépenser 1 Soldat pour remplir une case Soldat sur { $card }.
action-Abandon = Recycler { $card }
    .sentence = Recycler { $card } depuis votre zone de Construction. Ce qui s’y trouve est perdu et le bonus de Recyclage va en Alchimie.
action-Slate = Mettre { $card } en Construction
    .sentence = Placer { $card } dans votre zone de Construction.
action-Recycle = Recycler { $card }
    .sentence = Défausser { $card } et recevoir son bonus de Recyclage.
action-Done = Terminé
    .sentence = Annoncer que vous n’avez plus rien à faire dans cette phase.
action-Resign = Abandonner la partie
    .sentence = Abandonner la partie.
action-Close = Clore la partie
    .sentence = Clore la partie sans vainqueur.
action-TakeBack = Reprendre d’un commun accord
    .sentence = Reprendre la dernière action, avec l’accord de tous à la table.

## Menaces

action-Vanquish = Vaincre { $menace }
    .sentence = { $soldiers ->
        [one] Dépenser 1 Soldat pour vaincre { $menace }.
       *[other] Dépenser { $soldiers } Soldats pour vaincre { $menace }.
    }
action-House = Géant de Givre sous { $card }
    .sentence = Placer le Géant de Givre sous { $card } : la carte est glacée.
action-VanquishGiant = Vaincre le Géant sous { $card }
    .sentence = { $soldiers ->
        [one] Dépenser 1 Soldat pour vaincre le Géant de Givre sous { $card } : la carte est construite.
       *[other] Dépenser { $soldiers } Soldats pour vaincre le Géant de Givre sous { $card } : la carte est construite.
    }
action-GiveUp = Céder { $card }
    .sentence = Défausser { $card } pour une Ombre, sans son bonus de Recyclage.
action-Cover = Recouvrir { $icon } sur { $card }
    .sentence = Poser un jeton Volé sur { $icon } ({ $card }) : elle produit un cube de moins.
action-VanquishThief = Vaincre { $thief } et libérer { $icon } sur { $card }
    .sentence = { $soldiers ->
        [one] Dépenser 1 Soldat pour vaincre { $thief } et libérer { $icon } sur { $card }.
       *[other] Dépenser { $soldiers } Soldats pour vaincre { $thief } et libérer { $icon } sur { $card }.
    }

## Conseillers

action-Keep = Garder { $card }
    .sentence = Garder { $card } dans votre zone du Conseil ; l’autre conseiller s’en va.
action-UseUndergroundSpy = { $advisor } : récupérer un jeton Piège
    .sentence = Dépenser { soldiers-paid } pour récupérer un jeton Piège utilisé.
action-UseMasterCartographer = { $advisor } : une carte { on-the-side }
    .sentence = Dépenser { soldiers-paid } pour ajouter la prochaine carte de la pioche dans { the-area }.
action-UsePowerBehindTheThrone = { $advisor } : révéler { $card }
    .sentence = Dépenser { soldiers-paid } pour révéler { $card }.
action-UseChiefMercenary = { $advisor } : défausser { $card }
    .sentence = Dépenser { soldiers-paid } pour défausser { $card } de sa zone de Proposition.
action-UseWhimsicalGambler = { $advisor } : déplacer { $card }
    .sentence = Dépenser { soldiers-paid } pour déplacer { $card } dans l’autre zone de Proposition.
action-UseTyrannicalForeman = { $advisor } : un cube sur chaque carte
    .sentence = Dépenser { soldiers-paid } pour placer une ressource de base sur chacune de vos cartes en Construction.
action-UseForestChieftain = { $advisor } : { $count } Matériaux
    .sentence = Dépenser { soldiers-paid } pour recevoir { $count } Matériaux.
action-UseNurturingMother = { $advisor } : { $count } Population
    .sentence = Dépenser { soldiers-paid } pour recevoir { $count } Population.
action-UseNegotiatorFromTheLake = { $advisor } : { $count } Or
    .sentence = Dépenser { soldiers-paid } pour recevoir { $count } Or.
action-UsePirateOfTheFiveSeas = { $advisor } : { $count } Exploration
    .sentence = Dépenser { soldiers-paid } pour recevoir { $count } Exploration.
action-UseScryingAlchemist = { $advisor } : les Calamités comptent double
    .sentence = Dépenser { soldiers-paid } pour que chaque Calamité compte double, pour tout le monde.
action-UseIlluminatedProphet = { $advisor } : défausser { $card }
    .sentence = Dépenser { soldiers-paid } pour défausser { $card } de votre Duché.
action-UseGreatSilversmith = { $advisor } : { $count } Krystalliums
    .sentence = Dépenser { soldiers-paid } pour gagner { $count } Krystalliums.
action-UseMasterArtisan = { $advisor } : construire { $card }
    .sentence = Dépenser { soldiers-paid } pour construire { $card } sans payer le reste de son coût.
action-PutForemansCube = { resource-name } sur { $card }
    .sentence = Faire placer 1 cube ({ resource-name }) sur { $card } par le contremaître.

## Quêtes

action-Transmute = Transmuter { $cubes }
    .sentence = Transmuter { $cubes } de votre zone d’Alchimie en 1 Krystallium.
action-CompleteStep = { $step } : payer { $payment }
    .sentence = Remplir une étape de la Quête « { $quest } », « { $step } », contre { $payment }.
payment-hand = { $cubes } de la main
payment-alchemy = { $cubes } de l’Alchimie
payment-krystallium = { $count ->
    [one] { $count } Krystallium pour { $cubes }
   *[other] { $count } Krystalliums pour { $cubes }
}

## Solo

action-Spy = Révéler { $card }
    .sentence = Dépenser un jeton pour révéler { $card }.
action-Search = Fouiller { the-area } : défausser { $cards }
    .sentence = Défausser { $cards } pour regarder { $count } cartes de la pioche, en garder une et prendre { the-area }.
action-KeepFound = Garder { $card }
    .sentence = Placer { $card } dans la zone, prendre la zone et défausser les autres cartes regardées.
