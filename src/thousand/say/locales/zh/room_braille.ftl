### 网络上的牌桌在盲文级别的话：与 "braille-" 后面同名的消息成对；名字十个字母时，一行最多40格，行末没有句号。
### 名单和各项情况需要几行就分几行。

braille-room-in-list = { $bot ->
    [yes] 机器人{ $name }
    *[no] { room-in-list }
}
braille-room-names-more = 还有{ $names }

## 现在怎样

braille-room-whose = { $who ->
    [you] 你这桌：{ $facts }
    *[other] { $name }这桌：{ $facts }
}
braille-room-seated = { $count }位在座：{ $names }
braille-room-watching = { $count }位旁观：{ $names }
braille-room-keys = { $keys }
braille-room-key-add-bot = { $key }：添机器人
braille-room-key-remove-bot = { $key }：撤机器人
braille-room-key-invite = { $key }：邀请
braille-room-key-options = { $key }：选项
braille-room-key-game = { $key }：选游戏
braille-room-key-who = { $key }再选自己：入座
braille-room-key-chat = { $key }：聊天

braille-room-count = { $watching ->
    [0] { $seated }位在座
    *[other] { $seated }位在座，{ $watching }位旁观
}
braille-room-fact-you = 是你
braille-room-fact-bot = 机器人，{ $level }
braille-room-fact-gone = 走了

braille-room-waits-playing = 游戏正在进行
braille-room-waits-shuffle = 正在洗牌，马上开始
braille-room-waits-game = 没有选游戏，只聊天
braille-room-waits-players = { $who ->
    [you] 还差{ $count }位：{ $key-add-bot }机器人，{ $key-invite }邀请
    *[other] 还差{ $count }位玩家
}
braille-room-waits-person = 只有机器人，等人入座
braille-room-waits-options = 选项不合适，{ $reason }
braille-room-waits-start = { $who ->
    [you] 按{ $key-play }开始游戏
    *[other] 等房主{ $name }开始
}

braille-room-card = { $host }：{ $facts }
braille-room-card-seats = { $seats }座已坐{ $count }
braille-room-card-state = { $playing ->
    [yes] 游戏中
    *[no] 未开始
}

braille-room-missed = { $count ->
    [0] 你不在时没有错过一步
    *[other] 你不在时错过了{ $count }步
}
braille-room-missed-part = { $count ->
    [0] 你不在时事情太多，没记全
    *[other] 错过不止{ $count }步，只记得最后的
}

## 发生的事

braille-room-came = { $who ->
    [you] 你进来了，{ $seat }号座
    *[other] { $name }进来了，{ $seat }号座
}
braille-room-came-watching = { $who ->
    [you] 你进来旁观
    *[other] { $name }进来旁观
}
braille-room-left = { $who ->
    [you] 你离开了
    *[other] { $name }离开了
}
braille-room-went-kicked = { $who ->
    [you] 你被{ $target }踢出
    *[other] { $whom ->
        [you] 你踢出{ $name }
        *[other] { $name }被{ $target }踢出
    }
}
braille-room-went-banned = { $who ->
    [you] 你被{ $target }踢出，不准再来
    *[other] { $whom ->
        [you] 你踢出{ $name }，不准再来
        *[other] { $name }被{ $target }踢出，不准再来
    }
}
braille-room-lost = { $seated ->
    [yes] { $who ->
        [you] 你断线了，座位留着
        *[other] { $name }断线，座位留着
    }
    *[no] { $who ->
        [you] 你断线了
        *[other] { $name }断线
    }
}
braille-room-regained = { $who ->
    [you] 你重新连上了
    *[other] { $name }重新连上
}
braille-room-stood-in = { $kept ->
    [yes] { $who ->
        [you] 机器人替你打，座位留着
        *[other] 机器人替{ $name }打，座位留着
    }
    *[no] { $who ->
        [you] 机器人接替你，座位没有了
        *[other] 机器人接替{ $name }
    }
}
braille-room-seat-back = { $who ->
    [you] 你换下机器人自己打
    *[other] { $name }换下机器人自己打
}
braille-room-sat = { $who ->
    [you] 你坐到{ $seat }号座
    *[other] { $name }坐到{ $seat }号座
}
braille-room-stood = { $cleared ->
    [yes] { $who ->
        [you] 你的座位已空出
        *[other] { $name }的座位空出
    }
    *[no] { $who ->
        [you] 你让出座位
        *[other] { $name }让出座位
    }
}
braille-room-host-now = { $who ->
    [you] 你现在是房主
    *[other] { $name }现在是房主
}
braille-room-muted = { $on ->
    [yes] 你屏蔽了{ $name }
    *[no] 你取消屏蔽{ $name }
}
braille-room-invited = { $who ->
    [you] 你邀请了{ $target }
    *[other] { $whom ->
        [you] { $name }邀请你
        *[other] { $name }邀请了{ $target }
    }
}
braille-room-unbanned = { $who ->
    [you] 你又可以来了
    *[other] { $name }又可以来了
}
braille-room-closed = 这张牌桌关闭了

