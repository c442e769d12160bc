### Tastele: cum se numesc și cum le schimbă un jucător.
###
### Un mesaj care numește tasta unei comenzi o primește: $key-draw e prima tastă a comenzii draw.

## Nume de taste: cu fiecare poate începe o propoziție

key-enter = Enter
key-delete = Delete
key-insert = Insert
key-escape = Escape
key-backspace = Backspace
key-up = Săgeată sus
key-down = Săgeată jos
key-left = Săgeată stânga
key-right = Săgeată dreapta
key-home = Home
key-end = End
key-tab = Tab
key-backtab = Shift Tab
key-pageup = Page Up
key-pagedown = Page Down
key-shift = Shift { $letter }
key-alt = Alt { $letter }
key-ctrl = Control { $letter }
key-function = F{ $number }

key-space = Spațiu
key-exclamation-mark = Semnul exclamării
key-quote = Ghilimele
key-number-sign = Diez
key-dollar = Dolar
key-percent = Procent
key-ampersand = Semnul și
key-apostrophe = Apostrof
key-left-parenthesis = Paranteză deschisă
key-right-parenthesis = Paranteză închisă
key-asterisk = Asterisc
key-plus = Semnul plus
key-comma = Virgulă
key-minus = Semnul minus
key-full-stop = Punct
key-slash = Bară oblică
key-colon = Două puncte
key-semicolon = Punct și virgulă
key-less-than = Mai mic
key-equals = Semnul egal
key-greater-than = Mai mare
key-question-mark = Semnul întrebării
key-at-sign = Arond
key-left-bracket = Paranteză dreaptă deschisă
key-backslash = Bară oblică inversă
key-right-bracket = Paranteză dreaptă închisă
key-caret = Accent circumflex
key-underscore = Liniuță de subliniere
key-backquote = Accent grav
key-left-brace = Acoladă deschisă
key-bar = Bară verticală
key-right-brace = Acoladă închisă
key-tilde = Tildă

## Tastele în vigoare și cum se schimbă: thousand keys și locul lor din opțiuni

options-keys = Taste: ce fac și cum se schimbă
keys-title = Taste.
keys-now = Tastele de la masă, fiecare cu numele comenzii ei:
keys-line = { $help } Comanda: { $command }.
keys-change = Cum schimbi tastele:
keys-file = Scrie fișierul { $path }, ca JSON, de exemplu:
keys-exactly = O comandă are exact tastele pe care i le dă fișierul. Comenzile pe care le omite le păstrează pe ale lor.
keys-letters = O tastă e o literă, un semn sau un nume. Litera mare e cea cu Shift: shift-d e același lucru.
keys-names = Nume de taste: { $names }.
keys-names-more = Alte nume: { $names }.
keys-combined = Și de la f1 la f12; alt- cu o literă sau o cifră; ctrl- cu o literă în afară de h, i, j și m.
keys-lists = Listele, întrebările și textele scrise au tastele lor, orice ar spune fișierul.
keys-when = Fișierul se citește la pornirea lui Thousand; tot atunci afli ce e greșit în el.
keys-json = thousand keys --json scrie tastele în vigoare ca un asemenea fișier, bun de început.
keys-wrong = Ce e greșit în fișierul tastelor tale:

cli-help-keys = thousand keys: tastele de la masă și cum se schimbă. Acceptă --json.

## Ce e greșit în fișier

trouble-keys-broken = Tastele tale din { $path } nu pot fi citite, deci rămân cele obișnuite: { $detail }.
trouble-keys-unreadable = Tastele tale din { $path } nu pot fi deschise, deci rămân cele obișnuite: { $detail }.
trouble-keys-command = Nicio comandă nu se numește { $command }: thousand keys le spune pe toate. Locul: { $path }.
trouble-keys-fixed = Tastele comenzii { $command } nu pot fi schimbate: cifrele aleg cărți. Locul: { $path }.
trouble-keys-list = { $command } cere o listă de nume de taste, deci le păstrează pe cele obișnuite. Locul: { $path }.
trouble-keys-none = { $command } ar rămâne fără nicio tastă, deci le păstrează pe cele obișnuite. Locul: { $path }.
trouble-keys-name = Nicio tastă nu se numește { $key }, deci { $command } păstrează tastele obișnuite. Locul: { $path }.
trouble-keys-digit = { $key } e o cifră și alege o carte, deci { $command } păstrează tastele obișnuite. Locul: { $path }.
trouble-keys-lists-need = Listele au nevoie de { $key }, deci { $command } păstrează tastele obișnuite. Locul: { $path }.
trouble-keys-letters = { $command } cere și o tastă fără literă: literele sunt ale listelor. Locul: { $path }.
trouble-keys-twice = { $key } e deja la { $other }, deci { $command } păstrează tastele obișnuite. Locul: { $path }.
trouble-keys-taken = { $other } ar rămâne fără { $key }, deci { $command } păstrează tastele obișnuite. Locul: { $path }.
trouble-keys-more = { $count ->
    [one] Încă o greșeală în fișierul tastelor tale: o spune thousand keys.
    [few] Încă { $count } greșeli în fișierul tastelor tale: le spune thousand keys.
   *[other] Încă { $count } de greșeli în fișierul tastelor tale: le spune thousand keys.
}
