### 千公里在盲文级别的话：与 "braille-" 后面同名的消息成对。
###
### 一行最多40格宽，也就是20个汉字，玩家名字按十个字母算。先说事实：谁，然后是牌或做了什么，再是数字。行末
### 没有句号。$short 说明牌是不是用短名：整名放不下时才用。读法见 docs/braille.md。
### $who、$side、$hit 见 miles_sides.ftl；队总是用号码。

braille-unit = { unit }

## 牌

-end-of-limit-short = 解限速
-end-of-wrong-way-short = 解逆行
-driving-ace-short = 高手
-extra-tank-short = 油箱
-puncture-proof-short = 防爆
-right-of-way-short = 优先

braille-card = { $short ->
    [yes] { $card ->
        [END_OF_LIMIT] { -end-of-limit-short }
        [END_OF_WRONG_WAY] { -end-of-wrong-way-short }
        [DRIVING_ACE] { -driving-ace-short }
        [EXTRA_TANK] { -extra-tank-short }
        [PUNCTURE_PROOF] { -puncture-proof-short }
        [RIGHT_OF_WAY] { -right-of-way-short }
        *[other] { card-short }
    }
    *[no] { card-short }
}
braille-hazard = { hazard }
# 需要的一张补救牌：放不下时不说“牌”字。
braille-need = { $short ->
    [yes] { $remedy ->
        [END_OF_LIMIT] { -end-of-limit-short }
        [END_OF_WRONG_WAY] { -end-of-wrong-way-short }
        *[other] { remedy }
    }
    *[no] { need }
}
braille-safety = { $short ->
    [yes] { $safety ->
        [DRIVING_ACE] { -driving-ace-short }
        [EXTRA_TANK] { -extra-tank-short }
        [PUNCTURE_PROOF] { -puncture-proof-short }
        *[RIGHT_OF_WAY] { -right-of-way-short }
    }
    *[no] { safety }
}

## 谁

braille-list-and = { $list }、{ $item }

braille-actor = { $who ->
    [you] 你
    *[other] { $name }
}

braille-side-within = { side }

## 一场游戏和它的各局

braille-match-started = 游戏开始，个人赛，到{ $points }分
braille-match-started-one-round = 游戏开始，个人赛，只一局
braille-match-started-teams = 游戏开始，{ $teams }队各{ $size }人，到{ $points }分
braille-match-started-teams-one-round = 游戏开始，{ $teams }队各{ $size }人，只一局
braille-match-teams-two = 第{ $team }队{ $names }，第{ $other }队{ $others }
braille-match-team = { $side ->
    [team] 你们第{ $team }队：{ $names }
    *[number] 第{ $team }队：{ $names }
}
braille-hand-started = { $who ->
    [you] 第{ $number }局，你发牌
    *[other] 第{ $number }局，{ $name }发牌
}
braille-hand-won = { side }赢得第{ $number }局
braille-hand-unwon = { $reason ->
    [seat-out] 第{ $number }局无赢家：有人打完了牌
    [stalled] 第{ $number }局无赢家：没人打出过牌
    *[cards] 第{ $number }局无赢家：大家都没牌了
}
braille-sheet-brief = { side }：{ $points }分，总共{ $total }
braille-sheet-more = { side }：{ $items }
braille-item-mile = { braille-unit }数{ $points }
braille-item-safety = 安全牌{ $points }
braille-item-all-safeties = 四张齐{ $points }
braille-item-coup-fourre = 偷袭{ $points }
braille-item-trip = 旅程{ $points }
braille-item-delayed-action = 延迟{ $points }
braille-item-safe-trip = 安全旅程{ $points }
braille-item-extension = 延长{ $points }
braille-item-shut-out = 零封{ $points }
braille-paid-delayed-action-reshuffled = 重洗后延迟{ $points }
braille-paid-extension-forfeit = 对方延长失败{ $points }
braille-next-hand = { $key-play }：下一局
braille-match-won = { side }以{ $points }分赢得游戏
braille-match-won-names = { side }以{ $points }分获胜：{ $names }
braille-match-shared = 并列{ $points }分：{ $names }

