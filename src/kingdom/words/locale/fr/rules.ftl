### Les titres des règles. Le texte des clauses reste en anglais.

## GEN

clauses-GEN = Termes, matériel, et qui sait quoi
clause-GEN-1 = Ressources
clause-GEN-2 = Types de Développement
clause-GEN-3 = Ce que montre une carte Développement
clause-GEN-4 = Ce que contient la boîte
clause-GEN-5 = L’espace de jeu d’un joueur
clause-GEN-6 = Information visible et cachée
clause-GEN-7 = L’ordre d’une main ne dit rien
clause-GEN-8 = Ce que l’on sait d’une carte face cachée
clause-GEN-9 = Défausses

## SET

clauses-SET = Mise en place à deux joueurs
clause-SET-1 = La pioche Développement
clause-SET-2 = Calamités
clause-SET-3 = Duchés
clause-SET-4 = Jetons Piège
clause-SET-5 = Modules
clause-SET-6 = Manches et 1er joueur
clause-SET-7 = Ce qui est fixé avant la partie
clause-SET-8 = « Ne peut pas » l’emporte sur « peut »

## CHO

clauses-CHO = Phase de Choix à deux joueurs
clause-CHO-1 = Distribution
clause-CHO-2 = Les seize tours
clause-CHO-3 = Proposer
clause-CHO-4 = Proposer face cachée
clause-CHO-5 = Sélectionner
clause-CHO-6 = Une zone n’a pas de limite
clause-CHO-7 = Ce qui reste
clause-CHO-8 = Les moments de décision d’un tour

## PLA

clauses-PLA = Phase de Planification (simultanée)
clause-PLA-1 = Révéler
clause-PLA-2 = Mettre en Construction ou recycler
clause-PLA-3 = Recycler
clause-PLA-4 = Trésors
clause-PLA-5 = Calamités
clause-PLA-6 = Cartes achevées pendant la Planification
clause-PLA-7 = La fin de la Planification
clause-PLA-8 = Comment s’ouvre la Planification
clause-PLA-9 = Cubes en main et obligations

## PRO

clauses-PRO = Phase de Production (simultanée, en quatre étapes)
clause-PRO-1 = Quatre étapes
clause-PRO-2 = Production
clause-PRO-3 = Suprématie
clause-PRO-4 = Construction
clause-PRO-5 = Quand une nouvelle carte produit
clause-PRO-6 = La fin d’une manche
clause-PRO-7 = Chaque fenêtre s’ouvre

## CON

clauses-CON = Construction, Krystallium, Soldats et « à tout moment »
clause-CON-1 = Achever une carte
clause-CON-2 = Pas de limite aux constructions
clause-CON-3 = Transmutation
clause-CON-4 = À tout moment : Krystallium
clause-CON-5 = À tout moment : Soldats
clause-CON-6 = À tout moment : recycler une carte en Construction
clause-CON-7 = Ce que veut dire « à tout moment »
clause-CON-8 = Dans une fenêtre, l’ordre ne compte pas
clause-CON-9 = Les fenêtres sont aveugles
clause-CON-10 = Les cubes entrent un par un en Alchimie
clause-CON-11 = Une case a un type, pas une position
clause-CON-12 = La dernière fenêtre

## END

clauses-END = Fin de la partie
clause-END-1 = Le score
clause-END-2 = Égalités
clause-END-3 = Un exemple de décompte
clause-END-4 = Le verdict

## SOL

clauses-SOL = Solo
clause-SOL-1 = Les deux pioches
clause-SOL-2 = Jetons
clause-SOL-3 = Le Choix en solo
clause-SOL-4 = Espionner
clause-SOL-5 = Fouille
clause-SOL-6 = Cartes face cachée prises
clause-SOL-7 = Les Espions se reprennent
clause-SOL-8 = La Suprématie en solo
clause-SOL-9 = Score et médailles
clause-SOL-10 = Quand la pioche Développement s’épuise
clause-SOL-11 = Comment se fait une Fouille

## MEN

