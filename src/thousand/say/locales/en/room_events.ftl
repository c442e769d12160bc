### What happens at a table over the network. $who is [you] or *[other], whose name is $name; $whom and $target
### are the same of the one to whom something is done. Names have at most 20 letters and are never inflected.

## People

room-came = { $who ->
    [you] You come in, seat { $seat }.
    *[other] { $name } comes in, seat { $seat }.
}
room-came-brief = { $who ->
    [you] You, seat { $seat }.
    *[other] { $name }, seat { $seat }.
}
room-came-watching = { $who ->
    [you] You come in to watch.
    *[other] { $name } comes in to watch.
}
room-left = { $who ->
    [you] You leave the table.
    *[other] { $name } leaves the table.
}
room-went-kicked = { $who ->
    [you] You are kicked out by { $target }.
    *[other] { $whom ->
        [you] You kick out { $name }.
        *[other] { $name } is kicked out by { $target }.
    }
}
room-went-banned = { $who ->
    [you] You are banned from this table by { $target }.
    *[other] { $whom ->
        [you] You ban { $name } from this table.
        *[other] { $name } is banned by { $target }.
    }
}
# $seated: there is a seat that is kept.
room-lost = { $seated ->
    [yes] { $who ->
        [you] You are disconnected; your seat is kept.
        *[other] { $name } is disconnected; the seat is kept.
    }
    *[no] { $who ->
        [you] You are disconnected.
        *[other] { $name } is disconnected.
    }
}
room-regained = { $who ->
    [you] You are connected again.
    *[other] { $name } is connected again.
}
# $kept: the seat stays the person's; otherwise it is lost.
room-stood-in = { $kept ->
    [yes] { $who ->
        [you] A bot plays for you; your seat is kept.
        *[other] A bot plays for { $name }; the seat is kept.
    }
    *[no] { $who ->
        [you] A bot replaces you; the seat is no longer yours.
        *[other] A bot replaces { $name } until the game ends.
    }
}
room-stood-in-full = { $kept ->
    [yes] { $who ->
        [you] A bot plays for you, level { $level }; your seat is kept.
        *[other] A bot plays for { $name }, level { $level }; the seat is kept.
    }
    *[no] { $who ->
        [you] A bot replaces you, level { $level }; the seat is no longer yours.
        *[other] A bot replaces { $name } until the game ends, level { $level }.
    }
}
room-seat-back = { $who ->
    [you] You play again instead of the bot.
    *[other] { $name } plays again instead of the bot.
}
room-sat = { $who ->
    [you] You take seat { $seat }.
    *[other] { $name } takes seat { $seat }.
}
# $cleared: the person had gone before the game was over.
room-stood = { $cleared ->
    [yes] { $who ->
        [you] You have no seat any more: it is free now.
        *[other] { $name }'s seat is free now.
    }
    *[no] { $who ->
        [you] You give up your seat and watch.
        *[other] { $name } gives up the seat and watches.
    }
}
room-host-now = { $who ->
    [you] You are the host now.
    *[other] { $name } is the host now.
}
# Only the one who hears no more of somebody's chat is told.
room-muted = { $on ->
    [yes] You mute { $name }.
    *[no] You hear { $name } again.
}
room-invited = { $who ->
    [you] You invite { $target }.
    *[other] { $whom ->
        [you] { $name } invites you to this table.
        *[other] { $name } invites { $target }.
    }
}
room-unbanned = { $who ->
    [you] You may come to this table again.
    *[other] { $name } may come to this table again.
}
room-closed = This table is closed.

## Chat

room-said = { $who ->
    [you] You: { $text }
    *[other] { $name }: { $text }
}
room-said-private = { $who ->
    [you] You to { $target }: { $text }
    *[other] { $name } to you: { $text }
}
# What somebody does: "Anna waves".
room-emote = { $name } { $text }
room-emote-private = { $who ->
    [you] To { $target } only: { $name } { $text }
    *[other] To you only: { $name } { $text }
}

## What the host arranges

room-bot-came = { $name }, a bot, takes seat { $seat }, level { $level }.
room-bot-came-brief = { $name }, a bot, seat { $seat }.
room-bot-went = { $name }, a bot, leaves the table.
room-bot-named = Bot { $old } is called { $name } from now on.
# $one and $another: who sits there now, in the order of the two seats.
room-swapped = Seats { $seat } and { $other } change places: now { $one } and { $another }.
room-swapped-then = Seats { $seat } and { $other } change places.
room-game-chosen = { $game } will be played here.
room-game-chosen-full = { $game } will be played here; rules: { $rules }.
room-game-dropped = No game any more: this table is only for talk.
# $items: options with their new values.
room-options-chosen = Now { $items }.
room-pause-set = { $seconds ->
    [0] Pause for a coup fourré: none.
    [one] Pause for a coup fourré: 1 second.
    *[other] Pause for a coup fourré: { $seconds } seconds.
}
room-pause-unlimited = Pause for a coup fourré: without limit.
room-privacy = { $private ->
    [yes] Private table now: only who is invited may come.
    *[no] Open table now: anybody may come.
}

## Games

room-starting = { $who ->
    [you] You start the game: the cards are shuffled.
    *[other] { $name } starts the game: the cards are shuffled.
}
room-starting-brief = { $who ->
    [you] You start.
    *[other] { $name } starts.
}
# For the proof of a fair deal: every player's program adds random words to the server's secret.
room-committed = The shuffle is sealed, and every player's program adds random words to it.
room-called-off = The game does not begin.
room-called-off-missing = The game does not begin; missing: { $names }.
# $number: how many games there have been at this table, with this one.
room-began = { $game }: { $names }.
room-began-full = { $game }, game { $number } of this table: { $names }.
# The pause after a hazard: [0] without limit. Who is asked hears the same whether or not the safety is in hand.
room-paused-asked = { $seconds ->
    [0] Have you the safety? { $key-answer } answers, { $key-back-out } lets it go by.
    [one] Have you the safety? { $key-answer } answers, { $key-back-out } lets it go by; 1 second.
    *[other] Have you the safety? { $key-answer } answers, { $key-back-out } lets it go by; { $seconds } seconds.
}
room-paused-asked-brief = Safety? { $key-answer } answers, { $key-back-out } lets go.
room-paused-held = { $seconds ->
    [0] You wait for a coup fourré.
    [one] You wait up to 1 second for a coup fourré.
    *[other] You wait up to { $seconds } seconds for a coup fourré.
}
room-paused-others = { $seconds ->
    [0] All wait for a coup fourré.
    [one] All wait up to 1 second for a coup fourré.
    *[other] All wait up to { $seconds } seconds for a coup fourré.
}
room-pause-ended = The wait is over.
# After the game's own words about who has won. $who is the host.
room-match-over = { $who ->
    [you] You can start another game.
    *[other] { $name }, the host, can start another game.
}
room-abandoned = { $who ->
    [you] You end the game without a result.
    *[other] { $name } ends the game without a result.
}
