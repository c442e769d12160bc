### Sunetele: pornirea lor, cât de tare se aud și ce e fiecare.

help-sound = Sunete pornite sau oprite: { $keys }.

sound-on = Sunetele sunt pornite. Apasă { $key-sound } ca să le oprești.
sound-off = Sunetele sunt oprite.
sound-is-off = Sunetele sunt oprite: pornește-le întâi.
sound-not-offered = Prin ssh nu sunt sunete: s-ar auzi în camera serverului.
sound-not-installed = Nu va fi sunet: lipsește biblioteca miniaudio. Instalează thousand cu extra sound.
sound-no-device = Nu va fi sunet: pe acest calculator nu s-a putut deschide nicio placă de sunet.

## La fel, pentru un afișaj braille

braille-sound-on = Sunete pornite, { $key-sound } le oprește
braille-sound-off = Sunete oprite
braille-sound-not-offered = Prin ssh nu sunt sunete
braille-sound-not-installed = Fără sunet: lipsește miniaudio
braille-sound-no-device = Fără sunet: nu merge placa de sunet

## Opțiuni

options-sound = { $on ->
    [yes] Sunete: pornite
   *[no] Sunete: oprite
}
options-volume = Volumul sunetelor: { $percent } la sută
options-cues = Ascultă sunetele unul câte unul
cues-title = Sunetele. Enter redă unul.
cues-back = Înapoi la opțiuni

## Sunetele, fiecare cu ce spune

cue-turn = Rândul tău: doi clopoței, al doilea mai sus
cue-chance = O ocazie care te așteaptă: un clopoțel, de trei ori, repede
cue-draw = O carte trasă: foșnet de hârtie care urcă
cue-distance = O carte de distanță: un motor care accelerează
cue-hazard-you = Un obstacol pentru tine: un motor care se îneacă și moare
cue-hazard = Un obstacol pentru altcineva: un motor care se îneacă, scurt și încet
cue-remedy = Un remediu: trei tonuri moi și rapide, care urcă
cue-safety = O protecție: un acord lung și moale
cue-coup = O ripostă: patru clopoței rapizi, care urcă
cue-discard = O carte aruncată: foșnet de hârtie care coboară
cue-shuffle = Amestecare sau rundă nouă: șase foșnete scurte de hârtie
cue-won = Tabăra ta a câștigat runda: patru clopoței care urcă
cue-lost = Tabăra ta n-a câștigat runda: trei tonuri moi, care coboară
cue-end = Jocul s-a încheiat: doi clopoței, apoi un acord
cue-refusal = Așa ceva nu se poate: două bătăi joase și surde
cue-message = Un mesaj de la program: un clopoțel mic și înalt
