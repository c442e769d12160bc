### 1000 Miles at the braille level: the twins of the messages whose ids follow "braille-".
###
### Every line has at most 40 characters, with players' names of ten letters. The fact comes first: who, then
### the card or what is done, then the number. No full stop ends a line. $short tells whether cards have
### their short names: they have where a line has no room for the whole ones. docs/braille.md is the legend.
### For $who, $side and $hit see miles_sides.ftl; teams always go by their numbers.

braille-unit = { $unit ->
    [km] km
    *[miles] miles
}
    .one = { $unit ->
    [km] km
    *[miles] mile
}

## The cards

-accident-short = Accident
-out-of-gas-short = No gas
-flat-tire-short = Flat
-speed-limit-short = Limit
-stop-short = Stop
-wrong-way-short = Wrong way
-repairs-short = Repairs
-gasoline-short = Gas
-spare-tire-short = Spare
-end-of-limit-short = End limit
-roll-short = Roll
-end-of-wrong-way-short = End wrong
-driving-ace-short = Ace
-extra-tank-short = Tank
-puncture-proof-short = Proof
-right-of-way-short = Right

braille-card = { $short ->
    [yes] { $card ->
        [ACCIDENT] { -accident-short }
        [OUT_OF_GAS] { -out-of-gas-short }
        [FLAT_TIRE] { -flat-tire-short }
        [SPEED_LIMIT] { -speed-limit-short }
        [STOP] { -stop-short }
        [WRONG_WAY] { -wrong-way-short }
        [REPAIRS] { -repairs-short }
        [GASOLINE] { -gasoline-short }
        [SPARE_TIRE] { -spare-tire-short }
        [END_OF_LIMIT] { -end-of-limit-short }
        [ROLL] { -roll-short }
        [END_OF_WRONG_WAY] { -end-of-wrong-way-short }
        [DRIVING_ACE] { -driving-ace-short }
        [EXTRA_TANK] { -extra-tank-short }
        [PUNCTURE_PROOF] { -puncture-proof-short }
        [RIGHT_OF_WAY] { -right-of-way-short }
        *[other] { card-short }
    }
    *[no] { card-short }
}
braille-hazard = { $short ->
    [yes] { $hazard ->
        [ACCIDENT] { -accident-short }
        [OUT_OF_GAS] { -out-of-gas-short }
        [FLAT_TIRE] { -flat-tire-short }
        [SPEED_LIMIT] { -speed-limit-short }
        [WRONG_WAY] { -wrong-way-short }
        *[STOP] { -stop-short }
    }
    *[no] { hazard }
}
braille-need = { $short ->
    [yes] { $remedy ->
        [REPAIRS] { -repairs-short }
        [GASOLINE] { -gasoline-short }
        [SPARE_TIRE] { -spare-tire-short }
        [END_OF_LIMIT] { -end-of-limit-short }
        [END_OF_WRONG_WAY] { -end-of-wrong-way-short }
        *[ROLL] { -roll-short }
    }
    *[no] { remedy }
}
braille-safety = { $short ->
    [yes] { $safety ->
        [DRIVING_ACE] { -driving-ace-short }
        [EXTRA_TANK] { -extra-tank-short }
        [PUNCTURE_PROOF] { -puncture-proof-short }
        *[RIGHT_OF_WAY] { -right-of-way-short }
    }
    *[no] { safety }
}

## Who

braille-list-and = { $list }, { $item }

braille-actor = { $who ->
    [you] You
    *[other] { $name }
}
braille-side-within = { $side ->
    [team] your team
    [number] team { $team }
    *[other] { $team }
}

## A game and its rounds

