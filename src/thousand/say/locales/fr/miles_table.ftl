### La main et la table de 1000 Miles, quand on les demande. miles_sides.ftl explique $who et $side.

## La main

# [yes]: le nom commence par le chiffre de la touche et ne doit pas venir en premier.
card-label = { $digit ->
    [yes] Carte { $place } sur { $count }, { card }
    *[no] { card }, { $place } sur { $count }
}
card-playable = { $label }, jouable
card-playable-on = { $label }, jouable sur { $names }
card-playable-on-anyone = { $label }, jouable sur tout le monde
card-playable-on-some = { $teams ->
    [yes] { $label }, jouable sur { $sides } équipes
    *[no] { $label }, jouable sur { $sides } joueurs
}
# Une étape à contresens, avec tant de kilomètres.
card-subtracts = { $miles ->
    [0] { $label }, jouable mais ne rapporte rien
    *[other] { $label }, jouable mais fait reculer
}
card-answers = { $label }, coup fourré: touche { $key-answer }
card-unplayable = { $label }, injouable: { $reason }
card-missing = Pas de carte { $place }: tu as { cards-count }.
# Les cartes pareilles ensemble.
card-times = { $count ->
    [1] { card }
    *[other] { $card ->
        [ACCIDENT] { $count } { -accident(form: "more") }
        [OUT_OF_GAS] { $count } { -out-of-gas(form: "more") }
        [FLAT_TIRE] { $count } { -flat-tire(form: "more") }
        [SPEED_LIMIT] { $count } { -speed-limit(form: "more") }
        [STOP] { $count } { -stop(form: "more") }
        [REPAIRS] { $count } { -repairs }
    [GASOLINE] { $count } { -gasoline(form: "more") }
        [SPARE_TIRE] { $count } { -spare-tire(form: "more") }
        [END_OF_LIMIT] { $count } { -end-of-limit(form: "more") }
        [ROLL] { $count } { -roll(form: "more") }
        [END_OF_WRONG_WAY] { $count } { -end-of-wrong-way(form: "more") }
        [WRONG_WAY] { $count } { -wrong-way }
        *[other] { $count } fois { card }
    }
}
hand = Tu as { cards-count }: { $items }.
hand-more = Et aussi { $items }.
hand-empty = Tu n'as plus de cartes.

# $needs: une parade ou plusieurs.
reason-hazard-in-force = il te faut { $needs }
reason-roll-needed = il te faut un Feu vert
reason-over-limit = tu as une Limite de vitesse
reason-two-200s = { $teams ->
    [yes] ton équipe a déjà posé deux 200
    *[no] tu as déjà posé deux 200
}
reason-beyond-goal = plus que { $left } à faire
reason-nothing-to-repair = tu n'as pas { hazard.of }
reason-no-limit = tu n'as pas de Limite de vitesse
reason-no-wrong-way = tu n'es pas à contresens
reason-repair-first = il te faut d'abord { $needs }
reason-roll-never-needed = tu as le Véhicule prioritaire
reason-already-rolling = tu roules déjà
reason-target-safe = { $side ->
    [pair] { $team } ont { safety.the }
    *[other] { side.within } a { safety.the }
}
reason-target-limited = { $side ->
    [pair] { $team } ont déjà une Limite de vitesse
    *[other] { side.within } a déjà une Limite de vitesse
}
reason-target-wrong = { $side ->
    [pair] { $team } sont déjà à contresens
    *[other] { side.within } est déjà à contresens
}
reason-target-has-hazard = { $side ->
    [pair] { $team } ont déjà { card.a }
    *[other] { side.within } a déjà { card.a }
}
reason-target-stopped = { $side ->
    [pair] { $team } sont déjà à l'arrêt
    *[other] { side.within } est déjà à l'arrêt
}
reason-target-not-rolling = { $side ->
    [pair] { $team } ne roulent pas
    *[other] { side.within } ne roule pas
}
reason-nobody-to-attack = personne à attaquer pour l'instant

## Où en sont les joueurs

