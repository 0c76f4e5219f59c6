### La Planification : une feuille, une marque par carte, un aperçu, et le bouton qui fait tout.

plan-all-slate = Tout en chantier
plan-all-recycle = Tout recycler
plan-rest-slate = Le reste en chantier
plan-rest-recycle = Recycler le reste
plan-start-over = Tout reprendre
plan-slate-letter = e
plan-recycle-letter = r
plan-start-over-letter = t
plan-place = choisir
plan-recycle = recycler pour { $cubes }
plan-preview = Aperçu
plan-confirm = { $count ->
    [one] Confirmer la carte
   *[other] Confirmer { $count } cartes
}
plan-confirm-short = Confirmer
plan-open = { $count ->
    [one] reste 1 carte
   *[other] restent { $count } cartes
}
plan-choose = { $count ->
    [one] 1 cube à placer
   *[other] { $count } cubes à placer
}
plan-part-slate = mettre en chantier { $cards }
plan-part-recycle = recycler { $cards }
plan-title = En confirmant
plan-goods = Ressources recyclées
plan-goods-none = Marquez chaque carte : en chantier, ou recyclée pour ses ressources.
plan-where = Où les placer ?
plan-spaces-left = { $count ->
    [one] 1 case libre
   *[other] { $count } cases libres
}
plan-income = Revenu de la manche
plan-points = Vos points
plan-change = { $before } maintenant, { $after } en confirmant
plan-new = nouveau
