### Les règles de 1000 Miles en texte à lire: de ce qui se joue dans la partie, et de rien d'autre.
###
### Chaque message, sauf les titres, est une ligne dite d'un coup: une phrase ou deux, 120 caractères au plus.
### miles_chapters.py dit quand chacun est dit.
### $teams: on joue par équipes; $sides: le nombre de camps; $goal: la longueur du parcours.

## De quoi il s'agit

book-aim = Le but
book-aim-race = { $teams ->
    [yes] 1000 Miles est une course de voitures avec des cartes, ici à { $seats } joueurs en { $sides } équipes.
    *[no] 1000 Miles est une course de voitures avec des cartes, ici à { $seats } joueurs, chacun pour soi.
}
book-aim-cards = Les étapes font avancer, les attaques arrêtent les autres, et les parades te tirent d'affaire.
book-aim-trip = { $teams ->
    [yes] La première équipe à faire exactement { $goal } { unit } boucle le parcours, et la manche se termine.
    *[no] Qui fait en premier exactement { $goal } { unit } boucle le parcours, et la manche se termine.
}
book-aim-trip-extension = { $teams ->
    [yes] La première équipe à faire exactement { $goal } { unit } boucle là le parcours, ou l'allonge jusqu'à { $extended }.
    *[no] Qui fait en premier exactement { $goal } { unit } boucle là le parcours, ou l'allonge jusqu'à { $extended }.
}
book-aim-points = Chaque manche rapporte des points. Dès que quelqu'un en a { $victory }, le plus haut total gagne la partie.
book-aim-one-round = La partie est une seule manche, et le plus de points la gagne.

## Les cartes

book-cards = Les cartes
book-deck = Le jeu a { $deck } cartes de quatre sortes: étapes, attaques, parades et bottes.
book-distances = Les étapes, en { unit }: { $of25 } cartes de 25, { $of50 } de 50, { $of75 } de 75, { $of100 } de 100 et { $of200 } de 200.
book-hazards = Les attaques sont pour les autres, et chacune a sa parade.
# $cards et $remedies: combien il y a de l'une et de l'autre.
book-hazard = { hazard }, { $cards }; parade: { remedy }, { $remedies }.
book-safeties = Les bottes protègent contre des attaques jusqu'à la fin de la manche. Il y a une carte de chacune.
# $hazards: une ou deux des suivantes.
book-safety = { safety.cap } protège contre { $hazards }.
book-safety-from = { hazard.the }

## Équipes

book-teams = Les équipes
book-teams-seats = On joue à { $sides } équipes de { $size }, à tour de rôle: un joueur sur { $sides ->
    [2] deux
    [3] trois
    *[4] quatre
} est de la même équipe.
book-teams-table = Chacun a ses propres cartes en main, mais tout ce qui est sur la table est à l'équipe.
book-teams-you = Tes { unit }, tes attaques, tes bottes et tes points sont donc toujours ceux de ton équipe.

## La donne

book-deal = La donne
book-deal-cards = Chacun reçoit six cartes. Les autres forment la pioche.
# $more: il peut y avoir une deuxième manche.
book-deal-host = { $more ->
    [yes] L'hôte de la table commence la première manche.
    *[no] L'hôte de la table commence.
}
book-deal-drawn = { $more ->
    [yes] La première donne est tirée au sort.
    *[no] La donne est tirée au sort, et la personne à gauche de celle qui distribue commence.
}
book-deal-left = La donne passe à gauche à chaque manche, et la personne à gauche de celle qui distribue commence.

## Un tour

book-turn = Un tour
book-turn-draw = À ton tour, pioche d'abord une carte; ensuite, joue une carte ou jettes-en une.
book-turn-discard = Tu peux toujours jeter une carte, même si tu pourrais en jouer une.
book-turn-next = Ensuite, c'est à la personne à ta gauche. Seule une botte te fait rejouer tout de suite.
book-pile-empty = Quand la pioche est vide, on continue sans piocher. Les cartes jetées ne reviennent plus dans la manche.
book-pile-reshuffle = S'il faut piocher et que la pioche est vide, la défausse remélangée en fait une nouvelle.
book-pile-table = Les cartes sur la table y restent, mais une attaque à laquelle une botte a mis fin est jetée.
book-pile-nothing = Si la défausse est vide elle aussi, on continue sans piocher.
book-pile-passed-over = Qui n'a ni cartes ni rien à piocher passe son tour.

## Rouler

book-driving = Rouler
book-driving-start = Au début d'une manche, tu es à l'arrêt: il te faut un Feu vert avant ta première étape.
book-driving-miles = Quand tu roules, tu peux jouer une étape à ton tour; ses { unit } s'ajoutent aux tiens.
book-driving-200s = { $teams ->
    [yes] Une équipe ne joue pas plus de deux cartes 200 par manche.
    *[no] Tu ne peux pas jouer plus de deux cartes 200 par manche.
}
book-driving-exactly = Il faut tomber exactement sur le but: une carte qui te mènerait plus loin est injouable.