braille-room-bot-came = 机器人{ $name }，{ $seat }号座，{ $level }
braille-room-bot-went = 机器人{ $name }离开
braille-room-bot-named = 机器人{ $old }改名{ $name }
braille-room-swapped = 现在{ $seat }号{ $one }，{ $other }号{ $another }
braille-room-swapped-then = { $seat }号座和{ $other }号座对换
braille-room-game-chosen = 改玩{ $game }
braille-room-game-dropped = 不玩游戏，只聊天
braille-room-options-chosen = 现在{ $items }
braille-room-pause-set = { $seconds ->
    [0] 偷袭等待：不等
    *[other] 偷袭等待：{ $seconds }秒
}
braille-room-pause-unlimited = 偷袭等待：不限
braille-room-privacy = { $private ->
    [yes] 改为私密：受邀请的人能来
    *[no] 改为公开：谁都能来
}

braille-room-starting = { $who ->
    [you] 你开始游戏
    *[other] { $name }开始游戏
}
braille-room-called-off = 游戏没有开始
braille-room-called-off-missing = 没有开始，缺{ $names }
braille-room-began = { $game }：{ $names }
braille-room-paused-asked = { $seconds ->
    [0] 偷袭吗？{ $key-answer }是，{ $key-back-out }否
    *[other] 偷袭吗？{ $key-answer }是，{ $key-back-out }否，{ $seconds }秒
}
braille-room-paused-held = { $seconds ->
    [0] 你等一等，可能有偷袭
    *[other] 你等{ $seconds }秒，可能有偷袭
}
braille-room-paused-others = { $seconds ->
    [0] 大家等一等，可能有偷袭
    *[other] 大家等{ $seconds }秒，可能有偷袭
}
braille-room-pause-ended = 不用再等了
braille-room-match-over = { $who ->
    [you] 你可以再开一场
    *[other] { $name }可以再开一场
}
braille-room-abandoned = { $who ->
    [you] 你中止游戏，不分胜负
    *[other] { $name }中止游戏，不分胜负
}

## 拒绝

