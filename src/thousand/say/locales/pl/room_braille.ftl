### Stół w sieci w szczegółowości brajlowskiej: krótkie odpowiedniki komunikatów o nazwach po "braille-",
### najwyżej 40 znaków z imionami po dziesięć liter, bez kropki na końcu. Listy imion i faktów zajmują tyle
### wierszy, ile trzeba.

braille-room-in-list = { room-in-list }
braille-room-names-more = dalej { $names }

## Jak stół stoi

braille-room-whose = { $who ->
    [you] Twój stół: { $facts }
    *[other] Stół { $name }: { $facts }
}
braille-room-seated = Przy stole { $count }: { $names }
braille-room-watching = Widzów { $count }: { $names }
braille-room-keys = { $keys }
braille-room-key-add-bot = { $key }: dodaj bota
braille-room-key-remove-bot = { $key }: usuń bota
braille-room-key-invite = { $key }: zaproś
braille-room-key-options = { $key }: opcje
braille-room-key-game = { $key }: wybór gry
braille-room-key-who = { $key } i twoje imię: miejsce
braille-room-key-chat = { $key }: czat

braille-room-count = { $watching ->
    [0] Przy stole { $seated }
    *[other] Przy stole { $seated }, widzów { $watching }
}
braille-room-fact-you = ty
braille-room-fact-bot = { $level } bot
braille-room-fact-gone = poza stołem

braille-room-waits-playing = Gra trwa
braille-room-waits-shuffle = Karty się tasują, zaraz gra
braille-room-waits-game = Bez gry: tylko do rozmów
braille-room-waits-players = { $who ->
    [you] Brakuje { $count }: { $key-add-bot } bot, { $key-invite } zaproś
    *[other] Brakuje graczy: { $count }
}
braille-room-waits-person = Same boty: potrzebny człowiek
braille-room-waits-options = Złe opcje: { $reason }
braille-room-waits-start = { $who ->
    [you] Zacznij grę: { $key-play }
    *[other] Grę ma zacząć { $name }
}

braille-room-card = { $host }: { $facts }
braille-room-card-seats = { $count } z { $seats }
braille-room-card-state = { $playing ->
    [yes] gra
    *[no] czeka
}

braille-room-missed = { $count ->
    [0] Bez ciebie ani jednego ruchu
    [one] Bez ciebie { $count } ruch
    [few] Bez ciebie { $count } ruchy
    *[many] Bez ciebie { $count } ruchów
}
braille-room-missed-part = { $count ->
    [0] Stół nie pamięta wszystkiego
    *[other] Ruchów ponad { $count }, tylko ostatnie
}

## Co się dzieje

braille-room-came = { $who ->
    [you] Dołączasz, miejsce { $seat }
    *[other] { $name } dołącza, miejsce { $seat }
}
braille-room-came-watching = { $who ->
    [you] Dołączasz jako widz
    *[other] { $name } dołącza jako widz
}
braille-room-left = { $who ->
    [you] Odchodzisz
    *[other] { $name } odchodzi
}
braille-room-went-kicked = { $who ->
    [you] { $target } wyprasza cię
    *[other] { $whom ->
        [you] Wypraszasz: { $name }
        *[other] { $name } odchodzi, decyduje { $target }
    }
}
braille-room-went-banned = { $who ->
    [you] { $target } zakazuje ci przychodzić
    *[other] { $whom ->
        [you] { $name } ma od ciebie zakaz
        *[other] { $name } ma zakaz, decyduje { $target }
    }
}
braille-room-lost = { $seated ->
    [yes] { $who ->
        [you] Tracisz połączenie, miejsce czeka
        *[other] { $name } bez połączenia, miejsce czeka
    }
    *[no] { $who ->
        [you] Tracisz połączenie
        *[other] { $name } bez połączenia
    }
}
braille-room-regained = { $who ->
    [you] Masz znowu połączenie
    *[other] { $name } ma znowu połączenie
}
braille-room-stood-in = { $kept ->
    [yes] { $who ->
        [you] Gra za ciebie bot, miejsce czeka
        *[other] { $name }: gra bot, miejsce czeka
    }
    *[no] { $who ->
        [you] Zastępuje cię bot, miejsce przepada
        *[other] { $name }: bot do końca gry
    }
}
braille-room-seat-back = { $who ->
    [you] Grasz znowu, bez bota
    *[other] { $name } gra znowu, bez bota
}
braille-room-sat = { $who ->
    [you] Zajmujesz miejsce { $seat }
    *[other] { $name } zajmuje miejsce { $seat }
}
braille-room-stood = { $cleared ->
    [yes] { $who ->
        [you] Twoje miejsce jest wolne
        *[other] { $name }: miejsce wolne
    }
    *[no] { $who ->
        [you] Zwalniasz miejsce
        *[other] { $name } zwalnia miejsce
    }
}
braille-room-host-now = { $who ->
    [you] Jesteś teraz gospodarzem
    *[other] Nowy gospodarz: { $name }
}
braille-room-muted = { $on ->
    [yes] Już nie słyszysz, co pisze { $name }
    *[no] Znowu słyszysz, co pisze { $name }
}
braille-room-invited = { $who ->
    [you] Zapraszasz: { $target }
    *[other] { $whom ->
        [you] { $name } zaprasza cię
        *[other] { $name } zaprasza: { $target }
    }
}
braille-room-unbanned = { $who ->
    [you] Możesz znowu przychodzić
    *[other] { $name } może znowu przychodzić
}
braille-room-closed = Stół jest zamknięty

