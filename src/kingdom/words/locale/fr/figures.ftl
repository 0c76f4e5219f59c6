### Les tableaux de chiffres de la ligne de commande. Les en-têtes sont séparés par des virgules.

columns-matches = Match, Règles, Parties, Taux, 95 %, Elo, 95 %, Écart, Nulles, Personne
columns-table = Taux de victoire contre
columns-alone = Règles, Bot, Parties, Gagnées, Bronze ou mieux, 95 %, Or, Argent, Bronze, Aucune, Perdues, Score
columns-ahead = Avance, 95 %
columns-paces = Bot, Décisions, Moyenne ms, Maximum ms, En retard, Forfaits
columns-simulate = Règles, Parties, Décisions, Scores, Gagnées, Partagées, Personne, Médailles
figures-between = de { $low } à { $high }
sprt-high = au moins { $elo } Elo ({ $ratio } sur ±{ $bound })
sprt-low = au plus { $elo } Elo ({ $ratio } sur ±{ $bound })
sprt-undecided = indécis ({ $ratio } sur ±{ $bound })
figures-broken = { $games } ({ $broken } en échec)
figures-medal = { $medal ->
    [gold] { $count } or
    [silver] { $count } argent
    [bronze] { $count } bronze
   *[none] { $count } sans médaille
}
