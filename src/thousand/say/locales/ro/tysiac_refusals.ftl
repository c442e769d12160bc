### De ce nu se poate ceva în Tysiąc și ce se poate. Răspunsul la pas nu începe cu P, cel la mărire cu U, cel la
### bombă cu D.

## Când

tysiac-refuse-not-your-turn = La rând e { $name }: așteaptă-ți rândul.
tysiac-refuse-sitting-out = Stai pe margine în runda asta: în patru, cine împarte nu joacă.
tysiac-refuse-no-such-seat = Nu există jucătorul cu numărul { $number }.
tysiac-refuse-spectator = Privești jocul: doar jucătorii mută.
tysiac-refuse-auction-now = Mizarea e în toi: întâi mizează sau spune pas.
tysiac-refuse-take-now = Întâi trebuie luată o pisicuță: alege prima sau a doua.
tysiac-refuse-give-now = Întâi dă câte o carte fiecărui adversar: alege una și apasă { $key-play }.
tysiac-refuse-lay-now = Întâi trebuie puse deoparte două cărți: alege una și apasă { $key-play }.
tysiac-refuse-play-now = Mizarea s-a încheiat, acum se joacă levatele: alege o carte și apasă { $key-play }.
tysiac-refuse-deal-over = Runda asta s-a încheiat: apasă { $key-play } pentru următoarea.
tysiac-refuse-deal-running = Runda asta nu s-a încheiat încă: joacă mai departe.
tysiac-refuse-match-over = Jocul s-a încheiat: nu mai e nimic de mutat.
tysiac-refuse-not-a-move = Asta nu e o mutare: folosește bid, pass, redeal, take, raise, bomb, give, lay, play sau next.
tysiac-refuse-no-card = Nu e aleasă nicio carte: alege cu { $key-previous } și { $key-next }.

## Mizarea

tysiac-refuse-must-open = Trebuie să deschizi cu { $points }: nu ai de ales.
tysiac-refuse-bid-not-tens = Se mizează din { $step } în { $step }: { $points } nu se potrivește.
tysiac-refuse-bid-too-low = { $points } e prea puțin: mizează cel puțin { $low } sau spune pas.
tysiac-refuse-bid-too-high = { $marriages ->
    [0] { $points } e prea mult: fără mariaj poți miza cel mult { $high }.
    *[other] { $points } e prea mult: cu mariajele tale poți miza cel mult { $high }.
}
tysiac-refuse-bid-hard-cap = { $points } e prea mult: aici nimeni nu poate miza peste { $high }.
tysiac-refuse-no-redeal = Patru nouari nu schimbă nimic aici: opțiunea nu e pornită.
tysiac-refuse-redeal-late = Prea târziu: altă împărțire se cere înainte de prima ta miză.
tysiac-refuse-nines-missing = { $held ->
    [0] Altă împărțire cere toți cei patru nouari, iar tu n-ai niciunul.
    [1] Altă împărțire cere toți cei patru nouari, iar tu ai doar unul.
    *[other] Altă împărțire cere toți cei patru nouari, iar tu ai doar { $held }.
}

## Pisicuța și bomba

tysiac-refuse-no-such-musik = Sunt două pisicuțe: ia prima sau a doua.
tysiac-refuse-no-raise = Contractul rămâne așa: aici nu se mărește după pisicuță.
tysiac-refuse-raise-late = Prea târziu pentru mărire: ai dat deja o carte din mână.
tysiac-refuse-no-bombs = În jocul ăsta nu sunt bombe.
tysiac-refuse-bomb-not-forced = Bomba e doar pentru cine trebuie să joace pentru { $points }, fiindcă ceilalți au spus pas.
tysiac-refuse-bomb-late = Prea târziu pentru bombă: ai dat deja o carte.
tysiac-refuse-bombs-used = { $bombs ->
    [1] Nu mai ai nicio bombă: fiecare are una pe joc.
    [2] Nu mai ai nicio bombă: fiecare are două pe joc.
    *[other] Nu mai ai nicio bombă: fiecare are { $bombs } pe joc.
}
tysiac-refuse-no-opponent = { $who ->
    [nobody] Nu există jucătorul cu numărul { $number }: alege un adversar.
    [you] Nu-ți poți da ție o carte: alege un adversar.
    *[other] { $name } nu joacă în runda asta: alege un adversar care joacă.
}
tysiac-refuse-given-already = { $name } are deja o carte de la tine: următoarea e pentru celălalt adversar.

## Cărți

tysiac-refuse-not-held = Nu ai { tysiac-card.the }.
tysiac-refuse-follow-suit = Se cere { tysiac-suit }, iar tu ai { tysiac-suit }: dă la culoare.
# $suit: atuul.
tysiac-refuse-must-trump = Nu ai culoarea cerută, deci trebuie să tai: joacă { tysiac-suit }.
tysiac-refuse-must-beat = Trebuie să bați { tysiac-card.the } și poți: joacă o carte mai mare din aceeași culoare.
tysiac-refuse-must-overtrump = Când tai, trebuie să bați { tysiac-card.the } și poți: joacă un atu mai mare.

## Opțiuni

tysiac-refuse-seats-range = Numărul de jucători e între { $low } și { $high }, nu { $seats }.
tysiac-refuse-match-points-range = Punctele pentru victorie pot fi între { $low } și { $high }.
tysiac-refuse-hard-cap-range = Cea mai mare miză poate fi între { $low } și { $high }, din zece în zece.
tysiac-refuse-bombs-range = Fiecare jucător poate avea între { $low } și { $high } bombe.
tysiac-refuse-round-to-unknown = Punctele se pot rotunji doar la multipli de { $known }.
