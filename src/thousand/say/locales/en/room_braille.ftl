### A table over the network at the braille level: the short twins of the messages whose ids follow "braille-",
### at most 40 characters with names of ten letters, without a full stop at the end. Lists of names and of facts
### come in as many lines as they need.

braille-room-in-list = { $bot ->
    [yes] bot { $name }
    *[no] { room-in-list }
}
braille-room-names-more = then { $names }

## How it stands

braille-room-whose = { $who ->
    [you] Your table: { $facts }
    *[other] { $name }'s table: { $facts }
}
braille-room-seated = { $count } seated: { $names }
braille-room-watching = { $count } watching: { $names }
braille-room-keys = { $keys }
braille-room-key-add-bot = { $key }: bot
braille-room-key-remove-bot = { $key }: bot away
braille-room-key-invite = { $key }: invite
braille-room-key-options = { $key }: options
braille-room-key-game = { $key }: choose a game
braille-room-key-who = { $key } and your name: a seat
braille-room-key-chat = { $key }: chat

braille-room-count = { $watching ->
    [0] { $seated } seated
    *[other] { $seated } seated, { $watching } watching
}
braille-room-fact-you = you
braille-room-fact-bot = bot, { $level }
braille-room-fact-gone = left

braille-room-waits-playing = A game is on
braille-room-waits-shuffle = Shuffling, the game begins soon
braille-room-waits-game = No game: only for talk
braille-room-waits-players = { $who ->
    [you] { $count } more needed: { $key-add-bot } bot, { $key-invite } invite
    *[other] Waiting for players: { $count }
}
braille-room-waits-person = Only bots seated: a person is needed
braille-room-waits-options = Wrong options: { $reason }
braille-room-waits-start = { $who ->
    [you] Press { $key-play } to start
    *[other] Waiting for { $name } to start
}

braille-room-card = { $host }: { $facts }
braille-room-card-seats = { $count } of { $seats }
braille-room-card-state = { $playing ->
    [yes] playing
    *[no] waiting
}

braille-room-missed = { $count ->
    [0] No move while you were away
    [one] 1 move while you were away
    *[other] { $count } moves while you were away
}
braille-room-missed-part = { $count ->
    [0] Too much happened to be remembered
    *[other] Over { $count } moves, only the last follow
}

## What happens

braille-room-came = { $who ->
    [you] You come in, seat { $seat }
    *[other] { $name } comes in, seat { $seat }
}
braille-room-came-watching = { $who ->
    [you] You come in to watch
    *[other] { $name } comes in to watch
}
braille-room-left = { $who ->
    [you] You leave
    *[other] { $name } leaves
}
braille-room-went-kicked = { $who ->
    [you] You are kicked out by { $target }
    *[other] { $whom ->
        [you] You kick out { $name }
        *[other] { $name } kicked out by { $target }
    }
}
braille-room-went-banned = { $who ->
    [you] You are banned by { $target }
    *[other] { $whom ->
        [you] You ban { $name }
        *[other] { $name } banned by { $target }
    }
}
braille-room-lost = { $seated ->
    [yes] { $who ->
        [you] You are disconnected, seat kept
        *[other] { $name } disconnected, seat kept
    }
    *[no] { $who ->
        [you] You are disconnected
        *[other] { $name } disconnected
    }
}
braille-room-regained = { $who ->
    [you] You are connected again
    *[other] { $name } connected again
}
braille-room-stood-in = { $kept ->
    [yes] { $who ->
        [you] A bot plays for you, seat kept
        *[other] A bot plays for { $name }, seat kept
    }
    *[no] { $who ->
        [you] A bot replaces you, seat lost
        *[other] A bot replaces { $name }
    }
}
braille-room-seat-back = { $who ->
    [you] You play again, no bot
    *[other] { $name } plays again, no bot
}
braille-room-sat = { $who ->
    [you] You take seat { $seat }
    *[other] { $name } takes seat { $seat }
}
braille-room-stood = { $cleared ->
    [yes] { $who ->
        [you] You have no seat any more
        *[other] { $name }'s seat is free
    }
    *[no] { $who ->
        [you] You give up your seat
        *[other] { $name } gives up the seat
    }
}
braille-room-host-now = { $who ->
    [you] You are the host now
    *[other] { $name } is the host now
}
braille-room-muted = { $on ->
    [yes] You mute { $name }
    *[no] You hear { $name } again
}
braille-room-invited = { $who ->
    [you] You invite { $target }
    *[other] { $whom ->
        [you] { $name } invites you
        *[other] { $name } invites { $target }
    }
}
braille-room-unbanned = { $who ->
    [you] You may come again
    *[other] { $name } may come again
}
braille-room-closed = This table is closed

braille-room-bot-came = Bot { $name }, seat { $seat }, { $level }
braille-room-bot-went = Bot { $name } leaves
braille-room-bot-named = Bot { $old } is now { $name }
braille-room-swapped = Now { $seat } { $one }, { $other } { $another }
braille-room-swapped-then = Seats { $seat } and { $other } change places
braille-room-game-chosen = Game: { $game }
braille-room-game-dropped = No game: only for talk
braille-room-options-chosen = Now { $items }
braille-room-pause-set = { $seconds ->
    [0] Pause for a coup: none
    *[other] Pause for a coup: { $seconds } s
}
braille-room-pause-unlimited = Pause for a coup: without limit
braille-room-privacy = { $private ->
    [yes] Private table now: by invitation
    *[no] Open table now: for anybody
}

