### Zasady gry 1000 mil jako tekst do czytania: z tego, co w grze obowiązuje, i z niczego więcej.
###
### Każdy komunikat oprócz nagłówków to wiersz mówiony naraz: jedno lub dwa zdania, najwyżej 120
### znaków. Kiedy który pada, mówi miles_chapters.py.
### $teams: grają drużyny; $sides: ile stron gra; $goal: ile mil ma trasa.

## O co chodzi

book-aim = Cel gry
book-aim-race = { $teams ->
    [yes] 1000 mil to karciany wyścig samochodowy, tutaj dla { $seats } graczy w { $sides } drużynach.
    *[no] 1000 mil to karciany wyścig samochodowy, tutaj dla { $seats } graczy, każdy za siebie.
}
book-aim-cards = Kartami odległości jedziesz, przeszkodami zatrzymujesz innych, a kartami obronnymi ratujesz siebie.
book-aim-trip = { $teams ->
    [yes] Drużyna, która pierwsza przejedzie dokładnie { $goal } { unit.gen }, kończy trasę, a z nią rundę.
    *[no] Kto pierwszy przejedzie dokładnie { $goal } { unit.gen }, kończy trasę, a z nią rundę.
}
book-aim-trip-extension = { $teams ->
    [yes] Drużyna, która pierwsza przejedzie dokładnie { $goal } { unit.gen }, kończy trasę albo przedłuża ją do { $extended }.
    *[no] Kto pierwszy przejedzie dokładnie { $goal } { unit.gen }, kończy trasę albo przedłuża ją do { $extended }.
}
book-aim-points = Każda runda daje punkty. Gdy ktoś uzbiera ich { $victory }, grę wygrywa ten, kto ma najwięcej.
book-aim-one-round = Gra to jedna runda. Wygrywa ten, kto ma najwięcej punktów.

## Karty

book-cards = Karty
book-deck = Talia ma { $deck ->
    [one] { $deck } kartę
    [few] { $deck } karty
    *[many] { $deck } kart
}. Są w niej odległości, przeszkody, karty obronne i zabezpieczenia.
book-distances = Odległości, w { unit.loc }: { $of25 } kart po 25, { $of50 } po 50, { $of75 } po 75, { $of100 } po 100 i { $of200 } po 200.
book-hazards = Przeszkody to karty do atakowania innych, a na każdą jest osobna karta obronna.
book-hazard = { hazard }, { $cards }: pomaga { remedy }, { $remedies }.
book-safeties = Zabezpieczenia, czyli karty odporności, chronią przed przeszkodami do końca rundy. Każde jest tylko jedno.
book-safety = { safety } chroni przed { $hazards }.
book-safety-from = { hazard.ins }

## Drużyny

book-teams = Drużyny
book-teams-seats = Grają { $sides } drużyny po { $size } osoby, na przemian: do jednej drużyny należy co { $sides ->
    [2] drugi
    [3] trzeci
    *[4] czwarty
} gracz.
book-teams-table = Każdy ma w ręce własne karty, ale wszystko, co leży na stole, należy do drużyny.
book-teams-you = Tak więc { unit }, przeszkody, zabezpieczenia i punkty macie zawsze wspólne.

## Rozdanie

book-deal = Rozdanie
book-deal-cards = Każdy gracz dostaje sześć kart. Pozostałe tworzą stos, z którego się dobiera.
book-deal-host = { $more ->
    [yes] Pierwszą rundę zaczyna gospodarz stołu.
    *[no] Zaczyna gospodarz stołu.
}
book-deal-drawn = { $more ->
    [yes] O tym, kto rozdaje w pierwszej rundzie, decyduje los.
    *[no] O tym, kto rozdaje, decyduje los, a zaczyna osoba po lewej ręce rozdającego.
}
book-deal-left = Co rundę rozdaje następna osoba po lewej, a zaczyna gracz po lewej ręce rozdającego.

## Tura

