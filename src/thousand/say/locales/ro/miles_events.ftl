### Ce se întâmplă în 1000 de mile. Pe cine înseamnă $who, $side și $hit se spune în miles_sides.ftl; un mesaj
### fără [mate] spune despre un coechipier ce spune despre ceilalți.

## Jocul și rundele lui

match-started = Jocul începe. Joc individual. Victoria e la { points-count }.
match-started-one-round = Jocul începe. Joc individual. O singură rundă decide.
match-started-teams = Jocul începe. Joc pe echipe, { $teams } echipe de câte { $size }. Victoria e la { points-count }.
match-started-teams-one-round = Jocul începe. Joc pe echipe, { $teams } echipe de câte { $size }. O singură rundă decide.
# Două echipe; cel care ascultă e primul din $names.
match-teams-two = { $names }, echipa { $team }, versus { $others }, echipa { $other }.
match-team = { $side ->
    [team] Echipa ta e echipa { $team }: { $names }.
    *[number] Echipa { $team }: { $names }.
}
match-seats = La masă, în ordine: { $names }.
match-seats-more = Apoi { $names }.
hand-started = { $who ->
    [you] Runda { $number }. Amesteci și împarți fiecăruia câte șase cărți.
    *[other] Runda { $number }. { actor } amestecă și împarte fiecăruia câte șase cărți.
}
hand-started-brief = { $who ->
    [you] Runda { $number }. Împarți tu.
    *[other] Runda { $number }. Împarte { $name }.
}
dealt-other = { actor } are { cards-count }.
hand-won = { $side ->
    [you] Câștigi runda { $number }.
    *[other] { side } câștigă runda { $number }.
}
hand-unwon = { $reason ->
    [seat-out] Runda { $number } se încheie fără câștigător: un jucător a rămas fără cărți.
    [stalled] Runda { $number } se încheie fără câștigător: nu s-a jucat nicio carte de la ultima amestecare.
    *[cards] Runda { $number } se încheie fără câștigător: nimeni nu mai are cărți.
}
sheet = { side }: { points-count }, total { $total }. { $items }.
sheet-more = { side }, apoi: { $items }.
sheet-brief = { side }: { points-count }, total { $total }.
item-mile = { $points } pentru { unit }
item-safety = { $points } pentru protecții
item-all-safeties = { $points } pentru toate cele patru protecții
item-coup-fourre = { $points } pentru riposte
item-trip = { $points } pentru traseu
item-delayed-action = { $points } pentru sosire cu teancul gol
item-safe-trip = { $points } pentru traseu fără 200
item-extension = { $points } pentru prelungire
item-shut-out = { $points } pentru marț
# În locul celui cu acest nume: cărțile au fost reamestecate în rundă; cine a prelungit a eșuat.
paid-delayed-action-reshuffled = { $points } pentru sosire după reamestecare
paid-extension-forfeit = { $points } pentru prelungirea ratată de altcineva
next-hand = Apasă { $key-play } pentru runda următoare.
match-won = { $side ->
    [you] Câștigi jocul cu { points-count }.
    *[other] { side } câștigă jocul cu { points-count }.
}
# O echipă de trei sau patru: $names sunt jucătorii ei.
match-won-names = { side } câștigă jocul cu { points-count }: { $names }.
# $names sunt toți cei care o împart.
match-shared = Victorie comună cu { points-count }: { $names }.

## Un rând

turn-began = { $who ->
    [you] Rândul tău.
    *[other] { actor } e la rând.
}
turn-began-again = { $who ->
    [you] Rândul tău din nou.
    *[other] { actor } e din nou la rând.
}
turn-began-ready = { $why ->
    [empty] Rândul tău: joacă sau aruncă, nu mai e nimic de tras.
    *[drawn] Rândul tău: joacă sau aruncă, ai tras deja.
}
turn-draw-brief = Tragi tu.
turn-play-brief = Joci tu.
card-drawn = Tragi { card }.
card-drawn-full = Tragi { card }; { left-count }.
card-drawn-brief = { card }.
card-drawn-instead = Tragi { card } în locul protecției.
card-drawn-other = { actor } trage o carte; { left-count }.
card-drawn-other-instead = { actor } trage o carte în locul protecției; { left-count }.
draw-pile-empty = { $reshuffle ->
    [yes] Teancul e gol: la următoarea tragere se amestecă cărțile aruncate.
    *[no] Teancul e gol.
}
reshuffled = Cărțile aruncate se amestecă: { cards-count } de tras.
reshuffled-full = Cărțile aruncate se amestecă: { cards-count } de tras, amestecarea { $nth } din rundă.
reshuffled-brief = Se reamestecă: { cards-count }.
# $names sunt toți cei care îl pierd, $count la număr; [you]: cel care ascultă e primul dintre ei.
seats-skipped = { $who ->
    [you] { $count ->
        [1] Pierzi rândul.
        [2] { $names } pierdeți rândul.
        *[other] Pierdeți rândul: { $names }.
    }
    [mate] { $names } din echipa ta pierde rândul.
    *[other] { $count ->
        [one] { $names } pierde rândul.
        [2] { $names } pierd rândul.
        *[other] Pierd rândul: { $names }.
    }
}

