# La maison: menus, options, touches, aide et tout ce qui n'est pas propre à un jeu.

language-name = Français
# miles ou km: en quoi la route se mesure quand le joueur n'a rien choisi.
language-unit = km

# Premier démarrage

first-question = Une question avant la première partie: qui te lit ce terminal? Appuie sur un chiffre.
first-terminal = Mon lecteur d'écran ou ma plage braille lit ce terminal
first-direct = Thousand parle tout seul
first-sight = Je joue en regardant l'écran

goodbye = À bientôt.

# Menu principal

menu-title = Thousand, menu principal.
menu-new = Nouvelle partie
menu-continue = Continuer la partie enregistrée
menu-options = Options
menu-language = Langue
menu-rules = Règles
menu-help = Aide
menu-quit = Quitter
saved-question = Quelle partie? La plus récente vient en premier, D en supprime une.
saved-match = { $count ->
    [one] Avec { $names }, { $count } coup joué
   *[other] Avec { $names }, { $count } coups joués
}
# Quand les noms de tous prendraient trop de place.
saved-match-many = Avec { $bots ->
    [one] { $bots } robot
   *[other] { $bots } robots
}, { $count } { $count ->
    [one] coup joué
   *[other] coups joués
}
menu-nothing-saved = Aucune partie enregistrée n'attend. Choisis Nouvelle partie pour commencer.

# Options

options-title = Options. Entrée change une valeur.
options-detail = { $value ->
    [brief] Détail: bref, le moins de mots possible
    [full] Détail: complet, tout est dit
    [braille] Détail: braille, lignes courtes
   *[normal] Détail: normal
}
options-speech = { $value ->
    [direct] Voix: Thousand parle
   *[terminal] Voix: ton lecteur d'écran lit le terminal
}
options-face = { $value ->
    [board] Affichage: plateau, pour qui voit l'écran
   *[linear] Affichage: lignes, pour lecteurs d'écran et braille
}
options-level = { $value ->
    [easy] Robots: faciles à battre
    [strong] Robots: forts, ils réfléchissent avant de jouer
   *[steady] Robots: solides
}
options-unit = { $value ->
    [miles] Distances: en miles
   *[km] Distances: en kilomètres
}
# Proposé seulement quand la grammaire d'une langue le demande.
options-address = { $value ->
    [he] On parle de toi: au masculin
    [she] On parle de toi: au féminin
   *[neutral] On parle de toi: sans genre
}
options-back = Retour au menu principal
options-default-question = Jouer avec les options par défaut?

bots-label = Combien de robots jouent avec toi?

language-question = Langue.
language-lacking = La langue { $lang } n'est pas encore là: Thousand parle donc français.

# Listes et réponses

answer-yes = Oui
answer-no = Non
answer-cancel = Annuler
list-numbered = { $n }: { $label }.
list-item = { $label }, { $n } sur { $of }
list-place-item = { $n } sur { $of }: { $label }
list-unknown-key = Cette liste n'a pas cette touche. Les flèches parcourent, Entrée choisit, Échap revient.
list-no-such-key = Cette liste n'a pas cette touche. Les flèches parcourent, Entrée choisit.
list-answer-needed = Il faut une réponse: les flèches parcourent, Entrée choisit.

# Nombres

number-label = { $label } De { $low } à { $high }; Entrée seule garde { $standard }.
number-digits-only = Ici, on ne tape que des chiffres, puis Entrée. Échap revient.
number-long = Pas plus de { $count } chiffres ici.
number-full = Pas un chiffre de plus.
number-typed = Tapé: { $value }
number-empty = Rien de tapé pour l'instant.
number-outside = { $value } est hors limites.

# À table

game-first-hint-miles = { $key-draw } pioche, { $key-previous } et { $key-next } choisissent une carte, { $key-play } la joue. { $key-help } donne les touches.

