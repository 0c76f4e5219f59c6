### Pourquoi quelque chose ne se peut pas. Sans majuscule ni point final : ils sont ajoutés à l’affichage.

refusal-of-clause = { $title } : { $why }
refusal-in-plan = action { $number } du plan : { $refusal }

## À qui le tour

refusal-game-over = la partie est terminée : on ne peut plus rien faire
refusal-no-seat = il n’y a pas de place { $number } : les places sont { $numbers }
refusal-first = autre chose passe d’abord : { $duty }
refusal-not-possible = ce n’est pas possible maintenant : c’est { $phase }
refusal-ends-a-plan = ce qui peut révéler des cartes, passer le tour ou finir une phase vient en dernier dans un plan : faites le reste ensuite
refusal-done-already = vous avez dit avoir terminé : annulez-le d’abord, ou attendez les autres
refusal-not-your-turn = ce n’est pas à vous de jouer : attendez { $seat }

## Annuler

refusal-nothing-to-undo = vous n’avez rien à annuler
refusal-barrier = cela ne peut plus être annulé : { $barrier }
barrier-danger-laid = une carte Danger a été posée
barrier-deck-card = une carte de la pioche a été révélée
barrier-turned-up = une carte face cachée a été révélée
barrier-several-turned-up = des cartes face cachée ont été révélées
barrier-round = une nouvelle manche a commencé
barrier-phase = une autre phase a commencé
barrier-dealt = les cartes ont été distribuées
barrier-looked = des cartes de la pioche ont été regardées
barrier-searched = les cartes regardées sont face visible
barrier-deck-turned = la pioche Développement est face visible
barrier-over = la partie est terminée
barrier-turn = le tour est passé
barrier-window = tout le monde a terminé la phase

## Ce qui a été tapé

refusal-no-card = aucune carte ne s’appelle « { $text } » : écrivez son nom anglais, avec #1, #2 … s’il y en a plusieurs exemplaires
refusal-not-an-offer = une Proposition, ce sont deux cartes, et « { $text } » n’en est pas une : écrivez « offer Farm#1 left, Port#2 right »
refusal-not-offered = « { $text } » n’est pas une carte d’une Proposition : écrivez « Farm#1 left » ou « Farm#1 right face down »
refusal-not-a-pair = « { $text } », ce ne sont pas deux cartes différentes : écrivez « Farm#1, Port#2 »
refusal-not-an-action = « { $text } » n’est pas une action : les actions commencent par { $texts }
refusal-written-otherwise = « { $text } » n’est pas une action : écrivez { $usages }
refusal-not-a-text = { $given } n’est pas une action : donnez une action, sa notation en texte, ou une liste
refusal-not-in-this-game = { $part ->
    [module] « { $text } » demande le module « { $key } », qui n’est pas de cette partie
    [deck] « { $text } » demande le module Menace avec le pack « { $key } », qui n’est pas de cette partie
    [solo] « { $text } » est réservé au solo
    [scenario] « { $text } » demande le scénario « { $key } », qui ne se joue pas ici
   *[other] « { $text } » demande « { $key } », qui n’est pas de cette partie
}
refusal-ambiguous = « { $text } » peut vouloir dire { $number } choses : précisez laquelle : { $choices }
refusal-nothing-asked = rien n’a été choisi : choisissez ce que vous voulez faire
refusal-no-number = il n’y a pas de numéro { $number } : choisissez de 1 à { $count }
refusal-no-card-in-hand = il n’y a pas de carte { $number } dans votre main : choisissez de 1 à { $count }
refusal-two-numbers = une Proposition, ce sont deux cartes différentes : donnez deux numéros de votre main

## Choix

refusal-cubes-first = vous avez encore des cubes en main : placez-les d’abord
refusal-offer-in-choice = on propose des cartes dans la phase de Choix, et c’est { $phase }
refusal-select-first = sélectionnez d’abord une zone, proposez ensuite
refusal-select-in-choice = on sélectionne une zone dans la phase de Choix, et c’est { $phase }
refusal-offer-now = ce tour est une Proposition : placez deux cartes de votre main dans les zones
refusal-no-area = il n’y a pas de zone { $number } : choisissez la gauche ou la droite
refusal-two-cards = une Proposition, ce sont deux cartes différentes de votre propre main
refusal-traps = { $count ->
    [0] chaque carte face cachée dépense un jeton Piège, et vous n’en avez plus
    [one] chaque carte face cachée dépense un jeton Piège, et vous n’en avez qu’un
   *[other] chaque carte face cachée dépense un jeton Piège, et vous en avez { $count }
}
refusal-hand-order = les deux cartes sont posées dans l’ordre de votre main : nommez-les dans cet ordre (GEN-7)

## Planification

refusal-calamity = une Calamité n’est ni construite ni recyclée : elle rejoint le Duché de qui l’a prise, et y reste
refusal-plan-in-planning = on met en Construction et on recycle dans la phase de Planification, et c’est { $phase }
refusal-not-in-selection = { $card } n’est pas dans votre zone de Sélection
refusal-not-a-window = il n’y a rien à terminer ici, c’est { $phase } : jouez votre tour
refusal-place-first = vous avez encore des cubes en main : placez-les d’abord sur des cartes en Construction ou en Alchimie
refusal-treasure = un Trésor ne se construit pas : recyclez-le
refusal-selection-first = il reste des cartes dans votre Sélection : mettez d’abord chacune en Construction, ou recyclez-la

