# Lecția: ce are lecția oricărui joc și drumul spre ea. $key-... e tasta acelei comenzi.

menu-learn = Învață să joci
cli-help-learn = thousand learn miles sau tysiac: înveți jocul jucându-l, în zece pași vorbiți.

learn-begin = { $of ->
    [one] Lecția are { $of } pas: înveți jucând și nicio tastă nu strică nimic.
    [few] Lecția are { $of } pași: înveți jucând și nicio tastă nu strică nimic.
   *[other] Lecția are { $of } de pași: înveți jucând și nicio tastă nu strică nimic.
}
learn-begin-keys = În lecție, { $key-repeat } repetă pasul, iar { $key-back-out } sau { $key-leave } te întreabă dacă ieși.
learn-step = Pasul { $n } din { $of }
# O mutare pe care regulile o permit, dar pasul nu o vrea.
learn-later = Mutarea asta e pentru mai târziu.
# O tastă care ar lăsa ocazia să treacă.
learn-let-go = Așa ai scăpa ocazia.
learn-over = Lecția s-a încheiat.
learn-end-help = La masă, { $key-help } spune toate tastele.
learn-leave = Ieși din lecție? Data viitoare o ia de la capăt.
braille-learn-leave = Ieși din lecție?