game-unknown-key = Cette touche ne fait rien ici. { $key-help } donne les touches.
game-let-go = Tu renonces au coup fourré.
game-cancelled = Annulé. Tu gardes la carte.
game-escape-again = Appuie encore sur { $key-back-out } pour quitter la table.
game-leave-saved = Tu quittes la table? La partie est enregistrée.
game-leave-unsaved = Tu quittes la table? La partie n'a pas pu être enregistrée et serait perdue.
game-stay = Tu restes à table.
game-saved = La partie est enregistrée: Continuer, au menu principal, la reprend.
game-saved-to-go = La partie est enregistrée: lance thousand tout court et choisis Continuer pour la reprendre.
game-no-cards = Tu n'as pas de cartes.
game-fewer-cards = { $count ->
    [one] Tu n'as qu'une carte.
   *[other] Tu n'as que { $count } cartes.
}
game-nothing-playable = Aucune de tes cartes n'est jouable pour l'instant.
game-match-over = La partie est terminée. Appuie sur { $key-play } pour quitter la table.

who-you = { $team ->
    [none] { $name }, c'est toi.
   *[number] { $name }, c'est toi, équipe { $team }.
}
who-bot = { $team ->
    [none] { $name }, un robot.
    [mate] { $name }, un robot, dans ton équipe.
   *[number] { $name }, un robot, équipe { $team }.
}
who-person = { $team ->
    [none] { $name }.
    [mate] { $name }, dans ton équipe.
   *[number] { $name }, équipe { $team }.
}
who-count = { $count ->
    [one] À table: { $count } joueur.
   *[other] À table, dans l'ordre du jeu, { $count } joueurs:
}

# Voix, affichage, détail, historique

speech-direct = Thousand parle maintenant. { $key-speech } rend le terminal à ton lecteur d'écran.
speech-terminal = Ton lecteur d'écran lit le terminal maintenant. { $key-speech } fait parler Thousand.
speech-not-offered = Pas de voix par ssh: elle parlerait dans la pièce du serveur.
speech-resumed = La voix est revenue, par { $name }.
speech-none-works = Aucune voix n'a pu parler sur cet ordinateur: les messages vont au terminal.
face-board = Affichage en plateau.
face-linear = Affichage en lignes: chaque message est une ligne.
detail-brief = Bref: le moins de mots possible.
detail-normal = Détail normal.
detail-full = Détail complet: tout est dit.
history-title = Historique. Les flèches parcourent, Tab revient à la table.
history-empty = Rien n'a encore été dit.
history-item = { $text }, { $n } sur { $of }
history-part = { $text }, partie { $n } sur { $of }
# Canaux de l'historique
history-channel-happened = Ce qui s'est passé.
history-channel-game = Le jeu seul.
history-channel-answers = Réponses à tes touches.
history-channel-house = Annonces, et ce qui n'a pas pu se faire.
history-channel-all = Tout ce qui a été dit.
history-search = Chercher:
history-no-search = Aucune recherche en cours: tape une barre oblique, des mots, puis Entrée.
history-no-hit = { $where ->
    [back] Rien avant: { $words }.
   *[on] Rien après: { $words }.
}
history-hit = Résultat { $nth } sur { $hits }, message { $n } sur { $of }:
history-copied = { $whole ->
    [yes] Envoyé au presse-papiers, si ton terminal le permet.
   *[no] Le début est envoyé au presse-papiers, si ton terminal le permet: le message est trop long.
}
history-not-copied = Ce terminal ne connaît pas de presse-papiers.
history-unknown-key = Pas de telle touche dans l'historique. Les flèches parcourent, Tab revient.

# Aide à table: une ligne par commande

help-title = Touches. Les flèches parcourent, toute autre touche revient.

