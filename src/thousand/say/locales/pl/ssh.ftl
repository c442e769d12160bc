# Wejście przez ssh: co mówi się poza grą, zanim się zacznie albo gdy się urwie.

ssh-no-commands = Nie wykonuje się tu żadnych poleceń, można tylko grać: wejdź bez polecenia.
ssh-no-terminal = Gra potrzebuje terminala: wpisz ssh -t zamiast ssh.
ssh-full = Serwer jest teraz pełny: spróbuj ponownie później.
ssh-mistake = W Thousand wystąpił błąd i ta wizyta jest skończona. Twoje miejsce przy stole czeka: wejdź jeszcze raz.