## Construire

refusal-no-cube = vous n’avez en main aucun cube de ce type : { $resource }
refusal-krystallium-soldier = un Krystallium ne remplace jamais un Soldat
refusal-no-krystallium = vous n’avez pas de Krystallium
refusal-no-soldier = vous n’avez pas de Soldat : celui de la zone d’Entraînement ne compte pas
refusal-not-under-construction = { $card } n’est pas une de vos cartes en Construction
refusal-no-open-space = { $card } n’a plus de case libre de ce type : { resource-name }

## Menaces

refusal-menace = { $card } ne se construit pas et ne se recycle pas : la carte reste jusqu’à ce qu’elle soit vaincue au Combat
refusal-fight-in-combat = on vainc les Menaces dans la phase de Combat, et c’est { $phase }
refusal-not-standing = { $card } n’est pas dans votre zone de Construction
refusal-soldiers = { $count ->
    [one] { $card } demande { $count } Soldat, et vous en avez { $count2 }
   *[other] { $card } demande { $count } Soldats, et vous en avez { $count2 }
}
refusal-frozen = { $card } est une carte glacée : il faut d’abord vaincre le Géant de Givre qui est dessous
refusal-name-card-above = choisissez la carte au-dessus du Géant : { $copy }
refusal-no-giant-to-house = vous n’avez pas de Géant de Givre à placer : cela se fait au début de la Planification
refusal-giant-there = il y a déjà un Géant sous { $card } : il n’y a de place que pour un seul
refusal-no-shelter = { $card } n’est pas une carte Développement en Construction ou dans votre Sélection
refusal-no-giant-under = aucun de vos Géants n’est sous { $card }
refusal-fill-first = remplissez d’abord toutes les cases de la carte { $card } : elle est achevée quand le Géant est vaincu
refusal-giant-alone = un Géant qui n’est sous aucune carte ne peut pas être vaincu : il sera placé à la prochaine Planification
refusal-no-shadow = aucune Ombre ne vous demande de carte maintenant
refusal-not-for-shadow = { $card } n’est ni un Développement ni un Trésor de votre Sélection
refusal-shelter-needed = un Géant de Givre a besoin de { $card } pour se placer dessous : cédez plutôt un Trésor
refusal-name-token = dites quel jeton Volé le Voleur libère : icône 1, 2 … d’une carte
refusal-no-thief = aucun Voleur ne vous fait recouvrir d’icône maintenant
refusal-not-in-duchy = { $card } n’est pas dans votre Duché
refusal-covered = un jeton Volé est déjà sur cette icône : recouvrez-en une autre
refusal-first-equal-icon = plusieurs icônes de cette carte sont identiques : nommez la première qui n’est pas recouverte
refusal-no-icon = { $card } n’a pas d’icône { $number } qui produise un cube maintenant
refusal-last-equal-icon = plusieurs icônes de cette carte sont identiques : nommez la dernière qui est recouverte
refusal-frees-nothing = { $card } n’est pas un Voleur et ne libère aucun jeton : il suffit de vaincre la carte
refusal-no-token-there = aucun jeton Volé ne se trouve sur l’icône { $number } de cette carte de votre Duché : { $card }

## Conseillers

refusal-advisor-not-yours = { $advisor } n’est pas dans votre zone du Conseil
refusal-advisor-used = { $advisor } a déjà servi dans cette manche, et un pouvoir ne s’active qu’une fois par manche
refusal-advisor-soldiers = { $count ->
    [one] { $advisor } demande { $count } Soldat, et vous en avez { $count2 }
   *[other] { $advisor } demande { $count } Soldats, et vous en avez { $count2 }
}
refusal-advisor-in-choice = ce conseiller s’active dans la phase de Choix, et c’est { $phase }
refusal-no-trap-spent = vous n’avez dépensé dans cette manche aucun jeton Piège que L’Espionne des Bas-Fonds puisse rapporter
refusal-deck-has-no-card = il ne reste aucune carte dans la pioche Développement
refusal-fewer-cards = { $area ->
    [left] la carte va dans la zone qui a le moins de cartes : à gauche
   *[right] la carte va dans la zone qui a le moins de cartes : à droite
}
refusal-not-face-down = { $count ->
    [0] aucune carte n’est face cachée dans une zone de Proposition ou une Sélection
   *[other] aucune carte nommée { $handle } n’est face cachée dans une zone de Proposition ou une Sélection ; il y a : { $handles }
}
refusal-before-selecting = c’est à vous de proposer : ce conseiller s’active avant de sélectionner
refusal-areas-empty = il n’y a aucune carte dans les zones de Proposition
refusal-not-in-area-hidden = aucune carte nommée { $handle } n’est face cachée dans une zone de Proposition
refusal-not-in-area = { $card } n’est pas face visible dans une zone de Proposition ; une carte face cachée a un repère
refusal-keep-in-draft = on garde un conseiller avant la manche 1, et c’est { $phase }
refusal-not-drawn = { $card } n’est pas un des conseillers que vous avez piochés
refusal-alchemist-last = L’Alchimiste Devin s’active en fin de partie, et c’est { $phase }
refusal-no-calamity = aucun Duché n’avait de Calamité au début des dernières actions : il n’y a rien à doubler
refusal-foreman-last = Le Contremaître Despote s’active à la fin de l’étape de l’Exploration, et c’est { $phase }
refusal-foreman-cubes = vous avez encore des cubes en main : placez-les avant d’activer Le Contremaître Despote
refusal-foreman-no-space = aucune de vos cartes en Construction n’a de case libre pour une ressource de base
refusal-foreman-unused = Le Contremaître Despote n’a pas de cube à placer : activez-le d’abord
refusal-foreman-order = Le Contremaître Despote va de carte en carte : c’est maintenant le tour de celle-ci : { $copy }
refusal-advisor-step = ce conseiller s’active pendant { $step }, et c’est { $phase }
refusal-no-calamity-yours = il n’y a aucune Calamité dans votre Duché
refusal-not-a-calamity = { $card } n’est pas une Calamité de votre Duché
refusal-nothing-under-construction = vous n’avez aucune carte en Construction
refusal-not-completed = la carte { $card } ne peut pas être construite maintenant

