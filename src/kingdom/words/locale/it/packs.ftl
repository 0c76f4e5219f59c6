### Che cosa non va in un set di carte: detto dopo il nome di un file, di una voce e di un campo.

fault-is-missing = manca
fault-not-toml = non è TOML valido: { $error }
fault-nested-too-deep = non è TOML valido: è annidato troppo a fondo
fault-not-utf-8 = non è testo in UTF-8
fault-cannot-be-read = non si può leggere: { $error }
fault-no-toml-file = è una cartella senza file .toml
fault-no-such-pack-file = non esiste: indica una cartella o un file .toml
fault-must-be-text = deve essere un testo
fault-must-be-a-table = deve essere una tabella, { $header }
fault-must-be-tables = deve essere un elenco di tabelle, { $header }
fault-must-be-texts = deve essere una tabella di testi, { $example }
fault-must-be-a-key = deve essere una parola di lettere minuscole, cifre e _
fault-no-part-of-a-pack = non è una parte di un pacchetto: usa { $sections }
fault-given-twice = è dato due volte, la prima in { $file }: tienine uno
fault-names-no-field = nomina { $name }, che la voce non ha
fault-missing-give = manca: indica { $what }
fault-is-give = è { $given }: indica { $what }
fault-whole-number = un numero intero da { $least } a { $most }
fault-true-or-false = true o false
fault-one-of = uno di questi: { $names }
fault-a-text = un testo
fault-texts = un elenco di testi
fault-letters = lettere, per esempio { $example }
fault-strange-letters = { $given } contiene { $strange }: usa solo le lettere { $letters }
fault-too-many-letters = ha { $count } lettere: indicane al massimo { $most }
fault-resource-letters = { $count ->
    [one] una lettera tra M, P, G, E
   *[other] { $count } lettere tra M, P, G, E
}
fault-strange-icon = contiene { $given }: scrivi { $example } o { $example2 }, con M, P, G o E
fault-too-many-icons = ha più di { $most } icone: indicane di meno
fault-a-table = una tabella come { $example }
fault-any-table = una tabella
fault-has-use = contiene { $given }: usa { $names }
fault-gives-for = dà { $given } per { $key }: indica { $what }
fault-name-too-long = è { $given }: usa al massimo { $most } lettere, spazi, apostrofi e trattini
fault-strange-arms = è { $given }: indica una partizione e una figura, per esempio { $example }
fault-no-field = qui non è un campo: usa { $names }
fault-no-field-near = qui non è un campo: intendevi { $name }?
fault-key-taken = è un { $section } in { $pack }: scegli un’altra chiave per un { $section2 }
fault-not-kept = non è un set di carte conservato: { $error }
fault-extends = è { $given }: scrivi { $base } o { $none }
fault-cards-in-all = { $count ->
    [one] ha { $count } carta in tutto, la scatola ne ha { $size }
   *[other] ha { $count } carte in tutto, la scatola ne ha { $size }
}
fault-copies-of-the-box = è { $count }: la scatola ne ha { $size }
fault-lacks = manca di { $names }
fault-no-rules = non ha regole: le voci { $section } sono { $names }
fault-no-rules-broken = non ha regole: le voci { $section } sono { $names }; { $broken }
fault-broken-package = il pacchetto { $name } è guasto: { $why }
fault-other-deck = è { $given }: questa carta appartiene a { $deck }
fault-deck-without-entry = è { $given }: dagli una voce propria, [[deck]]
fault-deck-without-card = non ha carte: aggiungi un [[menace]] con { $example }
fault-copies-for-scenarios = { $name }: è { $count }, gli scenari ne chiedono { $least }
fault-names-no-card = nomina { $name }, ma non c’è nessuna carta { $section } con questo nome
fault-needs-copies = chiede { $count } { $name }, la scatola ne ha { $size }
fault-names-nothing = nomina { $name }, ma questo pacchetto non ha niente del genere ({ $section })
fault-both-or-neither = { $name } va con { $field }: indica entrambi o nessuno
fault-leaves-out-needed = nomina { $name }: ometti solo carte singole che nessuno scenario nomina
fault-leaves-out-count = { $count ->
    [one] nomina { $count } carta, a questa edizione ne mancano { $size }
   *[other] nomina { $count } carte, a questa edizione ne mancano { $size }
}
fault-name-taken = è anche il nome di { $name }: dai a ogni carta il suo
fault-name-begins = è l’inizio del nome di { $name }: la notazione deve distinguerli
fault-name-within = comincia con il nome intero di { $name }: la notazione deve distinguerli
fault-no-space = è vuoto: una carta ha almeno uno spazio
fault-makes-nothing = è vuoto: un feudo produce fin dall’inizio
fault-steps = { $count } passaggi, [[quest.steps]]
fault-must-be-steps = deve essere { $count } tabelle, [[quest.steps]], il passaggio finale per ultimo
fault-no-cost = è vuoto: un passaggio ha un costo
fault-only-final = è solo per il passaggio finale a due giocatori
fault-three-scores = tre punteggi, bronzo, argento e oro
fault-growing-scores = è { $given }: indica tre punteggi crescenti sotto { $most }, bronzo, argento e oro
fault-ready-and-spent = due numeri, disponibili e utilizzati
fault-no-pack = non c’è un pacchetto { $given }: indica una cartella o un file .toml
fault-no-pack-among = non c’è un pacchetto { $given }: indica un percorso, o uno di questi: { $names }
fault-no-side = un feudo non ha un lato { $given }: scegli A o B
fault-no-names-in = nessun nome in { $given }: scegli tra { $names }
fault-nothing-called = in { $pack } niente si chiama { $given }
fault-nothing-called-near = in { $pack } niente si chiama { $given }: intendevi { $names }?
fault-nothing-called-list = in { $pack } niente si chiama { $given }: `kingdom content show` li elenca tutti
fault-may-be = { $given } può essere { $names }: di’ quale
