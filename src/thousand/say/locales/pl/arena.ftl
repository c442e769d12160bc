# Arena: boty grają ze sobą, a potem słychać, ile ich gra jest warta. Najpierw fakt.

arena-begun = { $matches ->
    [one] { $matches } gra
    [few] { $matches } gry
   *[many] { $matches } gier
}, boty: { $bots }. { $deals ->
    [one] Jedno rozdanie, grane
    [few] { $deals } rozdania, każde grane
   *[many] { $deals } rozdań, każde grane
} z każdej strony stołu, razy: { $lineups }.
arena-resumed = { $done ->
    [one] 1 gra jest już
    [few] { $done } gry są już
   *[many] { $done } gier jest już
} w pliku { $path }.
arena-dropped = Ostatni wiersz pliku { $path } był uszkodzony i wypada; ta gra odbędzie się jeszcze raz.
arena-progress = { $percent } procent, gry: { $done } z { $matches }.
arena-failed = Błąd bota { $bot }, seed { $seed }: { $error }.
arena-failures = { $count ->
    [one] 1 gra przerwana przez błąd; jej rozdanie się nie liczy.
    [few] { $count } gry przerwane przez błędy; ich rozdania się nie liczą.
   *[many] { $count } gier przerwanych przez błędy; ich rozdania się nie liczą.
}
arena-stopped = Zatrzymano, gry: { $done } z { $matches }. To samo polecenie zacznie od tego miejsca.

## Wyniki

arena-nothing = Nic jeszcze nie wiadomo: żadne rozdanie nie było grane z każdej strony stołu.
arena-over = Gry: { $matches }, rozdania: { $deals }, rundy: { $rounds }. Równy udział to { $even } procent.
arena-won = { $bot }: { $value } procent wygranych gier; { arena-interval }
arena-points = { $bot }: { $value } punktów na rundę; { arena-interval }
arena-duel-won = { $bot } przeciw { $rival }: { $value } procent wygranych; { arena-interval }
arena-duel-points = { $bot } przeciw { $rival }: { $value } punktów na rundę więcej; { arena-interval }
arena-interval = { $told ->
    [yes] przedział 95 procent od { $low } do { $high }.
   *[no] za mało rozdań na przedział.
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
    [0] { $bot }, decyzje: { $decisions }.
   *[other] { $bot }, decyzje: { $decisions }, na sekundę: { $speed }.
}

## Wiersz poleceń

cli-help-arena = thousand arena GRA: boty grają ze sobą, a program mierzy, jak dobrze. Przyjmuje --bots i inne.
cli-flag-arena-bots = --bots i co najmniej dwie nazwy, na przykład steady,strong: poziomy albo moduł:Klasa dla własnego bota.
cli-flag-matches = --matches i liczba całkowita: ile gier, albo trochę więcej, by każde rozdanie było grane z każdej strony.
cli-flag-seats = --seats i liczba: ile miejsc jest przy stole.
cli-flag-jobs = --jobs od 1 do 64: ile procesów gra naraz.
cli-flag-playouts = --playouts i liczba całkowita: jak daleko boty szukają przy każdym ruchu, zamiast limitu czasu.
cli-flag-arena-json = --json PLIK: zapisuje wyniki do tego pliku jako JSON.
cli-flag-csv = --csv PLIK: zapisuje wyniki do tego pliku jako tabelę.
cli-flag-resume = --resume PLIK: tu jest każda gra i stąd można zacząć dalej; bez tego Thousand ma własny plik.
cli-arena-few-bots = Arena wymaga co najmniej dwóch botów: --bots i ich nazwy po przecinku, na przykład steady,strong.
cli-arena-twice = --bots podaje nazwę { $name } dwa razy.
cli-arena-no-bot = { $name } nie może grać: { $detail }.
cli-arena-no-search = --playouts ogranicza boty, które szukają, a żaden z tych nie szuka.
cli-arena-other = W pliku { $path } są inne gry, innej areny albo innej wersji. Podaj inny plik.
cli-arena-damaged = Plik { $path } jest uszkodzony w wierszu { $line }, więc nic nie było grane. Podaj inny plik albo go usuń.
cli-arena-process = Jeden z procesów areny sam się zakończył. Rozegrane gry są zapisane: to samo polecenie zacznie dalej.
