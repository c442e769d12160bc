### Karty w grze Tysiąc i karty w ręce.
###
### Każdy komunikat gry Tysiąc to jeden wiersz, najwyżej 120 znaków, najważniejsze w pierwszych 40. Odpowiedź
### na klawisz nie może zaczynać się od jego litery: karty w ręce H, lewa K, atut F, kontrakt C, musik M,
### informacje I i J, punkty S, kolej T, zagrane karty N, opcje O, rada A, pas P, podbicie U, bomba D, układ E.
###
### Karta to $rank i $suit. Przypadki: mianownik bez nazwy, .acc biernik, .gen dopełniacz, .ins narzędnik.
### Kolory: liczba pojedyncza bez nazwy, .many mnoga (kiery), .gen jej dopełniacz, .loc jej miejscownik.

-ace = { $case ->
    *[nom] as
    [acc] asa
    [ins] asem
}
-ten = { $case ->
    *[nom] dziesiątka
    [acc] dziesiątkę
    [gen] dziesiątki
    [ins] dziesiątką
}
-king = { $case ->
    *[nom] król
    [acc] króla
    [ins] królem
}
-queen = { $case ->
    *[nom] dama
    [acc] damę
    [gen] damy
    [ins] damą
}
-jack = { $case ->
    *[nom] walet
    [acc] waleta
    [ins] waletem
}
-nine = { $case ->
    *[nom] dziewiątka
    [acc] dziewiątkę
    [gen] dziewiątki
    [ins] dziewiątką
}

tysiac-rank = { $rank ->
    [ACE] { -ace }
    [TEN] { -ten }
    [KING] { -king }
    [QUEEN] { -queen }
    [JACK] { -jack }
    *[NINE] { -nine }
}
    .acc = { $rank ->
    [ACE] { -ace(case: "acc") }
    [TEN] { -ten(case: "acc") }
    [KING] { -king(case: "acc") }
    [QUEEN] { -queen(case: "acc") }
    [JACK] { -jack(case: "acc") }
    *[NINE] { -nine(case: "acc") }
}
    .gen = { $rank ->
    [ACE] { -ace(case: "acc") }
    [TEN] { -ten(case: "gen") }
    [KING] { -king(case: "acc") }
    [QUEEN] { -queen(case: "gen") }
    [JACK] { -jack(case: "acc") }
    *[NINE] { -nine(case: "gen") }
}
    .ins = { $rank ->
    [ACE] { -ace(case: "ins") }
    [TEN] { -ten(case: "ins") }
    [KING] { -king(case: "ins") }
    [QUEEN] { -queen(case: "ins") }
    [JACK] { -jack(case: "ins") }
    *[NINE] { -nine(case: "ins") }
}
tysiac-suit = { $suit ->
    [HEARTS] kier
    [DIAMONDS] karo
    [CLUBS] trefl
    *[SPADES] pik
}
    .many = { $suit ->
    [HEARTS] kiery
    [DIAMONDS] kara
    [CLUBS] trefle
    *[SPADES] piki
}
    .cap = { $suit ->
    [HEARTS] Kiery
    [DIAMONDS] Kara
    [CLUBS] Trefle
    *[SPADES] Piki
}
    .gen = { $suit ->
    [HEARTS] kierów
    [DIAMONDS] kar
    [CLUBS] trefli
    *[SPADES] pików
}
    .loc = { $suit ->
    [HEARTS] kierach
    [DIAMONDS] karach
    [CLUBS] treflach
    *[SPADES] pikach
}
tysiac-card = { tysiac-rank } { tysiac-suit }
    .acc = { tysiac-rank.acc } { tysiac-suit }
    .gen = { tysiac-rank.gen } { tysiac-suit }
    .ins = { tysiac-rank.ins } { tysiac-suit }

## Liczebniki

tysiac-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    *[many] { $points } punktów
}
    .gen = { $points ->
    [one] { $points } punktu
    *[many] { $points } punktów
}
tysiac-lost = minus { $points }
tysiac-number = { $minus ->
    [yes] minus { $number }
    *[no] { $number }
}
tysiac-cards-count = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    *[many] { $count } kart
}
    .acc = { $count ->
    [one] { $count } kartę
    [few] { $count } karty
    *[many] { $count } kart
}

## Karty w ręce

tysiac-hand = Masz { tysiac-cards-count.acc }: { $items }.
tysiac-hand-count = Masz { tysiac-cards-count.acc }.
tysiac-hand-more = Ponadto { $items }.
tysiac-hand-of-suit = { tysiac-suit } { $items }
tysiac-hand-of-rank = { tysiac-rank } { $items }
tysiac-list-groups = { $list }; { $item }
tysiac-hand-marriages = Możliwe meldunki: { $items }, razem { tysiac-points }.
tysiac-hand-empty = Nie masz kart.
tysiac-hand-out = Nie grasz w tym rozdaniu i nie masz kart.

## Karta pod kursorem

tysiac-card-label = { $digit ->
    [yes] Karta { $place } z { $count }, { tysiac-card }
    *[no] { tysiac-card }, { $place } z { $count }
}
tysiac-card-playable = { $label }, można zagrać
tysiac-card-declares = { $label }, melduje: { tysiac-points }
tysiac-card-married = { $label }, do meldunku
tysiac-card-unplayable = { $label }, nie można zagrać: { $reason }
tysiac-card-missing = Nie ma karty { $place }: masz { tysiac-cards-count.acc }.

tysiac-reason-follow-suit = trzeba dołożyć { tysiac-suit.many }
tysiac-reason-must-trump = trzeba dać atut, { tysiac-suit.many }
tysiac-reason-must-beat = trzeba przebić { tysiac-card.acc }
tysiac-reason-must-overtrump = trzeba przebić { tysiac-card.acc }
