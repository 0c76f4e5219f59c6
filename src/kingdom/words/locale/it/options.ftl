### Che cosa si sceglie prima di una partita, spiegato in una frase.

rating-module = Interazione { $interaction } su 5, difficoltà { $difficulty } su 5.
rating-deck = Difficoltà { $difficulty } su 5.

## Moduli

option-module-menace = Giganti, Ratti, Ombre o Ladri prendono il posto delle Calamità, e una fase di combattimento chiude ogni round.
option-module-advisors = I consiglieri sostituiscono i Tesori; in cambio di Soldati piegano le regole a tuo favore.
option-module-quest = Una plancia di passaggi da pagare; chi non completa l’ultimo non può vincere.

## Mazzi Minaccia

option-deck-giant_rats = Ogni Ratto porta Infestanti, tanti più quanti più Ratti hai.
option-deck-frost_giants = Ogni Gigante congela una carta: riempine tutti gli spazi per poter sgominare il Gigante.
option-deck-shadows = Ogni Ombra ti toglie una carta a ogni round, e l’avversario ne riceve i cubi.
option-deck-thieves = Ogni Ladro copre un’icona di produzione del tuo feudo finché non lo sgomini.

## Missioni

option-quest = Una Missione di questo set di carte.
option-quest-the_northern_lands = Drakkar e ghiacci: alla fine vuole esplorazione, e lungo la via paga in Krystallium.
option-quest-the_usurper = Una guerra per il trono: ogni passaggio arruola Soldati, e l’ultimo ne chiede { $soldiers }, { $solo } in solitaria.
option-quest-the_pestilent_lord = Una peste da guarire: vuole popolazione e Krystallium.

## Edizioni

option-edition-first = La prima stampa: { $cards } carte Sviluppo, { $quests } Missioni e, in solitaria, una Trappola al posto delle Spie.
option-edition-second = La seconda stampa: { $cards } carte Sviluppo, { $quests } Missioni e, in solitaria, Spie e { $scenarios } scenari.

## Lati dei feudi

side-A = Lato A
side-B = Lato B
option-side-A = I feudi sono diversi: Valados vive di Monumenti, Téressie di Specialisti. In solitaria, nella seconda edizione, costa { $points } punti.
option-side-B = I due feudi producono lo stesso.

## Limite delle Ricerche in solitaria

search-errata = Corretto
search-printed = Stampato
search-first = Prima edizione
option-search-errata = Puoi fare una Ricerca a ognuna delle tue quattro selezioni: la correzione dell’editore.
option-search-printed = Puoi fare una Ricerca per round, come dice il regolamento: più difficile.
option-search-first = Puoi fare una Ricerca a ogni selezione, e due in una di esse se hai utilizzato la Trappola.

## Bot

bot-random = Giullare
bot-page = Paggio
bot-steward = Castaldo
bot-baron = Barone
bot-regent = Reggente
# Un bot con un proprio tempo di riflessione.
bot-with-time = { $bot } ({ $seconds } s)
option-bot-random = Gioca a caso ciò che le regole permettono.
option-bot-page = Conosce le regole e costruisce ciò che può: per una prima partita.
option-bot-steward = Pianifica ogni round e conta i punti: un avversario solido.
option-bot-baron = Prevede che cosa potresti avere in mano: un avversario temibile.
option-bot-regent = Prova migliaia di round e ha imparato dalle proprie partite: il più forte di tutti.
option-bot-other = Un bot installato qui.
bot-reduced-native = Forza ridotta qui: circa 1 tentativo su { $parts }. Per farli tutti, esegui «make native», o installa il pacchetto del tuo sistema.
bot-reduced-here = { $bot } gioca qui a forza ridotta.
pace-quick = Breve
pace-normal = Normale
pace-long = Lungo
option-pace = Circa { $seconds } s per decisione.

# Sotto il nome di un posto. $chosen e $bot sono bot; $chance: yes se il nuovo gioca a caso.
bot-took-over = { $chosen } non può continuare a questo tavolo: al suo posto gioca { $bot }{ $chance ->
    [yes] , a caso tra ciò che le regole permettono
   *[no] { "" }
}.

## Chi gioca

mode-bot = Contro un bot
mode-solo = In solitaria
mode-screen = In due su uno schermo
mode-link = Con un amico, tramite link
option-mode-bot = Il tuo avversario è un bot; scegli tu quanto è forte.
option-mode-solo = Tu contro il mazzo Pericolo, per una medaglia.
option-mode-screen = Ci si alterna a questo schermo, e tra un turno e l’altro le mani sono nascoste.
option-mode-link = Ricevi un link per il tuo amico, che gioca in un altro browser.
