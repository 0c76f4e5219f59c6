### A replay: moving through a game that is over, playing on from there, and the picture of its end.

replay-bar = The replay
replay-slider = Step
replay-go = Go
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-slow = Slow
replay-speed-normal = Normal
replay-speed-fast = Fast
replay-jump = Jump to this step
replay-from-here = Play on from here
replay-from-here-title = Play on from this step against a bot, as a practice game
replay-copy = Copy the link
replay-picture = Picture to share
replay-picture-of = It’s a Wonderful Kingdom: the end of a game
