### Jak wylicza się rzeczy, w każdej grze.

# Fakty, jeden po drugim.
list-comma = { $list }, { $item }
# Rzeczy, jedna po drugiej: karty, imiona.
list-series = { $list }, { $item }
list-and = { $list } i { $item }
