### O masă din rețea la nivelul braille: perechile mesajelor ale căror nume urmează după "braille-", cel mult 40 de
### caractere cu nume de zece litere, fără punct la sfârșit. Listele de nume și de fapte vin în câte linii e nevoie.

braille-room-in-list = { $bot ->
    [yes] bot { $name }
   *[no] { room-in-list }
}
braille-room-names-more = apoi { $names }

## Cum stă

braille-room-whose = { $who ->
    [you] Masa ta: { $facts }
   *[other] Gazda { $name }: { $facts }
}
braille-room-seated = La masă { $count }: { $names }
braille-room-watching = { $count ->
    [one] Privește { $count }: { $names }
    [few] Privesc { $count }: { $names }
   *[other] Privesc { $count }: { $names }
}
braille-room-keys = { $keys }
braille-room-key-add-bot = { $key }: bot
braille-room-key-remove-bot = { $key }: scoate
braille-room-key-invite = { $key }: invită
braille-room-key-options = { $key }: opțiuni
braille-room-key-game = { $key }: alege un joc
braille-room-key-who = { $key } și numele tău: un loc
braille-room-key-chat = { $key }: mesaj

braille-room-count = { $watching ->
    [0] La masă { $seated }
    [one] La masă { $seated }, privește { $watching }
    [few] La masă { $seated }, privesc { $watching }
   *[other] La masă { $seated }, privesc { $watching }
}
braille-room-fact-you = tu
braille-room-fact-bot = bot, { $level }
braille-room-fact-gone = a plecat

braille-room-waits-playing = Un joc e în curs
braille-room-waits-shuffle = Se amestecă, jocul începe imediat
braille-room-waits-game = Niciun joc: masa e doar de vorbă
braille-room-waits-players = { $who ->
    [you] Lipsă { $count }: { $key-add-bot } bot, { $key-invite } invită
   *[other] Jucători lipsă: { $count }
}
braille-room-waits-person = Doar boți: e nevoie de un om
braille-room-waits-options = Opțiuni greșite: { $reason }
braille-room-waits-start = { $who ->
    [you] Apasă { $key-play } ca să înceapă
   *[other] Se așteaptă gazda { $name }
}

braille-room-card = { $host }: { $facts }
braille-room-card-seats = { $count } din { $seats }
braille-room-card-state = { $playing ->
    [yes] se joacă
   *[no] așteaptă
}

braille-room-missed = { $count ->
    [0] Nicio mutare cât ai lipsit
    [one] O mutare cât ai lipsit
    [few] { $count } mutări cât ai lipsit
   *[other] { $count } de mutări cât ai lipsit
}
braille-room-missed-part = { $count ->
    [0] Prea multe, nu toate sunt ținute minte
    [one] Peste o mutare, urmează ultima
    [few] Peste { $count } mutări, urmează ultimele
   *[other] Peste { $count } de mutări, vin ultimele
}

## Ce se întâmplă

braille-room-came = { $who ->
    [you] Vii la masă, locul { $seat }
   *[other] { $name } vine, locul { $seat }
}
braille-room-came-watching = { $who ->
    [you] Vii doar să privești
   *[other] { $name } vine doar să privească
}
braille-room-left = { $who ->
    [you] Pleci
   *[other] { $name } pleacă
}
braille-room-went-kicked = { $who ->
    [you] { $target } te dă afară
   *[other] { $whom ->
        [you] { $name } pleacă, la cererea ta
       *[other] { $name } iese: a hotărât { $target }
    }
}
braille-room-went-banned = { $who ->
    [you] { $target } nu te mai lasă să vii
   *[other] { $whom ->
        [you] { $name } nu mai are voie aici
       *[other] { $name }, interdicție de la { $target }
    }
}
braille-room-lost = { $seated ->
    [yes] { $who ->
        [you] Legătură întreruptă, loc păstrat
       *[other] { $name } fără legătură, loc păstrat
    }
   *[no] { $who ->
        [you] Legătură întreruptă
       *[other] { $name } fără legătură
    }
}
braille-room-regained = { $who ->
    [you] Ți-a revenit legătura
   *[other] { $name } e din nou la masă
}
braille-room-stood-in = { $kept ->
    [yes] { $who ->
        [you] Un bot joacă pentru tine, loc păstrat
       *[other] Bot pentru { $name }, loc păstrat
    }
   *[no] { $who ->
        [you] Un bot te înlocuiește, loc pierdut
       *[other] Bot până la sfârșit: { $name }
    }
}
braille-room-seat-back = { $who ->
    [you] Joci din nou, fără bot
   *[other] { $name } joacă din nou, fără bot
}
braille-room-sat = { $who ->
    [you] Iei locul { $seat }
   *[other] { $name } ia locul { $seat }
}
braille-room-stood = { $cleared ->
    [yes] { $who ->
        [you] Locul tău e liber
       *[other] { $name }: loc liber
    }
   *[no] { $who ->
        [you] Îți lași locul
       *[other] { $name } își lasă locul
    }
}
braille-room-host-now = { $who ->
    [you] De acum gazda ești tu
   *[other] { $name } e gazda de acum
}
braille-room-muted = { $on ->
    [yes] Nu mai auzi ce scrie { $name }
   *[no] Auzi din nou ce scrie { $name }
}
braille-room-invited = { $who ->
    [you] Invitație către { $target }
   *[other] { $whom ->
        [you] { $name } te invită
       *[other] { $name } invită: { $target }
    }
}
braille-room-unbanned = { $who ->
    [you] Poți veni din nou
   *[other] { $name } poate veni din nou
}
braille-room-closed = Masa asta s-a închis

