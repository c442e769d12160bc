### Jak wylicza się rzeczy, w każdej grze.

list-comma = { $list }, { $item }
list-and = { $list } i { $item }
