# Jocurile salvate dintre care se alege și ce se întâmplă cu un joc părăsit.

saved-delete-question = Ștergi jocul acesta? Nu mai poate fi adus înapoi.
saved-deleted = Jocul e șters.
saved-gone = Jocul acesta nu mai există.
saved-overtaken = Jocul acesta tocmai a continuat în altă fereastră, așa că nu e șters.
saved-not-deleted = Jocul nu a putut fi șters: { $detail }.
help-saved = D sau Delete șterge jocul de sub cursor.

game-leave-unmoved = Pleci de la masă? Încă n-ai mutat, așa că jocul nu se păstrează.
