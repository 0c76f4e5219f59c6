### La riga di stato, a due voci: che cosa ti si chiede, e che cosa fanno gli altri.

lead-your-turn = Tocca a te.
lead-phase = { phase-title }.
lead-headline = { $headline }.

## Decidi tu

status-offer = { $traps ->
    [0] Offri due carte.
   *[other] Offri due carte, anche coperte.
}
status-select = Seleziona un’area: tutte le sue carte sono tue.
status-solo-select = Selezione { $number } di { $selections }: prendi un’intera area.
status-place = { $number ->
    [one] Posiziona il cubo su una carta o in alchimia.
   *[other] Posiziona i { $number } cubi su carte o in alchimia.
}
status-plan = { $count ->
    [one] Costruisci o ricicla l’ultima carta.
   *[other] Costruisci o ricicla le tue { $count } carte.
}
status-planned = Tutto è progettato: puoi concludere.
status-placed = Tutto è posizionato: puoi concludere.
status-combat = { $count ->
    [0] Non puoi sgominare nulla: concludi.
    [one] Sgomina una Minaccia, o concludi.
   *[other] Sgomina Minacce con i tuoi Soldati, o concludi.
}
status-last = Usa ciò che ti resta, poi concludi.
status-anything = Scegli che cosa fare.

## Decidono gli altri

status-other-offers = { $seat } offre due carte.
status-other-selects = { $seat } sceglie un’area.
status-other-places = { $seat } posiziona cubi.
status-done = Hai finito. In attesa di { $seats }.
status-busy = { $count ->
    [one] { $phase ->
        [advisor-draft] { $seats } sceglie un consigliere.
        [planning] { $seats } progetta.
        [production] { $seats } posiziona cubi.
        [combat] { $seats } può combattere.
       *[other] { $seats } può ancora agire.
    }
   *[other] { $phase ->
        [advisor-draft] Entrambi scelgono un consigliere.
        [planning] Entrambi progettano.
        [production] Entrambi posizionano cubi.
        [combat] Entrambi possono combattere.
       *[other] Entrambi possono ancora agire.
    }
}
status-wait = Un momento…

## Obblighi: che cosa va deciso prima di ogni altra cosa.

duty-KeepAdvisor = Tieni uno dei due consiglieri che hai pescato.
    .first = tieni uno dei consiglieri che hai pescato
    .owed = { $seat } deve tenere uno di due consiglieri
    .busy = { $seat } sceglie un consigliere.
duty-DiscardForShadow = Un’Ombra vuole una carta della tua selezione.
    .first = cedi a un’Ombra una carta della tua selezione
    .owed = { $seat } deve cedere una carta a un’Ombra
    .busy = { $seat } cede una carta a un’Ombra.
duty-CoverIcon = Un Ladro colpisce: copri un’icona di produzione del tuo feudo.
    .first = copri per un Ladro un’icona di produzione del tuo feudo
    .owed = { $seat } deve coprire un’icona di produzione per un Ladro
    .busy = { $seat } copre un’icona di produzione.
duty-HouseGiant = Metti il Gigante di ghiaccio sotto una tua carta.
    .first = metti un Gigante di ghiaccio sotto una carta in costruzione o della tua selezione
    .owed = { $seat } deve mettere un Gigante di ghiaccio sotto una carta
    .busy = { $seat } mette un Gigante di ghiaccio sotto una carta.
duty-ForemansCube = Quale risorsa mette il capomastro su { $card }?
    .first = di’ quale risorsa mette il capomastro sulla prossima carta
    .owed = { $seat } deve dire che cosa mette il capomastro su una carta
    .busy = { $seat } dice che cosa mette il capomastro su una carta.
duty-KeepSearched = Tieni una di queste carte: la prendi con { the-area }.
    .first = tieni una delle carte che hai guardato
    .owed = { $seat } deve tenere una delle carte della Ricerca
    .busy = { $seat } tiene una carta della Ricerca.
duty-SearchAgain = Fai un’altra Ricerca, oppure prendi { the-area }.
    .first = fai un’altra Ricerca nell’area scelta, oppure prendila
    .owed = { $seat } può fare un’altra Ricerca
    .busy = { $seat } valuta un’altra Ricerca.
# A duty of a third-party module.
duty-unknown = prima prendi una decisione ({ $duty })
