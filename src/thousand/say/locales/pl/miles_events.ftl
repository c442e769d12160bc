### Co się dzieje w grze 1000 mil. O kim mówią $who, $side i $hit, wyjaśnia miles_sides.ftl; komunikat bez
### [mate] mówi o kimś z drużyny to samo, co o innych.

## Partia i rundy

match-started = Gra się zaczyna. Gra indywidualna. Wygrywa ten, kto zdobędzie { points-count }.
match-started-one-round = Gra się zaczyna. Gra indywidualna. Rozstrzyga jedna runda.
match-started-teams = { $teams ->
    [one] Gra się zaczyna. Gra drużynowa, { $teams } drużyna po { $size } osoby. Zwycięstwo daje { points-count }.
    [few] Gra się zaczyna. Gra drużynowa, { $teams } drużyny po { $size } osoby. Zwycięstwo daje { points-count }.
    *[many] Gra się zaczyna. Gra drużynowa, { $teams } drużyn po { $size } osoby. Zwycięstwo daje { points-count }.
}
match-started-teams-one-round = { $teams ->
    [one] Gra się zaczyna. Gra drużynowa, { $teams } drużyna po { $size } osoby. Rozstrzyga jedna runda.
    [few] Gra się zaczyna. Gra drużynowa, { $teams } drużyny po { $size } osoby. Rozstrzyga jedna runda.
    *[many] Gra się zaczyna. Gra drużynowa, { $teams } drużyn po { $size } osoby. Rozstrzyga jedna runda.
}
match-teams-two = { $names }, drużyna { $team }, kontra { $others }, drużyna { $other }.
match-team = { $side ->
    [team] Twoja drużyna ma numer { $team }: { $names }.
    *[number] Drużyna { $team }: { $names }.
}
match-seats = Przy stole po kolei: { $names }.
match-seats-more = Dalej { $names }.
hand-started = { $who ->
    [you] Runda { $number }. Tasujesz i rozdajesz każdemu po sześć kart.
    *[other] Runda { $number }. { actor } tasuje i rozdaje każdemu po sześć kart.
}
hand-started-brief = { $who ->
    [you] Runda { $number }. Rozdajesz.
    *[other] Runda { $number }. { $name } rozdaje.
}
dealt-other = { actor } ma w ręce { cards-count.acc }.
hand-won = { $side ->
    [you] Wygrywasz rundę { $number }.
    [pair] { side } wygrywają rundę { $number }.
    *[other] { side } wygrywa rundę { $number }.
}
hand-unwon = { $reason ->
    [seat-out] Runda { $number } kończy się bez zwycięzcy: jednemu z graczy skończyły się karty.
    [stalled] Runda { $number } kończy się bez zwycięzcy: od ostatniego tasowania nikt nie zagrał żadnej karty.
    *[cards] Runda { $number } kończy się bez zwycięzcy: nikt nie ma już kart.
}
sheet = { side }: { points-count }, razem { $total }. { $items }.
sheet-more = { side }, ponadto: { $items }.
sheet-brief = { side }: { points-count }, razem { $total }.
item-mile = { $points } za { unit }
item-safety = { $points } za zabezpieczenia
item-all-safeties = { $points } za komplet zabezpieczeń
item-coup-fourre = { $points } za świństwa
item-trip = { $points } za ukończenie trasy
item-delayed-action = { $points } za finisz przy pustym stosie
item-safe-trip = { $points } za bezpieczną trasę
item-extension = { $points } za przedłużoną trasę
item-shut-out = { $points } za wygraną do zera
paid-delayed-action-reshuffled = { $points } za finisz po przetasowaniu kart
paid-extension-forfeit = { $points } za cudze nieudane przedłużenie
next-hand = { $key-play } zaczyna następną rundę.
match-won = { $side ->
    [you] Wygrywasz grę: { points-count }.
    [pair] { side } wygrywają grę: { points-count }.
    *[other] { side } wygrywa grę: { points-count }.
}
match-won-names = { side } wygrywa grę: { points-count }. { $names }.
match-shared = Wspólne zwycięstwo z wynikiem { points-count.gen }: { $names }.

## Tura

