# Zapisane gry do wyboru i co się dzieje z grą, od której się odchodzi.

saved-delete-question = Usunąć tę grę? Nie da się jej przywrócić.
saved-deleted = Gra jest usunięta.
saved-gone = Tej gry już nie ma.
saved-overtaken = Ta gra toczyła się przed chwilą dalej w innym oknie, więc nie jest usunięta.
saved-not-deleted = Gry nie można było usunąć: { $detail }.
help-saved = D albo Delete usuwa grę pod kursorem.

game-leave-unmoved = Odejść od stołu? Nie było jeszcze twojego ruchu, więc ta gra nie zostanie zachowana.
