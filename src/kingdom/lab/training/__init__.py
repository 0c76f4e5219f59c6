"""Training the regent: games against itself, and a network that learns how they end.

`playing` plays the games on all cores, `network` learns with torch, `course` goes from generation to generation, and
`kingdom train` is the command. Nothing else in the package imports this one, and playing needs none of it.
"""
