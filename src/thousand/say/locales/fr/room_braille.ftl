### Une table en réseau au niveau braille: les jumeaux des messages dont le nom suit « braille- », d'au plus 40
### caractères avec des noms de dix lettres, sans point final. Les listes de noms et de faits prennent autant de
### lignes qu'il faut.

braille-room-in-list = { $bot ->
    [yes] robot { $name }
   *[no] { room-in-list }
}
braille-room-names-more = puis { $names }

## Où elle en est

braille-room-whose = { $who ->
    [you] Ta table: { $facts }
   *[other] Chez { $name }: { $facts }
}
braille-room-seated = { $count } à table: { $names }
braille-room-watching = { $count ->
    [one] { $count } regarde: { $names }
   *[other] { $count } regardent: { $names }
}
braille-room-keys = { $keys }
braille-room-key-add-bot = { $key }: robot
braille-room-key-remove-bot = { $key }: retirer
braille-room-key-invite = { $key }: inviter
braille-room-key-options = { $key }: options
braille-room-key-game = { $key }: choisir un jeu
braille-room-key-who = { $key } puis ton nom: une place
braille-room-key-chat = { $key }: message

braille-room-count = { $watching ->
    [0] { $seated } à table
    [one] { $seated } à table, { $watching } regarde
   *[other] { $seated } à table, { $watching } regardent
}
braille-room-fact-you = toi
braille-room-fact-bot = robot, { $level }
braille-room-fact-gone = a quitté

braille-room-waits-playing = Une partie est en cours
braille-room-waits-shuffle = Mélange, la partie commence bientôt
braille-room-waits-game = Pas de jeu: pour bavarder seulement
braille-room-waits-players = { $who ->
    [you] Il manque { $count }: { $key-add-bot } robot, { $key-invite } inviter
   *[other] { $count ->
        [one] Il manque encore { $count } joueur
       *[other] Il manque encore { $count } joueurs
    }
}
braille-room-waits-person = Que des robots: il faut une personne
braille-room-waits-options = Options à revoir: { $reason }
braille-room-waits-start = { $who ->
    [you] Appuie sur { $key-play } pour commencer
   *[other] On attend { $name } pour commencer
}

braille-room-card = { $host }: { $facts }
braille-room-card-seats = { $count } sur { $seats }
braille-room-card-state = { $playing ->
    [yes] en cours
   *[no] attend
}

braille-room-missed = { $count ->
    [0] Aucun coup pendant ton absence
    [one] { $count } coup pendant ton absence
   *[other] { $count } coups pendant ton absence
}
braille-room-missed-part = { $count ->
    [0] Trop de choses: tout n'est pas retenu
    [one] Plus de { $count } coup, le dernier suit
   *[other] Plus de { $count } coups, la fin suit
}

## Ce qui se passe

braille-room-came = { $who ->
    [you] Tu arrives, place { $seat }
   *[other] { $name } arrive, place { $seat }
}
braille-room-came-watching = { $who ->
    [you] Tu arrives pour regarder
   *[other] { $name } arrive pour regarder
}
braille-room-left = { $who ->
    [you] Tu quittes la table
   *[other] { $name } quitte la table
}
braille-room-went-kicked = { $who ->
    [you] { $target } t'exclut
   *[other] { $whom ->
        [you] Tu exclus { $name }
       *[other] { $name } doit partir, { $target } l'exclut
    }
}
braille-room-went-banned = { $who ->
    [you] { $target } te bannit de la table
   *[other] { $whom ->
        [you] Tu bannis { $name }
       *[other] { $name } doit partir: ban par { $target }
    }
}
braille-room-lost = { $seated ->
    [yes] { $who ->
        [you] Connexion coupée, place gardée
       *[other] { $name } hors ligne, place gardée
    }
   *[no] { $who ->
        [you] Connexion coupée
       *[other] { $name } hors ligne
    }
}
braille-room-regained = { $who ->
    [you] Tu es de retour
   *[other] { $name } est de retour
}
braille-room-stood-in = { $kept ->
    [yes] { $who ->
        [you] Un robot joue pour toi, place gardée
       *[other] Robot pour { $name }, place gardée
    }
   *[no] { $who ->
        [you] Un robot te remplace, place perdue
       *[other] Un robot remplace { $name }
    }
}
braille-room-seat-back = { $who ->
    [you] Tu rejoues, sans robot
   *[other] { $name } rejoue, sans robot
}
braille-room-sat = { $who ->
    [you] Tu prends la place { $seat }
   *[other] { $name } prend la place { $seat }
}
braille-room-stood = { $cleared ->
    [yes] { $who ->
        [you] Ta place est libre
       *[other] { $name }: place libre
    }
   *[no] { $who ->
        [you] Tu laisses ta place
       *[other] { $name } laisse sa place
    }
}
braille-room-host-now = { $who ->
    [you] C'est toi l'hôte maintenant
   *[other] { $name } est maintenant l'hôte
}
braille-room-muted = { $on ->
    [yes] { $name } en sourdine
   *[no] Tu entends à nouveau { $name }
}
braille-room-invited = { $who ->
    [you] Tu invites { $target }
   *[other] { $whom ->
        [you] { $name } t'invite
       *[other] { $name } invite { $target }
    }
}
braille-room-unbanned = { $who ->
    [you] Tu peux revenir
   *[other] { $name } peut revenir
}
braille-room-closed = Cette table est fermée

