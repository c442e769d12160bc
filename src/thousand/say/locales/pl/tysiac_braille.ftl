### Gra Tysiąc w szczegółowości brajlowskiej: krótkie odpowiedniki komunikatów o nazwach po "braille-".
###
### Każdy wiersz ma najwyżej 40 znaków, gdy imiona mają po dziesięć liter. Najpierw fakt: kto, potem karta albo
### czynność, potem liczba. Na końcu wiersza nie ma kropki. $short mówi, czy karty mają krótkie nazwy: mają je
### tam, gdzie całe się nie mieszczą.

-ace-short = A
-ten-short = 10
-king-short = K
-queen-short = D
-jack-short = W
-nine-short = 9
braille-tysiac-rank = { $short ->
    [yes] { $rank ->
        [ACE] { -ace-short }
        [TEN] { -ten-short }
        [KING] { -king-short }
        [QUEEN] { -queen-short }
        [JACK] { -jack-short }
        *[NINE] { -nine-short }
    }
    *[no] { tysiac-rank }
}
braille-tysiac-card = { $short ->
    [yes] { braille-tysiac-rank } { tysiac-suit }
    *[no] { tysiac-card }
}
    .acc = { $short ->
    [yes] { braille-tysiac-rank } { tysiac-suit }
    *[no] { tysiac-card.acc }
}
    .gen = { $short ->
    [yes] { braille-tysiac-rank } { tysiac-suit }
    *[no] { tysiac-card.gen }
}
    .ins = { $short ->
    [yes] { braille-tysiac-rank } { tysiac-suit }
    *[no] { tysiac-card.ins }
}
braille-tysiac-points = { $points } pkt
braille-tysiac-which = { $which ->
    [first] pierwszy musik
    [second] drugi musik
    *[only] musik
}

## Karty w ręce

braille-tysiac-hand = { tysiac-cards-count }: { $items }
braille-tysiac-hand-count = { tysiac-cards-count }
braille-tysiac-hand-more = i { $items }
braille-tysiac-hand-of-rank = { braille-tysiac-rank } { $items }
braille-tysiac-hand-marriages = { $points } pkt w meldunkach z ręki
braille-tysiac-hand-empty = Bez kart
braille-tysiac-hand-out = Nie grasz, bez kart
braille-tysiac-card-label = { $digit ->
    [yes] Karta { $place }, { braille-tysiac-card }
    *[no] { braille-tysiac-card }, { $place } z { $count }
}
braille-tysiac-card-playable = { $label }, można
braille-tysiac-card-declares = { $label }, meldunek { $points }
braille-tysiac-card-married = { $label }, meldunek
braille-tysiac-card-unplayable = { $label }: { $reason }
braille-tysiac-card-missing = Nie ma karty { $place }, masz { $count }
braille-tysiac-reason-follow-suit = wyszły { tysiac-suit.many }
braille-tysiac-reason-must-trump = atut, { tysiac-suit.many }
braille-tysiac-reason-must-beat = przebij { braille-tysiac-card.acc }
braille-tysiac-reason-must-overtrump = przebij { braille-tysiac-card.acc }

## Co się dzieje