braille-room-starting = { $who ->
    [you] You start the game
    *[other] { $name } starts the game
}
braille-room-called-off = The game does not begin
braille-room-called-off-missing = No game; missing: { $names }
braille-room-began = { $game }: { $names }
braille-room-paused-asked = { $seconds ->
    [0] Safety? { $key-answer } yes, { $key-back-out } no
    *[other] Safety? { $key-answer } yes, { $key-back-out } no; { $seconds } s
}
braille-room-paused-held = { $seconds ->
    [0] You wait for a coup
    *[other] You wait { $seconds } s for a coup
}
braille-room-paused-others = { $seconds ->
    [0] All wait for a coup
    *[other] All wait { $seconds } s for a coup
}
braille-room-pause-ended = The wait is over
braille-room-match-over = { $who ->
    [you] You can start another game
    *[other] { $name } can start another game
}
braille-room-abandoned = { $who ->
    [you] You end the game: no result
    *[other] { $name } ends the game: no result
}

## Refusals

braille-room-refused-unknown = Refused: { $code }
braille-room-refused-malformed = The server did not understand that
braille-room-refused-oversized = Too long: send less at once
braille-room-refused-too-fast = Too fast: wait a moment
braille-room-refused-no-hello = No greeting yet: connect again
braille-room-refused-not-in = Log in first
braille-room-refused-already-in = You are logged in already
braille-room-refused-server-full = Server full: try again later
braille-room-refused-line-cut = Connection broken: try again
braille-room-refused-name-empty = A name is needed
braille-room-refused-name-long = Name too long: at most { $limit }
braille-room-refused-name-signs = Name: only letters, digits, spaces
braille-room-refused-name-taken = Taken or too alike: { $name }
braille-room-refused-password-short = Password too short: { $limit } at least
braille-room-refused-login-wrong = Name or password is wrong
braille-room-refused-password-wrong = That is not your password
braille-room-refused-token-unknown = Log in again, you are not known
braille-room-refused-no-guests = No guests: make an account or log in
braille-room-refused-code-unknown = This invitation code is not valid
braille-room-refused-not-for-guests = Not for guests: make an account
braille-room-refused-no-such-person = Not known here: { $name }
braille-room-refused-key-taken = This key is another account's
braille-room-refused-no-such-room = This table is gone, or not for you
braille-room-refused-at-another-table = Leave the other table first
braille-room-refused-at-no-table = Choose a table first
braille-room-refused-already-here = You are at this table already
braille-room-refused-private = Private: the host has to invite you
braille-room-refused-banned = { $who ->
    [nobody] You are banned from this table
    *[other] Banned: { $name }, lift it first
}
braille-room-refused-room-full = Table full: at most { $limit } people
braille-room-refused-nobody-there = Nobody is there any more
braille-room-refused-closed = This table is closed
braille-room-refused-stale = Too late: listen, then try again
braille-room-refused-not-host = Not allowed: only the host { $name }
braille-room-refused-not-at-table = { $who ->
    [you] You are not at this table
    *[other] Not at this table: { $name }
}
braille-room-refused-not-yourself = Not to yourself: choose another
braille-room-refused-already-so = Nothing to change: it is so already
braille-room-refused-too-many = Too many names: at most { $limit }
braille-room-refused-text-empty = Nothing said: type something first
braille-room-refused-at-table = At this table already: { $name }
braille-room-refused-not-banned = Not banned here: { $name }
braille-room-refused-not-yours = Only for the server itself
braille-room-refused-already-seated = You have a seat already
braille-room-refused-not-seated = No seat: you are watching
braille-room-refused-table-full = All { $limit } seats are taken
braille-room-refused-no-game = No game chosen: the host chooses
braille-room-refused-no-such-game = No such game here
braille-room-refused-no-bot = No bot has this level
braille-room-refused-no-bot-there = No bot is there
braille-room-refused-no-such-seat = No such seat: choose two others
braille-room-refused-seats-range = { $low } to { $high } players, not { $seats }
braille-room-refused-nobody-plays = Only bots: a person has to sit first
braille-room-refused-value-unknown = This value cannot be chosen
braille-room-refused-number-outside = From { $low } to { $high } only
braille-room-refused-match-on = A game is on: wait for its end
braille-room-refused-no-match = No game is on now
braille-room-refused-held-back = Please wait: a coup is possible
braille-room-refused-nothing-to-let-go = Nothing to let go by now
braille-room-refused-nothing-to-seal = Nothing needed for the shuffle
braille-room-refused-already-sealed = Your part in it is fixed already
braille-room-refused-not-sealed = The shuffle is not ready for that
braille-room-refused-wrong-words = Your part is not what was sealed
braille-room-refused-no-pause = No pause is on now
braille-room-refused-bad-seed = The server's shuffle is damaged
braille-room-refused-fair-left-out = Unfair deal: your part is left out
braille-room-refused-fair-words = { $who ->
    [nobody] Unfair deal: parts not as sealed
    [you] Unfair deal: your part was changed
    *[other] Unfair deal: part of { $name }
}
braille-room-refused-fair-chain = Unfair deal { $number }: shuffle changed
braille-room-refused-fair-seed = Unfair deal { $number }: other cards

braille-room-bye-unknown = The server hangs up
braille-room-bye-version = Not the server's version: update
braille-room-bye-elsewhere = You have come in from elsewhere
braille-room-bye-stopping = Server stops: connect again in a while
braille-room-bye-silent = Hung up: nobody logged in
braille-room-bye-slow = Hung up: this connection is too slow
braille-room-bye-unruly = Hung up: too much sent at once
braille-room-bye-full = Server full: try again later
braille-room-bye-failed = Server trouble: connect again later
braille-room-bye-account-closed = This account is closed
braille-room-bye-password-changed = Password changed: come in again
braille-room-bye-way-in-changed = Your way in has changed: come again

braille-visit-match-over = Game over, { $key-play }: to the table
