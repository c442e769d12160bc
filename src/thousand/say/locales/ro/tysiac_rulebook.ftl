### Regulile jocului Tysiąc ca text de citit: din ce se joacă și din nimic altceva.
###
### Orice mesaj în afară de titluri e o linie spusă dintr-odată: una sau două propoziții, cel mult 120 de
### caractere. Când se spune fiecare hotărăște tysiac_chapters.py.
### $seats: câți joacă; $opening: prima miză; $cap: cea mai mare miză; $victory: punctele unui joc.

## Despre ce e vorba

tysiac-book-aim = Scopul jocului
tysiac-book-aim-game = Tysiąc, adică o mie, e un joc cu levate și mariaje, aici pentru { $seats } jucători.
tysiac-book-aim-declarer = În fiecare rundă, cine mizează cel mai mult e declarantul și trebuie să strângă punctele mizate.
tysiac-book-aim-points = Câștigă jocul cine are primul { $victory ->
    [one] { $victory } punct
    [few] { $victory } puncte
    *[other] { $victory } de puncte
}.
tysiac-book-aim-one-deal = Jocul are o singură rundă și o câștigă cine face cele mai multe puncte.

## Cărțile

tysiac-book-cards = Cărțile
tysiac-book-deck = Sunt 24 de cărți, câte șase din fiecare culoare: inimă roșie, romb, treflă și inimă neagră.
tysiac-book-rank = În fiecare culoare asul e cel mai mare; urmează zece, rege, regină, valet și nouă. Zece bate regele.
tysiac-book-worth = Asul face 11 puncte, zece face 10, regele 4, regina 3, valetul 2, iar nouă nimic.
tysiac-book-worth-all = Toate cărțile la un loc fac 120 de puncte.
tysiac-book-couple = Regele și regina aceleiași culori, în aceeași mână, sunt un mariaj.
tysiac-book-couple-worth = Mariajul de inimă roșie face 100 de puncte, cel de romb 80, de treflă 60, de inimă neagră 40.

## Împărțirea

tysiac-book-deal = Împărțirea cărților
tysiac-book-deal-first = Cine împarte primul se trage la sorți.
tysiac-book-deal-left = La fiecare rundă împarte următorul jucător din stânga.
tysiac-book-deal-three = Trei jucători primesc câte 7 cărți. Cele 3 rămase, cu fața în jos, sunt pisicuța.
tysiac-book-deal-two = Cei doi jucători primesc câte 10 cărți. Cele 4 rămase, cu fața în jos, sunt două pisicuțe de câte 2.
tysiac-book-deal-four = Cine împarte stă pe margine în runda aceea și nu face niciun punct.
tysiac-book-nines = Cine primește toți cei patru nouari poate cere altă împărțire înainte să mizeze.
tysiac-book-nines-again = Atunci împarte din nou același jucător.

## Mizarea

tysiac-book-auction = Mizarea
tysiac-book-auction-open = Jucătorul din stânga celui care împarte trebuie să deschidă cu { $opening }.
tysiac-book-auction-go-on = Apoi fiecare, la rândul lui, mizează mai mult, din zece în zece, sau spune pas. Pasul e definitiv.
tysiac-book-auction-end = Când toți în afară de unul au spus pas, acela e declarantul, iar ultima miză e contractul.
tysiac-book-auction-most = Fără mariaj în mână poți miza cel mult { $most }.
tysiac-book-auction-more = Cu mariaje în mână, adaugi la asta cât fac ele.
tysiac-book-auction-cap = Nimeni nu poate miza vreodată peste { $cap }.

## Pisicuța

tysiac-book-musik = Pisicuța
tysiac-book-musik-taken = Pisicuța e arătată tuturor și o ia declarantul.
tysiac-book-musik-forced = Dacă ambii adversari au spus pas la primul { $opening }, doar declarantul o vede.
tysiac-book-musik-given = Apoi declarantul dă câte o carte din mână fiecărui adversar, cu fața în jos. Astfel toți au 8 cărți.
tysiac-book-musiks-taken = Declarantul ia una din cele două pisicuțe. Adversarul nu o vede.
tysiac-book-musiks-shown = Declarantul ia una din cele două pisicuțe și i-o arată adversarului.
tysiac-book-musiks-laid = Apoi declarantul pune în locul ei două cărți din mână, cu fața în jos.
tysiac-book-musiks-last = Cine ia ultima levată primește aceste două cărți și cealaltă pisicuță, cu toate punctele lor.
tysiac-book-musik-raise = Înainte să dea prima carte, declarantul poate mări contractul din zece în zece, cât permite mâna nouă.
tysiac-book-musiks-raise = Înainte să pună deoparte prima carte, declarantul poate mări contractul, cât permite mâna nouă.

