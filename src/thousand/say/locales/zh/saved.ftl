# 可以选择的已保存的游戏，以及离开的游戏会怎样。

saved-delete-question = 要删除这场游戏吗？删除后不能恢复。
saved-deleted = 游戏已删除。
saved-gone = 这场游戏已经不在了。
saved-overtaken = 这场游戏刚刚在另一个窗口继续，所以没有删除。
saved-not-deleted = 这场游戏没能删除：{ $detail }。
help-saved = D或Delete删除当前这场游戏。

game-leave-unmoved = 要离开牌桌吗？你还没有走过，所以这场游戏不会保留。
