# Casa: meniuri, opțiuni, taste, ajutor și tot ce nu e al unui singur joc.

language-name = Română
# miles sau km: în ce se măsoară drumul când jucătorul n-a ales.
language-unit = km

# Prima pornire

first-question = O întrebare înaintea primului joc: cine îți citește acest terminal? Apasă o cifră.
first-terminal = Cititorul meu de ecran sau afișajul meu braille citește terminalul
first-direct = Thousand vorbește singur
first-sight = Joc cu vederea

goodbye = La revedere.

# Meniul principal

menu-title = Thousand, meniul principal.
menu-new = Joc nou
menu-continue = Continuă jocul salvat
menu-options = Opțiuni
menu-language = Limba
menu-rules = Reguli
menu-help = Ajutor
menu-quit = Ieșire
saved-question = Ce joc? Cel mai nou e primul, D șterge unul.
saved-match = { $count ->
    [one] Cu { $names }, { $count } mutare făcută
    [few] Cu { $names }, { $count } mutări făcute
   *[other] Cu { $names }, { $count } de mutări făcute
}
# Când numele tuturor ar dura prea mult.
saved-match-many = Cu { $bots ->
    [one] { $bots } bot
    [few] { $bots } boți
   *[other] { $bots } de boți
}, { $count ->
    [one] { $count } mutare făcută
    [few] { $count } mutări făcute
   *[other] { $count } de mutări făcute
}
menu-nothing-saved = Niciun joc salvat nu așteaptă. Alege Joc nou ca să începi unul.

# Opțiuni

options-title = Opțiuni. Enter schimbă o valoare.
options-detail = { $value ->
    [brief] Detalii: pe scurt, cât mai puține cuvinte
    [full] Detalii: complet, fiecare întâmplare
    [braille] Detalii: braille, linii scurte
   *[normal] Detalii: normal
}
options-speech = { $value ->
    [direct] Vorbire: Thousand vorbește
   *[terminal] Vorbire: cititorul tău de ecran citește terminalul
}
options-face = { $value ->
    [board] Ecran: tabla de joc, pentru văzători
   *[linear] Ecran: linii, pentru cititoare de ecran și braille
}
options-level = { $value ->
    [easy] Boți: ușor de învins
    [strong] Boți: puternici, se gândesc înainte să joace
   *[steady] Boți: jucători siguri
}
options-unit = { $value ->
    [km] Distanțe: în kilometri
   *[miles] Distanțe: în mile
}
# Se oferă doar unde o cere gramatica limbii.
options-address = { $value ->
    [he] Cum ți se vorbește: ca unui bărbat
    [she] Cum ți se vorbește: ca unei femei
   *[neutral] Cum ți se vorbește: fără gen
}
options-back = Înapoi la meniul principal
options-default-question = Joci cu opțiunile obișnuite?

bots-label = Câți boți joacă cu tine?

language-question = Limba.
language-lacking = Limba { $lang } nu e încă aici, așa că Thousand vorbește românește.

# Liste și răspunsuri

answer-yes = Da
answer-no = Nu
answer-cancel = Renunță
list-numbered = { $n }: { $label }.
list-item = { $label }, { $n } din { $of }
list-place-item = { $n } din { $of }: { $label }
list-unknown-key = Lista nu are tasta asta. Săgețile sus și jos o parcurg, Enter alege, Escape revine.
list-no-such-key = Lista nu are tasta asta. Săgețile sus și jos o parcurg, Enter alege.
list-answer-needed = Aici e nevoie de un răspuns: săgețile sus și jos parcurg lista, Enter alege.

# Numere

number-label = { $label } De la { $low } la { $high }; doar Enter păstrează { $standard }.
number-digits-only = Aici se pot scrie doar cifre, apoi Enter. Escape revine.
number-long = { $count ->
    [one] Aici încape cel mult { $count } cifră.
    [few] Aici încap cel mult { $count } cifre.
   *[other] Aici încap cel mult { $count } de cifre.
}
number-full = Mai multe cifre nu încap.
number-typed = Scris: { $value }
number-empty = Încă nu e scris nimic.
number-outside = { $value } e în afara limitelor.

