### Ce qui ne va pas dans une leçon, pour qui en écrit une : dit par `kingdom content check`.

fault-where-lesson = la leçon
fault-where-step = étape { $number }
fault-where-wrong = wrong { $number }
fault-lesson-not-toml = ce n’est pas du TOML : { $error }
fault-lesson-group = son groupe est { $given } : donnez un de ceux-ci : { $names }
fault-lesson-no-step = elle n’a pas de [[step]]
fault-lesson-no-position = elle n’a pas de [position] de départ
fault-lesson-lit = rien sur la table ne s’appelle { $given } : donnez un de ceux-ci : { $names }
fault-lesson-do-or-undo = donnez `do` ou `undo`, mais pas les deux
fault-lesson-press = `press` dit sur quoi appuyer : donnez-le exactement là où il y a quelque chose à faire
fault-lesson-lacks = `{ $name }` manque : donnez-le en { $names }
fault-lesson-lacks-language = `{ $name }` manque en { $names }
fault-lesson-unknown = { $given } n’est pas connu ici : utilisez { $names }
fault-lesson-position = sa position n’est pas possible : { $why }
fault-lesson-unanswered = son texte ne répond pas à { $given } en { $language } : { $text } n’y figure pas
fault-lesson-unlit = { $name } ne peut pas être mise en évidence : on ne la voit pas là
fault-lesson-question = donnez-la ainsi : [la question, une réponse dans chaque langue : en, fr, it]
fault-where-question = question { $number }
fault-lesson-wordy = { $name } a { $count } mots en { $language }, et peut en avoir { $most } au plus
fault-lesson-not-foreseen = { $text } ne reçoit pas la réponse prévue : est-ce possible à ce moment ?
fault-lesson-refused = l’étape demande { $text } et le refuse
fault-lesson-not-done = sa propre solution ne l’achève pas
fault-lesson-no-fact = aucun { $name } n’a eu lieu
fault-lesson-opponent = l’adversaire ne peut pas jouer { $text } : { $why }
fault-lesson-should-hold = { $name } devrait contenir { $names }, et contient { $names2 }
fault-lesson-should-be = { $name } devrait valoir { $given }, et vaut { $given2 }