clauses-MEN = Module Menace
clause-MEN-1 = Packs Menace
clause-MEN-2 = Les Menaces frappent qui les prend
clause-MEN-3 = Les Menaces agissent pendant la Planification
clause-MEN-4 = Les Menaces sont dans la zone de Construction
clause-MEN-5 = Combat
clause-MEN-6 = Les Menaces en fin de partie
clause-MEN-7 = Les Menaces ne sont pas des constructions

## RAT

clauses-RAT = Rats Géants
clause-RAT-1 = La pioche Vermine
clause-RAT-2 = Les Rats amènent la Vermine
clause-RAT-3 = La pioche vide

## FRO

clauses-FRO = Géants de Givre
clause-FRO-1 = Un Géant glace une carte
clause-FRO-2 = Cartes glacées
clause-FRO-3 = Vaincre un Géant
clause-FRO-4 = Les Géants sont placés d’abord
clause-FRO-5 = Un Géant sans abri
clause-FRO-6 = Ce qui atteint une carte glacée

## SHA

clauses-SHA = Ombres
clause-SHA-1 = Les Ombres volent dans la Sélection
clause-SHA-2 = L’adversaire en profite
clause-SHA-3 = Combien de cartes sont dues

## THI

clauses-THI = Voleurs
clause-THI-1 = Les Voleurs recouvrent une icône
clause-THI-2 = Vaincre un Voleur
clause-THI-3 = Quelles icônes peuvent être recouvertes

## ADV

clauses-ADV = Module Conseillers
clause-ADV-1 = Choisir un conseiller
clause-ADV-2 = Les conseillers entrent
clause-ADV-3 = Activer un pouvoir
clause-ADV-4 = Les conseillers ne sont pas des Développements
clause-ADV-5 = Les conseillers en solo
clause-ADV-6 = Les pouvoirs sans effet
clause-ADV-7 = Conseillers révélés plus tôt
clause-ADV-8 = Quand les pouvoirs redeviennent disponibles
clause-ADV-9 = Le hasard et le choix des conseillers
clause-ADV-10 = Conseillers et Calamités

## ADV-C

clauses-ADV-C = Conseillers de la phase de Choix
clause-ADV-C1 = L’Espionne des Bas-Fonds
clause-ADV-C2 = La Maître Cartographe
clause-ADV-C3 = L’Éminence Grise
clause-ADV-C4 = Le Chef Mercenaire
clause-ADV-C5 = Le Parieur Fantasque

## ADV-P

clauses-ADV-P = Conseillers de la phase de Production
clause-ADV-P1 = Le Contremaître Despote
clause-ADV-P2 = La Cheffe Sylvestre
clause-ADV-P3 = La Mère Nourricière
clause-ADV-P4 = Le Négociateur du Lac
clause-ADV-P5 = Le Pirate des Cinq Mers

## ADV-E

clauses-ADV-E = Conseillers de la fin de partie
clause-ADV-E1 = L’Alchimiste Devin

## ADV-A

clauses-ADV-A = Conseillers de tout moment
clause-ADV-A1 = Le Prophète Illuminé
clause-ADV-A2 = La Grande Orfèvre
clause-ADV-A3 = Le Maître Artisan

## QUE

clauses-QUE = Module Quête
clause-QUE-1 = Le plateau Quête
clause-QUE-2 = Étapes
clause-QUE-3 = Qui était en premier
clause-QUE-4 = Payer avec des cubes et du Krystallium
clause-QUE-5 = Garder des cubes en Alchimie
clause-QUE-6 = Qui peut gagner
clause-QUE-7 = Nommer le paiement
clause-QUE-8 = Gains

## SCE

clauses-SCE = Scénarios solo (deuxième édition)
clause-SCE-1 = Des Rats Partout
clause-SCE-2 = La Prophétie
clause-SCE-3 = Le Froid du Nord
clause-SCE-4 = L’Ultime Bataille
clause-SCE-5 = La Guilde des Voleurs
clause-SCE-6 = Assailli de Toute Part
clause-SCE-7 = Cartes placées à la mise en place
clause-SCE-8 = Défaite immédiate
clause-SCE-9 = Exemplaires des cartes nommées
clause-SCE-10 = Cartes imposées
