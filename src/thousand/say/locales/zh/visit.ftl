### 到一个服务器来：怎样进来，大厅，以及网络上的牌桌的按键。一场比赛叫一场游戏。

## 从主菜单

menu-join = 联网牌桌
join-label = 服务器地址：

## 进来

# $server：地址。
visit-calling = 正在连接{ $server }。
come-waiting = 请稍等。
help-waiting = Esc离开。
visit-open-line = 这个连接没有加密：别用你在别处用的密码。
come-question = 欢迎。你想怎样进来？
come-guest = 做游客，名字只用今天
come-login = 用我的账号登录
come-register = 注册新账号
come-name = 你叫什么名字？
come-password = 你的密码：
come-new-password = 新密码，至少8个字符：
come-password-again = 再输入一遍密码：
come-code = 你的邀请码：
come-differ = 两次输入的密码不一样。
secret-typed = { $count ->
    [0] 还没有输入
    *[other] { $count }个字符
}
secret-short = { $count ->
    [1] 请先输入密码。
    *[other] 密码至少要{ $count }个字符。
}
visit-in = { $guest ->
    [yes] 你进来了，游客{ $name }。
    *[no] 你进来了，{ $name }。
}
# 机器人替听者占着座位的牌桌。
visit-kept = 有{ $count }张牌桌由机器人替你占着座位：打开牌桌列表就能回去。

## 连接

visit-cut = { $seated ->
    [yes] 连接断了。Thousand会自己重连，你的座位留着。
    *[no] 连接断了。Thousand会自己重连。
}
visit-stopping = 服务器要停止或重启。Thousand会自动重连，牌桌都会接着玩。
visit-back = 重新连上了。
visit-not-connected = 现在没有连上：过一会儿再试。
visit-table-gone = 牌桌不在了。
visit-watching = 你在旁观这场游戏。
visit-match-over = 游戏结束。按{ $key-play }回到牌桌。

## 消息

visit-invited = { $name }邀请你。
visit-invited-table = { $table }。
# After a line about the table.
visit-invited-how = { $at ->
    [table] 先离开，再看牌桌列表。
    [lesson] 先结束课程，再看牌桌列表。
    *[lobby] 看牌桌列表就能去。
}
visit-friend = 你的好友{ $name }上线了。
visit-befriended = { $name }现在是你的好友：上线时会告诉你。
visit-unfriended = { $name }不再是你的好友。

## 大厅

lobby-title = 大厅。
lobby-tables = 牌桌列表
lobby-open = 开一张牌桌
lobby-people = 在线的人
lobby-code = 给新人一个邀请码
lobby-account = 你的账号
lobby-another = 换个身份进来
lobby-code-is = 邀请码是{ $code }。谁先用它注册，谁就能进来。
lobby-quit-hint = 这个列表的最后一项是离开服务器。
lobby-no-tables = 现在没有开放的牌桌。你开一张，别人就能来。
lobby-tables-title = { $count }张牌桌。回车进去，W只旁观。
# $table：一整行，说一张牌桌。
lobby-invited = 邀请：{ $table }
help-lobby-watch = W去一张牌桌，只旁观。
lobby-privacy-question = 谁可以来这张牌桌？
lobby-public = 谁都可以
lobby-private = 只有受邀请的人
lobby-people-title = { $count ->
    [1] 在线的只有你。
    *[other] { $count }人在线。
}
lobby-people-some = { $count }人在线；这里是你的好友和其他一部分人。
lobby-person = { $name }{ $friend ->
    [yes] ，好友
    *[no] { "" }
}{ $kind ->
    [guest] ，游客
    [away] ，不在线
    [you] ，就是你
    *[here] { "" }
}{ $busy ->
    [yes] ，在牌桌上
    *[no] { "" }
}
lobby-person-you = 这就是你。
lobby-back = 返回
lobby-follow = 去{ $name }的牌桌
help-lobby-tables = 开一张牌桌，或者去一张。在牌桌上可以添机器人、邀请人；由房主开始游戏。
help-lobby-people = 在线的人：可以加好友，也可以去他们的牌桌。
help-lobby-phone = 连接断了，座位会留着：再进来，就能听到错过的事。

## 你的账号