help-play = Jouer la carte choisie, ou commencer la manche suivante: { $keys }.
help-draw = Piocher une carte: { $keys }.
help-discard = Jeter la carte choisie: { $keys }.
help-answer = Coup fourré, répondre à une attaque par sa botte: { $keys }.
help-back-out = Renoncer à un coup fourré; deux fois, quitter la table: { $keys }.
help-previous = Carte précédente: { $keys }.
help-next = Carte suivante: { $keys }.
help-first = Première carte: { $keys }.
help-last = Dernière carte: { $keys }.
help-go-to = Aller à une carte par son numéro: 1 à 9, et 0 pour la dixième.
help-next-playable = Prochaine carte jouable: { $keys }.
help-previous-playable = Carte jouable précédente: { $keys }.
help-hand = Toute ta main: { $keys }.
help-info = Où en sont tous les joueurs: { $keys }.
help-info-me = Où tu en es, en détail: { $keys }.
help-scores = Les scores: { $keys }.
help-turn = À qui de jouer, et ce qu'on attend: { $keys }.
help-pile = Cartes qui restent à piocher, et la défausse: { $keys }.
help-advice = Un conseil, que faire et pourquoi: { $keys }.
help-who = Qui est à table: { $keys }.
help-options = Ce qu'on joue ici, en bref: { $keys }.
help-repeat = Redire le dernier événement: { $keys }.
help-history-back = Reculer dans l'historique: { $keys }.
help-history-forward = Avancer dans l'historique: { $keys }.
help-history = Parcourir l'historique: { $keys }.
help-detail = Niveau de détail: { $keys }.
help-speech = La voix de ton lecteur d'écran ou celle de Thousand: { $keys }.
help-face = Affichage en lignes ou en plateau: { $keys }.
help-help = Ces touches: { $keys }.
help-rules = Les règles de ce jeu, à lire: { $keys }.
help-leave = Quitter la table, la partie est enregistrée: { $keys }.

help-list = Les flèches parcourent, Début et Fin vont aux bouts, un chiffre ou Entrée choisit, Échap revient.
help-list-out = Les flèches parcourent, Début et Fin vont aux bouts, un chiffre ou Entrée choisit, Échap dit où sortir.
help-list-needed = Les flèches parcourent, Début et Fin vont aux bouts, un chiffre ou Entrée choisit; il faut répondre.
help-common = { $key-history-back } et { $key-history-forward } parcourent ce qui a été dit.
help-number = Tape les chiffres, puis Entrée. Retour arrière efface, Échap revient.
help-history-place = Flèches haut et bas: un message; Page précédente et suivante: dix; gauche et droite, moins et plus: le canal.
help-history-search = La barre oblique cherche. Puis N ou Entrée trouve le résultat d'avant, P ou Maj N celui d'après.
help-history-copy = K copie le message, si ton terminal le permet. Tab ou Échap revient à la table.

help-house-goal = Deux jeux de cartes se jouent ici: 1000 Miles, une course de voitures, et Tysiąc, un jeu de plis et de mariages.
help-house-miles = 1000 Miles: à ton tour, { $key-draw } pioche, { $key-previous } et { $key-next } choisissent une carte, { $key-play } la joue, { $key-discard } la jette.
help-house-keys = À table, { $key-help } donne les touches, { $key-turn } dit à qui de jouer, { $key-info } la situation, { $key-scores } les scores.
help-house-lists = Dans les listes comme celle-ci, les flèches parcourent, Entrée choisit et Échap revient.
help-house-speech = Ton lecteur d'écran lit chaque nouvelle ligne. À table, { $key-speech } fait parler Thousand tout seul.

# Textes à parcourir par lignes et par titres

book-of-this-game = Les règles de cette partie. À table, { $key-help } donne les touches.
book-of-default = Les règles par défaut, à { $players ->
    [2] deux
   *[3] trois
}. À table, { $key-rules } donne celles de ta partie.
book-keys = Flèches haut et bas: ligne par ligne; gauche et droite: de titre en titre; Échap revient.

# Ennuis avec les fichiers

