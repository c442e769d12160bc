### Ce qui se passe dans 1000 Miles. miles_sides.ftl dit de qui parlent $who, $side et $hit; un message sans
### [mate] dit d'un partenaire ce qu'il dit des autres.

## La partie et ses manches

match-started = La partie commence. Chacun pour soi. Victoire à { points-count }.
match-started-one-round = La partie commence. Chacun pour soi. Une seule manche décide.
match-started-teams = La partie commence. { $teams } équipes de { $size }. Victoire à { points-count }.
match-started-teams-one-round = La partie commence. { $teams } équipes de { $size }. Une seule manche décide.
match-teams-two = { $names }, équipe { $team }, contre { $others }, équipe { $other }.
match-team = { $side ->
    [team] Ton équipe est la numéro { $team }: { $names }.
    *[number] Équipe { $team }: { $names }.
}
match-seats = À table, dans l'ordre: { $names }.
match-seats-more = Puis { $names }.
hand-started = { $who ->
    [you] Manche { $number }. Tu mélanges et tu distribues six cartes à chacun.
    *[other] Manche { $number }. { actor } mélange et distribue six cartes à chacun.
}
hand-started-brief = { $who ->
    [you] Manche { $number }. Tu distribues.
    *[other] Manche { $number }. { $name } distribue.
}
dealt-other = { actor } a { cards-count } en main.
hand-won = { $side ->
    [you] Tu gagnes la manche { $number }.
    [pair] { side.subject } gagnent la manche { $number }.
    *[other] { side.subject } gagne la manche { $number }.
}
hand-unwon = { $reason ->
    [seat-out] Manche { $number } sans vainqueur: quelqu'un n'a plus de cartes.
    [stalled] Manche { $number } sans vainqueur: aucune carte n'a été posée depuis le dernier mélange.
    *[cards] Manche { $number } sans vainqueur: plus personne n'a de cartes.
}
sheet = { side }: { points-count }, { $total } en tout. { $items }.
sheet-more = { side }, de plus: { $items }.
sheet-brief = { side }: { points-count }, { $total } en tout.
item-mile = { $points } pour les { unit }
item-safety = { $points } pour les bottes
item-all-safeties = { $points } pour les quatre bottes
item-coup-fourre = { $points } pour les coups fourrés
item-trip = { $points } pour le parcours
item-delayed-action = { $points } pour le couronnement
item-safe-trip = { $points } pour un parcours sans 200
item-extension = { $points } pour l'allonge
item-shut-out = { $points } pour un capot
paid-delayed-action-reshuffled = { $points } pour le couronnement après un mélange
paid-extension-forfeit = { $points } pour une allonge manquée
next-hand = Appuie sur { $key-play } pour la manche suivante.
match-won = { $side ->
    [you] Tu gagnes la partie avec { points-count }.
    [pair] { side.subject } gagnent la partie avec { points-count }.
    *[other] { side.subject } gagne la partie avec { points-count }.
}
match-won-names = { side.subject } gagne la partie avec { points-count }: { $names }.
match-shared = Victoire partagée avec { points-count }: { $names }.

## Un tour

turn-began = { $who ->
    [you] C'est à toi.
    *[other] À { actor.within } de jouer.
}
turn-began-again = { $who ->
    [you] C'est à toi de rejouer.
    *[other] À { actor.within } de rejouer.
}
turn-began-ready = { $why ->
    [empty] C'est à toi: joue ou jette, la pioche est vide.
    *[drawn] C'est à toi: joue ou jette, tu as déjà pioché.
}
turn-draw-brief = Tu pioches.
turn-play-brief = Tu joues.
card-drawn = Tu pioches { card.a }.
card-drawn-full = Tu pioches { card.a }; { left-count }.
card-drawn-brief = { card }.
card-drawn-instead = Tu pioches { card.a } en échange de la botte.
card-drawn-other = { actor } pioche une carte; { left-count }.
card-drawn-other-instead = { actor } pioche une carte en échange de la botte; { left-count }.
draw-pile-empty = { $reshuffle ->
    [yes] La pioche est vide: à la prochaine carte, on remélange la défausse.
    *[no] La pioche est vide.
}
reshuffled = La défausse est remélangée: { cards-count } à piocher.
reshuffled-full = La défausse est remélangée: { cards-count } à piocher, mélange { $nth } de cette manche.
reshuffled-brief = Remélangé: { cards-count }.
seats-skipped = { $who ->
    [you] { $count ->
        [1] Tu perds ton tour.
        *[other] Vous perdez votre tour: { $names }.
    }
    [mate] { $names }, de ton équipe, perd son tour.
    *[other] { $count ->
        [one] { $names } perd son tour.
        *[other] Tour perdu pour { $names }.
    }
}

