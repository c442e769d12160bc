### How things are listed in speech, in every game.

# Facts, one after another.
list-comma = { $list }, { $item }
# Things, one after another: cards, names.
list-series = { $list }, { $item }
list-and = { $list } and { $item }
