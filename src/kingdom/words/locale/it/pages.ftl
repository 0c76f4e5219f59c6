### Le pagine: titoli, pulsanti e indicazioni. Le frasi sulle partite sono negli altri file.

game-title = It's a Wonderful Kingdom
skip-to-content = Vai al contenuto
language = Lingua
language-choose = Scegli
help = Aiuto e tasti
nav-main = Navigazione principale
nav-home = Inizio
nav-rules = Regole
nav-cards = Carte
nav-games = Le tue partite
to-the-table = Vai al tavolo
look = Guarda
never-mind = Annulla
why-not = Perché no?

## Pagina iniziale

home-continue = Continua
home-sit-down = Prendi posto
home-quick-bot = Gioca
home-finished = Finite
home-scenarios = Scenari in solitaria
home-unofficial = Un progetto di giocatori, non ufficiale, con immagini e testi propri.
game-alone = { $name }, in solitaria
game-between = { $first } contro { $second }
base-game = Partita introduttiva
default-name-own = Ann
default-name-other = Bran

## Una nuova partita

new-title = Nuova partita
new-who = Chi gioca?
new-level = Livello dell’avversario
new-pace = Tempo di riflessione
new-modules = Moduli
new-modules-none = Senza moduli è la partita introduttiva; se ne possono combinare diversi.
new-decks = Mazzi Minaccia
new-deck-pair = Il tuo e quello dell’avversario
new-deck = Nel mazzo Pericolo
deck-pair = { $own } contro { $other }
new-quests = Missione
your-name = Il tuo nome
other-name = Nome dell’avversario
new-more = Mazzi, Missione, edizione, lati…
new-edition = Edizione
new-side = Lato dei feudi
new-duchy = Il tuo feudo
duchy-begins = Inizia nei round 1 e 3.
duchy-second = Inizia nei round 2 e 4.
duchy-alone = Sul lato A ogni feudo produce e vale a modo suo; sul lato B sono uguali.
new-search = Ricerca
new-open = Prepara il tavolo
scenario-begin = Inizia
scenario-more = Lati, feudo, Ricerca
medal-letter-bronze = B
medal-letter-silver = A
medal-letter-gold = O
medal-earned = ottenuta

## Venire a un tavolo

seatless-title = Nessun posto qui
seatless = Questo browser non ha un posto a questo tavolo. Apri il link che hai ricevuto, o chiedine uno.
seatless-sit = Prendi posto: { $seat }
join-title = C’è un posto per te
join-invited = { $seat } ti invita a giocare a It's a Wonderful Kingdom.
join-sit = Prendi il posto
labelled = { $label }: { $text }
invite-title = Invita
invite-send = Manda questo link al tuo amico. Il posto è di chi lo apre per primo.
invite-waits = Questa pagina ti porterà al tavolo non appena il tuo amico avrà preso posto.
invite-here-only = Il link si apre solo su questo computer, in un altro browser: nessun altro può raggiungerlo. Per giocare a distanza, ospita la partita con kingdom serve.
invite-rematch = { $seat } vede l’invito sul segnapunti dell’ultima partita.
invite-link = Link per il tuo amico
invite-taken = { $seat } ha preso l’altro posto.
invite-again = Il link non si può più mostrare. Uno nuovo lo sostituisce.
invite-make = Crea un link
guest-awaited = { $seat } non è ancora qui. Manda questo link: il posto è di chi lo apre per primo.
status-awaited = { $seat } non è ancora qui: manda il link.
copy = Copia
copied = Copiato
watch-title = Spettatori
watch-explained = Gli spettatori vedono le carte a faccia in su, ma nessuna mano.
watch-make = Crea un link per gli spettatori
watch-link = Link per gli spettatori

## In due su uno schermo

hand-over = Passa a { $seat }
hand-over-title = Copri le tue carte e passa lo schermo
cover-title = { $seat }, tocca a te
cover-explained = Passa lo schermo a { $seat }. Fino ad allora non si mostra nessuna carta.
cover-here = Sono { $seat }
cover-undo = { $seat } non ha ancora finito

## Il tracciato

