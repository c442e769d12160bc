### Pourquoi quelque chose n'est pas possible dans 1000 Miles, et ce qui l'est. miles_sides.ftl explique $who et
### $side. $teams dit si l'on joue par équipes.

## Coups

refuse-draw-first = Pioche d'abord une carte: appuie sur { $key-draw }.
refuse-already-drawn = Tu as déjà pioché: joue ou jette une carte.
refuse-pile-empty = Il n'y a plus rien à piocher: joue ou jette une carte.
refuse-not-your-turn = À { actor.within } de jouer: attends ton tour.
refuse-extension-first = { $who ->
    [you] Choisis d'abord: l'allonge, ou la fin de la manche.
    *[other] Un instant: à { actor.within } de décider pour l'allonge.
}
refuse-hand-over = Cette manche est terminée: appuie sur { $key-play } pour la suivante.
refuse-match-over = La partie est terminée: on ne joue plus.
refuse-hand-running = Cette manche n'est pas terminée: continue à jouer.
refuse-not-held = Tu n'as pas { card.of }.
refuse-no-target = { $teams ->
    [yes] La carte { card } est pour ton équipe: elle ne se joue pas sur une autre.
    *[no] La carte { card } est pour toi: elle ne se joue pas sur quelqu'un d'autre.
}
refuse-target-missing = { $teams ->
    [yes] La carte { card } se joue sur une équipe: choisis laquelle.
    *[no] La carte { card } se joue sur quelqu'un: choisis qui.
}
refuse-no-such-seat = Il n'y a pas de joueur numéro { $number }.
refuse-no-such-side = { $teams ->
    [yes] Il n'y a pas d'équipe numéro { $number }.
    *[no] Il n'y a pas de joueur numéro { $number }.
}
refuse-own-side = { $teams ->
    [yes] La carte { card } ne se joue pas sur ta propre équipe: choisis-en une autre.
    *[no] La carte { card } ne se joue pas sur toi: choisis quelqu'un d'autre.
}
refuse-not-left = { $teams ->
    [yes] On n'attaque que l'équipe à sa gauche, pas { side.within }.
    *[no] On n'attaque que la personne à sa gauche, pas { side.within }.
}
refuse-target-safe = { $side ->
    [pair] { side.subject } ont { safety.the }: impossible d'y jouer { card.a }.
    *[other] { side.subject } a { safety.the }: impossible d'y jouer { card.a }.
}
refuse-target-limited = { $side ->
    [pair] { side.subject } ont déjà une Limite de vitesse: attends qu'elle soit levée.
    *[other] { side.subject } a déjà une Limite de vitesse: attends qu'elle soit levée.
}
refuse-target-wrong = { $side ->
    [pair] { side.subject } sont déjà à contresens: attends que ce soit fini.
    *[other] { side.subject } est déjà à contresens: attends que ce soit fini.
}
refuse-target-has-hazard = { $side ->
    [pair] { side.subject } ont déjà { card.a }: joue plutôt une autre attaque.
    *[other] { side.subject } a déjà { card.a }: joue plutôt une autre attaque.
}
refuse-target-stopped = { $side ->
    [pair] { side.subject } sont déjà à l'arrêt: un Feu rouge n'y changerait rien.
    *[other] { side.subject } est déjà à l'arrêt: un Feu rouge n'y changerait rien.
}
refuse-target-not-rolling = { $side ->
    [pair] { side.subject } ne roulent pas: la carte { card } n'arrête que ceux qui roulent.
    *[other] { side.subject } ne roule pas: la carte { card } n'arrête que ceux qui roulent.
}
# $needs: une parade ou plusieurs; $several: si plusieurs attaques sont en cours.
refuse-hazard-in-force = { $several ->
    [yes] Il te faut d'abord { $needs }: plusieurs attaques te bloquent.
    *[no] Il te faut d'abord { $needs }: { hazard.the } te bloque.
}
refuse-roll-needed = { $why ->
    [start] Il te faut d'abord un Feu vert: tu n'es pas encore en route.
    [stop] Il te faut d'abord un Feu vert: un Feu rouge te bloque.
    *[repaired] Il te faut d'abord un Feu vert: c'est réparé, mais tu es à l'arrêt.
}
refuse-over-limit = { card }, c'est trop rapide: avec une Limite de vitesse, seuls 25 et 50 passent.
refuse-two-200s = { $teams ->
    [yes] Ton équipe a déjà posé deux 200: pas plus de deux par manche.
    *[no] Tu as déjà posé deux 200: pas plus de deux par manche.
}
refuse-beyond-goal = { card }, c'est trop loin: plus que { $left } à faire, et il faut exactement { $goal }.
refuse-nothing-to-repair = La carte { card } n'a rien à réparer: tu n'as pas { hazard.of }.
refuse-no-limit = Tu n'as pas de Limite de vitesse à lever.
refuse-no-wrong-way = Tu n'es pas à contresens: rien à corriger.
refuse-roll-never-needed = Tu as le Véhicule prioritaire: plus besoin de Feu vert dans cette manche.
refuse-repair-first = { $several ->
    [yes] Il te faut { $needs } avant un Feu vert: plusieurs attaques te bloquent.
    *[no] Il te faut { $needs } avant un Feu vert: { hazard.the } te bloque.
}
refuse-already-rolling = Tu roules déjà: un Feu vert ne servirait à rien.
refuse-no-extension = Ce n'est pas le moment de décider pour l'allonge.
refuse-spectator = Tu regardes la partie: seuls les joueurs jouent.
refuse-not-a-move = Ce n'est pas un coup: utilise draw, play, discard, extend, decline ou next.
refuse-no-answer = { $teams ->
    [yes] Pas de coup fourré maintenant: il répond à une attaque que ton équipe vient de recevoir.
    *[no] Pas de coup fourré maintenant: il répond à une attaque que tu viens de recevoir.
}
refuse-answer-not-held = Tu n'as pas { card.of }, la botte qui répond à cette attaque.
refuse-answer-late = Trop tard pour un coup fourré: la carte { card } est venue après l'attaque. Elle se joue à ton tour.
refuse-chance-first = À toi de décider d'abord: { $key-answer } fait le coup fourré, { $key-draw } y renonce.
refuse-no-card = Aucune carte choisie: choisis-en une avec { $key-previous } et { $key-next }.
refuse-nobody-to-attack = { $why ->
    [driving] { $teams ->
        [yes] Personne à attaquer avec { card.a }: les autres équipes sont protégées ou ne roulent pas.
        *[no] Personne à attaquer avec { card.a }: les autres ont la botte ou ne roulent pas.
    }
    *[suffering] Personne à attaquer avec { card.a }: les autres ont la botte, ou déjà cette attaque.
}