turn-began = { $who ->
    [you] Twoja kolej.
    *[other] Teraz gra { actor }.
}
turn-began-again = { $who ->
    [you] Twoja kolej jeszcze raz.
    *[other] { actor } ma kolejny ruch.
}
turn-began-ready = { $why ->
    [empty] Twoja kolej: zagraj lub odrzuć kartę, stos jest pusty.
    *[drawn] { $address ->
        [he] Twoja kolej: zagraj lub odrzuć kartę, dobrałeś już wcześniej.
        [she] Twoja kolej: zagraj lub odrzuć kartę, dobrałaś już wcześniej.
       *[neutral] Twoja kolej: zagraj lub odrzuć kartę, dobieranie już za tobą.
    }
}
turn-draw-brief = Dobierasz.
turn-play-brief = Zagrywasz.
card-drawn = Dobierasz { card.acc }.
card-drawn-full = Dobierasz { card.acc }; { left-count }.
card-drawn-brief = { card }.
card-drawn-instead = Dobierasz { card.acc } w miejsce zabezpieczenia.
card-drawn-other = { actor } dobiera kartę; { left-count }.
card-drawn-other-instead = { actor } dobiera kartę w miejsce zabezpieczenia; { left-count }.
draw-pile-empty = { $reshuffle ->
    [yes] Stos jest pusty: następne dobranie przetasuje odrzucone karty.
    *[no] Stos jest pusty.
}
reshuffled = Odrzucone karty przetasowane: { cards-count } do dobrania.
reshuffled-full = Odrzucone karty przetasowane: { cards-count } do dobrania, tasowanie { $nth } w tej rundzie.
reshuffled-brief = Przetasowane: { cards-count }.
seats-skipped = { $who ->
    [you] { $count ->
        [1] Tracisz kolejkę.
        [2] { $names } tracicie kolejkę.
        *[other] Kolejkę tracicie: { $names }.
    }
    [mate] { $names } z drużyny traci kolejkę.
    *[other] { $count ->
        [one] { $names } traci kolejkę.
        [2] { $names } tracą kolejkę.
        *[other] Kolejkę tracą: { $names }.
    }
}

## Karty zagrane i odrzucone

