### À une table, à côté du jeu : qui est là, les mots, reprendre d’un commun accord, partir, un autre appareil, une série.

company-title = À cette table
company-short = Table
company-you = (vous)
company-more = Plus

## Qui est là

presence-here = à la table
presence-away = ailleurs
presence-deciding = réfléchit
presence-done = a terminé

## Quelques mots

words-title = Messages
words-none = Aucun message pour l’instant.
words-yours = Votre message
words-say = Envoyer
words-explained = Seuls les deux joueurs voient ces messages. Ils sont conservés avec la table.
words-asks = demande à reprendre une action
words-asks-bot = demande à laisser l’autre place à un bot
words-asks-close = demande à clore la partie
words-agrees = accepte
words-declines = n’est pas d’accord
words-withdraws = ne demande plus rien

## Reprendre d’un commun accord

question-asks = Reprendre
question-asks-bot = Un bot à l’autre place
question-asks-close = Clore la partie
take-back-what = Votre dernière action : { $action }.
take-back-practice = La partie devient alors une partie libre, car quelqu’un a vu ce qu’il n’aurait pas dû voir.
take-back-ask = Demander à la reprendre
take-back-do = La reprendre
take-back-asked = { $seat } demande à reprendre sa dernière action et ce qui s’en est suivi.
take-back-agree = Accepter
take-back-decline = Refuser
take-back-waits = Vous avez demandé à reprendre ceci : { $action }. Si la partie continue, la réponse est non.
take-back-withdraw = Retirer ma demande

## Partir

leave-title = Quitter la partie
leave-short = Quitter
resign = Abandonner
resign-solo = Abandonner
resign-explained = Si vous abandonnez, la partie est finie : { $seat } l’emporte, quel que soit le score.
resign-alone = Si vous abandonnez, la partie est finie et perdue.
abandon-explained = Ou retirez la partie de votre liste. Elle reste telle quelle, personne n’en est averti, et vous pouvez y revenir avec son lien.
remove-explained = Retirer la partie de votre liste. Rien d’autre ne change.
remove = Retirer de ma liste
remove-short = Retirer

## Un joueur qui ne revient pas

absent-title = Si { $seat } ne revient pas
absent-until = Jusqu’au { $when }, l’accord de { $seat } est nécessaire pour l’un comme pour l’autre. Ensuite, vous pouvez vous en passer, à moins que { $seat } ne joue entre-temps.
absent-agree = L’accord de { $seat } est nécessaire pour l’un comme pour l’autre. Si vous attendez { $seat } pendant { $days } jours, vous pouvez vous en passer.
absent-overdue = { $seat } n’a pas joué depuis { $days } jours : vous pouvez décider sans son accord.
absent-long = { $seat } n’a pas joué depuis { $days } jours.
absent-what = Que faire ?
absent-bot-explained = Un bot peut jouer à la place de { $seat } jusqu’à la fin. C’est alors une partie libre, et { $seat } peut reprendre sa place à tout moment.
absent-bot = Laisser jouer un bot
absent-ask-bot = Demander à laisser jouer un bot
absent-close-explained = Ou clore la partie : elle est finie sans vainqueur et ne compte pour personne.
absent-close = Clore la partie
absent-ask-close = Demander à clore la partie
asked-asks-bot = { $seat } demande si un bot peut jouer à votre place jusqu’à la fin. Ce serait alors une partie libre, et vous pourriez reprendre votre place à tout moment.
waits-asks-bot = Vous avez demandé à { $seat } de laisser l’autre place à un bot. Si la partie continue, la réponse est non.
asked-asks-close = { $seat } demande à clore la partie sans vainqueur. Elle ne compterait pour personne.
waits-asks-close = Vous avez demandé à { $seat } de clore la partie sans vainqueur. Si la partie continue, la réponse est non.
bot-stands-in = Un bot joue à la place de { $seat }, en son absence ({ $bot }).
bot-stood-in = Un bot a joué à la place de { $seat }, en son absence ({ $bot }).
bot-plays-for-you = En votre absence, un bot joue pour vous ({ $bot }).
take-seat-back = Reprendre ma place

## Un autre appareil

device-title = Prendre cette place sur un autre appareil
device-explained = Ouvrez ce lien sur votre téléphone ou sur un autre ordinateur, ou visez le code avec son appareil photo : la place de { $seat } y est aussi à vous. Il peut servir autant de fois que vous voulez.
device-link = Votre lien personnel
device-secret = Gardez-le pour vous : qui l’a voit vos cartes et joue pour vous.
qr-code = Le lien sous forme de code QR
dead-link-own = Si cette place est à vous : allez à la table sur l’appareil où vous l’avez prise, et choisissez « Prendre cette place sur un autre appareil ». Pour regarder, demandez à un joueur un lien pour les spectateurs.

## Une série de parties

series-score = { $games ->
    [one] Une partie de cette série est finie : { $first } { $wins }, { $second } { $losses }.
   *[other] { $games } parties de cette série sont finies : { $first } { $wins }, { $second } { $losses }.
}
series-shared = { $count ->
    [one] Une n’a pas eu de vainqueur unique.
   *[other] { $count } n’ont pas eu de vainqueur unique.
}

## Sons et notifications

setting-refused = Ce navigateur n’autorise pas les notifications de cette page.
