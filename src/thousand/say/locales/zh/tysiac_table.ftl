### 一千分的牌桌，在问到时说：回答、问题和选择。$who、$name、$whom、$target 见 tysiac_events.ftl。

## 要听者做什么

tysiac-ask-open = { $nines ->
    [yes] 你有四张9，可以要求重新发牌，否则开叫{ $points }。
    *[no] 轮到你，必须开叫{ $points }。
}
# $one：只有一种叫法。$nines：有四张9，可以要求重新发牌。
tysiac-ask-bid = { $one ->
    [yes] { $nines ->
        [yes] 你可以叫{ $low }、不叫，或者要求重新发牌。
        *[no] 你可以叫{ $low }，或者不叫。
    }
    *[no] { $nines ->
        [yes] 你可以叫{ $low }到{ $high }、不叫，或者要求重新发牌。
        *[no] 你可以叫{ $low }到{ $high }，或者不叫。
    }
}
tysiac-ask-pass = { $nines ->
    [yes] 你只能不叫或者要求重新发牌：你的牌最多叫{ $points }。
    *[no] 你只能不叫：你的牌最多叫{ $points }。
}
tysiac-ask-take = 轮到你了：选第一份还是第二份底牌。
# $also：还可以做什么。
tysiac-also = { $also ->
    [bomb] 或者按{ $key-bomb }丢炸弹
    [raise] 或者按{ $key-raise }提高定约
    *[both] 或者按{ $key-raise }提高定约，按{ $key-bomb }丢炸弹
}
tysiac-ask-give = { $also ->
    [nothing] 轮到你了：给{ $name }和{ $target }各一张牌。
    *[other] 轮到你了：给{ $name }和{ $target }各一张牌，{ tysiac-also }。
}
tysiac-ask-give-one = 轮到你了：给{ $name }一张牌。
tysiac-ask-lay = { $also ->
    [nothing] { $left ->
        [1] 轮到你了：再扣下一张牌。
        [2] 轮到你了：扣下两张牌。
        *[other] 轮到你了：扣下{ $left }张牌。
    }
    *[other] { $left ->
        [2] 轮到你了：扣下两张牌，{ tysiac-also }。
        *[other] 轮到你了：扣下{ $left }张牌，{ tysiac-also }。
    }
}
tysiac-ask-lead = 轮到你领出。
tysiac-ask-play = 轮到你了：领出的是{ tysiac-suit }。
tysiac-ask-play-brief = { $lead ->
    [yes] 你领出。
    *[no] 你出牌。
}

## 轮到谁

tysiac-turn-wait = { $phase ->
    [auction] 等{ $name }叫分。
    [take] 等{ $name }选底牌。
    [give] 等{ $name }给牌。
    [lay] 等{ $name }扣牌。
    *[play] { $lead ->
        [yes] 等{ $name }领出。
        *[no] 等{ $name }出牌。
    }
}
tysiac-turn-next-deal = { $who ->
    [you] 第{ $number }局结束：按{ $key-play }开始下一局。
    *[other] 第{ $number }局结束：玩家们就要开始下一局。
}
tysiac-turn-match-over = { $who ->
    [you] 游戏结束。你以{ tysiac-points }获胜。
    *[other] 游戏结束。{ $name }以{ tysiac-points }获胜。
}
tysiac-turn-match-shared = 游戏结束。{ $players }位玩家以{ tysiac-points }并列获胜。
tysiac-standing = 游戏继续。第{ $number }局。
tysiac-headline = 第{ $number }局。
tysiac-watching = 你在旁观，没有牌。

## 大家的情况

tysiac-facts = { tysiac-seat }：{ $facts }。
tysiac-facts-more = { tysiac-seat }，还有：{ $facts }。
tysiac-fact-total = 总分{ $total }
tysiac-fact-total-of = 总分{ $total }，还差{ $left }分获胜
tysiac-fact-out = 不上场
tysiac-fact-dealer = 发牌人
tysiac-fact-barrel = 在桶上
tysiac-fact-passed = 已经不叫
tysiac-fact-bid = 叫了{ $points }
tysiac-fact-declarer = 庄家，定约{ $points }
tysiac-fact-cap = 最多能叫{ $points }
tysiac-fact-bombs = { $count ->
    [0] 没有炸弹了
    *[other] 还有{ $count }个炸弹
}
tysiac-fact-tricks = { $count ->
    [0] 没有赢墩
    *[other] 赢了{ $count }墩
}
tysiac-fact-points = 本局{ $points }分
tysiac-fact-cards = { tysiac-cards-count }

tysiac-score = { $barrel ->
    [yes] { tysiac-seat }：{ $total }分，在桶上。
    *[no] { tysiac-seat }：{ $total }分。
}
tysiac-aim = 先得{ tysiac-points }获胜。
tysiac-aim-one-deal = 一局定胜负。

## 出过的牌

# $hidden：这种花色听者还没见过的牌有几张。
tysiac-out = { $hidden ->
    [0] { tysiac-suit }：出过{ $items }，没有未知的牌。
    *[other] { tysiac-suit }：出过{ $items }，还有{ $hidden }张未知。
}
tysiac-out-count = { $hidden ->
    [0] { tysiac-suit }：出过{ $count }张，没有未知的牌。
    *[other] { tysiac-suit }：出过{ $count }张，还有{ $hidden }张未知。
}
tysiac-out-none = 还没有出过牌。