trouble-settings-broken = Réglages illisibles dans { $path }, ceux par défaut servent donc: { $detail }.
trouble-settings-unreadable = Impossible d'ouvrir les réglages dans { $path }, ceux par défaut servent donc: { $detail }.
trouble-settings-not-saved = Les réglages n'ont pas pu être écrits dans { $path }: { $detail }.
trouble-store-broken = Les parties enregistrées dans { $path } sont abîmées et illisibles.
trouble-store-set-aside = Les parties enregistrées étaient abîmées. Elles sont gardées dans { $aside }, et un nouveau fichier commence.
trouble-store-full = Le disque est plein: la partie continue, mais sans être enregistrée. Fais de la place et joue toujours.
trouble-store-busy = Un autre Thousand enregistre des parties en ce moment: ce coup n'est pas encore enregistré.
trouble-store-overtaken = Cette partie a continué dans une autre fenêtre: ce qui se joue ici n'est plus enregistré.
trouble-store-failed = Impossible de garder des parties dans { $path }: { $detail }.
trouble-over = L'enregistrement remarche. Rien n'est perdu.
trouble-no-such-match = La partie enregistrée n'existe plus.
trouble-no-such-game = Une partie enregistrée est d'un jeu que ce Thousand ne connaît pas. Elle est gardée telle quelle.
trouble-record-version = Une partie enregistrée est au format { $version }; ce Thousand lit le format { $known }. Elle est gardée.
trouble-record-header = Une partie enregistrée a un début abîmé et ne peut pas continuer. Elle est gardée telle quelle.
trouble-record-cut = Une partie enregistrée est tronquée: { $have } coups sur { $want } y sont. Elle est gardée telle quelle.
trouble-record-edited = Une partie enregistrée a été changée à la main au coup { $number }: elle ne peut pas continuer, mais est gardée.
trouble-record-move = Une partie enregistrée a un coup impossible, le numéro { $number }: elle ne peut pas continuer, mais est gardée.

# La ligne de commande

cli-no-terminal = Thousand se joue au clavier dans un terminal, et son entrée standard n'en est pas un: lance-le dans un terminal.
cli-unknown-word = Thousand ne connaît pas { $value }. Essaie thousand --help.
cli-value-missing = { $name } demande une valeur. Essaie thousand --help.
cli-value-unknown = { $name } ne peut pas être { $value }; valeurs possibles: { $known }.
cli-number-outside = { $name } doit être un nombre entier de { $low } à { $high }, pas { $value }.
cli-flag-elsewhere = { $name } va avec: { $commands }.
cli-no-value = { $name } ne prend pas de valeur. Essaie thousand --help.
cli-word-missing = thousand { $command } demande { $name }. Essaie thousand { $command } --help.
cli-no-pair = { $name } demande un nom d'option, le signe égal et une valeur, par exemple reshuffle=off, pas { $value }.
cli-speech-variable = THOUSAND_SPEECH ne peut pas être { $value }; valeurs possibles: auto, terminal, direct, none.

cli-mistake = Thousand a fait une erreur et a dû s'arrêter; la partie est enregistrée. L'erreur est décrite dans { $path }.