## 一个回合

braille-turn-began = { $who ->
    [you] 轮到你
    *[other] 轮到{ $name }
}
braille-turn-began-again = { $who ->
    [you] 还是轮到你
    *[other] 还是轮到{ $name }
}
braille-turn-began-ready = { $why ->
    [empty] 轮到你，无牌可抽：打牌或弃牌
    *[drawn] 轮到你：打牌或弃牌
}
braille-card-drawn = 你抽到{ braille-card }
braille-card-drawn-instead = 你补抽到{ braille-card }
braille-draw-pile-empty = { $reshuffle ->
    [yes] 牌堆空了：下次抽牌时重洗
    *[no] 牌堆空了
}
braille-reshuffled = 重洗：{ cards-count }可抽
braille-seats-skipped = { $who ->
    [you] { $count ->
        [1] 你失去回合
        *[other] { $names }失去回合
    }
    *[other] { $names }失去回合
}

## 打出的牌和弃掉的牌

# 牌之后是那一方的路程。
braille-distance-played = { braille-actor }打{ braille-card }，共{ $miles }
braille-miles-lost = { $lost ->
    [0] { braille-actor }逆行打{ braille-card }，白打
    *[other] { braille-actor }逆行打{ braille-card }，扣{ $lost }，剩{ $miles }
}
braille-hazard-played = { braille-actor }对{ aim }打{ braille-card }
braille-remedy-played = { $card ->
    [END_OF_LIMIT] { braille-actor }打{ braille-card }
    [END_OF_WRONG_WAY] { braille-actor }打{ braille-card }
    *[other] { $rolling ->
        [yes] { braille-actor }打{ braille-card }，能行驶
        *[no] { braille-actor }打{ braille-card }，还要{ $needs }
    }
}
braille-safety-played = { braille-actor }打{ braille-card }，{ $points }分
braille-safety-played-effects = { braille-actor }打{ braille-card }，{ $points }分，{ $effects }
braille-effect-cleared = { braille-hazard }解除
braille-effect-cleared-both = { $card ->
    [DRIVING_ACE] { -accident }和{ -wrong-way }解除
    *[RIGHT_OF_WAY] { -stop }和{ -speed-limit }解除
}
braille-effect-roll-needed = 要前进牌
braille-effect-needed = 还要{ $needs }
braille-effect-may-drive = 能行驶
braille-effect-no-more-roll = 不用前进牌
braille-coup-offered = 偷袭？按{ $key-answer }：{ braille-card }，{ $key-draw }：继续
braille-coup-offered-opening = 偷袭？按{ $key-answer }：{ braille-card }，{ $key-draw }：放弃
braille-coup-played = { braille-actor }用{ braille-card }偷袭，{ $points }分
braille-coup-played-opening = { braille-actor }用{ braille-card }偷袭开局，{ $points }分
braille-coup-cleared = { braille-hazard }也解除
braille-discarded = { braille-actor }弃{ braille-card }

## 旅程的终点

braille-extension-offered = { $who ->
    [you] 到{ $miles }：延长到{ $goal }，还是结束？
    [mate] { $name }到{ $miles }：延长还是结束？
    *[other] { side }到{ $miles }：延长还是结束？
}
braille-extension-called = { braille-actor }延长到{ $goal }
braille-extension-declined = { braille-actor }在{ $miles }结束这一局
braille-trip-completed = { side }完成旅程，{ $miles }

## 手牌。冒号后面：为什么不能打。

braille-card-label = { $digit ->
    [yes] 第{ $place }张，{ braille-card }
    *[no] { braille-card }，第{ $place }，共{ $count }
}
braille-card-playable = { $label }，能打
braille-card-playable-on = { $label }，打{ $names }
braille-card-playable-on-anyone = { $label }，打谁都行
braille-card-playable-on-some = { $teams ->
    [yes] { $label }，能打{ $sides }队
    *[no] { $label }，能打{ $sides }人
}
braille-card-subtracts = { $miles ->
    [0] { $label }，没有用处
    *[other] { $label }，会倒扣
}
braille-card-answers = { $label }，偷袭：{ $key-answer }
braille-card-unplayable = { $label }：{ $reason }
braille-card-missing = 没有第{ $place }张，你有{ $count }张
braille-card-times = { $count ->
    [1] { braille-card }
    [2] 两张{ braille-card }
    *[other] { $count }张{ braille-card }
}
braille-hand = { cards-count }：{ $items }
braille-hand-more = 还有{ $items }
braille-hand-empty = 没有手牌

