### Les conseils à Tysiąc: le coup d'abord, puis pourquoi. Un conseil répond à la touche A et ne doit pas commencer
### par cette lettre. Chaque raison est une phrase; celles de la recherche et les autres viennent après le coup.

## Les enchères

tysiac-advice-open = Ouvre à { $points }: la première annonce est obligatoire.
tysiac-advice-bid = Enchéris à { $points }: ta main devrait faire environ { $estimate }.
tysiac-advice-bid-marriage = Enchéris à { $points }: avec le mariage de { tysiac-suit }, ta main devrait faire environ { $estimate }.
tysiac-advice-bid-barrel = Enchéris à { $points }: sur le tonneau, seul un contrat te rapporte des points.
tysiac-advice-bid-against = Enchéris à { $points }: { $name } est sur le tonneau et gagnerait la partie avec un contrat.
tysiac-advice-pass = Passe: ta main devrait faire environ { $estimate }, moins que { $points }.
tysiac-advice-pass-careful = Passe: environ { $estimate }, c'est près de { $points }, mais une chute te coûterait trop cher maintenant.
tysiac-advice-pass-cap = Passe: ta main ne permet pas plus de { $points }.
tysiac-advice-redeal = Nouvelle donne: avec quatre neuf, tu peux la demander, et il le faut.

## Le musik

tysiac-advice-take-either = Prends l'un ou l'autre musik: on n'en sait rien.
tysiac-advice-raise = Monte le contrat à { $points }: avec le musik, ta main devrait faire environ { $estimate }.
tysiac-advice-bomb = Lâche la bombe: ta main devrait faire environ { $estimate }, bien moins que { $points }.
tysiac-advice-give-worthless = Donne à { $name } { tysiac-card.the }: cette carte n'aurait rien pris.
tysiac-advice-give-least = Donne à { $name } { tysiac-card.the }: c'est ce qui te coûte le moins.
tysiac-advice-lay-worthless = Écarte { tysiac-card.the }: cette carte n'aurait rien pris.
tysiac-advice-lay-least = Écarte { tysiac-card.the }: c'est ce qui te coûte le moins.
tysiac-advice-lay-points = Écarte { tysiac-card.the }: le dernier pli devrait te rendre ces points.
tysiac-advice-keeps-marriage = Tu gardes le mariage de { tysiac-suit }.
tysiac-advice-makes-void = Ensuite, tu n'as plus de { tysiac-suit }, et tu peux couper.
tysiac-advice-no-partner = Avec cette carte, personne ne pourra faire de mariage.

## Entamer

tysiac-advice-lead-marriage = Entame avec { tysiac-card.the }: cela déclare le mariage, pour { tysiac-points }.
tysiac-advice-lead-trump = Entame avec { tysiac-card.the }: rien ne bat cette carte, et elle fait tomber les atouts des autres.
tysiac-advice-lead-master = Entame avec { tysiac-card.the }: c'est une carte maîtresse.
# $over: la valeur d'une carte plus haute de la couleur.
tysiac-advice-lead-force = Entame avec { tysiac-card.the }: cela fait sortir { tysiac-over } de ta couleur longue.
tysiac-over = { $over ->
    [ACE] { -ace(form: "the") }
    [TEN] { -ten(form: "the") }
    [KING] { -king(form: "the") }
    [QUEEN] { -queen(form: "the") }
    *[JACK] { -jack(form: "the") }
}
tysiac-advice-lead-fellow = Entame avec { tysiac-card.the }: { $name }, qui défend avec toi, devrait faire le pli.
tysiac-advice-lead-low = Entame avec { tysiac-card.the }: aucune carte n'est sûre, et celle-ci coûte le moins.

## Suivre

tysiac-advice-only-card = Joue { tysiac-card.the }: aucune autre carte n'est permise.
tysiac-advice-last-card = Joue { tysiac-card.the }: c'est ta dernière carte.
tysiac-advice-win-cheaply = Joue { tysiac-card.the }: la carte la moins chère qui fait le pli à coup sûr.
tysiac-advice-win-last = Joue { tysiac-card.the }: cette carte fait le pli, { tysiac-points }.
tysiac-advice-win-try = Joue { tysiac-card.the }: cette carte fait le pli, sauf si une carte cachée la bat.
tysiac-advice-trump-in = Coupe avec { tysiac-card.the }: il y a { tysiac-points } dans le pli.
tysiac-advice-feed = Joue { tysiac-card.the }: { $name } fait le pli, et défend avec toi.
tysiac-advice-throw-low = Joue { tysiac-card.the }: le pli n'est pas pour toi, et c'est ce qui donne le moins.
tysiac-advice-hold-back = Joue { tysiac-card.the }: garde { tysiac-over } pour un meilleur pli.

## Autres raisons

tysiac-advice-spares-marriage = Une autre carte casserait ton mariage de { tysiac-suit }.
tysiac-advice-makes-contract = Ce pli apporte ce qui manque à ton contrat: { tysiac-points }.
tysiac-advice-beats-contract = Ce pli enlève au preneur ce qu'il ne pouvait pas perdre: { tysiac-points }.

## La recherche: dans tant de donnes possibles

tysiac-advice-sampled-made = Essai sur { tysiac-worlds }: le contrat réussit dans { $percent } pour cent des cas.
tysiac-advice-sampled-beaten = Essai sur { tysiac-worlds }: le preneur chute dans { $percent } pour cent des cas.
tysiac-advice-sampled-bid = Essai sur { tysiac-worlds }: { $points } réussit dans { $percent } pour cent des cas.
tysiac-advice-sampled-pass = Essai sur { tysiac-worlds }: { $points } ne réussit que dans { $percent } pour cent des cas.
tysiac-worlds = { $worlds ->
    [one] { $worlds } donne possible
    *[other] { $worlds } donnes possibles
}
tysiac-advice-next-deal = Passe à la donne suivante avec { $key-play }.
