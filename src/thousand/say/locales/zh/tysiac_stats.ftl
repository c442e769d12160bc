### 一千分的统计：每行一件事和它的数，事在前面。

tysiac-stats-games = { $shared ->
    [0] 赢的游戏：{ $won }场，玩完的：{ $finished }场，开始过的：{ $begun }场。
    *[other] 赢的游戏：{ $won }场，并列的：{ $shared }场，玩完的：{ $finished }场，开始过的：{ $begun }场。
}
tysiac-stats-deals = 打过：{ $deals }局，赢墩：{ $tricks }个。
# $points：完成过的最高定约。
tysiac-stats-contracts = { $points ->
    [0] 做庄：{ $declared }次，完成定约：{ $made }次。
    *[other] 做庄：{ $declared }次，完成定约：{ $made }次，最高：{ $points }。
}
tysiac-stats-marriages = 宣布婚配：{ $count }次，共{ tysiac-points }。
tysiac-stats-bombs = 丢炸弹：{ $bombs }次，上桶：{ $barrels }次。
tysiac-stats-best-deal = 最好的一局：{ tysiac-points }。
tysiac-stats-best-game = 最好的一场：{ tysiac-points }。
tysiac-stats-table = { $players }人赛赢的：{ $won }场，玩完的：{ $finished }场。
