### Tysiąc au niveau braille: les jumeaux des messages dont le nom suit « braille- ».
###
### Chaque ligne a au plus 40 caractères, avec des noms de dix lettres. Le fait vient d'abord: qui, puis la carte
### ou ce qui est fait, puis le nombre. Aucun point ne termine une ligne. $short dit si les cartes ont leur nom
### court: elles l'ont là où la ligne n'a pas la place du nom entier.

-ace-short = A
-ten-short = 10
-king-short = R
-queen-short = D
-jack-short = V
-nine-short = 9

braille-tysiac-rank = { $short ->
    [yes] { $rank ->
        [ACE] { -ace-short }
        [TEN] { -ten-short }
        [KING] { -king-short }
        [QUEEN] { -queen-short }
        [JACK] { -jack-short }
        *[NINE] { -nine-short }
    }
    *[no] { tysiac-rank }
}
braille-tysiac-card = { $short ->
    [yes] { braille-tysiac-rank } { tysiac-suit }
    *[no] { tysiac-card }
}
braille-tysiac-points = { $points } pts
braille-tysiac-which = { $which ->
    [first] premier musik
    [second] second musik
    *[only] musik
}

## La main

braille-tysiac-hand = { tysiac-cards-count }: { $items }
braille-tysiac-hand-count = { tysiac-cards-count }
braille-tysiac-hand-more = et { $items }
braille-tysiac-hand-of-rank = { braille-tysiac-rank } { $items }
braille-tysiac-hand-marriages = Mariages en main: { $points } pts
braille-tysiac-hand-empty = Pas de cartes
braille-tysiac-hand-out = Tu ne joues pas, pas de cartes
braille-tysiac-card-label = { $digit ->
    [yes] Carte { $place }, { braille-tysiac-card }
    *[no] { braille-tysiac-card }, { $place } sur { $count }
}
braille-tysiac-card-playable = { $label }, jouable
braille-tysiac-card-declares = { $label }, mariage { $points }
braille-tysiac-card-married = { $label }, mariage
braille-tysiac-card-unplayable = { $label }: { $reason }
braille-tysiac-card-missing = Pas de carte { $place }, tu en as { $count }
braille-tysiac-reason-follow-suit = fournis { tysiac-suit }
braille-tysiac-reason-must-trump = coupe, { tysiac-suit }
braille-tysiac-reason-must-beat = bats { braille-tysiac-card }
braille-tysiac-reason-must-overtrump = bats { braille-tysiac-card }

## Ce qui se passe

