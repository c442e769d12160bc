### Zasady gry 1000 mil jako tekst do czytania: z tego, co w grze obowiązuje, i z niczego więcej.
###
### Każdy komunikat oprócz nagłówków to wiersz mówiony naraz: jedno lub dwa zdania, najwyżej 120
### znaków. Kiedy który pada, mówi miles_chapters.py.
### $teams: grają drużyny; $sides: ile stron gra; $goal: ile mil ma trasa.

## O co chodzi

book-aim = Cel gry
book-aim-race = { $teams ->
    [yes] 1000 mil to wyścig samochodowy w kartach, tutaj dla { $seats } graczy w { $sides } drużynach.
    *[no] 1000 mil to wyścig samochodowy w kartach, tutaj dla { $seats } graczy, każdy na własny rachunek.
}
book-aim-cards = Kartami odległości jedziesz, przeszkodami zatrzymujesz innych, a kartami obronnymi ratujesz siebie.
book-aim-trip = { $teams ->
    [yes] Drużyna, która pierwsza przejedzie dokładnie { $goal } mil, kończy trasę, a z nią rundę.
    *[no] Kto pierwszy przejedzie dokładnie { $goal } mil, kończy trasę, a z nią rundę.
}
book-aim-trip-extension = { $teams ->
    [yes] Drużyna, która pierwsza przejedzie dokładnie { $goal } mil, kończy tam trasę albo przedłuża ją do { $extended }.
    *[no] Kto pierwszy przejedzie dokładnie { $goal } mil, kończy tam trasę albo przedłuża ją do { $extended }.
}
book-aim-points = Każda runda daje punkty. Gdy ktoś uzbiera ich { $victory }, wygrywa najwyższa suma.
book-aim-one-round = Gra to jedna runda. Wygrywa najwyższy wynik.

## Karty

book-cards = Karty
book-deck = Liczba kart w talii: { $deck }. Są wśród nich odległości, przeszkody, karty obronne i zabezpieczenia.
book-distances = Odległości, w milach: { $of25 } kart po 25, { $of50 } po 50, { $of75 } po 75, { $of100 } po 100 i { $of200 } po 200.
book-hazards = Przeszkody są dla innych, a każdą kończy jej własna karta obronna.
book-hazard = { hazard }, { $cards }: pomaga { remedy }, { $remedies }.
book-safeties = Zabezpieczenia chronią przed przeszkodami do końca rundy. Każde jest w talii raz.
book-safety = { safety } unieszkodliwia { $hazards }.
book-safety-from = { hazard.acc }

## Drużyny

book-teams = Drużyny
book-teams-seats = Grają { $sides } drużyny po { $size } osoby, na przemian: do jednej drużyny należy co { $sides ->
    [2] drugi
    [3] trzeci
    *[4] czwarty
} gracz.
book-teams-table = Każdy ma w ręce własne karty, ale wszystko, co leży na stole, należy do drużyny.
book-teams-you = Twoje mile, przeszkody, zabezpieczenia i punkty to zawsze mile, przeszkody i punkty twojej drużyny.

## Rozdanie

book-deal = Rozdanie
book-deal-cards = Każdy gracz dostaje sześć kart. Pozostałe karty to stos dobierania.
book-deal-host = { $more ->
    [yes] Pierwszą rundę zaczyna gospodarz stołu.
    *[no] Zaczyna gospodarz stołu.
}
book-deal-drawn = { $more ->
    [yes] O tym, kto rozdaje pierwszą rundę, decyduje los.
    *[no] O tym, kto rozdaje, decyduje los, a zaczyna gracz po lewej stronie tej osoby.
}
book-deal-left = Co rundę rozdaje następna osoba po lewej, a zaczyna gracz po jej lewej stronie.

## Tura

book-turn = Tura
book-turn-draw = W swojej turze najpierw dobierz kartę, a potem jedną kartę zagraj albo odrzuć.
book-turn-discard = Odrzucić kartę wolno zawsze, także wtedy, gdy można coś zagrać.
book-turn-next = Potem gra osoba po twojej lewej stronie. Tylko zabezpieczenie daje ci od razu następną turę.
book-pile-empty = Gdy stos jest pusty, gra się dalej bez dobierania. Odrzucone karty w tej rundzie nie wracają.
book-pile-reshuffle = Gdy trzeba dobrać kartę, a stos jest pusty, odrzucone karty po przetasowaniu tworzą nowy stos.
book-pile-table = Karty leżące na stole tam zostają, ale przeszkoda, którą zakończyło zabezpieczenie, jest odrzucona.
book-pile-nothing = Gdy odrzuconych kart też nie ma, gra się dalej bez dobierania.
book-pile-passed-over = Gracz, który nie ma kart i nie ma czego dobrać, traci kolejkę.

## Jazda