# La masă

game-first-hint-miles = { $key-draw } trage, { $key-previous } și { $key-next } aleg o carte, { $key-play } o joacă. { $key-help } spune toate tastele.

game-unknown-key = Tasta asta nu face nimic aici. { $key-help } spune tastele.
game-let-go = Renunți la ripostă.
game-cancelled = Anulat. Cartea rămâne la tine.
game-escape-again = Apasă { $key-back-out } încă o dată ca să pleci de la masă.
game-leave-saved = Pleci de la masă? Jocul e salvat.
game-leave-unsaved = Pleci de la masă? Jocul n-a putut fi salvat și s-ar pierde.
game-stay = Rămâi la masă.
game-saved = Jocul e salvat: Continuă, din meniul principal, îl reia.
game-saved-to-go = Jocul e salvat: pornește thousand fără alte cuvinte și alege Continuă ca să-l reiei.
game-no-cards = Nu ai nicio carte.
game-fewer-cards = { $count ->
    [one] Ai doar o carte.
    [few] Ai doar { $count } cărți.
   *[other] Ai doar { $count } de cărți.
}
game-nothing-playable = Niciuna din cărțile tale nu se poate juca acum.
game-match-over = Jocul s-a încheiat. Apasă { $key-play } ca să pleci de la masă.

who-you = { $team ->
    [none] { $name }, adică tu.
   *[number] { $name }, adică tu, echipa { $team }.
}
who-bot = { $team ->
    [none] { $name }, bot.
    [mate] { $name }, bot din echipa ta.
   *[number] { $name }, bot, echipa { $team }.
}
who-person = { $team ->
    [none] { $name }.
    [mate] { $name }, din echipa ta.
   *[number] { $name }, echipa { $team }.
}
who-count = { $count ->
    [one] La masă e { $count } jucător:
    [few] La masă sunt { $count } jucători, în ordinea jocului:
   *[other] La masă sunt { $count } de jucători, în ordinea jocului:
}

# Vorbire, ecrane, detalii, istoric

speech-direct = Acum vorbește Thousand. Apasă { $key-speech } ca să dai terminalul înapoi cititorului de ecran.
speech-terminal = Acum cititorul tău de ecran citește terminalul. Apasă { $key-speech } ca să vorbească Thousand.
speech-not-offered = Prin ssh Thousand nu vorbește: s-ar auzi în camera serverului.
speech-resumed = Vorbirea a revenit, prin { $name }.
speech-none-works = Pe acest calculator n-a mers nicio voce, așa că mesajele apar în terminal.
face-board = Ecranul cu tabla de joc.
face-linear = Ecranul pe linii: fiecare mesaj e o linie.
detail-brief = Pe scurt: cât mai puține cuvinte.
detail-normal = Detalii normale.
detail-full = Toate detaliile: fiecare întâmplare.
history-title = Istoric. Săgețile sus și jos îl parcurg, Tab revine la masă.
history-empty = Încă nu s-a spus nimic.
history-item = { $text }, { $n } din { $of }
history-part = { $text }, partea { $n } din { $of }
# Canalele istoricului
history-channel-happened = Ce s-a întâmplat.
history-channel-game = Doar jocul.
history-channel-answers = Răspunsuri la tastele tale.
history-channel-house = Mesajele programului și ce nu s-a putut face.
history-channel-all = Tot ce s-a spus.
history-search = Caută:
history-no-search = Încă nu cauți nimic: apasă bara oblică, scrie, apoi Enter.
history-no-hit = { $where ->
    [back] Mai înapoi nu se găsește: { $words }.
   *[on] Mai încolo nu se găsește: { $words }.
}
history-hit = Găsit, { $nth } din { $hits }, mesajul { $n } din { $of }:
history-copied = { $whole ->
    [yes] Trimis în clipboard, dacă terminalul tău permite.
   *[no] Începutul e trimis în clipboard, dacă terminalul tău permite: mesajul e prea lung.
}
history-not-copied = Terminalul acesta nu are clipboard.
history-unknown-key = Istoricul nu are tasta asta. Săgețile sus și jos îl parcurg, Tab revine.

