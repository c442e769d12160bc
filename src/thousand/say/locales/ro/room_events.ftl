### Ce se întâmplă la o masă din rețea. $who e [you] sau *[other], cu numele $name; $whom și $target sunt la fel,
### despre cel căruia i se face ceva. Numele au cel mult 20 de litere și nu se declină; nimic nu arată genul cuiva.

## Oamenii

room-came = { $who ->
    [you] Vii la masă, locul { $seat }.
   *[other] { $name } vine la masă, locul { $seat }.
}
room-came-brief = { $who ->
    [you] Tu, locul { $seat }.
   *[other] { $name }, locul { $seat }.
}
room-came-watching = { $who ->
    [you] Vii doar să privești.
   *[other] { $name } vine doar să privească.
}
room-left = { $who ->
    [you] Pleci de la masă.
   *[other] { $name } pleacă de la masă.
}
room-went-kicked = { $who ->
    [you] { $target } te dă afară de la masă.
   *[other] { $whom ->
        [you] { $name } pleacă de la masă, la cererea ta.
       *[other] { $name } trebuie să plece: așa a hotărât { $target }.
    }
}
room-went-banned = { $who ->
    [you] { $target } nu te mai lasă să vii la masa asta.
   *[other] { $whom ->
        [you] { $name } nu mai are voie la masa asta, la cererea ta.
       *[other] { $name } nu mai are voie aici: așa a hotărât { $target }.
    }
}
# $seated: un loc rămâne păstrat.
room-lost = { $seated ->
    [yes] { $who ->
        [you] Ți s-a întrerupt legătura; locul ți se păstrează.
       *[other] { $name } pierde legătura; locul se păstrează.
    }
   *[no] { $who ->
        [you] Ți s-a întrerupt legătura.
       *[other] { $name } pierde legătura.
    }
}
room-regained = { $who ->
    [you] Ți-a revenit legătura.
   *[other] { $name } e din nou la masă.
}
# $kept: locul rămâne al persoanei; altfel e pierdut.
room-stood-in = { $kept ->
    [yes] { $who ->
        [you] Un bot joacă pentru tine; locul ți se păstrează.
       *[other] Un bot joacă pentru { $name }; locul se păstrează.
    }
   *[no] { $who ->
        [you] Un bot te înlocuiește; locul nu mai e al tău.
       *[other] Un bot joacă pentru { $name } până la sfârșitul jocului.
    }
}
room-stood-in-full = { $kept ->
    [yes] { $who ->
        [you] Un bot { $level } joacă pentru tine; locul ți se păstrează.
       *[other] Un bot { $level } joacă pentru { $name }; locul se păstrează.
    }
   *[no] { $who ->
        [you] Un bot { $level } te înlocuiește; locul nu mai e al tău.
       *[other] Un bot { $level } joacă pentru { $name } până la sfârșitul jocului.
    }
}
room-seat-back = { $who ->
    [you] Joci din nou tu, nu botul.
   *[other] { $name } joacă din nou, în locul botului.
}
room-sat = { $who ->
    [you] Iei locul { $seat }.
   *[other] { $name } ia locul { $seat }.
}
# $cleared: persoana plecase înainte de sfârșitul jocului.
room-stood = { $cleared ->
    [yes] { $who ->
        [you] Locul tău e liber acum.
       *[other] { $name }: locul e liber acum.
    }
   *[no] { $who ->
        [you] Îți lași locul și privești.
       *[other] { $name } își lasă locul și privește.
    }
}
room-host-now = { $who ->
    [you] De acum gazda ești tu.
   *[other] { $name } e gazda de acum.
}
# Aude doar cel care nu mai vrea să audă mesajele cuiva.
room-muted = { $on ->
    [yes] Nu mai auzi ce scrie { $name }.
   *[no] Auzi din nou ce scrie { $name }.
}
room-invited = { $who ->
    [you] { $target } primește invitația ta.
   *[other] { $whom ->
        [you] { $name } te invită la masa asta.
       *[other] { $target } primește o invitație de la { $name }.
    }
}
room-unbanned = { $who ->
    [you] Poți veni din nou la masa asta.
   *[other] { $name } poate veni din nou la masa asta.
}
room-closed = Masa asta s-a închis.

## Mesaje

