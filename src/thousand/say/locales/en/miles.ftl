### The words of 1000 Miles.
###
### Every message is one line, at most 120 characters, its key words among the first 40.
### $who tells whom a sentence is about: [you] the listener, *[other] anybody else, named by $name.
### (Team play will add [mate], a player of the listener's own side; a message that has no such
### variant then says *[other].) Names are never inflected.
### An answer to a key may not begin with the letter of that key: info I and J, scores S,
### turn T, pile N, hand H, discarding D, coup fourré C.

## The cards: each name once, then lists of them for $card, $hazard, $remedy and $safety.

-accident = Accident
-out-of-gas = Out of gas
-flat-tire = Flat tire
-speed-limit = Speed limit
-stop = Stop
-repairs = { $form ->
    *[name] Repairs
    [a] Repairs
}
-gasoline = { $form ->
    *[name] Gasoline
    [a] Gasoline
}
-spare-tire = { $form ->
    *[name] Spare tire
    [a] a Spare tire
}
-end-of-limit = { $form ->
    *[name] End of limit
    [a] an End of limit
}
-roll = { $form ->
    *[name] Roll
    [a] a Roll
}
-driving-ace = Driving ace
-extra-tank = Extra tank
-puncture-proof = Puncture-proof
-right-of-way = Right of way

card = { $card ->
    [MILES_25] 25 miles
    [MILES_50] 50 miles
    [MILES_75] 75 miles
    [MILES_100] 100 miles
    [MILES_200] 200 miles
    [ACCIDENT] { -accident }
    [OUT_OF_GAS] { -out-of-gas }
    [FLAT_TIRE] { -flat-tire }
    [SPEED_LIMIT] { -speed-limit }
    [STOP] { -stop }
    [REPAIRS] { -repairs }
    [GASOLINE] { -gasoline }
    [SPARE_TIRE] { -spare-tire }
    [END_OF_LIMIT] { -end-of-limit }
    [ROLL] { -roll }
    [DRIVING_ACE] { -driving-ace }
    [EXTRA_TANK] { -extra-tank }
    [PUNCTURE_PROOF] { -puncture-proof }
    *[RIGHT_OF_WAY] { -right-of-way }
}
# A card in the fewest words, where it is clear that it was played.
card-short = { $card ->
    [MILES_25] 25
    [MILES_50] 50
    [MILES_75] 75
    [MILES_100] 100
    [MILES_200] 200
    *[other] { card }
}
hazard = { $hazard ->
    [ACCIDENT] { -accident }
    [OUT_OF_GAS] { -out-of-gas }
    [FLAT_TIRE] { -flat-tire }
    [SPEED_LIMIT] { -speed-limit }
    *[STOP] { -stop }
}
    .the = { $hazard ->
    [ACCIDENT] the { -accident }
    [OUT_OF_GAS] { -out-of-gas }
    [FLAT_TIRE] the { -flat-tire }
    [SPEED_LIMIT] the { -speed-limit }
    *[STOP] the { -stop }
}
remedy = { $remedy ->
    [REPAIRS] { -repairs }
    [GASOLINE] { -gasoline }
    [SPARE_TIRE] { -spare-tire }
    [END_OF_LIMIT] { -end-of-limit }
    *[ROLL] { -roll }
}
    .a = { $remedy ->
    [REPAIRS] { -repairs(form: "a") }
    [GASOLINE] { -gasoline(form: "a") }
    [SPARE_TIRE] { -spare-tire(form: "a") }
    [END_OF_LIMIT] { -end-of-limit(form: "a") }
    *[ROLL] { -roll(form: "a") }
}
safety = { $safety ->
    [DRIVING_ACE] { -driving-ace }
    [EXTRA_TANK] { -extra-tank }
    [PUNCTURE_PROOF] { -puncture-proof }
    *[RIGHT_OF_WAY] { -right-of-way }
}

## Counted things

points-count = { $points ->
    [one] 1 point
    *[other] { $points } points
}
miles-count = { $miles ->
    [one] 1 mile
    *[other] { $miles } miles
}
cards-count = { $count ->
    [one] 1 card
    *[other] { $count } cards
}
left-count = { $left ->
    [one] 1 card left
    *[other] { $left } cards left
}

## Events of a match and its rounds

