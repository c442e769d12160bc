### Lecția jocului 1000 de mile: la fiecare pas, despre ce e vorba și de ce, ce e de făcut, și o vorbă la final.
### $key-... e tasta acelei comenzi; $card, $hazard, $remedy și $safety sunt cărțile acestei împărțiri.

## 1

learn-miles-hand = { learn-step }: cărțile tale. Asta e o cursă: { unit.the } te duc înainte, obstacolele celorlalți te opresc.
learn-miles-hand-hear = Apasă { $key-hand } ca să-ți auzi toate cărțile.
learn-miles-hand-walk = Acum una câte una: { $key-next } trece la următoarea, { $key-previous } la cea dinainte. Apoi apasă { $key-next-playable }, pentru una de jucat.
learn-miles-hand-done = Bine. Fiecare carte își spune locul și dacă se poate juca acum.

## 2

learn-miles-draw = { learn-step }: trasul cărților. Fiecare rând începe cu o carte nouă, așa că alegi din șapte.
learn-miles-draw-first = Apasă { $key-draw } ca să tragi o carte.
learn-miles-draw-again = Trage o carte: apasă { $key-draw }.
learn-miles-draw-done = Bine. Cartea nouă e mereu ultima din mână.

## 3

learn-miles-start = { learn-step }: pornirea. Nicio mașină nu pleacă fără undă verde, adică fără cartea Drum liber.
learn-miles-start-roll = Caută Drum liber cu { $key-next } și { $key-previous }, apoi joacă-l cu { $key-play }.
learn-miles-start-done = Bravo. Acum joacă ceilalți.

## 4

learn-miles-drive = { learn-step }: mersul. { unit.the-cap } se adună, câte o carte pe rând, și exact 1000 câștigă runda.
learn-miles-drive-miles = Alege o carte cu { unit } și apasă { $key-play }.
learn-miles-drive-done = Ești pe drum.

## 5

learn-miles-ask = { learn-step }: întrebările. Poți întreba oricând cum stau lucrurile; nu te costă nimic.
learn-miles-ask-turn = Apasă { $key-turn } ca să auzi cine e la rând.
learn-miles-ask-info = Apasă { $key-info } ca să auzi cum stă fiecare.
learn-miles-ask-scores = Apasă { $key-scores } ca să auzi punctele.
learn-miles-ask-done = Bine. Tastele acestea răspund oricând.

## 6

learn-miles-attack = { learn-step }: atacul. Un obstacol îl ține pe loc pe un adversar până joacă remediul potrivit.
learn-miles-attack-hit = Caută { card } și apasă { $key-play }. Poți lovi doi jucători: alege pe cine și apasă Enter.
learn-miles-attack-done = Ai nimerit. Când poate fi lovit un singur jucător, nu mai ai ce alege.

## 7

learn-miles-repair = { learn-step }: reparația. Te ține pe loc { hazard.the }: întâi îți trebuie { remedy }, apoi Drum liber.
learn-miles-repair-remedy = Alege { card } și apasă { $key-play }.
learn-miles-repair-roll = Ca să pornești din nou, alege Drum liber și apasă { $key-play }.
learn-miles-repair-done = Gata reparația, ești iar pe drum.

## 8

learn-miles-limit = { learn-step }: Limita de viteză. Mergi, dar numai cu 25 sau 50, până joci Sfârșitul limitei de viteză.
learn-miles-limit-slow = Joacă 25, 50 sau Sfârșitul limitei de viteză cu { $key-play }. Poți încerca întâi o carte mai mare.
learn-miles-limit-done = Bună alegere.

## 9

learn-miles-safety = { learn-step }: protecțiile. Fiecare din cele patru te apără toată runda și aduce 100 de puncte.
learn-miles-safety-lay = { card.the } te scapă de Stop și de Limita de viteză și nu-ți mai trebuie Drum liber. Joac-o cu { $key-play }.
learn-miles-safety-again = O protecție îți mai dă un rând: apasă { $key-draw } ca să tragi.
learn-miles-safety-drive = Încă o protecție. Păstreaz-o, vezi imediat de ce, și joacă { unit } cu { $key-play }.
learn-miles-safety-done = De acum nu mai ai limită de viteză.

## 10

learn-miles-coup = { learn-step }: riposta. Ai protecția împotriva acestui obstacol: răspunde imediat, peste rând.
learn-miles-coup-answer = Apasă { $key-answer } ca să răspunzi la { hazard.acc } cu { safety.the }: 400 de puncte și ești la rând.
learn-miles-coup-draw = Obstacolul a dispărut de parcă n-ar fi fost. Apasă { $key-draw } ca să tragi.
learn-miles-coup-discard = Când nicio carte nu ajută, arunci una: alege Drum liber, care nu-ți mai trebuie, și apasă { $key-discard }.
learn-miles-coup-done = Așa se încheie fiecare rând: cu o carte jucată sau aruncată.

## Sfârșitul

learn-miles-end = Asta a fost tot. Cine are primul exact 1000 de { unit } câștigă runda; se joacă până are cineva 5000 de puncte.
learn-miles-end-menu = Apasă { $key-play } pentru meniul principal: Joc nou începe un joc al tău.