braille-tysiac-match-started = Tysiąc à { $players }, partie en { $points } pts
braille-tysiac-match-started-one-deal = Tysiąc à { $players }, partie en une donne
braille-tysiac-deal-started = { $who ->
    [you] Donne { $number }, tu distribues
    *[other] Donne { $number }, { $name } distribue
}
braille-tysiac-deal-started-out = { $who ->
    [you] Donne { $number }, tu distribues sans jouer
    *[other] Donne { $number }, { $name } distribue, repos
}
braille-tysiac-opened = { $who ->
    [you] Tu dois ouvrir, { $points }
    *[other] { $name } doit ouvrir, { $points }
}
braille-tysiac-bid = { $who ->
    [you] Tu annonces { $points }
    *[other] { $name } annonce { $points }
}
braille-tysiac-passed = { $who ->
    [you] Tu passes
    *[other] { $name } passe
}
braille-tysiac-redeal-asked = { $who ->
    [you] Tu as quatre neuf: on redistribue
    *[other] { $name }, quatre neuf: on redistribue
}
braille-tysiac-auction-won = { $forced ->
    [yes] { $who ->
        [you] Tu dois jouer pour { $points }
        *[other] { $name } doit jouer pour { $points }
    }
    *[no] { $who ->
        [you] Tu joues pour { $points }
        *[other] { $name } joue pour { $points }
    }
}
braille-tysiac-contract-raised = { $who ->
    [you] Tu augmentes le contrat à { $points }
    *[other] { $name } augmente le contrat: { $points }
}
# Les cartes suivent, sur des lignes à elles.
braille-tysiac-musik-seen = { $who ->
    [you] Tu prends le { braille-tysiac-which }
    *[other] { $name } prend le { braille-tysiac-which }
}
braille-tysiac-musik-seen-alone = Tu prends le { braille-tysiac-which }, caché
braille-tysiac-musik-hidden = { $name } prend le { braille-tysiac-which }, caché
braille-tysiac-given = { $who ->
    [you] À { $target }: { braille-tysiac-card }
    *[other] { $name } te donne { braille-tysiac-card }
}
braille-tysiac-given-hidden = { $name } donne une carte à { $target }
braille-tysiac-laid = Écarté: { braille-tysiac-card }
braille-tysiac-laid-hidden = { $name } a écarté { $nth }
braille-tysiac-bomb-dropped = { $who ->
    [you] Tu lâches une bombe, pas de plis
    *[other] { $name } lâche une bombe, pas de plis
}
braille-tysiac-marriage = { $who ->
    [you] Ton mariage { tysiac-suit }, { $points }, atout
    *[other] { $name } mariage { tysiac-suit }, { $points }, atout
}
braille-tysiac-card-played = { $leads ->
    [yes] { $who ->
        [you] Tu entames { braille-tysiac-card }
        *[other] { $name } entame { braille-tysiac-card }
    }
    *[no] { $who ->
        [you] Toi { braille-tysiac-card }
        *[other] { $name } { braille-tysiac-card }
    }
}
braille-tysiac-trick = { $who ->
    [you] Tu fais le pli, { $points } pts
    *[other] { $name } fait le pli, { $points } pts
}
braille-tysiac-trick-bare = { braille-tysiac-trick }
braille-tysiac-musiks-won = { $who ->
    [you] Tu gagnes l'écart, { $points } pts
    *[other] { $name } gagne l'écart, { $points } pts
}
braille-tysiac-deal-played = { $made ->
    [yes] { $who ->
        [you] Tu réussis { $contract } avec { $taken }
        *[other] { $name } réussit { $contract } avec { $taken }
    }
    *[no] { $who ->
        [you] Tu chutes { $contract } avec { $taken }
        *[other] { $name } chute { $contract } avec { $taken }
    }
}
braille-tysiac-deal-bombed = Donne { $number }, bombe: { $points } pts par adversaire
braille-tysiac-deal-void = { $who ->
    [you] Donne { $number } nulle, tu redistribues
    *[other] Donne { $number } nulle, { $name } redistribue
}
braille-tysiac-sheet = { tysiac-seat } { $change }, total { $total }
braille-tysiac-sheet-out = { $who ->
    [you] Tu n'as pas joué, { $total }
    *[other] { $name } n'a pas joué, { $total }
}
braille-tysiac-item-barred = rien sur le tonneau
braille-tysiac-next-deal = { $key-play }: donne suivante
braille-tysiac-barrel-entered = { $who ->
    [you] Tu es sur le tonneau, { $total }
    *[other] { $name } est sur le tonneau, { $total }
}
braille-tysiac-barrel-left = { $who ->
    [you] Tu tombes du tonneau, { $total }
    *[other] { $name } tombe du tonneau, { $total }
}
braille-tysiac-match-won = { $who ->
    [you] Tu gagnes la partie, { $points } pts
    *[other] { $name } gagne la partie, { $points } pts
}
braille-tysiac-match-shared = Victoire partagée, { $points } pts: { $names }
braille-tysiac-turn-other = { $phase ->
    [auction] À { $name } d'annoncer
    [take] À { $name } de prendre un musik
    [give] À { $name } de donner les cartes
    [lay] À { $name } d'écarter
    *[play] À { $name }
}
braille-tysiac-turn-own = { $phase ->
    [auction] C'était à toi d'annoncer
    [take] C'était à toi de prendre un musik
    [give] C'était à toi de donner les cartes
    [lay] C'était à toi d'écarter
    *[play] C'était à toi
}

## Ce qu'on demande