braille-room-bot-came = Robot { $name }, place { $seat }, { $level }
braille-room-bot-went = Robot { $name } quitte la table
braille-room-bot-named = Robot { $old }, à présent { $name }
braille-room-swapped = À présent { $seat } { $one }, { $other } { $another }
braille-room-swapped-then = Places { $seat } et { $other } échangées
braille-room-game-chosen = Jeu: { $game }
braille-room-game-dropped = Plus de jeu: pour bavarder seulement
braille-room-options-chosen = À présent { $items }
braille-room-pause-set = { $seconds ->
    [0] Attente d'un coup: aucune
   *[other] Attente d'un coup: { $seconds } s
}
braille-room-pause-unlimited = Attente d'un coup: sans limite
braille-room-privacy = { $private ->
    [yes] Table privée: sur invitation
   *[no] Table ouverte: pour tout le monde
}

braille-room-starting = { $who ->
    [you] Tu lances la partie
   *[other] { $name } lance la partie
}
braille-room-called-off = La partie ne commence pas
braille-room-called-off-missing = Pas de partie, sans réponse: { $names }
braille-room-began = { $game }: { $names }
braille-room-paused-asked = { $seconds ->
    [0] Botte? { $key-answer } oui, { $key-back-out } non
   *[other] Botte? { $key-answer } oui, { $key-back-out } non; { $seconds } s
}
braille-room-paused-held = { $seconds ->
    [0] Tu attends: coup possible
   *[other] Tu attends: coup possible, { $seconds } s
}
braille-room-paused-others = { $seconds ->
    [0] Tous attendent: coup possible
   *[other] Tous attendent: coup possible, { $seconds } s
}
braille-room-pause-ended = L'attente est finie
braille-room-match-over = { $who ->
    [you] Tu peux lancer une autre partie
   *[other] { $name } peut relancer une partie
}
braille-room-abandoned = { $who ->
    [you] Tu arrêtes la partie, sans résultat
   *[other] { $name } arrête, sans résultat
}

## Refus

