### Wizyta na serwerze: wejście, poczekalnia i klawisze stołów w sieci. Partia nazywa się grą.

## Z menu głównego

menu-join = Stoły w sieci
join-label = Adres serwera:

## Wejście

# $server: adres.
visit-calling = Łączenie: { $server }.
come-waiting = Jedną chwilę.
help-waiting = Escape rezygnuje.
visit-open-line = To połączenie nie jest szyfrowane: nie podawaj hasła, którego używasz gdzie indziej.
come-question = Witaj. Jak chcesz wejść?
come-guest = Jako gość, z imieniem na dziś
come-login = Na moje konto
come-register = Zakładam konto
come-name = Twoje imię.
come-password = Twoje hasło:
come-new-password = Nowe hasło, co najmniej 8 znaków:
come-password-again = To samo hasło jeszcze raz:
come-code = Twój kod zaproszenia:
come-differ = Te dwa hasła są różne.
secret-typed = { $count ->
    [0] Jeszcze nic nie wpisano
    [one] { $count } znak
    [few] { $count } znaki
    *[many] { $count } znaków
}
secret-short = { $count ->
    [one] Najpierw wpisz hasło.
    *[many] Hasło musi mieć co najmniej { $count } znaków.
}
visit-in = { $guest ->
    [yes] Jesteś na serwerze jako gość { $name }.
    *[no] Jesteś na serwerze jako { $name }.
}
# Stoły, przy których miejsce słuchacza trzyma bot.
visit-kept = { $count ->
    [one] Bot trzyma twoje miejsce przy jednym stole: żeby tam wrócić, wybierz Stoły.
    *[many] Boty trzymają twoje miejsca przy { $count } stołach: żeby wrócić, wybierz Stoły.
}

## Połączenie

visit-cut = { $seated ->
    [yes] Połączenie zerwane. Thousand sam łączy się znowu, a twoje miejsce czeka.
    *[no] Połączenie zerwane. Thousand sam łączy się znowu.
}
visit-stopping = Serwer kończy pracę albo rusza od nowa. Thousand sam dzwoni znowu; stoły czekają.
visit-back = Połączenie wróciło.
visit-not-connected = Nie ma teraz połączenia: spróbuj ponownie za chwilę.
visit-table-gone = Tego stołu już nie ma.
visit-watching = Oglądasz tę grę.
visit-match-over = Koniec gry. Klawisz { $key-play } wraca do stołu.

## Nowiny

visit-invited = { $name } zaprasza cię.
visit-invited-table = { $table }.
# After a line about the table.
visit-invited-how = { $at ->
    [table] Odejdź stąd, potem wybierz Stoły.
    [lesson] Zakończ lekcję, potem wybierz Stoły.
    *[lobby] Żeby tam pójść, wybierz Stoły.
}
visit-friend = { $name } z twoich znajomych jest na serwerze.
visit-befriended = { $name } należy teraz do twoich znajomych: usłyszysz, gdy wejdzie na serwer.
visit-unfriended = { $name } nie należy już do twoich znajomych.

## Poczekalnia

