### 一千分在盲文级别的话：与 "braille-" 后面同名的消息成对。
###
### 一行最多40格宽，也就是20个汉字，玩家名字按十个字母算。先说事实：谁，然后是牌或做了什么，再是数字。行末
### 没有句号。牌名本来就短，所以没有更短的名字。

braille-tysiac-rank = { tysiac-rank }
braille-tysiac-card = { tysiac-card }
braille-tysiac-points = { $points }分
braille-tysiac-which = { $which ->
    [first] 第一份
    [second] 第二份
    *[only] 底牌
}

## 手牌

braille-tysiac-hand = { tysiac-cards-count }：{ $items }
braille-tysiac-hand-count = 手里{ tysiac-cards-count }
braille-tysiac-hand-more = 还有{ $items }
braille-tysiac-hand-of-rank = { tysiac-rank }有{ $items }
braille-tysiac-hand-marriages = 手里婚配共{ $points }分
braille-tysiac-hand-empty = 没有手牌
braille-tysiac-hand-out = 你不上场，没有牌
braille-tysiac-card-label = { $digit ->
    [yes] 第{ $place }张，{ tysiac-card }
    *[no] { tysiac-card }，第{ $place }，共{ $count }
}
braille-tysiac-card-playable = { $label }，能出
braille-tysiac-card-declares = { $label }，婚配{ $points }
braille-tysiac-card-married = { $label }，有婚配
braille-tysiac-card-unplayable = { $label }：{ $reason }
braille-tysiac-card-missing = 没有第{ $place }张，你有{ $count }张
braille-tysiac-reason-follow-suit = 要跟{ tysiac-suit }
braille-tysiac-reason-must-trump = 要将吃{ tysiac-suit }
braille-tysiac-reason-must-beat = 要压{ tysiac-card }
braille-tysiac-reason-must-overtrump = 要压{ tysiac-card }

## 发生的事

