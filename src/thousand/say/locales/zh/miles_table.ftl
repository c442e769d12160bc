### 千公里的手牌和牌桌，在问到时说。$who 和 $side 见 miles_sides.ftl。

## 手牌

# [yes]：牌名以它位置的那个数字开头，而那个数字正是所按的键，所以不能放在最前面。
card-label = { $digit ->
    [yes] 第{ $place }张，共{ $count }张，{ card }
    *[no] { card }，第{ $place }张，共{ $count }张
}
card-playable = { $label }，能打
card-playable-on = { $label }，能打{ $names }
card-playable-on-anyone = { $label }，打谁都行
card-playable-on-some = { $teams ->
    [yes] { $label }，能打{ $sides }队
    *[no] { $label }，能打{ $sides }位玩家
}
# 逆行时的一张距离牌，现在有这么多路程。
card-subtracts = { $miles ->
    [0] { $label }，能打，但没有用处
    *[other] { $label }，能打，但会倒扣
}
card-answers = { $label }，可以偷袭：按{ $key-answer }
card-unplayable = { $label }，不能打：{ $reason }
card-missing = 没有第{ $place }张：你有{ cards-count }。
card-times = { $count ->
    [1] { card }
    [2] 两张{ card }
    *[other] { $count }张{ card }
}
hand = 你有{ cards-count }：{ $items }。
hand-more = 还有{ $items }。
hand-empty = 你手里没有牌。

# $needs：一张或几张补救牌。
reason-hazard-in-force = 需要{ $needs }
reason-roll-needed = 需要前进牌
reason-over-limit = 正在限速
reason-two-200s = { $teams ->
    [yes] 你们队已打过两张200
    *[no] 你已打过两张200
}
reason-beyond-goal = 只差{ $left }
reason-nothing-to-repair = { hazard.absent }
reason-no-limit = 你没有被限速
reason-no-wrong-way = 你没有逆行
reason-repair-first = 先要{ $needs }
reason-roll-never-needed = 你有优先权
reason-already-rolling = 你已在行驶
reason-target-safe = { side }有{ safety }
reason-target-limited = { side }已被限速
reason-target-wrong = { side }已在逆行
reason-target-has-hazard = { side }已中{ card }
reason-target-stopped = { side }已经停着
reason-target-not-rolling = { side }没在行驶
reason-nobody-to-attack = 现在打不了任何人

## 大家的情况

side-facts = { side }：{ $facts }。
side-facts-more = { side }，还有：{ $facts }。
fact-miles = { miles-count }
fact-miles-of = { $miles }{ unit }，全程{ $goal }，还差{ $left }
fact-driving = 行驶中
fact-roll-needed = { $why ->
    [start] 未起步，需要前进牌
    [stop] 被停止，需要前进牌
    *[repaired] 已修好，需要前进牌
}
fact-hazard = 因{ hazard }需要{ remedy }牌
# 不带补救牌的危险。
fact-hazard-bare = { hazard }
# 危险太多，没法一一说出。
fact-hazards = { $count }种危险
# 几种危险和各自的补救牌之后。
fact-then-roll = 然后要前进牌
fact-limit = 限速50
fact-wrong-way = 逆行中
fact-safety = { safety }
fact-safety-coup = 偷袭得来的{ safety }
fact-no-safety = 还没有安全牌
fact-two-200s = 已打过两张200
fact-cards = { cards-count }
fact-cards-of = { $who ->
    [you] 你有{ cards-count }
    *[other] { $name }有{ cards-count }
}
# 队里每位玩家都有这么多。
fact-cards-each = 每人{ cards-count }
fact-cards-same = { $names }每人{ cards-count }
fact-points = 本局{ points-count }
headline = 第{ $number }局，全程{ $goal }{ unit }。
watching = 你在旁观：没有牌，也没有车。

score = { side }：{ points-count }。
score-fallen = { side }：{ points-count }，其中本局{ $fallen }。
score-items = { side }，本局：{ $items }。
score-aim = 先得{ points-count }获胜。
score-aim-one-round = 一局定胜负。

turn-draw = 轮到你了：按{ $key-draw }抽牌。
turn-play = 轮到你了：打牌或弃牌。
turn-wait-draw = 等{ actor }抽牌。
turn-wait-play = 等{ actor }打牌或弃牌。
turn-answer-draw = 可以偷袭：按{ $key-answer }。或者抽牌，轮到你了。
turn-answer-play = 可以偷袭：按{ $key-answer }。或者打别的牌，轮到你了。
turn-answer-wait = 可以偷袭：按{ $key-answer }；按{ $key-draw }放弃，然后轮到{ actor }。
turn-extension = { $who ->
    [you] 由你决定：延长到{ $goal }{ unit }，还是结束这一局。
    *[other] 等{ actor }决定：延长，还是结束这一局。
}
turn-next-hand = { $who ->
    [you] 第{ $number }局结束：按{ $key-play }开始下一局。
    *[other] 第{ $number }局结束：玩家们就要开始下一局。
}
turn-match-over = 游戏结束。{ $result }
turn-match-shared = { $teams ->
    [yes] 游戏结束。{ $sides }队以{ points-count }并列获胜。
    *[no] 游戏结束。{ $sides }位玩家以{ points-count }并列获胜。
}
standing = 游戏继续。第{ $number }局，全程{ $goal }{ unit }。

pile = { $left ->
    [0] 牌堆空了，弃牌{ $discards }张。
    *[other] 牌堆{ left-count }，弃牌{ $discards }张。
}
pile-to-shuffle = 牌堆空了，弃牌{ $discards }张：下次抽牌时重洗。
pile-shuffled = { $times ->
    [1] 本局重洗过一次弃牌。
    [2] 本局重洗过两次弃牌。
    *[other] 本局重洗过{ $times }次弃牌。
}
pile-discards = 弃牌：{ $items }。

## 问题和回答

question-target = { $teams ->
    [yes] { card }：打哪一队？
    *[no] { card }：打谁？
}
question-extension = { $teams ->
    [yes] 你们队到了{ miles-count }：延长到{ $goal }吗？
    *[no] 你到了{ miles-count }：延长到{ $goal }吗？
}
question-discard-safety = 真的要弃掉安全牌{ card }吗？
choice-target = { side }，{ $facts }
# 三四个人的队，带上队员。
choice-target-names = { side }，{ $names }，{ $facts }
choice-extend = 宣布延长：开到{ $goal }{ unit }
choice-end = 就在{ miles-count }结束这一局
choice-discard = 是的，弃掉{ card }
choice-play = 打出{ card }
choice-draw = 抽一张牌
choice-next-hand = 开始下一局
