### The house at the braille level: the twins of the messages whose ids follow "braille-", at most 40
### characters each. What has no twin and is longer comes in several lines of whole words.

braille-game-first-hint-miles = { $key-help }: all keys; { $key-draw }: draw
braille-game-first-hint-tysiac = { $key-help }: all keys; { $key-pass }: pass
braille-game-put-off = Put off, { $key-play } asks again
braille-game-unchanged = Cancelled

braille-game-unknown-key = No such key, { $key-help }: help
braille-game-let-go = You let the coup go by
braille-game-cancelled = Cancelled, you keep the card
braille-game-escape-again = { $key-back-out } again: leave the table
braille-game-leave-saved = Leave the table? The game is saved
braille-game-leave-unmoved = Leave? No move made, so nothing is kept
braille-game-leave-unsaved = Leave? The unsaved game would be lost
braille-game-stay = You stay
braille-game-saved = Saved: Continue in the menu goes on
braille-game-saved-to-go = Saved: thousand, Continue goes on
braille-game-no-cards = No cards
braille-game-fewer-cards = { $count ->
    [one] Only one card
   *[other] Only { $count } cards
}
braille-game-nothing-playable = No card can be played now
braille-game-match-over = Game over, { $key-play }: leave

braille-who-you = { $team ->
    [none] { $name }, you
   *[number] { $name }, you, team { $team }
}
braille-who-bot = { $team ->
    [none] { $name }, bot
    [mate] { $name }, bot, your team
   *[number] { $name }, bot, team { $team }
}
braille-who-person = { $team ->
    [none] { $name }, player
    [mate] { $name }, your team
   *[number] { $name }, team { $team }
}
# After a player whose name is shown in short.
who-whole-name = The whole name: { $name }
braille-who-count = Players in order: { $count }

braille-speech-direct = Thousand speaks, { $key-speech }: terminal
braille-speech-terminal = Terminal reads, { $key-speech }: Thousand speaks
braille-speech-not-offered = No direct speech over ssh
braille-speech-none-works = No speech works: terminal again
braille-face-linear = The linear face, line by line
detail-braille = Braille lines, { $key-help } explains
braille-history-title = History: Up, Down; Tab goes back
braille-history-no-search = Nothing searched for: Slash
braille-history-no-hit = { $where ->
    [back] None further back: { $words }
   *[on] None further on: { $words }
}
braille-history-copied = { $whole ->
    [yes] Sent to the clipboard, if allowed
   *[no] Its beginning sent, it is too long
}
braille-history-unknown-key = No such key: Up, Down, Tab back
braille-list-unknown-key = No such key: Up, Down, Enter, Escape
braille-list-no-such-key = No such key: Up, Down, Enter
braille-list-answer-needed = Answer needed: Up, Down, Enter

# The arrows' names have to be short where they are told.
braille-key-up = { key-up }
braille-key-down = { key-down }
braille-key-left = { key-left }
braille-key-right = { key-right }

braille-help-title = Keys: Up, Down; others go back
braille-help-play = Play, next round: { $keys }
braille-help-draw = Draw: { $keys }
braille-help-discard = Discard: { $keys }
braille-help-answer = Coup: { $keys }
braille-help-back-out = No coup, leave: { $keys }
braille-help-previous = Previous card: { $keys }
braille-help-next = Next card: { $keys }
braille-help-first = First card: { $keys }
braille-help-last = Last card: { $keys }
braille-help-go-to = Card by number: 1 to 9, 0 is the tenth
braille-help-next-playable = Next playable: { $keys }
braille-help-previous-playable = Previous playable: { $keys }
braille-help-hand = Your hand: { $keys }
braille-help-info = All players: { $keys }
braille-help-info-me = Where you stand: { $keys }
braille-help-scores = Scores: { $keys }
braille-help-turn = Whose turn: { $keys }
braille-help-pile = Pile, discards: { $keys }
braille-help-advice = Advice: { $keys }
braille-help-who = Who is here: { $keys }
braille-help-options = Rules in short: { $keys }
braille-help-repeat = Last event: { $keys }
braille-help-history-back = Earlier: { $keys }
braille-help-history-forward = Later: { $keys }
braille-help-history = History: { $keys }
braille-help-detail = Level of detail: { $keys }
braille-help-speech = Who speaks: { $keys }
braille-help-face = Lines or board: { $keys }
braille-help-sound = Sounds: { $keys }
braille-help-help = Keys: { $keys }
braille-help-rules = Rules to read: { $keys }
braille-help-leave = Leave: { $keys }
braille-help-list = Up, Down, Home, End, digit, Enter
braille-help-list-out = Up, Down, digit, Enter; Escape: way out
braille-help-list-needed = Up, Down, Home, End, digit, Enter
braille-help-common = Earlier, later: { $key-history-back }, { $key-history-forward }
braille-help-history-place = Up, Down, Home, End; Left: channel
braille-help-history-search = Slash: search; N: back; P: on
braille-help-history-copy = K: copy; Tab: back to the table