# Ajutor la masă: câte o linie de comandă

help-title = Taste. Săgețile sus și jos le parcurg, orice altă tastă revine.

help-play = Joacă cartea de sub cursor sau începe runda următoare: { $keys }.
help-draw = Trage o carte: { $keys }.
help-discard = Aruncă cartea de sub cursor: { $keys }.
help-answer = Ripostă, răspunde la un obstacol cu protecția lui: { $keys }.
help-back-out = Renunță la ripostă; apăsată de două ori, pleacă de la masă: { $keys }.
help-previous = Cartea dinainte: { $keys }.
help-next = Cartea următoare: { $keys }.
help-first = Prima carte: { $keys }.
help-last = Ultima carte: { $keys }.
help-go-to = O carte după numărul ei: de la 1 la 9, iar 0 e a zecea.
help-next-playable = Următoarea carte care se poate juca: { $keys }.
help-previous-playable = Cartea dinainte care se poate juca: { $keys }.
help-hand = Toate cărțile tale: { $keys }.
help-info = Cum stă fiecare jucător: { $keys }.
help-info-me = Cum stai tu, pe larg: { $keys }.
help-scores = Scorul: { $keys }.
help-turn = Cine e la rând și ce se așteaptă: { $keys }.
help-pile = Câte cărți mai sunt de tras și cele aruncate: { $keys }.
help-advice = Un sfat, ce e de făcut și de ce: { $keys }.
help-who = Cine stă la masă: { $keys }.
help-options = Ce se joacă aici, pe scurt: { $keys }.
help-repeat = Ultima întâmplare, încă o dată: { $keys }.
help-history-back = Înapoi în istoric: { $keys }.
help-history-forward = Înainte în istoric: { $keys }.
help-history = Parcurge istoricul: { $keys }.
help-detail = Cât de amănunțit se spune: { $keys }.
help-speech = Vocea cititorului tău de ecran sau a lui Thousand: { $keys }.
help-face = Ecranul pe linii sau cu tabla de joc: { $keys }.
help-help = Tastele acestea: { $keys }.
help-rules = Regulile jocului, de citit: { $keys }.
help-leave = Pleacă de la masă, jocul e salvat: { $keys }.

help-list = Săgețile sus și jos parcurg lista, Home și End duc la capete, o cifră sau Enter alege, Escape revine.
help-list-out = Săgețile sus și jos parcurg lista, Home și End duc la capete, o cifră sau Enter alege, Escape spune ieșirea.
help-list-needed = Săgețile sus și jos parcurg lista, Home și End duc la capete, o cifră sau Enter alege; trebuie răspuns.
help-common = { $key-history-back } și { $key-history-forward } parcurg ce s-a spus.
help-number = Scrie cifrele, apoi Enter. Backspace șterge, Escape revine.
help-history-place = Săgețile sus și jos parcurg, Page Up și Down câte zece, Home și End la capete; stânga și dreapta schimbă canalul.
help-history-search = Bara oblică deschide căutarea. Apoi N sau Enter găsește mai înapoi, P sau Shift N mai încolo.
help-history-copy = K copiază mesajul, dacă terminalul tău permite. Tab sau Escape revine la masă.

help-house-goal = Aici sunt două jocuri de cărți: 1000 de mile, o cursă de mașini, și Tysiąc, cu levate și mariaje.
help-house-miles = 1000 de mile: la rândul tău { $key-draw } trage, { $key-previous } și { $key-next } aleg o carte, { $key-play } o joacă, { $key-discard } o aruncă.
help-house-keys = La masă, { $key-help } spune toate tastele, { $key-turn } cine e la rând, { $key-info } cum stă fiecare, { $key-scores } scorul.
help-house-lists = În liste ca aceasta, săgețile sus și jos parcurg, Enter alege și Escape revine.
help-house-speech = Cititorul tău de ecran citește fiecare linie nouă. La masă, { $key-speech } îl pune pe Thousand să vorbească singur.

# Texte de parcurs pe linii și pe titluri

book-of-this-game = Regulile acestui joc. La masă, { $key-help } spune tastele.
book-of-default = Regulile cu opțiunile obișnuite, pentru { $players ->
    [2] doi
   *[3] trei
} jucători. La masă, { $key-rules } le spune pe ale jocului tău.
book-keys = Săgețile sus și jos parcurg, stânga și dreapta sar din titlu în titlu, Escape revine.

# Necazuri cu fișiere

trouble-settings-broken = Setările din { $path } nu pot fi citite, deci se folosesc cele obișnuite: { $detail }.
trouble-settings-unreadable = Setările din { $path } nu pot fi deschise, deci se folosesc cele obișnuite: { $detail }.
trouble-settings-not-saved = Setările n-au putut fi scrise în { $path }: { $detail }.
trouble-store-broken = Jocurile salvate din { $path } sunt stricate și nu pot fi citite.
trouble-store-set-aside = Jocurile salvate erau stricate. Se păstrează ca { $aside } și începe un fișier nou.
trouble-store-full = Discul e plin: jocul continuă, dar nu e salvat. Eliberează spațiu și joacă mai departe.
trouble-store-busy = Alt Thousand scrie chiar acum jocurile salvate, deci mutarea asta nu e încă salvată.
trouble-store-overtaken = Jocul acesta a continuat în altă fereastră: ce joci aici nu se mai salvează.
trouble-store-failed = Jocurile salvate nu pot fi păstrate în { $path }: { $detail }.
trouble-over = Salvarea merge din nou. Nu s-a pierdut nimic.
trouble-no-such-match = Jocul salvat nu mai există.
trouble-no-such-game = Un joc salvat e de un fel pe care acest Thousand nu-l știe. Se păstrează așa cum e.
trouble-record-version = Un joc salvat are formatul { $version }; acest Thousand citește formatul { $known }. Se păstrează.
trouble-record-header = Un joc salvat are începutul stricat și nu poate continua. Se păstrează așa cum e.
trouble-record-cut = Un joc salvat e retezat: are { $have } din { $want } mutări. Se păstrează așa cum e.
trouble-record-edited = Un joc salvat a fost schimbat de mână la mutarea { $number } și nu poate continua. Se păstrează.
trouble-record-move = Un joc salvat are o mutare imposibilă, numărul { $number }, și nu poate continua. Se păstrează.

# Linia de comandă

cli-no-terminal = Thousand se joacă cu tastele într-un terminal, iar intrarea lui standard nu e unul: pornește-l în terminal.
cli-unknown-word = Thousand nu cunoaște { $value }. Încearcă thousand --help.
cli-value-missing = { $name } are nevoie de o valoare. Încearcă thousand --help.
cli-value-unknown = { $name } nu poate fi { $value }; poate fi: { $known }.
cli-number-outside = { $name } trebuie să fie un număr întreg între { $low } și { $high }, nu { $value }.
cli-flag-elsewhere = { $name } merge cu: { $commands }.
cli-no-value = { $name } nu ia nicio valoare. Încearcă thousand --help.
cli-word-missing = thousand { $command } are nevoie de { $name }. Încearcă thousand { $command } --help.
cli-no-pair = { $name } are nevoie de numele unei opțiuni, semnul egal și o valoare, cum ar fi reshuffle=off, nu { $value }.
cli-speech-variable = THOUSAND_SPEECH nu poate fi { $value }; poate fi: auto, terminal, direct, none.

cli-mistake = Thousand a greșit și a trebuit să se oprească; jocul e salvat. Ce s-a întâmplat e scris în { $path }.

