### The rules of 1000 Miles as a text to read, made of what a match plays and of nothing else.
###
### Every message but a heading is a line that is said at once: one or two sentences, at most 120
### characters. miles_chapters.py tells when each one is said.
### $teams: the sides are teams; $sides: how many play; $goal: the miles of a trip.

## What it is about

book-aim = The aim
book-aim-race = { $teams ->
    [yes] 1000 Miles is a road race with cards, here for { $seats } players in { $sides } teams.
    *[no] 1000 Miles is a road race with cards, here for { $seats } players, each driving alone.
}
book-aim-cards = Drive with distance cards, stop the others with hazards, and free yourself with remedies.
book-aim-trip = { $teams ->
    [yes] The first team to drive exactly { $goal } { unit } completes the trip, and the round ends.
    *[no] The first player to drive exactly { $goal } { unit } completes the trip, and the round ends.
}
book-aim-trip-extension = { $teams ->
    [yes] The first team to drive exactly { $goal } { unit } completes the trip there, or extends it to { $extended }.
    *[no] The first player to drive exactly { $goal } { unit } completes the trip there, or extends it to { $extended }.
}
book-aim-points = Each round brings points. Once somebody has { $victory }, the highest total wins the game.
book-aim-one-round = The game is one single round, and the most points win it.

## The cards

book-cards = The cards
book-deck = The deck has { $deck } cards of four kinds: distances, hazards, remedies and safeties.
book-distances = Distances, in { unit }: { $of25 } cards of 25, { $of50 } of 50, { $of75 } of 75, { $of100 } of 100 and { $of200 } of 200.
book-hazards = Hazards are for the others, and each is ended by a remedy of its own.
# $cards and $remedies: how many there are of both.
book-hazard = { hazard }, { $cards }, is ended by { remedy }, { $remedies }.
book-safeties = Safeties protect from hazards for the rest of the round. There is one card of each.
# $hazards: one or two of the next.
book-safety = { safety } protects from { $hazards }.
book-safety-from = { hazard }

## Teams

book-teams = Teams
book-teams-seats = { $sides } teams of { $size } play. They alternate: every { $sides ->
    [2] second
    [3] third
    *[4] fourth
} player is on the same team.
book-teams-table = Each player holds cards of their own, but all that lies on the table belongs to the team.
book-teams-you = So your { unit }, hazards, safeties and points are always those of your team.

## The deal

book-deal = The deal
book-deal-cards = Each player is dealt six cards. The other cards are the draw pile.
# $more: there can be a second round.
book-deal-host = { $more ->
    [yes] The host of the table begins the first round.
    *[no] The host of the table begins.
}
book-deal-drawn = { $more ->
    [yes] The first dealer is drawn by lot.
    *[no] The dealer is drawn by lot, and the player to the dealer's left begins.
}
book-deal-left = The deal passes to the left with every round, and the player to the dealer's left begins.

## A turn

book-turn = A turn
book-turn-draw = On your turn, draw a card first; then play one card or discard one.
book-turn-discard = You may always discard, even when you could play.
book-turn-next = After that, it is the turn of the player to your left. Only a safety gives you another turn at once.
book-pile-empty = When the draw pile is empty, turns go on without drawing. Discards never come back in a round.
book-pile-reshuffle = If a card has to be drawn and the draw pile is empty, the discards are reshuffled into a new one.
book-pile-table = Cards on the table stay there, but a hazard that was ended by a safety is a discard.
book-pile-nothing = Where there are no discards either, turns go on without drawing.
book-pile-passed-over = A player who has no cards and nothing to draw is passed over.

## Driving

book-driving = Driving
book-driving-start = At the start of a round you are stopped: you need a Roll before your first distance card.
book-driving-miles = While you are driving, you may play a distance card on your turn; its { unit } are added to yours.
book-driving-200s = { $teams ->
    [yes] A team may play no more than two cards of 200 in a round.
    *[no] You may play no more than two cards of 200 in a round.
}
book-driving-exactly = The goal must be reached exactly: a card that would take you beyond it cannot be played.

## Hazards and remedies

book-fall = Hazards and remedies
book-fall-on = { $sides ->
    [2] { $teams ->
        [yes] Hazards are played on the other team.
        *[no] Hazards are played on your opponent.
    }
    *[other] { $teams ->
        [yes] Hazards are played on another team; you choose which.
        *[no] Hazards are played on another player; you choose whom.
    }
}
book-fall-left = { $teams ->
    [yes] Hazards may only be played on the team of the player to your left.
    *[no] Hazards may only be played on the player to your left.
}
book-fall-battle = Accident, Out of gas, Flat tire and Stop can only hit a target that is driving and lacks the safety.
book-fall-stacking = Hazards add up: Accident, Out of gas and Flat tire also hit a target that is stopped or has not started.
book-fall-stacking-not = They cannot hit a target that already has the same hazard or the safety against it.
book-fall-stacking-stop = Stop cannot hit a target that has Right of way or is waiting for a Roll: at the start, after a Stop, or once repaired.
book-fall-limit = Speed limit can hit any target, driving or not, where it is not in force yet and Right of way has not been laid.
book-cure-battle = After an Accident, Out of gas or Flat tire, you have to play its remedy and then a Roll to drive on.
book-cure-stacking = Of several hazards each needs its own remedy, in any order; one Roll after the last one is enough.
book-cure-stop = After a Stop, only a Roll is needed.
book-cure-limit = Under a Speed limit you may only play 25 and 50, until you play End of limit.
book-wrong-way-falls = { hazard } can hit any target, driving or not, where it is not in force yet and Driving ace has not been laid.
book-wrong-way-miles = While it is in force, your distance cards take their { unit } away instead of adding them, but never below 0.
book-wrong-way-goal = Such a card may be more than you have left to go, but it never completes a trip.
book-wrong-way-ends = { remedy } ends it, without a Roll: { hazard } does not stop you.

## Safeties

book-protect = Safeties
book-protect-play = You may play a safety on any of your turns. It ends the hazards that it protects from, and keeps them away.
book-protect-again = Then you have another turn at once: draw, and play or discard again.
book-protect-roll = If it ended an Accident, Out of gas or Flat tire, you still need a Roll, unless you have Right of way.
book-protect-right-of-way = Right of way stands in for every Roll in the round, at the start and after remedies as well.
book-protect-right-of-way-not = Accident, Out of gas and Flat tire still stop you with Right of way, until you play their remedies.

## Coup fourré

book-coup = Coup fourré
book-coup-when = { $teams ->
    [yes] If you hold the safety against a hazard when it falls on your team, you may answer at once, even out of turn.
    *[no] If you hold the safety against a hazard when it falls on you, you may answer at once, even out of turn.
}
book-coup-undone = Such a coup fourré sends the hazard to the discards as if it had never been played.
book-coup-roll = If you were driving, you drive on without a Roll.
book-coup-waiting = If you were waiting for a Roll, you still are, unless you have Right of way.
book-coup-until-play = The chance ends as soon as anybody, you included, plays or discards a card. Drawing does not end it.
book-coup-until-draw = The chance ends as soon as anybody, you included, draws, plays or discards a card.
book-coup-late = A safety that you draw only after the hazard fell does not make a coup fourré.
book-coup-turn = After a coup fourré you get a card for the safety, then a whole turn: draw, and play or discard.
book-coup-turn-drawn = If you had drawn in this turn already, you do not draw again.
book-coup-skips = Play goes on from your left, and the players between lose their turn.
book-coup-skips-drawn = A player who loses a turn after drawing keeps the card, and does not draw in the next turn.
book-coup-opening = The player who begins a round may play Right of way before drawing, as a coup fourré against the stop at the start.

## The end of a round

book-round = The end of a round
book-round-trip = { $teams ->
    [yes] A round ends as soon as a team completes the trip of { $goal } { unit }.
    *[no] A round ends as soon as a player completes the trip of { $goal } { unit }.
}
book-round-trip-extension = { $teams ->
    [yes] A round ends as soon as a team completes the trip.
    *[no] A round ends as soon as a player completes the trip.
}
book-round-seat-out = It also ends, without a winner, as soon as a player has no cards and nothing to draw.
book-round-coup-first = A coup fourré that is still possible comes first.
book-round-cards = It also ends, without a winner, when nobody has a card and nobody can draw one.
book-round-stalled = It also ends when the discards would be reshuffled again and nobody has played a card since the last time.

## The extension

book-extension = The extension
book-extension-choice = The player who reaches exactly { $goal } { unit } decides at once: end the round there, or call the extension.
book-extension-goal = The extension makes the goal { $extended } { unit } for everybody. It cannot be taken back.
book-extension-fails = If nobody drives { $extended } { unit } after that, nobody has completed the trip.

## Points

book-points = Points
book-points-everybody = { $teams ->
    [yes] At the end of a round every team scores, whoever completed the trip.
    *[no] At the end of a round everybody scores, whoever completed the trip.
}
book-points-mile = Each { unit.one } counts { points-count }.
book-points-mile-left = Each { unit.one } that is left at the end counts { points-count }.
book-points-safety = Each safety counts { points-count }.
book-points-coup = Each coup fourré adds { points-count }.
book-points-four = All four safeties together add { points-count }.
book-points-winner = { $teams ->
    [yes] The next points are only for the team that completes the trip.
    *[no] The next points are only for the player who completes the trip.
}
book-points-trip = The trip adds { points-count }.
book-points-delayed = Delayed action adds { points-count }: the draw pile was empty when the trip was completed.
book-points-delayed-reshuffle = Delayed action adds { points-count }: the draw pile was empty at the end, or the discards were reshuffled before.
book-points-safe-trip = A safe trip adds { points-count }: no card of 200 was played on it.
book-points-extension = An extended trip adds { points-count }, whoever called the extension.
book-points-shut-out-each = { $sides ->
    [2] { $teams ->
        [yes] A shut-out adds { points-count }: the other team has played no distance card at all.
        *[no] A shut-out adds { points-count }: the opponent has played no distance card at all.
    }
    *[other] { $teams ->
        [yes] A shut-out adds { points-count } for each other team that has played no distance card at all.
        *[no] A shut-out adds { points-count } for each opponent who has played no distance card at all.
    }
}
book-points-shut-out-all = { $sides ->
    [2] { $teams ->
        [yes] A shut-out adds { points-count }: the other team has 0 { unit }.
        *[no] A shut-out adds { points-count }: the opponent has 0 { unit }.
    }
    *[other] { $teams ->
        [yes] A shut-out adds { points-count } once: all other teams have 0 { unit }.
        *[no] A shut-out adds { points-count } once: all opponents have 0 { unit }.
    }
}
book-points-forfeit = If the caller of the extension fails, every opponent scores these { points-count } once, with or without the trip.

## The end of the game

book-game = The end of the game
book-game-points = { $teams ->
    [yes] The game ends after the round in which a team reaches { $victory } points. The highest total wins.
    *[no] The game ends after the round in which a player reaches { $victory } points. The highest total wins.
}
book-game-one-round = The game is over after one single round, and the highest score wins.
book-game-tie = If the highest total is shared, another round is played.
book-game-tie-shared = If the highest total is shared, so is the victory.
