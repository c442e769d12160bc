### Opcje gry Tysiąc: jak się nazywają one i ich wartości i co znaczą.
###
### Wartość stoi za opcją ("Bomby: po 1") albo przed nią. Objaśnienie odpowiada na klawisz D i nie może się od
### niego zaczynać.

tysiac-option-rules = Zasady
tysiac-option-teams = Drużyny
tysiac-option-length = Długość gry
tysiac-option-match-points = Zwycięstwo przy
tysiac-option-hard-cap = Najwyższa odzywka
tysiac-option-four-nines = Nowe rozdanie za cztery dziewiątki
tysiac-option-raise-after-musik = Podnoszenie kontraktu po musiku
tysiac-option-show-musik = Pokazywanie musiku
tysiac-option-bombs = Bomby
tysiac-option-must-trump = Przymus atutowania
tysiac-option-must-beat = Przymus przebijania
tysiac-option-marriage-on-first-trick = Meldunek w pierwszej lewie
tysiac-option-declarer-scores = Za ugrany kontrakt
tysiac-option-round-to = Zaokrąglanie
tysiac-option-barrel = Beczka

## Wartości

tysiac-value-rules = { $value ->
    [house] domowe
    *[other] { $value }
}
tysiac-value-switch = { $value ->
    [yes] tak
    *[no] nie
}
tysiac-value-teams = każdy za siebie
tysiac-value-length = { $value ->
    [one-round] jedno rozdanie
    *[to-points] aż ktoś zdobędzie punkty
}
tysiac-value-bombs = { $count ->
    [0] bez bomb
    *[other] po { $count }
}
tysiac-value-must-beat = { $value ->
    [suit] w kolorze wyjścia
    [suit-and-trump] w kolorze wyjścia i atutami
    *[none] nie
}
tysiac-value-declarer-scores = { $value ->
    [points] wszystkie zdobyte punkty
    *[contract] wartość kontraktu
}
tysiac-value-round-to = do wielokrotności { $value }
tysiac-value-barrel = { $value ->
    [off] nie
    *[other] od { $value } punktów
}

## Co znaczą

tysiac-about-rules = { $value ->
    [house] Zasady domowe: po jednej bombie, beczka od 800, przymus atutowania, bez przymusu przebijania
    *[other] Opcje zapisane pod nazwą { $value }
}
tysiac-about-teams = Każdy gra za siebie.
tysiac-about-length = Gra trwa, aż ktoś zdobędzie punkty na zwycięstwo, albo jest to tylko jedno rozdanie.
tysiac-about-match-points = Kto ma tyle punktów po rozdaniu, wygrywa grę.
tysiac-about-hard-cap = Więcej nikt nie może licytować, choćby miał więcej meldunków.
tysiac-about-four-nines = Kto dostał wszystkie cztery dziewiątki, może przed licytowaniem prosić o nowe karty.
tysiac-about-raise-after-musik = Po wzięciu musiku rozgrywający może podnosić kontrakt co dziesięć.
tysiac-about-show-musik = We dwoje: rozgrywający pokazuje wzięty musik drugiej osobie.
tysiac-about-bombs = Tyle razy w grze zmuszony do gry za 100 może oddać rozdanie; przeciwnicy dostają wtedy po 60 punktów.
tysiac-about-must-trump = Bez karty w kolorze wyjścia musisz zagrać atut, jeśli go masz.
tysiac-about-must-beat = Czy trzeba zagrać kartę, która na razie bierze lewę, jeśli się taką ma.
tysiac-about-marriage-on-first-trick = Gdy nie, król ani dama na wyjściu do pierwszej lewy niczego nie melduje.
tysiac-about-declarer-scores = Ile punktów daje ugrany kontrakt: tyle, ile wynosi, albo wszystkie zdobyte.
tysiac-about-round-to = Punkty zdobyte w rozdaniu zaokrągla się do najbliższej z tych wielokrotności.
tysiac-about-barrel = Od tej sumy punkty daje tylko własny kontrakt.
