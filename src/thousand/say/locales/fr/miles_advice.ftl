### L'entraîneur de 1000 Miles: que faire maintenant et pourquoi, en une phrase. Le conseil commence par le
### coup, et jamais par la lettre de sa touche, A.
###
### $more est une seconde raison, none s'il n'y en a pas. Pour $side et $hit, voir miles_sides.ftl.

advice-draw = Pioche une carte: { $key-draw }.
advice-next-hand = Passe à la manche suivante: { $key-play }.

## Les bottes

advice-coup-fourre = Joue { card.a } avec { $key-answer }: en coup fourré, ça enlève { hazard.the } et rapporte { points-count }.
advice-opening-coup = Joue { card.a } avec { $key-answer } avant de piocher: en coup fourré, ça rapporte { points-count }.
advice-bank-finish = Joue { card.a } avant la carte qui termine le parcours: ça rapporte { points-count }.
advice-bank-spent = Joue { card.a } maintenant: toutes les attaques à parer sont déjà passées.
advice-bank-no-coup = Joue { card.a } maintenant: un coup fourré ne rapporte rien ici.
advice-bank-slim = Joue { card.a } maintenant: un coup fourré est devenu trop peu probable pour attendre.
advice-bank-threat = Joue { card.a } maintenant: { side.within } peut finir le parcours avant ton prochain tour.
advice-bank-partner = Joue { card.a } maintenant: il reste { $left }, ton équipe peut finir avant ton prochain tour.
advice-bank-pile = Joue { card.a } maintenant: la pioche est presque vide, { left-cards }.
left-cards = { $cards ->
    [0] il ne reste rien
    [one] il reste { $cards } carte
    *[other] il reste { $cards } cartes
}
advice-safety-repairs = Joue { card.a }: ça enlève { hazard.the }, et il te manque { remedy.need }.
advice-safety-rolls = Joue { card.a }: ça te fait rouler, et il te manque un Feu vert.
advice-safety-only = Joue { card.a }: tu n'as que des bottes en main.

## Les attaques

advice-attack = { $more ->
    [target-may-finish] Joue { card.a } contre { aim }: une seule carte y suffirait pour finir.
    [target-leads] Joue { card.a } contre { aim }: avec { miles-count }, personne n'est plus loin.
    [no-answer] Joue { card.a } contre { aim }: { safety.the } n'y répondra pas.
    *[none] Joue { card.a } contre { aim }: ça retarde un rival.
}

## Rouler

advice-repair = Joue { card.a }: ça enlève { hazard.the }.
advice-roll = Joue { card.a }: sans cela, tu ne roules pas.
advice-end-limit = Joue { card.a }: la limite t'empêche de dépasser 50.
advice-finish = Joue { card }: c'est la fin du parcours.
advice-drive = { $more ->
    [rest-in-hand] Joue { card }: pour les { $left } qui restent ensuite, tu as les cartes en main.
    [keeps-finish] Joue { card }, pas { over }: finir juste reste plus probable.
    *[none] Joue { card }: il reste ensuite { $left } jusqu'au but.
}
over = { $over ->
    [MILES_25] 25
    [MILES_50] 50
    [MILES_75] 75
    [MILES_100] 100
    *[MILES_200] 200
}

## Jeter

advice-discard-protected = Jette { card.a }: { safety.the } suffit.
advice-discard-spent = Jette { card.a }: les attaques que ça répare sont toutes déjà passées.
advice-discard-powerless = Jette { card.a }: tous ceux que ça pourrait viser en sont protégés.
advice-discard-too-far = Jette { card }: ça dépasse le but, qui est à { $left }.
advice-discard-third-200 = Jette { card }: on n'en joue pas plus de deux par manche.
advice-discard-spare = Jette { card.a }: tu en as assez.
advice-discard-least = { $more ->
    [wait-for-exact] Jette { card.a }: tes étapes empêcheraient de finir juste, à { $left } du but.
    [wait-wrong-way] Jette { card.a }: à contresens, une étape ne ferait que te coûter des { unit }.
    *[none] Jette { card.a }: c'est la carte la moins utile.
}

## L'allonge

advice-extend-in-hand = Demande l'allonge: tu as les cartes pour les { $left } qui restent, et aucun Feu rouge à craindre.
advice-extend-ahead = Demande l'allonge: ton rival est arrêté, et la pioche dure encore, { left-cards }.
advice-extend-bold = Demande l'allonge: à { $left } du but, elle promet plus que de s'arrêter ici.
advice-decline-wins = Termine la manche ici: cela gagne la partie.
advice-decline-stop = Termine la manche ici: sur un parcours plus long, un Feu rouge pourrait t'arrêter.
advice-decline-stakes = Termine la manche ici: { $gain } points de plus ne valent pas le risque d'en perdre { $loss }.
advice-decline-risk = Termine la manche ici: le parcours plus long est trop incertain.

## Ce qu'ajoute une recherche

advice-playouts = Sur { $hands } manches jouées en pensée, cela gagne environ { points-gained } de plus que le coup habituel.
points-gained = { $gain ->
    [one] { $gain } point
    *[other] { $gain } points
}