braille-match-started = Game to { $points } pt, each alone
braille-match-started-one-round = Game of one round, each alone
braille-match-started-teams = Game to { $points } pt, { $teams } teams of { $size }
braille-match-started-teams-one-round = Game of one round, { $teams } teams of { $size }
braille-match-teams-two = Team { $team } { $names }, { $other } { $others }
braille-match-team = { $side ->
    [team] Your team, { $team }: { $names }
    *[number] Team { $team }: { $names }
}
braille-hand-started = { $who ->
    [you] Round { $number }, you deal
    *[other] Round { $number }, { $name } deals
}
braille-hand-won = { $side ->
    [you] You win round { $number }
    *[other] { side } wins round { $number }
}
braille-hand-unwon = { $reason ->
    [seat-out] Round { $number } unwon: a hand ran out
    [stalled] Round { $number } unwon: no card was laid
    *[cards] Round { $number } unwon: no cards left
}
braille-sheet-brief = { side } { $points } pt, total { $total }
braille-sheet-more = { side }: { $items }
braille-item-mile = { braille-unit } { $points }
braille-item-safety = safeties { $points }
braille-item-all-safeties = all four { $points }
braille-item-coup-fourre = coups { $points }
braille-item-trip = trip { $points }
braille-item-delayed-action = delayed { $points }
braille-item-safe-trip = safe trip { $points }
braille-item-extension = extension { $points }
braille-item-shut-out = shut-out { $points }
braille-paid-delayed-action-reshuffled = after reshuffle { $points }
braille-paid-extension-forfeit = failed extension { $points }
braille-next-hand = { $key-play }: next round
braille-match-won = { $side ->
    [you] You win the game, { $points } pt
    *[other] { side } wins the game, { $points } pt
}
braille-match-won-names = { side } wins, { $points } pt: { $names }
braille-match-shared = Shared win, { $points } pt: { $names }

## A turn

braille-turn-began = { $who ->
    [you] Your turn
    *[other] { $name }'s turn
}
braille-turn-began-again = { $who ->
    [you] Your turn again
    *[other] { $name }'s turn again
}
braille-turn-began-ready = { $why ->
    [empty] Your turn, no draw: play or discard
    *[drawn] Your turn: play or discard
}
braille-card-drawn = You draw { braille-card }
braille-card-drawn-instead = You draw { braille-card } for the safety
braille-draw-pile-empty = { $reshuffle ->
    [yes] Pile empty: next draw shuffles
    *[no] Pile empty
}
braille-reshuffled = Reshuffled: { cards-count } to draw
braille-seats-skipped = { $who ->
    [you] { $count ->
        [1] You lose your turn
        *[other] { $names } lose a turn
    }
    *[other] { $count ->
        [one] { $names } loses a turn
        *[other] { $names } lose a turn
    }
}

## Cards laid and discarded

# After the card, the miles of the player's side.
braille-distance-played = { braille-actor } { braille-card }, { $miles }
braille-miles-lost = { $lost ->
    [0] { braille-actor } { braille-card } for nothing, wrong way
    *[other] { braille-actor } { braille-card } wrong way: minus { $lost }, { $miles }
}
braille-hazard-played = { $hit ->
    [you] { braille-actor } { braille-card } on you
    [team] { braille-actor } { braille-card } on your team
    [number] { braille-actor } { braille-card } on team { $target }
    *[other] { braille-actor } { braille-card } on { $target }
}
braille-remedy-played = { $card ->
    [END_OF_LIMIT] { braille-actor } { braille-card }
    [END_OF_WRONG_WAY] { braille-actor } { braille-card }
    *[other] { $rolling ->
        [yes] { $who ->
            [you] You { braille-card }, you drive
            *[other] { $name } { braille-card }, drives
        }
        *[no] { $who ->
            [you] You { braille-card }, you need { $needs }
            *[other] { $name } { braille-card }, needs { $needs }
        }
    }
}
braille-safety-played = { braille-actor } { braille-card }, { $points } pt
braille-safety-played-effects = { braille-actor } { braille-card }, { $points } pt, { $effects }
braille-effect-cleared = { braille-hazard } gone
braille-effect-cleared-both = { $card ->
    [DRIVING_ACE] { -accident } and { -wrong-way } gone
    *[RIGHT_OF_WAY] { -stop } and { -speed-limit } gone
}
braille-effect-roll-needed = needs Roll
braille-effect-needed = needs { $needs }
braille-effect-may-drive = drives
braille-effect-no-more-roll = Roll not needed
braille-coup-offered = Coup? { $key-answer }: { braille-card }, { $key-draw }: no
braille-coup-offered-opening = Coup? { $key-answer }: { braille-card }, { $key-draw }: no
braille-coup-played = { braille-actor } coup { braille-card }, { $points } pt
braille-coup-played-opening = { $who ->
    [you] You open, coup { braille-card }, { $points } pt
    *[other] { $name } opens, coup { braille-card }, { $points } pt
}
braille-coup-cleared = { braille-hazard } gone too
braille-discarded = { $who ->
    [you] You discard { braille-card }
    *[other] { $name } discards { braille-card }
}