braille-reason-hazard-in-force = 要{ $needs }
braille-reason-roll-needed = 要前进牌
braille-reason-over-limit = 限速50
braille-reason-two-200s = 已打两张200
braille-reason-beyond-goal = 只差{ $left }
braille-reason-nothing-to-repair = 用不上
braille-reason-no-limit = 没有限速
braille-reason-no-wrong-way = 没有逆行
braille-reason-repair-first = { $count ->
    [3] 要三张补救牌
    *[other] 要{ $needs }
}
braille-reason-roll-never-needed = 再也不用
braille-reason-already-rolling = 你在行驶
braille-reason-target-safe = { braille-side-within }有{ braille-safety }
braille-reason-target-limited = { braille-side-within }已限速
braille-reason-target-wrong = { braille-side-within }已逆行
braille-reason-target-has-hazard = { braille-side-within }已中
braille-reason-target-stopped = { braille-side-within }停着
braille-reason-target-not-rolling = { braille-side-within }停着
braille-reason-nobody-to-attack = 没人可打

## 大家的情况

braille-side-facts = { side }：{ $facts }
braille-side-facts-more = { side }：{ $facts }
braille-fact-miles = { $miles }
braille-fact-miles-of = { $miles }，全程{ $goal }，差{ $left }
braille-fact-driving = 行驶中
braille-fact-roll-needed = { $why ->
    [start] 要前进牌起步
    [stop] 被停止，要前进牌
    *[repaired] 要前进牌
}
braille-fact-hazard = 遭遇{ braille-hazard }
braille-fact-hazard-bare = 遭遇{ braille-hazard }
braille-fact-then-roll = 再要前进牌
braille-fact-hazards = { $count }种危险
braille-fact-limit = 限速50
braille-fact-wrong-way = 逆行中
braille-fact-safety = { braille-safety }
braille-fact-safety-coup = { braille-safety }偷袭
braille-fact-no-safety = 无安全牌
braille-fact-two-200s = 已打两张200
braille-fact-points = 本局{ $points }分
braille-headline = 第{ $number }局，全程{ $goal }
braille-watching = 你在旁观：没有牌，没有车

braille-score = { side }：{ $points }分
braille-score-fallen = { side }：{ $points }，本局{ $fallen }
braille-score-aim = 先得{ $points }分获胜
braille-score-aim-one-round = 一局定胜负

braille-turn-draw = 轮到你：{ $key-draw }抽牌
braille-turn-play = 轮到你：打牌或弃牌
braille-turn-wait-draw = 等{ $name }抽牌
braille-turn-wait-play = 等{ $name }打牌
braille-turn-answer-draw = 偷袭？按{ $key-answer }。或{ $key-draw }抽牌：轮到你
braille-turn-answer-play = 偷袭？按{ $key-answer }。或打别的牌
braille-turn-answer-wait = 偷袭？按{ $key-answer }，{ $key-draw }：放弃，再轮到{ $name }
braille-turn-extension = { $who ->
    [you] 请决定：延长到{ $goal }，还是结束
    *[other] 等{ $name }：延长还是结束
}
braille-turn-next-hand = { $who ->
    [you] 第{ $number }局结束，{ $key-play }：下一局
    *[other] 第{ $number }局结束，等下一局
}
braille-turn-match-over = 结束：{ side }以{ $points }分获胜
braille-turn-match-shared = { $teams ->
    [yes] 结束：{ $sides }队并列{ $points }分
    *[no] 结束：{ $sides }人并列{ $points }分
}
braille-standing = 游戏继续：第{ $number }局，全程{ $goal }

