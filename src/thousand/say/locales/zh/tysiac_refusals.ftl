### 一千分里为什么不行，怎样才行。

## 什么时候

tysiac-refuse-not-your-turn = 现在轮到{ $name }：请等轮到你。
tysiac-refuse-sitting-out = 这一局你不上场：四人时发牌人不打牌。
tysiac-refuse-no-such-seat = 没有第{ $number }位玩家。
tysiac-refuse-spectator = 你在旁观：只有玩家能走。
tysiac-refuse-auction-now = 正在叫分：请先叫分，或者不叫。
tysiac-refuse-take-now = 要先拿一份底牌：请选第一份或第二份。
tysiac-refuse-give-now = 要先给每个对手一张牌：选一张，按{ $key-play }。
tysiac-refuse-lay-now = 要先扣下两张牌：选一张，按{ $key-play }。
tysiac-refuse-play-now = 叫分结束了，正在打墩：选一张牌，按{ $key-play }。
tysiac-refuse-deal-over = 这一局结束了：按{ $key-play }开始下一局。
tysiac-refuse-deal-running = 这一局还没有结束：接着玩吧。
tysiac-refuse-match-over = 游戏结束了：不能再走。
tysiac-refuse-not-a-move = 没有这种走法：请用bid、pass、redeal、take、raise、bomb、give、lay、play或next。
tysiac-refuse-no-card = 还没有选牌：用{ $key-previous }和{ $key-next }选一张。

## 叫分

tysiac-refuse-must-open = 你必须开叫{ $points }：不能不叫。
tysiac-refuse-bid-not-tens = 叫分要按整十加：{ $points }不是{ $step }的倍数。
tysiac-refuse-bid-too-low = { $points }太低：至少叫{ $low }，或者不叫。
tysiac-refuse-bid-too-high = { $marriages ->
    [0] { $points }太高：你没有婚配，最多叫{ $high }。
    *[other] { $points }太高：加上你的婚配，最多叫{ $high }。
}
tysiac-refuse-bid-hard-cap = { $points }太高：这里谁也不能叫过{ $high }。
tysiac-refuse-no-redeal = 这里四张9不能重新发牌：这个选项关着。
tysiac-refuse-redeal-late = 现在重新发牌太晚了：要在自己第一次叫分之前提出。
tysiac-refuse-nines-missing = { $held ->
    [0] 要有四张9才能重新发牌，你一张也没有。
    *[other] 要有四张9才能重新发牌，你只有{ $held }张。
}

## 底牌和炸弹

tysiac-refuse-no-such-musik = 只有两份底牌：请拿第一份或第二份。
tysiac-refuse-no-raise = 定约不能改：这里拿了底牌以后不能提高。
tysiac-refuse-raise-late = 现在提高定约太晚了：你已经给出或扣下了牌。
tysiac-refuse-no-bombs = 这场游戏没有炸弹。
tysiac-refuse-bomb-not-forced = 别人都不叫、只好打{ $points }的人才能丢炸弹。
tysiac-refuse-bomb-late = 现在丢炸弹太晚了：你已经给出了一张牌。
tysiac-refuse-bombs-used = { $bombs ->
    [1] 你没有炸弹了：每人一场只有一个。
    [2] 你没有炸弹了：每人一场只有两个。
    *[other] 你没有炸弹了：每人一场只有{ $bombs }个。
}
tysiac-refuse-no-opponent = { $who ->
    [nobody] 没有第{ $number }位玩家：请选一个对手。
    [you] 牌不能给自己：请选一个对手。
    *[other] { $name }这一局不上场：请选上场的对手。
}
tysiac-refuse-given-already = { $name }已经得到你的一张牌：下一张要给另一个对手。

## 牌

tysiac-refuse-not-held = 你手里没有{ tysiac-card }。
tysiac-refuse-follow-suit = 领出的是{ tysiac-suit }，你有{ tysiac-suit }：必须跟。
# $suit：将牌。
tysiac-refuse-must-trump = 你没有领出的花色，必须将吃：请出一张{ tysiac-suit }。
tysiac-refuse-must-beat = 你必须压过{ tysiac-card }，也压得过：请出同花色更大的牌。
tysiac-refuse-must-overtrump = 将吃时你必须压过{ tysiac-card }，也压得过：请出更大的将牌。

## 选项

tysiac-refuse-seats-range = 可以{ $low }到{ $high }人玩，不能{ $seats }人。
tysiac-refuse-match-points-range = 获胜分数要在{ $low }到{ $high }之间。
tysiac-refuse-hard-cap-range = 最高叫分要在{ $low }到{ $high }之间，并且是整十。
tysiac-refuse-bombs-range = 每人可以有{ $low }到{ $high }个炸弹。
tysiac-refuse-round-to-unknown = 分数只能取整到这些数的倍数：{ $known }。
