### A visit to a server: coming in, the lobby, and the keys of tables over the network. A match is called a game.

## From the main menu

menu-join = Tables over the network
join-label = Address of the server:

## Coming in

# $server: the address.
visit-calling = Calling { $server }.
come-waiting = One moment.
help-waiting = Escape leaves.
visit-open-line = This connection is not encrypted: use no password here that you use elsewhere.
come-question = Welcome. How do you want to come in?
come-guest = As a guest, with a name for today
come-login = With my account
come-register = Make an account
come-name = Your name.
come-password = Your password:
come-new-password = A new password, 8 characters or more:
come-password-again = The same password again:
come-code = Your invitation code:
come-differ = The two passwords differ.
secret-typed = { $count ->
    [0] Nothing typed
    [one] 1 character
    *[other] { $count } characters
}
secret-short = { $count ->
    [one] Type a password first.
    *[other] A password needs { $count } characters or more.
}
visit-in = { $guest ->
    [yes] You are in as the guest { $name }.
    *[no] You are in as { $name }.
}
# Tables where a bot holds the listener's seat.
visit-kept = { $count ->
    [one] A bot holds your seat at 1 table: choose Tables to go back to it.
    *[other] Bots hold your seats at { $count } tables: choose Tables to go back.
}

## The line

visit-cut = { $seated ->
    [yes] Connection lost. Thousand calls again by itself, and your seat is kept.
    *[no] Connection lost. Thousand calls again by itself.
}
visit-stopping = The server stops or restarts. Thousand calls again by itself; every table goes on.
visit-back = Connected again.
visit-not-connected = Not connected just now: try again in a moment.
visit-table-gone = The table is no more.
visit-watching = You are watching this game.
visit-match-over = The game is over. { $key-play } goes back to the table.

## News

visit-invited = { $name } invites you.
visit-invited-table = { $table }.
# After a line about the table.
visit-invited-how = { $at ->
    [table] Leave this table first, then choose Tables.
    [lesson] Leave the lesson first, then choose Tables.
    *[lobby] Choose Tables to go there.
}
visit-friend = { $name }, your friend, is online.
visit-befriended = { $name } is your friend now: you hear when they come online.
visit-unfriended = { $name } is your friend no more.

## The lobby

lobby-title = Lobby.
lobby-tables = Tables
lobby-open = Open a table
lobby-people = People online
lobby-code = An invitation code for somebody new
lobby-account = Your account
lobby-another = Come in as somebody else
lobby-code-is = The code is { $code }. Whoever makes an account with it first gets in.
lobby-quit-hint = The last line of this list leaves the server.
lobby-no-tables = No table is open. Open one, and others can come.
lobby-tables-title = { $count ->
    [one] 1 table. Enter goes there, W only to watch.
    *[other] { $count } tables. Enter goes there, W only to watch.
}
# $table: a whole line about it.
lobby-invited = Invitation: { $table }
help-lobby-watch = W goes to a table only to watch.
lobby-privacy-question = Who may come to the table?
lobby-public = Everybody
lobby-private = Only those who are invited
lobby-people-title = { $count ->
    [one] Nobody but you is online.
    *[other] { $count } online.
}
lobby-people-some = { $count } online; these are your friends and some of the others.
lobby-person = { $name }{ $friend ->
    [yes] , friend
    *[no] { "" }
}{ $kind ->
    [guest] , guest
    [away] , not online
    [you] , that is you
    *[here] { "" }
}{ $busy ->
    [yes] , at a table
    *[no] { "" }
}
lobby-person-you = That is you.
lobby-back = Back
lobby-follow = Go to the table of { $name }
help-lobby-tables = Open a table, or go to one. At the table add bots or invite people; its host starts the game.
help-lobby-people = People online: befriend somebody, or go to their table.
help-lobby-phone = If the connection breaks, your seat is kept: come back, and you hear what you missed.

## Your account

