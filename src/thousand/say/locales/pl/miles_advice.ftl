### Trener gry 1000 mil: co teraz zrobić i dlaczego, w jednym zdaniu. Rada zaczyna się od ruchu, a nigdy od
### litery swojego klawisza, A.
###
### $more to drugi powód, none gdy go nie ma. $side i $hit wyjaśnia miles_sides.ftl.

advice-draw = Dobierz kartę: klawisz { $key-draw }.
advice-next-hand = Zacznij następną rundę: klawisz { $key-play }.

## Zabezpieczenia

advice-coup-fourre = Zagraj { card.acc } klawiszem { $key-answer }: jako świństwo usuwa { hazard.acc } i daje { points-count }.
advice-opening-coup = Zagraj { card.acc } klawiszem { $key-answer }, zanim dobierzesz: jako świństwo daje { points-count }.
advice-bank-finish = Zagraj { card.acc } przed kartą, która kończy trasę: to { points-count }.
advice-bank-spent = Zagraj { card.acc } już teraz: wszystkie przeszkody, przed którymi chroni, już wyszły.
advice-bank-no-coup = Zagraj { card.acc } już teraz: świństwo nic tu nie daje.
advice-bank-slim = Zagraj { card.acc } już teraz: szanse na świństwo są już zbyt małe, żeby czekać.
advice-bank-threat = Zagraj { card.acc } już teraz: { $side ->
    [pair] { side.within } mogą skończyć trasę, zanim przyjdzie twoja kolej.
    *[other] { side.within } może skończyć trasę, zanim przyjdzie twoja kolej.
}
advice-bank-partner = Zagraj { card.acc } już teraz: do celu { $left }, drużyna może skończyć trasę przed twoją kolejką.
advice-bank-pile = Zagraj { card.acc } już teraz: stos się kończy, { left-cards }.
left-cards = { $cards ->
    [0] nic nie zostało
    [one] została 1 karta
    [few] zostały { $cards } karty
    *[many] zostało { $cards } kart
}
advice-safety-repairs = Zagraj { card.acc }: usuwa { hazard.acc }, a nie masz { remedy.gen }.
advice-safety-rolls = Zagraj { card.acc }: pozwala jechać, a nie masz Zielonego światła.
advice-safety-only = Zagraj { card.acc }: masz w ręce same zabezpieczenia.

## Ataki

advice-attack = { $more ->
    [target-may-finish] Zagraj { card.acc } na { aim }: do mety brakuje tam jednej karty.
    [target-leads] Zagraj { card.acc } na { aim }: { $hit ->
        [pair] mają najwięcej, { miles-count }.
        *[other] ma najwięcej, { miles-count }.
    }
    [no-answer] Zagraj { card.acc } na { aim }: nikt nie odpowie kartą { safety }.
    *[none] Zagraj { card.acc } na { aim }: to wyhamuje rywala.
}

## Jazda

advice-repair = Zagraj { card.acc }: usuwa { hazard.acc }.
advice-roll = Zagraj { card.acc }: bez tego nie ruszysz.
advice-end-limit = Zagraj { card.acc }: z ograniczeniem pojedziesz najwyżej 50.
advice-finish = Zagraj { card }: to koniec trasy.
advice-drive = { $more ->
    [rest-in-hand] Zagraj { card }: na resztę, { $left }, masz karty w ręce.
    [keeps-finish] Zagraj { card }, a nie { over }: tak łatwiej będzie dojechać dokładnie do celu.
    *[none] Zagraj { card }: do celu zostanie { $left }.
}
over = { $over ->
    [MILES_25] 25
    [MILES_50] 50
    [MILES_75] 75
    [MILES_100] 100
    *[MILES_200] 200
}

## Odrzucanie

advice-discard-protected = Odrzuć { card.acc }: { safety } wystarczy.
advice-discard-spent = Odrzuć { card.acc }: wszystkie przeszkody, na które działa, już wyszły.
advice-discard-powerless = Odrzuć { card.acc }: każdy rywal ma na to zabezpieczenie.
advice-discard-too-far = Odrzuć { card }: do celu jest mniej, tylko { $left }.
advice-discard-third-200 = Odrzuć { card }: trzeciej takiej karty w rundzie zagrać nie wolno.
advice-discard-spare = Odrzuć { card.acc }: masz takich kart pod dostatkiem.
advice-discard-least = { $more ->
    [wait-for-exact] Odrzuć { card.acc }: twoje odległości nie dadzą dokładnie { $left }, a tyle brakuje do celu.
    [wait-wrong-way] Odrzuć { card.acc }: pod prąd każda odległość odejmie ci { unit }.
    *[none] Odrzuć { card.acc }: ta karta przyda się najmniej.
}

## Przedłużenie

advice-extend-in-hand = Przedłuż trasę: na brakujące { $left } masz karty, a Czerwone światło ci nie grozi.
advice-extend-ahead = Przedłuż trasę: rywal stoi, a stos szybko się nie skończy, { left-cards }.
advice-extend-bold = Przedłuż trasę: do celu { $left }, to rokuje lepiej niż koniec tutaj.
advice-decline-wins = Zakończ rundę tutaj: tak wygrywasz grę.
advice-decline-stop = Zakończ rundę tutaj: na dłuższej trasie może cię zatrzymać Czerwone światło.
advice-decline-stakes = Zakończ rundę tutaj: zysk { $gain } nie jest wart ryzyka straty { $loss }.
advice-decline-risk = Zakończ rundę tutaj: dłuższa trasa jest zbyt niepewna.

## Co dodaje przeszukiwanie

advice-playouts = W { $hands } rundach rozegranych na próbę daje to średnio { points-gained } więcej niż zwykły ruch.
points-gained = { $gain ->
    [one] { $gain } punkt
    [few] { $gain } punkty
    *[many] { $gain } punktów
}
