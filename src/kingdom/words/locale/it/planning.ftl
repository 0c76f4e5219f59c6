### La progettazione: un foglio, un segno per carta, un’anteprima, e il pulsante che fa tutto.

plan-all-slate = Tutte in cantiere
plan-all-recycle = Ricicla tutte
plan-rest-slate = Il resto in cantiere
plan-rest-recycle = Ricicla il resto
plan-start-over = Ricomincia
plan-slate-letter = i
plan-recycle-letter = r
plan-start-over-letter = z
plan-place = scegli
plan-recycle = ricicla per { $cubes }
plan-preview = Anteprima
plan-confirm = { $count ->
    [one] Conferma la carta
   *[other] Conferma { $count } carte
}
plan-confirm-short = Conferma
plan-open = { $count ->
    [one] resta 1 carta
   *[other] restano { $count } carte
}
plan-choose = { $count ->
    [one] scegli dove mettere 1 cubo
   *[other] scegli dove mettere { $count } cubi
}
plan-part-slate = metti in cantiere { $cards }
plan-part-recycle = ricicla { $cards }
plan-title = Se confermi
plan-goods = Risorse riciclate
plan-goods-none = Segna ogni carta: in cantiere, o riciclata per le sue risorse.
plan-where = Dove?
plan-spaces-left = { $count ->
    [one] 1 spazio libero
   *[other] { $count } spazi liberi
}
plan-income = Rendita del round
plan-points = I tuoi punti
plan-change = { $before } ora, { $after } se confermi
plan-new = nuova