braille-room-bot-came = Vine bot { $name }, locul { $seat }, { $level }
braille-room-bot-went = Pleacă bot { $name }
braille-room-bot-named = Bot { $old }, de acum { $name }
braille-room-swapped = Acum { $seat } { $one }, { $other } { $another }
braille-room-swapped-then = Locurile { $seat } și { $other } schimbate
braille-room-game-chosen = Joc: { $game }
braille-room-game-dropped = Niciun joc: masa e doar de vorbă
braille-room-options-chosen = Acum { $items }
braille-room-pause-set = { $seconds ->
    [0] Pauză pentru ripostă: deloc
   *[other] Pauză pentru ripostă: { $seconds } s
}
braille-room-pause-unlimited = Pauză pentru ripostă: fără limită
braille-room-privacy = { $private ->
    [yes] Masă privată: doar cu invitație
   *[no] Masă deschisă: poate veni oricine
}

braille-room-starting = { $who ->
    [you] Începi jocul
   *[other] { $name } începe jocul
}
braille-room-called-off = Jocul nu începe
braille-room-called-off-missing = Fără joc, nu răspund: { $names }
braille-room-began = { $game }: { $names }
braille-room-paused-asked = { $seconds ->
    [0] Protecție? { $key-answer } da, { $key-back-out } nu
   *[other] Protecție? { $key-answer } da, { $key-back-out } nu; { $seconds } s
}
braille-room-paused-held = { $seconds ->
    [0] Aștepți o eventuală ripostă
   *[other] Aștepți o eventuală ripostă, { $seconds } s
}
braille-room-paused-others = { $seconds ->
    [0] Toți așteaptă o eventuală ripostă
   *[other] Toți așteaptă o ripostă, { $seconds } s
}
braille-room-pause-ended = Așteptarea s-a încheiat
braille-room-match-over = { $who ->
    [you] Poți începe alt joc
   *[other] { $name } poate începe alt joc
}
braille-room-abandoned = { $who ->
    [you] Oprești jocul, fără rezultat
   *[other] { $name } oprește, fără rezultat
}

## Refuzuri

