# 入门课：各种游戏共有的部分，以及怎样进入。$key-... 是那个命令的键。

menu-learn = 边玩边学
cli-help-learn = thousand learn miles或tysiac：在玩中学会这个游戏，共十步，有语音讲解。

learn-begin = 入门课共{ $of }步：边玩边学，按错什么都没关系。
learn-begin-keys = 课上按{ $key-repeat }再听一遍这一步，按{ $key-back-out }或{ $key-leave }可以离开。
learn-step = 第{ $n }步，共{ $of }步
# 规则允许，但这一步不需要的走法。
learn-later = 这个留到以后再做。
# 会放过机会的键。
learn-let-go = 这样会放过机会。
learn-over = 入门课结束。
learn-end-help = 在牌桌上，按{ $key-help }列出全部按键。
learn-leave = 要离开入门课吗？下次会从头开始。
braille-learn-leave = 要离开入门课吗？
