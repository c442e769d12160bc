### 一千分里发生的事。$who 是做事的人：[you] 听的人，*[other] 其他人，名字是 $name；$whom 和 $target 是承受的人。

## 一场游戏和它的各局

tysiac-match-started = 游戏开始：一千分，{ $players }人，先得{ tysiac-points }获胜。
tysiac-match-started-one-deal = 游戏开始：一千分，{ $players }人，一局定胜负。
tysiac-match-seats = 座位顺序：{ $names }。
tysiac-match-seats-more = 接着是{ $names }。
tysiac-deal-started = { $who ->
    [you] 第{ $number }局，你发牌。
    *[other] 第{ $number }局，{ $name }发牌。
}
# 四人时发牌人不上场。
tysiac-deal-started-out = { $who ->
    [you] 第{ $number }局，你发牌，不上场。
    *[other] 第{ $number }局，{ $name }发牌，不上场。
}
tysiac-dealt-other = { $name }有{ tysiac-cards-count }。

## 叫分

tysiac-opened = { $who ->
    [you] 你必须开叫{ $points }。
    *[other] { $name }必须开叫{ $points }。
}
tysiac-opened-brief = { $who ->
    [you] 你开叫{ $points }。
    *[other] { $name }开叫{ $points }。
}
tysiac-bid = { $who ->
    [you] 你叫{ $points }。
    *[other] { $name }叫{ $points }。
}
tysiac-bid-brief = { $who ->
    [you] 你叫{ $points }。
    *[other] { $name }叫{ $points }。
}
tysiac-passed = { $who ->
    [you] 你不叫。
    *[other] { $name }不叫。
}
tysiac-redeal-asked = { $who ->
    [you] 你亮出四张9，重新发牌。
    *[other] { $name }亮出四张9，重新发牌。
}
# $forced：开叫是必须的，而别人都不叫。
tysiac-auction-won = { $forced ->
    [yes] { $who ->
        [you] 你只好做庄，定约{ $points }：别人都不叫。
        *[other] { $name }只好做庄，定约{ $points }：别人都不叫。
    }
    *[no] { $who ->
        [you] 你叫得最高，做庄，定约{ $points }。
        *[other] { $name }叫得最高，做庄，定约{ $points }。
    }
}
tysiac-auction-won-brief = { $forced ->
    [yes] { $who ->
        [you] 你只好做庄，{ $points }。
        *[other] { $name }只好做庄，{ $points }。
    }
    *[no] { $who ->
        [you] 你做庄，{ $points }。
        *[other] { $name }做庄，{ $points }。
    }
}
tysiac-contract-raised = { $who ->
    [you] 你把定约提高到{ $points }。
    *[other] { $name }把定约提高到{ $points }。
}

## 底牌、给牌、炸弹

# 有两份底牌时，拿的是哪一份。
tysiac-which = { $which ->
    [first] 第一份底牌
    [second] 第二份底牌
    *[only] 底牌
}
tysiac-musik-seen = { $who ->
    [you] 你拿{ tysiac-which }：{ $cards }。
    *[other] { $name }拿{ tysiac-which }：{ $cards }。
}
tysiac-musik-seen-alone = 你拿{ tysiac-which }，只有你看见：{ $cards }。
tysiac-musik-hidden = { $name }拿{ tysiac-which }，没有亮出来。
tysiac-given = { $who ->
    [you] 你给{ $target }一张{ tysiac-card }。
    *[other] { $name }给你一张{ tysiac-card }。
}
tysiac-given-brief = { $who ->
    [you] 给{ $target }：{ tysiac-card }。
    *[other] { $name }给你：{ tysiac-card }。
}
tysiac-given-hidden = { $name }给{ $target }一张牌。
tysiac-laid = 你扣下{ tysiac-card }。
tysiac-laid-hidden = { $nth ->
    [1] { $name }扣下一张牌。
    [2] { $name }扣下了两张牌。
    *[other] { $name }扣下了{ $nth }张牌。
}
tysiac-bomb-dropped = { $who ->
    [you] 你丢炸弹，这一局不打了。
    *[other] { $name }丢炸弹，这一局不打了。
}
tysiac-bomb-dropped-full = { $who ->
    [you] 你丢炸弹，这一局不打了。{ $left ->
        [0] 你没有炸弹了。
        *[other] 你还剩{ $left }个炸弹。
    }
    *[other] { $name }丢炸弹，这一局不打了。{ $left ->
        [0] 那是最后一个。
        *[other] 那里还剩{ $left }个炸弹。
    }
}

## 婚配、出牌、墩

