# 竞技场：机器人互相对战，再说出它们玩得怎么样。事在前面。

arena-begun = 共{ $matches }场，机器人：{ $bots }。{ $deals }副牌，每副玩{ $lineups }次，各方轮流坐每个位置。
arena-resumed = 已经有{ $done }场，在{ $path }里。
arena-dropped = { $path }的最后一行坏了，已经去掉，那一场重玩。
arena-progress = 百分之{ $percent }，{ $matches }场里的{ $done }场。
arena-failed = 机器人{ $bot }出错，seed { $seed }：{ $error }。
arena-failures = 有{ $count }场因出错中断，这些牌不算。
arena-stopped = 停了，{ $matches }场里玩了{ $done }场。再用同一个命令会接着玩。

## 结果

arena-nothing = 还没有结果：没有一副牌在每个位置都玩过。
arena-over = 共{ $matches }场，{ $deals }副牌，{ $rounds }局。平分是百分之{ $even }。
arena-won = { $bot }赢了百分之{ $value }的场次；{ arena-interval }
arena-points = { $bot }每局得{ $value }分；{ arena-interval }
arena-duel-won = { $bot }对{ $rival }：赢百分之{ $value }；{ arena-interval }
arena-duel-points = { $bot }对{ $rival }：每局领先{ $value }分；{ arena-interval }
arena-interval = { $told ->
    [yes] 95%区间从{ $low }到{ $high }。
   *[no] 牌太少，没有区间。
}
arena-number = { $below ->
    [yes] 负{ arena-digits }
   *[no] { arena-digits }
}
arena-digits = { $tenth ->
    [0] { $whole }
   *[other] { $whole }点{ $tenth }
}
arena-speed = { $speed ->
    [0] { $bot }：{ $decisions }次决定。
   *[other] { $bot }：{ $decisions }次决定，每秒{ $speed }次。
}

## 命令行

cli-help-arena = thousand arena 游戏：机器人互相对战，测出谁玩得好。可带--bots等选项。
cli-flag-arena-bots = --bots加两个以上的名字，比如steady,strong：级别，或者用“模块:类”指你自己的机器人。
cli-flag-matches = --matches加整数：玩多少场；可能多几场，好让每副牌在每个位置都玩到。
cli-flag-seats = --seats加整数：桌上有几个座位。
cli-flag-jobs = --jobs 1到64：几个进程同时玩。
cli-flag-playouts = --playouts加整数：会搜索的机器人每步最多搜多少次，代替时间限制。
cli-flag-arena-json = --json 文件：把结果以JSON写进这个文件。
cli-flag-csv = --csv 文件：把结果以表格写进这个文件。
cli-flag-resume = --resume 文件：每一场都存在这里，并从已有的接着玩；不给就用Thousand自己的文件。
cli-arena-few-bots = 竞技场要两个以上的机器人：--bots加它们的名字，用逗号隔开，比如steady,strong。
cli-arena-twice = --bots里{ $name }出现了两次。
cli-arena-no-bot = { $name }不能玩：{ $detail }。
cli-arena-no-search = --playouts只限制会搜索的机器人，这些都不会。
cli-arena-other = { $path }里是别的竞技场或别的版本的场次。请换一个文件。
cli-arena-damaged = { $path }的第{ $line }行坏了，所以什么也没玩。请换一个文件，或者删掉它。
cli-arena-process = 竞技场的一个进程自己停了。玩过的都存着：再用同一个命令会接着玩。
