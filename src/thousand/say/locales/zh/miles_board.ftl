### 千公里的牌桌界面，给眼睛看。

board-headline = 第{ $number }局，全程{ $goal }{ unit }。剩余牌数：{ $left }。
board-side = { side }：{ $facts }
# 三四个人的队，带上队员。
board-side-names = { side }，{ $names }：{ $facts }
board-laid = 已打出：{ $cards }
board-nothing-laid = 还没打出牌
board-miles = 已行{ $miles }，全程{ $goal }
board-playable = { card }，能打
board-subtracts = { card }，会倒扣