book-turn = Tura
book-turn-draw = W swojej turze najpierw dobierz kartę, a potem jedną kartę zagraj albo odrzuć.
book-turn-discard = Odrzucić kartę wolno zawsze, także wtedy, gdy można coś zagrać.
book-turn-next = Potem gra osoba po twojej lewej stronie. Tylko po zabezpieczeniu od razu grasz jeszcze raz.
book-pile-empty = Gdy stos jest pusty, gra się dalej bez dobierania. Odrzucone karty w tej rundzie nie wracają.
book-pile-reshuffle = Gdy trzeba dobrać kartę, a stos jest pusty, odrzucone karty po przetasowaniu tworzą nowy stos.
book-pile-table = Karty leżące na stole tam zostają, ale przeszkoda usunięta zabezpieczeniem trafia do odrzuconych.
book-pile-nothing = Gdy odrzuconych kart też nie ma, gra się dalej bez dobierania.
book-pile-passed-over = Gracz, który nie ma kart i nie ma czego dobrać, traci kolejkę.

## Jazda

book-driving = Jazda
book-driving-start = Na początku rundy stoisz: przed pierwszą kartą odległości potrzebujesz Zielonego światła.
book-driving-miles = Gdy jedziesz, możesz w swojej turze zagrać kartę odległości; jej { unit } dodają się do twoich.
book-driving-200s = { $teams ->
    [yes] Drużyna może zagrać w rundzie najwyżej dwie karty 200 { unit.gen }.
    *[no] W rundzie możesz zagrać najwyżej dwie karty 200 { unit.gen }.
}
book-driving-exactly = Do celu trzeba dojechać co do { unit.one-gen }: karty, która prowadzi dalej niż cel, nie można zagrać.

## Przeszkody i karty obronne

book-fall = Przeszkody i karty obronne
book-fall-on = { $sides ->
    [2] { $teams ->
        [yes] Przeszkody zagrywa się na drugą drużynę.
        *[no] Przeszkody zagrywa się na przeciwnika.
    }
    *[other] { $teams ->
        [yes] Przeszkody zagrywa się na dowolną inną drużynę.
        *[no] Przeszkody zagrywa się na dowolnego innego gracza.
    }
}
book-fall-left = { $teams ->
    [yes] Przeszkody można zagrywać tylko na drużynę gracza po lewej stronie.
    *[no] Przeszkody można zagrywać tylko na gracza po lewej stronie.
}
book-fall-battle = Wypadek, Brak paliwa, Przebita opona i Czerwone światło trafiają tylko tego, kto jedzie i nie ma zabezpieczenia.
book-fall-stacking = Przeszkody się kumulują: Wypadek, Brak paliwa i Przebita opona trafiają też tego, kto stoi lub jeszcze nie ruszył.
book-fall-stacking-not = Nie trafiają tylko tego, kto ma już tę samą przeszkodę albo zabezpieczenie przed nią.
book-fall-stacking-stop = Czerwone światło nie trafia Pojazdu uprzywilejowanego ani tego, kto i tak czeka na Zielone światło.
book-fall-limit = Ograniczenie prędkości trafia każdego, nawet na postoju, kto jeszcze go nie ma i nie ma Pojazdu uprzywilejowanego.
book-cure-battle = Po karcie Wypadek, Brak paliwa lub Przebita opona potrzebna jest jej karta obronna, a potem Zielone światło.
book-cure-stacking = Na każdą z kilku przeszkód trzeba osobnej karty, w dowolnej kolejności; na koniec wystarczy jedno Zielone światło.
book-cure-stop = Po Czerwonym świetle wystarczy Zielone światło.
book-cure-limit = Przy Ograniczeniu prędkości wolno grać tylko 25 i 50, dopóki nie zagrasz Końca ograniczenia prędkości.
book-wrong-way-falls = { hazard } trafia każdego, nawet na postoju, kto jeszcze nie jedzie pod prąd i nie ma Asa kierownicy.
book-wrong-way-miles = Dopóki jedziesz pod prąd, karty odległości odejmują ci { unit }, zamiast je dodawać, ale nigdy poniżej 0.
book-wrong-way-goal = Taka karta może być większa niż droga do celu, ale nie kończy trasy.
book-wrong-way-ends = { remedy } przywraca właściwy kierunek, bez Zielonego światła, bo { hazard } nie zatrzymuje.

