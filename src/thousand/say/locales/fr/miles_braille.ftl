### 1000 Miles au niveau braille: les jumeaux des messages dont le nom suit « braille- ».
###
### Chaque ligne a au plus 40 caractères, avec des noms de dix lettres. Le fait vient d'abord: qui, puis la carte
### ou ce qui est fait, puis le nombre. Aucun point ne termine une ligne. $short dit si les cartes ont leur nom
### court: elles l'ont là où la ligne n'a pas la place du nom entier. docs/braille.md est la légende.
### miles_sides.ftl explique $who, $side et $hit; les équipes vont toujours par leur numéro.

braille-unit = { $unit ->
    [miles] miles
    *[km] km
}
    .one = { $unit ->
    [miles] mile
    *[km] km
}

## Les cartes

-accident-short = Accident
-out-of-gas-short = Panne
-flat-tire-short = Crevaison
-speed-limit-short = Limite
-stop-short = Feu rouge
-wrong-way-short = Contresens
-repairs-short = Répare
-gasoline-short = Essence
-spare-tire-short = Roue
-end-of-limit-short = Fin limite
-roll-short = Feu vert
-end-of-wrong-way-short = Fin contresens
-driving-ace-short = As
-extra-tank-short = Citerne
-puncture-proof-short = Increvable
-right-of-way-short = Priorité

braille-card = { $short ->
    [yes] { $card ->
        [ACCIDENT] { -accident-short }
        [OUT_OF_GAS] { -out-of-gas-short }
        [FLAT_TIRE] { -flat-tire-short }
        [SPEED_LIMIT] { -speed-limit-short }
        [STOP] { -stop-short }
        [WRONG_WAY] { -wrong-way-short }
        [REPAIRS] { -repairs-short }
        [GASOLINE] { -gasoline-short }
        [SPARE_TIRE] { -spare-tire-short }
        [END_OF_LIMIT] { -end-of-limit-short }
        [ROLL] { -roll-short }
        [END_OF_WRONG_WAY] { -end-of-wrong-way-short }
        [DRIVING_ACE] { -driving-ace-short }
        [EXTRA_TANK] { -extra-tank-short }
        [PUNCTURE_PROOF] { -puncture-proof-short }
        [RIGHT_OF_WAY] { -right-of-way-short }
        *[other] { card-short }
    }
    *[no] { card-short }
}
braille-hazard = { $short ->
    [yes] { $hazard ->
        [ACCIDENT] { -accident-short }
        [OUT_OF_GAS] { -out-of-gas-short }
        [FLAT_TIRE] { -flat-tire-short }
        [SPEED_LIMIT] { -speed-limit-short }
        [WRONG_WAY] { -wrong-way-short }
        *[STOP] { -stop-short }
    }
    *[no] { hazard }
}
    .of = { $short ->
    [yes] { $hazard ->
        [ACCIDENT] d'{ -accident-short }
        [OUT_OF_GAS] de { -out-of-gas-short }
        [FLAT_TIRE] de { -flat-tire-short }
        [SPEED_LIMIT] de { -speed-limit-short }
        [WRONG_WAY] de { -wrong-way-short }
        *[STOP] de { -stop-short }
    }
    *[no] { hazard.of }
}
braille-need = { $short ->
    [yes] { $remedy ->
        [REPAIRS] { -repairs-short }
        [GASOLINE] { -gasoline-short }
        [SPARE_TIRE] { -spare-tire-short }
        [END_OF_LIMIT] { -end-of-limit-short }
        [END_OF_WRONG_WAY] { -end-of-wrong-way-short }
        *[ROLL] { -roll-short }
    }
    *[no] { remedy }
}
braille-safety = { $short ->
    [yes] { $safety ->
        [DRIVING_ACE] { -driving-ace-short }
        [EXTRA_TANK] { -extra-tank-short }
        [PUNCTURE_PROOF] { -puncture-proof-short }
        *[RIGHT_OF_WAY] { -right-of-way-short }
    }
    *[no] { safety }
}

