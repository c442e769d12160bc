### Une table en réseau: où elle en est, qui est là, et ce qu'elle attend. Un match s'appelle une partie.
###
### $who est [you] ou *[other], de nom $name: au plus 20 lettres, jamais décliné. Rien ne montre le genre de
### quelqu'un, et jamais de, que, le, si devant un nom.

# Quelqu'un parmi d'autres: dans une liste de qui joue, regarde ou manque. $bot: [yes] pour un robot.
room-in-list = { $bot ->
    [yes] le robot { $name }
   *[no] { $who ->
        [you] toi
       *[other] { $name }
    }
}
# La force d'un robot: après « niveau » et après le nom d'un robot.
room-level = { $level ->
    [easy] facile
    [steady] solide
    [strong] fort
   *[other] { $level }
}
# Après une ligne qui énumère des noms: ceux qui n'y tenaient pas.
room-names-more = Puis { $names }.

## Où elle en est

# L'hôte dirige la table. $facts: ce qu'on joue, les règles, si elle est privée.
room-whose = { $who ->
    [you] Ta table: { $facts }.
   *[other] Chez { $name }: { $facts }.
}
room-for-talk = pour bavarder
room-rules = règles { $rules }
room-private = sur invitation
room-seated = { $count ->
    [one] { $count } place prise: { $names }.
   *[other] { $count } places prises: { $names }.
}
room-watching = { $count ->
    [one] { $count } personne regarde: { $names }.
   *[other] { $count } personnes regardent: { $names }.
}
# $keys: quelques-unes de celles d'en dessous, l'une après l'autre.
room-keys = Touches: { $keys }.
room-key-add-bot = { $key } ajoute un robot
room-key-remove-bot = { $key } en retire un
room-key-invite = { $key } invite
room-key-options = { $host ->
    [yes] { $key } règle les options
   *[no] { $key } dit les options
}
room-key-game = { $key } choisit un jeu
room-key-who = { $key } puis ton nom: tu prends une place
room-key-chat = { $key } écrit un message

## Qui est là: la réponse à W, qui ne doit pas commencer par cette lettre. Chaque ligne est un élément de liste, sans
## point final: un nom, puis des faits.

room-count = { $seated ->
    [0] Aucune place prise à cette table
    [one] { $seated } place prise à cette table
   *[other] { $seated } places prises à cette table
}{ $watching ->
    [0] .
    [one] , { $watching } personne regarde.
   *[other] , { $watching } personnes regardent.
}
room-fact-you = c'est toi
room-fact-bot = robot, niveau { $level }
room-fact-seat = place { $seat }
room-fact-watching = regarde
room-fact-host = hôte
# La connexion est perdue; est loin de la table, et peut reprendre sa place.
room-fact-away = hors ligne
room-fact-gone = a quitté la table
room-fact-bot-plays = un robot joue
room-fact-muted = en sourdine
# Après un nom qui est montré en abrégé.
room-fact-whole = en entier { $name }

## Ce que la table attend: la réponse à T, qui ne doit pas commencer par cette lettre

room-waits-playing = Une partie est en cours.
room-waits-shuffle = On mélange les cartes: la partie commence dans un instant.
# Ni par O: c'est aussi la réponse à cette touche.
room-waits-game = Pas de jeu choisi: cette table ne sert qu'à bavarder.
room-waits-players = { $who ->
    [you] { $count ->
        [one] Il manque encore { $count } joueur: { $key-add-bot } ajoute un robot, { $key-invite } invite.
       *[other] Il manque encore { $count } joueurs: { $key-add-bot } ajoute un robot, { $key-invite } invite.
    }
   *[other] { $count ->
        [one] Il manque encore { $count } joueur.
       *[other] Il manque encore { $count } joueurs.
    }
}
room-waits-person = Il faut une personne à table: il n'y a que des robots.
# $reason: toute une phrase du jeu.
room-waits-options = Options à revoir. { $reason }
room-waits-start = { $who ->
    [you] Appuie sur { $key-play } pour lancer la partie.
   *[other] On attend { $name }, l'hôte, pour lancer la partie.
}

## Une table dans une liste

room-card = Chez { $host }: { $facts }
room-card-seats = { $count ->
    [one] { $count } place prise sur { $seats }
   *[other] { $count } places prises sur { $seats }
}
room-card-state = { $playing ->
    [yes] partie en cours
   *[no] en attente
}
# À une table sans jeu.
room-card-seated = { $count ->
    [one] { $count } place prise
   *[other] { $count } places prises
}
room-card-watching = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
room-card-names = à table { $names }

## Le retour

room-missed = { $count ->
    [0] Aucun coup joué pendant ton absence.
    [one] { $count } coup joué pendant ton absence.
   *[other] { $count } coups joués pendant ton absence.
}
# Il s'est passé plus de choses que la table n'en retient.
room-missed-part = { $count ->
    [0] Il s'est passé plus de choses pendant ton absence que la table n'en retient.
    [one] Plus de { $count } coup joué pendant ton absence; seul le dernier est retenu.
   *[other] Plus de { $count } coups joués pendant ton absence; seuls les derniers sont retenus.
}
