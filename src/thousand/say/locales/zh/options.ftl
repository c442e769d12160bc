### 新游戏的选项，不管是哪种游戏。

options-teams-question = 个人赛，还是分队？
options-screen = 选项。左右光标更改，按D听说明，按S把全部选项存成一个名字。
options-start = 开始游戏
options-line = { $name }：{ $value }
options-line-changed = { $name }：{ $value }，有改动
options-number = { $name }：

# 按键之后听到的：先说值。
options-changed = { $value }：{ $name }
options-last = { $value }已经到头：{ $name }
options-more = 列表里多了{ $count }个选项。
options-fewer = { $count }个不起作用的选项已从列表去掉。
options-no-value = 这里没有可改的：按回车开始游戏，下光标去选项。
options-about-start = 按回车开始游戏，有{ $bots }个机器人，按现在的选项玩。

# 成套的规则

options-rules-question = 用哪套规则？按D删除你保存的选项。
options-replaced = 下面的选项现在都按这套规则。
options-replace-question = 你对选项的改动会丢失。还是要换成{ $rules }吗？
options-name-label = 给这些选项起个名字：
options-name-shipped = { $name }是游戏自带规则的名字：请换一个。
options-overwrite-question = 已经有{ $name }了，要替换吗？
options-saved = 已存为{ $name }：以后可以在规则里选它。
options-not-deleted = 这是游戏自带的规则：只能删除你保存的选项。
options-delete-question = 真的要删除{ $name }吗？
options-deleted = 已删除{ $name }。
trouble-rule-set-broken = { $name }用不了：{ $item }已损坏或不认识。它会保留。
cli-rule-set-broken = { trouble-rule-set-broken }

help-options-screen = 左右光标或减号、加号更改。D听说明。S把全部选项存成一个名字。
help-options-rules = D或Delete删除当前这套你保存的选项。

# 输入文字

text-label = { $label }直接按回车就是{ $standard }。
text-other-key = 这里只能输入文字，然后按回车。按Esc返回。
text-long = 这里最多输入{ $count }个字。
text-full = { $count }个字已经是上限。
text-needed = 请先输入文字，再按回车。按Esc返回。
help-text = 输入文字，然后按回车。退格删除，Esc返回。