## The end of a trip

braille-extension-offered = { $who ->
    [you] At { $miles }: extend to { $goal }, or end?
    [mate] { $name }, at { $miles }: extension or end?
    *[other] { side } at { $miles }: extension or end?
}
braille-extension-called = { $who ->
    [you] You extend to { $goal }
    *[other] { $name } extends to { $goal }
}
braille-extension-declined = { $who ->
    [you] You end the round at { $miles }
    *[other] { $name } ends the round at { $miles }
}
braille-trip-completed = { $side ->
    [you] You complete the trip, { $miles }
    *[other] { side } completes the trip, { $miles }
}

## The hand. After the colon: why a card cannot be played.

braille-card-label = { $digit ->
    [yes] Card { $place }, { braille-card }
    *[no] { braille-card }, { $place } of { $count }
}
braille-card-playable = { $label }, playable
braille-card-playable-on = { $label }, on { $names }
braille-card-playable-on-anyone = { $label }, on anyone
braille-card-playable-on-some = { $teams ->
    [yes] { $label }, on { $sides } teams
    *[no] { $label }, on { $sides } players
}
braille-card-subtracts = { $miles ->
    [0] { $label }, gains nothing
    *[other] { $label }, would subtract
}
braille-card-answers = { $label }, coup: { $key-answer }
braille-card-unplayable = { $label }: { $reason }
braille-card-missing = No card { $place }, you hold { $count }
braille-card-times = { $count ->
    [1] { braille-card }
    [2] { braille-card } twice
    *[other] { braille-card } { $count } times
}
braille-hand = { cards-count }: { $items }
braille-hand-more = and { $items }
braille-hand-empty = No cards

braille-reason-hazard-in-force = needs { $needs }
braille-reason-roll-needed = needs Roll
braille-reason-over-limit = limit 50
braille-reason-two-200s = two 200s laid
braille-reason-beyond-goal = only { $left } to go
braille-reason-nothing-to-repair = nothing to repair
braille-reason-no-limit = no limit
braille-reason-no-wrong-way = no Wrong way
braille-reason-repair-first = { $count ->
    [3] needs three repairs
    *[other] needs { $needs }
}
braille-reason-roll-never-needed = never needed
braille-reason-already-rolling = you drive
braille-reason-target-safe = { braille-side-within } has { braille-safety }
braille-reason-target-limited = { braille-side-within } has a limit
braille-reason-target-wrong = { braille-side-within } has one
braille-reason-target-has-hazard = { braille-side-within } has one
braille-reason-target-stopped = { braille-side-within } is stopped
braille-reason-target-not-rolling = { braille-side-within } is stopped
braille-reason-nobody-to-attack = hits nobody now

## Where all stand

braille-side-facts = { side }: { $facts }
braille-side-facts-more = { side }: { $facts }
braille-fact-miles = { $miles }
braille-fact-miles-of = { $miles } of { $goal }, { $left } to go
braille-fact-driving = drives
braille-fact-roll-needed = { $why ->
    [start] needs Roll to start
    [stop] Stop, needs Roll
    *[repaired] needs Roll
}
braille-fact-hazard = { braille-hazard }
braille-fact-hazard-bare = { braille-hazard }
braille-fact-then-roll = then Roll
braille-fact-hazards = { $count ->
    [one] { $count } hazard
    *[other] { $count } hazards
}
braille-fact-limit = limit 50
braille-fact-wrong-way = wrong way
braille-fact-safety = { braille-safety }
braille-fact-safety-coup = { braille-safety } coup
braille-fact-no-safety = no safety
braille-fact-two-200s = two 200s laid
braille-fact-points = { $points } pt this round
braille-headline = Round { $number }, to { $goal }
braille-watching = You watch: no cards, no car

braille-score = { side } { $points } pt
braille-score-fallen = { side } { $points }, { $fallen } this round
braille-score-aim = To { $points } pt
braille-score-aim-one-round = One round decides

