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
words-none = Rien n’a encore été dit.
words-yours = Votre message
words-say = Envoyer
words-explained = Seuls les deux joueurs voient ceci. C’est conservé avec la table.
words-asks = demande à reprendre une action
words-agrees = accepte
words-declines = n’est pas d’accord
words-withdraws = ne demande plus rien

## Reprendre d’un commun accord

take-back-title = Reprendre
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

setting-sounds = Un son quand c’est à vous
setting-notices = Une notification quand c’est à vous et que cette page est en arrière-plan
setting-refused = Ce navigateur n’autorise pas les notifications de cette page.
