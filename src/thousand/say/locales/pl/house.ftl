# The house: menus, options, keys, help and everything that is not one game's.

language-name = Polski
# miles albo km: w czym mierzy się drogę, gdy gracz sam nie wybrał.
language-unit = miles

# First start

first-question = Jedno pytanie przed pierwszą grą: kto czyta ci ten terminal? Naciśnij cyfrę.
first-terminal = Terminal czyta mój czytnik ekranu albo monitor brajlowski
first-direct = Thousand mówi sam
first-sight = Gram, patrząc na ekran

goodbye = Do widzenia.

# Main menu

menu-title = Thousand, menu główne.
menu-new = Nowa gra
menu-continue = Kontynuuj zapisaną grę
menu-options = Opcje
menu-language = Język
menu-rules = Zasady
menu-help = Pomoc
menu-quit = Zakończ
saved-question = Która gra? Najnowsza jest pierwsza, D usuwa.
saved-match = { $count ->
    [one] Przy stole { $names }, { $count } ruch
    [few] Przy stole { $names }, { $count } ruchy
   *[many] Przy stole { $names }, { $count } ruchów
}
# Gdy imiona wszystkich są za długie.
saved-match-many = Przy stole { $bots ->
    [one] 1 bot
    [few] { $bots } boty
   *[many] { $bots } botów
}, { $count } { $count ->
    [one] ruch
    [few] ruchy
   *[many] ruchów
}
menu-nothing-saved = Nie ma zapisanej gry. Wybierz Nowa gra, żeby zacząć.

# Options

options-title = Opcje. Enter zmienia wartość.
options-detail = { $value ->
    [brief] Szczegółowość: mała, jak najmniej słów
    [full] Szczegółowość: pełna, każde zdarzenie
    [braille] Szczegółowość: brajl, krótkie wiersze
   *[normal] Szczegółowość: zwykła
}
options-speech = { $value ->
    [direct] Mowa: mówi Thousand
   *[terminal] Mowa: twój czytnik ekranu czyta terminal
}
options-face = { $value ->
    [board] Widok: plansza, dla widzących
   *[linear] Widok: wiersze, dla czytników ekranu i brajla
}
options-level = { $value ->
    [easy] Boty: łatwe do pokonania
    [strong] Boty: silne, zastanawiają się nad ruchem
   *[steady] Boty: solidni gracze
}
options-unit = { $value ->
    [km] Odległości: w kilometrach
   *[miles] Odległości: w milach
}
# Tylko tam, gdzie gramatyka języka o to pyta.
options-address = { $value ->
    [he] Forma zwrotów do ciebie: męska
    [she] Forma zwrotów do ciebie: żeńska
   *[neutral] Forma zwrotów do ciebie: neutralna
}
options-back = Wróć do menu głównego
options-default-question = Grać z domyślnymi opcjami?

bots-label = Ile botów ma grać z tobą?

language-question = Język.
language-lacking = Języka { $lang } jeszcze tu nie ma, więc Thousand mówi po polsku.

# Lists and answers

answer-yes = Tak
answer-no = Nie
answer-cancel = Anuluj
list-numbered = { $n }: { $label }.
list-item = { $label }, { $n } z { $of }
list-place-item = { $n } z { $of }: { $label }
list-unknown-key = Ten klawisz nie działa na tej liście. Strzałkami wybierasz, Enter zatwierdza, Escape wraca.
list-no-such-key = Ten klawisz nie działa na tej liście. Strzałkami wybierasz, Enter zatwierdza.
list-answer-needed = Tu potrzebna jest odpowiedź: strzałkami wybierasz, Enter zatwierdza.

# Numbers

number-label = { $label } Od { $low } do { $high }; sam Enter zostawia { $standard }.
number-digits-only = Tu wpisuje się same cyfry, a potem Enter. Escape wraca.
number-long = Nie można tu wpisać więcej niż { $count ->
    [one] { $count } cyfrę
    [few] { $count } cyfry
   *[many] { $count } cyfr
}.
number-full = Więcej cyfr nie można.
number-typed = Wpisano: { $value }
number-empty = { $address ->
    [he] Jeszcze nic nie wpisałeś.
    [she] Jeszcze nic nie wpisałaś.
   *[neutral] Jeszcze nic nie wpisano.
}
number-outside = { $value } jest poza zakresem.