## Options

refuse-seats-range = On joue de { $low } à { $high } joueurs, pas à { $seats }.
refuse-no-such-teams = Pas d'équipes de { $size } avec { $seats } joueurs.
refuse-reshuffle-needed = À plus de { $high }, chacun pour soi, il faut remélanger la défausse: active-le, ou joue par équipes.
refuse-match-points-range = La victoire se fixe entre { $low } et { $high } points.
refuse-wrong-way-cards-range = Il peut y avoir de { $low } à { $high } cartes Contresens.
refuse-end-of-wrong-way-cards-range = Il peut y avoir de { $low } à { $high } cartes Fin de contresens.
refuse-score-range = { $item ->
    [mile] Un { unit.one } peut valoir de { $low } à { $high } points.
    [safety] Une botte peut valoir de { $low } à { $high } points.
    [all_safeties] Les quatre bottes peuvent valoir de { $low } à { $high } points.
    [coup_fourre] Un coup fourré peut valoir de { $low } à { $high } points.
    [trip] Le parcours peut valoir de { $low } à { $high } points.
    [delayed_action] Le couronnement peut valoir de { $low } à { $high } points.
    [safe_trip] Un parcours sans 200 peut valoir de { $low } à { $high } points.
    [extension] L'allonge peut valoir de { $low } à { $high } points.
    *[shut_out] Un capot peut valoir de { $low } à { $high } points.
}
