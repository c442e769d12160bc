### Program w szczegółowości brajlowskiej: krótkie odpowiedniki komunikatów o nazwach po "braille-", każdy
### najwyżej 40 znaków. Co nie ma odpowiednika, a jest dłuższe, ma kilka wierszy z całych słów.

braille-game-first-hint-miles = { $key-help }: klawisze; { $key-draw }: dobierz
braille-game-first-hint-tysiac = { $key-help }: klawisze; { $key-pass }: pas
braille-game-put-off = Odłożone, { $key-play } pyta znów
braille-game-unchanged = Anulowano

braille-game-unknown-key = Nie ten klawisz, { $key-help }: pomoc
braille-game-let-go = Rezygnujesz ze świństwa
braille-game-cancelled = Anulowano, karta zostaje
braille-game-escape-again = { $key-back-out } znowu: odejście od stołu
braille-game-leave-saved = Odejść od stołu? Gra zapisana
braille-game-leave-unmoved = Odejść? Gry bez ruchu nie zapisano
braille-game-leave-unsaved = Odejść? Niezapisana gra przepadnie
braille-game-stay = Zostajesz
braille-game-saved = Gra zapisana: Kontynuuj w menu
braille-game-saved-to-go = Gra zapisana: thousand, Kontynuuj
braille-game-no-cards = Bez kart
braille-game-fewer-cards = { $count ->
    [one] Tylko { $count } karta
    [few] Tylko { $count } karty
   *[many] Tylko { $count } kart
}
braille-game-nothing-playable = Żadnej karty nie można teraz zagrać
braille-game-match-over = Koniec gry, { $key-play }: odejście

braille-who-you = { $team ->
    [none] { $name }, ty
   *[number] { $name }, ty, drużyna { $team }
}
braille-who-bot = { $team ->
    [none] { $name }, bot
    [mate] { $name }, bot, twoja drużyna
   *[number] { $name }, bot, drużyna { $team }
}
braille-who-person = { $team ->
    [none] { $name }, gracz
    [mate] { $name }, twoja drużyna
   *[number] { $name }, drużyna { $team }
}
who-whole-name = Całe imię: { $name }
braille-who-count = Osób przy stole: { $count }, po kolei

braille-speech-direct = Mówi Thousand, { $key-speech }: terminal
braille-speech-terminal = Czyta terminal, { $key-speech }: mówi Thousand
braille-speech-not-offered = Przez ssh Thousand nie mówi sam
braille-speech-none-works = Mowa nie działa: znowu terminal
braille-face-linear = Widok wierszy
detail-braille = Wiersze brajla, { $key-help } objaśnia
braille-history-title = Historia: strzałki; Tab wraca
braille-history-no-search = Niczego nie szukasz: ukośnik
braille-history-no-hit = { $where ->
    [back] Wcześniej brak: { $words }
   *[on] Później brak: { $words }
}
braille-history-copied = { $whole ->
    [yes] Wysłano do schowka, jeśli wolno
   *[no] Wysłano początek, całość za długa
}
braille-history-unknown-key = Nie ten klawisz: strzałki, Tab wraca
braille-list-unknown-key = Nie ten klawisz: strzałki, Enter, Escape
braille-list-no-such-key = Nie ten klawisz: strzałki, Enter
braille-list-answer-needed = Potrzebna odpowiedź: strzałki, Enter

# Nazwy strzałek muszą tu być krótkie.
braille-key-up = Góra
braille-key-down = Dół
braille-key-left = Lewo
braille-key-right = Prawo

braille-help-title = Klawisze: strzałki; inny wraca
braille-help-play = Zagraj, następna runda: { $keys }
braille-help-draw = Dobierz: { $keys }
braille-help-discard = Odrzuć: { $keys }
braille-help-answer = Świństwo: { $keys }
braille-help-back-out = Bez świństwa, odejdź: { $keys }
braille-help-previous = Poprzednia karta: { $keys }
braille-help-next = Następna: { $keys }
braille-help-first = Pierwsza karta: { $keys }
braille-help-last = Ostatnia karta: { $keys }
braille-help-go-to = Karta o numerze: 1 do 9, 0 to dziesiąta
braille-help-next-playable = Następna do gry: { $keys }
braille-help-previous-playable = Poprzednia do gry: { $keys }
braille-help-hand = Twoje karty: { $keys }
braille-help-info = Wszyscy gracze: { $keys }
braille-help-info-me = Twoja sytuacja: { $keys }
braille-help-scores = Wyniki: { $keys }
braille-help-turn = Czyj ruch: { $keys }
braille-help-pile = Stos, odrzucone: { $keys }
braille-help-advice = Rada: { $keys }
braille-help-who = Kto przy stole: { $keys }
braille-help-options = Zasady w skrócie: { $keys }
braille-help-repeat = Ostatnie zdarzenie: { $keys }
braille-help-history-back = Wstecz: { $keys }
braille-help-history-forward = Naprzód: { $keys }
braille-help-history = Historia: { $keys }
braille-help-detail = Szczegółowość: { $keys }
braille-help-speech = Kto mówi: { $keys }
braille-help-face = Wiersze, plansza: { $keys }
braille-help-sound = Dźwięki: { $keys }
braille-help-help = Klawisze: { $keys }
braille-help-rules = Zasady do czytania: { $keys }
braille-help-leave = Odejdź: { $keys }
braille-help-list = Strzałki, Home, End, cyfra, Enter
braille-help-list-out = Strzałki, cyfra, Enter; Escape: wyjście
braille-help-list-needed = Strzałki, Home, End, cyfra, Enter
braille-help-common = Wstecz, naprzód: { $key-history-back }, { $key-history-forward }
braille-help-history-place = Strzałki, Home, End; w lewo: kanał
braille-help-history-search = Ukośnik: szukaj; N: wstecz; P: naprzód
braille-help-history-copy = K: kopiuj; Tab: do stołu
