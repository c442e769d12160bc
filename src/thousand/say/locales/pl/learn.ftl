# Lekcja: to, co ma lekcja każdej gry, i droga do niej. $key-... to klawisz danego polecenia.

menu-learn = Nauka gry
cli-help-learn = thousand learn miles albo tysiac: nauka gry w praktyce, w dziesięciu mówionych krokach.

learn-begin = { $of ->
    [one] Lekcja ma { $of } krok: uczysz się, grając, i żaden klawisz niczego nie zepsuje.
    [few] Lekcja ma { $of } kroki: uczysz się, grając, i żaden klawisz niczego nie zepsuje.
   *[many] Lekcja ma { $of } kroków: uczysz się, grając, i żaden klawisz niczego nie zepsuje.
}
learn-begin-keys = W lekcji { $key-repeat } powtarza krok, a { $key-back-out } albo { $key-leave } pyta, czy ją zakończyć.
learn-step = Krok { $n } z { $of }
learn-later = Na to przyjdzie jeszcze czas.
learn-let-go = W ten sposób okazja by ci przepadła.
learn-over = Koniec lekcji.
learn-end-help = Przy stole { $key-help } to lista wszystkich klawiszy.
learn-leave = Zakończyć lekcję? Następnym razem zacznie się od początku.
braille-learn-leave = Zakończyć lekcję?