book-driving = Jazda
book-driving-start = Na początku rundy stoisz: przed pierwszą kartą odległości potrzebujesz Zielonego światła.
book-driving-miles = Gdy jedziesz, możesz w swojej turze zagrać kartę odległości; jej mile dodają się do twoich.
book-driving-200s = { $teams ->
    [yes] Drużyna może zagrać w rundzie najwyżej dwie karty 200 mil.
    *[no] W rundzie możesz zagrać najwyżej dwie karty 200 mil.
}
book-driving-exactly = Do celu trzeba dojechać dokładnie: karty, która prowadzi dalej niż cel, nie można zagrać.

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
book-fall-battle = Wypadek, Brak paliwa, Przebita opona i Czerwone światło działają tylko na cel w drodze, bez zabezpieczenia.
book-fall-stacking = Przeszkody się kumulują: Wypadek, Brak paliwa i Przebita opona działają też na cel, który stoi lub nie ruszył.
book-fall-stacking-not = Nie działają tylko tam, gdzie leży już ta sama przeszkoda albo zabezpieczenie przed nią.
book-fall-stacking-stop = Czerwone światło nie działa na Pojazd uprzywilejowany ani na czekających na Zielone światło: na starcie, po naprawie.
book-fall-limit = Ograniczenie prędkości działa na każdy cel, także stojący, bez karty Pojazd uprzywilejowany i bez ograniczenia.
book-cure-battle = Po karcie Wypadek, Brak paliwa lub Przebita opona potrzebna jest jej karta obronna, a potem Zielone światło.
book-cure-stacking = Z kilku przeszkód każda wymaga swojej karty obronnej, w dowolnej kolejności; Zielone światło na koniec starczy jedno.
book-cure-stop = Po Czerwonym świetle wystarczy Zielone światło.
book-cure-limit = Przy Ograniczeniu prędkości można grać tylko 25 i 50, dopóki nie zagrasz Końca ograniczenia prędkości.
book-wrong-way-falls = { hazard } działa na każdy cel, także stojący, który jeszcze nie jedzie pod prąd i nie ma Asa kierownicy.
book-wrong-way-miles = Dopóki obowiązuje, twoje karty odległości zabierają mile, zamiast je dodawać, ale nigdy poniżej 0.
book-wrong-way-goal = Taka karta może być większa niż droga do celu i nie kończy trasy.
book-wrong-way-ends = { remedy } kończy ją, bez Zielonego światła: { hazard } cię nie zatrzymuje.

## Zabezpieczenia

book-protect = Zabezpieczenia
book-protect-play = Zabezpieczenie możesz zagrać w każdej swojej turze. Kończy swoje przeszkody i nie dopuszcza następnych.
book-protect-again = Potem od razu masz następną turę: dobierz kartę i znowu zagraj albo odrzuć.
book-protect-roll = Jeśli zakończyło Wypadek, Brak paliwa lub Przebitą oponę, nadal potrzebujesz Zielonego światła.
book-protect-right-of-way = Pojazd uprzywilejowany zastępuje w rundzie każde Zielone światło, także na starcie i po kartach obronnych.
book-protect-right-of-way-not = Wypadek, Brak paliwa i Przebita opona nadal cię wtedy zatrzymują, dopóki nie zagrasz ich karty obronnej.

## Świństwo

book-coup = Świństwo
book-coup-when = { $teams ->
    [yes] Mając w ręce zabezpieczenie przed przeszkodą, która trafia w twoją drużynę, możesz od razu odpowiedzieć, poza kolejką.
    *[no] Mając w ręce zabezpieczenie przed przeszkodą, która trafia w ciebie, możesz od razu odpowiedzieć, nawet poza kolejką.
}
book-coup-undone = Takie świństwo odrzuca przeszkodę, jakby nikt jej nie zagrał.
book-coup-roll = Jeśli jedziesz, jedziesz dalej bez Zielonego światła.
book-coup-waiting = Jeśli czekasz na Zielone światło, czekasz dalej, chyba że masz kartę Pojazd uprzywilejowany.
book-coup-until-play = Okazja mija, gdy ktokolwiek, ty też, zagra lub odrzuci kartę. Samo dobranie jej nie kończy.
book-coup-until-draw = Okazja mija, gdy ktokolwiek, ty też, dobierze, zagra lub odrzuci kartę.
book-coup-late = Zabezpieczenie dobrane dopiero po trafieniu nie daje świństwa.
book-coup-turn = Po świństwie dostajesz kartę za zabezpieczenie, a potem masz całą turę: dobierz i zagraj albo odrzuć.
book-coup-turn-drawn = Jeśli karta na tę turę jest już dobrana, nie dobierasz drugi raz.
book-coup-skips = Dalej gra osoba po twojej lewej stronie, a gracze pomiędzy tracą kolejkę.
book-coup-skips-drawn = Kto traci kolejkę po dobraniu karty, zatrzymuje ją i w następnej turze nie dobiera.
book-coup-opening = Kto zaczyna rundę, może przed dobraniem zagrać Pojazd uprzywilejowany jako świństwo przeciw postojowi na starcie.

