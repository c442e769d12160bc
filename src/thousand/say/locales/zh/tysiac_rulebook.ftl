### 一千分的规则全文，只讲这场游戏玩的，不讲别的。
###
### 除标题外，每条消息是一口气说的一行：一两句话，最多60个汉字宽。tysiac_chapters.py 说明什么时候说哪一条。
### $seats：几个人；$opening：开叫的分数；$cap：最高叫分；$victory：获胜分数。

## 说的是什么

tysiac-book-aim = 游戏目标
tysiac-book-aim-game = 一千分原名Tysiąc，在波兰语里就是一千，是吃墩和婚配的纸牌游戏，这里{ $seats }个人玩。
tysiac-book-aim-declarer = 每一局，叫分最高的人做庄家，要得到自己叫的那么多分。
tysiac-book-aim-points = 谁先得到{ $victory }分，谁赢得游戏。
tysiac-book-aim-one-deal = 游戏只打一局，得分最多的获胜。

## 牌

tysiac-book-cards = 牌的大小
tysiac-book-deck = 共24张牌：红桃、方块、梅花、黑桃四种花色，每种六张。
tysiac-book-rank = 每种花色里{ -ace }最大，然后是{ -ten }、{ -king }、{ -queen }、{ -jack }和{ -nine }。{ -ten }比{ -king }大。
tysiac-book-worth = 一张{ -ace }值11分，{ -ten }值10分，{ -king }值4分，{ -queen }值3分，{ -jack }值2分，{ -nine }不值分。
tysiac-book-worth-all = 所有的牌一共值120分。
tysiac-book-couple = 一个人手里同花色的{ -king }和{ -queen }叫作婚配。
tysiac-book-couple-worth = 红桃婚配值100分，方块80分，梅花60分，黑桃40分。

## 发牌

tysiac-book-deal = 怎样发牌
tysiac-book-deal-first = 第一局的发牌人抽签决定。
tysiac-book-deal-left = 之后每一局，由左边的玩家发牌。
tysiac-book-deal-three = 三个人每人发7张牌。剩下的3张扣在桌上，是底牌。
tysiac-book-deal-two = 两个人每人发10张牌。剩下的4张扣在桌上，是两份底牌，每份2张。
tysiac-book-deal-four = 发牌人这一局不上场，也不得分。
tysiac-book-nines = 发到四张9的人，在自己叫分之前可以要求重新发牌。
tysiac-book-nines-again = 这时由同一个人重新发牌。

## 叫分

tysiac-book-auction = 怎样叫分
tysiac-book-auction-open = 发牌人左边的玩家必须开叫{ $opening }。
tysiac-book-auction-go-on = 接着大家轮流按整十往上叫，或者不叫。不叫的人这一局不能再叫。
tysiac-book-auction-end = 其他人都不叫了，叫得最高的人就是庄家，所叫的分就是定约。
tysiac-book-auction-most = 手里没有婚配，最多只能叫{ $most }。
tysiac-book-auction-more = 手里有婚配，可以再加上所有婚配的分。
tysiac-book-auction-cap = 无论如何，谁也不能叫过{ $cap }。

## 底牌

tysiac-book-musik = 底牌和给牌
tysiac-book-musik-taken = 底牌先亮给大家看，然后归庄家。
tysiac-book-musik-forced = 如果开叫{ $opening }以后别人都不叫，底牌只有庄家看。
tysiac-book-musik-given = 然后庄家从手里给每个对手一张牌，牌面朝下。这样每人都有8张。
tysiac-book-musiks-taken = 庄家从两份底牌里拿一份。对手看不到。
tysiac-book-musiks-shown = 庄家从两份底牌里拿一份，并亮给对手看。
tysiac-book-musiks-laid = 然后庄家从手里扣下两张牌，放回那份底牌的位置。
tysiac-book-musiks-last = 谁赢最后一墩，扣下的两张牌和另一份底牌就归谁，分数也归谁。
tysiac-book-musik-raise = 给出第一张牌之前，庄家可以按整十提高定约，最多到新的手牌允许的数。
tysiac-book-musiks-raise = 扣下第一张牌之前，庄家可以按整十提高定约，最多到新的手牌允许的数。

