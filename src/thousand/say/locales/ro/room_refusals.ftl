### De ce o masă din rețea sau serverul ei refuză ceva ori închide, și ce e de făcut.
### $who e [you] sau *[other], cu numele $name; [nobody] când nu e vorba de nimeni.
### Ce răspunde la B, O sau Y nu poate începe cu litera aceea.

## Mesaje și intrarea

room-refused-unknown = Serverul refuză asta: { $code }.
room-refused-malformed = Serverul n-a înțeles: încearcă altceva.
room-refused-oversized = Prea lung pentru server: trimite mai puțin o dată.
room-refused-too-fast = Prea repede: așteaptă o clipă, apoi încearcă din nou.
room-refused-no-hello = Serverul n-a fost încă salutat: fă din nou legătura.
room-refused-not-in = Încă n-ai intrat: spune-ți întâi numele și parola.
room-refused-already-in = Ai intrat deja: pleacă de pe server ca să vii cu alt nume.
room-refused-server-full = Serverul e plin: încearcă mai târziu.
room-refused-line-cut = Legătura s-a întrerupt înainte de răspuns: încearcă din nou.
room-refused-name-empty = Lipsește numele: scrie măcar o literă.
room-refused-name-long = { $limit ->
    [one] Numele e prea lung: cel mult { $limit } caracter.
    [few] Numele e prea lung: cel mult { $limit } caractere.
   *[other] Numele e prea lung: cel mult { $limit } de caractere.
}
room-refused-name-signs = Numele are semne nepermise: scrie litere, cifre și spații, cu măcar o literă.
room-refused-name-taken = Numele { $name } e luat sau seamănă prea mult cu altul: alege alt nume.
room-refused-password-short = { $limit ->
    [one] Parola e prea scurtă: cel puțin { $limit } caracter.
    [few] Parola e prea scurtă: cel puțin { $limit } caractere.
   *[other] Parola e prea scurtă: cel puțin { $limit } de caractere.
}
room-refused-login-wrong = Numele sau parola nu e bună: încearcă din nou.
room-refused-password-wrong = Nu e parola ta: nu s-a schimbat nimic.
room-refused-token-unknown = Serverul nu te mai cunoaște: spune-ți din nou numele și parola.
room-refused-no-guests = Aici nu se intră fără cont: fă-ți unul sau intră cu al tău.
room-refused-code-unknown = Codul de invitație nu e valabil: cere unul nou de la cine te-a invitat.
room-refused-not-for-guests = Pentru asta ai nevoie de cont: fă-ți întâi unul.
room-refused-no-such-person = { $name }: nimeni cu numele ăsta pe server, verifică literele.
room-refused-key-taken = Cheia asta e a altui cont: folosește altă cheie.

## Venirea la o masă

room-refused-no-such-room = Masa asta nu mai există sau nu e pentru tine: uită-te din nou în listă.
room-refused-at-another-table = Ești la altă masă: pleacă întâi de acolo.
room-refused-at-no-table = Nu ești la nicio masă: alege întâi una.
room-refused-already-here = Ești deja la masa asta.
room-refused-private = Masa asta e privată: trebuie să te invite gazda.
room-refused-banned = { $who ->
    [nobody] Nu ai voie la masa asta: alege alta.
   *[other] { $name } nu are voie la masa asta: întâi gazda trebuie să ridice interdicția.
}
room-refused-room-full = { $limit ->
    [one] Masa e plină: nu mai încape nimeni peste { $limit } persoană.
    [few] Masa e plină: nu mai încape nimeni peste { $limit } persoane.
   *[other] Masa e plină: nu mai încape nimeni peste { $limit } de persoane.
}
room-refused-nobody-there = La masa asta nu mai e nimeni: alege alta.
room-refused-closed = Masa asta s-a închis: alege alta.

## La masă

