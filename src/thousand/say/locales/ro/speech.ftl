### Vorbirea directă: setările ei și `thousand speech`, care caută voci pe acest calculator.

## Opțiuni

options-spoken = { $value ->
    [near] Thousand vorbește: doar ce te privește; restul e în istoric
    [plays] Thousand vorbește: tot, fără ce trag și aruncă ceilalți
   *[all] Thousand vorbește: tot
}
options-rate = { $value ->
    [slow] Viteza vocii Thousand: mică
    [medium] Viteza vocii Thousand: medie
    [quick] Viteza vocii Thousand: mare
    [fast] Viteza vocii Thousand: foarte mare
    [fastest] Viteza vocii Thousand: cât de mare se poate
   *[own] Viteza vocii Thousand: ca în sistemul tău
}
options-rate-kept = Viteză: { $voice } o păstrează pe a sa, care se reglează acolo, nu aici

## thousand speech: o voce după alta

cli-help-speech = thousand speech: ce voci pornesc pe acest calculator, câte o propoziție prin fiecare. Acceptă --silent.
cli-flag-silent = --silent: doar lista vocilor, fără nicio propoziție rostită.

speech-looking = { $count ->
    [one] Caut o voce, într-un singur fel, cel mult { $seconds ->
        [one] o secundă
        [few] { $seconds } secunde
       *[other] { $seconds } de secunde
    }.
    [few] Caut o voce, în { $count } feluri, fiecare cel mult { $seconds ->
        [one] o secundă
        [few] { $seconds } secunde
       *[other] { $seconds } de secunde
    }.
   *[other] Caut o voce, în { $count } de feluri, fiecare cel mult { $seconds ->
        [one] o secundă
        [few] { $seconds } secunde
       *[other] { $seconds } de secunde
    }.
}
speech-opens = { $name } pornește, { $n } din { $of }.
speech-opens-as = { $name } pornește, { $n } din { $of }: vorbește prin { $voice }.
speech-closed = { $name } nu pornește, { $n } din { $of }: { $reason }.
speech-why-library = biblioteca Python { $detail } nu e instalată
speech-why-program = programul nu e instalat
speech-why-nothing = nu e pornit niciun cititor de ecran și nicio voce
speech-why-server = serverul nu răspunde și nu a putut fi pornit
speech-why-hangs = { $seconds ->
    [one] nu a răspuns într-o secundă
    [few] nu a răspuns în { $seconds } secunde
   *[other] nu a răspuns în { $seconds } de secunde
}
speech-able = { $language ->
    [yes] Urmează limba textului
   *[no] Își păstrează limba
}; { $rate ->
    [yes] viteza se poate regla în opțiuni
   *[no] viteza se reglează acolo
}; { $end ->
    [yes] spune când a terminat de vorbit.
   *[no] nu spune când a terminat de vorbit.
}
speech-keeps-language = { $voice } nu poate afla limba: alege acolo o voce română, altfel citește româna cum știe.
speech-lacks-language = { $voice } nu are nicio voce română.
speech-sample = Aici { $voice }, vorbesc pentru Thousand.
speech-spoken = { $voice } spune că a rostit propoziția.
speech-given = { $voice } a primit o propoziție; doar tu poți spune dacă s-a auzit.
speech-not-spoken = { $voice } nu a vorbit: { $reason }.
speech-why-cut = altceva a oprit propoziția
speech-why-late = { $seconds ->
    [one] nu a terminat într-o secundă
    [few] nu a terminat în { $seconds } secunde
   *[other] nu a terminat în { $seconds } de secunde
}
speech-chosen = Thousand vorbește prin { $voice }, prima voce care merge.
speech-none = Aici nu vorbește nimic, deci Thousand nu poate vorbi singur. Cititorul tău de ecran îl poate citi oricum.

## Ce e de instalat, după sistem

speech-install-linux-server = Linux: instalează speech-dispatcher. Pe Debian și Ubuntu: { $command }
speech-install-linux-test = Apoi pune-l să spună un cuvânt, ca probă: { $command }
speech-install-linux-espeak = Sau instalează doar espeak-ng, care nu are nevoie de server: { $command }
speech-install-windows-reader = Windows: pornește NVDA sau JAWS. Fără ele, Thousand ia vocea sistemului Windows, SAPI.
speech-install-windows-library = Dacă nu pornește, cu Python-ul lui Thousand: { $command }
speech-install-macos-reader = macOS: pornește VoiceOver cu Command F5; fără el, prism ia vocea sistemului.
speech-install-macos-library = Dacă nu pornește nimic, cu Python-ul lui Thousand: { $command }