braille-room-refused-unknown = 被拒绝：{ $code }
braille-room-refused-malformed = 服务器没看懂
braille-room-refused-oversized = 太长了：一次少发一点
braille-room-refused-too-fast = 太快了：等一下
braille-room-refused-no-hello = 还没打招呼：请重新连接
braille-room-refused-not-in = 请先登录
braille-room-refused-already-in = 你已经登录了
braille-room-refused-server-full = 服务器满了：稍后再试
braille-room-refused-line-cut = 连接断了：再试一次
braille-room-refused-name-empty = 要有名字
braille-room-refused-name-long = 名字太长：最多{ $limit }个字符
braille-room-refused-name-signs = 名字用文字、数字、单个空格
braille-room-refused-name-taken = 已有人用或太像：{ $name }
braille-room-refused-password-short = 密码太短：至少{ $limit }个字符
braille-room-refused-login-wrong = 名字或密码不对
braille-room-refused-password-wrong = 这不是你的密码
braille-room-refused-token-unknown = 服务器不记得你：重新登录
braille-room-refused-no-guests = 不接待游客：请注册或登录
braille-room-refused-code-unknown = 邀请码无效
braille-room-refused-not-for-guests = 游客不行：请先注册账号
braille-room-refused-no-such-person = 这里没有{ $name }
braille-room-refused-key-taken = 密钥属于另一个账号
braille-room-refused-no-such-room = 牌桌不在了，或者不对你开放
braille-room-refused-at-another-table = 先离开另一张牌桌
braille-room-refused-at-no-table = 先选一张牌桌
braille-room-refused-already-here = 你已经在这张牌桌上
braille-room-refused-private = 私密牌桌：要房主邀请你
braille-room-refused-banned = { $who ->
    [nobody] 你被禁止来这张牌桌
    *[other] { $name }被禁止，先要解除
}
braille-room-refused-room-full = 牌桌满了：最多{ $limit }人
braille-room-refused-nobody-there = 那里已经没有人了
braille-room-refused-closed = 这张牌桌关闭了
braille-room-refused-stale = 晚了一步：先听，再试一次
braille-room-refused-not-host = 不行：只有房主{ $name }可以
braille-room-refused-not-at-table = { $who ->
    [you] 你不在这张牌桌上
    *[other] { $name }不在这张牌桌上
}
braille-room-refused-not-yourself = 不能对自己：请选别人
braille-room-refused-already-so = 已经是这样，不用改
braille-room-refused-too-many = 名字太多：最多{ $limit }个
braille-room-refused-text-empty = 什么也没说：先输入文字
braille-room-refused-at-table = { $name }已在这张牌桌上
braille-room-refused-not-banned = { $name }没有被禁止
braille-room-refused-not-yours = 只有服务器自己能做
braille-room-refused-already-seated = 你已经有座位了
braille-room-refused-not-seated = 你没有座位，只是旁观
braille-room-refused-table-full = { $limit }个座位已满
braille-room-refused-no-game = 没有选游戏：要房主先选
braille-room-refused-no-such-game = 这里没有这个游戏
braille-room-refused-no-bot = 机器人没有这个级别
braille-room-refused-no-bot-there = 那里没有机器人
braille-room-refused-no-such-seat = 没有这个座位：另选两个
braille-room-refused-seats-range = { $seats }人玩不了：{ $low }到{ $high }人
braille-room-refused-nobody-plays = 只有机器人：要有人先入座
braille-room-refused-value-unknown = 这个值不能选
braille-room-refused-number-outside = 只能选{ $low }到{ $high }
braille-room-refused-match-on = 游戏正在进行：等它结束
braille-room-refused-no-match = 现在没有游戏
braille-room-refused-held-back = 请等一等：可能有偷袭
braille-room-refused-nothing-to-let-go = 没有什么可放弃的
braille-room-refused-nothing-to-seal = 洗牌现在不需要你
braille-room-refused-already-sealed = 你那份已经定了
braille-room-refused-not-sealed = 洗牌还没到这一步
braille-room-refused-wrong-words = 你那份和封存的不一样
braille-room-refused-no-pause = 现在没有在等偷袭
braille-room-refused-bad-seed = 服务器的洗牌数据坏了
braille-room-refused-fair-left-out = 发牌不公：你那份没有算
braille-room-refused-fair-words = { $who ->
    [nobody] 发牌不公：和封存的不一样
    [you] 发牌不公：你那份被改了
    *[other] 发牌不公：{ $name }那份不对
}
braille-room-refused-fair-chain = 第{ $number }次发牌不公：洗牌换了
braille-room-refused-fair-seed = 第{ $number }次发牌不公：牌对不上

braille-room-bye-unknown = 服务器断开了连接
braille-room-bye-version = 和服务器版本不匹配：要更新
braille-room-bye-elsewhere = 你从别处进来了，这边断开
braille-room-bye-stopping = 服务器停止：过一会儿再连
braille-room-bye-silent = 断开了：一直没有登录
braille-room-bye-slow = 断开了：这个连接太慢
braille-room-bye-unruly = 断开了：一下子发得太多
braille-room-bye-full = 服务器满了：稍后再试
braille-room-bye-failed = 服务器有故障：过一会儿再连
braille-room-bye-account-closed = 账号已注销
braille-room-bye-password-changed = 密码已更改：请重新进来
braille-room-bye-way-in-changed = 登录方式有变：请重新进来

braille-visit-match-over = 游戏结束，{ $key-play }：回到牌桌
