### Le tabelle di cifre della riga di comando. Le intestazioni sono separate da virgole.

columns-matches = Incontro, Regole, Partite, Tasso, 95 %, Elo, 95 %, Scarto, Pareggi, Nessuno
columns-table = Tasso di vittoria contro
columns-alone = Regole, Bot, Partite, Vinte, Bronzo o meglio, 95 %, Oro, Argento, Bronzo, Nessuna, Perse, Punti
columns-ahead = Vantaggio, 95 %
columns-paces = Bot, Decisioni, Media ms, Massimo ms, In ritardo, Rinunce
columns-simulate = Regole, Partite, Decisioni, Punteggi, Vinte, Condivise, Nessuno, Medaglie
figures-between = da { $low } a { $high }
sprt-high = almeno { $elo } Elo ({ $ratio } su ±{ $bound })
sprt-low = al massimo { $elo } Elo ({ $ratio } su ±{ $bound })
sprt-undecided = indeciso ({ $ratio } su ±{ $bound })
figures-broken = { $games } ({ $broken } fallite)
figures-medal = { $medal ->
    [gold] { $count } oro
    [silver] { $count } argento
    [bronze] { $count } bronzo
   *[none] { $count } senza medaglia
}
