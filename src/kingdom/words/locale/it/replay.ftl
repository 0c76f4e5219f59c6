### Rivedere una partita: scorrerla, riprenderla da lì, e l’immagine della sua fine.

replay-bar = Rivedere la partita
replay-slider = Mossa
replay-go = Vai
replay-play = Avvia
replay-pause = Pausa
replay-speed = Velocità
replay-speed-slow = Lenta
replay-speed-normal = Normale
replay-speed-fast = Veloce
replay-jump = Vai a questa mossa
replay-from-here = Riprendi da qui
replay-from-here-title = Gioca da questa mossa contro un bot; una partita di allenamento
replay-copy = Copia il link
replay-picture = Immagine da condividere
replay-picture-of = It’s a Wonderful Kingdom: la fine di una partita
