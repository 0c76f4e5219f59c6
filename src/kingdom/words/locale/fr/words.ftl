### Les mots dont les phrases sont faites. Ce qui commence par une minuscule se place à l’intérieur d’une phrase.

nothing = rien
list-and = { $first } et { $last }
list-or = { $first } ou { $last }
# A text to type.
quoted = « { $text } »
answer-yes = oui
answer-no = non
# For a player without a name.
seat-number = la place { $number }

## Ressources, Krystallium et Soldats

resource-materials = Matériaux
resource-population = Population
resource-gold = Or
resource-exploration = Exploration
resource-krystallium = Krystallium
resource-soldier = Soldat

resource-name = { $resource ->
    [materials] { resource-materials }
    [population] { resource-population }
    [gold] { resource-gold }
    [exploration] { resource-exploration }
    [krystallium] { resource-krystallium }
   *[soldier] { resource-soldier }
}

letter-materials = M
letter-population = P
letter-gold = O
letter-exploration = E
letter-krystallium = K
letter-soldier = S

amount-materials = { $count ->
    [one] { $count } Matériau
   *[other] { $count } Matériaux
}
amount-population = { $count } Population
amount-gold = { $count } Or
amount-exploration = { $count } Exploration
amount-krystallium = { $count ->
    [one] { $count } Krystallium
   *[other] { $count } Krystalliums
}
amount-soldier = { $count ->
    [one] { $count } Soldat
   *[other] { $count } Soldats
}
soldiers-paid = { $soldiers ->
    [one] { $soldiers } Soldat
   *[other] { $soldiers } Soldats
}

spaces-open = Libres : { $cubes }.
spaces-filled = Remplies : { $cubes }.

icon-of-resource = une icône { resource-name }
icon-number = l’icône n° { $number }

## Zones de Proposition

the-area = { $area ->
    [left] la zone de gauche
   *[right] la zone de droite
}
on-the-side = { $area ->
    [left] à gauche
   *[right] à droite
}

## Cartes

cards-several = { $count } × { $card }
cards-face-down = { $count ->
    [one] une carte face cachée
   *[other] { $count } cartes face cachée
}
cards-unseen = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
card-numbered = { $card } ({ $number })
card-laid-face-down = { $card } (face cachée)
card-to-area = { $card } { on-the-side }
hidden-card = { $where ->
    [area] { $place ->
        [left] la carte face cachée de gauche
       *[right] la carte face cachée de droite
    }
   *[selection] { $place ->
        [yours] la carte face cachée de votre Sélection
       *[theirs] la carte face cachée de la Sélection adverse
    }
}{ $several ->
    [one] {""}
   *[other] {" "}(n° { $number })
}
hidden-card-remembered = { $card }, { $hidden }
quest-number = Quête { $number }
step-number = étape { $number }

## Phases

phase-set-up = la mise en place
phase-advisor-draft = le choix des conseillers
phase-choice = la phase de Choix
phase-solo-choice = la phase de Choix
phase-planning = la phase de Planification
phase-materials = l’étape des Matériaux
phase-population = l’étape de la Population
phase-gold = l’étape de l’Or
phase-exploration = l’étape de l’Exploration
phase-combat = la phase de Combat
phase-last-window = le moment des dernières actions
phase-ended = la fin de la partie

phase-title = { $phase ->
    [set-up] Mise en place
    [advisor-draft] Choix des conseillers
    [choice] Phase de Choix
    [solo-choice] Phase de Choix
    [planning] Phase de Planification
    [materials] Étape des Matériaux
    [population] Étape de la Population
    [gold] Étape de l’Or
    [exploration] Étape de l’Exploration
    [combat] Phase de Combat
    [last-window] Dernières actions
    [ended] Fin de la partie
   *[other] { $phase }
}
