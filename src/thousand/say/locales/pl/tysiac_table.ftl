### Stół gry Tysiąc na słuch: odpowiedzi, pytania i ich wybory. $who, $name, $whom i $target: patrz
### tysiac_events.ftl.

## O co gra pyta słuchacza

tysiac-ask-open = { $nines ->
    [yes] Możesz prosić o nowe rozdanie, bo masz cztery dziewiątki, albo otworzyć licytację: { $points }.
    *[no] Musisz otworzyć licytację: { $points }.
}
tysiac-ask-bid = { $one ->
    [yes] { $nines ->
        [yes] Możesz licytować { $low }, pasować albo prosić o nowe rozdanie.
        *[no] Możesz licytować { $low } albo pasować.
    }
    *[no] { $nines ->
        [yes] Możesz licytować od { $low } do { $high }, pasować albo prosić o nowe rozdanie.
        *[no] Możesz licytować od { $low } do { $high } albo pasować.
    }
}
tysiac-ask-pass = { $nines ->
    [yes] Możesz pasować albo prosić o nowe rozdanie: twoje karty pozwalają tylko na { $points }.
    *[no] Możesz tylko pasować: twoje karty pozwalają najwyżej na { $points }.
}
tysiac-ask-take = Kolej na ciebie: weź musik, pierwszy albo drugi.
tysiac-also = { $also ->
    [bomb] { $key-bomb } rzuca bombę
    [raise] { $key-raise } podnosi kontrakt
    *[both] { $key-raise } podnosi kontrakt, { $key-bomb } rzuca bombę
}
tysiac-ask-give = { $also ->
    [nothing] Kolej na ciebie: daj po karcie. Dostaną je { $name } i { $target }.
    *[other] Kolej na ciebie: po karcie dostaną { $name } i { $target }; { tysiac-also }.
}
tysiac-ask-give-one = Kolej na ciebie: daj kartę. Dostanie ją { $name }.
tysiac-ask-lay = { $also ->
    [nothing] { $left ->
        [1] Kolej na ciebie: odłóż jeszcze jedną kartę.
        [few] Kolej na ciebie: odłóż { $left } karty.
        *[many] Kolej na ciebie: odłóż { $left } kart.
    }
    *[other] { $left ->
        [one] Kolej na ciebie: odłóż { $left } kartę; { tysiac-also }.
        [few] Kolej na ciebie: odłóż { $left } karty; { tysiac-also }.
        *[many] Kolej na ciebie: odłóż { $left } kart; { tysiac-also }.
    }
}
tysiac-ask-lead = Kolej na ciebie: wychodzisz.
tysiac-ask-play = Kolej na ciebie: zagrano w { tysiac-suit.many }.
tysiac-ask-play-brief = { $lead ->
    [yes] Wychodzisz.
    *[no] Dokładasz.
}

## Czyja kolej

tysiac-turn-wait = { $phase ->
    [auction] Licytuje { $name }.
    [take] Musik wybiera { $name }.
    [give] Karty daje { $name }.
    [lay] Karty odkłada { $name }.
    *[play] { $lead ->
        [yes] Wychodzi { $name }.
        *[no] Gra { $name }.
    }
}
tysiac-turn-next-deal = { $who ->
    [you] Rozdanie { $number } skończone: { $key-play } zaczyna następne.
    *[other] Rozdanie { $number } skończone: gracze zaraz zaczną następne.
}
tysiac-turn-match-over = { $who ->
    [you] Koniec gry. Wygrywasz: { tysiac-points }.
    *[other] Koniec gry. Wygrywa { $name }: { tysiac-points }.
}
tysiac-turn-match-shared = Koniec gry. Wspólne zwycięstwo, { $players } graczy ma { tysiac-points }.
tysiac-standing = Gra trwa dalej. Rozdanie { $number }.
tysiac-headline = Rozdanie { $number }.
tysiac-watching = Oglądasz grę: nie masz kart.

## Kto jak stoi

tysiac-facts = { tysiac-seat }: { $facts }.
tysiac-facts-more = { tysiac-seat }, ponadto: { $facts }.
tysiac-fact-total = razem { $total }
tysiac-fact-total-of = razem { $total }, do wygranej { $left }
tysiac-fact-out = bez gry w tym rozdaniu
tysiac-fact-dealer = rozdaje
tysiac-fact-barrel = na beczce
tysiac-fact-passed = pas
tysiac-fact-bid = licytuje { $points }
tysiac-fact-declarer = rozgrywa { $points }
tysiac-fact-cap = można licytować do { $points }
tysiac-fact-bombs = { $count ->
    [0] bez bomb
    [one] jeszcze { $count } bomba
    [few] jeszcze { $count } bomby
    *[many] jeszcze { $count } bomb
}
tysiac-fact-tricks = { $count ->
    [0] bez lew
    [one] { $count } lewa
    [few] { $count } lewy
    *[many] { $count } lew
}
tysiac-fact-points = { $points } w tym rozdaniu
tysiac-fact-cards = { tysiac-cards-count }

tysiac-score = { $barrel ->
    [yes] { tysiac-seat }: { $total }, na beczce.
    *[no] { tysiac-seat }: { $total }.
}
tysiac-aim = Gramy do { tysiac-points.gen }.
tysiac-aim-one-deal = Rozstrzyga jedno rozdanie.

## Karty, które już wyszły