# At the table

game-first-hint-miles = { $key-draw } dobiera, { $key-previous } i { $key-next } wybierają kartę, { $key-play } ją zagrywa. { $key-help } to lista klawiszy.

game-unknown-key = Ten klawisz nic tu nie robi. { $key-help } to lista klawiszy.
game-let-go = Rezygnujesz ze świństwa.
game-cancelled = Anulowano. Karta zostaje w ręce.
game-escape-again = Naciśnij klawisz { $key-back-out } jeszcze raz, żeby odejść od stołu.
game-leave-saved = Odejść od stołu? Gra jest zapisana.
game-leave-unsaved = Odejść od stołu? Gry nie udało się zapisać, więc przepadnie.
game-stay = Zostajesz przy stole.
game-saved = Gra jest zapisana: wrócisz do niej przez Kontynuuj w menu głównym.
game-saved-to-go = Gra jest zapisana: żeby do niej wrócić, uruchom samo thousand i wybierz Kontynuuj.
game-no-cards = Nie masz kart.
game-fewer-cards = { $count ->
    [one] Masz tylko jedną kartę.
    [few] Masz tylko { $count } karty.
   *[many] Masz tylko { $count } kart.
}
game-nothing-playable = Żadnej z twoich kart nie można teraz zagrać.
game-match-over = Koniec gry. Naciśnij klawisz { $key-play }, żeby odejść od stołu.

who-you = { $team ->
    [none] { $name }, to ty.
   *[number] { $name }, to ty, drużyna { $team }.
}
who-bot = { $team ->
    [none] { $name }, bot.
    [mate] { $name }, bot z twojej drużyny.
   *[number] { $name }, bot, drużyna { $team }.
}
who-person = { $team ->
    [none] { $name }.
    [mate] { $name } z twojej drużyny.
   *[number] { $name }, drużyna { $team }.
}
who-count = { $count ->
    [one] Przy stole { $count } osoba:
    [few] Przy stole { $count } osoby, w kolejności ruchów:
   *[many] Przy stole { $count } osób, w kolejności ruchów:
}

# Speech, faces, detail, history

speech-direct = Teraz mówi Thousand. Klawisz { $key-speech } oddaje głos twojemu czytnikowi ekranu.
speech-terminal = Teraz terminal czyta twój czytnik ekranu. Klawisz { $key-speech } włącza głos Thousand.
speech-not-offered = Przez ssh Thousand nie mówi sam: słychać by go było przy serwerze.
speech-resumed = Mowa wróciła, przez { $name }.
speech-none-works = Na tym komputerze nie udało się uruchomić mowy, więc komunikaty idą do terminala.
face-board = Widok planszy.
face-linear = Widok wierszy: każdy komunikat to wiersz.
detail-brief = Mała szczegółowość: jak najmniej słów.
detail-normal = Zwykła szczegółowość.
detail-full = Pełna szczegółowość: każde zdarzenie.
history-title = Historia. Strzałkami przeglądasz, Tab wraca do stołu.
history-empty = Jeszcze nic nie powiedziano.
history-item = { $text }, { $n } z { $of }
history-part = { $text }, część { $n } z { $of }
# Kanały historii
history-channel-happened = Co się działo.
history-channel-game = Tylko gra.
history-channel-answers = Odpowiedzi na twoje klawisze.
history-channel-house = Uwagi programu i to, czego nie dało się zrobić.
history-channel-all = Wszystko, co powiedziano.
history-search = Szukany tekst:
history-no-search = Najpierw podaj, czego szukać: naciśnij ukośnik, wpisz tekst, potem Enter.
history-no-hit = { $where ->
    [back] Wcześniej nie znaleziono: { $words }.
   *[on] Później nie znaleziono: { $words }.
}
history-hit = Trafienie { $nth } z { $hits }, komunikat { $n } z { $of }:
history-copied = { $whole ->
    [yes] Wysłano do schowka, jeśli twój terminal na to pozwala.
   *[no] Początek wysłano do schowka, jeśli twój terminal na to pozwala: komunikat jest za długi.
}
history-not-copied = Ten terminal nie obsługuje schowka.
history-unknown-key = Ten klawisz nie działa w historii. Strzałkami przeglądasz, Tab wraca.