braille-room-refused-unknown = Refus: { $code }
braille-room-refused-malformed = Le serveur n'a pas compris
braille-room-refused-oversized = Trop long: envoie moins à la fois
braille-room-refused-too-fast = Trop vite: attends un instant
braille-room-refused-no-hello = Serveur non salué: reconnecte-toi
braille-room-refused-not-in = Il faut d'abord entrer avec un nom
braille-room-refused-already-in = Tu es déjà sur ce serveur
braille-room-refused-server-full = Serveur plein: réessaie plus tard
braille-room-refused-line-cut = Connexion coupée: réessaie
braille-room-refused-name-empty = Il faut un nom
braille-room-refused-name-long = Nom trop long: { $limit } au plus
braille-room-refused-name-signs = Nom: lettres, chiffres, espaces
braille-room-refused-name-taken = Pris ou trop proche: { $name }
braille-room-refused-password-short = Mot de passe trop court: { $limit } au moins
braille-room-refused-login-wrong = Nom ou mot de passe faux
braille-room-refused-password-wrong = Ce n'est pas ton mot de passe
braille-room-refused-token-unknown = Serveur sans souvenir de toi: entre
braille-room-refused-no-guests = Ici, il faut un compte pour entrer
braille-room-refused-code-unknown = Code d'invitation pas valable
braille-room-refused-not-for-guests = Il faut un compte: crée le tien
braille-room-refused-no-such-person = Personne de ce nom: { $name }
braille-room-refused-key-taken = Cette clé est d'un autre compte
braille-room-refused-no-such-room = Table finie, ou pas pour toi
braille-room-refused-at-another-table = Quitte d'abord l'autre table
braille-room-refused-at-no-table = Choisis d'abord une table
braille-room-refused-already-here = Tu es déjà à cette table
braille-room-refused-private = Table privée: l'hôte doit t'inviter
braille-room-refused-banned = { $who ->
    [nobody] Cette table t'est interdite
   *[other] Ban à lever d'abord: { $name }
}
braille-room-refused-room-full = Table pleine: { $limit } personnes au plus
braille-room-refused-nobody-there = Plus personne à cette table
braille-room-refused-closed = Cette table est fermée
braille-room-refused-stale = Trop tard: écoute, puis réessaie
braille-room-refused-not-host = Réservé à l'hôte, { $name }
braille-room-refused-not-at-table = { $who ->
    [you] Tu n'es pas à cette table
   *[other] Pas à cette table: { $name }
}
braille-room-refused-not-yourself = Pas à toi: choisis quelqu'un d'autre
braille-room-refused-already-so = Rien à changer: c'est déjà ainsi
braille-room-refused-too-many = Trop de noms: { $limit } au plus
braille-room-refused-text-empty = Rien de dit: tape d'abord un texte
braille-room-refused-at-table = Déjà à cette table: { $name }
braille-room-refused-not-banned = Pas d'interdiction pour { $name }
braille-room-refused-not-yours = Pour le serveur seulement
braille-room-refused-already-seated = Tu as déjà une place
braille-room-refused-not-seated = Sans place: tu regardes
braille-room-refused-table-full = Les { $limit } places sont prises
braille-room-refused-no-game = Pas de jeu: l'hôte en choisit un
braille-room-refused-no-such-game = Il n'y a pas de tel jeu ici
braille-room-refused-no-bot = Aucun robot n'a ce niveau
braille-room-refused-no-bot-there = Il n'y a pas de robot là
braille-room-refused-no-such-seat = Pas de telle place: prends-en deux
braille-room-refused-seats-range = De { $low } à { $high } joueurs, pas { $seats }
braille-room-refused-nobody-plays = Que des robots: il faut une personne
braille-room-refused-value-unknown = Cette valeur n'existe pas
braille-room-refused-number-outside = De { $low } à { $high } seulement
braille-room-refused-match-on = Partie en cours: attends la fin
braille-room-refused-no-match = Aucune partie en cours
braille-room-refused-held-back = Un instant: coup fourré possible
braille-room-refused-nothing-to-let-go = Rien à laisser passer
braille-room-refused-nothing-to-seal = Le mélange n'attend rien de toi
braille-room-refused-already-sealed = Ta part est déjà fixée
braille-room-refused-not-sealed = Le mélange n'en est pas encore là
braille-room-refused-wrong-words = Ta part n'est pas celle scellée
braille-room-refused-no-pause = Aucune attente en cours
braille-room-refused-bad-seed = Le mélange du serveur est abîmé
braille-room-refused-fair-left-out = Donne déloyale: ta part manque
braille-room-refused-fair-words = { $who ->
    [nobody] Donne déloyale: parts non scellées
    [you] Donne déloyale: ta part a changé
   *[other] Donne déloyale: part { $name }
}
braille-room-refused-fair-chain = Donne { $number } déloyale: mélange changé
braille-room-refused-fair-seed = Donne { $number } déloyale: autres cartes

braille-room-bye-unknown = Le serveur raccroche
braille-room-bye-version = Pas la même version: mets à jour
braille-room-bye-elsewhere = Tu viens d'entrer ailleurs
braille-room-bye-stopping = Le serveur s'arrête: reviens bientôt
braille-room-bye-silent = Raccroché: personne n'est entré
braille-room-bye-slow = Raccroché: connexion trop lente
braille-room-bye-unruly = Raccroché: trop d'envois à la fois
braille-room-bye-full = Serveur plein: réessaie plus tard
braille-room-bye-failed = Serveur en panne: reviens plus tard
braille-room-bye-account-closed = Ce compte est fermé
braille-room-bye-password-changed = Mot de passe changé: entre à nouveau
braille-room-bye-way-in-changed = Ton accès a changé: entre à nouveau

braille-visit-match-over = Partie terminée, { $key-play }: la table
