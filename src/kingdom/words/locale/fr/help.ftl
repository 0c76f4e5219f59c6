### L’aide pendant la partie : ce que l’on peut faire, les conseils, ce que vaudrait une carte, et le guide.

coach-new = Le guide : du nouveau
coach-seen = Compris
coach-off = Sans guide, merci

now-title = Que puis-je faire ?
now-nothing = Rien pour l’instant : c’est à l’adversaire de décider.
now-why-not = Ce qui est entouré de pointillés n’est pas possible maintenant. Appuyez dessus, ou regardez une carte de près, pour savoir pourquoi.
now-refused = Pourquoi pas maintenant
why-step = Cette étape coûte { $cost }. On la paie avec des cubes en main, des cubes du bon type en Alchimie et du Krystallium, et vous n’en avez pas assez.

show-areas = Voir les zones
show-hand = Voir ma main
show-selection = Voir ma Sélection
show-construction = Voir la zone de Construction
show-cubes = Voir les cubes
show-stock = Voir ma réserve
show-stage = Voir le Combat

kind-Place = Placer un cube
kind-Select = Prendre une zone

good-Offer = Posez deux cartes de votre main dans les zones. Votre adversaire prend une zone, et ce qui reste peut être à vous.
good-Select = Prenez toutes les cartes d’une zone. Ce sont les cartes que vous construirez ou recyclerez dans cette manche.
good-Slate = Mettez une carte en Construction, pour la payer cube par cube. Construite, elle produit à chaque manche, ou vaut des points.
good-Recycle = Défaussez une carte contre le cube dessiné dans son coin. Utile pour les cartes que vous ne pouvez pas payer.
good-Place = Mettez un cube sur une case libre de son type, ou en Alchimie, où cinq deviennent un Krystallium.
good-Done = Annoncez que vous avez terminé. La partie continue quand tout le monde a terminé.
good-UseKrystallium = Mettez un Krystallium sur une case de n’importe quelle ressource : le plus souvent la dernière d’une carte.
good-UseSoldier = Mettez un Soldat sur une case Soldat d’une carte.
good-Abandon = Recyclez une carte en Construction pour son cube en Alchimie. Pour les cartes que vous n’achèverez plus.
good-Vanquish = Payez des Soldats pour chasser une Menace : elle ne coûte plus de points et ne nuit plus.
good-VanquishGiant = Payez des Soldats pour chasser un Géant. La carte au-dessus est achevée aussitôt.
good-VanquishThief = Payez des Soldats pour chasser un Voleur, et libérez une icône de Production.
good-House = Choisissez la carte qu’un Géant de Givre gèle : celle dont vous avez le moins besoin.
good-GiveUp = Choisissez la carte qu’une Ombre prend : celle dont vous avez le moins besoin, et si possible pas un Trésor.
good-Cover = Choisissez l’icône de Production qu’un Voleur recouvre : celle dont vous pouvez vous passer.
good-Keep = Choisissez le conseiller avec lequel vous commencez.
good-CompleteStep = Payez une étape de la Quête. Sans la dernière, vous ne pouvez pas gagner.
good-Transmute = Transmutez cinq cubes de votre zone d’Alchimie en un Krystallium.
good-Search = Renoncez à deux cartes d’une zone, regardez les trois prochaines de la pioche, et gardez-en une.
good-KeepFound = Gardez une des cartes trouvées.
good-Spy = Révélez une carte cachée avant de choisir.

hint-title = Un conseil
hint-ask = Donnez-moi un conseil
hint-practice = Avec un conseil, cette partie devient une partie libre : elle ne rapporte ni record ni médaille. Le bot ne voit que ce que vous voyez.
hint-go = Oui, aidez-moi
hint-never = Les conseils sont pour les parties en solo ou contre des bots, à votre tour.
hint-move = Le coup
hint-would = { $bot } ferait ceci :
hint-reasons = Pourquoi
hint-sees = Un conseil ne voit que ce que vous voyez. Cette partie est une partie libre.
hint-bot = Demander à
hint-again = Redemander
hint-stale = La table a changé depuis ce conseil. Redemandez.
hint-do = Jouer ce coup
hint-show = Le voir sur la table
hint-best = la meilleure
hint-less = { $points ->
    [one] environ { $points } point de moins
   *[other] environ { $points } points de moins
}

