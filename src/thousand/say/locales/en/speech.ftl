### Direct speech: its settings, and `thousand speech`, which looks for voices on this computer.

## Options

options-spoken = { $value ->
    [near] Thousand speaks: only what concerns you; the history has the rest
    [plays] Thousand speaks: everything but the draws and discards of others
   *[all] Thousand speaks: everything
}
options-rate = { $value ->
    [slow] Speed of Thousand's voice: slow
    [medium] Speed of Thousand's voice: medium
    [quick] Speed of Thousand's voice: quick
    [fast] Speed of Thousand's voice: fast
    [fastest] Speed of Thousand's voice: as fast as it can
   *[own] Speed of Thousand's voice: as your system has it
}
options-rate-kept = Speed: { $voice } keeps its own, which is set there and not here

## thousand speech: one voice after another

cli-help-speech = thousand speech: which voices open on this computer, a sentence through each. It takes --silent.
cli-flag-silent = --silent: only list the voices, without a spoken sentence.

speech-looking = { $count ->
    [one] Looking for a voice, one way, up to { $seconds } seconds.
   *[other] Looking for a voice, { $count } ways, each of them up to { $seconds } seconds.
}
speech-opens = { $name } opens, { $n } of { $of }.
speech-opens-as = { $name } opens, { $n } of { $of }: it speaks through { $voice }.
speech-closed = { $name } does not open, { $n } of { $of }: { $reason }.
speech-why-library = its Python library { $detail } is not installed
speech-why-program = its program is not installed
speech-why-nothing = no screen reader and no voice is running
speech-why-server = its server does not answer and could not be started
speech-why-hangs = it did not answer within { $seconds } seconds
speech-able = { $language ->
    [yes] It follows the language of the text
   *[no] It keeps its own language
}; { $rate ->
    [yes] its speed can be set in the options
   *[no] its speed is set in it
}; { $end ->
    [yes] it reports when it has spoken.
   *[no] it does not report when it has spoken.
}
speech-keeps-language = { $voice } cannot be told the language: choose an English voice in it, or it reads English its own way.
speech-lacks-language = { $voice } has no English voice.
speech-sample = This is { $voice }, speaking for Thousand.
speech-spoken = { $voice } says that it has spoken the sentence.
speech-given = { $voice } was given a sentence; whether it was heard, only you can tell.
speech-not-spoken = { $voice } did not speak: { $reason }.
speech-why-cut = something else stopped the sentence
speech-why-late = it did not end within { $seconds } seconds
speech-chosen = Thousand speaks through { $voice }, the first that works.
speech-none = Nothing here speaks, so Thousand cannot speak by itself. Your screen reader can read it all the same.

## What to install, by system

speech-install-linux-server = Linux: install speech-dispatcher. On Debian, Ubuntu: { $command }
speech-install-linux-test = Then say a word with it, as a test: { $command }
speech-install-linux-espeak = Or install espeak-ng alone, which needs no server: { $command }
speech-install-windows-reader = Windows: start NVDA or JAWS. Without them Thousand takes Windows' own voice, SAPI.
speech-install-windows-library = If that does not open, with Thousand's Python: { $command }
speech-install-macos-reader = macOS: switch VoiceOver on with Command F5; without it prism takes the system's voice.
speech-install-macos-library = If nothing opens, with Thousand's Python: { $command }
