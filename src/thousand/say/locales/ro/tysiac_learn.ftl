### Lecția jocului Tysiąc: la fiecare pas, despre ce e vorba și de ce, ce e de făcut, și o vorbă la final.
### $key-... e tasta acelei comenzi.

## 1

learn-tysiac-hand = { learn-step }: cărțile tale. În fiecare culoare asul e cel mai mare, apoi zece, rege, regină, valet, nouă.
learn-tysiac-hand-hear = Apasă { $key-hand } ca să-ți auzi toate cărțile.
learn-tysiac-hand-sort = Ai regele și regina de inimă roșie: e un mariaj. Apasă { $key-sort } ca să sortezi după rang.
learn-tysiac-hand-done = Bine. { $key-sort } sortează înapoi pe culori, oricând vrei.

## 2

learn-tysiac-auction = { learn-step }: mizarea. Cine promite cele mai multe puncte joacă singur împotriva celorlalți.
learn-tysiac-auction-110 = Borys a trebuit să deschidă cu 100. Apasă { $key-play } ca să mizezi 110; { $key-previous } și { $key-next } aleg altă miză.
learn-tysiac-auction-130 = Borys merge mai departe, dar mariajul tău face 100. Apasă { $key-play } ca să mizezi 130.
learn-tysiac-auction-done = Miza e o promisiune: dacă strângi 130 de puncte, le primești; dacă nu, pierzi 130.

## 3

learn-tysiac-musik = { learn-step }: pisicuța. Cele trei cărți sunt acum ale tale și le-a văzut toată lumea.
learn-tysiac-musik-hear = Apasă { $key-musik } ca să le auzi din nou.
learn-tysiac-musik-contract = Apasă { $key-contract } ca să auzi cine joacă și pentru cât.
learn-tysiac-musik-done = Bine. Asul de treflă îți va lua o levată.

## 4

learn-tysiac-give = { learn-step }: cărți pentru ceilalți. Fiecare adversar primește o carte de la tine, ca să aveți toți opt.
learn-tysiac-give-first = Caută valetul de inimă neagră, apasă { $key-play }, apoi alege cui îl dai, tot cu { $key-play }.
learn-tysiac-give-second = Dă și nouarul de romb: nu valorează nimic și nu-ți mai rămâne niciun romb.
learn-tysiac-give-done = Bine dat. Nimeni altcineva nu știe ce cărți au fost.

## 5

learn-tysiac-lead = { learn-step }: începutul. Începi tu, iar levata o ia cea mai mare carte din culoarea cerută.
learn-tysiac-lead-ace = Încă nu e niciun atu, așa că un as e sigur. Caută asul de treflă și apasă { $key-play }.
learn-tysiac-lead-done = Nimeni nu-l poate bate, deci punctele levatei sunt ale tale.

## 6

learn-tysiac-marriage = { learn-step }: mariajul. Începe cu rege sau regină cât le ai pe amândouă: aduce puncte și devine atu.
learn-tysiac-marriage-lead = Caută regina sau regele de inimă roșie și apasă { $key-play }. Se etalează singur, 100 de puncte.
learn-tysiac-marriage-trump = Asul jucat de Anna ia levata, dar cele 100 de puncte sunt ale tale. Apasă { $key-trump } ca să auzi atuul.
learn-tysiac-marriage-done = Bine. Un atu bate orice carte din alte culori.

## 7

learn-tysiac-follow = { learn-step }: la culoare. Cine are culoarea cerută trebuie s-o joace.
learn-tysiac-follow-trick = Apasă { $key-trick } ca să auzi cărțile levatei.
learn-tysiac-follow-suit = Ai o singură inimă neagră, deci joac-o. { $key-next-playable } o găsește; poți încerca întâi altă carte.
learn-tysiac-follow-done = Levata e pierdută, dar nu te-a costat niciun punct.

## 8

learn-tysiac-trump = { learn-step }: tăiatul. Dacă n-ai nicio carte din culoarea cerută, trebuie să joci un atu.
learn-tysiac-trump-in = Se cere romb, iar tu n-ai: alege orice inimă roșie și apasă { $key-play }.
learn-tysiac-trump-done = Ai tăiat: un zece și un as sunt ale tale.

## 9

learn-tysiac-rest = { learn-step }: celelalte levate. Ai deja cele 130 de puncte, dar levatele se joacă până la capăt.
learn-tysiac-rest-first = Atuurile tale iau tot ce întâlnesc. Alege o carte și apasă { $key-play }.
learn-tysiac-rest-on = Alege o carte care se poate juca și apasă { $key-play }.
learn-tysiac-rest-done = Contractul e făcut: primești 130 de puncte, ceilalți cât au strâns, rotunjit la cinci.

## 10

learn-tysiac-scores = { learn-step }: scorul. De la 800 de puncte ești pe butoi și câștigi doar din contractele tale.
learn-tysiac-scores-hear = Apasă { $key-scores } ca să auzi punctele.
learn-tysiac-scores-done = Fiecare rundă aduce sau ia puncte, până când are cineva 1000.

## Sfârșitul

learn-tysiac-end = Asta a fost tot. Câștigă primul cu 1000 de puncte; când toți spun pas la 100 al tău, poți arunca și bomba.
learn-tysiac-end-menu = Apasă { $key-play } pentru meniul principal: Joc nou începe un joc al tău.