## 墩

tysiac-trick-lies = 桌上：{ $cards }。
tysiac-trick-lies-more = 接着{ $cards }。
tysiac-fact-played = { $who ->
    [you] 你{ tysiac-card }
    *[other] { $name }{ tysiac-card }
}
tysiac-trick-best = { $who ->
    [you] 这一墩目前是你的，{ tysiac-points }。
    *[other] 这一墩目前归{ $name }，{ tysiac-points }。
}
tysiac-trick-none = { $who ->
    [you] 桌上没有牌：你领出。
    *[other] 桌上没有牌：等{ $name }领出。
}
tysiac-trick-not-yet = 还没有打过一墩。
tysiac-trick-last = { $who ->
    [you] 上一墩是你的：{ tysiac-points }，靠{ tysiac-card }。
    *[other] 上一墩归{ $name }：{ tysiac-points }，靠{ tysiac-card }。
}
tysiac-trick-last-cards = 其中：{ $cards }。

## 将牌

tysiac-trump = { $who ->
    [you] 将牌是{ tysiac-suit }，你在第{ $trick }墩宣布的婚配。
    *[other] 将牌是{ tysiac-suit }，{ $name }在第{ $trick }墩宣布的婚配。
}
tysiac-trump-brief = 将牌是{ tysiac-suit }。
tysiac-trump-before = { $who ->
    [you] 之前是{ tysiac-suit }，你在第{ $trick }墩宣布的婚配。
    *[other] 之前是{ tysiac-suit }，{ $name }在第{ $trick }墩宣布的婚配。
}
tysiac-trump-none = 还没有将牌。

## 定约

tysiac-contract-none = { $over ->
    [yes] 这一局没有定约。
    *[no] 还没有人叫分。
}
tysiac-contract-highest = { $who ->
    [you] 最高叫分{ $points }，是你叫的。
    *[other] 最高叫分{ $points }，是{ $name }叫的。
}
tysiac-contract = { $who ->
    [you] 你做庄，定约{ $points }。
    *[other] 庄家是{ $name }，定约{ $points }。
}
# 开叫之后别人都不叫。
tysiac-contract-forced = { $who ->
    [you] 你只好做庄，定约{ $points }。
    *[other] 庄家是{ $name }，定约{ $points }，别人都没叫。
}
tysiac-contract-missing = { $who ->
    [you] 你已有{ $points }分，还差{ $left }分。
    *[other] { $name }已有{ $points }分，还差{ $left }分。
}
tysiac-contract-reached = { $who ->
    [you] 你已有{ $points }分，够了。
    *[other] { $name }已有{ $points }分，够了。
}
tysiac-contract-others = 防守方：{ $facts }。
tysiac-fact-taken = { $who ->
    [you] 你有{ $points }分
    *[other] { $name }有{ $points }分
}
tysiac-calls = 叫分过程：{ $calls }。
tysiac-fact-call = { $who ->
    [you] 你叫{ $points }
    *[other] { $name }叫{ $points }
}
tysiac-fact-call-pass = { $who ->
    [you] 你不叫
    *[other] { $name }不叫
}

## 底牌

# $musiks：共有几份；$count：每份几张。
tysiac-musik-lies = { $musiks ->
    [1] 底牌还扣在桌上，{ $count }张，谁也没看过。
    *[other] 两份底牌还扣在桌上，每份{ $count }张，谁也没看过。
}
tysiac-musik-known = { $who ->
    [you] 你拿了{ tysiac-which }：{ $cards }。
    *[other] 庄家{ $name }拿了{ tysiac-which }：{ $cards }。
}
tysiac-musik-more = 还有{ $cards }。
tysiac-musik-unknown = 庄家{ $name }拿了{ tysiac-which }，你没看见。
tysiac-gift = { $who ->
    [you] 你给了{ $target }一张{ tysiac-card }。
    *[other] { $name }给了你一张{ tysiac-card }。
}
tysiac-gift-hidden = { $name }给了{ $target }一张牌。
tysiac-laid-own = 你扣下了{ $cards }。
tysiac-laid-count = { $count ->
    [1] { $name }扣下了一张牌。
    [2] { $name }扣下了两张牌。
    *[other] { $name }扣下了{ $count }张牌。
}

## 问题和回答

tysiac-question-give = { tysiac-card }给谁？
tysiac-question-raise = 定约{ $points }要提高到多少？
tysiac-question-bomb = 真的要丢炸弹吗？这一局就不打了。
tysiac-choice-bid = 叫{ $points }
tysiac-choice-pass = 这局不叫
tysiac-choice-redeal = 有四张9，重新发牌
tysiac-choice-take = { tysiac-which }
tysiac-choice-raise = 提高到{ $points }
tysiac-choice-bomb = 丢炸弹
tysiac-choice-give = { tysiac-card }给{ $name }
tysiac-choice-lay = 扣下{ tysiac-card }
tysiac-choice-play = 出{ tysiac-card }
tysiac-choice-next-deal = 开始下一局
