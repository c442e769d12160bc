### Les options de Tysiąc: comment s'appelle chacune, comment s'appellent ses valeurs, et ce qu'elle veut dire.
###
### Une valeur vient après son option (« Bombes: 1 par joueur ») ou avant. Ce qu'une option veut dire répond à la
### touche D et ne doit pas commencer par cette lettre.

tysiac-option-rules = Règles
tysiac-option-teams = Équipes
tysiac-option-length = Longueur de la partie
tysiac-option-match-points = Victoire à
tysiac-option-hard-cap = Annonce la plus haute
tysiac-option-four-nines = Nouvelle donne pour quatre neuf
tysiac-option-raise-after-musik = Augmenter après le musik
tysiac-option-show-musik = Montrer le musik
tysiac-option-bombs = Bombes
tysiac-option-must-trump = Obligation de couper
tysiac-option-must-beat = Obligation de monter
tysiac-option-marriage-on-first-trick = Mariage au premier pli
tysiac-option-declarer-scores = Le preneur marque
tysiac-option-round-to = Arrondi
tysiac-option-barrel = Tonneau

## Valeurs

tysiac-value-rules = { $value ->
    [house] de la maison
    *[other] { $value }
}
tysiac-value-switch = { $value ->
    [yes] oui
    *[no] non
}
tysiac-value-teams = chacun pour soi
tysiac-value-length = { $value ->
    [one-round] une seule donne
    *[to-points] jusqu'à ce que quelqu'un ait les points
}
tysiac-value-bombs = { $count ->
    [0] aucune
    *[other] { $count } par joueur
}
tysiac-value-must-beat = { $value ->
    [suit] dans la couleur demandée
    [suit-and-trump] dans la couleur demandée et à l'atout
    *[none] jamais
}
tysiac-value-declarer-scores = { $value ->
    [points] tous ses points
    *[contract] son contrat
}
tysiac-value-round-to = au multiple de { $value } le plus proche
tysiac-value-barrel = { $value ->
    [off] non
    *[other] à partir de { $value } points
}

## Ce qu'elles veulent dire

tysiac-about-rules = { $value ->
    [house] Maison: une bombe par joueur, tonneau à 800, on doit couper, mais pas monter
    *[other] Options que tu as enregistrées sous le nom { $value }
}
tysiac-about-teams = Chacun joue pour soi.
tysiac-about-length = La partie dure jusqu'à ce que quelqu'un ait les points de la victoire, ou une seule donne.
tysiac-about-match-points = Qui a tous ces points après une donne gagne la partie.
tysiac-about-hard-cap = Personne ne peut annoncer plus, quels que soient ses mariages.
tysiac-about-four-nines = Qui reçoit les quatre neuf peut demander de nouvelles cartes avant d'annoncer.
tysiac-about-raise-after-musik = Après avoir pris le musik, le preneur peut augmenter son contrat, de dix en dix.
tysiac-about-show-musik = À deux joueurs, le musik pris par le preneur est montré à l'adversaire.
tysiac-about-bombs = Tant de fois par partie, qui est forcé de jouer 100 peut renoncer à la donne: 60 points à chaque adversaire.
tysiac-about-must-trump = Sans carte de la couleur demandée, il faut jouer atout si on en a.
tysiac-about-must-beat = S'il faut jouer une carte plus forte que celles du pli, quand on en a une.
tysiac-about-marriage-on-first-trick = Si non, entamer le premier pli avec un roi ou une dame ne déclare aucun mariage.
tysiac-about-declarer-scores = Ce que rapporte un contrat réussi: le contrat seul, ou tous les points faits.
tysiac-about-round-to = Les points faits dans une donne sont arrondis au plus proche de ces multiples.
tysiac-about-barrel = À partir de ce total, on ne gagne des points que comme preneur.
