### 一千分入门课：每一步讲的是什么，为什么，要做什么，做完时说的几个字。
### $key-... 是那个命令的键。

## 1

learn-tysiac-hand = { learn-step }：你的牌。每种花色里{ -ace }最大，然后是{ -ten }、{ -king }、{ -queen }、{ -jack }和{ -nine }。
learn-tysiac-hand-hear = 按{ $key-hand }听你的全部手牌。
learn-tysiac-hand-sort = 你有红桃{ -king }和红桃{ -queen }，这就是婚配。按{ $key-sort }，让手牌按大小排列。
learn-tysiac-hand-done = 很好。再按{ $key-sort }，又按花色排列，随时都可以。

## 2

learn-tysiac-auction = { learn-step }：叫分。谁答应的分数最多，谁做庄，一个人对付其他人。
learn-tysiac-auction-110 = Borys必须开叫100。按{ $key-play }叫110；按{ $key-previous }和{ $key-next }可以选别的分数。
learn-tysiac-auction-130 = Borys还在叫，但你的婚配值100分。按{ $key-play }叫130。
learn-tysiac-auction-done = 叫分就是许诺：定约130，打成了得130分，打不成扣130分。

## 3

learn-tysiac-musik = { learn-step }：底牌。这三张牌归你，大家都看见了。
learn-tysiac-musik-hear = 按{ $key-musik }再听一遍底牌。
learn-tysiac-musik-contract = 按{ $key-contract }听谁做庄，定约多少。
learn-tysiac-musik-done = 很好。梅花{ -ace }能给你赢一墩。

## 4

learn-tysiac-give = { learn-step }：给牌。你给每个对手一张牌，这样每人都有八张。
learn-tysiac-give-first = 找到黑桃{ -jack }，按{ $key-play }，再选给谁，再按{ $key-play }。
learn-tysiac-give-second = 方块{ -nine }也给出去：它不值分，而且这样你就没有方块了。
learn-tysiac-give-done = 给得好。别人都不知道给的是什么牌。

## 5

learn-tysiac-lead = { learn-step }：领出。你先出牌，领出的花色里最大的牌赢这一墩。
learn-tysiac-lead-ace = 还没有将牌，{ -ace }是稳赢的。找到梅花{ -ace }，按{ $key-play }。
learn-tysiac-lead-done = 谁也压不过它，这一墩的分都是你的。

## 6

learn-tysiac-marriage = { learn-step }：婚配。手里有同花色的{ -king }和{ -queen }，领出一张，就得婚配的分，那种花色成为将牌。
learn-tysiac-marriage-lead = 找到红桃{ -queen }或红桃{ -king }，按{ $key-play }。婚配会自动宣布，得100分。
learn-tysiac-marriage-trump = Anna的{ -ace }赢了这一墩，但100分是你的。按{ $key-trump }听将牌。
learn-tysiac-marriage-done = 很好。将牌能吃掉别的花色的任何牌。

## 7

learn-tysiac-follow = { learn-step }：跟牌。有领出的花色，就必须跟。
learn-tysiac-follow-trick = 按{ $key-trick }听这一墩的牌。
learn-tysiac-follow-suit = 你有一张黑桃，就出它。按{ $key-next-playable }能找到它；也可以先试试别的牌。
learn-tysiac-follow-done = 这一墩丢了，但你没有丢分。

## 8

learn-tysiac-trump = { learn-step }：将吃。没有领出的花色，就必须出将牌。
learn-tysiac-trump-in = 领出的是方块，你没有：选一张红桃，按{ $key-play }。
learn-tysiac-trump-done = 将吃成功：一张{ -ten }和一张{ -ace }归你了。

## 9

learn-tysiac-rest = { learn-step }：剩下的墩。130分已经够了，但还要打完所有的墩。
learn-tysiac-rest-first = 你的将牌见什么吃什么。选一张牌，按{ $key-play }。
learn-tysiac-rest-on = 选一张能出的牌，按{ $key-play }。
learn-tysiac-rest-done = 定约完成：你得130分，别人得自己赢的分，取整到5的倍数。

## 10

learn-tysiac-scores = { learn-step }：分数。到800分就上桶，之后只有做庄才能得分。
learn-tysiac-scores-hear = 按{ $key-scores }听分数。
learn-tysiac-scores-done = 每一局都有得有失，直到有人得到1000分。

## 结束

learn-tysiac-end = 就是这些。先得1000分的人获胜；你开叫100，别人都不叫时，还可以丢炸弹。
learn-tysiac-end-menu = 按{ $key-play }回主菜单：选新游戏就可以自己玩了。
