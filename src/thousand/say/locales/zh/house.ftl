# 房间本身的话：菜单、选项、按键、帮助，以及不属于某一种游戏的一切。

language-name = 简体中文
# 玩家没有自己选择时，路程用什么单位：miles 或 km。
language-unit = km

# 第一次启动

first-question = 第一次游戏前先问一句：谁为你朗读这个终端？请按数字键。
first-terminal = 由我的读屏软件或点显器读这个终端
first-direct = 由Thousand自己朗读
first-sight = 我用眼睛看着玩

goodbye = 再见，下次再来。

# 主菜单

menu-title = Thousand，主菜单。
menu-new = 新游戏
menu-continue = 继续已保存的游戏
menu-options = 选项
menu-language = 语言
menu-rules = 规则
menu-help = 帮助
menu-quit = 退出
saved-question = 哪一场游戏？最新的在最前面，按D删除。
saved-match = 同桌{ $names }，已走{ $count }步
# 全部名字太长时。
saved-match-many = 同桌{ $bots }个机器人，已走{ $count }步
menu-nothing-saved = 没有已保存的游戏。选择新游戏就可以开始。

# 选项

options-title = 选项。按回车更改。
options-detail = { $value ->
    [brief] 详细程度：简短，字最少
    [full] 详细程度：完整，每件事都说
    [braille] 详细程度：盲文，短行
   *[normal] 详细程度：普通
}
options-speech = { $value ->
    [direct] 语音：由Thousand朗读
   *[terminal] 语音：由你的读屏软件读终端
}
options-face = { $value ->
    [board] 界面：牌桌，适合用眼睛看
   *[linear] 界面：逐行，适合读屏和点显器
}
options-level = { $value ->
    [easy] 机器人：容易对付
    [strong] 机器人：高手，会想一想再出牌
   *[steady] 机器人：打法稳健
}
options-unit = { $value ->
    [km] 距离：用公里
   *[miles] 距离：用英里
}
# 只在语法需要的语言里才会出现。
options-address = { $value ->
    [he] 称呼你：他
    [she] 称呼你：她
   *[neutral] 称呼你：不分男女
}
options-back = 返回主菜单
options-default-question = 用默认选项玩吗？

bots-label = 几个机器人和你一起玩？

language-question = 请选择语言。
language-lacking = 还没有语言{ $lang }，所以Thousand说中文。

# 列表和回答

answer-yes = 是
answer-no = 否
answer-cancel = 取消
list-numbered = { $n }：{ $label }。
list-item = { $label }，第{ $n }项，共{ $of }项
list-place-item = 第{ $n }项，共{ $of }项：{ $label }
list-unknown-key = 列表里没有这个键。上下光标移动，回车选定，Esc返回。
list-no-such-key = 列表里没有这个键。上下光标移动，回车选定。
list-answer-needed = 这里必须回答：上下光标移动，回车选定。

# 数字

number-label = { $label }请输入{ $low }到{ $high }；直接按回车就是{ $standard }。
number-digits-only = 这里只能输入数字，然后按回车。按Esc返回。
number-long = 这里最多输入{ $count }位数字。
number-full = 数字不能再多了。
number-typed = 已输入：{ $value }
number-empty = 还没有输入任何内容。
number-outside = { $value }超出范围。

# 牌桌上

game-first-hint-miles = 按{ $key-draw }抽牌，{ $key-previous }和{ $key-next }选牌，{ $key-play }打出。{ $key-help }列出全部按键。

game-unknown-key = 这个键在这里没有用。{ $key-help }列出按键。
game-let-go = 你放弃了偷袭。
game-cancelled = 已取消，牌还在你手里。
game-escape-again = 再按一次{ $key-back-out }离开牌桌。
game-leave-saved = 要离开牌桌吗？游戏已保存。
game-leave-unsaved = 要离开牌桌吗？游戏没能保存，会丢失。
game-stay = 你留在牌桌上。
game-saved = 游戏已保存：在主菜单选择继续，就能接着玩。
game-saved-to-go = 游戏已保存：直接运行thousand，再选择继续，就能接着玩。
game-no-cards = 你手里没有牌。
game-fewer-cards = 你手里只有{ $count }张牌。
game-nothing-playable = 你现在没有能打的牌。
game-match-over = 游戏结束。按{ $key-play }离开牌桌。

