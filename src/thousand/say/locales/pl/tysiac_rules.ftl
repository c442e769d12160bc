### Zasady obowiązujące w partii gry Tysiąc, po jednej w wierszu i krótko.

tysiac-rule-set = { $rules ->
    [house] Zasady domowe.
    *[other] Zasady: { $rules }.
}
tysiac-rule-four-nines = Kto ma cztery dziewiątki, może przed licytowaniem prosić o nowe rozdanie.
tysiac-rule-hard-cap = Najwyższa możliwa odzywka to { $points }.
tysiac-rule-raise = Rozgrywający może podnieść kontrakt po wzięciu musiku.
tysiac-rule-show-musik = { $shown ->
    [yes] Wzięty musik jest pokazywany.
    *[no] Wzięty musik widzi tylko rozgrywający.
}
tysiac-rule-bombs = { $count ->
    [0] Gra jest bez bomb.
    [one] Każdy ma w grze { $count } bombę.
    [few] Każdy ma w grze { $count } bomby.
    *[many] Każdy ma w grze { $count } bomb.
}
tysiac-rule-must-trump = { $must ->
    [yes] Kto nie ma koloru, musi dać atut.
    *[no] Kto nie ma koloru, może dać dowolną kartę.
}
tysiac-rule-must-beat = { $value ->
    [suit] Kartę w kolorze wyjścia trzeba przebić, gdy można.
    *[suit-and-trump] Karty w kolorze wyjścia i atuty trzeba przebijać, gdy można.
}
tysiac-rule-first-trick = W pierwszej lewie nie ma meldunków.
tysiac-rule-declarer-contract = Ugrany kontrakt daje tylko tyle punktów, ile wynosi.
tysiac-rule-declarer-points = Ugrany kontrakt daje wszystkie zdobyte punkty.
tysiac-rule-round-to = Punkty zaokrągla się do wielokrotności { $multiple }.
tysiac-rule-barrel = Beczka zaczyna się od { $points }: od niej punkty daje tylko własny kontrakt.
