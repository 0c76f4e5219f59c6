### Les pages : titres, boutons et indications. Les phrases sur les parties sont dans les autres fichiers.

game-title = It's a Wonderful Kingdom
skip-to-content = Aller au contenu
language = Langue
language-choose = Choisir
help = Aide et touches
nav-main = Navigation principale
nav-home = Accueil
nav-rules = Règles
nav-cards = Cartes
nav-games = Vos parties
to-the-table = Aller à la table
look = Voir
never-mind = Annuler
why-not = Pourquoi pas ?

## Accueil

home-continue = Continuer
home-sit-down = Prendre place
home-quick-bot = Jouer
home-finished = Terminées
home-scenarios = Scénarios solo
home-unofficial = Un projet de joueurs, non officiel, avec ses propres images et textes.
game-alone = { $name }, en solo
game-between = { $first } contre { $second }
base-game = Partie d’initiation
default-name-own = Ann
default-name-other = Bran

## Une nouvelle partie

new-title = Nouvelle partie
new-who = Qui joue ?
new-level = Niveau de l’adversaire
new-pace = Temps de réflexion
new-modules = Modules
new-modules-none = Sans module, c’est la partie d’initiation ; on peut en combiner plusieurs.
new-decks = Packs Menace
new-deck-pair = Le vôtre et celui de l’adversaire
new-deck = Dans la pioche Danger
deck-pair = { $own } contre { $other }
new-quests = Quête
your-name = Votre nom
other-name = Nom de l’adversaire
new-more = Packs, Quête, édition, faces…
new-edition = Édition
new-side = Face des Duchés
new-duchy = Votre Duché
duchy-begins = Commence aux manches 1 et 3.
duchy-second = Commence aux manches 2 et 4.
duchy-alone = Face A, chaque Duché produit et marque à sa façon ; face B, ils sont pareils.
new-search = Fouille
new-open = Préparer la table
scenario-begin = Commencer
scenario-more = Faces, Duché, Fouille
medal-letter-bronze = B
medal-letter-silver = A
medal-letter-gold = O
medal-earned = obtenue

## Venir à une table

seatless-title = Pas de place ici
seatless = Ce navigateur n’a pas de place à cette table. Ouvrez le lien que l’on vous a donné, ou demandez-en un.
seatless-sit = Prendre place : { $seat }
join-title = Une place vous est gardée
join-invited = { $seat } vous invite à jouer à It's a Wonderful Kingdom.
join-sit = Prendre la place
labelled = { $label } : { $text }
invite-title = Inviter
invite-send = Envoyez ce lien à votre ami. La place est à qui l’ouvre en premier.
invite-waits = Cette page vous mènera à la table dès que votre ami aura pris sa place.
invite-here-only = Le lien ne s’ouvre que sur cet ordinateur, dans un autre navigateur : personne d’autre ne peut y accéder. Pour jouer à distance, hébergez la partie avec kingdom serve.
invite-rematch = { $seat } voit l’invitation sur l’ardoise de Score de la dernière partie.
invite-link = Lien pour votre ami
invite-taken = { $seat } a pris l’autre place.
invite-again = Le lien ne peut plus être affiché. Un nouveau le remplace.
invite-make = Créer un lien
guest-awaited = { $seat } n’est pas encore là. Envoyez ce lien : la place est à qui l’ouvre en premier.
status-awaited = { $seat } n’est pas encore là : envoyez le lien.
copy = Copier
copied = Copié
watch-title = Spectateurs
watch-explained = Les spectateurs voient les cartes face visible, mais aucune main.
watch-make = Créer un lien pour les spectateurs
watch-link = Lien pour les spectateurs

## À deux sur un écran

hand-over = Passer la main : { $seat }
hand-over-title = Cacher vos cartes et passer l’écran
cover-title = { $seat }, c’est à vous
cover-explained = Passez l’écran à { $seat }. D’ici là, aucune carte n’est montrée.
cover-here = C’est moi, { $seat }
cover-undo = { $seat } n’a pas encore terminé

## La piste

