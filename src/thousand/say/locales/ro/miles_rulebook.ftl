### Regulile jocului 1000 de mile ca text de citit: din ce se joacă și din nimic altceva.
###
### Orice mesaj în afară de titluri e o linie spusă dintr-odată: una sau două propoziții, cel mult 120 de
### caractere. Când se spune fiecare hotărăște miles_chapters.py.
### $teams: se joacă pe echipe; $sides: câte tabere joacă; $goal: lungimea traseului.

## Despre ce e vorba

book-aim = Scopul jocului
book-aim-race = { $teams ->
    [yes] 1000 de mile e o cursă de mașini pe cărți, aici pentru { $seats } jucători în { $sides } echipe.
    *[no] 1000 de mile e o cursă de mașini pe cărți, aici pentru { $seats } jucători, fiecare pentru sine.
}
book-aim-cards = Cu cărțile de distanță mergi, cu obstacolele îi oprești pe ceilalți, iar cu remediile scapi de ale lor.
book-aim-trip = { $teams ->
    [yes] Prima echipă care parcurge exact { $goal } de { unit } termină traseul, iar runda se încheie.
    *[no] Cine parcurge primul exact { $goal } de { unit } termină traseul, iar runda se încheie.
}
book-aim-trip-extension = { $teams ->
    [yes] Prima echipă care parcurge exact { $goal } de { unit } termină acolo traseul sau îl prelungește până la { $extended }.
    *[no] Cine parcurge primul exact { $goal } de { unit } termină acolo traseul sau îl prelungește până la { $extended }.
}
book-aim-points = Fiecare rundă aduce puncte. Când cineva ajunge la { $victory } sau mai mult, totalul cel mai mare câștigă jocul.
book-aim-one-round = Jocul are o singură rundă și o câștigă cine face cele mai multe puncte.

## Cărțile

book-cards = Cărțile
book-deck = Cărți în pachet: { $deck }, de patru feluri: distanțe, obstacole, remedii și protecții.
book-distances = Distanțe, în { unit }: { $of25 } cărți de 25, { $of50 } de 50, { $of75 } de 75, { $of100 } de 100 și { $of200 } de 200.
book-hazards = Obstacolele sunt pentru ceilalți, iar fiecare are remediul lui.
# $cards și $remedies: câte sunt din fiecare.
book-hazard = { hazard }, { $cards }; remediul e { remedy }, { $remedies }.
book-safeties = Protecțiile apără de obstacole până la sfârșitul rundei. Din fiecare e o singură carte.
# $hazards: unul sau două din următorul.
book-safety = { safety.the } apără de { $hazards }.
book-safety-from = { hazard.acc }

## Echipele

book-teams = Echipele
book-teams-seats = Joacă { $sides } echipe de câte { $size }, pe rând: tot al { $sides ->
    [2] doilea
    [3] treilea
    *[4] patrulea
} jucător e din aceeași echipă.
book-teams-table = Fiecare jucător are cărțile lui în mână, dar tot ce e pe masă e al echipei.
book-teams-you = Așadar { unit.the }, obstacolele, protecțiile și punctele tale sunt mereu ale echipei tale.

## Împărțirea

book-deal = Împărțirea cărților
book-deal-cards = Fiecare jucător primește șase cărți. Celelalte formează teancul din care se trage.
# $more: poate urma o a doua rundă.
book-deal-host = { $more ->
    [yes] Gazda mesei începe prima rundă.
    *[no] Gazda mesei începe.
}
book-deal-drawn = { $more ->
    [yes] Cine împarte în prima rundă se trage la sorți.
    *[no] Cine împarte se trage la sorți, iar jucătorul din stânga începe.
}
book-deal-left = La fiecare rundă împarte următorul jucător din stânga, iar cel din stânga lui începe.

## Un rând

book-turn = Când ești la rând
book-turn-draw = La rândul tău, întâi tragi o carte; apoi joci o carte sau arunci una.
book-turn-discard = Poți arunca oricând, chiar dacă ai ce juca.
book-turn-next = Apoi e la rând jucătorul din stânga ta. Doar o protecție îți mai dă un rând imediat.
book-pile-empty = Când teancul e gol, se joacă fără tragere. Cărțile aruncate nu se mai întorc în rundă.
book-pile-reshuffle = Dacă trebuie trasă o carte și teancul e gol, cărțile aruncate se amestecă și fac un teanc nou.
book-pile-table = Cărțile de pe masă rămân acolo, dar un obstacol înlăturat de o protecție trece la cele aruncate.
book-pile-nothing = Dacă nu sunt nici cărți aruncate, se joacă mai departe fără tragere.
book-pile-passed-over = Se trece peste jucătorul care nu are nici cărți, nici ce trage.

## Mersul