## Zabezpieczenia

book-protect = Zabezpieczenia
book-protect-play = Zabezpieczenie możesz zagrać w każdej swojej turze. Usuwa przeszkody, przed którymi chroni, i nie dopuszcza następnych.
book-protect-again = Potem od razu masz następną turę: dobierz kartę i znowu zagraj albo odrzuć.
book-protect-roll = Gdy zabezpieczenie usunie Wypadek, Brak paliwa lub Przebitą oponę, nadal potrzebujesz Zielonego światła.
book-protect-right-of-way = Pojazd uprzywilejowany zastępuje w rundzie każde Zielone światło, także na starcie i po kartach obronnych.
book-protect-right-of-way-not = Wypadek, Brak paliwa i Przebita opona nadal cię wtedy zatrzymują, aż zagrasz właściwą kartę obronną.

## Świństwo

book-coup = Świństwo
book-coup-when = { $teams ->
    [yes] Gdy przeszkoda trafia twoją drużynę, a masz w ręce zabezpieczenie przed nią, możesz odpowiedzieć od razu, poza kolejką.
    *[no] Gdy przeszkoda trafia ciebie, a masz w ręce zabezpieczenie przed nią, możesz odpowiedzieć od razu, poza kolejką.
}
book-coup-undone = To jest właśnie świństwo: przeszkoda idzie do odrzuconych, jakby nikt jej nie zagrał.
book-coup-roll = Kto jechał, jedzie dalej bez Zielonego światła.
book-coup-waiting = Kto czekał na Zielone światło, czeka dalej, chyba że ma Pojazd uprzywilejowany.
book-coup-until-play = Okazja mija, gdy ktokolwiek, także ty, zagra lub odrzuci kartę. Samo dobranie jej nie kończy.
book-coup-until-draw = Okazja mija, gdy ktokolwiek, także ty, dobierze, zagra lub odrzuci kartę.
book-coup-late = Zabezpieczenie dobrane dopiero po ataku nie nadaje się już na świństwo.
book-coup-turn = Po świństwie dostajesz kartę w miejsce zabezpieczenia, a potem masz całą turę: dobierz i zagraj albo odrzuć.
book-coup-turn-drawn = Kto w tej turze już dobrał kartę, nie dobiera drugi raz.
book-coup-skips = Dalej gra osoba po twojej lewej stronie, a gracze pomiędzy tracą kolejkę.
book-coup-skips-drawn = Kto traci kolejkę po dobraniu karty, zatrzymuje ją i w następnej turze nie dobiera.
book-coup-opening = Kto zaczyna rundę, może przed dobraniem zrobić świństwo Pojazdem uprzywilejowanym: ruszyć od razu ze startu.

## Koniec rundy

book-round = Koniec rundy
book-round-trip = { $teams ->
    [yes] Runda kończy się, gdy tylko jakaś drużyna ukończy trasę { $goal } { unit.gen }.
    *[no] Runda kończy się, gdy tylko ktoś ukończy trasę { $goal } { unit.gen }.
}
book-round-trip-extension = { $teams ->
    [yes] Runda kończy się, gdy tylko jakaś drużyna ukończy trasę.
    *[no] Runda kończy się, gdy tylko ktoś ukończy trasę.
}
book-round-seat-out = Kończy się też, bez zwycięzcy, gdy tylko ktoś nie ma kart i nie ma czego dobrać.
book-round-coup-first = Jeśli ktoś może jeszcze zrobić świństwo, ma pierwszeństwo.
book-round-cards = Kończy się też, bez zwycięzcy, gdy nikt nie ma kart i nie może ich dobrać.
book-round-stalled = Kończy się też, gdy trzeba by znowu przetasować odrzucone karty, a od ostatniego tasowania nikt nie zagrał żadnej.

## Przedłużenie trasy