# Help at the table: one line a command

help-title = Klawisze. Strzałkami przeglądasz, każdy inny klawisz wraca.

help-play = Zagraj kartę pod kursorem albo zacznij następną rundę: { $keys }.
help-draw = Dobierz kartę: { $keys }.
help-discard = Odrzuć kartę pod kursorem: { $keys }.
help-answer = Zrób świństwo, czyli odpowiedz zabezpieczeniem na przeszkodę: { $keys }.
help-back-out = Zrezygnuj ze świństwa; naciśnij dwa razy, a odejdziesz od stołu: { $keys }.
help-previous = Poprzednia karta: { $keys }.
help-next = Następna karta: { $keys }.
help-first = Pierwsza karta: { $keys }.
help-last = Ostatnia karta: { $keys }.
help-go-to = Przejdź do karty o numerze: od 1 do 9, a 0 to dziesiąta.
help-next-playable = Następna karta, którą można zagrać: { $keys }.
help-previous-playable = Poprzednia karta, którą można zagrać: { $keys }.
help-hand = Wszystkie twoje karty: { $keys }.
help-info = Sytuacja wszystkich graczy: { $keys }.
help-info-me = Twoja sytuacja ze szczegółami: { $keys }.
help-scores = Wyniki: { $keys }.
help-turn = Czyja kolej i na co gra czeka: { $keys }.
help-pile = Ile kart zostało i co odrzucono: { $keys }.
help-advice = Rada, co teraz zrobić i dlaczego: { $keys }.
help-who = Kto siedzi przy stole: { $keys }.
help-options = Zasady tej gry w skrócie: { $keys }.
help-repeat = Ostatnie zdarzenie jeszcze raz: { $keys }.
help-history-back = Wstecz w historii: { $keys }.
help-history-forward = Naprzód w historii: { $keys }.
help-history = Przeglądanie historii: { $keys }.
help-detail = Szczegółowość: { $keys }.
help-speech = Głos czytnika ekranu albo własny głos Thousand: { $keys }.
help-face = Widok wierszy albo planszy: { $keys }.
help-help = Te klawisze: { $keys }.
help-rules = Zasady tej gry do czytania: { $keys }.
help-leave = Odejdź od stołu, gra jest zapisana: { $keys }.

help-list = Strzałkami wybierasz, Home i End przechodzą na końce listy, cyfra albo Enter zatwierdza, Escape wraca.
help-list-out = Strzałkami wybierasz, Home i End to końce listy, cyfra albo Enter zatwierdza, Escape mówi, którędy wyjść.
help-list-needed = Strzałkami wybierasz, Home i End to końce listy, cyfra albo Enter zatwierdza; odpowiedź jest potrzebna.
help-common = { $key-history-back } i { $key-history-forward } przewijają to, co już powiedziano.
help-number = Wpisz cyfry, potem Enter. Backspace kasuje, Escape wraca.
help-history-place = Strzałki w górę i w dół przewijają, Page Up i Down po dziesięć; w lewo i w prawo, minus i plus zmieniają kanał.
help-history-search = Ukośnik otwiera szukanie. Potem N albo Enter znajduje trafienie wcześniejsze, P albo Shift N późniejsze.
help-history-copy = K kopiuje komunikat, jeśli terminal na to pozwala. Tab albo Escape wraca do stołu.

help-house-goal = Są tu dwie gry w karty: 1000 mil, czyli wyścig samochodowy, i tysiąc, gra w lewy i meldunki.
help-house-miles = 1000 mil: gdy twoja kolej, { $key-draw } dobiera kartę, { $key-previous } i { $key-next } wybierają, { $key-play } zagrywa, { $key-discard } odrzuca.
help-house-keys = Przy stole { $key-help } to lista klawiszy, { $key-turn } mówi, czyja kolej, { $key-info } podaje sytuację, { $key-scores } wyniki.
help-house-lists = Na listach takich jak ta strzałkami wybierasz, Enter zatwierdza, a Escape wraca.
help-house-speech = Czytnik ekranu czyta każdy nowy wiersz. Przy stole { $key-speech } włącza głos Thousand.

# Texts to walk through by lines and headings

