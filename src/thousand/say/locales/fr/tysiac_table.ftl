### La table de Tysiąc à l'oreille: réponses, questions et leurs choix. $who, $name, $whom et $target: voir
### tysiac_events.ftl.

## Ce qu'on demande à qui écoute

tysiac-ask-open = { $nines ->
    [yes] À toi: avec quatre neuf, demande une nouvelle donne, ou ouvre à { $points }.
    *[no] À toi d'ouvrir à { $points }: c'est obligatoire.
}
# $one: une seule annonce est possible. $nines: la main a quatre neuf, et une nouvelle donne peut être demandée.
tysiac-ask-bid = { $one ->
    [yes] { $nines ->
        [yes] À toi: annonce { $low }, passe, ou demande une nouvelle donne.
        *[no] À toi: annonce { $low }, ou passe.
    }
    *[no] { $nines ->
        [yes] À toi: annonce de { $low } à { $high }, passe, ou demande une nouvelle donne.
        *[no] À toi: annonce de { $low } à { $high }, ou passe.
    }
}
tysiac-ask-pass = { $nines ->
    [yes] À toi: passe, ou demande une nouvelle donne; ta main ne permet pas plus de { $points }.
    *[no] À toi, mais tu ne peux que passer: ta main ne permet pas plus de { $points }.
}
tysiac-ask-take = À toi: prends un musik, le premier ou le second.
# $also: ce qu'on peut faire d'autre, s'il y a quelque chose.
tysiac-also = { $also ->
    [bomb] ou lâche la bombe avec { $key-bomb }
    [raise] ou augmente le contrat avec { $key-raise }
    *[both] ou augmente avec { $key-raise }, ou lâche la bombe avec { $key-bomb }
}
tysiac-ask-give = { $also ->
    [nothing] À toi: donne une carte à { $name } et à { $target }.
    *[other] À toi: donne une carte à { $name } et à { $target }, { tysiac-also }.
}
tysiac-ask-give-one = À toi: donne une carte à { $name }.
tysiac-ask-lay = { $also ->
    [nothing] { $left ->
        [1] À toi: écarte encore une carte.
        *[other] À toi: écarte { $left } cartes.
    }
    *[other] À toi: écarte { $left } cartes, { tysiac-also }.
}
tysiac-ask-lead = À toi d'entamer.
tysiac-ask-play = À toi: on a demandé { tysiac-suit }.
tysiac-ask-play-brief = { $lead ->
    [yes] À toi d'entamer.
    *[no] À toi de jouer.
}

## À qui de jouer

tysiac-turn-wait = { $phase ->
    [auction] À { $name } d'annoncer ou de passer.
    [take] À { $name } de choisir un musik.
    [give] À { $name } de donner les cartes.
    [lay] À { $name } d'écarter.
    *[play] { $lead ->
        [yes] À { $name } d'entamer.
        *[no] À { $name } de jouer.
    }
}
tysiac-turn-next-deal = { $who ->
    [you] Donne { $number } terminée: appuie sur { $key-play } pour la suivante.
    *[other] Donne { $number } terminée: la suivante va commencer.
}
tysiac-turn-match-over = { $who ->
    [you] Partie terminée. Tu la gagnes avec { tysiac-points }.
    *[other] Partie terminée. { $name } la gagne avec { tysiac-points }.
}
tysiac-turn-match-shared = Partie terminée. { $players } joueurs se partagent la victoire avec { tysiac-points }.
tysiac-standing = La partie continue. Donne { $number }.
tysiac-headline = Donne { $number }.
tysiac-watching = Tu regardes la partie: tu n'as pas de cartes.

## Où en sont les joueurs

tysiac-facts = { tysiac-seat }: { $facts }.
tysiac-facts-more = { tysiac-seat }, aussi: { $facts }.
# Les faits se disent de toi comme des autres: des noms, pas de verbe.
tysiac-fact-total = { $total } en tout
tysiac-fact-total-of = { $total } en tout, encore { $left } pour gagner
tysiac-fact-out = au repos
tysiac-fact-dealer = à la donne
tysiac-fact-barrel = sur le tonneau
tysiac-fact-passed = hors des enchères
tysiac-fact-bid = annonce de { $points }
tysiac-fact-declarer = contrat de { $points }
tysiac-fact-cap = annonces possibles jusqu'à { $points }
tysiac-fact-bombs = { $count ->
    [0] plus de bombe
    [one] encore { $count } bombe
    *[other] encore { $count } bombes
}
tysiac-fact-tricks = { $count ->
    [0] aucun pli
    [one] { $count } pli
    *[other] { $count } plis
}
tysiac-fact-points = { $points } dans cette donne
tysiac-fact-cards = { tysiac-cards-count }

tysiac-score = { $barrel ->
    [yes] { tysiac-seat }: { $total }, sur le tonneau.
    *[no] { tysiac-seat }: { $total }.
}
tysiac-aim = Victoire à { tysiac-points }.
tysiac-aim-one-deal = Une seule donne décide.

## Les cartes sorties

# $hidden: combien de cartes de la couleur qui écoute n'a ni vues ni en main.
tysiac-out = { $hidden ->
    [0] { tysiac-suit.cap }, sorties: { $items }; rien de caché.
    [one] { tysiac-suit.cap }, sorties: { $items }; { $hidden } cachée.
    *[other] { tysiac-suit.cap }, sorties: { $items }; { $hidden } cachées.
}
tysiac-out-count = { $hidden ->
    [0] { tysiac-suit.cap }, sorties: { $count }, rien de caché.
    [one] { tysiac-suit.cap }, sorties: { $count }, { $hidden } cachée.
    *[other] { tysiac-suit.cap }, sorties: { $count }, { $hidden } cachées.
}
tysiac-out-none = Toutes les cartes sont encore à jouer.

