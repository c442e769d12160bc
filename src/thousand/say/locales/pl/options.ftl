### Opcje nowej gry, którakolwiek to gra.
###
### Odpowiedzi na D i na S nie mogą zaczynać się od tych liter.

options-teams-question = Każdy za siebie czy drużyny?
options-screen = Opcje. Strzałki w lewo i w prawo zmieniają wartość, D ją objaśnia, S zapisuje wszystkie pod nazwą.
options-start = Zacznij grę
options-line = { $name }: { $value }
options-line-changed = { $name }: { $value }, ze zmianami
options-number = { $name }.

# To, co słychać po klawiszu: najpierw wartość.
options-changed = { $value }: { $name }
options-last = { $value } to ostatnia wartość w tę stronę: { $name }
options-more = { $count ->
    [one] Na liście jest o jedną opcję więcej.
    [few] Na liście są o { $count } opcje więcej.
   *[many] Na liście jest o { $count } opcji więcej.
}
options-fewer = { $count ->
    [one] Z listy znika jedna opcja, bo nic teraz nie zmienia.
    [few] Z listy znikają { $count } opcje, bo nic teraz nie zmieniają.
   *[many] Z listy znika { $count } opcji, bo nic teraz nie zmieniają.
}
options-no-value = Tu nie ma wartości: Enter zaczyna grę, strzałka w dół przechodzi do opcji.
options-about-start = { $bots ->
    [one] Enter zaczyna grę z jednym botem i z obecnymi opcjami.
   *[many] Enter zaczyna grę z { $bots } botami i z obecnymi opcjami.
}

# Zasady pod nazwą

options-rules-question = Jakie zasady? D usuwa zapisane opcje.
options-replaced = Wszystkie opcje poniżej są teraz zgodne z tymi zasadami.
options-replace-question = Zmiany w opcjach przepadną. Mimo to wybrać zasady: { $rules }?
options-name-label = Nazwa dla tych opcji:
options-name-shipped = Nazwa { $name } należy do zasad samej gry: wybierz inną.
options-overwrite-question = Opcje { $name } są już zapisane. Zastąpić je?
options-saved = Zapisano pod nazwą { $name }: od teraz można je wybrać wśród zasad.
options-not-deleted = Te zasady należą do samej gry: usunąć można tylko własne, zapisane opcje.
options-delete-question = Usunąć { $name }?
options-deleted = Usunięto { $name }.
trouble-rule-set-broken = Opcji { $name } nie da się użyć, bo zła jest wartość { $item }. Zostają w pliku.
cli-rule-set-broken = { trouble-rule-set-broken }

help-options-screen = Strzałki w lewo i w prawo albo minus i plus zmieniają wartość. D ją objaśnia. S zapisuje opcje pod nazwą.
help-options-rules = D albo Delete usuwa zapisane opcje pod kursorem.

# Wpisywanie tekstu

text-label = { $label } Sam Enter zostawia { $standard }.
text-other-key = Tu wpisuje się tylko tekst, a potem Enter. Escape wraca.
text-long = Nie można tu wpisać więcej niż { $count ->
    [one] { $count } znak
    [few] { $count } znaki
   *[many] { $count } znaków
}.
text-full = { $count } to już granica.
text-needed = Najpierw coś wpisz, potem naciśnij Enter. Escape wraca.
help-text = Wpisz tekst, potem Enter. Backspace kasuje, Escape wraca.
