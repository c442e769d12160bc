### 千公里里为什么不行，怎样才行。$who 和 $side 见 miles_sides.ftl。$teams 说明是不是团队赛。

## 走法

refuse-draw-first = 你要先抽一张牌：按{ $key-draw }。
refuse-already-drawn = 你已经抽过牌：打出或弃掉一张。
refuse-pile-empty = 没有牌可抽了：打出或弃掉一张。
refuse-not-your-turn = 现在轮到{ actor }：请等轮到你。
refuse-extension-first = { $who ->
    [you] 你要先决定：延长，还是结束这一局。
    *[other] 请稍等：{ actor }正在决定要不要延长。
}
refuse-hand-over = 这一局结束了：按{ $key-play }开始下一局。
refuse-match-over = 游戏结束了：不能再走。
refuse-hand-running = 这一局还没有结束：接着玩吧。
refuse-not-held = 你手里没有这张牌：{ card }。
refuse-no-target = { $teams ->
    [yes] { card }是给自己队用的：不能打别的队。
    *[no] { card }是给自己用的：不能打别人。
}
refuse-target-missing = { $teams ->
    [yes] { card }要打给别人：请选一队。
    *[no] { card }要打给别人：请选一位玩家。
}
refuse-no-such-seat = 没有第{ $number }位玩家。
refuse-no-such-side = { $teams ->
    [yes] 没有第{ $number }队。
    *[no] 没有第{ $number }位玩家。
}
refuse-own-side = { $teams ->
    [yes] { card }不能打自己队：请选别的队。
    *[no] { card }不能打自己：请选别人。
}
refuse-not-left = { $teams ->
    [yes] 只能攻击你左边的队，不能攻击{ side }。
    *[no] 只能攻击你左边的玩家，不能攻击{ side }。
}
refuse-target-safe = { side }有{ safety }：不能打{ card }。
refuse-target-limited = { side }已被限速：等限速结束再打。
refuse-target-wrong = { side }已在逆行：等逆行结束再打。
refuse-target-has-hazard = { side }已经中了{ card }：只能加上别的危险。
refuse-target-stopped = { side }已经停着：再打停止没有用。
refuse-target-not-rolling = { side }没在行驶：{ card }只能打正在行驶的对手。
# $needs：一张或几张补救牌；$several：是不是同时有几种危险。
refuse-hazard-in-force = { $several ->
    [yes] 你先要{ $needs }：车遇到了几种危险。
    *[no] 你先要{ $needs }：{ hazard.holds }。
}
refuse-roll-needed = { $why ->
    [start] 你先要前进牌：你还没有起步。
    [stop] 你先要前进牌：车被停止。
    *[repaired] 你先要前进牌：危险已经解除，但车还停着。
}
refuse-over-limit = { card }太快了：限速时只能打25和50。
refuse-two-200s = { $teams ->
    [yes] 你们队已打过两张200：一局不能再多。
    *[no] 你已打过两张200：一局不能再多。
}
refuse-beyond-goal = { card }太远了：只差{ $left }，必须正好到{ $goal }。
refuse-nothing-to-repair = { card }没有用处：{ hazard.absent }。
refuse-no-limit = 你没有被限速，不用结束。
refuse-no-wrong-way = 你没有逆行，不用结束。
refuse-roll-never-needed = 你有优先权：这一局都不需要前进牌。
refuse-repair-first = { $several ->
    [yes] 你先要{ $needs }，再打前进牌：车遇到了几种危险。
    *[no] 你先要{ $needs }，再打前进牌：{ hazard.holds }。
}
refuse-already-rolling = 你已在行驶：前进牌没有用处。
refuse-no-extension = 现在不能决定延长。
refuse-spectator = 你在旁观：只有玩家能走。
refuse-not-a-move = 没有这种走法：请用draw、play、discard、extend、decline或next。
refuse-no-answer = { $teams ->
    [yes] 现在不能偷袭：偷袭是回应刚打到你们队的危险牌。
    *[no] 现在不能偷袭：偷袭是回应刚打到你的危险牌。
}
refuse-answer-not-held = 你手里没有{ card }，只有它能回应这张危险牌。
refuse-answer-late = 来不及偷袭了：{ card }是被打之后才摸到的。轮到你时可以照常打出。
refuse-chance-first = 你先决定：按{ $key-answer }偷袭，按{ $key-draw }放弃。
refuse-no-card = 还没有选牌：用{ $key-previous }和{ $key-next }选一张。
refuse-nobody-to-attack = { $why ->
    [driving] { $teams ->
        [yes] { card }现在打不了任何队：别的队有安全牌或者没在行驶。
        *[no] { card }现在打不了任何人：别人有安全牌或者没在行驶。
    }
    *[suffering] { $teams ->
        [yes] { card }现在打不了任何队：别的队有安全牌或者已经中招。
        *[no] { card }现在打不了任何人：别人有安全牌或者已经中招。
    }
}

## 选项

refuse-seats-range = 可以{ $low }到{ $high }人玩，不能{ $seats }人。
refuse-no-such-teams = { $seats }人分不成每队{ $size }人。
refuse-reshuffle-needed = 个人赛超过{ $high }人就需要重洗弃牌：请打开重洗，或者分队。
refuse-match-points-range = 获胜分数要在{ $low }到{ $high }之间。
refuse-wrong-way-cards-range = 逆行牌可以有{ $low }到{ $high }张。
refuse-end-of-wrong-way-cards-range = 逆行结束牌可以有{ $low }到{ $high }张。
refuse-score-range = { $item ->
    [mile] 每{ unit }可以得{ $low }到{ $high }分。
    [safety] 每张安全牌可以得{ $low }到{ $high }分。
    [all_safeties] 四张安全牌可以得{ $low }到{ $high }分。
    [coup_fourre] 每次偷袭可以得{ $low }到{ $high }分。
    [trip] 完成旅程可以得{ $low }到{ $high }分。
    [delayed_action] 延迟行动可以得{ $low }到{ $high }分。
    [safe_trip] 安全旅程可以得{ $low }到{ $high }分。
    [extension] 延长可以得{ $low }到{ $high }分。
    *[shut_out] 零封可以得{ $low }到{ $high }分。
}