match-started = The game is starting. Individual game. Victory is set to { points-count }.
match-started-one-round = The game is starting. Individual game. One single round decides.
match-seats = At the table, in order: { $names }.
match-seats-more = Then { $names }.
hand-started = { $who ->
    [you] Round { $number }. You shuffle and deal six cards to each player.
    *[other] Round { $number }. { $name } shuffles and deals six cards to each player.
}
hand-started-brief = { $who ->
    [you] Round { $number }. You deal.
    *[other] Round { $number }. { $name } deals.
}
dealt-other = { $name } holds { cards-count }.
hand-won = { $who ->
    [you] You win round { $number }.
    *[other] { $name } wins round { $number }.
}
hand-unwon = { $reason ->
    [seat-out] Round { $number } ends without a winner: one player has run out of cards.
    *[cards] Round { $number } ends without a winner: nobody has a card left.
}
sheet = { $who ->
    [you] You: { points-count }, { $total } in all. { $items }.
    *[other] { $name }: { points-count }, { $total } in all. { $items }.
}
sheet-more = { $who ->
    [you] You, also: { $items }.
    *[other] { $name }, also: { $items }.
}
sheet-brief = { $who ->
    [you] You: { points-count }, { $total } in all.
    *[other] { $name }: { points-count }, { $total } in all.
}
item-mile = { $points } for miles
item-safety = { $points } for safeties
item-all-safeties = { $points } for all four safeties
item-coup-fourre = { $points } for coups fourrés
item-trip = { $points } for the trip
item-delayed-action = { $points } for delayed action
item-safe-trip = { $points } for a safe trip
item-extension = { $points } for the extension
item-shut-out = { $points } for a shut-out
next-hand = Press Enter for the next round.
match-won = { $who ->
    [you] You win the game with { points-count }.
    *[other] { $name } wins the game with { points-count }.
}
# $names are all who share it; [you]: the listener is the first of them.
match-shared = { $who ->
    [you] { $names } share the victory with { points-count }.
    *[other] { $names } share the victory with { points-count }.
}
# The listener at the head of a list of names.
you-in-list = You

## Events of a turn

