### De qui parlent les phrases de 1000 Miles.
###
### $who est un joueur: [you] celui qui écoute, [mate] quelqu'un de son équipe, *[other] un autre, nommé $name.
### $side est un camp: [you] celui qui écoute, seul; [team] son équipe; [pair] une autre équipe de deux, dont les
### noms sont $team; [number] une autre équipe, de numéro $team; *[other] un autre joueur seul, nommé $team.
### $hit est à $target ce que $side est à $team. Une paire est au pluriel, tout autre camp au singulier.
### On dit « tu » à celui qui écoute et « vous » à son équipe. Le genre des autres est inconnu: rien ne le montre.
### Les noms peuvent commencer par une voyelle: jamais de, que, le, si devant un nom.

# .within: après « à ».
actor = { $who ->
    [mate] Chez vous, { $name }
    *[other] { $name }
}
    .within = { $who ->
    [mate] { $name }, de ton équipe,
    *[other] { $name }
}
# .subject: sujet, en tête de phrase.
side = { $side ->
    [you] Toi
    [team] Ton équipe
    [number] Équipe { $team }
    *[other] { $team }
}
    .subject = { $side ->
    [team] Ton équipe
    [number] L'équipe { $team }
    *[other] { $team }
}
    .within = { $side ->
    [you] toi
    [team] ton équipe
    [number] l'équipe { $team }
    *[other] { $team }
}
aim = { $hit ->
    [you] toi
    [team] ton équipe
    [number] l'équipe { $target }
    *[other] { $target }
}
side-listed = { $side ->
    [number] l'équipe { $team }
    *[other] { $team }
}
sides-or = { $list } ou { $item }
you-in-list = Toi
you-within = toi
