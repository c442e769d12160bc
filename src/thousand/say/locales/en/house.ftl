# The house: menus, options, keys, help and everything that is not one game's.

language-name = English
# miles or km: what roads are measured in where the player has not chosen.
language-unit = miles

# First start

first-question = One question before the first game: who reads this terminal to you? Press a digit.
first-terminal = My screen reader or braille display reads this terminal
first-direct = Thousand speaks by itself
first-sight = I play by sight

goodbye = Goodbye.

# Main menu

menu-title = Thousand, main menu.
menu-new = New game
menu-continue = Continue the saved game
menu-options = Options
menu-language = Language
menu-rules = Rules
menu-help = Help
menu-quit = Quit
saved-question = Which game? The newest comes first, D deletes one.
saved-match = { $count ->
    [one] With { $names }, 1 move made
   *[other] With { $names }, { $count } moves made
}
# Where the names of all take too long.
saved-match-many = With { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
}, { $count } { $count ->
    [one] move
   *[other] moves
} made
menu-nothing-saved = No saved game is waiting. Choose New game to start one.

# Options

options-title = Options. Enter changes a value.
options-detail = { $value ->
    [brief] Detail: brief, the fewest words
    [full] Detail: full, every event
    [braille] Detail: braille, short lines
   *[normal] Detail: normal
}
options-speech = { $value ->
    [direct] Speech: Thousand speaks
   *[terminal] Speech: your screen reader reads the terminal
}
options-face = { $value ->
    [board] Face: the board, for sighted players
   *[linear] Face: lines, for screen readers and braille
}
options-level = { $value ->
    [easy] Bots: easy to beat
    [strong] Bots: strong, they think before they play
   *[steady] Bots: steady players
}
options-unit = { $value ->
    [km] Distances: in kilometres
   *[miles] Distances: in miles
}
# Only offered where the grammar of a language asks for it.
options-address = { $value ->
    [he] Spoken of as: he
    [she] Spoken of as: she
   *[neutral] Spoken of as: neither he nor she
}
options-back = Back to the main menu
options-default-question = Play with default options?

bots-label = How many bots play with you?

language-question = Language.
language-lacking = The language { $lang } is not here yet, so Thousand speaks English.

# Lists and answers

answer-yes = Yes
answer-no = No
answer-cancel = Cancel
list-numbered = { $n }: { $label }.
list-item = { $label }, { $n } of { $of }
list-place-item = { $n } of { $of }: { $label }
list-unknown-key = This list has no such key. Up and Down move, Enter chooses, Escape goes back.
list-no-such-key = This list has no such key. Up and Down move, Enter chooses.
list-answer-needed = An answer is needed here: Up and Down move, Enter chooses.

# Numbers

number-label = { $label } { $low } to { $high }; Enter alone keeps { $standard }.
number-digits-only = Only digits can be typed here, then Enter. Escape goes back.
number-long = No more than { $count } digits can be typed here.
number-full = No more digits.
number-typed = Typed: { $value }
number-empty = Nothing is typed yet.
number-outside = { $value } is outside the range.

# At the table

game-first-hint-miles = { $key-draw } draws, { $key-previous } and { $key-next } choose a card, { $key-play } plays it. { $key-help } lists all keys.

game-unknown-key = That key does nothing here. { $key-help } lists the keys.
game-let-go = You let the coup fourré go by.
game-cancelled = Cancelled. You still hold the card.
game-escape-again = Press { $key-back-out } again to leave the table.
game-leave-saved = Leave the table? The game is saved.
game-leave-unsaved = Leave the table? The game could not be saved and would be lost.
game-stay = You stay at the table.
game-saved = The game is saved: Continue in the main menu goes on with it.
game-saved-to-go = The game is saved: start thousand with no other words and choose Continue to go on with it.
game-no-cards = You hold no cards.
game-fewer-cards = { $count ->
    [one] You hold only one card.
   *[other] You hold only { $count } cards.
}
game-nothing-playable = None of your cards can be played now.
game-match-over = The game is over. Press { $key-play } to leave the table.