## Cărți jucate și aruncate

played-brief = { $who ->
    [you] Tu, { card-short }.
    *[other] { $name }, { card-short }.
}
# Kilometrii de după o carte, ai taberei care a jucat-o.
miles-after = { $side ->
    [team] { $miles } pentru echipa ta
    [pair] { $miles } pentru echipă
    [number] { $miles } pentru echipa { $team }
    *[other] { $miles } în total
}
distance-played = { $who ->
    [you] Joci { card }: { miles-after }.
    [mate] { $name } joacă { card }: { miles-after }.
    *[other] { actor } joacă { card }: { miles-after }.
}
distance-played-full = { $left ->
    [0] { distance-played }
    *[other] { $who ->
        [you] Joci { card }: { miles-after }, mai sunt { $left }.
        [mate] { $name } joacă { card }: { miles-after }, mai sunt { $left }.
        *[other] { actor } joacă { card }: { miles-after }, mai sunt { $left }.
    }
}
# După o carte de distanță pe contrasens: ce rămâne.
miles-left = { $side ->
    [team] echipa ta are { $miles }
    [pair] echipa are { $miles }
    [number] echipa { $team } are { $miles }
    *[other] rămân { $miles }
}
miles-lost = { $who ->
    [you] { $lost ->
        [0] Joci { card-short } degeaba, pe contrasens: { miles-left }.
        *[other] Joci { card-short } și pierzi { $lost } pe contrasens: { miles-left }.
    }
    *[other] { $lost ->
        [0] { $name } joacă { card-short } degeaba, pe contrasens: { miles-left }.
        *[other] { $name } joacă { card-short } și pierde { $lost } pe contrasens: { miles-left }.
    }
}
miles-lost-brief = { $who ->
    [you] { $lost ->
        [0] Tu, { card-short } degeaba.
        *[other] Tu, minus { $lost }.
    }
    *[other] { $lost ->
        [0] { $name }, { card-short } degeaba.
        *[other] { $name }, minus { $lost }.
    }
}
hazard-played = { $who ->
    [you] Joci { card } pe { aim }.
    [mate] { $name } joacă { card } pe { aim } pentru voi.
    *[other] { $name } joacă { card } pe { aim }.
}
# După cel lovit: ce îi trebuie.
aim-needs = { $hit ->
    [you] , îți trebuie { remedy }
    [team] , vă trebuie { remedy }
    [pair] , le trebuie { remedy }
    *[other] , îi trebuie { remedy }
}
hazard-played-full = { $who ->
    [you] Joci { card } pe { aim }{ aim-needs }.
    [mate] { $name } joacă { card } pe { aim } pentru voi{ aim-needs }.
    *[other] { $name } joacă { card } pe { aim }{ aim-needs }.
}
hazard-played-full-brief = { $who ->
    [you] Tu, { card } pe { aim }{ aim-needs }.
    *[other] { $name } pe { aim }: { card }{ aim-needs }.
}
hazard-played-brief = { $who ->
    [you] Tu, { card } pe { aim }.
    *[other] { $name } pe { aim }: { card }.
}
# $needs: ce mai trebuie ca să se poată merge, unul sau mai multe remedii.
remedy-played = { $card ->
    [END_OF_LIMIT] { $who ->
        [you] Joci { card }: scapi de limită.
        [mate] { $name } joacă { card }: scăpați de limită.
        *[other] { actor } joacă { card } și scapă de limită.
    }
    [END_OF_WRONG_WAY] { $who ->
        [you] Joci { card }: { unit.the } se adună din nou.
        [mate] { $name } joacă { card }: { unit.the } echipei se adună din nou.
        *[other] { actor } joacă { card }: { unit.the } se adună din nou.
    }
    *[other] { $rolling ->
        [yes] { $who ->
            [you] Joci { card }: poți porni.
            [mate] { $name } joacă { card }: puteți porni.
            *[other] { actor } joacă { card } și poate porni.
        }
        *[no] { $who ->
            [you] Joci { card }: îți mai trebuie { $needs }.
            [mate] { $name } joacă { card }: vă mai trebuie { $needs }.
            *[other] { actor } joacă { card }: îi mai trebuie { $needs }.
        }
    }
}
safety-played = { $who ->
    [you] Joci { card }: { points-count }.
    [mate] { $name } joacă { card }: { points-count } pentru voi.
    *[other] { actor } joacă { card }: { points-count }.
}
# $effects: unul sau mai multe dintre cele de mai jos.
safety-played-effects = { $who ->
    [you] Joci { card }: { points-count }; { $effects }.
    [mate] { $name } joacă { card }: { points-count } pentru voi; { $effects }.
    *[other] { actor } joacă { card }: { points-count }; { $effects }.
}
effect-cleared = { hazard.the } dispare
# Cele două obstacole de care apără $card.
effect-cleared-both = { $card ->
    [DRIVING_ACE] Accidentul și Contrasensul dispar
    *[RIGHT_OF_WAY] Stopul și Limita de viteză dispar
}
effect-roll-needed = mai trebuie Drum liber
effect-needed = mai trebuie { $needs }
effect-may-drive = se poate porni
effect-no-more-roll = nu mai trebuie Drum liber
coup-offered = Ripostă posibilă: apasă { $key-answer } ca să răspunzi la { hazard.acc } cu { card.the }; { $key-draw } merge mai departe.
coup-offered-opening = Ripostă posibilă: apasă { $key-answer } ca să deschizi cu { card.the }; { $key-draw } trage o carte și renunță la ripostă.
coup-offered-brief = Ripostă: apasă { $key-answer }.
coup-played = { $who ->
    [you] Ripostă! Joci { card } ca răspuns la { hazard.acc }: { points-count }.
    [mate] Ripostă! { $name } joacă { card } ca răspuns la { hazard.acc }: { points-count } pentru voi.
    *[other] Ripostă! { actor } joacă { card } ca răspuns la { hazard.acc }: { points-count }.
}
# A înlăturat și alt obstacol.
coup-cleared = Dispare și { hazard.the }.
# Nu împotriva unei cărți: deschide runda.
coup-played-opening = { $who ->
    [you] Deschizi cu { card.the } ca ripostă: { points-count }.
    [mate] Ripostă! { $name } deschide cu { card.the } pentru voi: { points-count }.
    *[other] Ripostă! { actor } deschide cu { card.the }: { points-count }.
}
coup-played-brief = { $who ->
    [you] Tu, ripostă, { card }.
    *[other] { $name }, ripostă, { card }.
}
discarded = { $who ->
    [you] Arunci { card }.
    *[other] { $name } aruncă { card }.
}
discarded-brief = { $who ->
    [you] Arunci { card }.
    *[other] { $name } aruncă { card }.
}

## Sfârșitul traseului

extension-offered = { $who ->
    [you] { $side ->
        [team] Echipa ta are { miles-count }: prelungești până la { $goal } sau închei runda?
        *[you] Ai { miles-count }: prelungești până la { $goal } sau închei runda?
    }
    [mate] { $name } poate prelungi traseul vostru de la { $miles } la { $goal } de { unit } sau poate încheia runda.
    *[other] { $side ->
        [pair] { side } pot prelungi traseul de la { $miles } la { $goal } de { unit } sau pot încheia runda.
        *[other] { side } poate prelungi traseul de la { $miles } la { $goal } de { unit } sau poate încheia runda.
    }
}
extension-called = { $who ->
    [you] Prelungești traseul: acum se merge până la { $goal } de { unit }.
    *[other] { actor } prelungește traseul: acum se merge până la { $goal } de { unit }.
}
extension-declined = { $who ->
    [you] Închei runda la { miles-count }.
    *[other] { actor } încheie runda la { miles-count }.
}
trip-completed = { $side ->
    [you] Termini traseul de { miles-count }.
    *[other] { side } termină traseul de { miles-count }.
}
