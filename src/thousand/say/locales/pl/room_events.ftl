### Co się dzieje przy stole w sieci. $who to [you] albo *[other] o imieniu $name; $whom i $target to samo o kimś,
### komu coś się robi. Imiona mają najwyżej 20 liter i nigdy się nie odmieniają. Odpowiedź na B nie może się
### zaczynać od tej litery, więc nie zaczyna jej słowo "bot".

## Ludzie

room-came = { $who ->
    [you] Dołączasz do stołu, miejsce { $seat }.
    *[other] { $name } dołącza do stołu, miejsce { $seat }.
}
room-came-brief = { $who ->
    [you] Ty, miejsce { $seat }.
    *[other] { $name }, miejsce { $seat }.
}
room-came-watching = { $who ->
    [you] Dołączasz jako widz.
    *[other] { $name } dołącza jako widz.
}
room-left = { $who ->
    [you] Odchodzisz od stołu.
    *[other] { $name } odchodzi od stołu.
}
room-went-kicked = { $who ->
    [you] { $target } wyprasza cię od stołu.
    *[other] { $whom ->
        [you] Wypraszasz gracza { $name }.
        *[other] { $name } musi odejść, decyduje { $target }.
    }
}
room-went-banned = { $who ->
    [you] { $target } zakazuje ci przychodzić do tego stołu.
    *[other] { $whom ->
        [you] { $name } ma od ciebie zakaz przychodzenia do tego stołu.
        *[other] { $name } ma zakaz przychodzenia, decyduje { $target }.
    }
}
# $seated: jest miejsce, które czeka.
room-lost = { $seated ->
    [yes] { $who ->
        [you] Tracisz połączenie; twoje miejsce czeka.
        *[other] { $name } traci połączenie; miejsce czeka.
    }
    *[no] { $who ->
        [you] Tracisz połączenie.
        *[other] { $name } traci połączenie.
    }
}
room-regained = { $who ->
    [you] Masz znowu połączenie.
    *[other] { $name } ma znowu połączenie.
}
# $kept: miejsce nadal należy do tej osoby; inaczej przepada.
room-stood-in = { $kept ->
    [yes] { $who ->
        [you] Gra za ciebie bot; twoje miejsce czeka.
        *[other] Za gracza { $name } gra bot; miejsce czeka.
    }
    *[no] { $who ->
        [you] Zastępuje cię bot; to miejsce nie jest już twoje.
        *[other] Gracza { $name } zastępuje bot, do końca gry.
    }
}
room-stood-in-full = { $kept ->
    [yes] { $who ->
        [you] Gra za ciebie { $level } bot; twoje miejsce czeka.
        *[other] Za gracza { $name } gra { $level } bot; miejsce czeka.
    }
    *[no] { $who ->
        [you] Zastępuje cię { $level } bot; to miejsce nie jest już twoje.
        *[other] Gracza { $name } zastępuje { $level } bot, do końca gry.
    }
}
room-seat-back = { $who ->
    [you] Grasz znowu zamiast bota.
    *[other] { $name } gra znowu zamiast bota.
}
room-sat = { $who ->
    [you] Zajmujesz miejsce { $seat }.
    *[other] { $name } zajmuje miejsce { $seat }.
}
# $cleared: tej osoby nie było już przed końcem gry.
room-stood = { $cleared ->
    [yes] { $who ->
        [you] Twoje miejsce jest teraz wolne.
        *[other] { $name }: miejsce jest teraz wolne.
    }
    *[no] { $who ->
        [you] Zwalniasz miejsce i oglądasz.
        *[other] { $name } zwalnia miejsce i ogląda.
    }
}
room-host-now = { $who ->
    [you] Jesteś teraz gospodarzem stołu.
    *[other] Nowy gospodarz: { $name }.
}
# Wie o tym tylko osoba, która przestaje słyszeć czyjś czat.
room-muted = { $on ->
    [yes] Już nie słyszysz, co pisze { $name }.
    *[no] Znowu słyszysz, co pisze { $name }.
}
room-invited = { $who ->
    [you] Zapraszasz gracza { $target }.
    *[other] { $whom ->
        [you] { $name } zaprasza cię do tego stołu.
        *[other] { $name } zaprasza gracza { $target }.
    }
}
room-unbanned = { $who ->
    [you] Możesz znowu przychodzić do tego stołu.
    *[other] { $name } może znowu przychodzić do tego stołu.
}
room-closed = Ten stół jest zamknięty.

## Czat