## Le pli

tysiac-trick-lies = Dans le pli: { $cards }.
tysiac-trick-lies-more = Puis { $cards }.
tysiac-fact-played = { $who ->
    [you] toi { tysiac-card }
    *[other] { $name } { tysiac-card }
}
tysiac-trick-best = { $who ->
    [you] Le pli est à toi pour l'instant, { tysiac-points }.
    *[other] Le pli est à { $name } pour l'instant, { tysiac-points }.
}
tysiac-trick-none = { $who ->
    [you] La table est vide: à toi d'entamer.
    *[other] La table est vide: à { $name } d'entamer.
}
tysiac-trick-not-yet = Aucun pli n'a encore été joué.
tysiac-trick-last = { $who ->
    [you] Le dernier pli était à toi: { tysiac-points }, avec { tysiac-card.the }.
    *[other] Le dernier pli était à { $name }: { tysiac-points }, avec { tysiac-card.the }.
}
tysiac-trick-last-cards = Dedans: { $cards }.

## L'atout

tysiac-trump = { $who ->
    [you] Atout { tysiac-suit }, par ton mariage au pli { $trick }.
    *[other] Atout { tysiac-suit }, mariage déclaré par { $name } au pli { $trick }.
}
tysiac-trump-brief = Atout { tysiac-suit }.
tysiac-trump-before = { $who ->
    [you] Avant, { tysiac-suit }, par ton mariage au pli { $trick }.
    *[other] Avant, { tysiac-suit }, mariage déclaré par { $name } au pli { $trick }.
}
tysiac-trump-none = Pas encore d'atout.

## Le contrat

tysiac-contract-none = { $over ->
    [yes] Pas de contrat dans cette donne.
    *[no] Personne n'a encore annoncé.
}
tysiac-contract-highest = { $who ->
    [you] Plus haute annonce: { $points }, la tienne.
    *[other] Plus haute annonce: { $points }, par { $name }.
}
tysiac-contract = { $who ->
    [you] Tu joues pour { $points }.
    *[other] Le contrat est de { $points }, pour { $name }.
}
# Les autres ont passé sur l'ouverture.
tysiac-contract-forced = { $who ->
    [you] Tu dois jouer pour { $points }.
    *[other] Le contrat est de { $points }, imposé à { $name }.
}
tysiac-contract-missing = { $who ->
    [you] Tu as { $points } pour l'instant, il manque { $left }.
    *[other] { $name } a { $points } pour l'instant, il manque { $left }.
}
tysiac-contract-reached = { $who ->
    [you] Tu as { $points } pour l'instant: cela suffit.
    *[other] { $name } a { $points } pour l'instant: cela suffit.
}
tysiac-contract-others = En défense: { $facts }.
tysiac-fact-taken = { $who ->
    [you] toi { $points }
    *[other] { $name } { $points }
}
tysiac-calls = Les enchères: { $calls }.
tysiac-fact-call = { $who ->
    [you] toi { $points }
    *[other] { $name } { $points }
}
tysiac-fact-call-pass = { $who ->
    [you] tu passes
    *[other] { $name } passe
}

## Le musik

# $musiks: combien il y en a; $count: les cartes de chacun.
tysiac-musik-lies = { $musiks ->
    [1] Le musik est sur la table: { $count } cartes que personne n'a vues.
    *[other] Deux musiks sont sur la table: { $count } cartes chacun, que personne n'a vues.
}
tysiac-musik-known = { $who ->
    [you] Tu as pris { tysiac-which }: { $cards }.
    *[other] Pris par { $name }, { tysiac-which }: { $cards }.
}
tysiac-musik-more = Et aussi { $cards }.
tysiac-musik-unknown = Tu n'as pas vu { tysiac-which } pris par { $name }.
tysiac-gift = { $who ->
    [you] Tu as donné à { $target } { tysiac-card.the }.
    *[other] { $name } t'a donné { tysiac-card.the }.
}
tysiac-gift-hidden = { $name } a donné une carte à { $target }.
tysiac-laid-own = Tu as écarté: { $cards }.
tysiac-laid-count = { $count ->
    [one] { $name } a écarté { $count } carte.
    *[other] { $name } a écarté { $count } cartes.
}

## Questions et réponses

tysiac-question-give = À qui donnes-tu { tysiac-card.the }?
tysiac-question-raise = À combien augmentes-tu le contrat de { $points }?
tysiac-question-bomb = Vraiment lâcher la bombe? Cette donne ne se joue alors pas.
tysiac-choice-bid = Annoncer { $points }
tysiac-choice-pass = Passer
tysiac-choice-redeal = Nouvelle donne, pour quatre neuf
tysiac-choice-take = { tysiac-which.cap }
tysiac-choice-raise = Augmenter à { $points }
tysiac-choice-bomb = Lâcher la bombe
tysiac-choice-give = { $name } reçoit { tysiac-card.the }
tysiac-choice-lay = Écarter { tysiac-card.the }
tysiac-choice-play = Jouer { tysiac-card.the }
tysiac-choice-next-deal = Commencer la donne suivante