## Attaques et parades

book-fall = Attaques et parades
book-fall-on = { $sides ->
    [2] { $teams ->
        [yes] Les attaques se jouent sur l'autre équipe.
        *[no] Les attaques se jouent sur ton adversaire.
    }
    *[other] { $teams ->
        [yes] Les attaques se jouent sur une autre équipe; tu choisis laquelle.
        *[no] Les attaques se jouent sur un autre joueur; tu choisis lequel.
    }
}
book-fall-left = { $teams ->
    [yes] Les attaques ne se jouent que sur l'équipe de la personne à ta gauche.
    *[no] Les attaques ne se jouent que sur la personne à ta gauche.
}
book-fall-battle = Accident, Panne d'essence, Crevaison et Feu rouge ne touchent que ceux qui roulent et n'ont pas la botte.
book-fall-stacking = Les attaques se cumulent: Accident, Panne d'essence et Crevaison touchent même à l'arrêt, ou avant le départ.
book-fall-stacking-not = Elles ne touchent pas ceux qui subissent déjà la même attaque ou ont la botte contre elle.
book-fall-stacking-stop = Le Feu rouge ne touche ni le Véhicule prioritaire, ni ceux qui attendent un Feu vert, au départ ou après un arrêt.
book-fall-limit = La Limite de vitesse touche tout le monde, en route ou non, sauf ceux qui l'ont déjà ou ont le Véhicule prioritaire.
book-cure-battle = Après un Accident, une Panne d'essence ou une Crevaison, il faut la parade, puis un Feu vert pour repartir.
book-cure-stacking = S'il y a plusieurs attaques, chacune demande sa parade, dans n'importe quel ordre; un seul Feu vert suffit ensuite.
book-cure-stop = Après un Feu rouge, un Feu vert suffit.
book-cure-limit = Avec une Limite de vitesse, tu ne peux jouer que 25 et 50, jusqu'à une Fin de limite de vitesse.
book-wrong-way-falls = { hazard.cap } touche tout le monde, en route ou non, sauf ceux qui l'ont déjà ou ont l'As du volant.
book-wrong-way-miles = Tant qu'il dure, tes étapes retirent leurs { unit } au lieu de les ajouter, jamais en dessous de 0.
book-wrong-way-goal = Une telle étape peut dépasser ce qui te reste à faire, et ne boucle aucun parcours.
book-wrong-way-ends = La carte { remedy } y met fin, sans Feu vert: { hazard.the } ne t'arrête pas.

## Les bottes

book-protect = Les bottes
book-protect-play = Tu peux jouer une botte à chacun de tes tours. Elle met fin aux attaques qu'elle couvre et t'en protège ensuite.
book-protect-again = Ensuite, tu rejoues tout de suite: pioche, et joue ou jette encore.
book-protect-roll = Après un Accident, une Panne d'essence ou une Crevaison, il faut encore un Feu vert, sauf au Véhicule prioritaire.
book-protect-right-of-way = Le Véhicule prioritaire remplace tout Feu vert de la manche, au départ et après les parades aussi.
book-protect-right-of-way-not = Accident, Panne d'essence et Crevaison arrêtent même le Véhicule prioritaire, jusqu'à leur parade.

## Le coup fourré

book-coup = Le coup fourré
book-coup-when = { $teams ->
    [yes] Si tu as en main la botte contre une attaque quand elle touche ton équipe, tu peux répondre aussitôt, même hors tour.
    *[no] Si tu as en main la botte contre une attaque quand elle te touche, tu peux répondre aussitôt, même hors tour.
}
book-coup-undone = Ce coup fourré envoie l'attaque à la défausse, comme si on ne l'avait jamais jouée.
book-coup-roll = Si tu roulais, tu continues sans Feu vert.
book-coup-waiting = Si tu attendais un Feu vert, tu l'attends toujours, sauf avec le Véhicule prioritaire.
book-coup-until-play = L'occasion passe dès que quelqu'un, même toi, joue ou jette une carte. Piocher n'y met pas fin.
book-coup-until-draw = L'occasion passe dès que quelqu'un, même toi, pioche, joue ou jette une carte.
book-coup-late = Une botte piochée seulement après l'attaque ne fait pas de coup fourré.
book-coup-turn = Après un coup fourré, tu reçois une carte pour la botte, puis tu as un tour entier: pioche, et joue ou jette.
book-coup-turn-drawn = Si tu as déjà pioché à ce tour, tu ne pioches pas de nouveau.
book-coup-skips = Le jeu reprend à ta gauche, et les joueurs qu'on a sautés perdent leur tour.
book-coup-skips-drawn = Qui perd son tour après avoir pioché garde la carte, et ne pioche pas au tour suivant.
book-coup-opening = Qui commence peut jouer le Véhicule prioritaire avant de piocher, en coup fourré contre l'arrêt du départ.

