### A table over the network: how it stands, who is there, and what it waits for. A match is called a game.
###
### $who is [you] or *[other], whose name is $name: at most 20 letters, never inflected.

# One of several: in a list of those who sit, watch or are missing. $bot: [yes] for a bot.
room-in-list = { $bot ->
    [yes] the bot { $name }
    *[no] { $who ->
        [you] you
        *[other] { $name }
    }
}
# How well a bot plays: stands behind "level" and a bot's name.
room-level = { $level ->
    [easy] easy
    [steady] steady
    [strong] strong
    *[other] { $level }
}
# After a line that lists names: those that had no room in it.
room-names-more = Then { $names }.

## How it stands

# The host is the master of the table. $facts: what is played, the rules, whether it is private.
room-whose = { $who ->
    [you] Your table: { $facts }.
    *[other] { $name }'s table: { $facts }.
}
room-for-talk = only for talk
room-rules = rules: { $rules }
room-private = private
room-seated = { $count } seated: { $names }.
room-watching = { $count } watching: { $names }.
# $keys: some of those below, one after another.
room-keys = Keys: { $keys }.
room-key-add-bot = { $key } adds a bot
room-key-remove-bot = { $key } removes one
room-key-invite = { $key } invites
room-key-options = { $host ->
    [yes] { $key } sets options
    *[no] { $key } tells the options
}
room-key-game = { $key } chooses a game
room-key-who = { $key } and your own name: you take a seat
room-key-chat = { $key } opens the chat

## Who is there: the answer to W, which must not begin with it. Each is an item of a list, without a full stop:
## a name, then facts.

room-count = { $watching ->
    [0] { $seated } seated at this table.
    *[other] { $seated } seated at this table, { $watching } watching.
}
room-fact-you = that is you
room-fact-bot = a bot, level { $level }
room-fact-seat = seat { $seat }
room-fact-watching = watching
room-fact-host = host
# The connection is lost; has left, and may come back to the seat.
room-fact-away = disconnected
room-fact-gone = has left
room-fact-bot-plays = a bot plays
room-fact-muted = muted
# After a name that is shown in short.
room-fact-whole = in full { $name }

## What the table waits for: the answer to T, which must not begin with it

room-waits-playing = A game is on.
room-waits-shuffle = Shuffling: the game begins in a moment.
room-waits-game = No game is chosen: this table is only for talk.
room-waits-players = { $who ->
    [you] { $count ->
        [one] Waiting for 1 more player: { $key-add-bot } adds a bot, { $key-invite } invites.
        *[other] Waiting for { $count } more players: { $key-add-bot } adds a bot, { $key-invite } invites.
    }
    *[other] { $count ->
        [one] Waiting for 1 more player.
        *[other] Waiting for { $count } more players.
    }
}
room-waits-person = Waiting for a person to take a seat: only bots are seated.
# $reason: a whole sentence of the game.
room-waits-options = Options do not fit. { $reason }
room-waits-start = { $who ->
    [you] Press { $key-play } to start the game.
    *[other] Waiting for { $name }, the host, to start the game.
}

## A table in a list

room-card = { $host }'s table: { $facts }
room-card-seats = { $count } of { $seats } seats taken
room-card-state = { $playing ->
    [yes] playing
    *[no] not playing yet
}
# At a table without a game.
room-card-seated = { $count } seated
room-card-watching = { $count } watching
room-card-names = seated { $names }

## Coming back

room-missed = { $count ->
    [0] No move was made while you were away.
    [one] 1 move while you were away.
    *[other] { $count } moves while you were away.
}
# More has happened than the table remembers.
room-missed-part = { $count ->
    [0] More happened while you were away than the table remembers.
    [one] More than 1 move while you were away; only the last is remembered.
    *[other] More than { $count } moves while you were away; only the last are remembered.
}
