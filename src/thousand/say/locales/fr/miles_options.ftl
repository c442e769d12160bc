### Les options de 1000 Miles: comment s'appelle chacune, comment s'appellent ses valeurs, et ce qu'elle veut dire.
###
### Une valeur vient après son option (« Remélanger la défausse: oui ») ou avant (« oui: ... »). Ce qu'une option
### veut dire répond à la touche D et ne doit pas commencer par cette lettre.

option-rules = Règles
option-teams = Équipes
option-length = Longueur de la partie
option-match-points = Victoire à
option-goal = But d'une manche
option-extension-forfeit = Allonge manquée payée aux autres
option-reshuffle = Remélanger la défausse
option-stacking = Attaques cumulées
option-wrong-way = Contresens
option-wrong-way-cards = Cartes Contresens
option-end-of-wrong-way-cards = Cartes Fin de contresens
option-thin-hazards = Moins d'attaques
option-left-target-only = N'attaquer qu'à gauche
option-opening-coup = Coup fourré d'ouverture
option-dirty-trick-window = Coup fourré possible
option-end-when-a-seat-is-out = La manche finit à la première main vide
option-first-dealer = Première donne
option-tie = Égalité en tête
option-all-safeties-for-winner-only = Quatre bottes payées au seul vainqueur
option-shut-out = Le capot se paie
option-points-mile = Chaque { unit.one }
option-points-safety = Chaque botte
option-points-all-safeties = Les quatre bottes
option-points-coup-fourre = Chaque coup fourré
option-points-trip = Parcours bouclé
option-points-delayed-action = Couronnement
option-points-safe-trip = Parcours sans 200
option-points-extension = Allonge réussie
option-points-shut-out = Capot

## Valeurs

value-rules = { $value ->
    [playroom] du salon
    [classic] classiques
   *[other] { $value }
}
value-switch = { $value ->
    [yes] oui
   *[no] non
}
value-no-teams = chacun pour soi
value-teams = { $teams } équipes de { $size }
value-length = { $value ->
    [one-round] une seule manche
   *[to-points] jusqu'à ce que quelqu'un ait les points
}
value-goal = { $value ->
    [SEVEN_HUNDRED] 700 { unit }
    [EXTENSION] 700 { unit }, avec allonge jusqu'à 1000
   *[THOUSAND] 1000 { unit }
}
value-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
value-dirty-trick-window = { $value ->
    [before-draw] jusqu'à la prochaine pioche
   *[until-next-play] jusqu'à la prochaine carte jouée
}
value-first-dealer = { $value ->
    [drawn] tirée au sort
   *[before-host] à ta droite, pour que tu commences
}
value-tie = { $value ->
    [shared] victoire partagée
   *[play-on] encore une manche
}
value-shut-out = { $value ->
    [all] une fois, si tous les autres ont 0 { unit.one }
   *[each] pour chaque camp sans aucune étape
}

## Ce qu'elles veulent dire

about-rules = { $value ->
    [playroom] Salon, en ligne: 1000 { unit }, remélange, Contresens, cumul
    [classic] Classiques: 700 { unit } avec allonge, 1000 à deux contre deux
   *[other] Options que tu as enregistrées sous le nom { $value }
}
about-teams = Une équipe partage une voiture: { unit }, attaques et bottes. Chacun a ses cartes, et les équipes alternent.
about-length = La partie dure jusqu'à ce qu'un camp ait les points de la victoire, ou une seule manche.
about-match-points = Quand un camp a tous ces points à la fin d'une manche, le plus haut total gagne la partie.
about-goal = Jusqu'où va une manche. Avec l'allonge, qui arrive à 700 peut porter le but à 1000 pour tout le monde.
about-extension-forfeit = Si le camp qui a demandé l'allonge ne la réussit pas, chaque camp adverse en touche les points.
about-reshuffle = La pioche vide est refaite avec la défausse. À sept ou plus, chacun pour soi, il le faut.
about-stacking = Un camp peut subir plusieurs attaques, même à l'arrêt. À chacune sa parade, puis un seul Feu vert.
about-wrong-way = Une attaque de plus, avec sa parade: tant qu'elle dure, les étapes retirent leurs { unit }, au pire jusqu'à 0.
about-wrong-way-cards = Nombre de cartes Contresens dans le jeu.
about-end-of-wrong-way-cards = Nombre de cartes Fin de contresens, la parade, dans le jeu.
about-thin-hazards = On retire une carte de chacune des cinq attaques, sans toucher au Contresens: aucun partenaire ne t'aide.
about-left-target-only = Les attaques ne se jouent que sur le camp à gauche, et non sur qui l'on veut.
about-opening-coup = Qui commence une manche avec le Véhicule prioritaire peut le poser en coup fourré avant de piocher.
about-dirty-trick-window = Combien de temps on peut répondre: jusqu'à une carte jouée ou jetée, ou jusqu'à la prochaine pioche.
about-end-when-a-seat-is-out = La manche finit dès que quelqu'un n'a ni carte ni pioche; sinon, quand plus personne n'en a.
about-first-dealer = Qui distribue la première manche. La personne à sa gauche commence.
about-tie = Ce qui arrive si deux camps ont le même plus haut total à la fin de la partie.
about-all-safeties-for-winner-only = Si oui, seul le camp qui boucle le parcours est payé pour les quatre bottes.
about-shut-out = Le camp qui boucle le parcours est payé pour chaque camp adverse sans étape, ou une fois pour tous.
about-points-mile = Pour chaque { unit.one } d'un camp à la fin d'une manche.
about-points-safety = Pour chaque botte, à chaque camp.
about-points-all-safeties = Pour avoir les quatre bottes, en plus des points de chacune.
about-points-coup-fourre = Pour chaque coup fourré, en plus des points de sa botte.
about-points-trip = Pour le camp qui boucle le parcours. À 0, cela ne compte pas.
about-points-delayed-action = Pour un parcours bouclé quand la pioche est vide, ou après un mélange.
about-points-safe-trip = Pour un parcours bouclé sans aucun 200.
about-points-extension = Pour un parcours bouclé après une allonge, peu importe qui l'a demandée.
about-points-shut-out = Pour un parcours bouclé alors que d'autres n'ont pas roulé.
