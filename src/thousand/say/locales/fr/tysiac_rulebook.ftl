### Les règles de Tysiąc en texte à lire: de ce qui se joue dans la partie, et de rien d'autre.
###
### Chaque message, sauf les titres, est une ligne dite d'un coup: une phrase ou deux, 120 caractères au plus.
### tysiac_chapters.py dit quand chacun est dit.
### $seats: combien jouent; $opening: la première annonce; $cap: la plus haute annonce; $victory: les points d'une
### partie.

## De quoi il s'agit

tysiac-book-aim = Le but
tysiac-book-aim-game = Tysiąc, qui veut dire mille en polonais, est un jeu de plis et de mariages, ici à { $seats } joueurs.
tysiac-book-aim-declarer = À chaque donne, qui annonce le plus de points est le preneur, et doit en faire au moins autant.
tysiac-book-aim-points = Qui a en premier { $victory } points gagne la partie.
tysiac-book-aim-one-deal = La partie est une seule donne, et le plus de points la gagne.

## Les cartes

tysiac-book-cards = Les cartes
tysiac-book-deck = Le jeu a 24 cartes, six de chaque couleur: cœur, carreau, trèfle et pique.
tysiac-book-rank = Dans chaque couleur, la plus forte est l'as, puis dix, roi, dame, valet et neuf. Le dix bat le roi.
tysiac-book-worth = Un as vaut 11 points, un dix 10, un roi 4, une dame 3, un valet 2, et un neuf ne vaut rien.
tysiac-book-worth-all = Toutes les cartes ensemble valent 120 points.
tysiac-book-couple = Le roi et la dame d'une couleur dans la même main sont un mariage.
tysiac-book-couple-worth = Un mariage de cœur vaut 100 points, de carreau 80, de trèfle 60, de pique 40.

## La donne

tysiac-book-deal = La donne
tysiac-book-deal-first = La première donne est tirée au sort.
tysiac-book-deal-left = Après chaque donne, c'est à la personne à gauche de distribuer.
tysiac-book-deal-three = Chacun des trois joueurs reçoit 7 cartes. Les 3 qui restent forment le musik, face cachée.
tysiac-book-deal-two = Chacun des deux joueurs reçoit 10 cartes. Les 4 qui restent forment deux musiks de 2 cartes, face cachée.
tysiac-book-deal-four = La personne qui distribue ne joue pas cette donne et n'y marque rien.
tysiac-book-nines = Qui reçoit les quatre neuf peut demander une nouvelle donne avant sa première annonce.
tysiac-book-nines-again = La même personne distribue alors une deuxième fois.

## Les enchères

tysiac-book-auction = Les enchères
tysiac-book-auction-open = La personne à gauche de celle qui distribue doit ouvrir à { $opening }.
tysiac-book-auction-go-on = Puis chacun à son tour annonce plus, de dix en dix, ou passe. Qui a passé n'annonce plus dans la donne.
tysiac-book-auction-end = Quand tous les autres ont passé, le joueur qui reste est le preneur, et sa dernière annonce le contrat.
tysiac-book-auction-most = Sans mariage en main, on ne peut pas annoncer plus de { $most }.
tysiac-book-auction-more = Avec des mariages, on peut ajouter ce que valent tous ceux que l'on a en main.
tysiac-book-auction-cap = Personne ne peut jamais annoncer plus de { $cap }.

## Le musik

tysiac-book-musik = Le musik
tysiac-book-musik-taken = Le musik est montré à tous, et le preneur le prend.
tysiac-book-musik-forced = Si les deux autres ont passé sur l'ouverture à { $opening }, seul le preneur le voit.
tysiac-book-musik-given = Le preneur donne ensuite une carte de sa main à chaque adversaire, face cachée. Chacun a ainsi 8 cartes.
tysiac-book-musiks-taken = Le preneur prend l'un des deux musiks. L'adversaire ne le voit pas.
tysiac-book-musiks-shown = Le preneur prend l'un des deux musiks et le montre à l'adversaire.
tysiac-book-musiks-laid = Le preneur écarte ensuite deux cartes de sa main, face cachée, à la place du musik.
tysiac-book-musiks-last = Qui fait le dernier pli gagne ces deux cartes et l'autre musik, avec tous leurs points.
tysiac-book-musik-raise = Avant de donner une carte, le preneur peut augmenter le contrat, de dix en dix, autant que sa main le permet.
tysiac-book-musiks-raise = Avant d'écarter une carte, le preneur peut augmenter le contrat, de dix en dix, autant que sa main le permet.

