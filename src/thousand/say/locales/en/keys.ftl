### Keys: what they are called, and how a player changes them.
###
### A message that names the key of a command is given it: $key-draw is the first key of the command draw.

## Names of keys: each can begin a sentence

key-enter = Enter
key-delete = Delete
key-insert = Insert
key-escape = Escape
key-backspace = Backspace
key-up = Up
key-down = Down
key-left = Left
key-right = Right
key-home = Home
key-end = End
key-tab = Tab
key-backtab = Shift Tab
key-pageup = Page Up
key-pagedown = Page Down
key-shift = Shift { $letter }
key-alt = Alt { $letter }
key-ctrl = Control { $letter }
key-function = F{ $number }

key-space = Space
key-exclamation-mark = Exclamation mark
key-quote = Quote
key-number-sign = Number sign
key-dollar = Dollar
key-percent = Percent
key-ampersand = Ampersand
key-apostrophe = Apostrophe
key-left-parenthesis = Left parenthesis
key-right-parenthesis = Right parenthesis
key-asterisk = Asterisk
key-plus = Plus
key-comma = Comma
key-minus = Minus
key-full-stop = Full stop
key-slash = Slash
key-colon = Colon
key-semicolon = Semicolon
key-less-than = Less than
key-equals = Equals
key-greater-than = Greater than
key-question-mark = Question mark
key-at-sign = At sign
key-left-bracket = Left bracket
key-backslash = Backslash
key-right-bracket = Right bracket
key-caret = Caret
key-underscore = Underscore
key-backquote = Backquote
key-left-brace = Left brace
key-bar = Bar
key-right-brace = Right brace
key-tilde = Tilde

## The keys in force and how to change them: thousand keys, and the item in the options

options-keys = Keys: what they do, and how to change them
keys-title = Keys.
keys-now = The keys at the table, each with the name of its command:
keys-line = { $help } Command: { $command }.
keys-change = To change keys:
keys-file = Write the file { $path }, as JSON, for example:
keys-exactly = A command has exactly the keys that the file gives it. Commands that it leaves out keep theirs.
keys-letters = A key is a letter, a symbol or a name. A capital letter is the one with Shift: shift-d is the same.
keys-names = Names of keys: { $names }.
keys-names-more = More names: { $names }.
keys-combined = And f1 to f12; alt- with a letter or a digit; ctrl- with a letter other than h, i, j and m.
keys-lists = Lists, questions and typed texts have keys of their own, whatever the file says.
keys-when = The file is read when Thousand starts; you hear then what is wrong in it.
keys-json = thousand keys --json prints the keys in force as such a file, to start from.
keys-wrong = What is wrong in the file of your keys:

cli-help-keys = thousand keys: the keys at the table, and how to change them. It takes --json.

## What is wrong in the file

trouble-keys-broken = Your keys in { $path } cannot be read, so the usual ones are used: { $detail }.
trouble-keys-unreadable = Your keys in { $path } cannot be opened, so the usual ones are used: { $detail }.
trouble-keys-command = No command is called { $command }: thousand keys lists them. It is in { $path }.
trouble-keys-fixed = The keys of { $command } cannot be changed: digits go to cards. It is in { $path }.
trouble-keys-list = { $command } needs a list of names of keys, so it keeps its usual keys. It is in { $path }.
trouble-keys-none = { $command } would be left without any key, so it keeps its usual keys. It is in { $path }.
trouble-keys-name = No key is called { $key }, so { $command } keeps its usual keys. It is in { $path }.
trouble-keys-digit = { $key } is a digit and goes to a card, so { $command } keeps its usual keys. It is in { $path }.
trouble-keys-lists-need = Lists need { $key } themselves, so { $command } keeps its usual keys. It is in { $path }.
trouble-keys-letters = { $command } also needs a key that is not a letter: letters belong to lists. It is in { $path }.
trouble-keys-twice = { $key } belongs to { $other } already, so { $command } keeps its usual keys. It is in { $path }.
trouble-keys-taken = { $other } would be left without { $key }, so { $command } keeps its usual keys. It is in { $path }.
trouble-keys-more = { $count ->
    [one] 1 more thing is wrong in the file of your keys: thousand keys tells it.
   *[other] { $count } more things are wrong in the file of your keys: thousand keys tells them.
}