braille-tysiac-match-started = 一千分，{ $players }人，到{ $points }分
braille-tysiac-match-started-one-deal = 一千分，{ $players }人，只一局
braille-tysiac-deal-started = { $who ->
    [you] 第{ $number }局，你发牌
    *[other] 第{ $number }局，{ $name }发牌
}
braille-tysiac-deal-started-out = { $who ->
    [you] 第{ $number }局，你发牌，不上场
    *[other] 第{ $number }局，{ $name }发牌，不上场
}
braille-tysiac-opened = { $who ->
    [you] 你必须开叫{ $points }
    *[other] { $name }必须开叫{ $points }
}
braille-tysiac-bid = { $who ->
    [you] 你叫{ $points }
    *[other] { $name }叫{ $points }
}
braille-tysiac-passed = { $who ->
    [you] 你不叫
    *[other] { $name }不叫
}
braille-tysiac-redeal-asked = { $who ->
    [you] 你亮四张9，重新发牌
    *[other] { $name }亮四张9，重新发牌
}
braille-tysiac-auction-won = { $forced ->
    [yes] { $who ->
        [you] 你只好做庄，{ $points }
        *[other] { $name }只好做庄，{ $points }
    }
    *[no] { $who ->
        [you] 你做庄，{ $points }
        *[other] { $name }做庄，{ $points }
    }
}
braille-tysiac-contract-raised = { $who ->
    [you] 你提高定约到{ $points }
    *[other] { $name }提高定约到{ $points }
}
# 牌另外成行。
braille-tysiac-musik-seen = { $who ->
    [you] 你拿{ braille-tysiac-which }
    *[other] { $name }拿{ braille-tysiac-which }
}
braille-tysiac-musik-seen-alone = 你拿{ braille-tysiac-which }，只有你看见
braille-tysiac-musik-hidden = { $name }拿{ braille-tysiac-which }，没亮
braille-tysiac-given = { $who ->
    [you] 给{ $target }：{ tysiac-card }
    *[other] { $name }给你：{ tysiac-card }
}
braille-tysiac-given-hidden = { $name }给{ $target }一张牌
braille-tysiac-laid = 扣下{ tysiac-card }
braille-tysiac-laid-hidden = { $name }扣下{ $nth }张
braille-tysiac-bomb-dropped = { $who ->
    [you] 你丢炸弹，这局不打
    *[other] { $name }丢炸弹，这局不打
}
braille-tysiac-marriage = { $who ->
    [you] 你{ tysiac-suit }婚配，{ $points }分，将牌
    *[other] { $name }{ tysiac-suit }婚配，{ $points }分，将牌
}
braille-tysiac-card-played = { $leads ->
    [yes] { $who ->
        [you] 你领出{ tysiac-card }
        *[other] { $name }领出{ tysiac-card }
    }
    *[no] { $who ->
        [you] 你出{ tysiac-card }
        *[other] { $name }出{ tysiac-card }
    }
}
braille-tysiac-trick = { $who ->
    [you] 你赢一墩，{ $points }分
    *[other] { $name }赢一墩，{ $points }分
}
braille-tysiac-trick-bare = { braille-tysiac-trick }
braille-tysiac-musiks-won = { $who ->
    [you] 你得到扣下的牌，{ $points }分
    *[other] { $name }得到扣下的牌，{ $points }分
}
braille-tysiac-deal-played = { $made ->
    [yes] { $who ->
        [you] 你完成{ $contract }，得到{ $taken }
        *[other] { $name }完成{ $contract }，得到{ $taken }
    }
    *[no] { $who ->
        [you] 你没完成{ $contract }，只得{ $taken }
        *[other] { $name }没完成{ $contract }，只得{ $taken }
    }
}
braille-tysiac-deal-bombed = 第{ $number }局炸弹：对手各得{ $points }分
braille-tysiac-deal-void = { $who ->
    [you] 第{ $number }局作废，你重发
    *[other] 第{ $number }局作废，{ $name }重发
}
braille-tysiac-sheet = { tysiac-seat }：{ $change }，总分{ $total }
braille-tysiac-sheet-out = { $who ->
    [you] 你没上场，总分{ $total }
    *[other] { $name }没上场，总分{ $total }
}
braille-tysiac-item-barred = 在桶上不得分
braille-tysiac-next-deal = { $key-play }：下一局
braille-tysiac-barrel-entered = { $who ->
    [you] 你上桶了，{ $total }
    *[other] { $name }上桶了，{ $total }
}
braille-tysiac-barrel-left = { $who ->
    [you] 你掉下桶了，{ $total }
    *[other] { $name }掉下桶了，{ $total }
}
braille-tysiac-match-won = { $who ->
    [you] 你以{ $points }分赢得游戏
    *[other] { $name }以{ $points }分赢得游戏
}
braille-tysiac-match-shared = 并列{ $points }分：{ $names }
braille-tysiac-turn-other = { $phase ->
    [auction] 轮到{ $name }叫分
    [take] 轮到{ $name }选底牌
    [give] 轮到{ $name }给牌
    [lay] 轮到{ $name }扣牌
    *[play] 轮到{ $name }出牌
}
braille-tysiac-turn-own = { $phase ->
    [auction] 刚才轮到你叫分
    [take] 刚才轮到你选底牌
    [give] 刚才轮到你给牌
    [lay] 刚才轮到你扣牌
    *[play] 刚才轮到你出牌
}

## 要听者做什么