who-you = { $team ->
    [none] { $name }，就是你。
   *[number] { $name }，就是你，第{ $team }队。
}
who-bot = { $team ->
    [none] { $name }，机器人。
    [mate] { $name }，机器人，你的队友。
   *[number] { $name }，机器人，第{ $team }队。
}
who-person = { $team ->
    [none] { $name }，玩家。
    [mate] { $name }，你的队友。
   *[number] { $name }，第{ $team }队。
}
who-count = 牌桌上共{ $count }位玩家，按出牌顺序：

# 语音、界面、详细程度、历史

speech-direct = 现在由Thousand朗读。按{ $key-speech }改由读屏软件读终端。
speech-terminal = 现在由你的读屏软件读终端。按{ $key-speech }改由Thousand朗读。
speech-not-offered = 通过ssh不能直接朗读：声音会在服务器那边响起。
speech-resumed = 语音已恢复，由{ $name }朗读。
speech-none-works = 这台电脑上没有可用的语音，消息改为写到终端。
face-board = 牌桌界面。
face-linear = 逐行界面：每条消息一行。
detail-brief = 简短：字最少。
detail-normal = 普通详细程度。
detail-full = 完整：每件事都说。
history-title = 历史。上下光标移动，Tab返回牌桌。
history-empty = 还没有说过任何话。
history-item = { $text }，第{ $n }条，共{ $of }条
history-part = { $text }，第{ $n }段，共{ $of }段
# 历史的频道
history-channel-happened = 发生的事。
history-channel-game = 只有游戏。
history-channel-answers = 对按键的回答。
history-channel-house = 通知，以及没能做到的事。
history-channel-all = 说过的一切。
history-search = 查找：
history-no-search = 还没有查找内容：按斜杠键，输入文字，再按回车。
history-no-hit = { $where ->
    [back] 往前没有找到：{ $words }。
   *[on] 往后没有找到：{ $words }。
}
history-hit = 第{ $nth }处，共{ $hits }处，第{ $n }条消息，共{ $of }条：
history-copied = { $whole ->
    [yes] 已送到剪贴板，只要你的终端允许。
   *[no] 开头部分已送到剪贴板，只要你的终端允许：消息太长了。
}
history-not-copied = 这个终端没有剪贴板。
history-unknown-key = 历史里没有这个键。上下光标移动，Tab返回。

# 牌桌上的帮助：一个命令一行

help-title = 按键。上下光标移动，其他键返回。

help-play = 打出当前牌，或者开始下一局：{ $keys }。
help-draw = 抽一张牌：{ $keys }。
help-discard = 弃掉当前牌：{ $keys }。
help-answer = 偷袭，用安全牌回应危险牌：{ $keys }。
help-back-out = 放弃偷袭；连按两次离开牌桌：{ $keys }。
help-previous = 上一张牌：{ $keys }。
help-next = 下一张牌：{ $keys }。
help-first = 第一张牌：{ $keys }。
help-last = 最后一张牌：{ $keys }。
help-go-to = 按数字跳到那张牌：1到9，0是第十张。
help-next-playable = 下一张能打的牌：{ $keys }。
help-previous-playable = 上一张能打的牌：{ $keys }。
help-advice = 建议，现在怎么做，为什么：{ $keys }。
help-hand = 你的全部手牌：{ $keys }。
help-info = 每个人的情况：{ $keys }。
help-info-me = 你自己的详细情况：{ $keys }。
help-scores = 分数：{ $keys }。
help-turn = 轮到谁，在等什么：{ $keys }。
help-pile = 还剩多少张牌可抽，以及弃牌：{ $keys }。
help-who = 牌桌上有谁：{ $keys }。
help-options = 这里的玩法，简短版：{ $keys }。
help-repeat = 重复最后一件事：{ $keys }。
help-history-back = 历史往前翻：{ $keys }。
help-history-forward = 历史往后翻：{ $keys }。
help-history = 进入历史：{ $keys }。
help-detail = 详细程度：{ $keys }。
help-speech = 换读屏软件或Thousand来朗读：{ $keys }。
help-face = 换逐行界面或牌桌界面：{ $keys }。
help-help = 这些按键：{ $keys }。
help-rules = 阅读这场游戏的规则：{ $keys }。
help-leave = 离开牌桌，游戏会保存：{ $keys }。