## Qui

braille-list-and = { $list }, { $item }

braille-actor = { $who ->
    [you] Toi
    *[other] { $name }
}
braille-side-within = { $side ->
    [team] ton équipe
    [number] équipe { $team }
    *[other] { $team }
}

## La partie et ses manches

braille-match-started = Partie en { $points } pts, chacun pour soi
braille-match-started-one-round = Partie en une manche, chacun pour soi
braille-match-started-teams = Partie en { $points } pts, { $teams } équipes de { $size }
braille-match-started-teams-one-round = Partie en une manche, { $teams } équipes de { $size }
braille-match-teams-two = Équipe { $team } { $names }, { $other } { $others }
braille-match-team = { $side ->
    [team] Ton équipe, { $team }: { $names }
    *[number] Équipe { $team }: { $names }
}
braille-hand-started = { $who ->
    [you] Manche { $number }, tu distribues
    *[other] Manche { $number }, { $name } distribue
}
braille-hand-won = { $side ->
    [you] Tu gagnes la manche { $number }
    *[other] { side } gagne la manche { $number }
}
braille-hand-unwon = { $reason ->
    [seat-out] Manche { $number } sans vainqueur: main vide
    [stalled] Manche { $number } sans vainqueur: rien de posé
    *[cards] Manche { $number } sans vainqueur: plus de carte
}
braille-sheet-brief = { side } { $points } pts, total { $total }
braille-sheet-more = { side }: { $items }
braille-item-mile = { braille-unit } { $points }
braille-item-safety = bottes { $points }
braille-item-all-safeties = les quatre { $points }
braille-item-coup-fourre = coups { $points }
braille-item-trip = parcours { $points }
braille-item-delayed-action = couronnement { $points }
braille-item-safe-trip = sans 200: { $points }
braille-item-extension = allonge { $points }
braille-item-shut-out = capot { $points }
braille-paid-delayed-action-reshuffled = après mélange { $points }
braille-paid-extension-forfeit = allonge manquée { $points }
braille-next-hand = { $key-play }: manche suivante
braille-match-won = { $side ->
    [you] Tu gagnes la partie, { $points } pts
    *[other] { side } gagne la partie, { $points } pts
}
braille-match-won-names = { side } gagne, { $points } pts: { $names }
braille-match-shared = Victoire partagée, { $points } pts: { $names }

## Un tour

braille-turn-began = { $who ->
    [you] C'est à toi
    *[other] À { $name }
}
braille-turn-began-again = { $who ->
    [you] C'est encore à toi
    *[other] Encore à { $name }
}
braille-turn-began-ready = { $why ->
    [empty] À toi, pioche vide: joue ou jette
    *[drawn] C'est à toi: joue ou jette
}
braille-card-drawn = Tu pioches { braille-card }
braille-card-drawn-instead = Tu pioches aussi { braille-card }
braille-draw-pile-empty = { $reshuffle ->
    [yes] Pioche vide: bientôt remélangée
    *[no] Pioche vide
}
braille-reshuffled = Remélangé: { cards-count } à piocher
braille-seats-skipped = { $who ->
    [you] { $count ->
        [1] Tu perds ton tour
        *[other] { $names }: tour perdu
    }
    *[other] { $count ->
        [one] { $names } perd son tour
        *[other] { $names }: tour perdu
    }
}

## Cartes posées et jetées