braille-tysiac-ask-open = { $nines ->
    [yes] 四张9：重新发牌，或开叫{ $points }
    *[no] 你必须开叫{ $points }
}
braille-tysiac-ask-bid = { $one ->
    [yes] { $nines ->
        [yes] 可叫{ $low }、不叫、重新发牌
        *[no] 可叫{ $low }，或不叫
    }
    *[no] { $nines ->
        [yes] 可叫{ $low }到{ $high }、不叫、重新发牌
        *[no] 可叫{ $low }到{ $high }，或不叫
    }
}
braille-tysiac-ask-pass = { $nines ->
    [yes] 只能不叫，或重新发牌
    *[no] 只能不叫，最多{ $points }
}
braille-tysiac-ask-take = 轮到你：第一份还是第二份底牌
braille-tysiac-also = { $also ->
    [bomb] { $key-bomb }：炸弹
    [raise] { $key-raise }：提高
    *[both] { $key-raise }：提高，{ $key-bomb }：炸弹
}
braille-tysiac-ask-give = { $also ->
    [nothing] 给{ $name }和{ $target }各一张
    *[other] 给每人一张，{ braille-tysiac-also }
}
braille-tysiac-ask-give-one = 给{ $name }一张牌
braille-tysiac-ask-lay = { $also ->
    [nothing] 轮到你：扣下{ $left }张
    *[other] 扣下{ $left }张，{ braille-tysiac-also }
}
braille-tysiac-ask-lead = 轮到你领出
braille-tysiac-ask-play = 轮到你：领出的是{ tysiac-suit }
braille-tysiac-turn-wait = { $phase ->
    [auction] 等{ $name }叫分
    [take] 等{ $name }选底牌
    [give] 等{ $name }给牌
    [lay] 等{ $name }扣牌
    *[play] { $lead ->
        [yes] 等{ $name }领出
        *[no] 等{ $name }出牌
    }
}
braille-tysiac-turn-next-deal = { $who ->
    [you] 第{ $number }局结束，{ $key-play }：下一局
    *[other] 第{ $number }局结束，等下一局
}
braille-tysiac-turn-match-over = { $who ->
    [you] 结束：你以{ $points }分获胜
    *[other] 结束：{ $name }以{ $points }分获胜
}
braille-tysiac-turn-match-shared = 结束：{ $players }人并列{ $points }分
braille-tysiac-standing = 游戏继续：第{ $number }局
braille-tysiac-headline = 第{ $number }局
braille-tysiac-watching = 你在旁观，没有牌

## 大家的情况

braille-tysiac-facts = { tysiac-seat }：{ $facts }
braille-tysiac-facts-more = { tysiac-seat }：{ $facts }
braille-tysiac-fact-total = 总分{ $total }
braille-tysiac-fact-total-of = 总分{ $total }，还差{ $left }
braille-tysiac-fact-out = 不上场
braille-tysiac-fact-declarer = 庄家{ $points }
braille-tysiac-fact-cap = 最多叫{ $points }
braille-tysiac-fact-points = 本局{ $points }
braille-tysiac-score = { $barrel ->
    [yes] { tysiac-seat }：{ $total }分，在桶上
    *[no] { tysiac-seat }：{ $total }分
}
braille-tysiac-aim = 先得{ $points }分获胜
braille-tysiac-aim-one-deal = 一局定胜负
braille-tysiac-out = { $hidden ->
    [0] { tysiac-suit }：{ $items }已出
    *[other] { tysiac-suit }：{ $items }已出，{ $hidden }张未知
}
braille-tysiac-out-count = { $hidden ->
    [0] { tysiac-suit }：{ $count }张已出
    *[other] { tysiac-suit }：{ $count }张已出，{ $hidden }张未知
}
braille-tysiac-out-none = 还没有出过牌
braille-tysiac-trick-lies = 桌上：{ $cards }
braille-tysiac-trick-lies-more = 接着{ $cards }
braille-tysiac-fact-played = { $who ->
    [you] 你{ tysiac-card }
    *[other] { $name }{ tysiac-card }
}
braille-tysiac-trick-best = { $who ->
    [you] 目前是你的，{ $points }分
    *[other] 目前归{ $name }，{ $points }分
}
braille-tysiac-trick-none = { $who ->
    [you] 桌上没牌：你领出
    *[other] 桌上没牌：等{ $name }领出
}
braille-tysiac-trick-not-yet = 还没打过一墩
braille-tysiac-trick-last = { $who ->
    [you] 上一墩归你，{ $points }分，{ tysiac-card }
    *[other] 上一墩{ $name }，{ $points }分，{ tysiac-card }
}
braille-tysiac-trick-last-cards = 其中：{ $cards }
braille-tysiac-trump = { $who ->
    [you] 将牌{ tysiac-suit }，你第{ $trick }墩婚配
    *[other] 将牌{ tysiac-suit }，{ $name }第{ $trick }墩婚配
}
braille-tysiac-trump-before = { $who ->
    [you] 之前{ tysiac-suit }，你第{ $trick }墩婚配
    *[other] 之前{ tysiac-suit }，{ $name }第{ $trick }墩婚配
}
braille-tysiac-trump-none = 还没有将牌
braille-tysiac-contract-none = { $over ->
    [yes] 这局没有定约
    *[no] 还没有人叫分
}
braille-tysiac-contract-highest = { $who ->
    [you] 最高叫分{ $points }，是你
    *[other] 最高叫分{ $points }，{ $name }
}
braille-tysiac-contract = { $who ->
    [you] 你做庄，定约{ $points }
    *[other] 庄家{ $name }，定约{ $points }
}
braille-tysiac-contract-forced = { $who ->
    [you] 你只好做庄，定约{ $points }
    *[other] 庄家{ $name }，只好打{ $points }
}
braille-tysiac-contract-missing = { $who ->
    [you] 你有{ $points }，还差{ $left }
    *[other] { $name }有{ $points }，还差{ $left }
}
braille-tysiac-contract-reached = { $who ->
    [you] 你有{ $points }，够了
    *[other] { $name }有{ $points }，够了
}
braille-tysiac-contract-others = 防守{ $facts }
braille-tysiac-calls = 叫分：{ $calls }
braille-tysiac-musik-lies = { $musiks ->
    [1] 底牌扣着，{ $count }张，没人看过
    *[other] 两份底牌扣着，每份{ $count }张
}
braille-tysiac-musik-known = { $who ->
    [you] 你拿了{ $cards }
    *[other] 庄家{ $name }拿了{ $cards }
}
braille-tysiac-musik-more = 还有{ $cards }
braille-tysiac-musik-unknown = 庄家{ $name }拿了，你没看见
braille-tysiac-gift = { $who ->
    [you] 给了{ $target }：{ tysiac-card }
    *[other] { $name }给了你：{ tysiac-card }
}
braille-tysiac-gift-hidden = { $target }得到一张牌
braille-tysiac-laid-own = 扣下了{ $cards }
braille-tysiac-laid-count = { $name }扣下{ $count }张

