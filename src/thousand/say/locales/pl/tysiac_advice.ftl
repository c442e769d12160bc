### Podpowiedzi w grze Tysiąc: najpierw ruch, potem dlaczego. Rada odpowiada na klawisz A i nie może się od niego
### zaczynać. Każdy powód to zdanie; dalsze powody i wyniki przeszukiwania stoją za ruchem.

## Licytacja

tysiac-advice-open = Otwórz licytację: { $points }. Pierwsza odzywka jest przymusowa.
tysiac-advice-bid = Licytuj { $points }: twoje karty powinny wziąć około { $estimate }.
tysiac-advice-bid-marriage = Licytuj { $points }: z meldunkiem w { tysiac-suit.loc } twoje karty powinny wziąć około { $estimate }.
tysiac-advice-bid-barrel = Licytuj { $points }: na beczce punkty daje tylko własny kontrakt.
tysiac-advice-bid-against = Licytuj { $points }: { $name } jest na beczce i jednym kontraktem może wygrać grę.
tysiac-advice-pass = Pasuj: twoje karty powinny wziąć około { $estimate }, mniej niż { $points }.
tysiac-advice-pass-careful = Pasuj: około { $estimate } to blisko { $points }, ale przegrany kontrakt kosztuje teraz za dużo.
tysiac-advice-pass-cap = Pasuj: twoje karty pozwalają najwyżej na { $points }.
tysiac-advice-redeal = Nowe rozdanie: za cztery dziewiątki możesz o nie prosić i warto.

## Musik

tysiac-advice-take-either = Weź którykolwiek musik: nic o nich nie wiadomo.
tysiac-advice-raise = Podnieś kontrakt do { $points }: z musikiem twoje karty powinny wziąć około { $estimate }.
tysiac-advice-bomb = Rzuć bombę: twoje karty powinny wziąć około { $estimate }, dużo mniej niż { $points }.
tysiac-advice-give-worthless = Daj { tysiac-card.acc }, dostanie { $name }: ta karta nic by nie wzięła.
tysiac-advice-give-least = Daj { tysiac-card.acc }, dostanie { $name }: ta karta kosztuje cię najmniej.
tysiac-advice-lay-worthless = Odłóż { tysiac-card.acc }: ta karta nic by nie wzięła.
tysiac-advice-lay-least = Odłóż { tysiac-card.acc }: ta karta kosztuje cię najmniej.
tysiac-advice-lay-points = Odłóż { tysiac-card.acc }: ostatnia lewa powinna ją zwrócić.
tysiac-advice-keeps-marriage = Zostaje ci meldunek w { tysiac-suit.loc }.
tysiac-advice-makes-void = Potem nie masz { tysiac-suit.gen } i możesz je przebijać atutem.
tysiac-advice-no-partner = Nikt nie zrobi z tej karty meldunku.

## Wyjście

tysiac-advice-lead-marriage = Wyjdź { tysiac-card.ins }: to meldunek za { tysiac-points }.
tysiac-advice-lead-trump = Wyjdź { tysiac-card.ins }: nikt nie przebije, a inni oddadzą atuty.
tysiac-advice-lead-master = Wyjdź { tysiac-card.ins }: nikt nie przebije.
tysiac-advice-lead-force = Wyjdź { tysiac-card.ins }: to wypędzi { tysiac-over }, a masz w tym kolorze dużo kart.
tysiac-over = { $over ->
    [ACE] { -ace(case: "acc") }
    [TEN] { -ten(case: "acc") }
    [KING] { -king(case: "acc") }
    [QUEEN] { -queen(case: "acc") }
    *[JACK] { -jack(case: "acc") }
}
tysiac-advice-lead-fellow = Wyjdź { tysiac-card.ins }: lewę weźmie { $name }, gracie razem przeciw kontraktowi.
tysiac-advice-lead-low = Wyjdź { tysiac-card.ins }: nic nie bierze na pewno, a to kosztuje najmniej.

## Dokładanie

tysiac-advice-only-card = Zagraj { tysiac-card.acc }: innej karty nie wolno.
tysiac-advice-last-card = Zagraj { tysiac-card.acc }: to twoja ostatnia karta.
tysiac-advice-win-cheaply = Zagraj { tysiac-card.acc }: to najtańsza karta, która na pewno bierze lewę.
tysiac-advice-win-last = Zagraj { tysiac-card.acc }: bierze lewę, { tysiac-points }.
tysiac-advice-win-try = Zagraj { tysiac-card.acc }: bierze lewę, chyba że przebije ukryta karta.
tysiac-advice-trump-in = Przebij { tysiac-card.ins }: w lewie jest { tysiac-points }.
tysiac-advice-feed = Zagraj { tysiac-card.acc }: lewę bierze { $name }, gracie razem przeciw kontraktowi.
tysiac-advice-throw-low = Zagraj { tysiac-card.acc }: lewa nie jest twoja, a tak oddajesz najmniej.
tysiac-advice-hold-back = Zagraj { tysiac-card.acc }: { tysiac-over } zatrzymaj na lepszą lewę.

## Dalsze powody

tysiac-advice-spares-marriage = Inne karty popsułyby twój meldunek w { tysiac-suit.loc }.
tysiac-advice-makes-contract = Ta lewa przynosi to, czego brakuje do kontraktu: { tysiac-points }.
tysiac-advice-beats-contract = Ta lewa zabiera to, bez czego kontrakt się nie uda: { tysiac-points }.

## Przeszukiwanie: w tylu możliwych rozdaniach

tysiac-advice-sampled-made = Próba, { tysiac-worlds }: kontrakt udaje się w { $percent } procentach.
tysiac-advice-sampled-beaten = Próba, { tysiac-worlds }: kontrakt nie udaje się w { $percent } procentach.
tysiac-advice-sampled-bid = Próba, { tysiac-worlds }: { $points } udaje się ugrać w { $percent } procentach.
tysiac-advice-sampled-pass = Próba, { tysiac-worlds }: { $points } udaje się ugrać tylko w { $percent } procentach.
tysiac-worlds = { $worlds ->
    [one] { $worlds } możliwe rozdanie
    [few] { $worlds } możliwe rozdania
    *[many] { $worlds } możliwych rozdań
}
tysiac-advice-next-deal = Zacznij następne rozdanie klawiszem { $key-play }.