# Après la carte, les kilomètres du camp.
braille-distance-played = { braille-actor } { braille-card }, { $miles }
braille-miles-lost = { $lost ->
    [0] { braille-actor } { braille-card } pour rien, contresens
    *[other] { braille-actor } { braille-card }, recule de { $lost }: { $miles }
}
braille-hazard-played = { $hit ->
    [you] { braille-actor } { braille-card } sur toi
    [team] { braille-actor } { braille-card } sur ton équipe
    [number] { braille-actor } { braille-card } sur équipe { $target }
    *[other] { braille-actor } { braille-card } sur { $target }
}
braille-remedy-played = { $card ->
    [END_OF_LIMIT] { braille-actor } { braille-card }
    [END_OF_WRONG_WAY] { braille-actor } { braille-card }
    *[other] { $rolling ->
        [yes] { $who ->
            [you] Toi { braille-card }, tu roules
            *[other] { $name } { braille-card }, roule
        }
        *[no] { braille-actor } { braille-card }, il faut { $needs }
    }
}
braille-safety-played = { braille-actor } { braille-card }, { $points } pts
braille-safety-played-effects = { braille-actor } { braille-card }, { $points } pts, { $effects }
braille-effect-cleared = plus { braille-hazard.of }
braille-effect-cleared-both = { $card ->
    [DRIVING_ACE] plus d'{ -accident } ni de { -wrong-way }
    *[RIGHT_OF_WAY] plus de { -stop } ni de { -speed-limit-short }
}
braille-effect-roll-needed = il faut Feu vert
braille-effect-needed = il faut { $needs }
braille-effect-may-drive = roule
braille-effect-no-more-roll = Feu vert inutile
braille-coup-offered = Coup? { $key-answer }: { braille-card }, { $key-draw }: non
braille-coup-offered-opening = Coup? { $key-answer }: { braille-card }, { $key-draw }: non
braille-coup-played = { braille-actor } coup { braille-card }, { $points } pts
braille-coup-played-opening = { $who ->
    [you] Tu ouvres, coup { braille-card }, { $points } pts
    *[other] { $name } ouvre, coup { braille-card }, { $points } pts
}
braille-coup-cleared = plus { braille-hazard.of } non plus
braille-discarded = { $who ->
    [you] Tu jettes { braille-card }
    *[other] { $name } jette { braille-card }
}

## La fin d'un parcours

braille-extension-offered = { $who ->
    [you] { $miles }: allonge à { $goal }, ou fin?
    [mate] { $name }, { $miles }: allonge, ou fin?
    *[other] { side }, { $miles }: allonge, ou fin?
}
braille-extension-called = { $who ->
    [you] Tu demandes l'allonge à { $goal }
    *[other] { $name } demande l'allonge à { $goal }
}
braille-extension-declined = { $who ->
    [you] Tu arrêtes la manche à { $miles }
    *[other] { $name } arrête la manche à { $miles }
}
braille-trip-completed = { $side ->
    [you] Tu boucles le parcours, { $miles }
    *[other] { side } boucle le parcours, { $miles }
}

## La main. Après les deux-points: pourquoi une carte est injouable.

braille-card-label = { $digit ->
    [yes] Carte { $place }, { braille-card }
    *[no] { braille-card }, { $place } sur { $count }
}
braille-card-playable = { $label }, jouable
braille-card-playable-on = { $label }, sur { $names }
braille-card-playable-on-anyone = { $label }, sur tous
braille-card-playable-on-some = { $teams ->
    [yes] { $label }, sur { $sides } équipes
    *[no] { $label }, sur { $sides } joueurs
}
braille-card-subtracts = { $miles ->
    [0] { $label }, ne rapporte rien
    *[other] { $label }, fait reculer
}
braille-card-answers = { $label }, coup: { $key-answer }
braille-card-unplayable = { $label }: { $reason }
braille-card-missing = Pas de carte { $place }, tu en as { $count }
braille-card-times = { $count ->
    [1] { braille-card }
    *[other] { $count } fois { braille-card }
}
braille-hand = { cards-count }: { $items }
braille-hand-more = et { $items }
braille-hand-empty = Pas de cartes

