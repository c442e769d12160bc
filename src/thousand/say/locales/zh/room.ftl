### 网络上的一张牌桌：现在怎样，有谁，在等什么。一场比赛叫一场游戏。
###
### $who 是 [you] 或 *[other]，名字是 $name，最多20个字母，原样不变。

# 几位中的一位：在入座、旁观或缺席的名单里。$bot：[yes] 是机器人。
room-in-list = { $bot ->
    [yes] 机器人{ $name }
    *[no] { $who ->
        [you] 你
        *[other] { $name }
    }
}
# 机器人打得多好：放在“机器人”后面，用逗号隔开。
room-level = { $level ->
    [easy] 容易对付
    [steady] 打法稳健
    [strong] 高手
    *[other] { $level }
}
# 一行名单放不下的，接着说。
room-names-more = 还有{ $names }。

## 现在怎样

# 房主管这张牌桌。$facts：玩什么，什么规则，是不是私密。
room-whose = { $who ->
    [you] 你的牌桌：{ $facts }。
    *[other] { $name }的牌桌：{ $facts }。
}
room-for-talk = 只聊天
room-rules = { $rules }规则
room-private = 私密
room-seated = { $count }位在座：{ $names }。
room-watching = { $count }位旁观：{ $names }。
# $keys：下面的几项，一项接一项。
room-keys = 按键：{ $keys }。
room-key-add-bot = { $key }添机器人
room-key-remove-bot = { $key }撤机器人
room-key-invite = { $key }邀请
room-key-options = { $host ->
    [yes] { $key }设选项
    *[no] { $key }听选项
}
room-key-game = { $key }选游戏
room-key-who = { $key }再选自己的名字就能入座
room-key-chat = { $key }聊天

## 有谁：对W的回答，不能以W开头。每位是列表的一项，没有句号：先名字，后情况。

room-count = { $watching ->
    [0] 这张牌桌有{ $seated }位在座。
    *[other] { $seated ->
        [0] 这张牌桌没有人在座，有{ $watching }位旁观。
        *[other] 这张牌桌有{ $seated }位在座，{ $watching }位旁观。
    }
}
room-fact-you = 就是你
room-fact-bot = 机器人，{ $level }
room-fact-seat = { $seat }号座
room-fact-watching = 旁观
room-fact-host = 房主
# 断了线；走了，还可以回到座位。
room-fact-away = 断线
room-fact-gone = 已离开
room-fact-bot-plays = 机器人代打
room-fact-muted = 已屏蔽
# 在缩短了的名字之后。
room-fact-whole = 全名{ $name }

## 牌桌在等什么：对T的回答，不能以T开头

room-waits-playing = 游戏正在进行。
room-waits-shuffle = 正在洗牌，游戏马上开始。
room-waits-game = 没有选游戏：这张牌桌只用来聊天。
room-waits-players = { $who ->
    [you] 还差{ $count }位玩家：按{ $key-add-bot }添机器人，按{ $key-invite }邀请。
    *[other] 还差{ $count }位玩家。
}
room-waits-person = 等人入座：座位上只有机器人。
# $reason：游戏的一整句话。
room-waits-options = 选项不合适。{ $reason }
room-waits-start = { $who ->
    [you] 按{ $key-play }开始游戏。
    *[other] 等房主{ $name }开始游戏。
}

## 列表里的一张牌桌

room-card = { $host }的牌桌：{ $facts }
room-card-seats = { $seats }个座位坐了{ $count }个
room-card-state = { $playing ->
    [yes] 游戏中
    *[no] 还没开始
}
# 没有游戏的牌桌。
room-card-seated = { $count }位在座
room-card-watching = { $count }位旁观
room-card-names = 在座的是{ $names }

## 回来

room-missed = { $count ->
    [0] 你不在的时候没有错过一步。
    *[other] 你不在的时候错过了{ $count }步。
}
# 发生的事比牌桌记得的多。
room-missed-part = { $count ->
    [0] 你不在的时候发生的事太多，牌桌没有全记住。
    *[other] 你不在的时候错过了不止{ $count }步，牌桌只记得最后这些。
}