cli-about = Thousand: 1000 Miles et Tysiąc à l'oreille et au clavier, contre des robots.
cli-usage = Tape thousand pour le menu, ou thousand et une commande:
cli-usage-command = Une commande suivie de --help dit ce qu'elle accepte.
cli-help-play = thousand play miles, ou tysiac: jouer tout de suite. --bots, --level, --teams, --rules, --option, --match-points, --seed.
cli-help-rules = thousand rules miles, ou tysiac: les règles en texte. --bots, --teams, --rules, --option, --match-points.
cli-help-matches = thousand matches: les parties enregistrées, par numéro.
cli-help-record = thousand record NUMBER FILE: écrit cette partie dans un fichier; sans fichier, sur la sortie standard.
cli-help-replay = thousand replay FILE: raconte une partie notée dans un fichier. Accepte --seat, --from, --step, --detail.
cli-help-verify = thousand verify FILE: vérifie les donnes, les coups et les scores d'une partie notée.
cli-help-export = thousand export FILE: les feuilles de score d'une partie notée, en texte ou avec --json.
cli-flag-seat = --seat et un numéro: à quelle place on écoute la partie; sans cela, à côté de la table.
cli-flag-from = --from et le numéro d'une manche: par où commencer.
cli-flag-step = --step: une ligne à la fois, à chaque touche.
cli-flag-detail = --detail brief, normal, full ou braille: tout ce qui est dit, braille en lignes courtes.
cli-help-bench = thousand bench: la vitesse du programme sur cette machine.
cli-flag-lang = --lang et un code, parmi { $languages }: la langue.
cli-flag-face = --face linear ou board: des lignes pour lecteurs d'écran, ou un plateau pour qui voit l'écran.
cli-flag-speech = --speech auto, terminal, direct ou none: qui parle, ton lecteur d'écran ou Thousand.
cli-flag-bots = --bots 1 à 8, à Tysiąc 1 à 3: combien de robots jouent avec toi.
cli-flag-level = --level easy, steady ou strong: comment jouent les robots.
cli-flag-teams = --teams 2x2, 2x3, 3x2, 2x4, 4x2 ou 3x3: les équipes et leur taille; les autres joueurs sont des robots.
cli-flag-rules = --rules playroom, classic, à Tysiąc house, ou le nom d'options enregistrées: les règles à jouer.
cli-flag-option = --option NOM=VALEUR, autant de fois qu'il faut: une option, comme reshuffle=off. Un nom faux les donne toutes.
cli-flag-match-points = --match-points 100 à 100000, à Tysiąc 100 à 10000: combien de points gagnent la partie.
cli-flag-seed = --seed et un nombre entier: le même nombre donne les mêmes cartes.
cli-more = thousand --version donne la version; thousand keys donne les touches du jeu.

# Les jeux

game-question = Quel jeu?
game-name-miles = 1000 Miles
game-name-tysiac = Tysiąc
# Une partie enregistrée, parmi celles de plusieurs jeux.
saved-match-of = { $game }: { $told }
matches-of = { $told } { $game }.
stats-of = { $game }:

game-first-hint-tysiac = { $key-play } annonce, donne et joue, { $key-pass } passe, { $key-previous } et { $key-next } choisissent. { $key-help } donne les touches.
game-unchanged = Annulé. Rien n'a changé.
game-put-off = La réponse peut attendre: { $key-play } redemande.
sorted-suit = Rangé par couleur.
sorted-rank = Rangé par valeur.

help-pass = Passer pendant les enchères: { $keys }.
help-raise = Augmenter ton contrat après le musik: { $keys }.
help-bomb = Lâcher une bombe, si personne n'a surenchéri: { $keys }.
help-trick = Le pli en cours: { $keys }.
help-trump = L'atout: { $keys }.
help-contract = Les enchères et le contrat: { $keys }.
help-musik = Le musik, et les cartes données: { $keys }.
help-sort = Ranger ta main, par couleur ou par valeur: { $keys }.
help-tysiac-play = Annoncer, donner ou jouer la carte choisie, ou commencer la donne suivante: { $keys }.
help-tysiac-back-out = Remettre une question à plus tard; deux fois, quitter la table: { $keys }.
help-tysiac-pile = Cartes déjà jouées, et celles qui manquent encore: { $keys }.
help-house-tysiac = Tysiąc: { $key-play } annonce, donne et joue, { $key-pass } passe. { $key-trick } dit le pli, { $key-trump } l'atout, { $key-contract } le contrat.

# Le titre des commandes que seuls certains jeux ont.
keys-of-game = Touches du jeu { $game }, où elles passent avant les autres:
