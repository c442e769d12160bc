# Înregistrări de jocuri: povestite, verificate, exportate, scrise; și ce poate fi greșit în ele.
# Cuvintele proprii ale unei înregistrări (hand, seed, scores) rămân cum sunt scrise în ea.

## O poveste linie cu linie

tale-keys = Enter sau Spațiu merge mai departe, R repetă, { $key-history-back } și { $key-history-forward } parcurg ce s-a spus, Q iese.
tale-unknown-key = Tasta asta nu face nimic aici. Enter sau Spațiu merge mai departe, Q iese.
tale-end = Aici se termină înregistrarea. Enter iese.

## Ce s-a verificat

verify-true = { $rounds ->
    [0] Încă nu e nimic de verificat: nicio rundă nu s-a încheiat.
    [one] Înregistrarea e corectă: { $rounds } rundă și { verify-moves }, toate împărțirile, rândurile și scorurile.
    [few] Înregistrarea e corectă: { $rounds } runde și { verify-moves }, toate împărțirile, rândurile și scorurile.
   *[other] Înregistrarea e corectă: { $rounds } de runde și { verify-moves }, toate împărțirile, rândurile și scorurile.
}
verify-moves = { $moves ->
    [one] { $moves } mutare
    [few] { $moves } mutări
   *[other] { $moves } de mutări
}
record-unfinished = Jocul nu se încheiase când s-a făcut această înregistrare.
record-waiting = Runda { $number } nu poate fi încă verificată sau povestită: cărțile rămân secrete până se încheie.

## Jocuri salvate

matches-line = { $over ->
    [yes] Numărul { $number }, încheiat: { $names }; { matches-moves }.
   *[no] Numărul { $number }, neîncheiat: { $names }; { matches-moves }.
}
matches-moves = { $moves ->
    [one] { $moves } mutare
    [few] { $moves } mutări
   *[other] { $moves } de mutări
}
matches-damaged = Numărul { $number } e stricat și nu poate fi citit.
matches-none = Nu e salvat niciun joc.
record-written = Înregistrarea jocului { $number } e scrisă în { $path }.

## Linia de comandă

cli-step-no-terminal = --step așteaptă taste: are nevoie de un terminal și de un fișier care nu e intrarea standard.
cli-file-unreadable = { $path } nu poate fi citit: { $detail }.
cli-file-unwritable = { $path } nu poate fi scris: { $detail }.
cli-file-exists = { $path } există deja și nu e suprascris. Alege alt nume.
cli-no-such-match = Niciun joc salvat nu are numărul { $number }. thousand matches spune numerele.

## Ce e greșit într-o înregistrare: întâi linia

record-none = Linia { $line }: nu e o înregistrare; una începe cu cuvintele thousand record 1.
record-format = Linia { $line }: formatul înregistrării e { $version }; acest Thousand citește formatul { $known }.
record-game = Linia { $line }: aici nu se joacă niciun joc numit { $name }.
record-line-long = Linia { $line }: linia e prea lungă, limita în octeți e { $limit }.
record-long = Linia { $line }: înregistrarea e prea lungă, limita în megaocteți e { $limit }, iar restul nu s-a citit.
record-lines = Linia { $line }: înregistrarea are prea multe linii, limita e { $limit }.
record-encoding = Linia { $line }: nu e text în UTF-8.
record-control = Linia { $line }: aici e un caracter care nu poate fi tipărit.
record-cut-off = Linia { $line }: înregistrarea se rupe; ultima linie ar trebui să fie end și numărul de mutări.
record-expected = Linia { $line }: { $wanted ->
    [game] game și numele lui
    [commitment] commitment pentru hand
    [scores] scores pentru hand
    [head] seat, bot, rule sau hand 1
    [open] o mutare, seed sau end
   *[closed] o mutare, hand sau end
} ar trebui să fie aici, nu { $value }.
record-seats = Linia { $line }: jocul acesta are între { $low } și { $high } locuri.
record-seat = Linia { $line }: aici ar trebui seat { $number }, căci locurile stau în ordine.
record-name = Linia { $line }: un nume are între 1 și { $limit } caractere și niciodată două spații la rând.
record-bot = Linia { $line }: un bot stă imediat după locul lui și o singură dată.
record-bot-level = Linia { $line }: niciun bot nu se numește { $level }; există: { $known }.
record-rule-unknown = Linia { $line }: jocul acesta nu are nicio regulă numită { $rule }.
record-rule-twice = Linia { $line }: regula { $rule } apare aici a doua oară.
record-rule-missing = Linia { $line }: regula { $rule } ar fi trebuit să vină înainte.
record-rule-value = Linia { $line }: { $rule } nu poate fi { $value }; poate fi: { $known }.
record-rule-number = Linia { $line }: { $rule } trebuie să fie un număr întreg, nu { $value }.
record-rule-text = Linia { $line }: { $rule } are cel mult { $limit } caractere și niciodată două spații la rând.
record-rules = Linia { $line }: regulile dinainte nu se potrivesc. { $reason }
record-hand-number = Linia { $line }: aici ar trebui hand { $number }.
record-hex = Linia { $line }: aici trebuie 64 de cifre, fiecare de la 0 la 9 sau de la a la f.
record-scores-form = Linia { $line }: scores sunt numere întregi, câte unul de fiecare tabără, despărțite de un spațiu.
record-no-seat = Linia { $line }: nu există locul { $value }; ultimul e { $high }.
record-moves = Linia { $line }: înregistrarea are prea multe mutări, limita e { $limit }.
record-count = Linia { $line }: numărul de mutări din înregistrare e { $count }, nu { $value }.
record-after-end = Linia { $line }: mai e ceva după sfârșitul înregistrării.
record-seed = Linia { $line }: acest seed nu deschide commitment din linia { $other }.
record-refused = Linia { $line }: { $name } nu poate face mutarea asta. { $reason }
record-unfounded = Linia { $line }: { $item ->
    [hand] aici nu începe niciun hand nou.
   *[seed] aici hand nu s-a încheiat.
}
record-lacking = Linia { $line }: { $item ->
    [hand] înainte ar trebui să înceapă un hand nou.
   *[seed] hand s-a încheiat mai înainte: acolo ar trebui să fie seed și scores.
}
record-check = Linia { $line }: ceva de deasupra a fost schimbat după ce s-a scris înregistrarea.
record-over = Linia { $line }: jocul s-a încheiat înainte de mutarea asta.
record-scores = Linia { $line }: după reguli, aceste scoruri sunt { $scores }.
