### Co się dzieje w grze Tysiąc. $who to ten, kto coś robi, [you] albo *[other], imię to $name; $whom i $target
### to samo o tym, komu się to robi. Imiona nigdy się nie odmieniają.

## Partia i rozdania

tysiac-match-started = Gra się zaczyna: Tysiąc dla { $players } graczy, do { tysiac-points.gen }.
tysiac-match-started-one-deal = Gra się zaczyna: Tysiąc dla { $players } graczy. Rozstrzyga jedno rozdanie.
tysiac-match-seats = Przy stole po kolei: { $names }.
tysiac-match-seats-more = Dalej { $names }.
tysiac-deal-started = { $who ->
    [you] Rozdanie { $number }. Rozdajesz.
    *[other] Rozdanie { $number }. Rozdaje { $name }.
}
tysiac-deal-started-out = { $who ->
    [you] Rozdanie { $number }. Rozdajesz i nie grasz.
    *[other] Rozdanie { $number }. { $name } rozdaje i nie gra.
}
tysiac-dealt-other = { $name } ma { tysiac-cards-count.acc }.

## Licytacja

tysiac-opened = { $who ->
    [you] Musisz otworzyć licytację: { $points }.
    *[other] { $name } musi otworzyć licytację: { $points }.
}
tysiac-opened-brief = { $who ->
    [you] Otwierasz, { $points }.
    *[other] { $name } otwiera, { $points }.
}
tysiac-bid = { $who ->
    [you] Licytujesz { $points }.
    *[other] { $name } licytuje { $points }.
}
tysiac-bid-brief = { $who ->
    [you] Ty, { $points }.
    *[other] { $name }, { $points }.
}
tysiac-passed = { $who ->
    [you] Pasujesz.
    *[other] { $name } pasuje.
}
tysiac-redeal-asked = { $who ->
    [you] Pokazujesz cztery dziewiątki: karty będą rozdane na nowo.
    *[other] { $name } pokazuje cztery dziewiątki: karty będą rozdane na nowo.
}
tysiac-auction-won = { $forced ->
    [yes] { $who ->
        [you] Musisz grać { $points }: nikt nie przebił.
        *[other] { $name } musi grać { $points }: nikt nie przebił.
    }
    *[no] { $who ->
        [you] Wygrywasz licytację i grasz { $points }.
        *[other] { $name } wygrywa licytację i gra { $points }.
    }
}
tysiac-auction-won-brief = { $forced ->
    [yes] { $who ->
        [you] Musisz grać { $points }.
        *[other] { $name } musi grać { $points }.
    }
    *[no] { $who ->
        [you] Grasz { $points }.
        *[other] { $name } gra { $points }.
    }
}
tysiac-contract-raised = { $who ->
    [you] Podnosisz kontrakt do { $points }.
    *[other] { $name } podnosi kontrakt do { $points }.
}

## Musik, dawanie kart, bomba

tysiac-which = { $which ->
    [first] pierwszy musik
    [second] drugi musik
    *[only] musik
}
    .cap = { $which ->
    [first] Pierwszy musik
    [second] Drugi musik
    *[only] Musik
}
tysiac-musik-seen = { $who ->
    [you] Bierzesz { tysiac-which }: { $cards }.
    *[other] { $name } bierze { tysiac-which }: { $cards }.
}
tysiac-musik-seen-alone = Bierzesz { tysiac-which }, nikt inny go nie widzi: { $cards }.
tysiac-musik-hidden = { $name } bierze { tysiac-which } i go nie pokazuje.
tysiac-given = { $who ->
    [you] { $target } dostaje { tysiac-card.acc } od ciebie.
    *[other] { $name } daje ci { tysiac-card.acc }.
}
tysiac-given-brief = { $who ->
    [you] { $target } dostaje { tysiac-card.acc }.
    *[other] { $name } daje ci { tysiac-card.acc }.
}
tysiac-given-hidden = { $name } daje kartę, ma ją { $target }.
tysiac-laid = Odkładasz { tysiac-card.acc }.
tysiac-laid-hidden = { $nth ->
    [1] { $name } odkłada kartę.
    [few] { $name } ma odłożone { $nth } karty.
    *[many] { $name } ma odłożone { $nth } kart.
}
tysiac-bomb-dropped = { $who ->
    [you] Rzucasz bombę: tego rozdania nikt nie gra.
    *[other] { $name } rzuca bombę: tego rozdania nikt nie gra.
}
tysiac-bomb-dropped-full = { $who ->
    [you] Rzucasz bombę: tego rozdania nikt nie gra. { $left ->
        [0] Nie masz już bomb.
        [one] Masz jeszcze { $left } bombę.
        [few] Masz jeszcze { $left } bomby.
        *[many] Masz jeszcze { $left } bomb.
    }
    *[other] { $name } rzuca bombę: tego rozdania nikt nie gra. { $left ->
        [0] To była ostatnia.
        [one] Ma jeszcze { $left } bombę.
        [few] Ma jeszcze { $left } bomby.
        *[many] Ma jeszcze { $left } bomb.
    }
}

