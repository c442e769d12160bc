### Dlaczego stół w sieci albo jego serwer czegoś odmawia lub się rozłącza i co można zrobić.
### $who to [you] albo *[other] o imieniu $name; [nobody], gdy o nikogo nie chodzi. Odmowa po klawiszu B albo O
### nie może się zaczynać od jego litery.

## Wiadomości i wejście

room-refused-unknown = Serwer tego odmawia: { $code }.
room-refused-malformed = Serwer tego nie rozumie: spróbuj czegoś innego.
room-refused-oversized = Dla serwera to za długie: wyślij mniej naraz.
room-refused-too-fast = Za szybko: odczekaj chwilę i spróbuj ponownie.
room-refused-no-hello = Serwer nie dostał jeszcze powitania: połącz się ponownie.
room-refused-not-in = Serwer nie wie jeszcze, kim jesteś: najpierw się zaloguj.
room-refused-already-in = Jesteś już na serwerze: wyjdź z niego, żeby wejść pod innym imieniem.
room-refused-server-full = Serwer jest pełny: spróbuj ponownie później.
room-refused-line-cut = Połączenie zerwało się przed odpowiedzią: spróbuj ponownie.
room-refused-name-empty = Potrzebne jest imię: wpisz co najmniej jedną literę.
room-refused-name-long = { $limit ->
    [one] To imię jest za długie: może mieć najwyżej { $limit } znak.
    [few] To imię jest za długie: może mieć najwyżej { $limit } znaki.
    *[many] To imię jest za długie: może mieć najwyżej { $limit } znaków.
}
room-refused-name-signs = W imieniu mogą być tylko litery, cyfry i spacje, w tym co najmniej jedna litera.
room-refused-name-taken = Imię { $name } jest zajęte albo zbyt podobne do innego: wybierz inne.
room-refused-password-short = { $limit ->
    [one] To hasło jest za krótkie: potrzeba co najmniej { $limit } znaku.
    *[many] To hasło jest za krótkie: potrzeba co najmniej { $limit } znaków.
}
room-refused-login-wrong = Złe imię albo hasło: spróbuj ponownie.
room-refused-password-wrong = To nie jest twoje hasło: nic się nie zmieniło.
room-refused-token-unknown = Serwer już cię nie pamięta: zaloguj się ponownie.
room-refused-no-guests = Gości ten serwer nie przyjmuje: załóż konto albo się zaloguj.
room-refused-code-unknown = Ten kod zaproszenia jest nieważny: poproś o nowy osobę, która cię zaprasza.
room-refused-not-for-guests = Gościom tego nie wolno: najpierw załóż konto.
room-refused-no-such-person = Serwer nie zna imienia { $name }: sprawdź pisownię.
room-refused-key-taken = Ten klucz należy do innego konta: użyj innego klucza.

## Droga do stołu

room-refused-no-such-room = Tego stołu już nie ma albo nie jest dla ciebie: sprawdź listę jeszcze raz.
room-refused-at-another-table = Jesteś przy innym stole: najpierw od niego odejdź.
room-refused-at-no-table = Nie jesteś przy żadnym stole: najpierw wybierz stół.
room-refused-already-here = Jesteś już przy tym stole.
room-refused-private = Ten stół jest prywatny: musi cię zaprosić gospodarz.
room-refused-banned = { $who ->
    [nobody] Masz zakaz przychodzenia do tego stołu: wybierz inny.
    *[other] { $name } ma zakaz przychodzenia: najpierw gospodarz musi go cofnąć.
}
room-refused-room-full = Przy tym stole nie zmieści się więcej osób: limit to { $limit }.
room-refused-nobody-there = Przy tym stole nikogo już nie ma: wybierz inny.
room-refused-closed = Ten stół jest zamknięty: wybierz inny.

## Przy stole

