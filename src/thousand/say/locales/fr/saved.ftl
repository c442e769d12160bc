# Les parties enregistrées à choisir, et ce que devient une partie qu'on quitte.

saved-delete-question = Supprimer cette partie? Elle ne reviendra pas.
saved-deleted = La partie est supprimée.
saved-gone = Cette partie n'existe déjà plus.
saved-overtaken = Cette partie vient de continuer dans une autre fenêtre: elle n'est pas supprimée.
saved-not-deleted = La partie n'a pas pu être supprimée: { $detail }.
help-saved = D ou Suppr supprime la partie choisie.

game-leave-unmoved = Tu quittes la table? Tu n'as encore rien joué: cette partie ne sera pas gardée.