braille-room-bot-came = Nowy bot { $name }, miejsce { $seat }, { $level }
braille-room-bot-went = Odchodzi bot { $name }
braille-room-bot-named = Bot { $old } to teraz { $name }
braille-room-swapped = Teraz { $seat } { $one }, { $other } { $another }
braille-room-swapped-then = Zamiana miejsc { $seat } i { $other }
braille-room-game-chosen = Gra: { $game }
braille-room-game-dropped = Bez gry: tylko do rozmów
braille-room-options-chosen = Teraz { $items }
braille-room-pause-set = { $seconds ->
    [0] Pauza na świństwo: brak
    *[other] Pauza na świństwo: { $seconds } s
}
braille-room-pause-unlimited = Pauza na świństwo: bez limitu
braille-room-privacy = { $private ->
    [yes] Teraz stół prywatny: dla zaproszonych
    *[no] Teraz stół otwarty: dla każdego
}

braille-room-starting = { $who ->
    [you] Zaczynasz grę
    *[other] { $name } zaczyna grę
}
braille-room-called-off = Gra się nie zaczyna
braille-room-called-off-missing = Nie ma gry, brak: { $names }
braille-room-began = { $game }: { $names }
braille-room-paused-asked = { $seconds ->
    [0] Świństwo? { $key-answer }: tak, { $key-back-out }: nie
    *[other] Świństwo? { $key-answer }: tak, { $key-back-out }: nie; { $seconds } s
}
braille-room-paused-held = { $seconds ->
    [0] Czekasz, czy będzie świństwo
    *[other] Czekasz { $seconds } s, czy będzie świństwo
}
braille-room-paused-others = { $seconds ->
    [0] Wszyscy czekają na świństwo
    *[other] Wszyscy czekają { $seconds } s na świństwo
}
braille-room-pause-ended = Koniec czekania
braille-room-match-over = { $who ->
    [you] Możesz zacząć następną grę
    *[other] Następną grę może zacząć { $name }
}
braille-room-abandoned = { $who ->
    [you] Kończysz grę bez wyniku
    *[other] { $name } kończy grę bez wyniku
}

## Odmowy

