### Ce qui ne va pas dans un jeu de cartes : dit après le nom d’un fichier, d’une entrée et d’un champ.

fault-is-missing = manque
fault-not-toml = n’est pas du TOML valide : { $error }
fault-nested-too-deep = n’est pas du TOML valide : il est trop imbriqué
fault-not-utf-8 = n’est pas du texte en UTF-8
fault-cannot-be-read = ne peut pas être lu : { $error }
fault-no-toml-file = est un dossier sans fichier .toml
fault-no-such-pack-file = n’existe pas : donnez un dossier ou un fichier .toml
fault-must-be-text = doit être un texte
fault-must-be-a-table = doit être une table, { $header }
fault-must-be-tables = doit être une liste de tables, { $header }
fault-must-be-texts = doit être une table de textes, { $example }
fault-must-be-a-key = doit être un mot en lettres minuscules, chiffres et _
fault-no-part-of-a-pack = n’est pas une partie d’un pack : utilisez { $sections }
fault-given-twice = est donné deux fois, d’abord dans { $file } : gardez-en un
fault-names-no-field = nomme { $name }, que l’entrée n’a pas
fault-missing-give = manque : donnez { $what }
fault-is-give = vaut { $given } : donnez { $what }
fault-whole-number = un nombre entier de { $least } à { $most }
fault-true-or-false = true ou false
fault-one-of = un de ceux-ci : { $names }
fault-a-text = un texte
fault-texts = une liste de textes
fault-letters = des lettres, par exemple { $example }
fault-strange-letters = { $given } contient { $strange } : n’utilisez que les lettres { $letters }
fault-too-many-letters = a { $count } lettres : donnez-en { $most } au plus
fault-resource-letters = { $count ->
    [one] une lettre parmi M, P, G, E
   *[other] { $count } lettres parmi M, P, G, E
}
fault-strange-icon = contient { $given } : écrivez { $example } ou { $example2 }, avec M, P, G ou E
fault-too-many-icons = a plus de { $most } icônes : donnez-en moins
fault-a-table = une table telle que { $example }
fault-any-table = une table
fault-has-use = contient { $given } : utilisez { $names }
fault-gives-for = donne { $given } pour { $key } : donnez { $what }
fault-name-too-long = vaut { $given } : utilisez au plus { $most } lettres, espaces, apostrophes et traits d’union
fault-strange-arms = vaut { $given } : donnez une partition et un meuble, par exemple { $example }
fault-no-field = n’est pas un champ ici : utilisez { $names }
fault-no-field-near = n’est pas un champ ici : vouliez-vous dire { $name } ?
fault-key-taken = est un { $section } dans { $pack } : choisissez une autre clé pour un { $section2 }
fault-not-kept = n’est pas un jeu de cartes conservé : { $error }
fault-extends = vaut { $given } : écrivez { $base } ou { $none }
fault-cards-in-all = { $count ->
    [one] a { $count } carte en tout, la boîte en a { $size }
   *[other] a { $count } cartes en tout, la boîte en a { $size }
}
fault-copies-of-the-box = vaut { $count } : la boîte en a { $size }
fault-lacks = manque de { $names }
fault-no-rules = n’a pas de règles : les entrées { $section } sont { $names }
fault-no-rules-broken = n’a pas de règles : les entrées { $section } sont { $names } ; { $broken }
fault-broken-package = le paquet { $name } est cassé : { $why }
fault-other-deck = vaut { $given } : cette carte appartient à { $deck }
fault-deck-without-entry = vaut { $given } : donnez-lui une entrée à elle, [[deck]]
fault-deck-without-card = n’a pas de carte : ajoutez un [[menace]] avec { $example }
fault-copies-for-scenarios = { $name } : vaut { $count }, les scénarios en demandent { $least }
fault-names-no-card = nomme { $name }, mais il n’y a aucune carte { $section } de ce nom
fault-needs-copies = demande { $count } { $name }, la boîte en a { $size }
fault-names-nothing = nomme { $name }, mais ce pack n’a rien de tel ({ $section })
fault-both-or-neither = { $name } va avec { $field } : donnez les deux ou aucun
fault-leaves-out-needed = nomme { $name } : n’omettez que des cartes uniques qu’aucun scénario ne nomme
fault-leaves-out-count = { $count ->
    [one] nomme { $count } carte, à cette édition il en manque { $size }
   *[other] nomme { $count } cartes, à cette édition il en manque { $size }
}
fault-name-taken = est aussi le nom de { $name } : donnez à chaque carte le sien
fault-name-begins = est le début du nom de { $name } : la notation doit les distinguer
fault-name-within = commence par le nom entier de { $name } : la notation doit les distinguer
fault-no-space = est vide : une carte a au moins une case
fault-makes-nothing = est vide : un Duché produit dès le début
fault-steps = { $count } étapes, [[quest.steps]]
fault-must-be-steps = doit être { $count } tables, [[quest.steps]], l’étape finale en dernier
fault-no-cost = est vide : une étape a un coût
fault-only-final = n’est que pour l’étape finale à deux joueurs
fault-three-scores = trois scores, Bronze, Argent et Or
fault-growing-scores = vaut { $given } : donnez trois scores croissants au-dessous de { $most }, Bronze, Argent et Or
fault-ready-and-spent = deux nombres, disponibles et dépensés
fault-no-pack = il n’y a pas de pack { $given } : donnez un dossier ou un fichier .toml
fault-no-pack-among = il n’y a pas de pack { $given } : donnez un chemin, ou un de ceux-ci : { $names }
fault-no-side = un Duché n’a pas de face { $given } : choisissez A ou B
fault-no-names-in = pas de noms en { $given } : choisissez parmi { $names }
fault-nothing-called = rien dans { $pack } ne s’appelle { $given }
fault-nothing-called-near = rien dans { $pack } ne s’appelle { $given } : vouliez-vous dire { $names } ?
fault-nothing-called-list = rien dans { $pack } ne s’appelle { $given } : `kingdom content show` donne toute la liste
fault-may-be = { $given } peut être { $names } : dites lequel