cli-about = Thousand: 1000 de mile și Tysiąc, după auz și de la tastatură, cu boți.
cli-usage = Scrie thousand pentru meniu sau thousand și o comandă:
cli-usage-command = O comandă urmată de --help spune ce acceptă.
cli-help-play = thousand play miles sau tysiac: un joc imediat. Cu --bots, --level, --teams, --rules, --option, --match-points, --seed.
cli-help-rules = thousand rules miles sau tysiac: regulile ca text. Cu --bots, --teams, --rules, --option, --match-points.
cli-help-matches = thousand matches: jocurile salvate, după număr.
cli-help-record = thousand record NUMBER FILE: scrie un joc salvat ca înregistrare; fără fișier, la ieșirea standard.
cli-help-replay = thousand replay FILE: povestește din nou un joc înregistrat. Acceptă --seat, --from, --step, --detail.
cli-help-verify = thousand verify FILE: verifică împărțirile, mutările și scorurile unui joc înregistrat.
cli-help-export = thousand export FILE: scorurile unui joc înregistrat, ca text sau, cu --json, ca date.
cli-flag-seat = --seat și un număr: cu urechile cui se povestește jocul; fără el, de lângă masă.
cli-flag-from = --from și numărul unei runde: de unde se începe.
cli-flag-step = --step: câte o linie, la apăsarea unei taste.
cli-flag-detail = --detail brief, normal, full sau braille: cât de mult se spune, braille în linii scurte.
cli-help-bench = thousand bench: cât de repede merge programul pe acest calculator.
cli-flag-lang = --lang și un cod, unul din { $languages }: limba.
cli-flag-face = --face linear sau board: linii pentru cititoare de ecran sau o tablă pentru văzători.
cli-flag-speech = --speech auto, terminal, direct sau none: cine vorbește, cititorul tău de ecran sau Thousand.
cli-flag-bots = --bots de la 1 la 8, la Tysiąc de la 1 la 3: câți boți joacă cu tine.
cli-flag-level = --level easy, steady sau strong: cât de bine joacă boții.
cli-flag-teams = --teams 2x2, 2x3, 3x2, 2x4, 4x2 sau 3x3: câte echipe și de câți; ceilalți jucători sunt boți.
cli-flag-rules = --rules playroom, classic, la Tysiąc house, sau numele unor opțiuni salvate: după ce reguli se joacă.
cli-flag-option = --option NUME=VALOARE, de câte ori vrei: o opțiune, cum ar fi reshuffle=off. Un nume greșit le spune pe toate.
cli-flag-match-points = --match-points de la 100 la 100000, la Tysiąc până la 10000: cu câte puncte se câștigă jocul.
cli-flag-seed = --seed și un număr întreg: același număr împarte aceleași cărți.
cli-more = thousand --version spune versiunea; thousand keys spune tastele jocului.

# Jocurile

game-question = Ce joc?
game-name-miles = 1000 de mile
game-name-tysiac = Tysiąc
# Un joc salvat, când sunt de mai multe feluri.
saved-match-of = { $game }: { $told }
matches-of = { $told } { $game }.
stats-of = { $game }:

game-first-hint-tysiac = { $key-play } mizează, dă și joacă, { $key-pass } spune pas, { $key-previous } și { $key-next } aleg. { $key-help } spune toate tastele.
game-unchanged = Anulat. Nu s-a schimbat nimic.
game-put-off = Răspunsul poate aștepta: { $key-play } întreabă din nou.
sorted-suit = Sortate pe culori.
sorted-rank = Sortate după rang.

help-pass = Pas la mizare: { $keys }.
help-raise = Mărește contractul după ce iei pisicuța: { $keys }.
help-bomb = Aruncă bomba, dacă nimeni n-a mizat peste tine: { $keys }.
help-trick = Levata de până acum: { $keys }.
help-trump = Atuul: { $keys }.
help-contract = Mizarea și contractul: { $keys }.
help-musik = Pisicuța și cărțile date: { $keys }.
help-sort = Sortează cărțile din mână, pe culori sau după rang: { $keys }.
help-tysiac-play = Mizează, dă sau joacă cartea de sub cursor ori începe runda următoare: { $keys }.
help-tysiac-back-out = Amână o întrebare; apăsată de două ori, pleacă de la masă: { $keys }.
help-tysiac-pile = Cărțile jucate și câte mai sunt ascunse: { $keys }.
help-house-tysiac = Tysiąc: { $key-play } mizează, dă și joacă, { $key-pass } spune pas. { $key-trick } spune levata, { $key-trump } atuul, { $key-contract } contractul.

# Titlul comenzilor pe care le au doar unele jocuri.
keys-of-game = Alte taste la { $game }, care trec acolo înaintea celorlalte:
