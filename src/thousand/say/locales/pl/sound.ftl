### Sounds: switching them, how loud they are, and what each one is.

help-sound = Włącz albo wyłącz dźwięki: { $keys }.

sound-on = Dźwięki są włączone. Klawisz { $key-sound } je wyłącza.
sound-off = Dźwięki są wyłączone.
sound-is-off = Dźwięki są wyłączone: najpierw trzeba je włączyć.
sound-not-offered = Przez ssh nie ma dźwięków: słychać by je było przy serwerze.
sound-not-installed = Dźwięków nie będzie: brakuje biblioteki miniaudio. Zainstaluj thousand z dodatkiem sound.
sound-no-device = Dźwięków nie będzie: na tym komputerze nie udało się otworzyć karty dźwiękowej.

## The same for a braille display

braille-sound-on = Dźwięki włączone, { $key-sound } wyłącza
braille-sound-off = Dźwięki wyłączone
braille-sound-not-offered = Przez ssh nie ma dźwięków
braille-sound-not-installed = Bez dźwięku: brakuje miniaudio
braille-sound-no-device = Bez dźwięku: brak karty dźwiękowej

## Options

options-sound = { $on ->
    [yes] Dźwięki: włączone
   *[no] Dźwięki: wyłączone
}
options-volume = Głośność dźwięków: { $percent } procent
options-cues = Posłuchaj dźwięków, jeden po drugim
cues-title = Dźwięki. Enter odtwarza.
cues-back = Wróć do opcji

## The sounds, each with what it tells

cue-turn = Twoja kolej: dwa dzwonki, drugi wyższy
cue-chance = Okazja, która czeka na ciebie: jeden dzwonek, szybko trzy razy
cue-draw = Dobranie karty: szelest papieru w górę
cue-distance = Karta odległości: silnik, który przyspiesza
cue-hazard-you = Przeszkoda dla ciebie: silnik dławi się i gaśnie
cue-hazard = Przeszkoda dla kogoś innego: silnik dławi się, krótko i cicho
cue-remedy = Karta obronna: trzy szybkie miękkie tony w górę
cue-safety = Zabezpieczenie: długi miękki akord
cue-coup = Świństwo: cztery szybkie dzwonki w górę
cue-discard = Odrzucenie karty: szelest papieru w dół
cue-shuffle = Tasowanie albo nowa runda: sześć szybkich szelestów papieru
cue-won = Runda dla ciebie: cztery dzwonki w górę
cue-lost = Runda nie dla ciebie: trzy miękkie tony w dół
cue-end = Koniec gry: dwa dzwonki, potem akord
cue-refusal = Tego nie można zrobić: dwa niskie głuche stuknięcia
cue-message = Wiadomość od programu: jeden mały wysoki dzwonek