played-brief = { $who ->
    [you] Ty, { card-short }.
    *[other] { $name }, { card-short }.
}
miles-after = { $side ->
    [team] razem macie { $miles }
    [pair] drużyna ma { $miles }
    [number] drużyna { $team } ma { $miles }
    *[other] razem { $miles }
}
distance-played = { $who ->
    [you] Grasz { card }: { miles-after }.
    [mate] { $name } gra { card }: { miles-after }.
    *[other] { actor } gra { card }: { miles-after }.
}
distance-played-full = { $who ->
    [you] Grasz { card }: { miles-after }, do celu { $left }.
    [mate] { $name } gra { card }: { miles-after }, do celu { $left }.
    *[other] { actor } gra { card }: { miles-after }, do celu { $left }.
}
miles-left = { $side ->
    [team] macie { $miles }
    [pair] drużyna ma { $miles }
    [number] drużyna { $team } ma { $miles }
    *[other] zostaje { $miles }
}
miles-lost = { $who ->
    [you] { $lost ->
        [0] Grasz { card } na nic, pod prąd: { miles-left }.
        *[other] Grasz { card } i tracisz { $lost } pod prąd: { miles-left }.
    }
    *[other] { $lost ->
        [0] { $name } gra { card } na nic, pod prąd: { miles-left }.
        *[other] { $name } gra { card } i traci { $lost } pod prąd: { miles-left }.
    }
}
miles-lost-brief = { $who ->
    [you] { $lost ->
        [0] Ty, { card-short } na nic.
        *[other] Ty, minus { $lost }.
    }
    *[other] { $lost ->
        [0] { $name }, { card-short } na nic.
        *[other] { $name }, minus { $lost }.
    }
}
hazard-played = { $who ->
    [you] Zagrywasz na { aim }: { card }.
    [mate] { $name } zagrywa na { aim }: { card }, to wasz atak.
    *[other] { $name } zagrywa na { aim }: { card }.
}
# Za kartą, która kogoś trafiła: czego tam potrzeba.
aim-needs = { $hit ->
    [you] ; potrzebujesz { remedy.gen }
    [team] ; potrzebujecie { remedy.gen }
    *[other] ; potrzeba { remedy.gen }
}
hazard-played-full = { $who ->
    [you] Zagrywasz na { aim }: { card }{ aim-needs }.
    [mate] { $name } zagrywa na { aim }: { card }, to wasz atak{ aim-needs }.
    *[other] { $name } zagrywa na { aim }: { card }{ aim-needs }.
}
hazard-played-full-brief = { $who ->
    [you] Ty na { aim }: { card }{ aim-needs }.
    *[other] { $name } na { aim }: { card }{ aim-needs }.
}
hazard-played-brief = { $who ->
    [you] Ty na { aim }: { card }.
    *[other] { $name } na { aim }: { card }.
}
remedy-played = { $card ->
    [END_OF_LIMIT] { $who ->
        [you] Zagrywasz { card.acc }: już po ograniczeniu.
        [mate] { $name } zagrywa { card.acc }: już po waszym ograniczeniu.
        *[other] { actor } zagrywa { card.acc }: już po ograniczeniu.
    }
    [END_OF_WRONG_WAY] { $who ->
        [you] Zagrywasz { card.acc }: { unit } znów się dodają.
        [mate] { $name } zagrywa { card.acc }: wasze { unit } znów się dodają.
        *[other] { actor } zagrywa { card.acc }: { unit } znów się dodają.
    }
    *[other] { $rolling ->
        [yes] { $who ->
            [you] Zagrywasz { card.acc }: możesz jechać.
            [mate] { $name } zagrywa { card.acc }: możecie jechać.
            *[other] { actor } zagrywa { card.acc } i może jechać.
        }
        *[no] { $who ->
            [you] Zagrywasz { card.acc }: potrzebujesz jeszcze { $needs }.
            [mate] { $name } zagrywa { card.acc }: potrzebujecie jeszcze { $needs }.
            *[other] { actor } zagrywa { card.acc }, potrzebuje jeszcze { $needs }.
        }
    }
}
safety-played = { $who ->
    [you] Zagrywasz { card.acc }: { points-count }.
    [mate] { $name } zagrywa { card.acc }: { points-count } dla was.
    *[other] { actor } zagrywa { card.acc }: { points-count }.
}
safety-played-effects = { $who ->
    [you] Zagrywasz { card.acc }: { points-count }; { $effects }.
    [mate] { $name } zagrywa { card.acc }: { points-count } dla was; { $effects }.
    *[other] { actor } zagrywa { card.acc }: { points-count }; { $effects }.
}
effect-cleared = znika { hazard }
effect-cleared-both = { $card ->
    [DRIVING_ACE] znikają Wypadek i Jazda pod prąd
    *[RIGHT_OF_WAY] znikają Czerwone światło i Ograniczenie prędkości
}
effect-roll-needed = trzeba Zielonego światła
effect-needed = trzeba jeszcze { $needs }
effect-may-drive = droga wolna
effect-no-more-roll = Zielone światło już niepotrzebne
coup-offered = Możesz zrobić świństwo: klawisz { $key-answer } zagrywa { card.acc } na { hazard.acc }; { $key-draw }: gramy dalej.
coup-offered-opening = Możesz zrobić świństwo: klawisz { $key-answer } otwiera rundę kartą { card }; { $key-draw } dobiera i z niego rezygnuje.
coup-offered-brief = Świństwo: klawisz { $key-answer }.
coup-played = { $who ->
    [you] Świństwo! Zagrywasz { card.acc } w odpowiedzi na { hazard.acc }: { points-count }.
    [mate] Świństwo! { $name } zagrywa { card.acc } w odpowiedzi na { hazard.acc }: { points-count } dla was.
    *[other] Świństwo! { actor } zagrywa { card.acc } w odpowiedzi na { hazard.acc }: { points-count }.
}
coup-cleared = Przy okazji znika { hazard }.
coup-played-opening = { $who ->
    [you] Świństwo! Otwierasz kartą { card }: { points-count }.
    [mate] Świństwo! { $name } otwiera kartą { card }: { points-count } dla was.
    *[other] Świństwo! { $name } otwiera kartą { card }: { points-count }.
}
coup-played-brief = { $who ->
    [you] Ty, świństwo, { card }.
    *[other] { $name }, świństwo, { card }.
}
discarded = { $who ->
    [you] Odrzucasz { card.acc }.
    [mate] { $name } z drużyny odrzuca { card.acc }.
    *[other] { $name } odrzuca { card.acc }.
}
discarded-brief = { $who ->
    [you] Odrzucasz { card.acc }.
    *[other] { $name } odrzuca { card.acc }.
}

## Koniec trasy

extension-offered = { $who ->
    [you] { $side ->
        [team] Macie { miles-count }: przedłużasz trasę do { $goal } czy kończysz rundę?
        *[you] Masz { miles-count }: przedłużasz trasę do { $goal } czy kończysz rundę?
    }
    [mate] { $name } może przedłużyć waszą trasę z { $miles } do { $goal } { unit.gen } albo zakończyć rundę.
    *[other] { $side ->
        [pair] { side } mogą przedłużyć trasę z { $miles } do { $goal } { unit.gen } albo zakończyć rundę.
        *[other] { side } może przedłużyć trasę z { $miles } do { $goal } { unit.gen } albo zakończyć rundę.
    }
}
extension-called = { $who ->
    [you] Przedłużasz trasę: celem jest teraz { $goal } { unit.gen }.
    *[other] { actor } przedłuża trasę: celem jest teraz { $goal } { unit.gen }.
}
extension-declined = { $who ->
    [you] Kończysz rundę na { miles-count.loc }.
    *[other] { actor } kończy rundę na { miles-count.loc }.
}
trip-completed = { $side ->
    [you] Kończysz trasę: { miles-count }.
    [pair] { side } kończą trasę: { miles-count }.
    *[other] { side } kończy trasę: { miles-count }.
}
