# Lekcja: to, co ma lekcja każdej gry, i droga do niej. $key-... to klawisz danego polecenia.

menu-learn = Nauka gry
cli-help-learn = thousand learn: nauka przez granie, w dziesięciu mówionych krokach.

learn-begin = { $of ->
    [one] Lekcja ma { $of } krok: uczysz się, grając, i żaden klawisz niczego nie zepsuje.
    [few] Lekcja ma { $of } kroki: uczysz się, grając, i żaden klawisz niczego nie zepsuje.
   *[many] Lekcja ma { $of } kroków: uczysz się, grając, i żaden klawisz niczego nie zepsuje.
}
learn-begin-keys = W lekcji { $key-repeat } powtarza krok, a { $key-back-out } albo { $key-leave } pyta, czy ją zakończyć.
learn-step = Krok { $n } z { $of }
learn-later = To byłby ruch na później.
learn-let-go = W ten sposób szansa by przepadła.
learn-over = Lekcja jest skończona.
learn-end-help = Przy stole { $key-help } podaje wszystkie klawisze.
learn-leave = Zakończyć lekcję? Następnym razem zacznie się od początku.
braille-learn-leave = Zakończyć lekcję?
