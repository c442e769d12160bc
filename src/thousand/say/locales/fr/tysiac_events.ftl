### Ce qui se passe à Tysiąc. $who est celui qui agit, [you] ou *[other], nommé $name; $whom et $target sont de même
### celui à qui l'on fait quelque chose. Le genre des autres est inconnu: rien ne le montre. Les noms peuvent
### commencer par une voyelle: jamais de, que, le, si devant un nom.

## La partie et ses donnes

tysiac-match-started = La partie commence: Tysiąc à { $players } joueurs, en { tysiac-points }.
tysiac-match-started-one-deal = La partie commence: Tysiąc à { $players } joueurs. Une seule donne décide.
tysiac-match-seats = À table, dans l'ordre: { $names }.
tysiac-match-seats-more = Puis { $names }.
tysiac-deal-started = { $who ->
    [you] Donne { $number }. Tu distribues.
    *[other] Donne { $number }. { $name } distribue.
}
# À quatre, qui distribue ne joue pas.
tysiac-deal-started-out = { $who ->
    [you] Donne { $number }. Tu distribues, sans jouer.
    *[other] Donne { $number }. { $name } distribue, sans jouer.
}
tysiac-dealt-other = { $name } a { tysiac-cards-count } en main.

## Les enchères

tysiac-opened = { $who ->
    [you] Tu dois ouvrir les enchères à { $points }.
    *[other] { $name } doit ouvrir à { $points }.
}
tysiac-opened-brief = { $who ->
    [you] Tu ouvres, { $points }.
    *[other] { $name } ouvre, { $points }.
}
tysiac-bid = { $who ->
    [you] Tu annonces { $points }.
    *[other] { $name } annonce { $points }.
}
tysiac-bid-brief = { $who ->
    [you] Toi, { $points }.
    *[other] { $name }, { $points }.
}
tysiac-passed = { $who ->
    [you] Tu passes.
    *[other] { $name } passe.
}
tysiac-redeal-asked = { $who ->
    [you] Tu montres les quatre neuf: on redistribue.
    *[other] { $name } montre les quatre neuf: on redistribue.
}
# $forced: les autres ont passé sur l'ouverture, qui est obligatoire.
tysiac-auction-won = { $forced ->
    [yes] { $who ->
        [you] Tu dois jouer pour { $points }: personne n'a surenchéri.
        *[other] { $name } doit jouer pour { $points }: personne n'a surenchéri.
    }
    *[no] { $who ->
        [you] Tu gagnes les enchères et tu joues pour { $points }.
        *[other] { $name } gagne les enchères et joue pour { $points }.
    }
}
tysiac-auction-won-brief = { $forced ->
    [yes] { $who ->
        [you] Tu dois jouer, { $points }.
        *[other] { $name } doit jouer, { $points }.
    }
    *[no] { $who ->
        [you] Tu joues pour { $points }.
        *[other] { $name } joue pour { $points }.
    }
}
tysiac-contract-raised = { $who ->
    [you] Tu augmentes le contrat à { $points }.
    *[other] { $name } augmente le contrat à { $points }.
}

## Le musik, les cartes données, la bombe

