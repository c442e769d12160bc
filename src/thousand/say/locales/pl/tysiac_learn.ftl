### Lekcja gry w tysiąca: do każdego kroku, o co w nim chodzi i dlaczego, co zrobić, i słowo na koniec.
### $key-... to klawisz danego polecenia.

## 1

learn-tysiac-hand = { learn-step }: twoje karty. W każdym kolorze najstarszy jest as, potem dziesiątka, król, dama, walet i dziewiątka.
learn-tysiac-hand-hear = Naciśnij klawisz { $key-hand }, żeby usłyszeć wszystkie swoje karty.
learn-tysiac-hand-sort = Masz króla i damę kier: to meldunek. Naciśnij klawisz { $key-sort }, żeby ułożyć karty według starszeństwa.
learn-tysiac-hand-done = Dobrze. Klawisz { $key-sort } w każdej chwili układa je znów według kolorów.

## 2

learn-tysiac-auction = { learn-step }: licytacja. Kto obieca najwięcej punktów, gra sam przeciw pozostałym.
learn-tysiac-auction-110 = Borys zaczyna od 100, bo musi. Naciśnij klawisz { $key-play }, żeby zalicytować 110; { $key-previous } i { $key-next } wybierają inną stawkę.
learn-tysiac-auction-130 = Borys licytuje dalej, ale twój meldunek jest wart 100. Naciśnij klawisz { $key-play }, żeby zalicytować 130.
learn-tysiac-auction-done = Licytacja to obietnica: jeśli kontrakt będzie twój, zyskasz 130 punktów albo tyle samo stracisz.

## 3

learn-tysiac-musik = { learn-step }: musik. Te trzy karty są teraz twoje, a widać je było przy całym stole.
learn-tysiac-musik-hear = Naciśnij klawisz { $key-musik }, żeby usłyszeć je jeszcze raz.
learn-tysiac-musik-contract = Naciśnij klawisz { $key-contract }, żeby usłyszeć, kto gra i za ile.
learn-tysiac-musik-done = Dobrze. As trefl weźmie ci lewę.

## 4

learn-tysiac-give = { learn-step }: oddawanie. Każdy przeciwnik dostaje od ciebie jedną kartę, żeby każdy miał osiem.
learn-tysiac-give-first = Znajdź waleta pik i naciśnij klawisz { $key-play }, a potem wybierz, komu go oddać, znów klawiszem { $key-play }.
learn-tysiac-give-second = Oddaj też dziewiątkę karo: nie jest nic warta, a bez niej nie masz ani jednego kara.
learn-tysiac-give-done = Dobry wybór. Nikt poza tym, kto dostał kartę, nie wie, co to było.

## 5

learn-tysiac-lead = { learn-step }: wyjście. Pierwszy ruch jest twój, a lewę bierze najstarsza karta koloru wyjścia.
learn-tysiac-lead-ace = Nie ma jeszcze atutu, więc as jest pewny. Znajdź asa trefl i naciśnij klawisz { $key-play }.
learn-tysiac-lead-done = Nikt jej nie przebije, więc punkty z tej lewy są twoje.

## 6

learn-tysiac-marriage = { learn-step }: meldunek. Wyjdź królem albo damą, gdy masz oboje: meldunek się liczy, a jego kolor to atut.
learn-tysiac-marriage-lead = Znajdź damę kier albo króla i naciśnij klawisz { $key-play }. Meldunek zgłosi się sam, za 100 punktów.
learn-tysiac-marriage-trump = Lewę bierze as, którego ma Anna, ale 100 punktów jest twoje. Naciśnij klawisz { $key-trump }, żeby usłyszeć atut.
learn-tysiac-marriage-done = Dobrze. Atut bije każdą kartę innego koloru.

## 7

learn-tysiac-follow = { learn-step }: dokładanie do koloru. Kto ma kolor wyjścia, musi do niego dołożyć.
learn-tysiac-follow-trick = Naciśnij klawisz { $key-trick }, żeby usłyszeć, co leży w lewie.
learn-tysiac-follow-suit = Masz jednego pika, więc go zagraj. Znajdzie go klawisz { $key-next-playable }; jeśli chcesz, spróbuj najpierw innej karty.
learn-tysiac-follow-done = Lewa przepadła, ale nie kosztowała cię punktów.

## 8

learn-tysiac-trump = { learn-step }: przebijanie. Kto nie ma koloru wyjścia, musi dać atut.
learn-tysiac-trump-in = Wyszło karo, a ty nie masz kar: wybierz dowolnego kiera i naciśnij klawisz { $key-play }.
learn-tysiac-trump-done = Przebite: dziesiątka i as są twoje.

## 9

learn-tysiac-rest = { learn-step }: pozostałe lewy. Masz już swoje 130 punktów, ale gra się do ostatniej lewy.
learn-tysiac-rest-first = Twoje atuty biją wszystko, co napotkają. Wybierz kartę i naciśnij klawisz { $key-play }.
learn-tysiac-rest-on = Wybierz kartę, którą można zagrać, i naciśnij klawisz { $key-play }.
learn-tysiac-rest-done = Kontrakt ugrany: dostajesz 130 punktów, a inni to, co wzięli, zaokrąglone do pięciu.

## 10

learn-tysiac-scores = { learn-step }: wyniki. Od 800 punktów siedzi się na beczce i zyskuje tylko jako rozgrywający.
learn-tysiac-scores-hear = Naciśnij klawisz { $key-scores }, żeby usłyszeć punkty.
learn-tysiac-scores-done = Każde rozdanie daje punkty albo je zabiera, aż ktoś ma 1000.

## Koniec

learn-tysiac-end = To wszystko. Wygrywa, kto pierwszy ma 1000 punktów; gdy nikt nie przebije twoich 100, możesz też rzucić bombę.
learn-tysiac-end-menu = Naciśnij klawisz { $key-play }, żeby wrócić do menu: Nowa gra zaczyna twoją własną.
