### Pourquoi une table en réseau, ou son serveur, refuse quelque chose ou raccroche, et que faire alors.
### $who est [you] ou *[other], de nom $name; [nobody] quand il ne s'agit de personne.
### Ce qui répond à B, O ou Y ne doit pas commencer par cette lettre: on ne dit pas non plus « on » au début.

## Messages, et l'entrée

room-refused-unknown = Le serveur refuse cela: { $code }.
room-refused-malformed = Le serveur n'a pas compris: essaie autre chose.
room-refused-oversized = C'est trop long pour le serveur: envoie moins à la fois.
room-refused-too-fast = Trop vite: attends un instant, puis réessaie.
room-refused-no-hello = Le serveur n'a pas encore été salué: connecte-toi à nouveau.
room-refused-not-in = Il faut entrer d'abord: donne ton nom et ton mot de passe.
room-refused-already-in = Tu es déjà sur ce serveur: quitte-le pour y entrer sous un autre nom.
room-refused-server-full = Le serveur est plein: réessaie plus tard.
room-refused-line-cut = La connexion s'est coupée avant la réponse: réessaie.
room-refused-name-empty = Il faut un nom: tape au moins une lettre.
room-refused-name-long = Ce nom est trop long: { $limit } caractères au plus.
room-refused-name-signs = Ce nom a des signes interdits: tape des lettres, des chiffres, des espaces, avec au moins une lettre.
room-refused-name-taken = Le nom { $name } est pris, ou ressemble trop à un autre: choisis-en un autre.
room-refused-password-short = Ce mot de passe est trop court: { $limit } caractères au moins.
room-refused-login-wrong = Nom ou mot de passe faux: réessaie.
room-refused-password-wrong = Ce n'est pas ton mot de passe: rien n'est changé.
room-refused-token-unknown = Le serveur ne te reconnaît plus: redonne ton nom et ton mot de passe.
room-refused-no-guests = Pas d'entrée sans compte ici: crée un compte, ou entre avec le tien.
room-refused-code-unknown = Ce code d'invitation n'est pas valable: demande un nouveau code à qui t'a fait venir.
room-refused-not-for-guests = Il faut un compte pour cela: crée d'abord le tien.
room-refused-no-such-person = { $name }: personne de ce nom sur ce serveur, vérifie l'orthographe.
room-refused-key-taken = Cette clé est celle d'un autre compte: prends une autre clé.

## L'arrivée à une table

room-refused-no-such-room = Cette table n'existe plus, ou n'est pas pour toi: regarde à nouveau la liste.
room-refused-at-another-table = Tu es à une autre table: quitte-la d'abord.
room-refused-at-no-table = Tu n'es à aucune table: choisis-en une d'abord.
room-refused-already-here = Tu es déjà à cette table.
room-refused-private = Cette table est privée: son hôte doit t'inviter.
room-refused-banned = { $who ->
    [nobody] Tu n'as plus accès à cette table: choisis-en une autre.
   *[other] { $name } n'a plus accès à cette table: l'hôte doit d'abord lever l'interdiction.
}
room-refused-room-full = Plus assez d'espace à cette table: pas plus de { $limit } personnes.
room-refused-nobody-there = Plus personne à cette table: choisis-en une autre.
room-refused-closed = Cette table est fermée: choisis-en une autre.

## À une table

