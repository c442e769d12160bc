### Les règles en vigueur dans une partie de 1000 Miles, une par ligne et en bref.

rule-set = { $rules ->
    [playroom] Règles du salon.
    [classic] Règles classiques.
    *[other] Règles maison.
}
rule-goal = { $goal ->
    [SEVEN_HUNDRED] Chaque manche va jusqu'à 700 { unit }.
    [EXTENSION] Chaque manche va jusqu'à 700 { unit }; qui y arrive peut demander l'allonge jusqu'à 1000.
    *[THOUSAND] Chaque manche va jusqu'à 1000 { unit }.
}
rule-extension-forfeit = Qui demande l'allonge et ne gagne pas la manche donne { $points } points à chacun des autres.
rule-teams = { $teams } équipes de { $size } partagent leur voiture: { unit }, attaques, parades et bottes.
rule-deck = { $thin ->
    [yes] Le jeu a { $cards } cartes: on retire une carte de chaque attaque.
    *[no] Le jeu a { $cards } cartes.
}
rule-wrong-way = Avec le Contresens: { $wrong } cartes, et { $ends } pour la Fin de contresens.
rule-stacking = Les attaques se cumulent: elles touchent aussi une voiture à l'arrêt.
rule-reshuffle = Quand la pioche est vide, on remélange la défausse pour en refaire une.
rule-left-target = { $teams ->
    [yes] On n'attaque que l'équipe à sa gauche.
    *[no] On n'attaque que la personne à sa gauche.
}
rule-opening-coup = Qui commence la manche peut ouvrir avec le Véhicule prioritaire, en coup fourré.
rule-window = { $window ->
    [before-draw] Un coup fourré se fait avant que la personne suivante pioche.
    *[until-next-play] Un coup fourré se fait avant la prochaine carte jouée ou jetée.
}
rule-first = { $dealer ->
    [drawn] La première donne est tirée au sort.
    *[before-host] L'hôte de la table commence la première manche.
}
rule-end = { $seat_out ->
    [yes] La manche s'arrête aussi dès que quelqu'un n'a plus de cartes et rien à piocher.
    *[no] La manche s'arrête aussi quand plus personne n'a de cartes.
}
rule-all-safeties = Les quatre bottes ne sont payées qu'au vainqueur de la manche.
rule-shut-out = { $shut_out ->
    [EACH] Le capot est payé pour chaque perdant qui n'a posé aucune étape.
    *[ALL] Le capot est payé quand tous les perdants ont 0 { unit.one }.
}
rule-tie = { $tie ->
    [shared] En cas d'égalité, la victoire est partagée.
    *[play-on] En cas d'égalité, on joue encore une manche.
}
rule-scores = Points à chaque fois: { $items }.
rule-scores-more = Et aussi { $items }.