braille-tysiac-ask-open = { $nines ->
    [yes] Quatre neuf: redonne, ou ouvre à { $points }
    *[no] À toi d'ouvrir, { $points }
}
braille-tysiac-ask-bid = { $one ->
    [yes] { $nines ->
        [yes] À toi: annonce { $low }, passe ou redonne
        *[no] À toi: annonce { $low }, ou passe
    }
    *[no] { $nines ->
        [yes] À toi: annonce { $low } à { $high }, passe, redonne
        *[no] À toi: annonce { $low } à { $high }, ou passe
    }
}
braille-tysiac-ask-pass = { $nines ->
    [yes] À toi: passe, ou nouvelle donne
    *[no] À toi de passer, pas plus de { $points }
}
braille-tysiac-ask-take = À toi: premier ou second musik
braille-tysiac-also = { $also ->
    [bomb] { $key-bomb }: bombe
    [raise] { $key-raise }: augmenter
    *[both] { $key-raise }: augmenter, { $key-bomb }: bombe
}
braille-tysiac-ask-give = { $also ->
    [nothing] Donne à { $name } et { $target }
    *[other] Donne à chacun, { braille-tysiac-also }
}
braille-tysiac-ask-give-one = Donne une carte à { $name }
braille-tysiac-ask-lay = { $also ->
    [nothing] À toi: écarte { $left }
    *[other] Écarte { $left }, { braille-tysiac-also }
}
braille-tysiac-ask-lead = À toi d'entamer
braille-tysiac-ask-play = À toi: { tysiac-suit } demandé
braille-tysiac-turn-wait = { $phase ->
    [auction] À { $name } d'annoncer
    [take] À { $name } de prendre un musik
    [give] À { $name } de donner les cartes
    [lay] À { $name } d'écarter
    *[play] { $lead ->
        [yes] À { $name } d'entamer
        *[no] À { $name } de jouer
    }
}
braille-tysiac-turn-next-deal = { $who ->
    [you] Donne { $number } finie, { $key-play }: suivante
    *[other] Donne { $number } finie, une autre suit
}
braille-tysiac-turn-match-over = { $who ->
    [you] Fini: tu gagnes, { $points } pts
    *[other] Fini: { $name } gagne, { $points } pts
}
braille-tysiac-turn-match-shared = Fini: { $players } joueurs à égalité, { $points } pts
braille-tysiac-standing = On continue: donne { $number }
braille-tysiac-headline = Donne { $number }
braille-tysiac-watching = Tu regardes, pas de cartes

## Où en sont les joueurs

braille-tysiac-facts = { tysiac-seat }: { $facts }
braille-tysiac-facts-more = { tysiac-seat }: { $facts }
braille-tysiac-fact-total = total { $total }
braille-tysiac-fact-total-of = total { $total }, reste { $left }
braille-tysiac-fact-out = repos
braille-tysiac-fact-declarer = contrat { $points }
braille-tysiac-fact-cap = annonces jusqu'à { $points }
braille-tysiac-fact-points = { $points } cette donne
braille-tysiac-score = { $barrel ->
    [yes] { tysiac-seat } { $total }, tonneau
    *[no] { tysiac-seat } { $total }
}
braille-tysiac-aim = Victoire à { $points } pts
braille-tysiac-aim-one-deal = Une seule donne décide
braille-tysiac-out = { $hidden ->
    [0] { tysiac-suit.cap }: sorties { $items }
    *[other] { tysiac-suit.cap }: sorties { $items }, reste { $hidden }
}
braille-tysiac-out-count = { $hidden ->
    [0] { tysiac-suit.cap }: sorties { $count }
    *[other] { tysiac-suit.cap }: sorties { $count }, reste { $hidden }
}
braille-tysiac-out-none = Toutes les cartes sont encore à jouer
braille-tysiac-trick-lies = Pli: { $cards }
braille-tysiac-trick-lies-more = puis { $cards }
braille-tysiac-fact-played = { $who ->
    [you] toi { braille-tysiac-card }
    *[other] { $name } { braille-tysiac-card }
}
braille-tysiac-trick-best = { $who ->
    [you] Pour l'instant à toi, { $points } pts
    *[other] Pour l'instant à { $name }, { $points } pts
}
braille-tysiac-trick-none = { $who ->
    [you] Rien en table: à toi d'entamer
    *[other] Rien en table: à { $name } d'entamer
}
braille-tysiac-trick-not-yet = Aucun pli encore
braille-tysiac-trick-last = { $who ->
    [you] Dernier: toi, { $points } pts, { braille-tysiac-card }
    *[other] Dernier: { $name }, { $points } pts, { braille-tysiac-card }
}
braille-tysiac-trick-last-cards = Dedans: { $cards }
braille-tysiac-trump = { $who ->
    [you] Atout { tysiac-suit }, toi au pli { $trick }
    *[other] Atout { tysiac-suit }, { $name } au pli { $trick }
}
braille-tysiac-trump-before = { $who ->
    [you] Avant { tysiac-suit }, toi au pli { $trick }
    *[other] Avant { tysiac-suit }, { $name } au pli { $trick }
}
braille-tysiac-trump-none = Pas encore d'atout
braille-tysiac-contract-none = { $over ->
    [yes] Pas de contrat dans cette donne
    *[no] Pas encore d'annonce
}
braille-tysiac-contract-highest = { $who ->
    [you] Plus haute annonce { $points }, toi
    *[other] Plus haute annonce { $points }, { $name }
}
braille-tysiac-contract = { $who ->
    [you] Tu joues pour { $points }
    *[other] Le contrat: { $points }, { $name }
}
braille-tysiac-contract-forced = { $who ->
    [you] Tu dois jouer pour { $points }
    *[other] Le contrat: { $points }, { $name }, imposé
}
braille-tysiac-contract-missing = { $who ->
    [you] Tu as { $points }, il manque { $left }
    *[other] { $name } a { $points }, il manque { $left }
}
braille-tysiac-contract-reached = { $who ->
    [you] Tu as { $points }, cela suffit
    *[other] { $name } a { $points }, cela suffit
}
braille-tysiac-contract-others = Défense: { $facts }
braille-tysiac-calls = Enchères: { $calls }
braille-tysiac-musik-lies = { $musiks ->
    [1] Le musik est caché, { $count } cartes
    *[other] Deux musiks cachés, { $count } cartes chacun
}
braille-tysiac-musik-known = { $who ->
    [you] Tu as pris { $cards }
    *[other] Pris par { $name }: { $cards }
}
braille-tysiac-musik-more = et { $cards }
braille-tysiac-musik-unknown = Pris par { $name }, sans le montrer
braille-tysiac-gift = { $who ->
    [you] À { $target }: { braille-tysiac-card }
    *[other] { $name } t'a donné { braille-tysiac-card }
}
braille-tysiac-gift-hidden = { $target } a reçu une carte
braille-tysiac-laid-own = Écarté: { $cards }
braille-tysiac-laid-count = { $name } a écarté { $count }