round-of = { $number ->
    [0] Avant la manche 1 sur { $rounds }
   *[other] Manche { $number } sur { $rounds }
}
phases = Phases
steps = Étapes
track-draft = Conseillers
track-choice = Choix
track-planning = Planification
track-production = Production
track-combat = Combat
track-last = Dernières actions
track-turn = tour { $number } sur { $count }
table-title = { $yours ->
    [yes] ● { $lead }
   *[no] { $lead }
} · Wonderful Kingdom

## Zones

# Under the name of the opponent, in an open window.
seat-done = a terminé
zone-opponent = Adversaire : { $seat }
zone-hand = Main
zone-hand-of = Main : { $seat }
zone-selection = Sélection
zone-construction = Construction
zone-duchy = Duché
zone-duchy-of = Duché : { $seat }
zone-stock = Réserve
zone-training = Entraînement
zone-area-left = Proposition de gauche
zone-area-right = Proposition de droite
zone-board = Plateau de Production
zone-cubes = Cubes en main
zone-draft = Choix des conseillers
zone-advisors = Conseillers
zone-quest = Quête : { $quest }
zone-side = Quêtes, conseillers et chronique
zone-log = Chronique
selection-of = Sélection : { $seat }
tabs = Parties de la table
tab-construction = Chantiers
tab-more = Plus
cards = { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
}
built = { $count ->
    [one] { $count } construite
   *[other] { $count } construites
}
construction-count = { $menaces ->
    [0] { $vermin ->
        [0] { cards-under-construction }
        [one] { cards-under-construction }, { $vermin } Vermine
       *[other] { cards-under-construction }, { $vermin } Vermines
    }
   *[other] { $vermin ->
        [0] { cards-under-construction }, { menaces-standing }
        [one] { cards-under-construction }, { menaces-standing }, { $vermin } Vermine
       *[other] { cards-under-construction }, { menaces-standing }, { $vermin } Vermines
    }
}
cards-under-construction = { $cards ->
    [0] aucune carte
    [one] { $cards } carte
   *[other] { $cards } cartes
}
menaces-standing = { $menaces ->
    [one] { $menaces } Menace
   *[other] { $menaces } Menaces
}
construction-empty = Rien n’est en Construction.
selection-empty = Il n’y a plus rien à planifier.
duchy-side = { $duchy }, face { $side }
production-per-round = Ce que produit le Duché en une manche : { $seat }
production-leads = Plus que n’en produit l’adversaire
production-next = Ce que produisent les Duchés
production-of = Ressource
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
points-title = Le score si la partie se terminait maintenant
soldiers = Soldats
traps = Pièges
spies = Espions
training-full = un Soldat
training-empty = vide
alchemy-count = Alchimie, { $count } sur { $full }
alchemy-more = Alchimie, { $count } cubes
alchemy-holds = La zone d’Alchimie contient { $cubes }
beside-danger = À côté de la pioche Danger : { $count }, { $most } au plus
any-time = À tout moment
token-trap-ready = Piège, disponible
token-trap-spent = Piège, dépensé
token-spy-ready = Espion, disponible
token-spy-spent = Espion, non disponible
token-open = case libre
token-stolen = volé
decks = Pioches
deck-development = dans la pioche
deck-shuffled = dans la pioche
deck-danger = Danger
deck-calamities = Calamités
deck-discards = défaussées

## Les cartes telles qu’elles sont posées

piece-hidden = Une carte face cachée.
piece-hidden-by = Une carte face cachée, posée par { $seat }.
piece-laid = { $seat } a posé { $card }
piece-remembered = Vous avez posé { $card }
charter-makes = produit
charter-bonus = bonus
charter-frozen = glacée
charter-required = imposée
charter-completes = { $cubes } pour l’achever
vanquish-cost = { $count ->
    [one] Il faut { $count } Soldat pour la vaincre.
   *[other] Il faut { $count } Soldats pour la vaincre.
}
where-hand-own = Dans votre main.
where-hand-other = Dans la main de l’adversaire.
where-construction-own = En Construction chez vous.
where-construction-other = En Construction chez l’adversaire.
where-duchy-own = Dans votre Duché.
where-duchy-other = Dans le Duché de l’adversaire.
where-discards-own = Défaussée par vous.
where-discards-other = Défaussée par l’adversaire.
where-selection-own = Dans votre Sélection.
where-selection-other = Dans la Sélection de l’adversaire.
where-menaces-own = Dans votre zone de Construction.
where-menaces-other = Dans la zone de Construction de l’adversaire.
where-advisors-own = À votre service.
where-advisors-other = Au service de l’adversaire.
where-area = Dans une zone de Proposition.
where-table = Sur la table.
card-remembered = Elle est face cachée : il n’y a que vous qui sachiez laquelle c’est.
card-possible = Ce que vous pouvez en faire maintenant
card-refused = Pourquoi pas…
discards-title = Défausse
discards-none = Aucune carte n’y est face visible.
discards-hidden = { $count ->
    [one] { $count } autre carte y est face cachée : personne ne l’a vue.
   *[other] { $count } autres cartes y sont face cachée : personne ne les a vues.
}

