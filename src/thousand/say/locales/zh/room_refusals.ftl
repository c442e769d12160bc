### 网络上的牌桌或它的服务器为什么拒绝，或者断开，以及该怎么办。
### $who 是 [you] 或 *[other]，名字是 $name；没有指谁时是 [nobody]。

## 消息和进来

room-refused-unknown = 服务器拒绝了：{ $code }。
room-refused-malformed = 服务器没看懂：请试试别的。
room-refused-oversized = 太长了，服务器不收：一次少发一点。
room-refused-too-fast = 太快了：等一下再试。
room-refused-no-hello = 还没有和服务器打招呼：请重新连接。
room-refused-not-in = 你还没有登录：请先登录。
room-refused-already-in = 你已经登录了：要换名字，请先离开服务器。
room-refused-server-full = 服务器满了：请稍后再试。
room-refused-line-cut = 还没等到回答，连接就断了：请再试一次。
room-refused-name-empty = 要有名字：至少输入一个字。
room-refused-name-long = 名字太长：最多{ $limit }个字符。
room-refused-name-signs = 名字里有不能用的符号：请用文字、数字和单个空格，至少要有一个文字。
room-refused-name-taken = 名字{ $name }已有人用，或者和别人的太像：请换一个。
room-refused-password-short = 密码太短：至少{ $limit }个字符。
room-refused-login-wrong = 名字或密码不对：请再试一次。
room-refused-password-wrong = 这不是你的密码：什么都没有变。
room-refused-token-unknown = 服务器不记得你了：请重新登录。
room-refused-no-guests = 这里不接待游客：请注册账号或登录。
room-refused-code-unknown = 邀请码无效：请向邀请你的人再要一个。
room-refused-not-for-guests = 游客不能这样做：请先注册账号。
room-refused-no-such-person = 这个服务器上没有{ $name }：请检查名字。
room-refused-key-taken = 这个密钥属于另一个账号：请换一个。

## 来到牌桌

room-refused-no-such-room = 牌桌不在了，或者不对你开放：请再看看列表。
room-refused-at-another-table = 你在另一张牌桌上：请先离开那里。
room-refused-at-no-table = 你不在牌桌上：请先选一张。
room-refused-already-here = 你已经在这张牌桌上了。
room-refused-private = 这张牌桌是私密的：要房主邀请你。
room-refused-banned = { $who ->
    [nobody] 你被禁止来这张牌桌：请另选一张。
    *[other] { $name }被禁止来这张牌桌：要房主先解除。
}
room-refused-room-full = 这张牌桌满了：最多{ $limit }人。
room-refused-nobody-there = 那张牌桌上已经没有人了：请另选一张。
room-refused-closed = 这张牌桌关闭了：请另选一张。

## 在牌桌上

room-refused-stale = 晚了一步：刚刚发生了别的事。先听一听，再试一次。
room-refused-not-host = 不行：只有房主{ $name }可以这样做。
room-refused-not-at-table = { $who ->
    [you] 你不在这张牌桌上。
    *[other] { $name }不在这张牌桌上。
}
room-refused-not-yourself = 不能对自己这样做：请选别人。
room-refused-already-so = 已经是这样了，不用改。
room-refused-too-many = 记下的名字太多了：最多{ $limit }个。
room-refused-text-empty = 什么也没说：请先输入文字。
room-refused-at-table = { $name }已经在这张牌桌上了。
room-refused-not-banned = { $name }并没有被禁止来这里。
room-refused-not-yours = 这只有服务器自己能做。
room-refused-already-seated = 你已经有座位了。
room-refused-not-seated = 你没有座位，只是旁观。
room-refused-table-full = 座位已满：一共{ $limit }个。
room-refused-no-game = 还没有选游戏：要房主先选。
room-refused-no-such-game = 这里没有这个游戏：请另选一个。
room-refused-no-bot = 机器人没有这个级别：请另选一个。
room-refused-no-bot-there = 那里没有机器人。
room-refused-no-such-seat = 没有这个座位：请选这张牌桌的两个不同座位。
room-refused-seats-range = { $seats }人玩不了：要{ $low }到{ $high }人。
room-refused-nobody-plays = 座位上只有机器人：要有人先入座。
room-refused-value-unknown = 这里不能选{ $value }：请换一个值。
room-refused-number-outside = 这里不能选{ $value }：要在{ $low }到{ $high }之间。

## 游戏

room-refused-match-on = 游戏正在进行：请等它结束。
room-refused-no-match = 现在没有游戏在进行。
room-refused-held-back = 请等一等：可能有人偷袭。
room-refused-nothing-to-let-go = 现在没有什么可放弃的。
room-refused-nothing-to-seal = 洗牌现在不需要你做什么。
room-refused-already-sealed = 你加进洗牌的那份已经定了。
room-refused-not-sealed = 洗牌还没到这一步。
room-refused-wrong-words = 你加进洗牌的那份和封存的不一样。
room-refused-no-pause = 现在没有在等偷袭。
room-refused-bad-seed = 服务器的洗牌数据坏了。

# 发的牌和服务器说好的不一样。
room-refused-fair-left-out = 别相信这次发牌：你加进洗牌的那份没有算进去。
room-refused-fair-words = { $who ->
    [nobody] 别相信这次发牌：加进洗牌的几份和封存的不一样。
    [you] 别相信这次发牌：你加进洗牌的那份和封存的不一样。
    *[other] 别相信这次发牌：{ $name }加进洗牌的那份和封存的不一样。
}
room-refused-fair-chain = 别相信这些牌：第{ $number }次的洗牌不是服务器事先定下的那个。
room-refused-fair-seed = 别相信这些牌：第{ $number }次发的牌和洗牌结果对不上。

## 服务器为什么断开

room-bye-nonsense = 听不懂这台服务器：它或这里的Thousand可能太旧。访问到此结束。
room-bye-unknown = 服务器断开了连接。
room-bye-version = 这个Thousand和服务器的版本不匹配：其中一个要更新。
room-bye-elsewhere = 你从别处进来了：这边的连接断开。
room-bye-stopping = 服务器要停止或重启：过一会儿再连，牌桌都会接着玩。
room-bye-silent = 服务器断开了：一直没有登录。
room-bye-slow = 服务器断开了：这个连接太慢。请重新连接。
room-bye-unruly = 服务器断开了：一下子发得太多。过一会儿再连。
room-bye-full = 服务器满了：请稍后再试。
room-bye-failed = 服务器写不了磁盘：过一会儿再连，牌桌都会接着玩。
room-bye-account-closed = 账号已注销：访问到此结束。
room-bye-password-changed = 密码已更改：请用新密码重新进来。
room-bye-way-in-changed = 你的登录方式刚刚有变：请重新进来。
