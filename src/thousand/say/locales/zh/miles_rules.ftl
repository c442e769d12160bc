### 这场千公里的玩法，一行一条，要短。

rule-set = { $rules ->
    [playroom] 游戏室规则。
    [classic] 经典规则。
    *[other] 自定规则。
}
rule-goal = { $goal ->
    [SEVEN_HUNDRED] 每局跑700{ unit }。
    [EXTENSION] 每局跑700{ unit }，先到的人可以延长到1000。
    *[THOUSAND] 每局跑1000{ unit }。
}
rule-extension-forfeit = 延长后没有赢下这一局，要让其他各方得{ $points }分。
rule-teams = { $teams }队，每队{ $size }人，同队共用一辆车：{ unit }数、危险、补救和安全牌。
rule-deck = { $thin ->
    [yes] 共{ $cards }张牌：每种危险牌少一张。
    *[no] 共{ $cards }张牌。
}
rule-wrong-way = 有逆行牌：{ $wrong }张逆行，{ $ends }张逆行结束。
rule-stacking = 危险可以叠加：车停着也能再打。
rule-reshuffle = 牌堆空了，就把弃牌重洗成新的牌堆。
rule-left-target = { $teams ->
    [yes] 只能攻击左边的队。
    *[no] 只能攻击左边的玩家。
}
rule-opening-coup = 每局第一位玩家可以用优先权偷袭开局。
rule-window = { $window ->
    [before-draw] 偷袭要赶在下一位玩家抽牌之前。
    *[until-next-play] 偷袭要赶在下一张牌打出或弃掉之前。
}
rule-first = { $dealer ->
    [drawn] 第一局的发牌人抽签决定。
    *[before-host] 第一局由房主先走。
}
rule-end = { $seat_out ->
    [yes] 有一位玩家手里没有牌也抽不到牌，这一局也就结束。
    *[no] 大家手里都没有牌，这一局也就结束。
}
rule-all-safeties = 四张安全牌的奖分只给这一局的赢家。
rule-shut-out = { $shut_out ->
    [EACH] 有几个输家没打过距离牌，就得几次零封分。
    *[ALL] 所有输家都是0{ unit }，才得零封分。
}
rule-tie = { $tie ->
    [shared] 同分就并列获胜。
    *[play-on] 同分就加赛一局。
}
rule-scores = 各项分数：{ $items }。
rule-scores-more = 还有{ $items }。
