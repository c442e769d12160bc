### Ce qui se passe à une table en réseau. $who est [you] ou *[other], de nom $name; $whom et $target le sont de la
### personne à qui on fait quelque chose. Les noms ont au plus 20 lettres. Rien ne montre le genre de quelqu'un, et
### jamais de, que, le, si devant un nom.

## Les gens

room-came = { $who ->
    [you] Tu arrives, place { $seat }.
   *[other] { $name } arrive, place { $seat }.
}
room-came-brief = { $who ->
    [you] Toi, place { $seat }.
   *[other] { $name }, place { $seat }.
}
room-came-watching = { $who ->
    [you] Tu arrives pour regarder.
   *[other] { $name } arrive pour regarder.
}
room-left = { $who ->
    [you] Tu quittes la table.
   *[other] { $name } quitte la table.
}
room-went-kicked = { $who ->
    [you] { $target } t'exclut de la table.
   *[other] { $whom ->
        [you] Tu exclus { $name }.
       *[other] { $name } doit partir: { $target } l'exclut de la table.
    }
}
room-went-banned = { $who ->
    [you] { $target } te bannit de cette table.
   *[other] { $whom ->
        [you] Tu bannis { $name } de cette table.
       *[other] { $name } n'a plus accès à la table: { $target } l'en bannit.
    }
}
# $seated: une place est gardée.
room-lost = { $seated ->
    [yes] { $who ->
        [you] Ta connexion est coupée; ta place est gardée.
       *[other] { $name } perd la connexion; sa place est gardée.
    }
   *[no] { $who ->
        [you] Ta connexion est coupée.
       *[other] { $name } perd la connexion.
    }
}
room-regained = { $who ->
    [you] Tu es de retour.
   *[other] { $name } est de retour.
}
# $kept: la place reste à la personne; sinon, elle est perdue.
room-stood-in = { $kept ->
    [yes] { $who ->
        [you] Un robot joue pour toi; ta place est gardée.
       *[other] Un robot joue pour { $name }; sa place est gardée.
    }
   *[no] { $who ->
        [you] Un robot te remplace; ta place n'est plus à toi.
       *[other] Un robot remplace { $name } jusqu'à la fin de la partie.
    }
}
room-stood-in-full = { $kept ->
    [yes] { $who ->
        [you] Un robot joue pour toi, niveau { $level }; ta place est gardée.
       *[other] Un robot joue pour { $name }, niveau { $level }; sa place est gardée.
    }
   *[no] { $who ->
        [you] Un robot te remplace, niveau { $level }; ta place n'est plus à toi.
       *[other] Un robot remplace { $name } jusqu'à la fin de la partie, niveau { $level }.
    }
}
room-seat-back = { $who ->
    [you] Tu rejoues, à la place du robot.
   *[other] { $name } rejoue, à la place du robot.
}
room-sat = { $who ->
    [you] Tu prends la place { $seat }.
   *[other] { $name } prend la place { $seat }.
}
# $cleared: la personne avait quitté la table avant la fin de la partie.
room-stood = { $cleared ->
    [yes] { $who ->
        [you] Ta place est libre maintenant.
       *[other] { $name }: la place est libre maintenant.
    }
   *[no] { $who ->
        [you] Tu laisses ta place et tu regardes.
       *[other] { $name } laisse sa place et regarde.
    }
}
room-host-now = { $who ->
    [you] C'est toi l'hôte maintenant.
   *[other] { $name } est maintenant l'hôte.
}
# Seul l'entend qui n'entendra plus les messages de quelqu'un.
room-muted = { $on ->
    [yes] Tu mets { $name } en sourdine.
   *[no] Tu entends à nouveau { $name }.
}
room-invited = { $who ->
    [you] Tu invites { $target }.
   *[other] { $whom ->
        [you] { $name } t'invite à cette table.
       *[other] { $name } invite { $target }.
    }
}
room-unbanned = { $who ->
    [you] Tu peux revenir à cette table.
   *[other] { $name } peut revenir à cette table.
}
room-closed = Cette table est fermée.

## Messages

