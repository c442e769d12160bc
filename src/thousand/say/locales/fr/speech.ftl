### La voix de Thousand: ses réglages, et `thousand speech`, qui cherche des voix sur cet ordinateur.

## Options

options-spoken = { $value ->
    [near] Thousand dit: seulement ce qui te concerne; l'historique a le reste
    [plays] Thousand dit: tout, sauf la pioche et la défausse des autres
   *[all] Thousand dit: tout
}
options-rate = { $value ->
    [slow] Vitesse de la voix de Thousand: lente
    [medium] Vitesse de la voix de Thousand: moyenne
    [quick] Vitesse de la voix de Thousand: assez rapide
    [fast] Vitesse de la voix de Thousand: rapide
    [fastest] Vitesse de la voix de Thousand: la plus rapide
   *[own] Vitesse de la voix de Thousand: celle de ton système
}
options-rate-kept = Vitesse: { $voice } garde la sienne, qui se règle là-bas et non ici

## thousand speech: une voix après l'autre

cli-help-speech = thousand speech: les voix qui marchent sur cet ordinateur, une phrase par chacune. Accepte --silent.
cli-flag-silent = --silent: la liste des voix seulement, sans phrase parlée.

speech-looking = { $count ->
    [one] Recherche d'une voix, d'une seule façon, jusqu'à { $seconds } secondes.
   *[other] Recherche d'une voix, de { $count } façons, chacune jusqu'à { $seconds } secondes.
}
speech-opens = { $name } marche, { $n } sur { $of }.
speech-opens-as = { $name } marche, { $n } sur { $of }: la parole passe par { $voice }.
speech-closed = { $name } ne marche pas, { $n } sur { $of }: { $reason }.
speech-why-library = sa bibliothèque Python { $detail } n'est pas installée
speech-why-program = son programme n'est pas installé
speech-why-nothing = aucun lecteur d'écran ni aucune voix n'est en marche
speech-why-server = son serveur ne répond pas et n'a pas pu démarrer
speech-why-hangs = pas de réponse en { $seconds } secondes
speech-able = { $language ->
    [yes] La langue du texte est suivie
   *[no] La langue ne change pas
}; { $rate ->
    [yes] la vitesse se règle dans les options
   *[no] la vitesse se règle ailleurs
}; { $end ->
    [yes] la fin de la parole est annoncée.
   *[no] la fin de la parole n'est pas annoncée.
}
speech-keeps-language = { $voice } ne reçoit pas la langue: choisis-y une voix française, sinon le français sera mal lu.
speech-lacks-language = { $voice } n'a pas de voix française.
speech-sample = Ici { $voice }, qui parle pour Thousand.
speech-spoken = { $voice } annonce que la phrase est dite.
speech-given = { $voice } a reçu une phrase; à toi de dire si on l'entend.
speech-not-spoken = { $voice } n'a pas parlé: { $reason }.
speech-why-cut = autre chose a interrompu la phrase
speech-why-late = la phrase n'était pas finie au bout de { $seconds } secondes
speech-chosen = Thousand parle par { $voice }, la première voix qui marche.
speech-none = Rien ne parle ici, Thousand ne peut donc pas parler tout seul. Ton lecteur d'écran peut quand même le lire.

## Quoi installer, par système

speech-install-linux-server = Linux: installe speech-dispatcher. Sous Debian, Ubuntu: { $command }
speech-install-linux-test = Puis fais-lui dire un mot, pour essayer: { $command }
speech-install-linux-espeak = Ou installe espeak-ng seul, qui se passe de serveur: { $command }
speech-install-windows-reader = Windows: démarre NVDA ou JAWS. Sans eux, Thousand prend la voix de Windows, SAPI.
speech-install-windows-library = Si cela ne marche pas, avec le Python de Thousand: { $command }
speech-install-macos-reader = macOS: active VoiceOver avec Commande F5; sans lui, prism prend la voix du système.
speech-install-macos-library = Si rien ne marche, avec le Python de Thousand: { $command }
