### Cărțile jocului 1000 de mile și ce se numără în el.
###
### Fiecare mesaj al jocului e o singură linie de cel mult 120 de caractere, cu esențialul în primele 40.
### Răspunsul la o tastă nu poate începe cu litera ei: informații I și J, scor S, rând T, teanc N, cărțile
### din mână H, opțiuni O, aruncare D, ripostă C.

## Cărțile: fiecare nume o singură dată. [name] e numele cărții, [the] cel articulat (subiect sau după "cu"),
## [any] cel de după "nu ai"; .acc stă după "la" și "de", unde numai un nume lung are articol.

-accident = { $form ->
    *[name] Accident
    [the] Accidentul
    [any] niciun Accident
}
-out-of-gas = { $form ->
    *[name] Pană de benzină
    [the] Pana de benzină
    [any] nicio Pană de benzină
}
-flat-tire = { $form ->
    *[name] Pană de cauciuc
    [the] Pana de cauciuc
    [any] nicio Pană de cauciuc
}
-speed-limit = { $form ->
    *[name] Limită de viteză
    [the] Limita de viteză
    [any] nicio Limită de viteză
}
-stop = { $form ->
    *[name] Stop
    [the] Stopul
    [any] niciun Stop
}
-wrong-way = { $form ->
    *[name] Contrasens
    [the] Contrasensul
    [any] niciun Contrasens
}
-repairs = { $form ->
    *[name] Reparații
    [the] Reparațiile
}
-gasoline = { $form ->
    *[name] Benzină
    [the] Benzina
}
-spare-tire = { $form ->
    *[name] Roată de rezervă
    [the] Roata de rezervă
}
-end-of-limit = Sfârșitul limitei de viteză
-roll = { $form ->
    *[name] Drum liber
    [the] Drumul liber
}
-end-of-wrong-way = Sfârșitul contrasensului
-driving-ace = { $form ->
    *[name] As al volanului
    [the] Asul volanului
}
-extra-tank = { $form ->
    *[name] Cisternă
    [the] Cisterna
}
-puncture-proof = { $form ->
    *[name] Anvelopă rezistentă la pană
    [the] Anvelopa rezistentă la pană
}
-right-of-way = { $form ->
    *[name] Prioritate
    [the] Prioritatea
}

card = { $card ->
    [MILES_25] 25 de { unit }
    [MILES_50] 50 de { unit }
    [MILES_75] 75 de { unit }
    [MILES_100] 100 de { unit }
    [MILES_200] 200 de { unit }
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
    .the = { $card ->
    [ACCIDENT] { -accident(form: "the") }
    [OUT_OF_GAS] { -out-of-gas(form: "the") }
    [FLAT_TIRE] { -flat-tire(form: "the") }
    [SPEED_LIMIT] { -speed-limit(form: "the") }
    [STOP] { -stop(form: "the") }
    [WRONG_WAY] { -wrong-way(form: "the") }
    [REPAIRS] { -repairs(form: "the") }
    [GASOLINE] { -gasoline(form: "the") }
    [SPARE_TIRE] { -spare-tire(form: "the") }
    [ROLL] { -roll(form: "the") }
    [DRIVING_ACE] { -driving-ace(form: "the") }
    [EXTRA_TANK] { -extra-tank(form: "the") }
    [PUNCTURE_PROOF] { -puncture-proof(form: "the") }
    [RIGHT_OF_WAY] { -right-of-way(form: "the") }
    *[other] { card }
}
# O carte în cât mai puține cuvinte, când e limpede că a fost jucată.
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
    .acc = { $hazard ->
    [OUT_OF_GAS] { -out-of-gas(form: "the") }
    [FLAT_TIRE] { -flat-tire(form: "the") }
    [SPEED_LIMIT] { -speed-limit(form: "the") }
    *[other] { hazard }
}
    .any = { $hazard ->
    [ACCIDENT] { -accident(form: "any") }
    [OUT_OF_GAS] { -out-of-gas(form: "any") }
    [FLAT_TIRE] { -flat-tire(form: "any") }
    [SPEED_LIMIT] { -speed-limit(form: "any") }
    [WRONG_WAY] { -wrong-way(form: "any") }
    *[STOP] { -stop(form: "any") }
}
remedy = { $remedy ->
    [REPAIRS] { -repairs }
    [GASOLINE] { -gasoline }
    [SPARE_TIRE] { -spare-tire }
    [END_OF_LIMIT] { -end-of-limit }
    [END_OF_WRONG_WAY] { -end-of-wrong-way }
    *[ROLL] { -roll }
}
# Un remediu din câte trebuie.
need = { remedy }
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

## Ce se numără

# În ce se măsoară drumul, cum are limba sau cum a ales jucătorul: $unit vine de la program.
unit = { $unit ->
    [km] kilometri
    *[miles] mile
}
    .one = { $unit ->
    [km] kilometru
    *[miles] milă
}
    .a = { $unit ->
    [km] un kilometru
    *[miles] o milă
}
    .the = { $unit ->
    [km] kilometrii
    *[miles] milele
}
    .cap = { $unit ->
    [km] Kilometri
    *[miles] Mile
}
    .the-cap = { $unit ->
    [km] Kilometrii
    *[miles] Milele
}

points-count = { $points ->
    [one] { $points } punct
    [few] { $points } puncte
    *[other] { $points } de puncte
}
miles-count = { $miles ->
    [one] { $miles } { unit.one }
    [few] { $miles } { unit }
    *[other] { $miles } de { unit }
}
cards-count = { $count ->
    [one] { $count } carte
    [few] { $count } cărți
    *[other] { $count } de cărți
}
left-count = { $left ->
    [0] nu mai rămâne nicio carte
    [one] mai rămâne { $left } carte
    [few] mai rămân { $left } cărți
    *[other] mai rămân { $left } de cărți
}
    .pile = { $left ->
    [one] { $left } carte
    [few] { $left } cărți
    *[other] { $left } de cărți
}