## 问题

braille-tysiac-question-give = { tysiac-card }给谁？
braille-tysiac-question-raise = 定约{ $points }提高到多少？
braille-tysiac-question-bomb = 真的丢炸弹吗？
braille-tysiac-choice-redeal = 四张9重新发牌
braille-tysiac-choice-take = { tysiac-which }
braille-tysiac-choice-give = 给{ $name }：{ tysiac-card }
braille-tysiac-choice-lay = 扣下{ tysiac-card }
braille-tysiac-choice-play = 出{ tysiac-card }
braille-tysiac-choice-next-deal = 下一局

## 不行的理由

braille-tysiac-refuse-not-your-turn = 轮到{ $name }：请等一等
braille-tysiac-refuse-sitting-out = 这局你不上场
braille-tysiac-refuse-no-such-seat = 没有第{ $number }位玩家
braille-tysiac-refuse-spectator = 你在旁观：只有玩家能走
braille-tysiac-refuse-auction-now = 正在叫分：叫分或不叫
braille-tysiac-refuse-take-now = 先拿底牌：第一份或第二份
braille-tysiac-refuse-give-now = 先给每人一张牌，{ $key-play }
braille-tysiac-refuse-lay-now = 先扣下两张牌，{ $key-play }
braille-tysiac-refuse-play-now = 正在打墩：出一张牌，{ $key-play }
braille-tysiac-refuse-deal-over = 这局结束，{ $key-play }：下一局
braille-tysiac-refuse-deal-running = 这局没结束：接着玩
braille-tysiac-refuse-match-over = 游戏结束：不能再走
braille-tysiac-refuse-not-a-move = 没有这种走法
braille-tysiac-refuse-no-card = 先选牌：{ $key-previous }，{ $key-next }
braille-tysiac-refuse-must-open = 你必须开叫{ $points }
braille-tysiac-refuse-bid-not-tens = 叫分要整十，{ $points }不行
braille-tysiac-refuse-bid-too-low = { $points }太低，至少{ $low }
braille-tysiac-refuse-bid-too-high = { $marriages ->
    [0] { $points }太高：没有婚配，最多{ $high }
    *[other] { $points }太高：你的牌最多{ $high }
}
braille-tysiac-refuse-bid-hard-cap = { $points }太高：这里最多{ $high }
braille-tysiac-refuse-no-redeal = 这里四张9不能重新发牌
braille-tysiac-refuse-redeal-late = 太晚了：你已经叫过分
braille-tysiac-refuse-nines-missing = 要四张9，你只有{ $held }张
braille-tysiac-refuse-no-such-musik = 只有第一份和第二份底牌
braille-tysiac-refuse-no-raise = 这里拿底牌后不能提高
braille-tysiac-refuse-raise-late = 太晚了：牌已给出或扣下
braille-tysiac-refuse-no-bombs = 这场没有炸弹
braille-tysiac-refuse-bomb-not-forced = 别人都不叫才能丢炸弹
braille-tysiac-refuse-bomb-late = 太晚了：你已给出一张牌
braille-tysiac-refuse-bombs-used = 没有炸弹了，每人只有{ $bombs }个
braille-tysiac-refuse-no-opponent = { $who ->
    [nobody] 没有第{ $number }位玩家
    [you] 不能给自己：请选对手
    *[other] { $name }不上场
}
braille-tysiac-refuse-given-already = { $name }已得到一张牌
braille-tysiac-refuse-not-held = 你没有{ tysiac-card }
braille-tysiac-refuse-follow-suit = 必须跟：你有{ tysiac-suit }
braille-tysiac-refuse-must-trump = 必须将吃：出{ tysiac-suit }
braille-tysiac-refuse-must-beat = 必须压过{ tysiac-card }
braille-tysiac-refuse-must-overtrump = 必须压过{ tysiac-card }
braille-tysiac-refuse-seats-range = { $low }到{ $high }人，不能{ $seats }人
braille-tysiac-refuse-match-points-range = 获胜分数{ $low }到{ $high }
braille-tysiac-refuse-hard-cap-range = 最高叫分{ $low }到{ $high }，整十
braille-tysiac-refuse-bombs-range = 每人{ $low }到{ $high }个炸弹
braille-tysiac-refuse-round-to-unknown = 只能取整到{ $known }