## Cartes posées et jetées

played-brief = { $who ->
    [you] Toi, { card-short }.
    *[other] { $name }, { card-short }.
}
# Les kilomètres du camp après une carte.
miles-after = { $side ->
    [team] { $miles } pour ton équipe
    [pair] { $miles } pour l'équipe
    [number] { $miles } pour l'équipe { $team }
    *[other] { $miles } en tout
}
distance-played = { $who ->
    [you] Tu joues { card }: { miles-after }.
    *[other] { $name } joue { card }: { miles-after }.
}
distance-played-full = { $who ->
    [you] { $left ->
        [0] Tu joues { card }: { miles-after }, au but.
        *[other] Tu joues { card }: { miles-after }, encore { $left } à faire.
    }
    *[other] { $left ->
        [0] { $name } joue { card }: { miles-after }, au but.
        *[other] { $name } joue { card }: { miles-after }, encore { $left } à faire.
    }
}
# Après une carte jouée à contresens: ce qui reste.
miles-left = { $side ->
    [team] il vous en reste { $miles }
    [pair] il en reste { $miles } à l'équipe
    [number] il en reste { $miles } à l'équipe { $team }
    *[other] il en reste { $miles }
}
miles-lost = { $who ->
    [you] { $lost ->
        [0] Tu joues { card } pour rien, à contresens: { miles-left }.
        *[other] Tu perds { $lost } à contresens en jouant { card }: { miles-left }.
    }
    *[other] { $lost ->
        [0] { $name } joue { card } pour rien, à contresens: { miles-left }.
        *[other] { $name } perd { $lost } à contresens en jouant { card }: { miles-left }.
    }
}
miles-lost-brief = { $who ->
    [you] { $lost ->
        [0] Toi, { card-short } pour rien.
        *[other] Toi, moins { $lost }.
    }
    *[other] { $lost ->
        [0] { $name }, { card-short } pour rien.
        *[other] { $name }, moins { $lost }.
    }
}
hazard-played = { $who ->
    [you] Tu attaques { aim }: { card }.
    [mate] { $name } attaque { aim } pour vous: { card }.
    *[other] { $hit ->
        [you] { $name } t'attaque: { card }.
        [team] { $name } vous attaque: { card }.
        *[other] { $name } attaque { aim }: { card }.
    }
}
# Après l'attaque: ce qu'il faut à qui l'a reçue.
aim-needs = { $hit ->
    [you] ; il te faut { remedy.need }
    [team] ; il vous faut { remedy.need }
    [pair] ; il leur faut { remedy.need }
    *[other] ; il lui faut { remedy.need }
}
hazard-played-full = { $who ->
    [you] Tu attaques { aim }: { card }{ aim-needs }.
    [mate] { $name } attaque { aim } pour vous: { card }{ aim-needs }.
    *[other] { $hit ->
        [you] { $name } t'attaque: { card }{ aim-needs }.
        [team] { $name } vous attaque: { card }{ aim-needs }.
        *[other] { $name } attaque { aim }: { card }{ aim-needs }.
    }
}
hazard-played-full-brief = { $who ->
    [you] Toi sur { aim }: { card }{ aim-needs }.
    *[other] { $name } sur { aim }: { card }{ aim-needs }.
}
hazard-played-brief = { $who ->
    [you] Toi sur { aim }: { card }.
    *[other] { $name } sur { aim }: { card }.
}
# $needs: ce qu'il faut encore pour rouler, une parade ou plusieurs.
remedy-played = { $card ->
    [END_OF_LIMIT] { $who ->
        [you] Tu joues { card.a }: ta limite est levée.
        [mate] { $name } joue { card.a }: votre limite est levée.
        *[other] { $name } joue { card.a }: sa limite est levée.
    }
    [END_OF_WRONG_WAY] { $who ->
        [you] Tu joues { card.a }: tes { unit } s'ajoutent de nouveau.
        [mate] { $name } joue { card.a }: vos { unit } s'ajoutent de nouveau.
        *[other] { $name } joue { card.a }: ses { unit } s'ajoutent de nouveau.
    }
    *[other] { $rolling ->
        [yes] { $who ->
            [you] Tu joues { card.a }: tu peux rouler.
            [mate] { $name } joue { card.a }: vous pouvez rouler.
            *[other] { $name } joue { card.a } et peut rouler.
        }
        *[no] { $who ->
            [you] Tu joues { card.a }: il te faut encore { $needs }.
            [mate] { $name } joue { card.a }: il vous faut encore { $needs }.
            *[other] { $name } joue { card.a }: il lui faut encore { $needs }.
        }
    }
}
safety-played = { $who ->
    [you] Tu joues { card.a }: { points-count }.
    [mate] { $name } joue { card.a }: { points-count } pour vous.
    *[other] { $name } joue { card.a }: { points-count }.
}
# $effects: un ou plusieurs de ceux qui suivent.
safety-played-effects = { $who ->
    [you] Tu joues { card.a }: { points-count }; { $effects }.
    [mate] { $name } joue { card.a }: { points-count } pour vous; { $effects }.
    *[other] { $name } joue { card.a }: { points-count }; { $effects }.
}
effect-cleared = plus { hazard.of }
# Les deux attaques contre lesquelles $card protège.
effect-cleared-both = { $card ->
    [DRIVING_ACE] plus d'Accident ni de Contresens
    *[RIGHT_OF_WAY] plus de Feu rouge ni de Limite de vitesse
}
effect-roll-needed = il faut un Feu vert
effect-needed = il faut encore { $needs }
effect-may-drive = la route est libre
effect-no-more-roll = plus besoin de Feu vert
coup-offered = Coup fourré possible: { $key-answer } joue { card.a } contre { hazard.the }; { $key-draw } continue.
coup-offered-opening = Coup fourré possible: { $key-answer } ouvre avec { card.a }; { $key-draw } pioche et y renonce.
coup-offered-brief = Coup fourré: touche { $key-answer }.
coup-played = { $who ->
    [you] Coup fourré! Tu joues { card.a } contre { hazard.the }: { points-count }.
    [mate] Coup fourré! { $name } joue { card.a } contre { hazard.the }: { points-count } pour vous.
    *[other] Coup fourré! { $name } joue { card.a } contre { hazard.the }: { points-count }.
}
# Une autre attaque s'en va avec la première.
coup-cleared = Du même coup, { hazard.the } disparaît.
# Contre aucune carte: il ouvre la manche.
coup-played-opening = { $who ->
    [you] Coup fourré! Tu joues { card.a } d'entrée: { points-count }.
    [mate] Coup fourré! { $name } joue { card.a } d'entrée: { points-count } pour vous.
    *[other] Coup fourré! { $name } joue { card.a } d'entrée: { points-count }.
}
coup-played-brief = { $who ->
    [you] Toi, coup fourré, { card }.
    *[other] { $name }, coup fourré, { card }.
}
discarded = { $who ->
    [you] Tu jettes { card.a }.
    *[other] { actor } jette { card.a }.
}
discarded-brief = { $who ->
    [you] Tu jettes { card.a }.
    *[other] { $name } jette { card.a }.
}

## La fin d'un parcours

extension-offered = { $who ->
    [you] { $side ->
        [team] Vous êtes à { miles-count }: allonge jusqu'à { $goal }, ou fin de la manche?
        *[you] Tu es à { miles-count }: allonge jusqu'à { $goal }, ou fin de la manche?
    }
    [mate] { $name } décide pour vous: allonge de { $miles } à { $goal } { unit }, ou fin de la manche.
    *[other] { $side ->
        [pair] { side.subject }: allonge de { $miles } à { $goal } { unit }, ou fin de la manche?
        *[other] { side.subject } décide: allonge de { $miles } à { $goal } { unit }, ou fin de la manche.
    }
}
extension-called = { $who ->
    [you] Tu demandes l'allonge: le but passe à { $goal } { unit }.
    *[other] { actor } demande l'allonge: le but passe à { $goal } { unit }.
}
extension-declined = { $who ->
    [you] Tu arrêtes la manche à { miles-count }.
    *[other] { actor } arrête la manche à { miles-count }.
}
trip-completed = { $side ->
    [you] Tu boucles le parcours de { miles-count }.
    [pair] { side.subject }: parcours de { miles-count } bouclé.
    *[other] { side.subject } boucle le parcours de { miles-count }.
}
