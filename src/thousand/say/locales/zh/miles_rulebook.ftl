### 千公里的规则全文，只讲这场游戏玩的，不讲别的。
###
### 除标题外，每条消息是一口气说的一行：一两句话。miles_chapters.py 说明什么时候说哪一条。
### $teams：是不是团队赛；$sides：几方；$goal：一局的路程。

## 说的是什么

book-aim = 游戏目标
book-aim-race = { $teams ->
    [yes] 千公里是用牌进行的公路赛车，这里有{ $seats }位玩家，分成{ $sides }队。
    *[no] 千公里是用牌进行的公路赛车，这里有{ $seats }位玩家，各开各的车。
}
book-aim-cards = 用距离牌前进，用危险牌拦住别人，用补救牌让自己脱身。
book-aim-trip = { $teams ->
    [yes] 最先正好跑完{ $goal }{ unit }的队完成旅程，这一局就结束。
    *[no] 最先正好跑完{ $goal }{ unit }的玩家完成旅程，这一局就结束。
}
book-aim-trip-extension = { $teams ->
    [yes] 最先正好跑完{ $goal }{ unit }的队可以就此完成旅程，也可以延长到{ $extended }。
    *[no] 最先正好跑完{ $goal }{ unit }的玩家可以就此完成旅程，也可以延长到{ $extended }。
}
book-aim-points = 每一局都算分。只要有人得到{ $victory }分，总分最高的赢得游戏。
book-aim-one-round = 游戏只有一局，分数最高的获胜。

## 牌

book-cards = 牌的种类
book-deck = 一共{ $deck }张牌，分四类：距离牌、危险牌、补救牌和安全牌。
book-distances = 距离牌，单位{ unit }：25的{ $of25 }张，50的{ $of50 }张，75的{ $of75 }张，100的{ $of100 }张，200的{ $of200 }张。
book-hazards = 危险牌是打别人的，每种都有自己的补救牌来化解。
# $cards 和 $remedies：各有几张。
book-hazard = { hazard }，{ $cards }，化解用{ remedy }，{ $remedies }。
book-safeties = 安全牌在这一局余下的时间里防住危险，每种只有一张。
# $hazards：下面的一种或两种。
book-safety = 有了{ safety }，就不怕{ $hazards }。
book-safety-from = { hazard }

## 组队

book-teams = 怎样组队
book-teams-seats = 共{ $sides }队，每队{ $size }人。各队交错入座：每隔{ $sides ->
    [2] 一
    [3] 两
    *[4] 三
}位就是同队的玩家。
book-teams-table = 各人拿各人的牌，打在桌上的牌都归全队。
book-teams-you = 所以{ unit }数、危险、安全牌和分数都是全队的。

## 发牌

book-deal = 怎样发牌
book-deal-cards = 每位玩家发六张牌，其余的牌是牌堆。
# $more：可能有第二局。
book-deal-host = { $more ->
    [yes] 第一局由房主先走。
    *[no] 由房主先走。
}
book-deal-drawn = { $more ->
    [yes] 第一局的发牌人抽签决定。
    *[no] 发牌人抽签决定，发牌人左边的玩家先走。
}
book-deal-left = 每一局换左边的玩家发牌，发牌人左边的玩家先走。

## 一个回合

book-turn = 一个回合
book-turn-draw = 轮到你时，先抽一张牌，然后打出一张或弃掉一张。
book-turn-discard = 就算有牌能打，也随时可以弃牌。
book-turn-next = 之后轮到你左边的玩家。只有打出安全牌，才会马上再轮到你。
book-pile-empty = 牌堆空了，就不抽牌，继续轮流走。弃掉的牌在这一局不再回来。
book-pile-reshuffle = 需要抽牌而牌堆空了，就把弃牌重洗成新的牌堆。
book-pile-table = 打在桌上的牌留在桌上，但被安全牌解除的危险牌会进弃牌堆。
book-pile-nothing = 如果连弃牌也没有，就不抽牌，继续轮流走。
book-pile-passed-over = 手里没有牌、又没有牌可抽的玩家会被跳过。

## 行驶

