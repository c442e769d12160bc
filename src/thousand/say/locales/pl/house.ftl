# The house: menus, options, keys, help and everything that is not one game's.

language-name = Polski

# First start

first-question = Jedno pytanie przed pierwszą grą: kto czyta ci ten terminal? Naciśnij cyfrę.
first-terminal = Terminal czyta mój program odczytu ekranu albo monitor brajlowski
first-direct = Thousand mówi sam
first-sight = Gram wzrokowo

goodbye = Do widzenia.

# Main menu

menu-title = Thousand, menu główne.
menu-new = Nowa gra
menu-continue = Kontynuuj zapisaną grę
menu-options = Opcje
menu-language = Język
menu-help = Pomoc
menu-quit = Zakończ
saved-question = Która gra? Najnowsza jest pierwsza.
saved-match = { $count ->
    [one] Przy stole { $names }, { $count } ruch
    [few] Przy stole { $names }, { $count } ruchy
   *[many] Przy stole { $names }, { $count } ruchów
}
menu-nothing-saved = Nie czeka żadna zapisana gra. Wybierz Nowa gra, aby zacząć.

# Options

options-title = Opcje. Enter zmienia wartość.
options-detail = { $value ->
    [brief] Szczegółowość: krótko, najmniej słów
    [full] Szczegółowość: pełna, każde zdarzenie
   *[normal] Szczegółowość: zwykła
}
options-speech = { $value ->
    [direct] Mowa: mówi Thousand
   *[terminal] Mowa: terminal czyta twój program odczytu ekranu
}
options-face = { $value ->
    [board] Widok: plansza, dla widzących
   *[linear] Widok: wiersze, dla programów odczytu ekranu i brajla
}
options-back = Wróć do menu głównego
options-default-question = Grać z domyślnymi opcjami?

rules-question = Jakie zasady?
rules-playroom = Zasady pokoju gier: trasa 1000 mil, jak w internetowym pokoju gier
rules-classic = Zasady klasyczne: trasa 700 mil z przedłużeniem
bots-label = Ile botów ma grać z tobą?
points-question = Jak długa ma być gra?
points-choice = { $points ->
    [one] Do 1 punktu
   *[other] Do { $points } punktów
}
points-another = Do innej liczby punktów
points-one-hand = Jedna runda
points-label = Ile punktów daje zwycięstwo w grze?

language-question = Język.
language-lacking = Języka { $lang } jeszcze tu nie ma, więc Thousand mówi po polsku.

# Lists and answers

answer-yes = Tak
answer-no = Nie
answer-cancel = Anuluj
list-numbered = { $n }: { $label }.
list-item = { $label }, { $n } z { $of }
list-place-item = { $n } z { $of }: { $label }
list-unknown-key = Ta lista nie ma takiego klawisza. Strzałki przechodzą, Enter wybiera, Escape wraca.
list-answer-needed = Tu potrzebna jest odpowiedź: strzałki przechodzą, Enter wybiera.

# Numbers

number-label = { $label } Od { $low } do { $high }; sam Enter zostawia { $standard }.
number-digits-only = Tu można wpisać tylko cyfry, a potem Enter. Escape wraca.
number-long = Nie można tu wpisać więcej niż { $count } cyfr.
number-typed = Wpisano: { $value }
number-empty = Jeszcze nic nie wpisano.
number-outside = { $value } jest poza zakresem.

# At the table

game-first-hint = Spacja dobiera, strzałki wybierają kartę, Enter ją zagrywa. Znak zapytania podaje klawisze.

game-unknown-key = Ten klawisz nic tu nie robi. Znak zapytania podaje klawisze.
game-let-go = Rezygnujesz ze świństwa.
game-cancelled = Anulowano. Karta zostaje w ręce.
game-escape-again = Naciśnij Escape jeszcze raz, aby odejść od stołu.
game-leave-question = Odejść od stołu? Gra jest zapisana.
game-leave-unsaved = Odejść od stołu? Gry nie udało się zapisać i przepadnie.
game-stay = Zostajesz przy stole.
game-saved = Gra jest zapisana: Kontynuuj w menu głównym wraca do niej.
game-saved-to-go = Gra jest zapisana: uruchom samo thousand i wybierz Kontynuuj, aby do niej wrócić.
game-no-cards = Nie masz kart.
game-fewer-cards = { $count ->
    [one] Masz tylko jedną kartę.
    [few] Masz tylko { $count } karty.
   *[many] Masz tylko { $count } kart.
}
game-nothing-playable = Żadnej z twoich kart nie można teraz zagrać.
game-match-over = Koniec gry. Naciśnij Enter, aby odejść od stołu.

