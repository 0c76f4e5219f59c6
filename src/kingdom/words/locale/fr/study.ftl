### Le livret de règles : son sommaire, ses chapitres, sa recherche.

rulebook-title = Le livret de règles
rulebook-explained = À lire du début à la fin, en chapitres, avec des images. Chaque clause a un numéro, que la table indique aussi.
rulebook-begin = Commencer la lecture
rulings-title = Nos décisions
rulings-explained = Là où les règles imprimées laissent une question ouverte, ou se contredisent, il a fallu décider. Voici les { $count } décisions, chacune avec sa raison.
ruling-why = Pourquoi ?
summary-title = Aide de jeu
rules-contents = Sommaire
rules-search = Chercher dans les règles
rules-search-go = Chercher
rules-found = { $count ->
    [0] Rien trouvé pour « { $words } »
    [one] Une clause sur « { $words } »
   *[other] { $count } clauses sur « { $words } »
}
rules-found-nothing = Essayez un autre mot, ou moins de mots.
rules-face-down = Une carte face cachée
rules-in-chapter = Dans le livret : { $title }
chapter-number = { $minutes ->
    [one] Chapitre { $number }, { $minutes } minute
   *[other] Chapitre { $number }, { $minutes } minutes
}
minutes = { $count ->
    [one] { $count } min
   *[other] { $count } min
}
print = Imprimer
chapter-try = Essayer sur la table
chapter-try-one = Essayer : { $title }
chapter-try-game = Voir une table mise en place