## Questions

braille-tysiac-question-give = À qui, { braille-tysiac-card }?
braille-tysiac-question-raise = Augmenter { $points } à combien?
braille-tysiac-question-bomb = Vraiment lâcher la bombe?
braille-tysiac-choice-redeal = Nouvelle donne, 4 neuf
braille-tysiac-choice-take = { $which ->
    [first] Premier musik
    [second] Second musik
    *[only] Le musik
}
braille-tysiac-choice-give = { $name }: { braille-tysiac-card }
braille-tysiac-choice-lay = Écarter { braille-tysiac-card }
braille-tysiac-choice-play = Jouer { braille-tysiac-card }
braille-tysiac-choice-next-deal = Donne suivante

## Refus

braille-tysiac-refuse-not-your-turn = À { $name }: attends ton tour
braille-tysiac-refuse-sitting-out = Tu ne joues pas cette donne
braille-tysiac-refuse-no-such-seat = Pas de joueur { $number }
braille-tysiac-refuse-spectator = Tu regardes, sans jouer
braille-tysiac-refuse-auction-now = Enchères: annonce ou passe
braille-tysiac-refuse-take-now = Il faut d'abord prendre un musik: 1, 2
braille-tysiac-refuse-give-now = Donne d'abord à chacun, { $key-play }
braille-tysiac-refuse-lay-now = Écarte d'abord deux cartes, { $key-play }
braille-tysiac-refuse-play-now = On joue les plis: une carte, { $key-play }
braille-tysiac-refuse-deal-over = Finie, { $key-play }: donne suivante
braille-tysiac-refuse-deal-running = Donne pas finie: continue
braille-tysiac-refuse-match-over = Fin de partie: on ne joue plus
braille-tysiac-refuse-not-a-move = Ce n'est pas un coup
braille-tysiac-refuse-no-card = Choisis une carte: { $key-previous }, { $key-next }
braille-tysiac-refuse-must-open = Tu dois ouvrir, { $points }
braille-tysiac-refuse-bid-not-tens = De dix en dix, pas { $points }
braille-tysiac-refuse-bid-too-low = { $points }, trop bas: au moins { $low }
braille-tysiac-refuse-bid-too-high = { $marriages ->
    [0] { $points }, trop haut: sans mariage { $high }
    *[other] { $points }, trop haut: ta main permet { $high }
}
braille-tysiac-refuse-bid-hard-cap = { $points }, trop haut: ici { $high } au plus
braille-tysiac-refuse-no-redeal = Quatre neuf ne changent rien ici
braille-tysiac-refuse-redeal-late = Trop tard: tu as déjà annoncé
braille-tysiac-refuse-nines-missing = Il faut quatre neuf, tu en as { $held }
braille-tysiac-refuse-no-such-musik = Deux musiks seulement, 1 et 2
braille-tysiac-refuse-no-raise = Le contrat n'augmente pas ici
braille-tysiac-refuse-raise-late = Trop tard, une carte est partie
braille-tysiac-refuse-no-bombs = Pas de bombes dans cette partie
braille-tysiac-refuse-bomb-not-forced = Bombe: si tous les autres ont passé
braille-tysiac-refuse-bomb-late = Trop tard, une carte est donnée
braille-tysiac-refuse-bombs-used = Plus de bombe, { $bombs } par joueur
braille-tysiac-refuse-no-opponent = { $who ->
    [nobody] Pas de joueur { $number }
    [you] Pas à toi: choisis un adversaire
    *[other] { $name } ne joue pas
}
braille-tysiac-refuse-given-already = { $name } a déjà une carte
braille-tysiac-refuse-not-held = Pas en main: { braille-tysiac-card }
braille-tysiac-refuse-follow-suit = Il faut fournir: tu as du { tysiac-suit }
braille-tysiac-refuse-must-trump = Il faut couper: joue { tysiac-suit }
braille-tysiac-refuse-must-beat = Il faut battre { braille-tysiac-card }
braille-tysiac-refuse-must-overtrump = Il faut surcouper { braille-tysiac-card }
braille-tysiac-refuse-seats-range = { $low } à { $high } joueurs, pas { $seats }
braille-tysiac-refuse-match-points-range = Victoire: { $low } à { $high } pts
braille-tysiac-refuse-hard-cap-range = Plus haute annonce: { $low } à { $high }
braille-tysiac-refuse-bombs-range = { $low } à { $high } bombes par joueur
braille-tysiac-refuse-round-to-unknown = Arrondi: seulement { $known }

