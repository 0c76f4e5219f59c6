### L’aiuto durante la partita: che cosa si può fare, i consigli, quanto varrebbe una carta, e la guida.

coach-new = La guida: una novità
coach-seen = Capito
coach-off = Senza guida, grazie

now-title = Che cosa posso fare?
now-nothing = Niente per ora: decide l’avversario.
now-why-not = Ciò che ha un bordo tratteggiato adesso non si può fare. Premilo, o guarda una carta da vicino, per sapere perché.
now-refused = Perché non adesso
why-step = Questo passaggio costa { $cost }. Si paga con cubi in mano, cubi del tipo giusto in alchimia e Krystallium, e non ne hai abbastanza.

show-areas = Mostrami le aree
show-hand = Mostrami la mia mano
show-selection = Mostrami la mia selezione
show-construction = Mostrami l’area di costruzione
show-cubes = Mostrami i cubi
show-stock = Mostrami la mia riserva
show-stage = Mostrami il combattimento

kind-Place = Posiziona un cubo
kind-Select = Prendi un’area

good-Offer = Metti due carte della tua mano nelle aree. Il tuo avversario prende un’area, e ciò che resta può essere tuo.
good-Select = Prendi tutte le carte di un’area. Sono le carte che costruirai o riciclerai in questo round.
good-Slate = Destina una carta alla costruzione, per pagarla cubo per cubo. Costruita, produce in ogni round, o vale punti.
good-Recycle = Scarta una carta in cambio del cubo nel suo angolo. Utile per le carte che non puoi pagare.
good-Place = Metti un cubo su uno spazio libero del suo tipo, o in alchimia, dove cinque diventano un Krystallium.
good-Done = Annuncia che hai finito. La partita va avanti quando tutti hanno finito.
good-UseKrystallium = Metti un Krystallium su uno spazio di qualsiasi risorsa: di solito l’ultimo di una carta.
good-UseSoldier = Metti un Soldato su uno spazio Soldato di una carta.
good-Abandon = Scarta una carta in costruzione in cambio del suo cubo in alchimia. Per le carte che non completerai più.
good-Vanquish = Paga Soldati per scacciare una Minaccia: non costa più punti e non fa più danni.
good-VanquishGiant = Paga Soldati per scacciare un Gigante. La carta sopra di lui si completa subito.
good-VanquishThief = Paga Soldati per scacciare un Ladro, e libera un’icona di produzione.
good-House = Scegli la carta che un Gigante di ghiaccio congela: quella che ti serve di meno.
good-GiveUp = Scegli la carta che un’Ombra prende: quella che ti serve di meno, e se puoi non un Tesoro.
good-Cover = Scegli l’icona di produzione che un Ladro copre: una di cui puoi fare a meno.
good-Keep = Scegli il consigliere con cui inizi.
good-CompleteStep = Paga un passaggio della Missione. Senza l’ultimo non puoi vincere.
good-Transmute = Trasforma cinque cubi dell’area di alchimia in un Krystallium.
good-Search = Rinuncia a due carte di un’area, guarda le prossime tre del mazzo, e tienine una.
good-KeepFound = Tieni una delle carte trovate.
good-Spy = Scopri una carta nascosta prima di scegliere.

hint-title = Un consiglio
hint-ask = Dammi un consiglio
hint-practice = Con un consiglio questa diventa una partita di allenamento: non dà né record né medaglie. Il bot vede solo ciò che vedi tu.
hint-go = Sì, aiutami
hint-never = I consigli sono per partite in solitaria o contro bot, quando tocca a te.
hint-move = La mossa
hint-would = { $bot } farebbe così:
hint-reasons = Perché
hint-sees = Un consiglio vede solo ciò che vedi tu. Questa partita è di allenamento.
hint-bot = Chiedi a
hint-again = Chiedi di nuovo
hint-stale = Dopo questo consiglio il tavolo è cambiato. Chiedi di nuovo.
hint-do = Gioca questa mossa
hint-show = Mostralo sul tavolo
hint-best = la migliore
hint-less = { $points ->
    [one] circa { $points } punto in meno
   *[other] circa { $points } punti in meno
}

nudge-Select = Pensa a ciò che lasci: quale area preferirebbe il tuo avversario?
nudge-Offer = Pensa a ciò che serve al tuo avversario, e dagliene il meno possibile.
nudge-Slate = Quale carta puoi completare per prima?
nudge-Recycle = Una di queste carte vale di più come cubo.
nudge-Place = Cerca una carta che un solo cubo completerebbe.
nudge-Done = Qui non c’è più nulla da guadagnare.
nudge-vanquish = Quale Minaccia ti danneggia di più se resta?
nudge-soldiers = Adesso potresti sgominare una Minaccia. Questi Soldati non ti serviranno di più altrove?
nudge-stock = Qui potresti ancora usare qualcosa. Non varrà di più in seguito?
nudge-other = Qui si può fare qualcosa che è facile dimenticare.