braille-reason-hazard-in-force = faut { $needs }
braille-reason-roll-needed = faut Feu vert
braille-reason-over-limit = limite 50
braille-reason-two-200s = deux 200 posés
braille-reason-beyond-goal = plus que { $left }
braille-reason-nothing-to-repair = rien à réparer
braille-reason-no-limit = pas de limite
braille-reason-no-wrong-way = inutile
braille-reason-repair-first = { $count ->
    [3] faut trois parades
    *[other] faut { $needs }
}
braille-reason-roll-never-needed = plus besoin
braille-reason-already-rolling = tu roules
braille-reason-target-safe = { braille-side-within } a { braille-safety }
braille-reason-target-limited = { braille-side-within } l'a déjà
braille-reason-target-wrong = { braille-side-within } l'a déjà
braille-reason-target-has-hazard = { braille-side-within } l'a déjà
braille-reason-target-stopped = { braille-side-within } à l'arrêt
braille-reason-target-not-rolling = { braille-side-within } à l'arrêt
braille-reason-nobody-to-attack = sur personne

## Où en sont les joueurs

braille-side-facts = { side }: { $facts }
braille-side-facts-more = { side }: { $facts }
braille-fact-miles = { $miles }
braille-fact-miles-of = { $miles } sur { $goal }, reste { $left }
braille-fact-driving = roule
braille-fact-roll-needed = { $why ->
    [start] au départ
    [stop] Feu rouge
    *[repaired] il faut Feu vert
}
braille-fact-hazard = { braille-hazard }
braille-fact-hazard-bare = { braille-hazard }
braille-fact-then-roll = puis Feu vert
braille-fact-hazards = { $count ->
    [one] { $count } attaque
    *[other] { $count } attaques
}
braille-fact-limit = limite 50
braille-fact-wrong-way = contresens
braille-fact-safety = { braille-safety }
braille-fact-safety-coup = { braille-safety } coup
braille-fact-no-safety = pas de botte
braille-fact-two-200s = deux 200 posés
braille-fact-points = { $points } pts dans cette manche
braille-headline = Manche { $number }, jusqu'à { $goal }
braille-watching = Tu regardes: ni cartes ni voiture

braille-score = { side } { $points } pts
braille-score-fallen = { side } { $points }, dont { $fallen } ici
braille-score-aim = Victoire à { $points } pts
braille-score-aim-one-round = Une seule manche décide

braille-turn-draw = C'est à toi: pioche, { $key-draw }
braille-turn-play = C'est à toi: joue ou jette
braille-turn-wait-draw = À { $name } de piocher
braille-turn-wait-play = À { $name } de jouer
braille-turn-answer-draw = Coup? { $key-answer }. Sinon pioche: { $key-draw }
braille-turn-answer-play = Coup? { $key-answer }. Sinon joue, c'est à toi
braille-turn-answer-wait = Coup? { $key-answer }, { $key-draw }: non, à { $name }
braille-turn-extension = { $who ->
    [you] Décide: allonge à { $goal }, ou fin
    *[other] À { $name }: allonge, ou fin
}
braille-turn-next-hand = { $who ->
    [you] Manche { $number } finie, { $key-play }: suivante
    *[other] Manche { $number } finie, une autre suit
}
braille-turn-match-over = Fini: { side } gagne, { $points } pts
braille-turn-match-shared = { $teams ->
    [yes] Fini: { $sides } équipes à égalité, { $points } pts
    *[no] Fini: { $sides } joueurs à égalité, { $points } pts
}
braille-standing = On continue: manche { $number }, à { $goal }

braille-pile = { $left ->
    [0] Pioche vide, défausse { $discards }
    *[other] Pioche { $left }, défausse { $discards }
}
braille-pile-to-shuffle = Pioche vide, { $discards } à remélanger
braille-pile-shuffled = { $times ->
    [1] Remélangé une fois
    [2] Remélangé deux fois
    *[other] Remélangé { $times } fois
}
braille-pile-discards = Défausse: { $items }

## Questions et réponses

