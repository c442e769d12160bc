### Cărțile jocului Tysiąc și cele din mână.
###
### Fiecare mesaj al jocului e o singură linie de cel mult 120 de caractere, cu esențialul în primele 40.
### Răspunsul la o tastă nu poate începe cu litera ei: cărțile din mână H, levata K, atuul F, contractul C,
### pisicuța M, informații I și J, scor S, rând T, cărți ieșite N, opțiuni O, sfat A, pas P, mărire U, bombă D,
### sortare E.
###
### O carte e $rank și $suit. Fără alt nume e cartea anunțată (as de romb), .the e cea articulată (asul de
### romb). O culoare are .cap la începutul liniei și .short unde o linie braille nu încape altfel.

-ace = { $form ->
    *[name] as
    [the] asul
}
-ten = { $form ->
    *[name] zece
    [the] zecele
}
-king = { $form ->
    *[name] rege
    [the] regele
}
-queen = { $form ->
    *[name] regină
    [the] regina
}
-jack = { $form ->
    *[name] valet
    [the] valetul
}
-nine = { $form ->
    *[name] nouă
    [the] nouarul
}

tysiac-rank = { $rank ->
    [ACE] { -ace }
    [TEN] { -ten }
    [KING] { -king }
    [QUEEN] { -queen }
    [JACK] { -jack }
    *[NINE] { -nine }
}
    .the = { $rank ->
    [ACE] { -ace(form: "the") }
    [TEN] { -ten(form: "the") }
    [KING] { -king(form: "the") }
    [QUEEN] { -queen(form: "the") }
    [JACK] { -jack(form: "the") }
    *[NINE] { -nine(form: "the") }
}
tysiac-suit = { $suit ->
    [HEARTS] inimă roșie
    [DIAMONDS] romb
    [CLUBS] treflă
    *[SPADES] inimă neagră
}
    .cap = { $suit ->
    [HEARTS] Inimă roșie
    [DIAMONDS] Romb
    [CLUBS] Treflă
    *[SPADES] Inimă neagră
}
    .short = { $suit ->
    [HEARTS] roșie
    [DIAMONDS] romb
    [CLUBS] treflă
    *[SPADES] neagră
}
tysiac-card = { tysiac-rank } de { tysiac-suit }
    .the = { tysiac-rank.the } de { tysiac-suit }

## Ce se numără

tysiac-points = { $points ->
    [one] { $points } punct
    [few] { $points } puncte
    *[other] { $points } de puncte
}
# Ce se scade dintr-un total.
tysiac-lost = minus { $points }
tysiac-number = { $minus ->
    [yes] minus { $number }
    *[no] { $number }
}
tysiac-cards-count = { $count ->
    [one] { $count } carte
    [few] { $count } cărți
    *[other] { $count } de cărți
}

## Cărțile din mână

tysiac-hand = Ai { tysiac-cards-count }: { $items }.
# Unde cărțile au liniile lor.
tysiac-hand-count = Ai { tysiac-cards-count }.
tysiac-hand-more = Și { $items }.
tysiac-hand-of-suit = { tysiac-suit }: { $items }
tysiac-hand-of-rank = { tysiac-rank } de { $items }
# Cărțile unei culori, apoi ale următoarei.
tysiac-list-groups = { $list }; { $item }
tysiac-hand-marriages = Mariaje în mână: { $items }, { tysiac-points }.
tysiac-hand-empty = Nu ai nicio carte.
tysiac-hand-out = Runda asta o stai pe margine, fără cărți.

## Cartea de sub cursor

# $digit: numele ei începe cu cifra locului, adică a tastei apăsate.
tysiac-card-label = { $digit ->
    [yes] Cartea { $place } din { $count }, { tysiac-card }
    *[no] { tysiac-card }, { $place } din { $count }
}
tysiac-card-playable = { $label }, se poate juca
tysiac-card-declares = { $label }, etalează mariajul: { tysiac-points }
tysiac-card-married = { $label }, dintr-un mariaj
tysiac-card-unplayable = { $label }, nu se poate juca: { $reason }
tysiac-card-missing = Nu există cartea { $place }: ai { tysiac-cards-count }.

tysiac-reason-follow-suit = se cere { tysiac-suit }
tysiac-reason-must-trump = trebuie atu, { tysiac-suit }
tysiac-reason-must-beat = trebuie să bați { tysiac-card.the }
tysiac-reason-must-overtrump = trebuie să bați { tysiac-card.the }