who-you = { $team ->
    [none] { $name }, that is you.
   *[number] { $name }, that is you, team { $team }.
}
who-bot = { $team ->
    [none] { $name }, a bot.
    [mate] { $name }, a bot, your team-mate.
   *[number] { $name }, a bot, team { $team }.
}
who-person = { $team ->
    [none] { $name }.
    [mate] { $name }, your team-mate.
   *[number] { $name }, team { $team }.
}
who-count = At the table, in the order of play, { $count } players:

# Speech, faces, detail, history

speech-direct = Thousand speaks now. Press { $key-speech } to give the terminal back to your screen reader.
speech-terminal = Your screen reader reads the terminal now. Press { $key-speech } to let Thousand speak.
speech-not-offered = Direct speech is not offered over ssh: it would speak in the server's room.
speech-resumed = Speech is back, through { $name }.
speech-none-works = No speech could be reached on this computer, so messages go to the terminal.
face-board = The board face.
face-linear = The linear face: every message is a line.
detail-brief = Brief: the fewest words.
detail-normal = Normal detail.
detail-full = Full detail: every event.
history-title = History. Up and Down move, Tab goes back to the table.
history-empty = Nothing has been said yet.
history-item = { $text }, { $n } of { $of }
history-part = { $text }, part { $n } of { $of }
# Channels of the history
history-channel-happened = What happened.
history-channel-game = The game alone.
history-channel-answers = Answers to your keys.
history-channel-house = Notices, and what could not be done.
history-channel-all = Everything that was said.
history-search = Search for:
history-no-search = Nothing is searched for yet: press Slash, type, then Enter.
history-no-hit = { $where ->
    [back] No hit further back: { $words }.
   *[on] No hit further on: { $words }.
}
history-hit = Hit { $nth } of { $hits }, message { $n } of { $of }:
history-copied = { $whole ->
    [yes] Sent to the clipboard, if your terminal allows it.
   *[no] The beginning is sent to the clipboard, if your terminal allows it: the message is too long.
}
history-not-copied = This terminal has no clipboard.
history-unknown-key = No such key in the history. Up and Down move, Tab goes back.

# Help at the table: one line a command

help-title = Keys. Up and Down move, any other key goes back.

help-play = Play the card under the cursor, or start the next round: { $keys }.
help-draw = Draw a card: { $keys }.
help-discard = Discard the card under the cursor: { $keys }.
help-answer = Coup fourré, answer a hazard with its safety: { $keys }.
help-back-out = Let a coup fourré go by; pressed twice, leave the table: { $keys }.
help-previous = Previous card: { $keys }.
help-next = Next card: { $keys }.
help-first = First card: { $keys }.
help-last = Last card: { $keys }.
help-go-to = Go to a card by its number: 1 to 9, and 0 for the tenth.
help-next-playable = Next card that can be played: { $keys }.
help-previous-playable = Previous card that can be played: { $keys }.
help-hand = Your whole hand: { $keys }.
help-info = Where all players stand: { $keys }.
help-info-me = Where you stand, in full: { $keys }.
help-scores = Scores: { $keys }.
help-turn = Whose turn it is, and what it waits for: { $keys }.
help-pile = Cards left to draw, and the discards: { $keys }.
help-advice = Advice, what to do now and why: { $keys }.
help-who = Who sits at the table: { $keys }.
help-options = What is played here, in short: { $keys }.
help-repeat = The last event again: { $keys }.
help-history-back = Back in the history: { $keys }.
help-history-forward = Forward in the history: { $keys }.
help-history = Go through the history: { $keys }.
help-detail = Level of detail: { $keys }.
help-speech = Your screen reader's voice or Thousand's own: { $keys }.
help-face = Linear face or board face: { $keys }.
help-help = These keys: { $keys }.
help-rules = The rules of this game, to read: { $keys }.
help-leave = Leave the table, the game is saved: { $keys }.