braille-question-target = { $teams ->
    [yes] { braille-card }: sur quelle équipe?
    *[no] { braille-card }: sur qui?
}
braille-question-extension = { $miles }: allonge jusqu'à { $goal }?
braille-question-discard-safety = Jeter une botte, { braille-card }?
braille-choice-extend = Allonge jusqu'à { $goal }
braille-choice-end = Fin à { $miles }
braille-choice-discard = Oui, jeter
braille-choice-play = Jouer { braille-card }
braille-choice-draw = Piocher
braille-choice-next-hand = Manche suivante

## Refus

braille-refuse-draw-first = Pioche d'abord: { $key-draw }
braille-refuse-already-drawn = Déjà pioché: joue ou jette
braille-refuse-pile-empty = Rien à piocher: joue ou jette
braille-refuse-not-your-turn = À { $name }: attends ton tour
braille-refuse-extension-first = { $who ->
    [you] Décide d'abord: allonge ou fin
    *[other] Attends: { $name } décide
}
braille-refuse-hand-over = Manche finie, { $key-play }: la suivante
braille-refuse-match-over = Partie finie: on ne joue plus
braille-refuse-hand-running = Manche pas finie: continue
braille-refuse-not-held = Pas en main: { braille-card }
braille-refuse-no-target = { $teams ->
    [yes] { braille-card }: pour ton équipe
    *[no] { braille-card }: pour toi
}
braille-refuse-target-missing = { $teams ->
    [yes] { braille-card }: sur quelle équipe?
    *[no] { braille-card }: sur qui?
}
braille-refuse-no-such-seat = Pas de joueur { $number }
braille-refuse-no-such-side = { $teams ->
    [yes] Pas d'équipe { $number }
    *[no] Pas de joueur { $number }
}
braille-refuse-own-side = { braille-card }: pas sur ton camp
braille-refuse-not-left = { $teams ->
    [yes] Seule l'équipe à ta gauche, pas la { $team }
    *[no] Seulement à ta gauche, pas { $team }
}
braille-refuse-target-safe = { side } a { braille-safety }, pas { braille-card }
braille-refuse-target-limited = { side } a une limite: attends
braille-refuse-target-wrong = { side } à contresens: attends
braille-refuse-target-has-hazard = { side } a déjà { braille-card }
braille-refuse-target-stopped = { side } est déjà à l'arrêt
braille-refuse-target-not-rolling = { side } à l'arrêt: pas { braille-card }
braille-refuse-hazard-in-force = Il faut d'abord { $needs }
braille-refuse-roll-needed = { $why ->
    [start] Il faut d'abord Feu vert, au départ
    [stop] Il faut d'abord Feu vert: Feu rouge
    *[repaired] Réparé, il faut encore Feu vert
}
braille-refuse-over-limit = { braille-card }: limite, 25 ou 50
braille-refuse-two-200s = Deux 200 déjà posés
braille-refuse-beyond-goal = { braille-card }: plus que { $left } jusqu'à { $goal }
braille-refuse-nothing-to-repair = { braille-card }: pas { braille-hazard.of }
braille-refuse-no-limit = Pas de limite à lever
braille-refuse-no-wrong-way = Tu n'es pas à contresens
braille-refuse-roll-never-needed = Véhicule prioritaire: Feu vert inutile
braille-refuse-repair-first = Il faut d'abord { $needs }
braille-refuse-already-rolling = Tu roules déjà: Feu vert inutile
braille-refuse-no-extension = Pas d'allonge à décider maintenant
braille-refuse-spectator = Tu regardes, sans jouer
braille-refuse-not-a-move = Ce n'est pas un coup
braille-refuse-no-answer = Pas de coup fourré maintenant
braille-refuse-answer-not-held = Pas en main: { braille-card }
braille-refuse-answer-late = Trop tard: { braille-card } venue après
braille-refuse-chance-first = Coup? { $key-answer }: oui, { $key-draw }: non
braille-refuse-no-card = Choisis une carte: { $key-previous }, { $key-next }
braille-refuse-nobody-to-attack = { $why ->
    [driving] { braille-card } sur personne: botte, arrêt
    *[suffering] { braille-card } sur personne: botte, déjà
}