turn-began = { $who ->
    [you] It is your turn.
    *[other] { $name }'s turn.
}
turn-began-again = { $who ->
    [you] It is your turn again.
    *[other] { $name } has another turn.
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
card-drawn-other = { $name } draws a card; { left-count }.
card-drawn-other-instead = { $name } draws a card for the safety; { left-count }.
draw-pile-empty = The draw pile is empty.
played-brief = { $who ->
    [you] You, { card-short }.
    *[other] { $name }, { card-short }.
}
distance-played = { $who ->
    [you] You play { card }: { $miles } in all.
    *[other] { $name } plays { card }: { $miles } in all.
}
distance-played-full = { $who ->
    [you] You play { card }: { $miles } in all, { $left } to go.
    *[other] { $name } plays { card }: { $miles } in all, { $left } to go.
}
# $hit is to $target what $who is to $name.
hazard-played = { $who ->
    [you] You play { card } on { $target }.
    *[other] { $hit ->
        [you] { $name } plays { card } on you.
        *[other] { $name } plays { card } on { $target }.
    }
}
hazard-played-full = { $who ->
    [you] You play { card } on { $target }, who needs { remedy.a }.
    *[other] { $hit ->
        [you] { $name } plays { card } on you: you need { remedy.a }.
        *[other] { $name } plays { card } on { $target }, who needs { remedy.a }.
    }
}
hazard-played-brief = { $who ->
    [you] You, { card } on { $target }.
    *[other] { $hit ->
        [you] { $name }, { card } on you.
        *[other] { $name }, { card } on { $target }.
    }
}
remedy-played = { $who ->
    [you] { $card ->
        [END_OF_LIMIT] You play { card }: the limit is over.
        *[other] { $rolling ->
            [yes] You play { card }: you may drive.
            *[no] You play { card }: you still need a Roll.
        }
    }
    *[other] { $card ->
        [END_OF_LIMIT] { $name } plays { card }: the limit is over.
        *[other] { $rolling ->
            [yes] { $name } plays { card } and may drive.
            *[no] { $name } plays { card } and still needs a Roll.
        }
    }
}
safety-played = { $who ->
    [you] You play { card }: { points-count }.
    *[other] { $name } plays { card }: { points-count }.
}
# $effects: one or several of the three below.
safety-played-effects = { $who ->
    [you] You play { card }: { points-count }; { $effects }.
    *[other] { $name } plays { card }: { points-count }; { $effects }.
}
effect-cleared = { hazard.the } is gone
effect-cleared-both = the Stop and the Speed limit are gone
effect-roll-needed = a Roll is needed
effect-may-drive = free to drive
effect-no-more-roll = no more Roll is needed
coup-offered = Coup fourré possible: press C to answer { hazard.the } with { card }; Space goes on.
coup-offered-brief = Coup fourré: press C.
coup-played = { $who ->
    [you] You play { card } as a coup fourré against { hazard.the }: { points-count }.
    *[other] Coup fourré! { $name } plays { card } against { hazard.the }: { points-count }.
}
coup-played-brief = { $who ->
    [you] You, coup fourré, { card }.
    *[other] { $name }, coup fourré, { card }.
}
# $names are all who lose it, $count of them; [you]: the listener is the first of them.
seats-skipped = { $who ->
    [you] { $count ->
        [1] You lose your turn.
        *[other] { $names } lose your turns.
    }
    *[other] { $count ->
        [one] { $names } loses a turn.
        *[other] { $names } lose a turn.
    }
}
discarded = { $who ->
    [you] You discard { card }.
    *[other] { $name } discards { card }.
}
extension-offered = { $who ->
    [you] You are at { miles-count }: call an extension to { $goal }, or end the round?
    *[other] { $name } is at { miles-count }: an extension to { $goal }, or the end of the round?
}
extension-called = { $who ->
    [you] You call an extension: the goal is now { $goal } miles.
    *[other] { $name } calls an extension: the goal is now { $goal } miles.
}
extension-declined = { $who ->
    [you] You end the round at { miles-count }.
    *[other] { $name } ends the round at { miles-count }.
}
trip-completed = { $who ->
    [you] You complete the trip of { miles-count }.
    *[other] { $name } completes the trip of { miles-count }.
}

## The hand

# [yes]: the name begins with the digit that is the key of its place, and must not come first.
card-label = { $digit ->
    [yes] Card { $place } of { $count }, { card }
    *[no] { card }, { $place } of { $count }
}
card-playable = { $label }, can be played
card-playable-on = { $label }, can be played on { $names }
card-playable-on-anyone = { $label }, can be played on anyone
card-playable-on-some = { $label }, can be played on { $players } players
card-answers = { $label }, coup fourré: press C
card-unplayable = { $label }, cannot be played: { $reason }
card-missing = No card { $place }: you hold { cards-count }.
card-times = { $count ->
    [1] { card }
    [2] { card } twice
    *[other] { card } { $count } times
}
hand = You hold { cards-count }: { $items }.
hand-more = Also { $items }.
hand-empty = You hold no cards.

reason-hazard-in-force = you need { remedy.a }
reason-roll-needed = you need a Roll
reason-over-limit = a Speed limit is in force
reason-two-200s = you have laid two 200s
reason-beyond-goal = only { $left } to go
reason-nothing-to-repair = no { hazard } to repair
reason-no-limit = no Speed limit to end
reason-repair-first = you need { remedy.a } first
reason-roll-never-needed = you have Right of way
reason-already-rolling = you are driving already
reason-target-safe = { $name } has { safety }
reason-target-limited = { $name } already has a Speed limit
reason-target-not-rolling = { $name } is not driving
reason-nobody-to-attack = nobody can be hit by it now

## Where all stand

player-facts = { $who ->
    [you] You: { $facts }.
    *[other] { $name }: { $facts }.
}
player-facts-more = { $who ->
    [you] You, also: { $facts }.
    *[other] { $name }, also: { $facts }.
}
fact-miles = { miles-count }
fact-miles-of = { $miles } of { $goal } miles, { $left } to go
fact-driving = driving
fact-roll-needed = { $why ->
    [start] not started, Roll needed
    [stop] Stop, Roll needed
    *[repaired] repaired, Roll needed
}
fact-hazard = { hazard }, { remedy } needed
fact-limit = Speed limit 50
fact-safety = { safety }
fact-safety-coup = { safety } by coup fourré
fact-no-safety = no safety yet
fact-two-200s = two 200s laid
fact-cards = { cards-count }
fact-points = { points-count } in this round
headline = Round { $number }, to { $goal } miles.
watching = You are watching: you have no cards and no car.

score = { $who ->
    [you] You: { points-count }.
    *[other] { $name }: { points-count }.
}
score-fallen = { $who ->
    [you] You: { points-count }, { $fallen } of them in this round.
    *[other] { $name }: { points-count }, { $fallen } of them in this round.
}
score-items = { $who ->
    [you] You, in this round: { $items }.
    *[other] { $name }, in this round: { $items }.
}
score-aim = Victory is set to { points-count }.
score-aim-one-round = One single round decides.

turn-draw = Your turn: draw a card with Space.
turn-play = Your turn: play or discard a card.
turn-wait-draw = Waiting for { $name } to draw a card.
turn-wait-play = Waiting for { $name } to play or discard a card.
turn-answer-draw = Coup fourré possible: press C. Or draw a card, it is your turn.
turn-answer-play = Coup fourré possible: press C. Or play another card, it is your turn.
turn-answer-wait = Coup fourré possible: press C, or Space to let it go by. Then it is { $name }'s turn.
turn-extension = { $who ->
    [you] You decide: an extension to { $goal } miles, or the end of the round.
    *[other] Waiting for { $name } to decide: an extension, or the end of the round.
}
turn-next-hand = { $who ->
    [you] Round { $number } is over: press Enter for the next one.
    *[other] Round { $number } is over: the players are about to start the next one.
}
turn-match-over = Game over. { $result }
turn-match-shared = Game over. { $players } players share the victory with { points-count }.
standing = The game goes on. Round { $number }, to { $goal } miles.

pile = { $left ->
    [0] Draw pile empty, { $discards } discarded.
    *[other] { left-count } to draw, { $discards } discarded.
}
pile-discards = Discarded: { $items }.

## Why a move is refused, and what to do

refuse-draw-first = You must draw a card first: press Space.
refuse-already-drawn = You have drawn already: play or discard a card.
refuse-pile-empty = Nothing is left to draw: play or discard a card.
refuse-not-your-turn = It is { $name }'s turn: wait for yours.
refuse-extension-first = { $who ->
    [you] You must choose first: an extension, or the end of the round.
    *[other] Please wait: { $name } is deciding on an extension.
}
refuse-hand-over = This round is over: press Enter for the next one.
refuse-match-over = The game is over: no more moves can be made.
refuse-hand-running = This round is not over yet: play on.
refuse-not-held = You do not hold { card }.
refuse-no-target = { card } is for yourself: it cannot be played on a player.
refuse-target-missing = { card } must be played on somebody: choose a player.
refuse-no-such-seat = There is no player number { $number }.
refuse-no-such-side = There is no player number { $number }.
refuse-own-side = { card } cannot be played on yourself: choose another player.
refuse-target-safe = { $name } has { safety }: { card } cannot be played there.
refuse-target-limited = { $name } already has a Speed limit: wait until it ends.
refuse-target-not-rolling = { $name } is not driving: { card } can only stop a player who drives.
refuse-hazard-in-force = You need { remedy.a } first: { hazard.the } is holding you.
refuse-roll-needed = { $why ->
    [start] You need a Roll first: you have not started yet.
    [stop] You need a Roll first: a Stop is holding you.
    *[repaired] You need a Roll first: your last hazard is repaired but you are stopped.
}
refuse-over-limit = { card } is too fast: under a Speed limit only 25 and 50 can be played.
refuse-two-200s = You have laid two 200s: no more are allowed in a round.
refuse-beyond-goal = { card } is too far: only { $left } to go, and { $goal } must be reached exactly.
refuse-nothing-to-repair = { card } has nothing to repair: you have no { hazard }.
refuse-no-limit = You have no Speed limit to end.
refuse-roll-never-needed = You have Right of way: you need no Roll in this round.
refuse-repair-first = You need { remedy.a } before a Roll: { hazard.the } is holding you.
refuse-already-rolling = You are driving already: a Roll would do nothing.
refuse-no-extension = An extension cannot be decided now.
refuse-spectator = You are watching: only players can make moves.
refuse-seats-range = { $low } to { $high } players can play, not { $seats }.
refuse-match-points-range = Victory must be set to { $low } to { $high } points.
refuse-not-a-move = This is no move: use draw, play, discard, extend, decline or next.
refuse-no-answer = There is no coup fourré to make now: it answers a hazard that has just hit you.
refuse-chance-first = You decide first: C answers with a coup fourré, Space lets it go by.
refuse-no-card = No card is chosen yet: choose one with Up and Down.
refuse-nobody-to-attack = { card } cannot be played on anyone now: the players are safe or not driving.

## The rules in force

rule-set = { $rules ->
    [playroom] Playroom rules.
    [classic] Classic rules.
    *[other] House rules.
}
rule-goal = { $goal ->
    [SEVEN_HUNDRED] Each round goes to 700 miles.
    [EXTENSION] Each round goes to 700 miles; who gets there first may extend it to 1000.
    *[THOUSAND] Each round goes to 1000 miles.
}
rule-deck = { $thin ->
    [yes] The deck has 101 cards: one of each hazard is left out.
    *[no] The deck has 106 cards.
}
rule-end = { $seat_out ->
    [yes] A round also ends as soon as one player has no card and nothing to draw.
    *[no] A round also ends when nobody has a card left.
}
rule-tie = { $tie ->
    [shared] A tie is a shared victory.
    *[play-on] A tie is broken by another round.
}
rule-scores = Points each time: { $items }.
rule-scores-more = Also { $items }.

## Questions and their answers

question-target = { card }: on whom?
question-extension = You are at { miles-count }: call an extension to { $goal }?
question-discard-safety = Really discard the safety { card }?
choice-target = { $name }, { $facts }
choice-extend = Call the extension: on to { $goal } miles
choice-end = End the round here, at { miles-count }
choice-discard = Yes, discard { card }
choice-play = Play { card }
choice-draw = Draw a card
choice-next-hand = Start the next round
