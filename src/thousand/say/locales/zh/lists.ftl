### 各种游戏里怎样列举。

# 一件件事实。
list-comma = { $list }，{ $item }
# 一样样东西：牌、名字。
list-series = { $list }、{ $item }
list-and = { $list }和{ $item }
