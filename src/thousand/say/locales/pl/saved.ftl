# Zapisane gry do wyboru i co się dzieje z grą, od której się odchodzi.

saved-delete-question = Usunąć tę grę? Nie da się jej przywrócić.
saved-deleted = Gra jest usunięta.
saved-gone = Tej gry już nie ma.
saved-overtaken = Ta gra przed chwilą poszła dalej w innym oknie, więc nie została usunięta.
saved-not-deleted = Gry nie udało się usunąć: { $detail }.
help-saved = D albo Delete usuwa grę pod kursorem.

game-leave-unmoved = { $address ->
    [he] Odejść od stołu? Nie wykonałeś jeszcze żadnego ruchu, więc ta gra nie zostanie zachowana.
    [she] Odejść od stołu? Nie wykonałaś jeszcze żadnego ruchu, więc ta gra nie zostanie zachowana.
   *[neutral] Odejść od stołu? Nie masz za sobą jeszcze żadnego ruchu, więc ta gra nie zostanie zachowana.
}