## Les règles en vigueur

braille-tysiac-rule-set = { $rules ->
    [house] Règles de la maison
    *[other] Règles: { $rules }
}
braille-tysiac-rule-four-nines = Quatre neuf: nouvelle donne permise
braille-tysiac-rule-hard-cap = Plus haute annonce: { $points }
braille-tysiac-rule-raise = Augmenter après le musik est permis
braille-tysiac-rule-show-musik = { $shown ->
    [yes] Le musik est montré
    *[no] Le musik n'est pas montré
}
braille-tysiac-rule-bombs = { $count ->
    [0] Sans bombes
    [one] { $count } bombe par joueur
    *[other] { $count } bombes par joueur
}
braille-tysiac-rule-must-trump = { $must ->
    [yes] Sans la couleur, il faut couper
    *[no] Sans la couleur, tout est permis
}
braille-tysiac-rule-must-beat = { $value ->
    [suit] Il faut monter dans la couleur demandée
    *[suit-and-trump] Il faut monter, couleur et atout
}
braille-tysiac-rule-first-trick = Premier pli sans mariage
braille-tysiac-rule-declarer-contract = Réussi, le contrat vaut ses points
braille-tysiac-rule-declarer-points = Réussi, le contrat vaut tout
braille-tysiac-rule-round-to = Arrondi à { $multiple } près
braille-tysiac-rule-barrel = Tonneau à partir de { $points }

## La légende: comment lire les lignes, chacune d'au plus 40 caractères elle aussi

tysiac-legend-bid = Anna annonce 110: c'est une promesse
tysiac-legend-card = Anna as de cœur: cette carte est jouée
tysiac-legend-trick = Anna fait le pli, 25 pts: ses points
tysiac-legend-sheet = Anna 15 pts, total 60: gagné, et en tout
tysiac-legend-unplayable = Après deux-points: pourquoi injouable
tysiac-legend-words = pts: points, sorties: déjà jouées
tysiac-legend-names = Noms longs: mots entiers ou dix lettres
tysiac-legend-cards = Cartes en court, si la place manque:
tysiac-legend-short = { $short }: { $whole }
