# Parties notées dans un fichier: racontées, vérifiées, exportées, écrites; et ce qui peut ne pas y aller.
# Les mots propres au fichier (hand, seed, scores) restent tels qu'ils y sont écrits.

## Un récit ligne par ligne

tale-keys = Entrée ou Espace continue, R répète, { $key-history-back } et { $key-history-forward } parcourent le récit, Q quitte.
tale-unknown-key = Cette touche ne fait rien ici. Entrée ou Espace continue, Q quitte.
tale-end = Le récit se termine ici. Entrée quitte.

## Ce qui a été vérifié

verify-true = { $rounds ->
    [0] Rien à vérifier pour l'instant: aucune manche n'est terminée.
    [one] Tout est juste: { $rounds } manche et { verify-moves }, chaque donne, chaque tour et chaque score.
   *[other] Tout est juste: { $rounds } manches et { verify-moves }, chaque donne, chaque tour et chaque score.
}
verify-moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
record-unfinished = La partie n'était pas terminée quand ce fichier a été écrit.
record-waiting = Manche { $number }: ni vérifiée ni racontée pour l'instant, ses cartes restent secrètes jusqu'à sa fin.

## Parties enregistrées

matches-line = { $over ->
    [yes] Numéro { $number }, terminée: { $names }; { matches-moves }.
   *[no] Numéro { $number }, en cours: { $names }; { matches-moves }.
}
matches-moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
matches-damaged = Le numéro { $number } est abîmé et illisible.
matches-none = Aucune partie n'est enregistrée.
record-written = La partie { $number } est écrite dans { $path }.

## La ligne de commande

cli-step-no-terminal = --step attend des touches: il faut un terminal, et un fichier qui ne soit pas l'entrée standard.
cli-file-unreadable = Impossible de lire { $path }: { $detail }.
cli-file-unwritable = Impossible d'écrire { $path }: { $detail }.
cli-file-exists = { $path } existe déjà et n'est pas remplacé. Choisis un autre nom.
cli-no-such-match = Aucune partie enregistrée n'a le numéro { $number }. thousand matches donne les numéros.

## Ce qui ne va pas dans un fichier: la ligne d'abord

record-none = Ligne { $line }: ce n'est pas une partie notée; elle commencerait par les mots thousand record 1.
record-format = Ligne { $line }: ce fichier est au format { $version }; ce Thousand lit le format { $known }.
record-game = Ligne { $line }: aucun jeu ne s'appelle { $name } ici.
record-line-long = Ligne { $line }: la ligne dépasse { $limit } octets.
record-long = Ligne { $line }: le fichier dépasse { $limit } mégaoctets, la suite n'a pas été lue.
record-lines = Ligne { $line }: le fichier a plus de { $limit } lignes.
record-encoding = Ligne { $line }: ce n'est pas du texte en UTF-8.
record-control = Ligne { $line }: il y a là un caractère qui ne s'affiche pas.
record-cut-off = Ligne { $line }: le fichier s'interrompt; sa dernière ligne devrait être end et le nombre de coups.
record-expected = Ligne { $line }: il faudrait ici { $wanted ->
    [game] game et son nom
    [commitment] le commitment de la manche
    [scores] les scores de la manche
    [head] seat, bot, rule ou hand 1
    [open] un coup, seed ou end
   *[closed] un coup, hand ou end
}, pas { $value }.
record-seats = Ligne { $line }: ce jeu a de { $low } à { $high } places.
record-seat = Ligne { $line }: ce devrait être seat { $number }, car les places vont dans l'ordre.
record-name = Ligne { $line }: un nom a de 1 à { $limit } caractères, et jamais deux espaces de suite.
record-bot = Ligne { $line }: un bot vient juste après sa place, et une seule fois.
record-bot-level = Ligne { $line }: aucun bot ne s'appelle { $level }; il y a: { $known }.
record-rule-unknown = Ligne { $line }: ce jeu n'a pas de règle { $rule }.
record-rule-twice = Ligne { $line }: la règle { $rule } est là une seconde fois.
record-rule-missing = Ligne { $line }: la règle { $rule } aurait dû venir avant cette ligne.
record-rule-value = Ligne { $line }: { $rule } ne peut pas être { $value }; valeurs possibles: { $known }.
record-rule-number = Ligne { $line }: { $rule } doit être un nombre entier, pas { $value }.
record-rule-text = Ligne { $line }: { $rule } a au plus { $limit } caractères, et jamais deux espaces de suite.
record-rules = Ligne { $line }: les règles qui précèdent ne vont pas ensemble. { $reason }
record-hand-number = Ligne { $line }: ce devrait être hand { $number }.
record-hex = Ligne { $line }: il faut ici 64 signes, chacun de 0 à 9 ou de a à f.
record-scores-form = Ligne { $line }: scores contient des nombres entiers, un par camp, séparés par une espace.
record-no-seat = Ligne { $line }: il n'y a pas de place { $value }; la dernière est { $high }.
record-moves = Ligne { $line }: le fichier a plus de { $limit } coups.
record-count = Ligne { $line }: le fichier a { $count } coups, pas { $value }.
record-after-end = Ligne { $line }: il y a encore quelque chose après la fin.
record-seed = Ligne { $line }: ce seed n'ouvre pas le commitment de la ligne { $other }.
record-refused = Ligne { $line }: { $name } n'a pas droit à ce coup. { $reason }
record-unfounded = Ligne { $line }: { $item ->
    [hand] aucune nouvelle manche ne commence ici.
   *[seed] la manche n'est pas terminée ici.
}
record-lacking = Ligne { $line }: { $item ->
    [hand] une nouvelle manche devrait commencer avant cette ligne.
   *[seed] la manche est terminée avant cette ligne: il y faudrait seed et scores.
}
record-check = Ligne { $line }: quelque chose, plus haut, a été changé après l'écriture du fichier.
record-over = Ligne { $line }: la partie est terminée avant ce coup.
record-scores = Ligne { $line }: selon les règles, ces scores sont { $scores }.
