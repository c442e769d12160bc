### 按键：叫什么，玩家怎样更改。
###
### 提到某个命令的键的消息会得到那个键：$key-draw 是命令 draw 的第一个键。

## 键名：每个都可以放在句首

key-enter = 回车
key-delete = Delete
key-insert = Insert
key-escape = Esc
key-backspace = 退格
key-up = 上光标
key-down = 下光标
key-left = 左光标
key-right = 右光标
key-home = Home
key-end = End
key-tab = Tab
key-backtab = Shift加Tab
key-pageup = Page Up
key-pagedown = Page Down
key-shift = Shift加{ $letter }
key-alt = Alt加{ $letter }
key-ctrl = Control加{ $letter }
key-function = F{ $number }

key-space = 空格
key-exclamation-mark = 感叹号
key-quote = 双引号
key-number-sign = 井号
key-dollar = 美元符号
key-percent = 百分号
key-ampersand = 与号
key-apostrophe = 单引号
key-left-parenthesis = 左圆括号
key-right-parenthesis = 右圆括号
key-asterisk = 星号
key-plus = 加号
key-comma = 逗号
key-minus = 减号
key-full-stop = 句点
key-slash = 斜杠
key-colon = 冒号
key-semicolon = 分号
key-less-than = 小于号
key-equals = 等号
key-greater-than = 大于号
key-question-mark = 问号
key-at-sign = 艾特符号
key-left-bracket = 左方括号
key-backslash = 反斜杠
key-right-bracket = 右方括号
key-caret = 脱字符
key-underscore = 下划线
key-backquote = 反引号
key-left-brace = 左花括号
key-bar = 竖线
key-right-brace = 右花括号
key-tilde = 波浪号

## 现在的按键以及怎样更改：thousand keys，以及选项里的一项

options-keys = 按键：有什么用，怎样更改
keys-title = 全部按键。
keys-now = 牌桌上的按键，每个后面是它的命令名：
keys-line = { $help }命令：{ $command }。
keys-change = 更改按键的方法：
keys-file = 写一个JSON文件{ $path }，例如：
keys-exactly = 文件给一个命令哪些键，它就只有那些键。文件没提到的命令保持不变。
keys-letters = 键可以是一个字母、一个符号或一个名称。大写字母就是加Shift的字母，写成shift-d也一样。
keys-names = 键的名称：{ $names }。
keys-names-more = 其他名称：{ $names }。
keys-combined = 还有f1到f12；alt-加字母或数字；ctrl-加字母，但h、i、j和m除外。
keys-lists = 列表、问题和输入的文字有自己的键，不管文件怎么写。
keys-when = 文件在Thousand启动时读取；里面有什么错，也在那时说明。
keys-json = thousand keys --json把现在的按键写成这样的文件，可以从它改起。
keys-wrong = 你的按键文件里的错误：

cli-help-keys = thousand keys：牌桌上的按键，以及怎样更改。可带--json。

## 文件里的错误

trouble-keys-broken = { $path }里的按键读不了，改用原来的按键：{ $detail }。
trouble-keys-unreadable = { $path }里的按键打不开，改用原来的按键：{ $detail }。
trouble-keys-command = 没有叫{ $command }的命令：thousand keys会列出全部命令。位置：{ $path }。
trouble-keys-fixed = { $command }的按键不能改：数字键是用来选牌的。位置：{ $path }。
trouble-keys-list = { $command }需要一列键名，所以沿用原来的键。位置：{ $path }。
trouble-keys-none = { $command }会一个键都没有，所以沿用原来的键。位置：{ $path }。
trouble-keys-name = 没有叫{ $key }的键，所以{ $command }沿用原来的键。位置：{ $path }。
trouble-keys-digit = { $key }是数字键，用来选牌，所以{ $command }沿用原来的键。位置：{ $path }。
trouble-keys-lists-need = 列表自己要用{ $key }，所以{ $command }沿用原来的键。位置：{ $path }。
trouble-keys-letters = { $command }还需要一个不是字母的键：字母在列表里另有用处。位置：{ $path }。
trouble-keys-twice = { $key }已经属于{ $other }，所以{ $command }沿用原来的键。位置：{ $path }。
trouble-keys-taken = { $other }会失去{ $key }，所以{ $command }沿用原来的键。位置：{ $path }。
trouble-keys-more = 你的按键文件里还有{ $count }处错误：运行thousand keys查看。