## Meldunki, karty, lewy

tysiac-marriage = { $who ->
    [you] Meldujesz { tysiac-suit.many }: { tysiac-points }, atutem jest { tysiac-suit }.
    *[other] { $name } melduje { tysiac-suit.many }: { tysiac-points }, atutem jest { tysiac-suit }.
}
tysiac-marriage-instead = { $who ->
    [you] Meldujesz { tysiac-suit.many }: { tysiac-points }, atutem jest teraz { tysiac-suit }, a nie { $before }.
    *[other] { $name } melduje { tysiac-suit.many }: { tysiac-points }, atutem jest teraz { tysiac-suit }, a nie { $before }.
}
tysiac-before-trump = { tysiac-suit }
tysiac-marriage-brief = { $who ->
    [you] Ty, meldunek { tysiac-suit }, { $points }.
    *[other] { $name }, meldunek { tysiac-suit }, { $points }.
}
tysiac-card-played = { $leads ->
    [yes] { $who ->
        [you] Wychodzisz { tysiac-card.ins }.
        *[other] { $name } wychodzi { tysiac-card.ins }.
    }
    *[no] { $who ->
        [you] Dokładasz { tysiac-card.acc }.
        *[other] { $name } dokłada { tysiac-card.acc }.
    }
}
tysiac-card-played-brief = { $leads ->
    [yes] { $who ->
        [you] Wychodzisz { tysiac-card.ins }.
        *[other] { $name } wychodzi { tysiac-card.ins }.
    }
    *[no] { $who ->
        [you] Ty, { tysiac-card }.
        *[other] { $name }, { tysiac-card }.
    }
}
tysiac-trick = { $who ->
    [you] Bierzesz lewę za { tysiac-points } { tysiac-card.ins }.
    *[other] { $name } bierze lewę za { tysiac-points } { tysiac-card.ins }.
}
tysiac-trick-full = { $who ->
    [you] Bierzesz lewę numer { $number } za { tysiac-points } { tysiac-card.ins }: masz już { $total } w tym rozdaniu.
    *[other] { $name } bierze lewę numer { $number } za { tysiac-points } { tysiac-card.ins }: ma już { $total } w tym rozdaniu.
}
tysiac-trick-bare = { $who ->
    [you] Bierzesz lewę za { tysiac-points }.
    *[other] { $name } bierze lewę za { tysiac-points }.
}
tysiac-trick-brief = { $who ->
    [you] Bierzesz { $points }.
    *[other] { $name } bierze { $points }.
}
tysiac-musiks-won = { $who ->
    [you] Bierzesz cztery odłożone karty za { tysiac-points }: razem { $total } w tym rozdaniu.
    *[other] { $name } bierze cztery odłożone karty za { tysiac-points }: razem { $total } w tym rozdaniu.
}
tysiac-musiks-won-brief = { $who ->
    [you] Bierzesz odłożone, { $points }.
    *[other] { $name } bierze odłożone, { $points }.
}
tysiac-musiks-cards = Odłożone były: { $cards }.

## Koniec rozdania

tysiac-deal-played = { $made ->
    [yes] { $points ->
        [0] { $who ->
            [you] Ugrywasz kontrakt { $contract } co do punktu.
            *[other] { $name } ugrywa kontrakt { $contract } co do punktu.
        }
        *[other] { $who ->
            [you] Ugrywasz kontrakt { $contract }: masz { $taken }, o { $points } więcej.
            *[other] { $name } ugrywa kontrakt { $contract }: ma { $taken }, o { $points } więcej.
        }
    }
    *[no] { $who ->
        [you] Nie ugrywasz kontraktu { $contract }: masz { $taken }, brakuje { $points }.
        *[other] { $name } nie ugrywa kontraktu { $contract }: ma { $taken }, brakuje { $points }.
    }
}
tysiac-deal-played-brief = { $made ->
    [yes] { $who ->
        [you] Ugrywasz { $contract }.
        *[other] { $name } ugrywa { $contract }.
    }
    *[no] { $who ->
        [you] Nie ugrywasz { $contract }, brakuje { $points }.
        *[other] { $name } nie ugrywa { $contract }, brakuje { $points }.
    }
}
tysiac-deal-bombed = Rozdanie { $number } kończy bomba: przeciwnicy dostają po { $points }.
tysiac-deal-void = { $who ->
    [you] Rozdanie { $number } się nie liczy, rozdajesz jeszcze raz.
    *[other] Rozdanie { $number } się nie liczy, { $name } rozdaje jeszcze raz.
}
tysiac-sheet = { tysiac-seat }: { $change }, razem { $total }.
tysiac-sheet-items = { tysiac-seat }: { $change }, razem { $total }; { $items }.
tysiac-sheet-more = { tysiac-seat }, ponadto: { $items }.
tysiac-sheet-out = { $who ->
    [you] Ty bez gry: razem { $total }.
    *[other] { $name } bez gry: razem { $total }.
}
tysiac-seat = { $who ->
    [you] Ty
    *[other] { $name }
}
tysiac-item-tricks = { $points } za lewy
tysiac-item-marriages = { $points } za meldunki
tysiac-item-musiks = { $points } za odłożone
tysiac-item-taken = łącznie { $points }
tysiac-item-rounded = { $taken } zaokrąglone do { $points }
tysiac-item-barred = na beczce bez zysku
tysiac-next-deal = { $key-play } zaczyna następne rozdanie.
tysiac-barrel-entered = { $who ->
    [you] Jesteś na beczce z wynikiem { $total }: od teraz punkty daje ci tylko własny kontrakt.
    *[other] { $name } jest na beczce z wynikiem { $total }: od teraz punkty daje tylko własny kontrakt.
}
tysiac-barrel-entered-brief = { $who ->
    [you] Jesteś na beczce, { $total }.
    *[other] { $name } jest na beczce, { $total }.
}
tysiac-barrel-left = { $who ->
    [you] Spadasz z beczki: { $total }.
    *[other] { $name } spada z beczki: { $total }.
}
tysiac-match-won = { $who ->
    [you] Wygrywasz grę: { tysiac-points }.
    *[other] { $name } wygrywa grę: { tysiac-points }.
}
tysiac-match-shared = Wspólne zwycięstwo z wynikiem { tysiac-points.gen }: { $names }.
tysiac-you-in-list = ty

## Czyja kolej

tysiac-turn-other = { $phase ->
    [auction] { $name } licytuje albo pasuje.
    [take] { $name } wybiera musik.
    [give] { $name } daje karty.
    [lay] { $name } odkłada karty.
    *[play] Teraz gra { $name }.
}
tysiac-turn-own = { $phase ->
    [auction] Twoja kolej w licytacji już była.
    [take] Twój wybór musiku już był.
    [give] Twoje dawanie kart już było.
    [lay] Twoje odkładanie kart już było.
    *[play] Twoja kolej już była.
}