nudge-Select = Pensez à ce que vous laissez : quelle zone votre adversaire préférerait-il ?
nudge-Offer = Pensez à ce dont votre adversaire a besoin, et donnez-en le moins possible.
nudge-Slate = Quelle carte pouvez-vous achever le plus tôt ?
nudge-Recycle = Une de ces cartes vaut plus recyclée.
nudge-Place = Cherchez une carte qu’un seul cube achèverait.
nudge-Done = Il n’y a plus rien à gagner ici.
nudge-vanquish = Quelle Menace vous nuit le plus si elle reste ?
nudge-soldiers = Vous pourriez vaincre une Menace maintenant. Ces Soldats ne seront-ils pas plus utiles ailleurs ?
nudge-stock = Vous pourriez encore dépenser quelque chose ici. Cela ne vaudra-t-il pas plus tout à l’heure ?
nudge-other = On peut faire ici une chose que l’on oublie facilement.

reason-makes = { $count ->
    [one] { $card } : { $count } cube à chaque manche à venir.
   *[other] { $card } : { $count } cubes à chaque manche à venir.
}
reason-points = { $count ->
    [one] { $card } vaut { $count } point.
   *[other] { $card } vaut { $count } points.
}
reason-per-type = { $count ->
    [one] { $card } compte { $count } point par carte d’un type.
   *[other] { $card } compte { $count } points par carte d’un type.
}
reason-recycle = { $card } coûterait plus de cubes qu’elle n’en rapporterait d’ici la fin.
reason-completes = Cela achève { $card }.
reason-spares = { $count ->
    [one] { $card } ne vous coûte plus { $count } point à la fin.
   *[other] { $card } ne vous coûte plus { $count } points à la fin.
}
reason-frees = { $card } produit de nouveau avec toutes ses icônes.
reason-soldiers-for = { $card } demande des Soldats, et rapporte plus que la Menace ne coûte.
reason-soldiers-later = Les Soldats que vous gardez vous seront plus utiles plus tard.
reason-stock-later = Vos Krystalliums et vos Soldats peuvent attendre : ils seront plus utiles sur une autre carte.
reason-stock-worthless = Ce qui vous reste ne rapporterait plus de points.
reason-nothing-left = Vous ne pouvez rien faire d’autre ici.
reason-nearer = { $count ->
    [one] Il ne manque plus alors que { $count } case : { $card }.
   *[other] Il manque alors { $count } cases : { $card }.
}
reason-own-points = { $count ->
    [one] Vous finissez avec environ { $count } point de plus qu’avec le meilleur autre choix.
   *[other] Vous finissez avec environ { $count } points de plus qu’avec le meilleur autre choix.
}
reason-their-points = { $count ->
    [one] Votre adversaire finit avec environ { $count } point de moins.
   *[other] Votre adversaire finit avec environ { $count } points de moins.
}
hint-thinks = Le conseil est en préparation. Redemandez dans un instant.
reason-denies = Votre adversaire n’obtient pas { $card }.
reason-avoids = Vous ne prenez pas { $card }.
reason-hidden = Ce qui est caché { on-the-side } est peut-être un danger.
reason-sends = { $card } va { on-the-side }, pour que votre adversaire prenne cette carte.
reason-hides = { $card } reste face cachée { on-the-side } : sa valeur est difficile à évaluer.
reason-keeps = Vous gardez { $card }, que votre adversaire aimerait avoir.
reason-cheap = { $card } aide peu votre adversaire.

worth-title = Ce que cela vaut pour vous
worth-points = Construite maintenant
worth-per = ({ $points } pour chacune de { $count } : { $type })
worth-lacks = Il manque encore
worth-when = Pourrait être achevée
worth-round = à la manche { $round }, étape { $step }, si tous les cubes de votre Duché y vont
worth-never = pas dans cette partie, avec ce que votre Duché produit maintenant

## La légende de toutes les icônes

legend-title = Ce que disent les icônes
legend-cube = un cube que produit votre Duché et qui remplit les cases des cartes.
legend-krystallium = remplit une case de n’importe quel cube ; cinq cubes en Alchimie en font un.
legend-soldier = remplit les cases Soldat, vainc les Menaces, paie les conseillers.
legend-open = Une case encore libre d’une carte.
legend-stolen = Une icône de Production qu’un Voleur a recouverte : elle ne produit rien.
legend-type = un type de carte.
legend-per = Un cube par carte de ce type dans votre Duché.
legend-points = Des points en fin de partie.
legend-points-per = Des points par carte de ce type dans votre Duché.
legend-minus = Des points perdus en fin de partie.
legend-recycle = Dans le coin d’une carte : le cube que donne son recyclage.
legend-bonus = Dans une pastille sur une carte : ce que donne sa construction, une fois.
legend-trap = Piège, disponible et dépensé : il permet de poser une carte face cachée.
legend-spy = Espion, disponible et non disponible : en solo, il révèle une carte face cachée.
legend-frost = Une carte qu’un Géant de Givre empêche d’achever.
legend-clause = Une règle : appuyez dessus pour lire sa clause.
