### Il tavolo: che cosa chiede ogni zona, e il Combattimento.

## Che cosa è richiesto ora, sul pennone della zona

now-hand = Ora: offri due carte
now-duchy = Ora: scegli un’icona
now-draft = Ora: tienine uno
now-selection = Ora: progetta queste carte
now-cubes = Ora: { $count } da posizionare
now-stage = Ora: combatti o fermati
now-construction = Ora: scegli una carta
# On a button beside cubes: so many of them.
some-to-alchemy = { $count } in alchimia
laid-of-two = { $count } su 2

## Il combattimento

army = I tuoi Soldati
army-of = I Soldati di { $seat }
army-left = in riserva
army-stops = Punti, se ti fermi qui
army-points = I tuoi punti
army-menaces = Minacce rimaste
army-training = Uno in Addestramento
# On the button that ends a Combat: so many Soldiers stay in stock.
done-keep = Fatto, tieni { $count }
foe-price = costa
# $points is what it costs, $loss a sentence: “at the end; …”.
foe-spared = Lasciata lì: { $points } { $loss }
foe-on = su { $card }
# What vanquishing a Menace gains; $points is a number.
foe-better = { $points ->
    [one] { $points } punto in più
   *[other] { $points } punti in più
}
foe-better-each = { $points ->
    [one] { $points } punto in più, ciascuna
   *[other] { $points } punti in più, ciascuna
}
foe-too-few = { $count ->
    [0] Non ora: non hai Soldati.
    [one] Non ora: hai { $count } Soldato.
   *[other] Non ora: hai { $count } Soldati.
}
foe-frozen = Non ora: prima bisogna riempire { $card }. { $spaces }
foe-alone = Non è sotto nessuna carta: non si può sgominare.
foes-none = Nessuna Minaccia qui.
vanquished-giant_rat = Lascia il tavolo; le carte Infestanti restano.
spared-giant_rat = a fine partita; il prossimo Ratto gigante porta una carta Infestanti in più.
vanquished-frost_giant = la carta { $card } si completa subito.
spared-frost_giant = a fine partita; la carta { $card } resta congelata.
vanquished-shadow = Non prende più carte.
spared-shadow = a fine partita; prende una carta a ogni fase di progettazione.
vanquished-thief = Un’icona coperta torna libera.
spared-thief = a fine partita; l’icona resta coperta.
vanquished-vermin = Una lascia il tavolo.
spared-vermin = ciascuna, a fine partita.

## Clic

click-gone = Non si può più fare: il tavolo è cambiato.
laid-second = Ora la seconda carta.
laid-both = Le due carte ci sono: offrile.
# For a moment after the second card, before the offer is made.
laid-soon = La tua offerta sta partendo. Annulla riprende la carta.
# $menaces names them; $points is what they cost.
regret-menaces = { $points ->
    [one] I tuoi Soldati potrebbero ancora sgominare { $menaces }. Se restano, ti costano { $points } punto a fine partita.
   *[other] I tuoi Soldati potrebbero ancora sgominare { $menaces }. Se restano, ti costano { $points } punti a fine partita.
}
# For spectators, before the status line.
looking-on = Stai guardando.