help-list = 上下光标移动，Home和End到两端，数字或回车选定，Esc返回。
help-list-out = 上下光标移动，Home和End到两端，数字或回车选定，Esc告诉你怎么离开。
help-list-needed = 上下光标移动，Home和End到两端，数字或回车选定；这里必须回答。
help-common = { $key-history-back }和{ $key-history-forward }翻看说过的话。
help-number = 输入数字，然后按回车。退格删除，Esc返回。
help-history-place = 上下光标移动，Page Up和Page Down每次十条，Home和End到两端；左右光标、减号和加号换频道。
help-history-search = 斜杠查找。之后N或回车找更早的一处，P或Shift加N找更晚的一处。
help-history-copy = K复制这条消息，只要你的终端允许。Tab或Esc返回牌桌。

help-house-goal = 这里有两种纸牌游戏：千公里是公路赛车，一千分是吃墩和婚配的游戏。
help-house-miles = 千公里：轮到你时，按{ $key-draw }抽牌，用{ $key-previous }和{ $key-next }选牌，{ $key-play }打出，{ $key-discard }弃掉。
help-house-keys = 在牌桌上，{ $key-help }列出全部按键，{ $key-turn }说轮到谁，{ $key-info }说每个人的情况，{ $key-scores }报分数。
help-house-lists = 在这样的列表里，上下光标移动，回车选定，Esc返回。
help-house-speech = 读屏软件会读出每一行新内容。在牌桌上，按{ $key-speech }可以让Thousand自己朗读。

# 可以逐行、逐标题阅读的文字

book-of-this-game = 这场游戏的规则。在牌桌上，{ $key-help }列出按键。
book-of-default = 默认选项的{ $players ->
    [2] 两
   *[3] 三
}人规则。在牌桌上，{ $key-rules }给出你那场游戏的规则。
book-keys = 上下光标移动，左右光标换标题，Esc返回。

# 文件的问题

trouble-settings-broken = { $path }里的设置读不了，改用默认设置：{ $detail }。
trouble-settings-unreadable = { $path }里的设置打不开，改用默认设置：{ $detail }。
trouble-settings-not-saved = 设置没能写到{ $path }：{ $detail }。
trouble-store-broken = { $path }里保存的游戏已损坏，读不了。
trouble-store-set-aside = 保存的游戏已损坏，原文件留作{ $aside }，另外开始了一个新文件。
trouble-store-full = 磁盘满了：游戏可以继续，但没有保存。请腾出空间再接着玩。
trouble-store-busy = 另一个Thousand正在写保存的游戏，所以这一步还没有保存。
trouble-store-overtaken = 这场游戏已在另一个窗口继续：这里的进展不再保存。
trouble-store-failed = 游戏没法保存到{ $path }：{ $detail }。
trouble-over = 又能保存了，什么都没有丢。
trouble-no-such-match = 这场保存的游戏已经不在了。
trouble-no-such-game = 有一场保存的游戏，这个Thousand不会玩。它原样保留。
trouble-record-version = 有一场保存的游戏格式是{ $version }，这个Thousand只认格式{ $known }。它会保留。
trouble-record-header = 有一场保存的游戏开头已损坏，没法继续。它原样保留。
trouble-record-cut = 有一场保存的游戏不完整：应有{ $want }步，只有{ $have }步。它原样保留。
trouble-record-edited = 有一场保存的游戏在第{ $number }步被人改过，没法继续。它原样保留。
trouble-record-move = 有一场保存的游戏第{ $number }步不可能成立，没法继续。它会保留。

# 命令行

cli-no-terminal = Thousand要在终端里用键盘玩，而现在的标准输入不是终端：请在终端里启动。
cli-unknown-word = Thousand不认识{ $value }。请看thousand --help。
cli-value-missing = { $name }后面要有一个值。请看thousand --help。
cli-value-unknown = { $name }不能是{ $value }；可以是：{ $known }。
cli-number-outside = { $name }必须是{ $low }到{ $high }的整数，不能是{ $value }。
cli-flag-elsewhere = { $name }要和这些命令一起用：{ $commands }。
cli-no-value = { $name }后面不能有值。请看thousand --help。
cli-word-missing = thousand { $command }后面要有{ $name }。请看thousand { $command } --help。
cli-no-pair = { $name }需要选项名、等号和值，例如reshuffle=off，不能是{ $value }。
cli-speech-variable = THOUSAND_SPEECH不能是{ $value }；可以是：auto、terminal、direct、none。

