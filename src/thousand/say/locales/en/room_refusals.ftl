### Why a table over the network, or its server, refuses something or hangs up, and what to do.
### $who is [you] or *[other], whose name is $name; [nobody] where nobody is meant.

## Messages and the way in

room-refused-unknown = The server refuses that: { $code }.
room-refused-malformed = The server did not understand that: try something else.
room-refused-oversized = That is too long for the server: send less at once.
room-refused-too-fast = Too fast: wait a moment, then try again.
room-refused-no-hello = The server has not been greeted yet: connect again.
room-refused-not-in = You are not logged in: log in first.
room-refused-already-in = You are logged in already: leave the server to come in under another name.
room-refused-server-full = The server is full: try again later.
room-refused-line-cut = The connection broke before the answer came: try again.
room-refused-name-empty = A name is needed: type at least one letter.
room-refused-name-long = This name is too long: at most { $limit } characters.
room-refused-name-signs = This name has signs that names cannot have: use letters, digits and spaces, a letter among them.
room-refused-name-taken = The name { $name } is taken, or too much like another one: choose another.
room-refused-password-short = This password is too short: at least { $limit } characters.
room-refused-login-wrong = Name or password is wrong: try again.
room-refused-password-wrong = That is not your password: nothing has changed.
room-refused-token-unknown = The server does not know you any more: log in again.
room-refused-no-guests = No guests here: make an account or log in.
room-refused-code-unknown = This invitation code is not valid: ask whoever invited you for a new one.
room-refused-not-for-guests = Guests cannot do that: make an account first.
room-refused-no-such-person = { $name } is not known on this server: check the spelling.
room-refused-key-taken = This key belongs to another account: use another key.

## Coming to a table

room-refused-no-such-room = This table is gone, or not for you: look at the list again.
room-refused-at-another-table = You are at another table: leave it first.
room-refused-at-no-table = At no table: choose one first.
room-refused-already-here = You are at this table already.
room-refused-private = This table is private: its host has to invite you.
room-refused-banned = { $who ->
    [nobody] You are banned from this table: choose another one.
    *[other] { $name } is banned from this table: the host has to lift the ban first.
}
room-refused-room-full = No room for more people at this table: the limit is { $limit }.
room-refused-nobody-there = Nobody is at this table any more: choose another one.
room-refused-closed = This table is closed: choose another one.

## At a table

room-refused-stale = Too late: something else happened first. Listen, then try again.
room-refused-not-host = Not allowed: only the host can do that, { $name }.
room-refused-not-at-table = { $who ->
    [you] You are not at this table.
    *[other] { $name } is not at this table.
}
room-refused-not-yourself = That cannot be done to yourself: choose somebody else.
room-refused-already-so = Nothing to change: it is so already.
room-refused-too-many = Too many names are kept already: at most { $limit }.
room-refused-text-empty = Nothing was said: type something first.
room-refused-at-table = { $name } is at this table already.
room-refused-not-banned = { $name } is not banned here.
room-refused-not-yours = Only the server itself can do that.
room-refused-already-seated = You have a seat already.
room-refused-not-seated = You have no seat: you are watching.
room-refused-table-full = All seats are taken: there are { $limit }.
room-refused-no-game = No game is chosen: the host has to choose one first.
room-refused-no-such-game = No such game here: choose another one.
room-refused-no-bot = No bot has this level: choose another one.
room-refused-no-bot-there = No bot is there.
room-refused-no-such-seat = No such seat: choose two different seats of this table.
room-refused-seats-range = { $low } to { $high } players can play, not { $seats }.
room-refused-nobody-plays = Only bots are seated: somebody has to take a seat first.
room-refused-value-unknown = { $value } cannot be chosen here: choose another value.
room-refused-number-outside = { $value } cannot be chosen here: { $low } to { $high } can.

## Games

room-refused-match-on = A game is on: wait until it is over.
room-refused-no-match = No game is on now.
room-refused-held-back = Please wait: somebody may answer with a coup fourré.
room-refused-nothing-to-let-go = Nothing to let go by now.
room-refused-nothing-to-seal = The shuffle needs nothing from you now.
room-refused-already-sealed = Your part in the shuffle is fixed already.
room-refused-not-sealed = The shuffle is not ready for that yet.
room-refused-wrong-words = Your part in the shuffle is not what was sealed.
room-refused-no-pause = No pause is on now.
room-refused-bad-seed = The shuffle of the server is damaged.

# The deal is not what the server promised.
room-refused-fair-left-out = Do not trust this deal: your part in the shuffle was left out.
room-refused-fair-words = { $who ->
    [nobody] Do not trust this deal: the parts of the shuffle are not those that were sealed.
    [you] Do not trust this deal: your part in the shuffle is not the one that was sealed.
    *[other] Do not trust this deal: what { $name } added to the shuffle is not what was sealed.
}
room-refused-fair-chain = Do not trust these cards: the shuffle of deal { $number } is not the one the server had fixed.
room-refused-fair-seed = Do not trust these cards: those of deal { $number } do not follow from the shuffle.

## Why the server hangs up

room-bye-nonsense = This server cannot be understood: it, or Thousand here, may be too old. The visit ends.
room-bye-unknown = The server hangs up.
room-bye-version = This Thousand and the server do not fit: one of them has to be updated.
room-bye-elsewhere = You have come in from elsewhere: this connection ends.
room-bye-stopping = The server stops or restarts: connect again in a while, every table goes on.
room-bye-silent = The server hangs up: nobody logged in.
room-bye-slow = The server hangs up: this connection is too slow. Connect again.
room-bye-unruly = The server hangs up: it was sent too much at once. Connect again in a while.
room-bye-full = The server is full: try again later.
room-bye-failed = The server cannot write to its disk: connect again in a while, every table goes on.
room-bye-account-closed = This account is closed: the visit ends.
room-bye-password-changed = The password was changed: come in again, with the new one.
room-bye-way-in-changed = What lets you in has changed just now: come in again.
