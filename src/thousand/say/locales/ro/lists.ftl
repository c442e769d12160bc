### Cum se înșiră lucrurile în vorbire, în orice joc.

list-comma = { $list }, { $item }
# Lucruri, unul după altul: cărți, nume.
list-series = { $list }, { $item }
list-and = { $list } și { $item }