round-of = { $number ->
    [0] Prima del round 1 di { $rounds }
   *[other] Round { $number } di { $rounds }
}
phases = Fasi
steps = Stadi
track-draft = Consiglieri
track-choice = Scelta
track-planning = Progettazione
track-production = Produzione
track-combat = Combattimento
track-last = Ultime azioni
track-turn = turno { $number } di { $count }
table-title = { $yours ->
    [yes] ● { $lead }
   *[no] { $lead }
} · Wonderful Kingdom

## Aree

# Under the name of the opponent, in an open window.
seat-done = ha finito
zone-opponent = Avversario: { $seat }
zone-hand = Mano
zone-hand-of = La mano di { $seat }
zone-selection = Selezione
zone-construction = Costruzione
zone-duchy = Feudo
zone-duchy-of = Il feudo di { $seat }
zone-stock = Riserva
zone-training = Addestramento
zone-area-left = Offerta di sinistra
zone-area-right = Offerta di destra
zone-board = Tabellone di produzione
zone-cubes = Cubi in mano
zone-draft = Scelta dei consiglieri
zone-advisors = Consiglieri
zone-quest = Missione: { $quest }
zone-side = Missioni, consiglieri e cronaca
zone-log = Cronaca
selection-of = La selezione di { $seat }
tabs = Parti del tavolo
tab-construction = Cantieri
tab-more = Altro
cards = { $count ->
    [0] nessuna carta
    [one] { $count } carta
   *[other] { $count } carte
}
built = { $count ->
    [one] { $count } costruita
   *[other] { $count } costruite
}
construction-count = { $menaces ->
    [0] { $vermin ->
        [0] { cards-under-construction }
       *[other] { cards-under-construction }, { $vermin } Infestanti
    }
   *[other] { $vermin ->
        [0] { cards-under-construction }, { menaces-standing }
       *[other] { cards-under-construction }, { menaces-standing }, { $vermin } Infestanti
    }
}
cards-under-construction = { $cards ->
    [0] nessuna carta
    [one] { $cards } carta
   *[other] { $cards } carte
}
menaces-standing = { $menaces ->
    [one] { $menaces } Minaccia
   *[other] { $menaces } Minacce
}
construction-empty = Non c’è nulla in costruzione.
selection-empty = Non resta nulla da progettare.
duchy-side = { $duchy }, lato { $side }
production-per-round = Che cosa produce in un round il feudo di { $seat }
production-leads = Più di quanto produce l’avversario
production-next = Che cosa producono i feudi
production-of = Risorsa
points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
points-title = Il punteggio se la partita finisse adesso
soldiers = Soldati
traps = Trappole
spies = Spie
training-full = un Soldato
training-empty = vuota
alchemy-count = Alchimia, { $count } di { $full }
alchemy-more = Alchimia, { $count } cubi
alchemy-holds = L’area di alchimia contiene { $cubes }
beside-danger = Accanto al mazzo Pericolo: { $count }, al massimo { $most }
any-time = In qualsiasi momento
token-trap-ready = Trappola, disponibile
token-trap-spent = Trappola, utilizzata
token-spy-ready = Spia, disponibile
token-spy-spent = Spia, non disponibile
token-open = spazio libero
token-stolen = rubato
decks = Mazzi
deck-development = nel mazzo
deck-shuffled = nel mazzo
deck-danger = Pericolo
deck-calamities = Calamità
deck-discards = scartate

## Le carte come sono disposte