tysiac-marriage = { $who ->
    [you] 你宣布{ tysiac-suit }婚配，得{ tysiac-points }，{ tysiac-suit }是将牌。
    *[other] { $name }宣布{ tysiac-suit }婚配，得{ tysiac-points }，{ tysiac-suit }是将牌。
}
# $before：在这之前的将牌。
tysiac-marriage-instead = { $who ->
    [you] 你宣布{ tysiac-suit }婚配，得{ tysiac-points }，将牌从{ $before }换成{ tysiac-suit }。
    *[other] { $name }宣布{ tysiac-suit }婚配，得{ tysiac-points }，将牌从{ $before }换成{ tysiac-suit }。
}
tysiac-before-trump = { tysiac-suit }
tysiac-marriage-brief = { $who ->
    [you] 你{ tysiac-suit }婚配，{ $points }分。
    *[other] { $name }{ tysiac-suit }婚配，{ $points }分。
}
tysiac-card-played = { $leads ->
    [yes] { $who ->
        [you] 你领出{ tysiac-card }。
        *[other] { $name }领出{ tysiac-card }。
    }
    *[no] { $who ->
        [you] 你出{ tysiac-card }。
        *[other] { $name }出{ tysiac-card }。
    }
}
tysiac-card-played-brief = { $leads ->
    [yes] { $who ->
        [you] 你领出{ tysiac-card }。
        *[other] { $name }领出{ tysiac-card }。
    }
    *[no] { $who ->
        [you] 你出{ tysiac-card }。
        *[other] { $name }出{ tysiac-card }。
    }
}
tysiac-trick = { $who ->
    [you] 你赢得这一墩，{ tysiac-points }，靠{ tysiac-card }。
    *[other] { $name }赢得这一墩，{ tysiac-points }，靠{ tysiac-card }。
}
# $total：这位玩家本局到现在的分数。
tysiac-trick-full = { $who ->
    [you] 你赢得第{ $number }墩，{ tysiac-points }，靠{ tysiac-card }，本局已有{ $total }分。
    *[other] { $name }赢得第{ $number }墩，{ tysiac-points }，靠{ tysiac-card }，本局已有{ $total }分。
}
tysiac-trick-bare = { $who ->
    [you] 你赢得这一墩，{ tysiac-points }。
    *[other] { $name }赢得这一墩，{ tysiac-points }。
}
tysiac-trick-brief = { $who ->
    [you] 你赢一墩，{ $points }分。
    *[other] { $name }赢一墩，{ $points }分。
}
tysiac-musiks-won = { $who ->
    [you] 你得到扣下的四张牌：{ tysiac-points }，本局共{ $total }分。
    *[other] { $name }得到扣下的四张牌：{ tysiac-points }，本局共{ $total }分。
}
tysiac-musiks-won-brief = { $who ->
    [you] 你得到扣下的牌，{ $points }分。
    *[other] { $name }得到扣下的牌，{ $points }分。
}
tysiac-musiks-cards = 扣下的牌是{ $cards }。

## 一局的结束

# $taken：庄家得到的分；$points：比定约多多少或少多少。
tysiac-deal-played = { $made ->
    [yes] { $points ->
        [0] { $who ->
            [you] 你完成定约{ $contract }，正好。
            *[other] { $name }完成定约{ $contract }，正好。
        }
        *[other] { $who ->
            [you] 你完成定约{ $contract }，得到{ $taken }，多{ $points }分。
            *[other] { $name }完成定约{ $contract }，得到{ $taken }，多{ $points }分。
        }
    }
    *[no] { $who ->
        [you] 你没完成定约{ $contract }，只得到{ $taken }，差{ $points }分。
        *[other] { $name }没完成定约{ $contract }，只得到{ $taken }，差{ $points }分。
    }
}
tysiac-deal-played-brief = { $made ->
    [yes] { $who ->
        [you] 你完成定约{ $contract }。
        *[other] { $name }完成定约{ $contract }。
    }
    *[no] { $who ->
        [you] 你没完成定约{ $contract }，差{ $points }分。
        *[other] { $name }没完成定约{ $contract }，差{ $points }分。
    }
}
tysiac-deal-bombed = 第{ $number }局因炸弹结束：庄家的对手各得{ $points }分。
tysiac-deal-void = { $who ->
    [you] 第{ $number }局作废，你重新发牌。
    *[other] 第{ $number }局作废，{ $name }重新发牌。
}
# $change：得到或扣掉的分；$total：到现在的总分。
tysiac-sheet = { tysiac-seat }：{ $change }，总分{ $total }。
tysiac-sheet-items = { tysiac-seat }：{ $change }，总分{ $total }；{ $items }。
tysiac-sheet-more = { tysiac-seat }，还有：{ $items }。
tysiac-sheet-out = { $who ->
    [you] 你没上场：总分{ $total }。
    *[other] { $name }没上场：总分{ $total }。
}
tysiac-seat = { $who ->
    [you] 你
    *[other] { $name }
}
tysiac-item-tricks = 墩分{ $points }
tysiac-item-marriages = 婚配{ $points }
tysiac-item-musiks = 扣下的牌{ $points }
tysiac-item-taken = 共得{ $points }
tysiac-item-rounded = { $taken }取整为{ $points }
tysiac-item-barred = 在桶上不得分
tysiac-next-deal = 按{ $key-play }开始下一局。
tysiac-barrel-entered = { $who ->
    [you] 你上桶了，总分{ $total }：从现在起只有做庄才能得分。
    *[other] { $name }上桶了，总分{ $total }：从现在起只有做庄才能得分。
}
tysiac-barrel-entered-brief = { $who ->
    [you] 你上桶了，总分{ $total }。
    *[other] { $name }上桶了，总分{ $total }。
}
tysiac-barrel-left = { $who ->
    [you] 你从桶上掉下来了，总分{ $total }。
    *[other] { $name }从桶上掉下来了，总分{ $total }。
}
tysiac-match-won = { $who ->
    [you] 你以{ tysiac-points }赢得游戏。
    *[other] { $name }以{ tysiac-points }赢得游戏。
}
tysiac-match-shared = 并列获胜，{ tysiac-points }：{ $names }。
tysiac-you-in-list = 你

## 轮到谁

# 别人。
tysiac-turn-other = { $phase ->
    [auction] 轮到{ $name }叫分。
    [take] 轮到{ $name }选底牌。
    [give] 轮到{ $name }给牌。
    [lay] 轮到{ $name }扣牌。
    *[play] 轮到{ $name }出牌。
}
# 回合已经过去了。
tysiac-turn-own = { $phase ->
    [auction] 刚才轮到你叫分。
    [take] 刚才轮到你选底牌。
    [give] 刚才轮到你给牌。
    [lay] 刚才轮到你扣牌。
    *[play] 刚才轮到你出牌。
}
