### Regulile unui joc de 1000 de mile, câte una pe linie, pe scurt.

rule-set = { $rules ->
    [playroom] Reguli Playroom.
    [classic] Reguli clasice.
    *[other] Reguli proprii.
}
rule-goal = { $goal ->
    [SEVEN_HUNDRED] Fiecare rundă merge până la 700 de { unit }.
    [EXTENSION] Fiecare rundă merge până la 700 de { unit }; cine ajunge primul o poate prelungi până la 1000.
    *[THOUSAND] Fiecare rundă merge până la 1000 de { unit }.
}
rule-extension-forfeit = { $points ->
    [one] Cine prelungește runda și nu o câștigă dă { $points } punct fiecăruia dintre ceilalți.
    [few] Cine prelungește runda și nu o câștigă dă { $points } puncte fiecăruia dintre ceilalți.
    *[other] Cine prelungește runda și nu o câștigă dă { $points } de puncte fiecăruia dintre ceilalți.
}
rule-teams = { $teams } echipe de câte { $size } au câte o mașină: { unit }, obstacole, remedii și protecții comune.
rule-deck = { $thin ->
    [yes] Pachetul are { $cards ->
        [one] { $cards } carte
        [few] { $cards } cărți
        *[other] { $cards } de cărți
    }: câte una din fiecare obstacol e scoasă.
    *[no] Pachetul are { $cards ->
        [one] { $cards } carte
        [few] { $cards } cărți
        *[other] { $cards } de cărți
    }.
}
rule-wrong-way = Se joacă și cu Contrasens: { $wrong ->
    [one] { $wrong } carte
    [few] { $wrong } cărți
    *[other] { $wrong } de cărți
}, iar de Sfârșitul contrasensului { $ends }.
rule-stacking = Obstacolele se adună: lovesc și o mașină care stă deja pe loc.
rule-reshuffle = Când teancul e gol, cărțile aruncate se amestecă și fac unul nou.
rule-left-target = { $teams ->
    [yes] Se poate ataca doar echipa din stânga.
    *[no] Se poate ataca doar jucătorul din stânga.
}
rule-opening-coup = Cine începe runda o poate deschide cu Prioritate drept ripostă.
rule-window = { $window ->
    [before-draw] Riposta trebuie să vină înainte ca următorul jucător să tragă.
    *[until-next-play] Riposta trebuie să vină înainte ca altă carte să fie jucată sau aruncată.
}
rule-first = { $dealer ->
    [drawn] Cine împarte primul se trage la sorți.
    *[before-host] Prima rundă o începe gazda.
}
rule-end = { $seat_out ->
    [yes] Runda se încheie și când un jucător nu are nici cărți, nici ce trage.
    *[no] Runda se încheie și când nimeni nu mai are cărți.
}
rule-all-safeties = Toate cele patru protecții aduc puncte doar câștigătorului rundei.
rule-shut-out = { $shut_out ->
    [EACH] Marțul se plătește pentru fiecare învins care n-a jucat nicio carte de distanță.
    *[ALL] Marțul se plătește când toți învinșii au 0 { unit }.
}
rule-tie = { $tie ->
    [shared] La egalitate, victoria se împarte.
    *[play-on] La egalitate se mai joacă o rundă.
}
rule-scores = Puncte de fiecare dată: { $items }.
rule-scores-more = Și { $items }.
