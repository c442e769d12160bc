### Sounds: switching them, how loud they are, and what each one is.

help-sound = Sounds on or off: { $keys }.

sound-on = Sounds are on. Press { $key-sound } to switch them off.
sound-off = Sounds are off.
sound-is-off = The sounds are off: switch them on first.
sound-not-offered = Sounds are not offered over ssh: they would be heard in the server's room.
sound-not-installed = There will be no sound: the library miniaudio is missing. Install thousand with the extra sound.
sound-no-device = There will be no sound: no sound card could be opened on this computer.

## The same for a braille display

braille-sound-on = Sounds on, { $key-sound } switches them off
braille-sound-off = Sounds off
braille-sound-not-offered = No sounds over ssh
braille-sound-not-installed = No sound: miniaudio is missing
braille-sound-no-device = No sound: no sound card opens

## Options

options-sound = { $on ->
    [yes] Sounds: on
   *[no] Sounds: off
}
options-volume = Volume of the sounds: { $percent } percent
options-cues = Hear the sounds one by one
cues-title = The sounds. Enter plays one.
cues-back = Back to the options

## The sounds, each with what it tells

cue-turn = Your turn: two bells, the second higher
cue-chance = A chance that waits for you: one bell, three times, fast
cue-draw = A card drawn: a rising swish of paper
cue-distance = A distance card: a motor that speeds up
cue-hazard-you = A hazard on you: a motor that chokes, then stalls
cue-hazard = A hazard on somebody else: a motor that chokes, short and soft
cue-remedy = A remedy: three quick soft tones, rising
cue-safety = A safety: a long soft chord
cue-coup = A coup fourré: four fast bells, rising
cue-discard = A card discarded: a falling swish of paper
cue-shuffle = Shuffling, or a new round: six quick ticks of paper
cue-won = Your side has won the round: four bells, rising
cue-lost = Your side has not won the round: three soft tones, falling
cue-end = The game is over: two bells, then a chord
cue-refusal = That cannot be done: two low dull knocks
cue-message = A message from the house: one small high bell