lobby-title = Poczekalnia.
lobby-tables = Stoły
lobby-open = Utwórz nowy stół
lobby-people = Kto jest na serwerze
lobby-code = Kod zaproszenia dla kogoś nowego
lobby-account = Twoje konto
lobby-another = Wejdź jako ktoś inny
lobby-code-is = Kod to { $code }. Wejdzie ta osoba, która pierwsza założy z nim konto.
lobby-quit-hint = Ostatni wiersz tej listy to wyjście z serwera.
lobby-no-tables = Nie ma żadnego stołu. Utwórz nowy, a inni będą mogli przyjść.
lobby-tables-title = { $count ->
    [one] { $count } stół. Enter prowadzi do niego, litera W tylko na widownię.
    [few] { $count } stoły. Enter prowadzi do stołu, litera W tylko na widownię.
    *[many] { $count } stołów. Enter prowadzi do stołu, litera W tylko na widownię.
}
# $table: cały wiersz o nim.
lobby-invited = Zaproszenie: { $table }
help-lobby-watch = Litera W prowadzi do stołu tylko na widownię.
lobby-privacy-question = Kto może przyjść do stołu?
lobby-public = Każdy
lobby-private = Tylko zaproszeni
lobby-people-title = { $count ->
    [one] Oprócz ciebie nie ma na serwerze nikogo.
    [few] Na serwerze są { $count } osoby.
    *[many] Na serwerze jest { $count } osób.
}
lobby-people-some = Osoby na serwerze: { $count }; tu są twoi znajomi i część pozostałych.
lobby-person = { $name }{ $friend ->
    [yes] , z twoich znajomych
    *[no] { "" }
}{ $kind ->
    [guest] , gość
    [away] , poza serwerem
    [you] , to ty
    *[here] { "" }
}{ $busy ->
    [yes] , przy stole
    *[no] { "" }
}
lobby-person-you = To ty.
lobby-back = Wróć
lobby-follow = Idź do stołu, przy którym jest { $name }
help-lobby-tables = Utwórz stół albo idź do innego. Przy stole dodaj boty lub zaproś ludzi; grę zaczyna gospodarz, czyli master.
help-lobby-people = Wśród osób na serwerze możesz dodać kogoś do znajomych albo pójść do stołu, przy którym jest.
help-lobby-phone = Gdy połączenie się zerwie, twoje miejsce czeka: wróć, a usłyszysz, co było bez ciebie.

## Twoje konto

account-title = Twoje konto: { $name }.
account-password = Zmień hasło
account-keys = { $count ->
    [one] Zapomnij klucz ssh, który otwiera to konto
    [few] Zapomnij { $count } klucze ssh, które otwierają to konto
    *[many] Zapomnij { $count } kluczy ssh, które otwierają to konto
}
account-close = Zamknij konto
account-old-server = Ten serwer jest starszy i tego nie umie: spytaj osobę, która go prowadzi.
account-present = Twoje obecne hasło:
account-changed = Hasło jest zmienione. Na innych urządzeniach trzeba zalogować się znowu.
account-keys-stay = { $count ->
    [one] Klucz ssh nadal otwiera to konto.
    [few] { $count } klucze ssh nadal otwierają to konto.
    *[many] { $count } kluczy ssh nadal otwiera to konto.
}
account-keys-question = { $count ->
    [one] Zapomnieć klucz ssh? Potem wejdziesz tylko z hasłem.
    [few] Zapomnieć { $count } klucze ssh? Potem wejdziesz tylko z hasłem.
    *[many] Zapomnieć { $count } kluczy ssh? Potem wejdziesz tylko z hasłem.
}
account-keys-gone = Zapomniane. Odtąd wejdziesz tylko z hasłem.
account-close-gone = Po zamknięciu znikną stąd twoi znajomi, ustawienia i klucze ssh, a twoje imię będzie wolne.
account-close-stays = Zakończone gry zostają w zapisach serwera, z twoim imieniem. Na twoim miejscu w grze gra dalej bot.
account-close-question = Zamknąć na zawsze konto { $name }?
# Tylko dla tych, którzy weszli kluczem.
account-name = Żeby je zamknąć, wpisz swoje imię, { $name }:
account-other-name = To nie { $name }: nic nie jest zamknięte.

## Osoby przy stole

people-back = Wróć
people-sit = Zajmij miejsce
people-stand = Zwolnij miejsce i oglądaj
people-whisper = Powiedz coś, co usłyszy tylko { $name }
people-befriend = Dodaj do znajomych: { $name }
people-unfriend = Usuń ze znajomych: { $name }
people-mute = Wycisz to, co pisze { $name }
people-unmute = Słuchaj znowu, co pisze { $name }
people-later = Przesuń o jedno miejsce dalej: { $name }
people-earlier = Przesuń o jedno miejsce wstecz: { $name }
people-remove-bot = Usuń bota { $name }
people-hand-over = Oddaj stół, niech gospodarzem będzie { $name }
people-kick = Wyproś od stołu: { $name }
people-ban = Wyproś i zakaż przychodzić: { $name }
invite-title = Kogo zapraszasz?
invite-nobody = Nie ma na serwerze nikogo, kogo można zaprosić.
invite-friend = { $busy ->
    [yes] { $name }, z twoich znajomych, przy innym stole
    *[no] { $name }, z twoich znajomych
}
invite-person = { $busy ->
    [yes] { $name }, przy innym stole
    *[no] { $name }
}

