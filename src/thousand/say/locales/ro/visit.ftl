### O vizită pe un server: intrarea, holul și tastele meselor din rețea. Un meci se numește joc.
###
### Cine vine pentru o zi intră „fără cont”: așa nu apare niciun gen. La fel, cineva e „printre prieteni”, „online”
### sau „pe mut”. Numele nu se declină: nici „lui”, nici „pe” cu „îl” sau „o”.

## Din meniul principal

menu-join = Mese în rețea
join-label = Adresa serverului:

## Intrarea

# $server: adresa.
visit-calling = Se face legătura cu { $server }.
come-waiting = O clipă.
help-waiting = Escape pleacă.
visit-open-line = Legătura nu e criptată: nu da aici o parolă pe care o folosești și în altă parte.
come-question = Bine ai venit. Cum vrei să intri?
come-guest = Fără cont, cu un nume pentru azi
come-login = Cu contul meu
come-register = Cu un cont nou
come-name = Numele tău.
come-password = Parola ta:
come-new-password = O parolă nouă, de cel puțin 8 caractere:
come-password-again = Aceeași parolă încă o dată:
come-code = Codul tău de invitație:
come-differ = Cele două parole nu sunt la fel.
secret-typed = { $count ->
    [0] Nimic scris
    [one] Un caracter
    [few] { $count } caractere
   *[other] { $count } de caractere
}
secret-short = { $count ->
    [one] Scrie întâi o parolă.
    [few] O parolă are cel puțin { $count } caractere.
   *[other] O parolă are cel puțin { $count } de caractere.
}
visit-in = { $guest ->
    [yes] Ai intrat fără cont, cu numele { $name }.
   *[no] Ai intrat cu numele { $name }.
}
# Mese la care un bot ține locul celui care ascultă.
visit-kept = { $count ->
    [one] La o masă îți ține locul un bot: alege Mese ca să te întorci.
    [few] La { $count } mese îți țin locul boți: alege Mese ca să te întorci.
   *[other] La { $count } de mese îți țin locul boți: alege Mese ca să te întorci.
}

## Legătura

visit-cut = { $seated ->
    [yes] Legătura s-a întrerupt. Thousand o reface singur, iar locul ți se păstrează.
    *[no] Legătura s-a întrerupt. Thousand o reface singur.
}
visit-stopping = Serverul se oprește sau repornește. Thousand sună din nou singur; mesele continuă.
visit-back = Legătura a revenit.
visit-not-connected = Acum nu e legătură: încearcă din nou peste puțin timp.
visit-table-gone = Masa nu mai există.
visit-watching = Privești acest joc.
visit-match-over = Jocul s-a încheiat. { $key-play } te duce înapoi la masă.

## Vești

visit-invited = { $name } te invită.
visit-invited-table = { $table }.
# După o linie despre masă.
visit-invited-how = { $at ->
    [table] Pleacă întâi de la masa asta, apoi alege Mese.
    [lesson] Ieși întâi din lecție, apoi alege Mese.
   *[lobby] Alege Mese ca să mergi acolo.
}
visit-friend = { $name }, dintre prietenii tăi, e online.
visit-befriended = { $name } e acum printre prietenii tăi: auzi de fiecare dată când intră.
visit-unfriended = { $name } nu mai e printre prietenii tăi.

## Holul

lobby-title = Holul.
lobby-tables = Mese
lobby-open = Deschide o masă
lobby-people = Cine e online
lobby-code = Un cod de invitație pentru cineva nou
lobby-account = Contul tău
lobby-another = Intră cu alt nume
lobby-code-is = Codul e { $code }. Intră prima persoană care își face cont cu el.
lobby-quit-hint = De pe server se pleacă prin ultima linie a listei.
lobby-no-tables = Nicio masă nu e deschisă. Deschide una, și vor putea veni și alții.
lobby-tables-title = { $count ->
    [one] O masă. Enter merge acolo, W doar ca să privești.
    [few] { $count } mese. Enter merge acolo, W doar ca să privești.
   *[other] { $count } de mese. Enter merge acolo, W doar ca să privești.
}
# $table: o linie întreagă despre ea.
lobby-invited = Invitație: { $table }
help-lobby-watch = W merge la o masă doar ca să privești.
lobby-privacy-question = Cine poate veni la masă?
lobby-public = Oricine
lobby-private = Doar cu invitație
lobby-people-title = { $count ->
    [one] În afară de tine nu e nimeni online.
    [few] Online sunt { $count } persoane.
   *[other] Online sunt { $count } de persoane.
}
lobby-people-some = Online: { $count }; aici sunt prietenii tăi și o parte din ceilalți.
lobby-person = { $name }{ $friend ->
    [yes] , dintre prieteni
   *[no] { "" }
}{ $kind ->
    [guest] , fără cont
    [away] , nu e online
    [you] , adică tu
   *[here] { "" }
}{ $busy ->
    [yes] , la o masă
   *[no] { "" }
}
lobby-person-you = Asta ești tu.
lobby-back = Înapoi
lobby-follow = Mergi la masa unde e { $name }
help-lobby-tables = Deschide o masă sau mergi la una. Acolo adaugi boți sau inviți oameni; gazda începe jocul.
help-lobby-people = Cine e online: pune pe cineva printre prieteni sau mergi la aceeași masă.
help-lobby-phone = Dacă legătura cade, locul ți se păstrează: revino și auzi ce ai pierdut.

## Contul tău

