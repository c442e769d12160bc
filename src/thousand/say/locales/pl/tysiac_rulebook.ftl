### Zasady gry Tysiąc jako tekst do czytania, tylko o tym, co się w partii gra.
###
### Każdy komunikat oprócz nagłówka to wiersz mówiony od razu: jedno lub dwa zdania, najwyżej 120 znaków.
### tysiac_chapters.py mówi, kiedy który.

## O co chodzi

tysiac-book-aim = Cel
tysiac-book-aim-game = { $seats ->
    [2] Tysiąc to gra o lewy i meldunki, tutaj dla dwóch osób.
    [3] Tysiąc to gra o lewy i meldunki, tutaj dla trzech osób.
    *[4] Tysiąc to gra o lewy i meldunki, tutaj dla czterech osób.
}
tysiac-book-aim-declarer = W każdym rozdaniu ten, kto licytuje najwyżej, rozgrywa i musi zdobyć tyle punktów, ile zapowiedział.
tysiac-book-aim-points = Kto pierwszy ma { $victory } punktów, wygrywa grę.
tysiac-book-aim-one-deal = Gra to jedno rozdanie. Wygrywa najwyższy wynik.

## Karty

tysiac-book-cards = Karty
tysiac-book-deck = W grze są 24 karty, po sześć w każdym kolorze: kier, karo, trefl i pik.
tysiac-book-rank = W każdym kolorze najwyższy jest as, potem dziesiątka, król, dama, walet i dziewiątka. Dziesiątka bije króla.
tysiac-book-worth = As to 11 punktów, dziesiątka 10, król 4, dama 3, walet 2, a dziewiątka nic.
tysiac-book-worth-all = Wszystkie karty razem to 120 punktów.
tysiac-book-couple = Król i dama jednego koloru w jednej ręce to meldunek.
tysiac-book-couple-worth = Meldunek w kierach daje 100 punktów, w karach 80, w treflach 60, w pikach 40.

## Rozdanie

tysiac-book-deal = Rozdanie
tysiac-book-deal-first = Kto rozdaje pierwszy, rozstrzyga los.
tysiac-book-deal-left = Następne rozdanie należy zawsze do osoby po lewej.
tysiac-book-deal-three = Trzy osoby dostają po 7 kart. Pozostałe 3 karty to musik, zakryty.
tysiac-book-deal-two = Obie osoby dostają po 10 kart. Pozostałe 4 karty to dwa zakryte musiki po 2 karty.
tysiac-book-deal-four = Rozdający nie gra w swoim rozdaniu i nic w nim nie zdobywa.
tysiac-book-nines = Kto dostał wszystkie cztery dziewiątki, może przed swoją pierwszą odzywką prosić o nowe rozdanie.
tysiac-book-nines-again = Wtedy ta sama osoba rozdaje jeszcze raz.

## Licytacja

tysiac-book-auction = Licytacja
tysiac-book-auction-open = Osoba po lewej od rozdającego musi zacząć od { $opening }.
tysiac-book-auction-go-on = Potem każdy po kolei licytuje wyżej, co dziesięć, albo pasuje. Po pasie nie licytuje się już w tym rozdaniu.
tysiac-book-auction-end = Gdy spasują wszyscy oprócz jednej osoby, to ona rozgrywa, a jej odzywka jest kontraktem.
tysiac-book-auction-most = Bez meldunku w ręce możesz licytować najwyżej { $most }.
tysiac-book-auction-more = Z meldunkami możesz dodać tyle, ile dają wszystkie w twojej ręce.
tysiac-book-auction-cap = Nigdy nie wolno licytować więcej niż { $cap }.

## Musik

tysiac-book-musik = Musik
tysiac-book-musik-taken = Musik widzą wszyscy, a bierze go rozgrywający.
tysiac-book-musik-forced = Jeśli obaj inni spasowali na otwarcie { $opening }, musik widzi tylko rozgrywający.
tysiac-book-musik-given = Potem daje każdemu przeciwnikowi jedną zakrytą kartę z ręki. Każdy ma wtedy 8 kart.
tysiac-book-musiks-taken = Rozgrywający bierze jeden z dwóch musików. Przeciwnik go nie widzi.
tysiac-book-musiks-shown = Rozgrywający bierze jeden z dwóch musików i pokazuje go przeciwnikowi.
tysiac-book-musiks-laid = Potem odkłada w jego miejsce dwie zakryte karty z ręki.
tysiac-book-musiks-last = Kto weźmie ostatnią lewę, dostaje te dwie karty i drugi musik, razem z ich punktami.
tysiac-book-musik-raise = Zanim da pierwszą kartę, rozgrywający może podnosić kontrakt co dziesięć, jak pozwala nowa ręka.
tysiac-book-musiks-raise = Zanim odłoży pierwszą kartę, rozgrywający może podnosić kontrakt co dziesięć, jak pozwala nowa ręka.

