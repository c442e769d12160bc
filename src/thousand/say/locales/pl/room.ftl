### Stół w sieci: jak stoi, kto przy nim jest i na co czeka. Partia nazywa się grą.
###
### $who to [you] albo *[other] o imieniu $name: najwyżej 20 liter, nigdy nieodmienianym ("gracza { $name }").

# Ktoś z kilku osób: siedzących, oglądających albo brakujących. $bot: [yes], gdy to bot.
room-in-list = { $bot ->
    [yes] bot { $name }
    *[no] { $who ->
        [you] ty
        *[other] { $name }
    }
}
# Jak dobrze gra bot: przymiotnik przed słowem "bot" albo za jego imieniem.
room-level = { $level ->
    [easy] łatwy
    [steady] solidny
    [strong] silny
    *[other] { $level }
}
# Po wierszu z imionami: te, które się w nim nie zmieściły.
room-names-more = Dalej: { $names }.

## Jak stół stoi

room-whose = { $who ->
    [you] Twój stół: { $facts }.
    *[other] Stół gracza { $name }: { $facts }.
}
room-for-talk = tylko do rozmów
room-rules = zasady: { $rules }
room-private = prywatny
room-seated = { $count ->
    [one] Przy stole siedzi { $count } osoba: { $names }.
    [few] Przy stole siedzą { $count } osoby: { $names }.
    *[many] Przy stole siedzi { $count } osób: { $names }.
}
room-watching = { $count ->
    [one] Ogląda { $count } osoba: { $names }.
    [few] Oglądają { $count } osoby: { $names }.
    *[many] Ogląda { $count } osób: { $names }.
}
room-keys = Klawisze: { $keys }.
room-key-add-bot = { $key } dodaje bota
room-key-remove-bot = { $key } usuwa bota
room-key-invite = { $key } zaprasza
room-key-options = { $host ->
    [yes] { $key } ustawia opcje
    *[no] { $key } podaje opcje
}
room-key-game = { $key } wybiera grę
room-key-who = { $key } i twoje imię: siadasz do gry
room-key-chat = { $key } otwiera czat

## Kto jest przy stole: odpowiedź na W, która nie może się od tej litery zaczynać

room-count = { $watching ->
    [0] { room-count.seated }.
    [one] { room-count.seated }, ogląda { $watching }.
    [few] { room-count.seated }, oglądają { $watching }.
    *[many] { room-count.seated }, ogląda { $watching }.
}
    .seated = { $seated ->
    [0] Przy stole nikt nie siedzi
    [one] Przy stole siedzi { $seated } osoba
    [few] Przy stole siedzą { $seated } osoby
    *[many] Przy stole siedzi { $seated } osób
}
room-fact-you = to ty
room-fact-bot = { $level } bot
room-fact-seat = miejsce { $seat }
room-fact-watching = ogląda
room-fact-host = gospodarz
room-fact-away = bez połączenia
room-fact-gone = poza stołem
room-fact-bot-plays = gra bot
room-fact-muted = czat wyciszony
room-fact-whole = całe imię { $name }

## Na co stół czeka: odpowiedź na T, która nie może się od tej litery zaczynać

room-waits-playing = Gra trwa.
room-waits-shuffle = Karty się tasują: gra zaraz się zacznie.
room-waits-game = Nie wybrano gry: przy tym stole tylko się rozmawia.
room-waits-players = { $who ->
    [you] { room-waits-players.missing }: { $key-add-bot } dodaje bota, { $key-invite } zaprasza.
    *[other] { room-waits-players.missing }.
}
    .missing = { $count ->
    [one] Brakuje jeszcze { $count } gracza
    *[many] Brakuje jeszcze { $count } graczy
}
room-waits-person = Czekamy na człowieka: na miejscach siedzą same boty.
room-waits-options = Opcje nie pasują. { $reason }
room-waits-start = { $who ->
    [you] Naciśnij klawisz { $key-play }, żeby zacząć grę.
    *[other] Czekamy, aż { $name }, gospodarz, zacznie grę.
}

## Stół na liście

room-card = Stół gracza { $host }: { $facts }
room-card-seats = zajęte { $count } z { $seats } miejsc
room-card-state = { $playing ->
    [yes] gra trwa
    *[no] jeszcze nie grają
}
room-card-seated = { $count ->
    [one] siedzi { $count } osoba
    [few] siedzą { $count } osoby
    *[many] siedzi { $count } osób
}
room-card-watching = { $count ->
    [one] ogląda { $count } osoba
    [few] oglądają { $count } osoby
    *[many] ogląda { $count } osób
}
room-card-names = na miejscach { $names }

## Powrót do stołu

room-missed = { $count ->
    [0] Ani jednego ruchu podczas twojej nieobecności.
    [one] { $count } ruch podczas twojej nieobecności.
    [few] { $count } ruchy podczas twojej nieobecności.
    *[many] { $count } ruchów podczas twojej nieobecności.
}
# Działo się więcej, niż stół pamięta.
room-missed-part = { $count ->
    [0] Podczas twojej nieobecności działo się więcej, niż stół pamięta.
    [one] Ponad { $count } ruch podczas twojej nieobecności; stół pamięta tylko ostatni.
    [few] Ponad { $count } ruchy podczas twojej nieobecności; stół pamięta tylko ostatnie.
    *[many] Ponad { $count } ruchów podczas twojej nieobecności; stół pamięta tylko ostatnie.
}