account-title = Contul tău, { $name }.
account-password = Schimbă parola
account-keys = { $count ->
    [one] Uită cheia ssh care deschide contul
    [few] Uită cele { $count } chei ssh care deschid contul
   *[other] Uită cele { $count } de chei ssh care deschid contul
}
account-close = Închide contul
account-old-server = Serverul e mai vechi și nu știe asta: întreabă gazda lui.
account-present = Parola ta de acum:
account-changed = Parola e schimbată. Pe alte dispozitive trebuie să intri din nou.
account-keys-stay = { $count ->
    [one] O cheie ssh deschide în continuare contul.
    [few] { $count } chei ssh deschid în continuare contul.
   *[other] { $count } de chei ssh deschid în continuare contul.
}
account-keys-question = { $count ->
    [one] Uiți cheia ssh? După aceea intri doar cu parola.
    [few] Uiți cele { $count } chei ssh? După aceea intri doar cu parola.
   *[other] Uiți cele { $count } de chei ssh? După aceea intri doar cu parola.
}
account-keys-gone = Gata. De acum intri doar cu parola.
account-close-gone = Dacă îl închizi, prietenii, setările și cheile ssh de aici se șterg, iar numele tău devine liber.
account-close-stays = Jocurile încheiate rămân pe server, cu numele tău. Unde ai un loc la joc, continuă un bot.
account-close-question = Închizi pentru totdeauna contul { $name }?
# Doar pentru cine a intrat cu o cheie.
account-name = Ca să-l închizi, scrie-ți numele, { $name }:
account-other-name = Nu e { $name }: nimic nu s-a închis.

## Oamenii de la masă

people-back = Înapoi la masă
people-sit = Ia un loc
people-stand = Lasă-ți locul și privește
people-whisper = Spune ceva doar pentru { $name }
people-befriend = Adaugă { $name } la prieteni
people-unfriend = Scoate { $name } dintre prieteni
people-mute = Pune { $name } pe mut: nu mai auzi ce scrie
people-unmute = Auzi din nou ce scrie { $name }
people-later = { $name }, un loc mai încolo
people-earlier = { $name }, un loc mai încoace
people-remove-bot = Scoate botul { $name }
people-hand-over = { $name } să fie gazda
people-kick = { $name } să plece de la masă
people-ban = { $name } să nu mai vină la masa asta
invite-title = Pe cine inviți?
invite-nobody = Nu e nimeni online pe care să inviți.
invite-friend = { $busy ->
    [yes] { $name }, dintre prieteni, la altă masă
   *[no] { $name }, dintre prieteni
}
invite-person = { $busy ->
    [yes] { $name }, la altă masă
   *[no] { $name }
}

## Mesajele

chat-label = Către masă:
chat-label-to = Către { $name }:
chat-slash = După bară vine „me” și ce faci. Orice altceva se scrie fără ea.
chat-to-nobody = Nimeni cu numele ăsta la masă. După arond vine un nume, apoi ce spui.
help-chat-line = Scrie, apoi Enter. Arond și un nume: doar pentru cineva; /me: ce faci. Tab: istoricul.
history-channel-talk = Mesajele de la masă

## Tastele unei mese din rețea

keys-of-shared = La o masă din rețea mai sunt:
help-invite = Invită pe cineva la masă: { $keys }.
help-add-bot = Adaugă un bot, înainte de joc: { $keys }.
help-remove-bot = Scoate un bot, înainte de joc: { $keys }.
help-chat = Spune ceva la masă: { $keys }.
help-room-play = Începe jocul, dacă ești gazda: { $keys }.
help-room-back-out = Pleacă de la masă, apăsată de două ori: { $keys }.
help-room-previous = În sus printre cei de la masă: { $keys }.
help-room-next = În jos printre cei de la masă: { $keys }.
help-room-scores = Scorul ultimului joc: { $keys }.
help-room-leave = Pleacă de la masă, care continuă fără tine: { $keys }.
# Fără C, D, N, P sau U la început: răspunde la o tastă a jocului.
room-key-in-match = Tasta asta merge doar în timpul unui joc.
room-no-scores = Niciun scor de spus acum.
room-no-advice = Fără sfaturi când joci cu oameni.
room-leave = Pleci de la masă?
room-leave-seat = Pleci de la masă? Un bot joacă pentru tine, iar la locul tău te poți întoarce.
room-abandon = Oprește jocul pentru toți, fără rezultat

## Opțiunile unei mese din rețea: răspunsul la O

room-options = Lista opțiunilor mesei.
room-options-told = Iată opțiunile; le schimbă gazda.
room-set-game = Joc: { $game }
room-game-none = Niciunul: o masă doar de vorbă
room-set-rules = Regulile și opțiunile jocului
room-set-private = { $private ->
    [yes] Cine poate veni: doar cu invitație
   *[no] Cine poate veni: oricine
}
# $seconds -1: fără limită.
room-set-pause = { $seconds ->
    [-1] Pauză pentru ripostă: fără limită
    [0] Pauză pentru ripostă: deloc
    [one] Pauză pentru ripostă: o secundă
    [few] Pauză pentru ripostă: { $seconds } secunde
   *[other] Pauză pentru ripostă: { $seconds } de secunde
}
room-pause-question = Cât așteaptă masa o ripostă?
room-unban = { $name } să poată veni iar

## Linia de comandă

cli-help-join = thousand join ADRESĂ: te așezi la o masă de pe un server, cum ar fi wss://host sau host:8414.
cli-flag-name = --name NUME: numele tău acolo.
cli-join-nowhere = Lipsește adresa după thousand join: scrie host, host:8414, ws://host:8414 sau wss://host.
cli-join-address = { $server } nu e adresa unui server: scrie host, host:8414, ws://host:8414 sau wss://host.
cli-join-failed = La { $server } nu răspunde nimeni: { $detail }. E bună adresa și e pornit serverul?
cli-join-no-server = La { $server } e altceva, nu un server Thousand pe care îl înțelege versiunea asta.
cli-join-packages = Lipsește un pachet care trebuie instalat. Scrie: { $python } -m pip install aiohttp
