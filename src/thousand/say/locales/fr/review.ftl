### thousand review: les coups les plus coûteux d'une partie, et ce qui valait mieux.

review-worst = { $count ->
    [one] Le coup coûteux de { $name } dans cette partie.
   *[other] Les { $count } coups les plus coûteux dans cette partie, pour { $name }.
}
review-nothing = { $name }: aucun coup coûteux trouvé dans cette partie.
review-place = { $points ->
    [one] Manche { $round }, coup { $move } de la partie: il a coûté environ { $points } point.
   *[other] Manche { $round }, coup { $move } de la partie: il a coûté environ { $points } points.
}
review-better = Mieux: { $advice }
review-progress = { $percent } pour cent des coups sont examinés.
cli-help-review = thousand review FILE: les trois coups les plus coûteux d'une partie finie, et ce qui valait mieux.
cli-flag-review-playouts = --playouts et un nombre: combien de manches imaginées un robot peut jouer pour une décision.
cli-no-review = Les parties de { $game } ne peuvent pas encore être revues.
