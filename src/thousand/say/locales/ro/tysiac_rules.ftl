### Regulile unui joc de Tysiąc, câte una pe linie, pe scurt.

tysiac-rule-set = { $rules ->
    [house] Regulile casei.
    *[other] Reguli: { $rules }.
}
tysiac-rule-four-nines = Cine are patru nouari poate cere altă împărțire înainte să mizeze.
tysiac-rule-hard-cap = Cea mai mare miză posibilă e { $points }.
tysiac-rule-raise = Declarantul poate mări contractul după ce ia pisicuța.
tysiac-rule-show-musik = { $shown ->
    [yes] Pisicuța luată se arată.
    *[no] Pisicuța luată o vede doar declarantul.
}
tysiac-rule-bombs = { $count ->
    [0] Se joacă fără bombe.
    [1] Fiecare jucător are o bombă pe joc.
    [few] Fiecare jucător are { $count } bombe pe joc.
    *[other] Fiecare jucător are { $count } de bombe pe joc.
}
tysiac-rule-must-trump = { $must ->
    [yes] Cine nu are culoarea cerută trebuie să taie cu atu.
    *[no] Cine nu are culoarea cerută poate juca orice carte.
}
tysiac-rule-must-beat = { $value ->
    [suit] În culoarea cerută, cine poate bate trebuie să bată.
    *[suit-and-trump] În culoarea cerută și la atu, cine poate bate trebuie să bată.
}
tysiac-rule-first-trick = În prima levată nu se poate etala niciun mariaj.
tysiac-rule-declarer-contract = Un contract făcut aduce exact punctele lui.
tysiac-rule-declarer-points = Un contract făcut aduce toate punctele strânse.
tysiac-rule-round-to = Punctele se rotunjesc la cel mai apropiat multiplu de { $multiple }.
tysiac-rule-barrel = Butoiul începe la { $points }: de acolo câștigă doar declarantul.
