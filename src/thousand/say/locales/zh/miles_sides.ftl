### 千公里的句子里指的是谁。
###
### $who 是一位玩家：[you] 听的人，[mate] 听的人的队友，*[other] 其他人，名字是 $name。
### $side 是一方：[you] 听的人自己，[team] 听的人的队，[pair] 另一支两人队，队员是 $team，[number] 另一支队，
### 号码是 $team，*[other] 另一位单独的玩家，名字是 $team。$hit 和 $target 的关系与 $side 和 $team 一样。

actor = { $who ->
    [mate] 队友{ $name }
    *[other] { $name }
}
side = { $side ->
    [you] 你
    [team] 你们队
    [number] 第{ $team }队
    *[other] { $team }
}
aim = { $hit ->
    [you] 你
    [team] 你们队
    [number] 第{ $target }队
    *[other] { $target }
}
# 列举的几方之一。
side-listed = { $side ->
    [number] 第{ $team }队
    *[other] { $team }
}
# 可以选其中一方。
sides-or = { $list }或{ $item }
# 名单里的听者：在开头，以及在句子中间。
you-in-list = 你
you-within = 你