tysiac-out = { $hidden ->
    [0] { tysiac-suit.cap } poza grą: { $items }; żadna nie jest ukryta.
    *[other] { tysiac-suit.cap } poza grą: { $items }; ukryte { $hidden }.
}
tysiac-out-count = { $hidden ->
    [0] { tysiac-suit.cap } poza grą: { $count }, ukryte 0.
    *[other] { tysiac-suit.cap } poza grą: { $count }, ukryte { $hidden }.
}
tysiac-out-none = Wszystkie karty są jeszcze w grze.

## Lewa

tysiac-trick-lies = W lewie: { $cards }.
tysiac-trick-lies-more = Dalej { $cards }.
tysiac-fact-played = { $who ->
    [you] ty { tysiac-card }
    *[other] { $name } { tysiac-card }
}
tysiac-trick-best = { $who ->
    [you] Na razie lewa jest twoja, { tysiac-points }.
    *[other] Na razie lewę bierze { $name }, { tysiac-points }.
}
tysiac-trick-none = { $who ->
    [you] Stół jest pusty: wychodzisz.
    *[other] Stół jest pusty: wychodzi { $name }.
}
tysiac-trick-not-yet = Nie zagrano jeszcze żadnej lewy.
tysiac-trick-last = { $who ->
    [you] Ostatnia lewa jest twoja: { tysiac-points }, { tysiac-card.ins }.
    *[other] Ostatnią lewę ma { $name }: { tysiac-points }, { tysiac-card.ins }.
}
tysiac-trick-last-cards = W niej: { $cards }.

## Atut

tysiac-trump = { $who ->
    [you] Atutem jest { tysiac-suit }; twój meldunek w lewie { $trick }.
    *[other] Atutem jest { tysiac-suit }; meldunek w lewie { $trick }: { $name }.
}
tysiac-trump-brief = Atutem jest { tysiac-suit }.
tysiac-trump-before = { $who ->
    [you] Przedtem { tysiac-suit }; twój meldunek w lewie { $trick }.
    *[other] Przedtem { tysiac-suit }; meldunek w lewie { $trick }: { $name }.
}
tysiac-trump-none = Atutu jeszcze nie ma.

## Kontrakt

tysiac-contract-none = { $over ->
    [yes] W tym rozdaniu nie ma kontraktu.
    *[no] Nikt jeszcze nie licytował.
}
tysiac-contract-highest = { $who ->
    [you] Najwyżej licytujesz ty: { $points }.
    *[other] Najwyżej licytuje { $name }: { $points }.
}
tysiac-contract = { $who ->
    [you] Rozgrywasz { $points }.
    *[other] Rozgrywa { $name }: { $points }.
}
tysiac-contract-forced = { $who ->
    [you] Rozgrywasz { $points } z przymusu.
    *[other] Rozgrywa { $name }: { $points } z przymusu.
}
tysiac-contract-missing = { $who ->
    [you] Masz na razie { $points }, brakuje { $left }.
    *[other] { $name } ma na razie { $points }, brakuje { $left }.
}
tysiac-contract-reached = { $who ->
    [you] Masz na razie { $points }: to wystarczy.
    *[other] { $name } ma na razie { $points }: to wystarczy.
}
tysiac-contract-others = Przeciw: { $facts }.
tysiac-fact-taken = { $who ->
    [you] ty { $points }
    *[other] { $name } { $points }
}
tysiac-calls = W licytacji: { $calls }.
tysiac-fact-call = { $who ->
    [you] ty { $points }
    *[other] { $name } { $points }
}
tysiac-fact-call-pass = { $who ->
    [you] ty pas
    *[other] { $name } pas
}

## Musik

tysiac-musik-lies = { $musiks ->
    [1] Na stole leży musik, { $count } karty, których nikt nie widział.
    *[other] Na stole leżą dwa musiki, po { $count } karty, których nikt nie widział.
}
tysiac-musik-known = { $who ->
    [you] Bierzesz { tysiac-which }: { $cards }.
    *[other] Rozgrywa { $name } i ma { tysiac-which }: { $cards }.
}
tysiac-musik-more = Ponadto { $cards }.
tysiac-musik-unknown = Tylko { $name } zna { tysiac-which }.
tysiac-gift = { $who ->
    [you] { $target } dostaje { tysiac-card.acc } od ciebie.
    *[other] { $name } daje ci { tysiac-card.acc }.
}
tysiac-gift-hidden = { $name } daje kartę, ma ją { $target }.
tysiac-laid-own = Odłożone przez ciebie: { $cards }.
tysiac-laid-count = { $count ->
    [one] { $name } odkłada { $count } kartę.
    [few] { $name } odkłada { $count } karty.
    *[many] { $name } odkłada { $count } kart.
}

## Pytania i odpowiedzi

tysiac-question-give = Kto dostaje { tysiac-card.acc }?
tysiac-question-raise = Do ilu podnosisz kontrakt { $points }?
tysiac-question-bomb = Na pewno rzucić bombę? Tego rozdania nikt wtedy nie gra.
tysiac-choice-bid = Licytuję { $points }
tysiac-choice-pass = Pas
tysiac-choice-redeal = Nowe rozdanie, za cztery dziewiątki
tysiac-choice-take = { tysiac-which.cap }
tysiac-choice-raise = Podnoszę do { $points }
tysiac-choice-bomb = Rzucam bombę
tysiac-choice-give = { $name } dostaje { tysiac-card.acc }
tysiac-choice-lay = Odkładam { tysiac-card.acc }
tysiac-choice-play = Gram { tysiac-card.acc }
tysiac-choice-next-deal = Zaczynam następne rozdanie