book-driving = Mersul
book-driving-start = La începutul rundei stai pe loc: înainte de prima carte de distanță îți trebuie Drum liber.
book-driving-miles = Când ești în mers, la rândul tău poți juca o carte de distanță; { unit.the } ei se adună la ce ai.
book-driving-200s = { $teams ->
    [yes] Într-o rundă, o echipă poate juca cel mult două cărți de 200.
    *[no] Într-o rundă poți juca cel mult două cărți de 200.
}
book-driving-exactly = La țintă se ajunge exact: o carte care te-ar duce mai departe nu se poate juca.

## Obstacole și remedii

book-fall = Obstacole și remedii
book-fall-on = { $sides ->
    [2] { $teams ->
        [yes] Obstacolele se joacă pe cealaltă echipă.
        *[no] Obstacolele se joacă pe adversar.
    }
    *[other] { $teams ->
        [yes] Obstacolele se joacă pe altă echipă; o alegi tu.
        *[no] Obstacolele se joacă pe alt jucător; îl alegi tu.
    }
}
book-fall-left = { $teams ->
    [yes] Obstacolele se joacă doar pe echipa jucătorului din stânga ta.
    *[no] Obstacolele se joacă doar pe jucătorul din stânga ta.
}
book-fall-battle = Accidentul, cele două pene și Stopul lovesc doar pe cine e în mers și nu are protecția potrivită.
book-fall-stacking = Obstacolele se adună: Accidentul și cele două pene lovesc și pe cine stă pe loc sau n-a pornit încă.
book-fall-stacking-not = Nu pot lovi pe cine are deja același obstacol sau protecția împotriva lui.
book-fall-stacking-stop = Stopul nu lovește pe cine are Prioritate sau așteaptă Drum liber: la start, după un Stop sau o reparație.
book-fall-limit = Limita de viteză lovește pe oricine, în mers sau nu, dacă nu o are deja și nu are Prioritate pe masă.
book-cure-battle = După un Accident, o Pană de benzină sau de cauciuc joci remediul, apoi Drum liber ca să mergi mai departe.
book-cure-stacking = Dacă ai mai multe obstacole, fiecare cere remediul lui, în orice ordine; la urmă ajunge un singur Drum liber.
book-cure-stop = După un Stop ajunge un Drum liber.
book-cure-limit = Cu Limita de viteză poți juca doar 25 și 50, până joci Sfârșitul limitei de viteză.
book-wrong-way-falls = { hazard.the } lovește pe oricine, în mers sau nu, dacă nu îl are deja și nu are Asul volanului pe masă.
book-wrong-way-miles = Pe contrasens, cărțile tale de distanță scad { unit } în loc să adauge, dar niciodată sub 0.
book-wrong-way-goal = O asemenea carte poate fi mai mare decât drumul rămas și nu termină traseul.
book-wrong-way-ends = { remedy } te scoate de acolo, fără Drum liber: { hazard.the } nu te oprește.

## Protecții

book-protect = Protecții
book-protect-play = Protecțiile se joacă oricând ești la rând. Fiecare înlătură obstacolele de care apără și nu le mai lasă să cadă.
book-protect-again = Apoi ești din nou la rând, imediat: tragi și iar joci sau arunci.
book-protect-roll = Dacă a înlăturat un Accident sau o pană, tot îți trebuie Drum liber, dacă nu cumva ai Prioritate.
book-protect-right-of-way = Prioritatea ține loc de orice Drum liber în rundă, și la start, și după remedii.
book-protect-right-of-way-not = Accidentul, Pana de benzină și Pana de cauciuc te opresc și cu Prioritate, până le joci remediul.

## Riposta

book-coup = Riposta, adică coup fourré
book-coup-when = { $teams ->
    [yes] Dacă ai în mână protecția împotriva unui obstacol când îți lovește echipa, poți răspunde pe loc, chiar și peste rând.
    *[no] Dacă ai în mână protecția împotriva unui obstacol când te lovește, poți răspunde pe loc, chiar și peste rând.
}
book-coup-undone = O asemenea ripostă trimite obstacolul la cărțile aruncate, ca și cum n-ar fi fost jucat.
book-coup-roll = Dacă erai în mers, mergi mai departe fără Drum liber.
book-coup-waiting = Dacă așteptai Drum liber, tot îl aștepți, dacă nu cumva ai Prioritate.
book-coup-until-play = Ocazia trece de îndată ce oricine, chiar și tu, joacă sau aruncă o carte. Tragerea nu o încheie.
book-coup-until-draw = Ocazia trece de îndată ce oricine, chiar și tu, trage, joacă sau aruncă o carte.
book-coup-late = Nu e ripostă dacă tragi protecția abia după ce a căzut obstacolul.
book-coup-turn = După ripostă primești o carte în locul protecției, apoi ai un rând întreg: tragi și joci sau arunci.
book-coup-turn-drawn = Dacă ai tras deja în rândul acesta, nu mai tragi încă o dată.
book-coup-skips = Jocul continuă din stânga ta, iar jucătorii săriți își pierd rândul.
book-coup-skips-drawn = Cine pierde rândul după ce a tras păstrează cartea și nu mai trage la rândul următor.
book-coup-opening = Cine începe runda poate juca Prioritate înainte să tragă, ca ripostă la oprirea de la start.