book-of-this-game = Zasady tej gry. Przy stole { $key-help } to lista klawiszy.
book-of-default = Zasady z domyślnymi opcjami, dla { $players ->
    [2] dwóch
   *[3] trzech
} graczy. Przy stole { $key-rules } podaje zasady twojej gry.
book-keys = Strzałki w górę i w dół przechodzą po wierszach, w lewo i w prawo po nagłówkach, Escape wraca.

# Troubles with files

trouble-settings-broken = Ustawień w { $path } nie da się odczytać, więc obowiązują domyślne: { $detail }.
trouble-settings-unreadable = Ustawień w { $path } nie da się otworzyć, więc obowiązują domyślne: { $detail }.
trouble-settings-not-saved = Ustawień nie udało się zapisać w { $path }: { $detail }.
trouble-store-broken = Zapisane gry w { $path } są uszkodzone i nie da się ich odczytać.
trouble-store-set-aside = Zapisane gry były uszkodzone. Zostały zachowane jako { $aside } i powstał nowy plik.
trouble-store-full = Dysk jest pełny: gra trwa, ale się nie zapisuje. Zwolnij miejsce i graj dalej.
trouble-store-busy = Inny Thousand zapisuje właśnie gry, więc ten ruch nie jest jeszcze zapisany.
trouble-store-overtaken = Ta gra toczy się dalej w innym oknie: ruchy z tego okna już się nie zapisują.
trouble-store-failed = Zapisanych gier nie można przechowywać w { $path }: { $detail }.
trouble-over = Zapisywanie znów działa. Nic nie przepadło.
trouble-no-such-match = Zapisanej gry już nie ma.
trouble-no-such-game = Jednej z zapisanych gier ten Thousand nie zna. Zostaje bez zmian.
trouble-record-version = Zapisana gra ma format { $version }, a ten Thousand czyta format { $known }. Zostaje bez zmian.
trouble-record-header = Zapisana gra ma uszkodzony początek i nie da się jej wznowić. Zostaje bez zmian.
trouble-record-cut = Zapisana gra jest niepełna: ma { $have } z { $want } ruchów. Zostaje bez zmian.
trouble-record-edited = Zapisaną grę zmieniono ręcznie w ruchu { $number } i nie da się jej wznowić. Zostaje bez zmian.
trouble-record-move = Zapisana gra ma niemożliwy ruch, numer { $number }, i nie da się jej wznowić. Zostaje bez zmian.

# The command line

cli-no-terminal = W Thousand gra się klawiszami w terminalu, a standardowe wejście nim nie jest: uruchom program w terminalu.
cli-unknown-word = Thousand nie zna słowa { $value }. Spróbuj: thousand --help.
cli-value-missing = { $name } wymaga wartości. Spróbuj: thousand --help.
cli-value-unknown = { $name } nie może mieć wartości { $value }; możliwe są: { $known }.
cli-number-outside = { $name } musi być liczbą całkowitą od { $low } do { $high }, a nie { $value }.
cli-flag-elsewhere = { $name } działa tylko z: { $commands }.
cli-no-value = { $name } nie przyjmuje wartości. Spróbuj: thousand --help.
cli-word-missing = thousand { $command } wymaga słowa { $name }. Spróbuj: thousand { $command } --help.
cli-no-pair = { $name } wymaga nazwy opcji, znaku równości i wartości, na przykład reshuffle=off, a nie { $value }.
cli-speech-variable = THOUSAND_SPEECH nie może mieć wartości { $value }; możliwe są: auto, terminal, direct, none.
cli-mistake = W Thousand wystąpił błąd i program musiał się zatrzymać; gra jest zapisana. Opis błędu jest w { $path }.

