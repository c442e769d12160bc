### 千公里的教练：现在该怎么做，为什么，一句话说完。先说走法。
###
### $more 是另一个理由，没有就是 none。$side 和 $hit 见 miles_sides.ftl。

advice-draw = 按{ $key-draw }抽一张牌。
advice-next-hand = 按{ $key-play }开始下一局。

## 安全牌

advice-coup-fourre = 按{ $key-answer }打出{ card }：偷袭能解除{ hazard }，得{ points-count }。
advice-opening-coup = 抽牌前按{ $key-answer }打出{ card }：偷袭开局得{ points-count }。
advice-bank-finish = 完成旅程之前先打出{ card }：得{ points-count }。
advice-bank-spent = 现在打出{ card }：它能防的危险牌都已经出现过。
advice-bank-no-coup = 现在打出{ card }：这里偷袭没有分。
advice-bank-slim = 现在打出{ card }：偷袭的机会太小，不值得再等。
advice-bank-threat = 现在打出{ card }：{ side }可能在你下一回合之前完成旅程。
advice-bank-partner = 现在打出{ card }：只差{ $left }，你们队可能在你下一回合之前完成旅程。
advice-bank-pile = 现在打出{ card }：牌堆快空了，{ left-cards }。
left-cards = { $cards ->
    [0] 一张不剩
    *[other] 还剩{ $cards }张
}
advice-safety-repairs = 打出{ card }：它解除{ hazard }，而你没有{ remedy }牌。
advice-safety-rolls = 打出{ card }：它让你行驶，而你没有前进牌。
advice-safety-only = 打出{ card }：你手里只有安全牌。

## 攻击

advice-attack = { $more ->
    [target-may-finish] 对{ aim }打出{ card }：再来一张牌，对方就可能完成旅程。
    [target-leads] 对{ aim }打出{ card }：对方有{ miles-count }，领先所有人。
    [no-answer] 对{ aim }打出{ card }：对方不可能有{ safety }来回应。
    *[none] 对{ aim }打出{ card }：拖住对方。
}

## 行驶

advice-repair = 打出{ card }：它解除{ hazard }。
advice-roll = 打出{ card }：没有它就不能行驶。
advice-end-limit = 打出{ card }：限速时你只能打25和50。
advice-finish = 打出{ card }：这样就完成旅程。
advice-drive = { $more ->
    [rest-in-hand] 打出{ card }：还差的{ $left }，你手里有牌可以凑够。
    [keeps-finish] 打出{ card }，别打{ over }：这样更容易正好到达。
    *[none] 打出{ card }：离目标还差{ $left }。
}
over = { $over ->
    [MILES_25] 25
    [MILES_50] 50
    [MILES_75] 75
    [MILES_100] 100
    *[MILES_200] 200
}

## 弃牌

advice-discard-protected = 弃掉{ card }：有了{ safety }，用不着它。
advice-discard-spent = 弃掉{ card }：它能化解的危险牌都已经出现过。
advice-discard-powerless = 弃掉{ card }：能打的对手都不怕它。
advice-discard-too-far = 弃掉{ card }：离目标只差{ $left }，它太远了。
advice-discard-third-200 = 弃掉{ card }：一局里不能打第三张。
advice-discard-spare = 弃掉{ card }：这种牌你够用了。
advice-discard-least = { $more ->
    [wait-for-exact] 弃掉{ card }：只差{ $left }，打距离牌会凑不成正好。
    [wait-wrong-way] 弃掉{ card }：逆行时打距离牌只会倒扣{ unit }数。
    *[none] 弃掉{ card }：你手里最用不着的就是它。
}

## 延长

advice-extend-in-hand = 宣布延长：剩下的{ $left }你手里有牌，停止也拦不住你。
advice-extend-ahead = 宣布延长：对手停着，牌堆也够，{ left-cards }。
advice-extend-bold = 宣布延长：还差{ $left }，比在这里结束更有希望。
advice-decline-wins = 就此结束这一局：这样就赢得游戏。
advice-decline-stop = 就此结束这一局：路再长，停止可能拦住你。
advice-decline-stakes = 就此结束这一局：多得{ $gain }分，不值得冒丢{ $loss }分的险。
advice-decline-risk = 就此结束这一局：更长的旅程太没把握。

## 搜索补充的话

advice-playouts = 在心里打完{ $hands }局来比较，比通常的打法平均多{ points-gained }。
points-gained = { $gain }分