cli-mistake = Thousand出错了，只好停下；游戏已保存。出错的详情写在{ $path }。

cli-about = Thousand：用耳朵和键盘玩千公里和一千分，一个人和机器人对战。
cli-usage = 输入thousand打开菜单，或者输入thousand和一个命令：
cli-usage-command = 命令后面加上--help，会说明它带哪些选项。
cli-help-play = thousand play miles或tysiac：马上开始游戏。可带--bots、--level、--teams、--rules、--option、--match-points、--seed。
cli-help-rules = thousand rules miles或tysiac：规则全文。可带--bots、--teams、--rules、--option、--match-points。
cli-help-matches = thousand matches：列出保存的游戏和编号。
cli-help-record = thousand record NUMBER FILE：把保存的一场游戏写成记录；不给文件就写到标准输出。
cli-help-replay = thousand replay FILE：重新讲述一场有记录的游戏。可带--seat、--from、--step、--detail。
cli-help-verify = thousand verify FILE：检查记录里的发牌、每一步和分数。
cli-help-export = thousand export FILE：记录里的得分表，以文字输出，加--json则输出数据。
cli-flag-seat = --seat加数字：站在哪个座位听；不给就是在桌边旁观。
cli-flag-from = --from加局数：从哪一局开始。
cli-flag-step = --step：按一次键，说一行。
cli-flag-detail = --detail brief、normal、full或braille：说得多详细，braille是短行。
cli-help-bench = thousand bench：看看程序在这台电脑上有多快。
cli-flag-lang = --lang加语言代码（{ $languages }）：语言。
cli-flag-face = --face linear或board：适合读屏的逐行界面，或者给眼睛看的牌桌。
cli-flag-speech = --speech auto、terminal、direct或none：由读屏软件还是Thousand朗读。
cli-flag-bots = --bots 1到8，一千分是1到3：几个机器人和你一起玩。
cli-flag-level = --level easy、steady或strong：机器人打得多好。
cli-flag-teams = --teams 2x2、2x3、3x2、2x4、4x2或3x3：几个队，每队几人；其他玩家都是机器人。
cli-flag-rules = --rules playroom、classic，一千分用house，或你保存的选项名：按哪套规则玩。
cli-flag-option = --option NAME=VALUE，可以重复使用：一个选项，例如reshuffle=off。名字写错时会列出全部。
cli-flag-match-points = --match-points 100到100000，一千分是100到10000：得多少分获胜。
cli-flag-seed = --seed加整数：同一个数发同样的牌。
cli-more = thousand --version报告版本；thousand keys列出游戏的按键。

# 游戏

game-question = 玩哪个游戏？
game-name-miles = 千公里
game-name-tysiac = 一千分
# 存有不止一种游戏时的一场。
saved-match-of = { $game }：{ $told }
matches-of = { $told }{ $game }。
stats-of = { $game }：

game-first-hint-tysiac = { $key-play }叫分、给牌和出牌，{ $key-pass }不叫，{ $key-previous }和{ $key-next }选择。{ $key-help }列出全部按键。
game-unchanged = 已取消，什么都没有变。
game-put-off = 可以等一等再回答：{ $key-play }会再问一次。
sorted-suit = 手牌按花色排列。
sorted-rank = 手牌按大小排列。

help-pass = 叫分时不叫：{ $keys }。
help-raise = 拿底牌后提高定约：{ $keys }。
help-bomb = 别人都不叫时丢炸弹：{ $keys }。
help-trick = 这一墩已出的牌：{ $keys }。
help-trump = 将牌花色：{ $keys }。
help-contract = 叫分和定约：{ $keys }。
help-musik = 底牌，以及给出的牌：{ $keys }。
help-sort = 手牌按花色或大小排列：{ $keys }。
help-tysiac-play = 叫分、给出或打出当前牌，或者开始下一局：{ $keys }。
help-tysiac-back-out = 先不回答；连按两次离开牌桌：{ $keys }。
help-tysiac-pile = 已经出过的牌，和还没出的牌：{ $keys }。
help-house-tysiac = 一千分：{ $key-play }叫分、给牌和出牌，{ $key-pass }不叫。{ $key-trick }说这一墩，{ $key-trump }说将牌，{ $key-contract }说定约。

# 只有部分游戏才有的命令的标题。
keys-of-game = { $game }自己的按键，在那里优先：