braille-pile = { $left ->
    [0] 牌堆空，弃牌{ $discards }张
    *[other] 牌堆{ $left }张，弃牌{ $discards }张
}
braille-pile-to-shuffle = 牌堆空，弃牌{ $discards }张待重洗
braille-pile-shuffled = { $times ->
    [1] 重洗过一次
    [2] 重洗过两次
    *[other] 重洗过{ $times }次
}
braille-pile-discards = 弃牌：{ $items }

## 问题和回答

braille-question-target = { $teams ->
    [yes] { braille-card }：打哪一队？
    *[no] { braille-card }：打谁？
}
braille-question-extension = 到{ $miles }：延长到{ $goal }吗？
braille-question-discard-safety = 弃掉安全牌{ braille-card }吗？
braille-choice-extend = 延长到{ $goal }
braille-choice-end = 在{ $miles }结束
braille-choice-discard = 是，弃掉它
braille-choice-play = 打{ braille-card }
braille-choice-draw = 抽一张牌
braille-choice-next-hand = 下一局

## 不行的理由

braille-refuse-draw-first = 先抽牌：{ $key-draw }
braille-refuse-already-drawn = 已抽过牌：打牌或弃牌
braille-refuse-pile-empty = 没有牌可抽：打牌或弃牌
braille-refuse-not-your-turn = 轮到{ $name }：请等一等
braille-refuse-extension-first = { $who ->
    [you] 先决定：延长还是结束
    *[other] 请等{ $name }决定是否延长
}
braille-refuse-hand-over = 这局结束，{ $key-play }：下一局
braille-refuse-match-over = 游戏结束：不能再走
braille-refuse-hand-running = 这局没结束：接着玩
braille-refuse-not-held = 没有这张牌：{ braille-card }
braille-refuse-no-target = { $teams ->
    [yes] { braille-card }：只给自己队用
    *[no] { braille-card }：只给自己用
}
braille-refuse-target-missing = { $teams ->
    [yes] { braille-card }：请选一队
    *[no] { braille-card }：请选一位玩家
}
braille-refuse-no-such-seat = 没有第{ $number }位玩家
braille-refuse-no-such-side = { $teams ->
    [yes] 没有第{ $number }队
    *[no] 没有第{ $number }位玩家
}
braille-refuse-own-side = { braille-card }：不能打自己
braille-refuse-not-left = { $teams ->
    [yes] 只能打左边的队，不能打第{ $team }队
    *[no] 只能打左边，不能打{ $team }
}
braille-refuse-target-safe = { side }有{ braille-safety }，防{ braille-card }
braille-refuse-target-limited = { side }已限速：等一等
braille-refuse-target-wrong = { side }已逆行：等一等
braille-refuse-target-has-hazard = { side }已中{ braille-card }
braille-refuse-target-stopped = { side }已经停着
braille-refuse-target-not-rolling = { side }停着：不能打{ braille-card }
braille-refuse-hazard-in-force = 先要{ $needs }
braille-refuse-roll-needed = { $why ->
    [start] 先要前进牌起步
    [stop] 先要前进牌：被停止
    *[repaired] 先要前进牌：刚修好
}
braille-refuse-over-limit = { braille-card }：限速，只能打25和50
braille-refuse-two-200s = 已打过两张200
braille-refuse-beyond-goal = { braille-card }：到{ $goal }只差{ $left }
braille-refuse-nothing-to-repair = { braille-card }没用：{ hazard.absent }
braille-refuse-no-limit = 你没有被限速
braille-refuse-no-wrong-way = 你没有逆行
braille-refuse-roll-never-needed = 有优先权：不需要前进牌
braille-refuse-repair-first = 先要{ $needs }
braille-refuse-already-rolling = 已在行驶：不用前进牌
braille-refuse-no-extension = 现在不能决定延长
braille-refuse-spectator = 你在旁观：玩家才能走
braille-refuse-not-a-move = 没有这种走法
braille-refuse-no-answer = 现在不能偷袭
braille-refuse-answer-not-held = 没有这张牌：{ braille-card }
braille-refuse-answer-late = 太晚：{ braille-card }后来才摸到
braille-refuse-chance-first = 先决定：{ $key-answer }偷袭，{ $key-draw }放弃
braille-refuse-no-card = 先选牌：{ $key-previous }，{ $key-next }
braille-refuse-nobody-to-attack = { $why ->
    [driving] { braille-card }：没人可打，有防或停着
    *[suffering] { braille-card }：没人可打，有防或已中
}

