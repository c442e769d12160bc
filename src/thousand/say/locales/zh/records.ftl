# 游戏的记录：重讲、检查、导出、写出，以及记录可能有的错误。
# 记录自己的词（hand、seed、scores）照它里面写的那样。

## 一行一行地讲

tale-keys = 回车或空格继续，R重复，{ $key-history-back }和{ $key-history-forward }翻看讲过的话，Q离开。
tale-unknown-key = 这个键在这里没有用。回车或空格继续，Q离开。
tale-end = 记录到此结束。按回车离开。

## 检查了什么

verify-true = { $rounds ->
    [0] 还没有可以检查的：一局都没有打完。
   *[other] 记录属实：{ $rounds }局，{ verify-moves }，发牌、回合和分数全都检查过。
}
verify-moves = 走了{ $moves }步
record-unfinished = 写这份记录时，游戏还没有结束。
record-waiting = 第{ $number }局还不能检查或讲述：打完之前，它的牌要保密。

## 已保存的游戏

matches-line = { $over ->
    [yes] { $number }号，已结束：{ $names }；{ matches-moves }。
   *[no] { $number }号，未结束：{ $names }；{ matches-moves }。
}
matches-moves = 走了{ $moves }步
matches-damaged = { $number }号已损坏，读不了。
matches-none = 没有保存的游戏。
record-written = { $number }号游戏的记录已写到{ $path }。

## 命令行

cli-step-no-terminal = --step要等按键：它需要终端，文件也不能来自标准输入。
cli-file-unreadable = { $path }读不了：{ $detail }。
cli-file-unwritable = { $path }写不了：{ $detail }。
cli-file-exists = { $path }已经存在，不会覆盖。请换一个名字。
cli-no-such-match = 没有{ $number }号保存的游戏。thousand matches会列出编号。

## 记录的错误：先说第几行

record-none = 第{ $line }行：这不是记录；记录以thousand record 1开头。
record-format = 第{ $line }行：这份记录的格式是{ $version }；这个Thousand只认格式{ $known }。
record-game = 第{ $line }行：这里没有叫{ $name }的游戏。
record-line-long = 第{ $line }行：这一行超过{ $limit }字节。
record-long = 第{ $line }行：记录超过{ $limit }兆字节，后面的没有再读。
record-lines = 第{ $line }行：记录超过{ $limit }行。
record-encoding = 第{ $line }行：这不是UTF-8文字。
record-control = 第{ $line }行：这里有一个不能显示的字符。
record-cut-off = 第{ $line }行：记录在这里断了；最后一行应当是end和步数。
record-expected = 第{ $line }行：这里应当是{ $wanted ->
    [game] game和游戏名
    [commitment] 这一局的commitment
    [scores] 这一局的scores
    [head] seat、bot、rule或hand 1
    [open] 一步走法、seed或end
   *[closed] 一步走法、hand或end
}，不是{ $value }。
record-seats = 第{ $line }行：这个游戏有{ $low }到{ $high }个seat。
record-seat = 第{ $line }行：这里应当是seat { $number }，座位要按顺序写。
record-name = 第{ $line }行：名字有1到{ $limit }个字符，不能有连续两个空格。
record-bot = 第{ $line }行：bot紧跟在自己的seat后面，而且只有一次。
record-bot-level = 第{ $line }行：没有叫{ $level }的bot；有的是：{ $known }。
record-rule-unknown = 第{ $line }行：这个游戏没有叫{ $rule }的rule。
record-rule-twice = 第{ $line }行：规则{ $rule }在这里又写了一次。
record-rule-missing = 第{ $line }行：规则{ $rule }应当写在这一行之前。
record-rule-value = 第{ $line }行：{ $rule }不能是{ $value }；可以是：{ $known }。
record-rule-number = 第{ $line }行：{ $rule }必须是整数，不能是{ $value }。
record-rule-text = 第{ $line }行：{ $rule }最多{ $limit }个字符，不能有连续两个空格。
record-rules = 第{ $line }行：这一行之前的规则不合适。{ $reason }
record-hand-number = 第{ $line }行：这里应当是hand { $number }。
record-hex = 第{ $line }行：这里应当有64位数字，每位是0到9或a到f。
record-scores-form = 第{ $line }行：scores是整数，每一方一个，用一个空格隔开。
record-no-seat = 第{ $line }行：没有seat { $value }；最后一个是{ $high }。
record-moves = 第{ $line }行：记录超过{ $limit }步。
record-count = 第{ $line }行：记录有{ $count }步，不是{ $value }步。
record-after-end = 第{ $line }行：记录已经结束，后面还有内容。
record-seed = 第{ $line }行：这个seed对不上第{ $other }行的commitment。
record-refused = 第{ $line }行：{ $name }不能这样走。{ $reason }
record-unfounded = 第{ $line }行：{ $item ->
    [hand] 这里没有新的一局开始。
   *[seed] 这一局在这里还没有结束。
}
record-lacking = 第{ $line }行：{ $item ->
    [hand] 这一行之前应当开始新的一局。
   *[seed] 这一行之前一局已经结束：那里应当有seed和scores。
}
record-check = 第{ $line }行：记录写好以后，这一行之上有改动。
record-over = 第{ $line }行：在这一步之前游戏已经结束。
record-scores = 第{ $line }行：按规则，这里的分数应当是{ $scores }。