# De deux musiks, lequel est pris.
tysiac-which = { $which ->
    [first] le premier musik
    [second] le second musik
    *[only] le musik
}
    .cap = { $which ->
    [first] Le premier musik
    [second] Le second musik
    *[only] Le musik
}
tysiac-musik-seen = { $who ->
    [you] Tu prends { tysiac-which }: { $cards }.
    *[other] { $name } prend { tysiac-which }: { $cards }.
}
tysiac-musik-seen-alone = Tu prends { tysiac-which }, sans le montrer: { $cards }.
tysiac-musik-hidden = { $name } prend { tysiac-which } sans le montrer.
tysiac-given = { $who ->
    [you] Tu donnes à { $target } { tysiac-card.the }.
    *[other] { $name } te donne { tysiac-card.the }.
}
tysiac-given-brief = { $who ->
    [you] À { $target }: { tysiac-card }.
    *[other] { $name } te donne { tysiac-card.the }.
}
tysiac-given-hidden = { $name } donne une carte à { $target }.
tysiac-laid = Tu écartes { tysiac-card.the }.
tysiac-laid-hidden = { $nth ->
    [1] { $name } écarte une carte.
    *[other] { $name } a écarté { $nth } cartes.
}
tysiac-bomb-dropped = { $who ->
    [you] Tu lâches une bombe: cette donne ne se joue pas.
    *[other] { $name } lâche une bombe: cette donne ne se joue pas.
}
tysiac-bomb-dropped-full = { $who ->
    [you] Tu lâches une bombe: cette donne ne se joue pas. { $left ->
        [0] Tu n'as plus de bombe.
        [one] Il te reste une bombe.
        *[other] Il te reste { $left } bombes.
    }
    *[other] { $name } lâche une bombe: cette donne ne se joue pas. { $left ->
        [0] C'était la dernière.
        [one] Il lui en reste une.
        *[other] Il lui en reste { $left }.
    }
}

## Mariages, cartes, plis

tysiac-marriage = { $who ->
    [you] Tu déclares le mariage de { tysiac-suit }: { tysiac-points }, et l'atout est { tysiac-suit }.
    *[other] { $name } déclare le mariage de { tysiac-suit }: { tysiac-points }, et l'atout est { tysiac-suit }.
}
# $before: ce qui était atout jusque-là.
tysiac-marriage-instead = { $who ->
    [you] Tu déclares le mariage de { tysiac-suit }: { tysiac-points }, nouvel atout à la place de { $before }.
    *[other] { $name } déclare le mariage de { tysiac-suit }: { tysiac-points }, nouvel atout à la place de { $before }.
}
tysiac-before-trump = { tysiac-suit }
tysiac-marriage-brief = { $who ->
    [you] Toi, mariage de { tysiac-suit }, { $points }.
    *[other] { $name }, mariage de { tysiac-suit }, { $points }.
}
tysiac-card-played = { $leads ->
    [yes] { $who ->
        [you] Tu entames avec { tysiac-card.the }.
        *[other] { $name } entame avec { tysiac-card.the }.
    }
    *[no] { $who ->
        [you] Tu joues { tysiac-card.the }.
        *[other] { $name } joue { tysiac-card.the }.
    }
}
tysiac-card-played-brief = { $leads ->
    [yes] { $who ->
        [you] Tu entames, { tysiac-card }.
        *[other] { $name } entame, { tysiac-card }.
    }
    *[no] { $who ->
        [you] Toi, { tysiac-card }.
        *[other] { $name }, { tysiac-card }.
    }
}
tysiac-trick = { $who ->
    [you] Tu fais le pli, { tysiac-points }, avec { tysiac-card.the }.
    *[other] { $name } fait le pli, { tysiac-points }, avec { tysiac-card.the }.
}
# $total: ce que le joueur a dans cette donne jusqu'ici.
tysiac-trick-full = { $who ->
    [you] Tu fais le pli { $number }, { tysiac-points }, avec { tysiac-card.the }: { $total } dans cette donne.
    *[other] { $name } fait le pli { $number }, { tysiac-points }, avec { tysiac-card.the }: { $total } dans cette donne.
}
tysiac-trick-bare = { $who ->
    [you] Tu fais le pli, { tysiac-points }.
    *[other] { $name } fait le pli, { tysiac-points }.
}
tysiac-trick-brief = { $who ->
    [you] Tu fais le pli, { $points }.
    *[other] { $name } fait le pli, { $points }.
}
tysiac-musiks-won = { $who ->
    [you] Tu gagnes les quatre cartes écartées: { tysiac-points }, { $total } dans cette donne.
    *[other] { $name } gagne les quatre cartes écartées: { tysiac-points }, { $total } dans cette donne.
}
tysiac-musiks-won-brief = { $who ->
    [you] Tu gagnes l'écart, { $points }.
    *[other] { $name } gagne l'écart, { $points }.
}
tysiac-musiks-cards = Dans l'écart: { $cards }.

