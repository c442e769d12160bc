### 一千分的教练：先说走法，再说为什么。每个理由是一句话；搜索得来的和补充的在走法之后。

## 叫分

tysiac-advice-open = 开叫{ $points }：第一家必须叫。
tysiac-advice-bid = 叫{ $points }：你的牌大约能得{ $estimate }分。
tysiac-advice-bid-marriage = 叫{ $points }：加上{ tysiac-suit }婚配，你的牌大约能得{ $estimate }分。
tysiac-advice-bid-barrel = 叫{ $points }：在桶上只有完成定约才能得分。
tysiac-advice-bid-against = 叫{ $points }：{ $name }在桶上，再完成一个定约就会赢得游戏。
tysiac-advice-pass = 不叫：你的牌大约能得{ $estimate }分，不到{ $points }。
tysiac-advice-pass-careful = 不叫：大约{ $estimate }分，接近{ $points }，但现在输一个定约代价太大。
tysiac-advice-pass-cap = 不叫：你的牌最多能叫{ $points }。
tysiac-advice-redeal = 重新发牌：有四张9就可以要求，也值得要求。

## 底牌

tysiac-advice-take-either = 哪份底牌都行：两份都没人知道。
tysiac-advice-raise = 把定约提高到{ $points }：有了底牌，你的牌大约能得{ $estimate }分。
tysiac-advice-bomb = 丢炸弹：你的牌大约只能得{ $estimate }分，离{ $points }太远。
tysiac-advice-give-worthless = 把{ tysiac-card }给{ $name }：它本来也赢不到什么。
tysiac-advice-give-least = 把{ tysiac-card }给{ $name }：这样你损失最小。
tysiac-advice-lay-worthless = 扣下{ tysiac-card }：它本来也赢不到什么。
tysiac-advice-lay-least = 扣下{ tysiac-card }：这样你损失最小。
tysiac-advice-lay-points = 扣下{ tysiac-card }：你赢最后一墩，它还会回来。
tysiac-advice-keeps-marriage = 你留着{ tysiac-suit }婚配。
tysiac-advice-makes-void = 之后你没有{ tysiac-suit }，可以将吃。
tysiac-advice-no-partner = 谁拿到它都凑不成婚配。

## 领出

tysiac-advice-lead-marriage = 领出{ tysiac-card }：宣布婚配，得{ tysiac-points }。
tysiac-advice-lead-trump = 领出{ tysiac-card }：没有牌压得过它，还能调出别人的将牌。
tysiac-advice-lead-master = 领出{ tysiac-card }：没有牌压得过它。
# $over：同花色里更大的一张。
tysiac-advice-lead-force = 领出{ tysiac-card }：逼出你长套里的{ tysiac-over }。
tysiac-over = { $over ->
    [ACE] { -ace }
    [TEN] { -ten }
    [KING] { -king }
    [QUEEN] { -queen }
    *[JACK] { -jack }
}
tysiac-advice-lead-fellow = 领出{ tysiac-card }：{ $name }和你一起防守，应该能赢这一墩。
tysiac-advice-lead-low = 领出{ tysiac-card }：没有必赢的牌，这张损失最小。

## 跟牌

tysiac-advice-only-card = 出{ tysiac-card }：只有它能出。
tysiac-advice-last-card = 出{ tysiac-card }：这是你最后一张牌。
tysiac-advice-win-cheaply = 出{ tysiac-card }：能稳赢这一墩的最小的牌。
tysiac-advice-win-last = 出{ tysiac-card }：赢得这一墩，{ tysiac-points }。
tysiac-advice-win-try = 出{ tysiac-card }：只要没有未知的大牌，就能赢这一墩。
tysiac-advice-trump-in = 将吃，出{ tysiac-card }：这一墩有{ tysiac-points }。
tysiac-advice-feed = 出{ tysiac-card }：赢这一墩的是{ $name }，和你一起防守。
tysiac-advice-throw-low = 出{ tysiac-card }：这一墩赢不了，它送分最少。
tysiac-advice-hold-back = 出{ tysiac-card }：{ tysiac-over }留给更值钱的一墩。

## 补充的理由

tysiac-advice-spares-marriage = 出别的牌会拆散你的{ tysiac-suit }婚配。
tysiac-advice-makes-contract = 有了这一墩，定约还差的{ tysiac-points }就齐了。
tysiac-advice-beats-contract = 这一墩的{ tysiac-points }，正是庄家丢不起的。

## 搜索：在多少种可能的牌里

tysiac-advice-sampled-made = 试打了{ tysiac-worlds }：有百分之{ $percent }能完成定约。
tysiac-advice-sampled-beaten = 试打了{ tysiac-worlds }：有百分之{ $percent }庄家完不成定约。
tysiac-advice-sampled-bid = 试打了{ tysiac-worlds }：有百分之{ $percent }能得到{ $points }分。
tysiac-advice-sampled-pass = 试打了{ tysiac-worlds }：只有百分之{ $percent }能得到{ $points }分。
tysiac-worlds = { $worlds }种可能的牌
tysiac-advice-next-deal = 按{ $key-play }接着打下一局。
