### La visite d'un serveur: y entrer, le hall, et les touches des tables en réseau. Un match s'appelle une partie.
###
### Qui entre pour un jour entre « sans compte »: invité veut dire autre chose ici, et montrerait un genre. De même,
### on est « parmi les amis » de quelqu'un, « hors ligne » ou « en sourdine ».

## Depuis le menu principal

menu-join = Tables en réseau
join-label = Adresse du serveur:

## Entrer

# $server: l'adresse.
visit-calling = Connexion à { $server }.
come-waiting = Un instant.
help-waiting = Échap quitte.
visit-open-line = Connexion non chiffrée: ne donne ici aucun mot de passe qui te sert ailleurs.
come-question = Bienvenue. Comment veux-tu entrer?
come-guest = Sans compte, avec un nom pour aujourd'hui
come-login = Avec mon compte
come-register = Avec un nouveau compte
come-name = Ton nom.
come-password = Ton mot de passe:
come-new-password = Un nouveau mot de passe, 8 caractères au moins:
come-password-again = Le même mot de passe encore une fois:
come-code = Ton code d'invitation:
come-differ = Les deux mots de passe sont différents.
secret-typed = { $count ->
    [0] Rien de tapé
    [one] { $count } caractère
   *[other] { $count } caractères
}
secret-short = { $count ->
    [one] Tape d'abord un mot de passe.
   *[other] Un mot de passe a au moins { $count } caractères.
}
visit-in = { $guest ->
    [yes] Tu entres sans compte, sous le nom { $name }.
   *[no] Tu entres sous le nom { $name }.
}
# Des tables où un robot tient la place de celui qui écoute.
visit-kept = { $count ->
    [one] Un robot tient ta place à { $count } table: choisis Tables pour y revenir.
   *[other] Des robots tiennent ta place à { $count } tables: choisis Tables pour y revenir.
}

## La ligne

visit-cut = { $seated ->
    [yes] Connexion perdue. Thousand rappelle tout seul, et ta place est gardée.
    *[no] Connexion perdue. Thousand rappelle tout seul.
}
visit-stopping = Le serveur s'arrête ou redémarre. Thousand rappelle tout seul; chaque table continue.
visit-back = La connexion est revenue.
visit-not-connected = Pas de connexion pour l'instant: réessaie dans un moment.
visit-table-gone = Cette table n'existe plus.
visit-watching = Tu regardes cette partie.
visit-match-over = La partie est terminée. { $key-play } ramène à la table.

## Nouvelles

visit-invited = { $name } t'invite.
visit-invited-table = { $table }.
# Après une ligne sur la table.
visit-invited-how = { $at ->
    [table] Quitte d'abord cette table, puis choisis Tables.
    [lesson] Quitte d'abord la leçon, puis choisis Tables.
   *[lobby] Choisis Tables pour y aller.
}
visit-friend = { $name }, parmi tes amis, est en ligne.
visit-befriended = { $name } est maintenant parmi tes amis: chaque arrivée te sera annoncée.
visit-unfriended = { $name } n'est plus parmi tes amis.

## Le hall

lobby-title = Le hall.
lobby-tables = Tables
lobby-open = Ouvrir une table
lobby-people = Qui est en ligne
lobby-code = Un code d'invitation pour un nouveau compte
lobby-account = Ton compte
lobby-another = Entrer sous un autre nom
lobby-code-is = Le code est { $code }. La première personne qui crée un compte avec ce code entre.
lobby-quit-hint = C'est la dernière ligne de cette liste qui quitte le serveur.
lobby-no-tables = Aucune table n'est ouverte. Ouvres-en une, et d'autres pourront venir.
lobby-tables-title = { $count ->
    [one] { $count } table. Entrée y va, W seulement pour regarder.
   *[other] { $count } tables. Entrée y va, W seulement pour regarder.
}
# $table: toute une ligne sur elle.
lobby-invited = Invitation: { $table }
help-lobby-watch = W va à une table seulement pour regarder.
lobby-privacy-question = Qui peut venir à la table?
lobby-public = Tout le monde
lobby-private = Sur invitation seulement
lobby-people-title = { $count ->
    [one] Tu es la seule personne en ligne.
   *[other] { $count } personnes en ligne.
}
lobby-people-some = { $count } en ligne; voici tes amis et une partie des autres.
lobby-person = { $name }{ $friend ->
    [yes] , parmi tes amis
   *[no] { "" }
}{ $kind ->
    [guest] , sans compte
    [away] , hors ligne
    [you] , c'est toi
   *[here] { "" }
}{ $busy ->
    [yes] , à une table
   *[no] { "" }
}
lobby-person-you = C'est toi.
lobby-back = Retour
lobby-follow = Aller à la table où est { $name }
help-lobby-tables = Ouvre une table, ou va à l'une d'elles. Là, ajoute des robots ou invite; l'hôte lance la partie.
help-lobby-people = Qui est en ligne: une personne à mettre parmi tes amis, ou à rejoindre à sa table.
help-lobby-phone = Si la connexion se coupe, ta place est gardée: reviens, et tu entends ce que tu as manqué.

## Ton compte