## Proposer

do-Offer = Proposer
lay-here = La poser ici
lay-where = Où poser { $card }
lay-keep = Garder
lay-left = À gauche
lay-right = À droite
lay-down = Face cachée
lay-left-down = À gauche, face cachée
lay-right-down = À droite, face cachée

## Ce que dit un bouton sur une carte ; son étiquette en dit plus

do-Select = Sélectionner
do-Slate = En chantier
do-Recycle = Recycler
do-Done = Terminé
do-House = Placer ici
do-GiveUp = Céder
do-Vanquish = Vaincre
do-VanquishGiant = Vaincre
do-VanquishThief = Vaincre
do-Keep = Garder
do-KeepFound = Garder
do-Abandon = Recycler
do-Spy = Révéler
do-Search = Fouiller
do-Transmute = Transmuter
do-spend = Utiliser
do-use = Activer
do-UseMasterCartographer = Poser ici la prochaine carte
do-UsePowerBehindTheThrone = Révéler
do-UseChiefMercenary = Défausser
do-UseWhimsicalGambler = Déplacer
do-UseIlluminatedProphet = Défausser
do-UseMasterArtisan = Achever
do-UseUndergroundSpy = Activer
do-UseTyrannicalForeman = Activer
do-UseForestChieftain = Activer
do-UseNurturingMother = Activer
do-UseNegotiatorFromTheLake = Activer
do-UsePirateOfTheFiveSeas = Activer
do-UseScryingAlchemist = Activer
do-UseGreatSilversmith = Activer

## Raccourcis

fill = Remplir { $count }
fill-label = Placer { $count } des cubes en main sur { $card }
rest-to-alchemy = Les { $count } en Alchimie
rest-to-alchemy-label = Placer { $cubes } en Alchimie
cubes-hint = Ou choisissez une case mise en évidence ci-dessous.

## Modes : on choisit d’abord l’action, puis ce qu’elle vise

mode-krystallium = Utiliser un Krystallium
mode-soldier = Placer un Soldat
mode-abandon = Recycler une carte
mode-thief = Vaincre un Voleur
mode-advisor = Activer { $advisor }
prompt-krystallium = Quelle case le Krystallium remplit-il ?
prompt-soldier = Sur quelle carte va le Soldat ?
prompt-abandon = Quelle carte en Construction recycler ?
prompt-thief = Quelle icône le Voleur vaincu libère-t-il ?
prompt-search = Cochez dans une même zone deux cartes à défausser, puis fouillez la pioche.
prompt-transmute = Quels sont les cinq cubes qui deviennent un Krystallium ?
prompt-step = Comment payez-vous l’étape ?
prompt-advisor = { $advisor } : choisissez la cible.
searched-title = Gardez une de ces cartes ; les autres sont défaussées
other-title = Vous pouvez aussi
form-CompleteStep = { $step } : comment payez-vous ?
    .go = Payer
form-Transmute = Cinq cubes deviennent un Krystallium
    .go = Transmuter
form-Search =
    .go = En défausser deux et fouiller
    .each = défausser