## 玩法

braille-tysiac-rule-set = { $rules ->
    [house] 标准规则
    *[other] 规则：{ $rules }
}
braille-tysiac-rule-four-nines = 四张9可以要求重新发牌
braille-tysiac-rule-hard-cap = 最高叫{ $points }
braille-tysiac-rule-raise = 拿底牌后可以提高定约
braille-tysiac-rule-show-musik = { $shown ->
    [yes] 拿走的底牌要亮出来
    *[no] 拿走的底牌不亮出来
}
braille-tysiac-rule-bombs = { $count ->
    [0] 没有炸弹
    [1] 每人一个炸弹
    [2] 每人两个炸弹
    *[other] 每人{ $count }个炸弹
}
braille-tysiac-rule-must-trump = { $must ->
    [yes] 没有那门花色必须将吃
    *[no] 没有那门花色出什么都行
}
braille-tysiac-rule-must-beat = { $value ->
    [suit] 跟花色时必须压过
    *[suit-and-trump] 跟花色和将吃时必须压过
}
braille-tysiac-rule-first-trick = 第一墩不能宣布婚配
braille-tysiac-rule-declarer-contract = 完成定约只得定约的分
braille-tysiac-rule-declarer-points = 完成定约得到的分全算
braille-tysiac-rule-round-to = 取整到{ $multiple }的倍数
braille-tysiac-rule-barrel = 从{ $points }分起上桶

## 读法：怎样读这些行，每条自己也不超过40格

tysiac-legend-bid = Anna叫110：答应得这么多分
tysiac-legend-card = Anna出红桃{ -ace }：这张牌在桌上
tysiac-legend-trick = Anna赢一墩，25分：这一墩的分
tysiac-legend-sheet = Anna：15分，总分60：得分，总分
tysiac-legend-unplayable = 冒号后面：为什么不能出
tysiac-legend-words = 已出：打过的牌；未知：没见过的牌
tysiac-legend-names = 长名字：取前几个词或十个字母
tysiac-legend-cards = 牌先说花色，再说大小
tysiac-legend-short = { $short }：{ $whole }