room-said = { $who ->
    [you] Tu: { $text }
   *[other] { $name }: { $text }
}
room-said-private = { $who ->
    [you] Tu către { $target }: { $text }
   *[other] { $name } către tine: { $text }
}
# Ce face cineva: „Ana face cu mâna”.
room-emote = { $name } { $text }
room-emote-private = { $who ->
    [you] Doar pentru { $target }: { $name } { $text }
   *[other] Doar pentru tine: { $name } { $text }
}

## Ce hotărăște gazda

# Răspunde la B și la Shift B, deci nu poate începe cu litera asta.
room-bot-came = Vine botul { $name }, locul { $seat }, joc { $level }.
room-bot-came-brief = Vine botul { $name }, locul { $seat }.
room-bot-went = Pleacă botul { $name }.
room-bot-named = Botul { $old } se numește acum { $name }.
# $one și $another: cine stă acum acolo, în ordinea celor două locuri.
room-swapped = Locurile { $seat } și { $other } s-au schimbat: acum { $one } și { $another }.
room-swapped-then = Locurile { $seat } și { $other } s-au schimbat între ele.
room-game-chosen = Aici se va juca { $game }.
room-game-chosen-full = Aici se va juca { $game }; reguli: { $rules }.
room-game-dropped = Niciun joc de acum: la masa asta doar se stă de vorbă.
# $items: opțiuni cu valorile lor noi.
room-options-chosen = Acum { $items }.
room-pause-set = { $seconds ->
    [0] Pauză pentru ripostă: deloc.
    [one] Pauză pentru ripostă: o secundă.
    [few] Pauză pentru ripostă: { $seconds } secunde.
   *[other] Pauză pentru ripostă: { $seconds } de secunde.
}
room-pause-unlimited = Pauză pentru ripostă: fără limită.
room-privacy = { $private ->
    [yes] Masă privată acum: se vine doar cu invitație.
   *[no] Masă deschisă acum: poate veni oricine.
}

## Jocuri

room-starting = { $who ->
    [you] Începi jocul: se amestecă cărțile.
   *[other] { $name } începe jocul: se amestecă cărțile.
}
room-starting-brief = { $who ->
    [you] Începi jocul.
   *[other] { $name } începe jocul.
}
# Dovada unei împărțiri cinstite: programul fiecăruia adaugă cuvinte la întâmplare la secretul serverului.
room-committed = Amestecarea e sigilată, iar programul fiecărui jucător îi adaugă cuvinte la întâmplare.
room-called-off = Jocul nu începe.
room-called-off-missing = Jocul nu începe, fără răspuns: { $names }.
# $number: câte jocuri au fost la masa asta, cu tot cu acesta.
room-began = { $game }: { $names }.
room-began-full = { $game }, jocul { $number } la masa asta: { $names }.
# Pauza după un obstacol: [0] fără limită. Întrebarea e aceeași, fie că protecția e în mână, fie că nu.
room-paused-asked = { $seconds ->
    [0] Ai protecția? { $key-answer } ripostează, { $key-back-out } renunță.
    [one] Ai protecția? { $key-answer } ripostează, { $key-back-out } renunță; o secundă.
    [few] Ai protecția? { $key-answer } ripostează, { $key-back-out } renunță; { $seconds } secunde.
   *[other] Ai protecția? { $key-answer } ripostează, { $key-back-out } renunță; { $seconds } de secunde.
}
room-paused-asked-brief = Protecție? { $key-answer } ripostează, { $key-back-out } renunță.
room-paused-held = { $seconds ->
    [0] Aștepți o eventuală ripostă.
    [one] Aștepți o eventuală ripostă, cel mult o secundă.
    [few] Aștepți o eventuală ripostă, cel mult { $seconds } secunde.
   *[other] Aștepți o eventuală ripostă, cel mult { $seconds } de secunde.
}
room-paused-others = { $seconds ->
    [0] Toți așteaptă o eventuală ripostă.
    [one] Toți așteaptă o eventuală ripostă, cel mult o secundă.
    [few] Toți așteaptă o eventuală ripostă, cel mult { $seconds } secunde.
   *[other] Toți așteaptă o eventuală ripostă, cel mult { $seconds } de secunde.
}
room-pause-ended = Așteptarea s-a încheiat.
# După vorbele jocului despre cine a câștigat. $who e gazda.
room-match-over = { $who ->
    [you] Poți începe alt joc.
   *[other] { $name }, gazda, poate începe alt joc.
}
room-abandoned = { $who ->
    [you] Oprești jocul, fără rezultat.
   *[other] { $name } oprește jocul, fără rezultat.
}