book-extension = Przedłużenie trasy
book-extension-choice = Kto ma dokładnie { $goal } { unit.gen }, decyduje od razu: kończy rundę albo przedłuża trasę.
book-extension-goal = Po przedłużeniu celem dla wszystkich jest { $extended } { unit.gen }. Nie można tego cofnąć.
book-extension-fails = Jeśli potem nikt nie przejedzie { $extended } { unit.gen }, trasa zostaje nieukończona.

## Punkty

book-points = Punkty
book-points-everybody = { $teams ->
    [yes] Na koniec rundy punkty dostają wszystkie drużyny, bez względu na to, kto ukończył trasę.
    *[no] Na koniec rundy punkty dostają wszyscy, bez względu na to, kto ukończył trasę.
}
book-points-mile = { unit.each } daje { points-count }.
book-points-mile-left = { $unit ->
    [km] { unit.each }, który zostaje na koniec, daje { points-count }.
   *[miles] { unit.each }, która zostaje na koniec, daje { points-count }.
}
book-points-safety = Każde zabezpieczenie daje { points-count }.
book-points-coup = Każde świństwo dodaje { points-count }.
book-points-four = Komplet czterech zabezpieczeń dodaje { points-count }.
book-points-winner = { $teams ->
    [yes] Pozostałe premie są tylko dla drużyny, która ukończyła trasę.
    *[no] Pozostałe premie są tylko dla gracza, który ukończył trasę.
}
book-points-trip = Ukończenie trasy dodaje { points-count }.
book-points-delayed = Finisz przy pustym stosie dodaje { points-count }: na koniec trasy nie było już czego dobrać.
book-points-delayed-reshuffle = Finisz przy pustym stosie dodaje { points-count }; liczy się też każdy finisz po przetasowaniu kart.
book-points-safe-trip = Bezpieczna trasa dodaje { points-count }: bez żadnej karty 200 { unit.gen }.
book-points-extension = Trasa ukończona po przedłużeniu dodaje { points-count }, bez względu na to, kto ją przedłużył.
book-points-shut-out-each = { $sides ->
    [2] { $teams ->
        [yes] Wygrana do zera dodaje { points-count }: druga drużyna nie zagrała żadnej karty odległości.
        *[no] Wygrana do zera dodaje { points-count }: przeciwnik nie zagrał żadnej karty odległości.
    }
    *[other] { $teams ->
        [yes] Wygrana do zera dodaje { points-count } za każdą drużynę, która nie zagrała żadnej karty odległości.
        *[no] Wygrana do zera dodaje { points-count } za każdego, kto nie zagrał żadnej karty odległości.
    }
}
book-points-shut-out-all = { $sides ->
    [2] { $teams ->
        [yes] Wygrana do zera dodaje { points-count }: druga drużyna ma 0 { unit.gen }.
        *[no] Wygrana do zera dodaje { points-count }: przeciwnik ma 0 { unit.gen }.
    }
    *[other] { $teams ->
        [yes] Wygrana do zera dodaje { points-count }, raz: wszystkie inne drużyny mają 0 { unit.gen }.
        *[no] Wygrana do zera dodaje { points-count }, raz: wszyscy przeciwnicy mają 0 { unit.gen }.
    }
}
book-points-forfeit = Gdy przedłużenie się nie uda, każdy rywal tego, kto je ogłosił, dostaje raz { points-count }, nawet bez ukończenia trasy.

## Koniec gry

book-game = Koniec gry
book-game-points = { $teams ->
    [yes] Gra kończy się po rundzie, w której jakaś drużyna ma już { $victory ->
        [one] { $victory } punkt
        [few] { $victory } punkty
        *[many] { $victory } punktów
    }. Wygrywa najwyższa suma.
    *[no] Gra kończy się po rundzie, w której ktoś ma już { $victory ->
        [one] { $victory } punkt
        [few] { $victory } punkty
        *[many] { $victory } punktów
    }. Wygrywa najwyższa suma.
}
book-game-one-round = Gra kończy się po jednej rundzie. Wygrywa najwyższy wynik.
book-game-tie = Przy remisie na czele gra się jeszcze jedną rundę.
book-game-tie-shared = Przy remisie na czele zwycięstwo jest wspólne.