who-you = { $name }, to ty.
who-bot = { $name }, bot.
who-person = { $name }.
who-count = { $count ->
    [one] Przy stole { $count } osoba:
    [few] Przy stole { $count } osoby, w kolejności ruchów:
   *[many] Przy stole { $count } osób, w kolejności ruchów:
}

# Speech, faces, detail, history

speech-direct = Teraz mówi Thousand. Naciśnij V, aby oddać terminal programowi odczytu ekranu.
speech-terminal = Teraz terminal czyta twój program odczytu ekranu. Naciśnij V, aby mówił Thousand.
speech-not-offered = Przez ssh Thousand nie mówi sam: słychać by go było przy serwerze.
speech-resumed = Mowa wróciła, przez { $name }.
speech-none-works = Na tym komputerze nie udało się uruchomić mowy, więc komunikaty idą do terminala.
face-board = Widok planszy.
face-linear = Widok wierszy: każdy komunikat to wiersz.
detail-brief = Krótko: najmniej słów.
detail-normal = Zwykła szczegółowość.
detail-full = Pełna szczegółowość: każde zdarzenie.
history-title = Historia. Strzałki przechodzą, Tab wraca do stołu.
history-empty = Jeszcze nic nie powiedziano.
history-place = { $n } z { $of }
history-unknown-key = W historii nie ma takiego klawisza. Strzałki przechodzą, Tab wraca.

# Names of keys

key-space = Spacja
key-enter = Enter
key-delete = Delete
key-escape = Escape
key-backspace = Backspace
key-up = strzałka w górę
key-down = strzałka w dół
key-left = strzałka w lewo
key-right = strzałka w prawo
key-home = Home
key-end = End
key-tab = Tab
key-backtab = Shift Tab
key-pageup = Page Up
key-pagedown = Page Down
key-alt-o = Alt O
key-f1 = F1
key-ctrl-c = Control C
key-ctrl-d = Control D
key-shift = Shift { $letter }
key-comma = przecinek
key-full-stop = kropka
key-semicolon = średnik
key-less-than = znak mniejszości
key-greater-than = znak większości
key-question-mark = znak zapytania

# Help at the table: one line a command

help-title = Klawisze. Strzałki przechodzą, każdy inny klawisz wraca.

help-play = Zagraj kartę pod kursorem albo rozdaj następną rundę: { $keys }.
help-draw = Dobierz kartę: { $keys }.
help-discard = Odrzuć kartę pod kursorem: { $keys }.
help-answer = Świństwo, odpowiedź na atak kartą odporności: { $keys }.
help-back-out = Zrezygnuj ze świństwa; dwa razy, odejdź od stołu: { $keys }.
help-previous = Poprzednia karta: { $keys }.
help-next = Następna karta: { $keys }.
help-first = Pierwsza karta: { $keys }.
help-last = Ostatnia karta: { $keys }.
help-go-to = Przejdź do karty o numerze: od 1 do 9, a 0 to dziesiąta.
help-next-playable = Następna karta, którą można zagrać: { $keys }.
help-previous-playable = Poprzednia karta, którą można zagrać: { $keys }.
help-hand = Wszystkie twoje karty: { $keys }.
help-info = Sytuacja wszystkich graczy: { $keys }.
help-info-me = Twoja sytuacja, w pełni: { $keys }.
help-scores = Wyniki: { $keys }.
help-turn = Czyj ruch i na co gra czeka: { $keys }.
help-pile = Ile kart zostało i co odrzucono: { $keys }.
help-who = Kto siedzi przy stole: { $keys }.
help-options = Zasady tej gry: { $keys }.
help-repeat = Ostatnie zdarzenie jeszcze raz: { $keys }.
help-history-back = Wstecz w historii: { $keys }.
help-history-forward = Naprzód w historii: { $keys }.
help-history = Przeglądanie historii: { $keys }.
help-detail = Szczegółowość: { $keys }.
help-speech = Głos programu odczytu ekranu albo własny głos Thousand: { $keys }.
help-face = Widok wierszy albo planszy: { $keys }.
help-help = Te klawisze: { $keys }.
help-leave = Odejdź od stołu, gra jest zapisana: { $keys }.

help-list = Strzałki przechodzą, Home i End na końce listy, cyfra albo Enter wybiera, Escape wraca.
help-common = Page Up i Page Down przeglądają to, co powiedziano.
help-number = Wpisz cyfry, potem Enter. Backspace kasuje, Escape wraca.
help-history-place = Przechodzą strzałki, Page Up, Page Down, Home i End. Tab albo Escape wraca do stołu.