piece-hidden = Una carta a faccia in giù.
piece-hidden-by = Una carta a faccia in giù, messa da { $seat }.
piece-laid = { $seat } ha messo { $card }
piece-remembered = Hai messo { $card }
charter-makes = produce
charter-bonus = bonus
charter-frozen = congelata
charter-required = richiesta
charter-completes = { $cubes } per completarla
vanquish-cost = { $count ->
    [one] Per sgominare la carta serve { $count } Soldato.
   *[other] Per sgominare la carta servono { $count } Soldati.
}
where-hand-own = Nella tua mano.
where-hand-other = Nella mano dell’avversario.
where-construction-own = Tra le tue carte in costruzione.
where-construction-other = Tra le carte in costruzione dell’avversario.
where-duchy-own = Nel tuo feudo.
where-duchy-other = Nel feudo dell’avversario.
where-discards-own = Scartata da te.
where-discards-other = Scartata dall’avversario.
where-selection-own = Nella tua selezione.
where-selection-other = Nella selezione dell’avversario.
where-menaces-own = Nella tua area di costruzione.
where-menaces-other = Nell’area di costruzione dell’avversario.
where-advisors-own = Al tuo servizio.
where-advisors-other = Al servizio dell’avversario.
where-area = In un’area di offerta.
where-table = Sul tavolo.
card-remembered = È a faccia in giù: solo tu sai che cos’è.
card-possible = Che cosa puoi farne adesso
card-refused = Perché no…
discards-title = Scarti
discards-none = Lì non c’è nessuna carta a faccia in su.
discards-hidden = { $count ->
    [one] Lì c’è { $count } altra carta a faccia in giù, che nessuno ha visto.
   *[other] Lì ci sono altre { $count } carte a faccia in giù, che nessuno ha visto.
}

## Offrire

do-Offer = Offri
lay-here = Mettila qui
lay-where = Dove mettere { $card }
lay-keep = Tieni
lay-left = A sinistra
lay-right = A destra
lay-down = A faccia in giù
lay-left-down = A sinistra, a faccia in giù
lay-right-down = A destra, a faccia in giù

## Che cosa dice un pulsante su una carta; la sua etichetta dice di più

do-Select = Seleziona quest’area
do-Slate = In cantiere
do-Recycle = Ricicla
do-Done = Fatto
do-House = Metti qui
do-GiveUp = Cedi
do-Vanquish = Sgomina
do-VanquishGiant = Sgomina
do-VanquishThief = Sgomina
do-Keep = Tieni
do-KeepFound = Tieni
do-Abandon = Scarta
do-Spy = Scopri
do-Search = Ricerca
do-Transmute = Trasforma
do-spend = Usa
do-use = Attiva
do-UseMasterCartographer = Metti qui la prossima carta
do-UsePowerBehindTheThrone = Scopri
do-UseChiefMercenary = Scarta
do-UseWhimsicalGambler = Sposta
do-UseIlluminatedProphet = Scarta
do-UseMasterArtisan = Completa
do-UseUndergroundSpy = Attiva
do-UseTyrannicalForeman = Attiva
do-UseForestChieftain = Attiva
do-UseNurturingMother = Attiva
do-UseNegotiatorFromTheLake = Attiva
do-UsePirateOfTheFiveSeas = Attiva
do-UseScryingAlchemist = Attiva
do-UseGreatSilversmith = Attiva

## Scorciatoie

fill = Riempi { $count }
fill-label = Metti { $count } dei cubi in mano su { $card }
rest-to-alchemy = Tutti e { $count } in alchimia
rest-to-alchemy-label = Metti { $cubes } in alchimia
cubes-hint = Oppure scegli qui sotto uno spazio evidenziato.

## Modi: prima si sceglie l’azione, poi su che cosa

mode-krystallium = Usa un Krystallium
mode-soldier = Posiziona un Soldato
mode-abandon = Scarta una carta
mode-thief = Sgomina un Ladro
mode-advisor = Attiva { $advisor }
prompt-krystallium = Quale spazio riempie il Krystallium?
prompt-soldier = Su quale carta va il Soldato?
prompt-abandon = Quale carta in costruzione scarti?
prompt-thief = Quale icona si libera sgominando il Ladro?
prompt-search = Spunta due carte da scartare in una stessa area, poi fai una Ricerca nel mazzo.
prompt-transmute = Quali cinque cubi diventano un Krystallium?
prompt-step = Come paghi il passaggio?
prompt-advisor = { $advisor }: scegli il bersaglio.
searched-title = Tieni una di queste carte; le altre si scartano
other-title = Puoi anche
form-CompleteStep = { $step }: come paghi?
    .go = Paga
form-Transmute = Cinque cubi diventano un Krystallium
    .go = Trasforma
form-Search =
    .go = Scartane due e fai una Ricerca
    .each = scarta
