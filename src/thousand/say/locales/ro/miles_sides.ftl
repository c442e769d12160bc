### Despre cine e vorba în propozițiile jocului 1000 de mile.
###
### $who e un jucător: [you] cel care ascultă, [mate] altul din echipa lui, *[other] oricine altcineva, cu
### numele $name.
### $side e o tabără: [you] cel care ascultă, singur, [team] echipa lui, [pair] altă echipă de doi, cu numele
### $team, [number] altă echipă, cu numărul $team, *[other] alt jucător singur, numit $team.
### $hit e pentru $target ce e $side pentru $team. O pereche e la plural, orice altă tabără la singular.
### Numele nu se declină niciodată, iar prezentul ocolește genul.

actor = { $who ->
    [mate] { $name } din echipa ta
    *[other] { $name }
}
    .within = { $who ->
    [mate] { $name } din echipa ta
    *[other] { $name }
}
side = { $side ->
    [you] Tu
    [team] Echipa ta
    [number] Echipa { $team }
    *[other] { $team }
}
    .within = { $side ->
    [you] tu
    [team] echipa ta
    [number] echipa { $team }
    *[other] { $team }
}
# După "pe".
aim = { $hit ->
    [you] tine
    [team] echipa ta
    [number] echipa { $target }
    *[other] { $target }
}
# Una din taberele unei liste.
side-listed = { $side ->
    [number] echipa { $team }
    *[other] { $team }
}
# Tabere dintre care se poate alege una.
sides-or = { $list } sau { $item }
# Cel care ascultă, în fruntea unei liste de nume și în interiorul propoziției.
you-in-list = Tu
you-within = tu