braille-refuse-seats-range = { $low } à { $high } joueurs, pas { $seats }
braille-refuse-no-such-teams = Pas d'équipes de { $size } à { $seats } joueurs
braille-refuse-reshuffle-needed = Plus de { $high }: remélange ou équipes
braille-refuse-match-points-range = Victoire: { $low } à { $high } pts
braille-refuse-wrong-way-cards-range = Contresens: { $low } à { $high } cartes
braille-refuse-end-of-wrong-way-cards-range = Fin contresens: { $low } à { $high } cartes
braille-refuse-score-range = { $item ->
    [mile] Un { braille-unit.one }: { $low } à { $high } pts
    [safety] Une botte: { $low } à { $high } pts
    [all_safeties] Quatre bottes: { $low } à { $high } pts
    [coup_fourre] Un coup fourré: { $low } à { $high } pts
    [trip] Le parcours: { $low } à { $high } pts
    [delayed_action] Couronnement: { $low } à { $high } pts
    [safe_trip] Sans 200: { $low } à { $high } pts
    [extension] L'allonge: { $low } à { $high } pts
    *[shut_out] Un capot: { $low } à { $high } pts
}

## Les règles en vigueur

braille-rule-set = { $rules ->
    [playroom] Règles du salon
    [classic] Règles classiques
    *[other] Règles maison
}
braille-rule-goal = { $goal ->
    [SEVEN_HUNDRED] Manche en 700
    [EXTENSION] Manche en 700, allonge jusqu'à 1000
    *[THOUSAND] Manche en 1000
}
braille-rule-extension-forfeit = Allonge manquée: { $points } pts à chacun
braille-rule-teams = { $teams } équipes de { $size }, une voiture chacune
braille-rule-deck = { $thin ->
    [yes] { $cards } cartes, une de chaque attaque ôtée
    *[no] { $cards } cartes
}
braille-rule-wrong-way = Contresens: { $wrong } cartes, ses fins: { $ends }
braille-rule-stacking = Les attaques se cumulent
braille-rule-reshuffle = Pioche vide: défausse remélangée
braille-rule-left-target = { $teams ->
    [yes] On n'attaque que l'équipe à sa gauche
    *[no] On n'attaque qu'à sa gauche
}
braille-rule-opening-coup = Ouverture permise en coup fourré
braille-rule-window = { $window ->
    [before-draw] Coup fourré: avant qu'on pioche
    *[until-next-play] Coup fourré: avant la carte suivante
}
braille-rule-first = { $dealer ->
    [drawn] Première donne: tirée au sort
    *[before-host] L'hôte commence
}
braille-rule-end = { $seat_out ->
    [yes] Fin aussi dès qu'une main est vide
    *[no] Fin aussi quand il n'y a plus de cartes
}
braille-rule-all-safeties = Quatre bottes: au seul vainqueur
braille-rule-shut-out = { $shut_out ->
    [EACH] Capot: par perdant sans étape
    *[ALL] Capot: si tous les perdants ont 0 { braille-unit.one }
}
braille-rule-tie = { $tie ->
    [shared] Égalité: victoire partagée
    *[play-on] Égalité: encore une manche
}

## La légende: comment lire les lignes, chacune d'au plus 40 caractères elle aussi

legend-distance = Anna 100, 300: elle en est à 300
legend-card = Anna Feu vert: le joueur, puis la carte
legend-hazard = Anna Accident sur Bob: Bob est touché
legend-unplayable = Après deux-points: pourquoi injouable
legend-words = coup: coup fourré, pts: points
legend-names = Noms longs: mots entiers ou dix lettres
legend-cards = Cartes en court, si la place manque:
legend-short = { $short }: { $whole }