payment-besides = in più:
heap-hand = { $count } dalla mano
heap-alchemy = { $count } dall’alchimia
heap-krystallium = { $count } Krystallium
step-pay = Paga
step-pay-label = Paga “{ $step }”
step-done-by = Completato da { $seat }
quest-final = (passaggio finale)
advisors-of = Consiglieri di { $seat }
advisor-of = Consigliere di { $seat }.
advisor-used = Già attivato in questo round.
draft-waiting = La scelta dei consiglieri è in corso.

## Produzione

mill-won = { $seat } ha la Supremazia
mill-tie = pareggio: nessuno
mill-alone = troppo pochi: nessun bonus
mill-leads = { $seat } avanti di { $count }
mill-next = per ora

## Annullare

undo = Annulla
undo-title = Annulla la tua ultima azione (Ctrl+Z)
undo-done = Non ho ancora finito
reset = Ricomincia
reset-title = Annulla tutto ciò che hai fatto in questa fase
notice-close = Chiudi
offline = Il server non risponde. Nuovo tentativo…
look-again = Guarda di nuovo
leave-table = Lascia il tavolo
why-title = Perché no?
why-possible = Ora è possibile.
why-spectator = Gli spettatori guardano soltanto: prendi un posto per giocare.

## Cronaca e punteggio

log-all = Tutto
log-part = { $round ->
    [none] { phase-title }
   *[other] { phase-title }, round { $round }
}
log-fresh = Dal tuo ultimo turno:
score-now-title = Il punteggio finora
score-now-explained = Quanto avrebbe ciascuno se la partita finisse adesso, per quanto puoi saperne.

## La fine

end-of-round = Fine della partita, round { $number }
sheet-title = Il segnapunti
sheet-source = Origine
sheet-ties = Il pareggio è deciso da
sheet-cannot-win = { $seat } non può vincere:
sheet-worthless = Krystallium, Soldati e carte in costruzione non valgono nulla.
sheet-medals = Medaglie
sheet-best = Carte migliori
chart-rounds = I punti round per round
chart-sources = Da dove vengono i punti
rematch = Gioca ancora, a posti scambiati
rematch-alone = Gioca ancora
rematch-asked = { $seat } propone una rivincita. Il tuo posto è riservato.
rematch-sent = Hai proposto una rivincita a { $seat }.
rematch-go = Vai alla rivincita
replay = Rivedi
record = Registrazione
share-replay = Link per rivedere la partita

## Rivedere una partita

replay-title = Mossa { $step } di { $steps }
replay-done = { $seat }: { $action }
replay-previous = Mossa precedente
replay-next = Mossa successiva
replay-next-phase = Fase successiva
replay-previous-phase = Fase precedente
replay-open = Tutte le carte a faccia in su
replay-as = Vista di { $seat }
replay-whose = Punto di vista
replay-show = Mostra
replay-start = Prima della prima mossa.
replay-end = Vai al segnapunti

## Partite finite e primati

games-none = In questo browser non è ancora stata finita nessuna partita.
games-sheet = Segnapunti
records-title = I migliori risultati in solitaria
records-game = Partita
records-best = Miglior punteggio
records-medal = Medaglia
records-lost = Persa
records-unplayed = non ancora
upload-title = Apri una registrazione
upload-explained = Qui si può rivedere una registrazione salvata da un segnapunti. Una partita non finita si può continuare, come partita di allenamento.
upload-file = File della registrazione
upload-open = Apri
practice = di allenamento
practice-explained = Una partita è di allenamento quando le sue carte potevano essere note in anticipo, o quando un bot ha sostituito un giocatore assente. Qui non dà medaglie.

## Carte

cards-title = Le carte
cards-explained = Tutte le carte della scatola, con ciò che vi è stampato.
cards-filter = Quali carte
cards-all = Tutte
cards-resources = Sei risorse: una forma, una lettera, un colore
cards-design = Dove i regolamenti non mostrano un valore, viene da questo progetto.
gallery-structure = Strutture
gallery-specialist = Specialisti
gallery-monument = Monumenti
gallery-discovery = Scoperte
gallery-treasure = Tesori
gallery-calamity = Calamità
gallery-menace = Minacce
gallery-advisor = Consiglieri
gallery-duchy = Feudi
gallery-quest = Missioni
copies = { $count ->
    [one] una copia
   *[other] { $count } copie
}
quest-side-two = Per due giocatori
quest-side-solo = In solitaria
quest-pay = paga
quest-gain = ottieni
quest-first = altri { $points } per chi lo completa per primo