room-refused-stale = Za późno: najpierw stało się coś innego. Posłuchaj i spróbuj ponownie.
room-refused-not-host = Może to zrobić tylko gospodarz, { $name }.
room-refused-not-at-table = { $who ->
    [you] Nie ma cię przy tym stole.
    *[other] Przy tym stole nie ma gracza { $name }.
}
room-refused-not-yourself = Nie można tego zrobić sobie: wybierz kogoś innego.
room-refused-already-so = Nic się nie zmienia: już tak jest.
room-refused-too-many = Za dużo imion do pamiętania: może ich być najwyżej { $limit }.
room-refused-text-empty = Nic nie powiedziano: najpierw coś wpisz.
room-refused-at-table = { $name } już jest przy tym stole.
room-refused-not-banned = { $name } nie ma tu zakazu.
room-refused-not-yours = Może to zrobić tylko sam serwer.
room-refused-already-seated = Masz już miejsce.
room-refused-not-seated = Nie masz miejsca: tylko oglądasz.
room-refused-table-full = Wszystkie miejsca są zajęte: jest ich { $limit }.
room-refused-no-game = Nie wybrano gry: najpierw musi ją wybrać gospodarz.
room-refused-no-such-game = Takiej gry tu nie ma: wybierz inną.
room-refused-no-bot = Żaden bot nie ma takiego poziomu: wybierz inny.
room-refused-no-bot-there = Nie ma tam żadnego bota.
room-refused-no-such-seat = Nie ma takiego miejsca: wybierz dwa różne miejsca przy tym stole.
room-refused-seats-range = Grać może od { $low } do { $high } graczy, a nie { $seats }.
room-refused-nobody-plays = Na miejscach siedzą same boty: najpierw musi usiąść człowiek.
room-refused-value-unknown = { $value }: tego nie można tu wybrać. Wybierz inną wartość.
room-refused-number-outside = { $value }: tego nie można tu wybrać, tylko od { $low } do { $high }.

## Gry

room-refused-match-on = Gra trwa: zaczekaj, aż się skończy.
room-refused-no-match = Nie ma teraz żadnej gry.
room-refused-held-back = Zaczekaj: ktoś może odpowiedzieć świństwem.
room-refused-nothing-to-let-go = Nie ma teraz z czego rezygnować.
room-refused-nothing-to-seal = Tasowanie niczego teraz od ciebie nie potrzebuje.
room-refused-already-sealed = Twój udział w tasowaniu jest już ustalony.
room-refused-not-sealed = Tasowanie nie jest jeszcze do tego gotowe.
room-refused-wrong-words = Twój udział w tasowaniu jest inny niż zapieczętowany.
room-refused-no-pause = Nie ma teraz żadnej pauzy.
room-refused-bad-seed = Tasowanie serwera jest uszkodzone.

# Rozdanie nie jest takie, jak obiecał serwer.
room-refused-fair-left-out = Nie ufaj temu rozdaniu: twój udział w tasowaniu został pominięty.
room-refused-fair-words = { $who ->
    [nobody] Nie ufaj temu rozdaniu: udziały graczy w tasowaniu są inne niż zapieczętowane.
    [you] Nie ufaj temu rozdaniu: twój udział w tasowaniu jest inny niż zapieczętowany.
    *[other] Nie ufaj temu rozdaniu: udział gracza { $name } w tasowaniu jest inny niż zapieczętowany.
}
room-refused-fair-chain = Nie ufaj tym kartom: tasowanie rozdania { $number } jest inne, niż z góry ustalił serwer.
room-refused-fair-seed = Nie ufaj tym kartom: karty rozdania { $number } nie wynikają z tasowania.

## Dlaczego serwer się rozłącza

room-bye-nonsense = Nie da się zrozumieć tego serwera: on albo Thousand tutaj może być za stary. Wizyta się kończy.
room-bye-unknown = Serwer się rozłącza.
room-bye-version = Ten Thousand i serwer do siebie nie pasują: jeden z nich trzeba zaktualizować.
room-bye-elsewhere = Wchodzisz na serwer z innego miejsca: to połączenie się kończy.
room-bye-stopping = Serwer kończy pracę albo rusza od nowa: połącz się za jakiś czas, żadna gra nie przepadnie.
room-bye-silent = Serwer się rozłącza: nikt się nie zalogował.
room-bye-slow = Serwer się rozłącza: to połączenie jest za wolne. Połącz się ponownie.
room-bye-unruly = Serwer się rozłącza: za dużo wysłano naraz. Połącz się ponownie za jakiś czas.
room-bye-full = Serwer jest pełny: spróbuj ponownie później.
room-bye-failed = Serwer nie może pisać na dysku: połącz się za jakiś czas, żadna gra nie przepadnie.
room-bye-account-closed = To konto jest zamknięte: wizyta się kończy.
room-bye-password-changed = Hasło jest już inne: wejdź jeszcze raz, z nowym.
room-bye-way-in-changed = To, czym wchodzisz, właśnie się zmieniło: wejdź jeszcze raz.