cli-about = Thousand: 1000 mil i tysiąc na słuch i klawiaturę, w pojedynkę przeciw botom.
cli-usage = Samo thousand otwiera menu; albo thousand i polecenie:
cli-usage-command = Polecenie z dopisanym --help wyjaśnia, co przyjmuje.
cli-help-play = thousand play miles albo tysiac: zaczyna grę. Z --bots, --level, --teams, --rules, --option, --match-points, --seed.
cli-help-rules = thousand rules miles albo tysiac: tekst zasad. Z --bots, --teams, --rules, --option, --match-points.
cli-help-matches = thousand matches: zapisane gry z ich numerami.
cli-help-record = thousand record NUMBER FILE: zapis gry o tym numerze do pliku, a bez pliku na standardowe wyjście.
cli-help-replay = thousand replay FILE: odtwarza zapisaną grę. Przyjmuje --seat, --from, --step, --detail.
cli-help-verify = thousand verify FILE: sprawdza rozdania, ruchy i punkty zapisanej gry.
cli-help-export = thousand export FILE: punktacja zapisanej gry jako tekst albo, z --json, jako dane.
cli-flag-seat = --seat i numer miejsca: z którego miejsca słychać grę; bez tej opcji tak, jak słyszy ją widz.
cli-flag-from = --from i numer rundy: od której zacząć.
cli-flag-step = --step: wiersz po wierszu, po naciśnięciu klawisza.
cli-flag-detail = --detail brief, normal, full albo braille: jak szczegółowo opowiadać, braille krótkimi wierszami.
cli-help-bench = thousand bench: jak szybki jest program na tym komputerze.
cli-flag-lang = --lang i kod języka, jeden z: { $languages }.
cli-flag-face = --face linear albo board: wiersze dla czytników ekranu albo plansza dla widzących.
cli-flag-speech = --speech auto, terminal, direct albo none: kto mówi, czytnik ekranu czy Thousand.
cli-flag-bots = --bots od 1 do 8, w tysiącu od 1 do 3: ile botów gra z tobą.
cli-flag-level = --level easy, steady lub strong: jak dobrze grają boty.
cli-flag-teams = --teams 2x2, 2x3, 3x2, 2x4, 4x2 albo 3x3: ile drużyn i po ile osób; pozostali gracze to boty.
cli-flag-rules = --rules playroom, classic, w tysiącu house, albo nazwa zapisanych opcji: według jakich zasad się gra.
cli-flag-option = --option NAZWA=WARTOŚĆ, ile razy trzeba: jedna opcja, na przykład reshuffle=off. Zła nazwa wylicza wszystkie.
cli-flag-match-points = --match-points od 100 do 100000, w tysiącu od 100 do 10000: ile punktów daje zwycięstwo.
cli-flag-seed = --seed i liczba całkowita: ta sama liczba rozdaje te same karty.
cli-more = thousand --version podaje wersję; thousand keys podaje listę klawiszy gry.

# Gry

game-question = Która gra?
game-name-miles = 1000 mil
game-name-tysiac = Tysiąc
# Zapisana gra wśród gier więcej niż jednego rodzaju.
saved-match-of = { $game }: { $told }
matches-of = { $told } { $game }.
stats-of = { $game }:

game-first-hint-tysiac = { $key-play } licytuje, oddaje i zagrywa, { $key-pass } pasuje, { $key-previous } i { $key-next } wybierają. { $key-help } to lista klawiszy.
game-unchanged = Anulowano. Nic się nie zmieniło.
game-put-off = Odpowiedź może poczekać: { $key-play } zapyta ponownie.
sorted-suit = Ułożone według kolorów.
sorted-rank = Ułożone według starszeństwa.

help-pass = Spasuj w licytacji: { $keys }.
help-raise = Podnieś kontrakt po wzięciu musiku: { $keys }.
help-bomb = Rzuć bombę, gdy nikt cię nie przebił: { $keys }.
help-trick = Lewa, która się toczy: { $keys }.
help-trump = Atut: { $keys }.
help-contract = Licytacja i kontrakt: { $keys }.
help-musik = Musik i oddane karty: { $keys }.
help-sort = Ułóż karty według kolorów albo starszeństwa: { $keys }.
help-tysiac-play = Zalicytuj, oddaj albo zagraj kartę pod kursorem, albo zacznij następne rozdanie: { $keys }.
help-tysiac-back-out = Odłóż odpowiedź; naciśnij dwa razy, a odejdziesz od stołu: { $keys }.
help-tysiac-pile = Karty, które już wyszły, i te, które są jeszcze w grze: { $keys }.
help-house-tysiac = Tysiąc: { $key-play } licytuje, oddaje i zagrywa, { $key-pass } pasuje. { $key-trick } mówi, co leży, { $key-trump } podaje atut, { $key-contract } kontrakt.

# Nagłówek poleceń, które są tylko w niektórych grach.
keys-of-game = Klawisze gry { $game }, tam ważniejsze od innych:
