### Les touches: comment elles s'appellent, et comment on les change.
###
### Un message qui nomme la touche d'une commande la reçoit: $key-draw est la première touche de la commande draw.

## Noms des touches: chacun peut commencer une phrase

key-enter = Entrée
key-delete = Suppr
key-insert = Inser
key-escape = Échap
key-backspace = Retour arrière
key-up = Flèche haut
key-down = Flèche bas
key-left = Flèche gauche
key-right = Flèche droite
key-home = Début
key-end = Fin
key-tab = Tab
key-backtab = Maj Tab
key-pageup = Page précédente
key-pagedown = Page suivante
key-shift = Maj { $letter }
key-alt = Alt { $letter }
key-ctrl = Ctrl { $letter }
key-function = F{ $number }

key-space = Espace
key-exclamation-mark = Point d'exclamation
key-quote = Guillemet
key-number-sign = Dièse
key-dollar = Dollar
key-percent = Pour cent
key-ampersand = Esperluette
key-apostrophe = Apostrophe
key-left-parenthesis = Parenthèse ouvrante
key-right-parenthesis = Parenthèse fermante
key-asterisk = Astérisque
key-plus = Signe plus
key-comma = Virgule
key-minus = Signe moins
key-full-stop = Point
key-slash = Barre oblique
key-colon = Deux-points
key-semicolon = Point-virgule
key-less-than = Inférieur
key-equals = Signe égal
key-greater-than = Supérieur
key-question-mark = Point d'interrogation
key-at-sign = Arobase
key-left-bracket = Crochet ouvrant
key-backslash = Barre oblique inverse
key-right-bracket = Crochet fermant
key-caret = Accent circonflexe
key-underscore = Tiret bas
key-backquote = Accent grave
key-left-brace = Accolade ouvrante
key-bar = Barre verticale
key-right-brace = Accolade fermante
key-tilde = Tilde

## Les touches en vigueur et comment les changer: thousand keys, et l'entrée des options

options-keys = Touches: ce qu'elles font, et comment les changer
keys-title = Touches.
keys-now = Les touches à table, chacune avec le nom de sa commande:
keys-line = { $help } Commande: { $command }.
keys-change = Pour changer des touches:
keys-file = Écris le fichier { $path }, en JSON, par exemple:
keys-exactly = Une commande a exactement les touches que le fichier lui donne. Celles qui n'y sont pas gardent les leurs.
keys-letters = Une touche est une lettre, un signe ou un nom. Une majuscule est la lettre avec Maj, tout comme shift-d.
keys-names = Noms des touches: { $names }.
keys-names-more = Autres noms: { $names }.
keys-combined = Et aussi f1 à f12; alt- avec une lettre ou un chiffre; ctrl- avec une lettre autre que h, i, j et m.
keys-lists = Les listes, les questions et la saisie ont leurs propres touches, quoi que dise le fichier.
keys-when = Le fichier est lu au démarrage de Thousand; ce qui n'y va pas est dit à ce moment-là.
keys-json = thousand keys --json affiche les touches en vigueur sous forme de fichier, pour commencer.
keys-wrong = Ce qui ne va pas dans le fichier de tes touches:

cli-help-keys = thousand keys: les touches à table, et comment les changer. Accepte --json.

## Ce qui ne va pas dans le fichier

trouble-keys-broken = Touches illisibles dans { $path }, les touches habituelles servent donc: { $detail }.
trouble-keys-unreadable = Impossible d'ouvrir tes touches dans { $path }, les habituelles servent donc: { $detail }.
trouble-keys-command = Aucune commande ne s'appelle { $command }: thousand keys les donne. Fichier: { $path }.
trouble-keys-fixed = Les touches de la commande { $command } ne changent pas: les chiffres vont aux cartes. Fichier: { $path }.
trouble-keys-list = { $command } demande une liste de noms de touches et garde donc les habituelles. Fichier: { $path }.
trouble-keys-none = { $command } n'aurait plus aucune touche et garde donc les habituelles. Fichier: { $path }.
trouble-keys-name = Aucune touche ne s'appelle { $key }: { $command } garde les habituelles. Fichier: { $path }.
trouble-keys-digit = { $key } est un chiffre et va à une carte: { $command } garde les habituelles. Fichier: { $path }.
trouble-keys-lists-need = Les listes ont besoin de cette touche, { $key }: { $command } garde les habituelles. Fichier: { $path }.
trouble-keys-letters = { $command } demande aussi une touche sans lettre: les lettres servent aux listes. Fichier: { $path }.
trouble-keys-twice = { $key } est déjà à la commande { $other }: { $command } garde les habituelles. Fichier: { $path }.
trouble-keys-taken = { $other } se retrouverait sans { $key }: { $command } garde les habituelles. Fichier: { $path }.
trouble-keys-more = { $count ->
    [one] Encore { $count } erreur dans le fichier de tes touches: thousand keys la donne.
   *[other] Encore { $count } erreurs dans le fichier de tes touches: thousand keys les donne.
}