braille-refuse-seats-range = { $low }到{ $high }人，不能{ $seats }人
braille-refuse-no-such-teams = { $seats }人分不成每队{ $size }人
braille-refuse-reshuffle-needed = 超过{ $high }人：要重洗或分队
braille-refuse-match-points-range = 获胜分数：{ $low }到{ $high }
braille-refuse-wrong-way-cards-range = 逆行牌：{ $low }到{ $high }张
braille-refuse-end-of-wrong-way-cards-range = 逆行结束牌：{ $low }到{ $high }张
braille-refuse-score-range = { $item ->
    [mile] 每{ braille-unit }：{ $low }到{ $high }分
    [safety] 每张安全牌：{ $low }到{ $high }分
    [all_safeties] 四张安全牌：{ $low }到{ $high }分
    [coup_fourre] 每次偷袭：{ $low }到{ $high }分
    [trip] 完成旅程：{ $low }到{ $high }分
    [delayed_action] 延迟行动：{ $low }到{ $high }分
    [safe_trip] 安全旅程：{ $low }到{ $high }分
    [extension] 延长：{ $low }到{ $high }分
    *[shut_out] 零封：{ $low }到{ $high }分
}

## 玩法

braille-rule-set = { $rules ->
    [playroom] 游戏室规则
    [classic] 经典规则
    *[other] 自定规则
}
braille-rule-goal = { $goal ->
    [SEVEN_HUNDRED] 每局700
    [EXTENSION] 每局700，可延长到1000
    *[THOUSAND] 每局1000
}
braille-rule-extension-forfeit = 延长失败：各对手得{ $points }分
braille-rule-teams = { $teams }队各{ $size }人，同队一辆车
braille-rule-deck = { $thin ->
    [yes] 共{ $cards }张牌，每种危险少一张
    *[no] 共{ $cards }张牌
}
braille-rule-wrong-way = 逆行{ $wrong }张，逆行结束{ $ends }张
braille-rule-stacking = 危险可以叠加
braille-rule-reshuffle = 牌堆空了就重洗弃牌
braille-rule-left-target = { $teams ->
    [yes] 只能攻击左边的队
    *[no] 只能攻击左边的玩家
}
braille-rule-opening-coup = 优先权可以偷袭开局
braille-rule-window = { $window ->
    [before-draw] 偷袭：下次抽牌之前
    *[until-next-play] 偷袭：下次打牌或弃牌之前
}
braille-rule-first = { $dealer ->
    [drawn] 首局发牌人抽签
    *[before-host] 首局房主先走
}
braille-rule-end = { $seat_out ->
    [yes] 一人没牌，一局也结束
    *[no] 大家没牌，一局也结束
}
braille-rule-all-safeties = 四张安全牌奖分只给赢家
braille-rule-shut-out = { $shut_out ->
    [EACH] 零封：每个没打距离牌的输家
    *[ALL] 零封：输家全是0{ braille-unit }
}
braille-rule-tie = { $tie ->
    [shared] 同分并列获胜
    *[play-on] 同分加赛一局
}

## 读法：怎样读这些行，每条自己也不超过20个汉字宽

legend-distance = Anna打100，共300：她现在有300
legend-card = Anna打前进：先是人，再是牌
legend-hazard = Anna对Bob打停止：Bob中了停止
legend-unplayable = 冒号后面：为什么不能打
legend-words = 共：那一方的总路程
legend-names = 长名字：取前几个词或十个字母
legend-cards = 放不下时牌用短名：
legend-short = { $short }：{ $whole }
