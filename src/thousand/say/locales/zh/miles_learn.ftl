### 千公里入门课：每一步讲的是什么，为什么，要做什么，做完时说的几个字。
### $key-... 是那个命令的键；$card、$hazard、$remedy、$safety 是发到的牌。

## 1

learn-miles-hand = { learn-step }：你的牌。这是赛车：{ unit }牌让你前进，别人的危险牌会让你停下。
learn-miles-hand-hear = 按{ $key-hand }听你的全部手牌。
learn-miles-hand-walk = 再一张一张看：{ $key-next }是下一张，{ $key-previous }是上一张。然后按{ $key-next-playable }，到下一张能打的牌。
learn-miles-hand-done = 很好。每张牌都会说它的位置，以及现在能不能打。

## 2

learn-miles-draw = { learn-step }：抽牌。每个回合先抽一张新牌，所以你有七张可选。
learn-miles-draw-first = 按{ $key-draw }抽一张牌。
learn-miles-draw-again = 抽一张牌：按{ $key-draw }。
learn-miles-draw-done = 很好。新牌总在手牌的最后。

## 3

learn-miles-start = { learn-step }：起步。没有绿灯谁也开不了，绿灯就是前进牌。
learn-miles-start-roll = 用{ $key-next }和{ $key-previous }找到前进，按{ $key-play }打出。
learn-miles-start-done = 干得好。现在轮到别人了。

## 4

learn-miles-drive = { learn-step }：行驶。每回合打一张牌，{ unit }数加在一起，正好到1000就赢下这一局。
learn-miles-drive-miles = 选一张{ unit }牌，按{ $key-play }打出。
learn-miles-drive-done = 你上路了。

## 5

learn-miles-ask = { learn-step }：提问。随时都可以问情况，不影响游戏。
learn-miles-ask-turn = 按{ $key-turn }听现在轮到谁。
learn-miles-ask-info = 按{ $key-info }听每个人的情况。
learn-miles-ask-scores = 按{ $key-scores }听分数。
learn-miles-ask-done = 很好。这三个问题随时都能问。

## 6

learn-miles-attack = { learn-step }：攻击。危险牌会困住别人，直到对方打出化解它的牌。
learn-miles-attack-hit = 找到{ card }，按{ $key-play }。能打的有两个人，所以要选一个，再按回车。
learn-miles-attack-done = 打中了。只有一个人能打时，就不用选。

## 7

learn-miles-repair = { learn-step }：修理。{ hazard.holds }：先要{ remedy }牌，再要前进牌。
learn-miles-repair-remedy = 选{ card }，按{ $key-play }打出。
learn-miles-repair-roll = 要重新起步，选前进，按{ $key-play }打出。
learn-miles-repair-done = 修好了，又上路了。

## 8

learn-miles-limit = { learn-step }：限速。你可以行驶，但只能打25和50，直到打出限速结束。
learn-miles-limit-slow = 用{ $key-play }打出25、50或限速结束。也可以先试试更快的牌。
learn-miles-limit-done = 选得好。

## 9

learn-miles-safety = { learn-step }：安全牌。四张安全牌，每张都能保护你一整局，还得100分。
learn-miles-safety-lay = 有了{ card }，停止和限速都打不到你，也不再需要前进牌。按{ $key-play }打出。
learn-miles-safety-again = 打出安全牌后还是轮到你：按{ $key-draw }抽牌。
learn-miles-safety-drive = 又是一张安全牌。先留着，一会儿就知道为什么，用{ $key-play }打一张{ unit }牌。
learn-miles-safety-done = 你再也不会被限速了。

## 10

learn-miles-coup = { learn-step }：偷袭。你正好有防这种危险的安全牌：马上回应，不用等轮到你。
learn-miles-coup-answer = 按{ $key-answer }用{ safety }回应{ hazard }：得400分，而且轮到你。
learn-miles-coup-draw = 危险没有了，就像从没打出过。按{ $key-draw }抽牌。
learn-miles-coup-discard = 没有牌可用时就弃一张：选一张不再需要的前进，按{ $key-discard }弃掉。
learn-miles-coup-done = 每个回合都这样结束：打出一张牌，或者弃掉一张。

## 结束

learn-miles-end = 就是这些。先正好到1000{ unit }的人赢下一局；一局接一局，直到有人得到5000分。
learn-miles-end-menu = 按{ $key-play }回主菜单：选新游戏就可以自己玩了。
