### The cards of 1000 Miles and what is counted there.
###
### Every message of 1000 Miles is one line, at most 120 characters, its key words among the first 40. An
### answer to a key may not begin with the letter of that key: info I and J, scores S, turn T, pile N,
### hand H, options O, discarding D, coup fourré C.

## The cards: each name once, then lists of them for $card, $hazard, $remedy and $safety.

-accident = Accident
-out-of-gas = Out of gas
-flat-tire = Flat tire
-speed-limit = Speed limit
-stop = Stop
-wrong-way = Wrong way
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
-end-of-wrong-way = { $form ->
    *[name] End of wrong way
    [a] an End of wrong way
}
-driving-ace = Driving ace
-extra-tank = Extra tank
-puncture-proof = Puncture-proof
-right-of-way = Right of way

card = { $card ->
    [MILES_25] 25 { unit }
    [MILES_50] 50 { unit }
    [MILES_75] 75 { unit }
    [MILES_100] 100 { unit }
    [MILES_200] 200 { unit }
    [ACCIDENT] { -accident }
    [OUT_OF_GAS] { -out-of-gas }
    [FLAT_TIRE] { -flat-tire }
    [SPEED_LIMIT] { -speed-limit }
    [STOP] { -stop }
    [WRONG_WAY] { -wrong-way }
    [REPAIRS] { -repairs }
    [GASOLINE] { -gasoline }
    [SPARE_TIRE] { -spare-tire }
    [END_OF_LIMIT] { -end-of-limit }
    [ROLL] { -roll }
    [END_OF_WRONG_WAY] { -end-of-wrong-way }
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
    [WRONG_WAY] { -wrong-way }
    *[STOP] { -stop }
}
    .the = { $hazard ->
    [ACCIDENT] the { -accident }
    [OUT_OF_GAS] { -out-of-gas }
    [FLAT_TIRE] the { -flat-tire }
    [SPEED_LIMIT] the { -speed-limit }
    [WRONG_WAY] the { -wrong-way }
    *[STOP] the { -stop }
}
remedy = { $remedy ->
    [REPAIRS] { -repairs }
    [GASOLINE] { -gasoline }
    [SPARE_TIRE] { -spare-tire }
    [END_OF_LIMIT] { -end-of-limit }
    [END_OF_WRONG_WAY] { -end-of-wrong-way }
    *[ROLL] { -roll }
}
    .a = { $remedy ->
    [REPAIRS] { -repairs(form: "a") }
    [GASOLINE] { -gasoline(form: "a") }
    [SPARE_TIRE] { -spare-tire(form: "a") }
    [END_OF_LIMIT] { -end-of-limit(form: "a") }
    [END_OF_WRONG_WAY] { -end-of-wrong-way(form: "a") }
    *[ROLL] { -roll(form: "a") }
}
# One remedy of several that are needed.
need = { remedy.a }
safety = { $safety ->
    [DRIVING_ACE] { -driving-ace }
    [EXTRA_TANK] { -extra-tank }
    [PUNCTURE_PROOF] { -puncture-proof }
    *[RIGHT_OF_WAY] { -right-of-way }
}

## Counted things

# What the road is measured in, as the language has it or the player chose: $unit is given by the house.
unit = { $unit ->
    [km] kilometres
    *[miles] miles
}
    .one = { $unit ->
    [km] kilometre
    *[miles] mile
}
    .cap = { $unit ->
    [km] Kilometres
    *[miles] Miles
}

points-count = { $points ->
    [one] 1 point
    *[other] { $points } points
}
miles-count = { $miles ->
    [one] 1 { unit.one }
    *[other] { $miles } { unit }
}
cards-count = { $count ->
    [one] 1 card
    *[other] { $count } cards
}
left-count = { $left ->
    [one] 1 card left
    *[other] { $left } cards left
}
