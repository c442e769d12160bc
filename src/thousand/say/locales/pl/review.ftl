### thousand review: ruchy, które najwięcej kosztowały, i co było lepsze.

review-worst = { $count ->
    [one] { $name }: jeden kosztowny ruch w tej grze.
    [few] { $name }: { $count } najkosztowniejsze ruchy w tej grze.
   *[many] { $name }: { $count } najkosztowniejszych ruchów w tej grze.
}
review-nothing = { $name }: w tej grze nie ma kosztownych ruchów.
review-place = { $points ->
    [one] Runda { $round }, ruch { $move } w grze: stracony około { $points } punkt.
    [few] Runda { $round }, ruch { $move } w grze: stracone około { $points } punkty.
   *[many] Runda { $round }, ruch { $move } w grze: stracone około { $points } punktów.
}
review-better = Lepiej: { $advice }
review-progress = Sprawdzone { $percent } procent ruchów.
cli-help-review = thousand review FILE: trzy najkosztowniejsze ruchy skończonej gry i co było lepsze.
cli-flag-review-playouts = --playouts i liczba: ile wymyślonych rund bot może rozegrać przed jedną decyzją.
cli-no-review = Gier { $game } nie można jeszcze omówić.
