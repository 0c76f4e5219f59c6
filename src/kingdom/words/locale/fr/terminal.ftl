### Ce que dit la ligne de commande dans le terminal : kingdom play --text, replay, rules.

sitting-see-help = Tapez help pour voir les commandes.
sitting-two = Vous êtes { $you }, et { $opponent } ({ $bot }) est votre adversaire. { sitting-see-help }
sitting-solo = Vous êtes { $you }. { sitting-see-help }
sitting-help =
    3                  faire ce qui porte le numéro 3 dans la liste
    2l 5r*             proposer la carte 2 de votre main à gauche et la carte 5 à droite, face cachée (*)
    slate Farm#2       faire cette action, écrite en notation anglaise ; séparez-en plusieurs par ;
    list [MOTS]        lister tout ce que vous pouvez faire, ou ce qui contient ces mots
    undo               annuler votre dernière action, tant que personne n’a rien vu de nouveau
    table              montrer de nouveau toute la table
    save FICHIER       enregistrer la partie ; kingdom play --text --resume FICHIER la reprend
    resign             abandonner la partie
    help, quit
sitting-seed = Pour rejouer cette donne, utilisez --seed { $seed }.
sitting-kept = La partie est sauvegardée : reprenez-la avec kingdom play --text --resume last.
sitting-not-kept = La partie n’a pas pu être sauvegardée : utilisez save FICHIER avant de partir.
sitting-bot-failed = { $bot } a échoué, et { $other } joue à sa place : { $error }
sitting-taken-back = Annulé : { $action }
sitting-saved = enregistré dans { $path }
sitting-save-where = dites où l’enregistrer : save FICHIER
sitting-save-there = { $path } existe déjà : choisissez un autre nom
menu-many = { $count } façons de jouer « { $verb } » : dites laquelle (par exemple : { $example }), ou tapez list, avec ou sans quelques mots
menu-nothing = rien de ce que vous pouvez faire ne contient « { $words } »

replay-deal = La donne
replay-step = Coup { $number } · { $seat }
replay-action = Coup { $number } · { $seat } : { $action }
replay-undo = Coup { $number } · { $seat } annule sa dernière action
replay-keys = n ou Entrée : suivant · p : précédent · q : quitter

none-of-them = aucun