braille-turn-draw = Your turn: draw, { $key-draw }
braille-turn-play = Your turn: play or discard
braille-turn-wait-draw = Waiting: { $name } draws
braille-turn-wait-play = Waiting: { $name } plays
braille-turn-answer-draw = Coup? { $key-answer }. Or draw, { $key-draw }: your turn
braille-turn-answer-play = Coup? { $key-answer }. Or play, it is your turn
braille-turn-answer-wait = Coup? { $key-answer }, { $key-draw }: no, then { $name }
braille-turn-extension = { $who ->
    [you] Decide: extend to { $goal }, or end
    *[other] Waiting: { $name }, extension or end
}
braille-turn-next-hand = { $who ->
    [you] Round { $number } over, { $key-play }: next one
    *[other] Round { $number } over, next one to come
}
braille-turn-match-over = Over: { side } won, { $points } pt
braille-turn-match-shared = { $teams ->
    [yes] Over: { $sides } teams share it, { $points } pt
    *[no] Over: { $sides } players share it, { $points } pt
}
braille-standing = Game goes on: round { $number }, to { $goal }

braille-pile = { $left ->
    [0] Pile empty, { $discards } discarded
    *[other] { $left } to draw, { $discards } discarded
}
braille-pile-to-shuffle = Pile empty, { $discards } to shuffle
braille-pile-shuffled = { $times ->
    [1] Shuffled once
    [2] Shuffled twice
    *[other] Shuffled { $times } times
}
braille-pile-discards = Discards: { $items }

## Questions and their answers

braille-question-target = { $teams ->
    [yes] { braille-card }: on which team?
    *[no] { braille-card }: on whom?
}
braille-question-extension = At { $miles }: extend to { $goal }?
braille-question-discard-safety = Discard safety { braille-card }?
braille-choice-extend = Extend to { $goal }
braille-choice-end = End at { $miles }
braille-choice-discard = Yes, discard it
braille-choice-play = Play { braille-card }
braille-choice-draw = Draw
braille-choice-next-hand = Next round

## Refusals

braille-refuse-draw-first = Draw first: { $key-draw }
braille-refuse-already-drawn = Drawn already: play or discard
braille-refuse-pile-empty = Nothing to draw: play or discard
braille-refuse-not-your-turn = { $name }'s turn: wait for yours
braille-refuse-extension-first = { $who ->
    [you] First decide: extension or end
    *[other] Wait: { $name } decides on extension
}
braille-refuse-hand-over = Round over, { $key-play }: next round
braille-refuse-match-over = Game over: no more moves
braille-refuse-hand-running = Round not over: play on
braille-refuse-not-held = You do not hold { braille-card }
braille-refuse-no-target = { $teams ->
    [yes] { braille-card }: only for your team
    *[no] { braille-card }: only for yourself
}
braille-refuse-target-missing = { $teams ->
    [yes] { braille-card }: choose a team
    *[no] { braille-card }: choose a player
}
braille-refuse-no-such-seat = No player { $number }
braille-refuse-no-such-side = { $teams ->
    [yes] No team { $number }
    *[no] No player { $number }
}
braille-refuse-own-side = { braille-card }: not on your own side
braille-refuse-not-left = { $teams ->
    [yes] Only the team to your left, not { $team }
    *[no] Only to your left, not { $team }
}
braille-refuse-target-safe = { side } has { braille-safety }, no { braille-card }
braille-refuse-target-limited = { side } has a limit: wait
braille-refuse-target-wrong = { side } is going the wrong way: wait
braille-refuse-target-has-hazard = { side } has { braille-card } already
braille-refuse-target-stopped = { side } is stopped already
braille-refuse-target-not-rolling = { side } is stopped: no { braille-card }
braille-refuse-hazard-in-force = You need { $needs } first
braille-refuse-roll-needed = { $why ->
    [start] You need Roll first, to start
    [stop] You need Roll first: Stop
    *[repaired] You need Roll first, after the repair
}
braille-refuse-over-limit = { braille-card }: limit, only 25 and 50
braille-refuse-two-200s = Two 200s are laid already
braille-refuse-beyond-goal = { braille-card }: only { $left } to go to { $goal }
braille-refuse-nothing-to-repair = { braille-card }: you have no { braille-hazard }
braille-refuse-no-limit = You have no limit to end
braille-refuse-no-wrong-way = You are not going the wrong way
braille-refuse-roll-never-needed = Right of way: you never need Roll
braille-refuse-repair-first = You need { $needs } first
braille-refuse-already-rolling = You drive already: no Roll needed
braille-refuse-no-extension = No extension to decide on now
braille-refuse-spectator = You watch: only players move
braille-refuse-not-a-move = Not a move
braille-refuse-no-answer = No coup now
braille-refuse-answer-not-held = You do not hold { braille-card }
braille-refuse-answer-late = Too late: { braille-card } came after
braille-refuse-chance-first = Coup first: { $key-answer } yes, { $key-draw } no
braille-refuse-no-card = Choose a card: { $key-previous }, { $key-next }
braille-refuse-nobody-to-attack = { $why ->
    [driving] { braille-card } hits nobody: safe or stopped
    *[suffering] { braille-card } hits nobody: safe or hit
}