## Quêtes

refusal-transmutes-itself = dans cette édition, cinq cubes en Alchimie se transmutent d’eux-mêmes, aussitôt (CON-3)
refusal-not-five = { $count ->
    [one] { $cubes } : cela fait { $count } cube ; nommez-en exactement { $count2 } pour transmuter
   *[other] { $cubes } : cela fait { $count } cubes ; nommez-en exactement { $count2 } pour transmuter
}
refusal-not-in-alchemy = vous ne pouvez pas transmuter { $cubes } : votre zone d’Alchimie contient { $cubes2 }
refusal-no-step = la Quête { $number } n’a pas d’étape { $number2 } sur cette table : { $boards }
board-on-the-table = la Quête { $number } est « { $quest } », avec les étapes 1 à { $number2 }
refusal-step-done = vous avez déjà rempli l’étape { $number } de la Quête « { $quest } », et chacune se remplit une fois
refusal-payment = l’étape { $number } de la Quête « { $quest } » coûte { $cubes } en ressources de base, et le paiement est de { $cubes2 } : nommez chaque cube une fois, de la main, de l’Alchimie ou comme Krystallium
refusal-payment-hand = le paiement prend { $cubes } dans votre main, où il y a { $cubes2 }
refusal-payment-alchemy = le paiement prend { $cubes } dans votre zone d’Alchimie, où il y a { $cubes2 }
refusal-payment-krystallium = { $count ->
    [one] le paiement demande { $count } Krystallium, et vous en avez { $count2 }
   *[other] le paiement demande { $count } Krystalliums, et vous en avez { $count2 }
}
refusal-payment-soldiers = { $count ->
    [one] l’étape { $number } de la Quête « { $quest } » demande { $count } Soldat, et vous en avez { $count2 }
   *[other] l’étape { $number } de la Quête « { $quest } » demande { $count } Soldats, et vous en avez { $count2 }
}

## Solo

refusal-no-offer-alone = en solo vous ne proposez rien : les pioches alimentent les zones, et vous en sélectionnez une
refusal-area-chosen = { $area ->
    [left] vous avez choisi la zone de gauche : fouillez-la encore une fois, ou prenez-la
   *[right] vous avez choisi la zone de droite : fouillez-la encore une fois, ou prenez-la
}
refusal-deck-empty = la pioche Développement est vide : il n’y a rien à regarder
refusal-search-in-choice = on ne peut fouiller qu’en sélectionnant une zone dans la phase de Choix, et c’est { $phase }
refusal-search-limit = vous avez fouillé autant que cette partie le permet dans une manche : sélectionnez une zone
refusal-search-cards = { $area ->
    [left] la carte { $card } ne peut pas être défaussée : nommez deux Développements ou Trésors face visible dans la zone de gauche
   *[right] la carte { $card } ne peut pas être défaussée : nommez deux Développements ou Trésors face visible dans la zone de droite
}
refusal-search-order = une Fouille défausse deux cartes différentes, nommées dans l’ordre où elles sont posées
refusal-not-searched = vous n’avez pas fouillé : il n’y a aucune carte de la pioche à garder
refusal-not-found = { $copy } n’est pas parmi les cartes que vous avez regardées : gardez { $copies }
refusal-spy-in-choice = on révèle des cartes dans la phase de Choix, et c’est { $phase }
refusal-spy-unknown = { $count ->
    [0] aucune carte n’est face cachée dans les zones
    [one] aucune carte face cachée des zones ne s’appelle { $handle } : il y a { $handles }
   *[other] aucune carte face cachée des zones ne s’appelle { $handle } : il y a { $handles }
}
refusal-no-spy = aucun jeton n’est disponible

## Scénarios

refusal-farm = dans Des Rats Partout, une Ferme ne se recycle pas : construisez-la
