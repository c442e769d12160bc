# L'arène: des robots jouent entre eux, et on entend ce que vaut leur jeu. Le fait d'abord.

arena-begun = { $matches } parties par { $bots }: { $deals ->
    [one] { $deals } donne, jouée { $lineups } fois
   *[other] { $deals } donnes, chacune jouée { $lineups } fois
}, de chaque côté.
arena-resumed = { $done ->
    [one] { $done } partie est déjà là, dans { $path }.
   *[other] { $done } parties sont déjà là, dans { $path }.
}
arena-dropped = La dernière ligne de { $path } était abîmée et disparaît; sa partie est rejouée.
arena-progress = { $percent } pour cent, { $done } parties sur { $matches }.
arena-failed = Erreur du robot { $bot }, seed { $seed }: { $error }.
arena-failures = { $count ->
    [one] { $count } partie arrêtée par une erreur; sa donne ne compte pas.
   *[other] { $count } parties arrêtées par des erreurs; leurs donnes ne comptent pas.
}
arena-stopped = Arrêt après { $done } parties sur { $matches }. La même commande reprend à cet endroit.

## Les résultats

arena-nothing = Rien à dire pour l'instant: aucune donne n'a été jouée de chaque côté.
arena-over = { $matches } parties sur { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, { $rounds } manches. Une part égale est de { $even } pour cent.
arena-won = { $bot } gagne { $value } pour cent des parties; { arena-interval }
arena-points = { $bot } marque { $value } points par manche; { arena-interval }
arena-duel-won = { $bot } contre { $rival }: { $value } pour cent gagnées; { arena-interval }
arena-duel-points = { $bot } contre { $rival }: { $value } points d'avance par manche; { arena-interval }
arena-interval = { $told ->
    [yes] intervalle à 95 pour cent de { $low } à { $high }.
   *[no] trop peu de donnes pour un intervalle.
}
arena-number = { $below ->
    [yes] moins { arena-digits }
   *[no] { arena-digits }
}
arena-digits = { $tenth ->
    [0] { $whole }
   *[other] { $whole },{ $tenth }
}
arena-speed = { $speed ->
    [0] { $bot }: { $decisions } décisions.
   *[other] { $bot }: { $decisions } décisions, { $speed } par seconde.
}

## La ligne de commande

cli-help-arena = thousand arena JEU: des robots jouent entre eux et leur jeu est mesuré. Accepte --bots et d'autres.
cli-flag-arena-bots = --bots et deux noms ou plus, comme steady,strong: des niveaux, ou module:Classe pour un robot à toi.
cli-flag-matches = --matches et un nombre entier: combien de parties, ou un peu plus, pour jouer chaque donne de chaque côté.
cli-flag-seats = --seats un nombre: combien de places à la table.
cli-flag-jobs = --jobs 1 à 64: combien de processus jouent à la fois.
cli-flag-playouts = --playouts et un nombre entier: jusqu'où vont les robots qui cherchent, au lieu d'un temps limité.
cli-flag-arena-json = --json FICHIER: écrit les résultats dans ce fichier en JSON.
cli-flag-csv = --csv FICHIER: écrit les résultats dans ce fichier en tableau.
cli-flag-resume = --resume FICHIER: garde là chaque partie et reprend ce qui y est; sinon Thousand a son propre fichier.
cli-arena-few-bots = Une arène demande deux robots ou plus: --bots et leurs noms avec des virgules, comme steady,strong.
cli-arena-twice = --bots nomme { $name } deux fois.
cli-arena-no-bot = { $name } ne peut pas jouer: { $detail }.
cli-arena-no-search = --playouts limite les robots qui cherchent, et aucun de ceux-ci ne cherche.
cli-arena-other = { $path } contient d'autres parties, d'une autre arène ou d'une autre version. Choisis un autre fichier.
cli-arena-damaged = { $path } est abîmé à la ligne { $line }: rien n'a été joué. Choisis un autre fichier ou efface celui-ci.
cli-arena-process = Un processus de l'arène s'est arrêté tout seul. Ce qui est joué est gardé: la même commande reprend.