## Czat

chat-label = Do stołu:
chat-label-to = Tylko do gracza { $name }:
chat-slash = Po ukośniku pisze się „me” i co robisz. Wszystko inne pisz bez niego.
chat-to-nobody = Nikogo o tym imieniu nie ma przy stole. Po znaku @ wpisz imię, a potem swoje słowa.
help-chat-line = Wpisz tekst, potem Enter. @ i imię: do jednej osoby; /me i słowa: co robisz. Tab: historia.
history-channel-talk = Rozmowa przy stole

## Klawisze stołu w sieci

keys-of-shared = Przy stole w sieci działają też:
help-invite = Zaproś kogoś do stołu: { $keys }.
help-add-bot = Dodaj bota, przed grą: { $keys }.
help-remove-bot = Usuń bota, przed grą: { $keys }.
help-chat = Powiedz coś do stołu: { $keys }.
help-room-play = Zacznij grę, jako gospodarz: { $keys }.
help-room-back-out = Odejdź od stołu, naciśnij dwa razy: { $keys }.
help-room-previous = Poprzednia osoba przy stole: { $keys }.
help-room-next = Następna osoba przy stole: { $keys }.
help-room-scores = Wyniki ostatniej gry: { $keys }.
help-room-leave = Odejdź od stołu, przy którym gra się dalej: { $keys }.
room-key-in-match = Ten klawisz działa podczas gry.
room-no-scores = Nie ma żadnych wyników do podania.
room-no-advice = W grze z ludźmi nie ma rad.
room-leave = Odejść od stołu?
room-leave-seat = Odejść od stołu? Zagra za ciebie bot, a twoje miejsce będzie czekać.
room-abandon = Zakończ grę dla wszystkich, bez wyniku

## Opcje stołu w sieci: odpowiedź na O, która nie może się od tej litery zaczynać

room-options = Stół i jego opcje.
room-options-told = Te opcje ustawia gospodarz.
room-set-game = Gra: { $game }
room-game-none = Żadna, stół tylko do rozmów
room-set-rules = Zasady i opcje gry
room-set-private = { $private ->
    [yes] Kto może przyjść: tylko zaproszeni
    *[no] Kto może przyjść: każdy
}
# $seconds -1: bez limitu.
room-set-pause = { $seconds ->
    [-1] Pauza na świństwo: bez limitu
    [0] Pauza na świństwo: brak
    [one] Pauza na świństwo: { $seconds } sekunda
    [few] Pauza na świństwo: { $seconds } sekundy
    *[many] Pauza na świństwo: { $seconds } sekund
}
room-pause-question = Jak długo stół czeka na świństwo?
room-unban = Cofnij zakaz, niech { $name } znowu może przyjść

## Wiersz poleceń

cli-help-join = thousand join ADRES: siadasz przy stole na serwerze, takim jak wss://host albo host:8414.
cli-flag-name = --name IMIĘ: jak się tam nazywasz.
cli-join-nowhere = Po thousand join brakuje adresu: wpisz host, host:8414, ws://host:8414 albo wss://host.
cli-join-address = { $server } nie jest adresem serwera: wpisz host, host:8414, ws://host:8414 albo wss://host.
cli-join-failed = Nikt nie odpowiada pod { $server }: { $detail }. Czy adres jest dobry, a serwer działa?
cli-join-no-server = Pod { $server } jest coś innego, a nie serwer Thousand, który ta wersja rozumie.
cli-join-packages = Potrzebny jest pakiet, który nie jest zainstalowany. Wpisz: { $python } -m pip install aiohttp
