# Un server și gazda lui: ce spun thousand serve și thousand invite.
# $command e o comandă de scris, $path un dosar sau un fișier, $port un număr, $host numele unui calculator: rămân
# întocmai.

## Ce se spune cât merge

serve-listening-everywhere = Serverul e deschis pe portul { $port }, la toate adresele acestui calculator.
serve-listening = Serverul e deschis la { $host }, portul { $port }.
serve-data = Mesele și conturile se păstrează în { $path }.
serve-join = Ca să vină, ceilalți scriu: { $command }
serve-ssh = Doar cu ssh: { $command }
serve-behind-proxy = Ceilalți vin la adresa proxyului tău.
serve-invite-only = Cine e nou are nevoie de un cod. Ca să iei unul, scrie în alt terminal: { $command }
serve-unencrypted = Nimic nu e criptat fără --certificate, nici parolele: așa e doar pentru o rețea de încredere.
serve-how-to-stop = Control C oprește serverul; la pornirea următoare fiecare masă continuă.
serve-stopped = Serverul s-a oprit. Fiecare masă e păstrată.
serve-failed = Serverul s-a oprit, fiindcă nu i s-au putut scrie datele. Nimic din ce a fost confirmat nu s-a pierdut.
serve-code = Un cod pentru o singură persoană nouă: { $code }
serve-account-closed = Contul { $name } e închis.
serve-account-password = Parola nouă pentru { $name }: { $password }

## Ce e greșit

cli-packages-missing = Un server are nevoie de pachete care nu sunt instalate. Scrie: { $python } -m pip install { $names }
cli-key-alone = --key merge cu --certificate: dă-le pe amândouă sau niciunul.
cli-ports-equal = --port și --ssh-port nu pot fi amândouă { $port }: alege două numere.
cli-port-taken = Portul { $port } e folosit deja de alt program: oprește-l sau alege altul cu --port ori --ssh-port.
cli-port-forbidden = Portul { $port } nu e permis acestui utilizator: alege unul de la 1024 în sus cu --port ori --ssh-port.
cli-port-failed = Serverul nu poate fi deschis pe portul { $port }: { $detail }.
cli-host-unknown = Niciun calculator nu se numește { $host }: dă la --host o adresă a acestuia sau lasă-l deoparte.
cli-host-elsewhere = { $host } nu e o adresă a acestui calculator: dă la --host una de-a lui sau lasă-l deoparte.
cli-certificate-unreadable = { $path } nu poate fi citit: { $detail }. Dă la --certificate și --key fișiere pe care le poți citi.
cli-certificate-wrong = { $path } și { $key } nu sunt un certificat și cheia lui în format PEM sau cheia are parolă: scoate-o.
cli-certificate-other-key = Cheia din { $key } nu e a certificatului din { $path }: dă la --key cheia cu care a fost făcut.
cli-data-unwritable = Nu se poate scrie în { $path }: { $detail }. Alege alt dosar cu --data.
cli-data-in-use = Alt server folosește deja datele din { $path }: oprește-l sau alege alt dosar cu --data.
cli-data-newer = Datele serverului sunt scrise de un Thousand mai nou: instalează-l. Format { $found }; acesta știe { $known }.
cli-data-failed = Datele serverului din { $path } nu pot fi folosite: { $detail }.
cli-data-missing = În { $path } nu sunt date de server: pornește o dată thousand serve sau dă-i dosarul cu --data.
cli-account-what = Dă fie --close, fie --new-password: câte un lucru o dată.
cli-account-unknown = Nimeni nu are cont cu numele { $name } în { $path }: verifică scrierea sau dă --data.
cli-account-running = Serverul cu datele din { $path } merge: oprește-l, apoi scrie asta din nou.

## Linia de comandă

cli-help-serve = thousand serve: mese la care vin alții prin rețea. Cu --port, --data, --invite-only și altele.
cli-help-invite = thousand invite: un cod pentru o persoană nouă, dacă pe serverul tău se intră cu invitație. Cu --data.
cli-help-account = thousand account NAME: închide un cont de pe serverul tău sau îi dă o parolă nouă. Cu --data.
cli-flag-host = --host și o adresă a acestui calculator: singura deschisă; fără el, toate.
cli-flag-port = --port și un număr: unde e deschis serverul pentru thousand join; fără el, 8414.
cli-flag-ssh-port = --ssh-port și un număr: pe unde vine cine are doar ssh; fără el, pe nicăieri.
cli-flag-data = --data și un dosar: unde își ține serverul mesele și conturile.
cli-flag-invite-only = --invite-only: cine e nou are nevoie de un cod și nimeni nu intră fără cont.
cli-flag-no-guests = --no-guests: fiecare are nevoie de un cont.
cli-flag-certificate = --certificate și un fișier PEM: cu el se criptează legăturile.
cli-flag-key = --key și un fișier PEM: cheia certificatului, dacă are fișierul ei.
cli-flag-proxy = --proxy: un proxy de pe acest calculator trimite oamenii mai departe și le spune adresele.
cli-flag-close = --close: șterge contul pentru totdeauna.
cli-flag-new-password = --new-password: inventează o parolă în locul celei vechi și o scrie.
