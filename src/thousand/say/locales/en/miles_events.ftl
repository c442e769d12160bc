### What happens in 1000 Miles. Who is meant by $who, $side and $hit is told in miles_sides.ftl; a message
### that has no [mate] says of a team-mate what it says of others.

## A match and its rounds

match-started = The game is starting. Individual game. Victory is set to { points-count }.
match-started-one-round = The game is starting. Individual game. One single round decides.
match-started-teams = The game is starting. Team game, { $teams } teams of { $size }. Victory is set to { points-count }.
match-started-teams-one-round = The game is starting. Team game, { $teams } teams of { $size }. One single round decides.
# Two teams; the listener is the first of $names.
match-teams-two = { $names }, team { $team }, against { $others }, team { $other }.
match-team = { $side ->
    [team] Your team is team { $team }: { $names }.
    *[number] Team { $team }: { $names }.
}
match-seats = At the table, in order: { $names }.
match-seats-more = Then { $names }.
hand-started = { $who ->
    [you] Round { $number }. You shuffle and deal six cards to each player.
    *[other] Round { $number }. { actor } shuffles and deals six cards to each player.
}
hand-started-brief = { $who ->
    [you] Round { $number }. You deal.
    *[other] Round { $number }. { $name } deals.
}
dealt-other = { actor } holds { cards-count }.
hand-won = { $side ->
    [you] You win round { $number }.
    [pair] { side } win round { $number }.
    *[other] { side } wins round { $number }.
}
hand-unwon = { $reason ->
    [seat-out] Round { $number } ends without a winner: one player has run out of cards.
    [stalled] Round { $number } ends without a winner: no card was laid since the discards were last shuffled.
    *[cards] Round { $number } ends without a winner: nobody has a card left.
}
sheet = { side }: { points-count }, { $total } in all. { $items }.
sheet-more = { side }, also: { $items }.
sheet-brief = { side }: { points-count }, { $total } in all.
item-mile = { $points } for { unit }
item-safety = { $points } for safeties
item-all-safeties = { $points } for all four safeties
item-coup-fourre = { $points } for coups fourrés
item-trip = { $points } for the trip
item-delayed-action = { $points } for delayed action
item-safe-trip = { $points } for a safe trip
item-extension = { $points } for the extension
item-shut-out = { $points } for a shut-out
# Instead of the item of that name: the discards have been shuffled in this round; the caller has failed.
paid-delayed-action-reshuffled = { $points } for delayed action after a reshuffle
paid-extension-forfeit = { $points } for an extension that failed
next-hand = Press { $key-play } for the next round.
match-won = { $side ->
    [you] You win the game with { points-count }.
    [pair] { side } win the game with { points-count }.
    *[other] { side } wins the game with { points-count }.
}
# A team of three or four: $names are its players.
match-won-names = { side } wins the game with { points-count }: { $names }.
# $names are all who share it.
match-shared = Shared victory with { points-count }: { $names }.

## A turn

turn-began = { $who ->
    [you] It is your turn.
    *[other] { actor }'s turn.
}
turn-began-again = { $who ->
    [you] It is your turn again.
    *[other] { actor } has another turn.
}
turn-began-ready = { $why ->
    [empty] It is your turn: play or discard, nothing is left to draw.
    *[drawn] It is your turn: play or discard, you have drawn already.
}
turn-draw-brief = You draw.
turn-play-brief = You play.
card-drawn = You draw { card }.
card-drawn-full = You draw { card }; { left-count }.
card-drawn-brief = { card }.
card-drawn-instead = You draw { card } for the safety.
card-drawn-other = { actor } draws a card; { left-count }.
card-drawn-other-instead = { actor } draws a card for the safety; { left-count }.
draw-pile-empty = { $reshuffle ->
    [yes] The draw pile is empty: the next draw shuffles the discards.
    *[no] The draw pile is empty.
}
reshuffled = The discards are shuffled: { cards-count } to draw.
reshuffled-full = The discards are shuffled: { cards-count } to draw, reshuffle { $nth } of this round.
reshuffled-brief = Reshuffled: { cards-count }.
# $names are all who lose it, $count of them; [you]: the listener is the first of them.
seats-skipped = { $who ->
    [you] { $count ->
        [1] You lose your turn.
        [2] { $names } lose your turns.
        *[other] Turns lost: { $names }.
    }
    [mate] Your team-mate { $names } loses a turn.
    *[other] { $count ->
        [one] { $names } loses a turn.
        [2] { $names } lose a turn.
        *[other] Turns lost: { $names }.
    }
}

## Cards laid and discarded

