### Direct speech: its settings, and `thousand speech`, which looks for voices on this computer.

## Options

options-spoken = { $value ->
    [near] Thousand mówi: tylko to, co dotyczy ciebie; resztę ma historia
    [plays] Thousand mówi: wszystko oprócz dobierania i odrzucania kart przez innych
   *[all] Thousand mówi: wszystko
}
options-rate = { $value ->
    [slow] Tempo głosu Thousand: wolne
    [medium] Tempo głosu Thousand: średnie
    [quick] Tempo głosu Thousand: dość szybkie
    [fast] Tempo głosu Thousand: szybkie
    [fastest] Tempo głosu Thousand: najszybsze
   *[own] Tempo głosu Thousand: takie jak w systemie
}
options-rate-kept = Tempo: { $voice } ma własne, które ustawia się tam, a nie tutaj

## thousand speech: one voice after another

cli-help-speech = thousand speech: które głosy działają na tym komputerze, przez każdy jedno zdanie. Przyjmuje --silent.
cli-flag-silent = --silent: tylko lista głosów, bez mówienia.

speech-looking = { $count ->
    [one] Szukanie głosu na jeden sposób, do { $seconds } sekund.
    [few] Szukanie głosu na { $count } sposoby, każdy do { $seconds } sekund.
   *[many] Szukanie głosu na { $count } sposobów, każdy do { $seconds } sekund.
}
speech-opens = { $name } działa, { $n } z { $of }.
speech-opens-as = { $name } działa, { $n } z { $of }: mówi przez { $voice }.
speech-closed = { $name } nie działa, { $n } z { $of }: { $reason }.
speech-why-library = nie jest zainstalowana jego biblioteka Pythona { $detail }
speech-why-program = nie jest zainstalowany jego program
speech-why-nothing = nie jest uruchomiony żaden czytnik ekranu ani głos
speech-why-server = jego serwer nie odpowiada i nie udało się go uruchomić
speech-why-hangs = nie ma odpowiedzi w ciągu { $seconds } sekund
speech-able = { $language ->
    [yes] Dostosowuje język do tekstu
   *[no] Ma własny język
}; { $rate ->
    [yes] tempo można ustawić w opcjach
   *[no] tempo ustawia się w nim
}; { $end ->
    [yes] podaje, kiedy skończy mówić.
   *[no] nie podaje, kiedy skończy mówić.
}
speech-keeps-language = { $voice } nie przyjmuje języka: wybierz w nim polski głos, inaczej przeczyta polski tekst po swojemu.
speech-lacks-language = { $voice } nie ma polskiego głosu.
speech-sample = Tu { $voice }, mówię za Thousand.
speech-spoken = { $voice } podaje, że zdanie zostało powiedziane.
speech-given = { $voice } ma zdanie do powiedzenia; czy je słychać, to wiesz tylko ty.
speech-not-spoken = { $voice } nie mówi: { $reason }.
speech-why-cut = coś innego zatrzymało zdanie
speech-why-late = zdanie nie skończyło się w ciągu { $seconds } sekund
speech-chosen = Thousand mówi przez { $voice }, pierwszy sposób, który działa.
speech-none = Żaden głos tu nie działa, więc Thousand nie może mówić sam. Czytnik ekranu i tak może go czytać.

## What to install, by system

speech-install-linux-server = Linux: zainstaluj speech-dispatcher. Debian, Ubuntu: { $command }
speech-install-linux-test = Potem na próbę powiedz nim słowo: { $command }
speech-install-linux-espeak = Albo zainstaluj sam espeak-ng, który nie potrzebuje serwera: { $command }
speech-install-windows-reader = Windows: uruchom NVDA albo JAWS. Bez nich Thousand bierze głos systemu Windows, SAPI.
speech-install-windows-library = Jeśli i to nie działa, użyj Pythona programu Thousand: { $command }
speech-install-macos-reader = macOS: włącz VoiceOver klawiszami Command F5; bez niego prism bierze głos systemu.
speech-install-macos-library = Jeśli nic nie działa, użyj Pythona programu Thousand: { $command }
