# Zapisy gier: opowiadane, sprawdzane, eksportowane, tworzone; i co może być w nich nie tak.
# Własne słowa zapisu (hand, seed, scores) są takie, jak w nim stoją.

## Opowieść wiersz po wierszu

tale-keys = Enter albo Spacja: dalej; R powtarza, { $key-history-back } i { $key-history-forward } przewijają to, co było, Q kończy.
tale-unknown-key = Ten klawisz nic tu nie robi. Enter albo Spacja: dalej; Q kończy.
tale-end = To koniec zapisu. Enter kończy.

## Co sprawdzono

verify-true = { $rounds ->
    [0] Nic nie da się jeszcze sprawdzić: żadna runda nie jest skończona.
    [one] Zapis się zgadza: 1 runda i { verify-moves }, każde rozdanie, kolejność i punkty.
    [few] Zapis się zgadza: { $rounds } rundy i { verify-moves }, każde rozdanie, kolejność i punkty.
   *[many] Zapis się zgadza: { $rounds } rund i { verify-moves }, każde rozdanie, kolejność i punkty.
}
verify-moves = { $moves ->
    [one] 1 ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}
record-unfinished = Gra nie była jeszcze skończona, gdy powstał ten zapis.
record-waiting = Rundy { $number } nie da się jeszcze sprawdzić ani odtworzyć: do jej końca karty są tajne.

## Zapisane gry

matches-line = { $over ->
    [yes] Numer { $number }, skończona: { $names }; { matches-moves }.
   *[no] Numer { $number }, nieskończona: { $names }; { matches-moves }.
}
matches-moves = { $moves ->
    [one] 1 ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}
matches-damaged = Numer { $number }: gra jest uszkodzona i nie da się jej odczytać.
matches-none = Nie ma żadnej zapisanej gry.
record-written = Zapis gry { $number } jest w pliku { $path }.

## Wiersz poleceń

cli-step-no-terminal = --step czeka na klawisze: wymaga terminala i pliku, który nie jest standardowym wejściem.
cli-file-unreadable = Nie da się odczytać pliku { $path }: { $detail }.
cli-file-unwritable = Nie da się zapisać pliku { $path }: { $detail }.
cli-file-exists = Plik { $path } już istnieje i nie będzie zastąpiony. Podaj inną nazwę.
cli-no-such-match = Żadna zapisana gra nie ma numeru { $number }. Numery podaje thousand matches.

## Co jest nie tak z zapisem: najpierw wiersz

record-none = Wiersz { $line }: to nie jest zapis gry; zapis zaczyna się od słów thousand record 1.
record-format = Wiersz { $line }: ten zapis ma format { $version }, a ten Thousand czyta format { $known }.
record-game = Wiersz { $line }: nie ma tu gry o nazwie { $name }.
record-line-long = Wiersz { $line }: wiersz jest dłuższy niż { $limit } bajtów.
record-long = Wiersz { $line }: zapis przekracza { $limit } MB, więc dalej nie był czytany.
record-lines = Wiersz { $line }: zapis ma więcej niż { $limit } wierszy.
record-encoding = Wiersz { $line }: to nie jest tekst w UTF-8.
record-control = Wiersz { $line }: jest tu znak, którego nie da się wydrukować.
record-cut-off = Wiersz { $line }: zapis się urywa; ostatnim wierszem powinno być end z liczbą ruchów.
record-expected = Wiersz { $line }: powinno tu być { $wanted ->
    [game] game i nazwa gry
    [commitment] commitment rozdania
    [scores] scores rozdania
    [head] seat, bot, rule albo hand 1
    [open] ruch, seed albo end
   *[closed] ruch, hand albo end
}, a jest { $value }.
record-seats = Wiersz { $line }: w tej grze jest od { $low } do { $high } miejsc.
record-seat = Wiersz { $line }: powinno tu być seat { $number }, bo miejsca idą po kolei.
record-name = Wiersz { $line }: imię może mieć od 1 do { $limit } znaków, bez dwóch spacji z rzędu.
record-bot = Wiersz { $line }: bot może stać tylko raz, zaraz za swoim miejscem.
record-bot-level = Wiersz { $line }: żaden bot nie nazywa się { $level }; możliwe są: { $known }.
record-rule-unknown = Wiersz { $line }: ta gra nie ma zasady { $rule }.
record-rule-twice = Wiersz { $line }: zasada { $rule } jest tu po raz drugi.
record-rule-missing = Wiersz { $line }: przed tym wierszem brakuje zasady { $rule }.
record-rule-value = Wiersz { $line }: { $rule } nie może mieć wartości { $value }; możliwe są: { $known }.
record-rule-number = Wiersz { $line }: { $rule } musi być liczbą całkowitą, a nie { $value }.
record-rule-text = Wiersz { $line }: { $rule } może mieć do { $limit } znaków, bez dwóch spacji z rzędu.
record-rules = Wiersz { $line }: zasady przed tym wierszem nie pasują. { $reason }
record-hand-number = Wiersz { $line }: powinno tu być hand { $number }.
record-hex = Wiersz { $line }: powinny tu być 64 znaki, każdy od 0 do 9 albo od a do f.
record-scores-form = Wiersz { $line }: scores to liczby całkowite, po jednej na stronę, rozdzielone jedną spacją.
record-no-seat = Wiersz { $line }: nie ma miejsca { $value }; ostatnie to { $high }.
record-moves = Wiersz { $line }: zapis ma więcej niż { $limit } ruchów.
record-count = Wiersz { $line }: liczba ruchów w zapisie to { $count }, a nie { $value }.
record-after-end = Wiersz { $line }: za końcem zapisu jest coś jeszcze.
record-seed = Wiersz { $line }: ten seed nie zgadza się z commitment z wiersza { $other }.
record-refused = Wiersz { $line }: gracz { $name } nie może wykonać tego ruchu. { $reason }
record-unfounded = Wiersz { $line }: { $item ->
    [hand] nie zaczyna się tu nowe rozdanie.
   *[seed] rozdanie się tu nie kończy.
}
record-lacking = Wiersz { $line }: { $item ->
    [hand] przed tym wierszem powinno się zacząć nowe rozdanie.
   *[seed] rozdanie kończy się przed tym wierszem: powinny tam być seed i scores.
}
record-check = Wiersz { $line }: coś powyżej tego wiersza zmieniono już po utworzeniu zapisu.
record-over = Wiersz { $line }: gra kończy się przed tym ruchem.
record-scores = Wiersz { $line }: według zasad to powinno być { $scores }.