account-title = Ton compte, { $name }.
account-password = Changer le mot de passe
account-keys = { $count ->
    [one] Oublier la clé ssh qui ouvre ce compte
   *[other] Oublier les { $count } clés ssh qui ouvrent ce compte
}
account-close = Fermer le compte
account-old-server = Ce serveur est plus ancien et ne sait pas le faire: demande à qui le tient.
account-present = Ton mot de passe actuel:
account-changed = Le mot de passe est changé. Tes autres appareils demanderont le nouveau.
account-keys-stay = { $count ->
    [one] Une clé ssh ouvre encore ce compte.
   *[other] { $count } clés ssh ouvrent encore ce compte.
}
account-keys-question = { $count ->
    [one] Oublier la clé ssh? Ensuite, seul le mot de passe te fait entrer.
   *[other] Oublier les { $count } clés ssh? Ensuite, seul le mot de passe te fait entrer.
}
account-keys-gone = C'est oublié. Désormais, seul le mot de passe te fait entrer.
account-close-gone = Si tu le fermes, tes amis, tes réglages et tes clés ssh d'ici sont effacés, et ton nom redevient libre.
account-close-stays = Les parties finies restent au serveur, avec ton nom. À ta place dans une partie, un robot continue.
account-close-question = Fermer pour toujours le compte { $name }?
# Seulement pour qui est entré par une clé.
account-name = Pour le fermer, tape ton nom, { $name }:
account-other-name = Ce n'est pas { $name }: rien n'est fermé.

## Les gens d'une table

people-back = Revenir à la table
people-sit = Prendre une place
people-stand = Laisser ta place et regarder
people-whisper = Dire quelque chose à { $name }, en privé
people-befriend = Mettre { $name } parmi tes amis
people-unfriend = Retirer { $name } de tes amis
people-mute = Mettre { $name } en sourdine: tu n'entends plus ses messages
people-unmute = Entendre à nouveau { $name }
people-later = Déplacer { $name } une place plus loin
people-earlier = Déplacer { $name } une place plus tôt
people-remove-bot = Retirer le robot { $name }
people-hand-over = Passer le rôle d'hôte à { $name }
people-kick = Exclure { $name }
people-ban = Bannir { $name } de cette table
invite-title = Qui invites-tu?
invite-nobody = Il n'y a personne en ligne à inviter.
invite-friend = { $busy ->
    [yes] { $name }, parmi tes amis, à une autre table
   *[no] { $name }, parmi tes amis
}
invite-person = { $busy ->
    [yes] { $name }, à une autre table
   *[no] { $name }
}

## Les messages

chat-label = À la table:
chat-label-to = À { $name }:
chat-slash = Après une barre oblique vient « me » et ce que tu fais. Le reste se dit sans elle.
chat-to-nobody = Personne de ce nom à cette table. Après l'arobase vient un nom, puis ce que tu dis.
help-chat-line = Tape, puis Entrée. Arobase et un nom: à une seule personne; /me: ce que tu fais. Tab: historique.
history-channel-talk = Les messages de la table

## Touches d'une table en réseau

keys-of-shared = À une table en réseau, il y a aussi:
help-invite = Inviter quelqu'un à la table: { $keys }.
help-add-bot = Ajouter un robot, avant une partie: { $keys }.
help-remove-bot = Retirer un robot, avant une partie: { $keys }.
help-chat = Dire quelque chose à la table: { $keys }.
help-room-play = Lancer la partie, pour l'hôte: { $keys }.
help-room-back-out = Quitter la table, deux fois: { $keys }.
help-room-previous = Remonter parmi les gens de la table: { $keys }.
help-room-next = Descendre parmi les gens de la table: { $keys }.
help-room-scores = Les scores de la dernière partie: { $keys }.
help-room-leave = Quitter la table, qui continue sans toi: { $keys }.
# Pas de C, D, N, P ni U au début: la réponse est à une touche du jeu.
room-key-in-match = Touche utile seulement pendant une partie.
room-no-scores = Aucun score à donner.
room-no-advice = Pas de conseil quand on joue contre d'autres personnes.
room-leave = Tu quittes la table?
room-leave-seat = Tu quittes la table? Un robot joue pour toi, et tu peux revenir à ta place.
room-abandon = Arrêter la partie pour tous, sans résultat

## Options d'une table en réseau: la réponse à O

room-options = Les options de la table.
room-options-told = Voici les options; l'hôte les règle.
room-set-game = Jeu: { $game }
room-game-none = Aucun: une table pour bavarder seulement
room-set-rules = Règles et options du jeu
room-set-private = { $private ->
    [yes] Qui peut venir: sur invitation seulement
   *[no] Qui peut venir: tout le monde
}
# $seconds -1: sans limite.
room-set-pause = { $seconds ->
    [-1] Attente d'un coup fourré: sans limite
    [0] Attente d'un coup fourré: aucune
    [one] Attente d'un coup fourré: { $seconds } seconde
   *[other] Attente d'un coup fourré: { $seconds } secondes
}
room-pause-question = Combien de temps la table attend-elle un coup fourré?
room-unban = Laisser { $name } revenir

## La ligne de commande

cli-help-join = thousand join ADRESSE: s'asseoir à une table d'un serveur, comme wss://host ou host:8414.
cli-flag-name = --name NOM: ton nom là-bas.
cli-join-nowhere = Il manque une adresse après thousand join: écris host, host:8414, ws://host:8414 ou wss://host.
cli-join-address = { $server } n'est pas l'adresse d'un serveur: écris host, host:8414, ws://host:8414 ou wss://host.
cli-join-failed = Personne ne répond à { $server }: { $detail }. L'adresse est-elle juste, et le serveur en marche?
cli-join-no-server = À { $server }, il y a autre chose qu'un serveur Thousand que cette version comprend.
cli-join-packages = Il y faut un paquet qui n'est pas installé. Tape: { $python } -m pip install aiohttp
