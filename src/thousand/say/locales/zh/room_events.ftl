### 网络上的牌桌发生的事。$who 是 [you] 或 *[other]，名字是 $name；$whom 和 $target 同样指事情落到谁头上。
### 名字最多20个字母，原样不变。

## 人

room-came = { $who ->
    [you] 你进来了，坐{ $seat }号座。
    *[other] { $name }进来了，坐{ $seat }号座。
}
room-came-brief = { $who ->
    [you] 你，{ $seat }号座。
    *[other] { $name }，{ $seat }号座。
}
room-came-watching = { $who ->
    [you] 你进来旁观。
    *[other] { $name }进来旁观。
}
room-left = { $who ->
    [you] 你离开了牌桌。
    *[other] { $name }离开了牌桌。
}
# 两个长名字时，先说被踢，再说是谁踢的。
room-went-kicked = { $who ->
    [you] 你被{ $target }踢出牌桌。
    *[other] { $whom ->
        [you] 你把{ $name }踢出牌桌。
        *[other] { $name }被踢出牌桌，是{ $target }的决定。
    }
}
room-went-banned = { $who ->
    [you] 你被{ $target }踢出牌桌，不准再来。
    *[other] { $whom ->
        [you] 你把{ $name }踢出牌桌，不准再来。
        *[other] { $name }被踢出牌桌，不准再来，是{ $target }的决定。
    }
}
# $seated：有座位可以保留。
room-lost = { $seated ->
    [yes] { $who ->
        [you] 你断线了，座位为你留着。
        *[other] { $name }断线了，座位留着。
    }
    *[no] { $who ->
        [you] 你断线了。
        *[other] { $name }断线了。
    }
}
room-regained = { $who ->
    [you] 你重新连上了。
    *[other] { $name }重新连上了。
}
# $kept：座位还是那个人的；不然就没有了。
room-stood-in = { $kept ->
    [yes] { $who ->
        [you] 机器人替你打，座位为你留着。
        *[other] 机器人替{ $name }打，座位留着。
    }
    *[no] { $who ->
        [you] 机器人接替了你，座位不再是你的。
        *[other] 机器人接替{ $name }，直到这场结束。
    }
}
room-stood-in-full = { $kept ->
    [yes] { $who ->
        [you] 机器人替你打，{ $level }；座位为你留着。
        *[other] 机器人替{ $name }打，{ $level }；座位留着。
    }
    *[no] { $who ->
        [you] 机器人接替了你，{ $level }；座位不再是你的。
        *[other] 机器人接替{ $name }，{ $level }，直到这场结束。
    }
}
room-seat-back = { $who ->
    [you] 你换下机器人，自己接着打。
    *[other] { $name }换下机器人，自己接着打。
}
room-sat = { $who ->
    [you] 你坐到{ $seat }号座。
    *[other] { $name }坐到{ $seat }号座。
}
# $cleared：游戏没结束，人就走了。
room-stood = { $cleared ->
    [yes] { $who ->
        [you] 你的座位空出来了。
        *[other] { $name }的座位空出来了。
    }
    *[no] { $who ->
        [you] 你让出座位，改为旁观。
        *[other] { $name }让出座位，改为旁观。
    }
}
room-host-now = { $who ->
    [you] 你现在是房主。
    *[other] { $name }现在是房主。
}
# 只告诉不想听的那一位。
room-muted = { $on ->
    [yes] 你屏蔽了{ $name }。
    *[no] 你取消了对{ $name }的屏蔽。
}
room-invited = { $who ->
    [you] 你邀请了{ $target }。
    *[other] { $whom ->
        [you] { $name }邀请你来这张牌桌。
        *[other] { $name }邀请了{ $target }。
    }
}
room-unbanned = { $who ->
    [you] 你又可以来这张牌桌了。
    *[other] { $name }又可以来这张牌桌了。
}
room-closed = 这张牌桌关闭了。

## 聊天

room-said = { $who ->
    [you] 你：{ $text }
    *[other] { $name }：{ $text }
}
room-said-private = { $who ->
    [you] 你私聊{ $target }：{ $text }
    *[other] { $name }私聊你：{ $text }
}
# 有人做什么：“Anna 挥手”。
room-emote = { $name } { $text }
room-emote-private = { $who ->
    [you] 私下对{ $target }：{ $name } { $text }
    *[other] 私下对你：{ $name } { $text }
}

## 房主的安排

room-bot-came = 机器人{ $name }坐到{ $seat }号座，{ $level }。
room-bot-came-brief = 机器人{ $name }，{ $seat }号座。
room-bot-went = 机器人{ $name }离开了牌桌。
room-bot-named = 机器人{ $old }改名叫{ $name }。
# $one 和 $another：现在坐在那里的，按两个座位的顺序。
room-swapped = { $seat }号座和{ $other }号座对换，现在依次是{ $one }和{ $another }。
room-swapped-then = { $seat }号座和{ $other }号座对换。
room-game-chosen = 这里改玩{ $game }。
room-game-chosen-full = 这里改玩{ $game }，用{ $rules }规则。
room-game-dropped = 不玩游戏了：这张牌桌只用来聊天。
# $items：选项和它们的新值。
room-options-chosen = 现在{ $items }。
room-pause-set = { $seconds ->
    [0] 偷袭等待时间：不等。
    *[other] 偷袭等待时间：{ $seconds }秒。
}
room-pause-unlimited = 偷袭等待时间：不限。
room-privacy = { $private ->
    [yes] 牌桌改为私密：只有受邀请的人能来。
    *[no] 牌桌改为公开：谁都能来。
}

## 游戏

room-starting = { $who ->
    [you] 你开始游戏，正在洗牌。
    *[other] { $name }开始游戏，正在洗牌。
}
room-starting-brief = { $who ->
    [you] 你开始游戏。
    *[other] { $name }开始游戏。
}
# 为了证明发牌公平：每位玩家的程序在服务器的秘密里加上随机词。
room-committed = 洗牌已经封存，每位玩家的程序再往里加随机词。
room-called-off = 游戏没有开始。
room-called-off-missing = 游戏没有开始，因为缺少{ $names }。
# $number：连这场在内，这张牌桌玩了几场。
room-began = { $game }：{ $names }。
room-began-full = { $game }，这张牌桌的第{ $number }场：{ $names }。
# 危险牌之后的停顿：[0] 不限时间。问到谁，不管手里有没有那张安全牌，都是同样的话。
room-paused-asked = { $seconds ->
    [0] 有安全牌吗？按{ $key-answer }偷袭，按{ $key-back-out }放弃。
    *[other] 有安全牌吗？按{ $key-answer }偷袭，按{ $key-back-out }放弃，限{ $seconds }秒。
}
room-paused-asked-brief = 偷袭吗？{ $key-answer }偷袭，{ $key-back-out }放弃。
room-paused-held = { $seconds ->
    [0] 你先等一等，可能有人偷袭。
    *[other] 你先等一等，可能有人偷袭，最多{ $seconds }秒。
}
room-paused-others = { $seconds ->
    [0] 大家等一等，可能有人偷袭。
    *[other] 大家等一等，可能有人偷袭，最多{ $seconds }秒。
}
room-pause-ended = 不用再等了。
# 游戏自己说完谁赢之后。$who 是房主。
room-match-over = { $who ->
    [you] 你可以再开一场。
    *[other] 房主{ $name }可以再开一场。
}
room-abandoned = { $who ->
    [you] 你中止了游戏，不分胜负。
    *[other] { $name }中止了游戏，不分胜负。
}