## La bombe

tysiac-book-bomb = La bombe
tysiac-book-bomb-when = Si les deux autres ont passé sur l'ouverture à { $opening }, le preneur peut lâcher une bombe avant de donner une carte.
tysiac-book-bomb-points = La donne finit alors sans plis. Le preneur ne marque rien, chaque adversaire { $bomb } points.
tysiac-book-bomb-barrel = Un adversaire sur le tonneau ne les reçoit pas.
tysiac-book-bomb-often = { $bombs ->
    [one] Chaque joueur peut lâcher { $bombs } bombe par partie.
    *[other] Chaque joueur peut lâcher { $bombs } bombes par partie.
}

## Les plis

tysiac-book-tricks = Les plis
tysiac-book-tricks-lead = Le preneur entame le premier pli. Ensuite, qui fait un pli entame le suivant.
tysiac-book-tricks-won = Le plus fort atout fait le pli, sinon la plus forte carte de la couleur demandée.
tysiac-book-tricks-follow = Il faut fournir: jouer une carte de la couleur demandée, si l'on en a.
tysiac-book-tricks-beat = Si l'on peut, il faut alors monter, plus haut que la meilleure carte du pli.
tysiac-book-tricks-trump = Sans carte de cette couleur, il faut couper, donc jouer atout. Sans atout, on joue ce que l'on veut.
tysiac-book-tricks-any = Sans carte de cette couleur, on joue ce que l'on veut.
tysiac-book-tricks-overtrump = Qui joue atout doit battre les atouts du pli, s'il le peut.

## Les mariages

tysiac-book-marriages = Mariages et atout
tysiac-book-marriages-declare = Entame avec le roi ou la dame d'un mariage que tu as en main: il se déclare tout seul.
tysiac-book-marriages-lead = Jouer l'un des deux dans un pli entamé par quelqu'un d'autre ne déclare rien.
tysiac-book-marriages-first = Au premier pli, aucun mariage ne peut être déclaré.
tysiac-book-marriages-trump = Ses points sont à toi aussitôt. Sa couleur est atout dès ce pli, jusqu'au prochain mariage.
tysiac-book-marriages-who = Le preneur n'est pas seul à pouvoir en déclarer, c'est permis à tous. Avant le premier, il n'y a pas d'atout.

## Les points

tysiac-book-points = Les points
tysiac-book-points-tested = Le contrat est réussi si les plis et les mariages du preneur le valent au moins, avant l'arrondi.
tysiac-book-points-laid = Les quatre cartes écartées comptent aussi, pour qui les a gagnées.
tysiac-book-points-contract = Un contrat réussi rapporte juste ses points, même si le preneur en a fait plus.
tysiac-book-points-taken = Un contrat réussi rapporte tous les points faits, arrondis.
tysiac-book-points-failed = Si le contrat chute, ses points sont retirés du total du preneur.
tysiac-book-points-others = { $seats ->
    [2] L'adversaire marque les points de ses plis et de ses mariages, arrondis.
    *[other] Chaque adversaire marque les points de ses plis et de ses mariages, arrondis.
}
tysiac-book-points-rounded = { $multiple ->
    [5] Les points sont arrondis au multiple de 5 le plus proche.
    *[other] Les points sont arrondis au multiple de { $multiple } le plus proche; un cinq à la fin s'arrondit vers le haut.
}

## Le tonneau

tysiac-book-barrel = Le tonneau
tysiac-book-barrel-on = Qui commence une donne avec { $barrel } points ou plus est sur le tonneau, et ne gagne que comme preneur.
tysiac-book-barrel-lose = Sur le tonneau, on peut encore perdre les points d'un contrat qui chute, et donc en tomber.
tysiac-book-barrel-past = Qui a moins peut dépasser le tonneau en une donne, même en défense.

## La fin de la partie

tysiac-book-game = La fin de la partie
tysiac-book-game-points = La partie finit après la donne où un joueur atteint { $victory } points.
tysiac-book-game-two = Si plusieurs y arrivent dans la même donne, le preneur gagne s'il en est, sinon le plus haut total.
tysiac-book-game-one-deal = La partie finit après une seule donne, et le meilleur score gagne.
tysiac-book-game-shared = À égalité en tête, les joueurs se partagent la victoire.
tysiac-book-game-minus = Un total peut aussi descendre sous zéro.