braille-refuse-seats-range = { $low } to { $high } players, not { $seats }
braille-refuse-no-such-teams = No teams of { $size } of { $seats } players
braille-refuse-reshuffle-needed = Over { $high } players: reshuffle or teams
braille-refuse-match-points-range = Victory: { $low } to { $high } pt
braille-refuse-wrong-way-cards-range = Wrong way: { $low } to { $high } cards
braille-refuse-end-of-wrong-way-cards-range = End of wrong way: { $low } to { $high } cards
braille-refuse-score-range = { $item ->
    [mile] A { braille-unit.one }: { $low } to { $high } pt
    [safety] A safety: { $low } to { $high } pt
    [all_safeties] All four safeties: { $low } to { $high } pt
    [coup_fourre] A coup fourré: { $low } to { $high } pt
    [trip] The trip: { $low } to { $high } pt
    [delayed_action] Delayed action: { $low } to { $high } pt
    [safe_trip] A safe trip: { $low } to { $high } pt
    [extension] The extension: { $low } to { $high } pt
    *[shut_out] A shut-out: { $low } to { $high } pt
}

## The rules in force

braille-rule-set = { $rules ->
    [playroom] Playroom rules
    [classic] Classic rules
    *[other] House rules
}
braille-rule-goal = { $goal ->
    [SEVEN_HUNDRED] Round to 700
    [EXTENSION] Round to 700, can be extended to 1000
    *[THOUSAND] Round to 1000
}
braille-rule-extension-forfeit = Failed extension: { $points } pt to each
braille-rule-teams = { $teams } teams of { $size }, one car each
braille-rule-deck = { $thin ->
    [yes] { $cards } cards, one of each hazard out
    *[no] { $cards } cards
}
braille-rule-wrong-way = Wrong way: { $wrong } cards, ends: { $ends }
braille-rule-stacking = Hazards add up
braille-rule-reshuffle = Reshuffle when the pile is empty
braille-rule-left-target = { $teams ->
    [yes] Attack only the team to your left
    *[no] Attack only the player to your left
}
braille-rule-opening-coup = Right of way may open, as a coup
braille-rule-window = { $window ->
    [before-draw] Coup: before the next draw
    *[until-next-play] Coup: before the next play or discard
}
braille-rule-first = { $dealer ->
    [drawn] First dealer: drawn
    *[before-host] The host plays first
}
braille-rule-end = { $seat_out ->
    [yes] Also ends when one hand runs out
    *[no] Also ends when no cards are left
}
braille-rule-all-safeties = All four safeties: only the winner
braille-rule-shut-out = { $shut_out ->
    [EACH] Shut-out: each without distance card
    *[ALL] Shut-out: all losers without { braille-unit }
}
braille-rule-tie = { $tie ->
    [shared] A tie is shared
    *[play-on] A tie: another round
}

## The legend: how to read the lines, each itself at most 40 characters

legend-distance = Anna 100, 300: with it she has 300
legend-card = Anna Roll: the player, then the card
legend-hazard = Anna Stop on Bob: the hazard hits Bob
legend-unplayable = After a colon: why a card is unplayable
legend-words = coup: coup fourré, pt: points
legend-names = Long names: whole words or ten letters
legend-cards = Short cards, where a line is full:
legend-short = { $short }: { $whole }
