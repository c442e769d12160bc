### Comment on énumère à l'oral, dans tous les jeux.

list-comma = { $list }, { $item }
# Des choses, l'une après l'autre: cartes, noms.
list-series = { $list }, { $item }
list-and = { $list } et { $item }
