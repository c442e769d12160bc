### Les sons: les allumer, leur volume, et ce qu'est chacun.

help-sound = Sons, avec ou sans: { $keys }.

sound-on = Les sons sont là. Appuie sur { $key-sound } pour les couper.
sound-off = Les sons sont coupés.
sound-is-off = Les sons sont coupés: remets-les d'abord.
sound-not-offered = Pas de sons par ssh: on les entendrait dans la pièce du serveur.
sound-not-installed = Il n'y aura pas de son: la bibliothèque miniaudio manque. Installe thousand avec l'extra sound.
sound-no-device = Il n'y aura pas de son: aucune carte son ne s'ouvre sur cet ordinateur.

## Les mêmes pour une plage braille

braille-sound-on = Avec les sons, { $key-sound } les coupe
braille-sound-off = Sons coupés
braille-sound-not-offered = Pas de sons par ssh
braille-sound-not-installed = Pas de son: miniaudio manque
braille-sound-no-device = Pas de son: aucune carte son

## Options

options-sound = { $on ->
    [yes] Sons: oui
   *[no] Sons: non
}
options-volume = Volume des sons: { $percent } pour cent
options-cues = Écouter les sons un par un
cues-title = Les sons. Entrée en fait entendre un.
cues-back = Retour aux options

## Les sons, chacun avec ce qu'il annonce

cue-turn = À toi de jouer: deux cloches, la seconde plus aiguë
cue-chance = Une occasion qui t'attend: une cloche, trois fois, vite
cue-draw = Une carte piochée: un froissement de papier qui monte
cue-distance = Une étape: un moteur qui accélère
cue-hazard-you = Une attaque sur toi: un moteur qui tousse, puis cale
cue-hazard = Une attaque sur quelqu'un d'autre: un moteur qui tousse, bref et doux
cue-remedy = Une parade: trois notes douces et vives qui montent
cue-safety = Une botte: un long accord doux
cue-coup = Un coup fourré: quatre cloches vives qui montent
cue-discard = Une carte jetée: un froissement de papier qui descend
cue-shuffle = Un mélange, ou une nouvelle manche: six petits bruits de papier, vite
cue-won = Ton camp a gagné la manche: quatre cloches qui montent
cue-lost = Ton camp n'a pas gagné la manche: trois notes douces qui descendent
cue-end = La partie est terminée: deux cloches, puis un accord
cue-refusal = Ce n'est pas possible: deux coups sourds et graves
cue-message = Un message de la maison: une petite cloche aiguë