## Koniec rundy

book-round = Koniec rundy
book-round-trip = { $teams ->
    [yes] Runda kończy się, gdy tylko jakaś drużyna ukończy trasę { $goal } mil.
    *[no] Runda kończy się, gdy tylko ktoś ukończy trasę { $goal } mil.
}
book-round-trip-extension = { $teams ->
    [yes] Runda kończy się, gdy tylko jakaś drużyna ukończy trasę.
    *[no] Runda kończy się, gdy tylko ktoś ukończy trasę.
}
book-round-seat-out = Kończy się też, bez zwycięzcy, gdy tylko ktoś nie ma kart i nie ma czego dobrać.
book-round-coup-first = Jeśli możliwe jest jeszcze świństwo, ma ono pierwszeństwo.
book-round-cards = Kończy się też, bez zwycięzcy, gdy nikt nie ma kart i nie może ich dobrać.
book-round-stalled = Kończy się też, gdy trzeba by znowu przetasować odrzucone karty, a od ostatniego tasowania nikt nie zagrał żadnej.

## Przedłużenie trasy

book-extension = Przedłużenie trasy
book-extension-choice = Kto ma dokładnie { $goal } mil, decyduje od razu: kończy tam rundę albo przedłuża trasę.
book-extension-goal = Po przedłużeniu celem dla wszystkich jest { $extended } mil. Nie można tego cofnąć.
book-extension-fails = Jeśli potem nikt nie przejedzie { $extended } mil, trasa zostaje nieukończona.

## Punkty

book-points = Punkty
book-points-everybody = { $teams ->
    [yes] Na koniec rundy punkty dostają wszystkie drużyny, bez względu na to, kto kończy trasę.
    *[no] Na koniec rundy punkty dostają wszyscy, bez względu na to, kto kończy trasę.
}
book-points-mile = Każda mila daje { points-count }.
book-points-mile-left = Każda mila, która zostaje na koniec, daje { points-count }.
book-points-safety = Każde zabezpieczenie daje { points-count }.
book-points-coup = Każde świństwo dodaje { points-count }.
book-points-four = Komplet czterech zabezpieczeń dodaje { points-count }.
book-points-winner = { $teams ->
    [yes] Następne punkty są tylko dla drużyny, która kończy trasę.
    *[no] Następne punkty są tylko dla gracza, który kończy trasę.
}
book-points-trip = Ukończenie trasy dodaje { points-count }.
book-points-delayed = Meta przy pustym stosie dodaje { points-count }: na koniec trasy nie było czego dobrać.
book-points-delayed-reshuffle = Meta przy pustym stosie dodaje { points-count }, także wtedy, gdy odrzucone karty były już tasowane.
book-points-safe-trip = Bezpieczna trasa dodaje { points-count }: bez żadnej karty 200 mil.
book-points-extension = Trasa ukończona po przedłużeniu dodaje { points-count }, bez względu na to, kto ją przedłużył.
book-points-shut-out-each = { $sides ->
    [2] { $teams ->
        [yes] Rywal bez mil dodaje { points-count }: druga drużyna nie zagrała żadnej karty odległości.
        *[no] Rywal bez mil dodaje { points-count }: przeciwnik nie zagrał żadnej karty odległości.
    }
    *[other] { $teams ->
        [yes] Każda drużyna bez mil dodaje { points-count }: taka, która nie zagrała żadnej karty odległości.
        *[no] Każdy rywal bez mil dodaje { points-count }: taki, który nie zagrał żadnej karty odległości.
    }
}
book-points-shut-out-all = { $sides ->
    [2] { $teams ->
        [yes] Rywal bez mil dodaje { points-count }: druga drużyna ma 0 mil.
        *[no] Rywal bez mil dodaje { points-count }: przeciwnik ma 0 mil.
    }
    *[other] { $teams ->
        [yes] Drużyny bez mil dodają razem { points-count }: wszystkie inne muszą mieć 0 mil.
        *[no] Rywale bez mil dodają razem { points-count }: wszyscy muszą mieć 0 mil.
    }
}
book-points-forfeit = Gdy przedłużenie się nie uda, każdy rywal tego, kto je ogłosił, dostaje te { points-count } raz, także bez mety.

## Koniec gry

book-game = Koniec gry
book-game-points = { $teams ->
    [yes] Gra kończy się po rundzie, w której jakaś drużyna ma już { $victory } punktów. Wygrywa najwyższa suma.
    *[no] Gra kończy się po rundzie, w której ktoś ma już { $victory } punktów. Wygrywa najwyższa suma.
}
book-game-one-round = Gra kończy się po jednej rundzie. Wygrywa najwyższy wynik.
book-game-tie = Jeśli najwyższa suma jest wspólna, gra się jeszcze jedną rundę.
book-game-tie-shared = Jeśli najwyższa suma jest wspólna, wspólne jest i zwycięstwo.