room-refused-stale = Prea târziu: între timp s-a întâmplat altceva. Ascultă, apoi încearcă din nou.
room-refused-not-host = Doar gazda poate face asta: { $name }.
room-refused-not-at-table = { $who ->
    [you] Nu ești la masa asta.
   *[other] { $name } nu e la masa asta.
}
room-refused-not-yourself = Asta nu ți-o poți face ție: alege pe altcineva.
room-refused-already-so = Nimic de schimbat: e deja așa.
room-refused-too-many = { $limit ->
    [one] Sunt reținute deja prea multe nume: cel mult unul.
    [few] Sunt reținute deja prea multe nume: cel mult { $limit }.
   *[other] Sunt reținute deja prea multe nume: cel mult { $limit }.
}
room-refused-text-empty = N-ai spus nimic: scrie întâi ceva.
room-refused-at-table = { $name } e deja la masa asta.
room-refused-not-banned = { $name } nu are nicio interdicție aici.
room-refused-not-yours = Asta poate face doar serverul.
room-refused-already-seated = Ai deja un loc.
room-refused-not-seated = Nu ai loc: doar privești.
room-refused-table-full = Toate locurile sunt ocupate: sunt { $limit }.
room-refused-no-game = Niciun joc ales: întâi gazda trebuie să aleagă unul.
room-refused-no-such-game = Jocul ăsta nu e aici: alege altul.
room-refused-no-bot = Niciun bot nu are nivelul ăsta: alege altul.
room-refused-no-bot-there = Acolo nu e niciun bot.
room-refused-no-such-seat = Nu e un asemenea loc: alege două locuri diferite de la masă.
room-refused-seats-range = Numărul de jucători e între { $low } și { $high }, nu { $seats }.
room-refused-nobody-plays = Pe locuri sunt doar boți: întâi trebuie să se așeze cineva.
room-refused-value-unknown = Aici nu se poate alege { $value }: ia altă valoare.
room-refused-number-outside = Aici nu se poate alege { $value }, ci între { $low } și { $high }.

## Jocuri

room-refused-match-on = Un joc e în curs: așteaptă să se încheie.
room-refused-no-match = Acum nu e niciun joc în curs.
room-refused-held-back = Așteaptă puțin: cineva poate riposta.
room-refused-nothing-to-let-go = Acum nu ai la ce să renunți.
room-refused-nothing-to-seal = Amestecarea nu mai are nevoie acum de nimic de la tine.
room-refused-already-sealed = Partea ta din amestecare e deja fixată.
room-refused-not-sealed = Amestecarea n-a ajuns încă acolo.
room-refused-wrong-words = Partea ta din amestecare nu e cea sigilată.
room-refused-no-pause = Acum nu e nicio pauză.
room-refused-bad-seed = Amestecarea serverului e stricată.

# Împărțirea nu e cea promisă de server.
room-refused-fair-left-out = Nu te încrede în împărțirea asta: lipsește partea ta din amestecare.
room-refused-fair-words = { $who ->
    [nobody] Nu te încrede în împărțirea asta: părțile amestecării nu sunt cele sigilate.
    [you] Nu te încrede în împărțirea asta: partea ta din amestecare nu e cea sigilată.
   *[other] Nu te încrede în împărțirea asta: { $name } n-a adăugat la amestecare ce s-a sigilat.
}
room-refused-fair-chain = Nu te încrede în cărțile astea: amestecarea împărțirii { $number } nu e cea fixată de server.
room-refused-fair-seed = Nu te încrede în cărțile astea: cele din împărțirea { $number } nu ies din amestecare.

## De ce închide serverul

room-bye-nonsense = Serverul nu poate fi înțeles: el sau Thousand de aici e poate prea vechi. Vizita se încheie.
room-bye-unknown = Serverul închide legătura.
room-bye-version = Acest Thousand și serverul nu se potrivesc: unul din ele trebuie actualizat.
room-bye-elsewhere = Ai intrat din altă parte: legătura asta se închide.
room-bye-stopping = Serverul se oprește sau repornește: revino peste puțin timp, fiecare masă continuă.
room-bye-silent = Serverul închide legătura: n-a intrat nimeni.
room-bye-slow = Serverul închide: legătura asta e prea lentă. Fă-o din nou.
room-bye-unruly = Serverul închide legătura: a primit prea multe deodată. Revino peste puțin timp.
room-bye-full = Serverul e plin: încearcă mai târziu.
room-bye-failed = Serverul nu poate scrie pe disc: revino peste puțin timp, fiecare masă continuă.
room-bye-account-closed = Contul e închis: vizita se încheie.
room-bye-password-changed = Parola s-a schimbat: intră din nou, cu cea nouă.
room-bye-way-in-changed = Datele tale de intrare tocmai s-au schimbat: intră din nou.
