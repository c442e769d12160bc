### 千公里的选项：叫什么，值叫什么，是什么意思。

option-rules = 规则
option-teams = 组队
option-length = 游戏长度
option-match-points = 获胜分数
option-goal = 每局路程
option-extension-forfeit = 延长失败让别人得分
option-reshuffle = 重洗弃牌
option-stacking = 危险叠加
option-wrong-way = 逆行玩法
option-wrong-way-cards = 逆行牌张数
option-end-of-wrong-way-cards = 逆行结束牌张数
option-thin-hazards = 减少危险牌
option-left-target-only = 只攻击左边
option-opening-coup = 偷袭开局
option-dirty-trick-window = 偷袭时限
option-end-when-a-seat-is-out = 一人没牌就结束这一局
option-first-dealer = 首局发牌人
option-tie = 最高分相同时
option-all-safeties-for-winner-only = 四张安全牌奖分只给赢家
option-shut-out = 零封计分
option-points-mile = 每{ unit }分数
option-points-safety = 每张安全牌分数
option-points-all-safeties = 四张安全牌分数
option-points-coup-fourre = 每次偷袭分数
option-points-trip = 完成旅程分数
option-points-delayed-action = 延迟行动分数
option-points-safe-trip = 安全旅程分数
option-points-extension = 完成延长分数
option-points-shut-out = 零封分数

## 值

value-rules = { $value ->
    [playroom] 游戏室
    [classic] 经典
   *[other] { $value }
}
value-switch = { $value ->
    [yes] 开
   *[no] 关
}
value-no-teams = 个人赛
value-teams = { $teams }队，每队{ $size }人
value-length = { $value ->
    [one-round] 只玩一局
   *[to-points] 直到有人得够分数
}
value-goal = { $value ->
    [SEVEN_HUNDRED] 700{ unit }
    [EXTENSION] 700{ unit }，可延长到1000
   *[THOUSAND] 1000{ unit }
}
value-cards = { $count }张
value-dirty-trick-window = { $value ->
    [before-draw] 到下次抽牌为止
   *[until-next-play] 到下次出牌为止
}
value-first-dealer = { $value ->
    [drawn] 抽签决定
   *[before-host] 你右边的玩家，由你先走
}
value-tie = { $value ->
    [shared] 并列获胜
   *[play-on] 加赛一局
}
value-shut-out = { $value ->
    [all] 所有对手都是0{ unit }时得一次
   *[each] 有几方没打距离牌就得几次
}

## 是什么意思

about-rules = { $value ->
    [playroom] 游戏室规则，和网上一样：1000{ unit }，重洗弃牌，有逆行，危险叠加
    [classic] 经典规则，和说明书一样：700{ unit }，可以延长；两队各两人时1000
   *[other] 你以{ $value }为名保存的选项
}
about-teams = 队友共用一辆车：{ unit }数、危险和安全牌都在一起。各人拿各人的牌，各队轮流走。
about-length = 一直玩到有一方得够获胜分数，或者只玩一局。
about-match-points = 一局结束时，只要有一方达到这个分数，总分最高的一方获胜。
about-goal = 一局要跑多远。可以延长时，先到700的人可以把大家的目标提高到1000。
about-extension-forfeit = 宣布延长却没有跑完，每个对手都得到延长的分数。
about-reshuffle = 牌堆空了，就用弃牌重新组成。个人赛七人以上必须打开。
about-stacking = 一方可以同时遇到几种危险，停着也会。每种要用自己的补救牌，最后打一张前进牌。
about-wrong-way = 多一种危险和它的补救牌：逆行时，距离牌会倒扣{ unit }数，最少扣到0。
about-wrong-way-cards = 牌里有几张逆行牌。
about-end-of-wrong-way-cards = 牌里有几张逆行结束牌，也就是逆行的补救牌。
about-thin-hazards = 五种危险牌各去掉一张，逆行不算：没有队友帮你时比较好过。
about-left-target-only = 危险牌只能打左边的一方，不能自己选。
about-opening-coup = 一局先走的人如果有优先权，可以在第一次抽牌前用它偷袭。
about-dirty-trick-window = 危险牌打出后多久内可以回应：到有人打牌或弃牌，或者只到下次抽牌。
about-end-when-a-seat-is-out = 有一位玩家没有牌也抽不到牌，一局就结束；关闭时，要等大家都没有牌。
about-first-dealer = 谁为第一局发牌。发牌人左边的玩家先走。
about-tie = 游戏结束时，两方最高分相同怎么办。
about-all-safeties-for-winner-only = 打开时，只有完成旅程的一方能得四张安全牌的奖分。
about-shut-out = 完成旅程时，有几方没打距离牌就得几次，或者总共只得一次。
about-points-mile = 一局结束时，各方每一{ unit }得的分数。
about-points-safety = 每张安全牌得的分数，各方都算。
about-points-all-safeties = 四张安全牌齐全的奖分，另加每张的分数。
about-points-coup-fourre = 每次偷袭的奖分，另加那张安全牌的分数。
about-points-trip = 完成旅程得的分数。设为0，就不玩这一项。
about-points-delayed-action = 牌堆空了或者重洗之后才完成旅程的奖分。
about-points-safe-trip = 没打200就完成旅程的奖分。
about-points-extension = 延长之后完成旅程的奖分，不论是谁宣布的。
about-points-shut-out = 完成旅程而别人还没开出去时的奖分。
