# Arena: boții joacă între ei și se spune cât valorează jocul lor, întâi faptul.

arena-begun = { $matches ->
    [one] { $matches } joc
    [few] { $matches } jocuri
   *[other] { $matches } de jocuri
} între { $bots }: { $deals ->
    [one] o împărțire, jucată de { $lineups } ori
    [few] { $deals } împărțiri, fiecare jucată de { $lineups } ori
   *[other] { $deals } de împărțiri, fiecare jucată de { $lineups } ori
}, din fiecare parte.
arena-resumed = { $done ->
    [one] { $done } joc e deja acolo, în { $path }.
    [few] { $done } jocuri sunt deja acolo, în { $path }.
   *[other] { $done } de jocuri sunt deja acolo, în { $path }.
}
arena-dropped = Ultima linie, stricată, a fost scoasă din { $path }; jocul ei se joacă din nou.
arena-progress = { $percent } la sută, { $done } din { $matches } jocuri.
arena-failed = Botul { $bot } a greșit, seed { $seed }: { $error }.
arena-failures = { $count ->
    [one] { $count } joc a fost întrerupt de o greșeală, iar împărțirea lui nu se numără.
    [few] { $count } jocuri au fost întrerupte de greșeli, iar împărțirile lor nu se numără.
   *[other] { $count } de jocuri au fost întrerupte de greșeli, iar împărțirile lor nu se numără.
}
arena-stopped = Oprit după { $done } din { $matches } jocuri. Aceeași comandă continuă de acolo.

## Rezultatele

arena-nothing = Nu se poate spune nimic încă: nicio împărțire nu a fost jucată din fiecare parte.
arena-over = { $matches } jocuri peste { $deals ->
    [one] { $deals } împărțire
    [few] { $deals } împărțiri
   *[other] { $deals } de împărțiri
}, runde: { $rounds }. O parte egală e { $even } la sută.
arena-won = { $bot } a câștigat { $value } la sută din jocuri; { arena-interval }
arena-points = { $bot } a făcut { $value } puncte pe rundă; { arena-interval }
arena-duel-won = { $bot } contra { $rival }: { $value } la sută câștigate; { arena-interval }
arena-duel-points = { $bot } contra { $rival }: { $value } puncte avans pe rundă; { arena-interval }
arena-interval = { $told ->
    [yes] interval de 95 la sută de la { $low } la { $high }.
   *[no] prea puține împărțiri pentru un interval.
}
arena-number = { $below ->
    [yes] minus { arena-digits }
   *[no] { arena-digits }
}
arena-digits = { $tenth ->
    [0] { $whole }
   *[other] { $whole },{ $tenth }
}
arena-speed = { $speed ->
    [0] { $bot }, decizii: { $decisions }.
   *[other] { $bot }, decizii: { $decisions }, pe secundă { $speed }.
}

## Linia de comandă

cli-help-arena = thousand arena JOC: boții joacă între ei și se măsoară cât de bine. Acceptă --bots și altele.
cli-flag-arena-bots = --bots și două nume sau mai multe, ca steady,strong: niveluri, sau modul:Clasă pentru un bot al tău.
cli-flag-matches = --matches un număr întreg: câte jocuri, sau puțin mai multe, ca fiecare împărțire să se joace din toate părțile.
cli-flag-seats = --seats un număr: câte locuri are masa.
cli-flag-jobs = --jobs de la 1 la 64: câte procese joacă deodată.
cli-flag-playouts = --playouts un număr întreg: cât de departe merg boții care caută, în locul unei limite de timp.
cli-flag-arena-json = --json FIȘIER: scrie rezultatele în acest fișier ca JSON.
cli-flag-csv = --csv FIȘIER: scrie rezultatele în acest fișier ca tabel.
cli-flag-resume = --resume FIȘIER: ține acolo fiecare joc și continuă cu ce are; altfel Thousand are un fișier al lui.
cli-arena-few-bots = O arenă cere doi boți sau mai mulți: --bots și numele lor cu virgule, ca steady,strong.
cli-arena-twice = --bots numește { $name } de două ori.
cli-arena-no-bot = { $name } nu poate juca: { $detail }.
cli-arena-no-search = --playouts limitează boții care caută, și niciunul dintre aceștia nu caută.
cli-arena-other = { $path } conține alte jocuri, din altă arenă sau altă versiune. Alege alt fișier.
cli-arena-damaged = { $path } e stricat la linia { $line }, așa că nu s-a jucat nimic. Alege alt fișier sau șterge-l pe acesta.
cli-arena-process = Un proces al arenei s-a oprit singur. Ce s-a jucat e păstrat: aceeași comandă continuă de acolo.