braille-tysiac-match-started = Tysiąc dla { $players }, gra do { $points } pkt
braille-tysiac-match-started-one-deal = Tysiąc dla { $players }, gra na jedno rozdanie
braille-tysiac-deal-started = { $who ->
    [you] Rozdanie { $number }, rozdajesz
    *[other] Rozdanie { $number }, rozdaje { $name }
}
braille-tysiac-deal-started-out = { $who ->
    [you] Rozdanie { $number }, rozdajesz, nie grasz
    *[other] Rozdanie { $number }, { $name } nie gra
}
braille-tysiac-opened = { $who ->
    [you] Musisz otworzyć, { $points }
    *[other] { $name } musi otworzyć, { $points }
}
braille-tysiac-bid = { $who ->
    [you] Licytujesz { $points }
    *[other] { $name } licytuje { $points }
}
braille-tysiac-passed = { $who ->
    [you] Pasujesz
    *[other] { $name } pasuje
}
braille-tysiac-redeal-asked = { $who ->
    [you] Cztery dziewiątki: nowe rozdanie
    *[other] { $name }, dziewiątki: nowe rozdanie
}
braille-tysiac-auction-won = { $forced ->
    [yes] { $who ->
        [you] Musisz grać { $points }
        *[other] { $name } musi grać { $points }
    }
    *[no] { $who ->
        [you] Grasz { $points }
        *[other] { $name } gra { $points }
    }
}
braille-tysiac-contract-raised = { $who ->
    [you] Podnosisz do { $points }
    *[other] { $name } podnosi do { $points }
}
braille-tysiac-musik-seen = { $who ->
    [you] Bierzesz { braille-tysiac-which }
    *[other] { $name } bierze { braille-tysiac-which }
}
braille-tysiac-musik-seen-alone = Bierzesz { braille-tysiac-which }, zakryty
braille-tysiac-musik-hidden = { $name } bierze { braille-tysiac-which }
braille-tysiac-given = { $who ->
    [you] { $target } ma { braille-tysiac-card.acc }
    *[other] { $name } daje { braille-tysiac-card.acc }
}
braille-tysiac-given-hidden = { $name } daje kartę, ma { $target }
braille-tysiac-laid = Odłożona karta: { braille-tysiac-card }
braille-tysiac-laid-hidden = { $name } odkłada karty: { $nth }
braille-tysiac-bomb-dropped = { $who ->
    [you] Rzucasz bombę, bez lew
    *[other] { $name } rzuca bombę, bez lew
}
braille-tysiac-marriage = { $who ->
    [you] Meldujesz { tysiac-suit.many }, { $points }, atut
    *[other] { $name } melduje { tysiac-suit.many }, { $points }, atut
}
braille-tysiac-card-played = { $leads ->
    [yes] { $who ->
        [you] Wychodzisz { braille-tysiac-card.ins }
        *[other] { $name } wychodzi { braille-tysiac-card.ins }
    }
    *[no] { $who ->
        [you] Ty { braille-tysiac-card }
        *[other] { $name } { braille-tysiac-card }
    }
}
braille-tysiac-trick = { $who ->
    [you] Bierzesz lewę, { $points } pkt
    *[other] { $name } bierze lewę, { $points } pkt
}
braille-tysiac-trick-bare = { braille-tysiac-trick }
braille-tysiac-musiks-won = { $who ->
    [you] Bierzesz odłożone, { $points } pkt
    *[other] { $name } bierze odłożone, { $points } pkt
}
braille-tysiac-deal-played = { $made ->
    [yes] { $who ->
        [you] Ugrywasz { $contract }, masz { $taken }
        *[other] { $name } ugrywa { $contract }, ma { $taken }
    }
    *[no] { $who ->
        [you] Nie ugrywasz { $contract }, masz { $taken }
        *[other] { $name } nie ugrywa { $contract }, ma { $taken }
    }
}
braille-tysiac-deal-bombed = Rozdanie { $number }: bomba, po { $points } pkt
braille-tysiac-deal-void = { $who ->
    [you] Rozdanie { $number } nieważne, znów rozdajesz
    *[other] Rozdanie { $number } nieważne, { $name } znowu
}
braille-tysiac-sheet = { tysiac-seat } { $change }, razem { $total }
braille-tysiac-sheet-out = { $who ->
    [you] Ty bez gry, razem { $total }
    *[other] { $name } bez gry, razem { $total }
}
braille-tysiac-item-barred = na beczce bez zysku
braille-tysiac-next-deal = { $key-play }: następne rozdanie
braille-tysiac-barrel-entered = { $who ->
    [you] Jesteś na beczce, { $total }
    *[other] { $name } na beczce, { $total }
}
braille-tysiac-barrel-left = { $who ->
    [you] Spadasz z beczki, { $total }
    *[other] { $name } spada z beczki, { $total }
}
braille-tysiac-match-won = { $who ->
    [you] Wygrywasz grę, { $points } pkt
    *[other] { $name } wygrywa grę, { $points } pkt
}
braille-tysiac-match-shared = Wspólna wygrana, { $points } pkt: { $names }
braille-tysiac-turn-other = { $phase ->
    [auction] { $name } licytuje
    [take] { $name } wybiera musik
    [give] { $name } daje karty
    [lay] { $name } odkłada karty
    *[play] Teraz { $name }
}
braille-tysiac-turn-own = { $phase ->
    [auction] Twoja kolej w licytacji była
    [take] Twój wybór musiku był
    [give] Twoje dawanie kart było
    [lay] Twoje odkładanie kart było
    *[play] Twoja kolej była
}

## O co gra pyta

