### La page qu’écrit `kingdom lab balance` : ses tableaux et ses graphiques. Les colonnes sont séparées par une barre.
### Les fichiers CSV gardent les colonnes anglaises.

report-title = Équilibre du jeu de cartes
report-bot = Bot
report-card-set = Jeu de cartes
report-rules = Version des règles
report-deals = Donnes
report-games = Parties
report-again = Pour rejouer ces parties :
# What stands between stars is emphasised.
report-explained = Les intervalles sont à 95 %. Un objectif est *atteint* ou *manqué* si tout
    l’intervalle le dit, et il l’est *sans doute* si seule la valeur mesurée le dit. Cliquez sur un en-tête pour trier.
report-forfeited = Parties perdues par forfait
report-plots = Graphiques

## Tableaux

report-of-targets = Objectifs
    .columns = Objectif | Quoi | Mesure | Unité | De | À | Verdict | Note
report-of-rulesets = Règles, places et médailles
    .columns = Règles | Parties | Victoires de la première place, % | Nulles | Personne | Score du vainqueur, ou en solo | Du perdant | Cartes construites | Croissance par manche | Cartes face cachée par partie | Or | Argent | Bronze | Aucune
report-of-duchies = Faces et Duchés
    .columns = Règles | Face | Duché | Places | Victoires, % | Score
report-of-points = Points par source
    .columns = Règles | Source | Vainqueur | Perdant | À égalité | En solo
    .note = Points moyens d’une place.
report-of-pace = Cartes et production par manche
    .columns = Règles | Rôle | Manche | Cartes construites | { letter-materials } | { letter-population } | { letter-gold } | { letter-exploration } | Cubes en tout
    .note = Moyennes d’une place, étape par étape.
report-of-cards = Cartes
    .columns = Règles | Carte | Type | Coût | Vues | Prises | Mises en Construction | Construites | Recyclées | Recyclées une fois en Construction | Prises parmi les vues, % | Construites parmi les prises, % | Recyclées parmi les prises, % | Victoires quand une seule place l’a construite, % | Solo : score avec elle, moins sans elle | Valeur en points
    .note = Victoires : parmi les parties où une seule des deux places a construit la carte, la part que cette place a gagnée (intervalle de Wilson ; une partie nulle compte pour moitié). Valeur : régression, par les moindres carrés, de l’écart (en solo, du score) sur le nombre d’exemplaires de chaque carte construits en plus, intervalles normaux, pour les cartes qui comptent dans 20 parties ou plus. Ni l’une ni l’autre ne dit ce qui cause quoi : qui mène construit aussi davantage.
report-of-use = Pièges, Menaces, Conseillers et étapes de Quête
    .columns = Règles | Quoi | Avec | Fois | Part des parties, % | Victoires quand une seule place l’a fait, %

## De quelles parties, de quelles places, et ce qui a été fait

group-two = à deux joueurs
group-solo = en solo
# $group: one of those above
group-together = { $group }, au total

part-winner = vainqueur
part-loser = perdant
part-drawn = à égalité
part-solo = en solo

doing-trap = piège
doing-stood = Menace en place
doing-vanquished = Menace vaincue
doing-kept = Conseiller gardé
doing-entered = Conseiller accueilli
doing-used = Conseiller activé
doing-step = étape remplie
# A step of a Quest board: the board, which step it is, and its name.
step-of-quest = { $quest } { $number } : { $step }

## Graphiques : ce que montre chacun, et ce que comptent ses axes

plot-title = { $group } : { $what }
plot-scores = scores
    .across = score
    .up = places
plot-points = points par source
    .up = points
plot-production = production par manche et par étape
    .across = manche
    .up = cubes
plot-built = cartes construites par manche
    .across = manche
    .up = cartes construites
plot-shares = part construite de chaque carte prise
    .across = construites parmi les prises, %
plot-wins = victoires de la seule place qui a construit une carte
    .across = victoires, %
plot-worth = ce que vaut un exemplaire de plus construit
    .across = points
plot-leads = le type qui rapporte le plus de points au vainqueur
    .across = parties, %