payment-besides = en plus :
heap-hand = { $count } de la main
heap-alchemy = { $count } de l’Alchimie
heap-krystallium = { $count ->
    [one] { $count } Krystallium
   *[other] { $count } Krystalliums
}
step-pay = Payer
step-pay-label = Payer « { $step } »
step-done-by = Remplie par { $seat }
quest-final = (étape finale)
advisors-of = Conseillers : { $seat }
advisor-of = Conseiller de { $seat }.
advisor-used = A déjà servi dans cette manche.
draft-waiting = Le choix des conseillers est en cours.

## Production

mill-won = Suprématie : { $seat }
mill-tie = égalité : personne
mill-alone = trop peu : pas de bonus
mill-leads = { $seat } mène de { $count }
mill-next = pour l’instant

## Annuler

undo = Annuler
undo-title = Annuler votre dernière action (Ctrl+Z)
undo-done = Pas encore terminé
reset = Recommencer
reset-title = Annuler tout ce que vous avez fait dans cette phase
notice-close = Fermer
offline = Le serveur ne répond pas. Nouvel essai…
look-again = Regarder de nouveau
leave-table = Quitter la table
why-title = Pourquoi pas ?
why-possible = C’est possible maintenant.
why-spectator = Les spectateurs ne font que regarder : prenez une place pour jouer.

## Chronique et score

log-all = Tout
log-part = { $round ->
    [none] { phase-title }
   *[other] Manche { $round }, { phase-title }
}
log-fresh = Depuis votre dernier tour :
score-now-title = Le score jusqu’ici
score-now-explained = Ce que chacun aurait si la partie se terminait maintenant, pour autant que vous puissiez le savoir.

## La fin

end-of-round = Fin de partie, manche { $number }
sheet-title = L’ardoise de Score
sheet-source = Origine
sheet-ties = L’égalité est départagée par
sheet-cannot-win = { $seat } ne peut pas gagner :
sheet-worthless = Les Krystalliums, les Soldats et les cartes en Construction ne valent rien.
sheet-medals = Médailles
sheet-best = Meilleures cartes
chart-rounds = Les points au fil des manches
chart-sources = D’où viennent les points
rematch = Rejouer, places échangées
rematch-alone = Rejouer
rematch-asked = { $seat } propose une revanche. Votre place est gardée.
rematch-sent = Vous avez proposé une revanche à { $seat }.
rematch-go = Aller à la revanche
replay = Revoir
record = Enregistrement
share-replay = Lien pour revoir la partie

## Revoir une partie

replay-title = Coup { $step } sur { $steps }
replay-done = { $seat } : { $action }
replay-previous = Coup précédent
replay-next = Coup suivant
replay-next-phase = Phase suivante
replay-previous-phase = Phase précédente
replay-open = Toutes les cartes face visible
replay-as = Vu par { $seat }
replay-whose = Point de vue
replay-show = Montrer
replay-start = Avant le premier coup.
replay-end = Voir l’ardoise de Score

## Parties terminées et records

games-none = Aucune partie n’a encore été terminée dans ce navigateur.
games-sheet = Ardoise de Score
records-title = Meilleurs résultats en solo
records-game = Partie
records-best = Meilleur score
records-medal = Médaille
records-lost = Perdue
records-unplayed = pas encore
upload-title = Ouvrir un enregistrement
upload-explained = On peut revoir ici un enregistrement gardé depuis une ardoise de Score. Une partie inachevée peut être continuée, comme partie libre.
upload-file = Fichier de l’enregistrement
upload-open = Ouvrir
practice = partie libre
practice-explained = Une partie est une partie libre quand sa donne pouvait être connue d’avance, ou quand un bot a remplacé un joueur absent. Elle ne rapporte pas de médaille ici.

## Cartes

cards-title = Les cartes
cards-explained = Toutes les cartes de la boîte, avec ce qui y est imprimé.
cards-filter = Quelles cartes
cards-all = Toutes
cards-resources = Six ressources : une forme, une lettre, une couleur
cards-design = Là où les livrets ne montrent pas une valeur, elle vient de ce projet.
gallery-structure = Structures
gallery-specialist = Compagnies
gallery-monument = Monuments
gallery-discovery = Découvertes
gallery-treasure = Trésors
gallery-calamity = Calamités
gallery-menace = Menaces
gallery-advisor = Conseillers
gallery-duchy = Duchés
gallery-quest = Quêtes
copies = { $count ->
    [one] un exemplaire
   *[other] { $count } exemplaires
}
quest-side-two = À deux joueurs
quest-side-solo = En solo
quest-pay = payez
quest-gain = gagnez
quest-first = { $points } de plus pour qui la remplit en premier

