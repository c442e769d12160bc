### Klawisze: jak się nazywają i jak gracz je zmienia.
###
### Komunikat, który nazywa klawisz polecenia, dostaje go: $key-draw to pierwszy klawisz polecenia draw. Nazwy
### klawiszy stoją w mianowniku, więc tam, gdzie zdanie wymaga innego przypadka, stoi przed nimi słowo „klawisz”.

## Nazwy klawiszy: od każdej może się zaczynać zdanie

key-enter = Enter
key-delete = Delete
key-insert = Insert
key-escape = Escape
key-backspace = Backspace
key-up = Strzałka w górę
key-down = Strzałka w dół
key-left = Strzałka w lewo
key-right = Strzałka w prawo
key-home = Home
key-end = End
key-tab = Tab
key-backtab = Shift Tab
key-pageup = Page Up
key-pagedown = Page Down
key-shift = Shift { $letter }
key-alt = Alt { $letter }
key-ctrl = Control { $letter }
key-function = F{ $number }

key-space = Spacja
key-exclamation-mark = Wykrzyknik
key-quote = Cudzysłów
key-number-sign = Krzyżyk
key-dollar = Dolar
key-percent = Procent
key-ampersand = Znak i
key-apostrophe = Apostrof
key-left-parenthesis = Lewy nawias
key-right-parenthesis = Prawy nawias
key-asterisk = Gwiazdka
key-plus = Znak plus
key-comma = Przecinek
key-minus = Znak minus
key-full-stop = Kropka
key-slash = Ukośnik
key-colon = Dwukropek
key-semicolon = Średnik
key-less-than = Znak mniejszości
key-equals = Znak równości
key-greater-than = Znak większości
key-question-mark = Znak zapytania
key-at-sign = Małpa
key-left-bracket = Lewy nawias kwadratowy
key-backslash = Odwrotny ukośnik
key-right-bracket = Prawy nawias kwadratowy
key-caret = Daszek
key-underscore = Podkreślnik
key-backquote = Odwrotny apostrof
key-left-brace = Lewa klamra
key-bar = Kreska pionowa
key-right-brace = Prawa klamra
key-tilde = Tylda

## Obowiązujące klawisze i jak je zmienić: thousand keys oraz pozycja w opcjach

options-keys = Klawisze: co robią i jak je zmienić
keys-title = Klawisze.
keys-now = Klawisze przy stole, każdy z nazwą swojego polecenia:
keys-line = { $help } Polecenie: { $command }.
keys-change = Jak zmienić klawisze:
keys-file = Utwórz plik { $path } w formacie JSON, na przykład:
keys-exactly = Polecenie ma dokładnie te klawisze, które podaje plik. Pominięte w nim polecenia zachowują swoje.
keys-letters = Klawisz to litera, symbol albo nazwa. Wielka litera to litera z klawiszem Shift, tak samo jak shift-d.
keys-names = Nazwy klawiszy: { $names }.
keys-names-more = Dalsze nazwy: { $names }.
keys-combined = A także: od f1 do f12; alt- z literą albo cyfrą; ctrl- z literą inną niż h, i, j oraz m.
keys-lists = Listy, pytania i wpisywane teksty mają własne klawisze, cokolwiek podaje plik.
keys-when = Plik jest czytany przy uruchomieniu programu; wtedy też słychać, co w nim jest źle.
keys-json = thousand keys --json wypisuje obowiązujące klawisze jako taki plik, od którego można zacząć.
keys-wrong = Co jest źle w pliku twoich klawiszy:

cli-help-keys = thousand keys: klawisze przy stole i jak je zmienić. Przyjmuje --json.

## Co jest źle w pliku

trouble-keys-broken = Nie można odczytać twoich klawiszy z { $path }, więc działają zwykłe: { $detail }.
trouble-keys-unreadable = Nie można otworzyć twoich klawiszy w { $path }, więc działają zwykłe: { $detail }.
trouble-keys-command = Nie ma polecenia { $command }: wszystkie podaje thousand keys. Plik: { $path }.
trouble-keys-fixed = Klawiszy polecenia { $command } nie można zmienić: cyfry wybierają karty. Plik: { $path }.
trouble-keys-list = Polecenie { $command } wymaga listy nazw klawiszy, więc zachowuje zwykłe. Plik: { $path }.
trouble-keys-none = Polecenie { $command } zostałoby bez klawisza, więc zachowuje zwykłe. Plik: { $path }.
trouble-keys-name = Nie ma klawisza { $key }, więc polecenie { $command } zachowuje zwykłe. Plik: { $path }.
trouble-keys-digit = Klawisz { $key } to cyfra i wybiera kartę, więc { $command } zachowuje zwykłe. Plik: { $path }.
trouble-keys-lists-need = Listy same potrzebują klawisza { $key }, więc { $command } zachowuje zwykłe. Plik: { $path }.
trouble-keys-letters = Polecenie { $command } wymaga też klawisza bez litery: litery należą do list. Plik: { $path }.
trouble-keys-twice = Klawisz { $key } należy już do { $other }, więc { $command } zachowuje zwykłe. Plik: { $path }.
trouble-keys-taken = Polecenie { $other } straciłoby klawisz { $key }, więc { $command } zachowuje zwykłe. Plik: { $path }.
trouble-keys-more = { $count ->
    [one] Jeszcze jeden błąd w pliku klawiszy: podaje go thousand keys.
    [few] Jeszcze { $count } błędy w pliku klawiszy: podaje je thousand keys.
   *[many] Jeszcze { $count } błędów w pliku klawiszy: podaje je thousand keys.
}