side-facts = { side }: { $facts }.
side-facts-more = { side }, aussi: { $facts }.
fact-miles = { miles-count }
fact-miles-of = { miles-count } sur { $goal }, encore { $left } à faire
fact-driving = en route
fact-roll-needed = { $why ->
    [start] au départ, il faut un Feu vert
    [stop] Feu rouge, il faut un Feu vert
    *[repaired] après réparation, il faut un Feu vert
}
fact-hazard = { hazard }, il faut { remedy.need }
# Une attaque sans sa parade.
fact-hazard-bare = { hazard }
# Quand il y en a trop pour les nommer.
fact-hazards = { $count ->
    [one] { $count } attaque
    *[other] { $count } attaques
}
# Après plusieurs attaques, chacune avec sa parade.
fact-then-roll = puis un Feu vert
fact-limit = Limite de vitesse à 50
fact-wrong-way = à contresens
fact-safety = { safety }
fact-safety-coup = { safety } en coup fourré
fact-no-safety = aucune botte
fact-two-200s = deux 200 posés
fact-cards = { cards-count }
fact-cards-of = { $who ->
    [you] { cards-count } pour toi
    *[other] { cards-count } pour { $name }
}
# Chaque joueur d'une équipe en a autant.
fact-cards-each = { cards-count } par personne
fact-cards-same = { $names } avec { cards-count }
fact-points = { points-count } dans cette manche
headline = Manche { $number }, jusqu'à { $goal } { unit }.
watching = Tu regardes la partie: tu n'as ni cartes ni voiture.

score = { side }: { points-count }.
score-fallen = { side }: { points-count }, dont { $fallen } dans cette manche.
score-items = { side }, dans cette manche: { $items }.
score-aim = Victoire à { points-count }.
score-aim-one-round = Une seule manche décide.

turn-draw = C'est à toi: pioche une carte avec { $key-draw }.
turn-play = C'est à toi: joue ou jette une carte.
turn-wait-draw = À { actor.within } de piocher une carte.
turn-wait-play = À { actor.within } de jouer ou de jeter une carte.
turn-answer-draw = Coup fourré possible: touche { $key-answer }. Sinon, pioche une carte, c'est à toi.
turn-answer-play = Coup fourré possible: touche { $key-answer }. Sinon, joue une autre carte, c'est à toi.
turn-answer-wait = Coup fourré possible: touche { $key-answer }, ou { $key-draw } pour y renoncer. Ensuite, à { actor.within } de jouer.
turn-extension = { $who ->
    [you] C'est à toi de décider: l'allonge jusqu'à { $goal } { unit }, ou la fin de la manche.
    *[other] À { actor.within } de décider: l'allonge, ou la fin de la manche.
}
turn-next-hand = { $who ->
    [you] Manche { $number } terminée: appuie sur { $key-play } pour la suivante.
    *[other] Manche { $number } terminée: la suivante va commencer.
}
turn-match-over = Partie terminée. { $result }
turn-match-shared = { $teams ->
    [yes] Partie terminée. { $sides } équipes se partagent la victoire avec { points-count }.
    *[no] Partie terminée. { $sides } joueurs se partagent la victoire avec { points-count }.
}
standing = La partie continue. Manche { $number }, jusqu'à { $goal } { unit }.

pile = { $left ->
    [0] Pioche vide, { $discards } à la défausse.
    [one] Il reste { $left } carte à piocher, { $discards } à la défausse.
    *[other] Il reste { $left } cartes à piocher, { $discards } à la défausse.
}
pile-to-shuffle = Pioche vide, { $discards } à la défausse: tout est remélangé à la prochaine pioche.
pile-shuffled = { $times ->
    [1] La défausse a été remélangée une fois dans cette manche.
    [2] La défausse a été remélangée deux fois dans cette manche.
    *[other] La défausse a été remélangée { $times } fois dans cette manche.
}
pile-discards = À la défausse: { $items }.

## Questions et réponses

question-target = { $teams ->
    [yes] { card }: sur quelle équipe?
    *[no] { card }: sur qui?
}
question-extension = { $teams ->
    [yes] Vous êtes à { miles-count }: demander l'allonge jusqu'à { $goal }?
    *[no] Tu es à { miles-count }: demander l'allonge jusqu'à { $goal }?
}
question-discard-safety = Vraiment jeter une botte, { card.a }?
choice-target = { side }, { $facts }
# Une équipe de trois ou quatre, avec ses joueurs.
choice-target-names = { side }, { $names }, { $facts }
choice-extend = Demander l'allonge: continuer jusqu'à { $goal } { unit }
choice-end = Arrêter la manche ici, à { miles-count }
choice-discard = Oui, jeter { card.a }
choice-play = Jouer { card.a }
choice-draw = Piocher une carte
choice-next-hand = Commencer la manche suivante
