### Les règles en vigueur dans une partie de Tysiąc, une par ligne et en bref.

tysiac-rule-set = { $rules ->
    [house] Règles de la maison.
    *[other] Règles: { $rules }.
}
tysiac-rule-four-nines = Qui a quatre neuf peut demander une nouvelle donne avant d'annoncer.
tysiac-rule-hard-cap = L'annonce la plus haute possible est { $points }.
tysiac-rule-raise = Le preneur peut augmenter son contrat après avoir pris le musik.
tysiac-rule-show-musik = { $shown ->
    [yes] Le musik pris est montré.
    *[no] Seul le preneur voit le musik pris.
}
tysiac-rule-bombs = { $count ->
    [0] On joue sans bombes.
    [one] Chaque joueur a { $count } bombe par partie.
    *[other] Chaque joueur a { $count } bombes par partie.
}
tysiac-rule-must-trump = { $must ->
    [yes] Qui ne peut pas fournir doit couper.
    *[no] Qui ne peut pas fournir joue ce qu'il veut.
}
tysiac-rule-must-beat = { $value ->
    [suit] Dans la couleur demandée, il faut monter si l'on peut.
    *[suit-and-trump] Dans la couleur demandée et à l'atout, il faut monter si l'on peut.
}
tysiac-rule-first-trick = Au premier pli, aucun mariage ne peut être déclaré.
tysiac-rule-declarer-contract = Un contrat réussi rapporte ses points, sans plus.
tysiac-rule-declarer-points = Un contrat réussi rapporte tous les points faits.
tysiac-rule-round-to = Les points sont arrondis au multiple de { $multiple } le plus proche.
tysiac-rule-barrel = Le tonneau commence à { $points }: à partir de là, on ne gagne que comme preneur.
