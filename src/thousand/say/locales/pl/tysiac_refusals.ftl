### Dlaczego czegoś w grze Tysiąc nie można zrobić i co można. Odpowiedź na pas nie zaczyna się od P, na
### podbicie od U, na bombę od D.

## Kiedy

tysiac-refuse-not-your-turn = Teraz kolej na gracza { $name }: poczekaj na swoją.
tysiac-refuse-sitting-out = Nie grasz w tym rozdaniu: gdy przy stole są cztery osoby, rozdający nie gra.
tysiac-refuse-no-such-seat = Gracza z numerem { $number } nie ma.
tysiac-refuse-spectator = Oglądasz grę: ruchy są tylko dla graczy.
tysiac-refuse-auction-now = Trwa licytacja: najpierw licytuj albo pasuj.
tysiac-refuse-take-now = Najpierw trzeba wziąć musik: wybierz pierwszy albo drugi.
tysiac-refuse-give-now = Najpierw daj każdemu przeciwnikowi po karcie: wybierz ją i naciśnij { $key-play }.
tysiac-refuse-lay-now = Najpierw trzeba odłożyć dwie karty: wybierz jedną i naciśnij { $key-play }.
tysiac-refuse-play-now = Licytacja już skończona, gramy o lewy: wybierz kartę i naciśnij { $key-play }.
tysiac-refuse-deal-over = To rozdanie jest skończone: { $key-play } zaczyna następne.
tysiac-refuse-deal-running = To rozdanie jeszcze trwa: graj dalej.
tysiac-refuse-match-over = Gra skończona: nie ma już ruchów.
tysiac-refuse-not-a-move = To nie jest ruch: możliwe są bid, pass, redeal, take, raise, bomb, give, lay, play i next.
tysiac-refuse-no-card = Żadna karta nie jest wybrana: wybierz ją klawiszami { $key-previous } i { $key-next }.

## Licytacja

tysiac-refuse-must-open = Musisz otworzyć licytację: { $points }. Nie ma wyboru.
tysiac-refuse-bid-not-tens = Licytuje się co { $step }: { $points } nie jest wielokrotnością.
tysiac-refuse-bid-too-low = { $points } to za mało: licytuj co najmniej { $low } albo pasuj.
tysiac-refuse-bid-too-high = { $marriages ->
    [0] { $points } to za dużo: bez meldunku możesz licytować najwyżej { $high }.
    *[other] { $points } to za dużo: z twoimi meldunkami możesz licytować najwyżej { $high }.
}
tysiac-refuse-bid-hard-cap = { $points } to za dużo: tutaj nikt nie może licytować więcej niż { $high }.
tysiac-refuse-no-redeal = Cztery dziewiątki nic tu nie dają: ta opcja jest wyłączona.
tysiac-refuse-redeal-late = Za późno na nowe rozdanie: prosi się o nie przed pierwszą własną odzywką.
tysiac-refuse-nines-missing = { $held ->
    [0] Nowe rozdanie jest tylko za cztery dziewiątki, a nie masz żadnej.
    [one] Nowe rozdanie jest tylko za cztery dziewiątki, a masz { $held }.
    *[other] Nowe rozdanie jest tylko za cztery dziewiątki, a masz { $held }.
}

## Musik i bomba

tysiac-refuse-no-such-musik = Są dwa musiki: weź pierwszy albo drugi.
tysiac-refuse-no-raise = Kontrakt zostaje, jaki jest: po wzięciu musiku nie można go tu podnosić.
tysiac-refuse-raise-late = Za późno na podnoszenie kontraktu: jednej karty już nie masz.
tysiac-refuse-no-bombs = W tej grze nie ma bomb.
tysiac-refuse-bomb-not-forced = Bomba jest tylko dla tego, kto musi grać { $points }, bo inni pasują.
tysiac-refuse-bomb-late = Za późno na bombę: pierwsza karta jest już dana.
tysiac-refuse-bombs-used = { $bombs ->
    [1] Nie masz już bomby: każdy ma w grze jedną.
    *[other] Nie masz już bomby: każdy ma w grze { $bombs }.
}
tysiac-refuse-no-opponent = { $who ->
    [nobody] Gracza z numerem { $number } nie ma: wybierz przeciwnika.
    [you] Sobie nie można dać karty: wybierz przeciwnika.
    *[other] { $name } nie gra w tym rozdaniu: wybierz kogoś, kto gra.
}
tysiac-refuse-given-already = { $name } ma już od ciebie kartę: następna jest dla drugiego przeciwnika.

## Karty

tysiac-refuse-not-held = Nie masz { tysiac-card.gen }.
tysiac-refuse-follow-suit = Zagrano w { tysiac-suit.many }, a masz { tysiac-suit.many }: dołóż do koloru.
tysiac-refuse-must-trump = Nie masz koloru zagranego w lewie, więc trzeba dać atut: zagraj w { tysiac-suit.many }.
tysiac-refuse-must-beat = Trzeba przebić { tysiac-card.acc }, a możesz: zagraj wyższą kartę tego koloru.
tysiac-refuse-must-overtrump = Dając atut, trzeba przebić { tysiac-card.acc }, a możesz: zagraj wyższy atut.

## Opcje

tysiac-refuse-seats-range = Grać może od { $low } do { $high } osób, a nie { $seats }.
tysiac-refuse-match-points-range = Zwycięstwo może być przy { $low } do { $high } punktów.
tysiac-refuse-hard-cap-range = Najwyższa odzywka może wynosić od { $low } do { $high }, co dziesięć.
tysiac-refuse-bombs-range = Każdy może mieć od { $low } do { $high } bomb.
tysiac-refuse-round-to-unknown = Punkty można zaokrąglać tylko do wielokrotności: { $known }.