braille-room-refused-unknown = Odmowa: { $code }
braille-room-refused-malformed = Serwer tego nie rozumie
braille-room-refused-oversized = Za długie: wyślij mniej naraz
braille-room-refused-too-fast = Za szybko: odczekaj chwilę
braille-room-refused-no-hello = Bez powitania: połącz się ponownie
braille-room-refused-not-in = Najpierw się zaloguj
braille-room-refused-already-in = Jesteś już na serwerze
braille-room-refused-server-full = Serwer pełny: spróbuj później
braille-room-refused-line-cut = Połączenie zerwane: spróbuj ponownie
braille-room-refused-name-empty = Potrzebne jest imię
braille-room-refused-name-long = Imię za długie: najwyżej { $limit }
braille-room-refused-name-signs = Imię: tylko litery, cyfry, spacje
braille-room-refused-name-taken = Zajęte albo zbyt podobne: { $name }
braille-room-refused-password-short = Hasło za krótkie: co najmniej { $limit }
braille-room-refused-login-wrong = Złe imię albo hasło
braille-room-refused-password-wrong = To nie jest twoje hasło
braille-room-refused-token-unknown = Zaloguj się ponownie
braille-room-refused-no-guests = Nie dla gości: konto albo zaloguj się
braille-room-refused-code-unknown = Ten kod zaproszenia jest nieważny
braille-room-refused-not-for-guests = Nie dla gości: załóż konto
braille-room-refused-no-such-person = Nieznane imię: { $name }
braille-room-refused-key-taken = To klucz innego konta
braille-room-refused-no-such-room = Stołu nie ma albo nie dla ciebie
braille-room-refused-at-another-table = Odejdź najpierw od innego stołu
braille-room-refused-at-no-table = Najpierw wybierz stół
braille-room-refused-already-here = Jesteś już przy tym stole
braille-room-refused-private = Prywatny: gospodarz musi zaprosić
braille-room-refused-banned = { $who ->
    [nobody] Masz zakaz przychodzenia do tego stołu
    *[other] Najpierw cofnij zakaz: { $name }
}
braille-room-refused-room-full = Stół pełny: najwyżej osób { $limit }
braille-room-refused-nobody-there = Nikogo tam już nie ma
braille-room-refused-closed = Ten stół jest zamknięty
braille-room-refused-stale = Za późno: posłuchaj, spróbuj ponownie
braille-room-refused-not-host = Może tylko gospodarz, { $name }
braille-room-refused-not-at-table = { $who ->
    [you] Nie ma cię przy tym stole
    *[other] Nie ma przy stole: { $name }
}
braille-room-refused-not-yourself = Nie sobie: wybierz kogoś innego
braille-room-refused-already-so = Bez zmian: już tak jest
braille-room-refused-too-many = Za dużo imion: najwyżej { $limit }
braille-room-refused-text-empty = Najpierw coś wpisz
braille-room-refused-at-table = Już przy tym stole: { $name }
braille-room-refused-not-banned = Nie ma tu zakazu: { $name }
braille-room-refused-not-yours = Może to tylko sam serwer
braille-room-refused-already-seated = Masz już miejsce
braille-room-refused-not-seated = Bez miejsca: tylko oglądasz
braille-room-refused-table-full = Wszystkie miejsca zajęte: { $limit }
braille-room-refused-no-game = Bez gry: wybiera ją gospodarz
braille-room-refused-no-such-game = Takiej gry tu nie ma
braille-room-refused-no-bot = Żaden bot nie ma takiego poziomu
braille-room-refused-no-bot-there = Nie ma tam bota
braille-room-refused-no-such-seat = Złe miejsce: wybierz dwa inne
braille-room-refused-seats-range = Graczy od { $low } do { $high }, nie { $seats }
braille-room-refused-nobody-plays = Same boty: niech usiądzie człowiek
braille-room-refused-value-unknown = Tej wartości nie można wybrać
braille-room-refused-number-outside = Tylko od { $low } do { $high }
braille-room-refused-match-on = Gra trwa: zaczekaj do jej końca
braille-room-refused-no-match = Nie ma teraz żadnej gry
braille-room-refused-held-back = Zaczekaj: możliwe świństwo
braille-room-refused-nothing-to-let-go = Nie ma z czego rezygnować
braille-room-refused-nothing-to-seal = Tasowanie cię teraz nie potrzebuje
braille-room-refused-already-sealed = Twój udział jest już ustalony
braille-room-refused-not-sealed = Tasowanie nie jest na to gotowe
braille-room-refused-wrong-words = Twój udział inny niż zapieczętowany
braille-room-refused-no-pause = Nie ma teraz pauzy
braille-room-refused-bad-seed = Tasowanie serwera jest uszkodzone
braille-room-refused-fair-left-out = Nieuczciwie: twój udział pominięty
braille-room-refused-fair-words = { $who ->
    [nobody] Nieuczciwie: udziały są inne
    [you] Nieuczciwie: twój udział jest inny
    *[other] Nieuczciwie: inny udział, { $name }
}
braille-room-refused-fair-chain = Nieuczciwie: inne tasowanie { $number }
braille-room-refused-fair-seed = Nieuczciwie: inne karty, { $number }

braille-room-bye-unknown = Serwer się rozłącza
braille-room-bye-version = Inna wersja niż serwer: zaktualizuj
braille-room-bye-elsewhere = Wchodzisz z innego miejsca, tu koniec
braille-room-bye-stopping = Serwer staje: połącz się za jakiś czas
braille-room-bye-silent = Rozłączenie: nikt się nie zalogował
braille-room-bye-slow = Rozłączenie: połączenie za wolne
braille-room-bye-unruly = Rozłączenie: za dużo naraz
braille-room-bye-full = Serwer pełny: spróbuj później
braille-room-bye-failed = Błąd serwera: połącz się za jakiś czas
braille-room-bye-account-closed = To konto jest zamknięte
braille-room-bye-password-changed = Nowe hasło: wejdź jeszcze raz
braille-room-bye-way-in-changed = Wejście się zmieniło: wejdź jeszcze raz

braille-visit-match-over = Koniec gry, { $key-play }: do stołu
