# Serwer i kto go prowadzi: co mówią thousand serve i thousand invite.
# $command to polecenie do wpisania, $path to folder lub plik, $port liczba, $host nazwa komputera: stoją, jak są.

## Co słychać, gdy działa

serve-listening-everywhere = Serwer działa na porcie { $port }, pod każdym adresem tego komputera.
serve-listening = Serwer działa pod adresem { $host }, na porcie { $port }.
serve-data = Stoły i konta są przechowywane w { $path }.
serve-join = Inni dołączają poleceniem: { $command }
serve-ssh = A z samym ssh: { $command }
serve-behind-proxy = Inni dołączają pod adresem twojego serwera proxy.
serve-invite-only = Nowe osoby potrzebują kodu. Za każdym razem wpisz w innym terminalu: { $command }
serve-unencrypted = Bez --certificate nic nie jest szyfrowane, hasła też nie: to dobre tylko w sieci, której ufasz.
serve-how-to-stop = Control C zatrzymuje serwer; po ponownym uruchomieniu każdy stół gra dalej.
serve-stopped = Serwer jest zatrzymany. Wszystkie stoły są zachowane.
serve-failed = Serwer jest zatrzymany, bo nie mógł zapisać danych. Nic, co zostało potwierdzone, nie przepadło.
serve-code = Kod dla jednej nowej osoby: { $code }
serve-account-closed = Konto { $name } jest zamknięte.
serve-account-password = Nowe hasło dla { $name }: { $password }

## Co jest nie tak

cli-packages-missing = Serwer wymaga pakietów, które nie są zainstalowane. Wpisz: { $python } -m pip install { $names }
cli-key-alone = --key i --certificate idą razem: podaj oba albo żadnego.
cli-ports-equal = --port i --ssh-port nie mogą być oba równe { $port }: wybierz dwie różne liczby.
cli-port-taken = Portu { $port } używa już inny program: zatrzymaj go albo wybierz inny port przez --port lub --ssh-port.
cli-port-forbidden = Portu { $port } nie wolno ci używać: wybierz od 1024 wzwyż przez --port lub --ssh-port.
cli-port-failed = Serwera nie da się otworzyć na porcie { $port }: { $detail }.
cli-host-unknown = Nie ma komputera o nazwie { $host }: podaj w --host adres tego komputera albo pomiń tę opcję.
cli-host-elsewhere = { $host } nie jest adresem tego komputera: podaj w --host jego adres albo pomiń tę opcję.
cli-certificate-unreadable = Nie da się odczytać pliku { $path }: { $detail }. Podaj w --certificate i --key pliki, które wolno ci czytać.
cli-certificate-wrong = { $path } i { $key } to nie certyfikat i jego klucz w formacie PEM albo klucz ma hasło: usuń je.
cli-certificate-other-key = Klucz z { $key } nie należy do certyfikatu z { $path }: podaj w --key ten, z którym powstał.
cli-data-unwritable = Nic nie da się zapisać w { $path }: { $detail }. Wybierz inny folder przez --data.
cli-data-in-use = Danych w { $path } używa już inny serwer: zatrzymaj go albo wybierz inny folder przez --data.
cli-data-newer = Dane serwera zapisał nowszy Thousand: zainstaluj go. Mają format { $found }, a ten zna { $known }.
cli-data-failed = Danych serwera w { $path } nie da się użyć: { $detail }.
cli-data-missing = W { $path } nie ma danych serwera: uruchom raz thousand serve albo podaj ich folder przez --data.
cli-account-what = Podaj --close albo --new-password: jedno naraz.
cli-account-unknown = Nikt nie ma konta o nazwie { $name } w { $path }: sprawdź pisownię albo podaj --data.
cli-account-running = Serwer z danymi w { $path } działa: zatrzymaj go, potem wpisz to jeszcze raz.

## Wiersz poleceń

cli-help-serve = thousand serve: stoły w sieci, do których dołączą inni. Przyjmuje --port, --data, --invite-only i inne.
cli-help-invite = thousand invite: kod dla jednej nowej osoby, gdy twój serwer jest tylko dla zaproszonych. Przyjmuje --data.
cli-help-account = thousand account NAME: zamyka konto na twoim serwerze albo daje mu nowe hasło. Przyjmuje --data.
cli-flag-host = --host i adres tego komputera: tylko pod nim działa serwer; bez tej opcji pod wszystkimi.
cli-flag-port = --port i liczba: na którym porcie serwer czeka na thousand join; bez tej opcji 8414.
cli-flag-ssh-port = --ssh-port i liczba: którędy wchodzą ci, którzy mają tylko ssh; bez tej opcji nie wchodzą.
cli-flag-data = --data i folder: gdzie serwer przechowuje stoły i konta.
cli-flag-invite-only = --invite-only: nowe osoby potrzebują kodu, a gości nie ma.
cli-flag-no-guests = --no-guests: każdy musi mieć konto.
cli-flag-certificate = --certificate i plik PEM: nim szyfruje się połączenia.
cli-flag-key = --key i plik PEM: klucz certyfikatu, jeśli jest w osobnym pliku.
cli-flag-proxy = --proxy: ludzi wpuszcza proxy na tym komputerze i podaje ich adresy.
cli-flag-close = --close: usuwa konto na zawsze.
cli-flag-new-password = --new-password: wymyśla hasło w miejsce starego i je wypisuje.
