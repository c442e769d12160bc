### 这场一千分的玩法，一行一条，要短。

tysiac-rule-set = { $rules ->
    [house] 标准规则。
    *[other] 规则：{ $rules }。
}
tysiac-rule-four-nines = 有四张9的人叫分前可以要求重新发牌。
tysiac-rule-hard-cap = 最高能叫{ $points }。
tysiac-rule-raise = 庄家拿底牌以后可以提高定约。
tysiac-rule-show-musik = { $shown ->
    [yes] 拿走的底牌要亮给对手看。
    *[no] 拿走的底牌只有庄家看。
}
tysiac-rule-bombs = { $count ->
    [0] 没有炸弹。
    [1] 每人一场有一个炸弹。
    [2] 每人一场有两个炸弹。
    *[other] 每人一场有{ $count }个炸弹。
}
tysiac-rule-must-trump = { $must ->
    [yes] 没有领出的花色，就必须将吃。
    *[no] 没有领出的花色，可以出任何牌。
}
tysiac-rule-must-beat = { $value ->
    [suit] 跟花色时，能压过就必须压过。
    *[suit-and-trump] 跟花色和将吃时，能压过就必须压过。
}
tysiac-rule-first-trick = 第一墩不能宣布婚配。
tysiac-rule-declarer-contract = 完成定约，只得定约的分数。
tysiac-rule-declarer-points = 完成定约，得到的分全算。
tysiac-rule-round-to = 分数取整到最近的{ $multiple }的倍数。
tysiac-rule-barrel = 到{ $points }分就上桶：之后只有做庄才能得分。
