### Ce se întâmplă în Tysiąc. $who e cel care face ceva, [you] sau *[other], cu numele $name; $whom și $target
### sunt la fel pentru cel căruia i se face. Numele nu se declină niciodată, iar genul nu se vede.

## Jocul și rundele lui

tysiac-match-started = Jocul începe: Tysiąc în { $players } jucători. Victoria e la { tysiac-points }.
tysiac-match-started-one-deal = Jocul începe: Tysiąc în { $players } jucători. O singură rundă decide.
tysiac-match-seats = La masă, în ordine: { $names }.
tysiac-match-seats-more = Apoi { $names }.
tysiac-deal-started = { $who ->
    [you] Runda { $number }. Împarți tu.
    *[other] Runda { $number }. Împarte { $name }.
}
# În patru, cine împarte nu joacă.
tysiac-deal-started-out = { $who ->
    [you] Runda { $number }. Împarți tu și stai pe margine.
    *[other] Runda { $number }. Împarte { $name } și stă pe margine.
}
tysiac-dealt-other = { $name } are { tysiac-cards-count }.

## Mizarea

tysiac-opened = { $who ->
    [you] Trebuie să deschizi mizarea cu { $points }.
    *[other] { $name } trebuie să deschidă cu { $points }.
}
tysiac-opened-brief = { $who ->
    [you] Deschizi, { $points }.
    *[other] { $name } deschide, { $points }.
}
tysiac-bid = { $who ->
    [you] Mizezi { $points }.
    *[other] { $name } mizează { $points }.
}
tysiac-bid-brief = { $who ->
    [you] Tu, { $points }.
    *[other] { $name }, { $points }.
}
tysiac-passed = { $who ->
    [you] Spui pas.
    *[other] { $name } spune pas.
}
tysiac-redeal-asked = { $who ->
    [you] Arăți toți cei patru nouari: cărțile se împart din nou.
    *[other] { $name } arată cei patru nouari: cărțile se împart din nou.
}
# $forced: ceilalți au spus pas la miza de deschidere, care e obligatorie.
tysiac-auction-won = { $forced ->
    [yes] { $who ->
        [you] Trebuie să joci pentru { $points }: nimeni n-a mizat mai mult.
        *[other] { $name } trebuie să joace pentru { $points }: nimeni n-a mizat mai mult.
    }
    *[no] { $who ->
        [you] Câștigi mizarea și joci pentru { $points }.
        *[other] { $name } câștigă mizarea și joacă pentru { $points }.
    }
}
tysiac-auction-won-brief = { $forced ->
    [yes] { $who ->
        [you] Trebuie să joci, { $points }.
        *[other] { $name } trebuie să joace, { $points }.
    }
    *[no] { $who ->
        [you] Joci pentru { $points }.
        *[other] { $name } joacă pentru { $points }.
    }
}
tysiac-contract-raised = { $who ->
    [you] Mărești contractul la { $points }.
    *[other] { $name } mărește contractul la { $points }.
}

## Pisicuța, cărțile dăruite, bomba

