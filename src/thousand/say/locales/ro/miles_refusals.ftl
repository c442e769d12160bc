### De ce nu se poate ceva în 1000 de mile și ce se poate. Pentru $who și $side vezi miles_sides.ftl.
### $teams spune dacă se joacă pe echipe.

## Mutări

refuse-draw-first = Întâi trage o carte: apasă { $key-draw }.
refuse-already-drawn = Ai tras deja: joacă sau aruncă o carte.
refuse-pile-empty = Nu mai e nimic de tras: joacă sau aruncă o carte.
refuse-not-your-turn = La rând e { actor.within }: așteaptă-ți rândul.
refuse-extension-first = { $who ->
    [you] Întâi alege: prelungire sau sfârșitul rundei.
    *[other] Așteaptă: { actor.within } decide dacă prelungește traseul.
}
refuse-hand-over = Runda asta s-a încheiat: apasă { $key-play } pentru următoarea.
refuse-match-over = Jocul s-a încheiat: nu mai e nimic de mutat.
refuse-hand-running = Runda asta nu s-a încheiat încă: joacă mai departe.
refuse-not-held = Nu ai cartea { card }.
refuse-no-target = { $teams ->
    [yes] { card }: doar pentru echipa ta, nu se joacă pe alta.
    *[no] { card }: doar pentru tine, nu se joacă pe alt jucător.
}
refuse-target-missing = { $teams ->
    [yes] { card.the } se joacă pe cineva: alege o echipă.
    *[no] { card.the } se joacă pe cineva: alege un jucător.
}
refuse-no-such-seat = Nu există jucătorul cu numărul { $number }.
refuse-no-such-side = { $teams ->
    [yes] Nu există echipa cu numărul { $number }.
    *[no] Nu există jucătorul cu numărul { $number }.
}
refuse-own-side = { $teams ->
    [yes] { card.the } nu se joacă pe echipa ta: alege alta.
    *[no] { card.the } nu se joacă pe tine: alege alt jucător.
}
refuse-not-left = { $teams ->
    [yes] Poate fi atacată doar echipa din stânga ta, nu { side.within }.
    *[no] Poate fi atacat doar jucătorul din stânga ta, nu { side.within }.
}
refuse-target-safe = { $side ->
    [pair] { side } au { safety }: { card.the } nu se poate juca acolo.
    *[other] { side } are { safety }: { card.the } nu se poate juca acolo.
}
refuse-target-limited = { $side ->
    [pair] { side } au deja Limită de viteză: așteaptă să scape de ea.
    *[other] { side } are deja Limită de viteză: așteaptă să scape de ea.
}
refuse-target-wrong = { $side ->
    [pair] { side } sunt deja pe contrasens: așteaptă să iasă de acolo.
    *[other] { side } e deja pe contrasens: așteaptă să iasă de acolo.
}
refuse-target-has-hazard = { $side ->
    [pair] { side } au deja { card }: se poate adăuga doar alt obstacol.
    *[other] { side } are deja { card }: se poate adăuga doar alt obstacol.
}
refuse-target-stopped = { $side ->
    [pair] { side } stau deja pe loc: un Stop n-ar schimba nimic.
    *[other] { side } stă deja pe loc: un Stop n-ar schimba nimic.
}
refuse-target-not-rolling = { $side ->
    [pair] { side } nu sunt în mers: { card.the } oprește doar o echipă în mers.
    [number] { side } nu e în mers: { card.the } oprește doar o echipă în mers.
    *[other] { side } nu e în mers: { card.the } oprește doar un jucător în mers.
}
# $needs: unul sau mai multe remedii; $several: dacă sunt mai multe obstacole.
refuse-hazard-in-force = { $several ->
    [yes] Întâi îți trebuie { $needs }: te țin pe loc mai multe obstacole.
    *[no] Întâi îți trebuie { $needs }: te ține pe loc { hazard.the }.
}
refuse-roll-needed = { $why ->
    [start] Întâi îți trebuie Drum liber: ești încă la start.
    [stop] Întâi îți trebuie Drum liber: te ține pe loc un Stop.
    *[repaired] Întâi îți trebuie Drum liber: ai rezolvat obstacolul, dar încă stai pe loc.
}
refuse-over-limit = { card } e prea mult: cu Limita de viteză se joacă doar 25 și 50.
refuse-two-200s = { $teams ->
    [yes] Echipa ta a jucat deja două cărți de 200: într-o rundă nu se pot mai multe.
    *[no] Ai jucat deja două cărți de 200: într-o rundă nu se pot mai multe.
}
refuse-beyond-goal = { card } e prea mult: mai sunt doar { $left }, iar la { $goal } se ajunge exact.
refuse-nothing-to-repair = { card.the } nu ajută acum: nu ai { hazard.any }.
refuse-no-limit = Nu ai nicio Limită de viteză de care să scapi.
refuse-no-wrong-way = Nu ești pe contrasens, n-ai de ce să scapi.
refuse-roll-never-needed = Ai Prioritate: în runda asta nu-ți trebuie Drum liber.
refuse-repair-first = { $several ->
    [yes] Îți trebuie { $needs } înainte de Drum liber: te țin pe loc mai multe obstacole.
    *[no] Îți trebuie { $needs } înainte de Drum liber: te ține pe loc { hazard.the }.
}
refuse-already-rolling = Ești deja în mers: Drum liber n-ar schimba nimic.
refuse-no-extension = Acum nu e nimic de prelungit.
refuse-spectator = Privești jocul: doar jucătorii mută.
refuse-not-a-move = Asta nu e o mutare: folosește draw, play, discard, extend, decline sau next.
refuse-no-answer = { $teams ->
    [yes] N-ai la ce riposta acum: riposta răspunde la un obstacol care tocmai v-a lovit echipa.
    *[no] N-ai la ce riposta acum: riposta răspunde la un obstacol care tocmai te-a lovit.
}
refuse-answer-not-held = Nu ai cartea { card }, protecția care răspunde la obstacolul ăsta.
refuse-answer-late = Prea târziu pentru ripostă: cartea { card } a venit după atac. O poți juca la rândul tău.
refuse-chance-first = Alege întâi: { $key-answer } ripostează, { $key-draw } renunță la ripostă.
refuse-no-card = Nu e aleasă nicio carte: alege cu { $key-previous } și { $key-next }.
refuse-nobody-to-attack = { $why ->
    [driving] { $teams ->
        [yes] { card.the } nu lovește acum pe nimeni: celelalte echipe sunt protejate sau nu sunt în mers.
        *[no] { card.the } nu lovește acum pe nimeni: ceilalți sunt protejați sau nu sunt în mers.
    }
    *[suffering] { card.the } nu lovește acum pe nimeni: toți sunt protejați sau au deja obstacolul.
}