room-said = { $who ->
    [you] Toi: { $text }
   *[other] { $name }: { $text }
}
room-said-private = { $who ->
    [you] Toi à { $target }: { $text }
   *[other] { $name } à toi: { $text }
}
# Ce que fait quelqu'un: « Anna fait signe ».
room-emote = { $name } { $text }
room-emote-private = { $who ->
    [you] Pour { $target } seulement: { $name } { $text }
   *[other] Pour toi seulement: { $name } { $text }
}

## Ce que règle l'hôte

# Une réponse à B et à Maj B, qui ne doit pas commencer par cette lettre.
room-bot-came = Le robot { $name } prend la place { $seat }, niveau { $level }.
room-bot-came-brief = Le robot { $name }, place { $seat }.
room-bot-went = Le robot { $name } quitte la table.
room-bot-named = Le robot { $old } s'appelle maintenant { $name }.
# $one et $another: qui y est maintenant, dans l'ordre des deux places.
room-swapped = Places { $seat } et { $other } échangées: maintenant { $one } et { $another }.
room-swapped-then = Places { $seat } et { $other } échangées.
room-game-chosen = Jeu de cette table: { $game }.
room-game-chosen-full = Jeu de cette table: { $game }, règles { $rules }.
room-game-dropped = Plus de jeu: cette table ne sert qu'à bavarder.
# $items: des options avec leur nouvelle valeur.
room-options-chosen = Maintenant { $items }.
room-pause-set = { $seconds ->
    [0] Attente d'un coup fourré: aucune.
    [one] Attente d'un coup fourré: { $seconds } seconde.
   *[other] Attente d'un coup fourré: { $seconds } secondes.
}
room-pause-unlimited = Attente d'un coup fourré: sans limite.
room-privacy = { $private ->
    [yes] Table privée maintenant: sur invitation seulement.
   *[no] Table ouverte maintenant: tout le monde peut venir.
}

## Les parties

room-starting = { $who ->
    [you] Tu lances la partie: on mélange les cartes.
   *[other] { $name } lance la partie: on mélange les cartes.
}
room-starting-brief = { $who ->
    [you] Tu lances la partie.
   *[other] { $name } lance la partie.
}
# Pour prouver une donne loyale: le programme de chacun ajoute des mots au hasard au secret du serveur.
room-committed = Le mélange est scellé, et le programme de chacun y ajoute des mots au hasard.
room-called-off = La partie ne commence pas.
room-called-off-missing = La partie ne commence pas, sans réponse: { $names }.
# $number: combien il y a eu de parties à cette table, celle-ci comprise.
room-began = { $game }: { $names }.
room-began-full = { $game }, partie { $number } de cette table: { $names }.
# L'attente après une attaque: [0] sans limite. La question est la même, que la botte soit en main ou non.
room-paused-asked = { $seconds ->
    [0] As-tu la botte? { $key-answer } répond, { $key-back-out } laisse passer.
    [one] As-tu la botte? { $key-answer } répond, { $key-back-out } laisse passer; { $seconds } seconde.
   *[other] As-tu la botte? { $key-answer } répond, { $key-back-out } laisse passer; { $seconds } secondes.
}
room-paused-asked-brief = Une botte? { $key-answer } répond, { $key-back-out } laisse passer.
room-paused-held = { $seconds ->
    [0] Tu attends un éventuel coup fourré.
    [one] Tu attends un éventuel coup fourré, { $seconds } seconde au plus.
   *[other] Tu attends un éventuel coup fourré, { $seconds } secondes au plus.
}
room-paused-others = { $seconds ->
    [0] Tous attendent un éventuel coup fourré.
    [one] Tous attendent un éventuel coup fourré, { $seconds } seconde au plus.
   *[other] Tous attendent un éventuel coup fourré, { $seconds } secondes au plus.
}
room-pause-ended = L'attente est finie.
# Après les mots du jeu sur qui a gagné. $who est l'hôte.
room-match-over = { $who ->
    [you] Tu peux lancer une autre partie.
   *[other] { $name }, l'hôte, peut lancer une autre partie.
}
room-abandoned = { $who ->
    [you] Tu arrêtes la partie, sans résultat.
   *[other] { $name } arrête la partie, sans résultat.
}
