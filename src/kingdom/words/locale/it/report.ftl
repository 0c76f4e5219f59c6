### La pagina che scrive `kingdom lab balance`: le sue tabelle e i suoi grafici. Le colonne sono separate da una barra.
### I file CSV mantengono le colonne inglesi.

report-title = Equilibrio del set di carte
report-bot = Bot
report-card-set = Set di carte
report-rules = Versione delle regole
report-deals = Distribuzioni
report-games = Partite
report-again = Per rigiocare queste partite:
# What stands between stars is emphasised.
report-explained = Gli intervalli sono al 95 %. Un obiettivo è *raggiunto* o *mancato* se lo
    dice l’intero intervallo, e lo è *probabilmente* se lo dice solo il valore misurato. Clicca su un’intestazione per ordinare.
report-forfeited = Partite perse per rinuncia
report-plots = Grafici

## Tabelle

report-of-targets = Obiettivi
    .columns = Obiettivo | Che cosa | Misura | Unità | Da | A | Verdetto | Nota
report-of-rulesets = Regole, posti e medaglie
    .columns = Regole | Partite | Vittorie del primo posto, % | Pareggi | Nessuno | Punteggio del vincitore, o in solitaria | Del perdente | Carte costruite | Crescita per round | Carte a faccia in giù per partita | Oro | Argento | Bronzo | Nessuna
report-of-duchies = Lati e feudi
    .columns = Regole | Lato | Feudo | Posti | Vittorie, % | Punteggio
report-of-points = Punti per origine
    .columns = Regole | Origine | Vincitore | Perdente | In parità | In solitaria
    .note = Punti medi di un posto.
report-of-pace = Carte e produzione per round
    .columns = Regole | Ruolo | Round | Carte costruite | { letter-materials } | { letter-population } | { letter-gold } | { letter-exploration } | Cubi in tutto
    .note = Medie di un posto, stadio per stadio.
report-of-cards = Carte
    .columns = Regole | Carta | Tipo | Costo | Viste | Prese | Destinate alla costruzione | Costruite | Riciclate | Scartate in costruzione | Prese tra le viste, % | Costruite tra le prese, % | Riciclate tra le prese, % | Vittorie quando l’ha costruita un solo posto, % | Solitario: punteggio con la carta, meno senza | Valore in punti
    .note = Vittorie: tra le partite in cui uno solo dei due posti ha costruito la carta, quante ne ha vinte quel posto (intervallo di Wilson; un pareggio vale metà). Valore: regressione, ai minimi quadrati, dello scarto (in solitaria, del punteggio) sul numero di copie di ogni carta costruite in più, intervalli normali, per le carte che contano in 20 partite o più. Né le une né l’altro dicono che cosa causa che cosa: chi è in vantaggio costruisce anche di più.
report-of-use = Trappole, Minacce, Consiglieri e passaggi di Missione
    .columns = Regole | Che cosa | Con | Volte | Quota di partite, % | Vittorie quando l’ha fatto un solo posto, %

## Di quali partite, di quali posti, e che cosa si è fatto

group-two = in due
group-solo = in solitaria
# $group: one of those above
group-together = { $group }, in totale

part-winner = vincitore
part-loser = perdente
part-drawn = in parità
part-solo = in solitaria

doing-trap = trappola
doing-stood = Minaccia in gioco
doing-vanquished = Minaccia sgominata
doing-kept = Consigliere tenuto
doing-entered = Consigliere accolto
doing-used = Consigliere attivato
doing-step = passaggio completato
# A step of a Quest board: the board, which step it is, and its name.
step-of-quest = { $quest } { $number }: { $step }

## Grafici: che cosa mostra ognuno, e che cosa contano gli assi

plot-title = { $group }: { $what }
plot-scores = punteggi
    .across = punteggio
    .up = posti
plot-points = punti per origine
    .up = punti
plot-production = produzione per round e stadio
    .across = round
    .up = cubi
plot-built = carte costruite per round
    .across = round
    .up = carte costruite
plot-shares = quanta parte di ogni carta presa è costruita
    .across = costruite tra le prese, %
plot-wins = vittorie dell’unico posto che ha costruito una carta
    .across = vittorie, %
plot-worth = quanto vale una copia costruita in più
    .across = punti
plot-leads = il tipo che dà più punti al vincitore
    .across = partite, %
