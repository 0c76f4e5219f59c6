### Che cosa si può fare: ogni azione come la dice il pulsante, e in una frase intera (.sentence).

## Il gioco di base

action-Offer = Offri { $cards }
    .sentence = Offri { $cards }{ $traps ->
        [0] .
        [one] , utilizzando un segnalino Trappola.
       *[other] , utilizzando { $traps } segnalini Trappola.
    }
action-Select = Seleziona { the-area }
    .sentence = Seleziona { the-area }: tutte le sue carte vanno nella tua area di selezione.
action-Place = { $onto ->
    [alchemy] { resource-name } in alchimia
   *[card] { resource-name } su { $card }
}
    .sentence = { $onto ->
        [alchemy] Metti 1 cubo ({ resource-name }) nella tua area di alchimia.
       *[card] Metti 1 cubo ({ resource-name }) su { $card }.
    }
action-UseKrystallium = Krystallium su { $card } ({ resource-name })
    .sentence = Utilizza 1 Krystallium per riempire uno spazio di { $card }: { resource-name }.
action-UseSoldier = Soldato su { $card }
    .sentence = Utilizza 1 Soldato per riempire uno spazio Soldato di { $card }.
action-Abandon = Scarta { $card }
    .sentence = Scarta { $card } dall’area di costruzione. Ciò che c’è sopra è perso e il bonus Riciclo va nell’area di alchimia.
action-Slate = Destina { $card } alla costruzione
    .sentence = Sposta { $card } nella tua area di costruzione.
action-Recycle = Ricicla { $card }
    .sentence = Scarta { $card } e ottieni il suo bonus Riciclo.
action-Done = Fatto
    .sentence = Annuncia che non hai altro da fare in questa fase.
action-Resign = Abbandonare la partita
    .sentence = Abbandonare la partita.
action-Close = Chiudere la partita
    .sentence = Chiudere la partita senza vincitore.
action-TakeBack = Annullare di comune accordo
    .sentence = Annullare l’ultima azione, con l’accordo di tutti al tavolo.

## Minacce

action-Vanquish = Sgomina { $menace }
    .sentence = { $soldiers ->
        [one] Utilizza 1 Soldato per sgominare { $menace }.
       *[other] Utilizza { $soldiers } Soldati per sgominare { $menace }.
    }
action-House = Gigante di ghiaccio sotto { $card }
    .sentence = Metti il Gigante di ghiaccio sotto { $card }: la carta è congelata.
action-VanquishGiant = Sgomina il Gigante sotto { $card }
    .sentence = { $soldiers ->
        [one] Utilizza 1 Soldato per sgominare il Gigante di ghiaccio sotto { $card }: la carta è completata.
       *[other] Utilizza { $soldiers } Soldati per sgominare il Gigante di ghiaccio sotto { $card }: la carta è completata.
    }
action-GiveUp = Cedi { $card }
    .sentence = Scarta { $card } per un’Ombra, senza il suo bonus Riciclo.
action-Cover = Copri { $icon } di { $card }
    .sentence = Metti un segnalino Furto su { $icon } di { $card }: produce un cubo in meno.
action-VanquishThief = Sgomina { $thief } e libera { $icon } di { $card }
    .sentence = { $soldiers ->
        [one] Utilizza 1 Soldato per sgominare { $thief } e liberare { $icon } di { $card }.
       *[other] Utilizza { $soldiers } Soldati per sgominare { $thief } e liberare { $icon } di { $card }.
    }

## Consiglieri

action-Keep = Tieni { $card }
    .sentence = Tieni { $card } nella tua area consiglieri; l’altro consigliere se ne va.
action-UseUndergroundSpy = { $advisor }: recupera un segnalino Trappola
    .sentence = Utilizza { soldiers-paid } per recuperare un segnalino Trappola utilizzato.
action-UseMasterCartographer = { $advisor }: una carta { on-the-side }
    .sentence = Utilizza { soldiers-paid } per mettere { on-the-side } la prossima carta del mazzo.
action-UsePowerBehindTheThrone = { $advisor }: scopri { $card }
    .sentence = Utilizza { soldiers-paid } per scoprire { $card }.
action-UseChiefMercenary = { $advisor }: scarta { $card }
    .sentence = Utilizza { soldiers-paid } per scartare { $card } dalla sua area di offerta.
action-UseWhimsicalGambler = { $advisor }: sposta { $card }
    .sentence = Utilizza { soldiers-paid } per spostare { $card } nell’altra area di offerta.
action-UseTyrannicalForeman = { $advisor }: un cubo su ogni carta
    .sentence = Utilizza { soldiers-paid } per mettere una risorsa base su ognuna delle tue carte in costruzione.
action-UseForestChieftain = { $advisor }: { $count } materiali
    .sentence = Utilizza { soldiers-paid } per ricevere { $count } materiali.
action-UseNurturingMother = { $advisor }: { $count } popolazione
    .sentence = Utilizza { soldiers-paid } per ricevere { $count } popolazione.
action-UseNegotiatorFromTheLake = { $advisor }: { $count } oro
    .sentence = Utilizza { soldiers-paid } per ricevere { $count } oro.
action-UsePirateOfTheFiveSeas = { $advisor }: { $count } esplorazione
    .sentence = Utilizza { soldiers-paid } per ricevere { $count } esplorazione.
action-UseScryingAlchemist = { $advisor }: le Calamità contano il doppio
    .sentence = Utilizza { soldiers-paid } perché ogni Calamità conti il doppio, per tutti.
action-UseIlluminatedProphet = { $advisor }: scarta { $card }
    .sentence = Utilizza { soldiers-paid } per scartare { $card } dal tuo feudo.
action-UseGreatSilversmith = { $advisor }: { $count } Krystallium
    .sentence = Utilizza { soldiers-paid } per ottenere { $count } Krystallium.
action-UseMasterArtisan = { $advisor }: completa { $card }
    .sentence = Utilizza { soldiers-paid } per completare { $card } senza pagare il resto del costo.
action-PutForemansCube = { resource-name } su { $card }
    .sentence = Fai mettere al capomastro 1 cubo ({ resource-name }) su { $card }.

## Missioni

action-Transmute = Trasforma { $cubes }
    .sentence = Trasforma { $cubes } della tua area di alchimia in 1 Krystallium.
action-CompleteStep = { $step }: paga { $payment }
    .sentence = Completa un passaggio della Missione “{ $quest }”, “{ $step }”, pagando { $payment }.
payment-hand = { $cubes } dalla mano
payment-alchemy = { $cubes } dall’alchimia
payment-krystallium = { $count } Krystallium per { $cubes }

## Solitario

action-Spy = Scopri { $card }
    .sentence = Utilizza un segnalino per scoprire { $card }.
action-Search = Ricerca { on-the-side }: scarta { $cards }
    .sentence = Scarta { $cards } per guardare { $count } carte del mazzo, tenerne una e prendere { the-area }.
action-KeepFound = Tieni { $card }
    .sentence = Metti { $card } nell’area, prendi l’area e scarta le altre carte che hai guardato.