## La fin d'une donne

# $taken: ce que le preneur a fait; $points: de combien c'est plus ou moins que le contrat.
tysiac-deal-played = { $made ->
    [yes] { $points ->
        [0] { $who ->
            [you] Tu réussis ton contrat de { $contract }, juste.
            *[other] { $name } réussit son contrat de { $contract }, juste.
        }
        *[other] { $who ->
            [you] Tu réussis ton contrat de { $contract } avec { $taken }, { $points } de plus.
            *[other] { $name } réussit son contrat de { $contract } avec { $taken }, { $points } de plus.
        }
    }
    *[no] { $who ->
        [you] Tu chutes ton contrat de { $contract } avec { $taken }, il manque { $points }.
        *[other] { $name } chute son contrat de { $contract } avec { $taken }, il manque { $points }.
    }
}
tysiac-deal-played-brief = { $made ->
    [yes] { $who ->
        [you] Tu réussis { $contract }.
        *[other] { $name } réussit { $contract }.
    }
    *[no] { $who ->
        [you] Tu chutes { $contract }, il manque { $points }.
        *[other] { $name } chute { $contract }, il manque { $points }.
    }
}
tysiac-deal-bombed = La bombe met fin à la donne { $number }: { $points } pour chaque adversaire.
tysiac-deal-void = { $who ->
    [you] La donne { $number } ne compte pas, et tu redistribues.
    *[other] La donne { $number } ne compte pas, et { $name } redistribue.
}
# $change: les points gagnés ou perdus; $total: tous les points jusqu'ici.
tysiac-sheet = { tysiac-seat }: { $change }, { $total } en tout.
tysiac-sheet-items = { tysiac-seat }: { $change }, { $total } en tout; { $items }.
tysiac-sheet-more = { tysiac-seat }, de plus: { $items }.
tysiac-sheet-out = { $who ->
    [you] Tu n'as pas joué: { $total } en tout.
    *[other] { $name } n'a pas joué: { $total } en tout.
}
tysiac-seat = { $who ->
    [you] Toi
    *[other] { $name }
}
tysiac-item-tricks = { $points } par les plis
tysiac-item-marriages = { $points } par les mariages
tysiac-item-musiks = { $points } par l'écart
tysiac-item-taken = { $points } ensemble
tysiac-item-rounded = { $taken } arrondis à { $points }
tysiac-item-barred = rien de gagné sur le tonneau
tysiac-next-deal = Appuie sur { $key-play } pour la donne suivante.
tysiac-barrel-entered = { $who ->
    [you] Tu es sur le tonneau avec { $total }: désormais, seul un contrat te rapporte des points.
    *[other] { $name } est sur le tonneau avec { $total }: désormais, seul un contrat lui rapporte des points.
}
tysiac-barrel-entered-brief = { $who ->
    [you] Tu es sur le tonneau, { $total }.
    *[other] { $name } est sur le tonneau, { $total }.
}
tysiac-barrel-left = { $who ->
    [you] Tu tombes du tonneau: { $total }.
    *[other] { $name } tombe du tonneau: { $total }.
}
tysiac-match-won = { $who ->
    [you] Tu gagnes la partie avec { tysiac-points }.
    *[other] { $name } gagne la partie avec { tysiac-points }.
}
tysiac-match-shared = Victoire partagée avec { tysiac-points }: { $names }.
tysiac-you-in-list = toi

## À qui de jouer

# Les autres.
tysiac-turn-other = { $phase ->
    [auction] À { $name } d'annoncer ou de passer.
    [take] À { $name } de choisir un musik.
    [give] À { $name } de donner les cartes.
    [lay] À { $name } d'écarter.
    *[play] À { $name } de jouer.
}
# Quand le tour est déjà passé.
tysiac-turn-own = { $phase ->
    [auction] C'était à toi d'annoncer.
    [take] C'était à toi de choisir un musik.
    [give] C'était à toi de donner les cartes.
    [lay] C'était à toi d'écarter.
    *[play] C'était à toi de jouer.
}