book-driving = 怎样行驶
book-driving-start = 一局开始时你停着：要先打一张前进牌，才能打第一张距离牌。
book-driving-miles = 行驶的时候，轮到你就可以打一张距离牌，{ unit }数加到你的路程里。
book-driving-200s = { $teams ->
    [yes] 一局里，一队最多打两张200。
    *[no] 一局里，你最多打两张200。
}
book-driving-exactly = 必须正好到达目标：会超过目标的牌不能打。

## 危险和补救

book-fall = 危险和补救
book-fall-on = { $sides ->
    [2] { $teams ->
        [yes] 危险牌打另一队。
        *[no] 危险牌打你的对手。
    }
    *[other] { $teams ->
        [yes] 危险牌打别的队，打哪一队由你选。
        *[no] 危险牌打别的玩家，打谁由你选。
    }
}
book-fall-left = { $teams ->
    [yes] 危险牌只能打你左边那位玩家的队。
    *[no] 危险牌只能打你左边的玩家。
}
book-fall-battle = 事故、没油、爆胎和停止只能打正在行驶、又没有对应安全牌的对手。
book-fall-stacking = 危险可以叠加：停着或者还没起步的对手，也能打事故、没油和爆胎。
book-fall-stacking-not = 对手已经遇到同样的危险，或者有防它的安全牌，就不能打。
book-fall-stacking-stop = 停止不能打有优先权的对手，也不能打等前进牌的对手：还没起步，已被停止，或者刚修好。
book-fall-limit = 限速可以打任何还没被限速、也没打出优先权的对手，不管是否在行驶。
book-cure-battle = 遇到事故、没油或爆胎，要先打它的补救牌，再打前进牌，才能接着行驶。
book-cure-stacking = 几种危险各要自己的补救牌，先后不限；最后打一张前进牌就够了。
book-cure-stop = 遇到停止，只要一张前进牌。
book-cure-limit = 限速时只能打25和50，直到打出限速结束。
book-wrong-way-falls = { hazard }可以打任何还没逆行、也没打出驾驶高手的对手，不管是否在行驶。
book-wrong-way-miles = 逆行时，你的距离牌不加{ unit }数，反而倒扣，最少扣到0。
book-wrong-way-goal = 这样的牌可以比剩下的路程大，但不能完成旅程。
book-wrong-way-ends = { remedy }让它结束，不需要前进牌：{ hazard }不会让你停下。

## 安全牌

book-protect = 安全牌
book-protect-play = 轮到你时，随时可以打安全牌。它解除它所防的危险，以后也一直防住。
book-protect-again = 然后马上再轮到你：抽牌，再打牌或弃牌。
book-protect-roll = 如果解除的是事故、没油或爆胎，你还需要一张前进牌，除非有优先权。
book-protect-right-of-way = 优先权在这一局代替所有的前进牌，起步时和补救之后也一样。
book-protect-right-of-way-not = 有了优先权，事故、没油和爆胎照样会让你停下，直到打出补救牌。

## 偷袭

book-coup = 怎样偷袭
book-coup-when = { $teams ->
    [yes] 危险牌打到你们队时，如果你手里正好有防它的安全牌，可以马上打出来回应，不用等轮到你：这就是偷袭。
    *[no] 危险牌打到你时，如果你手里正好有防它的安全牌，可以马上打出来回应，不用等轮到你：这就是偷袭。
}
book-coup-undone = 偷袭让那张危险牌进弃牌堆，就像从没打出过。
book-coup-roll = 如果你原来在行驶，就接着行驶，不需要前进牌。
book-coup-waiting = 如果你原来在等前进牌，就还要等，除非有优先权。
book-coup-until-play = 只要有人打牌或弃牌，你自己也算，机会就没有了。抽牌不影响机会。
book-coup-until-draw = 只要有人抽牌、打牌或弃牌，你自己也算，机会就没有了。
book-coup-late = 危险牌打出之后才抽到的安全牌，不能用来偷袭。
book-coup-turn = 偷袭之后，先补一张牌，再走一个完整的回合：抽牌，然后打牌或弃牌。
book-coup-turn-drawn = 如果这个回合你已经抽过牌，就不再抽。
book-coup-skips = 接下来从你左边继续，中间的玩家失去这一回合。
book-coup-skips-drawn = 抽了牌才失去回合的玩家留着那张牌，下一回合不再抽。
book-coup-opening = 一局先走的玩家可以在抽牌前打出优先权，当作对起步时停止的偷袭。

