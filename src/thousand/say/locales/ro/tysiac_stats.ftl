### Statistica jocului Tysiąc: fiecare linie un fapt și numărul lui, faptul primul.

tysiac-stats-games = { $shared ->
    [0] Jocuri câștigate: { $won }, terminate: { $finished }, începute: { $begun }.
    *[other] Jocuri câștigate: { $won }, la egalitate: { $shared }, terminate: { $finished }, începute: { $begun }.
}
tysiac-stats-deals = Runde jucate: { $deals }, levate luate: { $tricks }.
# $points: cel mai mare contract făcut.
tysiac-stats-contracts = { $points ->
    [0] Contracte făcute: { $made } din { $declared }.
    *[other] Contracte făcute: { $made } din { $declared }, cel mai mare: { $points }.
}
tysiac-stats-marriages = Mariaje etalate: { $count }, în total { tysiac-points }.
tysiac-stats-bombs = Bombe aruncate: { $bombs }, urcări pe butoi: { $barrels }.
tysiac-stats-best-deal = Cea mai bună rundă: { tysiac-points }.
tysiac-stats-best-game = Cel mai bun joc: { tysiac-points }.
tysiac-stats-table = În { $players } jucători, jocuri câștigate: { $won }, terminate: { $finished }.