help-list = Up and Down move, Home and End go to the ends, a digit or Enter chooses, Escape goes back.
help-list-out = Up and Down move, Home and End go to the ends, a digit or Enter chooses, Escape tells the way out.
help-list-needed = Up and Down move, Home and End go to the ends, a digit or Enter chooses; an answer is needed.
help-common = { $key-history-back } and { $key-history-forward } go through what was said.
help-number = Type the digits, then Enter. Backspace erases, Escape goes back.
help-history-place = Up and Down move, Page Up and Down by ten, Home and End to the ends; Left, Right, minus and plus change the channel.
help-history-search = Slash searches. Then N or Enter finds the next hit further back, P or Shift N the one further on.
help-history-copy = K copies the message, if your terminal allows it. Tab or Escape goes back to the table.

help-house-goal = Two games of cards are played here: 1000 Miles, a road race, and Tysiąc, a game of tricks and marriages.
help-house-miles = 1000 Miles: on your turn press { $key-draw } to draw, choose a card with { $key-previous } and { $key-next }, then { $key-play } plays it, { $key-discard } discards it.
help-house-keys = At the table, { $key-help } lists all keys. { $key-turn } tells whose turn it is, { $key-info } how everybody stands, { $key-scores } the scores.
help-house-lists = In lists like this one, Up and Down move, Enter chooses and Escape goes back.
help-house-speech = Your screen reader reads each new line. At the table, { $key-speech } lets Thousand speak by itself.

# Texts to walk through by lines and headings

book-of-this-game = The rules of this game. At the table, { $key-help } lists the keys.
book-of-default = The rules with default options, for { $players ->
    [2] two
   *[3] three
} players. At the table, { $key-rules } gives those of your game.
book-keys = Up and Down move, Left and Right go from heading to heading, Escape goes back.

# Troubles with files

trouble-settings-broken = The settings in { $path } cannot be read, so the defaults are used: { $detail }.
trouble-settings-unreadable = The settings in { $path } cannot be opened, so the defaults are used: { $detail }.
trouble-settings-not-saved = The settings could not be written to { $path }: { $detail }.
trouble-store-broken = The saved games in { $path } are damaged and cannot be read.
trouble-store-set-aside = The saved games were damaged. They are kept as { $aside }, and a new file is begun.
trouble-store-full = The disk is full: the game goes on but is not saved. Free some space and play on.
trouble-store-busy = Another Thousand is writing the saved games just now, so this move is not saved yet.
trouble-store-overtaken = This game went on in another window: what is played here is no longer saved.
trouble-store-failed = Saved games cannot be kept in { $path }: { $detail }.
trouble-over = Saving works again. Nothing is lost.
trouble-no-such-match = The saved game is gone.
trouble-no-such-game = This Thousand cannot play one of the saved games. It is kept as it is.
trouble-record-version = A saved game has format { $version }; this Thousand reads format { $known }. It is kept.
trouble-record-header = A saved game has a damaged beginning and cannot go on. It is kept as it is.
trouble-record-cut = A saved game was cut short: { $have } of its { $want } moves are there. It is kept as it is.
trouble-record-edited = A saved game was changed by hand at move { $number } and cannot go on. It is kept as it is.
trouble-record-move = A saved game has an impossible move, number { $number }, and cannot go on. It is kept.

# The command line

cli-no-terminal = Thousand is played with keys in a terminal, and its standard input is not one: start it in a terminal.
cli-unknown-word = Thousand does not know { $value }. Try thousand --help.
cli-value-missing = { $name } needs a value. Try thousand --help.
cli-value-unknown = { $name } cannot be { $value }; it can be: { $known }.
cli-number-outside = { $name } has to be a whole number from { $low } to { $high }, not { $value }.
cli-flag-elsewhere = { $name } goes with: { $commands }.
cli-no-value = { $name } takes no value. Try thousand --help.
cli-word-missing = thousand { $command } needs { $name }. Try thousand { $command } --help.
cli-no-pair = { $name } needs an option's name, an equals sign and a value, such as reshuffle=off, not { $value }.
cli-speech-variable = THOUSAND_SPEECH cannot be { $value }; it can be: auto, terminal, direct, none.

