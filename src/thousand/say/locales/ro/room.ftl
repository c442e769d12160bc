### O masă din rețea: cum stă, cine e acolo și ce așteaptă. Un meci se numește joc.
###
### $who e [you] sau *[other], cu numele $name: cel mult 20 de litere, nedeclinat. Nimic nu arată genul cuiva.

# Cineva dintre mai mulți: într-o listă cu cine joacă, privește sau lipsește. $bot: [yes] pentru un bot.
room-in-list = { $bot ->
    [yes] botul { $name }
   *[no] { $who ->
        [you] tu
       *[other] { $name }
    }
}
# Cât de bine joacă un bot: stă după „bot” sau „joc”.
room-level = { $level ->
    [easy] slab
    [steady] sigur
    [strong] puternic
   *[other] { $level }
}
# După o linie care înșiră nume: cele care n-au încăput.
room-names-more = Apoi { $names }.

## Cum stă

# Gazda conduce masa. $facts: ce se joacă, regulile, dacă e privată.
room-whose = { $who ->
    [you] Masa ta: { $facts }.
   *[other] Gazda { $name }: { $facts }.
}
room-for-talk = doar de vorbă
room-rules = reguli: { $rules }
room-private = masă privată
room-seated = { $count ->
    [one] Un loc ocupat: { $names }.
    [few] { $count } locuri ocupate: { $names }.
   *[other] { $count } de locuri ocupate: { $names }.
}
room-watching = { $count ->
    [one] O persoană privește: { $names }.
    [few] { $count } persoane privesc: { $names }.
   *[other] { $count } de persoane privesc: { $names }.
}
# $keys: câteva dintre cele de mai jos, una după alta.
room-keys = Taste: { $keys }.
room-key-add-bot = { $key } adaugă un bot
room-key-remove-bot = { $key } scoate unul
room-key-invite = { $key } invită
room-key-options = { $host ->
    [yes] { $key } schimbă opțiunile
   *[no] { $key } spune opțiunile
}
room-key-game = { $key } alege un joc
room-key-who = { $key } și apoi numele tău: iei un loc
room-key-chat = { $key } scrie un mesaj

## Cine e acolo: răspunsul la W, care nu poate începe cu litera asta. Fiecare linie e un element de listă, fără
## punct la sfârșit: un nume, apoi ce se știe.

room-count = { $seated ->
    [0] Niciun loc ocupat la masa asta
    [one] Un loc ocupat la masa asta
    [few] { $seated } locuri ocupate la masa asta
   *[other] { $seated } de locuri ocupate la masa asta
}{ $watching ->
    [0] .
    [one] , o persoană privește.
    [few] , { $watching } persoane privesc.
   *[other] , { $watching } de persoane privesc.
}
room-fact-you = adică tu
room-fact-bot = bot { $level }
room-fact-seat = locul { $seat }
room-fact-watching = privește
room-fact-host = gazda
# Legătura e întreruptă; a plecat și se poate întoarce la locul ei.
room-fact-away = nu e online
room-fact-gone = a plecat
room-fact-bot-plays = joacă un bot
room-fact-muted = pe mut
# După un nume arătat pe scurt.
room-fact-whole = numele întreg { $name }

## Ce așteaptă masa: răspunsul la T, care nu poate începe cu litera asta

room-waits-playing = Un joc e în curs.
room-waits-shuffle = Se amestecă cărțile: jocul începe imediat.
# Nici cu O: răspunde și la tasta asta.
room-waits-game = Niciun joc ales: la masa asta doar se stă de vorbă.
room-waits-players = { $who ->
    [you] { $count ->
        [one] Mai lipsește un jucător: { $key-add-bot } adaugă un bot, { $key-invite } invită.
        [few] Mai lipsesc { $count } jucători: { $key-add-bot } adaugă un bot, { $key-invite } invită.
       *[other] Mai lipsesc { $count } de jucători: { $key-add-bot } adaugă un bot, { $key-invite } invită.
    }
   *[other] { $count ->
        [one] Mai lipsește un jucător.
        [few] Mai lipsesc { $count } jucători.
       *[other] Mai lipsesc { $count } de jucători.
    }
}
room-waits-person = La masă e nevoie de un om: pe locuri sunt doar boți.
# $reason: o propoziție întreagă a jocului.
room-waits-options = Opțiuni nepotrivite. { $reason }
room-waits-start = { $who ->
    [you] Apasă { $key-play } ca să înceapă jocul.
   *[other] Așteptăm ca gazda, { $name }, să înceapă jocul.
}

## O masă într-o listă

room-card = Gazda { $host }: { $facts }
room-card-seats = { $seats ->
    [few] { $count } din { $seats } locuri ocupate
   *[other] { $count } din { $seats } de locuri ocupate
}
room-card-state = { $playing ->
    [yes] se joacă
   *[no] în așteptare
}
# La o masă fără joc.
room-card-seated = { $count ->
    [one] un loc ocupat
    [few] { $count } locuri ocupate
   *[other] { $count } de locuri ocupate
}
room-card-watching = { $count ->
    [one] o persoană privește
    [few] { $count } persoane privesc
   *[other] { $count } de persoane privesc
}
room-card-names = la masă { $names }

## Întoarcerea

room-missed = { $count ->
    [0] Nicio mutare cât ai lipsit.
    [one] O mutare cât ai lipsit.
    [few] { $count } mutări cât ai lipsit.
   *[other] { $count } de mutări cât ai lipsit.
}
# S-au întâmplat mai multe decât ține minte masa.
room-missed-part = { $count ->
    [0] Cât ai lipsit s-au întâmplat mai multe decât ține minte masa.
    [one] Mai mult de o mutare cât ai lipsit; doar ultima e ținută minte.
    [few] Mai mult de { $count } mutări cât ai lipsit; doar ultimele sunt ținute minte.
   *[other] Mai mult de { $count } de mutări cât ai lipsit; doar ultimele sunt ținute minte.
}