## 炸弹

tysiac-book-bomb = 怎样丢炸弹
tysiac-book-bomb-when = 如果开叫{ $opening }以后别人都不叫，庄家在给牌之前可以丢炸弹。
tysiac-book-bomb-points = 这一局就不打了。庄家不得分也不扣分，对手各得{ $bomb }分。
tysiac-book-bomb-barrel = 在桶上的对手得不到这些分。
tysiac-book-bomb-often = { $bombs ->
    [1] 每人一场可以丢一个炸弹。
    [2] 每人一场可以丢两个炸弹。
    *[other] 每人一场可以丢{ $bombs }个炸弹。
}

## 打墩

tysiac-book-tricks = 怎样打墩
tysiac-book-tricks-lead = 第一墩由庄家领出。之后谁赢一墩，谁领出下一墩。
tysiac-book-tricks-won = 最大的将牌赢这一墩；没有将牌时，领出花色里最大的牌赢。
tysiac-book-tricks-follow = 有领出的花色，就必须跟这种花色。
tysiac-book-tricks-beat = 跟牌时，能压过这一墩里最大的牌，就必须压过。
tysiac-book-tricks-trump = 没有领出的花色，有将牌就必须出将牌，没有将牌可以出任何牌。
tysiac-book-tricks-any = 没有领出的花色，可以出任何牌。
tysiac-book-tricks-overtrump = 出将牌时，能压过这一墩里的将牌，就必须压过。

## 婚配

tysiac-book-marriages = 婚配和将牌
tysiac-book-marriages-declare = 婚配的两张都在手里时，领出其中一张，婚配就自动宣布。
tysiac-book-marriages-lead = 别人领出时跟出它们，不算宣布婚配。
tysiac-book-marriages-first = 第一墩不能宣布婚配。
tysiac-book-marriages-trump = 婚配的分马上归你。从这一墩起，它的花色是将牌，直到下一次婚配。
tysiac-book-marriages-who = 不只是庄家，谁都可以宣布婚配。第一次婚配之前没有将牌。

## 分数

tysiac-book-points = 怎样算分
tysiac-book-points-tested = 庄家赢墩和婚配的分加起来，取整之前不少于定约，就是完成定约。
tysiac-book-points-laid = 扣下的四张牌也算分，归得到它们的人。
tysiac-book-points-contract = 完成定约只得定约的分数，多出来的不算。
tysiac-book-points-taken = 完成定约，得到的分取整以后全算。
tysiac-book-points-failed = 没完成定约，就从庄家的总分里扣掉定约的分数。
tysiac-book-points-others = { $seats ->
    [2] 对手得到自己赢墩和婚配的分，要取整。
    *[other] 每个对手得到自己赢墩和婚配的分，要取整。
}
tysiac-book-points-rounded = { $multiple ->
    [5] 分数取整到最近的5的倍数。
    *[other] 分数取整到最近的{ $multiple }的倍数；末尾是5就进上去。
}

## 桶

tysiac-book-barrel = 上桶和下桶
tysiac-book-barrel-on = 一局开始时有{ $barrel }分或更多，就在桶上，只有做庄才能得分。
tysiac-book-barrel-lose = 在桶上没完成定约，照样扣分，也就可能从桶上掉下来。
tysiac-book-barrel-past = 还没上桶的人，一局里得分可以越过桶的界线，不做庄也行。

## 游戏的结束

tysiac-book-game = 游戏的结束
tysiac-book-game-points = 有玩家得到{ $victory }分，打完那一局游戏就结束。
tysiac-book-game-two = 如果同一局里有几个人得够，其中有庄家就庄家获胜，否则总分最高的获胜。
tysiac-book-game-one-deal = 只打一局游戏就结束，分数最高的获胜。
tysiac-book-game-shared = 总分相同又最高的人并列获胜。
tysiac-book-game-minus = 总分也可以是负的。
