### Casa la nivelul braille: perechile mesajelor ale căror nume urmează după "braille-", cel mult 40 de
### caractere fiecare. Ce nu are pereche și e mai lung vine în mai multe linii de cuvinte întregi.

braille-game-first-hint-miles = { $key-help }: taste; { $key-draw }: trage
braille-game-first-hint-tysiac = { $key-help }: taste; { $key-pass }: pas
braille-game-put-off = Amânat, { $key-play } întreabă din nou
braille-game-unchanged = Anulat

braille-game-unknown-key = Fără efect, { $key-help }: ajutor
braille-game-let-go = Renunți la ripostă
braille-game-cancelled = Anulat, cartea rămâne la tine
braille-game-escape-again = Încă o dată { $key-back-out }: pleci
braille-game-leave-saved = Pleci de la masă? Jocul e salvat
braille-game-leave-unmoved = Pleci? Fără mutări, nu se păstrează
braille-game-leave-unsaved = Pleci? Jocul nesalvat s-ar pierde
braille-game-stay = Rămâi
braille-game-saved = Salvat: Continuă, din meniu, îl reia
braille-game-saved-to-go = Salvat: thousand, Continuă îl reia
braille-game-no-cards = Nicio carte
braille-game-fewer-cards = { $count ->
    [one] Doar o carte
    [few] Doar { $count } cărți
   *[other] Doar { $count } de cărți
}
braille-game-nothing-playable = Nicio carte nu se poate juca acum
braille-game-match-over = Joc încheiat, { $key-play }: pleci

braille-who-you = { $team ->
    [none] { $name }, tu
   *[number] { $name }, tu, echipa { $team }
}
braille-who-bot = { $team ->
    [none] { $name }, bot
    [mate] { $name }, bot, echipa ta
   *[number] { $name }, bot, echipa { $team }
}
braille-who-person = { $team ->
    [none] { $name }, jucător
    [mate] { $name }, echipa ta
   *[number] { $name }, echipa { $team }
}
# După un jucător al cărui nume e scurtat.
who-whole-name = Numele întreg: { $name }
braille-who-count = Jucători, în ordine: { $count }

braille-speech-direct = Thousand vorbește, { $key-speech }: terminal
braille-speech-terminal = Citește terminalul, { $key-speech }: Thousand
braille-speech-not-offered = Fără vorbire directă prin ssh
braille-speech-none-works = Nicio voce nu merge: iar terminalul
braille-face-linear = Ecranul pe linii
detail-braille = Braille: { $key-help } explică
braille-history-title = Istoric: Sus, Jos; Tab revine
braille-history-no-search = Nu cauți nimic: bara oblică
braille-history-no-hit = { $where ->
    [back] Nimic mai înapoi: { $words }
   *[on] Nimic mai încolo: { $words }
}
braille-history-copied = { $whole ->
    [yes] Trimis în clipboard, dacă se poate
   *[no] Trimis doar începutul, e prea lung
}
braille-history-unknown-key = Tastă fără rost: Sus, Jos, Tab revine
braille-list-unknown-key = Tastă fără rost: Sus, Jos, Enter, Escape
braille-list-no-such-key = Tastă fără rost: Sus, Jos, Enter
braille-list-answer-needed = Trebuie un răspuns: Sus, Jos, Enter

# Numele săgeților trebuie să fie scurte unde se spun.
braille-key-up = Sus
braille-key-down = Jos
braille-key-left = Stânga
braille-key-right = Dreapta

braille-help-title = Taste: Sus, Jos; oricare alta revine
braille-help-play = Joacă, runda următoare: { $keys }
braille-help-draw = Trage: { $keys }
braille-help-discard = Aruncă: { $keys }
braille-help-answer = Ripostă: { $keys }
braille-help-back-out = Nu riposta, pleacă: { $keys }
braille-help-previous = Cartea dinainte: { $keys }
braille-help-next = Cartea următoare: { $keys }
braille-help-first = Prima carte: { $keys }
braille-help-last = Ultima carte: { $keys }
braille-help-go-to = După număr: 1 până la 9, 0 e a zecea
braille-help-next-playable = Următoarea de jucat: { $keys }
braille-help-previous-playable = Cea dinainte de jucat: { $keys }
braille-help-hand = Cărțile tale: { $keys }
braille-help-info = Toți jucătorii: { $keys }
braille-help-info-me = Cum stai tu: { $keys }
braille-help-scores = Scorul: { $keys }
braille-help-turn = Cine e la rând: { $keys }
braille-help-pile = Teanc, aruncate: { $keys }
braille-help-advice = Sfat: { $keys }
braille-help-who = Cine e la masă: { $keys }
braille-help-options = Reguli pe scurt: { $keys }
braille-help-repeat = Ultima întâmplare: { $keys }
braille-help-history-back = Mai devreme: { $keys }
braille-help-history-forward = Mai târziu: { $keys }
braille-help-history = Istoric: { $keys }
braille-help-detail = Detalii: { $keys }
braille-help-speech = Cine vorbește: { $keys }
braille-help-face = Linii sau tablă: { $keys }
braille-help-sound = Sunete: { $keys }
braille-help-help = Taste: { $keys }
braille-help-rules = Reguli de citit: { $keys }
braille-help-leave = Pleacă: { $keys }
braille-help-list = Sus, Jos, Home, End, cifră, Enter
braille-help-list-out = Sus, Jos, cifră, Enter; Escape: ieșirea
braille-help-list-needed = Sus, Jos, Home, End, cifră, Enter
braille-help-common = Înapoi, încolo: { $key-history-back }, { $key-history-forward }
braille-help-history-place = Sus, Jos, Home, End; Stânga: canalul
braille-help-history-search = Bară oblică: caută; N: înapoi; P: încolo
braille-help-history-copy = K: copiază; Tab: înapoi la masă