## Opțiuni

refuse-seats-range = Numărul de jucători e între { $low } și { $high }, nu { $seats }.
refuse-no-such-teams = Din { $seats } jucători nu se pot face echipe de câte { $size }.
refuse-reshuffle-needed = Peste { $high } jucători, fiecare pentru sine, se joacă doar cu reamestecare sau pe echipe.
refuse-match-points-range = Punctele pentru victorie pot fi între { $low } și { $high }.
refuse-wrong-way-cards-range = Cărțile Contrasens pot fi între { $low } și { $high }.
refuse-end-of-wrong-way-cards-range = Cărțile Sfârșitul contrasensului pot fi între { $low } și { $high }.
refuse-score-range = { $item ->
    [mile] Punctele pentru { unit.a } pot fi între { $low } și { $high }.
    [safety] Punctele pentru o protecție pot fi între { $low } și { $high }.
    [all_safeties] Punctele pentru toate cele patru protecții pot fi între { $low } și { $high }.
    [coup_fourre] Punctele pentru o ripostă pot fi între { $low } și { $high }.
    [trip] Punctele pentru traseu pot fi între { $low } și { $high }.
    [delayed_action] Punctele pentru sosirea cu teancul gol pot fi între { $low } și { $high }.
    [safe_trip] Punctele pentru un traseu fără 200 pot fi între { $low } și { $high }.
    [extension] Punctele pentru prelungire pot fi între { $low } și { $high }.
    *[shut_out] Punctele pentru marț pot fi între { $low } și { $high }.
}
