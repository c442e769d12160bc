### Lekcja gry 1000 mil: do każdego kroku, o co w nim chodzi i dlaczego, co zrobić, i słowo na koniec.
### $key-... to klawisz danego polecenia; $card, $hazard, $remedy i $safety to karty tego rozdania.

## 1

learn-miles-hand = { learn-step }: twoje karty. To wyścig: karty odległości wiozą cię naprzód, a cudze przeszkody zatrzymują.
learn-miles-hand-hear = Naciśnij klawisz { $key-hand }, żeby usłyszeć wszystkie swoje karty.
learn-miles-hand-walk = Teraz po jednej: { $key-next } podaje następną, { $key-previous } poprzednią. Potem naciśnij { $key-next-playable }: znajdzie kartę do gry.
learn-miles-hand-done = Dobrze. Przy każdej karcie słychać, która to z kolei i czy można ją teraz zagrać.

## 2

learn-miles-draw = { learn-step }: dobieranie. Każda tura zaczyna się od nowej karty, więc wybierasz z siedmiu.
learn-miles-draw-first = Naciśnij klawisz { $key-draw }, żeby dobrać kartę.
learn-miles-draw-again = Dobierz kartę: naciśnij klawisz { $key-draw }.
learn-miles-draw-done = Dobrze. Nowa karta jest zawsze ostatnia w ręce.

## 3

learn-miles-start = { learn-step }: start. Żaden samochód nie ruszy bez karty Zielone światło.
learn-miles-start-roll = Znajdź Zielone światło: { $key-next } i { $key-previous } zmieniają kartę. Potem zagraj je klawiszem { $key-play }.
learn-miles-start-done = Brawo. Teraz kolej na innych.

## 4

learn-miles-drive = { learn-step }: jazda. Odległości się sumują, jedna karta na turę, a rundę wygrywa równo 1000 { unit.gen }.
learn-miles-drive-miles = Wybierz kartę odległości i naciśnij klawisz { $key-play }.
learn-miles-drive-done = Jesteś w drodze.

## 5

learn-miles-ask = { learn-step }: pytania. W każdej chwili możesz zapytać, jak stoi gra; nic to nie kosztuje.
learn-miles-ask-turn = Naciśnij klawisz { $key-turn }, żeby usłyszeć, czyja kolej.
learn-miles-ask-info = Naciśnij klawisz { $key-info }, żeby usłyszeć, jak komu idzie.
learn-miles-ask-scores = Naciśnij klawisz { $key-scores }, żeby usłyszeć punkty.
learn-miles-ask-done = Dobrze. Te trzy klawisze działają zawsze.

## 6

learn-miles-attack = { learn-step }: atak. Przeszkoda zatrzymuje innego gracza, aż zagra on właściwą kartę obronną.
learn-miles-attack-hit = Znajdź { card.acc } i naciśnij { $key-play }. Zaatakować możesz dwie osoby: wybierz jedną, potem Enter.
learn-miles-attack-done = Trafione. Gdy zaatakować można tylko jedną osobę, nie ma pytania.

## 7

learn-miles-repair = { learn-step }: naprawa. Zatrzymuje cię { hazard }: najpierw potrzebujesz { remedy.gen }, potem Zielonego światła.
learn-miles-repair-remedy = Wybierz kartę { card } i naciśnij klawisz { $key-play }.
learn-miles-repair-roll = Żeby znów ruszyć, wybierz Zielone światło i naciśnij klawisz { $key-play }.
learn-miles-repair-done = Naprawione, znów jesteś w drodze.

## 8

learn-miles-limit = { learn-step }: Ograniczenie prędkości. Wolno jechać tylko po 25 lub 50, dopóki nie zagrasz Końca ograniczenia.
learn-miles-limit-slow = Zagraj 25, 50 albo Koniec ograniczenia klawiszem { $key-play }. Na próbę możesz najpierw zagrać więcej.
learn-miles-limit-done = Dobry wybór.

## 9

learn-miles-safety = { learn-step }: zabezpieczenia. Każde z czterech chroni cię przez całą rundę i daje 100 punktów.
learn-miles-safety-lay = { card } chroni przed Czerwonym światłem i ograniczeniem. Zagraj tę kartę klawiszem { $key-play }.
learn-miles-safety-again = Zabezpieczenie daje dodatkową turę: dobierz kartę klawiszem { $key-draw }.
learn-miles-safety-drive = Drugie zabezpieczenie zachowaj, zaraz się przyda. Zagraj kartę odległości klawiszem { $key-play }.
learn-miles-safety-done = Ograniczenie prędkości już cię nie dotyczy.

## 10

learn-miles-coup = { learn-step }: świństwo. Masz zabezpieczenie przed tą przeszkodą: odpowiedz od razu, poza kolejką.
learn-miles-coup-answer = Klawisz { $key-answer } zagra { safety.acc } w odpowiedzi na { hazard.acc }: 400 punktów i twoja kolej.
learn-miles-coup-draw = Przeszkoda znika, jakby jej nie było. Dobierz kartę klawiszem { $key-draw }.
learn-miles-coup-discard = Gdy żadna karta nie pomaga, odrzuć jedną: wybierz zbędne już Zielone światło i naciśnij { $key-discard }.
learn-miles-coup-done = Tak kończy się każda tura: kartą zagraną albo odrzuconą.

## Koniec

learn-miles-end = To wszystko. Rundę wygrywa, kto pierwszy ma równo 1000 { unit.gen }; gra się, aż ktoś zdobędzie 5000 punktów.
learn-miles-end-menu = Klawisz { $key-play } otwiera menu główne: wybierz tam Nowa gra, żeby zagrać już naprawdę.