room-said = { $who ->
    [you] Ty: { $text }
    *[other] { $name }: { $text }
}
room-said-private = { $who ->
    [you] Ty do gracza { $target }: { $text }
    *[other] { $name } do ciebie: { $text }
}
# Co ktoś robi: "Anna macha".
room-emote = { $name } { $text }
room-emote-private = { $who ->
    [you] Tylko do gracza { $target }: { $name } { $text }
    *[other] Tylko do ciebie: { $name } { $text }
}

## Co ustala gospodarz

room-bot-came = Dosiada się { $level } bot { $name }, miejsce { $seat }.
room-bot-came-brief = Nowy bot { $name }, miejsce { $seat }.
room-bot-went = Odchodzi bot { $name }.
room-bot-named = Bot { $old } ma teraz imię { $name }.
# $one i $another: kto tam teraz siedzi, w kolejności miejsc.
room-swapped = Zamiana miejsc { $seat } i { $other }: siedzą tam teraz { $one } i { $another }.
room-swapped-then = Zamiana miejsc { $seat } i { $other }.
room-game-chosen = Gra przy tym stole: { $game }.
room-game-chosen-full = Gra przy tym stole: { $game }; zasady: { $rules }.
room-game-dropped = Gry już nie ma: przy tym stole tylko się rozmawia.
# $items: opcje z nowymi wartościami.
room-options-chosen = Teraz { $items }.
room-pause-set = { $seconds ->
    [0] Pauza na świństwo: brak.
    [one] Pauza na świństwo: { $seconds } sekunda.
    [few] Pauza na świństwo: { $seconds } sekundy.
    *[many] Pauza na świństwo: { $seconds } sekund.
}
room-pause-unlimited = Pauza na świństwo: bez limitu.
room-privacy = { $private ->
    [yes] Stół jest teraz prywatny: tylko dla zaproszonych.
    *[no] Stół jest teraz otwarty: może przyjść każdy.
}

## Gry

room-starting = { $who ->
    [you] Zaczynasz grę: karty się tasują.
    *[other] { $name } zaczyna grę: karty się tasują.
}
room-starting-brief = { $who ->
    [you] Zaczynasz.
    *[other] { $name } zaczyna.
}
# Dowód uczciwego rozdania: program każdego gracza dodaje losowe słowa do tajemnicy serwera.
room-committed = Tasowanie jest zapieczętowane, a program każdego gracza dodaje do niego losowe słowa.
room-called-off = Gra się nie zaczyna.
room-called-off-missing = Gra się nie zaczyna; brak odpowiedzi: { $names }.
# $number: która to gra przy tym stole.
room-began = { $game }: { $names }.
room-began-full = { $game }, gra { $number } przy tym stole: { $names }.
# Pauza po przeszkodzie: [0] bez limitu. Pytanie brzmi tak samo, czy ma się zabezpieczenie w ręce, czy nie.
room-paused-asked = { $seconds ->
    [0] Masz zabezpieczenie? { $key-answer } odpowiada, { $key-back-out } rezygnuje.
    [one] Masz zabezpieczenie? { $key-answer } odpowiada, { $key-back-out } rezygnuje; { $seconds } sekunda.
    [few] Masz zabezpieczenie? { $key-answer } odpowiada, { $key-back-out } rezygnuje; { $seconds } sekundy.
    *[many] Masz zabezpieczenie? { $key-answer } odpowiada, { $key-back-out } rezygnuje; { $seconds } sekund.
}
room-paused-asked-brief = Zabezpieczenie? { $key-answer } odpowiada, { $key-back-out } rezygnuje.
room-paused-held = { $seconds ->
    [0] Czekasz, czy ktoś zrobi świństwo.
    [one] Czekasz, czy ktoś zrobi świństwo; najwyżej { $seconds } sekundę.
    [few] Czekasz, czy ktoś zrobi świństwo; najwyżej { $seconds } sekundy.
    *[many] Czekasz, czy ktoś zrobi świństwo; najwyżej { $seconds } sekund.
}
room-paused-others = { $seconds ->
    [0] Wszyscy czekają, czy ktoś zrobi świństwo.
    [one] Wszyscy czekają, czy ktoś zrobi świństwo; najwyżej { $seconds } sekundę.
    [few] Wszyscy czekają, czy ktoś zrobi świństwo; najwyżej { $seconds } sekundy.
    *[many] Wszyscy czekają, czy ktoś zrobi świństwo; najwyżej { $seconds } sekund.
}
room-pause-ended = Koniec czekania.
# Po słowach samej gry o tym, kto wygrywa. $who to gospodarz.
room-match-over = { $who ->
    [you] Możesz zacząć następną grę.
    *[other] Następną grę może zacząć gospodarz, { $name }.
}
room-abandoned = { $who ->
    [you] Kończysz grę bez wyniku.
    *[other] { $name } kończy grę bez wyniku.
}
