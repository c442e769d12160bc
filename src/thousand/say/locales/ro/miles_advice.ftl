### Antrenorul jocului 1000 de mile: ce e de făcut acum și de ce, într-o propoziție. Sfatul începe cu mutarea și
### niciodată cu litera tastei lui, A.
###
### $more e un al doilea motiv, none când nu există. Pentru $side și $hit vezi miles_sides.ftl.

advice-draw = Trage o carte: { $key-draw }.
advice-next-hand = Treci la runda următoare: { $key-play }.

## Protecții

advice-coup-fourre = Joacă { card } cu { $key-answer }: ca ripostă, scoate { hazard } și aduce { points-count }.
advice-opening-coup = Joacă { card } cu { $key-answer } înainte să tragi: ca ripostă, aduce { points-count }.
advice-bank-finish = Joacă { card } înaintea cărții care încheie traseul: aduce { points-count }.
advice-bank-spent = Joacă { card } acum: tot ce poate para a ieșit deja.
advice-bank-no-coup = Joacă { card } acum: o ripostă nu aduce nimic aici.
advice-bank-slim = Joacă { card } acum: o ripostă a devenit prea puțin probabilă ca să mai aștepți.
advice-bank-threat = Joacă { card } acum: { side.within } poate încheia traseul înainte de rândul tău.
advice-bank-partner = Joacă { card } acum: mai sunt { $left }, echipa ta poate încheia traseul înainte de rândul tău.
advice-bank-pile = Joacă { card } acum: teancul e aproape gol, { left-cards }.
left-cards = { $cards ->
    [0] nu mai e nimic
    [one] mai e { $cards } carte
    [few] mai sunt { $cards } cărți
    *[other] mai sunt { $cards } de cărți
}
advice-safety-repairs = Joacă { card }: scoate { hazard }, și nu ai { remedy }.
advice-safety-rolls = Joacă { card }: poți porni, și nu ai Drum liber.
advice-safety-only = Joacă { card }: în mână ai numai protecții.

## Atacuri

advice-attack = { $more ->
    [target-may-finish] Joacă { card } pe { aim }: acolo o singură carte ar putea încheia traseul.
    [target-leads] Joacă { card } pe { aim }: cu { miles-count }, nimeni nu e mai departe.
    [no-answer] Joacă { card } pe { aim }: acolo nu poate fi { safety } ca răspuns.
    *[none] Joacă { card } pe { aim }: ține un adversar pe loc.
}

## Mersul

advice-repair = Joacă { card }: scoate { hazard }.
advice-roll = Joacă { card }: fără ea nu poți merge.
advice-end-limit = Joacă { card }: limita nu te lasă peste 50.
advice-finish = Joacă { card }: încheie traseul.
advice-drive = { $more ->
    [rest-in-hand] Joacă { card }: pentru restul de { $left } ai cărțile în mână.
    [keeps-finish] Joacă { card }, nu { over }: așa rămâne mai probabil un final exact.
    *[none] Joacă { card }: până la țintă rămân { $left }.
}
over = { $over ->
    [MILES_25] 25
    [MILES_50] 50
    [MILES_75] 75
    [MILES_100] 100
    *[MILES_200] 200
}

## Aruncarea

advice-discard-protected = Scapă de { card }: ajunge { safety }.
advice-discard-spent = Scapă de { card }: tot ce repară a ieșit deja.
advice-discard-powerless = Scapă de { card }: toți cei pe care i-ar lovi sunt feriți.
advice-discard-too-far = Scapă de { card }: trece de țintă, până la care mai sunt { $left }.
advice-discard-third-200 = Scapă de { card }: a treia nu se mai poate juca în rundă.
advice-discard-spare = Scapă de { card }: ai destule la fel.
advice-discard-least = { $more ->
    [wait-for-exact] Scapă de { card }: distanțele tale ar strica finalul exact, la { $left } de țintă.
    [wait-wrong-way] Scapă de { card }: pe contrasens, o distanță ți-ar lua din { unit.the }.
    *[none] Scapă de { card }: e cartea cea mai puțin utilă.
}

## Prelungirea

advice-extend-in-hand = Cere prelungirea: ai cărțile pentru restul de { $left } și niciun Stop nu te mai oprește.
advice-extend-ahead = Cere prelungirea: rivalul stă pe loc, iar teancul mai ține, { left-cards }.
advice-extend-bold = Cere prelungirea: la { $left } de țintă, promite mai mult decât să închei aici.
advice-decline-wins = Încheie runda aici: așa câștigi jocul.
advice-decline-stop = Încheie runda aici: pe un traseu mai lung te-ar putea opri un Stop.
advice-decline-stakes = Încheie runda aici: { $gain } în plus nu merită riscul de a pierde { $loss }.
advice-decline-risk = Încheie runda aici: traseul mai lung e prea nesigur.

## Ce adaugă o căutare

advice-playouts = În { $hands } de runde jucate în gând, aduce cam { points-gained } peste mutarea obișnuită.
points-gained = { $gain ->
    [one] { $gain } punct
    [few] { $gain } puncte
    *[other] { $gain } de puncte
}
