### Pourquoi quelque chose n'est pas possible à Tysiąc, et ce qui l'est. Passer n'est pas refusé par une phrase qui
### commence par P, augmenter par U, la bombe par D.

## Quand

tysiac-refuse-not-your-turn = À { $name } de jouer: attends ton tour.
tysiac-refuse-sitting-out = Tu ne joues pas cette donne: à quatre, qui distribue se repose.
tysiac-refuse-no-such-seat = Il n'y a pas de joueur numéro { $number }.
tysiac-refuse-spectator = Tu regardes la partie: seuls les joueurs jouent.
tysiac-refuse-auction-now = Ce sont les enchères: annonce ou passe d'abord.
tysiac-refuse-take-now = Il faut d'abord prendre un musik: choisis le premier ou le second.
tysiac-refuse-give-now = Donne d'abord une carte à chaque adversaire: choisis-en une et appuie sur { $key-play }.
tysiac-refuse-lay-now = Écarte d'abord deux cartes: choisis-en une et appuie sur { $key-play }.
tysiac-refuse-play-now = Les enchères sont finies, on joue les plis: choisis une carte et appuie sur { $key-play }.
tysiac-refuse-deal-over = Cette donne est terminée: appuie sur { $key-play } pour la suivante.
tysiac-refuse-deal-running = Cette donne n'est pas terminée: continue à jouer.
tysiac-refuse-match-over = La partie est terminée: on ne joue plus.
tysiac-refuse-not-a-move = Ce n'est pas un coup: utilise bid, pass, redeal, take, raise, bomb, give, lay, play ou next.
tysiac-refuse-no-card = Aucune carte choisie: choisis-en une avec { $key-previous } et { $key-next }.

## Les enchères

tysiac-refuse-must-open = Tu dois ouvrir à { $points }: tu n'as pas le choix.
tysiac-refuse-bid-not-tens = On annonce de dix en dix: { $points } n'est pas un multiple de { $step }.
tysiac-refuse-bid-too-low = { $points }, c'est trop bas: annonce au moins { $low }, ou passe.
tysiac-refuse-bid-too-high = { $marriages ->
    [0] { $points }, c'est trop haut: sans mariage, tu ne peux pas annoncer plus de { $high }.
    *[other] { $points }, c'est trop haut: avec tes mariages, tu ne peux pas annoncer plus de { $high }.
}
tysiac-refuse-bid-hard-cap = { $points }, c'est trop haut: ici, personne ne peut annoncer plus de { $high }.
tysiac-refuse-no-redeal = Ici, quatre neuf ne changent rien: cette option n'est pas active.
tysiac-refuse-redeal-late = Trop tard pour une nouvelle donne: elle se demande avant sa première annonce.
tysiac-refuse-nines-missing = { $held ->
    [0] Il faut les quatre neuf pour une nouvelle donne, et tu n'en as aucun.
    *[other] Il faut les quatre neuf pour une nouvelle donne, et tu n'en as que { $held }.
}

## Le musik et la bombe

tysiac-refuse-no-such-musik = Il y a deux musiks: prends le premier ou le second.
tysiac-refuse-no-raise = Le contrat reste tel quel: ici, on ne l'augmente pas après le musik.
tysiac-refuse-raise-late = Trop tard pour augmenter: une de tes cartes est déjà partie.
tysiac-refuse-no-bombs = Il n'y a pas de bombes dans cette partie.
tysiac-refuse-bomb-not-forced = La bombe est pour qui doit jouer { $points } parce que tous les autres ont passé.
tysiac-refuse-bomb-late = Trop tard pour la bombe: tu as déjà donné une carte.
tysiac-refuse-bombs-used = { $bombs ->
    [1] Tu n'as plus de bombe: il y en a une par joueur et par partie.
    *[other] Tu n'as plus de bombe: il y en a { $bombs } par joueur et par partie.
}
tysiac-refuse-no-opponent = { $who ->
    [nobody] Il n'y a pas de joueur numéro { $number }: choisis un adversaire.
    [you] Tu ne peux pas te donner une carte: choisis un adversaire.
    *[other] { $name } ne joue pas cette donne: choisis un adversaire qui la joue.
}
tysiac-refuse-given-already = { $name } a déjà reçu ta carte: la suivante est pour l'autre adversaire.

## Les cartes

tysiac-refuse-not-held = Tu n'as pas { tysiac-card.the }.
tysiac-refuse-follow-suit = Il faut fournir: on a demandé { tysiac-suit }, et tu en as.
# $suit: l'atout.
tysiac-refuse-must-trump = Tu ne peux pas fournir, il faut donc couper: joue { tysiac-suit }.
tysiac-refuse-must-beat = Il faut battre { tysiac-card.the }, et tu le peux: joue plus fort dans cette couleur.
tysiac-refuse-must-overtrump = Il faut surcouper { tysiac-card.the }, et tu le peux: joue un atout plus fort.

## Options

tysiac-refuse-seats-range = On joue de { $low } à { $high } joueurs, pas à { $seats }.
tysiac-refuse-match-points-range = La victoire se fixe entre { $low } et { $high } points.
tysiac-refuse-hard-cap-range = L'annonce la plus haute se fixe entre { $low } et { $high }, de dix en dix.
tysiac-refuse-bombs-range = Chaque joueur peut avoir de { $low } à { $high } bombes.
tysiac-refuse-round-to-unknown = On ne peut arrondir qu'aux multiples de { $known }.
