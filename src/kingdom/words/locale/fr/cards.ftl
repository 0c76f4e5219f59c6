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

## Ce que peuvent les conseillers

ability-unknown = Son pouvoir est imprimé sur la carte.