braille-room-refused-unknown = Refuzat: { $code }
braille-room-refused-malformed = Serverul n-a înțeles
braille-room-refused-oversized = Prea lung: trimite mai puțin
braille-room-refused-too-fast = Prea repede: așteaptă o clipă
braille-room-refused-no-hello = Server nesalutat: fă iar legătura
braille-room-refused-not-in = Întâi intră, cu nume și parolă
braille-room-refused-already-in = Ai intrat deja
braille-room-refused-server-full = Server plin: încearcă mai târziu
braille-room-refused-line-cut = Legătură întreruptă: încearcă iar
braille-room-refused-name-empty = Lipsește numele
braille-room-refused-name-long = Nume prea lung: cel mult { $limit }
braille-room-refused-name-signs = Nume: doar litere, cifre, spații
braille-room-refused-name-taken = Luat sau prea asemănător: { $name }
braille-room-refused-password-short = Parolă scurtă: cel puțin { $limit }
braille-room-refused-login-wrong = Nume sau parolă greșită
braille-room-refused-password-wrong = Nu e parola ta
braille-room-refused-token-unknown = Serverul nu te mai știe: intră din nou
braille-room-refused-no-guests = Aici se intră doar cu cont
braille-room-refused-code-unknown = Codul de invitație nu e valabil
braille-room-refused-not-for-guests = Cere cont: fă-ți unul
braille-room-refused-no-such-person = Nimeni cu numele { $name }
braille-room-refused-key-taken = Cheia asta e a altui cont
braille-room-refused-no-such-room = Masa nu mai e sau nu e pentru tine
braille-room-refused-at-another-table = Pleacă întâi de la cealaltă masă
braille-room-refused-at-no-table = Alege întâi o masă
braille-room-refused-already-here = Ești deja la masa asta
braille-room-refused-private = Privată: gazda trebuie să te invite
braille-room-refused-banned = { $who ->
    [nobody] Nu ai voie la masa asta
   *[other] Are interdicție: { $name }
}
braille-room-refused-room-full = Masă plină, persoane: { $limit }
braille-room-refused-nobody-there = Acolo nu mai e nimeni
braille-room-refused-closed = Masa asta s-a închis
braille-room-refused-stale = Prea târziu: ascultă, încearcă iar
braille-room-refused-not-host = Doar pentru gazdă: { $name }
braille-room-refused-not-at-table = { $who ->
    [you] Nu ești la masa asta
   *[other] Nu e la masa asta: { $name }
}
braille-room-refused-not-yourself = Nu cu tine: alege pe altcineva
braille-room-refused-already-so = Nimic de schimbat: e deja așa
braille-room-refused-too-many = Prea multe nume: cel mult { $limit }
braille-room-refused-text-empty = N-ai spus nimic: scrie întâi ceva
braille-room-refused-at-table = La masă e deja { $name }
braille-room-refused-not-banned = Nu are interdicție: { $name }
braille-room-refused-not-yours = Doar serverul poate asta
braille-room-refused-already-seated = Ai deja un loc
braille-room-refused-not-seated = Nu ai loc: doar privești
braille-room-refused-table-full = Toate locurile ocupate: { $limit }
braille-room-refused-no-game = Niciun joc: gazda alege unul
braille-room-refused-no-such-game = Jocul ăsta nu e aici
braille-room-refused-no-bot = Niciun bot nu are nivelul ăsta
braille-room-refused-no-bot-there = Acolo nu e niciun bot
braille-room-refused-no-such-seat = Nu e așa loc: alege alte două
braille-room-refused-seats-range = Jucători: { $low } la { $high }, nu { $seats }
braille-room-refused-nobody-plays = Doar boți: întâi se așază un om
braille-room-refused-value-unknown = Valoarea asta nu se poate alege
braille-room-refused-number-outside = Doar de la { $low } la { $high }
braille-room-refused-match-on = Joc în curs: așteaptă sfârșitul
braille-room-refused-no-match = Acum nu e niciun joc
braille-room-refused-held-back = Așteaptă: se poate riposta
braille-room-refused-nothing-to-let-go = Acum nu ai la ce renunța
braille-room-refused-nothing-to-seal = Amestecarea nu mai cere nimic
braille-room-refused-already-sealed = Partea ta e deja fixată
braille-room-refused-not-sealed = Amestecarea n-a ajuns încă acolo
braille-room-refused-wrong-words = Partea ta nu e cea sigilată
braille-room-refused-no-pause = Acum nu e nicio pauză
braille-room-refused-bad-seed = Amestecarea serverului e stricată
braille-room-refused-fair-left-out = Împărțire necinstită, fără partea ta
braille-room-refused-fair-words = { $who ->
    [nobody] Împărțire necinstită: părți schimbate
    [you] Împărțire necinstită: partea ta
   *[other] Împărțire necinstită: { $name }
}
braille-room-refused-fair-chain = Împărțirea { $number } necinstită: amestec
braille-room-refused-fair-seed = Împărțirea { $number } necinstită: cărți

braille-room-bye-unknown = Serverul închide legătura
braille-room-bye-version = Altă versiune decât serverul
braille-room-bye-elsewhere = Ai intrat din altă parte
braille-room-bye-stopping = Serverul se oprește: revino curând
braille-room-bye-silent = Închis: n-a intrat nimeni
braille-room-bye-slow = Închis: legătură prea lentă
braille-room-bye-unruly = Închis: prea multe deodată
braille-room-bye-full = Server plin: încearcă mai târziu
braille-room-bye-failed = Necaz la server: revino mai târziu
braille-room-bye-account-closed = Contul e închis
braille-room-bye-password-changed = Parola s-a schimbat: intră din nou
braille-room-bye-way-in-changed = Intrarea s-a schimbat: intră din nou

braille-visit-match-over = Joc încheiat, { $key-play }: la masă