## Bomba

tysiac-book-bomb = Bomba
tysiac-book-bomb-when = Jeśli obaj inni spasowali na otwarcie { $opening }, rozgrywający może rzucić bombę, zanim da kartę.
tysiac-book-bomb-points = Rozdanie kończy się wtedy bez lew. Rozgrywający nie ma nic, przeciwnicy po { $bomb } punktów.
tysiac-book-bomb-barrel = Przeciwnik na beczce ich nie dostaje.
tysiac-book-bomb-often = { $bombs ->
    [one] Każdy może rzucić w grze jedną bombę.
    [few] Każdy może rzucić w grze { $bombs } bomby.
    *[many] Każdy może rzucić w grze { $bombs } bomb.
}

## Lewy

tysiac-book-tricks = Lewy
tysiac-book-tricks-lead = Do pierwszej lewy wychodzi rozgrywający. Kto weźmie lewę, wychodzi do następnej.
tysiac-book-tricks-won = Lewę bierze najwyższy atut, a bez atutu najwyższa karta w kolorze wyjścia.
tysiac-book-tricks-follow = Trzeba dokładać do koloru: zagraj kartę w kolorze wyjścia, jeśli ją masz.
tysiac-book-tricks-beat = Jeśli możesz, musisz nią wtedy przebić najlepszą kartę lewy.
tysiac-book-tricks-trump = Jeśli jej nie masz, musisz zagrać atut, a bez atutu dowolną kartę.
tysiac-book-tricks-any = Jeśli jej nie masz, możesz zagrać dowolną kartę.
tysiac-book-tricks-overtrump = Grając atut, musisz przebić atuty leżące w lewie, jeśli możesz.

## Meldunki

tysiac-book-marriages = Meldunki i atut
tysiac-book-marriages-declare = Wyjdź królem albo damą, mając w ręce oboje, a meldunek ogłasza się sam.
tysiac-book-marriages-lead = Dokładając taką kartę do lewy, do której wyszedł ktoś inny, niczego się nie melduje.
tysiac-book-marriages-first = W pierwszej lewie nie można meldować.
tysiac-book-marriages-trump = Punkty są od razu twoje. Kolor meldunku jest atutem od tej lewy aż do następnego meldunku.
tysiac-book-marriages-who = Meldować może każdy, nie tylko rozgrywający. Przed pierwszym meldunkiem atutu nie ma.

## Punkty

tysiac-book-points = Punkty
tysiac-book-points-tested = Kontrakt jest ugrany, gdy lewy i meldunki rozgrywającego dają co najmniej tyle, przed zaokrągleniem.
tysiac-book-points-laid = Cztery odłożone karty też się liczą temu, kto je dostał.
tysiac-book-points-contract = Ugrany kontrakt daje dokładnie tyle, ile wynosi, choćby punktów było więcej.
tysiac-book-points-taken = Ugrany kontrakt daje wszystkie zdobyte punkty, zaokrąglone.
tysiac-book-points-failed = Nieugrany kontrakt odejmuje się rozgrywającemu od jego sumy.
tysiac-book-points-others = { $seats ->
    [2] Przeciwnik dostaje punkty za swoje lewy i meldunki, zaokrąglone.
    *[other] Każdy przeciwnik dostaje punkty za swoje lewy i meldunki, zaokrąglone.
}
tysiac-book-points-rounded = { $multiple ->
    [5] Punkty zaokrągla się do najbliższej wielokrotności 5.
    *[other] Punkty zaokrągla się do najbliższej wielokrotności { $multiple }; piątkę na końcu w górę.
}

## Beczka

tysiac-book-barrel = Beczka
tysiac-book-barrel-on = Kto zaczyna rozdanie z sumą co najmniej { $barrel }, jest na beczce i zyskuje tylko, gdy rozgrywa.
tysiac-book-barrel-lose = Na beczce nadal można stracić punkty przez nieugrany kontrakt i z niej spaść.
tysiac-book-barrel-past = Kto ma mniej, może minąć beczkę w jednym rozdaniu, także jako przeciwnik.

## Koniec gry

tysiac-book-game = Koniec gry
tysiac-book-game-points = Gra kończy się po rozdaniu, w którym ktoś ma już { $victory } punktów.
tysiac-book-game-two = Jeśli w jednym rozdaniu ma je kilka osób, wygrywa rozgrywający, a jeśli to nie on, najwyższa suma.
tysiac-book-game-one-deal = Gra kończy się po jednym rozdaniu. Zwycięża najwyższy wynik.
tysiac-book-game-shared = Osoby z tą samą najwyższą sumą wygrywają wspólnie.
tysiac-book-game-minus = Suma punktów może też być ujemna.
