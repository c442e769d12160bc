### 房间在盲文级别的话：与 "braille-" 后面同名的消息成对。一行最多20个汉字宽；没有成对而又更长的，分几行。

braille-game-first-hint-miles = { $key-help }：全部按键；{ $key-draw }：抽牌
braille-game-first-hint-tysiac = { $key-help }：按键；{ $key-pass }：不叫
braille-game-put-off = 先不回答，{ $key-play }再问
braille-game-unchanged = 已取消

braille-game-unknown-key = 没有这个键，{ $key-help }：帮助
braille-game-let-go = 你放弃了偷袭
braille-game-cancelled = 已取消，牌还在手里
braille-game-escape-again = 再按{ $key-back-out }：离开牌桌
braille-game-leave-saved = 要离开牌桌吗？游戏已保存
braille-game-leave-unmoved = 要离开吗？没走过，不保留
braille-game-leave-unsaved = 要离开吗？没保存，会丢失
braille-game-stay = 你留下了
braille-game-saved = 已保存：菜单里选继续
braille-game-saved-to-go = 已保存：运行thousand再选继续
braille-game-no-cards = 没有手牌
braille-game-fewer-cards = 只有{ $count }张牌
braille-game-nothing-playable = 现在没有能打的牌
braille-game-match-over = 游戏结束，{ $key-play }：离开

braille-who-you = { $team ->
    [none] { $name }，是你
   *[number] { $name }，是你，第{ $team }队
}
braille-who-bot = { $team ->
    [none] { $name }，机器人
    [mate] { $name }，机器人，你的队友
   *[number] { $name }，机器人，第{ $team }队
}
braille-who-person = { $team ->
    [none] { $name }，玩家
    [mate] { $name }，你的队友
   *[number] { $name }，第{ $team }队
}
# 在一位名字缩短了的玩家之后。
who-whole-name = 全名：{ $name }
braille-who-count = 玩家按顺序：{ $count }位

braille-speech-direct = Thousand朗读，{ $key-speech }：终端
braille-speech-terminal = 读终端，{ $key-speech }：Thousand朗读
braille-speech-not-offered = 通过ssh不能直接朗读
braille-speech-none-works = 没有可用的语音：回到终端
braille-face-linear = 逐行界面
detail-braille = 盲文短行，{ $key-help }说明读法
braille-history-title = 历史：上下光标；Tab返回
braille-history-no-search = 没有查找内容：按斜杠
braille-history-no-hit = { $where ->
    [back] 往前没有：{ $words }
   *[on] 往后没有：{ $words }
}
braille-history-copied = { $whole ->
    [yes] 已送剪贴板，如果终端允许
   *[no] 太长，只送了开头
}
braille-history-unknown-key = 没有这个键：上下光标，Tab返回
braille-list-unknown-key = 没有这个键：上下光标，回车，Esc
braille-list-no-such-key = 没有这个键：上下光标，回车
braille-list-answer-needed = 要回答：上下光标，回车

# 提到方向键的地方，名称要短。
braille-key-up = { key-up }
braille-key-down = { key-down }
braille-key-left = { key-left }
braille-key-right = { key-right }

braille-help-title = 按键：上下光标；其他键返回
braille-help-play = 打牌，下一局：{ $keys }
braille-help-draw = 抽牌：{ $keys }
braille-help-discard = 弃牌：{ $keys }
braille-help-answer = 偷袭：{ $keys }
braille-help-back-out = 放弃偷袭，离开：{ $keys }
braille-help-previous = 上一张牌：{ $keys }
braille-help-next = 下一张牌：{ $keys }
braille-help-first = 第一张牌：{ $keys }
braille-help-last = 最后一张牌：{ $keys }
braille-help-go-to = 按数字选牌：1到9，0是第十张
braille-help-next-playable = 下一张能打的：{ $keys }
braille-help-previous-playable = 上一张能打的：{ $keys }
braille-help-hand = 全部手牌：{ $keys }
braille-help-info = 大家的情况：{ $keys }
braille-help-info-me = 你的情况：{ $keys }
braille-help-scores = 分数：{ $keys }
braille-help-advice = 建议：{ $keys }
braille-help-turn = 轮到谁：{ $keys }
braille-help-pile = 牌堆，弃牌：{ $keys }
braille-help-who = 谁在这里：{ $keys }
braille-help-options = 玩法简介：{ $keys }
braille-help-repeat = 最后一件事：{ $keys }
braille-help-history-back = 往前：{ $keys }
braille-help-history-forward = 往后：{ $keys }
braille-help-history = 历史：{ $keys }
braille-help-detail = 详细程度：{ $keys }
braille-help-speech = 谁来朗读：{ $keys }
braille-help-face = 逐行或牌桌：{ $keys }
braille-help-sound = 声音：{ $keys }
braille-help-help = 按键：{ $keys }
braille-help-rules = 阅读规则：{ $keys }
braille-help-leave = 离开：{ $keys }
braille-help-list = 上下光标，Home，End，数字，回车
braille-help-list-out = 上下光标，数字，回车；Esc：怎么离开
braille-help-list-needed = 上下光标，Home，End，数字，回车
braille-help-common = 往前，往后：{ $key-history-back }，{ $key-history-forward }
braille-help-history-place = 上下光标，Home，End；左光标：频道
braille-help-history-search = 斜杠：查找；N：往前；P：往后
braille-help-history-copy = K：复制；Tab：返回牌桌