cli-mistake = Thousand made a mistake and had to stop; the game is saved. What went wrong is written in { $path }.

cli-about = Thousand: 1000 Miles and Tysiąc by ear and by keyboard, alone against bots.
cli-usage = Type thousand for the menu, or thousand and a command:
cli-usage-command = A command with --help after it says what it takes.
cli-help-play = thousand play miles, or tysiac: a game at once. With --bots, --level, --teams, --rules, --option, --match-points, --seed.
cli-help-rules = thousand rules miles, or tysiac: the rules as a text. With --bots, --teams, --rules, --option, --match-points.
cli-help-matches = thousand matches: the saved games, by number.
cli-help-record = thousand record NUMBER FILE: writes a saved game as a record; without a file, on standard output.
cli-help-replay = thousand replay FILE: tells a recorded game again. It takes --seat, --from, --step, --detail.
cli-help-verify = thousand verify FILE: checks the deals, moves and scores of a recorded game.
cli-help-export = thousand export FILE: the score sheets of a recorded game, as text or with --json.
cli-flag-seat = --seat and a number: from whose ears the game is told; without it, from beside the table.
cli-flag-from = --from and the number of a round: where to begin.
cli-flag-step = --step: one line at a time, at the press of a key.
cli-flag-detail = --detail brief, normal, full or braille: how much is told, braille in short lines.
cli-help-bench = thousand bench: how quick the program is on this machine.
cli-flag-lang = --lang and a code, one of { $languages }: the language.
cli-flag-face = --face linear or board: lines for screen readers, or a board for sighted players.
cli-flag-speech = --speech auto, terminal, direct or none: who speaks, your screen reader or Thousand.
cli-flag-bots = --bots 1 to 8, in Tysiąc 1 to 3: how many bots play with you.
cli-flag-level = --level easy, steady or strong: how well the bots play.
cli-flag-teams = --teams 2x2, 2x3, 3x2, 2x4, 4x2 or 3x3: teams and players in each; the other players are bots.
cli-flag-rules = --rules playroom, classic, in Tysiąc house, or the name of options that you saved: which rules are played.
cli-flag-option = --option NAME=VALUE, as often as you like: one option, such as reshuffle=off. A wrong name lists them all.
cli-flag-match-points = --match-points 100 to 100000, in Tysiąc 100 to 10000: how many points win the game.
cli-flag-seed = --seed a whole number: the same number deals the same cards.
cli-more = thousand --version gives the version; thousand keys lists the keys of the game.

# The games

game-question = Which game?
game-name-miles = 1000 Miles
game-name-tysiac = Tysiąc
# A saved game among games of more than one kind.
saved-match-of = { $game }: { $told }
matches-of = { $told } { $game }.
stats-of = { $game }:

game-first-hint-tysiac = { $key-play } bids, gives and plays, { $key-pass } passes, { $key-previous } and { $key-next } choose. { $key-help } lists all keys.
game-unchanged = Cancelled. Nothing has changed.
game-put-off = Your answer can wait: { $key-play } asks again.
sorted-suit = Sorted by suit.
sorted-rank = Sorted by rank.

help-pass = Pass in the auction: { $keys }.
help-raise = Raise your contract after the musik: { $keys }.
help-bomb = Drop a bomb, where nobody bid against you: { $keys }.
help-trick = The trick so far: { $keys }.
help-trump = The trump: { $keys }.
help-contract = The auction and the contract: { $keys }.
help-musik = The musik, and cards given: { $keys }.
help-sort = Sort your hand, by suit or by rank: { $keys }.
help-tysiac-play = Bid, give or play the card under the cursor, or start the next deal: { $keys }.
help-tysiac-back-out = Put a question off; pressed twice, leave the table: { $keys }.
help-tysiac-pile = Cards that were played and cards that are still out: { $keys }.
help-house-tysiac = Tysiąc: { $key-play } bids, gives and plays, { $key-pass } passes. { $key-trick } tells the trick, { $key-trump } the trump, { $key-contract } the contract.

# The heading of the commands that only some games have.
keys-of-game = More keys in { $game }, which go before others there:
