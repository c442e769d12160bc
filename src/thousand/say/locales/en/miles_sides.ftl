### Who is meant in the sentences of 1000 Miles.
###
### $who is a player: [you] the listener, [mate] another one of the listener's team, *[other] anybody else,
### whose name is $name.
### $side is a side: [you] the listener alone, [team] the listener's team, [pair] another team of two, whose
### names are $team, [number] another team, whose number is $team, *[other] another player alone, named $team.
### $hit is to $target what $side is to $team. A pair is plural, every other side is singular.
### Names are never inflected.

actor = { $who ->
    [mate] Your team-mate { $name }
    *[other] { $name }
}
    .within = { $who ->
    [mate] your team-mate { $name }
    *[other] { $name }
}
side = { $side ->
    [you] You
    [team] Your team
    [number] Team { $team }
    *[other] { $team }
}
    .within = { $side ->
    [you] you
    [team] your team
    [number] team { $team }
    *[other] { $team }
}
aim = { $hit ->
    [you] you
    [team] your team
    [number] team { $target }
    *[other] { $target }
}
# One of several sides that are listed.
side-listed = { $side ->
    [number] team { $team }
    *[other] { $team }
}
# Sides, one of which can be chosen.
sides-or = { $list } or { $item }
# The listener at the head of a list of names, and within a sentence.
you-in-list = You
you-within = you