# Care din două pisicuțe e luată.
tysiac-which = { $which ->
    [first] prima pisicuță
    [second] a doua pisicuță
    *[only] pisicuța
}
    .cap = { $which ->
    [first] Prima pisicuță
    [second] A doua pisicuță
    *[only] Pisicuța
}
tysiac-musik-seen = { $who ->
    [you] Iei { tysiac-which }: { $cards }.
    *[other] { $name } ia { tysiac-which }: { $cards }.
}
tysiac-musik-seen-alone = Iei { tysiac-which } și doar tu o vezi: { $cards }.
tysiac-musik-hidden = { $name } ia { tysiac-which } fără s-o arate.
tysiac-given = { $who ->
    [you] { $target } primește { tysiac-card } de la tine.
    *[other] { $name } îți dă { tysiac-card }.
}
tysiac-given-brief = { $who ->
    [you] Pentru { $target }: { tysiac-card }.
    *[other] De la { $name }: { tysiac-card }.
}
tysiac-given-hidden = { $name } dă o carte, o ia { $target }.
tysiac-laid = Pui deoparte { tysiac-card }.
tysiac-laid-hidden = { $nth ->
    [1] { $name } pune deoparte o carte.
    [few] { $name } a pus deoparte { $nth } cărți.
    *[other] { $name } a pus deoparte { $nth } de cărți.
}
tysiac-bomb-dropped = { $who ->
    [you] Arunci bomba: runda asta nu se joacă.
    *[other] { $name } aruncă bomba: runda asta nu se joacă.
}
tysiac-bomb-dropped-full = { $who ->
    [you] Arunci bomba: runda asta nu se joacă. { $left ->
        [0] Nu mai ai nicio bombă.
        [one] Mai ai { $left } bombă.
        [few] Mai ai { $left } bombe.
        *[other] Mai ai { $left } de bombe.
    }
    *[other] { $name } aruncă bomba: runda asta nu se joacă. { $left ->
        [0] A fost ultima.
        [one] Mai are { $left } bombă.
        [few] Mai are { $left } bombe.
        *[other] Mai are { $left } de bombe.
    }
}

## Mariaje, cărți, levate

tysiac-marriage = { $who ->
    [you] Etalezi mariaj de { tysiac-suit }: { tysiac-points }, atu e { tysiac-suit }.
    *[other] { $name } etalează mariaj de { tysiac-suit }: { tysiac-points }, atu e { tysiac-suit }.
}
# $before: ce era atu până acum.
tysiac-marriage-instead = { $who ->
    [you] Etalezi mariaj de { tysiac-suit }: { tysiac-points }, noul atu în loc de { $before }.
    *[other] { $name } etalează mariaj de { tysiac-suit }: { tysiac-points }, noul atu în loc de { $before }.
}
tysiac-before-trump = { tysiac-suit }
tysiac-marriage-brief = { $who ->
    [you] Tu, mariaj de { tysiac-suit }, { $points }.
    *[other] { $name }, mariaj de { tysiac-suit }, { $points }.
}
tysiac-card-played = { $leads ->
    [yes] { $who ->
        [you] Începi cu { tysiac-card }.
        *[other] { $name } începe cu { tysiac-card }.
    }
    *[no] { $who ->
        [you] Joci { tysiac-card }.
        *[other] { $name } joacă { tysiac-card }.
    }
}
tysiac-card-played-brief = { $leads ->
    [yes] { $who ->
        [you] Începi, { tysiac-card }.
        *[other] { $name } începe, { tysiac-card }.
    }
    *[no] { $who ->
        [you] Tu, { tysiac-card }.
        *[other] { $name }, { tysiac-card }.
    }
}
tysiac-trick = { $who ->
    [you] Iei levata, { tysiac-points }, cu { tysiac-card.the }.
    *[other] { $name } ia levata, { tysiac-points }, cu { tysiac-card.the }.
}
# $total: ce are jucătorul până acum în runda asta.
tysiac-trick-full = { $who ->
    [you] Iei levata { $number }, { tysiac-points }, cu { tysiac-card.the }: ai { $total } până acum în runda asta.
    *[other] { $name } ia levata { $number }, { tysiac-points }, cu { tysiac-card.the }: are { $total } până acum în runda asta.
}
tysiac-trick-bare = { $who ->
    [you] Iei levata, { tysiac-points }.
    *[other] { $name } ia levata, { tysiac-points }.
}
tysiac-trick-brief = { $who ->
    [you] Iei levata, { $points }.
    *[other] { $name } ia levata, { $points }.
}
tysiac-musiks-won = { $who ->
    [you] Iei pisicuțele: { tysiac-points }, ai { $total } în runda asta.
    *[other] { $name } ia pisicuțele: { tysiac-points }, are { $total } în runda asta.
}
tysiac-musiks-won-brief = { $who ->
    [you] Iei pisicuțele, { $points }.
    *[other] { $name } ia pisicuțele, { $points }.
}
tysiac-musiks-cards = În pisicuțe erau { $cards }.

