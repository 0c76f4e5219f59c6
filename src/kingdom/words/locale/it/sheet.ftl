### Il foglio riassuntivo: una pagina per due giocatori. **Grassetto** fra asterischi; [K] è un segnalino.

sheet-subtitle = Riassunto per due giocatori
sheet-foot = Le lettere negli angoli indicano le clausole del regolamento. Seconda edizione.

sheet-flow-rounds = { $rounds } round
sheet-flow-rounds-text = Giocatore 1 inizia I e III, giocatore 2 inizia II e IV.
sheet-flow-choice = Scelta
sheet-flow-choice-text = a turni: prendi un’area, offri 2 carte
sheet-flow-planning = Progettazione
sheet-flow-planning-text = insieme: costruisci o ricicla
sheet-flow-production = Produzione
sheet-flow-production-text = quattro stadi, insieme: [MPGE]
sheet-flow-combat = Combattimento
sheet-flow-combat-text = con le Minacce: i Soldati
sheet-flow-after = Dopo il IV
sheet-flow-after-text = ultime azioni, poi il punteggio

sheet-choice = Scelta
sheet-choice-1 = **Carte.** Trappole di nuovo disponibili. { $hand } carte e 1 Calamità a testa; 1 carta a faccia in su per area.
sheet-choice-2 = **Ordine.** Il 1° giocatore offre. Poi, a turno, **prendi un’area, poi offri**: { $offers } volte a testa; il 1° giocatore prende per ultimo.
sheet-choice-3 = **Offri** esattamente 2 carte: nella stessa area o una in ciascuna.
sheet-choice-4 = **Trappola.** Ognuna utilizzata ne mette una a faccia in giù.
sheet-choice-5 = **Prendi** tutte le carte di un’area, anche vuota. Le carte a faccia in giù restano tali fino alla progettazione.
sheet-choice-6 = Ciò che resta alla fine si scarta.

sheet-setup = Preparazione
sheet-setup-1 = Mischia Sviluppi e Tesori. Impila le { $calamities } Calamità.
sheet-setup-2 = A testa: un feudo (stesso lato) e { $traps } Trappole.

sheet-planning = Progettazione
sheet-planning-1 = Scopri le carte a faccia in giù. Le **Calamità** vanno nel feudo.
sheet-planning-2 = **Costruisci:** nell’area di costruzione, senza limiti.
sheet-planning-3 = **Ricicla:** scarta per il cubo nell’angolo.
sheet-planning-4 = I **Tesori** si riciclano sempre: { $treasure } cubi.
sheet-planning-5 = Un cubo va su uno spazio libero del suo tipo, o in alchimia. Poi non si muove più.
sheet-planning-6 = Una carta completata produce già in questo round.

sheet-any-time = In qualsiasi momento
sheet-any-time-when = Nel tuo turno, progettazione, ogni stadio, combattimento, ultime azioni:
sheet-any-time-1 = [K] riempie ogni spazio risorsa o Krystallium, **mai** Soldato.
sheet-any-time-2 = [S] riempie uno spazio Soldato.
sheet-any-time-3 = **Scarta** una carta in costruzione.

sheet-production = Produzione
sheet-production-order = Quattro stadi, in quest’ordine: [MPGE]
sheet-production-1 = **Conta** le icone del feudo e delle carte costruite. Un’icona “per tipo” conta una volta per ogni carta di quel tipo.
sheet-production-2 = **Supremazia:** strettamente di più? Un Soldato. Pari: nessuno.
sheet-production-3 = **Posiziona** ogni cubo: spazio libero del suo tipo, o alchimia.
sheet-production-next = Una carta completata produce dallo stadio **successivo**.
sheet-training-empty = Addestramento vuoto: [S] va lì
sheet-training-full = Ce n’è uno: [S] passa in riserva

sheet-building = Costruzione
sheet-building-1 = **Tutto pieno:** i cubi vanno via, bonus una volta, la carta entra nel feudo.
sheet-building-2 = **Alchimia:** { $alchemy } cubi diventano subito 1 [K].
sheet-building-3 = **Scarta** una carta in costruzione: il suo cubo va in alchimia, il resto è perso.

sheet-menace = Minaccia
sheet-menace-what = Al posto delle Calamità: ognuno ha un mazzo di { $menaces } e ne prende 1 per round. **Chi la prende la subisce**, all’apertura della progettazione: Ratti, Ombre, Ladri, Giganti. Né costruita né riciclata.
sheet-menace-combat = **Combattimento**, dopo la produzione: paga i Soldati e se ne va. Alla fine ognuna costa i suoi punti.

sheet-quest = Missione
sheet-quest-1 = { $steps } passaggi, una volta per giocatore, in **qualsiasi ordine** e momento, pagati in una volta.
sheet-quest-2 = Risorse: mano, alchimia (stesso tipo) o Krystallium. Costi in Krystallium e Soldati: solo quelli.
sheet-quest-3 = L’alchimia non trasforma da sola: trasformi { $alchemy } cubi quando vuoi.
sheet-quest-4 = **Senza il passaggio finale (a destra) non si vince.** Nessuno l’ha: perdono entrambi. Nella stessa fase: primo il 1° giocatore.

sheet-score = Punteggio
sheet-score-flat = punti generici e di Missione
sheet-score-type = punti per tipo
sheet-score-calamity = { $points } per Calamità
sheet-score-menaces = Minacce rimaste
sheet-score-nothing = Per tipo: anche la carta Feudo. Non valgono nulla: [K] [S] e le carte incompiute.
sheet-score-tie = **Pareggio:** più carte nel feudo (Calamità comprese, senza la carta Feudo); poi più Soldati; poi vittoria condivisa.

sheet-advisors = Consiglieri
sheet-advisors-what = Al posto dei Tesori. All’inizio: pesca 2, tieni 1; 2 Soldati. Preso, un consigliere va nell’area consiglieri e porta 1 Soldato. Mai costruito, niente punti. **Abilità: paga i suoi Soldati, nella sua fase, una volta per round.**
sheet-moment-ADV-C = Scelta
sheet-moment-ADV-P = Produzione
sheet-moment-ADV-A = In qualsiasi momento
sheet-moment-ADV-E = Fine della partita
sheet-moment-other = Altri