## 一局的结束

book-round = 一局的结束
book-round-trip = { $teams ->
    [yes] 有一队完成{ $goal }{ unit }的旅程，这一局马上结束。
    *[no] 有一位玩家完成{ $goal }{ unit }的旅程，这一局马上结束。
}
book-round-trip-extension = { $teams ->
    [yes] 有一队完成旅程，这一局马上结束。
    *[no] 有一位玩家完成旅程，这一局马上结束。
}
book-round-seat-out = 只要有一位玩家手里没有牌、又没有牌可抽，这一局也结束，没有赢家。
book-round-coup-first = 如果还可能有偷袭，就先等一等。
book-round-cards = 大家手里都没有牌、又没有牌可抽，这一局也结束，没有赢家。
book-round-stalled = 又要重洗弃牌，而上次重洗以来没有人打出过牌，这一局也结束。

## 延长

book-extension = 延长旅程
book-extension-choice = 正好跑到{ $goal }{ unit }的玩家马上决定：结束这一局，或者宣布延长。
book-extension-goal = 延长以后，大家的目标都是{ $extended }{ unit }，不能反悔。
book-extension-fails = 如果之后没有人跑到{ $extended }{ unit }，就没有人完成旅程。

## 分数

book-points = 怎样算分
book-points-everybody = { $teams ->
    [yes] 一局结束时各队都得分，不管是谁完成了旅程。
    *[no] 一局结束时大家都得分，不管是谁完成了旅程。
}
book-points-mile = 每{ unit }得{ points-count }。
book-points-mile-left = 结束时剩下的每{ unit }得{ points-count }。
book-points-safety = 每张安全牌得{ points-count }。
book-points-coup = 每次偷袭加{ points-count }。
book-points-four = 四张安全牌齐全加{ points-count }。
book-points-winner = { $teams ->
    [yes] 下面的分数只给完成旅程的队。
    *[no] 下面的分数只给完成旅程的玩家。
}
book-points-trip = 完成旅程加{ points-count }。
book-points-delayed = 延迟行动加{ points-count }：完成旅程时牌堆已空。
book-points-delayed-reshuffle = 延迟行动加{ points-count }：完成旅程时牌堆已空，或者之前重洗过弃牌。
book-points-safe-trip = 安全旅程加{ points-count }：一路上没打过200。
book-points-extension = 延长后完成旅程加{ points-count }，不管是谁宣布延长的。
book-points-shut-out-each = { $sides ->
    [2] { $teams ->
        [yes] 零封加{ points-count }：另一队一张距离牌都没打。
        *[no] 零封加{ points-count }：对手一张距离牌都没打。
    }
    *[other] { $teams ->
        [yes] 零封加{ points-count }：有几队一张距离牌都没打，就加几次。
        *[no] 零封加{ points-count }：有几个对手一张距离牌都没打，就加几次。
    }
}
book-points-shut-out-all = { $sides ->
    [2] { $teams ->
        [yes] 零封加{ points-count }：另一队是0{ unit }。
        *[no] 零封加{ points-count }：对手是0{ unit }。
    }
    *[other] { $teams ->
        [yes] 零封加{ points-count }，只加一次：其他队全是0{ unit }。
        *[no] 零封加{ points-count }，只加一次：对手全是0{ unit }。
    }
}
book-points-forfeit = 宣布延长的一方没有跑完，每个对手各得这{ points-count }一次，不管有没有完成旅程。

## 游戏的结束

book-game = 游戏的结束
book-game-points = { $teams ->
    [yes] 有一队得到{ $victory }分，打完那一局游戏就结束。总分最高的获胜。
    *[no] 有一位玩家得到{ $victory }分，打完那一局游戏就结束。总分最高的获胜。
}
book-game-one-round = 只打一局游戏就结束，分数最高的获胜。
book-game-tie = 如果最高总分相同，就再打一局。
book-game-tie-shared = 如果最高总分相同，就并列获胜。
