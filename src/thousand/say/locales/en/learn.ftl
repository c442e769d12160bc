# The lesson: what any game's has, and the way to it. $key-... is the key of that command.

menu-learn = Learn to play
cli-help-learn = thousand learn miles, or tysiac: learn the game by playing it, in ten spoken steps.

learn-begin = A lesson in { $of } steps: you learn by playing, and no key you press can do any harm.
learn-begin-keys = In the lesson { $key-repeat } says the step again, { $key-back-out } or { $key-leave } asks to leave.
learn-step = Step { $n } of { $of }
# A move that the rules allow but the step does not want.
learn-later = That would be a move for later.
# A key that would let a chance go by.
learn-let-go = That would let the chance go by.
learn-over = The lesson is over.
learn-end-help = At the table { $key-help } lists all keys.
learn-leave = Leave the lesson? It starts over next time.
braille-learn-leave = Leave the lesson?
