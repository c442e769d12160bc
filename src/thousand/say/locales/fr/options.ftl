### Les options d'une nouvelle partie, quel que soit le jeu.
###
### Les réponses aux touches D et S ne doivent pas commencer par ces lettres.

options-teams-question = Chacun pour soi, ou par équipes?
options-screen = Options. Flèches gauche et droite changent une valeur, D l'explique, S enregistre le tout sous un nom.
options-start = Commencer la partie
options-line = { $name }: { $value }
options-line-changed = { $name }: { $value }, avec des changements
options-number = { $name }.

# Ce qu'on entend après une touche: d'abord la valeur.
options-changed = { $value }: { $name }
options-last = { $value }, dernière valeur de ce côté: { $name }
options-more = { $count ->
    [one] La liste a { $count } option de plus.
   *[other] La liste a { $count } options de plus.
}
options-fewer = { $count ->
    [one] { $count } option sans effet a quitté la liste.
   *[other] { $count } options sans effet ont quitté la liste.
}
options-no-value = Rien à changer ici: Entrée commence la partie, Flèche bas va aux options.
options-about-start = { $bots ->
    [one] Entrée commence la partie avec un robot et les options telles qu'elles sont.
   *[other] Entrée commence la partie avec { $bots } robots et les options telles qu'elles sont.
}

# Jeux de règles

options-rules-question = Quelles règles? D supprime des options que tu as enregistrées.
options-replaced = Toutes les options qui suivent sont maintenant selon ces règles.
options-replace-question = Tes changements d'options seraient perdus. Prendre quand même les règles { $rules }?
options-name-label = Nom pour ces options:
options-name-shipped = Les règles { $name } font partie du jeu: choisis un autre nom.
options-overwrite-question = Le nom { $name } existe déjà. Remplacer?
options-saved = Enregistré sous le nom { $name }: à choisir désormais parmi les règles.
options-not-deleted = Ces règles font partie du jeu: on ne supprime que des options enregistrées.
options-delete-question = Vraiment supprimer { $name }?
options-deleted = Supprimé: { $name }.
trouble-rule-set-broken = Règles { $name } inutilisables: { $item } est abîmé ou inconnu. Tout est gardé.
cli-rule-set-broken = { trouble-rule-set-broken }

help-options-screen = Flèches gauche et droite, ou moins et plus, changent une valeur. D l'explique. S enregistre le tout sous un nom.
help-options-rules = D ou Suppr supprime les options enregistrées choisies.

# Saisie d'un texte

text-label = { $label } Entrée seule garde { $standard }.
text-other-key = Ici, on ne tape que du texte, puis Entrée. Échap revient.
text-long = Pas plus de { $count } caractères ici.
text-full = { $count }, c'est la limite.
text-needed = Tape d'abord quelque chose, puis Entrée. Échap revient.
help-text = Tape le texte, puis Entrée. Retour arrière efface, Échap revient.
