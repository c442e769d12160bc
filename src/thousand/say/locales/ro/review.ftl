### thousand review: mutările cele mai scumpe ale unui joc și ce era mai bine.

review-worst = { $count ->
    [one] { $name }: o mutare scumpă în acest joc.
    [few] { $name }: cele mai scumpe { $count } mutări din acest joc.
   *[other] { $name }: cele mai scumpe { $count } de mutări din acest joc.
}
review-nothing = { $name }: nicio mutare scumpă în acest joc.
review-place = { $points ->
    [one] Runda { $round }, mutarea { $move } a jocului: a costat cam { $points } punct.
    [few] Runda { $round }, mutarea { $move } a jocului: a costat cam { $points } puncte.
   *[other] Runda { $round }, mutarea { $move } a jocului: a costat cam { $points } de puncte.
}
review-better = Mai bine: { $advice }
review-progress = { $percent } la sută din mutări sunt verificate.
cli-help-review = thousand review FILE: cele mai scumpe trei mutări ale unui joc încheiat și ce era mai bine.
cli-flag-review-playouts = --playouts și un număr: câte runde imaginate poate juca un bot pentru o decizie.
cli-no-review = Jocurile de { $game } nu pot fi analizate încă.
