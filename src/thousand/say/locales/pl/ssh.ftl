# Wejście przez ssh: co mówi się poza grą, zanim się zacznie albo gdy się urwie.

ssh-no-commands = Nie wykonuje się tu żadnych poleceń, można tylko grać: wejdź bez polecenia.
ssh-no-terminal = Gra potrzebuje terminala: wpisz ssh -t zamiast ssh.
ssh-full = Serwer jest teraz pełny: spróbuj ponownie później.
ssh-mistake = W Thousand wystąpił błąd i ta wizyta jest skończona. Twoje miejsce przy stole czeka: wejdź jeszcze raz.

ssh-key-question = Twój klucz ssh może wpuszczać cię bez hasła. Zapamiętać go?
ssh-key-yes = Tak, zapamiętaj klucz
ssh-key-no = Nie teraz
ssh-key-kept = Klucz jest zapamiętany: następnym razem hasło nie będzie potrzebne.