## Sfârșitul rundei

# $taken: ce a strâns declarantul; $points: cu cât mai mult sau mai puțin decât contractul.
tysiac-deal-played = { $made ->
    [yes] { $points ->
        [0] { $who ->
            [you] Faci contractul de { $contract } la fix.
            *[other] { $name } face contractul de { $contract } la fix.
        }
        *[other] { $who ->
            [you] Faci contractul de { $contract } cu { $taken }, { $points } în plus.
            *[other] { $name } face contractul de { $contract } cu { $taken }, { $points } în plus.
        }
    }
    *[no] { $who ->
        [you] Ratezi contractul de { $contract } cu { $taken }, { $points } în minus.
        *[other] { $name } ratează contractul de { $contract } cu { $taken }, { $points } în minus.
    }
}
tysiac-deal-played-brief = { $made ->
    [yes] { $who ->
        [you] Faci { $contract }.
        *[other] { $name } face { $contract }.
    }
    *[no] { $who ->
        [you] Ratezi { $contract }, { $points } în minus.
        *[other] { $name } ratează { $contract }, { $points } în minus.
    }
}
tysiac-deal-bombed = Runda { $number } se încheie cu bombă: fiecare adversar ia { tysiac-points }.
tysiac-deal-void = { $who ->
    [you] Runda { $number } nu se pune, împarți din nou.
    *[other] Runda { $number } nu se pune, împarte din nou { $name }.
}
# $change: punctele câștigate sau pierdute; $total: toate de până acum.
tysiac-sheet = { tysiac-seat }: { $change }, { $total } în total.
tysiac-sheet-items = { tysiac-seat }: { $change }, { $total } în total; { $items }.
tysiac-sheet-more = { tysiac-seat }, apoi: { $items }.
tysiac-sheet-out = { $who ->
    [you] Tu, pe margine: { $total } în total.
    *[other] { $name }, pe margine: { $total } în total.
}
tysiac-seat = { $who ->
    [you] Tu
    *[other] { $name }
}
tysiac-item-tricks = { $points } din levate
tysiac-item-marriages = { $points } din mariaje
tysiac-item-musiks = { $points } din pisicuțe
tysiac-item-taken = { $points } la un loc
tysiac-item-rounded = { $taken } rotunjit la { $points }
tysiac-item-barred = nimic câștigat pe butoi
tysiac-next-deal = Apasă { $key-play } pentru runda următoare.
tysiac-barrel-entered = { $who ->
    [you] Ești pe butoi cu { $total }: de acum câștigi puncte doar din contractele tale.
    *[other] { $name } e pe butoi cu { $total }: de acum câștigă puncte doar din propriile contracte.
}
tysiac-barrel-entered-brief = { $who ->
    [you] Ești pe butoi, { $total }.
    *[other] { $name } e pe butoi, { $total }.
}
tysiac-barrel-left = { $who ->
    [you] Cazi de pe butoi: { $total }.
    *[other] { $name } cade de pe butoi: { $total }.
}
tysiac-match-won = { $who ->
    [you] Câștigi jocul cu { tysiac-points }.
    *[other] { $name } câștigă jocul cu { tysiac-points }.
}
tysiac-match-shared = Victorie comună cu { tysiac-points }: { $names }.
tysiac-you-in-list = tu

## Cine e la rând

# Despre alții.
tysiac-turn-other = { $phase ->
    [auction] { $name } e la rând: mizează sau spune pas.
    [take] { $name } e la rând: alege o pisicuță.
    [give] { $name } e la rând: dă câte o carte.
    [lay] { $name } e la rând: pune cărți deoparte.
    *[play] { $name } e la rând.
}
# Când rândul a trecut deja.
tysiac-turn-own = { $phase ->
    [auction] Era rândul tău să mizezi.
    [take] Era rândul tău să alegi o pisicuță.
    [give] Era rândul tău să dai câte o carte.
    [lay] Era rândul tău să pui cărți deoparte.
    *[play] Era rândul tău să joci.
}