## Sfârșitul rundei

book-round = Sfârșitul rundei
book-round-trip = { $teams ->
    [yes] Runda se încheie de îndată ce o echipă termină traseul de { $goal } de { unit }.
    *[no] Runda se încheie de îndată ce un jucător termină traseul de { $goal } de { unit }.
}
book-round-trip-extension = { $teams ->
    [yes] Runda se încheie de îndată ce o echipă termină traseul.
    *[no] Runda se încheie de îndată ce un jucător termină traseul.
}
book-round-seat-out = Se încheie, fără câștigător, și de îndată ce un jucător nu are nici cărți, nici ce trage.
book-round-coup-first = O ripostă încă posibilă are întâietate.
book-round-cards = Se încheie, fără câștigător, și când nimeni nu mai are cărți și nu mai are ce trage.
book-round-stalled = Se încheie și când ar trebui amestecat din nou, dar de la ultima amestecare nu s-a jucat nicio carte.

## Prelungirea

book-extension = Prelungirea
book-extension-choice = Cine ajunge la exact { $goal } de { unit } hotărăște pe loc: încheie runda acolo sau prelungește traseul.
book-extension-goal = Prelungirea mută ținta la { $extended } de { unit } pentru toți. Nu se mai poate lua înapoi.
book-extension-fails = Dacă nimeni nu ajunge apoi la { $extended } de { unit }, traseul rămâne neterminat.

## Punctele

book-points = Punctele
book-points-everybody = { $teams ->
    [yes] La sfârșitul rundei primesc puncte toate echipele, oricine ar fi terminat traseul.
    *[no] La sfârșitul rundei primesc puncte toți, oricine ar fi terminat traseul.
}
book-points-mile = Fiecare { unit.one } aduce { points-count }.
book-points-mile-left = Fiecare { unit.one } cu care rămâi la sfârșit aduce { points-count }.
book-points-safety = Fiecare protecție aduce { points-count }.
book-points-coup = Fiecare ripostă mai aduce { points-count }.
book-points-four = Toate cele patru protecții împreună mai aduc { points-count }.
book-points-winner = { $teams ->
    [yes] Punctele care urmează sunt doar pentru echipa care termină traseul.
    *[no] Punctele care urmează sunt doar pentru cine termină traseul.
}
book-points-trip = Traseul terminat aduce { points-count }.
book-points-delayed = Sosirea cu teancul gol aduce { points-count }: nu mai era nimic de tras când s-a terminat traseul.
book-points-delayed-reshuffle = Sosirea cu teancul gol aduce { points-count }, și atunci când cărțile au fost reamestecate mai înainte.
book-points-safe-trip = Un traseu fără 200 aduce { points-count }: n-a fost jucată nicio carte de 200.
book-points-extension = Un traseu prelungit și terminat aduce { points-count }, oricine l-ar fi prelungit.
book-points-shut-out-each = { $sides ->
    [2] { $teams ->
        [yes] Marțul aduce { points-count }: cealaltă echipă n-a jucat nicio carte de distanță.
        *[no] Marțul aduce { points-count }: adversarul n-a jucat nicio carte de distanță.
    }
    *[other] { $teams ->
        [yes] Marțul aduce { points-count } pentru fiecare altă echipă care n-a jucat nicio carte de distanță.
        *[no] Marțul aduce { points-count } pentru fiecare adversar care n-a jucat nicio carte de distanță.
    }
}
book-points-shut-out-all = { $sides ->
    [2] { $teams ->
        [yes] Marțul aduce { points-count }: cealaltă echipă are 0 { unit }.
        *[no] Marțul aduce { points-count }: adversarul are 0 { unit }.
    }
    *[other] { $teams ->
        [yes] Marțul aduce { points-count } o singură dată: toate celelalte echipe au 0 { unit }.
        *[no] Marțul aduce { points-count } o singură dată: toți adversarii au 0 { unit }.
    }
}
book-points-forfeit = Dacă prelungirea eșuează, fiecare adversar al celui care a cerut-o ia { points-count } o dată, cu sau fără traseu.

## Sfârșitul jocului

book-game = Sfârșitul jocului
book-game-points = { $teams ->
    [yes] Jocul se încheie după runda în care o echipă ajunge la { $victory ->
        [one] { $victory } punct
        [few] { $victory } puncte
        *[other] { $victory } de puncte
    }. Câștigă totalul cel mai mare.
    *[no] Jocul se încheie după runda în care cineva ajunge la { $victory ->
        [one] { $victory } punct
        [few] { $victory } puncte
        *[other] { $victory } de puncte
    }. Câștigă totalul cel mai mare.
}
book-game-one-round = Jocul se încheie după o singură rundă și câștigă scorul cel mai mare.
book-game-tie = Dacă totalul cel mai mare e la egalitate, se mai joacă o rundă.
book-game-tie-shared = Dacă totalul cel mai mare e la egalitate, victoria se împarte.
