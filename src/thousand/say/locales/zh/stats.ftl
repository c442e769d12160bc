# 统计：每行一件事和它的数，事在前面。

menu-statistics = 统计

stats-title = 统计。上下光标移动，其他键返回。
stats-none = 你还没有玩过，没有什么可统计。
stats-games = { $shared ->
    [0] 赢的游戏：{ $won }场，玩完的：{ $finished }场，开始过的：{ $begun }场。
   *[other] 赢的游戏：{ $won }场，并列的：{ $shared }场，玩完的：{ $finished }场，开始过的：{ $begun }场。
}
stats-rounds = 玩过：{ $rounds }局，完成旅程：{ $trips }次。
stats-best-round = 最好的一局：{ points-count }。
stats-best-game = 最好的一场：{ points-count }。
stats-miles = { $lost ->
    [0] 行驶总数：{ $miles }{ unit }。
   *[other] 行驶总数：{ $miles }{ unit }，逆行倒扣：{ $lost }。
}
stats-coups = 偷袭成功：{ $made }次，错过：{ $missed }次。
stats-safeties = 打出安全牌：{ $laid }张，四张齐全：{ $all }局。
stats-hazards = 打出危险牌：{ $laid }张，遭到：{ $suffered }张。
stats-trips = 延迟行动：{ $delayed }次，安全旅程：{ $safe }次，零封：{ $shut_outs }次。
# $players 0：所有团队赛，不管多少人。
stats-table = { $players ->
    [0] 团队赛赢的：{ $won }场，玩完的：{ $finished }场。
   *[other] { $players }人赛赢的：{ $won }场，玩完的：{ $finished }场。
}
stats-left-out = 保存的游戏{ $numbers }读不了，没有算进去，共{ $count }场。
stats-failed = { $path }里的游戏现在没法统计：{ $detail }。

cli-help-stats = thousand stats：你到现在玩了多少，赢了多少。可带--json。
cli-flag-json = --json：以JSON输出，给其他程序用。
