### Ce que l’on choisit avant une partie, expliqué en une phrase.

rating-module = Interactivité { $interaction } sur 5, difficulté { $difficulty } sur 5.
rating-deck = Difficulté { $difficulty } sur 5.

## Modules

option-module-menace = Géants, Rats, Ombres ou Voleurs remplacent les Calamités, et une phase de Combat clôt chaque manche.
option-module-advisors = Des conseillers remplacent les Trésors ; contre des Soldats, ils assouplissent les règles en votre faveur.
option-module-quest = Un plateau d’étapes à payer ; qui n’a pas rempli la dernière ne peut pas gagner.

## Packs Menace

option-deck-giant_rats = Chaque Rat amène des Vermines, et d’autant plus que vous avez de Rats.
option-deck-frost_giants = Chaque Géant gèle une carte, dont vous devez remplir toutes les cases pour pouvoir vaincre le Géant.
option-deck-shadows = Chaque Ombre vous prend une carte à chaque manche, et l’adversaire en reçoit les cubes.
option-deck-thieves = Chaque Voleur recouvre une icône de Production de votre Duché jusqu’à ce que vous l’ayez vaincu.

## Quêtes

option-quest = Une Quête de ce jeu de cartes.
option-quest-the_northern_lands = Drakkars et glaces : il faut de l’Exploration à la fin, et le chemin rapporte du Krystallium.
option-quest-the_usurper = La guerre pour le trône : chaque étape lève des Soldats, et la dernière en demande { $soldiers }, { $solo } en solo.
option-quest-the_pestilent_lord = Une peste à guérir : il y faut de la Population et du Krystallium.

## Éditions

option-edition-first = La première impression : { $cards } cartes Développement, { $quests } Quêtes et, en solo, un jeton Piège au lieu des Espions.
option-edition-second = La deuxième impression : { $cards } cartes Développement, { $quests } Quêtes et, en solo, des Espions et { $scenarios } scénarios.

## Faces des Duchés

side-A = Face A
side-B = Face B
option-side-A = Les Duchés diffèrent : Valados vit des Monuments, Téressie des Compagnies. En solo, dans la deuxième édition, cela coûte { $points } points.
option-side-B = Les deux Duchés produisent la même chose.

## Limite de Fouille en solo

search-errata = Corrigée
search-printed = Imprimée
search-first = Première édition
option-search-errata = Une Fouille possible à chacune de vos quatre Sélections : la correction de l’éditeur.
option-search-printed = Une Fouille par manche, comme le dit la règle imprimée : plus difficile.
option-search-first = Une Fouille à chaque Sélection, et deux à l’une d’elles quand le jeton Piège est dépensé.

## Bots

bot-random = Bouffon
bot-page = Page
bot-steward = Intendant
bot-baron = Baron
bot-regent = Régent
# Un bot avec son propre temps de réflexion.
bot-with-time = { $bot } ({ $seconds } s)
option-bot-random = Joue au hasard ce que les règles permettent.
option-bot-page = Connaît les règles et construit ce qu’il peut : pour une première partie.
option-bot-steward = Planifie chaque manche et compte les points : un adversaire sérieux.
option-bot-baron = Prévoit ce que vous pourriez avoir en main : un adversaire redoutable.
option-bot-regent = Essaie des milliers de manches et a appris de ses propres parties : le plus fort de tous.
option-bot-other = Un bot installé ici.
bot-reduced-native = Force réduite ici : environ 1 essai sur { $parts }. Pour les faire tous, lancez « make native », ou installez le paquet de votre système.
bot-reduced-here = { $bot } joue ici à force réduite.
pace-quick = Court
pace-normal = Normal
pace-long = Long
option-pace = Environ { $seconds } s par décision.

# Sous le nom d’un siège. $chosen et $bot sont des bots ; $chance : yes si le nouveau joue au hasard.
bot-took-over = { $chosen } ne peut pas continuer à cette table : { $bot } joue à sa place{ $chance ->
    [yes] , au hasard parmi ce que les règles permettent
   *[no] { "" }
}.

## Qui joue

mode-bot = Contre un bot
mode-solo = En solo
mode-screen = À deux sur un écran
mode-link = Avec un ami, par lien
option-mode-bot = Votre adversaire est un bot ; vous choisissez sa force.
option-mode-solo = Vous contre la pioche Danger, pour une médaille.
option-mode-screen = Vous jouez tour à tour sur cet écran, et les mains sont cachées entre-temps.
option-mode-link = Vous recevez un lien pour votre ami, qui joue dans un autre navigateur.
