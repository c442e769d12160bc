### Opțiunile jocului 1000 de mile: cum se numesc ele și valorile lor și ce înseamnă.
###
### Valoarea stă după opțiune ("Reamestecare: da") sau înaintea ei ("da: ..."). Ce înseamnă o opțiune răspunde
### la tasta D și nu poate începe cu ea.

option-rules = Reguli
option-teams = Echipe
option-length = Durata jocului
option-match-points = Victorie la
option-goal = Lungimea traseului
option-extension-forfeit = Prelungirea ratată aduce puncte celorlalți
option-reshuffle = Reamestecarea cărților aruncate
option-stacking = Obstacole care se adună
option-wrong-way = Contrasens
option-wrong-way-cards = Cărți Contrasens
option-end-of-wrong-way-cards = Cărți Sfârșitul contrasensului
option-thin-hazards = Mai puține obstacole
option-left-target-only = Atac doar la stânga
option-opening-coup = Ripostă la deschidere
option-dirty-trick-window = Timp pentru ripostă
option-end-when-a-seat-is-out = Runda se încheie la prima mână goală
option-first-dealer = Cine împarte primul
option-tie = Egalitate în frunte
option-all-safeties-for-winner-only = Toate cele patru protecții, doar pentru câștigător
option-shut-out = Marțul se plătește
option-points-mile = Fiecare { unit.one }
option-points-safety = Fiecare protecție
option-points-all-safeties = Toate cele patru protecții
option-points-coup-fourre = Fiecare ripostă
option-points-trip = Traseu terminat
option-points-delayed-action = Sosire cu teancul gol
option-points-safe-trip = Traseu fără 200
option-points-extension = Prelungire terminată
option-points-shut-out = Marț

## Valori

value-rules = { $value ->
    [playroom] Playroom
    [classic] clasice
   *[other] { $value }
}
value-switch = { $value ->
    [yes] da
   *[no] nu
}
value-no-teams = fiecare pentru sine
value-teams = { $teams } echipe de câte { $size }
value-length = { $value ->
    [one-round] o singură rundă
   *[to-points] până strânge cineva punctele
}
value-goal = { $value ->
    [SEVEN_HUNDRED] 700 de { unit }
    [EXTENSION] 700 de { unit }, cu prelungire până la 1000
   *[THOUSAND] 1000 de { unit }
}
value-cards = { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}
value-dirty-trick-window = { $value ->
    [before-draw] până la următoarea tragere
   *[until-next-play] până la următoarea carte jucată
}
value-first-dealer = { $value ->
    [drawn] tras la sorți
   *[before-host] cine stă în dreapta ta, așa că începi tu
}
value-tie = { $value ->
    [shared] victorie comună
   *[play-on] încă o rundă
}
value-shut-out = { $value ->
    [all] o dată, dacă toți ceilalți au 0 { unit }
   *[each] pentru fiecare tabără fără carte de distanță
}

## Ce înseamnă

about-rules = { $value ->
    [playroom] Playroom: 1000 de { unit }, reamestecare, Contrasens, obstacole adunate
    [classic] Clasice: 700 de { unit } cu prelungire, 1000 la două echipe de doi
   *[other] Opțiunile salvate de tine cu numele { $value }
}
about-teams = Echipa are o singură mașină: { unit }, obstacole, protecții. Fiecare are cărțile lui, iar echipele alternează.
about-length = Jocul ține până când cineva strânge punctele pentru victorie sau doar o rundă.
about-match-points = Când o tabără are atâtea puncte la sfârșitul unei runde, totalul cel mai mare câștigă jocul.
about-goal = Cât de lungă e o rundă. Cu prelungire, cine ajunge la 700 poate muta ținta la 1000 pentru toți.
about-extension-forfeit = Cine cere prelungirea și nu termină traseul dă punctele ei fiecărei tabere adverse.
about-reshuffle = Un teanc gol se reface din cărțile aruncate. Obligatoriu la șapte jucători sau mai mulți, fiecare pentru sine.
about-stacking = Pot fi mai multe obstacole odată, și când stai pe loc. Fiecare cere remediul lui, apoi un singur Drum liber.
about-wrong-way = Încă un obstacol, cu remediul lui: cât ține, cărțile de distanță scad { unit }, până la 0.
about-wrong-way-cards = Câte cărți Contrasens sunt în pachet.
about-end-of-wrong-way-cards = Câte cărți Sfârșitul contrasensului, remediul, sunt în pachet.
about-thin-hazards = Se scoate din pachet câte o carte din fiecare dintre cele cinci obstacole, fără Contrasens: nu te ajută niciun partener.
about-left-target-only = Obstacolele se joacă doar pe cine e la stânga, nu pe cine vrei.
about-opening-coup = Cine începe runda cu Prioritate în mână o poate juca drept ripostă înainte de prima tragere.
about-dirty-trick-window = Cât timp se poate răspunde la un obstacol: până se joacă sau se aruncă o carte ori doar până se trage.
about-end-when-a-seat-is-out = Runda se încheie când un jucător nu are cărți și nici ce trage; altfel, când nimeni nu mai are.
about-first-dealer = Cine împarte în prima rundă. Începe jucătorul din stânga celui care împarte.
about-tie = Ce urmează dacă două tabere au același total, cel mai mare, la sfârșitul jocului.
about-all-safeties-for-winner-only = Cu da, doar cine termină traseul primește puncte pentru toate cele patru protecții.
about-shut-out = Cine termină traseul ia puncte pentru fiecare tabără fără carte de distanță sau o dată pentru toate.
about-points-mile = Pentru fiecare { unit.one } din contul unei tabere la sfârșitul rundei.
about-points-safety = Pentru fiecare protecție, oricui ar fi jucat-o.
about-points-all-safeties = Pentru toate cele patru protecții, pe lângă punctele fiecăreia.
about-points-coup-fourre = Pentru fiecare ripostă, pe lângă punctele protecției.
about-points-trip = Pentru cine termină traseul. Cu 0, nu se dau puncte pentru asta.
about-points-delayed-action = Pentru traseul terminat cu teancul gol sau după o reamestecare.
about-points-safe-trip = Pentru traseul terminat fără nicio carte de 200.
about-points-extension = Pentru traseul terminat după o prelungire, oricine ar fi cerut-o.
about-points-shut-out = Pentru traseul terminat cât timp alții n-au parcurs nimic.
