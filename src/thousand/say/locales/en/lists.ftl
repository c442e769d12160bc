### How things are listed in speech, in every game.

list-comma = { $list }, { $item }
list-and = { $list } and { $item }
