### Opțiunile jocului Tysiąc: cum se numesc ele și valorile lor și ce înseamnă.
###
### Valoarea stă după opțiune ("Bombe: câte una") sau înaintea ei. Ce înseamnă o opțiune răspunde la tasta D și
### nu poate începe cu ea.

tysiac-option-rules = Reguli
tysiac-option-teams = Echipe
tysiac-option-length = Durata jocului
tysiac-option-match-points = Victorie la
tysiac-option-hard-cap = Cea mai mare miză
tysiac-option-four-nines = Altă împărțire la patru nouari
tysiac-option-raise-after-musik = Mărire după pisicuță
tysiac-option-show-musik = Pisicuța se arată
tysiac-option-bombs = Bombe
tysiac-option-must-trump = Tăiatul cu atu e obligatoriu
tysiac-option-must-beat = Bătutul e obligatoriu
tysiac-option-marriage-on-first-trick = Mariaj în prima levată
tysiac-option-declarer-scores = Declarantul primește
tysiac-option-round-to = Rotunjire
tysiac-option-barrel = Butoi

## Valori

tysiac-value-rules = { $value ->
    [house] de casă
    *[other] { $value }
}
tysiac-value-switch = { $value ->
    [yes] da
    *[no] nu
}
tysiac-value-teams = fiecare pentru sine
tysiac-value-length = { $value ->
    [one-round] o singură rundă
    *[to-points] până strânge cineva punctele
}
tysiac-value-bombs = { $count ->
    [0] niciuna
    [1] câte una
    [2] câte două
    *[other] câte { $count }
}
tysiac-value-must-beat = { $value ->
    [suit] în culoarea cerută
    [suit-and-trump] în culoarea cerută și la atu
    *[none] niciodată
}
tysiac-value-declarer-scores = { $value ->
    [points] toate punctele strânse
    *[contract] contractul
}
tysiac-value-round-to = la multipli de { $value }
tysiac-value-barrel = { $value ->
    [off] nu
    *[other] de la { $value } de puncte
}

## Ce înseamnă

tysiac-about-rules = { $value ->
    [house] Regulile casei: câte o bombă, butoi de la 800, tăiatul obligatoriu, bătutul nu
    *[other] Opțiunile salvate de tine cu numele { $value }
}
tysiac-about-teams = Fiecare joacă pentru sine.
tysiac-about-length = Jocul ține până când cineva strânge punctele pentru victorie sau doar o rundă.
tysiac-about-match-points = Cine are atâtea puncte la sfârșitul unei runde câștigă jocul.
tysiac-about-hard-cap = Nimeni nu poate miza mai mult de atât, oricâte mariaje ar avea.
tysiac-about-four-nines = Cine primește toți cei patru nouari poate cere alte cărți înainte să mizeze.
tysiac-about-raise-after-musik = Contractul poate fi mărit de declarant, din zece în zece, după ce ia pisicuța.
tysiac-about-show-musik = În doi jucători: pisicuța luată de declarant i se arată și celuilalt.
tysiac-about-bombs = Cine trebuie să joace pentru 100 poate renunța de atâtea ori pe joc la rundă: fiecare adversar ia 60 de puncte.
tysiac-about-must-trump = Când nu ai nicio carte din culoarea cerută, trebuie să joci un atu, dacă ai.
tysiac-about-must-beat = Când ai cu ce, trebuie sau nu să joci o carte care ia levata în clipa aceea.
tysiac-about-marriage-on-first-trick = Cu nu, un rege sau o regină cu care începe prima levată nu etalează niciun mariaj.
tysiac-about-declarer-scores = Ce primește declarantul pentru un contract făcut: doar contractul sau toate punctele strânse.
tysiac-about-round-to = Punctele strânse într-o rundă se rotunjesc la cel mai apropiat multiplu.
tysiac-about-barrel = Cine are cel puțin atâtea puncte câștigă altele doar ca declarant.
