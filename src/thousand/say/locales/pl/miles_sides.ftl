### O kim jest zdanie w grze 1000 mil.
###
### $who to gracz: [you] słuchający, [mate] ktoś z jego drużyny, *[other] ktoś inny, o imieniu $name.
### $side to strona: [you] sam słuchający, [team] jego drużyna, [pair] inna drużyna dwuosobowa o imionach
### $team, [number] inna drużyna o numerze $team, *[other] inny gracz grający sam, o imieniu $team.
### $hit ma się do $target tak, jak $side do $team. Para ma liczbę mnogą, każda inna strona pojedynczą.
### Imion nie odmieniamy ("na gracza { $target }"), a czas teraźniejszy omija rodzaj.

actor = { $who ->
    [mate] { $name } z twojej drużyny
    *[other] { $name }
}
side = { $side ->
    [you] Ty
    [team] Twoja drużyna
    [number] Drużyna { $team }
    *[other] { $team }
}
    .within = { $side ->
    [you] ty
    [team] twoja drużyna
    [number] drużyna { $team }
    *[other] { $team }
}
# Po "na".
aim = { $hit ->
    [you] ciebie
    [team] twoją drużynę
    [pair] drużynę { $target }
    [number] drużynę { $target }
    *[other] gracza { $target }
}
side-listed = { $side ->
    [number] drużyna { $team }
    *[other] { $team }
}
sides-or = { $list } albo { $item }
you-in-list = Ty
you-within = ty