braille-tysiac-ask-open = { $nines ->
    [yes] Nowe rozdanie albo otwarcie, { $points }
    *[no] Musisz otworzyć, { $points }
}
braille-tysiac-ask-bid = { $one ->
    [yes] { $nines ->
        [yes] Możesz: { $low }, pas, nowe rozdanie
        *[no] Możesz: { $low } albo pas
    }
    *[no] { $nines ->
        [yes] Możesz: { $low } do { $high }, pas, nowe karty
        *[no] Możesz: { $low } do { $high } albo pas
    }
}
braille-tysiac-ask-pass = { $nines ->
    [yes] Możesz pasować, prosić o rozdanie
    *[no] Możesz tylko pasować, do { $points }
}
braille-tysiac-ask-take = Kolej na ciebie: pierwszy, drugi musik
braille-tysiac-also = { $also ->
    [bomb] { $key-bomb }: bomba
    [raise] { $key-raise }: podnieś
    *[both] { $key-raise }: podnieś, { $key-bomb }: bomba
}
braille-tysiac-ask-give = { $also ->
    [nothing] Po karcie: { $name }, { $target }
    *[other] Daj po karcie, { braille-tysiac-also }
}
braille-tysiac-ask-give-one = Daj kartę, dostanie { $name }
braille-tysiac-ask-lay = { $also ->
    [nothing] Kolej na ciebie: odłóż { $left }
    *[other] Odłóż { $left }, { braille-tysiac-also }
}
braille-tysiac-ask-lead = Kolej na ciebie: wychodzisz
braille-tysiac-ask-play = Kolej na ciebie: wyszły { tysiac-suit.many }
braille-tysiac-turn-wait = { $phase ->
    [auction] Licytuje { $name }
    [take] Musik wybiera { $name }
    [give] Karty daje { $name }
    [lay] Karty odkłada { $name }
    *[play] { $lead ->
        [yes] Wychodzi { $name }
        *[no] Gra { $name }
    }
}
braille-tysiac-turn-next-deal = { $who ->
    [you] Rozdanie { $number } za nami, { $key-play }: dalej
    *[other] Rozdanie { $number } za nami, zaraz dalej
}
braille-tysiac-turn-match-over = { $who ->
    [you] Koniec: wygrywasz, { $points } pkt
    *[other] Koniec: wygrywa { $name }, { $points } pkt
}
braille-tysiac-turn-match-shared = Koniec: wygrywa { $players } graczy, { $points } pkt
braille-tysiac-standing = Gra trwa dalej: rozdanie { $number }
braille-tysiac-headline = Rozdanie { $number }
braille-tysiac-watching = Oglądasz, bez kart

## Kto jak stoi

braille-tysiac-facts = { tysiac-seat }: { $facts }
braille-tysiac-facts-more = { tysiac-seat }: { $facts }
braille-tysiac-fact-total = razem { $total }
braille-tysiac-fact-total-of = razem { $total }, brakuje { $left }
braille-tysiac-fact-out = bez gry
braille-tysiac-fact-declarer = rozgrywa { $points }
braille-tysiac-fact-cap = licytacja do { $points }
braille-tysiac-fact-points = { $points } w rozdaniu
braille-tysiac-score = { $barrel ->
    [yes] { tysiac-seat } { $total }, beczka
    *[no] { tysiac-seat } { $total }
}
braille-tysiac-aim = Do { $points } pkt
braille-tysiac-aim-one-deal = Jedno rozdanie rozstrzyga
braille-tysiac-out = { $hidden ->
    [0] { tysiac-suit.cap } poza grą: { $items }
    *[other] { tysiac-suit.cap } poza grą: { $items }; { $hidden }
}
braille-tysiac-out-count = { $hidden ->
    [0] { tysiac-suit.cap } poza grą: { $count }
    *[other] { tysiac-suit.cap } poza grą: { $count }; { $hidden }
}
braille-tysiac-out-none = Wszystkie karty są w grze
braille-tysiac-trick-lies = Lewa: { $cards }
braille-tysiac-trick-lies-more = dalej { $cards }
braille-tysiac-fact-played = { $who ->
    [you] ty { braille-tysiac-card }
    *[other] { $name } { braille-tysiac-card }
}
braille-tysiac-trick-best = { $who ->
    [you] Na razie twoja, { $points } pkt
    *[other] Na razie { $name }, { $points } pkt
}
braille-tysiac-trick-none = { $who ->
    [you] Pusty stół: wychodzisz
    *[other] Pusty stół: wychodzi { $name }
}
braille-tysiac-trick-not-yet = Jeszcze bez lew
braille-tysiac-trick-last = { $who ->
    [you] Ostatnia: ty, { $points } pkt, { braille-tysiac-card }
    *[other] Ostatnia: { $name }, { $points } pkt, { braille-tysiac-card }
}
braille-tysiac-trick-last-cards = W niej: { $cards }
braille-tysiac-trump = { $who ->
    [you] Atut { tysiac-suit }, twój w lewie { $trick }
    *[other] Atut { tysiac-suit }, { $name } w lewie { $trick }
}
braille-tysiac-trump-before = { $who ->
    [you] Przedtem { tysiac-suit }, twój w lewie { $trick }
    *[other] Przedtem { tysiac-suit }, { $name } w lewie { $trick }
}
braille-tysiac-trump-none = Bez atutu
braille-tysiac-contract-none = { $over ->
    [yes] Bez kontraktu w tym rozdaniu
    *[no] Bez odzywek
}
braille-tysiac-contract-highest = { $who ->
    [you] Najwyżej ty, { $points }
    *[other] Najwyżej { $name }, { $points }
}
braille-tysiac-contract = { $who ->
    [you] Rozgrywasz { $points }
    *[other] Rozgrywa { $name }, { $points }
}
braille-tysiac-contract-forced = { $who ->
    [you] Rozgrywasz { $points }, przymus
    *[other] Rozgrywa { $name }, { $points }, przymus
}
braille-tysiac-contract-missing = { $who ->
    [you] Masz { $points }, brakuje { $left }
    *[other] { $name } ma { $points }, brakuje { $left }
}
braille-tysiac-contract-reached = { $who ->
    [you] Masz { $points }, wystarczy
    *[other] { $name } ma { $points }, wystarczy
}
braille-tysiac-contract-others = Przeciw: { $facts }
braille-tysiac-calls = Odzywki: { $calls }
braille-tysiac-musik-lies = { $musiks ->
    [1] Leży zakryty musik, { $count } karty
    *[other] Leżą dwa zakryte musiki, po { $count } karty
}
braille-tysiac-musik-known = { $who ->
    [you] Bierzesz { $cards }
    *[other] Bierze { $name }: { $cards }
}
braille-tysiac-musik-more = i { $cards }
braille-tysiac-musik-unknown = Bierze { $name }, zakryty
braille-tysiac-gift = { $who ->
    [you] { $target } ma { braille-tysiac-card.acc }
    *[other] { $name } daje { braille-tysiac-card.acc }
}
braille-tysiac-gift-hidden = { $target } ma jedną kartę
braille-tysiac-laid-own = Odłożone: { $cards }
braille-tysiac-laid-count = { $name } odkłada karty: { $count }