## La fin d'une manche

book-round = La fin d'une manche
book-round-trip = { $teams ->
    [yes] Une manche se termine dès qu'une équipe boucle le parcours de { $goal } { unit }.
    *[no] Une manche se termine dès que quelqu'un boucle le parcours de { $goal } { unit }.
}
book-round-trip-extension = { $teams ->
    [yes] Une manche se termine dès qu'une équipe boucle le parcours.
    *[no] Une manche se termine dès que quelqu'un boucle le parcours.
}
book-round-seat-out = Elle se termine aussi, sans vainqueur, dès que quelqu'un n'a plus de cartes et rien à piocher.
book-round-coup-first = Un coup fourré encore possible passe avant.
book-round-cards = Elle se termine aussi, sans vainqueur, quand plus personne n'a de cartes ni rien à piocher.
book-round-stalled = Elle se termine aussi s'il faut remélanger alors que personne n'a posé de carte depuis le dernier mélange.

## L'allonge

book-extension = L'allonge
book-extension-choice = Qui arrive à { $goal } { unit } exactement décide aussitôt: finir la manche là, ou demander l'allonge.
book-extension-goal = L'allonge porte le but à { $extended } { unit } pour tout le monde. Elle ne se reprend pas.
book-extension-fails = Si personne ne fait ensuite { $extended } { unit }, personne n'a bouclé le parcours.

## Les points

book-points = Les points
book-points-everybody = { $teams ->
    [yes] À la fin d'une manche, chaque équipe marque ses points, parcours bouclé ou non.
    *[no] À la fin d'une manche, tout le monde marque ses points, parcours bouclé ou non.
}
book-points-mile = Chaque { unit.one } vaut { points-count }.
book-points-mile-left = Chaque { unit.one } qui reste à la fin vaut { points-count }.
book-points-safety = Chaque botte vaut { points-count }.
book-points-coup = Chaque coup fourré ajoute { points-count }.
book-points-four = Les quatre bottes ensemble ajoutent { points-count }.
book-points-winner = { $teams ->
    [yes] Les points qui suivent ne sont que pour l'équipe qui boucle le parcours.
    *[no] Les points qui suivent ne sont que pour qui boucle le parcours.
}
book-points-trip = Le parcours ajoute { points-count }.
book-points-delayed = Le couronnement ajoute { points-count }: la pioche était vide quand le parcours a été bouclé.
book-points-delayed-reshuffle = Le couronnement ajoute { points-count }: pioche vide à la fin, ou défausse remélangée avant.
book-points-safe-trip = Un parcours sans 200 ajoute { points-count }: aucune carte 200 n'y a été jouée.
book-points-extension = Un parcours bouclé après l'allonge ajoute { points-count }, peu importe qui l'a demandée.
book-points-shut-out-each = { $sides ->
    [2] { $teams ->
        [yes] Un capot ajoute { points-count }: l'autre équipe n'a joué aucune étape.
        *[no] Un capot ajoute { points-count }: l'adversaire n'a joué aucune étape.
    }
    *[other] { $teams ->
        [yes] Un capot ajoute { points-count } pour chaque autre équipe qui n'a joué aucune étape.
        *[no] Un capot ajoute { points-count } pour chaque adversaire qui n'a joué aucune étape.
    }
}
book-points-shut-out-all = { $sides ->
    [2] { $teams ->
        [yes] Un capot ajoute { points-count }: l'autre équipe a 0 { unit.one }.
        *[no] Un capot ajoute { points-count }: l'adversaire a 0 { unit.one }.
    }
    *[other] { $teams ->
        [yes] Un capot ajoute { points-count }, une fois: toutes les autres équipes ont 0 { unit.one }.
        *[no] Un capot ajoute { points-count }, une fois: tous les adversaires ont 0 { unit.one }.
    }
}
book-points-forfeit = Si l'allonge échoue, chaque adversaire du camp qui l'a demandée marque ces { points-count } une fois, arrivé ou non.

## La fin de la partie

book-game = La fin de la partie
book-game-points = { $teams ->
    [yes] La partie se termine après la manche où une équipe atteint { $victory } points. Le plus haut total gagne.
    *[no] La partie se termine après la manche où quelqu'un atteint { $victory } points. Le plus haut total gagne.
}
book-game-one-round = La partie se joue en une seule manche, et le plus haut score gagne.
book-game-tie = Si le plus haut total est partagé, on joue encore une manche.
book-game-tie-shared = Si le plus haut total est partagé, la victoire l'est aussi.