## Regole

rules-title = Le regole, clausola per clausola
rules-explained = Ogni regola del gioco ha un numero. Il tavolo lo indica quando qualcosa accade o è rifiutato. Dove le regole stampate lasciano aperta una domanda c’è una decisione, con il suo motivo.
short-title = Il gioco in breve
short-goal = In quattro round costruisci il tuo feudo. Alla fine chi ha più punti è il legittimo sovrano del regno; in solitaria giochi per una medaglia.
short-choice = A turno prendi una delle due aree di offerta con tutte le sue carte, poi vi metti due carte della tua mano che l’avversario potrà prendere. Una Trappola ne mette una a faccia in giù.
short-planning = Ogni carta presa si destina alla costruzione, oppure si ricicla in cambio del cubo nel suo angolo.
short-production = Quattro stadi, dai materiali all’esplorazione: il tuo feudo produce cubi, e ognuno va su una carta in costruzione o in alchimia, dove cinque diventano un Krystallium. Una carta con tutti gli spazi riempiti è costruita e produce dallo stadio seguente. Chi produce più cubi di una risorsa ottiene Soldati.
short-combat = Con il modulo Minaccia ogni round finisce con un combattimento: i Soldati sgominano ciò che sta nella tua area di costruzione.
ruling = Decisione
ruling-reason = Motivo:

## Aiuto

help-title = Aiuto
help-more = Altro da leggere:
keys-title = Tasti
key-help = ?
key-does-help = Questo elenco
key-tab = Tab
key-does-tab = Passare all’elemento o all’elenco successivo
key-enter = Invio
key-does-enter = Premere ciò che è selezionato; scegliere una carta della tua mano
key-does-left = Mettere la carta a sinistra; prendere l’area di sinistra
key-does-right = Mettere la carta a destra; prendere l’area di destra
key-does-down = Metterla a faccia in giù, o di nuovo a faccia in su
key-back = Backspace
key-does-back = Riprendere la carta in mano
key-does-look = Guardare da vicino una carta della tua mano
key-confirm = Ctrl + Invio
key-does-confirm = Offrire, o dire che hai finito; anche Invio, se nulla è scelto
key-undo = Ctrl + Z
key-does-undo = Annullare
key-does-number = Mettere quella carta della tua mano; nella progettazione, metterla in cantiere, o riciclarla con Maiusc
key-does-krystallium = Usare un Krystallium
key-does-soldier = Posizionare un Soldato
key-does-discard = Scartare una carta in costruzione
key-does-quest = Pagare una fase della Missione
key-does-advisors = Andare ai Consiglieri
key-does-chronicle = Andare alla cronaca
key-does-rival = Andare all’avversario
key-escape = Esc
key-does-escape = Annullare; chiudere ciò che è aperto
key-arrows = ← →
key-does-arrows = Spostarsi in una fila o in un elenco
key-steps = ← →
key-does-steps = Rivedendo una partita: mossa precedente, mossa successiva
theme-title = Aspetto
theme-auto = Come il sistema
theme-light = Giorno
theme-dark = A lume di candela

# Games with rules that this server no longer has

archived-title = Una partita di una versione precedente
archived-sentence = Questa partita è stata giocata con la versione { $rules } delle regole, che questo server non ha più. Qui non si può continuare, ma nulla è perduto: leggi che cosa è successo, o scarica la sua registrazione.
archived-record = Scarica la registrazione
archived-steps = Mosse della partita
archived-step = Mossa { $step } di { $last }
archived-back = Mossa precedente
archived-on = Mossa successiva
archived-nothing = Ciò che è successo non era stato annotato. La registrazione contiene tutte le azioni.

## The interface for programs

interface-title = L’interfaccia per i programmi
interface-explained = Tutto ciò che un programma può chiedere a questo server, in inglese.
interface-openapi = Lo stesso in OpenAPI, per i programmi