## Pytania

braille-tysiac-question-give = Kto dostaje { braille-tysiac-card.acc }?
braille-tysiac-question-raise = Do ilu podnosisz { $points }?
braille-tysiac-question-bomb = Na pewno rzucić bombę?
braille-tysiac-choice-redeal = Nowe rozdanie
braille-tysiac-choice-take = { $which ->
    [first] Pierwszy musik
    [second] Drugi musik
    *[only] Musik
}
braille-tysiac-choice-give = { $name }: { braille-tysiac-card }
braille-tysiac-choice-lay = Odkładam { braille-tysiac-card.acc }
braille-tysiac-choice-play = Gram { braille-tysiac-card.acc }
braille-tysiac-choice-next-deal = Następne rozdanie

## Odmowy

braille-tysiac-refuse-not-your-turn = Teraz kolej: { $name }, poczekaj
braille-tysiac-refuse-sitting-out = Nie grasz w tym rozdaniu
braille-tysiac-refuse-no-such-seat = Nie ma gracza { $number }
braille-tysiac-refuse-spectator = Oglądasz: ruchy są dla graczy
braille-tysiac-refuse-auction-now = Trwa licytacja: licytuj albo pasuj
braille-tysiac-refuse-take-now = Najpierw weź musik: pierwszy, drugi
braille-tysiac-refuse-give-now = Najpierw daj po karcie, { $key-play }
braille-tysiac-refuse-lay-now = Najpierw odłóż dwie karty, { $key-play }
braille-tysiac-refuse-play-now = Gramy o lewy: zagraj kartę, { $key-play }
braille-tysiac-refuse-deal-over = Koniec rozdania, { $key-play }: następne
braille-tysiac-refuse-deal-running = To rozdanie jeszcze trwa
braille-tysiac-refuse-match-over = Gra skończona, nie ma już ruchów
braille-tysiac-refuse-not-a-move = Nie ma takiego ruchu
braille-tysiac-refuse-no-card = Wybierz kartę: { $key-previous }, { $key-next }
braille-tysiac-refuse-must-open = Musisz otworzyć, { $points }
braille-tysiac-refuse-bid-not-tens = Licytuje się co dziesięć, nie { $points }
braille-tysiac-refuse-bid-too-low = { $points } to za mało, od { $low }
braille-tysiac-refuse-bid-too-high = { $marriages ->
    [0] { $points } to za dużo, bez meldunku do { $high }
    *[other] { $points } to za dużo, z ręką do { $high }
}
braille-tysiac-refuse-bid-hard-cap = { $points } to za dużo, tu do { $high }
braille-tysiac-refuse-no-redeal = Za dziewiątki nic tu nie ma
braille-tysiac-refuse-redeal-late = Za późno: masz już odzywkę
braille-tysiac-refuse-nines-missing = Trzeba czterech dziewiątek, masz { $held }
braille-tysiac-refuse-no-such-musik = Są tylko musiki 1 i 2
braille-tysiac-refuse-no-raise = Kontraktu nie można tu podnosić
braille-tysiac-refuse-raise-late = Za późno: jednej karty już nie masz
braille-tysiac-refuse-no-bombs = W tej grze nie ma bomb
braille-tysiac-refuse-bomb-not-forced = Bomba tylko, gdy inni pasują
braille-tysiac-refuse-bomb-late = Za późno: pierwsza karta jest dana
braille-tysiac-refuse-bombs-used = Nie masz bomby, każdy ma { $bombs }
braille-tysiac-refuse-no-opponent = { $who ->
    [nobody] Nie ma gracza { $number }
    [you] Nie sobie: wybierz przeciwnika
    *[other] { $name } nie gra
}
braille-tysiac-refuse-given-already = { $name } ma już kartę
braille-tysiac-refuse-not-held = Nie masz { braille-tysiac-card.gen }
braille-tysiac-refuse-follow-suit = Dołóż do koloru: masz { tysiac-suit.many }
braille-tysiac-refuse-must-trump = Trzeba dać atut, { tysiac-suit.many }
braille-tysiac-refuse-must-beat = Trzeba przebić { braille-tysiac-card.acc }
braille-tysiac-refuse-must-overtrump = Trzeba przebić { braille-tysiac-card.acc }
braille-tysiac-refuse-seats-range = Od { $low } do { $high } osób, nie { $seats }
braille-tysiac-refuse-match-points-range = Zwycięstwo przy { $low } do { $high } pkt
braille-tysiac-refuse-hard-cap-range = Odzywka od { $low } do { $high }, co 10
braille-tysiac-refuse-bombs-range = Bomb od { $low } do { $high }
braille-tysiac-refuse-round-to-unknown = Zaokrąglanie tylko do { $known }