## Bomba

tysiac-book-bomb = Bomba
tysiac-book-bomb-when = Dacă ambii adversari au spus pas la primul { $opening }, declarantul poate arunca bomba până să dea o carte.
tysiac-book-bomb-points = Runda se încheie fără levate. Declarantul nu face puncte, iar fiecare adversar ia { $bomb ->
    [one] { $bomb } punct
    [few] { $bomb } puncte
    *[other] { $bomb } de puncte
}.
tysiac-book-bomb-barrel = Un adversar aflat pe butoi nu le primește.
tysiac-book-bomb-often = { $bombs ->
    [1] Fiecare jucător poate arunca o bombă pe joc.
    [2] Fiecare jucător poate arunca două bombe pe joc.
    *[other] Fiecare jucător poate arunca { $bombs } bombe pe joc.
}

## Levatele

tysiac-book-tricks = Levatele
tysiac-book-tricks-lead = Declarantul începe prima levată. Apoi, cine ia o levată o începe pe următoarea.
tysiac-book-tricks-won = Levata o ia cel mai mare atu sau, fără atu, cea mai mare carte din culoarea cerută.
tysiac-book-tricks-follow = Trebuie să dai la culoare: joci o carte din culoarea cerută, dacă ai.
tysiac-book-tricks-beat = Dacă poți, trebuie atunci să bați cu ea cea mai bună carte din levată.
tysiac-book-tricks-trump = Dacă n-ai niciuna, trebuie să joci un atu, iar dacă n-ai nici atu, orice carte.
tysiac-book-tricks-any = Dacă n-ai niciuna, poți juca orice carte.
tysiac-book-tricks-overtrump = Dacă joci un atu, trebuie să bată atuurile din levată, când se poate.

## Mariaje

tysiac-book-marriages = Mariajele și atuul
tysiac-book-marriages-declare = Începe o levată cu regele sau regina unui mariaj, cât le ai pe amândouă: se etalează singur.
tysiac-book-marriages-lead = O carte din mariaj jucată la o levată începută de altcineva nu etalează nimic.
tysiac-book-marriages-first = În prima levată nu se poate etala niciun mariaj.
tysiac-book-marriages-trump = Punctele unui mariaj le ai imediat. Culoarea lui e atu din levata aceea până la mariajul următor.
tysiac-book-marriages-who = Nu doar declarantul, oricine poate etala mariaje. Înainte de primul nu e niciun atu.

## Punctele

tysiac-book-points = Punctele
tysiac-book-points-tested = Contractul e făcut dacă levatele și mariajele declarantului fac cel puțin atât, înainte de rotunjire.
tysiac-book-points-laid = Se socotesc și cele patru cărți din pisicuțe, la cine le-a luat.
tysiac-book-points-contract = Un contract făcut aduce exact punctele lui, oricât s-ar fi strâns în plus.
tysiac-book-points-taken = Un contract făcut aduce toate punctele strânse, rotunjite.
tysiac-book-points-failed = Dacă e ratat, punctele contractului se scad din totalul declarantului.
tysiac-book-points-others = { $seats ->
    [2] Adversarul primește punctele din levatele și mariajele lui, rotunjite.
    *[other] Fiecare adversar primește punctele din levatele și mariajele lui, rotunjite.
}
tysiac-book-points-rounded = { $multiple ->
    [5] Punctele se rotunjesc la cel mai apropiat multiplu de 5.
    *[other] Punctele se rotunjesc la cel mai apropiat multiplu de { $multiple }; un cinci la sfârșit se rotunjește în sus.
}

## Butoiul

tysiac-book-barrel = Butoiul
tysiac-book-barrel-on = Cine începe runda cu cel puțin { $barrel } de puncte e pe butoi și câștigă doar ca declarant.
tysiac-book-barrel-lose = Și pe butoi pierzi puncte cu un contract ratat, și așa poți cădea de pe el.
tysiac-book-barrel-past = Cine are mai puțin poate trece de butoi într-o singură rundă, chiar și ca adversar.

## Sfârșitul jocului

tysiac-book-game = Sfârșitul jocului
tysiac-book-game-points = Jocul se încheie după runda în care cineva ajunge la { $victory ->
    [one] { $victory } punct
    [few] { $victory } puncte
    *[other] { $victory } de puncte
}.
tysiac-book-game-two = Dacă ajung mai mulți în aceeași rundă, câștigă declarantul dintre ei, altfel totalul cel mai mare.
tysiac-book-game-one-deal = Jocul se încheie după o singură rundă și câștigă scorul cel mai mare.
tysiac-book-game-shared = Jucătorii cu același total, cel mai mare, împart victoria.
tysiac-book-game-minus = Un total poate fi și sub zero.
