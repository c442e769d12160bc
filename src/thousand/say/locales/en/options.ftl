### The options of a new match, whichever game it is.
###
### The answers to D and to S must not begin with these letters.

options-teams-question = Everyone for themselves, or teams?
options-screen = Options. Left and Right change a value, D explains it, S saves them all under a name.
options-start = Start the game
options-line = { $name }: { $value }
options-line-changed = { $name }: { $value }, with changes
options-number = { $name }:

# What is heard after a key: the value first.
options-changed = { $value }: { $name }
options-last = { $value } is the last value this way: { $name }
options-more = { $count ->
    [one] 1 more option is in the list.
   *[other] { $count } more options are in the list.
}
options-fewer = { $count ->
    [one] 1 option without effect has left the list.
   *[other] { $count } options without effect have left the list.
}
options-no-value = Nothing to change here: Enter starts the game, Down goes to the options.
options-about-start = { $bots ->
    [one] Enter starts the game with one bot and the options as they are now.
   *[other] Enter starts the game with { $bots } bots and the options as they are now.
}

# Rule sets

options-rules-question = Which rules? D deletes options that you saved.
options-replaced = All options below follow these rules now.
options-replace-question = Your changes to the options would be lost. Take { $rules } all the same?
options-name-label = Name for these options:
options-name-shipped = { $name } is the name of rules that belong to the game: choose another one.
options-overwrite-question = { $name } is saved already. Replace it?
options-saved = Saved under the name { $name }: it is among the rules from now on.
options-not-deleted = These rules belong to the game: only options that you saved can be deleted.
options-delete-question = Really delete { $name }?
options-deleted = { $name } is deleted.
trouble-rule-set-broken = { $name } cannot be used: { $item } is damaged or unknown. It is kept.
cli-rule-set-broken = { trouble-rule-set-broken }

help-options-screen = Left and Right, or minus and plus, change a value. D explains it. S saves all options under a name.
help-options-rules = D or Delete deletes the saved options under the cursor.

# Typing a text

text-label = { $label } Enter alone keeps { $standard }.
text-other-key = Only text can be typed here, then Enter. Escape goes back.
text-long = No more than { $count } characters can be typed here.
text-full = { $count } is the limit.
text-needed = Type something first, then press Enter. Escape goes back.
help-text = Type the text, then Enter. Backspace erases, Escape goes back.