## Règles

rules-title = Les règles, clause par clause
rules-explained = Chaque règle du jeu a un numéro. La table le cite dès que quelque chose arrive ou est refusé. Là où les règles imprimées laissent une question ouverte, il y a une décision avec sa raison.
short-title = Le jeu en bref
short-goal = En quatre manches, vous bâtissez votre Duché. À la fin, qui a le plus de points devient monarque du royaume ; en solo, vous jouez pour une médaille.
short-choice = Tour à tour, vous prenez une des deux zones de Proposition avec toutes ses cartes, puis vous y posez deux cartes de votre main que l’adversaire pourra prendre. Un Piège en pose une face cachée.
short-planning = Chaque carte prise est mise en Construction, ou recyclée contre le cube dessiné dans son coin.
short-production = Quatre étapes, des Matériaux à l’Exploration : votre Duché produit des cubes, et chacun va sur une carte en Construction ou en Alchimie, où cinq deviennent un Krystallium. Une carte dont toutes les cases sont remplies est construite et produit dès l’étape suivante. Qui produit le plus de cubes d’une ressource gagne des Soldats.
short-combat = Avec le module Menace, un Combat termine chaque manche : les Soldats vainquent ce qui se trouve dans votre zone de Construction.
ruling = Décision
ruling-reason = Raison :

## Aide

help-title = Aide
help-more = À lire aussi :
keys-title = Touches
key-help = ?
key-does-help = Cette liste
key-tab = Tab
key-does-tab = Passer à l’élément suivant ou à la liste suivante
key-enter = Entrée
key-does-enter = Appuyer sur ce qui est choisi ; choisir une carte de votre main
key-does-left = Poser la carte à gauche ; prendre la zone de gauche
key-does-right = Poser la carte à droite ; prendre la zone de droite
key-does-down = La poser face cachée, ou de nouveau face visible
key-back = Retour arrière
key-does-back = Reprendre la carte en main
key-does-look = Regarder de près une carte de votre main
key-confirm = Ctrl + Entrée
key-does-confirm = Proposer, ou annoncer que vous avez terminé ; Entrée aussi, si rien n’est choisi
key-undo = Ctrl + Z
key-does-undo = Annuler
key-does-number = Poser cette carte de votre main ; en Planification, la mettre en chantier, ou la recycler avec Maj
key-does-krystallium = Utiliser un Krystallium
key-does-soldier = Placer un Soldat
key-does-discard = Recycler une carte en Construction
key-does-quest = Payer une étape d’une Quête
key-does-advisors = Aller aux Conseillers
key-does-chronicle = Aller à la chronique
key-does-rival = Aller à votre adversaire
key-escape = Échap
key-does-escape = Annuler ; fermer ce qui est ouvert
key-arrows = ← →
key-does-arrows = Se déplacer dans une rangée ou une liste
key-steps = ← →
key-does-steps = En revoyant une partie : coup précédent, coup suivant
theme-title = Apparence
theme-auto = Comme le système
theme-light = Jour
theme-dark = À la chandelle

# Games with rules that this server no longer has

archived-title = Une partie d’une version antérieure
archived-sentence = Cette partie a été jouée selon la version { $rules } des règles, que ce serveur n’a plus. Elle ne peut pas être poursuivie ici, mais rien n’est perdu : lisez ce qui s’est passé, ou téléchargez son enregistrement.
archived-record = Télécharger l’enregistrement
archived-steps = Coups de la partie
archived-step = Coup { $step } sur { $last }
archived-back = Coup précédent
archived-on = Coup suivant
archived-nothing = Ce qui s’est passé n’a pas été noté à l’époque. L’enregistrement contient toutes les actions.

## The interface for programs

interface-title = L’interface pour les programmes
interface-explained = Tout ce qu’un programme peut demander à ce serveur, en anglais.
interface-openapi = La même chose en OpenAPI, pour les programmes
