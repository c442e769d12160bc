# Records of games: replayed, checked, exported, written; and what can be wrong with one.
# Words of a record's own (hand, seed, scores) stand as they are written in it.

## A tale line by line

tale-keys = Enter or Space goes on, R repeats, { $key-history-back } and { $key-history-forward } go through what was told, Q leaves.
tale-unknown-key = That key does nothing here. Enter or Space goes on, Q leaves.
tale-end = The record ends here. Enter leaves.

## What was checked

verify-true = { $rounds ->
    [0] Nothing can be checked yet: no round is over.
    [one] The record is true: 1 round and { verify-moves }, every deal, turn and score.
   *[other] The record is true: { $rounds } rounds and { verify-moves }, every deal, turn and score.
}
verify-moves = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
record-unfinished = The game was not over when this record was made.
record-waiting = Round { $number } cannot be checked or told yet: its cards stay secret until it is over.

## Saved games

matches-line = { $over ->
    [yes] Number { $number }, over: { $names }; { matches-moves }.
   *[no] Number { $number }, not over: { $names }; { matches-moves }.
}
matches-moves = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
matches-damaged = Number { $number } is damaged and cannot be read.
matches-none = No game is saved.
record-written = The record of game { $number } is written to { $path }.

## The command line

cli-step-no-terminal = --step waits for keys: it needs a terminal, and a file that is not standard input.
cli-file-unreadable = { $path } cannot be read: { $detail }.
cli-file-unwritable = { $path } cannot be written: { $detail }.
cli-file-exists = { $path } already exists and is not overwritten. Choose another name.
cli-no-such-match = No saved game has the number { $number }. thousand matches lists the numbers.

## What is wrong with a record: the line first

record-none = Line { $line }: this is not a record; one begins with the words thousand record 1.
record-format = Line { $line }: the format of this record is { $version }; this Thousand reads format { $known }.
record-game = Line { $line }: no game called { $name } is played here.
record-line-long = Line { $line }: the line is longer than { $limit } bytes.
record-long = Line { $line }: the record is longer than { $limit } megabytes, and no more of it was read.
record-lines = Line { $line }: the record has more than { $limit } lines.
record-encoding = Line { $line }: this is not text in UTF-8.
record-control = Line { $line }: there is a character here that cannot be printed.
record-cut-off = Line { $line }: the record breaks off; its last line should be end and the number of moves.
record-expected = Line { $line }: { $wanted ->
    [game] game and its name
    [commitment] the commitment of the hand
    [scores] the scores of the hand
    [head] a seat, a bot, a rule or hand 1
    [open] a move, seed or end
   *[closed] a move, hand or end
} should be here, not { $value }.
record-seats = Line { $line }: this game has { $low } to { $high } seats.
record-seat = Line { $line }: this should be seat { $number }, since the seats are in order.
record-name = Line { $line }: a name has 1 to { $limit } characters, and no two spaces in a row.
record-bot = Line { $line }: a bot comes right after its own seat, and only once.
record-bot-level = Line { $line }: no bot is called { $level }; there is: { $known }.
record-rule-unknown = Line { $line }: this game has no rule called { $rule }.
record-rule-twice = Line { $line }: the rule { $rule } is here a second time.
record-rule-missing = Line { $line }: the rule { $rule } should have come before this line.
record-rule-value = Line { $line }: { $rule } cannot be { $value }; it can be: { $known }.
record-rule-number = Line { $line }: { $rule } has to be a whole number, not { $value }.
record-rule-text = Line { $line }: { $rule } has at most { $limit } characters, and no two spaces in a row.
record-rules = Line { $line }: the rules before this line do not fit. { $reason }
record-hand-number = Line { $line }: this should be hand { $number }.
record-hex = Line { $line }: 64 digits belong here, each 0 to 9 or a to f.
record-scores-form = Line { $line }: scores are whole numbers, one for each side, separated by one space.
record-no-seat = Line { $line }: there is no seat { $value }; the last one is { $high }.
record-moves = Line { $line }: the record has more than { $limit } moves.
record-count = Line { $line }: the record has { $count } moves, not { $value }.
record-after-end = Line { $line }: there is more here, after the end of the record.
record-seed = Line { $line }: this seed does not open the commitment of line { $other }.
record-refused = Line { $line }: { $name } may not make this move. { $reason }
record-unfounded = Line { $line }: { $item ->
    [hand] no new hand begins here.
   *[seed] the hand is not over here.
}
record-lacking = Line { $line }: { $item ->
    [hand] a new hand should begin before this line.
   *[seed] the hand is over before this line: its seed and scores should be there.
}
record-check = Line { $line }: something above this line was changed after the record was written.
record-over = Line { $line }: the game is over before this move.
record-scores = Line { $line }: by the rules these scores are { $scores }.
