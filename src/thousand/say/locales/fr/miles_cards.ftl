### Les cartes de 1000 Miles et ce qu'on y compte.
###
### Chaque message de 1000 Miles est une ligne d'au plus 120 caractères, l'essentiel dans les 40 premiers. La
### réponse à une touche ne commence jamais par la lettre de cette touche: situation I et J, scores S, tour T,
### pioche N, main H, options O, défausse D, coup fourré C.
### Pas d'espace avant les deux-points ni les autres signes doubles: les lecteurs d'écran s'en passent bien.

## Les cartes: chaque nom une fois, avec ses formes. name: le nom seul; a: la carte après un verbe (« un Feu
## vert »; une botte, unique, a l'article défini); the: avec l'article défini; cap: de même, en tête de phrase;
## of: après « pas »; more: au pluriel.

-accident = { $form ->
    *[name] Accident
    [a] un Accident
    [the] l'Accident
    [cap] L'Accident
    [of] d'Accident
    [more] Accidents
}
-out-of-gas = { $form ->
    *[name] Panne d'essence
    [a] une Panne d'essence
    [the] la Panne d'essence
    [cap] La Panne d'essence
    [of] de Panne d'essence
    [more] Pannes d'essence
}
-flat-tire = { $form ->
    *[name] Crevaison
    [a] une Crevaison
    [the] la Crevaison
    [cap] La Crevaison
    [of] de Crevaison
    [more] Crevaisons
}
-speed-limit = { $form ->
    *[name] Limite de vitesse
    [a] une Limite de vitesse
    [the] la Limite de vitesse
    [cap] La Limite de vitesse
    [of] de Limite de vitesse
    [more] Limites de vitesse
}
-stop = { $form ->
    *[name] Feu rouge
    [a] un Feu rouge
    [the] le Feu rouge
    [cap] Le Feu rouge
    [of] de Feu rouge
    [more] Feux rouges
}
-wrong-way = { $form ->
    *[name] Contresens
    [a] un Contresens
    [the] le Contresens
    [cap] Le Contresens
    [of] de Contresens
}
-repairs = { $form ->
    *[name] Réparations
    [a] des Réparations
    [of] de Réparations
}
-gasoline = { $form ->
    *[name] Essence
    [a] une Essence
    [need] de l'Essence
    [of] d'Essence
    [more] Essences
}
-spare-tire = { $form ->
    *[name] Roue de secours
    [a] une Roue de secours
    [of] de Roue de secours
    [more] Roues de secours
}
-end-of-limit = { $form ->
    *[name] Fin de limite de vitesse
    [a] une Fin de limite de vitesse
    [of] de Fin de limite de vitesse
    [more] Fins de limite de vitesse
}
-roll = { $form ->
    *[name] Feu vert
    [a] un Feu vert
    [of] de Feu vert
    [more] Feux verts
}
-end-of-wrong-way = { $form ->
    *[name] Fin de contresens
    [a] une Fin de contresens
    [of] de Fin de contresens
    [more] Fins de contresens
}
-driving-ace = { $form ->
    *[name] As du volant
    [the] l'As du volant
    [cap] L'As du volant
    [of] l'As du volant
}
-extra-tank = { $form ->
    *[name] Citerne d'essence
    [the] la Citerne d'essence
    [cap] La Citerne d'essence
    [of] la Citerne d'essence
}
-puncture-proof = { $form ->
    *[name] Increvable
    [the] l'Increvable
    [cap] L'Increvable
    [of] l'Increvable
}
-right-of-way = { $form ->
    *[name] Véhicule prioritaire
    [the] le Véhicule prioritaire
    [cap] Le Véhicule prioritaire
    [of] le Véhicule prioritaire
}

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
    .a = { $card ->
    [ACCIDENT] { -accident(form: "a") }
    [OUT_OF_GAS] { -out-of-gas(form: "a") }
    [FLAT_TIRE] { -flat-tire(form: "a") }
    [SPEED_LIMIT] { -speed-limit(form: "a") }
    [STOP] { -stop(form: "a") }
    [WRONG_WAY] { -wrong-way(form: "a") }
    [REPAIRS] { -repairs(form: "a") }
    [GASOLINE] { -gasoline(form: "a") }
    [SPARE_TIRE] { -spare-tire(form: "a") }
    [END_OF_LIMIT] { -end-of-limit(form: "a") }
    [ROLL] { -roll(form: "a") }
    [END_OF_WRONG_WAY] { -end-of-wrong-way(form: "a") }
    [DRIVING_ACE] { -driving-ace(form: "the") }
    [EXTRA_TANK] { -extra-tank(form: "the") }
    [PUNCTURE_PROOF] { -puncture-proof(form: "the") }
    [RIGHT_OF_WAY] { -right-of-way(form: "the") }
    *[other] { card }
}
    .of = { $card ->
    [ACCIDENT] { -accident(form: "of") }
    [OUT_OF_GAS] { -out-of-gas(form: "of") }
    [FLAT_TIRE] { -flat-tire(form: "of") }
    [SPEED_LIMIT] { -speed-limit(form: "of") }
    [STOP] { -stop(form: "of") }
    [WRONG_WAY] { -wrong-way(form: "of") }
    [REPAIRS] { -repairs(form: "of") }
    [GASOLINE] { -gasoline(form: "of") }
    [SPARE_TIRE] { -spare-tire(form: "of") }
    [END_OF_LIMIT] { -end-of-limit(form: "of") }
    [ROLL] { -roll(form: "of") }
    [END_OF_WRONG_WAY] { -end-of-wrong-way(form: "of") }
    [DRIVING_ACE] { -driving-ace(form: "of") }
    [EXTRA_TANK] { -extra-tank(form: "of") }
    [PUNCTURE_PROOF] { -puncture-proof(form: "of") }
    [RIGHT_OF_WAY] { -right-of-way(form: "of") }
    *[other] de { card }
}
# Une carte en très peu de mots, quand on sait qu'elle a été jouée.
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
    [ACCIDENT] { -accident(form: "the") }
    [OUT_OF_GAS] { -out-of-gas(form: "the") }
    [FLAT_TIRE] { -flat-tire(form: "the") }
    [SPEED_LIMIT] { -speed-limit(form: "the") }
    [WRONG_WAY] { -wrong-way(form: "the") }
    *[STOP] { -stop(form: "the") }
}
    .cap = { $hazard ->
    [ACCIDENT] { -accident(form: "cap") }
    [OUT_OF_GAS] { -out-of-gas(form: "cap") }
    [FLAT_TIRE] { -flat-tire(form: "cap") }
    [SPEED_LIMIT] { -speed-limit(form: "cap") }
    [WRONG_WAY] { -wrong-way(form: "cap") }
    *[STOP] { -stop(form: "cap") }
}
    .a = { $hazard ->
    [ACCIDENT] { -accident(form: "a") }
    [OUT_OF_GAS] { -out-of-gas(form: "a") }
    [FLAT_TIRE] { -flat-tire(form: "a") }
    [SPEED_LIMIT] { -speed-limit(form: "a") }
    [WRONG_WAY] { -wrong-way(form: "a") }
    *[STOP] { -stop(form: "a") }
}
    .of = { $hazard ->
    [ACCIDENT] { -accident(form: "of") }
    [OUT_OF_GAS] { -out-of-gas(form: "of") }
    [FLAT_TIRE] { -flat-tire(form: "of") }
    [SPEED_LIMIT] { -speed-limit(form: "of") }
    [WRONG_WAY] { -wrong-way(form: "of") }
    *[STOP] { -stop(form: "of") }
}
# .need: après « il faut ».
remedy = { $remedy ->
    [REPAIRS] { -repairs }
    [GASOLINE] { -gasoline }
    [SPARE_TIRE] { -spare-tire }
    [END_OF_LIMIT] { -end-of-limit }
    [END_OF_WRONG_WAY] { -end-of-wrong-way }
    *[ROLL] { -roll }
}
    .need = { $remedy ->
    [REPAIRS] { -repairs(form: "a") }
    [GASOLINE] { -gasoline(form: "need") }
    [SPARE_TIRE] { -spare-tire(form: "a") }
    [END_OF_LIMIT] { -end-of-limit(form: "a") }
    [END_OF_WRONG_WAY] { -end-of-wrong-way(form: "a") }
    *[ROLL] { -roll(form: "a") }
}
# Une parade parmi plusieurs qu'il faut.
need = { remedy.need }
safety = { $safety ->
    [DRIVING_ACE] { -driving-ace }
    [EXTRA_TANK] { -extra-tank }
    [PUNCTURE_PROOF] { -puncture-proof }
    *[RIGHT_OF_WAY] { -right-of-way }
}
    .the = { $safety ->
    [DRIVING_ACE] { -driving-ace(form: "the") }
    [EXTRA_TANK] { -extra-tank(form: "the") }
    [PUNCTURE_PROOF] { -puncture-proof(form: "the") }
    *[RIGHT_OF_WAY] { -right-of-way(form: "the") }
}
    .cap = { $safety ->
    [DRIVING_ACE] { -driving-ace(form: "cap") }
    [EXTRA_TANK] { -extra-tank(form: "cap") }
    [PUNCTURE_PROOF] { -puncture-proof(form: "cap") }
    *[RIGHT_OF_WAY] { -right-of-way(form: "cap") }
}

## Ce qu'on compte. Zéro est au singulier.

# En quoi la route se mesure: comme le veut la langue, ou le joueur. $unit vient du programme.
unit = { $unit ->
    [miles] miles
    *[km] kilomètres
}
    .one = { $unit ->
    [miles] mile
    *[km] kilomètre
}
    .cap = { $unit ->
    [miles] Miles
    *[km] Kilomètres
}

points-count = { $points ->
    [one] { $points } point
    *[other] { $points } points
}
miles-count = { $miles ->
    [one] { $miles } { unit.one }
    *[other] { $miles } { unit }
}
cards-count = { $count ->
    [one] { $count } carte
    *[other] { $count } cartes
}
left-count = { $left ->
    [one] il reste { $left } carte
    *[other] il reste { $left } cartes
}