account-title = 你的账号：{ $name }。
account-password = 更改密码
account-keys = 忘掉能打开账号的{ $count }个ssh密钥
account-close = 注销账号
account-old-server = 这台服务器比较旧，做不到：请问开服务器的人。
account-present = 你现在的密码：
account-changed = 密码已更改。你的其他设备要重新登录。
account-keys-stay = 还有{ $count }个ssh密钥能打开这个账号。
account-keys-question = 忘掉{ $count }个ssh密钥吗？以后只能用密码进来。
account-keys-gone = 忘掉了。以后只能用密码进来。
account-close-gone = 注销以后，这里的好友、设置和ssh密钥都会删除，你的名字别人也能用。
account-close-stays = 玩完的游戏连同你的名字留在服务器的记录里。你在游戏中的座位由机器人接着玩。
account-close-question = 永久注销账号{ $name }吗？
# 只给用密钥进来的人。
account-name = 要注销，请输入你的名字{ $name }：
account-other-name = 这不是{ $name }：没有注销。

## 牌桌上的人

people-back = 返回牌桌
people-sit = 入座
people-stand = 让出座位，改为旁观
people-whisper = 和{ $name }私聊
people-befriend = 加{ $name }为好友
people-unfriend = 把{ $name }从好友中去掉
people-mute = 屏蔽{ $name }，不再听到聊天
people-unmute = 取消对{ $name }的屏蔽
people-later = 把{ $name }往后挪一个座位
people-earlier = 把{ $name }往前挪一个座位
people-remove-bot = 撤掉机器人{ $name }
people-hand-over = 让{ $name }当房主
people-kick = 把{ $name }踢出牌桌
people-ban = 踢出{ $name }，不准再来
invite-title = 你要邀请谁？
invite-nobody = 在线的人里没有可以邀请的。
invite-friend = { $busy ->
    [yes] { $name }，好友，在别的牌桌
    *[no] { $name }，好友
}
invite-person = { $busy ->
    [yes] { $name }，在别的牌桌
    *[no] { $name }
}

## 聊天

chat-label = 对全桌：
chat-label-to = 对{ $name }：
chat-slash = 斜杠后面只能写me和你的动作。别的话不用斜杠。
chat-to-nobody = 牌桌上没有叫这个名字的人。@后面先写名字，再写要说的话。
help-chat-line = 输入后按回车。@加名字只对一个人说；/me说你在做什么。Tab：历史。
history-channel-talk = 牌桌上的聊天

## 网络上的牌桌的按键

keys-of-shared = 在联网牌桌上，还有：
help-invite = 邀请人来牌桌：{ $keys }。
help-add-bot = 添一个机器人，在游戏开始前：{ $keys }。
help-remove-bot = 撤一个机器人，在游戏开始前：{ $keys }。
help-chat = 对全桌说话：{ $keys }。
help-room-play = 开始游戏，如果你是房主：{ $keys }。
help-room-back-out = 离开牌桌，连按两次：{ $keys }。
help-room-previous = 这里的人，上一位：{ $keys }。
help-room-next = 这里的人，下一位：{ $keys }。
help-room-scores = 上一场的分数：{ $keys }。
help-room-leave = 离开牌桌，牌桌照常进行：{ $keys }。
room-key-in-match = 这个键要到游戏里才有用。
room-no-scores = 现在没有分数可说。
room-no-advice = 和真人玩时没有建议。
room-leave = 要离开牌桌吗？
room-leave-seat = 要离开牌桌吗？机器人会替你打，你还可以回到座位。
room-abandon = 为大家中止游戏，不分胜负

## 网络上的牌桌的选项

room-options = 牌桌的选项。
room-options-told = 这张牌桌的选项，由房主设定。
room-set-game = 游戏：{ $game }
room-game-none = 不玩游戏，只聊天
room-set-rules = 游戏的规则和选项
room-set-private = { $private ->
    [yes] 谁能来：只有受邀请的人
    *[no] 谁能来：谁都可以
}
# $seconds -1：不限时间。
room-set-pause = { $seconds ->
    [-1] 偷袭等待时间：不限
    [0] 偷袭等待时间：不等
    *[other] 偷袭等待时间：{ $seconds }秒
}
room-pause-question = 牌桌等偷袭等多久？
room-unban = 让{ $name }可以再来

## 命令行

cli-help-join = thousand join ADDRESS：到服务器的牌桌上玩，例如wss://host或host:8414。
cli-flag-name = --name NAME：你在那里的名字。
cli-join-nowhere = thousand join后面缺少地址：请写host、host:8414、ws://host:8414或wss://host。
cli-join-address = { $server }不是服务器的地址：请写host、host:8414、ws://host:8414或wss://host。
cli-join-failed = { $server }没有回应：{ $detail }。地址对吗，服务器在运行吗？
cli-join-no-server = { $server }上是别的东西，不是这个版本认得的Thousand服务器。
cli-join-packages = 需要的包还没有安装。请输入：{ $python } -m pip install aiohttp
