### 千公里里发生的事。$who、$side、$hit 指谁，见 miles_sides.ftl；没有 [mate] 的消息，说队友和说别人一样。

## 一场游戏和它的各局

match-started = 游戏开始，个人赛，先得{ points-count }获胜。
match-started-one-round = 游戏开始，个人赛，一局定胜负。
match-started-teams = 游戏开始，团队赛，{ $teams }队，每队{ $size }人，先得{ points-count }获胜。
match-started-teams-one-round = 游戏开始，团队赛，{ $teams }队，每队{ $size }人，一局定胜负。
# 两支队；$names 里第一个是听的人。
match-teams-two = { $names }是第{ $team }队，对手{ $others }是第{ $other }队。
match-team = { $side ->
    [team] 你们是第{ $team }队：{ $names }。
    *[number] 第{ $team }队：{ $names }。
}
match-seats = 座位顺序：{ $names }。
match-seats-more = 接着是{ $names }。
hand-started = { $who ->
    [you] 第{ $number }局。你洗牌，给每人发六张。
    *[other] 第{ $number }局。{ actor }洗牌，给每人发六张。
}
hand-started-brief = { $who ->
    [you] 第{ $number }局，你发牌。
    *[other] 第{ $number }局，{ $name }发牌。
}
dealt-other = { actor }有{ cards-count }。
hand-won = { side }赢得第{ $number }局。
hand-unwon = { $reason ->
    [seat-out] 第{ $number }局结束，没有赢家：有人打完了牌。
    [stalled] 第{ $number }局结束，没有赢家：上次重洗弃牌后，没有人打出过牌。
    *[cards] 第{ $number }局结束，没有赢家：大家都没有牌了。
}
sheet = { side }：{ points-count }，总共{ $total }。{ $items }。
sheet-more = { side }，还有：{ $items }。
sheet-brief = { side }：{ points-count }，总共{ $total }。
item-mile = { unit }数{ $points }
item-safety = 安全牌{ $points }
item-all-safeties = 四张安全牌{ $points }
item-coup-fourre = 偷袭{ $points }
item-trip = 完成旅程{ $points }
item-delayed-action = 延迟行动{ $points }
item-safe-trip = 安全旅程{ $points }
item-extension = 延长{ $points }
item-shut-out = 零封{ $points }
# 代替同名的项目：这一局重洗过弃牌；宣布延长的一方没有完成。
paid-delayed-action-reshuffled = 重洗后的延迟行动{ $points }
paid-extension-forfeit = 对方延长失败{ $points }
next-hand = 按{ $key-play }开始下一局。
match-won = { side }以{ points-count }赢得游戏。
# 三四个人的队：$names 是队员。
match-won-names = { side }以{ points-count }赢得游戏：{ $names }。
# $names 是分享胜利的所有人。
match-shared = 并列获胜，{ points-count }：{ $names }。

## 一个回合

turn-began = { $who ->
    [you] 轮到你了。
    *[other] 轮到{ actor }。
}
turn-began-again = { $who ->
    [you] 还是轮到你。
    *[other] 还是轮到{ actor }。
}
turn-began-ready = { $why ->
    [empty] 轮到你了：打牌或弃牌，已经没有牌可抽。
    *[drawn] 轮到你了：打牌或弃牌，你已经抽过牌。
}
turn-draw-brief = 轮到你抽牌。
turn-play-brief = 轮到你出牌。
card-drawn = 你抽到{ card }。
card-drawn-full = 你抽到{ card }，{ left-count }。
card-drawn-brief = 抽到{ card }。
card-drawn-instead = 你补抽到{ card }。
card-drawn-other = { actor }抽一张牌，{ left-count }。
card-drawn-other-instead = { actor }补抽一张牌，{ left-count }。
draw-pile-empty = { $reshuffle ->
    [yes] 牌堆空了：下次抽牌时重洗弃牌。
    *[no] 牌堆空了。
}
reshuffled = 弃牌重洗，{ cards-count }可抽。
reshuffled-full = 弃牌重洗，{ cards-count }可抽，这是本局第{ $nth }次重洗。
reshuffled-brief = 重洗：{ cards-count }。
# $names 是失去回合的所有人，共 $count 位；[you]：其中第一个是听的人。
seats-skipped = { $who ->
    [you] { $count ->
        [1] 你失去这一回合。
        [2] { $names }失去这一回合。
        *[other] 失去回合的是{ $names }。
    }
    [mate] 队友{ $names }失去这一回合。
    *[other] { $count ->
        [1] { $names }失去这一回合。
        [2] { $names }失去这一回合。
        *[other] 失去回合的是{ $names }。
    }
}

## 打出的牌和弃掉的牌