account-title = Your account, { $name }.
account-password = Change the password
account-keys = { $count ->
    [one] Forget the ssh key that opens it
    *[other] Forget the { $count } ssh keys that open it
}
account-close = Close the account
account-old-server = This server is older and cannot do that: ask its host.
account-present = Your present password:
account-changed = The password is changed. Your other devices have to log in again.
account-keys-stay = { $count ->
    [one] An ssh key still opens the account.
    *[other] { $count } ssh keys still open the account.
}
account-keys-question = { $count ->
    [one] Forget the ssh key? Then only the password lets you in.
    *[other] Forget the { $count } ssh keys? Then only the password lets you in.
}
account-keys-gone = Forgotten. From now on only the password lets you in.
account-close-gone = If you close it, your friends, settings and ssh keys here are deleted, and your name is free again.
account-close-stays = Finished games stay in the server's records, with your name. Where you have a seat, a bot plays on.
account-close-question = Close the account { $name } for good?
# Only for those who came in by a key.
account-name = To close it, type your name, { $name }:
account-other-name = That is not { $name }: nothing is closed.

## People at a table

people-back = Back to the table
people-sit = Take a seat
people-stand = Give up your seat and watch
people-whisper = Say something to { $name } alone
people-befriend = Make { $name } a friend
people-unfriend = End the friendship with { $name }
people-mute = Mute { $name }: you hear no chat of theirs
people-unmute = Hear { $name } again
people-later = Move { $name } one seat on
people-earlier = Move { $name } one seat back
people-remove-bot = Remove the bot { $name }
people-hand-over = Make { $name } the host
people-kick = Send { $name } away
people-ban = Ban { $name } from this table
invite-title = Whom do you invite?
invite-nobody = Nobody is online who could be invited.
invite-friend = { $busy ->
    [yes] { $name }, friend, at another table
    *[no] { $name }, friend
}
invite-person = { $busy ->
    [yes] { $name }, at another table
    *[no] { $name }
}

## The chat

chat-label = To the table:
chat-label-to = To { $name }:
chat-slash = After a slash comes me and what you do. Everything else is said without it.
chat-to-nobody = Nobody of that name is at the table. After @ comes a name, then what you say.
help-chat-line = Type and press Enter. @ and a name talks to one person; /me tells what you do. Tab: history.
history-channel-talk = Talk at the table

## Keys of a table over the network

keys-of-shared = At a table over the network also:
help-invite = Invite somebody to the table: { $keys }.
help-add-bot = Add a bot, before a game: { $keys }.
help-remove-bot = Remove a bot, before a game: { $keys }.
help-chat = Say something to the table: { $keys }.
help-room-play = Start the game, as the host: { $keys }.
help-room-back-out = Leave the table, pressed twice: { $keys }.
help-room-previous = Up through those who are here: { $keys }.
help-room-next = Down through those who are here: { $keys }.
help-room-scores = The scores of the last game: { $keys }.
help-room-leave = Leave the table, which goes on without you: { $keys }.
room-key-in-match = That key works during a game.
room-no-scores = There are no scores to tell.
room-no-advice = No advice in a game against people.
room-leave = Leave the table?
room-leave-seat = Leave the table? A bot plays for you, and you can come back to your seat.
room-abandon = End the game for all, without a result

## Options of a table over the network

room-options = Table options.
room-options-told = Table options; the host sets them.
room-set-game = Game: { $game }
room-game-none = None: a table only for talk
room-set-rules = Rules and options of the game
room-set-private = { $private ->
    [yes] Who may come: only the invited
    *[no] Who may come: everybody
}
# $seconds -1: without limit.
room-set-pause = { $seconds ->
    [-1] Pause for a coup fourré: without limit
    [0] Pause for a coup fourré: none
    *[other] Pause for a coup fourré: { $seconds } seconds
}
room-pause-question = How long does the table wait for a coup fourré?
room-unban = Let { $name } come again

## The command line

cli-help-join = thousand join ADDRESS: sit at a table of a server, such as wss://host or host:8414.
cli-flag-name = --name NAME: your name there.
cli-join-nowhere = An address is missing after thousand join: write host, host:8414, ws://host:8414 or wss://host.
cli-join-address = { $server } is no address of a server: write host, host:8414, ws://host:8414 or wss://host.
cli-join-failed = Nobody answers at { $server }: { $detail }. Is the address right, and the server running?
cli-join-no-server = At { $server } is something else, no server of Thousand that this version understands.
cli-join-packages = This needs a package that is not installed. Type: { $python } -m pip install aiohttp
