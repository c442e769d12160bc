### La maison au niveau braille: les jumeaux des messages dont le nom suit « braille- », d'au plus 40 caractères
### chacun. Ce qui n'a pas de jumeau et dépasse vient en plusieurs lignes de mots entiers.

braille-game-first-hint-miles = { $key-help }: touches; { $key-draw }: piocher
braille-game-first-hint-tysiac = { $key-help }: aide; { $key-pass }: passer
braille-game-put-off = Plus tard: { $key-play } redemande
braille-game-unchanged = Annulé

braille-game-unknown-key = Inconnu, { $key-help }: aide
braille-game-let-go = Tu renonces au coup
braille-game-cancelled = Annulé, tu gardes la carte
braille-game-escape-again = Encore { $key-back-out }: quitter la table
braille-game-leave-saved = Tu quittes la table? Partie enregistrée
braille-game-leave-unmoved = Tu quittes? Rien de joué, rien de gardé
braille-game-leave-unsaved = Tu quittes? La partie serait perdue
braille-game-stay = Tu restes
braille-game-saved = Enregistrée: Continuer, au menu
braille-game-saved-to-go = Enregistrée: thousand, puis Continuer
braille-game-no-cards = Pas de cartes
braille-game-fewer-cards = { $count ->
    [one] Une carte seulement
   *[other] { $count } cartes seulement
}
braille-game-nothing-playable = Aucune carte jouable pour l'instant
braille-game-match-over = Partie terminée, { $key-play }: quitter

braille-who-you = { $team ->
    [none] { $name }, toi
   *[number] { $name }, toi, équipe { $team }
}
braille-who-bot = { $team ->
    [none] { $name }, robot
    [mate] { $name }, robot, ton équipe
   *[number] { $name }, robot, équipe { $team }
}
braille-who-person = { $team ->
    [none] { $name }, à la main
    [mate] { $name }, ton équipe
   *[number] { $name }, équipe { $team }
}
# Après un joueur dont le nom est abrégé.
who-whole-name = Le nom entier: { $name }
braille-who-count = À table, dans l'ordre: { $count }

braille-speech-direct = Thousand parle, { $key-speech }: terminal
braille-speech-terminal = Le terminal lit, { $key-speech }: Thousand
braille-speech-not-offered = Pas de voix par ssh
braille-speech-none-works = Aucune voix: retour au terminal
braille-face-linear = Affichage en lignes
detail-braille = Braille, lignes courtes, { $key-help } explique
braille-history-title = Historique: flèches; Tab revient
braille-history-no-search = Rien de cherché: barre oblique
braille-history-no-hit = { $where ->
    [back] Rien avant: { $words }
   *[on] Rien après: { $words }
}
braille-history-copied = { $whole ->
    [yes] Envoyé au presse-papiers, si permis
   *[no] Début envoyé, le tout est trop long
}
braille-history-unknown-key = Touche inconnue: flèches, Tab revient
braille-list-unknown-key = Touche inconnue: flèches, Entrée, Échap
braille-list-no-such-key = Touche inconnue: flèches, Entrée
braille-list-answer-needed = Réponse attendue: flèches, Entrée

# Les noms des flèches doivent être courts ici.
braille-key-up = Haut
braille-key-down = Bas
braille-key-left = Gauche
braille-key-right = Droite

braille-help-title = Touches: flèches; une autre revient
braille-help-play = Jouer, continuer: { $keys }
braille-help-draw = Piocher: { $keys }
braille-help-discard = Jeter: { $keys }
braille-help-answer = Coup fourré: { $keys }
braille-help-back-out = Renoncer: { $keys }
braille-help-previous = Avant: { $keys }
braille-help-next = Suivante: { $keys }
braille-help-first = Première carte: { $keys }
braille-help-last = Dernière carte: { $keys }
braille-help-go-to = Carte par numéro: 1 à 9, 0 la dixième
braille-help-next-playable = Jouable suivante: { $keys }
braille-help-previous-playable = Jouable avant: { $keys }
braille-help-hand = Ta main: { $keys }
braille-help-info = Tous les joueurs: { $keys }
braille-help-info-me = Où tu en es: { $keys }
braille-help-scores = Scores: { $keys }
braille-help-turn = À qui de jouer: { $keys }
braille-help-pile = Pioche, défausse: { $keys }
braille-help-advice = Conseil: { $keys }
braille-help-who = Qui est là: { $keys }
braille-help-options = Règles en bref: { $keys }
braille-help-repeat = Redire: { $keys }
braille-help-history-back = Reculer: { $keys }
braille-help-history-forward = Avancer: { $keys }
braille-help-history = Historique: { $keys }
braille-help-detail = Détail: { $keys }
braille-help-speech = Qui parle: { $keys }
braille-help-face = Lignes, plateau: { $keys }
braille-help-sound = Sons: { $keys }
braille-help-help = Touches: { $keys }
braille-help-rules = Règles à lire: { $keys }
braille-help-leave = Quitter: { $keys }
braille-help-list = Flèches, Début, Fin, chiffre, Entrée
braille-help-list-out = Flèches, chiffre, Entrée; Échap: sortie
braille-help-list-needed = Flèches, Début, Fin, chiffre, Entrée
braille-help-common = { $key-history-back }, { $key-history-forward }: relire
braille-help-history-place = Flèches, Début, Fin; à gauche: canal
braille-help-history-search = Barre oblique cherche; N avant, P après
braille-help-history-copy = K: copier; Tab: à la table
