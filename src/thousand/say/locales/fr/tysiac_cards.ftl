### Les cartes de Tysiąc et la main.
###
### Chaque message de Tysiąc est une ligne, de 120 caractères au plus, l'important dans les 40 premiers. Une réponse
### à une touche ne doit pas commencer par la lettre de cette touche: main H, pli K, atout F, contrat C, musik M,
### situation I et J, scores S, tour T, cartes sorties N, options O, conseil A, passer P, augmenter U, bombe D,
### ranger E.
###
### Une carte est donnée par son $rank et son $suit. La forme the (.the) porte l'article défini: l'as, la dame.

-ace = { $form ->
    [the] l'as
    *[bare] as
}
-ten = { $form ->
    [the] le dix
    *[bare] dix
}
-king = { $form ->
    [the] le roi
    *[bare] roi
}
-queen = { $form ->
    [the] la dame
    *[bare] dame
}
-jack = { $form ->
    [the] le valet
    *[bare] valet
}
-nine = { $form ->
    [the] le neuf
    *[bare] neuf
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
    [HEARTS] cœur
    [DIAMONDS] carreau
    [CLUBS] trèfle
    *[SPADES] pique
}
    .cap = { $suit ->
    [HEARTS] Cœur
    [DIAMONDS] Carreau
    [CLUBS] Trèfle
    *[SPADES] Pique
}
tysiac-card = { tysiac-rank } de { tysiac-suit }
    .the = { tysiac-rank.the } de { tysiac-suit }

## Ce qui se compte

tysiac-points = { $points ->
    [one] { $points } point
    *[other] { $points } points
}
# Ce qui est retiré d'un total.
tysiac-lost = moins { $points }
# Un nombre tout seul: un signe ne s'entendrait pas.
tysiac-number = { $minus ->
    [yes] moins { $number }
    *[no] { $number }
}
tysiac-cards-count = { $count ->
    [one] { $count } carte
    *[other] { $count } cartes
}

## La main

tysiac-hand = Tu as { tysiac-cards-count }: { $items }.
# Quand les cartes ont des lignes à elles.
tysiac-hand-count = Tu as { tysiac-cards-count }.
tysiac-hand-more = Et aussi { $items }.
tysiac-hand-of-suit = { tysiac-suit } { $items }
tysiac-hand-of-rank = { tysiac-rank } de { $items }
# Les cartes d'une couleur, puis celles de la suivante.
tysiac-list-groups = { $list }; { $item }
tysiac-hand-marriages = Mariages en main: { $items }, { tysiac-points }.
tysiac-hand-empty = Tu n'as plus de cartes.
tysiac-hand-out = Tu ne joues pas cette donne et tu n'as pas de cartes.

## Une carte sous le curseur

# $digit: son nom commence par le chiffre de sa place, qui est la touche qui l'a demandée.
tysiac-card-label = { $digit ->
    [yes] Carte { $place } sur { $count }, { tysiac-card }
    *[no] { tysiac-card }, { $place } sur { $count }
}
tysiac-card-playable = { $label }, jouable
tysiac-card-declares = { $label }, déclare le mariage: { tysiac-points }
tysiac-card-married = { $label }, en mariage
tysiac-card-unplayable = { $label }, injouable: { $reason }
tysiac-card-missing = Pas de carte { $place }: tu as { tysiac-cards-count }.

tysiac-reason-follow-suit = il faut fournir du { tysiac-suit }
tysiac-reason-must-trump = il faut couper, l'atout est { tysiac-suit }
tysiac-reason-must-beat = il faut battre { tysiac-card.the }
tysiac-reason-must-overtrump = il faut battre { tysiac-card.the }
