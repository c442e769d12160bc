### Opțiunile unui joc nou, oricare ar fi el.
###
### Răspunsurile la D și la S nu pot începe cu literele acestea.

options-teams-question = Fiecare pentru sine sau pe echipe?
options-screen = Opțiuni. Săgețile stânga și dreapta schimbă valoarea, D o explică, S le salvează pe toate cu un nume.
options-start = Începe jocul
options-line = { $name }: { $value }
options-line-changed = { $name }: { $value }, cu schimbări
options-number = { $name }.

# Ce se aude după o tastă: întâi valoarea.
options-changed = { $value }: { $name }
options-last = { $value } e ultima valoare în direcția asta: { $name }
options-more = { $count ->
    [one] În listă mai apare o opțiune.
    [few] În listă mai apar { $count } opțiuni.
   *[other] În listă mai apar { $count } de opțiuni.
}
options-fewer = { $count ->
    [one] Iese din listă o opțiune care nu mai are efect.
    [few] Ies din listă { $count } opțiuni care nu mai au efect.
   *[other] Ies din listă { $count } de opțiuni care nu mai au efect.
}
options-no-value = Aici nu e nimic de schimbat: Enter începe jocul, săgeata jos duce la opțiuni.
options-about-start = { $bots ->
    [one] Enter începe jocul cu un bot și cu opțiunile de acum.
    [few] Enter începe jocul cu { $bots } boți și cu opțiunile de acum.
   *[other] Enter începe jocul cu { $bots } de boți și cu opțiunile de acum.
}

# Seturi de reguli

options-rules-question = Ce reguli? D șterge opțiunile salvate de tine.
options-replaced = Toate opțiunile de mai jos urmează acum aceste reguli.
options-replace-question = Schimbările tale s-ar pierde. Iei totuși regulile { $rules }?
options-name-label = Nume pentru aceste opțiuni:
options-name-shipped = { $name } e numele unor reguli ale jocului: alege altul.
options-overwrite-question = { $name } există deja. Îl înlocuiești?
options-saved = Opțiunile au de acum numele { $name } și sunt printre reguli.
options-not-deleted = Regulile acestea țin de joc: se pot șterge doar opțiunile salvate de tine.
options-delete-question = Ștergi într-adevăr { $name }?
options-deleted = { $name }: șters.
trouble-rule-set-broken = { $name } nu poate fi folosit: { $item } e stricat sau necunoscut. Se păstrează.
cli-rule-set-broken = { trouble-rule-set-broken }

help-options-screen = Săgețile stânga și dreapta sau minus și plus schimbă valoarea. D o explică. S salvează opțiunile cu un nume.
help-options-rules = D sau Delete șterge opțiunile salvate de sub cursor.

# Scrierea unui text

text-label = { $label } Doar Enter păstrează { $standard }.
text-other-key = Aici se poate scrie doar text, apoi Enter. Escape revine.
text-long = { $count ->
    [one] Aici încape cel mult { $count } caracter.
    [few] Aici încap cel mult { $count } caractere.
   *[other] Aici încap cel mult { $count } de caractere.
}
text-full = { $count } e limita.
text-needed = Întâi scrie ceva, apoi apasă Enter. Escape revine.
help-text = Scrie textul, apoi Enter. Backspace șterge, Escape revine.