## Zasady obowiązujące

braille-tysiac-rule-set = { $rules ->
    [house] Zasady domowe
    *[other] Zasady: { $rules }
}
braille-tysiac-rule-four-nines = Cztery dziewiątki: nowe rozdanie
braille-tysiac-rule-hard-cap = Najwyższa odzywka: { $points }
braille-tysiac-rule-raise = Po musiku można podnieść kontrakt
braille-tysiac-rule-show-musik = { $shown ->
    [yes] Musik jest pokazywany
    *[no] Musik widzi tylko rozgrywający
}
braille-tysiac-rule-bombs = { $count ->
    [0] Bez bomb
    [one] Po { $count } bombie
    *[other] Po { $count } bomby
}
braille-tysiac-rule-must-trump = { $must ->
    [yes] Bez koloru trzeba dać atut
    *[no] Bez koloru dowolna karta
}
braille-tysiac-rule-must-beat = { $value ->
    [suit] Przymus przebijania w kolorze
    *[suit-and-trump] Przymus przebijania, atutami też
}
braille-tysiac-rule-first-trick = Pierwsza lewa bez meldunków
braille-tysiac-rule-declarer-contract = Kontrakt daje tyle, ile wynosi
braille-tysiac-rule-declarer-points = Kontrakt daje wszystkie punkty
braille-tysiac-rule-round-to = Zaokrąglanie do { $multiple }
braille-tysiac-rule-barrel = Beczka od { $points }

## Objaśnienia: jak czytać wiersze, każdy sam ma najwyżej 40 znaków

tysiac-legend-bid = Anna licytuje 110: tyle zapowiada
tysiac-legend-card = Anna as kier: zagrana karta
tysiac-legend-trick = Anna bierze lewę, 25 pkt: jej punkty
tysiac-legend-sheet = Anna 15 pkt, razem 60: zysk i suma
tysiac-legend-unplayable = Za dwukropkiem: czemu nie można
tysiac-legend-words = pkt: punkty; po średniku: ukryte karty
tysiac-legend-names = Długie imiona: słowa albo dziesięć liter
tysiac-legend-cards = Krótkie karty, gdy wiersz jest pełny:
tysiac-legend-short = { $short }: { $whole }
