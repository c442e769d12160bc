# Statistica: fiecare linie un fapt și numărul lui, faptul primul.

menu-statistics = Statistică

stats-title = Statistică. Săgețile sus și jos o parcurg, orice altă tastă revine.
stats-none = Încă n-ai jucat, așa că nu e nimic de numărat.
stats-games = { $shared ->
    [0] Jocuri câștigate: { $won }, terminate: { $finished }, începute: { $begun }.
   *[other] Jocuri câștigate: { $won }, la egalitate: { $shared }, terminate: { $finished }, începute: { $begun }.
}
stats-rounds = Runde jucate: { $rounds }, trasee terminate: { $trips }.
stats-best-round = Cea mai bună rundă: { points-count }.
stats-best-game = Cel mai bun joc: { points-count }.
stats-miles = { $lost ->
    [0] { $unit ->
        [km] Kilometri parcurși: { $miles }.
       *[miles] Mile parcurse: { $miles }.
    }
   *[other] { $unit ->
        [km] Kilometri parcurși: { $miles }, pierduți pe contrasens: { $lost }.
       *[miles] Mile parcurse: { $miles }, pierdute pe contrasens: { $lost }.
    }
}
stats-coups = Riposte reușite: { $made }, ratate: { $missed }.
stats-safeties = Protecții jucate: { $laid }, runde cu toate patru: { $all }.
stats-hazards = Obstacole jucate pe alții: { $laid }, primite: { $suffered }.
stats-trips = Trasee cu teancul gol: { $delayed }, fără 200: { $safe }, cu marț: { $shut_outs }.
# $players 0: toți pe echipe, oricâți ar fi.
stats-table = { $players ->
    [0] Pe echipe, jocuri câștigate: { $won }, terminate: { $finished }.
   *[other] În { $players } jucători, jocuri câștigate: { $won }, terminate: { $finished }.
}
stats-left-out = { $count ->
    [one] Jocul salvat { $numbers } nu poate fi citit și nu e numărat.
   *[other] Jocurile salvate { $numbers } nu pot fi citite și nu sunt numărate.
}
stats-failed = Jocurile salvate din { $path } nu pot fi numărate acum: { $detail }.

cli-help-stats = thousand stats: ce ai jucat și ce ai câștigat până acum. Acceptă --json.
cli-flag-json = --json: ca JSON, pentru alte programe.