reason-makes = { $count ->
    [one] { $card }: { $count } cubo in ogni prossimo round.
   *[other] { $card }: { $count } cubi in ogni prossimo round.
}
reason-points = { $count ->
    [one] { $card } vale { $count } punto.
   *[other] { $card } vale { $count } punti.
}
reason-per-type = { $count ->
    [one] { $card } conta { $count } punto per ogni carta di un tipo.
   *[other] { $card } conta { $count } punti per ogni carta di un tipo.
}
reason-recycle = { $card } costerebbe più cubi di quanti ne porti nel tempo che resta.
reason-completes = Questo completa { $card }.
reason-spares = { $count ->
    [one] { $card } non ti costa più { $count } punto alla fine.
   *[other] { $card } non ti costa più { $count } punti alla fine.
}
reason-frees = { $card } produce di nuovo con tutte le sue icone.
reason-soldiers-for = { $card } richiede Soldati, e vale più di quanto costi la Minaccia.
reason-soldiers-later = I Soldati che tieni ti serviranno di più in seguito.
reason-stock-later = I tuoi Krystallium e i tuoi Soldati possono aspettare: varranno di più su un’altra carta.
reason-stock-worthless = Ciò che ti resta non darebbe altri punti.
reason-nothing-left = Qui non puoi fare altro.
reason-nearer = { $count ->
    [one] Poi manca solo { $count } spazio: { $card }.
   *[other] Poi mancano { $count } spazi: { $card }.
}
reason-own-points = { $count ->
    [one] Finisci con circa { $count } punto in più che con la migliore altra scelta.
   *[other] Finisci con circa { $count } punti in più che con la migliore altra scelta.
}
reason-their-points = { $count ->
    [one] Il tuo avversario finisce con circa { $count } punto in meno.
   *[other] Il tuo avversario finisce con circa { $count } punti in meno.
}
hint-thinks = Il consiglio è in preparazione. Chiedi di nuovo tra un momento.
reason-denies = Il tuo avversario non ottiene { $card }.
reason-avoids = Non prendi { $card }.
reason-hidden = Ciò che è nascosto { on-the-side } può essere un pericolo.
reason-sends = { $card } va { on-the-side }, perché la prenda il tuo avversario.
reason-hides = { $card } resta nascosta { on-the-side }, così è difficile da valutare.
reason-keeps = Tieni { $card }, che il tuo avversario vorrebbe.
reason-cheap = { $card } aiuta poco il tuo avversario.

worth-title = Quanto vale per te adesso
worth-points = Costruita adesso
worth-per = ({ $points } per ognuna di { $count }: { $type })
worth-lacks = Manca ancora
worth-when = Si potrebbe completare
worth-round = nel round { $round }, stadio { $step }, se vi vanno tutti i cubi del tuo feudo
worth-never = non in questa partita, con ciò che il tuo feudo produce adesso

## La legenda di tutte le icone

legend-title = Che cosa dicono le icone
legend-cube = un cubo che il tuo feudo produce e che riempie gli spazi delle carte.
legend-krystallium = riempie uno spazio di qualunque cubo; cinque cubi in alchimia ne fanno uno.
legend-soldier = riempie gli spazi Soldato, sgomina le Minacce, paga i consiglieri.
legend-open = Uno spazio ancora libero di una carta.
legend-stolen = Un’icona di produzione che un Ladro ha coperto: non produce nulla.
legend-type = un tipo di carta.
legend-per = Un cubo per ogni carta di questo tipo nel tuo feudo.
legend-points = Punti a fine partita.
legend-points-per = Punti per ogni carta di questo tipo nel tuo feudo.
legend-minus = Punti persi a fine partita.
legend-recycle = Nell’angolo di una carta: il cubo che dà se la ricicli.
legend-bonus = In un riquadro sulla carta: che cosa dà completarla, una volta sola.
legend-trap = Trappola, disponibile e utilizzata: mette una carta a faccia in giù.
legend-spy = Spia, disponibile e non disponibile: in solitaria scopre una carta a faccia in giù.
legend-frost = Una carta che un Gigante di ghiaccio impedisce di completare.
legend-clause = Una regola: premila per leggere la sua clausola.