help-house-goal = 1000 mil to wyścig samochodowy w kartach: wygrywa, kto pierwszy przejedzie całą trasę.
help-house-turn = W swoim ruchu dobierz kartę Spacją, wybierz kartę strzałkami; Enter ją zagrywa, D odrzuca.
help-house-keys = Przy stole znak zapytania podaje klawisze, T mówi, czyj ruch, I podaje sytuację, S wyniki.
help-house-lists = Na listach takich jak ta strzałki przechodzą, Enter wybiera, a Escape wraca.
help-house-speech = Program odczytu ekranu czyta każdy nowy wiersz. Przy stole V sprawia, że Thousand mówi sam.

# Troubles with files

trouble-settings-broken = Ustawień w { $path } nie da się odczytać, więc obowiązują domyślne: { $detail }.
trouble-settings-unreadable = Ustawień w { $path } nie da się otworzyć, więc obowiązują domyślne: { $detail }.
trouble-settings-not-saved = Ustawień nie udało się zapisać w { $path }: { $detail }.
trouble-store-broken = Zapisane gry w { $path } są uszkodzone i nie da się ich odczytać.
trouble-store-set-aside = Zapisane gry były uszkodzone. Są zachowane jako { $aside }, a zaczęto nowy plik.
trouble-store-full = Dysk jest pełny: gra trwa, ale nie jest zapisana. Zwolnij miejsce i graj dalej.
trouble-store-busy = Inny Thousand zapisuje właśnie gry, więc ten ruch nie jest jeszcze zapisany.
trouble-store-overtaken = Ta gra poszła dalej w innym oknie: tutejsze ruchy już się nie zapisują.
trouble-store-failed = Zapisanych gier nie można trzymać w { $path }: { $detail }.
trouble-over = Zapisywanie znów działa. Nic nie przepadło.
trouble-no-such-match = Zapisanej gry już nie ma.
trouble-no-such-game = Zapisana gra to taka, której ten Thousand nie zna. Zostaje, jak jest.
trouble-record-version = Zapisana gra ma format { $version }, a ten Thousand czyta format { $known }. Zostaje w pliku.
trouble-record-header = Zapisana gra ma uszkodzony początek i nie może trwać dalej. Zostaje, jak jest.
trouble-record-cut = Zapisana gra jest ucięta: jest { $have } z { $want } ruchów. Zostaje, jak jest.
trouble-record-edited = Zapisaną grę zmieniono ręcznie w ruchu { $number } i nie może trwać dalej. Zostaje, jak jest.
trouble-record-move = Zapisana gra ma niemożliwy ruch, numer { $number }, i nie może trwać dalej. Zostaje.

# The command line

cli-no-terminal = Thousand obsługuje się klawiszami w terminalu, a standardowe wejście nim nie jest: uruchom go w terminalu.
cli-unknown-word = Thousand nie zna słowa { $value }. Spróbuj: thousand --help.
cli-value-missing = { $name } wymaga wartości. Spróbuj: thousand --help.
cli-value-unknown = { $name } nie może mieć wartości { $value }; możliwe są: { $known }.
cli-number-outside = { $name } musi być liczbą całkowitą od { $low } do { $high }, a nie { $value }.
cli-only-with-play = { $name } działa tylko z: thousand play miles.
cli-speech-variable = THOUSAND_SPEECH nie może mieć wartości { $value }; możliwe są: auto, terminal, direct, none.
cli-mistake = Thousand popełnił błąd i musiał się zatrzymać; gra jest zapisana. Opis błędu jest w { $path }.

cli-help-about = Thousand: 1000 mil słuchem i klawiaturą, z botami.
cli-help-usage = Samo thousand otwiera menu, a thousand play miles od razu grę.
cli-help-play = Z play miles: --bots, --rules, --match-points, --seed.
cli-help-lang = --lang en albo pl: język.
cli-help-face = --face linear albo board: wiersze dla programów odczytu ekranu albo plansza dla widzących.
cli-help-speech = --speech auto, terminal, direct albo none: kto mówi, program odczytu ekranu czy Thousand.
cli-help-bots = --bots od 1 do 5: ile botów gra z tobą.
cli-help-rules = --rules playroom albo classic: według jakich zasad się gra.
cli-help-points = --match-points od 100 do 100000: ile punktów daje zwycięstwo.
cli-help-seed = --seed i liczba całkowita: ta sama liczba rozdaje te same karty.
cli-help-more = thousand bench mierzy szybkość; thousand --version podaje wersję; F1 albo znak zapytania w grze podaje klawisze.
