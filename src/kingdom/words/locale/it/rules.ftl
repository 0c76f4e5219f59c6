### I titoli delle regole. Il testo delle clausole resta in inglese.

## GEN

clauses-GEN = Termini, componenti, e chi sa che cosa
clause-GEN-1 = Risorse
clause-GEN-2 = Tipi di Sviluppo
clause-GEN-3 = Che cosa mostra una carta Sviluppo
clause-GEN-4 = Che cosa c’è nella scatola
clause-GEN-5 = L’area di gioco di un giocatore
clause-GEN-6 = Informazioni visibili e nascoste
clause-GEN-7 = L’ordine di una mano non dice nulla
clause-GEN-8 = Che cosa si sa di una carta coperta
clause-GEN-9 = Scarti

## SET

clauses-SET = Preparazione per due giocatori
clause-SET-1 = Il mazzo Sviluppo
clause-SET-2 = Calamità
clause-SET-3 = Feudi
clause-SET-4 = Trappole
clause-SET-5 = Moduli
clause-SET-6 = Round e 1° giocatore
clause-SET-7 = Che cosa si decide prima della partita
clause-SET-8 = “Non può” prevale su “può”

## CHO

clauses-CHO = Fase di scelta per due giocatori
clause-CHO-1 = Distribuzione
clause-CHO-2 = I sedici turni
clause-CHO-3 = Offrire
clause-CHO-4 = Offrire a faccia in giù
clause-CHO-5 = Selezionare
clause-CHO-6 = Un’area non ha limiti
clause-CHO-7 = Che cosa resta
clause-CHO-8 = I momenti di decisione di un turno

## PLA

clauses-PLA = Fase di progettazione (simultanea)
clause-PLA-1 = Scoprire le carte
clause-PLA-2 = Destinare alla costruzione o riciclare
clause-PLA-3 = Riciclare
clause-PLA-4 = Tesori
clause-PLA-5 = Calamità
clause-PLA-6 = Carte completate durante la progettazione
clause-PLA-7 = La fine della progettazione
clause-PLA-8 = Come si apre la progettazione
clause-PLA-9 = Cubi in mano e obblighi

## PRO

clauses-PRO = Fase di produzione (simultanea, in quattro stadi)
clause-PRO-1 = Quattro stadi
clause-PRO-2 = Produzione
clause-PRO-3 = Supremazia
clause-PRO-4 = Costruzione
clause-PRO-5 = Quando produce una carta nuova
clause-PRO-6 = La fine di un round
clause-PRO-7 = Ogni finestra si apre

## CON

clauses-CON = Costruire, Krystallium, Soldati e “in qualsiasi momento”
clause-CON-1 = Completare una carta
clause-CON-2 = Nessun limite alla costruzione
clause-CON-3 = Trasformazione
clause-CON-4 = In qualsiasi momento: Krystallium
clause-CON-5 = In qualsiasi momento: Soldati
clause-CON-6 = In qualsiasi momento: scartare una carta in costruzione
clause-CON-7 = Che cosa vuol dire “in qualsiasi momento”
clause-CON-8 = In una finestra l’ordine non conta
clause-CON-9 = Le finestre sono cieche
clause-CON-10 = I cubi entrano in alchimia uno alla volta
clause-CON-11 = Uno spazio ha un tipo, non una posizione
clause-CON-12 = L’ultima finestra

## END

clauses-END = Fine della partita
clause-END-1 = Il punteggio
clause-END-2 = Pareggi
clause-END-3 = Un esempio di conteggio
clause-END-4 = Il verdetto

## SOL

clauses-SOL = Solitario
clause-SOL-1 = I due mazzi
clause-SOL-2 = Segnalini
clause-SOL-3 = La scelta in solitaria
clause-SOL-4 = Spiare
clause-SOL-5 = Ricerca
clause-SOL-6 = Carte coperte prese
clause-SOL-7 = Le Spie tornano disponibili
clause-SOL-8 = La Supremazia in solitaria
clause-SOL-9 = Punteggio e medaglie
clause-SOL-10 = Quando il mazzo Sviluppo si esaurisce
clause-SOL-11 = Come si fa una Ricerca

## MEN

clauses-MEN = Modulo Minaccia
clause-MEN-1 = Mazzi Minaccia
clause-MEN-2 = Le Minacce colpiscono chi le prende
clause-MEN-3 = Le Minacce agiscono nella progettazione
clause-MEN-4 = Le Minacce stanno nell’area di costruzione
clause-MEN-5 = Combattimento
clause-MEN-6 = Le Minacce alla fine
clause-MEN-7 = Le Minacce non sono costruzioni

## RAT

clauses-RAT = Ratti giganti
clause-RAT-1 = La pila di Infestanti
clause-RAT-2 = I Ratti portano Infestanti
clause-RAT-3 = La pila vuota

## FRO

clauses-FRO = Giganti di ghiaccio
clause-FRO-1 = Un Gigante congela una carta
clause-FRO-2 = Carte congelate
clause-FRO-3 = Sconfiggere un Gigante
clause-FRO-4 = I Giganti si sistemano per primi
clause-FRO-5 = Un Gigante senza riparo
clause-FRO-6 = Che cosa raggiunge una carta congelata

## SHA

clauses-SHA = Ombre
clause-SHA-1 = Le Ombre rubano dalla selezione
clause-SHA-2 = L’avversario ne approfitta
clause-SHA-3 = Quante carte sono dovute

## THI

clauses-THI = Ladri
clause-THI-1 = I Ladri coprono un’icona
clause-THI-2 = Sconfiggere un Ladro
clause-THI-3 = Quali icone si possono coprire

## ADV

clauses-ADV = Modulo Consiglieri
clause-ADV-1 = Scegliere un consigliere
clause-ADV-2 = I consiglieri entrano
clause-ADV-3 = Attivare un’abilità
clause-ADV-4 = I consiglieri non sono Sviluppi
clause-ADV-5 = I consiglieri in solitaria
clause-ADV-6 = Abilità che non possono fare nulla
clause-ADV-7 = Consiglieri scoperti in anticipo
clause-ADV-8 = Quando le abilità tornano disponibili
clause-ADV-9 = Il caso e la scelta dei consiglieri
clause-ADV-10 = Consiglieri e Calamità

## ADV-C

clauses-ADV-C = Consiglieri della fase di scelta
clause-ADV-C1 = Spia clandestina
clause-ADV-C2 = Mastro cartografo
clause-ADV-C3 = Potere dietro al trono
clause-ADV-C4 = Capo mercenario
clause-ADV-C5 = Strambo scommettitore

## ADV-P

clauses-ADV-P = Consiglieri della fase di produzione
clause-ADV-P1 = Capomastro dispotico
clause-ADV-P2 = Capoclan della foresta
clause-ADV-P3 = Madre amorevole
clause-ADV-P4 = Negoziatore del lago
clause-ADV-P5 = Pirata dei cinque mari

## ADV-E

clauses-ADV-E = Consiglieri della fine della partita
clause-ADV-E1 = Alchimista veggente

## ADV-A

clauses-ADV-A = Consiglieri di ogni momento
clause-ADV-A1 = Profeta illuminato
clause-ADV-A2 = Grande argentiere
clause-ADV-A3 = Mastro artigiano

## QUE

clauses-QUE = Modulo Missione
clause-QUE-1 = La plancia Missione
clause-QUE-2 = Passaggi
clause-QUE-3 = Chi è arrivato prima
clause-QUE-4 = Pagare con cubi e Krystallium
clause-QUE-5 = Tenere cubi in alchimia
clause-QUE-6 = Chi può vincere
clause-QUE-7 = Indicare il pagamento
clause-QUE-8 = Vantaggi

## SCE

clauses-SCE = Scenari in solitaria (seconda edizione)
clause-SCE-1 = Ratti dappertutto
clause-SCE-2 = La profezia
clause-SCE-3 = Il gelo del Nord
clause-SCE-4 = La battaglia finale
clause-SCE-5 = La gilda dei ladri
clause-SCE-6 = Assediati da ogni lato
clause-SCE-7 = Carte messe durante la preparazione
clause-SCE-8 = Sconfitta immediata
clause-SCE-9 = Copie delle carte nominate
clause-SCE-10 = Carte richieste