room-refused-stale = Trop tard: autre chose s'est passé avant. Écoute, puis réessaie.
room-refused-not-host = C'est réservé à l'hôte, { $name }.
room-refused-not-at-table = { $who ->
    [you] Tu n'es pas à cette table.
   *[other] { $name } n'est pas à cette table.
}
room-refused-not-yourself = Cela ne se fait pas à soi-même: choisis quelqu'un d'autre.
room-refused-already-so = Rien à changer: c'est déjà ainsi.
room-refused-too-many = Trop de noms sont déjà retenus: { $limit } au plus.
room-refused-text-empty = Rien n'a été dit: tape d'abord quelque chose.
room-refused-at-table = { $name } est déjà à cette table.
room-refused-not-banned = { $name } n'a pas d'interdiction ici.
room-refused-not-yours = Seul le serveur lui-même peut faire cela.
room-refused-already-seated = Tu as déjà une place.
room-refused-not-seated = Tu n'as pas de place: tu regardes.
room-refused-table-full = Toutes les places sont prises: il y en a { $limit }.
room-refused-no-game = Pas de jeu choisi: l'hôte doit d'abord en choisir un.
room-refused-no-such-game = Il n'y a pas de tel jeu ici: choisis-en un autre.
room-refused-no-bot = Aucun robot n'a ce niveau: choisis-en un autre.
room-refused-no-bot-there = Il n'y a pas de robot à cette place.
room-refused-no-such-seat = Pas de telle place: choisis deux places différentes de cette table.
room-refused-seats-range = Ce jeu se joue de { $low } à { $high }, pas à { $seats }.
room-refused-nobody-plays = Il n'y a que des robots: quelqu'un doit d'abord prendre une place.
room-refused-value-unknown = Ici, { $value } ne va pas: choisis une autre valeur.
room-refused-number-outside = Ici, { $value } ne va pas: il faut de { $low } à { $high }.

## Les parties

room-refused-match-on = Une partie est en cours: attends qu'elle soit finie.
room-refused-no-match = Aucune partie n'est en cours.
room-refused-held-back = Un instant: quelqu'un peut répondre par un coup fourré.
room-refused-nothing-to-let-go = Il n'y a rien à laisser passer maintenant.
room-refused-nothing-to-seal = Le mélange n'attend rien de toi maintenant.
room-refused-already-sealed = Ta part du mélange est déjà fixée.
room-refused-not-sealed = Le mélange n'en est pas encore là.
room-refused-wrong-words = Ta part du mélange n'est pas celle qui a été scellée.
room-refused-no-pause = Aucune attente n'est en cours.
room-refused-bad-seed = Le mélange du serveur est abîmé.

# La donne n'est pas celle que le serveur a promise.
room-refused-fair-left-out = Ne te fie pas à cette donne: ta part du mélange y manque.
room-refused-fair-words = { $who ->
    [nobody] Ne te fie pas à cette donne: les parts du mélange ne sont pas celles qui ont été scellées.
    [you] Ne te fie pas à cette donne: ta part du mélange n'est pas celle qui a été scellée.
   *[other] Ne te fie pas à cette donne: { $name } n'a pas ajouté au mélange ce qui était scellé.
}
room-refused-fair-chain = Ne te fie pas à ces cartes: le mélange de la donne { $number } n'est pas celui que le serveur a fixé.
room-refused-fair-seed = Ne te fie pas à ces cartes: celles de la donne { $number } ne viennent pas du mélange.

## Pourquoi le serveur raccroche

room-bye-nonsense = Ce serveur est incompréhensible: lui, ou Thousand ici, est peut-être trop ancien. La visite s'achève.
room-bye-unknown = Le serveur raccroche.
room-bye-version = Ce Thousand et le serveur ne s'accordent pas: l'un des deux est à mettre à jour.
room-bye-elsewhere = Tu viens d'entrer ailleurs: cette connexion-ci se termine.
room-bye-stopping = Le serveur s'arrête ou redémarre: reviens dans un moment, chaque table continue.
room-bye-silent = Le serveur raccroche: personne n'est entré.
room-bye-slow = Le serveur raccroche: cette connexion est trop lente. Connecte-toi à nouveau.
room-bye-unruly = Le serveur raccroche: il a reçu trop de choses à la fois. Reviens dans un moment.
room-bye-full = Le serveur est plein: réessaie plus tard.
room-bye-failed = Le serveur ne peut plus écrire sur son disque: reviens dans un moment, chaque table continue.
room-bye-account-closed = Ce compte est fermé: la visite se termine.
room-bye-password-changed = Le mot de passe a changé: entre encore une fois, avec le nouveau.
room-bye-way-in-changed = Ce qui te fait entrer vient de changer: entre encore une fois.
