### Revoir une partie : la parcourir, la reprendre à cet endroit, et l’image de sa fin.

replay-bar = Revoir la partie
replay-slider = Coup
replay-go = Aller
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-speed-slow = Lente
replay-speed-normal = Normale
replay-speed-fast = Rapide
replay-jump = Aller à ce coup
replay-from-here = Reprendre d’ici
replay-from-here-title = Jouer à partir de ce coup contre un bot ; une partie libre
replay-copy = Copier le lien
replay-picture = Image à partager
replay-picture-of = It’s a Wonderful Kingdom : la fin d’une partie
