### Les cartes en mots : leurs types, ce qui y est imprimé, et ce qu’elles font.

## Types et familles

type-structure = Structure
type-specialist = Compagnie
type-monument = Monument
type-discovery = Découverte

family-development = Développement
family-treasure = Trésor
family-calamity = Calamité
family-menace = Menace
family-vermin = Vermine
family-advisor = Conseiller
family-duchy = Duché

## Les lignes d’une carte, en phrases

card-label = { $card }, { $type }.
card-cost = Coûte { $cubes }.
card-combat-cost = { $soldiers ->
    [one] Il faut 1 Soldat pour la vaincre.
   *[other] Il faut { $soldiers } Soldats pour la vaincre.
}
card-ability-cost = { $soldiers ->
    [one] Chaque activation coûte 1 Soldat, une fois par manche.
   *[other] Chaque activation coûte { $soldiers } Soldats, une fois par manche.
}
card-production = Produit { $made }.
made-per = { $type ->
    [structure] { $amount } par Structure
    [specialist] { $amount } par Compagnie
    [monument] { $amount } par Monument
   *[discovery] { $amount } par Découverte
}
card-bonus = Rapporte { $cubes } à la construction.
card-points = { $points ->
    [one] Vaut 1 point.
   *[other] Vaut { $points } points.
}
card-points-lost = { $points ->
    [one] Coûte 1 point en fin de partie.
   *[other] Coûte { $points } points en fin de partie.
}
card-points-per = { $points ->
    [one] { $type ->
        [structure] Vaut 1 point par Structure de votre Duché.
        [specialist] Vaut 1 point par Compagnie de votre Duché.
        [monument] Vaut 1 point par Monument de votre Duché.
       *[discovery] Vaut 1 point par Découverte de votre Duché.
    }
   *[other] { $type ->
        [structure] Vaut { $points } points par Structure de votre Duché.
        [specialist] Vaut { $points } points par Compagnie de votre Duché.
        [monument] Vaut { $points } points par Monument de votre Duché.
       *[discovery] Vaut { $points } points par Découverte de votre Duché.
    }
}
card-recycling = Se recycle en { $cubes }.
card-treasure = Ne peut pas être mis en Construction ; se recycle en { $cubes }.

heading-cost = Coût
heading-ability = Pouvoir
heading-production = Production
heading-bonus = À la construction
heading-points = En fin de partie
heading-effect = Effet
heading-recycling = Recyclage

## Ce qui fait du tort

effect-calamity = Rejoint le Duché de qui la prend et y reste : on ne peut ni la construire ni la recycler.
effect-vermin = Reste dans votre zone de Construction tant que vous ne l’avez pas vaincue.
effect-giant_rats = Quand vous le prenez, il amène une Vermine par Rat Géant présent dans votre zone de Construction, lui compris.
effect-frost_giants = Quand vous le prenez, il va sous une de vos cartes, qui ne peut être ni construite ni recyclée tant que le Géant n’est pas vaincu.
effect-shadows = À chaque phase de Planification, chacune de vos Ombres vous fait défausser une carte de votre Sélection ; l’adversaire en reçoit le bonus de Recyclage en Alchimie.
effect-thieves = Quand vous le prenez, un jeton Volé recouvre une icône de Production de votre Duché ; vaincre le Voleur en libère une.

## Ce que peuvent les conseillers

ability-underground_spy = Phase de Choix : récupérez un jeton Piège utilisé.
ability-master_cartographer = Phase de Choix : la prochaine carte de la pioche va dans la zone qui a le moins de cartes.
ability-power_behind_the_throne = Phase de Choix : révélez une carte face cachée d’une zone de Proposition ou d’une Sélection.
ability-chief_mercenary = Avant de sélectionner : défaussez une carte d’une zone de Proposition.
ability-whimsical_gambler = Avant de sélectionner : déplacez une carte d’une zone de Proposition à l’autre.
ability-tyrannical_foreman = À la fin de la Production : placez une ressource de base de votre choix sur chacune de vos cartes en Construction.
ability-forest_chieftain = Étape des Matériaux : recevez 4 Matériaux de plus, qui ne comptent pas pour la Suprématie.
ability-nurturing_mother = Étape de la Population : recevez 4 Population de plus, qui ne comptent pas pour la Suprématie.
ability-negotiator_from_the_lake = Étape de l’Or : recevez 4 Or de plus, qui ne comptent pas pour la Suprématie.
ability-pirate_of_the_five_seas = Étape de l’Exploration : recevez 4 Exploration de plus, qui ne comptent pas pour la Suprématie.
ability-scrying_alchemist = Fin de partie : toutes les Calamités comptent double, les vôtres aussi.
ability-illuminated_prophet = À tout moment : défaussez une Calamité de votre Duché.
ability-great_silversmith = À tout moment : gagnez 3 Krystalliums.
ability-master_artisan = À tout moment : construisez une carte en Construction sans payer le reste de son coût.
ability-unknown = Son pouvoir est imprimé sur la carte.