played-brief = { $who ->
    [you] 你打出{ card-short }。
    *[other] { $name }打出{ card-short }。
}
# 打出一张距离牌以后，那一方的路程。
miles-after = { $side ->
    [team] 你们队共{ $miles }
    [pair] 他们队共{ $miles }
    [number] 第{ $team }队共{ $miles }
    *[other] 共{ $miles }
}
distance-played = { $who ->
    [you] 你打出{ card }，{ miles-after }。
    *[other] { actor }打出{ card }，{ miles-after }。
}
distance-played-full = { $who ->
    [you] 你打出{ card }，{ miles-after }，还差{ $left }。
    *[other] { actor }打出{ card }，{ miles-after }，还差{ $left }。
}
# 逆行时打出一张距离牌以后，还剩多少路程。
miles-left = { $side ->
    [team] 你们队还剩{ $miles }
    [pair] 他们队还剩{ $miles }
    [number] 第{ $team }队还剩{ $miles }
    *[other] 还剩{ $miles }
}
miles-lost = { $lost ->
    [0] { $who ->
        [you] 你逆行打出{ card }，白打了，{ miles-left }。
        *[other] { actor }逆行打出{ card }，白打了，{ miles-left }。
    }
    *[other] { $who ->
        [you] 你逆行打出{ card }，倒扣{ $lost }，{ miles-left }。
        *[other] { actor }逆行打出{ card }，倒扣{ $lost }，{ miles-left }。
    }
}
miles-lost-brief = { $lost ->
    [0] { $who ->
        [you] 你打出{ card-short }，白打了。
        *[other] { $name }打出{ card-short }，白打了。
    }
    *[other] { $who ->
        [you] 你倒扣{ $lost }。
        *[other] { $name }倒扣{ $lost }。
    }
}
hazard-played = { $who ->
    [you] 你对{ aim }打出{ card }。
    *[other] { actor }对{ aim }打出{ card }。
}
# 打中谁之后：那里要用什么化解。
aim-needs = { $hit ->
    [you] ，你要用{ need }化解
    [team] ，你们要用{ need }化解
    *[other] ，要用{ need }化解
}
hazard-played-full = { $who ->
    [you] 你对{ aim }打出{ card }{ aim-needs }。
    *[other] { actor }对{ aim }打出{ card }{ aim-needs }。
}
hazard-played-full-brief = { $who ->
    [you] 你对{ aim }打出{ card }{ aim-needs }。
    *[other] { $name }对{ aim }打出{ card }{ aim-needs }。
}
hazard-played-brief = { $who ->
    [you] 你对{ aim }打出{ card }。
    *[other] { $name }对{ aim }打出{ card }。
}
# $needs：还需要哪些补救牌才能行驶。
remedy-played = { $card ->
    [END_OF_LIMIT] { $who ->
        [you] 你打出{ card }，不再限速。
        *[other] { actor }打出{ card }，不再限速。
    }
    [END_OF_WRONG_WAY] { $who ->
        [you] 你打出{ card }，{ unit }数又能增加了。
        *[other] { actor }打出{ card }，{ unit }数又能增加了。
    }
    *[other] { $rolling ->
        [yes] { $who ->
            [you] 你打出{ card }，可以行驶了。
            [mate] { actor }打出{ card }，你们可以行驶了。
            *[other] { actor }打出{ card }，可以行驶了。
        }
        *[no] { $who ->
            [you] 你打出{ card }，还需要{ $needs }。
            [mate] { actor }打出{ card }，你们还需要{ $needs }。
            *[other] { actor }打出{ card }，还需要{ $needs }。
        }
    }
}
safety-played = { $who ->
    [you] 你打出{ card }，得{ points-count }。
    *[other] { actor }打出{ card }，得{ points-count }。
}
# $effects：下面的一项或几项。
safety-played-effects = { $who ->
    [you] 你打出{ card }，得{ points-count }；{ $effects }。
    *[other] { actor }打出{ card }，得{ points-count }；{ $effects }。
}
effect-cleared = { hazard }解除
# $card 能防的两种危险。
effect-cleared-both = { $card ->
    [DRIVING_ACE] 事故和逆行解除
    *[RIGHT_OF_WAY] 停止和限速解除
}
effect-roll-needed = 还需要前进牌
effect-needed = 还需要{ $needs }
effect-may-drive = 可以行驶了
effect-no-more-roll = 不再需要前进牌
coup-offered = 可以偷袭：按{ $key-answer }用{ card }回应{ hazard }；按{ $key-draw }继续。
coup-offered-opening = 可以偷袭：按{ $key-answer }用{ card }开局；按{ $key-draw }抽牌并放弃。
coup-offered-brief = 偷袭：按{ $key-answer }。
coup-played = { $who ->
    [you] 你用{ card }偷袭，化解{ hazard }：{ points-count }。
    *[other] 偷袭！{ actor }用{ card }化解{ hazard }：{ points-count }。
}
# 它还解除了另一种危险。
coup-cleared = { hazard }也一并解除。
# 不针对任何牌：用来开局。
coup-played-opening = { $who ->
    [you] 你用{ card }偷袭开局：{ points-count }。
    *[other] 偷袭！{ actor }用{ card }开局：{ points-count }。
}
coup-played-brief = { $who ->
    [you] 你用{ card }偷袭。
    *[other] { $name }用{ card }偷袭。
}
discarded = { $who ->
    [you] 你弃掉{ card }。
    *[other] { actor }弃掉{ card }。
}
discarded-brief = { $who ->
    [you] 你弃掉{ card }。
    *[other] { $name }弃掉{ card }。
}

## 旅程的终点

extension-offered = { $who ->
    [you] { $side ->
        [team] 你们队到了{ miles-count }：延长到{ $goal }，还是结束这一局？
        *[you] 你到了{ miles-count }：延长到{ $goal }，还是结束这一局？
    }
    [mate] 队友{ $name }可以延长旅程，从{ $miles }到{ $goal }{ unit }，或者结束这一局。
    *[other] { side }可以延长旅程，从{ $miles }到{ $goal }{ unit }，或者结束这一局。
}
extension-called = { $who ->
    [you] 你宣布延长，目标现在是{ $goal }{ unit }。
    *[other] { actor }宣布延长，目标现在是{ $goal }{ unit }。
}
extension-declined = { $who ->
    [you] 你在{ miles-count }结束这一局。
    *[other] { actor }在{ miles-count }结束这一局。
}
trip-completed = { side }完成旅程，共{ miles-count }。
