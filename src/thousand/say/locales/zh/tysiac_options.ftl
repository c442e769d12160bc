### 一千分的选项：叫什么，值叫什么，是什么意思。

tysiac-option-rules = 规则
tysiac-option-teams = 组队
tysiac-option-length = 游戏长度
tysiac-option-match-points = 获胜分数
tysiac-option-hard-cap = 最高叫分
tysiac-option-four-nines = 四张9重新发牌
tysiac-option-raise-after-musik = 拿底牌后提高定约
tysiac-option-show-musik = 亮底牌
tysiac-option-bombs = 炸弹
tysiac-option-must-trump = 必须将吃
tysiac-option-must-beat = 必须压过
tysiac-option-marriage-on-first-trick = 第一墩可以婚配
tysiac-option-declarer-scores = 庄家得分
tysiac-option-round-to = 取整
tysiac-option-barrel = 上桶

## 值

tysiac-value-rules = { $value ->
    [house] 标准
    *[other] { $value }
}
tysiac-value-switch = { $value ->
    [yes] 开
    *[no] 关
}
tysiac-value-teams = 个人赛
tysiac-value-length = { $value ->
    [one-round] 只打一局
    *[to-points] 直到有人得够分数
}
tysiac-value-bombs = { $count ->
    [0] 没有
    [2] 每人两个
    *[other] 每人{ $count }个
}
tysiac-value-must-beat = { $value ->
    [suit] 跟花色时
    [suit-and-trump] 跟花色和将吃时
    *[none] 从不
}
tysiac-value-declarer-scores = { $value ->
    [points] 得到的全部分数
    *[contract] 定约的分数
}
tysiac-value-round-to = 到{ $value }的倍数
tysiac-value-barrel = { $value ->
    [off] 关
    *[other] 从{ $value }分起
}

## 是什么意思

tysiac-about-rules = { $value ->
    [house] 标准规则：每人一个炸弹，800分上桶，必须将吃，不必压过
    *[other] 你以{ $value }为名保存的选项
}
tysiac-about-teams = 大家各打各的，不分队。
tysiac-about-length = 一直打到有人得够获胜分数，或者只打一局。
tysiac-about-match-points = 一局结束时，得够这个分数的人赢得游戏。
tysiac-about-hard-cap = 不管有什么婚配，谁也不能叫过这个数。
tysiac-about-four-nines = 发到四张9的人，叫分前可以要求重新发牌。
tysiac-about-raise-after-musik = 庄家拿了底牌以后，可以按整十提高定约。
tysiac-about-show-musik = 两人时：庄家拿的那份底牌要亮给对手看。
tysiac-about-bombs = 一场里能丢几次炸弹：别人都不叫，只好打100的人可以不打，对手各得60分。
tysiac-about-must-trump = 没有领出的花色时，只要有将牌就必须出将牌。
tysiac-about-must-beat = 手里有能赢这一墩的牌时，是不是必须压过。
tysiac-about-marriage-on-first-trick = 关闭时，第一墩领出{ -king }或{ -queen }不算宣布婚配。
tysiac-about-declarer-scores = 庄家完成定约得多少：只得定约的分数，或者得到的分全算。
tysiac-about-round-to = 一局得到的分数，取整到最近的这个数的倍数。
tysiac-about-barrel = 总分到了这里，就只有做庄才能得分。