played-brief = { $who ->
    [you] You, { card-short }.
    *[other] { $name }, { card-short }.
}
# The miles after a card, the side's own.
miles-after = { $side ->
    [team] { $miles } for your team
    [pair] { $miles } for the team
    [number] { $miles } for team { $team }
    *[other] { $miles } in all
}
distance-played = { $who ->
    [you] You play { card }: { miles-after }.
    [mate] { $name } plays { card }: { miles-after }.
    *[other] { actor } plays { card }: { miles-after }.
}
distance-played-full = { $who ->
    [you] You play { card }: { miles-after }, { $left } to go.
    [mate] { $name } plays { card }: { miles-after }, { $left } to go.
    *[other] { actor } plays { card }: { miles-after }, { $left } to go.
}
# After a distance card on the wrong way: what is left.
miles-left = { $side ->
    [team] your team has { $miles }
    [pair] the team has { $miles }
    [number] team { $team } has { $miles }
    *[other] { $miles } left
}
miles-lost = { $who ->
    [you] { $lost ->
        [0] You play { card } for nothing, going the wrong way: { miles-left }.
        *[other] You play { card } and lose { $lost } going the wrong way: { miles-left }.
    }
    *[other] { $lost ->
        [0] { $name } plays { card } for nothing, going the wrong way: { miles-left }.
        *[other] { $name } plays { card } and loses { $lost } going the wrong way: { miles-left }.
    }
}
miles-lost-brief = { $who ->
    [you] { $lost ->
        [0] You, { card-short } for nothing.
        *[other] You, minus { $lost }.
    }
    *[other] { $lost ->
        [0] { $name }, { card-short } for nothing.
        *[other] { $name }, minus { $lost }.
    }
}
hazard-played = { $who ->
    [you] You play { card } on { aim }.
    [mate] { $name } plays { card } on { aim } for your team.
    *[other] { $name } plays { card } on { aim }.
}
# After whom it hit: what is needed there.
aim-needs = { $hit ->
    [you] : you need { remedy.a }
    [team] : you need { remedy.a }
    [pair] , who need { remedy.a }
    [number] , which needs { remedy.a }
    *[other] , who needs { remedy.a }
}
hazard-played-full = { $who ->
    [you] You play { card } on { aim }{ aim-needs }.
    [mate] { $name } plays { card } on { aim } for your team: { remedy.a } needed there.
    *[other] { $name } plays { card } on { aim }{ aim-needs }.
}
hazard-played-full-brief = { $who ->
    [you] You, { card } on { aim }{ aim-needs }.
    *[other] { $name }, { card } on { aim }{ aim-needs }.
}
hazard-played-brief = { $who ->
    [you] You, { card } on { aim }.
    *[other] { $name }, { card } on { aim }.
}
# $needs: what is still needed to drive, one or several remedies.
remedy-played = { $card ->
    [END_OF_LIMIT] { $who ->
        [you] You play { card }: the limit is over.
        *[other] { actor } plays { card }: the limit is over.
    }
    [END_OF_WRONG_WAY] { $who ->
        [you] You play { card }: your { unit } add up again.
        [mate] { actor } plays { card }: your { unit } add up again.
        *[other] { actor } plays { card }: { unit } add up again.
    }
    *[other] { $rolling ->
        [yes] { $who ->
            [you] You play { card }: you may drive.
            [mate] { actor } plays { card }: you may drive.
            *[other] { actor } plays { card } and may drive.
        }
        *[no] { $who ->
            [you] You play { card }: you still need { $needs }.
            [mate] { actor } plays { card }: you still need { $needs }.
            *[other] { actor } plays { card } and still needs { $needs }.
        }
    }
}
safety-played = { $who ->
    [you] You play { card }: { points-count }.
    *[other] { actor } plays { card }: { points-count }.
}
# $effects: one or several of those below.
safety-played-effects = { $who ->
    [you] You play { card }: { points-count }; { $effects }.
    *[other] { actor } plays { card }: { points-count }; { $effects }.
}
effect-cleared = { hazard.the } is gone
# The two hazards that $card protects from.
effect-cleared-both = { $card ->
    [DRIVING_ACE] the Accident and the Wrong way are gone
    *[RIGHT_OF_WAY] the Stop and the Speed limit are gone
}
effect-roll-needed = a Roll is needed
effect-needed = still needed: { $needs }
effect-may-drive = free to drive
effect-no-more-roll = no Roll is needed any more
coup-offered = Coup fourré possible: press { $key-answer } to answer { hazard.the } with { card }; { $key-draw } goes on.
coup-offered-opening = Coup fourré possible: press { $key-answer } to open with { card }; { $key-draw } draws and lets it go by.
coup-offered-brief = Coup fourré: press { $key-answer }.
coup-played = { $who ->
    [you] You play { card } as a coup fourré against { hazard.the }: { points-count }.
    [mate] Coup fourré! { $name } plays { card } for your team against { hazard.the }: { points-count }.
    *[other] Coup fourré! { actor } plays { card } against { hazard.the }: { points-count }.
}
# It has taken away another hazard too.
coup-cleared = With it { hazard.the } is gone.
# Against no card: it opens the round.
coup-played-opening = { $who ->
    [you] You open with { card } as a coup fourré: { points-count }.
    [mate] Coup fourré! { $name } opens with { card } for your team: { points-count }.
    *[other] Coup fourré! { actor } opens with { card }: { points-count }.
}
coup-played-brief = { $who ->
    [you] You, coup fourré, { card }.
    *[other] { $name }, coup fourré, { card }.
}
discarded = { $who ->
    [you] You discard { card }.
    [mate] Team-mate { $name } discards { card }.
    *[other] { $name } discards { card }.
}
discarded-brief = { $who ->
    [you] You discard { card }.
    *[other] { $name } discards { card }.
}

## The end of a trip

extension-offered = { $who ->
    [you] { $side ->
        [team] Your team is at { miles-count }: call an extension to { $goal }, or end the round?
        *[you] You are at { miles-count }: call an extension to { $goal }, or end the round?
    }
    [mate] { $name } can extend your team's trip from { $miles } to { $goal } { unit }, or end the round.
    *[other] { side } can extend the trip from { $miles } to { $goal } { unit }, or end the round.
}
extension-called = { $who ->
    [you] You call an extension: the goal is now { $goal } { unit }.
    *[other] { actor } calls an extension: the goal is now { $goal } { unit }.
}
extension-declined = { $who ->
    [you] You end the round at { miles-count }.
    *[other] { actor } ends the round at { miles-count }.
}
trip-completed = { $side ->
    [you] You complete the trip of { miles-count }.
    [pair] { side } complete the trip of { miles-count }.
    *[other] { side } completes the trip of { miles-count }.
}
